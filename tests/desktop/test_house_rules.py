"""House rules: switched with a reason, logged and undone; refused in place; the others to read."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from companion.charts.figures import Reason, Refused
from companion.desktop.dialogs.house_rules import HouseRules
from companion.desktop.widgets.look import Look
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.words.settings import settings
from companion.language.messages import kept
from tests.desktop.conftest import a_line, a_session

ROAD, LEADERS = "D10-RUL-MOVE-CAV-ROAD", "D10-RUL-MOVE-LEADER-ROAD"


@pytest.fixture
def desk() -> Iterator[MiniaturesDesk]:
    made = MiniaturesDesk(a_session(a_line()))
    yield made
    made.close()


@pytest.fixture
def rules(desk: MiniaturesDesk, qtbot: QtBot) -> HouseRules:
    made = HouseRules(desk, Look())
    qtbot.addWidget(made)
    made.open()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def choose(rules: HouseRules, name: str, value: int) -> None:
    """Choose as a person does: with the arrow keys on the box."""
    box = rules.boxes[name]
    box.setFocus()
    while box.currentIndex() != box.findData(value):
        up = box.currentIndex() > box.findData(value)
        QTest.keyClick(box, Qt.Key.Key_Up if up else Qt.Key.Key_Down)


def test_every_ruling_that_can_be_switched_has_a_box_with_its_choices(rules: HouseRules, desk: MiniaturesDesk) -> None:
    options = desk.rules.options.option
    assert set(rules.boxes) == {option.id for option in options}
    for option in options:
        box = rules.boxes[option.id]
        assert [box.itemData(place) for place in range(box.count())] == [one.value for one in option.choices]
        assert box.currentData() == 0
        assert box.accessibleName() == option.label
        assert not rules.marks[option.id].text()


def test_a_change_waits_for_its_reason_and_is_one_entry_of_the_journal(rules: HouseRules, desk: MiniaturesDesk) -> None:
    assert rules.apply.reason == "nothing is changed"
    choose(rules, ROAD, 1)
    choose(rules, LEADERS, 1)
    assert rules.marks[ROAD].text() == "chosen, not yet changed"
    assert rules.apply.reason == "give a reason"
    assert "Cavalry on a road: x 3" in rules.wanted.text()
    assert desk.view.options == {}
    QTest.keyClick(rules.reason, Qt.Key.Key_Return)
    assert desk.view.options == {}
    QTest.keyClicks(rules.reason, "our club's roads")
    QTest.keyClick(rules.reason, Qt.Key.Key_Return)
    assert desk.view.options == {ROAD: 1, LEADERS: 1}
    assert [command.reason for command in desk.log[-1].commands] == ["our club's roads"] * 2
    assert rules.marks[ROAD].text() == "changed"
    assert not rules.reason.text()
    assert not rules.wanted.text()
    assert rules.isVisible()


def test_undo_takes_the_whole_change_back_and_the_boxes_follow(rules: HouseRules, desk: MiniaturesDesk) -> None:
    rules.show_ruling(ROAD)
    desk.do(cmd.SetOption(ROAD, 1, "a test"))
    assert rules.boxes[ROAD].currentData() == 1
    assert "✓ x 3" in rules.text.toPlainText()
    desk.undo()
    assert rules.boxes[ROAD].currentData() == 0
    assert not rules.marks[ROAD].text()
    assert "✓ x 2" in rules.text.toPlainText()


def test_what_was_chosen_stays_chosen_while_the_game_goes_on(rules: HouseRules, desk: MiniaturesDesk) -> None:
    choose(rules, ROAD, 1)
    desk.do(cmd.Note("rain sets in", ""))
    assert rules.boxes[ROAD].currentData() == 1
    assert [one.option for one in rules.changes()] == [ROAD]
    desk.do(cmd.SetOption(LEADERS, 1, "from elsewhere"))
    assert [one.option for one in rules.changes()] == [ROAD]


def test_back_to_the_default_is_a_change_too(rules: HouseRules, desk: MiniaturesDesk) -> None:
    desk.do(cmd.SetOption(ROAD, 1, "a test"))
    choose(rules, ROAD, 0)
    rules.reason.setText("after all not")
    QTest.mouseClick(rules.apply, Qt.MouseButton.LeftButton)
    assert desk.view.options.get(ROAD, 0) == 0
    assert not rules.marks[ROAD].text()


def test_a_refusal_is_told_in_place_and_gone_at_the_next_key(
    rules: HouseRules, desk: MiniaturesDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise Refused([Reason(kept("somebody was faster"), "")])

    choose(rules, ROAD, 1)
    rules.reason.setText("a test")
    monkeypatch.setattr(desk.session, "do", refuse)
    QTest.mouseClick(rules.apply, Qt.MouseButton.LeftButton)
    assert "somebody was faster" in rules.strip.words().lower()
    assert rules.isVisible()
    QTest.keyClicks(rules.reason, "a")
    assert not rules.strip.words()


def test_what_the_rules_refuse_switches_the_button_off(
    rules: HouseRules, desk: MiniaturesDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk, "why_not", lambda _: "not in the middle of a charge")
    choose(rules, ROAD, 1)
    rules.reason.setText("now")
    assert rules.apply.reason == "not in the middle of a charge"
    assert rules.strip.words() == "Not in the middle of a charge"
    rules.accept()
    assert desk.view.options == {}


def test_the_ruling_of_the_box_that_has_the_keys_is_read_beside_it(rules: HouseRules) -> None:
    rules.boxes[LEADERS].setFocus()
    assert rules.shown == LEADERS
    assert "Leaders have no formation" in rules.text.toPlainText()
    rules.boxes[ROAD].setFocus()
    assert "The movement chart doubles cavalry" in rules.text.toPlainText()


def test_the_other_rulings_are_searched_and_read_and_say_why_they_are_no_choice(rules: HouseRules) -> None:
    QAbstractItemModelTester(rules.others.model(), QAbstractItemModelTester.FailureReportingMode.Fatal)
    every = rules.others.count()
    assert every > 20
    assert not rules.others.isVisible(), "they are seldom read, and take no room"
    QTest.mouseClick(rules.opening, Qt.MouseButton.LeftButton)
    assert rules.others.isVisible()
    QTest.keyClicks(rules.field, "abbreviation")
    assert rules.others.count() == 1
    assert rules.others.isVisible()
    rules.others.setCurrentRow(0)
    text = rules.text.toPlainText()
    assert "CS is the command stand" in text
    assert "Any stand the player picks is the guide." in text
    assert "Only the models show which stand is the guide." in text
    rules.field.clear()
    assert rules.others.count() == every


def test_those_that_a_table_uses_most_stand_first_and_many_are_seen_at_once(rules: HouseRules) -> None:
    rules.resize(1060, 680)
    QApplication.processEvents()
    first = list(rules.boxes)[:7]
    assert first[:2] == ["D10-RUL-SEQ-SIMULTANEOUS", "D10-RUL-MAN-WHO-ROLLS"]
    assert first.count(ROAD) == 0
    for name in first:
        assert not rules.boxes[name].visibleRegion().isEmpty(), name
        assert rules.boxes[name].visibleRegion().boundingRect().height() == rules.boxes[name].height(), name


def test_a_search_finds_a_ruling_that_can_be_switched_by_any_of_its_words(rules: HouseRules) -> None:
    QTest.keyClicks(rules.field, "cavalry road")
    found = [name for name, box in rules.boxes.items() if box.isVisible()]
    assert ROAD in found
    assert len(found) < 6
    rules.field.clear()
    assert all(box.isVisibleTo(rules) for box in rules.boxes.values())


def test_the_default_is_told_where_another_reading_is_chosen_alone(rules: HouseRules, desk: MiniaturesDesk) -> None:
    def told() -> list[str]:
        return [
            one.text() for one in rules.findChildren(QLabel) if one.isVisible() and one.text().startswith("default")
        ]

    assert told() == []
    choose(rules, "D10-RUL-SEQ-SIMULTANEOUS", 1)
    assert told() == ["default: within a step"]


def test_a_link_of_the_page_is_followed_by_keys(rules: HouseRules) -> None:
    rules.show_ruling(ROAD)
    rules.text.setFocus()
    QTest.keyClick(rules.text, Qt.Key.Key_Tab)
    QTest.keyClick(rules.text, Qt.Key.Key_Return)
    assert rules.shown == "D10-MOVE-ROAD-CAV"


def test_the_wheel_over_a_box_changes_no_rule(rules: HouseRules) -> None:
    box = rules.boxes[ROAD]
    box.setFocus()
    middle = QPointF(box.rect().center())
    down = QWheelEvent(
        middle,
        box.mapToGlobal(middle),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(box, down)
    assert box.currentData() == 0


def test_the_settings_are_shown(desk: MiniaturesDesk, qtbot: QtBot) -> None:
    hidden = MiniaturesDesk(a_session(a_line(intelligence="strengths-hidden")))
    made = HouseRules(hidden, Look(), settings=settings(hidden.rules, hidden.view))
    qtbot.addWidget(made)
    told = made.settings.text()
    assert "What a side knows of the enemy: strengths hidden" in told
    assert "Men a stand and guns a gun stand" in told
    hidden.close()


def test_a_game_that_is_read_only_can_be_read(
    desk: MiniaturesDesk, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(type(desk.session), "read_only", "open in another window")
    made = HouseRules(desk, Look())
    qtbot.addWidget(made)
    made.show()
    assert made.strip.words() == "Open in another window"
    assert not any(box.isEnabled() for box in made.boxes.values())
    made.show_ruling(LEADERS)
    assert "Leaders have no formation" in made.text.toPlainText()


def test_the_game_goes_on_after_the_window_is_closed(desk: MiniaturesDesk) -> None:
    look = Look()
    made = HouseRules(desk, look)
    made.open()
    QTest.keyClick(made, Qt.Key.Key_Escape)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    look.change(dark=True, percent=150)
    desk.do(cmd.SetOption(ROAD, 1, "later"))
    assert desk.undo()
    assert desk.view.options == {}


def test_it_stands_at_double_scale_in_the_dark(desk: MiniaturesDesk, qtbot: QtBot) -> None:
    made = HouseRules(desk, Look(dark=True, percent=200))
    qtbot.addWidget(made)
    made.show()
    assert made.boxes[ROAD].isVisible()
    assert made.apply.width() >= 400
    assert not made.grab().isNull()
