"""An entry is opened as the form in which it was made, at its own time, and an act that was forgotten put before it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from companion.desktop.dialogs.amending import AmendDialog
from companion.desktop.dialogs.palette import Palette
from companion.desktop.widgets.look import Look
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.mending import ActForm, Forms, ask_act
from companion.language.messages import told
from tests.desktop.conftest import the_ridge_played


@pytest.fixture
def desk(qapp: QApplication) -> Iterator[MiniaturesDesk]:
    made = MiniaturesDesk(the_ridge_played(lambda view: view.turn == 3))
    yield made
    made.close()


def opened(desk: MiniaturesDesk, qtbot: QtBot, label: str) -> AmendDialog:
    lines = [line for line in desk.session.log() if line.current and told(line.label) == label]
    dialog = AmendDialog(desk, Look(), lines[0].entry, ask=ask_act)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def form_of(dialog: AmendDialog) -> ActForm:
    (form,) = dialog.findChildren(ActForm)
    return form


def words(dialog: AmendDialog) -> list[str]:
    return [line for line in dialog.preview.toPlainText().splitlines() if line]


def test_a_volley_is_opened_as_its_form_with_cover_range_and_target_and_keeps_its_die(
    desk: MiniaturesDesk, qtbot: QtBot
) -> None:
    dialog = opened(desk, qtbot, "Fire Gamble, Calef (A, 2nd US) at Archer")
    head = desk.session.head
    QTest.keyClick(dialog, Qt.Key.Key_F2)
    form = form_of(dialog)
    (fire,) = next(line for line in desk.session.log() if line.entry == dialog.entry).commands
    assert form.command() == fire
    assert form.apply.isEnabled(), form.apply.reason  # judged as the game was then
    form.editors["cover"].put("works")
    QTest.keyClick(form, Qt.Key.Key_Return)
    assert any(one.startswith("now: ") and "die 8, entered" in one for one in words(dialog))
    assert desk.session.head == head
    QTest.keyClick(dialog.preview, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert [roll.face for line in desk.session.log() if "amends" in told(line.label) for roll in line.dice] == [8]


def test_a_move_that_has_no_die_is_opened_too(desk: MiniaturesDesk, qtbot: QtBot) -> None:
    dialog = opened(desk, qtbot, "Move Devin 4 in oblique")
    assert (dialog.dice, dialog.apply.isEnabled()) == ([], False)
    QTest.keyClick(dialog, Qt.Key.Key_F2)
    form = form_of(dialog)
    assert (form.editors["unit"].answer(), form.editors["inches"].answer()) == ("devin", 4.0)
    form.editors["inches"].put(3.0)
    QTest.keyClick(form, Qt.Key.Key_Return)
    assert dialog.apply.isEnabled()
    assert any("3 in" in one for one in words(dialog) if one.startswith("now: "))


def test_a_forgotten_act_is_chosen_filled_in_and_put_before(desk: MiniaturesDesk, qtbot: QtBot) -> None:
    dialog = opened(desk, qtbot, "Move Devin 4 in oblique")
    QTest.keyClick(dialog, Qt.Key.Key_F3)
    (palette,) = dialog.findChildren(Palette)
    QTest.keyClicks(palette.field, "note")
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    form = form_of(dialog)
    form.editors["text"].put("we forgot")
    QTest.keyClick(form, Qt.Key.Key_Return)
    assert "+ Put in: Note: we forgot" in words(dialog)
    old = desk.session.head
    QTest.keyClick(dialog.preview, Qt.Key.Key_Return)
    assert any("we forgot (put before" in told(line.label) for line in desk.session.log() if line.current)
    desk.undo()
    assert desk.session.head == old


def test_an_act_that_the_rules_refuse_is_put_in_by_the_referees_word(desk: MiniaturesDesk, qtbot: QtBot) -> None:
    dialog = opened(desk, qtbot, "Move Devin 4 in oblique")
    forms = Forms(dialog)
    forms.precede("attach")
    form = form_of(dialog)
    form.editors["leader"].put("buford")
    form.editors["unit"].put("devin")
    form.check()
    assert form.editors["because"].isVisible()
    assert not form.apply.isEnabled()
    form.editors["because"].put("he rode with them")
    form.check()
    assert form.apply.isEnabled(), form.apply.reason
    QTest.keyClick(form, Qt.Key.Key_Return)
    QTest.keyClick(dialog.preview, Qt.Key.Key_Return)
    passed = [
        one for line in desk.session.log() if line.current for one in line.events if isinstance(one, ev.LetHappen)
    ]
    assert [one.because for one in passed] == ["he rode with them"]
