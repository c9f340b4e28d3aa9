"""Names set along lines: ranges and states in spaced capitals, waters in italics."""

from __future__ import annotations

from collections.abc import Iterator

from companion.drawing.lettering import Style, letters
from companion.drawing.shapes import Measure, Shape
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.words.map.drawing import MapDrawing
from companion.games.campaign.words.map.geometry import hex_at

_STYLES = {
    "range": Style("place", 10.5, "map.hachure", 0.5),
    "state": Style("strong", 9.5, "map.border", 0.4),
    "water": Style("water", 14.0, "map.water-name", 0.06),
}


def lettering(ground: Ground, drawing: MapDrawing, measure: Measure) -> Iterator[Shape]:
    """Give every name of a drawing, its letters on its line; letters off the board are left out."""
    for one in drawing.name:
        text = one.text if one.kind == "water" else one.text.upper()
        for words in letters(text, one.line, _STYLES[one.kind], measure):
            if ground.on_map(hex_at(words.at)):
                yield words
