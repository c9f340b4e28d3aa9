"""Whose something is, and which way it looks: bars solid and hatched, the command stand's pennant, the front."""

from __future__ import annotations

import math

from companion.cards.content import Path, Shape
from companion.drawing.paths import Steps

TOKENS = {"union": "union", "confederate": "conf"}
"""The colour of each side."""
TINTS = {"union": "union-tint", "confederate": "conf-tint"}
At = tuple[float, float]


def box(width: float, height: float, at: At = (0.0, 0.0), *, slant: float = 0.0) -> Steps:
    """Give the steps of a box; `slant` moves its upper edge to the right."""
    x, y = at
    return (
        ("M", x + slant, y),
        ("L", x + slant + width, y),
        ("L", x + width, y + height),
        ("L", x, y + height),
        ("Z",),
    )


def ring(x: float, y: float, radius: float, *, half: bool = False) -> Steps:
    """Give the steps of a circle round a point, or of its left half: quadratic curves, true to 0.1 % of the radius."""
    parts = 16
    reach = radius / math.cos(math.pi / parts)
    start, ends = (parts // 4, 3 * parts // 4) if half else (0, parts)
    curves = (
        ("Q", *_on(x, y, reach, (nth + 0.5) / parts), *_on(x, y, radius, (nth + 1) / parts))
        for nth in range(start, ends)
    )
    return (("M", *_on(x, y, radius, start / parts)), *curves, ("Z",))


def _on(x: float, y: float, radius: float, turn: float) -> At:
    return x + radius * math.cos(2 * math.pi * turn), y + radius * math.sin(2 * math.pi * turn)


def painted(steps: Steps, side: str, *, line: float = 0.35) -> Path:
    """Fill steps as a side does: the Union solid, the Confederates hatched with an outline; "" in ink."""
    token = TOKENS.get(side, "ink")
    if side == "confederate":
        return Path(steps, line=token, width=line, hatch=True)
    return Path(steps, fill=token, line=token, width=line)


def bar(side: str, width: float, height: float, at: At = (0.0, 0.0)) -> tuple[Shape, ...]:
    """Give a side's bar, its outline inside `width` x `height` mm: solid, or hatched at 45 degrees."""
    line = min(0.35, width / 3, height / 3)
    inside = box(width - line, height - line, (at[0] + line / 2, at[1] + line / 2))
    return (painted(inside, side, line=line),)


def flag(height: float, at: At = (0.0, 0.0), *, token: str = "ink") -> tuple[Shape, ...]:
    """Give the command stand's pennant, swallow-tailed on its staff, `flag_width(height)` wide."""
    x, y = at
    staff, fly = height * 0.09, flag_width(height)
    cloth: Steps = (
        ("M", x, y),
        ("L", x + fly, y),
        ("L", x + fly * 0.76, y + height * 0.29),
        ("L", x + fly, y + height * 0.58),
        ("L", x + staff, y + height * 0.58),
        ("L", x + staff, y + height),
        ("L", x, y + height),
        ("Z",),
    )
    return (Path(cloth, fill=token, line=""),)


def flag_width(height: float) -> float:
    """Give how wide a pennant of this height is."""
    return height * 0.82


def front(width: float, at: At = (0.0, 0.0), *, token: str = "ink") -> tuple[Shape, ...]:
    """Give the triangle that points to the front, up the paper; it is 0.8 of its width tall."""
    x, y = at
    return (
        Path(
            (("M", x + width / 2, y), ("L", x + width, y + width * 0.8), ("L", x, y + width * 0.8), ("Z",)),
            fill=token,
            line="",
        ),
    )
