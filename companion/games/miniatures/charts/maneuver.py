"""Shapes of the sequence of play, the maneuver table and the fallen leader table."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from companion.charts.figures import Wording
from companion.charts.ruleset import Chart
from companion.charts.upcasting import Format
from companion.games.miniatures.charts.shared import DieModifier, Inches, Positive


class Step(Chart, frozen=True):
    """A numbered step of a player turn; `actor` is who acts in it."""

    clause: str
    # Both player turns are written out, though they mirror each other: in each of them the other side acts in steps of
    # its own.
    player_turn: Literal["union", "confederate"]
    phase: Literal["maneuver", "musketry", "charge"]
    number: Positive
    actor: Literal["union", "confederate", "both"]
    does: Wording


class Sequence(Chart, frozen=True):
    """The sequence of play, sequence.toml."""

    format: Format
    chart: Literal["sequence"]
    clauses: list[str]
    step: list[Step]


class ManeuverRow(Chart, frozen=True):
    """A span of maneuver totals and what it means in either order."""

    disordered: str
    disordered_clause: str
    good_order: str
    good_order_clause: str
    min: int | None = None
    max: int | None = None


class ManeuverOutcome(Chart, frozen=True):
    """What an outcome lets or makes a brigade do."""

    PLACE: ClassVar = "maneuver.outcome"
    id: str
    name: Wording
    move: Literal["none", "half", "full", "retreat-full", "beyond-musketry", "leaves-table"]
    may_change_formation: bool
    ends_disordered: bool
    skedaddle: Annotated[int, Meta(ge=0)] | Literal["all"]


class Maneuver(Chart, frozen=True):
    """The maneuver table, maneuver.toml."""

    format: Format
    chart: Literal["maneuver"]
    clause: str
    command_radius: Inches
    modifier: list[DieModifier]
    row: list[ManeuverRow]
    outcome: list[ManeuverOutcome]


class FallenRow(Chart, frozen=True):
    """One face of the fallen leader table."""

    PLACE: ClassVar = "fallen-leader.row"
    face: Annotated[int, Meta(ge=1, le=10)]
    id: str
    name: Wording
    fallen: bool
    clause: str


class FullTurns(Chart, frozen=True):
    """How many of his own Maneuver phases a side misses before the replacement comes."""

    full_turns: Positive
    clause: str


class FallenLeader(Chart, frozen=True):
    """The fallen leader table, fallen-leader.toml."""

    format: Format
    chart: Literal["fallen-leader"]
    clause: str
    replacement: FullTurns
    unhurt: str
    row: list[FallenRow]
