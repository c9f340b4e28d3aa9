"""The type of the cards: seven bundled cuts, a scale of sizes, and how wide words are. Sizes are points.

One number, the scale, sets all sizes of a face; none falls below `LEAST`. Letters that a cut lacks are found here,
before anything is drawn: the Clarendon gives way to the gothic, and what no cut has is refused.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import Any, NamedTuple

import msgspec
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont

from companion.cards.content import Run, Style
from companion.cards.shapes.tokens import tokens
from companion.kernel import shelf

CUTS = {
    "text": "SourceSansPro-Regular.ttf",
    "semibold": "SourceSansPro-Semibold.ttf",
    "heavy": "SourceSansPro-Bold.ttf",
    "italic": "SourceSansPro-It.ttf",
    "display": "Besley_600SemiBold.ttf",
    "display-light": "Besley_400Regular.ttf",
    "display-italic": "Besley_400Regular_Italic.ttf",
}
LEAST = 6.0
"""Nothing is set smaller."""
CAPITAL = 0.66
"""The height of a capital in ems, in both families."""
BELOW, ABOVE = 0.21, 0.73
"""How far letters reach from the baseline, in ems."""
TRACKING = 0.08
"""What capitals of a label are set apart, in ems."""

NARROW = "\u202f\u00a0"
"""Spaces at which no line breaks."""


class Missing(Exception):
    """Letters that no cut has."""

    def __init__(self, text: str, letters: str) -> None:
        self.text, self.letters = text, letters
        super().__init__(text, letters)


class Size(NamedTuple):
    """A style at a scale."""

    points: float
    line: float
    cut: str


class _Print(msgspec.Struct, frozen=True):
    pt: float
    line: float


def _styles() -> dict[str, _Print]:
    styles = tokens()["print_type"]
    return {name: msgspec.convert(one, _Print) for name, one in styles.items() if isinstance(one, dict)}


_PRINT = _styles()
_BOLD_STYLES = {"label": "semibold", "sum": "heavy", "title": "display", "title2": "display"}


@lru_cache(maxsize=1)
def register() -> dict[str, TTFont]:
    """Make the cuts known to reportlab; gives them by name."""
    from io import BytesIO

    found = {}
    for name, file in CUTS.items():
        found[name] = TTFont(f"companion-{name}", BytesIO(shelf.resource_bytes("fonts", file)))
        pdfmetrics.registerFont(found[name])
    return found


@lru_cache(maxsize=1_000)
def size(style: Style, scale: float) -> Size:
    """Give a style's points, its line and its cut at a scale."""
    row = _PRINT["title" if style == "sum" else style]
    points = max(LEAST, row.pt * scale)
    return Size(points, max(row.line * scale, points * 1.14), _BOLD_STYLES.get(style, "text"))


def cut(run: Run, base: str) -> str:
    """Give the cut for a run: heavier or slanted where it says so, another where it lacks letters. Raises Missing."""
    wanted = base
    if base == "text":
        wanted = "semibold" if run.bold else "italic" if run.italic else "text"
    return fitting(clean(run.text), wanted)


@lru_cache(maxsize=20_000)
def clean(text: str) -> str:
    """Give a text whose unprintable signs are spaces."""
    return "".join(letter if letter.isprintable() or letter in NARROW else " " for letter in text)


def fitting(text: str, wanted: str) -> str:
    """Give the wanted cut, or the nearest that has every letter of a text; raises Missing."""
    if not lacking(text, wanted):
        return wanted
    for other in ("semibold" if wanted in ("display", "heavy") else "text", "text", "semibold"):
        if not lacking(text, other):
            return other
    raise Missing(text, lacking(text, "text"))


@lru_cache(maxsize=20_000)
def lacking(text: str, name: str) -> str:
    """Give the letters of a text that a cut does not have."""
    glyphs = register()[name].face.charToGlyph
    return "".join(dict.fromkeys(letter for letter in text if ord(letter) not in glyphs))


class _Widths(dict[str, float]):
    """How wide each letter of a cut is, in thousandths of an em: looked up in the font where it is first set."""

    def __init__(self, face: Any) -> None:
        super().__init__()
        self._face = face

    def __missing__(self, letter: str) -> float:
        """Look a letter up."""
        wide = self[letter] = float(self._face.charWidths.get(ord(letter), self._face.defaultWidth))
        return wide


@cache
def _widths(name: str) -> _Widths:
    return _Widths(register()[name].face)


@lru_cache(maxsize=50_000)
def ems(text: str, name: str) -> float:
    """Give the width of a text in a cut, in ems."""
    return sum(map(_widths(name).__getitem__, text)) / 1000


def width(text: str, name: str, points: float, tracking: float = 0.0) -> float:
    """Give the width of a text in points; `tracking` is in ems, after each letter."""
    return (ems(text, name) + tracking * len(text)) * points


def cut_short(text: str, name: str, points: float, room: float, tracking: float = 0.0) -> str:
    """Give as much of a text as fits the room, with an ellipsis where something is left out."""
    if width(text, name, points, tracking) <= room:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(text[:middle].rstrip() + "…", name, points, tracking) <= room:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + "…"


def pieces(text: str) -> list[str]:
    """Give a text's words, each with the spaces before it; what is left of them at the end stands alone."""
    return re.findall(" *[^ ]+| +", text)
