"""Shape of the computer's answers before a battle."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import Meta

from companion.charts.figures import Number
from companion.charts.ruleset import Chart
from companion.charts.upcasting import Format

Role = Literal["attacking", "defending"]
ROLES: tuple[Role, ...] = get_args(Role)


class AnswerRow(Chart, frozen=True):
    """The urgency given while the estimated odds are below a figure; without one, at any odds."""

    role: Role
    urgency: Annotated[int, Meta(ge=0)]
    clause: str
    below: Number | None = None


class BattleAnswers(Chart, frozen=True):
    """What a computer's headquarters answers, battle-answers.toml: not published."""

    format: Format
    chart: Literal["battle-answers"]
    invented: Literal[True]
    says: str
    clause: str
    row: Annotated[list[AnswerRow], Meta(min_length=2)]
