"""Orders by click and key: what a touch of the map means for the unit in hand; what is refused says why in place."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.screen.window import TacticalWindow
from companion.kernel.session import Session
from tests.games.tactical.building import state, unit
from tests.games.tactical.screen.conftest import OpenBattle, a_battle, from_state, to_operations
from tests.games.tactical.turning import leader

SEYMOUR = "union:seymour-a"
PEOPLE = {"union": "human", "confederate": "human"}


def press(window: TacticalWindow, *keys: Qt.Key | str) -> None:
    for key in keys:
        if isinstance(key, str):
            QTest.keyClicks(window.map, key)
        else:
            QTest.keyClick(window.map, key)


def chosen(window: TacticalWindow) -> Unit:
    one = window.desk.chosen
    assert one is not None
    return one


def met() -> Session:
    """Two halves of a brigade and a battery before the enemy on the field's north, one square between."""
    return from_state(
        state(
            unit("Seymour-A", at=(8, 12), facing=5, effectiveness=80),
            unit("Seymour-B", at=(8, 12), facing=5, men=300),
            unit("I Corps-A", at=(7, 11), arm="artillery", weapon="N12", facing=1),
            unit("Early-A", "confederate", at=(9, 12), facing=1, men=350),
            unit("Early-B", "confederate", at=(11, 12), facing=1),
            leaders=(leader("Meade", unit=SEYMOUR, rank="division", formation="Meade", division="Meade"),),
            control=PEOPLE,
        )
    )


@pytest.mark.clause("ANT-7.3b", "ANT-7.5b")
def test_a_digit_moves_the_unit_in_hand_and_each_step_is_paid(open_battle: OpenBattle) -> None:
    window = open_battle(to_operations(a_battle(), activate=3))
    window.ordering.pick(SEYMOUR)
    before = chosen(window)
    assert before.square == (13, 12)
    press(window, "1")
    now = chosen(window)
    assert now.square == (12, 12)
    assert now.points < before.points
    assert window.desk.looking == (12, 12)
    press(window, "z")
    assert chosen(window).square == (13, 12)
    assert chosen(window).points == before.points


@pytest.mark.clause("ANT-7.1c")
def test_without_a_unit_digits_move_the_cursor_and_space_takes_the_first_in_hand(open_battle: OpenBattle) -> None:
    window = open_battle(to_operations(a_battle(), activate=1))
    window.map.select((14, 12))
    press(window, "1")
    assert window.desk.looking == (13, 12)
    assert window.desk.chosen is None
    press(window, Qt.Key.Key_Space)
    assert window.desk.selection == SEYMOUR
    press(window, "u")
    assert window.desk.selection == "union:seymour-b"
    press(window, "q")
    assert window.desk.chosen is None


def test_a_square_that_is_looked_at_shows_the_cheapest_way_and_enter_goes_it(open_battle: OpenBattle) -> None:
    window = open_battle(to_operations(a_battle(), activate=3))
    window.ordering.pick(SEYMOUR)
    window.map.select((11, 13))
    card = window.card
    assert card.sort == "walk"
    cost = int(card.rows.total())
    assert sum(int(row.value.split()[0]) for row in card.rows.rows()) == cost
    assert window.map.trail is not None
    assert window.map.trail.squares[-1] == (11, 13)
    press(window, Qt.Key.Key_Return)
    assert chosen(window).square == (11, 13)
    assert chosen(window).points == 10 - cost


def test_a_right_click_goes_there_and_what_is_out_of_reach_says_why(open_battle: OpenBattle) -> None:
    window = open_battle(to_operations(a_battle(), activate=3))
    window.ordering.pick(SEYMOUR)
    window.ordering.on_targeted((12, 12))
    assert chosen(window).square == (12, 12)
    window.ordering.on_targeted((2, 12))
    assert "out of the reach of Seymour-A" in window.refusal.words()
    window.ordering.on_targeted((15, 12))
    press(window, "n")
    assert not window.refusal.words()


@pytest.mark.clause("ANT-3.3c")
def test_a_unit_that_was_not_activated_says_so_with_its_clause(open_battle: OpenBattle) -> None:
    window = open_battle(to_operations(a_battle()))
    window.ordering.pick(SEYMOUR)
    window.map.select((12, 13))
    assert "was not activated" in window.card.note.text()
    assert "ANT-3.3c" in window.card.note.text()
    press(window, "1")
    assert "was not activated" in window.refusal.words()
    assert chosen(window).square == (13, 12)


