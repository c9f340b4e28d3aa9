"""What the cards of a square-grid battle are made of: tables of costs and factors, rows of rules, what is ours."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from companion.cards.chart_words import DASH, unique
from companion.cards.content import Align, Block, Card, Cell, Column, Face, Paragraph, Run, Table, Words, bold, words
from companion.charts.figures import Number
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.shared import COLUMNS, Cells, Forbidden
from companion.games.tactical.charts.shared import Column as Mover
from companion.language.figures import THIN
from companion.language.tongue import number, plural, tr

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


def made(charts: Rules, head: Head, blocks: Sequence[Block], clause: str) -> Card:
    """Give a card with the clauses that its figures rest on in small type under them; `clause` stands in its foot."""
    those = unique(one for one in _clauses(blocks) if one != clause)
    under = (Paragraph(words(", ".join(those)), those, style="foot"),) if those else ()
    face = Face(head.title, (*blocks, *under), label=tr(charts.ruleset.name), foot=clause)
    return Card(head.card, face, chapter=head.chapter)


def _clauses(blocks: Iterable[Block]) -> Iterator[str]:
    """Give the clauses of blocks in the order of reading."""
    for block in blocks:
        if isinstance(block, Paragraph):
            yield from block.clauses
        elif isinstance(block, Table):
            yield from (clause for row in block.rows for cell in row for clause in cell.clauses)


def movers() -> dict[Mover, str]:
    """Give the columns of the costs as they stand over them."""
    return {"foot": tr("Foot"), "mounted": tr("Mount."), "limbered": tr("Limb."), "unlimbered": tr("Unlimb.")}


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


def costs(name: str, cells: Cells, *more: str) -> Row:
    """Give a row of the costs; `more` are clauses beside its own."""
    return Row(name, [cost(cells.cell(one)) for one in COLUMNS], unique((cells.clause, *more)))


def cost(value: int | Forbidden) -> str:
    """Give a cell of the costs: "2", "P" for prohibited, a dash where the row does not concern the column."""
    return DASH if value == "N/A" else str(value)


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
            words(Run(tr("Not in the book. "), bold=True), _italic(getattr(chart, "says", ""))),
            (getattr(chart, "clause", ""),),
            style="foot",
        )
        for chart in charts
        if getattr(chart, "invented", False)
    )


def _italic(text: str) -> Words:
    return (Run(text, italic=True),)


def factor(value: Number) -> str:
    """Give a factor as the book prints it: "0.75", "1.5", "1"."""
    return number(float(value) if not isinstance(value, str) else _ratio(value), "g")


def _ratio(text: str) -> float:
    above, _, below = text.partition("/")
    return float(above) / float(below or 1)


def percent(value: int) -> str:
    """Give a chance: "40 %"."""
    return f"{value}{THIN}%"


def squares(count: int) -> str:
    """Give a distance on the map."""
    return plural(count, "{n} square", "{n} squares")


def points(count: int) -> str:
    """Give operation points: "2 OP"."""
    return tr("{n} OP", n=count)


def named(text: str) -> str:
    """Give an id as words: "heavy_woods" is "heavy woods"."""
    return tr(text.replace("_", " ").replace("-", " "))


def listed(those: Iterable[str]) -> str:
    """Give ids as words beside one another."""
    return ", ".join(named(one) for one in those)


def place(square: Sequence[int]) -> str:
    """Give a square as it is written: its row from the north, its column from the west."""
    return ",".join(map(str, square))
