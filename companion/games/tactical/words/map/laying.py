"""What is laid over the ground under the units: sight, the fire zone, reach with its costs, zones, command, trails."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence

from companion.drawing.hatching import hatched_oblongs
from companion.drawing.shapes import Layer, Measure, Point, Shape, Stroke, Words, layers, thick
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.squares import Square, distance
from companion.games.tactical.words.map.geometry import centre, corners, outline, rounded
from companion.games.tactical.words.map.marks import Clash, Command, Fire, Marks, Reached, Seen, Trail, Zone

TOKENS = {"union": "union", "confederate": "conf"}
_HIDDEN_PITCH = 6.0
"""Points from one line to the next over what is hidden."""
_COSTS_FROM = 24.0
"""Pixels of a square from which its cost is written."""
_INSET = {"union": 0.04, "confederate": 0.1}
"""How far inside a zone's edge its line runs, so that both sides' are seen where they meet."""


def overlay_layers(ground: Ground, marks: Marks, size: float) -> tuple[Layer, ...]:
    """Give every overlay that a seat has asked for."""
    return layers(
        sight=_seen(marks.seen, size) if marks.seen else (),
        zones=(shape for zone in marks.zones for shape in _zone(zone)),
        reach=_reach(marks.reach, marks, size) if marks.reach else (),
        fire=_fire(marks.fire) if marks.fire else (),
        command=(shape for one in marks.command for shape in _command(ground, one)),
        trails=(shape for one in marks.trails if not one.costs for shape in trail_shapes(one, size)),
        clashes=(shape for one in marks.clashes for shape in _clash(one)),
    )


def _squares(of: Iterable[Square]) -> tuple[tuple[Point, ...], ...]:
    return tuple(corners(at) for at in sorted(of))


def _seen(seen: Seen, size: float) -> Iterator[Shape]:
    """Wash what is seen in gold with an outline, hatch what is hidden."""
    edges = outline(seen.seen)
    yield Stroke(edges, fill="map.seen", closed=True, alpha=0.17)
    pitch = _HIDDEN_PITCH * thick(size) / size
    lines = tuple(_joined(hatched_oblongs(_rows(seen.hidden), pitch)))
    if lines:
        yield Stroke(lines, "map.hidden-line", 1.0, flat=True, alpha=0.42)
    yield Stroke(edges, "map.seen-edge", 2.0, closed=True, flat=True)


def _rows(squares: Iterable[Square]) -> Iterator[tuple[float, float, float, float]]:
    """Give squares side by side as one oblong, by its left, top, right and bottom: fewer lines."""
    held = set(squares)
    for row, column in sorted(held):
        if (row, column - 1) in held:
            continue
        end = column
        while (row, end + 1) in held:
            end += 1
        yield column, row, end + 1, row + 1


def _joined(lines: Iterable[Sequence[Point]]) -> Iterator[tuple[Point, ...]]:
    """Put pieces that touch end to end together: the same line over several rows."""
    ends: dict[tuple[int, int], list[Point]] = {}
    for one in lines:
        low, high = sorted(one)
        key = round(low[0] * 1000), round(low[1] * 1000)
        grown = ends.pop(key, None)
        line = [*grown, high] if grown else [low, high]
        ends[round(high[0] * 1000), round(high[1] * 1000)] = line
    return ((line[0], line[-1]) for line in ends.values())


def _zone(zone: Zone) -> Iterator[Shape]:
    """Line a side's zones, the Union's whole and the Confederates' with dashes; its own units leave no holes."""
    token = TOKENS[zone.side]
    dash = () if zone.side == "union" else (5.0, 3.0)
    # Its own units hold no zone in their square, but a hole there would read as a place where the enemy may walk.
    edges = tuple(_inward(line, _INSET[zone.side]) for line in outline(zone.squares | zone.held))
    yield Stroke(edges, fill=token, closed=True, alpha=0.09)
    yield Stroke(edges, token, 1.5, closed=True, dash=dash, flat=True, alpha=0.85)


def _inward(line: Sequence[Point], by: float) -> tuple[Point, ...]:
    """Draw an outline at right angles a little inward; it runs clockwise, its inside at its right hand."""
    found = []
    for nth, (x, y) in enumerate(line):
        (u, v), (p, q) = line[nth - 1], line[(nth + 1) % len(line)]
        before, after = _unit((u, v), (x, y)), _unit((x, y), (p, q))
        found.append((x - (before[1] + after[1]) * by, y + (before[0] + after[0]) * by))
    return tuple(found)


def _unit(one: Point, other: Point) -> Point:
    long = math.dist(one, other) or 1.0
    return (other[0] - one[0]) / long, (other[1] - one[1]) / long


def _reach(reach: Reached, marks: Marks, size: float) -> Iterator[Shape]:
    """Wash where a unit can go, with what it costs in each square."""
    edges = tuple(rounded(line, 0.12) for line in outline(reach.costs))
    yield Stroke(edges, fill="slate", closed=True, alpha=0.11)
    yield Stroke(edges, "slate", 2.0, closed=True, flat=True)
    if size < _COSTS_FROM:
        return
    held = {one.at for one in marks.counters}
    for at, cost in sorted(reach.costs.items()):
        x, y = centre(at)
        # Under a unit the cost goes into the corner that badges and names leave free.
        if at in held:
            place, shift, align = (x - 0.46, y + 0.46), (0.0, 0.0), "left"
        else:
            place, shift, align = (x, y), (0.0, 4.2), "center"
        yield Words(place, str(cost), 11.5, "strong", "slate", align, shift, halo="map.halo")  # type: ignore[arg-type]


