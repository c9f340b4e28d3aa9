"""The map around a battle: its hex and those around it with roads, rivers and towns, whose lines, who comes whence."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

from msgspec.structs import replace

from companion.cards.content import Drawing, Letters, Path, Shape
from companion.cards.mapped import PIXEL, measure, printed
from companion.cards.shapes.sides import painted
from companion.drawing.shapes import Box, Line, Point, Stroke, Words
from companion.drawing.shapes import Shape as MapShape
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import NAMES, Direction, Hex, neighbours
from companion.games.campaign.words.map.drawing import MapDrawing
from companion.games.campaign.words.map.geometry import RADIUS, centre, hex_at, outline, side
from companion.games.campaign.words.map.ground import ground_layers
from companion.games.campaign.words.map.installed import drawing_of
from companion.games.campaign.words.map.labels import labels
from companion.games.campaign.words.map.roads import road_lines
from companion.language.tongue import tr
from companion.table.file.battle import Field, Force

HEX = 24.0
"""Millimetres of a hex's height."""
_ROUND = 0.34
"""Of a hex, beyond the outermost ones: names of towns may reach there."""
_OUTER, _INNER = 0.94, 0.82
"""Where a line's bar lies along a hexside, in shares of the way from the middle."""
_TIP, _TAIL, _HALF = 0.47, 0.76, 0.11
"""Where an arrow ends and begins on its way over a hexside, and half its breadth, in hexes."""
_STUB = 0.94
"""Roads and rivers go on a little beyond the outermost hexes."""
_FINE = 0.02
_NUMBER = 6.4
_SPOTS = tuple((across, down) for down in (0.32, -0.32, 0.0) for across in (-0.24, 0.24))
"""Where a hex's numbers may stand, from its middle."""
_SMALLER = 0.72
"""What names are set in of their size on the whole map."""
_CLOSER = _SMALLER**-2.5
"""How much larger a map is on which pens and letters are so much smaller beside the hexes."""
_LEFT_OUT, _CUT = ("edge", "lettering"), ("roads", "rivers", "bridges")
"""Layers of the whole map that are not drawn, and those that go on beyond the hexes."""
_DIRECTIONS: dict[str, Direction] = {name: number for number, name in NAMES.items()}


def extract(field: Field, ground: Ground | None, forces: Sequence[Force] = ()) -> Drawing | None:
    """Draw the map around a battle and whence the given forces come; None without a map, or off it."""
    at = hex_of(field)
    if ground is None or at is None or not ground.on_map(at):
        return None
    near = around(ground, at)
    middle = centre(at)
    wide, tall = 2 * (math.sqrt(3) / 2 + RADIUS + _ROUND), 3.0 + _ROUND
    corner = (middle[0] - wide / 2, middle[1] - tall / 2)
    drawing = drawing_of(ground)
    below = (*_ground(near, at, drawing), *_numbers(near, at))
    arrows = [(force.side, arrow) for force in forces for arrow in _arrows(force, at)]
    above = _names(near, drawing, [arrow for _, arrow in arrows])
    battle = (*_lines(field, at, corner), *(_area(arrow, corner, whose) for whose, arrow in arrows))
    shapes = (
        *(one for shape in below for one in printed(shape, corner, HEX)),
        *battle,
        *(one for shape in above for one in printed(shape, corner, HEX)),
        *_north(wide * HEX),
    )
    return Drawing(wide * HEX, tall * HEX, shapes, true=True, said=_said(field, at, near))


def hex_of(field: Field) -> Hex | None:
    """Give the hex that a campaign's battle names among its facts; None in a game without hexes."""
    for fact in field.facts:
        column, comma, row = fact.value.partition(",")
        if fact.label == "Hex" and comma and column.isdecimal() and row.isdecimal():
            return int(column), int(row)
    return None


def around(ground: Ground, at: Hex) -> Ground:
    """Cut a hex and its neighbours out of a map; roads are kept one hex beyond, for the way in which they leave."""
    near = {one for one in (at, *neighbours(at)) if ground.on_map(one)}
    return replace(
        ground,
        terrain={one: terrain for one, terrain in ground.terrain.items() if one in near},
        rivers={place: river for place, river in ground.rivers.items() if place[0] in near},
        towns={one: town for one, town in ground.towns.items() if one in near},
        roads={name: part for name, road in ground.roads.items() if (part := _through(road, near))},
    )


def _through(road: tuple[Hex, ...], near: set[Hex]) -> tuple[Hex, ...]:
    """Give the part of a road from one hex before the first that is near to one after the last."""
    places = [place for place, at in enumerate(road) if at in near]
    return road[max(0, places[0] - 1) : places[-1] + 2] if places else ()


def _ground(near: Ground, at: Hex, drawing: MapDrawing) -> Iterator[MapShape]:
    """Give the ground's shapes, lines cut off around the outermost hexes, then the battle's hex."""
    for layer in ground_layers(near, drawing, measure, miles=1):
        if layer.name not in _LEFT_OUT:
            yield from (_cut(shape, near, at) if layer.name in _CUT else shape for shape in layer.shapes)
    yield Stroke(outline((at,)), "wine", 2.6, closed=True)


