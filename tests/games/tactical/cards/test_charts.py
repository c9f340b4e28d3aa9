"""The charts of the square-grid battles as cards: everything that they hold is there, beside its clause, as written."""

from __future__ import annotations

import os
import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from companion.cards.book import pdf
from companion.cards.content import Deck, plain
from companion.cards.decks import build
from companion.cards.sizes import Layout
from companion.cards.source import of_rules
from companion.kernel import shelf
from tests.cards import told

GOLDEN = Path(__file__).parent / "golden" / "squares"
REWRITE = "COMPANION_REWRITE_GOLDEN"
NUMBER = re.compile(r"\d+(?:\.\d+)?")
BOOKS = ("antietam", "shiloh")
ELSEWHERE = (
    "clauses.toml",
    "rulings.toml",
    "ruleset.toml",
    "options.toml",
    "map.toml",
    "computer.toml",
    "offline.toml",
)
"""For reading, for the referee's choice, for who draws a map, for the computer, for the table."""
COUNTS = ("format", "half", "drawn", "delay")
"""No figures of a chart, but for `drawn`, which the card adds to what it is drawn on top of, and the pace of a screen."""


@cache
def deck(book: str) -> Deck:
    return build(f"{book}-charts", of_rules(book))


@cache
def charts(book: str) -> dict[str, Any]:
    texts = shelf.ruleset_texts(book)
    return {name: tomllib.loads(text) for name, text in texts.items() if name not in ELSEWHERE}


def figures(value: Any, clause: str = "") -> Iterator[tuple[str, Fraction]]:
    """Every figure of a chart with the clause that stands nearest to it."""
    if isinstance(value, dict):
        nearest = value.get("clause", clause)
        for key, one in value.items():
            if key not in COUNTS and not (key == "added" and not one):
                yield from figures(one, str(value.get(f"{key}_clause", nearest)))
    elif isinstance(value, list):
        for one in value:
            yield from figures(one, clause)
    elif isinstance(value, int | float) and not isinstance(value, bool):
        yield clause, Fraction(str(abs(value)))


def written(book: str) -> dict[str, set[Fraction]]:
    """Every number on the cards by the clauses of the cell that it stands in."""
    found: dict[str, set[Fraction]] = defaultdict(set)
    for card in deck(book).cards:
        for cell in told.cells(card.front.blocks):
            for clause in cell.clauses:
                found[clause] |= {Fraction(one) for one in NUMBER.findall(plain(cell.said))}
    return found


@pytest.mark.parametrize("book", BOOKS)
def test_a_deck_says_what_is_written(book: str) -> None:
    said = told.deck(deck(book))
    golden = GOLDEN / f"{book}.txt"
    if os.environ.get(REWRITE):
        golden.parent.mkdir(parents=True, exist_ok=True)
        golden.write_text(said, encoding="utf-8")
    assert said == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize("book", BOOKS)
def test_every_figure_of_every_chart_stands_on_a_card_beside_its_clause(book: str) -> None:
    on_cards = written(book)
    zeros_are_dashes = {"ANT-T-WEAPON"}
    missing = [
        (name, clause, str(figure))
        for name, chart in charts(book).items()
        if book == "antietam"
        or name not in ("activation-limit.toml", "early.toml")  # nobody is activated or comes early
        for clause, figure in figures({key: one for key, one in chart.items() if key != "band"})
        if figure not in on_cards[clause]
        and not (figure == 0 and clause in zeros_are_dashes)
        and not (clause == "ANT-R-BOUNDS" and figure - 1 in on_cards[clause])  # "less than" as printed
    ]
    assert missing == []


@pytest.mark.parametrize("book", BOOKS)
def test_every_clause_of_every_chart_is_named(book: str) -> None:
    named = {one for card in deck(book).cards for one in card.front.foot.split(", ")}
    named |= {one for card in deck(book).cards for cell in told.cells(card.front.blocks) for one in cell.clauses}
    unused = (
        {"activation-limit.toml", "early.toml", "reinforcements.toml", "objectives.toml"} if book == "shiloh" else set()
    )
    unused |= {"control-factors.toml"} if book == "antietam" else set()

    def clauses(value: Any) -> Iterator[str]:
        if isinstance(value, dict | list):
            for one in [one for key, one in value.items() if key != "delay"] if isinstance(value, dict) else value:
                yield from clauses(one)
        elif isinstance(value, str) and value.split("-")[0] in ("ANT", "SHI"):
            yield value

    wanted = {(name, one) for name, chart in charts(book).items() if name not in unused for one in clauses(chart)}
    assert sorted(one for one in wanted if one[1] not in named) == []


@pytest.mark.parametrize("book", BOOKS)
def test_every_clause_on_a_card_can_be_read(book: str) -> None:
    texts = shelf.ruleset_texts(book)
    known = {row["id"] for row in tomllib.loads(texts["clauses.toml"])["clause"]}
    known |= {row["id"] for row in tomllib.loads(texts["rulings.toml"])["ruling"]}
    named = {one for card in deck(book).cards for cell in told.cells(card.front.blocks) for one in cell.clauses}
    assert sorted(named - known) == []


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("size", ["a6", "poker", "full"])
@pytest.mark.parametrize("book", BOOKS)
def test_a_deck_can_be_printed_at_every_size(book: str, size: str, paper: str) -> None:
    assert pdf(deck(book), Layout(size=size, paper=paper)).startswith(b"%PDF")
