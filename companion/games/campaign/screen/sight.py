"""What a campaign's window may draw: the ground as its map is drawn, and a view in which nobody's secrets are."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from companion.games.campaign.rules.view import View
from companion.games.campaign.words.map.drawing import MapDrawing, bare, read_drawing
from companion.kernel import shelf
from companion.kernel.shelf import MAP


def emptied(view: View) -> View:
    """Give a view without anything that one side knows and the other does not."""
    return msgspec.structs.replace(
        view,
        pending=None,
        corps=(),
        force=(),
        letters=(),
        reports=(),
        enemies=(),
        activity=(),
        foraged=(),
        forage_points=0,
        exited_points=0,
        truth=None,
    )


@lru_cache(maxsize=4)
def drawing_of(text: str) -> MapDrawing:
    """Give the drawing of a map: the shipped one's for the shipped map, for any other the ground alone."""
    # By the text itself: rivers and crests are drawn for this ground hex by hex, and over a changed one they would lie.
    if text != shelf.resource_text("maps", "gettysburg", MAP):
        return bare()
    return read_drawing(shelf.resource_text("maps", "gettysburg", "drawing.toml"), file="drawing.toml")
