"""The marks as shapes: counters with the age of their report, enemies, smoke, forage, routes, reach of orders, rain."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from companion.campaign.ground import Ground
from companion.campaign.hexes import Hex
from companion.present.hexmap.geometry import bounds, centre, hex_at, outline
from companion.present.hexmap.marks import Counter, Forage, MapMarks, Route, Sighting, badge, within
from companion.present.hexmap.shapes import (
    Box,
    Face,
    Layer,
    Line,
    Measure,
    Point,
    Shape,
    Stroke,
    Words,
    layers,
    rectangle,
    thick,
)
from companion.tongue import tr

TOKENS = {"union": "union", "confederate": "conf"}
ROW, BAR, SIZE = 18.0, 5.0, 12.5
"""Of a counter, in points of the design: its height, its side's bar, its type."""
_STRENGTH_FROM = 68.0
"""Strengths are shown from this height of a hex on."""
_LEAST_ROWS = 2
DASHES = {0: (), 1: (5.0, 2.5)}
_OLD = (1.6, 2.6)


class Stack:
    """What lies in one hex: its rows from the top, each with its width, and where its upper left corner is."""

    def __init__(self, at: Hex, rows: Sequence[tuple[Counter | Sighting | str, float]], *, town: bool) -> None:
        self.at, self.rows = at, rows
        self.wide = max((width for _, width in rows), default=0.0)
        self.tall = ROW * len(rows)
        below = -5.0 if town else min(ROW / 2, self.tall / 2)
        self.corner: Point = (-self.wide / 2, below - self.tall)


def stacks(ground: Ground, marks: MapMarks, hex_size: float, measure: Measure) -> tuple[Stack, ...]:
    """Give what lies in each hex; where a hex is too low for all, the last row says how many more there are."""
    held: dict[Hex, list[Counter | Sighting]] = {}
    every: list[Counter | Sighting] = [
        *(one for one in marks.counters if one.headquarters),
        *(one for one in marks.counters if not one.headquarters),
    ]
    for one in (*every, *marks.sightings):
        held.setdefault(one.at, []).append(one)
    most = max(_LEAST_ROWS, int(1.15 * hex_size / (ROW * thick(hex_size))))
    found = []
    for at, those in held.items():
        shown: list[Counter | Sighting | str] = list(those)
        if len(those) > most:
            shown = [*those[: most - 1], tr("+{n} more", n=len(those) - most + 1)]
        rows = [(one, _wide(one, hex_size, measure)) for one in shown]
        found.append(Stack(at, rows, town=at in ground.towns))
    return tuple(found)


def _wide(one: Counter | Sighting | str, hex_size: float, measure: Measure) -> float:
    text = one if isinstance(one, str) else said(one, hex_size)
    return measure(text, _face(one), SIZE) + BAR + 11.0


def _face(one: Counter | Sighting | str) -> Face:
    return "name" if isinstance(one, Counter) and one.headquarters else "strong"


def said(one: Counter | Sighting, hex_size: float) -> str:
    """Give what stands on a counter at a scale."""
    if isinstance(one, Sighting):
        return "≈?" if one.strength is None else f"≈{one.strength}"
    shown = f"{one.name} {one.strength}" if one.strength and hex_size >= _STRENGTH_FROM else one.name
    return tr("HQ {name}", name=shown) if one.headquarters else shown


def taken(found: Sequence[Stack], marks: MapMarks, hex_size: float) -> tuple[Box, ...]:
    """Give the room that marks take, in the unit of the hex's height: names of towns keep out of it."""
    point = thick(hex_size)
    boxes = [
        _box(one.at, hex_size, (one.corner[0] * point, one.corner[1] * point), one.wide * point, one.tall * point)
        for one in found
    ]
    boxes += [_box(at, hex_size, (-9 * point, -9 * point), 18 * point, 18 * point)
              for route in marks.routes for at in route.hexes[1:]]  # fmt: skip
    boxes += [_box(one.at, hex_size, (-9 * point, -16 * point), 18 * point, 26 * point) for one in marks.activity]
    under = _under(found)
    boxes += [_box(one.at, hex_size, (-13 * point, _top(one, under) * point), 26 * point, 13 * point)
              for one in marks.forage]  # fmt: skip
    return tuple(boxes)


