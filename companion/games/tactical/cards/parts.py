"""What the cards of a square-grid battle are made of: tables of costs and factors, rows of rules, what is ours."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from companion.cards.chart_parts import Head, Row, card
from companion.cards.chart_words import DASH, unique
from companion.cards.content import Block, Card
from companion.charts.figures import Number
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.shared import COLUMNS, Cells, Forbidden
from companion.games.tactical.charts.shared import Column as Mover
from companion.games.tactical.charts.terms import Level
from companion.language.tongue import declared, number, plural, tr


def made(charts: Rules, head: Head, blocks: Sequence[Block], clause: str) -> Card:
    """Give a card of a book's charts with the clauses that its figures rest on."""
    return card(tr(charts.ruleset.name), head, blocks, clause)


MODES: tuple[Level, ...] = ("intermediate", "advanced")
"""The games that have modes and facings, disorder and ammunition: not the Basic one (ANT-R-BASIC-SCOPE)."""


def played(level: Level | None, *those: Level) -> bool:
    """Say whether something that these levels have belongs on a card: without a game all of it does."""
    return level is None or level in those


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


_PRINTED = (
    (re.compile(r"(-?\d+) to (-?\d+)"), "{low} to {high}"),
    (re.compile(r"(-?\d+) or less"), "{low} or less"),
    (re.compile(r"(-?\d+) and more"), "{low} and more"),
    (re.compile(r"less than (-?\d+)"), "less than {low}"),
    (re.compile(r"up to (-?\d+)"), "up to {low}"),
)
declared(_PRINTED, 1)


def as_printed(text: str) -> str:
    """Give a band as it is printed, in the reader's words: "−7 or less", "5 to 12"; "6000+" has none."""
    # By its shape: a scenario's margins make bands that no catalogue could know.
    for shape, words in _PRINTED:
        if found := shape.fullmatch(text):
            low, high = (part.replace("-", "−") for part in (found[1], found[found.re.groups]))
            return tr(words, low=low, high=high)
    return text.replace("-", "−")


def place(square: Sequence[int]) -> str:
    """Give a square as it is written: its row from the north, its column from the west."""
    return ",".join(map(str, square))
