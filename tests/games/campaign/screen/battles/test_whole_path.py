"""One whole path through the real windows: the battle goes to the table, is played, comes back, and the campaign goes on."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from companion.desktop.app.application import Desktop
from companion.games.campaign.rules.state import State
from companion.games.campaign.screen.battles.calendar import Calendar
from companion.games.campaign.screen.battles.giving_out import GivingOut
from companion.games.campaign.screen.window import CampaignWindow
from companion.games.miniatures.screen.window import Window
from companion.kernel.session import Session
from companion.table import way as battles
from companion.table.screen.page import ReturnPage
from tests.games.campaign.screen.battles.conftest import a_small_one, on_the_table, play, settle
from tests.games.campaign.screen.conftest import OpenCampaign

CONTROL = Qt.KeyboardModifier.ControlModifier


def truth(session: Session) -> State:
    session.seat, seat = "referee", session.seat
    found: State = session.view.truth
    session.seat = seat
    return found


def the_page(window: CampaignWindow, qtbot: QtBot) -> ReturnPage:
    page = window.evening.table.dialog
    assert isinstance(page, ReturnPage)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page


@pytest.mark.clause("RTG-15.0a", "RTG-15.0c", "RTG-15.0e", "RTG-R-OFF-WHEN")
def test_a_battle_goes_to_the_table_and_comes_back_through_the_windows(
    desktop: Desktop, qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "gettysburg.companion"
    on_the_table(path).close()
    window = desktop.open(path)
    window.activateWindow()
    settle(window, qtbot)
    assert window.question.asked.sort == "table"

    QTest.keyClicks(window.question, "g")
    dialog = window.evening.table.dialog
    assert isinstance(dialog, GivingOut)
    assert Path(dialog.folder.text()) == tmp_path
    with qtbot.waitSignal(dialog.writing.ended, timeout=20_000):
        dialog.make.click()
    qtbot.waitUntil(lambda: not dialog.busy)
    made = sorted(one.name for one in tmp_path.iterdir() if one.name.startswith("gettysburg-july-1"))
    assert [name.removeprefix("gettysburg-july-1-") for name in made] == [
        "briefing-union.pdf",
        "form.pdf",
        "table.companion",
    ]
    dialog.open_table.click()
    table = desktop.windows[-1]
    assert isinstance(table, Window)
    play(table.desk.session)  # it stays open beside the campaign

    window.activateWindow()
    QTest.keyClicks(window.question, "r")
    page = the_page(window, qtbot)
    before, head = truth(window.desk.session), window.desk.session.head
    QTest.keyClicks(page.field, "c")
    QTest.keyClick(page, Qt.Key.Key_Return, CONTROL)
    QTest.keyClicks(page.forces.sheet.list, "m")
    assert page.made.draft.origin == "table"
    assert page.made.now.says == "confederate"
    QTest.keyClick(page, Qt.Key.Key_Return, CONTROL)
    assert page.losses.log.isVisible()
    QTest.keyClick(page, Qt.Key.Key_Return, CONTROL)
    assert page.step == "preview"
    assert not page.preview.list.isVisible()
    expected = {row.id: row.cells[0].now for row in page.preview.sheet.model.rows()}
    lost = {line.command: line for line in page.made.draft.lines}
    assert any(line.infantry for line in lost.values())
    assert window.desk.session.head == head
    QTest.keyClick(page, Qt.Key.Key_Return, CONTROL)
    settle(window, qtbot)
    assert not window.desk.waits_for_table
    assert window.desk.seat == "union"

    after = truth(window.desk.session)
    line = next(one for one in window.desk.session.log() if one.parent == head)
    session = window.desk.session
    with window.desk.as_referee():
        fought = battles.battles(session)[0]
    assert fought.state == "table"
    assert {name.rpartition("/")[2] for name in fought.records} == {"result.json", "report.md", "journal.json"}
    assert line.entry == fought.result
    for name, one in lost.items():
        had = before.corps[name].strength
        assert after.corps[name].strength.foot_guns == had.foot_guns - one.foot_guns
        assert expected[name] == str(
            had.infantry - one.infantry + one.returning - one.stragglers or ("0" if had.infantry else "–")
        )

    turn = window.desk.view.turn
    for _ in range(30):
        if window.desk.view.turn > turn:
            break
        if window.question.asked is not None and window.question.asked.sort == "table":
            window.question.buttons[-1].click()
        elif window.question.asked is not None:
            window.question.answer(window.desk.view.pending.default or window.desk.view.pending.choices[0])
        else:
            window.run("end")
        settle(window, qtbot)
    assert window.desk.view.turn > turn
    window.close()

    again = desktop.open(path)
    again.desk.take_referees_seat()
    again.run("calendar")
    calendar = again.evening.table.dialog
    assert isinstance(calendar, Calendar)
    assert calendar.all[0].table
    assert [title for _, title in calendar.all[0].records] == ["Report", "Result", "The table's journal"]


@pytest.mark.clause("RTG-15.0e")
def test_the_result_is_one_step_back(open_campaign: OpenCampaign, qtbot: QtBot) -> None:
    session = a_small_one()
    window = open_campaign(session)
    before, head = truth(session), session.head
    QTest.keyClicks(window.question, "r")
    page = the_page(window, qtbot)
    page.made.hold("union")
    page.show_step("losses")
    for line in page.made.draft.lines:
        page.losses.grid.go_to(line.command)
        if line.had.infantry:
            QTest.keyClicks(page.losses.grid, "10")
        else:
            QTest.keyClicks(page.losses.grid, "h")
    page.show_step("preview")
    page.apply.click()
    settle(window, qtbot)
    assert truth(session) != before
    window.desk.take_referees_seat()
    window.run("undo")
    while session.head != head:
        window.run("undo")
    assert truth(session) == before
    window.desk.leave_referees_seat()
    settle(window, qtbot)
    QTest.keyClicks(window.question, "r")
    again = the_page(window, qtbot)
    assert again.made.draft.questions == ()  # what was typed is there again
