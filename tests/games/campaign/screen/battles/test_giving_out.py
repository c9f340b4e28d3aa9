"""Giving a battle out: what is made, for whom, at which scale; nothing is overwritten, and the campaign does not change."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from companion.desktop.app.application import Desktop
from companion.games.campaign.screen.battles.giving_out import GivingOut
from companion.kernel.session import Session
from companion.table import way
from companion.table.file.battle import Side
from tests.desktop.pdfs import opened
from tests.games.campaign.screen.battles.conftest import a_small_one, on_the_table
from tests.games.campaign.screen.conftest import OpenCampaign


def give_out(open_campaign: OpenCampaign, folder: Path, session: Session | None = None) -> GivingOut:
    window = open_campaign(session or a_small_one())
    window.run("table-out")
    dialog = window.evening.table.dialog
    assert isinstance(dialog, GivingOut)
    dialog.folder.setText(str(folder))
    return dialog


def only(dialog: GivingOut, *kinds: str) -> None:
    for kind, tick in dialog.ticks.items():
        tick.put(kind in kinds)


def made(dialog: GivingOut, qtbot: QtBot) -> None:
    with qtbot.waitSignal(dialog.writing.ended, timeout=20_000):
        dialog.make.click()
        if not dialog.busy:  # what shows both sides is asked about first
            dialog.make.click()
    qtbot.waitUntil(lambda: not dialog.busy)


@pytest.mark.clause("RTG-R-OFF-EXPORT")
def test_every_file_says_what_it_is_for_and_who_may_read_it(open_campaign: OpenCampaign, tmp_path: Path) -> None:
    dialog = give_out(open_campaign, tmp_path)
    told = {kind: tick.accessibleDescription() for kind, tick in dialog.ticks.items()}
    assert all(told.values())
    assert "referee" in told["battle"]
    assert "referee" in told["sheet"]
    assert "Union player alone" in told["briefing-union"]
    assert "Confederate player alone" in told["briefing-confederate"]


@pytest.mark.clause("RTG-R-OFF-EXPORT")
def test_from_a_sides_seat_what_is_for_the_referee_is_not_ticked_and_is_asked_about(
    open_campaign: OpenCampaign, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = give_out(open_campaign, tmp_path)
    assert {kind for kind, tick in dialog.ticks.items() if tick.answer()} == {"briefing-union", "form", "table"}
    only(dialog, "sheet")
    assert "for the referee alone" in dialog.strip.words()
    dialog.start()
    assert "Are you the referee?" in dialog.strip.words()
    only(dialog)
    assert not dialog.strip.words()
    only(dialog, "sheet")
    dialog.start()  # asked again: the tick was taken away in between
    assert not dialog.busy
    assert not list(tmp_path.glob("*.pdf"))
    with qtbot.waitSignal(dialog.writing.ended, timeout=20_000):
        dialog.start()
    qtbot.waitUntil(lambda: not dialog.busy)
    assert len(list(tmp_path.glob("*-sheet.pdf"))) == 1


def test_from_the_referees_seat_all_is_ticked_and_nothing_asked(open_campaign: OpenCampaign, tmp_path: Path) -> None:
    window = open_campaign(a_small_one())
    window.desk.take_referees_seat()
    dialog = GivingOut(window.desk, window.look, window, folder=str(tmp_path))
    assert {kind for kind, tick in dialog.ticks.items() if not tick.answer()} == {"form-xlsx", "form-csv"}
    assert not dialog.of_referee()
    dialog.close()


def test_when_all_is_made_the_button_says_it_is_done_and_not_what_is_wrong(
    open_campaign: OpenCampaign, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = give_out(open_campaign, tmp_path)
    only(dialog, "form")
    made(dialog, qtbot)
    assert "is made" in dialog.make.text()
    assert not dialog.make.isEnabled()
    assert not dialog.make.tells_why
    dialog.start()
    assert not dialog.strip.words()


@pytest.mark.clause("RTG-R-OFF-SCALE")
def test_the_scale_that_is_chosen_is_the_files(open_campaign: OpenCampaign, qtbot: QtBot, tmp_path: Path) -> None:
    session = on_the_table()
    dialog = give_out(open_campaign, tmp_path, session)
    head = session.head
    only(dialog, "battle")
    dialog.scale.put("150")
    made(dialog, qtbot)
    (path,) = tmp_path.glob("*-battle.json")
    whole = json.loads(path.read_text(encoding="utf-8"))
    assert whole["scale"]["men_a_stand"] == 150
    assert whole["check"] == dialog.file.check
    assert not dialog.scale.isEnabled()
    assert session.head == head


def test_what_has_its_name_already_is_never_overwritten(
    open_campaign: OpenCampaign, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = give_out(open_campaign, tmp_path)
    only(dialog, "battle")
    (job,) = dialog.jobs()
    job.path.write_text("mine", encoding="utf-8")
    dialog.check()
    assert not dialog.make.isEnabled()
    assert job.path.name in dialog.make.reason
    dialog.start()
    assert job.path.name in dialog.strip.words()
    assert job.path.read_text(encoding="utf-8") == "mine"
    dialog.folder.setText(str(tmp_path / "nowhere"))
    assert "no such folder" in dialog.make.reason


def test_what_the_disk_refuses_is_told_and_the_rest_is_made(
    open_campaign: OpenCampaign, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = give_out(open_campaign, tmp_path)
    only(dialog, "battle", "form")
    battle, form = dialog.jobs()
    lost = battle._replace(path=tmp_path / "gone" / battle.path.name)
    with qtbot.waitSignals([dialog.writing.failed, dialog.writing.ended], timeout=20_000):
        dialog.writing.write((lost, form))
    qtbot.waitUntil(lambda: "no such folder" in dialog.strip.words())
    assert form.path.stat().st_size > 1000
    assert not lost.path.exists()


def test_the_table_game_opens_in_a_second_window(
    desktop: Desktop, open_campaign: OpenCampaign, qtbot: QtBot, tmp_path: Path
) -> None:
    dialog = give_out(open_campaign, tmp_path, on_the_table())
    only(dialog, "table")
    assert not dialog.open_table.isVisible()
    made(dialog, qtbot)
    dialog.open_table.click()
    assert [one.desk.session.kind for one in desktop.windows] == ["campaign", "miniatures"]
    assert desktop.windows[1].path == dialog.table


@pytest.mark.clause("RTG-R-OFF-EXPORT")
@pytest.mark.parametrize("side", ["union", "confederate"])
def test_a_briefing_is_made_for_one_side_and_bears_nothing_of_the_other(
    side: Side, open_campaign: OpenCampaign, qtbot: QtBot, tmp_path: Path
) -> None:
    session = on_the_table()
    dialog = give_out(open_campaign, tmp_path, session)
    only(dialog, f"briefing-{side}")
    made(dialog, qtbot)
    (path,) = tmp_path.glob("*.pdf")
    with opened(path.read_bytes()) as found:
        text = "".join(page.get_textpage().get_text_range() for page in found)
    for force in way.export(session).sides:
        for one in force.commands:
            names = [leader.name for leader in one.leaders if leader.commands]
            assert (force.side == side) == any(name in text for name in names)


def test_a_past_battle_is_given_out_again_from_the_calendar(
    open_campaign: OpenCampaign, tmp_path: Path, qtbot: QtBot
) -> None:
    session = a_small_one()
    window = open_campaign(session)
    there = way.export(session)
    QTest.keyClicks(window.question, "r")
    page = window.evening.table.dialog
    page.made.hold("union")
    for line in page.made.draft.lines:
        page.made.none_lost(line.command)
    page.show_step("preview")
    page.apply.click()
    qtbot.waitUntil(lambda: not window.desk.moving)
    window.desk.take_referees_seat()
    window.run("calendar")
    window.evening.table.dialog.again.click()
    dialog = window.evening.table.dialog
    assert isinstance(dialog, GivingOut)
    head = session.head
    assert not dialog.instead.isVisible()
    dialog.folder.setText(str(tmp_path))
    only(dialog, "battle")
    made(dialog, qtbot)
    (path,) = tmp_path.glob("*-battle.json")
    whole = json.loads(path.read_text(encoding="utf-8"))
    assert (whole["battle"], whole["check"]) == (there.battle, there.check)
    assert session.head == head


@pytest.mark.clause("RTG-15.0e", "RTG-R-OFF-ENTRY")
def test_the_form_for_office_programs_is_made_where_it_is_wanted_and_is_read(
    open_campaign: OpenCampaign, qtbot: QtBot, tmp_path: Path
) -> None:
    session = a_small_one()
    dialog = give_out(open_campaign, tmp_path, session)
    assert not dialog.ticks["form-xlsx"].answer()
    only(dialog, "form-xlsx", "form-csv")
    made(dialog, qtbot)
    for path in (*tmp_path.glob("*-form.xlsx"), *tmp_path.glob("*-form.csv")):
        assert way.read(session, path).battle.check == dialog.file.check
    assert len(list(tmp_path.glob("*-form.*"))) == 2


@pytest.mark.clause("RTG-15.0b", "RTG-R-OFF-WHEN")
def test_what_the_computer_would_make_of_it_is_told_and_closing_leaves_no_trace(
    open_campaign: OpenCampaign, qtbot: QtBot, tmp_path: Path
) -> None:
    session = a_small_one()
    dialog = give_out(open_campaign, tmp_path, session)
    before, head = session.view, session.head
    assert not dialog.instead.told.isVisible()
    qtbot.waitUntil(dialog.isActiveWindow)
    QTest.keyClick(dialog, Qt.Key.Key_O, Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier)
    assert dialog.instead.told.isVisible()
    assert "Of 200 battles by the computer" in dialog.instead.told.text()
    dialog.instead.odds.click()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert (session.view, session.head) == (before, head)
    assert not list(tmp_path.glob("battle-*"))


@pytest.mark.clause("RTG-15.0b", "RTG-R-OFF-WHEN")
@pytest.mark.parametrize(("key", "how"), [("C", "computer"), ("N", "called off")])
@pytest.mark.parametrize("by", ["key", "mouse"])
def test_the_computer_fights_it_or_nobody_did_and_undo_brings_it_back(
    key: str, how: str, by: str, desktop: Desktop, open_campaign: OpenCampaign, qtbot: QtBot, tmp_path: Path
) -> None:
    session = a_small_one()
    dialog = give_out(open_campaign, tmp_path, session)
    window = desktop.windows[0]
    window.desk.take_referees_seat()
    assert session.battles.waiting
    qtbot.waitUntil(dialog.isActiveWindow)
    if by == "key":
        pressed = getattr(Qt.Key, f"Key_{key}")
        QTest.keyClick(dialog, pressed, Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ShiftModifier)
    else:
        (dialog.instead.computer if key == "C" else dialog.instead.not_fought).click()
    qtbot.waitUntil(lambda: not session.battles.waiting and not window.desk.moving)
    if how == "computer":
        assert session.battles.truth().battle.offline == "computer"
    else:
        assert way.battles(session)[0].called_off
    while not session.battles.waiting:
        session.undo()
    assert not list(tmp_path.glob("battle-*"))
