"""Dice modes and objectives as grids; a note and the end of a battle as forms."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from companion.desktop.widgets.look import Look
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.state import SIDES, Objective
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.form import CommandForm
from companion.games.miniatures.screen.grids import DiceDialog, ObjectivesDialog
from companion.games.miniatures.words import modes
from companion.kernel.record import Done
from tests.desktop.conftest import a_line, a_session


@pytest.fixture
def desk(qapp: QApplication) -> MiniaturesDesk:
    ridge, mill = Objective("ridge", "The Ridge", 3), Objective("mill", "The Mill", 1, "union")
    return MiniaturesDesk(a_session(a_line("move", objectives={"ridge": ridge, "mill": mill})))


def shown(dialog: Any) -> Any:
    dialog.show()
    return dialog


def test_dice_start_as_they_are(desk: MiniaturesDesk) -> None:
    desk.do(cmd.SetDice("union", "entered"))
    desk.do(cmd.SetDice("union", "rolled", "fire"))
    dialog = shown(DiceDialog(desk, Look()))
    assert dialog.wanted() == modes.dice(desk.view)
    assert dialog.boxes["union", "fire"].answer() == "rolled"
    assert dialog.boxes["union", "charge"].answer() == "entered"
    assert dialog.boxes["confederate", "all"].answer() == "rolled"
    assert dialog.apply.reason == "nothing is changed"


def test_all_dice_of_a_side_are_one_command(desk: MiniaturesDesk) -> None:
    dialog = shown(DiceDialog(desk, Look()))
    assert dialog.focusWidget() is dialog.boxes["union", "all"]
    QTest.keyClick(dialog.boxes["union", "all"], Qt.Key.Key_Down)
    QTest.keyClick(dialog.boxes["union", "all"], Qt.Key.Key_Return)
    assert desk.log[-1].commands == (cmd.SetDice("union", "entered"),)
    assert not dialog.isVisible()


def test_kinds_that_were_set_alone_follow_all_dice(desk: MiniaturesDesk) -> None:
    desk.do(cmd.SetDice("union", "rolled", "fire"))
    dialog = shown(DiceDialog(desk, Look()))
    dialog.boxes["union", "all"].put("entered")
    dialog.boxes["union", "draw"].put("rolled")
    dialog.boxes["confederate", "charge"].put("entered")
    wanted, before = dialog.wanted(), desk.session.head
    dialog.accept()
    assert modes.dice(desk.view) == wanted
    assert desk.session.head == before + 1
    assert {kind for side, kind in wanted if side == SIDES[0] and wanted[side, kind] == "rolled"} == {"draw"}


def test_objectives_are_taken_in_one_entry(desk: MiniaturesDesk) -> None:
    before = desk.view
    dialog = shown(ObjectivesDialog(desk, Look()))
    dialog.boxes["ridge", ""].put("confederate")
    dialog.boxes["mill", ""].put("")
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert desk.log[-1].commands == (cmd.TakeObjective("ridge", "confederate"), cmd.TakeObjective("mill"))
    desk.undo()
    assert desk.view == before


def test_what_is_touched_stays_and_the_rest_follows_the_game(desk: MiniaturesDesk) -> None:
    dialog = shown(ObjectivesDialog(desk, Look()))
    dialog.boxes["ridge", ""].put("confederate")
    desk.do(cmd.TakeObjective("ridge", "union"), cmd.TakeObjective("mill", "confederate"))
    assert dialog.wanted() == {("ridge", ""): "confederate", ("mill", ""): "confederate"}
    assert dialog.commands() == [cmd.TakeObjective("ridge", "confederate")]
    desk.undo()
    assert dialog.boxes["mill", ""].answer() == "union"


def test_a_battle_without_objectives_says_so(qapp: QApplication) -> None:
    dialog = shown(ObjectivesDialog(MiniaturesDesk(a_session(a_line("move"))), Look()))
    assert dialog.apply.reason == "nothing is changed"
    assert not dialog.boxes
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


@pytest.mark.parametrize("kind", [DiceDialog, ObjectivesDialog])
def test_a_closed_grid_hears_nothing_more(desk: MiniaturesDesk, qapp: QApplication, kind: Any) -> None:
    dialog = shown(kind(desk, Look()))
    dialog.reject()
    dialog.deleteLater()
    qapp.sendPostedEvents()
    qapp.processEvents()
    assert isinstance(desk.do(cmd.Note("after")), Done)


def test_a_note_is_about_the_selected_unit_and_written_by_enter(desk: MiniaturesDesk) -> None:
    form = shown(CommandForm(desk, Look(), cmd.Note, {"unit": "davis"}))
    QTest.keyClicks(form.editors["text"], "it stands")
    QTest.keyClick(form.editors["text"], Qt.Key.Key_Return)
    assert desk.log[-1].commands == (cmd.Note("it stands", "davis"),)
    assert desk.unit("davis").note == "it stands"


def test_the_battle_is_ended_with_a_reason_and_taken_up_again(desk: MiniaturesDesk) -> None:
    form = shown(CommandForm(desk, Look(), cmd.EndBattle))
    assert form.apply.reason == "Reason is missing"
    QTest.keyClicks(form.editors["reason"], "dark")
    QTest.keyClick(form.editors["reason"], Qt.Key.Key_Return)
    assert desk.view.over
    again = shown(CommandForm(desk, Look(), cmd.EndBattle, {"reason": "not yet", "over": False}))
    QTest.keyClick(again, Qt.Key.Key_Return)
    assert not desk.view.over
