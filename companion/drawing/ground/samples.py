"""A sample of each kind of ground, as a legend shows it: in inches, within so wide and so tall a piece of the table."""

from __future__ import annotations

import math
from collections.abc import Iterator

from companion.drawing.ground import areas, lines, sides
from companion.drawing.shapes import Line, Point, Shape, rectangle

OVALS = frozenset({"woods", "closed", "rough", "hill", "water"})
ACROSS = ("bridge", "ford", "pass")
WAYS = ("road", "pike", "sunken-road")


def sample(kind: str, wide: float, tall: float) -> Iterator[Shape]:
    """Draw a piece of a kind; "closed" is closed woods, "unfinished" a bed without rails, a side its set-up area."""
    line = _wavy(wide, tall)
    whole = rectangle(0.4, 0.3, wide - 0.8, tall - 0.6)
    rings = (_oval(wide, tall) if kind in OVALS else (*whole, whole[0]),)
    match kind:
        case "hill":
            for level in (1, 2, 3):
                yield from areas.area("hill", (_shrunk(rings[0], 1.0 - 0.3 * (level - 1)),), level=level)
        case "closed":
            yield from areas.area("woods", rings, dense=True)
        case "stream" | "river":
            yield from lines.water(kind, line, 0.8 if kind == "river" else None, (wide, tall))
        case "cut":
            yield from lines.other("railroad", line, unfinished=True)
            yield from lines.other("cut", line[len(line) // 5 : len(line) * 4 // 5])
        case "unfinished":
            yield from lines.other("railroad", line, unfinished=True)
        case "railroad" | "fence" | "hedge" | "wall" | "breastworks" | "trenches":
            yield from lines.other(kind, line)
        case "house":
            yield from areas.house((wide / 2, tall / 2))
        case "union" | "confederate":
            yield from sides.area(kind, rings)
        case _ if kind in ACROSS:
            yield from _crossing(kind, (wide, tall))
        case _ if kind in WAYS:
            yield from lines.casings(((kind, line),))
        case _:
            yield from areas.area(kind, rings)


def _crossing(kind: str, size: Point) -> Iterator[Shape]:
    (wide, tall), at = size, (size[0] / 2, size[1] / 2)
    if kind != "pass":
        yield from lines.water("river", ((at[0], 0.0), (at[0], tall)), 0.8, size)
    if kind != "ford":
        yield from lines.casings((("road", ((0.0, at[1]), (wide, at[1]))),))
    yield from lines.crossing(kind, at, (1.0, 0.0), min(1.0, tall / 2.4))


def _wavy(wide: float, tall: float, parts: int = 30) -> Line:
    # A little short of the edges: pens have round ends.
    return tuple(
        (0.12 + (wide - 0.24) * nth / parts, tall * (0.5 + 0.14 * math.sin(math.tau * 1.1 * nth / parts)))
        for nth in range(parts + 1)
    )


def _oval(wide: float, tall: float) -> Line:
    turns = [math.tau * nth / 28 for nth in range(29)]
    return tuple((wide / 2 * (1 + 0.92 * math.cos(t)), tall / 2 * (1 + 0.9 * math.sin(t))) for t in turns)


def _shrunk(ring: Line, by: float) -> Line:
    x, y = (sum(each) / len(ring) for each in zip(*ring, strict=True))
    return tuple((x + (u - x) * by, y + (v - y) * by) for u, v in ring)
