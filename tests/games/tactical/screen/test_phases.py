"""Phases at the desk: divisions, the end that is asked about, the computer's turn, taking back, the time limit."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from companion.games.tactical.screen import here
from companion.games.tactical.screen.ending import EndDialog
from companion.games.tactical.screen.rows.time_left import TimeLeft
from tests.games.tactical.building import state, unit
from tests.games.tactical.screen.conftest import UNION_ALONE, OpenBattle, a_battle, from_state, to_operations
from tests.games.tactical.screen.test_orders import SEYMOUR, chosen, met, press


@pytest.mark.clause("ANT-3.1b", "ANT-3.2e")
def test_divisions_are_activated_from_their_list(open_battle: OpenBattle) -> None:
    window = open_battle()
    panel = window.divisions
    assert panel.isVisible()
    left = window.desk.view.activations
    assert [row.active for row in panel.model.rows()] == [False] * len(panel.model.rows())
    QTest.keyClick(panel.list, Qt.Key.Key_Return)
    assert panel.model.rows()[0].active
    assert window.desk.view.activations == left - 1
    assert panel.list.currentIndex().row() == 1
    assert chosen(window).division == panel.model.rows()[1].id
    press(window, "y")  # as at the prompt
    assert panel.model.rows()[1].active
    assert window.desk.view.activations == left - 2
    window.map.picked.emit("union:patrick-a")
    assert panel.model.rows()[panel.list.currentIndex().row()].id == "Doubleday"
    panel.activate(panel.model.rows()[0])
    assert "activated already" in window.refusal.words()
    assert window.header.end.text() == "End activation"
    window.run("end")
    window.evening.dialog.accept()
    assert window.desk.view.phase.kind == "operation"
    assert not panel.isVisible()
    assert not window.map.kin


@pytest.mark.clause("ANT-3.1b")
def test_one_click_activates_a_division_and_a_double_click_no_second(open_battle: OpenBattle) -> None:
    window = open_battle()
    panel, left = window.divisions, window.desk.view.activations
    at = panel.list.visualRect(panel.model.index(2)).center()
    for _ in range(2):
        QTest.mouseClick(panel.list.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert [nth for nth, row in enumerate(panel.model.rows()) if row.active] == [2]
    assert window.desk.view.activations == left - 1
    assert not window.refusal.words()


@pytest.mark.clause("ANT-3.1b")
def test_f8_in_activation_says_first_what_would_be_given_away(open_battle: OpenBattle) -> None:
    window = open_battle()
    panel, left = window.divisions, window.desk.view.activations
    QTest.keyClick(panel.list, Qt.Key.Key_Return)
    QTest.keyClick(window, Qt.Key.Key_F8)
    dialog = window.evening.dialog
    assert isinstance(dialog, EndDialog)
    assert window.desk.view.phase.kind == "activation"
    assert f"{left - 1} more divisions may be activated" in dialog.words.text()
    assert panel.model.rows()[0].id not in [row.name for row in dialog.model.rows()]
    assert "would not move" in dialog.model.rows()[0].words
    QTest.keyClick(dialog.list, Qt.Key.Key_Space)
    assert panel.isVisible()
    assert panel.list.current() is not None
    QTest.keyClick(window, Qt.Key.Key_F8)
    QTest.keyClick(window.evening.dialog, Qt.Key.Key_Return)
    assert not panel.isVisible()


def test_the_end_lists_what_is_left_undone_and_goes_there(open_battle: OpenBattle) -> None:
    window = open_battle(met())
    window.run("end")
    dialog = window.evening.dialog
    assert isinstance(dialog, EndDialog)
    assert [row.name for row in dialog.model.rows()] == ["I Corps-A"]
    QTest.keyClick(dialog.list, Qt.Key.Key_Space)
    assert window.desk.selection == "union:i corps-a"
    assert window.desk.view.phase.kind == "operation"


def test_many_units_without_orders_are_one_line_with_their_number(open_battle: OpenBattle) -> None:
    rows = [(row, 4) for row in range(3, 10)]
    many = [unit(f"Meade-{nth}", at=at, facing=5) for nth, at in enumerate(rows)]
    enemy = unit("Early-A", "confederate", at=(20, 30), facing=1)
    window = open_battle(from_state(state(*many, enemy, control={"union": "human", "confederate": "human"})))
    window.run("end")
    dialog = window.evening.dialog
    assert isinstance(dialog, EndDialog)
    assert [row.name for row in dialog.model.rows()] == ["7 units"]
    assert "points and no orders: Meade-0, Meade-1" in dialog.model.rows()[0].words
    assert "7 things" in dialog.words.text()
    QTest.keyClick(dialog.list, Qt.Key.Key_Space)
    assert window.desk.selection == "union:meade-0"


def test_a_way_that_is_out_of_reach_says_why(open_battle: OpenBattle) -> None:
    window = open_battle(met())
    window.ordering.pick(SEYMOUR)
    far = window.map.spot((12, 16)).toPoint()
    found = {act.id: act for act in here.acts(window, window.map, window.map.mapToGlobal(far))}
    assert found["go-there"].why()


@pytest.mark.clause("ANT-7.1f")
def test_c_ends_operations_and_combat_is_played(open_battle: OpenBattle, qtbot: QtBot) -> None:
    window = open_battle(met())
    window.ordering.pick(SEYMOUR)
    press(window, "c")
    window.evening.dialog.accept()
    qtbot.waitUntil(lambda: not window.desk.moving)
    assert window.desk.view.phase.kind == "operation"
    assert window.desk.view.phase.side == "confederate"
    assert window.desk.seat == "confederate"
    assert window.desk.chosen is None
    assert not window.desk.covered
    assert any("fires" in words for row in window.journal.model.rows() for words in row.lines)


@pytest.mark.clause("ANT-8.1c")
def test_combat_is_played_back_and_the_battle_waits_for_it(open_battle: OpenBattle, qtbot: QtBot) -> None:
    window = open_battle(met(), playback=True)
    desk = window.desk
    window.run("end")
    window.evening.dialog.accept()
    qtbot.waitUntil(lambda: bool(desk.watching))
    shown = window.looking_back.shown
    assert shown is not None
    assert window.centre.currentWidget() is shown
    assert desk.seat == "union"
    assert not desk.may_order
    press(window, "1")
    QTest.keyClick(window, Qt.Key.Key_M)
    window.run("end")
    assert "played back" in window.refusal.words()
    QTest.keyClick(window, Qt.Key.Key_Return)
    assert window.centre.currentWidget() is window.map
    assert not desk.watching
    assert str(desk.seat) == "confederate"
    assert desk.may_order
    window.run("combat-again")
    assert window.looking_back.shown is not None
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.looking_back.shown is None
    assert desk.may_order
    window.run("playback")
    assert not desk.playback


def test_nobody_else_sees_the_combat_of_whoever_sat_there(open_battle: OpenBattle, qtbot: QtBot) -> None:
    window = open_battle(a_battle(settings={"hidden": "yes"}), playback=True)
    desk = window.desk
    window.run("sit-down")
    for _ in range(2):
        window.run("end")
        window.evening.dialog.accept()
    qtbot.waitUntil(lambda: bool(desk.watching))
    assert desk.seat == "union"
    assert not desk.covered
    QTest.keyClick(window, Qt.Key.Key_Return)
    assert desk.covered
    assert str(desk.seat) == "confederate"
    assert window.looking_back.shown is None


def test_a_side_takes_back_its_own_orders_of_the_phase_and_no_more(open_battle: OpenBattle, qtbot: QtBot) -> None:
    window = open_battle(met())
    window.ordering.pick(SEYMOUR)
    press(window, "d", "7")
    press(window, "x")
    window.run("undo")
    assert chosen(window).points == 10
    assert "force march" in window.header.redo.accessibleName()
    window.run("undo")
    assert chosen(window).facing == 5
    window.run("redo")
    assert chosen(window).facing == 7
    window.run("end")
    window.evening.dialog.accept()
    qtbot.waitUntil(lambda: not window.desk.moving)
    assert not window.desk.undo_words
    window.run("undo")
    assert "othing of your own" in window.refusal.words()


def test_the_computer_plays_and_waits_when_it_is_asked_to(open_battle: OpenBattle, qtbot: QtBot) -> None:
    window = open_battle(to_operations(a_battle(players=UNION_ALONE)))
    window.desk.do(window.header.ending())
    assert window.desk.moving
    assert window.busy.isVisible()
    assert "computer plays" in window.busy.words.text()
    press(window, Qt.Key.Key_Escape)
    assert not window.desk.moving
    assert "waits" in window.busy.words.text()
    here = window.desk.session.head
    qtbot.wait(60)
    assert window.desk.session.head == here
    press(window, "1")
    assert window.desk.session.head == here
    press(window, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: window.desk.may_order, timeout=20_000)
    assert window.desk.view.to_act == "union"
    assert not window.busy.isVisible()


# ---- the time limit


class Hand:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.clause("ANT-R-TIME", "ANT-7.1e")
def test_time_runs_and_stands() -> None:
    hand = Hand()
    time = TimeLeft(hand)
    assert not time.words()
    assert time.begin("one", 2)
    assert not time.begin("one", 2)
    assert time.words() == "2:00"
    hand.now += 61
    assert time.words() == "0:59"
    time.turn()
    hand.now += 500
    assert time.words() == "0:59"
    assert not time.over
    time.turn()
    hand.now += 58.5
    assert not time.over
    hand.now += 0.5
    assert time.over
    time.end()
    assert not time.over


def test_nobodys_time_passes_while_another_sits_there() -> None:
    hand = Hand()
    time = TimeLeft(hand)
    time.begin("one", 1)
    hand.now += 10
    time.hold()
    time.hold()
    hand.now += 300
    assert time.words() == "0:50"
    time.release()
    assert time.words() == "0:50"
    time.turn()
    hand.now += 5
    time.hold()
    hand.now += 5
    time.release()
    time.turn()
    assert time.words() == "0:50"


@pytest.mark.clause("ANT-R-TIME", "ANT-2.1m")
def test_at_zero_the_phase_ends_and_a_stopped_clock_takes_no_orders(open_battle: OpenBattle, qtbot: QtBot) -> None:
    window = open_battle(to_operations(a_battle(settings={"time-limit": "10"}), activate=3))
    desk, hand = window.desk, Hand()
    desk.time = TimeLeft(hand)
    desk.changed.emit()
    assert window.header.moment.time_words() == "10:00 left"
    window.ordering.pick(SEYMOUR)
    press(window, "q", "s")
    assert desk.time.stopped
    assert "stopped" in window.locked.words()
    window.ordering.pick(SEYMOUR)
    press(window, "1")
    assert "the clock is stopped" in window.refusal.words().lower()
    assert chosen(window).square == (13, 12)
    hand.now += 3600
    desk.tick()
    assert desk.view.phase.side == "union"
    press(window, "q", "s")
    window.ordering.pick(SEYMOUR)
    press(window, "m")
    assert chosen(window).melee_plot
    hand.now += 601
    desk.tick()
    qtbot.waitUntil(lambda: not desk.moving)
    assert desk.view.phase.kind == "operation"
    assert str(desk.view.phase.side) == "confederate"
    assert any("The time is up" in row.head for row in window.journal.model.rows())
    assert window.header.moment.time_words() == "10:00 left"
