"""An entry is opened as the form in which it was made, at its own time, and an act that was forgotten put before it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from companion.desktop.dialogs.amend_acts import ActsDialog
from companion.desktop.dialogs.amending import AmendDialog
from companion.desktop.dialogs.house_rules import HouseRules
from companion.desktop.dialogs.override import OverrideDialog
from companion.desktop.dialogs.palette import Palette
from companion.desktop.widgets.look import Look
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.screen.counting import CountDialog
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.form import CommandForm
from companion.games.miniatures.screen.grids import DiceDialog
from companion.games.miniatures.screen.mending import WAYS, Forms
from companion.kernel.record import Done
from companion.language.messages import told
from tests.desktop.conftest import a_line, a_session, the_ridge_played
from tests.games.miniatures.building import a_melee, a_worn, charge

T = TypeVar("T", bound=QWidget)


@pytest.fixture
def desk(qapp: QApplication) -> Iterator[MiniaturesDesk]:
    made = MiniaturesDesk(the_ridge_played(lambda view: view.turn == 3))
    yield made
    made.close()


def opened(desk: MiniaturesDesk, qtbot: QtBot, label: str) -> AmendDialog:
    lines = [line for line in desk.session.log() if line.current and told(line.label) == label]
    dialog = AmendDialog(desk, Look(), lines[0].entry, ways=WAYS)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def mending(desk: MiniaturesDesk, qtbot: QtBot, entry: int = 0) -> AmendDialog:
    """Open an entry, the newest by default."""
    dialog = AmendDialog(desk, Look(), entry or desk.session.head, ways=WAYS)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def inside(dialog: AmendDialog, kind: type[T]) -> T:
    """Give the newest dialog of a kind that was opened from this one."""
    return dialog.findChildren(kind)[-1]


def take(dialog: AmendDialog, text: str, key: Qt.Key) -> None:
    """Open a list by its key, and take what a word finds in it."""
    QTest.keyClick(dialog, key)
    palette = inside(dialog, Palette)
    QTest.keyClicks(palette.field, text)
    QTest.keyClick(palette.field, Qt.Key.Key_Return)


def labels(desk: MiniaturesDesk) -> list[str]:
    return [told(line.label) for line in desk.session.log() if line.current]


def form_of(dialog: AmendDialog) -> CommandForm:
    (form,) = dialog.findChildren(CommandForm)
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


# ---- an entry of several acts


@pytest.fixture
def several(qapp: QApplication) -> Iterator[MiniaturesDesk]:
    """A battle in which one entry moved two brigades, and another came after it."""
    made = MiniaturesDesk(a_session(a_line("move")))
    done = made.do(cmd.Note("first", "davis"), cmd.Note("between"), cmd.Note("third", "archer"))
    assert isinstance(done, Done), done
    made.do(cmd.Note("later"))
    yield made
    made.close()


def test_of_several_acts_one_is_changed_and_the_others_stay(several: MiniaturesDesk, qtbot: QtBot) -> None:
    dialog = mending(several, qtbot, several.session.head - 1)
    acts: tuple[Any, ...] = dialog.commands
    QTest.keyClick(dialog, Qt.Key.Key_F2)
    those = inside(dialog, ActsDialog)
    assert [those.list.item(nth).text() for nth in range(those.list.count())][1] == "2. Note: between"
    QTest.keyClick(those.list, Qt.Key.Key_Down)
    QTest.keyClick(those.list, Qt.Key.Key_Return)
    form = form_of(dialog)
    form.editors["text"].put("otherwise")
    QTest.keyClick(form, Qt.Key.Key_Return)
    assert dialog.commands == (acts[0], cmd.Note("otherwise"), acts[2])
    QTest.keyClick(dialog, Qt.Key.Key_F2)  # what was changed is what is opened again
    QTest.keyClick(inside(dialog, ActsDialog).list, Qt.Key.Key_Delete)
    assert [*dialog.commands] == [cmd.Note("otherwise"), acts[2]]
    QTest.keyClick(dialog.preview, Qt.Key.Key_Return)
    assert "Note: otherwise" in labels(several)[-2]
    assert labels(several)[-1] == "Note: later"
    several.undo()
    assert labels(several)[-2].count("between") == 1


def test_each_of_several_acts_is_judged_as_the_game_was_before_it(several: MiniaturesDesk, qtbot: QtBot) -> None:
    done = several.do(cmd.Override("davis", "stands", 3, "counted"), cmd.Override("davis", "stands", 2, "again"))
    assert isinstance(done, Done), done
    dialog = mending(several, qtbot)
    QTest.keyClick(dialog, Qt.Key.Key_F2)
    those = inside(dialog, ActsDialog)
    QTest.keyClick(those.list, Qt.Key.Key_Down)
    QTest.keyClick(those.list, Qt.Key.Key_Return)
    override = inside(dialog, OverrideDialog)
    assert override.was.text() == "3"
    override.reject()


# ---- commands that have a dialog of their own


def test_a_forgotten_override_is_given_in_its_own_dialog_and_opened_in_it_again(
    several: MiniaturesDesk, qtbot: QtBot
) -> None:
    dialog = mending(several, qtbot)
    take(dialog, "override", Qt.Key.Key_F3)
    override = inside(dialog, OverrideDialog)
    override.target.put("davis")
    override.field.put("stands")
    override.value.put(5)
    override.reason.put("three entries ago")
    QTest.keyClick(override, Qt.Key.Key_Return)
    assert not override.isVisible()
    QTest.keyClick(dialog.preview, Qt.Key.Key_Return)
    assert several.unit("davis").stands == 5
    assert labels(several)[-1] == "Note: later"
    again = mending(several, qtbot, several.session.head - 1)
    QTest.keyClick(again, Qt.Key.Key_F2)
    override = inside(again, OverrideDialog)
    filled = (override.target.answer(), override.field.answer(), override.value.answer(), override.reason.answer())
    assert filled == ("davis", "stands", 5, "three entries ago")
    override.value.put(4)
    QTest.keyClick(override, Qt.Key.Key_Return)
    QTest.keyClick(again.preview, Qt.Key.Key_Return)
    assert several.unit("davis").stands == 4


def test_a_count_is_opened_as_the_grid_with_what_was_counted(several: MiniaturesDesk, qtbot: QtBot) -> None:
    several.do(cmd.CountTable({"davis": {"stands": 6}, "archer": {"disordered": False}}, "recount"))
    dialog = mending(several, qtbot)
    QTest.keyClick(dialog, Qt.Key.Key_F2)
    count = inside(dialog, CountDialog)
    assert count.model.changes == {("davis", "stands"): 6, ("archer", "disordered"): False}
    count.model.count("davis", "stands", 7)
    QTest.keyClick(count, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(dialog.preview, Qt.Key.Key_Return)
    assert several.unit("davis").stands == 7
    assert not several.unit("archer").disordered


def test_dice_and_rulings_are_opened_as_their_grids_with_all_that_was_set(
    several: MiniaturesDesk, qtbot: QtBot
) -> None:
    several.do(cmd.SetDice("union", "entered", "fire"), cmd.SetDice("confederate", "entered", "all"))
    dialog = mending(several, qtbot)
    QTest.keyClick(dialog, Qt.Key.Key_F2)
    dice = inside(dialog, DiceDialog)
    assert dice.wanted()["union", "fire"] == "entered"
    assert dice.wanted()["confederate", "charge"] == "entered"
    dice.choose(("union", "fire"), "rolled")
    QTest.keyClick(dice, Qt.Key.Key_Return)
    assert dialog.commands == (cmd.SetDice("confederate", "entered", "all"),)
    dialog.reject()
    option = several.rules.options.option[0]
    several.do(cmd.SetOption(option=option.id, value=option.choices[1].value, reason="as ever"))
    dialog = mending(several, qtbot)
    QTest.keyClick(dialog, Qt.Key.Key_F2)
    house = inside(dialog, HouseRules)
    assert house.boxes[option.id].currentData() == option.choices[1].value
    assert house.reason.text() == "as ever"
    house.reason.setText("otherwise")
    house.accept()
    assert not house.isVisible()
    assert dialog.commands[0].reason == "otherwise"


# ---- what an entry asks


def test_a_question_that_only_the_change_brings_is_answered_there(qapp: QApplication, qtbot: QtBot) -> None:
    desk = MiniaturesDesk(a_session(a_melee(a_worn("cutler", "confederate"))))
    assert isinstance(desk.do(charge("iron", "cutler"), faces=(3, 4)), Done)
    assert isinstance(desk.do(cmd.NextStep()), Done)
    desk.do(cmd.Note("later"))
    head = desk.session.head
    dialog = mending(desk, qtbot, 2)
    QTest.keyClick(dialog.dice[0].face, Qt.Key.Key_9)
    assert dialog.answer.isVisible()
    assert "Iron" in dialog.answer.text()
    assert any(one.startswith("? Before entry 3 is asked now") for one in words(dialog)), words(dialog)
    assert any(one.startswith("▲ Entry 3") for one in words(dialog))
    take(dialog, "carry", Qt.Key.Key_F4)
    assert not dialog.answer.isVisible()
    assert not any(one.startswith("▲") for one in words(dialog)), words(dialog)
    assert dialog.apply.text() == "Mend"
    QTest.keyClick(dialog.preview, Qt.Key.Key_Return)
    assert [line.split(" (")[0] for line in labels(desk)[-3:]][1:] == [
        "End of charge step 1, Union turn 3",
        "Note: later",
    ]
    assert not desk.view.waiting
    desk.undo()
    assert desk.session.head == head
    desk.close()


def test_an_answer_goes_with_the_face_that_brought_its_question(qapp: QApplication, qtbot: QtBot) -> None:
    desk = MiniaturesDesk(a_session(a_melee(a_worn("cutler", "confederate"))))
    desk.do(charge("iron", "cutler"), faces=(3, 4))
    desk.do(cmd.NextStep())
    dialog = mending(desk, qtbot, 2)
    QTest.keyClick(dialog.dice[0].face, Qt.Key.Key_9)
    take(dialog, "carry", Qt.Key.Key_F4)
    QTest.keyClick(dialog.dice[0].face, Qt.Key.Key_2)
    assert not dialog.strip.words(), "there is no question any more, and its answer is no fault"
    assert dialog.apply.isEnabled()
    desk.close()


def test_a_steps_end_says_what_can_be_done(qapp: QApplication, qtbot: QtBot) -> None:
    desk = MiniaturesDesk(a_session(a_melee(a_worn("cutler", "confederate"))))
    desk.do(charge("iron", "cutler"), faces=(3, 4))
    assert isinstance(desk.do(cmd.NextStep()), Done)
    dialog = mending(desk, qtbot)
    assert (dialog.change.isEnabled(), dialog.change.reason) == (False, "nothing is filled in when a step ends")
    assert any("F3 puts a forgotten act before it" in one for one in words(dialog))
    QTest.keyClick(dialog, Qt.Key.Key_F8)
    assert any(one.startswith("− Struck out") for one in words(dialog))
    desk.close()
