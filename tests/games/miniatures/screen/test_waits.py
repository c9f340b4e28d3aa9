"""What still waits at the desk: a long list by command, any list by player where one is named."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.window import Window
from tests.desktop.conftest import OpenWindow, a_session, many_units
from tests.games.miniatures.building import a_battle, a_brigade


def told(window: Window) -> list[str]:
    return [row.text for row in window.duties.model.rows()]


def test_a_long_list_is_cut_into_commands_whose_head_opens_what_may_be_done(open_window: OpenWindow) -> None:
    window = open_window(a_session(many_units(each=20)))
    assert told(window) == ["union-0: 10 may", "union-1: 10 may"]
    window.duties.list.setFocus()
    window.duties.list.setCurrentIndex(window.duties.model.index(1))
    QTest.keyClick(window.duties.list, Qt.Key.Key_Return)
    assert told(window)[:3] == ["union-0: 10 may", "union-1: 10 may", "U010 may fire"]
    QTest.keyClick(window.duties.list, Qt.Key.Key_Return)
    assert len(told(window)) == 2


def test_what_must_be_done_is_always_in_sight_and_a_short_list_is_as_it_was(open_window: OpenWindow) -> None:
    those = (a_brigade("cutler", disordered=True), a_brigade("stone", division="union-2"))
    window = open_window(a_session(a_battle(*those, a_brigade("davis", "confederate"), step="move")))
    assert told(window)[0] == "Cutler is disordered and must roll"
    window.desk.do(cmd.NamePlayer("union-2", "Anna"))
    assert told(window) == ["union-1: 1 must", "Cutler is disordered and must roll", "union-2 (Anna): 1 may"]
    window.duties.list.setFocus()
    QTest.keyClick(window.duties.list, Qt.Key.Key_G)
    assert told(window) == ["Union: 1 must", "Cutler is disordered and must roll", "Anna: 1 may"]
    window.duties.by.click()
    assert told(window)[0] == "union-1: 1 must"


def test_a_player_is_named_in_a_form(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_battle(a_brigade("cutler"), a_brigade("davis", "confederate"))))
    window.run("name-player")
    form = window.evening.dialog
    form.editors["command"].setCurrentIndex(form.editors["command"].findData("union-1"))
    form.editors["player"].setText("Anna")
    QTest.keyClick(form.apply, Qt.Key.Key_Space)
    assert window.desk.view.players == {"union-1": "Anna"}
