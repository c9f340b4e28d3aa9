"""Dispatch slips and corps sheets: the codes of the rules, a row a corps, of the side that is asked for."""

from __future__ import annotations

from companion.cards.book import pdf
from companion.cards.content import Table, plain
from companion.cards.decks import build
from companion.cards.sizes import Layout
from companion.cards.source import of_rules
from tests.cards import reading
from tests.cards.measured import Measured


def test_a_slip_names_every_order_to_a_corps() -> None:
    source = of_rules("gettysburg")
    slip = build("gettysburg-papers", source).cards[0]
    said = reading.words(slip)
    for row in source.rules.orders.command:
        if row.menu == "B":
            assert said.count(f"{row.code} {row.name}") == 2


def test_each_side_has_a_row_a_corps_and_one_side_only_its_own() -> None:
    source = of_rules("gettysburg")
    both = build("gettysburg-papers", source).cards
    assert [card.id for card in both] == ["dispatch", "corps-confederate", "corps-union"]
    for side, card in zip(("confederate", "union"), both[1:], strict=True):
        (table,) = [block for block in reading.blocks(card) if isinstance(block, Table)]
        letters = [row.letter for row in source.rules.effectiveness.row if row.side == side]
        assert [plain(row[0].said) for row in table.rows] == letters
    alone = build("gettysburg-papers", of_rules("gettysburg", side="union")).cards
    assert [card.id for card in alone] == ["dispatch", "corps-union"]


def test_they_are_a_page_each() -> None:
    made = Measured(pdf(build("gettysburg-papers", of_rules("gettysburg")), Layout()))
    assert len(made) == 3
    assert min(made.type_sizes()) >= 6.0
