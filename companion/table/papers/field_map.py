"""The ground of a battle on paper, to scale: the table with its rulers, who sets up and who comes on where and when."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator

from companion.cards.content import Drawing, Letters, Path, Shape
from companion.cards.mapped import printed
from companion.cards.shapes import sides
from companion.cards.shapes.sides import TINTS, TOKENS, painted
from companion.cards.whose import side_title
from companion.drawing.ground import areas, lines
from companion.drawing.shapes import Box, Point
from companion.drawing.shapes import Shape as Drawn
from companion.field.shapes import Ground, LineString
from companion.language.tongue import number, tr
from companion.table.papers.field_names import Names, holds
from companion.table.papers.field_sheet import (
    ARROW,
    CROSSINGS,
    INCH,
    LEFT,
    RIGHT,
    ROADS,
    TOP,
    Sheet,
    line_of,
    place_of,
    rings_of,
)

STEPS = (12, 16, 20, 24, 30, 36, 48, 60, 72, 96)
"""An inch of paper is so many of the table: the largest drawing that the page has room for, never one between."""
ROOM = (172.0, 168.0)
"""Millimetres of the drawing at most, rulers and all: a letter's page as well as an A4's."""
FOOT = 8.0
RULER = 6
"""Inches from one line of the grid to the next."""
BELOW = ("hill", "water", "field", "orchard", "rough", "woods", "town")
"""Areas in the order in which they are laid."""


def scale_of(ground: Ground) -> int:
    """Give how many inches of the table an inch of paper is."""
    for step in STEPS:
        wide, tall = (side * INCH / step for side in ground.table)
        if wide + LEFT + RIGHT <= ROOM[0] and tall + TOP + FOOT <= ROOM[1]:
            return step
    return STEPS[-1]


def drawing(ground: Ground, step: int = 0) -> Drawing:
    """Draw a table at a scale, by default the largest that a page has room for."""
    sheet = Sheet(ground, step or scale_of(ground))
    wide, tall = (side * sheet.inch for side in ground.table)
    box = sides.box(wide, tall, (LEFT, TOP))
    names = Names(sheet)
    over = (*_sides(sheet, names), *_worth(sheet, names))
    shapes = (
        Path(box, fill="field.ground", line=""),
        *_on_paper(sheet, _grounds(sheet)),
        *_grid(sheet),
        *over,
        *names.put(),
        Path(box, width=0.5),
        *_rulers(sheet),
        *_foot(sheet),
    )
    return Drawing(wide + LEFT + RIGHT, tall + TOP + FOOT, shapes, true=True, said=_said(ground))


def _said(ground: Ground) -> str:
    names = tuple(
        dict.fromkeys(one.properties.name for one in ground.of("town", "pike", "road") if one.properties.name)
    )
    w, h = (number(side, "g") for side in ground.table)
    if not names:
        return tr("The field, {w} by {h} inches", w=w, h=h)
    return tr("The field, {w} by {h} inches, with {names}", w=w, h=h, names=", ".join(names))


def _on_paper(sheet: Sheet, shapes: Iterable[Drawn]) -> Iterator[Shape]:
    """Give shapes in inches on paper."""
    corner = (-LEFT / sheet.inch, -TOP / sheet.inch)
    for shape in shapes:
        yield from printed(shape, corner, sheet.inch)


def _grounds(sheet: Sheet) -> Iterator[Drawn]:
    """Give the ground, what lies below first."""
    ground, grain = sheet.ground, sheet.grain
    for kind in BELOW:
        for one in ground.of(kind):
            said = one.properties
            for rings in rings_of(one):
                flipped = [sheet.flipped(ring) for ring in rings]
                yield from areas.area(kind, flipped, level=said.level, dense=said.density == "closed", grain=grain)
    for one in ground.of("stream", "river"):
        yield from lines.water(
            one.properties.kind, lines.eased(sheet.flipped(line_of(one))), one.properties.width, ground.table
        )
    roads = [(one.properties.kind, lines.eased(sheet.flipped(line_of(one)))) for one in ground.of(*ROADS)]
    yield from lines.casings(roads, grain)
    for one in ground.features:
        if isinstance(one.geometry, LineString) and one.properties.kind not in (*ROADS, "stream", "river"):
            yield from lines.other(one.properties.kind, sheet.flipped(line_of(one)), grain)
    for one in ground.of(*CROSSINGS):
        ((x, y),) = sheet.flipped([place_of(one)])
        yield from lines.crossing(one.properties.kind, (x, y), lines.way_at((x, y), [line for _, line in roads]), grain)


# ---- what stands around it


def _grid(sheet: Sheet) -> Iterator[Shape]:
    wide, tall = sheet.ground.table
    for x in range(RULER, math.ceil(wide), RULER):
        yield _hair(sheet.at((x, 0)), sheet.at((x, tall)))
    for y in range(RULER, math.ceil(tall), RULER):
        yield _hair(sheet.at((0, y)), sheet.at((wide, y)))


def _hair(one: Point, other: Point) -> Path:
    return Path((("M", *one), ("L", *other)), line="map.grid", width=0.14)


def _rulers(sheet: Sheet) -> Iterator[Shape]:
    """Write the inches outside, from the south-west corner, but where an arrow comes in."""
    wide, tall = sheet.ground.table
    every = RULER * math.ceil(6.5 / (RULER * sheet.inch))
    arrows = [sheet.at(place_of(one)) for one in sheet.ground.of("arrival")]
    free = ARROW[1] + 1.6
    for x in range(0, math.floor(wide) + 1, every):
        u, v = sheet.at((x, tall))
        if all(math.dist((u, v), at) > free for at in arrows):
            yield Letters(u, v - 1.2, number(x), 2.2, token="ink2", bold=False)
    for y in range(0, math.floor(tall) + 1, every):
        u, v = sheet.at((0, y))
        if all(math.dist((u, v), at) > free for at in arrows):
            yield Letters(u - 1.0, v + 0.8, number(y), 2.2, token="ink2", align="right", bold=False)


def _foot(sheet: Sheet) -> Iterator[Shape]:
    """Draw the scale bar in inches and yards, and which way is north."""
    scale, (wide, _) = sheet.ground.scale, sheet.ground.table
    x, y = sheet.at((0, 0))
    whole = RULER * 2 if wide >= RULER * 4 else RULER
    for nth in range(2):
        begin = x + nth * whole / 2 * sheet.inch
        bar = (("M", begin, y + 3.2), ("L", begin + whole / 2 * sheet.inch, y + 3.2))
        yield Path(bar, width=0.9 if nth == 0 else 0.35)
    for part in (0, whole // 2, whole):
        yield Letters(x + part * sheet.inch, y + 6.6, number(part), 2.2, token="ink2", bold=False)
    end = x + whole * sheet.inch
    inches = tr("inches of the table")
    if scale is not None:
        yards = number(whole * scale.yards_an_inch)
        inches = tr("inches of the table · {n} inches are {yards} yards", n=whole, yards=yards)
    yield Letters(end + 4.0, y + 6.6, inches, 2.2, token="ink2", align="left", bold=False)
    u, v = sheet.at((wide, sheet.ground.table[1]))
    u += RIGHT / 2 + 0.6
    yield Path(
        (("M", u, v), ("L", u + 1.5, v + 5.4), ("L", u, v + 4.3), ("L", u - 1.5, v + 5.4), ("Z",)), fill="ink", line=""
    )
    yield Letters(u, v + 8.6, tr("N"), 3.0)


# ---- the sides


def _sides(sheet: Sheet, names: Names) -> Iterator[Shape]:
    """Draw where sides set up and come on, each in its colour and in its way of filling."""
    for one in sheet.ground.of("deployment"):
        side = one.properties.side or ""
        for rings in rings_of(one):
            steps = tuple(("L" if nth else "M", *sheet.at(place)) for nth, place in enumerate(rings[0][:-1]))
            whole, hatched = (*steps, ("Z",)), side == "confederate"
            square = bool(one.properties.name)
            fill = TINTS.get(side, "") if square and not hatched else ""
            dash = () if square else (2.2, 1.3)
            if hatched:
                yield Path(whole, line=TOKENS[side], width=0.12, hatch=True)
            yield Path(whole, fill=fill, line=TOKENS.get(side, "ink"), width=0.35 if square else 0.55, dash=dash)
            xs, ys = zip(*(sheet.at(place) for place in rings[0]), strict=True)
            if square:
                if hatched and holds(max(xs) - min(xs)):
                    x, y = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
                    half = (max(xs) - min(xs)) / 2 - 0.5
                    yield Path(sides.box(2 * half, 2.4, (x - half, y - 1.2)), fill="page", line="")
                names.square(one.properties.name, ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2), max(xs) - min(xs))
            else:
                names.corner(tr("Set-up, {side}", side=side_title(side)), (min(xs), min(ys)), TOKENS.get(side, "ink"))
    found: dict[tuple[str, Point], list[str]] = {}
    for one in sheet.ground.of("arrival"):
        hour = one.properties.hour or tr("at once")
        found.setdefault((one.properties.side or "", place_of(one)), []).append(hour)
    for (whose, place), hours in found.items():
        yield from _arrow(sheet, place, whose)
        names.hours(", ".join(hours), sheet.at(place), _inward(sheet, place), TOKENS.get(whose, "ink"))


def _inward(sheet: Sheet, place: Point) -> Point:
    """Give the way from the edge on to the table, on paper."""
    (x, y), (wide, tall) = place, sheet.ground.table
    gaps = {(1.0, 0.0): x, (-1.0, 0.0): wide - x, (0.0, -1.0): y, (0.0, 1.0): tall - y}
    return min(gaps, key=lambda way: gaps[way])


def _arrow(sheet: Sheet, place: Point, side: str) -> Iterator[Shape]:
    """Draw an arrow over the edge."""
    (u, v), (dx, dy) = sheet.at(place), _inward(sheet, place)
    half, shaft, long = ARROW
    outline = (
        (-3.2, -shaft),
        (long - half, -shaft),
        (long - half, -half),
        (long, 0.0),
        (long - half, half),
        (long - half, shaft),
        (-3.2, shaft),
    )
    places = [(u + dx * a - dy * b, v + dy * a + dx * b) for a, b in outline]
    steps = (*(("L" if nth else "M", *at) for nth, at in enumerate(places)), ("Z",))
    yield Path(steps, fill="page", line="")
    yield painted(steps, side)


def _worth(sheet: Sheet, names: Names) -> Iterator[Shape]:
    """Draw what is worth holding: a numbered square, in the way of its holder."""
    size = 4.2
    for nth, one in enumerate(sheet.ground.of("objective"), 1):
        x, y = sheet.at(place_of(one))
        if any(place_of(other) == place_of(one) for other in sheet.ground.of(*CROSSINGS)):
            x, y = x + size, y - size  # beside a bridge, whose sign says more than a square over it
        token, side = TOKENS.get(one.properties.side or "", "ink"), one.properties.side
        box = sides.box(size, size, (x - size / 2, y - size / 2))
        yield Path(box, fill="page" if side != "union" else token, line=token, width=0.4)
        names.taken(Box(x - size / 2, y - size / 2, x + size / 2, y + size / 2))
        yield Letters(x, y + 1.05, str(nth), 3.0, token="on-ink" if side == "union" else token)
