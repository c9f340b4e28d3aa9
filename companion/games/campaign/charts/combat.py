"""Shapes of the combat charts: what the book prints, and what it leaves to the computer of 1982 (invented)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, get_args

from msgspec import Meta

from companion.charts.figures import Number, Wording
from companion.charts.ruleset import Chart, Times
from companion.charts.upcasting import Format
from companion.charts.vocabulary import When
from companion.games.campaign.charts.shared import FatiguePoints, Limits, Percentage

Arm = Literal["infantry", "cavalry", "foot_guns", "horse_guns"]
ARMS: tuple[Arm, ...] = get_args(Arm)
"""In the order that breaks ties (RTG-R-LOSS-SPLIT)."""
SHIFTS: tuple[str, ...] = (
    "cavalry",
    "cavalry-withdraw",
    "cavalry-town",
    "cavalry-road",
    "foot-guns",
    "horse-guns",
    "deployed",
    "stand",
    "attack",
    "hasty-attack",
    "confederate",
    "morale",
    "effectiveness",
)
"""The rows that a chart of format 1 must have: it says nowhere what it leaves out."""


class Shift(When, frozen=True, kw_only=True):
    """A shift of the combat multiple; `per_point` ones count for each point of the rating that their rule names."""

    PLACE: ClassVar = "combat.shift"
    id: str
    label: Wording
    value: Number
    clause: str
    per_point: bool = False


class Leaders(Chart, frozen=True):
    """As how many leaders one counts."""

    leaders: Annotated[int, Meta(ge=1)]
    clause: str


class Divisor(Chart, frozen=True):
    """What a figure is divided by."""

    by: Number
    clause: str


class Pull(Chart, frozen=True):
    """How far urgency moves for one point of leadership."""

    urgency: Annotated[int, Meta(ge=0)]
    clause: str


class Ratio(Chart, frozen=True):
    """Odds, as so many to one."""

    ratio: Number
    clause: str


class TiringLosses(Chart, frozen=True):
    """How much of its strength a corps loses for each fatigue point, and to what part of a point that is rounded up."""

    percent: Number
    step: Number
    clause: str


class CasualtyRate(Chart, frozen=True):
    """The share of the smaller force that a ferocity costs."""

    ferocity: Annotated[int, Meta(ge=1)]
    percent: Number
    clause: str


class UrgencyFatigue(Chart, frozen=True):
    """The fatigue that an adjusted urgency costs each corps of its side."""

    urgency: Annotated[int, Meta(ge=1)]
    fatigue: Number
    clause: str


class Combat(Chart, frozen=True):
    """What the book prints of combat, combat.toml."""

    format: Format
    chart: Literal["combat"]
    clause: str
    strength: str
    battle_odds: str
    leadership_odds: str
    combat_odds: str
    # The smaller force is so by what it brings, the weaker one by the odds of this battle: they need not be the same
    # side, and each has its clause.
    smaller_force: str
    weaker_force: str
    demoralised_loss: str
    ferocity: str
    losses: str
    # As how many the commander in control counts in his side's average, not how many leaders it has.
    controlling: Leaders
    aggressiveness: Divisor
    urgency: Limits
    pull: Pull
    surrender: Ratio
    destroyed_below: Percentage
    tiring_losses: TiringLosses
    leader_lost: FatiguePoints
    shift: list[Shift]
    casualty_rate: list[CasualtyRate]
    urgency_fatigue: list[UrgencyFatigue]


# ---- invented


class FrontShare(Chart, frozen=True):
    """The share of strength in the first echelon: `base`, and more for each point of urgency."""

    base: Number
    an_urgency: Number
    clause: str


class RestShare(Chart, frozen=True):
    """The second echelon's share of what the first leaves."""

    share: Number
    clause: str


class Echelon(Chart, frozen=True):
    """What an echelon weighs in the real battle odds and in the losses."""

    number: Annotated[int, Meta(ge=1)]
    name: Wording
    strength: Number
    losses: Number
    clause: str


class Echelons(Chart, frozen=True):
    """The echelons, echelons.toml: not published."""

    format: Format
    chart: Literal["echelons"]
    invented: Literal[True]
    says: str
    clause: str
    first: FrontShare
    second: RestShare
    echelon: Annotated[list[Echelon], Meta(min_length=3, max_length=3)]


class ArmWeight(Chart, frozen=True):
    """How much an arm is exposed to losses, a strength point."""

    arm: Arm
    weight: Number
    clause: str


class Floor(Chart, frozen=True):
    """The least a figure may come to."""

    least: Number
    clause: str


class RandomFactor(Chart, frozen=True):
    """The draw on the combat odds: `base` to a power from -1 to 1, or in the other reading 1 plus or minus `spread`."""

    base: Number
    spread: Number
    clause: str


class Chance(Chart, frozen=True):
    """A chance in percent for each percent of something."""

    a_percent: Number
    clause: str


class NewLeadership(Chart, frozen=True):
    """The leadership of a killed leader's successor: the old one and a whole number from `lowest` to `highest`."""

    lowest: int
    highest: int
    clause: str


class NewAggressiveness(Chart, frozen=True):
    """A successor's aggressiveness: `share` of the old, cut towards 0 to `grain`, and one of `changes`."""

    share: Number
    grain: Annotated[int, Meta(ge=1)]
    changes: Annotated[list[int], Meta(min_length=1)]
    clause: str


class Losses(Chart, frozen=True):
    """Who suffers the losses, and the draws of combat, losses.toml: not published."""

    format: Format
    chart: Literal["losses"]
    invented: Literal[True]
    says: str
    clause: str
    multiple_floor: Floor
    road_mode: Times
    random: RandomFactor
    leader_lost: Chance
    new_leadership: NewLeadership
    new_aggressiveness: NewAggressiveness
    arm: list[ArmWeight]