def _box(at: Hex, hex_size: float, corner: Point, wide: float, tall: float) -> Box:
    x, y = centre(at)
    left, top = x * hex_size + corner[0], y * hex_size + corner[1]
    return Box(left, top, left + wide, top + tall)


def mark_layers(ground: Ground, marks: MapMarks, hex_size: float, measure: Measure) -> tuple[Layer, ...]:
    """Give what lies on the map where a hex is `hex_size` high."""
    found = stacks(ground, marks, hex_size, measure)
    return layers(
        radius=_radius(ground, marks),
        routes=(shape for route in marks.routes for shape in _route(route)),
        activity=(shape for one in marks.activity for shape in _smoke(centre(one.at))),
        forage=_forage(marks.forage, found),
        counters=(shape for one in found for shape in _stack(one, hex_size)),
        rain=_rain(ground) if marks.rain else (),
    )


# ---- counters


def _stack(stack: Stack, hex_size: float) -> Iterator[Shape]:
    place, (left, top) = centre(stack.at), stack.corner
    if any(isinstance(one, Counter) and one.selected for one, _ in stack.rows):
        halo = rectangle(left - 2.5, top - 2.5, stack.wide + 5.0, stack.tall + 5.0)
        yield Stroke((halo,), "lamp", 3.5, closed=True, anchor=place)
    for nth, (one, _) in enumerate(stack.rows):
        yield from _row(one, place, (left, top + nth * ROW), stack.wide, hex_size)
    for nth, (one, _) in enumerate(stack.rows):  # badges over everything
        if not isinstance(one, str) and badge(one.age):
            yield from _badge(one, place, (left + stack.wide, top + nth * ROW))


def _row(one: Counter | Sighting | str, place: Point, corner: Point, wide: float, hex_size: float) -> Iterator[Shape]:
    left, top = corner
    box = rectangle(left, top, wide, ROW)
    if isinstance(one, str):
        yield Stroke((box,), "edge", 1.0, fill="sheet", closed=True, anchor=place)
        yield Words(place, one, 11.0, token="ink2", shift=(left + wide / 2, top + 13.0))
        return
    token = TOKENS[one.side]
    dash = DASHES.get(one.age, _OLD) if one.age > 0 else ()
    command = isinstance(one, Counter) and one.headquarters
    ground = token if command else f"{token}-tint" if isinstance(one, Sighting) else "sheet"
    yield Stroke((box,), fill=ground, closed=True, anchor=place)
    if not command:
        yield from side_bar(one.side, (left, top), BAR, ROW, place)
    yield Stroke((box,), token, 1.8, closed=True, dash=dash, flat=True, anchor=place)
    ink = f"on.{token}" if command else token if isinstance(one, Sighting) else "ink"
    middle = (left + (0.0 if command else BAR) + left + wide) / 2
    yield Words(place, said(one, hex_size), SIZE, _face(one), ink, shift=(middle, top + 13.3))


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
    return {one.at: one.corner[1] + one.tall for one in found}


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


def _rain(ground: Ground) -> Iterator[Shape]:
    left, top, right, bottom = bounds(ground.columns, ground.rows)
    drops = tuple(
        ((x, y), (x - 0.16, y + 0.42))
        for row, y in enumerate(_spaced(top, bottom, 0.55))
        for x in _spaced(left + (row % 3) * 0.13, right, 0.39)
        if ground.on_map(hex_at((x, y))) and ground.on_map(hex_at((x - 0.16, y + 0.42)))
    )
    yield Stroke(drops, "slate", 1.3, alpha=0.2, flat=True)


def _spaced(low: float, high: float, step: float) -> tuple[float, ...]:
    return tuple(low + step * nth for nth in range(max(0, math.floor((high - low) / step))))
