"""Figures of a chart as they stand on a card, and the small tables that every chart is made of."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import reduce

from companion.cards.content import Align, Cell, Column, Paragraph, Run, Table, Words, bold, cell, words
from companion.charts.figures import Number
from companion.charts.modifiers import Modifier, worth
from companion.language.figures import figure, signed
from companion.language.lengths import mark
from companion.language.tongue import tr

DASH = "–"
"""What cannot be, in a cell."""
TOGETHER = "\u00a0"
"""A space at which no line breaks: results that stand one by one are read as one."""


def length(value: Number | Fraction) -> str:
    """Give inches, or inches that are taken off: "12″", "−3″"."""
    return mark(Fraction(str(value)), figure(value))


def span(low: int | None, high: int | None) -> str:
    """Give a band of totals: "0 or less", "1, 2", "7–9", "−6 to −4", "10 or more"."""
    if low is None or high is None:
        edge = high if low is None else low
        if edge is None:
            return tr("any")
        return tr("{n} or less", n=figure(edge)) if low is None else tr("{n} or more", n=figure(edge))
    if low == high:
        return figure(low)
    if low < 0:
        return tr("{low} to {high}", low=figure(low), high=figure(high))
    return f"{low}, {high}" if high == low + 1 else f"{low}–{high}"


def either(those: Sequence[str]) -> str:
    """Join words of which one holds: "a or b"."""
    return reduce(lambda one, other: tr("{one} or {other}", one=one, other=other), those)


def head(*titles: str, align: Align = "left") -> tuple[Cell, ...]:
    """Give a row of heads; the first stands at the left."""
    return tuple(
        Cell((bold(title),) if title else (), align="left" if place == 0 else align, style="label")
        for place, title in enumerate(titles)
    )


def keyed(rows: Iterable[tuple[str, Words | str, tuple[str, ...]]], *, least: float = 9.0) -> Table:
    """Give a table of figures or names in bold with what they are for: (key, words, clauses)."""
    return Table(
        columns=(Column(style="key", least=least), Column(1.0)),
        rows=tuple(
            (Cell((bold(key),), clauses), Cell(said if isinstance(said, tuple) else words(said), clauses))
            for key, said, clauses in rows
        ),
    )


def row_label(label: str, *, read: bool) -> str:
    """Give a row's label; one that nothing reads, in a game begun with it, says that it counts nowhere."""
    return tr(label) if read else tr("{what}: not counted", what=tr(label))


def worth_cell(rows: Sequence[Modifier]) -> Cell:
    """Give a cell with what some rows are worth together; a dash where a house took them away."""
    if not rows:
        return cell(DASH)
    return cell(signed(int(worth(rows))), clauses=unique([one.why.clause for one in rows]))


def note(*parts: str | Run | Words, clauses: tuple[str, ...] | str = ()) -> Paragraph:
    """Give a paragraph with the clauses it rests on."""
    return Paragraph(words(*parts), (clauses,) if isinstance(clauses, str) else clauses)


def unique(clauses: Iterable[str]) -> tuple[str, ...]:
    """Give clauses once each, in their order, without empty ones."""
    return tuple(dict.fromkeys(clause for clause in clauses if clause))


def titled(text: str) -> Cell:
    """Give a name in bold as a cell."""
    return cell(bold(text))
