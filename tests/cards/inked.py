"""What a deck puts on its pages, taken down as it is drawn: words and lines in points from each page's corner, y down."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import pytest

from companion.cards import book
from companion.cards import type as faces
from companion.cards.content import Deck
from companion.cards.drawing import Drawn
from companion.cards.layout.ink import Ink, Rule, Text, Trace
from companion.cards.layout.tables import HEAVY
from companion.cards.sizes import Layout

FOOT = "ink3"
"""The colour of what stands at the foot of a face."""
NEAR = 60.0
"""Points below a heading within which its first row begins."""


class Word(NamedTuple):
    """Words on a page: where their line begins and ends, its base, and how they are set."""

    left: float
    right: float
    base: float
    text: str
    points: float
    token: str
    tracked: bool
    angle: float

    @property
    def top(self) -> float:
        """The top of its capitals."""
        return self.base - faces.CAPITAL * self.points


class Line(NamedTuple):
    """A level line."""

    left: float
    right: float
    y: float
    width: float
    token: str


class Page(NamedTuple):
    """A page as it was drawn."""

    width: float
    height: float
    words: list[Word]
    lines: list[Line]
    marks: list[float]
    """How far down anything else that is drawn begins."""


def pages(made: Deck, wanted: Layout) -> list[Page]:
    """Print a deck and give what was drawn on each of its pages; faces on their heads are left out."""
    found: list[Page] = []

    class Recorder(Drawn):
        def page(self, width: float, height: float, *more: Any) -> None:
            found.append(Page(width, height, [], [], []))
            super().page(width, height, *more)

        def draw(self, ink: Iterable[Ink], x: float = 0.0, y: float = 0.0, *, turned: Sequence[float] = ()) -> None:
            kept = list(ink)
            if not turned:
                for one in kept:
                    _take(found[-1], one, x, y)
            super().draw(kept, x, y, turned=turned)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(book, "Drawn", Recorder)
        book.pdf(made, wanted)
    return found


def _take(page: Page, one: Ink, x: float, y: float) -> None:
    if isinstance(one, Text):
        wide = faces.width(one.text, one.cut, one.points, one.tracking)
        page.words.append(
            Word(x + one.x, x + one.x + wide, y + one.y, one.text, one.points, one.token, one.tracking > 0, one.angle)
        )
    elif isinstance(one, Rule) and abs(one.y1 - one.y2) < 0.01:
        page.lines.append(Line(x + one.x1, x + one.x2, y + one.y1, one.width, one.token))
    elif isinstance(one, Trace):
        page.marks.extend(y + float(step[2]) for step in one.placed() if step[0] == "M")


def lonely(page: Page) -> Iterator[str]:
    """Name the headings and the heads of tables under which nothing stands on their page."""
    for word in page.words:
        if word.tracked and word.token == "ink2" and not _followed(page, word.left, word.left + 20, word.base + 4):
            yield word.text
    for line in page.lines:
        if line.width == HEAVY and line.token == "ink" and not _followed(page, line.left, line.right, line.y + 1):
            yield f"the heads over {line.y:.0f}"


def _followed(page: Page, left: float, right: float, below: float) -> bool:
    """Say whether a row, a line to write on or a drawing stands below, and no other heading before it."""
    words = [
        one
        for one in page.words
        if one.base > below and one.token != FOOT and one.left < right and one.right > left and one.top < below + NEAR
    ]
    first = min(words, key=lambda one: one.base, default=None)
    lines = [one for one in page.lines if below + 5 < one.y < below + NEAR and one.left < right and one.right > left]
    if first is None:
        return bool(lines) or any(below < mark < below + NEAR for mark in page.marks)
    heading = first.tracked and first.token == "ink2"
    return not heading or any(line.y < first.top - 6 for line in lines)


def cut_short(page: Page) -> Iterator[str]:
    """Name the words that end in an ellipsis: something of them is not printed."""
    yield from (word.text for word in page.words if word.text.endswith("…"))


def outside(page: Page) -> Iterator[str]:
    """Name the words that begin or end beyond the page."""
    for word in page.words:
        if not word.angle and (word.left < -0.1 or word.right > page.width + 0.1 or not 0 < word.base < page.height):
            yield word.text


def over_one_another(page: Page) -> Iterator[str]:
    """Name the words that stand over others on one line."""
    level = sorted((one for one in page.words if not one.angle and one.text.strip()), key=lambda one: one.base)
    for nth, one in enumerate(level):
        for other in level[nth + 1 :]:
            if other.top >= one.base - 0.3:
                if other.base - other.points > one.base:
                    break
                continue
            if min(one.right, other.right) - max(one.left, other.left) > 0.3:
                yield f"{one.text} / {other.text}"
