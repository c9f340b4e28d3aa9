"""Override: every value that the rules let be set has an editor of its type; nothing else is offered."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from companion.desktop.dialogs.override import OverrideDialog
from companion.desktop.widgets.form_fields import ChoiceBox, PickBox, WholeBox
from companion.desktop.widgets.look import Look
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.hand import settable as hand
from companion.games.miniatures.rules.hand.settable import FIXED
from companion.games.miniatures.rules.state import Battery, Brigade, Leader, Objective, State
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.own_dialogs import FIRST
from companion.games.miniatures.words import form_words, settable
from companion.kernel.record import Done
from companion.rows.by_hand import NOT_SHOWN
from tests.desktop.conftest import a_line, a_session

WHO: dict[str, Any] = {"davis": Brigade, "gamble": Brigade, "hall": Battery, "heth": Leader, "game": State}
SETTABLE = [(who, name) for who, kind in WHO.items() for name in hand.names([kind])]


@pytest.fixture
def desk(qapp: QApplication) -> MiniaturesDesk:
    return MiniaturesDesk(a_session(a_line("move", objectives={"ridge": Objective("ridge", "The Ridge", 3)})))


def opened(desk: MiniaturesDesk, qtbot: QtBot, target: str, field: str = "") -> OverrideDialog:
    made = OverrideDialog(desk, Look(), target, field=field, fields=settable, first=FIRST)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


@pytest.mark.parametrize("who", WHO)
def test_what_is_offered_is_what_may_be_set(desk: MiniaturesDesk, who: str) -> None:
    names = [name for _, name in settable.names(desk.view, who)]
    assert names == list(hand.names([WHO[who]]))
    assert set(names) <= form_words.known()[2]
    for name in names:
        assert "has no field" not in desk.why_not(cmd.Override(who, name, 1, "a test"))
    for name in FIXED & set(WHO[who].__struct_fields__):
        assert "has no field" in desk.why_not(cmd.Override(who, name, 1, "a test"))


@pytest.mark.parametrize(("who", "name"), SETTABLE)
def test_every_field_has_an_editor_whose_first_value_is_the_present_one(
    desk: MiniaturesDesk, qtbot: QtBot, who: str, name: str
) -> None:
    dialog = opened(desk, qtbot, who, name)
    assert dialog.field.answer() == name
    dialog.reason.setText("a test")
    if settable.old(desk.view, who, name, desk.rules) is NOT_SHOWN:
        assert dialog.was.text() == "not shown"
    else:
        assert dialog.apply.reason == "that is what it is now"
        command = dialog.command()
        assert isinstance(command, cmd.Override)
        before = desk.view
        assert not desk.why_not(command)
        desk.do(command)
        assert desk.view == before
    dialog.reject()


@pytest.mark.clause("D10-RUL-SCOPE")
def test_an_override_by_keys_stands_in_the_journal_with_its_reason(desk: MiniaturesDesk, qtbot: QtBot) -> None:
    dialog = opened(desk, qtbot, "davis")
    assert dialog.field.answer() == "stands"
    assert dialog.was.text() == "8"
    assert isinstance(dialog.value, WholeBox)
    assert dialog.apply.reason == "give a reason"
    QTest.keyClick(dialog.field, Qt.Key.Key_Tab)
    assert dialog.value.hasFocus()
    dialog.value.selectAll()
    QTest.keyClicks(dialog.value, "5")
    QTest.keyClick(dialog.value, Qt.Key.Key_Tab)
    assert dialog.pays.hasFocus()
    assert dialog.pays.answer() == "set_aside"
    QTest.keyClick(dialog.pays, Qt.Key.Key_Down)
    QTest.keyClick(dialog.pays, Qt.Key.Key_Tab)
    assert dialog.reason.hasFocus()
    QTest.keyClicks(dialog.reason, "miscounted")
    QTest.keyClick(dialog.reason, Qt.Key.Key_Return)
    assert desk.log[-1].commands == (cmd.Override("davis", "stands", 5, "miscounted", "lost"),)
    davis = next(one for one in desk.view.units if one.id == "davis")
    assert (davis.stands, davis.lost, davis.set_aside) == (5, 3, 0)
    assert not dialog.isVisible()


def test_flags_and_choices_are_chosen_not_typed(desk: MiniaturesDesk, qtbot: QtBot) -> None:
    dialog = opened(desk, qtbot, "archer", "disordered")
    assert isinstance(dialog.value, ChoiceBox)
    assert dialog.was.text() == "Yes"
    dialog.value.put(False)
    dialog.reason.setText("rallied")
    assert dialog.command() == cmd.Override("archer", "disordered", False, "rallied")
    dialog.field.put("formation")
    assert dialog.was.text() == "Single Line"
    dialog.value.put("march-column")
    assert dialog.command() == cmd.Override("archer", "formation", "march-column", "rallied")


def test_a_leader_is_attached_by_the_name_of_a_unit(desk: MiniaturesDesk, qtbot: QtBot) -> None:
    dialog = opened(desk, qtbot, "heth")
    assert dialog.field.answer() == "attached"
    assert isinstance(dialog.value, PickBox)
    assert [dialog.value.itemText(nth) for nth in range(dialog.value.count())] == [
        "nobody",
        "Davis",
        "Archer",
        "Pegram",
    ]
    dialog.value.put("archer")
    dialog.reason.setText("he rode over")
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert desk.leader("heth").attached == "archer"


def test_the_battle_itself_is_set_too(desk: MiniaturesDesk, qtbot: QtBot) -> None:
    dialog = opened(desk, qtbot, "game", "turn")
    assert dialog.was.text() == "3"
    dialog.value.put(0)
    dialog.reason.setText("late start")
    assert "begin at 1" in dialog.strip.words()
    assert not dialog.apply.isEnabled()
    dialog.value.put(5)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert desk.view.turn == 5


def test_what_does_not_fit_is_refused_while_it_is_typed(desk: MiniaturesDesk, qtbot: QtBot) -> None:
    dialog = opened(desk, qtbot, "hall", "damaged")
    dialog.reason.setText("a test")
    dialog.value.put(9)
    assert "2 gun stands" in dialog.strip.words()
    before = desk.session.head
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert desk.session.head == before


def test_the_old_value_follows_the_game_and_the_unit(desk: MiniaturesDesk, qtbot: QtBot) -> None:
    dialog = opened(desk, qtbot, "davis")
    desk.do(cmd.Override("davis", "stands", 6, "elsewhere"))
    assert dialog.was.text() == "6"
    desk.undo()
    assert dialog.was.text() == "8"
    dialog.reason.setText("kept")
    desk.do(cmd.LeaveTable("davis"))
    assert dialog.target.answer() == "davis"
    assert dialog.reason.text() == "kept"
    dialog.target.setEditText("nobody of that name")
    assert "choose whose value" in dialog.apply.reason


def test_a_closed_dialog_hears_nothing_more(desk: MiniaturesDesk, qtbot: QtBot, qapp: QApplication) -> None:
    dialog = opened(desk, qtbot, "davis")
    dialog.reject()
    dialog.deleteLater()
    qapp.sendPostedEvents()
    qapp.processEvents()
    assert isinstance(desk.do(cmd.Note("after")), Done)


def test_what_is_only_odd_is_told_and_set_with_the_reason_given(desk: MiniaturesDesk, qtbot: QtBot) -> None:
    dialog = opened(desk, qtbot, "davis", "stands")
    dialog.value.put(66)
    assert not dialog.apply.isEnabled(), "no reason is given"
    dialog.reason.put("a new regiment")
    assert "would have been put in by hand" in dialog.strip.words()
    assert (dialog.apply.text(), dialog.apply.isEnabled()) == ("Set all the same", True)
    dialog.accept()
    assert next(one.stands for one in desk.view.units if one.id == "davis") == 66
    assert desk.log[-1].commands[0].because == "a new regiment"


def test_what_no_battle_can_hold_is_not_set_whatever_the_reason(desk: MiniaturesDesk, qtbot: QtBot) -> None:
    dialog = opened(desk, qtbot, "davis", "lost")
    dialog.value.put(66)
    dialog.reason.put("a bad day")
    assert "cannot be gone of" in dialog.strip.words()
    assert not dialog.apply.isEnabled()
