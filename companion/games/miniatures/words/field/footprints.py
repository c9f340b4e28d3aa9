"""Units as they lie on the table: stands singly at true size, solid, hatched, slashed or wheeled, a triangle ahead."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import Literal

from msgspec.structs import replace

from companion.drawing.hatching import hatched
from companion.drawing.shapes import Line, Point, Shape, Stroke, Words, rectangle
from companion.games.miniatures.words.field.signs import ring, star
from companion.games.miniatures.words.field.standing import Lone, Standing, ahead, pixel
from companion.language.tongue import tr

TOKENS = {"union": "union", "confederate": "conf"}
Frame = Callable[[float, float], Point]
Lit = Literal["", "gold", "frame"]
"""Gold is the one unit that is chosen; the firer of the moment has a frame of ink."""
HALO = 0.28
"""Inches of gold around the chosen unit."""
_PITCH = 4.0
"""Pixels from one line of the hatching to the next."""
_LONE = 9.0
"""Pixels of the ring of a leader who is alone."""


def footprint(one: Standing, size: float, lit: Lit = "") -> tuple[Shape, ...]:
    """Draw a unit where an inch is so many pixels of the design."""
    return (*_lit(one, size, lit), *_drawn(one.stands, one.front, one.at[2], (one.side, one.arm, one.limbered), size))


def _lit(one: Standing, size: float, lit: Lit) -> Iterator[Shape]:
    point = pixel(size)
    if lit == "gold":
        # A pen around all stands at once, as broad as the halo to either side.
        yield Stroke(one.stands, "lamp", max(2 * HALO * size, 6.0) * point, "lamp", closed=True, apart=True)
    elif lit == "frame":
        broad = max(2 * HALO * size, 6.0)
        yield Stroke(one.stands, "ink", (broad + 4.0) * point, "ink", closed=True, apart=True)
        yield Stroke(one.stands, "sheet", broad * point, "sheet", closed=True, apart=True)


@lru_cache(maxsize=2000)
def _drawn(
    stands: tuple[Line, ...], front: tuple[Point, Point], facing: float, kind: tuple[str, str, bool], size: float
) -> tuple[Shape, ...]:
    """Keep what was drawn: of all the units of a battle one or two change at a time."""
    return tuple(_shapes(stands, front, facing, kind, size))


def _shapes(
    stands: tuple[Line, ...], front: tuple[Point, Point], facing: float, kind: tuple[str, str, bool], size: float
) -> Iterator[Shape]:
    side, arm, limbered = kind
    token, point = TOKENS.get(side, "ink"), pixel(size)
    if arm == "guns":
        yield Stroke(stands, token, 1.2 * point, "sheet", closed=True, apart=True)
        yield from _guns(stands, token, point, limbered=limbered, hollow=side != "union")
    elif side == "union":
        yield Stroke(stands, "sheet", 1.0 * point, token, closed=True, apart=True)
        if arm == "cavalry":
            yield Stroke(_slashes(stands), "sheet", 1.6 * point, flat=True)
    else:
        yield Stroke(stands, fill="sheet", closed=True, apart=True)
        yield Stroke(tuple(_hatching(stands, _PITCH / size)), token, 1.8 * point, flat=True)
        if arm == "cavalry":
            yield Stroke(_slashes(stands), "sheet", 3.4 * point, flat=True)
            yield Stroke(_slashes(stands), token, 1.4 * point, flat=True)
        yield Stroke(stands, token, 1.1 * point, closed=True)
    yield from _pointing(front, facing, token, size)


def _hatching(stands: Iterable[Line], apart: float) -> Iterator[Line]:
    """Hatch each stand in its own frame: by the table's, a line that faces north-west would be barred along."""
    for box in stands:
        left, right, _, rear = box
        wide, deep = math.dist(left, right), math.dist(left, rear)
        across = ((right[0] - left[0]) / wide, (right[1] - left[1]) / wide)
        down = ((rear[0] - left[0]) / deep, (rear[1] - left[1]) / deep)
        for ends in hatched((rectangle(0.0, 0.0, wide, deep),), apart * math.sqrt(2)):
            yield tuple((left[0] + across[0] * x + down[0] * y, left[1] + across[1] * x + down[1] * y) for x, y in ends)


def _slashes(stands: Iterable[Line]) -> tuple[Line, ...]:
    """Give a line across each stand, from its left rear to its right front."""
    return tuple((box[3], box[1]) for box in stands)


