"""Many rolls and arrivals by few keys."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.state import Placed, State
from companion.games.miniatures.screen.window import Window
from companion.games.miniatures.screen.work.maneuver import ManeuverWork
from tests.desktop.conftest import OpenWindow, a_session
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_leader

TEN = tuple(f"b{nth}" for nth in range(10))


def ten_disordered(*more: Any, **others: Any) -> State:
    brigades = [a_brigade(name, disordered=True) for name in TEN]
    return a_battle(*brigades, a_leader("wadsworth"), a_brigade("davis", "confederate"), *more, step="move", **others)


def press(window: Window, keys: str | Qt.Key) -> None:
    if isinstance(keys, str):
        QTest.keyClicks(window.centre.work, keys)
    else:
        QTest.keyClick(window.centre.work, keys)


def panel(window: Window) -> ManeuverWork:
    assert isinstance(window.centre.work, ManeuverWork)
    return window.centre.work


@pytest.fixture
def typed(open_window: OpenWindow) -> Window:
    return open_window(a_session(ten_disordered(dice={"union/all": "entered"})))


def test_ten_rolls_are_eleven_keys_and_ten_entries(typed: Window) -> None:
    before = typed.desk.session.head
    press(typed, "D")
    assert panel(typed).run.going
    press(typed, "7890789078")
    assert typed.desk.session.head == before + 10
    assert not panel(typed).run.going
    assert [line.dice[0].face for line in typed.desk.log[-10:]] == [7, 8, 9, 10, 7, 8, 9, 10, 7, 8]
    assert panel(typed).note.text().splitlines()[0] == "10 brigades have rolled."


def test_esc_leaves_what_was_done(typed: Window) -> None:
    before = typed.desk.session.head
    press(typed, "D78")
    press(typed, Qt.Key.Key_Escape)
    assert typed.desk.session.head == before + 2
    assert panel(typed).note.text().splitlines()[0] == "2 brigades have rolled. 8 must still roll."
    press(typed, "9")
    assert typed.desk.session.head == before + 2  # a typed die waits for Enter again


def test_the_app_rolls_one_of_a_run_or_all_the_rest(typed: Window, qtbot: QtBot) -> None:
    before = typed.desk.session.head
    press(typed, "D7R")
    assert [line.dice[0].origin for line in typed.desk.log[-2:]] == ["entered", "rolled"]
    press(typed, "D")
    qtbot.waitUntil(lambda: not panel(typed).run.going)
    assert typed.desk.session.head == before + 10
    assert not panel(typed).run.left()


def test_where_the_app_rolls_one_key_rolls_all(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window(a_session(ten_disordered()))
    before = window.desk.session.head
    press(window, "D")
    qtbot.waitUntil(lambda: not panel(window).run.going)
    assert window.desk.session.head == before + 10
    press(window, "D")
    assert "Nobody must roll" in panel(window).refusal.words()


def test_an_undo_in_a_run_asks_for_that_die_again(typed: Window) -> None:
    press(typed, "D7")
    typed.desk.undo()
    press(typed, "9")
    assert [line.dice[0].face for line in typed.desk.log if line.dice and line.current] == [9]


def test_a_leader_is_said_once_to_cover_all_his_brigades(typed: Window) -> None:
    QTest.keyClick(typed.centre.work, Qt.Key.Key_I, Qt.KeyboardModifier.ShiftModifier)
    press(typed, "D7777777777")
    orders = [line.commands[0] for line in typed.desk.log if line.dice]
    assert [one.in_radius for one in orders] == [("wadsworth",)] * 10


@pytest.mark.parametrize("moved", [False, True])
def test_a_radius_is_offered_again_until_somebody_moves(open_window: OpenWindow, moved: bool) -> None:
    window = open_window(a_session(a_battle(a_brigade("cutler", disordered=True), a_leader("wadsworth"), step="move")))
    desk = window.desk
    desk.do(cmd.Maneuver("cutler", in_radius=("wadsworth",)), faces=(8,))
    if moved:
        desk.do(cmd.Move("cutler", 1))
    desk.do(cmd.Override("game", "step", 0, "a test"))
    desk.session.undo()
    desk.do(cmd.Override("cutler", "disordered", True, "a test"))
    assert panel(window).answers.command("cutler").in_radius == (() if moved else ("wadsworth",))


def test_what_is_said_otherwise_holds_until_a_move(typed: Window) -> None:
    work = panel(typed)
    press(typed, "I")
    assert work.answers.command("b0").in_radius == ("wadsworth",)
    press(typed, "8")
    press(typed, Qt.Key.Key_Return)
    typed.desk.select("b0")
    typed.desk.do(cmd.Move("b0", 1))
    assert work.answers.command("b0").in_radius == ()


def test_all_that_are_due_come_on_by_one_key_each_at_its_edge(open_window: OpenWindow) -> None:
    state = a_battle(
        a_brigade("cutler"),
        a_brigade("stone", status="to-arrive", arrives=Placed(3, "east")),
        a_battery("hall", status="to-arrive", arrives=Placed(2, "south")),
        a_brigade("late", status="to-arrive", arrives=Placed(4, "south")),
        a_leader("doubleday", status="to-arrive", arrives=Placed(3, "west")),
        step="move",
    )
    window = open_window(a_session(state))
    assert [row.id for row in panel(window).model.rows()][:3] == ["stone", "hall", "doubleday"]
    assert "3" in panel(window).all_arrive.text()
    before = window.desk.session.head
    press(window, "A")
    assert window.desk.session.head == before + 1
    events = window.desk.log[-1].events
    assert [(one.unit, one.edge) for one in events] == [("stone", "east"), ("hall", "south"), ("doubleday", "west")]
    assert not panel(window).all_arrive.isVisible()


def test_a_leader_comes_on_alone_as_well(open_window: OpenWindow) -> None:
    due = a_leader("doubleday", status="to-arrive", arrives=Placed(3, "west"))
    window = open_window(a_session(a_battle(a_brigade("cutler"), due, step="move")))
    press(window, Qt.Key.Key_Return)
    assert window.desk.leader("doubleday").status == "on-table"
