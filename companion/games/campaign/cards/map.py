"""The map of the Gettysburg campaign on paper: a western and an eastern board, 19 mm a hex, to be laid together."""

from __future__ import annotations

from typing import NamedTuple

from companion.cards.content import Deck, Drawing, Tile
from companion.cards.mapped import PIXEL, measure, printed
from companion.cards.source import Source
from companion.drawing.shapes import Box, Point, Words
from companion.drawing.shapes import Shape as MapShape
from companion.games.campaign.cards.ground import ground_of
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.words.map.drawing import MapDrawing
from companion.games.campaign.words.map.geometry import COLUMN, bounds
from companion.games.campaign.words.map.ground import ground_layers
from companion.games.campaign.words.map.installed import drawing_of
from companion.games.campaign.words.map.labels import labels
from companion.language.tongue import tr

HEX = 19.0
"""Millimetres of a hex's height: a board goes on one sheet of A3 or two of A4."""
_WIDTH, _HEIGHT, _TOP = 178.0, 381.0, 10.4
"""Millimetres of a board, and how far its hexes lie below its upper edge: figures and scale stand around them."""
_NUMBER = 6.4


class _Piece(NamedTuple):
    """A board: what it is called, and its edges in map coordinates."""

    name: str
    left: float
    right: float


def deck(source: Source) -> Deck:
    """Give both boards, of a game those of its own map. Raises BadInput where the map or the scale are faulty."""
    ground = ground_of(source)
    shapes = map_shapes(ground, drawing_of(ground), int(source.rules.scale.miles_a_hex.value))
    seam = _seam(ground)
    pieces = (
        _Piece(tr("Gettysburg, west"), seam - _WIDTH / HEX, seam),
        _Piece(tr("Gettysburg, east"), seam, seam + _WIDTH / HEX),
    )
    names = ("west", "east")
    tiles = tuple(Tile(name, _board(piece, ground, shapes)) for name, piece in zip(names, pieces, strict=True))
    note = tr("Cut along the dashes and glue the sheets in their order, then lay the boards side by side")
    return Deck("gettysburg-map", tr("Map of the Gettysburg campaign"), tiles=tiles, kind="boards", note=note)


def map_shapes(ground: Ground, drawing: MapDrawing, miles: int) -> tuple[MapShape, ...]:
    """Give everything that is printed of a map, from its ground to the names."""
    layers = ground_layers(ground, drawing, measure, miles=miles, numbers=_NUMBER)
    size = HEX / PIXEL
    _, top, _, bottom = bounds(ground.columns, ground.rows)
    seam = Box(_seam(ground) * size - 1, top * size, _seam(ground) * size + 1, bottom * size)
    names = labels(ground, drawing, size, measure, (seam,))
    return (*(shape for layer in layers for shape in layer.shapes), *names)


def _seam(ground: Ground) -> float:
    """Give where the boards meet; no name of a town lies across."""
    return (ground.columns // 2 + 0.5) * COLUMN


def _board(piece: _Piece, ground: Ground, shapes: tuple[MapShape, ...]) -> Drawing:
    corner = (piece.left, bounds(ground.columns, ground.rows)[1] - _TOP / HEX)
    made = tuple(one for shape in shapes if _meets(shape, piece) for one in printed(shape, corner, HEX))
    return Drawing(_WIDTH, _HEIGHT, made, true=True, said=piece.name)


def _meets(shape: MapShape, piece: _Piece) -> bool:
    """Say whether anything of a shape may lie on a board: words reach beyond the place they stand at."""
    reach = 4.0 if isinstance(shape, Words) and len(shape.text) > 1 else 0.6
    if isinstance(shape, Words):
        places: tuple[Point, ...] = (shape.at,)
    else:
        places = (shape.anchor,) if shape.anchor else tuple(place for line in shape.lines for place in line)
    return any(piece.left - reach <= x <= piece.right + reach for x, _ in places)
