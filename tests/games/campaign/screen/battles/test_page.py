"""The page of the result: four steps, the grid by keys, reasons, questions that keep Apply closed, leaving and coming back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from companion.desktop.app.application import Desktop
from companion.language.messages import told as in_words
from companion.table import way as battles
from companion.table.file.battle import encode
from companion.table.screen.page import ReturnPage
from companion.table.words.grid import Cell
from tests.games.campaign.screen.battles.conftest import OpenPage, a_small_one, a_table_game, on_the_table
from tests.games.campaign.screen.conftest import OpenCampaign

Fatal = QAbstractItemModelTester.FailureReportingMode.Fatal
FIRST = "confederate:A"


def keys(page: ReturnPage, text: str) -> None:
    QTest.keyClicks(page.losses.grid, text)


def press(widget: Any, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    QTest.keyClick(widget, key, modifier)


def at(page: ReturnPage, command: str, figure: str) -> None:
    page.show_step("losses")
    page.losses.grid.go_to(command, figure)


def all_reported(page: ReturnPage) -> None:
    page.made.hold("neither")
    for line in page.made.draft.lines:
        page.made.none_lost(line.command)


# ---- steps


def test_the_four_steps_are_gone_through_by_keys(open_page: OpenPage) -> None:
    page = open_page()
    assert page.step == "field"
    press(page.field, Qt.Key.Key_U)
    assert page.made.draft.held_by == "union"
    for step in ("forces", "losses", "preview"):
        press(page, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        assert page.step == step
    press(page, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert page.step == "losses"
    press(page, Qt.Key.Key_1, Qt.KeyboardModifier.ControlModifier)
    assert page.step == "field"


@pytest.mark.clause("RTG-R-OFF-SCALE")
def test_the_consequences_of_every_answer_are_listed_before_the_choice(open_page: OpenPage) -> None:
    page = open_page(on_the_table(field="withdraws"))
    assert page.made.draft.held_by is None
    with page.desk.as_referee():
        told = battles.consequences(page.desk.session)
    for held, card in page.field.cards.items():
        assert told[held]
        assert all(words in card.chip.accessibleDescription() for words in told[held])
    assert told["union"] != told["confederate"] != told["neither"]
    assert not any(card.chip.isChecked() for card in page.field.cards.values())


def test_every_corps_is_a_question_until_something_is_reported(open_page: OpenPage) -> None:
    page = open_page()
    rows = page.forces.sheet.model.rows()
    assert [row.id for row in rows] == [line.command for line in page.made.draft.lines]
    assert all(row.asks for row in rows)
    assert page.chips["losses"].value == f"{len(rows)} open"
    all_reported(page)
    assert not any(row.asks for row in page.forces.sheet.model.rows())
    assert page.chips["losses"].value == "✓"


# ---- the grid


@pytest.mark.clause("RTG-15.0e", "RTG-R-OFF-ENTRY")
def test_losses_are_typed_in_the_order_of_the_form(open_page: OpenPage) -> None:
    page = open_page()
    at(page, FIRST, "infantry")
    for text in ("12", "2", "3", "1.5"):  # it has neither cavalry nor guns, so the form does not ask for them
        keys(page, text)
        press(page.losses.grid, Qt.Key.Key_Return)
    assert page.losses.grid.losses.cell(page.losses.grid.currentIndex()).figure == "leader_lost"
    press(page.losses.grid, Qt.Key.Key_Space)
    line = page.made.line(FIRST)
    assert (line.infantry, line.returning, line.stragglers, line.fatigue, line.leader_lost) == (12, 2, 3, 1.5, True)
    assert line.reported
    press(page.losses.grid, Qt.Key.Key_Return)
    press(page.losses.grid, Qt.Key.Key_Return)
    assert page.losses.grid.losses.cell(page.losses.grid.currentIndex()) == Cell(
        page.made.draft.lines[1].command, "infantry"
    )


def test_a_figure_that_one_goes_on_typing_is_one_step_back(open_page: OpenPage) -> None:
    page = open_page()
    before = page.made.draft
    at(page, FIRST, "infantry")
    keys(page, "12")
    press(page.losses.grid, Qt.Key.Key_Plus)
    assert page.made.line(FIRST).infantry == 13
    press(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.made.draft == before
    press(page, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert page.made.line(FIRST).infantry == 13


@pytest.mark.clause("RTG-R-OFF-ENTRY")
def test_what_cannot_be_is_told_at_its_cell_and_keeps_apply_closed(open_page: OpenPage) -> None:
    page = open_page()
    all_reported(page)
    at(page, FIRST, "infantry")
    keys(page, "999")
    assert "has" in page.losses.strip.words()
    assert page.made.line(FIRST).infantry != 999
    page.show_step("preview")
    assert not page.apply.isEnabled()
    assert "A Corps" in page.apply.reason
    page.enter_result()
    assert page.isVisible()
    page.losses.grid.go_to(FIRST, "infantry")
    press(page.losses.grid, Qt.Key.Key_Delete)
    page.show_step("preview")
    assert page.apply.isEnabled()


@pytest.mark.clause("RTG-11.1a")
def test_fatigue_follows_the_losses_until_it_is_typed_and_the_proposal_is_beside_it(open_page: OpenPage) -> None:
    page = open_page()
    at(page, FIRST, "infantry")
    keys(page, "30")
    line = page.made.line(FIRST)
    assert line.fatigue == line.fatigue_by_losses
    assert line.fatigue > 0
    at(page, FIRST, "fatigue")
    keys(page, "3")
    at(page, FIRST, "infantry")
    keys(page, "60")
    line = page.made.line(FIRST)
    assert line.fatigue == 3
    assert line.fatigue_by_losses is not None
    assert line.fatigue_by_losses > 3
    at(page, FIRST, "fatigue_by_losses")
    press(page.losses.grid, Qt.Key.Key_Return)
    assert page.made.line(FIRST).fatigue == line.fatigue_by_losses


def test_the_grid_keeps_qts_rules_and_reads_itself_aloud(open_page: OpenPage) -> None:
    page = open_page()
    tester = QAbstractItemModelTester(page.losses.grid.losses, Fatal)
    at(page, FIRST, "infantry")
    keys(page, "7")
    model = page.losses.grid.losses
    told = model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "A Corps" in told
    assert "7" in told
    assert model.headerData(1, Qt.Orientation.Vertical, Qt.ItemDataRole.ToolTipRole)
    assert tester.model().rowCount(QModelIndex()) == len(page.made.draft.lines)


# ---- what was reported


@pytest.mark.clause("RTG-R-OFF-SCALE")
def test_a_reported_figure_is_changed_only_with_a_reason(open_page: OpenPage, tmp_path: Path) -> None:
    session = on_the_table()
    table = a_table_game(session, tmp_path / "table.companion")
    page = open_page(session)
    page.forces.ask = lambda *_: str(table)
    page.show_step("forces")
    press(page.forces.sheet.list, Qt.Key.Key_T)
    assert page.made.draft.origin == "table"
    hurt = next(line for line in page.made.draft.lines if line.infantry)
    at(page, hurt.command, "infantry")
    keys(page, "1")
    assert page.made.line(hurt.command).infantry == hurt.infantry
    assert page.losses.reasons.isVisible()
    page.made.hold("union")
    page.show_step("preview")
    assert not page.apply.isEnabled()
    assert hurt.name in page.apply.reason
    page.show_step("losses")
    keys(page, "r")
    QTest.keyClicks(page.losses.reason, "counted again")
    press(page.losses.reason, Qt.Key.Key_Return)
    line = page.made.line(hurt.command)
    assert line.infantry == 1
    assert [(one.field, one.was, one.now, one.reason) for one in line.changed] == [
        ("infantry", str(hurt.infantry), "1", "counted again")
    ]
    assert page.isVisible()
    assert not page.losses.reasons.isVisible()
    at(page, hurt.command, "infantry")
    press(page.losses.grid, Qt.Key.Key_Delete)
    assert page.made.line(hurt.command).infantry == hurt.infantry
    assert page.made.line(hurt.command).changed == ()


def test_the_log_of_the_table_is_beside_the_grid_and_the_working_on_demand(open_page: OpenPage, tmp_path: Path) -> None:
    session = on_the_table()
    table = a_table_game(session, tmp_path / "table.companion")
    page = open_page(session)
    page.made.read(table)
    page.show_step("losses")
    assert page.losses.log.isVisible()
    assert "as it stands" in page.losses.log.toPlainText()
    assert not page.losses.working.isVisible()
    keys(page, "w")
    assert page.losses.working.isVisible()
    hurt = next(line for line in page.made.draft.lines if line.working)
    page.losses.grid.go_to(hurt.command)
    assert all(in_words(one.label) in page.losses.working.toPlainText().replace("\n", " ") for one in hurt.working)
    keys(page, "l")
    assert not page.losses.log.isVisible()


@pytest.mark.clause("RTG-R-OFF-ENTRY")
def test_a_corps_that_is_missing_keeps_apply_closed_and_is_named(open_page: OpenPage, tmp_path: Path) -> None:
    session = on_the_table()
    file = battles.export(session)
    text = encode(file)
    whole = msgspec.json.decode(text)
    for force in whole["sides"]:
        for one in force["commands"]:
            one["entered"] = bool(one["arrives"]) or None
    gone = whole["sides"][1]["commands"].pop(0)
    path = tmp_path / "battle.json"
    path.write_bytes(msgspec.json.encode(whole))
    assert gone["id"] == file.sides[1].commands[0].id
    page = open_page(session)
    page.made.hold("neither")
    assert page.made.read(path)
    asked = [row for row in page.forces.sheet.model.rows() if row.asks]
    assert [row.id for row in asked] == [gone["id"]]
    page.show_step("preview")
    assert not page.apply.isEnabled()
    assert gone["name"] in page.apply.reason
    head = session.head
    page.enter_result()
    assert session.head == head
    press(page.preview.list, Qt.Key.Key_Return)
    assert page.step == "losses"
    line = page.losses.grid.current_line()
    assert line is not None
    assert line.command == gone["id"]
    keys(page, "h")
    page.show_step("preview")
    assert page.apply.isEnabled()


def test_a_bad_file_is_refused_in_place_and_nothing_that_was_typed_is_lost(open_page: OpenPage, tmp_path: Path) -> None:
    page = open_page()
    at(page, FIRST, "infantry")
    keys(page, "12")
    before = page.made.draft
    path = tmp_path / "junk.json"
    path.write_text("{half", encoding="utf-8")
    assert not page.made.read(path)
    assert "unk.json" in page.strip.words()
    assert page.made.draft == before


def test_reading_a_file_over_what_was_typed_is_one_step_back(open_page: OpenPage, tmp_path: Path) -> None:
    session = on_the_table()
    path = tmp_path / "battle.json"
    path.write_text(encode(battles.export(session)), encoding="utf-8")
    page = open_page(session)
    page.made.set(Cell(page.made.draft.lines[0].command, "infantry"), 3)
    page.made.hold("union")
    typed = page.made.draft
    assert page.made.read(path)
    assert page.made.draft.origin == "battle"
    assert page.made.draft.held_by == "union"  # as it was answered; a file does not answer it unasked
    press(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.made.draft == typed


# ---- leaving and coming back


@pytest.mark.parametrize("step", ["field", "forces", "losses", "preview"])
def test_leaving_at_any_step_changes_nothing_and_what_was_typed_is_there_again(
    step: str, open_page: OpenPage, qtbot: QtBot
) -> None:
    session = a_small_one()
    page = open_page(session)
    window: Any = page.parentWidget()
    head, view = session.head, session.view
    page.made.hold("union")
    at(page, FIRST, "infantry")
    keys(page, "12")
    typed = page.made.draft
    page.show_step(step)
    with qtbot.waitSignal(page.finished):
        press(page, Qt.Key.Key_Escape)
    assert session.head == head
    assert session.view == view
    window.run("table-result")
    again = window.evening.table.dialog
    assert again is not page
    assert again.made.draft == typed


def test_where_no_battle_waits_the_window_says_so(open_campaign: OpenCampaign) -> None:
    window = open_campaign(phases=1)
    window.run("table-result")
    assert "no battle waits" in window.refusal.words().lower()
    assert window.evening.table.dialog is None


def test_the_referee_enters_the_result_from_his_own_seat(open_campaign: OpenCampaign, qtbot: QtBot) -> None:
    window = open_campaign(a_small_one())
    window.desk.take_referees_seat()
    assert window.question.asked is not None
    assert window.question.asked.sort == "table"
    window.run("table-result")
    page = window.evening.table.dialog
    all_reported(page)
    page.show_step("preview")
    page.apply.click()
    assert window.desk.refereeing
    assert window.evening.table.dialog is None
    assert window.desk.view.pending is None or window.desk.view.pending.kind != "off-line-result"
    window.run("table-result")
    assert window.evening.table.dialog is None


def test_a_game_that_is_open_elsewhere_takes_no_result(desktop: Desktop, tmp_path: Path) -> None:
    path = tmp_path / "twice.companion"
    held = on_the_table(path)
    window = desktop.open(path)
    window.run("table-result")
    assert window.evening.table.dialog is None
    assert window.refusal.words()
    held.close()


def test_a_larger_scale_keeps_what_was_typed(desktop: Desktop, open_page: OpenPage) -> None:
    page = open_page()
    page.made.set(Cell(FIRST, "infantry"), 12)
    typed = page.made.draft
    page.reject()
    desktop.look.change(percent=125)
    window = desktop.windows[0]
    window.run("table-result")
    assert window.evening.table.dialog.made.draft == typed
    desktop.look.change(percent=100)
