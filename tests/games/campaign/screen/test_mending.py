"""The referee mends a campaign's journal: strikes out, changes an order, puts one before it; a side does not."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from companion.desktop.dialogs.amend_fields import OrderForm
from companion.desktop.dialogs.amend_orders import OrdersForm
from companion.desktop.dialogs.amending import AmendDialog
from companion.desktop.dialogs.confirming import SeatDialog
from companion.desktop.dialogs.palette import Palette
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.screen.window import CampaignWindow
from companion.kernel.messages import STRUCK_OUT
from companion.language.messages import told
from tests.games.campaign.screen.conftest import OpenCampaign, a_battle
from tests.games.campaign.screen.test_questions import settle

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(open_campaign: OpenCampaign) -> CampaignWindow:
    """A campaign with two orders of urgency to the Union's corps, its journal in sight."""
    made = open_campaign(phases=1)
    for corps, urgency in (("union:B", 8), ("union:C", 7)):
        made.desk.do(cmd.SU(corps=corps, urgency=urgency))
    made.run("journal")
    return made


def light(window: CampaignWindow, entry: int) -> None:
    """Light an entry's row of the journal."""
    place = [row.entry for row in window.journal.model.rows()].index(entry)
    window.journal.list.setFocus()
    window.journal.list.setCurrentIndex(window.journal.model.index(place))


def on_the_row(window: CampaignWindow, nth: int, key: Qt.Key) -> Any:
    """Press a key on the nth row of the present line, from the newest; gives the dialog that opens."""
    light(window, [row.entry for row in window.journal.model.rows() if row.current][nth])
    QTest.keyClick(window.journal.list, key)
    return window.evening.dialog


def orders(window: CampaignWindow) -> list[Any]:
    """Give the orders of the present line, the newest two."""
    given = [one for line in window.desk.session.log() if line.current for one in line.commands]
    return given[-2:]


def words(dialog: AmendDialog) -> list[str]:
    return [line for line in dialog.preview.toPlainText().splitlines() if line]


def as_referee(window: CampaignWindow) -> None:
    window.desk.take_referees_seat()
    window.desk.undo()  # his taking the seat: the entries of the test are the newest again


def form_of(dialog: AmendDialog) -> OrderForm:
    (form,) = dialog.findChildren(OrderForm)
    return form


def test_a_side_mends_nothing(window: CampaignWindow) -> None:
    head = window.desk.session.head
    assert on_the_row(window, 0, Qt.Key.Key_M) is None
    assert on_the_row(window, 0, Qt.Key.Key_A) is None
    assert window.desk.session.head == head


def test_ctrl_m_asks_for_the_referees_seat_and_opens_the_entry_that_was_lit(window: CampaignWindow) -> None:
    row = window.journal.model.rows()[1]
    light(window, row.entry)
    QTest.keyClick(window, Qt.Key.Key_M, CONTROL)
    asked = window.evening.dialog
    assert isinstance(asked, SeatDialog)
    asked.apply.click()
    dialog = window.evening.dialog
    assert isinstance(dialog, AmendDialog)
    assert dialog.entry == row.entry
    dialog.reject()


def test_an_order_is_struck_out_in_one_step(window: CampaignWindow) -> None:
    as_referee(window)
    head = window.desk.session.head
    dialog = on_the_row(window, 1, Qt.Key.Key_M)
    assert (dialog.dice, dialog.apply.isEnabled()) == ([], False)  # chances are drawn, and nobody types them
    QTest.keyClick(dialog, Qt.Key.Key_F8)
    assert any(one.startswith("− Struck out") for one in words(dialog))
    QTest.keyClick(dialog.preview, Qt.Key.Key_Return)
    assert orders(window)[-1] == cmd.SU(corps="union:C", urgency=7)
    assert any(line.label.key == STRUCK_OUT.key for line in window.desk.session.log() if line.current)
    assert not any(": 8" in one.head and "struck" not in one.head for one in window.journal.model.rows()[:2])
    window.desk.undo()
    assert window.desk.session.head == head


