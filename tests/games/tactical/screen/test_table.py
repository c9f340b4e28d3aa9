"""A part of the field goes to the table from the desk, the game stands still, and the result comes back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from companion.games.miniatures.rules import commands as table
from companion.games.tactical.screen.table import PartDialog
from companion.games.tactical.screen.window import TacticalWindow
from companion.kernel.session import Session
from companion.table.screen.page import ReturnPage
from companion.table.words.grid import Cell
from tests.games.tactical.screen.conftest import OpenBattle, a_battle, to_operations
from tests.games.tactical.screen.test_orders import press


def put(window: TacticalWindow) -> None:
    """Put what stands around Seymour's brigade on the table, from the referee's seat."""
    window.run("referee")
    window.evening.dialog.accept()
    window.map.select((13, 12))
    window.run("to-table")
    dialog = window.evening.dialog
    assert isinstance(dialog, PartDialog)
    dialog.part.setCurrentIndex(dialog.part.findData(4))
    dialog.accept()


def test_the_game_stands_still_until_the_battle_is_called_off(open_battle: OpenBattle) -> None:
    window = open_battle(to_operations(a_battle()))
    put(window)
    battle = window.desk.view.on_table
    assert battle
    assert f"Battle {battle} is on the table" in window.locked.words()
    press(window, "n", "1")
    window.run("end")
    assert window.desk.view.phase.kind == "operation"
    window.run("call-off")
    assert not window.desk.view.on_table
    assert "referee's seat" in window.locked.words()


def test_the_result_of_the_table_game_is_looked_at_and_entered(
    open_battle: OpenBattle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_battle(to_operations(a_battle()))
    put(window)
    game = tmp_path / "table.companion"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(game), ""))
    window.run("table-out")
    assert window.evening.house.windows[-1].path == game
    window.evening.house.windows[-1].close()
    with Session.open(game) as session:
        lost = {
            one.id: {"stands": one.stands - 1}
            for one in session.view.units
            if one.kind == "brigade" and one.status == "on-table" and one.stands > 2
        }
        session.do(table.CountTable(lost, "as it stands", pays="lost"))
        session.do(table.EndBattle("night fell"))
    men = sum(one.men for one in window.desk.view.units)
    page = the_page(window)
    page.forces.read_newest()
    assert page.made.now.file == str(game)
    page.made.hold("union")
    page.show_step("preview")
    assert any(cell.was for row in page.preview.sheet.model.rows() for cell in row.cells)
    page.enter_result()
    assert not window.desk.view.on_table
    assert sum(one.men for one in window.desk.view.units) < men
    window.run("undo")
    assert window.desk.view.on_table


def the_page(window: TacticalWindow) -> ReturnPage:
    window.run("table-result")
    page = window.evening.dialog
    assert isinstance(page, ReturnPage)
    return page


def test_a_result_is_typed_by_hand_and_what_is_open_is_answered_on_the_page(open_battle: OpenBattle) -> None:
    """Nothing is reported: each unit is a question that leads to its line; men and fatigue are typed there."""
    window = open_battle(to_operations(a_battle()))
    put(window)
    page = the_page(window)
    made, lines = page.made, page.made.draft.lines
    figures = [one.figure for one in page.losses.grid.losses.columns]
    assert "stragglers" not in figures
    page.show_step("preview")
    page.enter_result()
    assert window.desk.view.on_table
    assert "stand against it" in page.preview.why
    page.preview.led.emit("losses", lines[0].command)
    assert (page.step, page.losses.grid.current_line()) == ("losses", lines[0])
    first = next(one for one in lines if one.had.infantry > 50)
    made.set(Cell(first.command, "infantry"), 40)
    made.set(Cell(first.command, "fatigue"), 9)
    QTest.keyClick(page.losses.grid, Qt.Key.Key_H, Qt.KeyboardModifier.ShiftModifier)
    assert made.draft.questions == ("Who holds the field?",)
    assert made.line(first.command).infantry == 40
    made.hold("neither")
    page.show_step("preview")
    assert page.preview.why == ""
    command = made.draft.battle.command(first.command)
    assert command is not None
    halves = [one.id for one in command.parts]
    assert len(halves) == 2  # a brigade, whose 40 men are its halves'
    rows = {row.id: row.cells[0].words for row in page.preview.sheet.model.rows() if row.id in halves}
    before = window.desk.session.view.truth.units
    page.enter_result()
    after = window.desk.session.view.truth.units
    assert rows == {name: f"{before[name].men} → {after[name].men}" for name in halves}
    assert sum(before[name].men - after[name].men for name in halves) == 40
    assert all(after[name].fatigue == before[name].fatigue + 9 for name in halves)
    assert not page.isVisible()


def test_what_was_typed_of_a_result_is_there_again_when_the_page_is_opened_again(open_battle: OpenBattle) -> None:
    window = open_battle(to_operations(a_battle()))
    put(window)
    page = the_page(window)
    page.made.none_lost(page.made.draft.lines[0].command)
    page.reject()
    assert the_page(window).made.draft.lines[0].reported


def test_without_a_battle_on_the_table_the_acts_say_so(open_battle: OpenBattle) -> None:
    window = open_battle(to_operations(a_battle()))
    for name in ("table-out", "table-result", "call-off"):
        window.run(name)
        assert "o battle is on the table" in window.refusal.words()
