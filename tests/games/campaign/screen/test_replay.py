"""The replay's window: stepped by keys and the line of time, playing on, and not there before the game is over."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.screen.replay import ReplayWindow, why_not
from companion.games.campaign.screen.window import CampaignWindow
from companion.kernel.session import Session
from tests.games.campaign.playing import begun, next_command
from tests.games.campaign.screen.conftest import UNION_ALONE, OpenCampaign, a_campaign


def over() -> Session:
    """Play two turns of the battle, the Union without orders, and resign."""
    session = begun("gettysburg-battle", players=UNION_ALONE)
    while session.view.turn < 3:
        move = session.computer_move()
        session.do(*(move.commands if move is not None else (next_command(session),)))
    session.do(cmd.Resign(side="union"))
    return session


@pytest.fixture
def window(open_campaign: OpenCampaign) -> CampaignWindow:
    return open_campaign(over())


@pytest.fixture
def replay(window: CampaignWindow, qtbot: QtBot) -> ReplayWindow:
    window.points.button.click()
    found = window.points.replay
    assert found is not None
    found.resize(1366, 768)
    qtbot.waitUntil(found.isActiveWindow)
    return found


@pytest.mark.clause("RTG-1.0b")
def test_there_is_no_replay_before_the_game_is_over(open_campaign: OpenCampaign) -> None:
    window = open_campaign(a_campaign(phases=1))
    assert why_not(window.desk)
    assert not window.points.button.isVisible()
    window.points.open_replay()
    assert window.points.replay is None


def test_it_is_offered_with_the_result_and_shows_both_armies(replay: ReplayWindow, window: CampaignWindow) -> None:
    assert window.desk.seat == "union"
    assert {one.side for one in replay.map.marks.counters} == {"union", "confederate"}
    assert {one.side for one in window.map.marks.counters} == {"union"}
    window.points.open_replay()
    assert window.points.replay is replay


def test_keys_step_by_steps_turns_and_to_the_ends(replay: ReplayWindow) -> None:
    last = len(replay.frames) - 1
    QTest.keyClick(replay, Qt.Key.Key_Right)
    assert replay.nth == 1
    QTest.keyClick(replay.map, Qt.Key.Key_Right)
    assert replay.nth == 2
    QTest.keyClick(replay.list, Qt.Key.Key_Left)
    assert replay.nth == 1
    QTest.keyClick(replay, Qt.Key.Key_PageDown)
    assert replay.nth == replay.frames.turns[2]
    QTest.keyClick(replay.time, Qt.Key.Key_PageUp)
    assert replay.nth == replay.frames.turns[1]
    QTest.keyClick(replay, Qt.Key.Key_End)
    assert replay.nth == last
    assert not replay.buttons["on"].isEnabled()
    QTest.keyClick(replay, Qt.Key.Key_Right)
    assert replay.nth == last
    QTest.keyClick(replay, Qt.Key.Key_Home)
    assert replay.nth == 0
    assert not replay.buttons["back"].isEnabled()


def test_what_is_told_marked_and_lit_is_of_the_same_step(replay: ReplayWindow) -> None:
    QTest.keyClick(replay, Qt.Key.Key_B)
    assert replay.nth == replay.frames.battles[0]
    assert "attacking" in replay.line.text()
    assert replay.line.text() in replay.told.text()
    assert replay.map.marks.clashes
    assert replay.time.value() == replay.nth == replay.list.currentIndex().row()
    assert replay.frames.frame(replay.nth).day in replay.head.accessibleName()
    replay.list.setCurrentIndex(replay.model.index(0))
    assert replay.nth == 0
    assert not replay.map.marks.clashes


def test_a_click_on_the_line_of_time_goes_there(replay: ReplayWindow) -> None:
    wanted = replay.frames.turns[2]
    at = QPoint(round(replay.time.place(wanted)), replay.time.height() - 14)
    QTest.mouseClick(replay.time, Qt.MouseButton.LeftButton, pos=at)
    assert replay.nth == wanted


def test_it_plays_to_the_end_and_begins_anew(replay: ReplayWindow, qtbot: QtBot) -> None:
    replay.go(len(replay.frames) - 3)
    QTest.keyClick(replay, Qt.Key.Key_Greater, Qt.KeyboardModifier.ShiftModifier)
    assert replay.speed == 4
    replay.play_at(8)
    replay.play.click()
    assert replay.playing
    assert replay.play.text() == "Pause"
    qtbot.waitUntil(lambda: not replay.playing)
    assert replay.nth == len(replay.frames) - 1
    assert "over" in replay.line.text()
    QTest.keyClick(replay, Qt.Key.Key_Space)
    assert (replay.nth, replay.playing) == (0, True)
    QTest.keyClick(replay, Qt.Key.Key_Space)
    assert not replay.playing


def test_who_is_selected_shows_his_orders(replay: ReplayWindow) -> None:
    corps = "confederate:A"
    nth = next(nth for nth in range(len(replay.frames)) if replay.frames.replay.state(nth).corps[corps].orders)
    replay.go(nth)
    at = next(one.at for one in replay.map.marks.counters if one.id == corps)
    replay.map.select(at)
    assert [one.at for one in replay.map.marks.counters if one.selected] == [at]


def test_in_a_narrow_window_the_steps_lie_in_a_drawer(replay: ReplayWindow, qtbot: QtBot) -> None:
    replay.resize(1024, 768)
    qtbot.waitUntil(lambda: not replay.list.isVisible())
    assert replay.map.width() >= replay.width() - 1
    QTest.keyClick(replay, Qt.Key.Key_S)
    assert replay.list.isVisible()
    QTest.keyClick(replay, Qt.Key.Key_Escape)
    assert not replay.list.isVisible()
    assert replay.isVisible()


def test_it_is_shut_when_the_end_is_taken_back(replay: ReplayWindow, window: CampaignWindow) -> None:
    session = window.desk.session
    session.seat = "referee"
    session.undo()
    session.seat = "union"
    window.desk._show()
    assert not replay.isVisible()
    assert window.points.no_replay()
