"""The marks as shapes: counters with the age of their report, enemies, smoke, forage, routes, reach of orders, rain."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import lru_cache

from companion.drawing.shapes import (
    Box,
    Face,
    Layer,
    Line,
    Point,
    Shape,
    Stroke,
    Words,
    layers,
    rectangle,
    thick,
)
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.words.map.geometry import bounds, centre, corners, hex_at, outline
from companion.games.campaign.words.map.marks import (
    Clash,
    Counter,
    Forage,
    MapMarks,
    Route,
    Sighting,
    Trail,
    badge,
    within,
)
from companion.games.campaign.words.map.stacking import (
    BAR,
    COST_SIZE,
    SIZE,
    SMALL_BAR,
    SMALL_SIZE,
    Card,
    Stack,
    face,
    placed,
)

TOKENS = {"union": "union", "confederate": "conf"}
DASHES = {0: (), 1: (5.0, 2.5)}
_OLD = (1.6, 2.6)
_MIDDLE = 0.35
"""Half the height of letters, in ems."""


def taken(found: Sequence[Stack], marks: MapMarks, hex_size: float) -> tuple[Box, ...]:
    """Give the room that marks take, in the unit of the hex's height: names of towns keep out of it."""
    point = thick(hex_size)
    boxes = [placed(one, hex_size) for one in found]
    boxes += [
        _box(at, hex_size, (-9 * point, -9 * point), 18 * point, 18 * point)
        for route in marks.routes
        for at in route.hexes[1:]
    ]
    # The boxes below repeat by hand what `_smoke` and `_forage` draw: the names are set before a shape is made, so that
    # the few numbers are told twice rather than everything drawn twice.
    boxes += [_box(one.at, hex_size, (-9 * point, -16 * point), 18 * point, 26 * point) for one in marks.activity]
    under = _under(found)
    boxes += [
        _box(one.at, hex_size, (-13 * point, _top(one, under) * point), 26 * point, 13 * point) for one in marks.forage
    ]
    return tuple(boxes)


def _box(at: Hex, hex_size: float, corner: Point, wide: float, tall: float) -> Box:
    x, y = centre(at)
    left, top = x * hex_size + corner[0], y * hex_size + corner[1]
    return Box(left, top, left + wide, top + tall)


def mark_layers(ground: Ground, marks: MapMarks, found: Sequence[Stack]) -> tuple[Layer, ...]:
    """Give what lies on the map, the counters as they are laid out (`stacks`)."""
    return layers(
        radius=_radius(ground, marks),
        routes=(shape for route in marks.routes for shape in _route(route)),
        trails=(shape for trail in marks.trails for shape in _trail(trail)),
        battles=(shape for one in marks.clashes for shape in _battle(one)),
        activity=(shape for one in marks.activity for shape in _smoke(centre(one.at))),
        forage=_forage(marks.forage, found),
        selected=(shape for one in found if one.selected for shape in _halo(one)),
        counters=(shape for one in found for shape in _stack(one)),
        rain=_rain(ground) if marks.rain else (),
    )


# ---- counters


def _halo(stack: Stack) -> Iterator[Shape]:
    """Draw what shows that somebody of a stack is selected; it lies under all counters."""
    left, top = min(one.left for one in stack.cards), min(one.top for one in stack.cards)
    wide = max(one.left + one.wide for one in stack.cards) - left
    halo = rectangle(left - 2.5, top - 2.5, wide + 5.0, stack.bottom - top + 5.0)
    yield Stroke((halo,), "lamp", 3.5, closed=True, anchor=centre(stack.at))


def _stack(stack: Stack) -> Iterator[Shape]:
    place = centre(stack.at)
    for one in stack.cards:
        yield from _cost(one, one.what, place) if isinstance(one.what, Clash) else _card(one, one.what, place)
    for one in stack.cards:  # ages over everything
        if not one.small and not isinstance(one.what, Clash) and badge(one.age):
            yield from _badge(one.what, place, (one.left + one.wide, one.top))


