"""The field as it lies before a seat now, as a figure for a page."""

from __future__ import annotations

from typing import Any

from companion.drawing.figure import Figure
from companion.drawing.shapes import Box, Measure
from companion.games.tactical.setup.battlefield import battlefield
from companion.games.tactical.words.map.counters import mark_layers
from companion.games.tactical.words.map.drawing import drawing_of
from companion.games.tactical.words.map.geometry import centre
from companion.games.tactical.words.map.ground import ground_layers
from companion.games.tactical.words.map.marks import AT_FIRST, Lying
from companion.games.tactical.words.map.showing import marks
from companion.kernel.game import RULES_PREFIX
from companion.kernel.shelf import MAP
from companion.language.tongue import tr

CELL = 40.0
"""Pixels that a square is high."""
AROUND = 2.0
"""Squares of country around the units."""


def figure(session: Any, measure: Measure) -> Figure:
    """Draw what the seat knows, on the part of the field that units stand on."""
    text, view = session.sources[RULES_PREFIX + MAP], session.view
    ground, drawing = battlefield(text, session.rules, file=MAP).with_fords(view.fords), drawing_of(text)
    shown = marks(view)
    layers = ground_layers(ground, drawing)
    marked = mark_layers(ground, drawing, Lying(shown, AT_FIRST), CELL, measure)
    shapes = tuple(shape for layer in (*layers, *marked) for shape in layer.shapes)
    return Figure(tr("Map of the situation"), shapes, _room(ground, [one.at for one in shown.counters]), CELL)


def _room(ground: Any, squares: list[Any]) -> Box:
    wide, tall = float(ground.columns), float(ground.rows)
    if not squares:
        return Box(0.0, 0.0, wide, tall)
    xs, ys = zip(*map(centre, squares), strict=True)
    return Box(
        max(0.0, min(xs) - AROUND), max(0.0, min(ys) - AROUND), min(wide, max(xs) + AROUND), min(tall, max(ys) + AROUND)
    )
