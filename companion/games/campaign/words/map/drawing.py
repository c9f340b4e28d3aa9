"""How a map is drawn beyond what its ground says: streams, ridges, names along lines, which places count."""

from __future__ import annotations

from typing import Literal

import msgspec

from companion.charts import reading
from companion.drawing.shapes import Line


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A stream or a border."""

    name: str
    line: Line


class Ridge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A crest; a low one is drawn faintly."""

    name: str
    line: Line
    low: bool = False


class Lettering(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name set along a line, in the middle of it."""

    text: str
    kind: Literal["range", "state", "water"]
    line: Line


class Places(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Towns by weight; those of neither list are villages."""

    chief: tuple[str, ...] = ()
    towns: tuple[str, ...] = ()


class Roads(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The roads that are drawn broad."""

    pikes: tuple[str, ...] = ()


class MapDrawing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A drawing as its file has it; lines are map coordinates."""

    format: Literal[1]
    sources: tuple[str, ...] = ()
    stream: tuple[Named, ...] = ()
    ridge: tuple[Ridge, ...] = ()
    border: tuple[Named, ...] = ()
    name: tuple[Lettering, ...] = ()
    places: Places = Places()
    roads: Roads = Roads()


def read_drawing(text: str, *, file: str) -> MapDrawing:
    """Read a drawing; raises BadInput with every problem."""
    return reading.read_toml(text, MapDrawing, file=file)


def bare() -> MapDrawing:
    """Give the drawing of a map that has no file of its own: the ground alone is drawn."""
    return MapDrawing(format=1)
