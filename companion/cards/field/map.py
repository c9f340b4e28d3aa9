"""The ground of a battle on paper, to scale: the table with its rulers, who sets up and who comes on where and when."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator

from companion.cards.content import Drawing, Letters, Path, Shape
from companion.cards.field import sides
from companion.cards.field.sheet import INCH, LEFT, RIGHT, TOP, Sheet, letter
from companion.cards.shapes.sides import box
from companion.drawing.shapes import Point
from companion.field.drawn import field_drawing
from companion.field.names import Names
from companion.field.parts import place_of
from companion.field.shapes import Ground
from companion.language.tongue import number, tr

STEPS = (12, 16, 20, 24, 30, 36, 48, 60, 72, 96)
"""An inch of paper is so many of the table: the largest drawing that the page has room for, never one between."""
FINER = (2, 3, 4, 6, 8)
"""Those besides that only papers larger than A4 have room for."""
ROOM = (172.0, 168.0)
"""Millimetres of the drawing at most, rulers and all: a letter's page as well as an A4's."""
FOOT = 8.0
AROUND = 3.4
"""Millimetres around a table that is cut out, for the arrows that come over its edges."""
RULER = 6
"""Inches from one line of the grid to the next."""
ARROW = 2.3
"""Half the breadth of an arrow's shaft, in mm."""


Troops = Callable[[Sheet, Names], Iterable[Shape]]
"""Draws who stands on a sheet's table, and takes the room of their names."""


def scale_of(ground: Ground, room: Point = ROOM) -> int:
    """Give how many inches of the table an inch of paper is, in a room of so many mm."""
    for step in (*FINER, *STEPS) if room > ROOM else STEPS:
        (wide, tall), grown = (side * INCH / step for side in ground.table), letter(step)
        if wide + (LEFT + RIGHT) * grown <= room[0] and tall + (TOP + FOOT) * grown <= room[1]:
            return step
    return STEPS[-1]


def drawing(ground: Ground, step: int = 0, troops: Troops | None = None) -> Drawing:
    """Draw a table at a scale, by default the largest that a page has room for; `troops` draws who stands on it."""
    step = step or scale_of(ground)
    grown = letter(step)
    sheet = Sheet(ground, step, LEFT * grown, TOP * grown)
    wide, tall = (side * sheet.inch for side in ground.table)
    shapes = (*table(sheet, troops), *_rulers(sheet), *_foot(sheet))
    return Drawing(wide + (LEFT + RIGHT) * grown, tall + (TOP + FOOT) * grown, shapes, true=True, said=said(ground))


def small(ground: Ground, step: int, troops: Troops | None = None) -> Drawing:
    """Draw a table without rulers and foot, to be cut out along its edges."""
    sheet = Sheet(ground, step, AROUND, AROUND)
    wide, tall = (side * sheet.inch + 2 * AROUND for side in ground.table)
    return Drawing(wide, tall, table(sheet, troops), true=True, said=said(ground))


def table(sheet: Sheet, troops: Troops | None = None) -> tuple[Shape, ...]:
    """Give the table itself: its ground and grid, what is the sides', its names, the line around it."""
    wide, tall = (side * sheet.inch for side in sheet.ground.table)
    names = sheet.names()
    first, *layers = field_drawing(sheet.ground, sheet.grain)
    stands = troops(sheet, names) if troops is not None else ()
    # What is worth holding has its room first, but lies over all else.
    worth, coming = tuple(sides.objectives(sheet, names)), tuple(sides.arrivals(sheet, names))
    over = (*sides.areas(sheet, names), *coming, *stands, *worth)
    return (
        *sheet.printed(first.shapes),
        *sheet.printed(shape for layer in layers for shape in layer.shapes),
        *_grid(sheet),
        *over,
        *sheet.printed(names.put()),
        Path(box(wide, tall, (sheet.left, sheet.top)), width=0.5),
    )


def said(ground: Ground) -> str:
    """Give what a drawing of the table shows, for who cannot see it."""
    names = tuple(
        dict.fromkeys(one.properties.name for one in ground.of("town", "pike", "road") if one.properties.name)
    )
    w, h = (number(side, "g") for side in ground.table)
    if not names:
        return tr("The field, {w} by {h} inches", w=w, h=h)
    return tr("The field, {w} by {h} inches, with {names}", w=w, h=h, names=", ".join(names))


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
    (wide, tall), mm = sheet.ground.table, sheet.letter
    every = RULER * math.ceil(6.5 * mm / (RULER * sheet.inch))
    arrows = [sheet.at(place_of(one)) for one in sheet.ground.of("arrival")]
    free = ARROW + 1.6
    for x in range(0, math.floor(wide) + 1, every):
        u, v = sheet.at((x, tall))
        if all(math.dist((u, v), at) > free for at in arrows):
            yield Letters(u, v - 1.2 * mm, number(x), 2.2 * mm, token="ink2", bold=False)
    for y in range(0, math.floor(tall) + 1, every):
        u, v = sheet.at((0, y))
        if all(math.dist((u, v), at) > free for at in arrows):
            yield Letters(u - 1.0 * mm, v + 0.8 * mm, number(y), 2.2 * mm, token="ink2", align="right", bold=False)


def _foot(sheet: Sheet) -> Iterator[Shape]:
    """Draw the scale bar in inches and yards, and which way is north."""
    scale, (wide, _), mm = sheet.ground.scale, sheet.ground.table, sheet.letter
    x, y = sheet.at((0, 0))
    whole = RULER * 2 if wide >= RULER * 4 else RULER
    for nth in range(2):
        begin = x + nth * whole / 2 * sheet.inch
        bar = (("M", begin, y + 3.2 * mm), ("L", begin + whole / 2 * sheet.inch, y + 3.2 * mm))
        yield Path(bar, width=0.9 if nth == 0 else 0.35)
    for part in (0, whole // 2, whole):
        yield Letters(x + part * sheet.inch, y + 6.6 * mm, number(part), 2.2 * mm, token="ink2", bold=False)
    end = x + whole * sheet.inch
    inches = tr("inches of the table")
    if scale is not None:
        yards = number(whole * scale.yards_an_inch)
        inches = tr("inches of the table · {n} inches are {yards} yards", n=whole, yards=yards)
    yield Letters(end + 4.0 * mm, y + 6.6 * mm, inches, 2.2 * mm, token="ink2", align="left", bold=False)
    u, v = sheet.at((wide, sheet.ground.table[1]))
    u += (RIGHT / 2 + 0.6) * mm
    needle = ((0.0, 0.0), (1.5, 5.4), (0.0, 4.3), (-1.5, 5.4))
    steps = (*(("L" if nth else "M", u + x * mm, v + y * mm) for nth, (x, y) in enumerate(needle)), ("Z",))
    yield Path(steps, fill="ink", line="")
    yield Letters(u, v + 8.6 * mm, tr("N"), 3.0 * mm)
