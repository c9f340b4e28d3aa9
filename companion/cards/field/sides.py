"""What of a table is a side's, on paper: set-up areas, arrows with their hours, squares of what is worth holding."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.cards.content import Path, Shape
from companion.cards.field.sheet import NAME, Sheet
from companion.cards.mapped import measure
from companion.cards.shapes.sides import TINTS, TOKENS, box
from companion.cards.whose import side_title
from companion.drawing.ground import sides
from companion.drawing.shapes import Box, Point, Stroke, Words
from companion.field.drawn import CROSSINGS
from companion.field.names import HALO, Names
from companion.field.parts import flipped, inward, place_of, rings_of
from companion.field.shapes import Feature, Properties
from companion.language.tongue import plural, tr

SQUARE = 2.15
"""Type in which squares are numbered, in mm."""


def holds(room: float) -> bool:
    """Say whether a square of so many mm holds its own number."""
    return measure("10,10", "strong", SQUARE) <= room - 0.3


def areas(sheet: Sheet, names: Names) -> Iterator[Shape]:
    """Draw where sides set up; one with a name is a square of a map, and bears it."""
    for one in sheet.ground.of("deployment"):
        for rings in rings_of(one):
            found = [flipped(ring, sheet.ground) for ring in rings]
            if one.properties.name:
                yield from _square(sheet, one, names)
            else:
                side = one.properties.side or ""
                yield from sheet.printed(sides.area(side, found, sheet.grain))
                yield from _whose(sheet, side, found[0], names)


def _whose(sheet: Sheet, side: str, ring: tuple[Point, ...], names: Names) -> Iterator[Shape]:
    said = tr("Set-up, {side}", side=side_title(side))
    x, y = min(x for x, _ in ring), min(y for _, y in ring)
    size = NAME * sheet.letter / sheet.point
    corner = Words((x, y), said, size, "strong", TOKENS.get(side, "ink"), "left", (0.4 * size, 1.2 * size), HALO)
    if names.place(corner):
        yield from sheet.printed((corner,))


def _square(sheet: Sheet, one: Feature, names: Names) -> Iterator[Shape]:
    side, (rings,) = one.properties.side or "", rings_of(one)
    xs, ys = zip(*(sheet.at(place) for place in rings[0]), strict=True)
    steps = (*(("L" if nth else "M", *at) for nth, at in enumerate(zip(xs, ys, strict=True))), ("Z",))
    hatched, token = side == "confederate", TOKENS.get(side, "ink")
    if hatched:
        yield Path(steps, line=token, width=0.12, hatch=True)
    yield Path(steps, fill="" if hatched else TINTS.get(side, ""), line=token, width=0.35)
    (x, y), room = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2), max(xs) - min(xs)
    if holds(room / sheet.letter):
        if hatched:
            half = room / 2 - 0.5
            yield Path(box(2 * half, 2.4 * sheet.letter, (x - half, y - 1.2 * sheet.letter)), fill="page", line="")
        ((u, v),) = flipped([_middle(rings[0])], sheet.ground)
        size = SQUARE * sheet.letter / sheet.point
        yield from sheet.printed((Words((u, v), one.properties.name, size, "strong", shift=(0.0, size * 0.34)),))
    wide, tall = room / sheet.inch, (max(ys) - min(ys)) / sheet.inch
    ((u, v),) = flipped([_middle(rings[0])], sheet.ground)
    names.take(Box(u - wide / 2, v - tall / 2, u + wide / 2, v + tall / 2))


def _middle(ring: tuple[Point, ...]) -> Point:
    xs, ys = zip(*ring, strict=True)
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def arrivals(sheet: Sheet, names: Names) -> Iterator[Shape]:
    """Draw an arrow a place and side, and beside it its hours, or its turns where no hour is said."""
    found: dict[tuple[str, Point], list[Properties]] = {}
    for one in sheet.ground.of("arrival"):
        found.setdefault((one.properties.side or "", place_of(one)), []).append(one.properties)
    for (side, place), those in found.items():
        ((x, y),), way = flipped([place], sheet.ground), inward(place, sheet.ground)
        yield from sheet.printed(sides.arrival(side, (x, y), way))
        long = 44.0 * sheet.point / sheet.inch
        names.take(Box(x - long, y - long * 0.6, x + long, y + long * 0.6))
        yield from _hours(sheet, _when(those), side, ((x, y), way), names)


def _when(those: Sequence[Properties]) -> str:
    """Say when troops come over an edge: by the clock, else by turns."""
    if any(one.hour for one in those):
        return ", ".join(dict.fromkeys(one.hour or tr("at once") for one in those))
    turns = sorted({one.turn for one in those if one.turn})
    if not turns:
        return tr("at once")
    return plural(len(turns), "turn {turns}", "turns {turns}", turns=", ".join(map(str, turns)))


def _hours(sheet: Sheet, text: str, side: str, at: tuple[Point, Point], names: Names) -> Iterator[Shape]:
    (place, (dx, dy)), size = at, 2.9 * sheet.letter / sheet.point
    align = "left" if dx > 0 else "right" if dx < 0 else "center"
    shift = (dx * 52.0, dy * 66.0 + size * 0.34)
    token = TOKENS.get(side, "ink")
    words = Words(place, text, size, "strong", token, align, shift, HALO)  # type: ignore[arg-type]
    names.place(words)
    wide, (x, y) = measure(text, "strong", size), shift
    west = {"left": x, "right": x - wide, "center": x - wide / 2}[align] - 0.4 * size
    east, north, south = west + wide + 0.8 * size, y - 1.1 * size, y + 0.4 * size
    frame = ((west, north), (east, north), (east, south), (west, south))
    yield from sheet.printed((Stroke((frame,), token, 1.6, "page", closed=True, anchor=place), words))


def objectives(sheet: Sheet, names: Names) -> Iterator[Shape]:
    """Draw what is worth holding: a numbered square, in the way of its holder."""
    side = sides.SQUARE * sheet.point / sheet.inch
    crossings = [place_of(one) for one in sheet.ground.of(*CROSSINGS)]
    for nth, one in enumerate(sheet.ground.of("objective"), 1):
        place = place_of(one)
        ((x, y),) = flipped([place], sheet.ground)
        if place in crossings:
            x, y = x + side, y - side  # beside a bridge, whose sign says more than a square over it
        names.take(Box(x - side / 2, y - side / 2, x + side / 2, y + side / 2))
        yield from sheet.printed(sides.objective(str(nth), (x, y), one.properties.side or ""))
