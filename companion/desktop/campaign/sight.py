"""What a campaign's window may draw: the ground as its map is drawn, and a view in which nobody's secrets are."""

from __future__ import annotations

import msgspec

from companion import data
from companion.campaign.view import View
from companion.data import MAP
from companion.present.hexmap.drawing import MapDrawing, bare, read_drawing


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


def drawing_of(text: str) -> MapDrawing:
    """Give the drawing of a map: the shipped one's for the shipped map, for any other the ground alone."""
    if text != data.resource_text("maps", "gettysburg", MAP):
        return bare()
    return read_drawing(data.resource_text("maps", "gettysburg", "drawing.toml"), file="drawing.toml")
