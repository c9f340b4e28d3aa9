"""The journal of a campaign in its window: what a side reads of it, takes back, goes to and has explained."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from companion.games.campaign.rules import commands as cmd
from companion.language.messages import kept
from companion.language.messages import told as in_words
from tests.games.campaign.screen.conftest import OpenCampaign, dialog, heads, take_the_seat
from tests.games.campaign.screen.test_secrecy import a_session


def test_f4_shows_the_journal_and_from_there_puts_it_away(open_campaign: OpenCampaign) -> None:
    window = open_campaign(phases=1)
    assert not window.journal.isVisible()
    QTest.keyClick(window, Qt.Key.Key_F4)
    assert window.journal.isVisible()
    assert window.journal.list.hasFocus()
    QTest.keyClick(window.journal.list, Qt.Key.Key_F4)
    assert not window.journal.isVisible()
    assert window.army.list.hasFocus()


@pytest.mark.clause("RTG-1.0b")
def test_a_side_reads_its_own_entries_and_of_the_enemys_no_more_than_the_phase(open_campaign: OpenCampaign) -> None:
    window = open_campaign(scenario="gettysburg-campaign", phases=3)
    window.desk.do(cmd.SU(corps="union:B", urgency=8))
    assert ": 8" in heads(window)[0]
    others = [row for row in window.journal.model.rows() if row.side == "confederate"]
    assert {row.head.partition(": ")[2] for row in others} == {"Confederate Player Phase"}
    assert not [line for row in others for line in row.lines]
    window.desk.take_referees_seat()
    referees = [row for row in window.journal.model.rows() if row.side == "confederate"]
    assert [line for row in referees for line in row.lines]
    window.desk.leave_referees_seat()
    assert [row for row in window.journal.model.rows() if row.side == "confederate"] == others


def test_a_side_takes_back_its_own_entries_of_the_phase_from_their_line_and_no_others(
    open_campaign: OpenCampaign,
) -> None:
    window = open_campaign(phases=1)
    for urgency in (6, 7, 8):
        window.desk.do(cmd.SU(corps="union:B", urgency=urgency))
    window.run("journal")
    start = window.desk.session.head
    rows = window.journal.model.rows()
    window.journal.list.setCurrentIndex(window.journal.model.index(1))
    QTest.keyClick(window.journal.list, Qt.Key.Key_Backspace)
    assert window.desk.session.head == start - 2
    assert ": 6" in in_words(window.desk.undo_words or kept(""))
    assert [row.current for row in window.journal.model.rows()[:3]] == [False, False, True]
    before, older = ({act.key: act.why for act in window.journal.acts(rows[nth])} for nth in (3, 4))
    assert "the rest is the referee's" in before[Qt.Key.Key_Backspace]
    assert not before[Qt.Key.Key_G]  # to where the phase began
    assert "the rest is the referee's" in older[Qt.Key.Key_G]
    assert not window.desk.goto(rows[5].entry)
    assert window.refusal.words()
    assert window.desk.session.head == start - 2
    window.desk.redo()
    assert window.desk.session.head == start - 1


def test_the_referee_goes_anywhere_and_the_game_goes_on_from_there(open_campaign: OpenCampaign, qtbot: QtBot) -> None:
    window = open_campaign(phases=3)
    take_the_seat(window)
    window.run("journal")
    newest = window.desk.session.head
    place = next(nth for nth, one in enumerate(window.journal.model.rows()) if "xecution" in one.head)
    row = window.journal.model.rows()[place]
    window.journal.list.setCurrentIndex(window.journal.model.index(place))
    QTest.keyClick(window.journal.list, Qt.Key.Key_G)
    assert window.desk.session.head == row.entry
    assert not window.desk.moving
    assert window.desk.undo_words
    window.desk.redo()
    assert window.desk.session.head == row.entry + 1
    window.desk.undo()
    window.run("referee")
    qtbot.waitUntil(lambda: not window.desk.moving)
    assert window.desk.seat == "union"
    assert window.desk.session.head > newest


def test_the_working_of_an_entry_is_shown_and_gone_before_another_person_sits_here(
    open_campaign: OpenCampaign, qtbot: QtBot
) -> None:
    window = open_campaign(a_session(union="human", confederate="human"))
    window.desk.sit_down()
    window.desk.do(cmd.SetUp(corps=f"{window.desk.seat}:A", urgency=7))
    window.run("journal")
    QTest.keyClick(window.journal.list, Qt.Key.Key_Return)
    assert "urgency 7" in dialog(window).text.toPlainText()
    window.end_phase()
    qtbot.waitUntil(lambda: window.desk.covered)
    assert dialog(window) is None
    assert heads(window) == []
