"""The installed map of the campaign, and how a map is drawn that is this one."""

from __future__ import annotations

from functools import lru_cache

from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.setup.map_text import read_map
from companion.games.campaign.words.map.drawing import MapDrawing, bare, read_drawing
from companion.kernel import shelf
from companion.kernel.shelf import MAP

_PLACE = ("maps", "gettysburg")


@lru_cache(maxsize=1)
def installed() -> Ground:
    """Give the ground of the installed map. Raises BadInput."""
    return read_map(shelf.resource_text(*_PLACE, MAP), file=MAP)


def drawing_of(ground: Ground) -> MapDrawing:
    """Give how the installed map is drawn; of any other the ground alone is."""
    return _drawn() if ground == installed() else bare()


@lru_cache(maxsize=1)
def _drawn() -> MapDrawing:
    return read_drawing(shelf.resource_text(*_PLACE, "drawing.toml"), file="drawing.toml")
