"""What besides symbols is to be seen of the units of a square: works, leaders, disorder, no command, no ammunition."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from companion.drawing.shapes import Line, Point, Shape, Stroke, Words
from companion.games.tactical.words.map.geometry import centre, moved, turned
from companion.games.tactical.words.map.marks import Counter

_WHOLE_FROM, _LETTERS_FROM = 34.0, 0.8
"""Pixels of a square from which badges have their whole size, and the part of it from which they have letters."""
_APART = 12.0
"""Points from badge to badge."""
_SOUTHWARD = (4, 5, 6)
"""Facings whose rear is the square's upper edge: badges stand there, works before the front."""


def badges(units: Sequence[Counter], size: float) -> Iterator[Shape]:
    """Draw the badges of a square: works ahead, a leader's star, then a mark for each thing that is wrong."""
    at = centre(units[0].at)
    works = max(one.fort for one in units)
    if works:
        yield from _works(works, units[0], at)
    rank = next((one.leader for one in units if one.leader), "")
    if rank:
        star = _star((at[0] - 0.36, at[1] - 0.35), 0.13)
        yield Stroke((star,), "ink", 1.2, fill="ink" if rank == "corps" else "sheet", closed=True)
    wrong = [
        name
        for name, held in (
            ("D", any(one.disrupted for one in units)),
            ("C", any(not one.in_command for one in units)),
            ("A", any(not one.ammo for one in units)),
        )
        if held
    ]
    behind = units[0].facing in _SOUTHWARD
    corner = at[0] + 0.5, at[1] - 0.5 if behind else at[1] + 0.5
    scale = min(1.0, size / _WHOLE_FROM)
    for nth, name in enumerate(wrong):
        yield from _badge(name, corner, (-7.0 - nth * _APART, 7.0 if behind else -7.0), scale)


def _works(level: int, one: Counter, at: Point) -> Iterator[Shape]:
    """Draw works before the front, a tick for each level; all round where a unit faces nowhere."""
    facing = one.facing or 1
    line: Line = ((-0.44, -0.3), (-0.34, -0.47), (0.34, -0.47), (0.44, -0.3))
    ticks = tuple(((x, -0.47), (x, -0.395)) for x in (-0.28 + 0.56 * (nth + 0.5) / level for nth in range(level)))
    drawn = tuple(moved(turned(part, facing), at) for part in (line, *ticks))
    yield Stroke(drawn, "map.halo", 4.4, flat=True)
    yield Stroke(drawn, "map.road-edge", 2.2, flat=True)


def _star(at: Point, radius: float) -> Line:
    def corner(nth: int) -> Point:
        turn, far = math.tau * nth / 10 - math.pi / 2, radius * (0.44 if nth % 2 else 1.0)
        return at[0] + far * math.cos(turn), at[1] + far * math.sin(turn)

    return tuple(corner(nth) for nth in range(10))


_SHAPES: dict[str, tuple[Line, str, str]] = {
    "D": (((0.0, -6.6), (6.6, 0.0), (0.0, 6.6), (-6.6, 0.0)), "wine-tint", "wine"),
    "C": (
        tuple((6.0 * math.cos(n * math.tau / 20), 6.0 * math.sin(n * math.tau / 20)) for n in range(20)),
        "slate-tint",
        "slate",
    ),
    "A": (((-4.8, 6.0), (-4.8, -2.5), (-2.4, -5.8), (2.4, -5.8), (4.8, -2.5), (4.8, 6.0)), "lamp-row", "lamp-ink"),
}
"""Each its own shape: a diamond, a ring, a cartridge."""


def _badge(name: str, place: Point, shift: Point, scale: float) -> Iterator[Shape]:
    outline, ground, token = _SHAPES[name]
    drawn = tuple((x * scale, y * scale) for x, y in moved(outline, shift))
    yield Stroke((drawn,), token, 1.2, fill=ground, closed=True, anchor=place)
    if scale >= _LETTERS_FROM:
        yield Words(place, name, 9.0 * scale, "strong", token, shift=(shift[0] * scale, (shift[1] + 3.2) * scale))
