"""Papers to write on in a campaign: dispatch slips with the codes of orders, and a sheet of a side's corps."""

from __future__ import annotations

from collections.abc import Iterator

from companion.cards.chart_words import head
from companion.cards.content import (
    Beside,
    Block,
    Card,
    Cell,
    Column,
    Deck,
    Drawing,
    Face,
    Gap,
    Paragraph,
    Path,
    Picture,
    Ruled,
    Run,
    Table,
    bold,
    cell,
    words,
)
from companion.cards.shapes.boxes import strut
from companion.cards.source import Source
from companion.cards.whose import bar, side_title
from companion.games.campaign.cards.chart_parts import SIDES, label
from companion.games.campaign.charts.ruleset import Rules
from companion.language.tongue import tr, tr_in

LINES = 7
"""Orders of a dispatch."""
LINE, ROW, WIDE = 8.0, 6.0, 180.0
"""Millimetres."""


def deck(source: Source) -> Deck:
    """Give a page of two dispatch slips, and for each side, or one, a sheet of its corps."""
    rules: Rules = source.rules
    slip = tuple(_slip(rules))
    cut = Drawing(WIDE, 1.0, (Path((("M", 0.0, 0.5), ("L", WIDE, 0.5)), line="edge", dash=(1.6, 1.6)),))
    pages = [Card("dispatch", Face(tr("Dispatch"), (*slip, Gap(4.0), Picture(cut), *slip), label()))]
    for side in (source.side,) if source.side else SIDES:
        face = Face(tr("Corps"), (_corps(rules, side),), side_title(side), side=bar(side))
        pages.append(Card(f"corps-{side}", face, chapter=side_title(side)))
    return Deck("gettysburg-papers", tr("Dispatches and corps sheets"), tuple(pages), kind="pages")


def _slip(rules: Rules) -> Iterator[Block]:
    yield Beside(
        (
            (Ruled((tr("From"), tr("To")), LINE),),
            (Ruled((tr("Day and turn"), tr("Hexes from headquarters")), LINE),),
            (Ruled((tr("Read in turn"), tr("Number")), LINE),),
        ),
        (3.0, 3.0, 2.0),
    )
    room = Cell((), drawing=strut(ROW))
    yield Table(
        (Column(align="center", least=8), Column(least=14), Column(3.0), Column(1.0)),
        tuple((cell(bold(str(nth))), cell(), cell(), room) for nth in range(1, LINES + 1)),
        (head(tr("No."), tr("Code"), tr("Order: hexes, directions, mode or urgency"), tr("done")),),
        grid=True,
    )
    rows = [row for row in rules.orders.command if row.menu == "B"]
    runs: list[Run | str] = []
    for row in rows:
        runs += [" · "] if runs else []
        runs += [bold(row.code), f" {tr_in('orders.command', row.name)}"]
    yield Paragraph(words(*runs), tuple(row.clause for row in rows), "foot")


def _corps(rules: Rules, side: str) -> Table:
    """Give a row a corps of a side, its letter filled in, the rest for a pencil."""
    letters = [row.letter for row in rules.effectiveness.row if row.side == side]
    heads = (
        tr("Corps"),
        tr("Number"),
        tr("Infantry"),
        tr("Cavalry"),
        tr("Guns"),
        tr("Stragglers"),
        tr("Fatigue"),
        tr("Urgency"),
        tr("Contact mode"),
        tr("Hex"),
        tr("Notes"),
    )
    room = Cell((), drawing=strut(2 * ROW))
    blank = (cell(),) * (len(heads) - 2)
    return Table(
        (Column(least=9), *(Column(1.0, align="center") for _ in heads[2:]), Column(2.0)),
        tuple((cell(bold(letter)), *blank, room) for letter in letters),
        (head(*heads, align="center"),),
        grid=True,
    )
