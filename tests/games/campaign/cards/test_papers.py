"""The papers of a campaign: rosters, order sheets and dispatches, empty or as a seat knows its game."""

from __future__ import annotations

import itertools

import pytest
from msgspec.structs import replace

from companion.cards.book import pdf
from companion.cards.content import Bands, Card, Letters, Table, plain
from companion.cards.decks import build
from companion.cards.sizes import Layout
from companion.cards.source import of_rules
from companion.games.campaign.words.order_words import order_title
from tests.cards import looked, reading
from tests.cards.measured import Measured
from tests.games.campaign.cards.known import SIDES, Seat, mid_game, otherwise, source

DECK = "gettysburg-papers"


def cards(seat: Seat | None = None) -> dict[str, Card]:
    made = build(DECK, source(mid_game(), seat) if seat else of_rules("gettysburg"))
    return {card.id: card for card in made.cards}


def words(card: Card) -> list[str]:
    return [one.text for one in looked.within(card) if isinstance(one, Letters)]


def rows(card: Card) -> list[list[str]]:
    return [
        [plain(one.said) for one in row]
        for block in reading.blocks(card)
        if isinstance(block, Table)
        for row in block.rows
    ]


def test_without_a_game_there_are_empty_papers_for_both_sides_and_a_slip_that_names_every_order() -> None:
    found = cards()
    assert list(found) == ["corps-confederate", "orders-confederate", "corps-union", "orders-union", "dispatch"]
    charts = of_rules("gettysburg").rules
    said = reading.words(found["dispatch"])
    for row in charts.orders.command:
        if row.menu == "B":
            assert said.count(order_title(row.code)) == 2
    for side in ("confederate", "union"):
        letters = [row.letter for row in charts.effectiveness.row if row.side == side]
        (bands,) = [one for one in found[f"corps-{side}"].front.blocks if isinstance(one, Bands)]
        assert [row.said for row in bands.rows] == letters
        assert [row[0] for row in rows(found[f"orders-{side}"])] == letters


def test_one_side_has_its_own_papers_alone() -> None:
    alone = build(DECK, of_rules("gettysburg", side="union")).cards
    assert [card.id for card in alone] == ["corps-union", "orders-union", "dispatch"]
    assert all("union" in name for name in cards("union"))


@pytest.mark.parametrize("last", [10, 14, 35])
def test_every_turn_that_is_to_come_has_a_column_and_only_the_present_ones_are_filled_in(last: int) -> None:
    state = replace(mid_game(), last_turn=last)
    made = build(DECK, source(state, "union")).cards
    sheets = [card for card in made if card.id.startswith("corps-union")]
    turns: list[int] = []
    for nth, card in enumerate(sheets):
        (bands,) = [one for one in card.front.blocks if isinstance(one, Bands)]
        head = [one.text for one in bands.heads[0].shapes if isinstance(one, Letters)]
        turns += [int(text) for text in head if text.isdecimal()]
        (row,) = [one for one in bands.rows if one.said.startswith("Union headquarters")]
        x, y = state.corps["union:HQ"].hex
        assert any(isinstance(one, Letters) and one.text == f"{x},{y}" for one in row.shapes) == (nth == 0)
    assert [turn for turn in turns if turn <= last] == list(range(state.turn, last + 1))
    assert f"to {last} of {last};" in sheets[-1].front.legend


def test_the_hours_over_the_columns_go_on_where_the_sheet_before_ended() -> None:
    found = [card for name, card in cards("union").items() if name.startswith("corps-union")]
    charts = of_rules("gettysburg").rules
    hours = [row.start for row in charts.sequence.turn]
    said = []
    for card in found:
        (bands,) = [one for one in card.front.blocks if isinstance(one, Bands)]
        said += [one.text for one in bands.heads[0].shapes if isinstance(one, Letters) and one.text in hours]
    assert len(said) > 10
    assert all(hours[(hours.index(one) + 1) % len(hours)] == after for one, after in itertools.pairwise(said))


def test_a_roster_tells_what_headquarters_sees_and_leaves_the_rest_to_a_pencil() -> None:
    state, card = mid_game(), cards("union")["corps-union"]
    (bands,) = [one for one in card.front.blocks if isinstance(one, Bands)]
    told = {row.said.split(",")[0]: [one.text for one in row.shapes if isinstance(one, Letters)] for row in bands.rows}
    meade, far = state.corps["union:HQ"], state.corps["union:D"]
    assert f"{meade.hex[0]},{meade.hex[1]}" in told["Union headquarters"]
    unseen = next(said for name, said in told.items() if far.unit in name)
    assert any("hex 17,17, reported a turn ago" in one for one in unseen)
    assert far.start is not None
    assert str(far.start.strength.infantry) in unseen  # he knows with what it marched off
    assert "18,16" not in " ".join(unseen)


def test_the_referee_has_both_armies_as_they_are() -> None:
    found = cards("referee")
    assert {"corps-union", "corps-confederate"} <= set(found)
    assert "18,16" in words(found["corps-union"])


def test_an_order_sheet_says_what_each_corps_is_known_to_do() -> None:
    known = {row[0]: row[2] for row in rows(cards("union")["orders-union"])}
    (told,) = [said for name, said in known.items() if "V Corps" in name.split("  ")]
    assert told == "sent in turn 5, expected in turn 8: SU urgency 7; MV march from 17,17 to 16,14 by 1 1 6"


def test_dispatches_under_way_are_written_out_for_their_couriers() -> None:
    slip = cards("union")["letters-union-1"]
    told = rows(slip)
    assert ["To", "V Corps (D)", ""] in told
    assert [row[1:3] for row in told if row[1] in ("SU", "MV")] == [
        ["SU", "urgency 7"],
        ["MV", "march from 17,17 to 16,14 by 1 1 6"],
    ]
    assert not [name for name in cards("union") if "confederate" in name]


def test_two_games_that_differ_in_what_a_side_may_not_know_give_it_the_same_papers() -> None:
    state = mid_game()
    for side in SIDES:
        other = otherwise(state, side)
        assert other != state
        one, same = (pdf(build(DECK, source(it, side)), Layout()) for it in (state, other))
        assert one == same
        truth, theirs = (pdf(build(DECK, source(it)), Layout()) for it in (state, other))
        assert truth != theirs


def test_they_are_a_page_each() -> None:
    made = Measured(pdf(build(DECK, of_rules("gettysburg")), Layout()))
    assert len(made) == 5
    assert min(made.type_sizes()) >= 6.0
    assert len(Measured(pdf(build(DECK, source(mid_game(), "union")), Layout()))) == len(cards("union"))