@pytest.mark.clause("ANT-7.13g", "ANT-7.13i", "ANT-7.13k")
def test_fire_is_plotted_by_click_with_its_working_and_cleared(open_battle: OpenBattle) -> None:
    window = open_battle(met())
    window.ordering.pick(SEYMOUR)
    window.map.select((9, 12))
    card = window.card
    assert card.sort == "fire"
    assert card.rows.rows()[0].label == "400 men × 4 in 100"
    assert card.rows.rows()[0].value == "16.0"
    least, _, most = card.rows.total().partition(" to ")
    assert 0 < int(least) < int(most)
    assert [cell.lit for cell in window.unit.bands._cells] == [True, False, False, False, False, False]
    press(window, "t")
    assert chosen(window).fire_plot == (9, 12)
    press(window, "e")
    assert chosen(window).fire_plot is None


@pytest.mark.clause("ANT-8.4c")
def test_beside_the_enemy_the_melee_is_worked_out_with_all_who_are_plotted(open_battle: OpenBattle) -> None:
    window = open_battle(met())
    window.ordering.pick("union:seymour-b")
    press(window, "m")
    window.ordering.pick(SEYMOUR)
    window.map.select((9, 12))
    rows = {row.label: row.value for row in window.card.melee.rows()}
    assert "Attackers: Seymour-A and Seymour-B" in rows
    assert {"They lose", "We lose", "They go back; if not, we"} <= set(rows)
    window.ordering.pick("union:i corps-a")
    window.map.select((9, 12))
    assert not window.card.melee.rows()


def test_the_target_menu_takes_any_square_in_sight_and_range(open_battle: OpenBattle) -> None:
    window = open_battle(met())
    window.ordering.pick(SEYMOUR)
    press(window, "f")
    assert window.map.marks.fire is not None
    assert window.ordering.bar.isVisible()
    window.ordering.on_targeted((3, 3))
    assert "squares away" in window.refusal.words() or "arc" in window.refusal.words()
    window.map.select((9, 12))
    press(window, Qt.Key.Key_Return)
    assert chosen(window).fire_plot == (9, 12)
    assert not window.ordering.bar.isVisible()
    press(window, "f", Qt.Key.Key_Escape)
    assert not window.ordering.asking
    assert window.desk.selection == SEYMOUR


@pytest.mark.clause("ANT-7.13g", "ANT-7.13k")
@pytest.mark.parametrize("at", [(3, 3), (11, 12)], ids=["nobody", "an-enemy"])
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_T], ids=["enter", "t"])
def test_enter_and_t_both_say_why_a_square_is_no_target(open_battle: OpenBattle, key: Qt.Key, at: Square) -> None:
    window = open_battle(met())
    window.ordering.pick(SEYMOUR)
    press(window, "f")
    window.map.select(at)
    press(window, key)
    assert "squares away" in window.refusal.words()
    assert window.ordering.asking == "target"
    assert window.desk.selection == SEYMOUR


@pytest.mark.clause("ANT-7.13j", "ANT-7.13k")
def test_fire_at_ones_own_is_plotted_with_a_warning(open_battle: OpenBattle) -> None:
    friend = unit("Magilton-A", at=(9, 12), facing=5)
    enemy = unit("Early-A", "confederate", at=(11, 12), facing=1)
    window = open_battle(from_state(state(unit("Seymour-A", at=(8, 12), facing=5), friend, enemy, control=PEOPLE)))
    window.ordering.pick(SEYMOUR)
    press(window, "f")
    window.map.select((9, 12))
    press(window, Qt.Key.Key_Return)
    assert chosen(window).fire_plot == (9, 12)
    assert "Magilton-A of your own" in window.refusal.words()


