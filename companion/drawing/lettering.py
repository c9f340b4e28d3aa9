"""Names set along lines, letter by letter."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from companion.drawing.curves import along, length, smooth
from companion.drawing.shapes import DESIGN_CELL, Face, Line, Measure, Words

_MIDDLE = 0.34
"""Half the height of letters, in ems: they stand across the line."""


class Style(NamedTuple):
    """How names of a kind are set."""

    face: Face
    size: float
    token: str
    widest: float
    """Letters stand no further apart than so many ems."""


def letters(
    text: str, through: Line, style: Style, measure: Measure, point: float = 1 / DESIGN_CELL
) -> Iterator[Words]:
    """Give a name letter by letter, in the middle of the gentle line through some places.

    `point` is one of the design in the unit of the map: a cell is 1.
    """
    line = smooth(through, 24)
    room = length(line)
    widths = [measure(letter, style.face, style.size) * point for letter in text]
    apart = min((room - sum(widths)) / max(1, len(text) - 1), style.widest * style.size * point)
    reached = (room - sum(widths) - apart * (len(text) - 1)) / 2
    for letter, wide in zip(text, widths, strict=True):
        # A step longer than the line gives exactly one place; held a little before the end, where rounding would find
        # none.
        found = next(along(line, room * 2, max(0.0, min(room * 0.999, reached + wide / 2))), None)
        reached += wide + apart
        if letter != " " and found is not None:
            place, (dx, dy) = found
            angle = math.degrees(math.atan2(dy, dx))
            yield Words(
                place,
                letter,
                style.size,
                style.face,
                style.token,
                shift=(0.0, style.size * _MIDDLE),
                halo="map.halo",
                angle=angle,
            )
