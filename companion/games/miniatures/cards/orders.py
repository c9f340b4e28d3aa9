"""Blank sheets to write on: orders from one to the other, and casualties turn by turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

from companion.cards.chart_words import head
from companion.cards.content import (
    Beside,
    Block,
    Card,
    Cell,
    Column,
    Deck,
    Face,
    Gap,
    Heading,
    Picture,
    Ruled,
    Side,
    Table,
    bold,
    cell,
    words,
)
from companion.cards.shapes.boxes import boxes, cut_line, strut
from companion.cards.source import Source
from companion.cards.whose import bar, side_title
from companion.games.miniatures.cards import forces
from companion.games.miniatures.rules.state import SIDES
from companion.games.miniatures.rules.view import UnitView, View
from companion.games.miniatures.words.names import Names
from companion.language.tongue import titled, tr

LINES, ROWS, LEADERS = 9, 24, 6
"""Lines for an order's text, and empty rows of a casualty sheet without a game."""
TURNS = 12
"""Columns of turns without a game."""
WIDEST = 16
"""Most columns of turns on a page; more go on to a further table."""
BOX, LINE, ROW, WIDE = 4.0, 9.0, 6.5, 180.0
"""Millimetres."""


def deck(source: Source) -> Deck:
    """Make an order sheet and a casualty sheet for each side, filled in as far as a game is known."""
    wanted = tuple(side for side in SIDES if source.side in ("", side))
    if source.view is None and not source.side:
        wanted = ()  # without a game the two sides' sheets would be the same
    cards = [card for side in wanted for card in _sheets(source.view, side)] or list(_sheets(None, ""))
    return Deck("orders", tr("Orders and casualties"), tuple(cards), kind="pages")


def _sheets(view: View | None, side: str) -> Iterator[Card]:
    chapter = side_title(side) if side else ""
    of: Side | Literal[""] = bar(side) if side else ""
    label = ", ".join(filter(None, (chapter, titled(view.title) if view else "")))
    order = Face(tr("Order"), (*_order(view), Gap(6.0), Picture(cut_line(WIDE)), *_order(view)), label, side=of)
    yield Card(f"{side or 'blank'}-orders", order, chapter=chapter)
    losses = Face(tr("Casualties"), tuple(_casualties(view, side)), label, side=of)
    yield Card(f"{side or 'blank'}-casualties", losses, chapter=chapter)


def _order(view: View | None) -> Iterator[Block]:
    """Give one order's form; two of them stand on a page, to be cut apart."""
    turns = tr("Turn, of {last}", last=view.last_turn) if view else tr("Turn")
    yield Beside(
        (
            (Ruled((tr("From"), tr("Place")), LINE),),
            (Ruled((tr("To"), tr("Time")), LINE),),
            (Ruled((turns, tr("Number")), LINE),),
        ),
        (3.0, 3.0, 2.0),
    )
    yield Heading(tr("Order"))
    yield Ruled(("",) * LINES, LINE)
    done = (tr("Received"), tr("Understood"), tr("Carried out"))
    columns: list[tuple[Block, ...]] = []
    for word in done:
        row = (Cell((), drawing=boxes(1, size=BOX)), cell(bold(word), " ", tr("turn"), " ________"))
        columns.append((Table((Column(), Column(1.0)), (row,), lines=False),))
    yield Beside(tuple(columns))


def _casualties(view: View | None, side: str) -> Iterator[Block]:
    """Give the table of units and the one of leaders; the turns go on in a further table where there are many."""
    last = view.last_turn if view else TURNS
    for first in range(1, last + 1, WIDEST):
        turns = range(first, min(first + WIDEST, last + 1))
        yield Heading(tr("Stands lost, turns {first} to {last}", first=turns[0], last=turns[-1]))
        yield _table(view, side, turns, sums=turns[-1] == last)
    yield Heading(tr("Leaders"))
    yield _leaders(view, side)


def _table(view: View | None, side: str, turns: Sequence[int], *, sums: bool) -> Table:
    more = (tr("Skedaddled"), tr("Captured")) if sums else ()
    narrow = Column(0.5, align="center", style="label")
    columns = (Column(4.0, least=24), Column(0.7, align="center"), *(narrow,) * len(turns), *(Column(1.0),) * len(more))
    heads = head(tr("Unit"), tr("Start"), *(str(turn) for turn in turns), *more, align="center")
    room = len(columns)
    rows: list[tuple[Cell, ...]] = []
    if view is None:
        rows = [_empty(room)] * ROWS
    else:
        for group in forces.groups(view, side):
            if group.units:
                corps = f"{group.corps}, " if group.division else ""
                rows.append((Cell(words(corps, bold(group.name)), span=room, tint="wash"),))
                rows += [_unit(unit, room) for unit in group.units]
    return Table(columns, tuple(rows), (heads,), grid=True)


def _unit(unit: UnitView, room: int) -> tuple[Cell, ...]:
    start = "" if unit.stands_at_start is None else str(unit.stands_at_start)
    return (cell(bold(unit.name)), cell(start), *_empty(room - 2))


def _empty(room: int) -> tuple[Cell, ...]:
    """Give empty cells, tall enough to be written in."""
    return (*(cell() for _ in range(room - 1)), Cell((), drawing=strut(ROW)))


def _leaders(view: View | None, side: str) -> Table:
    """Give the leaders with room for what befalls them."""
    heads = head(tr("Leader"), tr("Commands"), tr("Turn"), tr("Fell, wounded or captured"), tr("Who takes his place"))
    columns = (Column(2.0), Column(2.0), Column(0.8), Column(2.5), Column(2.5))
    if view is None:
        return Table(columns, (_empty(len(columns)),) * LEADERS, (heads,), grid=True)
    names = Names(view)
    rows = tuple(
        (
            cell(forces.leader_name(leader)),
            cell(names.formation(leader.commands) if leader.commands else tr("the army")),
            *_empty(len(columns) - 2),
        )
        for leader in view.leaders
        if leader.side == side
    )
    return Table(columns, rows or (_empty(len(columns)),) * LEADERS, (heads,), grid=True)
