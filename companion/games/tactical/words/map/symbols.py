"""The symbols of units, drawn for the north about (0, 0), a square being 1: bars across, columns along, wheels, boxes.

Each is parts: outlines that are filled, and lines. Who draws them turns, moves and inks them.
"""

from __future__ import annotations

import math
from typing import Literal, NamedTuple

from companion.drawing.shapes import Line, Point, rectangle
from companion.games.tactical.words.map.marks import Counter

Form = Literal["line", "column", "mounted", "dismounted", "guns", "limbered", "routed", "gunboat"]


class Parts(NamedTuple):
    """What a symbol is made of."""

    bodies: tuple[Line, ...] = ()
    """Filled: solid for the Union, hatched for the Confederates."""
    small: tuple[Line, ...] = ()
    """Too small for hatching: solid for the Union, hollow for the Confederates."""
    solid: tuple[Line, ...] = ()
    """Filled for both."""
    holes: tuple[Line, ...] = ()
    """Outlined on the paper's ground, over the bodies."""
    lines: tuple[Line, ...] = ()
    """Drawn with the pen."""


class Room(NamedTuple):
    """How wide and deep a symbol is."""

    wide: float
    deep: float


ROOMS: dict[Form, Room] = {
    "line": Room(0.66, 0.19),
    "column": Room(0.19, 0.58),
    "mounted": Room(0.62, 0.32),
    "dismounted": Room(0.62, 0.24),
    "guns": Room(0.52, 0.44),
    "limbered": Room(0.36, 0.54),
    "routed": Room(0.6, 0.3),
    "gunboat": Room(0.3, 0.66),
}


def form(one: Counter) -> Form:
    """Give the form in which a unit is drawn; of the routed no mode shows (ANT-F1.5, ANT-R-RALLY-MODE)."""
    if one.gunboat:
        return "gunboat"
    if one.routed:
        return "routed"
    if one.arm == "artillery":
        return "limbered" if one.mode == "limbered" else "guns"
    if one.arm == "cavalry":
        return "dismounted" if one.mode == "dismounted" else "mounted"
    return "column" if one.mode == "column" else "line"


def circle(middle: Point, radius: float, fine: int = 16) -> Line:
    """Give a circle as a line of many sides."""
    turns = (math.tau * nth / fine for nth in range(fine))
    return tuple((middle[0] + radius * math.cos(turn), middle[1] + radius * math.sin(turn)) for turn in turns)


def _bar(one: Point, other: Point, half: float) -> Line:
    """Give a thin bar from one place to another."""
    long = math.dist(one, other)
    x, y = -(other[1] - one[1]) / long * half, (other[0] - one[0]) / long * half
    return (
        (one[0] + x, one[1] + y),
        (other[0] + x, other[1] + y),
        (other[0] - x, other[1] - y),
        (one[0] - x, one[1] - y),
    )


def parts(of: Form) -> Parts:
    """Give the parts of a form, in the middle of its room."""
    return _FORMS[of]


def _box(of: Form) -> Line:
    wide, deep = ROOMS[of]
    return rectangle(-wide / 2, -deep / 2, wide, deep)


def _mounted() -> Parts:
    wide, deep = ROOMS["mounted"]
    x, y = wide / 2, deep / 2
    return Parts(bodies=(((x, -y), (x, y), (-x, y)),), lines=((*_box("mounted"), (-x, -y)),))


def _dismounted() -> Parts:
    blocks = []
    for nth in range(4):
        left = -0.31 + nth * 0.163
        blocks.append(rectangle(left, -0.12 if nth % 2 == 0 else 0.01, 0.13, 0.11))
    return Parts(small=tuple(blocks))


def _guns() -> Parts:
    barrel = ((-0.04, -0.22), (0.04, -0.22), (0.055, 0.06), (-0.055, 0.06))
    wheels = tuple(circle((x, -0.02), 0.115) for x in (-0.145, 0.145))
    trail = (((-0.03, 0.06), (-0.09, 0.22)), ((0.03, 0.06), (0.09, 0.22)), ((-0.2, -0.02), (0.2, -0.02)))
    hubs = tuple(circle((x, -0.02), 0.045, 10) for x in (-0.145, 0.145))
    return Parts(small=wheels, solid=(barrel, *hubs), lines=trail)


def _limbered() -> Parts:
    wheels = tuple(circle((x, y), 0.072, 12) for x in (-0.125, 0.125) for y in (-0.08, 0.17))
    axles = tuple(_bar((-0.1, y), (0.1, y), 0.016) for y in (-0.08, 0.17))
    return Parts(small=wheels, solid=(_bar((0.0, -0.28), (0.0, 0.26), 0.024), *axles))


def _routed() -> Parts:
    def askew(x: float, y: float, turn: float) -> Line:
        half, (c, s) = 0.08, (math.cos(turn), math.sin(turn))
        return tuple(
            (x + u * c - v * s, y + u * s + v * c)
            for u, v in ((-half, -half), (half, -half), (half, half), (-half, half))
        )

    return Parts(small=(askew(-0.21, 0.02, 0.35), askew(0.0, -0.04, -0.25), askew(0.2, 0.04, 0.6)))


