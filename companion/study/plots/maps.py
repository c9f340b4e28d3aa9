"""A chart over two axes as a map: a figure in each cell, its ground the darker the larger it is."""

from __future__ import annotations

from collections.abc import Sequence
from math import isnan

import numpy as np

from companion.charts.faults import BadInput, Problem
from companion.drawing.figure import Figure
from companion.drawing.shapes import Measure, rectangle
from companion.kernel.grids import Floats
from companion.language.tongue import tr
from companion.study.exact.asking import Asked
from companion.study.exact.telling import Measured, figure, title, value_words
from companion.study.plots.pen import BODY, SMALL, Pen

CELL, ROW, NAMES, HEAD, GAP = 46.0, 24.0, 110.0, 30.0, 26.0
MOST_CELLS, MOST_MAPS = 40, 24
SHADES = 5
"""Grounds between nothing and the most, as the look's ramp of severity has them."""


def chart_map(asked: Asked, one: Measured, measure: Measure) -> Figure:
    """Draw the last two axes as a map, a map for each case of those before. Raises BadInput where there is no room."""
    *before, down, across = (1, *asked.shape) if len(asked.shape) == 1 else asked.shape
    many = int(np.prod(before)) if before else 1
    if max(down, across) > MOST_CELLS or many > MOST_MAPS:
        what = tr("the map has no room for so many values")
        most = tr("give {n} values of the last two, {m} maps in all", n=MOST_CELLS, m=MOST_MAPS)
        raise BadInput(Problem("--svg", "", what, most))
    values = one.values.reshape(many, down, across)
    wide = max(NAMES + across * CELL, 360.0)
    tall = HEAD + many * (GAP + ROW * (down + 2))
    pen = Pen(measure, wide + 16, tall)
    pen.say((0, 18), title(asked, [one]), size=BODY, face="strong", token="ink", align="left")
    largest = float(np.nanmax(np.abs(values))) or 1.0
    for nth, part in enumerate(values):
        top = HEAD + nth * (GAP + ROW * (down + 2))
        _map(pen, asked, one, part, (top, largest, _case(asked, nth, before)))
    return pen.figure(title(asked, [one]))


def _case(asked: Asked, nth: int, before: Sequence[int]) -> str:
    """Say of which values of the first axes a map is."""
    if len(asked.shape) <= 2:
        return ""
    where = np.unravel_index(nth, before)
    those = zip(asked.names, asked.values, where, strict=False)
    return ", ".join(f"{name}={value_words(values[int(at)])}" for name, values, at in those)


def _map(pen: Pen, asked: Asked, one: Measured, part: Floats, where: tuple[float, float, str]) -> None:
    top, largest, case = where
    names, values = asked.names[-2:], asked.values[-2:]
    rows, columns = ((), values[0]) if len(values) == 1 else values
    said = " · ".join(filter(None, (case, f"{names[0]} ↓" if len(names) > 1 else "", f"{names[-1]} →")))
    pen.say((0, top + 14), said, token="ink2", align="left")
    for nth, value in enumerate(columns):
        at = NAMES + (nth + 0.5) * CELL, top + ROW + 12
        pen.say(at, _short(pen, value_words(value), CELL), face="strong", token="ink")
    pen.line((0, top + ROW + 18), (NAMES + len(columns) * CELL, top + ROW + 18))
    for down, row in enumerate(part):
        y = top + ROW * (down + 1) + 20
        if rows:
            text = _short(pen, value_words(rows[down]), NAMES - 12)
            pen.say((NAMES - 8, y + 16), text, token="ink", align="right")
        for nth, value in enumerate(row):
            _cell(pen, one, float(value), (NAMES + nth * CELL, y, largest))


def _cell(pen: Pen, one: Measured, value: float, at: tuple[float, float, float]) -> None:
    left, y, largest = at
    share = 0 if isnan(value) else round(abs(value) / largest * SHADES)
    # The last shades would swallow the figure, which is what is read; a falling one is marked by its sign as well.
    ground = f"sev{min(share, 2)}" if share else "page"
    pen.area(rectangle(left + 1, y + 1, CELL - 2, ROW - 2), ground, "rule", 0.8)
    if share > 2:
        pen.line((left + 3, y + ROW - 3), (left + 3 + (CELL - 6) * min(share, SHADES) / SHADES, y + ROW - 3), width=2.0)
    pen.say((left + CELL / 2, y + 16), figure(one, value), size=SMALL, token="ink")


def _short(pen: Pen, text: str, room: float) -> str:
    while len(text) > 1 and pen.width(text, SMALL, "strong") > room:
        text = text[:-2] + "…"
    return text