def test_an_order_is_changed_in_the_form_of_its_fields(window: CampaignWindow) -> None:
    as_referee(window)
    dialog = on_the_row(window, 1, Qt.Key.Key_M)
    QTest.keyClick(dialog, Qt.Key.Key_F2)
    form = form_of(dialog)
    assert [one.label for one in form.fields] == ["Corps", "Urgency", "Let it happen, because"]
    assert (form.editors["corps"].currentText(), form.editors["urgency"].answer()) == ("II Corps", 8)
    assert form.apply.isEnabled(), form.apply.reason
    assert not form.editors["because"].isVisible()
    form.editors["urgency"].put(77)
    assert not form.apply.isEnabled()
    assert "Urgency is from 1 to 9" in form.strip.words()
    form.editors["urgency"].put(9)
    QTest.keyClick(form, Qt.Key.Key_Return)
    assert any(one.startswith("now: ") and "9" in one for one in words(dialog)), words(dialog)
    QTest.keyClick(dialog.preview, Qt.Key.Key_Return)
    assert orders(window) == [cmd.SU(corps="union:B", urgency=9), cmd.SU(corps="union:C", urgency=7)]


def test_the_rules_refuse_in_the_form_as_the_game_was_then(window: CampaignWindow) -> None:
    as_referee(window)
    dialog = on_the_row(window, 0, Qt.Key.Key_M)
    QTest.keyClick(dialog, Qt.Key.Key_F2)
    form = form_of(dialog)
    form.editors["corps"].put("union:Z")
    assert not form.apply.isEnabled()
    assert form.strip.words()
    form.reject()
    dialog.reject()


def test_a_forgotten_order_is_chosen_from_the_list_and_put_before(window: CampaignWindow) -> None:
    as_referee(window)
    head = window.desk.session.head
    dialog = on_the_row(window, 0, Qt.Key.Key_M)
    QTest.keyClick(dialog, Qt.Key.Key_F3)
    (palette,) = dialog.findChildren(Palette)
    QTest.keyClicks(palette.field, "SU:")
    QTest.keyClick(palette.field, Qt.Key.Key_Return)
    form = form_of(dialog)
    assert form.apply.reason == "Corps is missing"
    assert not form.strip.words(), "what is only not filled in yet is no fault"
    QTest.keyClicks(form.editors["corps"].lineEdit(), "V Corps")
    form.editors["corps"].put("union:D")
    form.editors["urgency"].put(6)
    QTest.keyClick(form, Qt.Key.Key_Return)
    assert any(one.startswith("+ Put in") for one in words(dialog)), words(dialog)
    QTest.keyClick(dialog.preview, Qt.Key.Key_Return)
    assert orders(window) == [cmd.SU(corps="union:D", urgency=6), cmd.SU(corps="union:C", urgency=7)]
    window.desk.undo()
    assert window.desk.session.head == head


def test_several_orders_of_one_entry_are_lines_of_one_form(window: CampaignWindow) -> None:
    as_referee(window)
    several = next(line for line in window.desk.session.log() if len(line.commands) > 1)
    light(window, several.entry)
    QTest.keyClick(window.journal.list, Qt.Key.Key_M)
    dialog = window.evening.dialog
    QTest.keyClick(dialog, Qt.Key.Key_F2)
    (form,) = dialog.findChildren(OrdersForm)
    assert form.commands() == several.commands
    first = form.text.toPlainText().splitlines()[1:]
    for wrong, why in (
        ([first[0][:-3]], "Line 1: is not JSON"),
        ([first[0], '{"order": "SU", "corps": "union:B", "urgency": "much"}'], "Line 2: urgency"),
        ([], "No order"),
    ):
        form.text.setPlainText("\n".join(wrong))
        assert not form.apply.isEnabled()
        assert why in form.strip.words(), form.strip.words()
    form.text.setPlainText("\n".join(first))
    QTest.keyClick(form.text, Qt.Key.Key_Return)
    assert dialog.commands == several.commands[1:]
    dialog.reject()