def _pointing(front: tuple[Point, Point], facing: float, token: str, size: float) -> Iterator[Shape]:
    """Draw the triangle ahead of the front's middle."""
    (x, y), (u, v), (dx, dy) = *front, ahead(facing)
    middle = (x + u) / 2, (y + v) / 2
    near, far, half = 3.0 / size, 10.0 / size, 4.5 / size
    outline = tuple(
        (middle[0] + dx * on - dy * aside, middle[1] + dy * on + dx * aside)
        for on, aside in ((near, -half), (far, 0.0), (near, half))
    )
    yield Stroke((outline,), "sheet", 1.2 * pixel(size), token, closed=True)


def _guns(stands: Iterable[Line], token: str, point: float, *, limbered: bool, hollow: bool) -> Iterator[Shape]:
    """Draw a barrel between its wheels, or two wheels on a pole for a limbered gun, in each box."""
    lines: list[Line] = []
    wheels: list[Line] = []
    for box in stands:
        place = _frame(box)
        if limbered:
            lines.append((place(0.0, 0.42), place(0.0, -0.38)))
            wheels += [_wheel(place, across, 0.0, 0.17) for across in (-0.2, 0.2)]
        else:
            lines.append((place(0.0, 0.4), place(0.0, -0.4)))
            lines.append((place(-0.34, 0.0), place(0.34, 0.0)))
            wheels += [_bar(place, across) for across in (-0.34, 0.34)]
    yield Stroke(tuple(lines), token, 1.6 * point, flat=True)
    yield Stroke(tuple(wheels), token, 1.2 * point, "sheet" if hollow else token, closed=True, apart=True)


def _frame(box: Line) -> Frame:
    """Give places of a stand by shares of its narrower side, from its middle: across to the right, and ahead."""
    left, right, _, rear = box
    middle = (right[0] + rear[0]) / 2, (right[1] + rear[1]) / 2
    wide, deep = math.dist(left, right), math.dist(left, rear)
    across = ((right[0] - left[0]) / wide, (right[1] - left[1]) / wide)
    on = ((left[0] - rear[0]) / deep, (left[1] - rear[1]) / deep)
    unit = min(wide, deep)

    def place(to_right: float, to_front: float) -> Point:
        a, b = to_right * unit, to_front * unit
        return middle[0] + across[0] * a + on[0] * b, middle[1] + across[1] * a + on[1] * b

    return place


def _wheel(place: Frame, across: float, on: float, radius: float) -> Line:
    turns = [math.tau * nth / 14 for nth in range(14)]
    return tuple(place(across + radius * math.cos(turn), on + radius * math.sin(turn)) for turn in turns)


def _bar(place: Frame, across: float) -> Line:
    """Give a wheel that stands, seen from above."""
    return tuple(place(across + x, y) for x, y in ((-0.07, -0.26), (0.07, -0.26), (0.07, 0.26), (-0.07, 0.26)))


def was_here(stands: tuple[Line, ...], side: str, size: float) -> Iterator[Shape]:
    """Draw where a unit stood: its stands dashed and empty."""
    yield Stroke(stands, TOKENS.get(side, "ink"), 1.1 * pixel(size), closed=True, dash=(3.0, 2.2))


def refused(stands: tuple[Line, ...], size: float) -> Iterator[Shape]:
    """Draw where a unit may not stand: hatched in wine."""
    point = pixel(size)
    yield Stroke(stands, fill="wine-tint", closed=True, alpha=0.7)
    yield Stroke(tuple(_hatching(stands, 5.0 / size)), "wine", 1.6 * point, flat=True)
    yield Stroke(stands, "wine", 1.2 * point, closed=True)
    if stands:
        corners = sorted((place for stand in stands for place in stand), key=lambda place: place[0])
        # At the table's western edge there is no room to the left of it.
        said, rim = Words((0.0, 0.0), tr("refused"), 12.5 * point, "strong", "wine", halo="map.halo"), 6 * point
        if corners[0][0] < 90 / size:
            yield replace(said, at=corners[-1], align="left", shift=(rim, 4 * point))
        else:
            yield replace(said, at=corners[0], align="right", shift=(-rim, 4 * point))


def leader(one: Lone, size: float) -> Iterator[Shape]:
    """Draw a leader who is alone."""
    point, token = pixel(size), TOKENS.get(one.side, "ink")
    yield from ring(one.at, _LONE, token, point)
    yield from star(one.at, (0.0, 0.0), _LONE - 2.5, token, point, filled=one.exceptional)
