"""Steps in which nobody can act are passed over where that is wished, and several questions are taken in any order."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from companion.games.miniatures.screen.window import Window
from companion.games.miniatures.screen.work.charge import ChargeWork
from companion.language.messages import told
from tests.desktop.conftest import OpenWindow, a_session
from tests.games.miniatures.building import a_battle, a_brigade, a_leader, a_worn, in_contact


def test_next_goes_on_to_where_somebody_can_act_and_each_step_is_an_entry(open_window: OpenWindow) -> None:
    state = a_battle(a_brigade("cutler"), a_leader("heth", "confederate"), step="offensive")
    window = open_window(a_session(state))
    before = window.desk.session.head
    window.run("next-step")
    assert (window.desk.view.phase, window.desk.session.head) == ("charge", before + 1)
    window.desk.undo()
    window.run("passing")
    assert window.duties.passing.isVisibleTo(window.duties)
    window.run("next-step")
    assert (window.desk.view.player_turn, window.desk.view.phase, window.desk.view.step) == (
        "confederate",
        "maneuver",
        1,
    )
    labels = [told(line.label) for line in window.desk.log if line.current][-2:]
    assert ["passed over" in one for one in labels] == [False, True]
    window.desk.undo()
    assert window.desk.view.phase == "charge"


def test_the_page_of_a_step_is_not_that_of_one_which_is_passed_over_after_it(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_battle(a_brigade("cutler"), a_brigade("davis", "confederate"), step="offensive")))
    window.run("passing")
    window.run("next-step")
    page = window.centre.page.shown
    assert page is not None
    assert (page.title, page.next) == ("Union offensive fire: what it did", "Brigades and batteries")
    assert [told(line.label).endswith("nobody could act") for line in window.desk.log[-2:]] == [True, True]


def test_an_empty_table_does_not_run_to_the_end_of_the_battle(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_battle(step="leaders")))
    window.run("passing")
    window.run("next-step")
    assert not window.desk.view.over
    window.run("passing")
    assert not window.evening.house.settings.stored.passes_over


def two_questions(open_window: OpenWindow) -> Window:
    window = open_window(
        a_session(
            a_battle(
                in_contact(a_worn("davis", "confederate"), "cutler"),
                in_contact(a_worn("brockenbrough", "confederate"), "stone"),
                a_worn("cutler", stands=7),
                a_worn("stone"),
                step="charge",
                player_turn="confederate",
            )
        )
    )
    for faces in ("94", "94"):
        QTest.keyClicks(window.centre.work, f" {faces}")
        QTest.keyClick(window.centre.work, Qt.Key.Key_Return)
    assert [one.name for one in window.desk.view.waiting] == ["davis", "brockenbrough"]
    return window


def test_all_questions_are_shown_and_tab_takes_another_in_hand(open_window: OpenWindow) -> None:
    window = two_questions(open_window)
    work: Any = window.centre.work
    assert isinstance(work, ChargeWork)
    assert "(1 of 2)" in work.questions.whose.text()
    assert ["Brockenbrough" in one.text() for one in work.questions.others] == [True]
    QTest.keyClick(work, Qt.Key.Key_Tab)
    assert "(2 of 2)" in work.questions.whose.text()
    assert "Brockenbrough" in work.questions.words.text()
    QTest.keyClicks(work, "C")
    assert [one.name for one in window.desk.view.waiting] == ["davis"]
    assert window.desk.log[-1].commands[0].question == "brockenbrough"
    assert not work.questions.others


def test_a_click_takes_another_question_in_hand(open_window: OpenWindow) -> None:
    window = two_questions(open_window)
    work: Any = window.centre.work
    work.questions.others[0].click()
    assert "Brockenbrough" in work.questions.words.text()
    QTest.keyClick(work, Qt.Key.Key_Backtab)
    assert "Davis" in work.questions.words.text()