def test_every_order_of_a_game_is_the_same_when_its_form_is_left_as_it_is(window: CampaignWindow) -> None:
    as_referee(window)
    dialog = on_the_row(window, 0, Qt.Key.Key_M)
    session = window.desk.session
    kinds = set[type]()
    written = (
        cmd.MV(corps="union:B", start=(12, 8), path=(1, 2, 2)),
        cmd.RT(corps="union:B", hex=(12, 8)),
        cmd.OF(corps=("union:B", "union:C"), rate="force"),
        cmd.CM(corps="union:B", contact="hasty-attack"),
        cmd.Override("union:B", "fatigue", 2, "counted"),
        cmd.Note(text="a note"),
        cmd.SM(march="rest", because="they were tired"),
    )
    for one in (*written, *(each for line in session.log() for each in line.commands)):
        form = OrderForm(
            dialog, session, type(one), one, offers=window.evening.offers(window.desk.view), before=False, title=""
        )
        assert form.commands() == (one,)
        kinds.add(type(one))
        form.reject()
    assert len(kinds) > len(written)
    dialog.reject()


def test_a_question_that_comes_again_is_answered_there(open_campaign: OpenCampaign, qtbot: QtBot) -> None:
    window = open_campaign(a_battle())
    QTest.keyClicks(window.question, "7")
    settle(window, qtbot)
    QTest.keyClick(window.question.list, Qt.Key.Key_Return)
    settle(window, qtbot)
    window.run("journal")
    as_referee(window)
    urgency = next(line for line in window.desk.log if line.commands == (cmd.Answer(choice="7"),))
    light(window, urgency.entry)
    QTest.keyClick(window.journal.list, Qt.Key.Key_M)
    dialog = window.evening.dialog
    QTest.keyClick(dialog, Qt.Key.Key_F8)
    assert "urgency" in dialog.answer.text()
    assert any(one.startswith("▲") for one in words(dialog)), words(dialog)
    QTest.keyClick(dialog, Qt.Key.Key_F4)
    QTest.keyClicks(dialog.findChildren(Palette)[-1].field, "5")
    QTest.keyClick(dialog.findChildren(Palette)[-1].field, Qt.Key.Key_Return)
    assert not any(one.startswith("▲") for one in words(dialog)), words(dialog)
    QTest.keyClick(dialog.preview, Qt.Key.Key_Return)
    answers = [
        one.choice for line in window.desk.log if line.current for one in line.commands if isinstance(one, cmd.Answer)
    ]
    assert answers[0] == "5"
    assert "," in answers[1]


def test_an_entry_of_the_old_line_is_done_again_as_the_newest(window: CampaignWindow) -> None:
    as_referee(window)
    window.desk.undo()
    dropped = next(row for row in window.journal.model.rows() if not row.current and ": 7" in row.head)
    light(window, dropped.entry)
    QTest.keyClick(window.journal.list, Qt.Key.Key_A)
    assert orders(window)[-1] == cmd.SU(corps="union:C", urgency=7)
    assert window.desk.session.head > dropped.entry
    assert ": 7" in told(next(line.label for line in window.desk.log if line.entry == window.desk.session.head))


def test_the_dialog_goes_with_the_referees_seat(window: CampaignWindow) -> None:
    as_referee(window)
    dialog = on_the_row(window, 0, Qt.Key.Key_M)
    assert dialog.isVisible()
    window.desk.leave_referees_seat()
    assert not dialog.isVisible()
    assert window.evening.dialog is None


def test_the_start_is_not_mended_and_no_seat_is_asked_for_it(window: CampaignWindow) -> None:
    head = window.desk.session.head
    light(window, min(row.entry for row in window.journal.model.rows()))
    QTest.keyClick(window, Qt.Key.Key_M, CONTROL)
    assert window.evening.dialog is None
    assert window.desk.session.head == head


def test_before_anything_is_done_no_seat_is_asked_for(open_campaign: OpenCampaign) -> None:
    window = open_campaign()
    QTest.keyClick(window, Qt.Key.Key_M, CONTROL)
    assert window.evening.dialog is None


def test_the_button_that_enter_presses_has_the_keys_where_the_seat_is_taken(window: CampaignWindow) -> None:
    window.run("referee")
    asked = window.evening.dialog
    assert isinstance(asked, SeatDialog)
    assert asked.focusWidget() is asked.apply
    asked.reject()
