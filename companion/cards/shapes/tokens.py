"""The figures of the look that drawings need: glyphs and patterns of `resources/look/tokens.json`."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from companion.kernel import shelf


@cache
def tokens() -> dict[str, Any]:
    """Give the look's figures by name."""
    found: dict[str, Any] = msgspec.json.decode(shelf.resource_text("look", "tokens.json"))
    return found


def glyph(name: str) -> dict[str, Any]:
    """Give a marker's glyph: path, fill, stroke, letter, its size and baseline on a grid of `grid()`."""
    found: dict[str, Any] = tokens()["glyphs"][name]
    return found


def grid() -> float:
    """Give how wide and tall the square is that glyphs are drawn on."""
    return float(tokens()["glyphs"]["grid"])
