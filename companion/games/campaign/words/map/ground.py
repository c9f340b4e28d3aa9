"""The ground as shapes: hexes, mountains hatched along their crests, water, roads, towns, figures at the edges."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator

from companion.drawing.curves import along, smooth
from companion.drawing.lettering import Style, letters
from companion.drawing.shapes import Layer, Line, Measure, Point, Shape, Stroke, Words, layers
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import DIRECTIONS, Hex, neighbour
from companion.games.campaign.words.map.drawing import MapDrawing
from companion.games.campaign.words.map.geometry import bounds, centre, chains, corners, hex_at, kept, outline, side
from companion.games.campaign.words.map.roads import pieces, road_layers
from companion.language.tongue import tr

_STEP, _NEAR, _FAR = 0.075, 0.035, 0.2
"""Of the hatching: from stroke to stroke along a crest, and how far from it they begin and end."""
_PULL = 0.28
"""How far a river cuts the corners of the hexsides it follows."""
FIGURES = 0.27
"""How far from the board the figures of columns and rows stand."""


_FEW = 16
"""A mountain hex with fewer strokes than these has a crest of its own."""
_STYLES = {
    "range": Style("place", 10.5, "map.hachure", 0.5),
    "state": Style("strong", 9.5, "map.border", 0.4),
    "water": Style("water", 14.0, "map.water-name", 0.06),
}


def ground_layers(
    ground: Ground, drawing: MapDrawing, measure: Measure, *, miles: int, numbers: float = 0.0
) -> tuple[Layer, ...]:
    """Give everything of the map that stays, without the names of towns; a hex is so many miles across.

    `numbers` is the size of every hex's own numbers, 0 where only the edges have them.
    """
    return layers(
        hexes=_hexes(ground),
        heights=_heights(ground, drawing),
        numbers=_numbers(ground, numbers) if numbers else (),
        streams=_streams(ground, drawing),
        borders=_borders(ground, drawing),
        roads=road_layers(ground, drawing),
        rivers=_rivers(ground),
        bridges=_bridges(ground),
        lettering=_lettering(ground, drawing, measure),
        towns=_towns(ground, drawing),
        edge=(*_figures(ground), *_scale(ground, miles)),
    )


def _hexes(ground: Ground) -> Iterator[Shape]:
    every = tuple(ground.terrain)
    mountains = tuple(at for at, terrain in ground.terrain.items() if terrain == "mountain")
    yield Stroke(outline(every), fill="map.ground", closed=True)
    if mountains:
        yield Stroke(tuple(map(corners, mountains)), fill="map.mountain", closed=True)
    edges = (
        side(at, direction)
        for at in every
        for direction in DIRECTIONS
        # Every inner edge belongs to two hexes and is drawn by the one for which it is among the first three; drawn
        # twice it would be darker than those at the board's edge.
        if direction in (1, 2, 3) or not ground.on_map(neighbour(at, direction))
    )
    yield Stroke(tuple(edges), "map.grid", 0.9, flat=True)


# ---- heights


def _heights(ground: Ground, drawing: MapDrawing) -> Iterator[Shape]:
    """Hatch along the crests: strongly in mountain hexes, faintly where a crest only runs through open country."""
    mountains = {at for at, terrain in ground.terrain.items() if terrain == "mountain"}
    strong: list[Line] = []
    faint: list[Line] = []
    for one in drawing.ridge:
        for stroke in _hatched(smooth(one.line)):
            at = hex_at(stroke[1])
            if ground.on_map(at) and ground.on_map(hex_at(stroke[0])):
                (strong if at in mountains and not one.low else faint).append(stroke)
    # A crest may pass by at a corner of a hex and still leave it bare. What counts is not whether it was reached but
    # whether somebody sees that it is a mountain, which no one may enter.
    reached = Counter(hex_at(stroke[1]) for stroke in strong)
    for at in sorted(mountains):
        if reached[at] < _FEW:
            strong += [stroke for stroke in _hatched(_own_crest(ground, at)) if hex_at(stroke[1]) in mountains]
    if faint:
        yield Stroke(tuple(faint), "map.contour", 0.8, flat=True)
    if strong:
        yield Stroke(tuple(strong), "map.hachure", 0.9, flat=True)


def _hatched(crest: Line) -> Iterator[Line]:
    """Give strokes down both slopes of a crest."""
    for nth, (place, way) in enumerate(along(crest, _STEP, _STEP / 2)):
        for hand in (-1, 1):
            yield _hachure(place, way, hand, nth)


def _hachure(place: Point, way: Point, hand: int, nth: int) -> Line:
    """Give a stroke down a slope; their lengths vary a little, always alike, so that it looks drawn by hand."""
    vary = 0.82 + 0.18 * math.sin(nth * 2.399 + hand)
    across = (-way[1] * hand, way[0] * hand)
    return (
        (place[0] + across[0] * _NEAR, place[1] + across[1] * _NEAR),
        (place[0] + across[0] * _FAR * vary, place[1] + across[1] * _FAR * vary),
    )


def _own_crest(ground: Ground, at: Hex) -> Line:
    """Give a short crest for a mountain hex that no crest of the drawing reaches, towards a mountain beside it."""
    beside = [way for way in (2, 1, 3, 4, 5, 6) if ground.terrain.get(neighbour(at, way)) == "mountain"]
    x, y = centre(at)
    other = centre(neighbour(at, beside[0] if beside else 2))
    dx, dy = (other[0] - x) * 0.4, (other[1] - y) * 0.4
    return (x - dx, y - dy), (x, y), (x + dx, y + dy)


# ---- water and borders


def _streams(ground: Ground, drawing: MapDrawing) -> Iterator[Shape]:
    on_map = frozenset(ground.terrain)
    lines = tuple(part for one in drawing.stream for part in kept(smooth(one.line, 16), on_map))
    if lines:
        yield Stroke(lines, "map.creek", 1.2)


def river_lines(ground: Ground) -> tuple[tuple[str, Line], ...]:
    """Give each river as a line along the hexsides it parts, with its name."""
    found: list[tuple[str, Line]] = []
    for name in sorted(set(ground.rivers.values())):
        mine = sorted(at for at, river in ground.rivers.items() if river == name and ground.on_map(at[0]))
        # The ground names a river's hexside from both of its hexes; the line is made of each once.
        once = (one for one in mine if one[0] < neighbour(*one) or not ground.on_map(neighbour(*one)))
        found += [(name, smooth(_softened(line), 6)) for line in chains(side(*one) for one in once)]
    return tuple(found)


def _softened(line: Line) -> Line:
    """Draw each corner a little towards the middle of its neighbours."""
    within = tuple(
        (
            here[0] * (1 - _PULL) + (before[0] + after[0]) * _PULL / 2,
            here[1] * (1 - _PULL) + (before[1] + after[1]) * _PULL / 2,
        )
        for before, here, after in zip(line, line[1:], line[2:], strict=False)
    )
    return (line[0], *within, line[-1])


def _rivers(ground: Ground) -> Iterator[Shape]:
    lines = tuple(line for _, line in river_lines(ground))
    if lines:
        yield Stroke(lines, "map.river-bank", 6.4)
        yield Stroke(lines, "map.river", 3.8)


def _bridges(ground: Ground) -> Iterator[Shape]:
    """Draw a bridge where a road crosses a river: its two rails and the way between them."""
    for one, other in pieces(ground):
        if ground.river_between(one, other):
            (x, y), (u, v) = centre(one), centre(other)
            middle, way = ((x + u) / 2, (y + v) / 2), (u - x, v - y)
            deck = tuple((middle[0] + way[0] * part, middle[1] + way[1] * part) for part in (-0.11, 0.11))
            yield Stroke((deck,), "map.road-edge", 6.0, flat=True)
            yield Stroke((deck,), "map.road", 3.2, flat=True)


def _borders(ground: Ground, drawing: MapDrawing) -> Iterator[Shape]:
    on_map = frozenset(ground.terrain)
    lines = tuple(part for one in drawing.border for part in kept(smooth(one.line, 200), on_map))
    if lines:
        yield Stroke(lines, "map.border", 0.9, dash=(9.0, 2.5, 1.5, 2.5), flat=True)


# ---- towns, figures, scale


def weight(name: str, drawing: MapDrawing) -> int:
    """Give how much a place counts: 1 chief towns, 2 towns, 3 villages."""
    return 1 if name in drawing.places.chief else 2 if name in drawing.places.towns else 3


def _towns(ground: Ground, drawing: MapDrawing) -> Iterator[Shape]:
    for at, name in ground.towns.items():
        half = {1: 3.6, 2: 2.9, 3: 2.5}[weight(name, drawing)]
        square = ((-half, -half), (half, -half), (half, half), (-half, half))
        yield Stroke((square,), "map.halo", 1.2, fill="map.place", closed=True, anchor=centre(at))


def _figures(ground: Ground) -> Iterator[Shape]:
    left, top, right, bottom = bounds(ground.columns, ground.rows)
    for column in range(1, ground.columns + 1):
        x = centre((column, 1))[0]
        for y in (top - FIGURES, bottom + FIGURES):
            yield Words((x, y), str(column), 11.0, token="ink3", shift=(0.0, 4.0))
    for row in range(1, ground.rows + 1):
        for x in (left - FIGURES, right + FIGURES):
            yield Words((x, float(row)), str(row), 11.0, token="ink3", shift=(0.0, 4.0))


def _numbers(ground: Ground, size: float) -> Iterator[Shape]:
    """Give every hex's own numbers in its upper left corner, which roads seldom cross."""
    for at in ground.terrain:
        x, y = centre(at)
        shift = (-12.0, size * 0.8)
        said = f"{at[0]},{at[1]}"
        yield Words((x, y - 0.46), said, size, token="ink3", align="left", shift=shift, halo="map.halo")


