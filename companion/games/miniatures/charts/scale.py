"""The scale: how many men make a stand, how many guns a gun stand, and the default thresholds (scale.toml)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

from companion.charts.faults import BadInput, Problem
from companion.charts.figures import Exact, Number, Wording, exact
from companion.charts.reading import located, read_toml, references
from companion.charts.ruleset import Chart
from companion.charts.upcasting import Format
from companion.games.miniatures.charts.shared import Positive
from companion.games.miniatures.upcasts import UPCASTS
from companion.language.tongue import tr


class Thresholds(Chart, frozen=True):
    """Shares of the starting stands: fresh above the one, spent at the other or less."""

    fresh_above: Number
    spent_at: Number
    clause: str


class GameLength(Chart, frozen=True):
    """Minutes of history a full turn and turns in all, where no scenario says so."""

    minutes: Annotated[int, Meta(ge=0)]
    turns: Positive
    clause: str


class ScaleRow(Chart, frozen=True):
    """One scale."""

    PLACE: ClassVar = "scale.scale"
    id: str
    label: Wording
    men_per_stand: Positive
    guns_per_stand: Positive
    yards_per_inch: Positive
    clause: str


class ScaleChart(Chart, frozen=True):
    """The scales, scale.toml."""

    format: Format
    chart: Literal["scale"]
    thresholds: Thresholds
    game: GameLength
    scale: list[ScaleRow]


class Scale(msgspec.Struct, frozen=True):
    """The scale of one game; shares are exact."""

    id: str
    men_per_stand: int
    guns_per_stand: int
    yards_per_inch: int
    fresh_above: Exact
    spent_at: Exact
    minutes: int
    turns: int


def problems(chart: ScaleChart, file: str) -> Iterator[Problem]:
    """Yield what is wrong between the chart's figures: no scale, a name twice, shares out of order."""
    if not chart.scale:
        yield Problem(file, "$.scale", tr("has no rows"))
    seen: set[str] = set()
    for index, row in enumerate(chart.scale):
        if row.id in seen:
            yield Problem(file, f"$.scale[{index}].id", tr("{id!r} stands twice", id=row.id))
        seen.add(row.id)
    try:
        spent, fresh = exact(chart.thresholds.spent_at), exact(chart.thresholds.fresh_above)
    except (ValueError, ZeroDivisionError):
        yield Problem(file, "$.thresholds", tr("a share is no number"), tr('write 0.75 or "3/4"'))
        return
    if not 0 <= spent <= fresh < 1:
        what = tr("spent at {spent} and fresh above {fresh} are out of order", spent=spent, fresh=fresh)
        yield Problem(file, "$.thresholds", what, tr("0 <= spent <= fresh < 1"))


def read_scales(text: str, file: str = "scale.toml") -> ScaleChart:
    """Read the chart; raises BadInput with every problem."""
    chart = read_toml(text, ScaleChart, file=file, upcast=UPCASTS.file("scale.toml"))
    found = tuple(problems(chart, file))
    if found:
        raise BadInput(located(found, {file: text}))
    return chart


def scale_of(chart: ScaleChart, name: str = "") -> Scale:
    """Give the scale with this id, by default the first; raises BadInput for an unknown one."""
    rows = {row.id: row for row in chart.scale}
    name = name or chart.scale[0].id
    wrong = tuple(references("scale", "$", {"": name}, set(rows)))
    if wrong:
        raise BadInput(wrong)
    row, shares = rows[name], chart.thresholds
    return Scale(
        id=row.id,
        men_per_stand=row.men_per_stand,
        guns_per_stand=row.guns_per_stand,
        yards_per_inch=row.yards_per_inch,
        fresh_above=exact(shares.fresh_above),
        spent_at=exact(shares.spent_at),
        minutes=chart.game.minutes,
        turns=chart.game.turns,
    )


def usual_thresholds(chart: ScaleChart, stands: int) -> tuple[int, int]:
    """Give the thresholds of a brigade of `stands`, which are the same at all scales."""
    return thresholds(scale_of(chart), stands)


def scale_in_use(chart: ScaleChart, made: Iterable[tuple[int, int]]) -> Scale:
    """Give the scale by which most brigades were made, each (men, stands): no battle keeps its name.

    The first of the chart where none of them counts men.
    """
    known = [one for one in made if one[0]]
    scales = [scale_of(chart, row.id) for row in chart.scale]
    return max(scales, key=lambda one: sum(stands_for(men, one.men_per_stand) == stands for men, stands in known))


def stands_for(count: int, per_stand: int) -> int:
    """Give the stands for a count of men or guns, rounded half up, at least one (D10-RUL-FIRE-PER-STAND)."""
    # In whole numbers: Python's own rounding takes halves to the even side.
    return max(1, (2 * count + per_stand) // (2 * per_stand))


def thresholds(scale: Scale, stands: int) -> tuple[int, int]:
    """Give the fewest stands at which a brigade of `stands` is fresh, and worn (D10-RUL-MAN-FRESH-WORN-SPENT)."""
    # Above a share is strictly above, so that the fewest is the next whole stand; exact fractions, since a float just
    # below a whole number would lose one (D10-RUL-MAN-FRESH-WORN-SPENT).
    return int(scale.fresh_above * stands) + 1, int(scale.spent_at * stands) + 1
