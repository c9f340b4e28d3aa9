"""Order and casualty sheets: blank, or with a game's units, leaders and turns."""

from __future__ import annotations

import pytest

from companion.cards.content import Beside, Card, Ruled, Table, plain
from companion.cards.decks import build
from companion.cards.source import Source, of_rules
from tests.cards import games, told
from tests.games.miniatures.building import a_battle, a_brigade, a_leader


def sheets(source: Source) -> dict[str, Card]:
    return {card.id: card for card in build("orders", source).cards}


def tables(card: Card) -> list[Table]:
    return [block for block in card.front.blocks if isinstance(block, Table)]


def test_blank_sheets_without_a_game() -> None:
    found = sheets(of_rules("miniatures"))
    assert list(found) == ["blank-orders", "blank-casualties"]
    assert (found["blank-orders"].front.side, found["blank-orders"].front.label) == ("", "")
    losses, leaders = tables(found["blank-casualties"])
    heads = [plain(cell.said) for cell in losses.heads[0]]
    assert heads == ["Unit", "Start", *map(str, range(1, 13)), "Skedaddled", "Captured"]
    assert len(losses.rows) == 24
    assert len(leaders.rows) == 6
    assert all(len(row) == len(heads) and not any(cell.said for cell in row) for row in losses.rows)


def test_an_order_has_its_fields_twice_on_a_page() -> None:
    found = sheets(of_rules("miniatures"))["blank-orders"].front
    said = "\n".join(told.face_lines(found))
    assert said.count("Received turn") == said.count("Carried out turn") == 2
    ruled = [one for block in found.blocks if isinstance(block, Beside) for column in block.columns for one in column]
    names = [name for one in ruled if isinstance(one, Ruled) for name in one.lines]
    assert names == ["From", "Place", "To", "Time", "Turn", "Number"] * 2


def test_one_side_without_a_game() -> None:
    found = sheets(of_rules("miniatures", side="confederate"))
    assert list(found) == ["confederate-orders", "confederate-casualties"]
    assert found["confederate-orders"].front.side == "confederate"


def test_a_games_sheets_are_filled_in() -> None:
    found = sheets(games.of_ridge(games.in_mid_game()))
    assert list(found) == ["union-orders", "union-casualties", "confederate-orders", "confederate-casualties"]
    losses, leaders = tables(found["confederate-casualties"])
    heads = [plain(cell.said) for cell in losses.heads[0]]
    assert heads == ["Unit", "Start", *map(str, range(1, 15)), "Skedaddled", "Captured"]
    rows = [[plain(cell.said) for cell in row] for row in losses.rows]
    assert rows[0] == ["Third Corps"]
    assert ["Davis", "11", *[""] * 16] in rows
    assert ["Archer", "6", *[""] * 16] in rows
    assert [[plain(cell.said) for cell in row[:2]] for row in leaders.rows] == [
        ["Heth", "Heth"],
        ["Pender (exceptional)", "Pender"],
        ["A.P. Hill", "Third Corps"],
    ]


def test_one_side_of_a_game() -> None:
    assert list(sheets(games.of_ridge(games.in_mid_game(), "union"))) == ["union-orders", "union-casualties"]


@pytest.mark.parametrize(("last", "parts"), [(1, [1]), (16, [16]), (17, [16, 1]), (40, [16, 16, 8])])
def test_as_many_turns_as_the_game_has(last: int, parts: list[int]) -> None:
    card = sheets(games.source(a_battle(a_brigade("cutler"), last_turn=last)))["union-casualties"]
    *losses, _ = tables(card)
    turns = [[plain(cell.said) for cell in table.heads[0] if plain(cell.said).isdecimal()] for table in losses]
    assert [len(those) for those in turns] == parts
    assert [int(turn) for those in turns for turn in those] == list(range(1, last + 1))
    assert ["Captured" in [plain(cell.said) for cell in table.heads[0]] for table in losses] == [
        *[False] * (len(parts) - 1),
        True,
    ]


def test_a_side_without_leaders_has_room_for_them() -> None:
    *_, leaders = tables(sheets(games.source(a_battle(a_brigade("cutler"))))["union-casualties"])
    assert len(leaders.rows) == 6


def test_an_enemy_seen_from_the_other_side_has_no_strength() -> None:
    state = a_battle(
        a_brigade("cutler"),
        a_brigade("davis", "confederate", stands=5),
        a_leader("heth", "confederate", exceptional=True),
        intelligence="strengths-hidden",
    )
    said = "\n".join(told.card_lines(sheets(games.source(state, seat="union"))["confederate-casualties"]))
    assert "  Davis |  | " in said
    assert "exceptional" not in said


def test_many_brigades_and_hostile_names() -> None:
    said = "\n".join(told.card_lines(sheets(games.source(games.of_many()))["union-casualties"]))
    assert len([line for line in said.splitlines() if line.startswith("  U")]) == 151  # with the heads
    said = "\n".join(told.card_lines(sheets(games.source(games.of_hostile_names()))["union-casualties"]))
    assert all(name in said for name in games.HOSTILE)
