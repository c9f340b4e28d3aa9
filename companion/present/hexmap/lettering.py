"""Names set along lines, letter by letter: ranges and states in spaced capitals, waters in italics."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from companion.campaign.ground import Ground
from companion.present.hexmap.drawing import Lettering, MapDrawing
from companion.present.hexmap.geometry import along, hex_at, length, smooth
from companion.present.hexmap.shapes import DESIGN_HEX, Face, Measure, Shape, Words


class _Style(NamedTuple):
    face: Face
    size: float
    token: str
    widest: float
    """Letters stand no further apart than so many ems."""


_STYLES = {
    "range": _Style("place", 10.5, "map.hachure", 0.5),
    "state": _Style("strong", 9.5, "map.border", 0.4),
    "water": _Style("water", 14.0, "map.water-name", 0.06),
}
_MIDDLE = 0.34
"""Half the height of letters, in ems: they stand across the line."""


def lettering(ground: Ground, drawing: MapDrawing, measure: Measure) -> Iterator[Shape]:
    """Give every name of a drawing, its letters on its line; letters off the board are left out."""
    for one in drawing.name:
        for words in _letters(one, measure):
            if ground.on_map(hex_at(words.at)):
                yield words


def _letters(one: Lettering, measure: Measure) -> Iterator[Words]:
    style = _STYLES[one.kind]
    text = one.text if one.kind == "water" else one.text.upper()
    line = smooth(one.line, 24)
    room = length(line)
    widths = [measure(letter, style.face, style.size) / DESIGN_HEX for letter in text]
    apart = min((room - sum(widths)) / max(1, len(text) - 1), style.widest * style.size / DESIGN_HEX)
    reached = (room - sum(widths) - apart * (len(text) - 1)) / 2
    for letter, wide in zip(text, widths, strict=True):
        found = next(along(line, room * 2, max(0.0, min(room * 0.999, reached + wide / 2))), None)
        reached += wide + apart
        if letter != " " and found is not None:
            place, (dx, dy) = found
            angle = math.degrees(math.atan2(dy, dx))
            yield Words(
                place, letter, style.size, style.face, style.token, shift=(0.0, style.size * _MIDDLE),
                halo="map.halo", angle=angle,
            )  # fmt: skip
