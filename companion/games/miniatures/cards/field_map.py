"""The field in pieces: the table drawn larger than a paper, parted over sheets to be cut and glued, true to scale."""

from __future__ import annotations

from msgspec.structs import replace

from companion.cards.content import Deck, Tile
from companion.cards.field import map as drawn
from companion.cards.sizes import PAPERS
from companion.cards.source import Source
from companion.games.miniatures.cards.set_up import ground_of
from companion.games.miniatures.cards.set_up_troops import troops
from companion.language.tongue import number, titled, tr

LARGER = 2
"""Sheets of a paper beside each other that the table is about as wide as."""


def deck(source: Source) -> Deck:
    """Give the field as a board, about two sheets of the wanted paper wide."""
    view = source.view
    assert view is not None, "the registry asks for a game"
    ground = ground_of(view, source.side)
    wide, tall = PAPERS.get(source.paper, PAPERS["a4"])
    step = source.step or drawn.scale_of(ground, (wide * LARGER, tall * LARGER))
    drawing = drawn.drawing(ground, step, troops(view, source.side))
    yards = number(ground.scale.yards_an_inch) if ground.scale is not None else ""
    note = tr("1:{step}, true to scale: never fitted to the page", step=step)
    if yards:
        note = tr("{note}; an inch of the table is {yards} yards", note=note, yards=yards)
    title = tr("The field: {place}", place=titled(view.title))
    # Beside the figures of each piece there is room for the battle's name alone.
    board = replace(drawing, said=titled(view.title))
    return Deck("field-map", title, tiles=(Tile("field", board),), kind="boards", note=note)