def _card(one: Card, what: Counter | Sighting, place: Point) -> Iterator[Shape]:
    box = rectangle(one.left, one.top, one.wide, one.tall)
    token = TOKENS[what.side]
    command = isinstance(what, Counter) and what.headquarters and one.many == 1
    ground = token if command else f"{token}-tint" if isinstance(what, Sighting) else "sheet"
    pen, bar, size = (1.3, SMALL_BAR, SMALL_SIZE) if one.small else (1.8, BAR, SIZE)
    if one.many > 1:
        behind = rectangle(one.left + 2.0, one.top - 2.0, one.wide, one.tall)
        yield Stroke((behind,), token, 1.0, fill=ground, closed=True, anchor=place)
    yield Stroke((box,), fill=ground, closed=True, anchor=place)
    if not command:
        yield from side_bar(what.side, (one.left, one.top), bar, one.tall, place)
    dash = DASHES.get(one.age, _OLD)
    yield Stroke((box,), token, pen, closed=True, dash=dash, flat=True, anchor=place)
    ink = f"on.{token}" if command else token if isinstance(what, Sighting) else "ink"
    middle = one.left + (one.wide + (0.0 if command else bar)) / 2
    base = one.top + one.tall / 2 + _MIDDLE * min(size, one.tall)
    face_of: Face = "strong" if one.many > 1 else face(what)
    yield Words(place, one.text, min(size, one.tall), face_of, ink, shift=(middle, base))


def _cost(one: Card, what: Clash, place: Point) -> Iterator[Shape]:
    """Draw what a battle cost each side, in the side's colour."""
    box = rectangle(one.left, one.top, one.wide, one.tall)
    yield Stroke((box,), "wine", 1.3, fill="wine-tint", closed=True, flat=True, anchor=place)
    size = COST_SIZE if one.small else SIZE
    for nth, side in enumerate(what.lost):
        middle = one.left + one.wide * (2 * nth + 1) / (2 * len(what.lost))
        shift = (middle, one.top + one.tall / 2 + _MIDDLE * size)
        yield Words(place, f"−{what.lost[side]}", size, "strong", TOKENS[side], shift=shift)


def _battle(one: Clash) -> Iterator[Shape]:
    """Draw the edge of a hex in which there was a battle: strongly where it is fought just now."""
    x, y = centre(one.at)
    inner = tuple((x + (u - x) * 0.94, y + (v - y) * 0.94) for u, v in corners(one.at))
    if one.fresh:
        yield Stroke((inner,), fill="wine-tint", closed=True, alpha=0.5)
    yield Stroke((inner,), "wine", 3.2 if one.fresh else 1.6, closed=True, flat=True)


def _trail(trail: Trail) -> Iterator[Shape]:
    """Draw where somebody came from: a thin line with a point where he went."""
    line = tuple(map(centre, trail.hexes))
    if len(line) < 2:
        return
    token = TOKENS[trail.side]
    yield Stroke((line,), "map.halo", 4.2, alpha=0.85)
    yield Stroke((line,), token, 2.0)
    start = tuple((2.6 * math.cos(turn), 2.6 * math.sin(turn)) for turn in (n * math.tau / 12 for n in range(12)))
    yield Stroke((start,), fill=token, closed=True, anchor=line[0])


def side_bar(side: str, corner: Point, wide: float, tall: float, place: Point) -> Iterator[Shape]:
    """Draw whose a counter is: the Union's bar solid, the Confederates' hatched."""
    bar = rectangle(corner[0], corner[1], wide, tall)
    if side == "union":
        yield Stroke((bar,), fill="union", closed=True, anchor=place)
        return
    lines = [((corner[0], corner[1] + y), (corner[0] + wide, corner[1] + y - wide)) for y in _steps(tall + wide)]
    clipped = tuple(line for one in lines if (line := _clipped(one, corner[1], corner[1] + tall)))
    yield Stroke(clipped, "conf", 1.6, flat=True, anchor=place)
    yield Stroke((bar,), "conf", 0.9, closed=True, flat=True, anchor=place)


def _steps(tall: float, pitch: float = 3.6) -> Iterator[float]:
    return (pitch * nth for nth in range(1, math.ceil(tall / pitch)))


def _clipped(line: Line, top: float, bottom: float) -> Line:
    """Give the part of a rising line at 45 degrees between two heights; empty where there is none."""
    (x1, y1), (x2, y2) = line
    if y1 > bottom:
        x1, y1 = x1 + (y1 - bottom), bottom
    if y2 < top:
        x2, y2 = x2 - (top - y2), top
    return ((x1, y1), (x2, y2)) if x2 > x1 else ()


def _badge(one: Counter | Sighting, place: Point, corner: Point) -> Iterator[Shape]:
    token = TOKENS[one.side]
    x, y = corner
    yield Stroke((rectangle(x - 9.0, y - 8.0, 18.0, 12.0),), fill=token, closed=True, anchor=place)
    yield Words(place, badge(one.age), 10.5, "strong", f"on.{token}", shift=(x, y + 1.8))


