"""The map of a square-grid battle on paper: one board over sheets to be cut and glued, its legend below."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from companion.cards.content import Deck, Drawing, Letters, Path, Shape, Tile
from companion.cards.mapped import PIXEL, measure, printed
from companion.cards.source import Source
from companion.drawing.shapes import Shape as MapShape
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.setup.battlefield import battlefield
from companion.games.tactical.words.map.drawing import drawing_of
from companion.games.tactical.words.map.ground import ground_layers
from companion.games.tactical.words.map.labels import labels
from companion.games.tactical.words.map.legend import Row, ground_rows, unit_rows
from companion.games.tactical.words.map.marks import NOTHING
from companion.games.tactical.words.map.places import Places, place_marks
from companion.kernel import shelf
from companion.kernel.shelf import MAP
from companion.language.tongue import declared, number, tr

TITLES = {"antietam": "Map of the battle of Antietam", "shiloh": "Map of the battle of Shiloh"}
declared(TITLES)
FIELDS = {"antietam": "antietam", "shiloh": "shiloh-field"}
"""The installed map of each ruleset's great battle."""
SQUARE = 14.5
"""Millimetres of a square: Antietam's board goes on nine sheets of A4 or letter, four of A3."""
_EDGE = 8.0
"""Millimetres around the board, for the figures of rows and columns."""
_SIGN, _LINE, _WIDE = 8.0, 9.6, 74.0
"""Of the legend: how large a sign is, how far from line to line, and how wide a column is at least."""
_WORDS, FIGURES = 2.7, 3.0
"""Millimetres of the type of the legend, and of the figures around the board."""
_BAR = 5
"""Squares of the scale's bar."""


def deck(source: Source) -> Deck:
    """Give the board, of a game that of its own map. Raises BadInput where the map or the charts are faulty."""
    ground = ground_of(source)
    shapes = on_board(map_shapes(ground, map_of(source)), SQUARE)
    rows = (*ground_rows(ground), *unit_rows(_SIGN / PIXEL))
    yards = source.rules.scale.square.yards
    board = framed(ground, shapes, rows, square=SQUARE, yards=yards, said=tr(ground.title))
    note = tr("Cut along the dashes and glue the sheets in their order")
    if source.rules.scale.random_fords is not None:
        note = tr(
            "Cut along the dashes and glue the sheets in their order; random fords are marked by each game itself"
        )
    return Deck(
        f"{source.ruleset}-map", tr(TITLES[source.ruleset]), tiles=(Tile("map", board),), kind="boards", note=note
    )


def map_of(source: Source) -> str:
    """Give the text of a game's map, without a game of the installed one."""
    return source.texts.get(MAP) or shelf.resource_text("maps", FIELDS[source.ruleset], MAP)


def ground_of(source: Source) -> Ground:
    """Give the ground of a game's map, without a game of the installed one. Raises BadInput."""
    return battlefield(map_of(source), source.rules, file=MAP)


def framed(
    ground: Ground, shapes: Iterable[Shape], legend: Sequence[Row], *, square: float, yards: int, said: str
) -> Drawing:
    """Give a board of squares so many mm wide: what lies on it, figures around it, the legend and the scale below."""
    wide, tall = ground.columns * square + 2 * _EDGE, ground.rows * square + 2 * _EDGE
    across = max(1, int((wide - 2 * _EDGE) / _WIDE))
    deep = -(-len(legend) // across)
    below = max(deep * _LINE + 4.0, 2 * _LINE)
    made = (
        *shapes,
        *_figures(ground, square),
        *_legend(legend, (_EDGE, tall + 2.0), (wide - 2 * _EDGE) / across, deep),
        *_scale(yards, square, wide - _EDGE - _BAR * square, tall + below - 2.0),
    )
    return Drawing(wide, tall + below, made, true=True, said=said)


def on_board(shapes: Iterable[MapShape], square: float) -> Iterator[Shape]:
    """Give shapes of the map where they lie on a board."""
    return printed_at(shapes, (_EDGE, _EDGE), square)


def map_shapes(ground: Ground, text: str) -> tuple[MapShape, ...]:
    """Give everything that is printed of a map, from its ground to the names."""
    drawing, size = drawing_of(text), SQUARE / PIXEL
    layers = ground_layers(ground, drawing, numbers=True)
    names = labels(ground, drawing, NOTHING, size, measure)
    marks = place_marks(ground, Places.of(ground, drawing), ())
    return (*(shape for layer in layers for shape in layer.shapes), *marks, *names)


def printed_at(shapes: Iterable[MapShape], at: tuple[float, float], square: float) -> Iterator[Shape]:
    """Give shapes of the map whose corner lies at a place of the board, in millimetres."""
    corner = -at[0] / square, -at[1] / square
    return (one for shape in shapes for one in printed(shape, corner, square))


def _figures(ground: Ground, square: float) -> Iterator[Letters]:
    """Write the figures of rows and columns along all four edges."""
    down, across = _EDGE + ground.rows * square, _EDGE + ground.columns * square
    for column in range(ground.columns):
        for y in (_EDGE - 2.2, down + 4.4):
            yield Letters(_EDGE + (column + 0.5) * square, y, str(column), FIGURES, "ink2", bold=False)
    for row in range(ground.rows):
        for x in (_EDGE - 3.6, across + 3.6):
            yield Letters(x, _EDGE + (row + 0.5) * square + 1.0, str(row), FIGURES, "ink2", bold=False)


def _legend(rows: Sequence[Row], at: tuple[float, float], column: float, deep: int) -> Iterator[Shape]:
    """Set signs with their words in columns, so many below each other."""
    for nth, row in enumerate(rows):
        x, y = at[0] + nth // deep * column, at[1] + nth % deep * _LINE
        yield from printed_at(row.shapes, (x, y), _SIGN)
        yield Letters(x + _SIGN + 2.0, y + _SIGN / 2 + 1.0, row.said, _WORDS, align="left", bold=False)


def _scale(yards: int, square: float, left: float, y: float) -> Iterator[Shape]:
    """Draw a bar of some squares with its yards."""
    yield Path((("M", left, y), ("L", left + _BAR * square, y)), line="ink", width=0.35)
    yield Path((("M", left, y), ("L", left + square, y)), line="ink", width=1.1)
    for part, said in ((0, "0"), (1, str(yards)), (_BAR, tr("{n} yards", n=number(_BAR * yards)))):
        x = left + part * square
        yield Path((("M", x, y - 1.2), ("L", x, y + 1.2)), line="ink", width=0.35)
        yield Letters(x, y - 2.2, said, _WORDS, "ink2", bold=False)
