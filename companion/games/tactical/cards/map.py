"""The map of a battle on paper: one board over sheets to be cut and glued, its legend below."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

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
"""Millimetres of a square: the board goes on nine sheets of A4 or letter, four of A3."""
_EDGE, _LEGEND = 8.0, 54.0
"""Millimetres around the board, for the figures of rows and columns, and below it."""
_SIGN, _LINE, _ACROSS = 8.0, 9.6, 7
"""Of the legend: how large a sign is, how far from line to line, and how many columns it has."""
_WORDS, FIGURES = 2.7, 3.0
"""Millimetres of the type of the legend, and of the figures around the board."""
_BAR = 5
"""Squares of the scale's bar."""


def deck(source: Source) -> Deck:
    """Give the board, of a game that of its own map. Raises BadInput where the map or the charts are faulty."""
    title = tr(TITLES[source.ruleset])
    board = _board(ground_of(source), map_of(source), source.rules.scale.square.yards)
    note = tr("Cut along the dashes and glue the sheets in their order; random fords are marked by each game itself")
    return Deck(f"{source.ruleset}-map", title, tiles=(Tile("map", board),), kind="boards", note=note)


def map_of(source: Source) -> str:
    """Give the text of a game's map, without a game of the installed one."""
    return source.texts.get(MAP) or shelf.resource_text("maps", FIELDS[source.ruleset], MAP)


def ground_of(source: Source) -> Ground:
    """Give the ground of a game's map, without a game of the installed one. Raises BadInput."""
    return battlefield(map_of(source), source.rules, file=MAP)


def _board(ground: Ground, text: str, yards: int) -> Drawing:
    wide, tall = ground.columns * SQUARE + 2 * _EDGE, ground.rows * SQUARE + 2 * _EDGE + _LEGEND
    shapes = (
        *_printed(map_shapes(ground, text), (_EDGE, _EDGE), SQUARE),
        *_figures(ground),
        *_legend((*ground_rows(ground), *unit_rows(_SIGN / PIXEL)), _EDGE, ground.rows * SQUARE + 2 * _EDGE + 2.0),
        *_scale(yards, wide - _EDGE - _BAR * SQUARE, tall - 4.0),
    )
    return Drawing(wide, tall, shapes, true=True, said=ground.title)


def map_shapes(ground: Ground, text: str) -> tuple[MapShape, ...]:
    """Give everything that is printed of a map, from its ground to the names."""
    drawing, size = drawing_of(text), SQUARE / PIXEL
    layers = ground_layers(ground, drawing, numbers=True)
    names = labels(ground, drawing, NOTHING, size, measure)
    marks = place_marks(ground, Places.of(ground, drawing), ())
    return (*(shape for layer in layers for shape in layer.shapes), *marks, *names)


def _printed(shapes: Iterable[MapShape], at: tuple[float, float], square: float) -> Iterator[Shape]:
    """Give shapes of the map whose corner lies at a place of the board, in millimetres."""
    corner = -at[0] / square, -at[1] / square
    return (one for shape in shapes for one in printed(shape, corner, square))


def _figures(ground: Ground) -> Iterator[Letters]:
    """Write the figures of rows and columns along all four edges."""
    down, across = _EDGE + ground.rows * SQUARE, _EDGE + ground.columns * SQUARE
    for column in range(ground.columns):
        for y in (_EDGE - 2.2, down + 4.4):
            yield Letters(_EDGE + (column + 0.5) * SQUARE, y, str(column), FIGURES, "ink2", bold=False)
    for row in range(ground.rows):
        for x in (_EDGE - 3.6, across + 3.6):
            yield Letters(x, _EDGE + (row + 0.5) * SQUARE + 1.0, str(row), FIGURES, "ink2", bold=False)


def _legend(rows: tuple[Row, ...], left: float, top: float) -> Iterator[Shape]:
    """Set signs with their words in columns."""
    deep = int((_LEGEND - 4.0) / _LINE)
    column = (36 * SQUARE) / _ACROSS
    for nth, row in enumerate(rows):
        x, y = left + nth // deep * column, top + nth % deep * _LINE
        yield from _printed(row.shapes, (x, y), _SIGN)
        yield Letters(x + _SIGN + 2.0, y + _SIGN / 2 + 1.0, row.said, _WORDS, align="left", bold=False)


def _scale(yards: int, left: float, y: float) -> Iterator[Shape]:
    """Draw a bar of some squares with its yards."""
    long = _BAR * SQUARE
    yield Path((("M", left, y), ("L", left + long, y)), line="ink", width=0.35)
    yield Path((("M", left, y), ("L", left + SQUARE, y)), line="ink", width=1.1)
    for part, said in ((0, "0"), (1, str(yards)), (_BAR, tr("{n} yards", n=number(_BAR * yards)))):
        yield Path((("M", left + part * SQUARE, y - 1.2), ("L", left + part * SQUARE, y + 1.2)), line="ink", width=0.35)
        yield Letters(left + part * SQUARE, y - 2.2, said, _WORDS, "ink2", bold=False)
