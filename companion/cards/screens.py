"""The referee's screen: every chart in columns on two panels, as large as they can be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from companion.cards import type as faces
from companion.cards.content import Deck, Face
from companion.cards.drawing import Drawn
from companion.cards.layout import blocks
from companion.cards.layout.fitting import flowed, scales
from companion.cards.layout.ink import Ink, Rule, Text, moved
from companion.cards.layout.strips import Measure, Strip, middle
from companion.cards.pages import marks
from companion.cards.sheets import Sheet, panels
from companion.cards.sizes import MM, Layout
from companion.cards.type import clean

PANELS = 2
LARGEST = 1.15
GUTTER = 5.0
"""Millimetres between columns."""


class Screen(NamedTuple):
    """Columns of strips at a scale."""

    scale: float
    columns: list[list[Strip]]
    across: int
    """Columns on a panel."""


def drawn(deck: Deck, wanted: Layout, on: Drawn) -> Iterator[int]:
    """Draw the screen; gives how many cards are done. Raises Missing."""
    grid, together = panels(wanted)
    made = _fitted(deck, grid, ink_saving=wanted.ink_saving)
    each = made.across
    parts = [made.columns[start : start + each] for start in range(0, len(made.columns), each)]
    for number, part in enumerate(parts):
        place = grid.fronts[number % together]
        if number % together == 0:
            on.page(grid.width * MM, grid.height * MM)
            on.draw(marks(grid.cuts))
        if number == 0:
            on.bookmark("", deck.title)
        on.draw(_panel(part, grid, made.across), place.x * MM, place.y * MM)
    yield len(deck.cards)


def _fitted(deck: Deck, grid: Sheet, *, ink_saving: bool) -> Screen:
    """Give the largest scale at which all stands on two panels, in two or in three columns a panel."""
    found: Screen | None = None
    for across in (2, 3):
        for scale in scales(LARGEST):
            # Three columns are taken only where they let the type be larger than two.
            if found is not None and scale <= found.scale:
                break
            made = _columns(deck, grid, scale, across, ink_saving=ink_saving)
            if len(made.columns) <= PANELS * across:
                found = made
                break
    return found or _columns(deck, grid, scales(LARGEST)[-1], 3, ink_saving=ink_saving)


def _columns(deck: Deck, grid: Sheet, scale: float, across: int, *, ink_saving: bool) -> Screen:
    on = Measure(scale, _width(grid, across), ink_saving)
    strips: list[Strip] = []
    for card in deck.cards:
        for face in (card.front, card.back):
            if face is not None:
                strips += [*([Strip(on.mm(4.0), gap=True)] if strips else []), _title(face, on)]
                strips += blocks.strips(face.blocks, on)
    return Screen(scale, list(flowed(strips, (grid.card[1] - 2 * grid.inside) * MM)), across)


def _width(grid: Sheet, across: int) -> float:
    return (grid.card[0] - 2 * grid.inside - GUTTER * (across - 1)) / across * MM


def _title(face: Face, on: Measure) -> Strip:
    size = on.size("title2")
    text = clean(face.title)
    cut = faces.fitting(text, size.cut)
    points = min(size.points, size.points * on.width / max(faces.width(text, cut, size.points), 0.1))
    points = max(points, faces.LEAST)
    text = faces.cut_short(text, cut, points, on.width)
    ink: list[Ink] = [
        Text(0.0, middle(size), text, cut, points),
        Rule(0.0, size.line, on.width, size.line, 1.4 * on.scale, "ink"),
    ]
    return Strip(size.line + 2.5 * on.scale, tuple(ink), keep=True)


def _panel(columns: Sequence[Sequence[Strip]], grid: Sheet, across: int) -> Iterator[Ink]:
    for place, column in enumerate(columns):
        x = (grid.inside + place * GUTTER) * MM + place * _width(grid, across)
        y = grid.inside * MM
        for strip in column:
            yield from moved(strip.ink, x, y)
            y += strip.height
