"""The form of every command, by keys: what it makes, why it may not be done, how far a move can go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from companion.desktop.widgets.form_fields import CheckList, PickBox
from companion.desktop.widgets.look import Look
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.state import Objective
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.form import CommandForm
from companion.games.miniatures.words.forms import spread
from companion.kernel.record import Done
from companion.language.messages import told as in_words
from tests.desktop.conftest import a_line, a_session
from tests.games.miniatures.building import a_battle, a_brigade, in_contact
from tests.games.miniatures.ordering import ORDERS, name

Open = Callable[..., CommandForm]


@pytest.fixture
def desk(qapp: QApplication) -> MiniaturesDesk:
    """Give Davis the Confederate turn, his brigade ready to move."""
    made = MiniaturesDesk(a_session(a_line("move", objectives={"ridge": Objective("ridge", "The Ridge", 3)})))
    made.do(cmd.Maneuver("davis"), faces=(9,))
    return made


@pytest.fixture
def look(qapp: QApplication) -> Look:
    return Look()


@pytest.fixture
def show(desk: MiniaturesDesk, look: Look, qtbot: QtBot) -> Open:
    def go(command: Any, preset: dict[str, Any] | None = None, of: MiniaturesDesk | None = None) -> CommandForm:
        form = CommandForm(of or desk, look, command, preset)
        form.show()
        form.activateWindow()
        qtbot.waitUntil(form.isActiveWindow)
        return form

    return go


def press(widget: Any, *keys: Any) -> None:
    for key in keys:
        QTest.keyClicks(widget, key) if isinstance(key, str) else QTest.keyClick(widget, key)


# ---- every command


@pytest.mark.parametrize("order", ORDERS, ids=name)
def test_a_filled_form_gives_the_command_of_a_hand_and_its_refusals(
    order: cmd.AnyCommand, desk: MiniaturesDesk, show: Open
) -> None:
    form = show(type(order), spread(order))
    assert form.command() == order
    assert form.apply.reason == desk.why_not(order)
    assert form.strip.words().casefold() == desk.why_not(order).casefold()


@pytest.mark.parametrize("kind", get_args(cmd.AnyCommand), ids=lambda kind: str(kind.__struct_config__.tag))
def test_every_form_opens_empty_and_says_what_is_missing(kind: Any, desk: MiniaturesDesk, show: Open) -> None:
    form = show(kind)
    found = form.command()
    assert form.apply.reason == (found if isinstance(found, str) else desk.why_not(found))
    assert not (isinstance(found, str) and form.strip.words())
    if isinstance(found, str):
        press(form, Qt.Key.Key_Return)
        assert form.strip.words() == found
    assert all(part.accessibleName() for part in form.editors.values())
    press(form, Qt.Key.Key_Escape)


@pytest.mark.parametrize("order", [one for one in ORDERS if not isinstance(one, cmd.RollAgain | cmd.Answer)], ids=name)
def test_applying_a_form_is_doing_the_command(order: cmd.AnyCommand, desk: MiniaturesDesk, show: Open) -> None:
    twin = MiniaturesDesk(a_session(a_line("move", objectives={"ridge": Objective("ridge", "The Ridge", 3)})))
    twin.do(cmd.Maneuver("davis"), faces=(9,))
    form = show(type(order), spread(order))
    press(form, Qt.Key.Key_Return)
    done = twin.do(order)
    assert (form.result() == CommandForm.DialogCode.Accepted) is isinstance(done, Done)
    assert desk.view == twin.view
    assert [line.commands for line in desk.log] == [line.commands for line in twin.log]


# ---- by keys


def test_a_move_is_typed_and_applied_by_keys_alone(desk: MiniaturesDesk, show: Open) -> None:
    form = show("move", {"unit": "davis"})
    assert form.focusWidget() is form.editors["inches"]
    press(form.editors["inches"], "4.5", Qt.Key.Key_Return)
    assert desk.log[-1].commands == (cmd.Move("davis", 4.5),)
    assert form.result() == CommandForm.DialogCode.Accepted


def test_escape_closes_and_nothing_has_happened(desk: MiniaturesDesk, show: Open) -> None:
    before = desk.session.head
    form = show("end-battle")
    press(form.editors["reason"], "dark", Qt.Key.Key_Escape)
    assert form.isHidden()
    assert desk.session.head == before


def test_a_unit_is_named_by_a_part_of_its_name(desk: MiniaturesDesk, show: Open) -> None:
    form = show("move")
    pick: PickBox = form.editors["unit"]
    press(pick.lineEdit(), "avi")
    assert pick.answer() == "davis"
    popup: Any = pick.completer()
    popup.popup().hide()
    form.editors["inches"].setFocus()
    assert pick.currentText() == "Davis"


def test_who_is_not_offered_is_told_not_taken_for_another(desk: MiniaturesDesk, show: Open) -> None:
    form = show("move", {"unit": "cutler", "inches": 2.0})
    assert form.command() == cmd.Move("cutler", 2.0)
    assert "not of the confederate side" in form.apply.reason
    unit: PickBox = form.editors["unit"]
    press(unit.lineEdit(), "x")
    assert "there is no unit" in form.apply.reason


def test_the_selected_unit_is_the_one_meant(desk: MiniaturesDesk, show: Open) -> None:
    desk.select("archer")
    assert show("move").command() == cmd.Move("archer", 0.0)


def test_a_list_is_ticked_by_space(desk: MiniaturesDesk, show: Open) -> None:
    form = show("maneuver", {"unit": "archer"})
    ticks: CheckList = form.editors["in_radius"]
    assert form.focusWidget() is ticks
    assert ticks.currentRow() == 0
    press(ticks, Qt.Key.Key_Space)
    assert form.command() == cmd.Maneuver("archer", in_radius=("heth",))
    press(ticks, Qt.Key.Key_Space)
    assert form.command() == cmd.Maneuver("archer")


def test_a_flag_is_turned_by_space(desk: MiniaturesDesk, show: Open) -> None:
    form = show("mark-seen", {"unit": "hall"})
    press(form.editors["seen"], Qt.Key.Key_Space)
    assert form.command() == cmd.MarkSeen("hall", seen=False)


def test_firing_units_are_added_and_taken_away_by_keys(desk: MiniaturesDesk, show: Open) -> None:
    form = show("fire", {"target": "davis"})
    rows: Any = form.editors["firers"]
    unit = rows.rows[0]["unit"]
    assert unit.hasFocus()
    press(unit.lineEdit(), "cutler")
    rows.rows[0]["range"].setValue(3.5)
    press(rows.rows[0]["range"], Qt.Key.Key_Tab)
    QTest.keyClick(rows.rows[0]["range"], Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(form.command(), str)
    rows.rows[1]["unit"].put("hall")
    firers = (cmd.FiringUnit("cutler", (cmd.FiringGroup(3.5),)), cmd.FiringUnit("hall", (cmd.FiringGroup(0.0),)))
    assert form.command() == cmd.Fire("davis", firers)
    press(rows.fewer, Qt.Key.Key_Space)
    assert form.command() == cmd.Fire("davis", firers[:1])
    assert not rows.fewer.isEnabled()


def test_readings_are_those_of_the_chosen_ruling(desk: MiniaturesDesk, show: Open) -> None:
    form = show("set-option")
    option = desk.rules.options.option[0]
    form.editors["option"].put(option.id)
    box = form.editors["value"]
    assert [box.itemText(nth) for nth in range(box.count())] == [one.label for one in option.choices]


# ---- the movement calculator


@pytest.mark.clause("D10-MOVE-RATE-INF")
def test_how_far_it_can_go_is_shown_with_its_working(desk: MiniaturesDesk, show: Open) -> None:
    form = show("move", {"unit": "davis"})
    promise = desk.session.odds(cmd.Move("davis", 0.0))
    assert form.reach.inches == promise.inches > 0
    assert all(in_words(one.label) in form.reach.words() for one in promise.explain)
    form.editors["rough_inches"].setValue(4)
    rough = desk.session.odds(cmd.Move("davis", 0.0, rough_inches=4.0)).inches
    assert form.reach.inches == rough < promise.inches
    press(form.editors["whole_move_on_road"], Qt.Key.Key_Space)
    assert (
        form.reach.inches == desk.session.odds(cmd.Move("davis", 0.0, whole_move_on_road=True, rough_inches=4.0)).inches
    )


def test_too_far_is_told_by_how_much_and_one_key_goes_as_far_as_it_can(desk: MiniaturesDesk, show: Open) -> None:
    form = show("move", {"unit": "davis", "inches": 99.0})
    assert form.reach.inches is not None
    assert f"{99 - form.reach.inches:g} ″ too far" in form.reach.words()
    assert not form.apply.isEnabled()
    press(form, Qt.Key.Key_F9)
    assert form.editors["inches"].value() == form.reach.inches
    assert form.apply.isEnabled()
    assert "too far" not in form.reach.words()


def test_nobody_in_particular_reaches_nothing(desk: MiniaturesDesk, show: Open) -> None:
    form = show("move")
    assert form.reach.inches is None
    assert not form.farthest.isEnabled()


# ---- while things change


def test_a_unit_that_vanishes_is_told_and_comes_back_with_undo(desk: MiniaturesDesk, show: Open) -> None:
    form = show("move", {"unit": "davis", "inches": 2.0})
    desk.do(cmd.LeaveTable("davis"))
    assert "not on the table" in form.strip.words()
    assert form.command() == cmd.Move("davis", 2.0)
    desk.undo()
    assert not form.strip.words()
    assert form.apply.isEnabled()


def test_what_is_half_typed_survives_a_change(desk: MiniaturesDesk, show: Open) -> None:
    form = show("note", {"unit": "cutler"})
    press(form.editors["text"], "he stands")
    desk.do(cmd.LeaveTable("hall"))
    assert form.command() == cmd.Note("he stands", "cutler")


def test_a_die_that_is_wanted_closes_the_form(show: Open, qapp: QApplication) -> None:
    desk = MiniaturesDesk(a_session(a_line("move")))
    desk.do(cmd.SetDice("confederate", "entered"))
    form = show("maneuver", {"unit": "archer"}, of=desk)
    press(form, Qt.Key.Key_Return)
    assert desk.waiting is not None
    assert form.result() == CommandForm.DialogCode.Accepted
    assert isinstance(desk.enter(5), Done)


def test_a_refusal_keeps_the_form_open(desk: MiniaturesDesk, show: Open) -> None:
    form = show("detach", {"leader": "heth"})
    before = desk.session.head
    press(form, Qt.Key.Key_Return)
    assert form.isVisible()
    assert desk.session.head == before
    assert (
        form.strip.words()
        == "That belongs to step 1 of the maneuver phase; this is step 2 of maneuver; Heth is not attached"
    )


def test_a_closed_form_hears_nothing_more(desk: MiniaturesDesk, show: Open, qapp: QApplication) -> None:
    form = show("note")
    form.reject()
    form.deleteLater()
    qapp.sendPostedEvents()
    qapp.processEvents()
    assert isinstance(desk.do(cmd.Note("after")), Done)


def test_the_same_supporters_stay_unless_told_otherwise(show: Open, qapp: QApplication) -> None:
    desk = MiniaturesDesk(
        a_session(a_battle(in_contact(a_brigade("a"), "b"), a_brigade("b", "confederate"), step="charge"))
    )
    form = show("roll-again", of=desk)
    assert form.command() == cmd.RollAgain()
    ticks = form.editors["supported"]
    ticks.setCurrentRow(0)
    press(ticks, Qt.Key.Key_Space)
    assert form.command() == cmd.RollAgain(supported=("a",))
    press(ticks, Qt.Key.Key_Space)
    assert form.command() == cmd.RollAgain(supported=())


def test_a_word_that_is_nobodys_name_is_answered_with_names_of_the_enemy_alone(show: Open) -> None:
    form = show("move", {"unit": "davis", "charges": "meredit"})
    assert form.command() == "no enemy is called “meredit”; did you mean Meredith?"
    assert form.apply.reason == form.command()
    assert not isinstance(show("move", {"unit": "davis", "charges": "archer"}).command(), str)
    assert show("move", {"unit": "davis", "charges": "xyzzy"}).command() == "no enemy is called “xyzzy”"


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("percent", [75, 100, 200])
def test_a_form_fits_its_words_at_every_scale(desk: MiniaturesDesk, qtbot: QtBot, dark: bool, percent: int) -> None:
    form = CommandForm(desk, Look(dark=dark, percent=percent), "move", {"unit": "davis"})
    form.show()
    for part in form.editors.values():
        assert part.width() >= part.minimumSizeHint().width()
    assert form.apply.y() + form.apply.height() <= form.height()
    form.reject()
