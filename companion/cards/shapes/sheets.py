"""What the rows of record sheets are drawn from: heads in capitals over a rule, cells to write in, words that fit.

Millimetres of a page whose rows are `WIDTH` wide; y grows downwards from a row's upper edge.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.cards.content import Align, Drawing, Letters, Path, Shape
from companion.cards.shapes.sides import box

WIDTH = 186.0
HEAD = 7.4
"""How tall the head of rows is."""
NAME, WORDS, SMALL = 4.1, 2.35, 2.2
"""The type of a name, of what stands under it, and of heads and cells."""
_HAIR, _EDGE, _LINE = 0.12, 0.15, 0.3
_BASE = 0.36
"""How far below the middle of a cell its letters stand, in ems."""


def head(labels: Sequence[tuple[float, str]], columns: Iterator[Shape] | Sequence[Shape] = ()) -> Drawing:
    """Give the head of rows: words in capitals, each from its place up to the next one's, over a rule."""
    ends = [x for x, _ in labels[1:]] + [WIDTH]
    named = tuple(
        Letters(x, HEAD - 2.0, text.upper(), SMALL, "ink2", "left", widest=end - x - 1.5)
        for (x, text), end in zip(labels, ends, strict=True)
        if text
    )
    said = " | ".join(text for _, text in labels if text)
    return Drawing(WIDTH, HEAD, (*named, *columns, rule(HEAD - 0.6, width=_LINE, token="ink")), said=said)


def over(start: float, wide: float, texts: Sequence[str], below: Sequence[str] = ()) -> Iterator[Shape]:
    """Give what stands over columns from `start` on, each `wide`, in its middle; `below` in small type under it."""
    for nth, text in enumerate(texts):
        x = start + wide * (nth + 0.5)
        yield Letters(x, HEAD - (4.1 if below else 2.0), text, 2.4, widest=wide - 0.4)
        if below:
            yield Letters(x, HEAD - 1.6, below[nth], 2.15, "ink2", bold=False, widest=wide - 0.2)


def rule(y: float, *, width: float = _HAIR, token: str = "edge", start: float = 0.0, end: float = WIDTH) -> Path:
    """Give a line across a row."""
    return Path((("M", start, y), ("L", end, y)), line=token, width=width)


def under(lines: Sequence[str], room: float, top: float = 8.2, step: float = 3.0) -> Iterator[Shape]:
    """Give what stands under a name, line for line."""
    for nth, text in enumerate(lines):
        yield Letters(0.0, top + step * nth, text, WORDS, "ink2", "left", bold=False, widest=room)


def cell(
    at: tuple[float, float],
    size: tuple[float, float],
    text: str = "",
    *,
    off: bool = False,
    bold: bool = True,
    align: Align = "center",
) -> Iterator[Shape]:
    """Give a cell to write in, with what stands in it already; one that is `off` is tinted and stays empty."""
    x, y = at
    wide, tall = size
    yield Path(box(wide, tall, (x, y)), fill="wash" if off else "", line="edge", width=_EDGE)
    if text:
        left = x + (wide / 2 if align == "center" else 0.8)
        yield Letters(left, y + tall / 2 + _BASE * SMALL, text, SMALL, align=align, bold=bold, widest=wide - 0.5)


def beside(at: tuple[float, float], text: str, tall: float, room: float) -> Letters:
    """Give a row's name at the left of its cells, which begin at `at`."""
    y = at[1] + tall / 2 + _BASE * SMALL
    return Letters(at[0] - 1.0, y, text, SMALL, "ink2", "right", bold=False, widest=room)