def _scale(ground: Ground, miles: int) -> Iterator[Shape]:
    """Draw a bar two hexes long under the map's lower left corner."""
    left, _, _, bottom = bounds(ground.columns, ground.rows)
    y = bottom + FIGURES * 2.4
    yield Stroke((((left, y), (left + 2.0, y)),), "ink", 1.0, flat=True)
    yield Stroke((((left, y), (left + 1.0, y)),), "ink", 3.0, flat=True)
    ticks = tuple(((left + part, y - 0.06), (left + part, y + 0.06)) for part in (0.0, 1.0, 2.0))
    yield Stroke(ticks, "ink", 1.0, flat=True)
    # Beside the bar, not over it: on a small map what stands over it would lie on the figures of the columns.
    said = tr("{n} miles", n=2 * miles)
    yield Words((left + 2.0, y), said, 11.0, token="ink2", align="left", shift=(6.0, 4.0))


def _lettering(ground: Ground, drawing: MapDrawing, measure: Measure) -> Iterator[Shape]:
    """Give every name of a drawing, its letters on its line; letters off the board are left out.

    Ranges and states are set in spaced capitals, waters in italics.
    """
    for one in drawing.name:
        text = one.text if one.kind == "water" else one.text.upper()
        for words in letters(text, one.line, _STYLES[one.kind], measure):
            if ground.on_map(hex_at(words.at)):
                yield words
