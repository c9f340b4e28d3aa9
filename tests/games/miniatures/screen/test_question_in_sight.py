"""A question that a charge brings is in sight with its buttons, in whatever window, and says what is asked of whom."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from companion.games.miniatures.screen.window import Window
from companion.games.miniatures.screen.work.charge import ChargeWork
from companion.language.messages import told
from tests.desktop.conftest import OpenWindow, a_session
from tests.games.miniatures.building import a_battle, a_brigade, in_contact


def swept(open_window: OpenWindow, width: int, height: int) -> Window:
    """Three have swept two from the field: who loses the captured stand is the attacker's to say."""
    state = a_battle(
        in_contact(a_brigade("gibbon"), "early"),
        in_contact(a_brigade("patrick"), "early"),
        in_contact(a_brigade("phelps"), "hays"),
        a_brigade("early", "confederate", stands=6),
        a_brigade("hays", "confederate", stands=3),
        step="charge",
        player_turn="union",
    )
    window = open_window(a_session(state))
    window.resize(width, height)
    work = work_of(window)
    QTest.keyClicks(work, "E")
    QTest.keyClicks(work, next(one.hint for one in work.line_up.grid.items() if one.id == "hays"))
    QTest.keyClick(work, Qt.Key.Key_Space)
    QTest.keyClicks(work, "01")
    QTest.keyClick(work, Qt.Key.Key_Return)
    QApplication.processEvents()
    return window


def work_of(window: Window) -> ChargeWork:
    found = window.centre.work
    assert isinstance(found, ChargeWork)
    return found


def in_sight(part: QWidget) -> bool:
    """Say whether a part is drawn whole: nothing that holds it cuts it."""
    return part.isVisible() and part.visibleRegion().boundingRect() == QRect(QPoint(0, 0), part.size())


@pytest.mark.parametrize(("width", "height"), [(1366, 736), (1024, 700)])
def test_what_is_asked_of_whom_and_every_answer_are_in_sight(open_window: OpenWindow, width: int, height: int) -> None:
    window = swept(open_window, width, height)
    asks = work_of(window).questions
    assert window.desk.view.pending is not None
    assert told(window.desk.view.pending.text) == "whose stand is captured?"
    assert asks.whose.text() == "Union must decide"
    assert asks.words.text() == "Whose stand is captured?"
    buttons = [made for made in asks.findChildren(QWidget) if made.accessibleName().startswith(("Early", "Hays"))]
    assert len(buttons) >= 2
    for part in (asks.whose, asks.words, *buttons, work_of(window).result, work_of(window).means):
        assert in_sight(part), part.accessibleName()
    for _ in range(5):
        if told(window.desk.view.pending.text) == "whose stand is captured?":
            QTest.keyClicks(window.centre.work, "1")
    QApplication.processEvents()
    assert asks.whose.text() == "Confederate must decide"
    assert asks.words.text() == "Whose stand skedaddles?"
    assert in_sight(asks.words)


def test_the_duty_and_the_next_steps_reason_name_the_units_and_no_ids(open_window: OpenWindow) -> None:
    window = swept(open_window, 1366, 736)
    (asked,) = [duty for duty in window.desk.duties if duty.must]
    assert asked.text == "answer: whose stand is captured? (Early, Hays)"
    assert "early" not in window.duties.next.reason


def test_the_way_on_says_what_is_asked_in_words_alone(open_window: OpenWindow) -> None:
    window = swept(open_window, 1366, 736)
    assert window.duties.next.reason == "answer: whose stand is captured?"
