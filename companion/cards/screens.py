"""The referee's screen: every chart in columns on two panels, as large as they can be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from companion.cards import type as faces
from companion.cards.content import Card, Deck, Face
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
    """Panels of columns of strips at a scale."""

    scale: float
    panels: list[list[list[Strip]]]
    across: int
    """Columns on a panel."""
    torn: int
    """How words are broken for want of width, as a strip's are."""


def drawn(deck: Deck, wanted: Layout, on: Drawn) -> Iterator[int]:
    """Draw the screen; gives how many cards are done. Raises Missing."""
    grid, together = panels(wanted)
    made = _fitted(deck, grid, ink_saving=wanted.ink_saving)
    for number, part in enumerate(made.panels):
        place = grid.fronts[number % together]
        if number % together == 0:
            on.page(grid.width * MM, grid.height * MM)
            on.draw(marks(grid.cuts))
        if number == 0:
            on.bookmark("", deck.title)
        on.draw(_panel(part, grid, made.across), place.x * MM, place.y * MM)
    yield len(deck.cards)


def _fitted(deck: Deck, grid: Sheet, *, ink_saving: bool) -> Screen:
    """Give the largest scale at which all stands on two panels, in two columns each; in three only where no word tears.

    A smaller type is rather taken than words that are broken for want of width.
    """
    found: list[Screen] = []
    for across in (2, 3):
        for scale in scales(LARGEST):
            made = _columns(deck, grid, scale, across, ink_saving=ink_saving)
            if len(made.panels) <= PANELS and all(len(panel) <= across for panel in made.panels):
                found.append(made)
                break
    if not found:
        return _columns(deck, grid, scales(LARGEST)[-1], 3, ink_saving=ink_saving)
    return min(found, key=lambda screen: (screen.torn, -screen.scale))


def _columns(deck: Deck, grid: Sheet, scale: float, across: int, *, ink_saving: bool) -> Screen:
    """Part the chapters between two panels; where some panel is too full, its last columns make a further one."""
    on = Measure(scale, _width(grid, across), ink_saving)
    height = (grid.card[1] - 2 * grid.inside) * MM
    chapters = [
        tuple(_strips(card, on) for card in cards) for _, cards in groupby(deck.cards, lambda card: card.chapter)
    ]

    def flow(those: Sequence[Sequence[list[Strip]]]) -> list[list[Strip]]:
        return list(flowed([strip for parts in those for part in parts for strip in part], height))

    parted = [(flow(chapters[:cut]), flow(chapters[cut:])) for cut in range(1, len(chapters))] or [(flow(chapters), [])]
    # The two panels as even as can be: by the fuller one, then by both.
    best = min(parted, key=lambda both: (max(map(len, both)), abs(_tall(both[0]) - _tall(both[1]))))
    panel = [side[start : start + across] for side in best for start in range(0, len(side), across)]
    torn = max((strip.torn for parts in chapters for part in parts for strip in part), default=0)
    return Screen(scale, panel, across, torn)


def _tall(columns: Sequence[Sequence[Strip]]) -> float:
    return sum(strip.height for column in columns for strip in column)


def _strips(card: Card, on: Measure) -> list[Strip]:
    """Give a card's strips under their title, which stands again where they go on in a further column."""
    found = [Strip(on.mm(4.0), gap=True)]
    for face in (card.front, card.back):
        if face is not None:
            title = _title(face, on)
            found.append(title)
            found += [strip._replace(again=(title, *strip.again)) for strip in blocks.strips(face.blocks, on)]
    return found


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
