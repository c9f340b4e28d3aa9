"""A day of a campaign on the map: where each corps marched, where it halted, what the battles cost."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from typing import Any

from companion.drawing.figure import Figure, Illustrated
from companion.drawing.shapes import Box, Measure, Shape
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.setup.map_text import read_map
from companion.games.campaign.words.daily import Day, calendar, in_short, verdict
from companion.games.campaign.words.map.counters import mark_layers, taken
from companion.games.campaign.words.map.geometry import bounds, centre
from companion.games.campaign.words.map.ground import ground_layers
from companion.games.campaign.words.map.installed import drawing_of
from companion.games.campaign.words.map.labels import labels
from companion.games.campaign.words.map.marks import Counter, MapMarks, Trail
from companion.games.campaign.words.map.stacking import stacks
from companion.games.campaign.words.map.tolls import clashes
from companion.games.campaign.words.names import called
from companion.kernel.game import RULES_PREFIX
from companion.kernel.shelf import MAP
from companion.language.tongue import tr

WIDE = 900.0
"""Pixels of a picture's width."""
LARGEST = 54.0
"""Pixels of a hex at the most: where few marched a short way the country around is shown."""
AROUND = 1.5
"""Hexes of country around the marches."""
ECHELON = re.compile(r"( Corps|('s)? [Dd]iv)$")
"""What a unit's name says of its size."""
FLATTEST, TALLEST = 0.42, 0.9
"""How high a picture is at the least and at the most, of its width."""


def illustrated(session: Any, measure: Measure) -> Illustrated:
    """Give the report, a page a day under its map, as far as its seat knows it; raises BadInput for bad charts."""
    ground = read_map(session.sources[RULES_PREFIX + MAP], file=MAP)
    figures: list[Figure] = []

    def picture(day: Day) -> str:
        marks = day_marks(session.view, day)
        if not (marks.trails or marks.clashes):
            return ""
        said = tr("Marches of {day} on the map", day=day.name)
        figures.append(day_figure(ground, int(session.rules.scale.miles_a_hex.value), marks, said, measure))
        return f"![{said}](figure:{len(figures) - 1})"

    dates = calendar(session.rules, session.view)
    score = session.score()
    text = in_short(session.view, session.log(), dates, ground.towns, score, picture=picture)
    return Illustrated(text, tuple(figures), verdict="" if score is None else verdict(session.view, score))


def day_marks(view: Any, day: Day) -> MapMarks:
    """Give a day as marks: a trail a march, a counter where each halted, and what battles cost."""
    corps = {one.id: one for one in view.corps}
    known = [one for one in day.marches if one.corps in corps]
    return MapMarks(
        counters=tuple(
            Counter(one.corps, one.end, whose.side, _called(whose), headquarters=whose.headquarters)
            for one in known
            if (whose := corps[one.corps])
        ),
        trails=tuple(Trail(corps[one.corps].side, (*((one.start,) if one.start else ()), *one.way)) for one in known),
        clashes=tuple(clashes(day.events, day.events)),
    )


def _called(one: Any) -> str:
    """Give the short name that a corps keeps, whoever leads it later."""
    return called(one) if one.headquarters else ECHELON.sub("", str(one.unit))


def day_figure(ground: Ground, miles: int, marks: MapMarks, said: str, measure: Measure) -> Figure:
    """Draw a day: the part of the map that it is about, as wide as a page; hexes are so many miles across."""
    room = _room(ground, tuple(_places(marks)))
    cell = WIDE / (room.right - room.left)
    return Figure(said, tuple(_shapes(ground, miles, marks, measure, cell)), room, cell)


def _shapes(ground: Ground, miles: int, marks: MapMarks, measure: Measure, cell: float) -> Iterator[Shape]:
    drawing, found = drawing_of(ground), stacks(ground, marks, cell, measure)
    for layer in ground_layers(ground, drawing, measure, miles=miles):
        yield from layer.shapes
    yield from labels(ground, drawing, cell, measure, taken(found, marks, cell))
    for layer in mark_layers(ground, marks, found):
        yield from layer.shapes


def _places(marks: MapMarks) -> Iterator[Hex]:
    yield from chain.from_iterable(one.hexes for one in marks.trails)
    yield from (one.at for one in marks.clashes)


def _room(ground: Ground, hexes: tuple[Hex, ...]) -> Box:
    """Give the part of the map that holds hexes, within its edges and no flatter or higher than a page bears."""
    left, top, right, bottom = bounds(ground.columns, ground.rows)
    xs, ys = zip(*map(centre, hexes), strict=True)
    wide = max(max(xs) - min(xs) + 2 * AROUND, WIDE / LARGEST, (max(ys) - min(ys) + 2 * AROUND) / TALLEST)
    tall = max(max(ys) - min(ys) + 2 * AROUND, wide * FLATTEST)
    west = _begin((min(xs) + max(xs)) / 2, wide, left - 0.6, right + 0.6)
    north = _begin((min(ys) + max(ys)) / 2, tall, top - 0.6, bottom + 0.8)
    return Box(west, north, west + wide, north + tall)


def _begin(middle: float, long: float, low: float, high: float) -> float:
    """Give where a stretch begins that has a middle, moved into a range where it fits there."""
    if long >= high - low:
        return (low + high - long) / 2
    return min(max(middle - long / 2, low), high - long)
