"""The battlefield as a seat knows it, on paper: the map with its units, in sheets that are laid together.

It is made of a view alone: a hidden enemy is not in it, and neither is anything that would tell where he stands.
"""

from __future__ import annotations

from collections.abc import Iterator

from companion.cards.content import Deck, Drawing, Tile
from companion.cards.mapped import PIXEL, measure
from companion.cards.source import Source
from companion.cards.whose import side_title
from companion.drawing.shapes import Shape as MapShape
from companion.games.tactical.cards.map import framed, ground_of, map_of, on_board
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.view import View
from companion.games.tactical.words.map.counters import mark_layers
from companion.games.tactical.words.map.drawing import drawing_of
from companion.games.tactical.words.map.ground import ground_layers
from companion.games.tactical.words.map.legend import unit_rows
from companion.games.tactical.words.map.marks import AT_FIRST, Lying, Marks
from companion.games.tactical.words.map.showing import marks
from companion.language.tongue import tr

SQUARE = 9.6
"""Millimetres of a square: Antietam goes on four sheets of A4 or two of A3, its smallest letters are of 6 points."""


def deck(source: Source) -> Deck:
    """Give the map of the side that is asked for, else of the seat. Raises BadInput where the map is faulty."""
    view: View = source.view
    assert view is not None, "the registry asks for a game"
    whose = tr("referee") if view.seat == "referee" else side_title(view.seat)
    said = ", ".join((tr("Situation"), whose, tr("turn {n}", n=max(view.turn, 1))))
    note = tr(
        "Cut along the dashes and glue the sheets in their order; a unit without a name is on the roster's squares"
    )
    tiles = (Tile("situation", board(source, view, said)),)
    return Deck(f"{source.ruleset}-situation", tr("Situation"), tiles=tiles, kind="boards", note=note)


def board(source: Source, view: View, said: str) -> Drawing:
    """Draw the whole field with what a view knows on it, the signs of units below."""
    rules: Rules = source.rules
    ground = ground_of(source).with_fords(view.fords)
    shapes = on_board(_shapes(ground, map_of(source), marks(view)), SQUARE)
    signs = unit_rows(SQUARE / PIXEL, icons=view.level == "basic")
    return framed(ground, shapes, signs, square=SQUARE, yards=rules.scale.square.yards, said=said)


def _shapes(ground: Ground, text: str, shown: Marks) -> Iterator[MapShape]:
    """Give the ground, then units, badges, plots and names, of a seat's own alone what only it knows."""
    drawing, size = drawing_of(text), SQUARE / PIXEL
    for layer in ground_layers(ground, drawing):
        yield from layer.shapes
    for layer in mark_layers(ground, drawing, Lying(shown, AT_FIRST), size, measure):
        yield from layer.shapes
