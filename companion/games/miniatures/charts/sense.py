"""What the strict reader cannot see in a chart: gaps, overlaps, rows that are missing or stand twice, bad figures."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import get_args

import msgspec

from companion.charts.faults import Problem
from companion.charts.figures import Number, band_problems, exact
from companion.charts.house_rows import MERGES_FROM
from companion.charts.reading import references
from companion.charts.ruleset import Chart, is_number, rows
from companion.charts.vocabulary import row_problems
from companion.games.miniatures.charts import scale
from companion.games.miniatures.charts.charge import Charge
from companion.games.miniatures.charts.fire import EFFECTS, FirePoints, FireRow, Musketry, Reading
from companion.games.miniatures.charts.maneuver import FallenLeader, Maneuver
from companion.games.miniatures.charts.movement import FormationCard, Formations, Movement
from companion.games.miniatures.charts.scale import ScaleChart
from companion.games.miniatures.charts.vocabulary import CHARGE, FIRE_DIE, FIRE_POINTS, MANEUVER
from companion.language.tongue import tr

# These lists bind files of the first format only: such a file stands for the whole table, so that a row it lacks was
# forgotten. A later one is laid over the shipped rows and says which of them it takes away.
MANEUVER_MODIFIERS = (
    "leader-in-radius",
    "leader-attached",
    "exceptional-leader-in-radius",
    "exceptional-leader-attached",
    "exceptional-brigade-commander",
    "fresh",
    "worn",
    "spent",
    "column-or-fieldworks",
)
FIRE_MODIFIERS = ("limbered", "column", "mounted", "changing", "cover", "works", "dismounted")
CHARGE_MODIFIERS = (
    "leader",
    "exceptional-leader",
    "exceptional-commander",
    "fresh",
    "spent",
    "confederate",
    "mounted",
    "supported",
    "breakthrough",
    "disordered",
    "low-ammo",
    "fire-loss",
    "ground",
    "works",
    "trenches",
    "outflanked",
)
RESULTS = ("swept", "driven-back", "hard-pressed", "struggle", "checked", "falters", "repulsed")
MOVERS = ("infantry", "cavalry", "leader", "foot-artillery", "horse-artillery")
CARDS = ("single-line", "double-line", "attack-column", "march-column")
USERS = ("infantry", "mounted-cavalry", "dismounted-cavalry")
MODES = ("forward", "backward", "wheel", "oblique", "about-face", "refuse-flank", "by-the-flank")
FIRERS = ("infantry", "breech-loading", "muzzle-loading", "smoothbore", "rifled")


def sense_problems(charts: Mapping[str, Chart]) -> Iterator[Problem]:
    """Yield what is wrong between rows: gaps, overlaps, missing references, cells that leave out a result."""
    for file, chart in charts.items():
        yield from _figure_problems(chart, file, "$")
        match chart:
            case ScaleChart():
                yield from scale.problems(chart, file)
            case Maneuver():
                yield from _maneuver_problems(chart, file)
            case Charge():
                yield from _charge_problems(chart, file)
            case FallenLeader():
                yield from rows(file, "$.row", (row.face for row in chart.row), range(1, 11), "face")
            case Musketry():
                yield from _musketry_problems(chart, file)
            case FirePoints():
                yield from _points_problems(chart, file)
            case Formations():
                yield from _formation_problems(chart.formation, file)
            case Movement():
                yield from _movement_problems(chart, file)
            case _:
                pass


# ---- figures


@cache
def _fields(kind: type[Chart]) -> tuple[tuple[str, bool], ...]:
    """Name the fields of a chart or row, and whether each is a figure."""
    return tuple((field.name, field.type in (Number, Number | None)) for field in msgspec.structs.fields(kind))


def _figure_problems(chart: Chart, file: str, path: str) -> Iterator[Problem]:
    """Yield each figure, however deep, that is no number."""
    for name, is_figure in _fields(type(chart)):
        value = getattr(chart, name)
        if is_figure and value is not None and not is_number(value):
            yield Problem(
                file, f"{path}.{name}", tr("{value!r} is not a number", value=value), tr('write 2, 0.5 or "1/2"')
            )
        elif isinstance(value, Chart):
            yield from _figure_problems(value, file, f"{path}.{name}")
        elif isinstance(value, list):
            for index, row in enumerate(value):
                if isinstance(row, Chart):
                    yield from _figure_problems(row, file, f"{path}.{name}[{index}]")


# ---- the charts


def unread_rows(charts: Mapping[str, Chart]) -> Iterator[Problem]:
    """Yield each row of a table of modifiers that nothing reads: it would be printed, and never count."""
    for chart in charts.values():
        match chart:
            case Musketry():
                yield from row_problems(chart.modifier, FIRE_DIE)
            case FirePoints():
                yield from row_problems(chart.factor, FIRE_POINTS)
            case Maneuver():
                yield from row_problems(chart.modifier, MANEUVER)
            case Charge():
                yield from row_problems(chart.modifier, CHARGE)
            case _:
                pass


def _modifiers(chart: Musketry | Maneuver | Charge, wanted: Sequence[str]) -> Iterator[Problem]:
    """Yield each row that stands twice, and each that is missing of a file that says nowhere what it leaves out."""
    file, named = f"{chart.chart}.toml", [row.id for row in chart.modifier]
    yield from rows(file, "$.modifier", named, wanted if chart.format < MERGES_FROM else (), "modifier")


def _charge_problems(chart: Charge, file: str) -> Iterator[Problem]:
    yield from band_problems(chart.result, file=file, path="$.result")
    yield from rows(file, "$.result", (row.id for row in chart.result), RESULTS, "result")
    yield from _modifiers(chart, CHARGE_MODIFIERS)
    for index, row in enumerate(chart.modifier):
        if row.rule == "outnumbered" and not row.ratio:
            yield Problem(file, f"$.modifier[{index}]", tr("says nothing of its ratio"), tr('write ratio = "3/2"'))


def _maneuver_problems(chart: Maneuver, file: str) -> Iterator[Problem]:
    yield from band_problems(chart.row, file=file, path="$.row")
    words = {f".row[{i}].{k}": getattr(row, k) for i, row in enumerate(chart.row) for k in ("disordered", "good_order")}
    outcomes = [outcome.id for outcome in chart.outcome]
    yield from references(file, "$", words, set(outcomes))
    yield from rows(file, "$.outcome", outcomes, (), "outcome")
    yield from _modifiers(chart, MANEUVER_MODIFIERS)


def _movement_problems(chart: Movement, file: str) -> Iterator[Problem]:
    yield from rows(file, "$.rate", (rate.mover for rate in chart.rate), MOVERS, "mover")
    figures: dict[str, Number] = {
        "$.halved.times": chart.halved.times,
        "$.by_the_flank.times": chart.by_the_flank.times,
        "$.round_to.inches": chart.round_to.inches,
        "$.cavalry_road_on_march_card.times": chart.cavalry_road_on_march_card.times,
    }
    for index, rate in enumerate(chart.rate):
        place = f"$.rate[{index}]"
        figures[f"{place}.basic.inches"] = rate.basic.inches
        figures[f"{place}.road.times"], figures[f"{place}.rough.times"] = rate.road.times, rate.rough.times
    for path, figure in figures.items():
        if is_number(figure) and exact(figure) <= 0:
            yield Problem(file, path, tr("{figure} is not above 0", figure=figure), tr("a move is divided by it"))


def _formation_problems(cards: list[FormationCard], file: str) -> Iterator[Problem]:
    yield from rows(file, "$.formation", (card.id for card in cards), CARDS, "formation")
    for index, card in enumerate(cards):
        path = f"$.formation[{index}]"
        yield from rows(file, f"{path}.users", (use.who for use in card.users), USERS, "users")
        yield from rows(file, f"{path}.modes", (mode.id for mode in card.modes), MODES, "mode")
        yield from rows(file, f"{path}.changes", (change.to for change in card.changes), (), "change to")


def _musketry_problems(chart: Musketry, file: str) -> Iterator[Problem]:
    # The row for a fraction of a point lies below the first whole one and would look like an overlap.
    whole = [row for row in chart.row if not row.half]
    yield from band_problems(whole, file=file, path="$.row (whole points)", lowest=1)
    if len(whole) + 1 != len(chart.row):
        yield Problem(file, "$.row", tr("needs exactly one row with half = true"))
    yield from rows(file, "$.effect", (effect.id for effect in chart.effect), EFFECTS, "effect")
    yield from _modifiers(chart, FIRE_MODIFIERS)
    for index, row in enumerate(chart.row):
        yield from _cell_problems(chart, row, file=file, path=f"$.row[{index}]")


def _cell_problems(chart: Musketry, row: FireRow, *, file: str, path: str) -> Iterator[Problem]:
    # Result by result rather than by the ends of cells: cells stand side by side and may be empty, and only every
    # result with exactly one effect is what the table needs.
    for result in range(chart.lowest_result, chart.highest_result + 1):
        hits = [name for name, cell in zip(EFFECTS, row.cells(), strict=True) if cell and cell[0] <= result <= cell[1]]
        if not hits:
            yield Problem(
                file,
                path,
                tr("gap: no effect for a result of {result} with {label} fire points", result=result, label=row.label),
            )
        elif len(hits) > 1:
            yield Problem(
                file, path, tr("overlap: a result of {result} is in {names}", result=result, names=" and ".join(hits))
            )


def _points_problems(chart: FirePoints, file: str) -> Iterator[Problem]:
    wanted = FIRE_POINTS.rules if chart.format < MERGES_FROM else ()
    yield from rows(file, "$.factor", (factor.id for factor in chart.factor), wanted, "factor")
    for reading in get_args(Reading):
        firers: dict[str, list[int]] = {}
        for band in chart.points:
            if band.reading == reading:
                firers.setdefault(band.firer, []).append(band.upto)
        yield from rows(file, f"$.points ({reading})", firers, FIRERS, "firer")
        for firer, bands in firers.items():
            if bands != sorted(set(bands)):
                yield Problem(
                    file,
                    f"$.points ({reading}, {firer})",
                    tr("the bands {bands} do not rise", bands=bands),
                    tr("each `upto` must be longer"),
                )
