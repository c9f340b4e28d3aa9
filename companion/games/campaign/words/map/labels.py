"""Names of towns, set where there is room: the chief first; what finds no room waits until the map is larger."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

from companion.drawing.shapes import Box, Face, Measure, Point, Words, thick
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.words.map.drawing import MapDrawing
from companion.games.campaign.words.map.geometry import bounds, centre
from companion.games.campaign.words.map.ground import river_lines, weight
from companion.games.campaign.words.map.roads import road_lines

Align = Literal["left", "center", "right"]
_Spot = tuple[Align, float, float]
_TYPE: dict[int, tuple[Face, float]] = {1: ("name", 14.5), 2: ("place", 12.0), 3: ("place", 11.5)}
_ABOVE, _BELOW = 0.76, 0.22
"""How far letters reach from their baseline, in ems."""
_PLACES: tuple[_Spot, ...] = (
    ("left", 6.5, 0.34),
    ("right", -6.5, 0.34),
    ("left", 4.0, -0.5),
    ("left", 4.0, 1.12),
    ("right", -4.0, -0.5),
    ("right", -4.0, 1.12),
    ("center", 0.0, -0.62),
    ("center", 0.0, 1.28),
)
"""Where a name may stand beside its town: how it is set, points across, and ems down; the best first."""
_BESIDE_COUNTERS: tuple[_Spot, ...] = (
    ("left", 15.0, 1.3),
    ("right", -15.0, 1.3),
    ("left", 38.0, -0.2),
    ("right", -38.0, -0.2),
    ("left", 38.0, -1.6),
    ("right", -38.0, -1.6),
)
"""Where else it may stand if something lies on its town."""
_ROAD_COST, _RIVER_COST = 1.0, 6.0
_LATER = 0.35
"""What a later place costs against a freer one."""


class _Name(NamedTuple):
    """A town's name: how much it counts, where it is."""

    weight: int
    at: Hex
    text: str


@lru_cache(maxsize=4)
def labels(
    ground: Ground, drawing: MapDrawing, hex_size: float, measure: Measure, taken: tuple[Box, ...] = ()
) -> tuple[Words, ...]:
    """Give the names that find room where a hex is `hex_size` high; `taken` is room of marks, in the same unit.

    Chief towns before towns before villages, and no name over another, over a town, over a mark or off the board. Kept
    for a moment: most that changes on a map leaves the names where they are.
    """
    kept: list[tuple[Box, Words]] = []
    # The squares of all towns are taken before any name is set: a town without its name is still found by its square,
    # but a square under the name of another would be taken for that town.
    squares = {at: _around(_placed(at, hex_size), 4.0 * thick(hex_size)) for at in ground.towns}
    # Roads and rivers only make a place dear, they never forbid it: on a map so full of roads nothing would be named.
    lines = _sampled(ground, hex_size)
    left, top, right, bottom = (edge * hex_size for edge in bounds(ground.columns, ground.rows))
    board = Box(left - 0.2 * hex_size, top, right + 0.2 * hex_size, bottom)
    for one in sorted(_Name(weight(name, drawing), at, name) for at, name in ground.towns.items()):
        best: tuple[float, Box, Words] | None = None
        near = _around(_placed(one.at, hex_size), 10.0 * thick(hex_size))
        places = _PLACES + (_BESIDE_COUNTERS if any(near.meets(box) for box in taken) else ())
        tried = tuple(_tried(one, places, hex_size, measure))
        reach = _around_all([box for box, _ in tried])
        close = [(price, place) for price, place in lines if reach.holds(place)]
        for nth, (box, words) in enumerate(tried):
            free = (
                board.holds((box.left, box.top))
                and board.holds((box.right, box.bottom))
                and not any(box.meets(other) for other, _ in kept)
                and not any(box.meets(other) for other in taken)
                and not any(box.meets(square) for town, square in squares.items() if town != one.at)
            )
            cost = nth * _LATER + sum(price for price, place in close if box.holds(place)) if free else 0.0
            if free and (best is None or cost < best[0]):
                best = (cost, box, words)
        if best is not None:
            kept.append(best[1:])
    return tuple(words for _, words in kept)


def _tried(one: _Name, places: Sequence[_Spot], hex_size: float, measure: Measure) -> Iterator[tuple[Box, Words]]:
    """Give a name at each of its places, with the room it would take."""
    face, size = _TYPE[one.weight]
    point = thick(hex_size)
    wide = measure(one.text, face, size) * point
    x, y = _placed(one.at, hex_size)
    for align, across, down in places:
        begins = x + across * point - {"left": 0.0, "center": wide / 2, "right": wide}[align]
        base = y + down * size * point
        box = Box(begins, base - _ABOVE * size * point, begins + wide, base + _BELOW * size * point)
        shift = (across, down * size)
        yield box, Words(centre(one.at), one.text, size, face, "map.place", align, shift, halo="map.halo")


def _placed(at: Hex, hex_size: float) -> Point:
    x, y = centre(at)
    return x * hex_size, y * hex_size


def _around(place: Point, half: float) -> Box:
    return Box(place[0] - half, place[1] - half, place[0] + half, place[1] + half)


def _around_all(boxes: Sequence[Box]) -> Box:
    """Give the room that holds all of some boxes."""
    lefts, tops, rights, bottoms = zip(*((one.left, one.top, one.right, one.bottom) for one in boxes), strict=True)
    return Box(min(lefts), min(tops), max(rights), max(bottoms))


def _sampled(ground: Ground, hex_size: float) -> tuple[tuple[float, Point], ...]:
    """Give places on roads and rivers with what it costs to cover them."""
    return tuple((price, (x * hex_size, y * hex_size)) for price, (x, y) in _along(ground))


@lru_cache(maxsize=4)
def _along(ground: Ground) -> tuple[tuple[float, Point], ...]:
    roads = ((_ROAD_COST, place) for line in road_lines(ground) for place in line[::2])
    rivers = ((_RIVER_COST, place) for _, line in river_lines(ground) for place in line[::2])
    return (*roads, *rivers)
