"""The tour that plays: fire, a mended die and a charge really happen in it, by keys or by its button, and are framed."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from companion.desktop.app.application import Desktop
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.screen.acts import show_sample
from companion.games.miniatures.screen.tour.pages import stops
from tests.desktop.conftest import OpenWindow, a_line, a_session

ALT = Qt.KeyboardModifier.AltModifier


def sample(desktop: Desktop, qtbot: QtBot, size: tuple[int, int] = (1366, 736)) -> Any:
    show_sample(desktop, seed="1863")
    window: Any = desktop.windows[-1]
    window.resize(*size)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    settle()
    return window


def settle() -> None:
    for _ in range(6):
        QApplication.processEvents()


def page(tour: Any, title: str) -> None:
    tour.go(next(nth for nth, one in enumerate(stops()) if one.title == title))
    settle()


def framed(window: Any) -> list[str]:
    """Name the parts of which one stands exactly in the frame."""
    shown = window.evening.tour.frame.geometry()
    found = (one for one in window.findChildren(QWidget) if one.isVisible() and one.objectName())
    return [one.objectName() for one in found if QRect(one.mapTo(window, QPoint(0, 0)), one.size()) == shown]


def facts(window: Any, kind: type) -> list[Any]:
    """Give the facts of a kind that came about since the tour began, and were not undone."""
    lines = [line for line in window.desk.log if line.current and line.entry > window.begun]
    return [event for line in lines for event in line.events if isinstance(event, kind)]


def test_done_for_whoever_wishes_it_all_really_happens(desktop: Desktop, qtbot: QtBot) -> None:
    window = sample(desktop, qtbot)
    tour = window.evening.tour
    for place, stop in enumerate(stops()):
        tour.go(place)
        settle()
        for nth, ask in enumerate(stop.asks):
            if tour.waits_for() is None:
                break
            assert tour.do.isEnabled(), ask.words
            QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Return, ALT)
            settle()
            assert (tour.waits_for() or ask).words not in [one.words for one in stop.asks[: nth + 1]] or (
                tour.waits_for() is None
            ), f"{stop.title}: {ask.words}: {window.centre.work.refusal.words()}"
        assert tour.waits_for() is None, stop.title
        assert tour.frame.isVisible(), stop.title
        assert stop.part in framed(window), (stop.title, framed(window))
        if stop.title == "A mistyped die":
            struck = [line for line in window.desk.log if not line.current and line.entry > window.begun]
            assert [type(line.events[0]) for line in struck] == [ev.Fired]
    assert facts(window, ev.Maneuvered)
    assert facts(window, ev.ShotsTookEffect)
    assert [board for board in window.evening.boards if board.window.isVisible()]
    log = window.desk.log
    assert [event for line in log for event in line.events if isinstance(event, ev.CombatRolled)]
    assert not log[-1].current  # taken back on the page before the last


def test_a_person_plays_it_with_keys_and_the_mouse(desktop: Desktop, qtbot: QtBot) -> None:
    window = sample(desktop, qtbot)
    tour = window.evening.tour

    def press(*keys: Any) -> None:
        for key in keys:
            widget = window.focusWidget() or window
            (QTest.keyClick if isinstance(key, Qt.Key) else QTest.keyClicks)(widget, key)
            settle()

    page(tour, "The order of battle")
    tree = window.order.tree
    place = tree.visualRect(tree.order.find("gamble")).center()
    QTest.mouseClick(tree.viewport(), Qt.MouseButton.LeftButton, pos=place)
    settle()
    assert tour.waits_for() is None
    page(tour, "What this step demands")
    assert "next-step" in framed(window)
    press(Qt.Key.Key_F8)
    assert tour.waits_for() is None
    page(tour, "A maneuver roll")
    window.centre.work.setFocus()
    assert tour.asked.words().startswith("2/2")  # the step is there already
    press("r")
    assert tour.waits_for() is None
    assert len(facts(window, ev.Maneuvered)) == 1
    page(tour, "Fire")
    for _ in range(12):
        if window.desk.view.phase == "musketry" and not window.centre.tells:
            break
        if any(one.must for one in window.desk.duties):
            press("d")  # whoever must rolls first
        press(Qt.Key.Key_F8)
    assert "targets" in framed(window)
    window.centre.work.setFocus()
    press(window.centre.work.picks.targets.items()[0].hint.lower())
    assert "firers" in framed(window)
    press(window.centre.work.picks.candidates.items()[0].hint.lower())
    assert "fire-die" in framed(window)
    press("r")
    assert tour.waits_for() is None
    assert len(facts(window, ev.Fired)) == 1
    page(tour, "A mistyped die")
    assert "journal" in framed(window)
    window.evening.amend_last()
    face = facts(window, ev.Fired)[0].roll.face
    window.evening.dialog.type_face(0, face % 10 + 1)
    window.evening.dialog.accept()
    settle()
    assert tour.waits_for() is None
    assert facts(window, ev.Fired)[0].roll.face == face % 10 + 1


def test_in_somebodys_own_battle_it_tells_and_does_nothing(open_window: OpenWindow) -> None:
    window: Any = open_window(a_session(a_line("move")))
    window.run("tour")
    tour = window.evening.tour
    head = window.desk.session.head
    for place, _ in enumerate(stops()):
        tour.go(place)
        settle()
        assert not tour.do.isVisible()
        QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_Return, ALT)
    assert window.desk.session.head == head


def test_what_was_ticked_stays_so_when_one_comes_back_to_the_page(desktop: Desktop, qtbot: QtBot) -> None:
    window = sample(desktop, qtbot)
    tour = window.evening.tour
    page(tour, "The order of battle")
    tour.do.click()
    settle()
    assert tour.waits_for() is None
    window.desk.select("")
    page(tour, "Fire")
    page(tour, "The order of battle")
    assert tour.waits_for() is None
    assert not tour.do.isEnabled()


@pytest.mark.parametrize("size", [(1024, 700), (1366, 736)])
def test_what_lies_in_a_drawer_is_brought_out_to_be_framed(
    desktop: Desktop, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window = sample(desktop, qtbot, size)
    for title, part in (("On the table and across it", "on-the-table"), ("A mistyped die", "journal")):
        page(window.evening.tour, title)
        assert part in framed(window)
    page(window.evening.tour, "A maneuver roll")
    assert window.evening.tour.frame.isVisible()
    assert not window.drawers.opened
