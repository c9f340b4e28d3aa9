"""Shapes of the turn: its phases and clock, operation points, activation, command control, reinforcements, start."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from companion.charts.ruleset import Chart
from companion.charts.upcasting import Format
from companion.games.tactical.charts.shared import (
    FatiguePoints,
    Natural,
    Percent,
    Place,
    Points,
    Positive,
    Span,
    Squares,
    Wording,
    Words,
)
from companion.games.tactical.charts.terms import Arm, Level, PhaseKind, Side, SubPhase

TimeOfDay = Annotated[str, Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")]


class Turns(Chart, frozen=True):
    """How many turns there are, when the first begins and how long each lasts."""

    number: Positive
    first: TimeOfDay
    minutes: Positive
    clause: str
    morning: TimeOfDay | None = None
    """When the turn after a night begins; None where the clock runs on."""


class PhaseRow(Chart, frozen=True):
    """A phase of the turn; `levels` are the games that have it."""

    PLACE: ClassVar = "sequence.phase"
    id: Words
    name: Wording
    kind: PhaseKind
    levels: Annotated[list[Level], Meta(min_length=1)]
    clause: str
    side: Side | Literal[""] = ""
    half: Annotated[int, Meta(ge=0, le=2)] = 0
    at_night: bool = False
    """Only turns at night have it."""


class SubPhaseRow(Chart, frozen=True):
    """A sub-phase of combat: who acts, with which arms, and what it is paid by."""

    PLACE: ClassVar = "sequence.sub_phase"
    id: SubPhase
    name: Wording
    who: Literal["defending", "attacking"]
    """The side that is not phasing, or the phasing side."""
    arms: Annotated[list[Arm], Meta(min_length=1)]
    clause: str


class Sequence(Chart, frozen=True):
    """The sequence of play, sequence.toml."""

    format: Format
    chart: Literal["sequence"]
    clause: str
    turns: Turns
    night_turns: list[Positive]
    phase: Annotated[list[PhaseRow], Meta(min_length=1)]
    sub_phase: Annotated[list[SubPhaseRow], Meta(min_length=1)]
    night_clause: str = ""
    invented: bool = False
    says: str = ""


class ForceMarch(Chart, frozen=True):
    """What a forced march gives and costs, and from which fatigue on it is refused."""

    op: Positive
    fatigue: Positive
    refused_at: Positive
    clause: str
    refused_clause: str


class Allowances(Chart, frozen=True):
    """Operation points, points.toml."""

    format: Format
    chart: Literal["points"]
    clause: str
    allowance: Points
    out_of_command: Points
    carry_over: Points
    one_square: Points
    """One square may always be moved with so many points, and costs no more."""
    one_square_out_of_command: Points
    routed: Squares
    """How far a routed unit may be moved in a phase."""
    force_march: ForceMarch


class Hold(Chart, frozen=True):
    """A formation that may not move before a turn (Basic game, and a computer's Union)."""

    formation: Words
    rank: Literal["division", "corps"]
    turn: Positive
    clause: str


class Divisions(Chart, frozen=True):
    """A number of divisions."""

    divisions: int
    clause: str


class FirstTurn(Chart, frozen=True):
    """The first turn in which something may be."""

    turn: Positive
    clause: str


class Activation(Chart, frozen=True):
    """What the book prints of activation, activation.toml; `base` is None where everybody is always active."""

    format: Format
    chart: Literal["activation"]
    clause: str
    side: Side
    hold: list[Hold]
    base: Divisions | None = None
    cavalry: FirstTurn | None = None
    """Before it the Union cavalry may not be activated, where the IBM rule is played (ANT-R-IBM-CAV)."""


class ScoreStep(Chart, frozen=True):
    """Points of score that bring one division more."""

    points: Positive
    clause: str


class TurnStep(Chart, frozen=True):
    """Turns that bring one division more."""

    turns: Positive
    clause: str


class ActivationLimit(Chart, frozen=True):
    """What is added to the base, and how far holds shift, activation-limit.toml."""

    format: Format
    chart: Literal["activation-limit"]
    invented: Literal[True]
    says: str
    clause: str
    random: Span
    score: ScoreStep
    turns: TurnStep
    a_level: Divisions
    least: Divisions
    hold_shift: Span


class Automatic(Chart, frozen=True):
    """A kind of unit that is in command without a trace."""

    who: Literal["cavalry", "cavalry-artillery", "confederate-artillery", "independent", "corps-leader"]
    clause: str


class CommandRow(Chart, frozen=True):
    """How far a side's traces reach; None is unlimited."""

    side: Side
    unit_to_division: Squares
    clause: str
    artillery_to_corps: Squares | None = None
    division_to_corps: Squares | None = None


class CommandControl(Chart, frozen=True):
    """Command control, command.toml: who traces how far, and who needs no trace."""

    format: Format
    chart: Literal["command"]
    clause: str
    corps_leader: Squares
    """So near his corps leader a unit is in command whatever its division does."""
    levels: Annotated[list[Level], Meta(min_length=1)]
    automatic: list[Automatic]
    trace: list[CommandRow]


class Entry(Chart, frozen=True):
    """Where a side's reinforcements of a turn come on, in the order in which the squares fill."""

    side: Side
    turn: Positive
    squares: Annotated[list[Place], Meta(min_length=1)]
    clause: str
    delayed_by: Place | None = None
    """An enemy here keeps the whole group away."""
    early: bool = False
    """The group may come before its turn, by chance."""


class Reinforcements(Chart, frozen=True):
    """Where reinforcements come on, reinforcements.toml; who they are stands in the order of battle."""

    format: Format
    chart: Literal["reinforcements"]
    clause: str
    entry: list[Entry]


class EarlyChance(Chart, frozen=True):
    """The chance that a group comes in a turn before its own."""

    turn: Positive
    percent: Percent
    clause: str


class Early(Chart, frozen=True):
    """Chances of early arrival, early.toml."""

    format: Format
    chart: Literal["early"]
    invented: Literal[True]
    says: str
    clause: str
    chance: list[EarlyChance]


class Formations(Chart, frozen=True):
    """Names of divisions."""

    side: Side
    divisions: list[Words]
    clause: str


class Start(Chart, frozen=True):
    """How units stand at the start where the book does not say, start.toml."""

    format: Format
    chart: Literal["start"]
    invented: Literal[True]
    says: str
    clause: str
    fatigue: FatiguePoints
    without_points: Formations
    """They have no operation points on turn 1 (ANT-7.4c)."""
    unlimbered_within: Squares
    """The attacker's batteries stand unlimbered with an enemy so near; the defender's always do."""
    defender: Side
    counter_attack: FirstTurn | None = None
    """From this turn on it is the other side that defends; None where that stays."""


class Minutes(Chart, frozen=True):
    """A time limit in minutes: the default, and what may be chosen."""

    default: Positive
    least: Positive
    most: Positive
    clause: str


class Delay(Chart, frozen=True):
    """How long a message of combat stands: the default on the scale, its ends, and the milliseconds of each step."""

    default: Natural
    least: Natural
    most: Positive
    milliseconds: Positive
    clause: str


class Clock(Chart, frozen=True):
    """The clock of the operation phase and of the messages, clock.toml."""

    format: Format
    chart: Literal["clock"]
    invented: Literal[True]
    says: str
    clause: str
    limit: Minutes
    delay: Delay
