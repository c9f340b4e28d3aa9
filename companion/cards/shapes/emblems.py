"""Emblems in print: a badge of the house in the colour of its side, or a picture of one's own."""

from __future__ import annotations

import struct
from collections.abc import Mapping

from companion.cards.content import Path, Raster, Shape
from companion.cards.shapes.sides import TOKENS, At
from companion.drawing.emblems import BADGES, GRID
from companion.drawing.paths import moved, path


def emblem(name: str, side: str, pictures: Mapping[str, bytes], size: float, at: At = (0.0, 0.0)) -> tuple[Shape, ...]:
    """Draw an emblem in a square of `size` mm; nothing where a picture is missing."""
    if name in BADGES:
        return (Path(moved(path(BADGES[name].path), at, size / GRID), fill=TOKENS.get(side, "ink"), line=""),)
    if name not in pictures:
        return ()
    wide, tall = struct.unpack(">II", pictures[name][16:24])
    by = size / max(wide, tall)
    left, top = at[0] + (size - wide * by) / 2, at[1] + (size - tall * by) / 2
    return (Raster(left, top, wide * by, tall * by, pictures[name]),)
