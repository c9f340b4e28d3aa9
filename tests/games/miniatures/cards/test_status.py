"""The status: a page a side with every unit once, what is to come, who is gone."""

from __future__ import annotations

from hypothesis import given, settings

from companion.cards.content import Cell, Table, plain
from companion.cards.decks import build
from companion.cards.source import Source
from companion.games.miniatures.rules.state import Objective, Placed, State
from tests.cards import games, told
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_cavalry, a_leader


def lines(source: Source, side: str) -> list[str]:
    card = next(card for card in build("status", source).cards if card.id == side)
    return list(told.face_lines(card.front))


def order_rows(source: Source, side: str) -> list[tuple[Cell, ...]]:
    card = next(card for card in build("status", source).cards if card.id == side)
    table = next(one for one in card.front.blocks if isinstance(one, Table) and plain(one.heads[0][0].said) == "Unit")
    return [row for row in table.rows if row[0].span == 1]


def test_the_confederates_in_mid_game() -> None:
    found = lines(games.of_ridge(games.in_mid_game()), "confederate")
    assert found[:10] == [
        "== McPherson's Ridge, 1 July 1863 | Confederate | ",
        "Turn 3 of 14, 09:00, Union, Maneuver, step 1: Replace fallen leaders; attach and detach leaders",
        "-- OBJECTIVES",
        "  Place | Points | Held by",
        "  McPherson's Ridge | 3 | Confederate",
        "  Oak Hill | 2 | Union",
        "  Seminary Ridge | 4 | Union",
        "  Gettysburg | 6 | Union",
        "  Points held |  | Union 12, Confederate 3",
        "  Unit |  | Stands |  | Form | Marks | With it | Losses",
    ]
    assert "  Archer |  | (0 of six stands) | 0 of 6 | quit the field <3> | 3 lost, 3 skedaddled" in found
    assert "  Davis | F | (9 of 11 stands) | 9 of 11 | SL | (disordered) |  | 2 lost" in found
    assert "  Heth, fallen, replaced in turn 4 <8>" in found
    assert found[-2:] == ["-- FALLEN OR CAPTURED", "  Heth | division leader, fallen, replaced in turn 4"]
    assert any(line.startswith("  Turn 3, west | Maurin (Donaldsonville, La.); Moore (Huger, Va.)") for line in found)


def test_a_page_a_side_or_that_of_one_side() -> None:
    session = games.in_mid_game()
    assert [(card.id, card.chapter) for card in build("status", games.of_ridge(session)).cards] == [
        ("union", "Union"),
        ("confederate", "Confederate"),
    ]
    assert [card.id for card in build("status", games.of_ridge(session, "union")).cards] == ["union"]


@settings(max_examples=60, deadline=None)
@given(games.battles())
def test_every_unit_once_with_what_it_is(state: State) -> None:
    source = games.source(state)
    assert source.view is not None
    for card in build("status", source).cards:
        units = [unit for unit in source.view.units if unit.side == card.id]
        rows = order_rows(source, card.id)
        assert sorted(plain(row[0].said) for row in rows) == sorted(unit.name for unit in units)
        assert all(sum(cell.span for cell in row) == 8 for row in rows)


def test_markers_leaders_and_losses_of_a_unit() -> None:
    state = a_battle(
        a_brigade("cutler", stands=4, disordered=True, low_ammo=True, exceptional_commander=True, skedaddled=2, lost=2),
        a_cavalry("gamble"),
        a_battery("hall", stands=2, damaged=2),
        a_leader("reynolds", attached="cutler", exceptional=True),
        a_leader("howard", rank="army", commands=""),
    )
    found = lines(games.source(state), "union")
    cutler = "  Cutler | S | (4 of eight stands) | 4 of 8 | SL | (disordered and low on ammunition) | "
    assert f"{cutler}exceptional commander, Reynolds | 2 lost, 2 skedaddled" in found
    assert "  Gamble | F | (8 of eight stands) | 8 of 8 | MT |  |  | " in found
    assert "  Hall |  | (2 of two stands) | 2 of 2 | UN | (two gun stands damaged) |  | " in found
    assert "  union-I, union-1: Reynolds (exceptional), with Cutler <8>" in found
    assert found[-2:] == ["-- LEADERS WITH NO UNIT", "  Howard | army leader"]


def test_arrivals_by_turn_and_edge() -> None:
    state = a_battle(
        a_brigade("late", status="to-arrive", arrives=Placed(7, "north")),
        a_brigade("soon", status="to-arrive", arrives=Placed(4, "west")),
        a_leader("him", status="to-arrive", arrives=Placed(4, "west")),
        a_brigade("ever", status="to-arrive"),
    )
    found = lines(games.source(state), "union")
    begins = found.index("-- TO ARRIVE")
    assert found[begins + 1 :] == ["  Not fixed | Ever", "  Turn 4, west | Soon; Him", "  Turn 7, north | Late"]


def test_a_place_that_nobody_holds() -> None:
    state = a_battle(a_brigade("one"), objectives={"hill": Objective("hill", "The Hill", 4)})
    found = lines(games.source(state), "union")
    assert "  The Hill | 4 | nobody" in found
    assert "  Points held |  | Union 0, Confederate 0" in found


def test_an_enemy_whose_strength_is_hidden_has_no_figures() -> None:
    state = a_battle(
        a_brigade("cutler"), a_brigade("davis", "confederate", stands=5, lost=3), intelligence="strengths-hidden"
    )
    source = games.source(state, seat="union")
    assert "  Davis |  |  |  | SL |  |  | " in lines(source, "confederate")


def test_many_brigades_and_hostile_names() -> None:
    assert sum(len(order_rows(games.source(games.of_many()), side)) for side in ("union", "confederate")) == 300
    names = [plain(row[0].said) for row in order_rows(games.source(games.of_hostile_names()), "union")]
    assert names == [f"{name} (US)" for name in games.HOSTILE], "the enemy has them too"
