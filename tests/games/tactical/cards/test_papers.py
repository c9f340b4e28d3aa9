"""The papers of a square-grid battle: a record sheet a corps and order sheets, as a seat knows its battle."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.cards.book import pdf
from companion.cards.content import Bands, Card, Letters, Path, Table, plain
from companion.cards.decks import build
from companion.cards.sizes import Layout
from companion.cards.source import of_rules
from companion.games.tactical.cards import forces
from companion.games.tactical.charts.terms import Level
from tests.cards import looked, reading
from tests.cards.measured import Measured
from tests.games.tactical.cards.known import SIDES, Seat, battle, otherwise, source

DECK = "antietam-papers"


def cards(seat: Seat = "union", **given: object) -> dict[str, Card]:
    return {card.id: card for card in build(DECK, source(battle(**given), seat)).cards}


def rows(card: Card) -> dict[str, list[str]]:
    """What stands on the row of each unit and leader of a record sheet."""
    return {
        row.said.split(",")[0]: [one.text for one in row.shapes if isinstance(one, Letters)]
        for block in card.front.blocks
        if isinstance(block, Bands)
        for row in block.rows
    }


def orders(card: Card) -> dict[str, list[str]]:
    (table,) = [block for block in reading.blocks(card) if isinstance(block, Table)]
    return {plain(row[0].said): [plain(one.said) for one in row[1:]] for row in table.rows}


def test_a_side_has_a_sheet_a_corps_with_its_divisions_and_then_its_orders() -> None:
    found = cards()
    assert list(found) == ["union-I Corps", "orders-union"]
    heads = [
        block.heads[0].said.split(" | ")[0] for block in found["union-I Corps"].front.blocks if isinstance(block, Bands)
    ]
    assert heads == ["Meade's division", "Doubleday's division", "Under no division", "Leaders"]


def columns(card: Card) -> list[str]:
    """The turns that have columns on a record sheet."""
    (head, *_) = next(one.heads for one in card.front.blocks if isinstance(one, Bands))
    return [one.text for one in head.shapes if isinstance(one, Letters) and one.text.isdecimal()]


@pytest.mark.parametrize(("now", "last"), [(1, 12), (1, 15), (4, 15), (9, 30)])
def test_every_turn_that_is_to_come_has_a_column_on_one_of_a_corps_sheets(now: int, last: int) -> None:
    state = replace(battle(), turn=now, last_turn=last)
    sheets = [card for card in build(DECK, source(state, "union")).cards if card.id.startswith("union-I Corps")]
    found = [turn for card in sheets for turn in columns(card)]
    assert found[-(last - now + 1) :] == [str(turn) for turn in range(now, last + 1)]
    assert len(found) == len(set(found))
    for card in sheets:
        assert f"columns {columns(card)[0]} to {columns(card)[-1]};" in card.front.legend


def test_a_row_says_what_is_left_of_a_unit_and_how_it_stands() -> None:
    told = rows(cards()["union-I Corps"])
    assert {"400/400 men, RFL, effectiveness 80", "normal N, Seymour +12 %", "10,10", "400"} <= set(told["Seymour-B"])
    assert "12" in told["Seymour-B"]
    assert "11/12 guns, N12, effectiveness 80" in told["I Corps-A"]
    assert "Seymour-A" in told["Meade"]


def test_what_holds_of_a_unit_is_ticked_and_each_level_has_its_own_boxes() -> None:
    def ticked(level: Level, name: str) -> int:
        card = cards(level=level)["union-I Corps"]
        (row,) = [
            one
            for block in card.front.blocks
            if isinstance(block, Bands)
            for one in block.rows
            if one.said.startswith(name)
        ]
        return sum(isinstance(one, Path) and one.width == 0.5 for one in row.shapes)

    assert ticked("advanced", "Seymour-B") == 1
    assert ticked("advanced", "Seymour-A") == 0
    for level, states in (("basic", 1), ("intermediate", 3), ("advanced", 4)):
        told = rows(cards(level=level)["union-I Corps"])["Seymour-A"]
        assert len({"rout", "disr.", "no amm.", "no cmd."} & set(told)) == states


def test_an_order_sheet_holds_what_is_plotted_and_says_no_more_than_the_level_has() -> None:
    told = orders(cards()["orders-union"])
    assert told["Seymour-A"][:2] == ["10,10", "10"]
    assert "9,10" in told["Seymour-A"]
    assert len(told["Seymour-A"]) == 8
    assert len(orders(cards(level="basic")["orders-union"])["Seymour-A"]) == 6
    assert "I Corps, Meade's division" in told


def test_a_hidden_enemy_is_on_no_paper_of_a_side() -> None:
    said = " ".join(text for card in cards().values() for text in looked.said(card))
    assert not [name for name in ("Hays", "Pender", "Early", "Jackson") if name in said]
    both = cards("referee")
    assert {"union-I Corps", "confederate-Jackson", "orders-union", "orders-confederate"} == set(both)
    assert {"Early-A", "Hays-A", "Pender-A"} <= set(rows(both["confederate-Jackson"]))


@pytest.mark.parametrize("deck", ["antietam-papers", "antietam-situation"])
def test_two_battles_that_differ_in_what_a_side_may_not_know_give_it_the_same_papers(deck: str) -> None:
    for side in SIDES:
        now, other = battle(), otherwise(battle(), side)
        one, same = (pdf(build(deck, source(it, side)), Layout()) for it in (now, other))
        assert one == same
        truth, theirs = (pdf(build(deck, source(it)), Layout()) for it in (now, other))
        assert truth != theirs


def test_without_a_game_there_are_order_sheets_to_fill_in() -> None:
    made = build(DECK, of_rules("antietam"))
    assert [card.id for card in made.cards] == ["orders-confederate", "orders-union"]
    printed = Measured(pdf(made, Layout()))
    assert len(printed) == 2
    assert min(printed.type_sizes()) >= 6.0


def test_a_corps_is_called_by_its_own_name_or_by_its_leader() -> None:
    assert forces.corps_title("I Corps") == "I Corps"
    assert forces.corps_title("Army of the Tennessee") == "Army of the Tennessee"
    assert forces.corps_title("Jackson") == "Jackson's corps"
