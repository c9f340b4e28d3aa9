"""Shapes that several charts of the d10 sheet share."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from companion.charts.figures import Number, Wording
from companion.charts.ruleset import Chart
from companion.charts.vocabulary import When

Positive = Annotated[int, Meta(ge=1)]


class Inches(Chart, frozen=True):
    """A distance or a deduction in inches."""

    inches: Number
    clause: str


class Share(Chart, frozen=True):
    """A share of stands, from which a state counts."""

    share: Number
    clause: str


class Stands(Chart, frozen=True):
    """A count of stands."""

    stands: Number
    clause: str


class DieModifier(When, frozen=True, kw_only=True):
    """A modifier of a die or total; of one `group` only the strongest counts, once."""

    id: str
    label: Wording
    value: int
    clause: str
    group: str = ""
