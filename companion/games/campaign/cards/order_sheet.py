"""Orders on paper: a side's order sheet of a turn, dispatch slips to fill in, and those that couriers carry."""

from __future__ import annotations

from collections.abc import Iterator

from companion.cards.chart_words import head
from companion.cards.content import (
    Beside,
    Block,
    Card,
    Cell,
    Column,
    Face,
    Gap,
    Paragraph,
    Picture,
    Ruled,
    Run,
    Table,
    bold,
    cell,
    words,
)
from companion.cards.shapes.boxes import cut_line, strut
from companion.cards.source import Source
from companion.cards.whose import bar, side_title
from companion.cards.whose import label as labelled
from companion.games.campaign.cards import forces
from companion.games.campaign.cards.chart_parts import label
from companion.games.campaign.cards.roster import moment
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules.orders import AnyOrder
from companion.games.campaign.rules.view import Letter, View
from companion.games.campaign.words.names import Names
from companion.games.campaign.words.order_words import code_words, order_words, orders_words
from companion.language.tongue import tr, tr_in
from companion.language.words import capital

LINES = 7
"""Orders of a dispatch."""
LINE, ROW, ORDER, WIDE = 8.0, 7.6, 15.0, 180.0
"""Millimetres."""
SLIPS = 2
"""Slips on a page."""


def sheet(source: Source, side: str) -> Card:
    """Give a side's order sheet: what each corps is known to do, and room for what it is to do."""
    rules: Rules = source.rules
    view: View | None = source.view
    columns = (Column(2.2), Column(), Column(2.6), *(Column(least=11, align="center"),) * 3, Column(2.6), Column(1.0))
    heads = head(
        tr("Corps"),
        tr("Hex"),
        tr("Orders as known"),
        tr("Urgency"),
        tr("Contact"),
        tr("Deploy"),
        tr("March: from hex, directions"),
        tr("Arrives"),
    )
    sent = {} if view is None else {one.corps: one for one in view.letters}
    room = Cell((), drawing=strut(ORDER))
    rows = tuple(
        (
            cell(bold(one.title)),
            cell(one.at),
            cell(_known(one, sent.get(one.id)), style="body"),
            *(cell(),) * 4,
            room,
        )
        for one in forces.lines(source, side)
        if not one.gone
    )
    said = moment(view)
    face = Face(
        tr("Orders"),
        (
            *((Paragraph(words(bold(said))),) if said else (Ruled((tr("Day and turn"),), LINE),)),
            Table(columns, rows, (heads,), grid=True),
            Paragraph(words(*_codes(rules)), (rules.orders.clause,), "foot"),
        ),
        labelled(view, side),
        side=bar(side),
    )
    return Card(f"orders-{side}", face, chapter=side_title(side))


def _known(one: forces.Line, letter: Letter | None) -> str:
    """Give what a corps does as far as its side knows: what it has before it, else what was sent to it last."""
    if one.corps is not None and one.corps.draft:
        return tr("being written: {orders}", orders=orders_words(one.corps.draft))
    if letter is not None and letter.under_way:
        sent = tr("sent in turn {turn}, expected in turn {n}", turn=letter.sent, n=letter.expected)
        return f"{sent}: {orders_words(letter.orders)}"
    if one.now is not None:
        return orders_words(one.now.orders)
    return "" if letter is None else f"{tr('sent in turn {turn}', turn=letter.sent)}: {orders_words(letter.orders)}"


def _codes(rules: Rules) -> Iterator[Run | str]:
    """Give the codes of orders to a corps with their words, in one line."""
    for nth, row in enumerate(row for row in rules.orders.command if row.menu == "B"):
        yield " · " if nth else ""
        yield bold(row.code)
        yield f" {code_words(row.code) or tr_in('orders.command', row.name)}"


# ---- slips


def blank(source: Source, side: str = "") -> Card:
    """Give a page of empty dispatch slips, to be cut apart."""
    slip = tuple(_slip(source.rules))
    title = label() if not side else labelled(source.view, side)
    face = Face(tr("Dispatch"), _apart([slip] * SLIPS), title, side=bar(side) if side else "")
    return Card(f"dispatch-{side}" if side else "dispatch", face, chapter=side_title(side) if side else "")


def under_way(source: Source, side: str) -> Iterator[Card]:
    """Give a slip for each dispatch of a side that should not have arrived yet, as it was written."""
    view: View = source.view
    own = {one.id for one in view.corps if one.side == side}
    letters = [one for one in view.letters if one.corps in own and one.under_way]
    for nth in range(0, len(letters), SLIPS):
        slips = [tuple(_written(view, one)) for one in letters[nth : nth + SLIPS]]
        face = Face(tr("Dispatches under way"), _apart(slips), labelled(view, side), side=bar(side))
        yield Card(f"letters-{side}-{nth // SLIPS + 1}", face, chapter=side_title(side))


def _apart(slips: list[tuple[Block, ...]]) -> tuple[Block, ...]:
    """Give slips one below the other, with the line along which they are cut apart."""
    cut = cut_line(WIDE)
    blocks: list[Block] = []
    for nth, slip in enumerate(slips):
        blocks += (Gap(4.0), Picture(cut)) if nth else ()
        blocks += slip
    return tuple(blocks)


def _slip(rules: Rules) -> Iterator[Block]:
    yield Beside(
        (
            (Ruled((tr("From"), tr("To")), LINE),),
            (Ruled((tr("Day and turn"), tr("Hexes from headquarters")), LINE),),
            (Ruled((tr("Read in turn"), tr("Number")), LINE),),
        ),
        (3.0, 3.0, 2.0),
    )
    yield _orders(tuple(("", "") for _ in range(LINES)))
    yield Paragraph(words(*_codes(rules)), tuple(row.clause for row in rules.orders.command if row.menu == "B"), "foot")


def _written(view: View, one: Letter) -> Iterator[Block]:
    names = Names(view)
    known = next(corps for corps in view.corps if corps.id == one.corps)
    staff = next((corps for corps in view.corps if corps.headquarters and corps.side == known.side), None)
    told = (
        (tr("From"), "" if staff is None else capital(names(staff.id))),
        (tr("To"), f"{names(one.corps)} ({known.letter})"),
        (tr("Sent"), tr("turn {n}", n=one.sent)),
        (tr("Expected"), tr("turn {n}", n=one.expected)),
        (tr("Read in turn"), ""),
    )
    room = Cell((), drawing=strut(ROW))
    rows = tuple((cell(bold(name)), cell(said), room) for name, said in told)
    yield Table((Column(least=24), Column(1.0), Column()), rows)
    yield _orders(tuple(map(_order, one.orders)))


def _order(one: AnyOrder) -> tuple[str, str]:
    code, _, rest = order_words(one).partition(" ")
    return code, rest


def _orders(rows: tuple[tuple[str, str], ...]) -> Table:
    """Give the lines of a dispatch with their codes."""
    room = Cell((), drawing=strut(ROW))
    return Table(
        (Column(align="center", least=8), Column(least=14), Column(3.0), Column(1.0)),
        tuple((cell(bold(str(nth))), cell(bold(code)), cell(said), room) for nth, (code, said) in enumerate(rows, 1)),
        (head(tr("No."), tr("Code"), tr("Order: hexes, directions, mode or urgency"), tr("done")),),
        grid=True,
    )
