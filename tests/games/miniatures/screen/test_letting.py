"""A refusal asks the referee once for his reason, and he lets it happen: at the desk by a key, in a form by a field."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.state import Placed
from companion.games.miniatures.screen.form import CommandForm
from companion.games.miniatures.screen.window import Window
from tests.desktop.conftest import OpenWindow, a_line, a_session
from tests.games.miniatures.building import a_brigade, shot


@pytest.fixture
def window(open_window: OpenWindow) -> Window:
    return open_window(a_session(a_line("move")))


def passed(window: Window) -> list[Any]:
    line = window.desk.log[-1]
    return [one for one in line.events if isinstance(one, ev.LetHappen)]


def test_a_step_with_open_duties_ends_by_the_referees_word(window: Window) -> None:
    strip, before = window.centre.work.refusal, window.desk.view.step
    window.run("next-step")
    assert strip.words()
    assert strip.ask.isVisible()
    assert window.desk.view.step == before
    QTest.keyClicks(window.centre.work, "!")
    assert strip.because.hasFocus()
    QTest.keyClicks(strip.because, "dinner waits")
    QTest.keyClick(strip.because, Qt.Key.Key_Return)
    assert window.desk.view.step != before
    assert [one.because for one in passed(window)] == ["dinner waits"]
    assert window.centre.work.hasFocus()


def test_escape_leaves_it_and_no_reason_is_no_word(window: Window) -> None:
    strip, head = window.centre.work.refusal, window.desk.session.head
    window.run("next-step")
    strip.begin()
    QTest.keyClick(strip.because, Qt.Key.Key_Return)
    assert strip.because.isVisible(), "without a reason it is asked for still"
    QTest.keyClick(strip.because, Qt.Key.Key_Escape)
    assert not strip.isVisible()
    assert window.desk.session.head == head
    assert window.centre.work.hasFocus()


def test_what_is_done_after_a_refusal_takes_it_away(window: Window) -> None:
    strip = window.centre.work.refusal
    window.run("next-step")
    strip.begin()
    window.desk.do(cmd.Maneuver("davis"), faces=(10,))
    assert window.desk.unit("davis").outcome
    assert strip.words() == ""
    assert not strip.because.isVisible()


@pytest.mark.parametrize(("face", "offered"), [(1, set()), (10, {"M", "F", "C"})])
def test_the_line_of_keys_offers_no_letter_of_a_button_that_is_off(
    window: Window, face: int, offered: set[str]
) -> None:
    window.desk.select("davis")
    window.desk.do(cmd.Maneuver("davis"), faces=(face,))
    hints = window.centre.work.keys()
    caps = {cap for hint in hints for cap in hint.keys}
    assert caps & {"M", "F", "C"} == offered


def test_what_no_word_passes_asks_for_none(window: Window) -> None:
    window.desk.do(cmd.Arrive(("archer",)))
    strip = window.centre.work.refusal
    assert strip.words()
    assert not strip.ask.isVisible()
    QTest.keyClicks(window.centre.work, "!")
    assert not strip.because.isVisible()


def test_a_form_asks_for_the_word_where_the_rules_refuse_and_only_there(window: Window, qtbot: QtBot) -> None:
    form = CommandForm(window.desk, window.look, "maneuver", preset={"unit": "archer"}, parent=window)
    form.show()
    word = form.editors["because"]
    assert not word.isVisible()
    window.desk.do(cmd.Maneuver("archer"))
    form.check()
    assert word.isVisible()
    assert not form.apply.isEnabled()
    word.put("the first die lay on its edge")
    form.check()
    assert form.apply.isEnabled()
    form.accept()
    assert [one.because for one in passed(window)] == ["the first die lay on its edge"]


def test_who_comes_early_comes_by_a_word(open_window: OpenWindow) -> None:
    state = a_line("move")
    late = replace(a_brigade("late", state.player_turn), status="to-arrive", arrives=Placed(turn=9))
    state = replace(state, brigades={**state.brigades, "late": late})
    window = open_window(a_session(state))
    window.desk.do(cmd.Arrive(("late",)))
    strip = window.centre.work.refusal
    strip.begin()
    strip.because.setText("they marched all night")
    strip.does.click()
    assert window.desk.unit("late").status == "on-table"


def test_who_may_not_fire_fires_by_a_word(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line("offensive")))
    work, view = window.centre.work, window.desk.view
    enemy = next(one.id for one in view.units if one.side != view.to_act)
    again = next(one.id for one in view.units if one.side == view.to_act and one.kind == "brigade")
    window.desk.do(shot(again, at=enemy))
    work.select(enemy)
    work.select(again)
    assert work.refusal.ask.isVisible()
    work.refusal.begin()
    work.refusal.because.setText("its first volley was misread")
    work.refusal.does.click()
    assert not window.desk.why_not(work.order())
    assert work.order().because == "its first volley was misread"


def test_a_battle_that_is_over_has_no_next_step_to_let_happen(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line()))
    window.desk.do(cmd.EndBattle("late"))
    QTest.keyClick(window.centre.work, Qt.Key.Key_F8)
    refusal = window.centre.work.refusal
    assert "take it up again" in refusal.words()
    assert not refusal.ask.isVisible()
