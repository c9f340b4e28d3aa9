"""What the cards of a square-grid battle are made of: tables of costs and factors, rows of rules, what is ours."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from companion.cards.chart_parts import Head, Row, card
from companion.cards.chart_words import DASH, unique
from companion.cards.content import Block, Card
from companion.charts.figures import Number
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.shared import COLUMNS, Cells, Forbidden
from companion.games.tactical.charts.shared import Column as Mover
from companion.language.tongue import number, plural, tr


def made(charts: Rules, head: Head, blocks: Sequence[Block], clause: str) -> Card:
    """Give a card of a book's charts with the clauses that its figures rest on."""
    return card(tr(charts.ruleset.name), head, blocks, clause)


def movers() -> dict[Mover, str]:
    """Give the columns of the costs as they stand over them."""
    return {"foot": tr("Foot"), "mounted": tr("Mount."), "limbered": tr("Limb."), "unlimbered": tr("Unlimb.")}


def costs(name: str, cells: Cells, *more: str) -> Row:
    """Give a row of the costs; `more` are clauses beside its own."""
    return Row(name, [cost(cells.cell(one)) for one in COLUMNS], unique((cells.clause, *more)))


def cost(value: int | Forbidden) -> str:
    """Give a cell of the costs: "2", "P" for prohibited, a dash where the row does not concern the column."""
    return DASH if value == "N/A" else str(value)


def factor(value: Number) -> str:
    """Give a factor as the book prints it: "0.75", "1.5", "1"."""
    return number(float(value) if not isinstance(value, str) else _ratio(value), "g")


def _ratio(text: str) -> float:
    above, _, below = text.partition("/")
    return float(above) / float(below or 1)


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
