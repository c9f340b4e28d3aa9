"""Shapes of what combat and marching do to units and how they recover: ammunition, fatigue, disruption, rout."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from companion.charts.ruleset import Chart
from companion.charts.upcasting import Format
from companion.games.tactical.charts.shared import (
    Divided,
    FatiguePoints,
    Men,
    Morale,
    Natural,
    Percent,
    Percentage,
    Positive,
    Span,
    Squares,
)
from companion.games.tactical.charts.terms import Arm, Mode, Side

FlatKind = Literal["cavalry", "cavalry-artillery", "confederate-artillery", "independent"]


class RunOut(Chart, frozen=True):
    """The chance that an arm runs out of ammunition when it fires."""

    arm: Arm
    percent: Percent
    clause: str


class Eligibility(Chart, frozen=True):
    """What the distance to the division's leader means: at once, a chance to go on to the resupply, or none."""

    min: Natural
    outcome: Literal["at-once", "chance", "none"]
    percent: Percent
    clause: str
    max: Natural | None = None


class Flat(Chart, frozen=True):
    """A chance of going on to the resupply whatever the distance, and who has it."""

    percent: Percent
    who: list[FlatKind]
    clause: str


class Resupply(Chart, frozen=True):
    """The chance of being resupplied, at the turn's beginning and in its middle."""

    side: Side
    arms: Annotated[list[Arm], Meta(min_length=1)]
    percent: Percent
    mid_turn: Percent
    clause: str


class Ammo(Chart, frozen=True):
    """Ammunition, ammo.toml; what a unit without it can do stands in out-of-ammo.toml."""

    format: Format
    chart: Literal["ammo"]
    clause: str
    flat: Flat
    run_out: list[RunOut]
    eligibility: Annotated[list[Eligibility], Meta(min_length=1)]
    resupply: list[Resupply]


class Recovery(Chart, frozen=True):
    """What effectiveness is divided by for the fatigue recovered, in an enemy zone of control and free of them."""

    in_zone: Divided
    free: Divided


class EnterSquare(Chart, frozen=True):
    """The fatigue of a step, by mode."""

    mode: Mode
    fatigue: Natural
    clause: str


class FatigueLosses(Chart, frozen=True):
    """How many losses make a fatigue point: `losses` below `from_men` men; then a loss for each `men_a_loss`."""

    losses: Positive
    from_men: Positive
    to_men: Positive
    men_a_loss: Positive
    clause: str
    large_clause: str


class BasicSteps(Chart, frozen=True):
    """The fatigue of a step in the Basic game, which has no modes."""

    infantry: Natural
    others: Natural
    clause: str


class Fatigue(Chart, frozen=True):
    """What tires and what rests, fatigue.toml."""

    format: Format
    chart: Literal["fatigue"]
    clause: str
    recovery: Recovery
    fortify: FatiguePoints
    leader_dies: FatiguePoints
    routed_passes: FatiguePoints
    losses: FatigueLosses
    basic: BasicSteps
    gun_retreat_above: FatiguePoints
    """Unlimbered artillery whose fatigue passes it in melee goes back (ANT-8.5c)."""
    enter: Annotated[list[EnterSquare], Meta(min_length=1)]


class LossChance(Chart, frozen=True):
    """A chance in percent for so many casualties."""

    percent: Percent
    casualties: Positive
    clause: str


class Disruption(Chart, frozen=True):
    """How order is lost and regained, disruption.toml; the chances fall by what speaks against a unit."""

    format: Format
    chart: Literal["disruption"]
    clause: str
    chance: LossChance
    morale_above: Morale
    with_leader: Percentage
    """The brigade's leader lives, and no enemy is near."""
    one_against: Percentage
    """He is lost, or the unit is in an enemy zone of control."""
    both_against: Percentage


class RallyMen(Chart, frozen=True):
    """A side's units rally only with more men."""

    side: Side
    more_than: Natural
    clause: str


class Rout(Chart, frozen=True):
    """Rout, retreat and rally, rout.toml."""

    format: Format
    chart: Literal["rout"]
    clause: str
    check_below: Morale
    breaks: Percentage
    at_once_below: Men
    """Troops with fewer men rout when they lose any."""
    retreat: Squares
    melee_retreat: Span
    """Squares after melee: at least, at most."""
    rally_from: Morale
    rally_men: list[RallyMen]
