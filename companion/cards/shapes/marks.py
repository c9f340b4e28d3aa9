"""The status vocabulary in print: markers as shape and letter, fresh, worn and spent as discs, leaders as stars.

Every drawing lies with its top left corner at `at`, within a square of `size` mm but for half a stroke.
"""

from __future__ import annotations

import math

from companion.cards.content import Disc, Letters, Path, Shape
from companion.cards.shapes import tokens
from companion.cards.shapes.sides import TOKENS, At
from companion.drawing import marks
from companion.drawing.paths import Steps, moved, path

_INNER = 0.44
"""A star's inner radius over its outer one, as the look has it."""


def mark(name: str, size: float, at: At = (0.0, 0.0)) -> tuple[Shape, ...]:
    """Draw a marker of `companion.drawing.marks`, or "breakthrough", `size` mm wide; raises KeyError for another."""
    if name == "breakthrough":
        return breakthrough(size, at)
    one, glyph = marks.MARKS[name], tokens.glyph(name)
    scale = size / tokens.grid()
    steps = moved(path(glyph["path"]), at, scale)
    width = tokens.tokens()["glyphs"]["stroke_width"] * scale
    shape = Path(steps, fill=glyph["fill"] or "", line=glyph["stroke"] or "", width=width)
    letter = Letters(
        at[0] + scale * (8.2 if name == "charging" else tokens.grid() / 2),  # the arrow's room is left of its middle
        at[1] + scale * glyph["baseline"],
        one.letter,
        scale * glyph["size"],
        glyph["text"],
    )
    return shape, letter


def state(letter: str, size: float, at: At = (0.0, 0.0), *, lettered: bool = True) -> tuple[Shape, ...]:
    """Draw "F", "W" or "S": a full, half or empty circle `size` mm wide, its letter at the right of it.

    The whole is `state_width(size)` wide. Raises ValueError for another letter.
    """
    if letter not in marks.STATES.values():
        raise ValueError(letter)
    width = size / 9
    radius = size / 2 - width / 2
    fill = "" if letter == "S" else "ink"
    disc = Disc(at[0] + size / 2, at[1] + size / 2, radius, fill=fill, width=width, half=letter == "W")
    if not lettered:
        return (disc,)
    return disc, Letters(at[0] + size * 1.52, at[1] + size * 0.86, letter, size * 1.08)


def state_width(size: float) -> float:
    """Give how wide a state with its letter is."""
    return size * 2.04


def star(
    size: float, at: At = (0.0, 0.0), *, filled: bool = False, side: str = "", token: str = ""
) -> tuple[Path, ...]:
    """Draw a leader's star, open, or filled for an exceptional one, in ink, a side's colour or that of `token`."""
    colour = token or TOKENS.get(side, "ink")
    width = size / 11
    outer = size / 2 - width
    middle = at[0] + size / 2, at[1] + size / 2 + size * 0.04
    steps: list[tuple[str | float, ...]] = []
    for nth in range(10):
        radius, angle = (outer if nth % 2 == 0 else outer * _INNER), math.pi * (nth / 5 - 0.5)
        steps.append(("L" if nth else "M", middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)))
    return (Path((*steps, ("Z",)), fill=colour if filled else "", line=colour, width=width),)


def breakthrough(size: float, at: At = (0.0, 0.0)) -> tuple[Shape, ...]:
    """Draw two arrowheads after one another: a unit that may go on."""
    scale = size / tokens.grid()
    return tuple(
        Path(moved(one, at, scale), fill="ink", line="")
        for one in (path("M.6 3H6.4L10.7 9L6.4 15H.6L4.4 9Z"), path("M8.4 3H13.2L17.4 9L13.2 15H8.4L12.4 9Z"))
    )


def cross(size: float, at: At = (0.0, 0.0), *, width: float, token: str) -> Path:
    """Draw two strokes from corner to corner of a square."""
    x, y = at
    steps: Steps = (("M", x, y), ("L", x + size, y + size), ("M", x + size, y), ("L", x, y + size))
    return Path(steps, line=token, width=width)
