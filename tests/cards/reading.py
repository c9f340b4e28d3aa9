"""Cards read as a player at the table reads them: nothing but the printed words, for tests that ask the rules the same."""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from functools import cache

from companion.cards.chart_words import TOGETHER
from companion.cards.content import Beside, Block, Card, Cell, Heading, Paragraph, Table, plain
from companion.cards.decks import build
from companion.cards.source import Source
from companion.games.miniatures.charts.ruleset import FILES, Rules, load
from companion.kernel import shelf
from companion.language import lengths
from tests.cards import told
from tests.cards.tracing import GLYPHS

Rows = list[list[str]]
CENTIMETRES = Fraction(5, 2)
"""That stand for an inch on a table laid out in centimetres."""
TEXTS = shelf.ruleset_texts("miniatures")
Chosen = tuple[tuple[str, int], ...]


@cache
def rules(chosen: Chosen = ()) -> Rules:
    return load({name: TEXTS[name] for name in FILES}, dict(chosen))


def cards(chosen: Chosen = ()) -> Mapping[str, Card]:
    """The cards as the table is measured now."""
    return _cards(chosen, lengths.metric())


@cache
def _cards(chosen: Chosen, metric: bool) -> Mapping[str, Card]:
    assert metric == lengths.metric()
    return {card.id: card for card in build("charts", Source(rules(chosen), TEXTS)).cards}


def readings(*rulings: str) -> list[Chosen]:
    """The default, then each alternative of each ruling."""
    options = {option.id: option.choices for option in rules().options.option}
    return [(), *(((name, one.value),) for name in rulings for one in options[name] if one.value)]


def short(chosen: Chosen) -> str:
    return " ".join(f"{name[8:]}-{value}" for name, value in chosen) or "default"


# ---- reading


def number(text: str) -> Fraction:
    """A figure as it is printed: "−3″", "×½", "+1", "24″"; centimetres are given in the inches that the rules have."""
    if text.endswith("cm"):
        return Fraction(text.removesuffix("cm").strip().replace("−", "-")) / CENTIMETRES
    bare = text.strip(" ″×+").replace("−", "-")
    sign, bare = (-1, bare[1:]) if bare.startswith("-") else (1, bare)
    return sign * (Fraction(bare[:-1] or 0) + Fraction(GLYPHS[bare[-1]]) if bare[-1] in GLYPHS else Fraction(bare))


def holds(cell: str, value: int) -> bool:
    """Whether a cell of totals, points or results names a value: "9 or less", "8, 9", "12–14", "+4 to +6", "8 +"."""
    if cell == "–":
        return False
    if found := re.fullmatch(r"under (.+)", cell):
        return value < number(found[1])
    if found := re.fullmatch(r"(.+) or less", cell):
        return value <= number(found[1])
    if found := re.fullmatch(r"(.+) or more|(.+) \+", cell):
        return value >= number(found[1] or found[2])
    if found := re.fullmatch(r"(.+)(?: to |–)(.+)", cell):
        low, high = sorted((number(found[1]), number(found[2])))
        return low <= value <= high
    return value in [number(one) for one in cell.split(", ")]


def rows(table: Table) -> Rows:
    """The rows of a table; a cell stands as often as it spans columns."""
    return [spread(line) for line in table.rows]


def heads(table: Table) -> Rows:
    return [spread(line) for line in table.heads]


def spread(line: tuple[Cell, ...]) -> list[str]:
    return [plain(cell.said).replace(f",{TOGETHER}", ", ") for cell in line for _ in range(cell.span)]


def blocks(card: Card) -> list[Block]:
    """All blocks of both faces, those side by side after one another."""
    return [one for face in told.faces(card) for block in face.blocks for one in within(block)]


def within(block: Block) -> list[Block]:
    """A block, or those that stand side by side in it."""
    if isinstance(block, Beside):
        return [inner for column in block.columns for one in column for inner in within(one)]
    return [block]


def table(card: Card, first: str) -> Table:
    """The table whose first head is this."""
    return next(
        block
        for block in blocks(card)
        if isinstance(block, Table) and block.heads and plain(block.heads[0][0].said) == first
    )


def under(card: Card, heading: str) -> Table:
    """The first table under a heading."""
    those = blocks(card)
    place = next(nth for nth, block in enumerate(those) if isinstance(block, Heading) and block.said == heading)
    return next(block for block in those[place:] if isinstance(block, Table))


def words(card: Card) -> str:
    """All paragraphs of a card."""
    return " ".join(plain(block.said) for block in blocks(card) if isinstance(block, Paragraph))
