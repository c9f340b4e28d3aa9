"""The calendar: days and turns with their battles; a side has what it has read, the referee and the end have all."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.screen.battles.calendar import Calendar
from companion.games.campaign.screen.rows.battle_calendar import record_words
from companion.games.campaign.screen.window import CampaignWindow
from companion.kernel.record import SeatRefused
from companion.kernel.session import Session
from companion.table import way
from tests.desktop.reading import texts
from tests.games.campaign.screen.battles.conftest import on_the_table, to_the_table
from tests.games.campaign.screen.conftest import OpenCampaign

Fatal = QAbstractItemModelTester.FailureReportingMode.Fatal


def calendar(window: CampaignWindow) -> Calendar:
    window.run("calendar")
    found = window.evening.table.dialog
    assert isinstance(found, Calendar)
    return found


def fought(session: Session) -> None:
    """Bring the battle's result back: the first corps lost something, nobody holds the field."""
    seat, session.seat = session.seat, "referee"
    draft = way.holding(way.blank(session), "neither")
    for nth, line in enumerate(draft.lines):
        draft = way.edited(draft, line.command, infantry=0 if nth else 5)
        if line.arrives:
            draft = way.edited(draft, line.command, entered=True)
    way.apply(session, draft)
    session.seat = seat


def played_on(session: Session, phases: int) -> None:
    """Let the computer fight and have the people end so many phases."""
    seat, session.seat = session.seat, "referee"
    for _ in range(phases):
        while (move := session.computer_move()) is not None:
            session.do(*move.commands, label=move.label)
        asked = session.view.pending
        session.do(cmd.ET() if asked is None else cmd.Answer(choice=asked.default or asked.choices[0]))
    session.seat = seat


def slots(found: Calendar) -> dict[int, Any]:
    return {slot.turn: slot for day in found.model.days for slot in day.slots}


def test_every_turn_of_the_campaign_stands_in_it_once(open_campaign: OpenCampaign) -> None:
    window = open_campaign(phases=2)
    found = calendar(window)
    view = window.desk.view
    assert sorted(slots(found)) == list(range(1, view.last_turn + 1))
    assert [turn for turn, slot in slots(found).items() if slot.stage == "now"] == [max(view.turn, 1)]
    assert slots(found)[max(view.turn, 1)].hour == view.starts
    QAbstractItemModelTester(found.model, Fatal)


def test_the_referee_sees_every_battle_the_marked_ones_with_their_records(open_campaign: OpenCampaign) -> None:
    session = on_the_table()
    fought(session)
    played_on(session, 8)
    window = open_campaign(session)
    window.desk.take_referees_seat()
    found = calendar(window)
    told = way.battles(session)
    assert [(row.battle, row.turn) for row in found.all] == [(one.battle, one.turn) for one in told]
    first = found.all[0]
    assert first.table
    assert "on the table" in first.aloud
    assert first in slots(found)[first.turn].battles
    assert [title for _, title in first.records] == ["Report", "Result"]
    found.view.setCurrentIndex(found.model.index(0, 1))
    assert found.list.current() == first
    assert "Losses" in found.reader.toPlainText()
    QTest.keyClick(found, Qt.Key.Key_2)
    assert found.chips[1].isChecked()
    assert way.export(session, first.battle).check in found.reader.toPlainText()


@pytest.mark.clause("RTG-1.0b")
def test_a_side_has_the_battles_that_it_has_read_of_and_no_record(open_campaign: OpenCampaign) -> None:
    session = on_the_table()
    fought(session)
    session.seat = "union"
    assert way.battles(session) == ()  # no courier has come yet
    session.seat = "referee"
    window = open_campaign(session)
    names = {name for one in told_to_referee(session) for name in one.records}
    assert names
    played_on(session, 6)
    window.desk.go_on()
    found = calendar(window)
    mine = [row for row in found.all if row.table]
    assert mine
    assert all(row.battle == "" and row.entry == 0 for row in mine)
    assert not found.again.isVisible()
    found.view.setCurrentIndex(found.model.index(0, 1))
    assert "Battle at" in found.reader.toPlainText()
    held = " ".join(texts(window))
    assert not any(name in held for name in names)
    with pytest.raises(SeatRefused):
        way.record(session, sorted(names)[0])


def told_to_referee(session: Session) -> Any:
    seat, session.seat = session.seat, "referee"
    found = way.battles(session)
    session.seat = seat
    return found


def test_a_battle_that_waits_is_in_the_calendar(open_campaign: OpenCampaign) -> None:
    session = on_the_table()
    to_the_table(session)
    window = open_campaign(session)
    found = calendar(window)
    assert [row.how for row in found.all] == ["waits for its result"]
    assert found.chips == []


def test_while_the_laptop_changes_hands_the_calendar_is_put_away(open_campaign: OpenCampaign, qtbot: QtBot) -> None:
    session = on_the_table(players={"union": "human", "confederate": "human"})
    fought(session)
    window = open_campaign(session)
    if window.desk.covered:
        window.desk.sit_down()
    calendar(window)
    window.desk.take_referees_seat()
    assert window.evening.table.dialog is not None
    window.desk.leave_referees_seat()
    qtbot.waitUntil(lambda: window.desk.covered)
    assert window.evening.table.dialog is None


def test_what_an_older_companion_kept_is_still_there_to_read() -> None:
    assert "strange" in record_words("battles/1.1/9/result.json", '{"strange": 1}')
    assert "old" in record_words("battles/1.1/9/journal.json", '["old"]')