# ---- smoke, forage, routes, reach, rain


def _smoke(place: Point) -> Iterator[Shape]:
    for x, lean in ((-5.0, -1.0), (0.0, 0.0), (5.0, 1.0)):
        top = 10.0 if x else 13.0
        rising = (n / 10 for n in range(11))
        curl = tuple((x + lean * t * 2.5 + 1.7 * math.sin(t * 6.2), -3.0 - t * top) for t in rising)
        yield Stroke((curl,), "slate", 1.4, anchor=place)
    ring = tuple((6.2 * math.cos(turn), 1.5 + 6.2 * math.sin(turn)) for turn in (n * math.tau / 20 for n in range(20)))
    yield Stroke((ring,), "slate", 1.4, fill="slate-tint", closed=True, anchor=place)
    yield Words(place, "?", 10.0, "strong", "slate", shift=(0.0, 5.0))


def _forage(rows: Sequence[Forage], found: Sequence[Stack]) -> Iterator[Shape]:
    """Draw a sheaf with what is left under whatever lies in the hex; where nothing is left, in wine."""
    under = _under(found)
    for one in rows:
        place, gone = centre(one.at), one.left <= 0
        # An empty hex stays marked: that nothing is left to forage is what a marching corps must know before it halts
        # there.
        token = "wine" if gone else "lamp-ink"
        left, top = -13.0, _top(one, under)
        box = rectangle(left, top, 26.0, 13.0)
        yield Stroke((box,), token, 1.0, fill="wine-tint" if gone else "sheet", closed=True, anchor=place)
        stem = left + 7.5
        ears = tuple(
            ((stem + lean * 3.6, top + 2.4), (stem, top + 6.5), (stem + lean * 2.6, top + 10.8)) for lean in (-1, 0, 1)
        )
        yield Stroke((*ears, ((stem - 2.4, top + 6.5), (stem + 2.4, top + 6.5))), token, 1.1, anchor=place)
        yield Words(place, str(max(0, one.left)), 11.0, "strong", token, shift=(left + 18.0, top + 10.4))


def _under(found: Sequence[Stack]) -> dict[Hex, float]:
    return {one.at: one.bottom for one in found}


def _top(one: Forage, under: dict[Hex, float]) -> float:
    return max(under.get(one.at, 0.0) + 2.5, 6.5)


def _route(route: Route) -> Iterator[Shape]:
    token = TOKENS[route.side]
    line = tuple(map(centre, route.hexes))
    if len(line) > 1:
        yield Stroke((line,), "map.halo", 5.6, alpha=0.85, flat=True)
        yield Stroke((line,), token, 3.2, dash=(9.0, 4.0), flat=True)
    disc = tuple((8.2 * math.cos(turn), 8.2 * math.sin(turn)) for turn in (n * math.tau / 24 for n in range(24)))
    for number, at in enumerate(route.hexes[1:], 1):
        yield Stroke((disc,), token, 1.6, fill="sheet", closed=True, anchor=centre(at))
        yield Words(centre(at), str(number), 11.5, "strong", "ink", shift=(0.0, 4.1))


def _radius(ground: Ground, marks: MapMarks) -> Iterator[Shape]:
    if marks.radius is not None:
        lines = outline(within(ground, marks.radius))
        yield Stroke(lines, TOKENS[marks.radius.side], 2.0, closed=True, dash=(4.0, 2.6), flat=True)


@lru_cache(maxsize=2)
def _rain(ground: Ground) -> tuple[Shape, ...]:
    """Draw what falls on a whole country, once."""
    left, top, right, bottom = bounds(ground.columns, ground.rows)
    drops = tuple(
        ((x, y), (x - 0.16, y + 0.42))
        for row, y in enumerate(_spaced(top, bottom, 0.55))
        for x in _spaced(left + (row % 3) * 0.13, right, 0.39)
        # Both ends are asked, since nothing clips the layer: a drop half over the ragged edge would fall on the paper.
        if ground.on_map(hex_at((x, y))) and ground.on_map(hex_at((x - 0.16, y + 0.42)))
    )
    return (Stroke(drops, "slate", 1.3, alpha=0.2, flat=True),)


def _spaced(low: float, high: float, step: float) -> tuple[float, ...]:
    return tuple(low + step * nth for nth in range(max(0, math.floor((high - low) / step))))
