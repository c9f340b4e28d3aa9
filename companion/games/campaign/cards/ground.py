"""The campaign's map as decks print it: a game's own, without a game the installed one, and how that is drawn."""

from __future__ import annotations

from companion.cards.source import Source
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.setup.map_text import read_map
from companion.games.campaign.words.map.drawing import MapDrawing, bare, read_drawing
from companion.kernel import shelf
from companion.kernel.shelf import MAP

_PLACE = ("maps", "gettysburg")


def ground_of(source: Source) -> Ground:
    """Give the ground of a game's map, without a game of the installed one. Raises BadInput."""
    return read_map(source.texts[MAP], file=MAP) if MAP in source.texts else installed()


def installed() -> Ground:
    """Give the ground of the installed map. Raises BadInput."""
    return read_map(shelf.resource_text(*_PLACE, MAP), file=MAP)


def drawing_of(ground: Ground) -> MapDrawing:
    """Give how the installed map is drawn; of any other the ground alone is."""
    if ground != installed():
        return bare()
    return read_drawing(shelf.resource_text(*_PLACE, "drawing.toml"), file="drawing.toml")
