"""What charts that are set by hand are made of: tables of figures, rows of rules, what is ours and not the book's."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from companion.cards.chart_words import unique
from companion.cards.content import Align, Block, Card, Cell, Column, Face, Paragraph, Run, Table, bold, words
from companion.language.figures import THIN
from companion.language.tongue import tr

HALF = 0.5
LEAST = 9.0
"""Millimetres of a column of figures on a card of A6."""


class Head(NamedTuple):
    """A card's id, its title, and the bookmark that it stands under."""

    card: str
    title: str
    chapter: str


class Row(NamedTuple):
    """A row of a table: its name, its figures, the clauses they stand in."""

    name: str
    figures: Sequence[str]
    clauses: tuple[str, ...]


class Rule(NamedTuple):
    """A rule with its figures: what it is about, what holds, the clauses."""

    about: str
    says: str
    clauses: tuple[str, ...]


def face(title: str, label: str, blocks: Sequence[Block], clause: str) -> Face:
    """Give a face with the clauses that its figures rest on in small type under them; `clause` stands in its foot."""
    those = unique(one for one in _clauses(blocks) if one != clause)
    under = (Paragraph(words(", ".join(those)), those, style="foot"),) if those else ()
    return Face(title, (*blocks, *under), label=label, foot=clause)


def card(label: str, head: Head, blocks: Sequence[Block], clause: str, back: Face | None = None) -> Card:
    """Give a card, of one face or with a back."""
    return Card(head.card, face(head.title, label, blocks, clause), back, chapter=head.chapter)


def _clauses(blocks: Iterable[Block]) -> Iterator[str]:
    """Give the clauses of blocks in the order of reading."""
    for block in blocks:
        if isinstance(block, Paragraph):
            yield from block.clauses
        elif isinstance(block, Table):
            yield from (clause for row in block.rows for cell in row for clause in cell.clauses)


def figures(heads: Sequence[str], rows: Iterable[Row], *, align: Align = "center") -> Table:
    """Give a table of figures under heads, the first head over the names."""
    head, *others = heads
    columns: tuple[Column, ...] = (Column(1.0, style="key"), *(Column(align=align, least=LEAST) for _ in others))
    if len(others) == 1:  # side by side: the eye would lose its line across the card
        columns, align = (Column(HALF, style="key"), Column(1 - HALF)), "left"
    return Table(
        columns=columns,
        heads=(
            (Cell((bold(head),), style="label"), *(Cell((bold(one),), align=align, style="label") for one in others)),
        ),
        rows=tuple(
            (Cell((bold(row.name),), row.clauses), *(Cell(words(one), row.clauses) for one in row.figures))
            for row in rows
        ),
    )


def rules(rows: Iterable[Rule]) -> Table:
    """Give rules under one another: what they are about in bold, what holds beside it."""
    return Table(
        columns=(Column(0.32, style="key"), Column(0.68)),
        rows=tuple((Cell((bold(one.about),), one.clauses), Cell(words(one.says), one.clauses)) for one in rows),
    )


def ours(*charts: object) -> tuple[Paragraph, ...]:
    """Say which figures are not the book's: charts that are marked as invented."""
    return tuple(
        Paragraph(
            words(Run(tr("Not in the book. "), bold=True), Run(tr(str(getattr(chart, "says", ""))), italic=True)),
            (getattr(chart, "clause", ""),),
            style="foot",
        )
        for chart in charts
        if getattr(chart, "invented", False)
    )


def percent(value: int) -> str:
    """Give a chance: "40 %"."""
    return f"{value}{THIN}%"
