"""The tour on a stand-in window: page after page, a frame that follows, nothing blocked, remembered once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGridLayout, QLineEdit, QMainWindow, QWidget
from pytestqt.qtbot import QtBot

from companion.desktop.widgets.look import Look
from companion.games.miniatures.screen.tour.pages import stops
from companion.games.miniatures.screen.tour.panel import Memory, Tour

PARTS = ("header", "order-of-battle", "work", "duties", "on-the-table", "journal", "detail", "ended", "combat")


@pytest.fixture
def look() -> Look:
    return Look()


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[QMainWindow]:
    made = QMainWindow()
    qtbot.addWidget(made)
    inside = QWidget()
    grid = QGridLayout(inside)
    for place, name in enumerate(PARTS):
        part = QLineEdit() if name == "work" else QWidget()
        part.setObjectName(name)
        part.setMinimumSize(40, 20)
        grid.addWidget(part, place // 2, place % 2)
    made.setCentralWidget(inside)
    made.resize(1100, 700)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    made.close()


@pytest.fixture
def tour(window: QMainWindow, look: Look, qtbot: QtBot) -> Tour:
    made = Tour(window, look)
    made.start()
    return made


def part(window: QMainWindow, name: str) -> QWidget:
    found = window.findChild(QWidget, name)
    assert isinstance(found, QWidget)
    return found


def place_of(window: QMainWindow, name: str) -> QRect:
    one = part(window, name)
    return QRect(one.mapTo(window, QPoint(0, 0)), one.size())


def test_each_page_has_a_heading_some_sentences_and_a_key() -> None:
    found = stops()
    assert len({one.title for one in found}) == len(found) == 11
    for one in found:
        assert one.part in PARTS
        assert 2 <= one.words.count(". ") + 1 <= 3
        assert one.keys
    keys = {cap for one in found for cap, _ in one.keys}
    assert {"F8", "Ctrl F", "R", "Space", "Ctrl M", "Ctrl Z", "F11", "Ctrl K", "F1"} <= keys


def test_next_leads_through_all_and_each_part_is_framed(window: QMainWindow, tour: Tour, qtbot: QtBot) -> None:
    for number, stop in enumerate(stops(), 1):
        assert tour.title.text() == f"{number}/{len(stops())}  {stop.title}"
        assert tour.words.text() == stop.words
        assert stop.words in tour.accessibleName()
        assert tour.keys.shown == stop.keys
        assert tour.frame.isVisible()
        qtbot.waitUntil(lambda name=stop.part: tour.frame.geometry() == place_of(window, name))  # type: ignore[misc]
        if number == len(stops()):
            assert tour.next.text() == "Done"
        tour.next.click()
    assert not tour.isVisible()
    assert not tour.frame.isVisible()


def test_back_goes_back_and_is_off_at_the_first_step(tour: Tour) -> None:
    assert not tour.back.isEnabled()
    tour.next.click()
    tour.next.click()
    tour.back.click()
    assert tour.at == 1
    tour.back.click()
    tour.go_back()
    assert tour.at == 0
    assert not tour.back.isEnabled()


def test_it_is_walked_by_keys_while_the_work_has_them(window: QMainWindow, tour: Tour) -> None:
    field = part(window, "work")
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier)
    assert tour.at == 1
    QTest.keyClick(field, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert tour.at == 0
    assert field.hasFocus()
    QTest.keyClicks(field, "r7")
    assert isinstance(field, QLineEdit)
    assert field.text() == "r7"
    QTest.keyClick(field, Qt.Key.Key_Home, Qt.KeyboardModifier.AltModifier)
    assert not tour.isVisible()


def test_the_frame_follows_the_window_and_lets_the_mouse_through(window: QMainWindow, tour: Tour, qtbot: QtBot) -> None:
    tour.go(4)
    window.resize(1300, 820)
    qtbot.waitUntil(lambda: tour.frame.geometry() == place_of(window, "work"))
    assert window.childAt(place_of(window, "work").center()) is part(window, "work")


def test_a_part_that_is_hidden_or_gone_has_no_frame(window: QMainWindow, tour: Tour, qtbot: QtBot) -> None:
    part(window, "duties").hide()
    tour.go(2)
    assert not tour.frame.isVisible()
    part(window, "duties").show()
    tour.go(2)
    assert tour.frame.isVisible()
    part(window, "duties").hide()
    qtbot.waitUntil(lambda: not tour.frame.isVisible())
    part(window, "journal").deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    tour.go(5)
    assert tour.title.text().startswith("6/11")
    assert not tour.frame.isVisible()


def test_the_work_of_another_step_is_framed_in_place_of_the_old(window: QMainWindow, tour: Tour, qtbot: QtBot) -> None:
    tour.go(4)
    old = part(window, "work")
    holder = window.centralWidget()
    grid = holder.layout() if holder is not None else None
    assert grid is not None
    made = QWidget()
    made.setObjectName("work")
    grid.replaceWidget(old, made)
    old.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    qtbot.waitUntil(lambda: tour.frame.isVisible() and tour.frame.geometry() == place_of(window, "work"))
    assert part(window, "work") is made


def test_it_is_not_modal_and_stands_at_the_foot(window: QMainWindow, tour: Tour) -> None:
    assert not tour.isModal()
    assert window.dockWidgetArea(tour) == Qt.DockWidgetArea.BottomDockWidgetArea
    assert part(window, "work").isEnabled()


def test_it_is_remembered_once_when_it_is_left(window: QMainWindow, look: Look) -> None:
    told: list[int] = []
    memory = Memory(lambda: bool(told), lambda: told.append(1))
    assert not memory.seen()
    made = Tour(window, look, memory)
    made.start()
    made.go(5)
    assert told == []
    made.leave.click()
    assert told == [1]
    assert memory.seen()


def test_a_second_tour_takes_the_place_of_the_first(window: QMainWindow, tour: Tour, look: Look) -> None:
    other = Tour(window, look)
    other.start()
    assert not tour.isVisible()
    assert other.isVisible()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.findChildren(Tour) == [other]


def test_it_leaves_nothing_behind(window: QMainWindow, tour: Tour) -> None:
    tour.leave.click()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.findChild(Tour) is None
    window.resize(1000, 640)
    QCoreApplication.processEvents()
    assert [one for one in window.findChildren(QWidget) if type(one).__name__ == "Frame"] == []


@pytest.mark.parametrize(("dark", "percent"), [(False, 75), (True, 200), (False, 250)])
def test_its_words_and_keys_fit_at_every_scale(
    window: QMainWindow, tour: Tour, look: Look, qtbot: QtBot, dark: bool, percent: int
) -> None:
    look.change(dark=dark, percent=percent)
    for place in range(len(stops())):
        tour.go(place)
        qtbot.waitUntil(lambda: tour.words.height() >= tour.words.heightForWidth(tour.words.width()))
        qtbot.waitUntil(lambda: tour.keys.height() >= tour.keys.minimumHeight())
        last = max(line for _, line in tour.keys._places())
        assert tour.keys.minimumHeight() == look.px(24) * (1 + last)
    assert look.color("slate-tint").name() in tour.panel.styleSheet()
