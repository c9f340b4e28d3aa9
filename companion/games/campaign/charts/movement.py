"""Shapes of movement, straggling, delays and the choice of march modes."""

from __future__ import annotations

from typing import Literal

from companion.charts.figures import Number
from companion.charts.ruleset import Chart, Times
from companion.charts.upcasting import Format
from companion.games.campaign.charts.shared import (
    Hexes,
    Kind,
    MarchMode,
    MovementPoints,
    Percentage,
    Probability,
    Side,
    StrengthPoints,
    Turns,
)


class Allowance(Chart, frozen=True):
    """Movement points of a kind of corps in a march mode, in a plain day turn."""

    corps: Kind
    mode: MarchMode
    mp: Number
    clause: str


class NightWithdrawal(Chart, frozen=True):
    """The march mode of a withdrawal at night."""

    mode: MarchMode
    clause: str


class Movement(Chart, frozen=True):
    """Allowances and costs, movement.toml."""

    format: Format
    chart: Literal["movement"]
    clause: str
    enter_hex: MovementPoints
    change_deployment: MovementPoints
    conduct_attack: MovementPoints
    conduct_hasty_attack: MovementPoints
    cross_river: MovementPoints
    rain: Times
    no_combat_in_rain: str
    joins_within: Hexes
    """How near its starting hex a corps comes to its path without a force march."""
    night_withdrawal: NightWithdrawal
    no_mountains: str
    no_river_for_confederates: str
    allowance: list[Allowance]


class StragglingRow(Chart, frozen=True):
    """The most that straggling costs an army's marching infantry in a turn, in percent; the least is nothing."""

    side: Side
    normal: Percentage
    force: Percentage
    night_normal: Percentage
    night_force: Percentage


class Straggling(Chart, frozen=True):
    """Stragglers lost and regained, straggling.toml."""

    format: Format
    chart: Literal["straggling"]
    clause: str
    regained: StrengthPoints
    row: list[StragglingRow]


class Delays(Chart, frozen=True):
    """Time that passes before orders are followed, delays.toml: not published."""

    format: Format
    chart: Literal["delays"]
    invented: Literal[True]
    says: str
    clause: str
    slow_start: Probability
    slow_start_lost: Turns
    order_without_cost: Turns
    forced_deployment: MovementPoints


class UrgencyShift(Chart, frozen=True):
    """What is added to urgency."""

    urgency: int
    clause: str


class Divided(Chart, frozen=True):
    """What a rating is divided by."""

    by: Number
    clause: str


class ChanceLine(Chart, frozen=True):
    """A probability in a straight line: 0 at `zero_at`, `slope` more for each point beyond, at most `most`."""

    zero_at: Number
    slope: Number
    most: Number
    clause: str


class MarchModeChances(Chart, frozen=True):
    """How a corps chooses its march mode, march-mode.toml: not published."""

    format: Format
    chart: Literal["march-mode"]
    invented: Literal[True]
    says: str
    clause: str
    night: UrgencyShift
    aggressiveness: Divided
    force: ChanceLine
    rest: ChanceLine
