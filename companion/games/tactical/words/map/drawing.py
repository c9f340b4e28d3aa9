"""How a map is drawn beyond what its ground says: what its places are, names along waters, roads of another kind."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

from companion.charts import reading
from companion.drawing.shapes import Line
from companion.kernel import shelf
from companion.kernel.shelf import MAP

SHIPPED = ("antietam", "shiloh", "shiloh-field")
DRAWING = "drawing"


class Lettering(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name set along a line, in the middle of it; map coordinates, eastward and southward."""

    text: str
    kind: Literal["water", "height"]
    line: Line


class Places(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the places of the ground are; those of no list are farms on open ground, and otherwise what grows there."""

    chief: tuple[str, ...] = ()
    """Set heaviest: what a battle is remembered by."""
    heights: tuple[str, ...] = ()
    """Heights and grounds: they have no mark."""
    orchards: tuple[str, ...] = ()
    houses: tuple[str, ...] = ()


class Roads(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The roads that are drawn broad, sunken, or as lanes."""

    pikes: tuple[str, ...] = ()
    sunken: tuple[str, ...] = ()
    lanes: tuple[str, ...] = ()


class SquareDrawing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A drawing as its file has it."""

    format: Literal[1]
    sources: tuple[str, ...] = ()
    name: tuple[Lettering, ...] = ()
    places: Places = Places()
    roads: Roads = Roads()


def read_drawing(text: str, *, file: str) -> SquareDrawing:
    """Read a drawing; raises BadInput with every problem."""
    return reading.read_toml(text, SquareDrawing, file=file)


def bare() -> SquareDrawing:
    """Give the drawing of a map that has no file of its own: the ground alone is drawn."""
    return SquareDrawing(format=1)


@lru_cache(maxsize=4)
def drawing_of(text: str) -> SquareDrawing:
    """Give the drawing of a map by its text: a shipped one's for a shipped map, for any other the ground alone."""
    for name in SHIPPED:
        if text == shelf.resource_text("maps", name, MAP) and DRAWING in shelf.resource_names("maps", name):
            return read_drawing(shelf.resource_text("maps", name, f"{DRAWING}.toml"), file=f"{DRAWING}.toml")
    return bare()