@pytest.mark.clause("ANT-7.13b", "ANT-7.13c", "ANT-7.13d", "ANT-7.8c", "ANT-7.10a")
def test_letters_order_melee_advance_mode_and_forced_marches(open_battle: OpenBattle) -> None:
    window = open_battle(met())
    window.ordering.pick(SEYMOUR)
    press(window, "m")
    assert chosen(window).melee_plot
    assert chosen(window).advance_plot
    assert chosen(window).fire_plot == (9, 12)
    press(window, "a")
    assert not chosen(window).advance_plot
    press(window, "m")
    assert not chosen(window).melee_plot
    press(window, "s")
    assert chosen(window).mode == "column"
    points = chosen(window).points
    press(window, "x")
    assert chosen(window).points == points + 1
    window.ordering.pick("union:i corps-a")
    assert window.unit.chips["melee"].reason
    press(window, "m")
    assert "artillery" in window.refusal.words()


@pytest.mark.clause("ANT-7.9a", "ANT-7.9c")
def test_facing_is_asked_for_and_turns_the_whole_square(open_battle: OpenBattle) -> None:
    window = open_battle(met())
    window.ordering.pick(SEYMOUR)
    press(window, "d", "7")
    assert {one.facing for one in window.desk.view.units if one.square == (8, 12)} == {7}
    press(window, "d")
    window.map.select((4, 12))
    assert chosen(window).facing == 1
    press(window, "d", "1")
    assert "already" in window.refusal.words()


@pytest.mark.clause("ANT-7.12f", "ANT-7.3e")
def test_a_leader_rides_to_a_unit_that_is_clicked(open_battle: OpenBattle) -> None:
    session = from_state(
        state(
            unit("Seymour-A", at=(8, 12), division="Meade"),
            unit("Magilton-A", at=(9, 14), division="Meade"),
            unit("Patrick-A", at=(9, 10), division="Doubleday"),
            unit("Early-A", "confederate", at=(20, 12)),
            leaders=(leader("Meade", unit=SEYMOUR, rank="division", formation="Meade", division="Meade"),),
            control=PEOPLE,
        )
    )
    window = open_battle(session)
    window.ordering.pick(SEYMOUR)
    press(window, "l")
    assert "Meade" in window.ordering.bar.says.text()
    press(window, "1")
    assert window.ordering.asking == "leader-to"
    window.map.picked.emit("union:patrick-a")
    assert "does not belong to Meade's division" in window.refusal.words()
    press(window, "l", "1")
    window.map.picked.emit("union:magilton-a")
    assert next(one for one in window.desk.view.leaders).unit == "union:magilton-a"
    assert window.desk.selection == "union:magilton-a"
    window.ordering.pick(SEYMOUR)
    press(window, "l")
    assert [chip.text() for chip in window.ordering.bar.chips] == ["Meade rides here", "to Meade"]
    press(window, "2")
    assert window.desk.selection == "union:magilton-a"


def test_the_stack_is_a_chooser_and_a_friends_square_can_be_gone_to(open_battle: OpenBattle) -> None:
    window = open_battle(met())
    window.ordering.pick(SEYMOUR)
    window.map.select((7, 11))
    assert window.card.sort == "walk"
    assert [row.label for row in window.card.standing.rows()] == ["I Corps-A"]
    act = window.card.standing.rows()[0].act
    assert act is not None
    act()
    assert window.desk.selection == "union:i corps-a"
    window.ordering.pick(SEYMOUR)
    window.map.select((7, 11))
    press(window, Qt.Key.Key_Return)
    assert chosen(window).square == (7, 11)


def test_an_enemy_that_cannot_be_fired_at_says_why(open_battle: OpenBattle) -> None:
    window = open_battle(met())
    window.ordering.pick(SEYMOUR)
    window.map.select((11, 12))
    assert window.card.sort == "square"
    assert "squares away" in window.card.strip.words()
    window.map.picked.emit("confederate:early-b")
    assert window.desk.selection == SEYMOUR
    press(window, "q")
    window.map.picked.emit("confederate:early-b")
    assert window.desk.selection == "confederate:early-b"
    assert not window.unit.kinds


@pytest.mark.parametrize("square", [(13, 12), (0, 0), (41, 35)])
def test_every_square_can_be_looked_at(open_battle: OpenBattle, square: Square) -> None:
    window = open_battle(to_operations(a_battle()))
    window.map.select(square)
    assert window.card.sort == "square"
    assert f"square {square[0]},{square[1]}" in window.keys._note
