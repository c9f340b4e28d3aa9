"""A PDF measured back: its pages, lines, words, colours and fonts. Millimetres, y down, from the upper left corner."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterator
from ctypes import byref, c_float, c_int, c_uint
from functools import cached_property
from typing import Any, NamedTuple

import pypdfium2
import pypdfium2.raw

from companion.cards.sizes import MM

pdfium: Any = pypdfium2  # without types of its own
raw: Any = pypdfium2.raw

Color = tuple[int, int, int]


class Mark(NamedTuple):
    """A thing drawn, by its bounds."""

    kind: str
    left: float
    top: float
    right: float
    bottom: float
    points: float = 0.0
    text: str = ""
    fill: Color | None = None
    line: Color | None = None

    @property
    def width(self) -> float:
        return self.right - self.left

    @property
    def height(self) -> float:
        return self.bottom - self.top


class Measured:
    """An opened PDF."""

    def __init__(self, content: bytes) -> None:
        self.content = content
        self.document = pdfium.PdfDocument(content)

    def __len__(self) -> int:
        return len(self.document)

    def size(self, page: int) -> tuple[float, float]:
        width, height = self.document[page].get_size()
        return width / MM, height / MM

    def text(self, page: int) -> str:
        """In the order in which it stands in the file."""
        return str(self.document[page].get_textpage().get_text_range())

    def outline(self) -> list[tuple[int, str, int]]:
        """Depth, title, page."""
        return [(one.level, one.get_title(), one.get_dest().get_index()) for one in self.document.get_toc()]

    def marks(self, page: int) -> Iterator[Mark]:
        """Everything on a page: its words with the size of their type, its paths with their colours."""
        opened = self.document[page]
        tall = opened.get_size()[1]
        words = opened.get_textpage()
        for one in opened.get_objects():
            left, bottom, right, top = one.get_bounds()
            where = (left / MM, (tall - top) / MM, right / MM, (tall - bottom) / MM)
            if one.type == raw.FPDF_PAGEOBJ_TEXT:
                size = c_float()
                raw.FPDFTextObj_GetFontSize(one.raw, byref(size))
                yield Mark("text", *where, size.value, _said(one, words), _color(one, fill=True))
            elif one.type == raw.FPDF_PAGEOBJ_PATH:
                yield _path(one, where)

    def lines(self, page: int) -> list[Mark]:
        """Straight lines without width, upright or level."""
        return [one for one in self.marks(page) if one.kind == "path" and min(one.width, one.height) < 0.6]

    def colors(self) -> set[tuple[float, ...]]:
        """Every colour that is filled or drawn with; greys of one number are none."""
        found = re.findall(rb"([\d.]+) ([\d.]+) ([\d.]+) (?:rg|RG)\b", self.drawn)
        return {tuple(map(float, parts)) for parts in set(found)}

    def type_sizes(self) -> set[float]:
        """The size in points of every type that words are set in."""
        return {float(size) for size in set(re.findall(rb"/F\S+ ([\d.]+) Tf\b", self.drawn))}

    @cached_property
    def drawn(self) -> bytes:
        """The document as it draws its pages, in plain signs."""
        return inflated(self.content)

    def fonts(self) -> set[str]:
        return {name.decode() for name in re.findall(rb"/BaseFont /([^ \n/]+)", self.content)}


def _said(one: Any, words: Any) -> str:
    length = raw.FPDFTextObj_GetText(one.raw, words.raw, None, 0)
    buffer = (raw.FPDF_WCHAR * (length // 2 + 1))()
    raw.FPDFTextObj_GetText(one.raw, words.raw, buffer, length)
    return bytes(buffer)[: length - 2].decode("utf-16-le")


def _color(one: Any, *, fill: bool) -> Color:
    parts = [c_uint() for _ in range(4)]
    read = raw.FPDFPageObj_GetFillColor if fill else raw.FPDFPageObj_GetStrokeColor
    read(one.raw, *map(byref, parts))
    red, green, blue, _ = (part.value for part in parts)
    return red, green, blue


def _path(one: Any, where: tuple[float, float, float, float]) -> Mark:
    mode, stroked = c_int(), raw.FPDF_BOOL()
    raw.FPDFPath_GetDrawMode(one.raw, byref(mode), byref(stroked))
    return Mark(
        "path",
        *where,
        fill=_color(one, fill=True) if mode.value else None,
        line=_color(one, fill=False) if stroked.value else None,
    )


def inflated(content: bytes) -> bytes:
    """The document with every stream inflated, without lengths and places: another zlib packs the same otherwise."""

    def opened(found: re.Match[bytes]) -> bytes:
        return b"stream\n" + zlib.decompressobj().decompress(found.group(1)) + b"endstream"

    whole = re.sub(rb"stream\r?\n(.*?)endstream", opened, content, flags=re.DOTALL)
    return re.sub(rb"/Length1? \d+|^\d{10} \d{5} n $|startxref\n\d+|^\[<\w+><\w+>\]", b"", whole, flags=re.MULTILINE)
