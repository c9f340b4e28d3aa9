"""From a deck to a PDF: measured, laid out, imposed on sheets, drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from companion.cards import boards, pages, screens, tiles
from companion.cards.content import Deck, Drawing
from companion.cards.drawing import Drawn
from companion.cards.layout import drawings
from companion.cards.palette import dark_palette, palette
from companion.cards.sizes import MM, Layout, checked
from companion.cards.type import Missing
from companion.charts.faults import BadInput, Problem
from companion.kernel.journal import copying
from companion.language.tongue import tr

Progress = Callable[[int, int], bool]
"""Told (done, all) after each piece of the work; False stops it."""


class Cancelled(Exception):
    """The work was stopped; nothing was written."""


def pdf(deck: Deck, wanted: Layout, progress: Progress | None = None) -> bytes:
    """Give a deck as PDF: the same deck gives the same bytes.

    Raises BadInput (an unknown size, no room on the paper, nothing to print, letters that no font has) and Cancelled.
    """
    checked(wanted)
    if not deck.cards and not deck.tiles:
        raise BadInput(Problem("", deck.name, tr("there is nothing to print"), tr("the game has no such unit")))
    colors = palette(grey=wanted.grey, ink_saving=wanted.ink_saving)
    drawn = Drawn(deck.title, tr("{deck}, {paper}", deck=deck.title, paper=wanted.paper), colors, grey=wanted.grey)
    every = len(deck.cards) + len(deck.tiles)
    try:
        for done in _drawn(deck, wanted, drawn):
            if progress is not None and not progress(done, every):
                raise Cancelled
    except Missing as missing:
        letters = " ".join(dict.fromkeys(missing.letters))
        raise BadInput(
            Problem(
                "",
                missing.text[:60],
                tr("the cards' fonts do not have {letters}", letters=letters[:40]),
                tr("write it in Latin, Greek or Cyrillic letters"),
            )
        ) from None
    return drawn.finished()


def alone(drawing: Drawing, title: str, *, grey: bool = False, dark: bool = False) -> bytes:
    """Give a drawing as a PDF of one page that is no larger than itself. Raises Missing."""
    on = Drawn(title, title, dark_palette() if dark else palette(grey=grey), grey=grey)
    on.page(drawing.width * MM, drawing.height * MM)
    if dark:
        on.grounded("page")
    on.draw(drawings.inked(drawing.shapes, MM))
    return on.finished()


def _drawn(deck: Deck, wanted: Layout, on: Drawn) -> Iterator[int]:
    match deck.kind:
        case "tiles":
            return tiles.drawn(deck, wanted, on)
        case "boards":
            return boards.drawn(deck, wanted, on)
        case "screen":
            return screens.drawn(deck, wanted, on)
        case "pages":
            return pages.drawn(deck, wanted, on, pages.PAGE)
        case _:
            return pages.drawn(deck, wanted, on, wanted.size)


def save(deck: Deck, wanted: Layout, to: Path, progress: Progress | None = None) -> None:
    """Write a deck; what stood there is replaced only by a whole file. Raises BadInput, Cancelled and OSError."""
    # All of it before anything is written: a deck with a fault in its last card leaves the old file alone.
    content = pdf(deck, wanted, progress)
    building = copying.building_name(to)
    try:
        building.write_bytes(content)
        building.replace(to)
    finally:
        copying.remove(building)
