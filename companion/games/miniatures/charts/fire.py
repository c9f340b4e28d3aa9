"""Shapes of the fire points and the musketry and cannonade table."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from companion.charts.figures import Number, Wording
from companion.charts.ruleset import Chart
from companion.charts.upcasting import Format
from companion.charts.vocabulary import When
from companion.games.miniatures.charts.shared import DieModifier, Positive, Share, Stands

Firer = Literal["infantry", "breech-loading", "muzzle-loading", "smoothbore", "rifled"]
# The header of the printed table has one cell more than most of its rows: a figure may stand under two ranges, and it
# is not said which. Each reading is a set of rows of its own, so that the rules only choose one
# (D10-RUL-FIRE-RANGE-CELLS).
Reading = Literal["spanned", "literal", "first-spans"]


class Arc(Chart, frozen=True):
    """An angle of fire in degrees to either side of straight ahead."""

    id: Literal["infantry", "dismounted-cavalry", "ball", "canister"]
    degrees: int
    clause: str


class PointsFactor(When, frozen=True, kw_only=True):
    """A factor on the fire points of the stands it touches."""

    id: str
    label: Wording
    times: Number
    clause: str


class PointsBand(Chart, frozen=True):
    """Fire points of one stand out to `upto` inches, in one reading of the range cells."""

    reading: Reading
    firer: Firer
    upto: Positive
    points: Number
    clause: str


class Headings(Chart, frozen=True):
    """The range headings of the sheet."""

    inches: list[int]
    clause: str


class Points(Chart, frozen=True):
    """A limit in fire points."""

    points: Number
    clause: str


class FirePoints(Chart, frozen=True):
    """Fire points, arcs and limits, fire-points.toml."""

    format: Format
    chart: Literal["fire-points"]
    headings: Headings
    canister: str
    low_ammo_guns: str
    silenced: str
    target_stands_hit: Stands
    cover_share: Share
    low_ammo_share: Share
    fewest_points: Points
    arc: list[Arc]
    factor: list[PointsFactor]
    points: list[PointsBand]


EFFECTS: tuple[str, ...] = ("desultory", "lively", "telling", "deadly", "withering")


class FireEffect(Chart, frozen=True):
    """What one of the five effects does to troops and to batteries."""

    PLACE: ClassVar = "musketry.effect"
    id: Literal["desultory", "lively", "telling", "deadly", "withering"]
    name: Wording
    disordered: bool
    stands_lost: Annotated[int, Meta(ge=0)]
    silenced: bool
    damaged: bool
    wrecked: bool
    clause: str


Cell = Annotated[list[int], Meta(min_length=2, max_length=2)]


class FireRow(Chart, frozen=True):
    """A span of fire points and its five cells, each [lowest, highest] modified die result."""

    label: Wording
    # Beside the figures: a chart that is printed must show the sheet's own cells, its slips among them.
    printed: list[str]
    clause: str
    # One row is for a fraction of a point and has no whole span: below it nobody fires at all
    # (D10-RUL-FIRE-BELOW-HALF).
    half: bool = False
    min: int | None = None
    max: int | None = None
    desultory: Cell | None = None
    lively: Cell | None = None
    telling: Cell | None = None
    deadly: Cell | None = None
    withering: Cell | None = None

    def cells(self) -> tuple[Cell | None, ...]:
        """Give the five cells in chart order."""
        return (self.desultory, self.lively, self.telling, self.deadly, self.withering)


class BaseTen(Chart, frozen=True):
    """The unmodified face that endangers leaders and ammunition."""

    face: Annotated[int, Meta(ge=1, le=10)]
    leaders: str
    low_ammo: str


class Musketry(Chart, frozen=True):
    """The musketry and cannonade table, musketry.toml."""

    format: Format
    chart: Literal["musketry"]
    clause: str
    result_label: str
    lowest_result: int
    highest_result: int
    desultory_below_from: Points
    base_ten: BaseTen
    modifier: list[DieModifier]
    effect: list[FireEffect]
    row: list[FireRow]
