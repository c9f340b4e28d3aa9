"""The replay of turns in its window: any turn, each as it was, nothing to another seat."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from companion.desktop.app.application import Desktop
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.screen.desk import TacticalDesk
from companion.games.tactical.screen.turns import TurnsWindow, why_not
from companion.kernel.session import Session
from tests.games.tactical.beginning import next_order
from tests.games.tactical.building import state, unit
from tests.games.tactical.screen.conftest import OpenBattle, a_battle, from_state


def played(session: Session, turns: int = 2) -> Session:
    while session.view.turn <= turns:
        session.do(next_order(session.view.truth))
    return session


@pytest.fixture
def window(desktop: Desktop, qtbot: QtBot) -> TurnsWindow:
    session = played(a_battle(settings={"hidden": "yes"}, players={"union": "human", "confederate": "computer:basic"}))
    session.do(cmd.Resign(side="union"))
    found = TurnsWindow(TacticalDesk(session), desktop.look)
    qtbot.addWidget(found)
    found.show()
    return found


@pytest.mark.clause("ANT-10.0c")
def test_when_the_battle_is_over_every_turn_is_shown_with_both_sides_and_all_workings(window: TurnsWindow) -> None:
    assert window.desk.seat == "union"
    assert list(window.turns) == [1, 2, 3]
    shown = window.shown
    assert shown is not None
    assert {one.side for one in shown.map.marks.counters} == {"union", "confederate"}
    explained = {
        fact.event.unit.partition(":")[0]
        for step in shown.frames.steps
        for fact in step.facts
        if fact.working and hasattr(fact.event, "unit")
    }
    assert explained == {"union", "confederate"}


def test_another_turn_by_click_and_by_key(window: TurnsWindow) -> None:
    window.chips[2].click()
    assert window.turn == 2
    assert window.shown is not None
    assert "Turn 2 of 11" in window.shown.head.accessibleName()
    QTest.keyClick(window.shown.map, Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
    assert window.turn == 1
    QTest.keyClick(window, Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
    assert window.turn == 1
    QTest.keyClick(window.shown, Qt.Key.Key_Right)
    assert window.shown.nth == 1


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_it_is_closed_by_keys(window: TurnsWindow, key: Qt.Key) -> None:
    assert window.shown is not None
    QTest.keyClick(window.shown, key)
    assert not window.isVisible()


def test_it_is_closed_when_another_sits_down(window: TurnsWindow) -> None:
    window.desk.covered = True
    window.desk.changed.emit()
    assert not window.isVisible()


def test_there_is_nothing_before_anything_was_played(desktop: Desktop) -> None:
    assert why_not(TacticalDesk(from_state(state(unit())))) == "nothing was played yet"
    covered = TacticalDesk(a_battle(settings={"hidden": "yes"}))
    assert why_not(covered) == "take the laptop first"


def test_a_battles_window_opens_it_and_brings_it_to_the_front(open_battle: OpenBattle, qtbot: QtBot) -> None:
    window = open_battle(played(a_battle(), 1))
    window.run("turns")
    shown = window.looking_back.turns
    assert shown is not None
    qtbot.waitUntil(shown.isVisible)
    window.run("turns")
    assert window.looking_back.turns is shown
    shown.close()
    qtbot.waitUntil(lambda: window.looking_back.turns is None)
