"""Shapes of the scale, the sequence of play, the scenarios and the set-up."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from companion.charts.figures import Wording
from companion.charts.ruleset import Chart, Times
from companion.charts.upcasting import Format
from companion.games.campaign.charts.shared import (
    Contact,
    Deployment,
    HexPlace,
    Limits,
    MarchMode,
    Natural,
    Positive,
    Side,
)

TurnKind = Literal["morning", "day", "night"]
PhaseName = Literal["reconnaissance", "confederate", "union", "receipt", "execution", "fatigue"]
Directions = Annotated[list[Annotated[int, Meta(ge=1, le=6)]], Meta(max_length=6)]
Clock = Annotated[str, Meta(pattern="^([01][0-9]|2[0-3])[0-5][0-9]$")]


class Measure(Chart, frozen=True):
    """How many of something one unit of the game stands for."""

    value: Positive
    clause: str


class Scale(Chart, frozen=True):
    """What a hex and a strength point are, and the ranges of the ratings, scale.toml."""

    format: Format
    chart: Literal["scale"]
    miles_a_hex: Measure
    men_a_point: Measure
    pounds_a_gun_point: Measure
    corps_numbers: Limits
    urgency: Limits
    leadership: Limits
    aggressiveness: Limits


class Allowed(Chart, frozen=True):
    """Whether something may happen."""

    allowed: bool
    clause: str


class TurnOfDay(Chart, frozen=True):
    """One of a day's turns: when it starts, how long it lasts, and its factors."""

    start: Clock
    hours: Positive
    kind: TurnKind
    clause: str
    mp_factor: Times
    fatigue_factor: Times
    combat: Allowed


class PhaseRow(Chart, frozen=True):
    """A phase of a turn."""

    id: PhaseName
    name: str
    does: Wording
    clause: str


class Day(Chart, frozen=True):
    """A day of the campaign."""

    number: Positive
    name: Wording


class StartingLines(Chart, frozen=True):
    """Enemy lines that are drawn at the start."""

    hex: HexPlace
    union: Directions
    confederate: Directions
    clause: str


class StartingHolder(Chart, frozen=True):
    """Whose a hex is at the start, and whose later entries widen its lines."""

    hex: HexPlace
    side: Side
    clause: str


class StartingHeading(Chart, frozen=True):
    """The direction in which a corps moved last before the start."""

    side: Side
    letter: str
    direction: Annotated[int, Meta(ge=1, le=6)]
    clause: str


class ScenarioRow(Chart, frozen=True):
    """A scenario: its first and last turn, its armies and what is fixed at the start."""

    PLACE: ClassVar = "sequence.scenario"
    id: Literal["campaign", "battle"]
    name: Wording
    first_day: Positive
    first_turn: Clock
    last_day: Positive
    last_turn: Clock
    turns: Positive
    order_of_battle: Literal["june28", "july1"]
    clause: str
    objective: HexPlace | None = None
    lines: tuple[StartingLines, ...] = ()
    holder: tuple[StartingHolder, ...] = ()
    heading: tuple[StartingHeading, ...] = ()


class Sequence(Chart, frozen=True):
    """The sequence of play, sequence.toml."""

    format: Format
    chart: Literal["sequence"]
    clause: str
    first_fatigue_phase: str
    turn: Annotated[list[TurnOfDay], Meta(min_length=1)]
    phase: Annotated[list[PhaseRow], Meta(min_length=1)]
    day: Annotated[list[Day], Meta(min_length=1)]
    scenario: list[ScenarioRow]


class Urgency(Chart, frozen=True):
    """An urgency."""

    urgency: Natural
    clause: str


class HeadquartersContact(Chart, frozen=True):
    """The contact mode that a headquarters starts a scenario with."""

    scenario: Literal["campaign", "battle"]
    contact: Contact
    clause: str


class Posture(Chart, frozen=True):
    """How every corps starts."""

    deployment: Deployment
    march: MarchMode
    patrol: bool
    clause: str


class ContactMode(Chart, frozen=True):
    """A contact mode."""

    contact: Contact
    clause: str


class Start(Chart, frozen=True):
    """What a set-up offers when nobody chooses, start.toml."""

    format: Format
    chart: Literal["start"]
    posture: Posture
    corps_urgency: Urgency
    corps_contact: ContactMode
    headquarters_urgency: Urgency
    headquarters_contact: list[HeadquartersContact]