def _fire(fire: Fire) -> Iterator[Shape]:
    """Line what a weapon reaches with wine dashes, and bracket the target."""
    edges = outline(fire.squares)
    yield Stroke(edges, "map.halo", 3.0, closed=True, flat=True, alpha=0.6)
    yield Stroke(edges, "map.range", 1.8, closed=True, dash=(6.0, 3.0), flat=True)
    if fire.target is not None:
        yield from bracketed(fire.target)


def bracketed(at: Square) -> Iterator[Shape]:
    """Mark a target by the four corners of its square."""
    x, y = corners(at)[0]
    near, far, long = 0.02, 0.98, 0.26
    lines = tuple(
        ((x + u + (long if u < 0.5 else -long), y + v), (x + u, y + v), (x + u, y + v + (long if v < 0.5 else -long)))
        for u in (near, far)
        for v in (near, far)
    )
    yield Stroke(lines, "map.halo", 4.6, flat=True)
    yield Stroke(lines, "wine", 2.6, flat=True)


def _command(ground: Ground, one: Command) -> Iterator[Shape]:
    """Line the squares in reach of a leader, and trace from him; in wine what is out of reach."""
    (row, column), far = one.leader, one.squares
    near = [
        (x, y)
        for x in range(row - far, row + far + 1)
        for y in range(column - far, column + far + 1)
        if ground.on_map((x, y))
    ]
    token = TOKENS[one.side]
    yield Stroke(outline(near), token, 1.6, closed=True, dash=(2.0, 3.0), flat=True)
    start, end = centre(one.leader), centre(one.to)
    if start == end:
        return
    yield Stroke(((start, end),), "map.halo", 4.4, flat=True, alpha=0.85)
    ink = token if one.held else "wine"
    yield Stroke(((start, end),), ink, 2.0, dash=() if one.held else (3.0, 3.0), flat=True)


def trail_shapes(trail: Trail, size: float) -> Iterator[Shape]:
    """Draw a way: squares come from as a line with a disc where it began; a way to go with dashes and its costs."""
    line = tuple(map(centre, trail.squares))
    if len(line) < 2:
        return
    token = TOKENS[trail.side]
    yield Stroke((line,), "map.halo", 5.0, alpha=0.85)
    yield Stroke((line,), token, 2.6, dash=(7.0, 3.5) if trail.costs else (), flat=bool(trail.costs))
    if not trail.costs:
        start = tuple((3.4 * math.cos(n * math.tau / 14), 3.4 * math.sin(n * math.tau / 14)) for n in range(14))
        yield Stroke((start,), token, 1.4, fill="sheet", closed=True, anchor=line[0])
        return
    disc = tuple((7.6 * math.cos(n * math.tau / 24), 7.6 * math.sin(n * math.tau / 24)) for n in range(24))
    told = list(zip(trail.squares[1:], trail.costs, strict=True))
    for at, cost in told if size >= _COSTS_FROM else told[-1:]:
        yield Stroke((disc,), token, 1.5, fill="sheet", closed=True, anchor=centre(at))
        yield Words(centre(at), str(cost), 11.0, "strong", "ink", shift=(0.0, 3.9))


def _clash(one: Clash) -> Iterator[Shape]:
    """Draw where something happened: its square's edge in wine, whence it came, and what is said of it."""
    edge = corners(one.at)
    yield Stroke((edge,), "wine", 2.4, fill="wine-tint", closed=True, flat=True, alpha=0.75)
    if one.whence is not None:
        yield Stroke(((centre(one.whence), centre(one.at)),), TOKENS[one.side], 2.4, flat=True)


def told(marks: Marks, measure: Measure) -> Iterator[Shape]:
    """Say over everything else how long a trace of command is, and what a clash cost, on its square's upper edge."""
    for trace in marks.command:
        if trace.leader != trace.to:
            start, end = centre(trace.leader), centre(trace.to)
            squares = distance(trace.leader, trace.to)
            said = f"{squares} ≤ {trace.squares}" if trace.held else f"{squares} > {trace.squares}"
            middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
            yield from _plate(middle, said, TOKENS[trace.side] if trace.held else "wine", measure)
    for one in marks.clashes:
        if one.text:
            x, y = centre(one.at)
            yield from _plate((x, y - 0.5), one.text, "wine", measure, 12.0)


def _plate(at: Point, text: str, token: str, measure: Measure, size: float = 11.0) -> Iterator[Shape]:
    half, tall = measure(text, "strong", size) / 2 + 4.0, 0.7 * size
    box = ((-half, -tall), (half, -tall), (half, tall), (-half, tall))
    yield Stroke((box,), token, 1.2, fill="sheet", closed=True, anchor=at)
    yield Words(at, text, size, "strong", token, shift=(0.0, 0.35 * size))