def _numbers(near: Ground, battle: Hex) -> Iterator[MapShape]:
    """Give every hex's own numbers where they are furthest from its roads; the battle's only where no name stands."""
    roads = [place for line in road_lines(near) for place in line]
    for at in near.terrain:
        if at != battle or at not in near.towns:
            x, y = centre(at)
            free = max(
                ((x + across, y + down) for across, down in _SPOTS),
                key=lambda spot: min((math.dist(spot, place) for place in roads), default=0.0),
            )
            said = f"{at[0]},{at[1]}"
            yield Words(free, said, _NUMBER, token="ink3", shift=(0.0, _NUMBER / 3), halo="map.halo")


def _names(near: Ground, drawing: MapDrawing, arrows: Sequence[Line]) -> Iterator[MapShape]:
    """Give the names of towns, smaller than on the whole map: fewer hexes have to hold them."""
    size = HEX / PIXEL * _CLOSER
    for one in labels(near, drawing, size, measure, tuple(_around(arrow, size) for arrow in arrows)):
        across, down = one.shift
        yield replace(one, size=one.size * _SMALLER, shift=(across * _SMALLER, down * _SMALLER))


def _around(places: Line, size: float) -> Box:
    xs, ys = zip(*places, strict=True)
    return Box(min(xs) * size, min(ys) * size, max(xs) * size, max(ys) * size)


def _cut(shape: MapShape, near: Ground, at: Hex) -> MapShape:
    if not isinstance(shape, Stroke) or shape.closed or shape.anchor is not None:
        return shape
    return replace(shape, lines=tuple(part for line in shape.lines for part in _kept(line, near, centre(at))))


def _kept(line: Line, near: Ground, middle: Point) -> Iterator[Line]:
    """Give the parts of a line that lie on the extract, or a little beyond it."""
    part: list[Point] = []
    for place in _finely(line):
        drawn_in = tuple(m + (p - m) * _STUB for p, m in zip(place, middle, strict=True))
        if hex_at((drawn_in[0], drawn_in[1])) in near.terrain:
            # The place itself is kept although another one was asked: what is drawn in by a little decides whether a
            # road's end, a stub beyond the outermost hexes, still belongs to the picture.
            part.append(place)
        else:
            if len(part) > 1:
                yield tuple(part)
            part = []
    if len(part) > 1:
        yield tuple(part)


def _finely(line: Line) -> Iterator[Point]:
    """Give a line's places, and more between those that lie far apart."""
    for one, other in pairwise(line):
        count = max(1, math.ceil(math.dist(one, other) / _FINE))
        for nth in range(count):
            share = nth / count
            yield one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
    yield line[-1]


# ---- what the battle lays upon it


def _lines(field: Field, at: Hex, corner: Point) -> Iterator[Shape]:
    """Draw a bar along each hexside beyond which the ground is a side's: solid for the Union, else hatched."""
    middle = centre(at)
    for edge in field.edges:
        if edge.lines and edge.direction in _DIRECTIONS:
            ends = side(at, _DIRECTIONS[edge.direction])
            places = [_between(middle, end, share) for end, share in zip((*ends, *ends[::-1]), _SHARES, strict=True)]
            yield _area(places, corner, edge.lines)


_SHARES = (_OUTER, _OUTER, _INNER, _INNER)


def _arrows(force: Force, at: Hex) -> Iterator[Line]:
    """Give an arrow for each hexside that a side's troops come over."""
    x, y = centre(at)
    for name in dict.fromkeys(one.enters for one in force.commands):
        if name in _DIRECTIONS:
            turn = math.radians(60 * _DIRECTIONS[name] - 150)
            dx, dy = math.cos(turn), math.sin(turn)
            tail, tip = (x + dx * _TAIL, y + dy * _TAIL), (x + dx * _TIP, y + dy * _TIP)
            across = (-dy * _HALF, dx * _HALF)
            yield (tail[0] + across[0], tail[1] + across[1]), tip, (tail[0] - across[0], tail[1] - across[1])


def _between(one: Point, other: Point, share: float) -> Point:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _area(places: Sequence[Point], corner: Point, whose: str) -> Path:
    those = [(round((x - corner[0]) * HEX, 3), round((y - corner[1]) * HEX, 3)) for x, y in places]
    return painted((*((("L" if nth else "M"), *place) for nth, place in enumerate(those)), ("Z",)), whose)


def _north(width: float) -> Iterator[Shape]:
    """Draw which way is north, in the upper right corner."""
    x, y = width - 4.0, 1.0
    yield Path(
        (("M", x, y), ("L", x + 1.6, y + 5.5), ("L", x, y + 4.4), ("L", x - 1.6, y + 5.5), ("Z",)), fill="ink", line=""
    )
    yield Letters(x, y + 9.0, tr("N"), 3.2)


def _said(field: Field, at: Hex, near: Ground) -> str:
    towns = [town for one, town in near.towns.items() if one != at]
    where = field.place or tr("hex {x},{y}", x=at[0], y=at[1])
    if not towns:
        return tr("Map of {place} and the hexes around it", place=where)
    return tr("Map of {place} and the hexes around it, with {towns}", place=where, towns=", ".join(towns))