def _gunboat() -> Parts:
    hull = ((0.0, -0.33), (0.11, -0.2), (0.13, 0.1), (0.1, 0.3), (-0.1, 0.3), (-0.13, 0.1), (-0.11, -0.2))
    return Parts((hull,), holes=(circle((0.0, -0.06), 0.05, 10), circle((0.0, 0.12), 0.05, 10)))


_FORMS: dict[Form, Parts] = {
    "line": Parts((_box("line"),)),
    "column": Parts((_box("column"),)),
    "mounted": _mounted(),
    "dismounted": _dismounted(),
    "guns": _guns(),
    "limbered": _limbered(),
    "routed": _routed(),
    "gunboat": _gunboat(),
}


# ---- figures


def figure(one: Counter) -> Parts:
    """Give the figure of a unit's arm, seen from the side: neither facing nor mode shows (ANT-2.1p)."""
    if one.routed:
        return _RUNNING
    return {"infantry": _SOLDIER, "cavalry": _RIDER, "artillery": _CANNON}[one.arm]


def figure_room(one: Counter) -> Room:
    """Give the room of a unit's figure."""
    return (
        Room(0.26, 0.66) if one.arm == "infantry" or one.routed else Room(0.56, 0.62 if one.arm == "cavalry" else 0.42)
    )


def _wheel(middle: Point, radius: float) -> tuple[Line, ...]:
    """Give the spokes and the hub of a wheel."""
    x, y = middle
    rims = circle(middle, radius * 0.92, 8)
    return (*(_bar(rims[nth], rims[nth + 4], 0.009) for nth in range(4)), circle((x, y), radius * 0.2, 10))


_SOLDIER = Parts(
    small=(
        circle((-0.015, -0.215), 0.055, 12),
        ((-0.075, -0.232), (-0.06, -0.3), (0.025, -0.305), (0.045, -0.25), (0.08, -0.235)),
        ((-0.085, -0.15), (-0.04, -0.165), (0.03, -0.165), (0.065, -0.145), (0.07, 0.05), (-0.09, 0.05)),
        ((-0.09, 0.045), (0.0, 0.045), (-0.02, 0.2), (-0.045, 0.33), (-0.11, 0.33), (-0.085, 0.2)),
        ((-0.015, 0.045), (0.07, 0.045), (0.085, 0.19), (0.13, 0.32), (0.065, 0.33), (0.03, 0.2)),
    ),
    solid=(_bar((0.125, -0.36), (0.1, 0.1), 0.014), _bar((0.05, -0.11), (0.11, 0.0), 0.022)),
)
_RUNNING = Parts(
    small=(
        circle((0.07, -0.225), 0.058, 12),
        ((-0.03, -0.17), (0.1, -0.15), (0.05, 0.06), (-0.1, 0.05)),
        ((-0.1, 0.04), (-0.01, 0.05), (-0.12, 0.2), (-0.26, 0.26), (-0.24, 0.19), (-0.15, 0.14)),
        ((-0.04, 0.05), (0.05, 0.05), (0.13, 0.17), (0.1, 0.33), (0.03, 0.33), (0.05, 0.2)),
    ),
    solid=(_bar((0.08, -0.12), (0.2, -0.02), 0.02), _bar((-0.01, -0.13), (-0.16, -0.05), 0.02)),
)
_RIDER = Parts(
    small=(
        (
            (-0.2, -0.02),
            (0.1, -0.03),
            (0.17, -0.17),
            (0.28, -0.13),
            (0.27, -0.07),
            (0.2, -0.08),
            (0.16, 0.09),
            (-0.18, 0.1),
        ),
        ((-0.19, 0.08), (-0.11, 0.08), (-0.13, 0.2), (-0.15, 0.31), (-0.2, 0.31)),
        ((0.07, 0.08), (0.15, 0.08), (0.16, 0.2), (0.2, 0.31), (0.14, 0.31), (0.11, 0.2)),
        circle((-0.03, -0.24), 0.05, 12),
        ((-0.085, -0.255), (-0.07, -0.31), (0.0, -0.315), (0.02, -0.27), (0.05, -0.255)),
        ((-0.09, -0.185), (0.04, -0.185), (0.05, 0.0), (-0.08, 0.0)),
    ),
    solid=(_bar((0.03, -0.14), (0.16, -0.31), 0.014), _bar((-0.2, 0.0), (-0.26, 0.14), 0.022)),
)
_CANNON = Parts(
    small=(
        ((-0.14, -0.1), (0.27, -0.19), (0.27, -0.12), (-0.12, 0.0)),
        ((-0.12, -0.06), (-0.04, 0.0), (-0.25, 0.21), (-0.28, 0.17)),
    ),
    holes=(circle((0.02, 0.06), 0.145, 20),),
    solid=_wheel((0.02, 0.06), 0.145),
)
