"""The page of a corps at the desk, in text and for scripts; the army list with the age of what stands there."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from companion.charts.figures import Refused
from companion.cli.app import companion
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.screen.page import CorpsPage
from companion.games.campaign.screen.rows import army, letters
from companion.games.campaign.words import corps_page
from companion.kernel.session import Session
from tests.games.campaign.playing import ground
from tests.games.campaign.screen.conftest import CONFEDERATE_ALONE, OpenCampaign, a_campaign, go_on


def a_march(path: Path | None = None, *, turns: int = 4) -> Session:
    """Have the Confederate headquarters march off with a division behind it, and play on."""
    session = a_campaign(path, scenario="gettysburg-campaign", players=CONFEDERATE_ALONE)
    while session.view.turn < turns:
        if session.view.turn == 1 and session.view.phase == "confederate" and session.view.pending is None:
            session.seat = "confederate"
            for one in ("HQ", "H"):
                at = next(corps.hex for corps in session.view.corps if corps.id == f"confederate:{one}")
                session.do(cmd.MV(corps=one, start=at or (7, 7), path=(3, 2, 3)))
            session.seat = "referee"
        pending = session.view.pending
        session.do(cmd.ET() if pending is None else cmd.Answer(choice=pending.default or pending.choices[0]))
        go_on(session)
    session.seat = "confederate"
    return session


@pytest.mark.clause("RTG-1.0b", "RTG-13.1.2a")
def test_no_figure_of_the_set_up_stands_in_the_army_list_as_if_it_were_of_now() -> None:
    session = a_march()
    rows = {row.id: row for row in army.rows(session.view, session.recalled) if row.hex is None}
    for one in session.view.corps:
        row = rows[one.id]
        if one.now is not None:
            assert (row.seen, row.note) == (True, "")
        else:
            assert row.note.startswith(("letter of June ", "seen June "))
            assert "seen June " in row.note
            assert " ago" in row.note
            assert row.note in row.aloud
    assert any(row.note for row in rows.values())
    assert all(row.infantry == "–" for row in army.rows(session.view) if not row.seen)


@pytest.mark.clause("RTG-1.5a")
def test_the_army_and_the_letters_agree_when_a_corps_was_heard_of_last() -> None:
    session = a_march(turns=6)
    view, past = session.view, session.recalled
    rows = {row.id: row for row in army.rows(view, past)}
    far = [one for one in view.corps if one.now is None and one.status == "present" and one.reported is not None]
    assert far
    for one in far:
        assert one.reported is not None
        row, wrote = rows[one.id], past.when(one.reported.sent)
        assert row.age == f"−{one.reported.age}"
        assert f"{wrote.date}, {wrote.hour}; " in row.note
        # Of letters read the newest is the one that the army list dates.
        newest = max(report.sent for report in view.reports if getattr(report, "corps", "") == one.id)
        assert newest == one.reported.sent


@pytest.mark.clause("RTG-1.5a", "RTG-4.2.4a")
def test_the_enemy_stands_below_the_army_as_he_was_reported_with_his_age() -> None:
    session = a_campaign(players=CONFEDERATE_ALONE, phases=1)
    session.seat = "confederate"
    enemies = [row for row in army.rows(session.view, session.recalled) if row.hex is not None]
    assert [row.hex for row in enemies] == [one.hex for one in session.view.enemies]
    assert enemies
    assert all("men, seen by" in row.note and "July 1" in row.note for row in enemies)


@pytest.mark.clause("RTG-4.2.5a", "RTG-7.1c")
def test_a_letter_says_why_its_corps_stood_and_leaves_the_clause_to_the_page_of_the_corps() -> None:
    session = a_march()
    told = [row for row in letters.box(session.rules, ground(), session.view, session.recalled) if row.corps]
    held = {(row.corps, row.id[1]): row.body for row in told if "It stood: " in row.body or "Held up: " in row.body}
    assert held
    for (corps, sent), body in held.items():
        did = session.recalled.of(corps, sent - 1)
        assert did is not None
        assert did.did.causes
        assert "[" not in body
    assert not any("It stood" in row.body for row in letters.box(session.rules, ground(), session.view))


def test_the_page_sums_up_how_often_a_corps_stood() -> None:
    session = a_march()
    page = corps_page.page(session.view, session.recalled, corps_page.corps_of(session.view, "A"))
    assert page.in_short.startswith("Stood in 3 of 3 turns: had no orders, ")
    gone = replace(corps_page.corps_of(session.view, "A"), status="eliminated")
    assert corps_page.page(session.view, session.recalled, gone).in_short.startswith(
        "Eliminated; stood in 3 of 3 turns"
    )
    assert f"  {page.in_short}" in list(corps_page.lines(session, "A"))


def test_the_page_tells_what_was_sent_reported_and_done_by_turns() -> None:
    session = a_march()
    page = corps_page.page(session.view, session.recalled, corps_page.corps_of(session.view, "h"))
    assert [turn.turn for turn in page.turns] == sorted((turn.turn for turn in page.turns), reverse=True)
    first = page.turns[-1]
    assert {one.sort for one in first.lines} == {"reported", "sent", "did"}
    (sent,) = [one for one in first.lines if one.sort == "sent"]
    assert sent.words.startswith("MV march from ")
    assert sent.note.startswith(
        "should be read June 28, 0500; was read June 28, 0500, says its letter of June 28, 0900"
    )
    assert all(one.clause for turn in page.turns for one in turn.lines if one.sort != "did")


@pytest.mark.parametrize("name", ["H", "h", "confederate:H", "8", "Heth's Div"])
def test_a_corps_is_named_as_people_name_it(name: str) -> None:
    session = a_campaign(players=CONFEDERATE_ALONE)
    session.seat = "confederate"
    assert corps_page.corps_of(session.view, name).id == "confederate:H"
    with pytest.raises(Refused, match="there is no corps 'Z9'"):
        corps_page.corps_of(session.view, "Z9")


def test_the_program_tells_the_page_in_text_and_json(tmp_path: Path) -> None:
    path = tmp_path / "g.companion"
    a_march(path).close()
    run = CliRunner().invoke
    text = run(companion, ["status", str(path), "--of", "H"]).stdout
    assert text.startswith("Heth's Div (H), as it is known June 28, 1700")
    assert "  Sent: MV march from " in text
    told = json.loads(run(companion, ["status", str(path), "--of", "H", "--json"]).stdout)
    assert told["corps"]["id"] == "confederate:H"
    assert [one["did"]["turn"] for one in told["turns"]] == [1, 2, 3]
    assert told["sent"][0]["read"]["hour"] == "0500"


def test_the_page_opens_at_the_desk_and_the_arrows_turn_it(open_campaign: OpenCampaign, qtbot: QtBot) -> None:
    session = a_march()
    session.seat = "referee"
    window = open_campaign(session)
    window.desk.select("confederate:H")
    window.run("page")
    page = window.evening.dialog
    assert isinstance(page, CorpsPage)
    assert "Heth" in page.windowTitle()
    assert page.model.rows()
    QTest.keyClick(page.list, Qt.Key.Key_Right)
    assert page.name != "confederate:H"
    assert window.desk.selection == page.name
    QTest.keyClick(page.list, Qt.Key.Key_Left)
    assert page.name == "confederate:H"
    page.reject()


@pytest.mark.clause("RTG-R-HOTSEAT")
def test_the_page_is_shut_before_another_sits_down(open_campaign: OpenCampaign, qtbot: QtBot) -> None:
    window = open_campaign(a_campaign(players={"union": "human", "confederate": "human"}))
    window.desk.sit_down()
    window.desk.select(f"{window.desk.seat}:A")
    window.run("page")
    page = window.evening.dialog
    assert isinstance(page, CorpsPage)
    shut: list[int] = []
    page.finished.connect(shut.append)
    window.desk.do(cmd.ET())
    qtbot.waitUntil(lambda: window.desk.covered)
    assert shut
    assert window.evening.dialog is None
