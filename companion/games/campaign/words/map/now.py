"""The map as it lies before a seat now, as a figure for a page: no more of the country than its marks ask for."""

from __future__ import annotations

from typing import Any

from companion.drawing.figure import Figure
from companion.drawing.shapes import Box, Measure
from companion.games.campaign.setup.map_text import read_map
from companion.games.campaign.words.map import showing
from companion.games.campaign.words.map.counters import mark_layers, taken
from companion.games.campaign.words.map.geometry import bounds, centre
from companion.games.campaign.words.map.ground import ground_layers
from companion.games.campaign.words.map.installed import drawing_of
from companion.games.campaign.words.map.labels import labels
from companion.games.campaign.words.map.stacking import stacks
from companion.kernel.game import RULES_PREFIX
from companion.kernel.shelf import MAP
from companion.language.tongue import tr

CELL = 46.0
"""Pixels that a hex is high: the strengths on counters are read at arm's length."""
AROUND = 2.0
"""Hexes of country around the marks."""


def figure(session: Any, measure: Measure) -> Figure:
    """Draw what the seat knows on the part of the map that it is about."""
    ground = read_map(session.sources[RULES_PREFIX + MAP], file=MAP)
    rules, drawing = session.rules, drawing_of(ground)
    marks = showing.marks(rules, ground, session.view)
    found = stacks(ground, marks, CELL, measure)
    layers = ground_layers(ground, drawing, measure, miles=int(rules.scale.miles_a_hex.value))
    names = labels(ground, drawing, CELL, measure, taken(found, marks, CELL))
    marked = (shape for layer in mark_layers(ground, marks, found) for shape in layer.shapes)
    shapes = (*(shape for layer in layers for shape in layer.shapes), *names, *marked)
    there = [one.at for one in marks.counters] + [one.at for one in marks.sightings]
    return Figure(tr("Map of the situation"), shapes, _room(ground, there), CELL)


def _room(ground: Any, hexes: list[Any]) -> Box:
    left, top, right, bottom = bounds(ground.columns, ground.rows)
    if not hexes:
        return Box(left, top, right, bottom)
    xs, ys = zip(*map(centre, hexes), strict=True)
    return Box(
        max(left, min(xs) - AROUND),
        max(top, min(ys) - AROUND),
        min(right, max(xs) + AROUND),
        min(bottom, max(ys) + AROUND),
    )
