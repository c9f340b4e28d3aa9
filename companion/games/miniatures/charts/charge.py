"""Shapes of the charge table."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from companion.charts.figures import Number, Wording
from companion.charts.ruleset import Chart, Times
from companion.charts.upcasting import Format
from companion.charts.vocabulary import When
from companion.games.miniatures.charts.shared import Inches, Share, Stands


class ChargeModifier(When, frozen=True, kw_only=True):
    """A modifier of one side's total in a charge."""

    id: str
    label: Wording
    value: int
    side: Literal["both", "attacker", "defender"]
    # By row and not for all: the note on the sheet governs most rows, but one leader is enough, and being outnumbered
    # is not a matter of shares (D10-RUL-CHARGE-HALF).
    half_rule: bool
    """Whether at least the share of the side's stands must be so; else one unit is enough."""
    clause: str
    ratio: Number = 0
    """Of `outnumbered`: from how many to one."""


class ResultClauses(Chart, frozen=True):
    """The clauses behind the parts of a charge result."""

    retreat: str = ""
    loss: str = ""
    extra: str = ""
    taken: str = ""
    pursuit: str = ""


Retreat = Literal["none", "two-inches", "beyond-musketry", "full-move"]


class ChargeResult(Chart, frozen=True):
    """A span of differences and its result."""

    PLACE: ClassVar = "charge.result"
    id: Literal["swept", "driven-back", "hard-pressed", "struggle", "checked", "falters", "repulsed"]
    name: Wording
    loser: Literal["attacker", "defender", "both"]
    retreat: Retreat
    battery_retreat: Retreat
    captured: Annotated[int, Meta(ge=0)]
    skedaddled: Annotated[int, Meta(ge=0)]
    lost_each_side: Annotated[int, Meta(ge=0)]
    leader_captured: bool
    battery: Literal["none", "damaged", "captured"]
    pursuit: Literal["none", "carry", "may-breakthrough", "must-breakthrough"]
    clause: str
    captured_extra_beyond: int | None = None
    clauses: ResultClauses = ResultClauses()
    min: int | None = None
    max: int | None = None


class Limit(Chart, frozen=True):
    """A limit of a modifier."""

    value: int
    clause: str


class SupportOfLine(Chart, frozen=True):
    """What supports a unit in line: how near, and with what share of its stands."""

    inches: Number
    share: Number
    clause: str


class Charge(Chart, frozen=True):
    """The charge table, charge.toml."""

    format: Format
    chart: Literal["charge"]
    clause: str
    half_rule: Share
    support_automatic: str
    support_of_line: SupportOfLine
    breakthrough_move: Times
    damaged_gun_stand: Stands
    fire_loss_limit: Limit
    retreat_near: Inches
    """How near the enemy the retreat ends that is named for it."""
    retreat_away: str
    surrender: str
    struggle_again: str
    modifier: list[ChargeModifier]
    result: list[ChargeResult]
