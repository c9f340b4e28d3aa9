"""A part of the field goes to the table from the desk, the game stands still, and the result comes back."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from companion.desktop.tactical.table import PartDialog, ReturnDialog
from companion.desktop.tactical.window import TacticalWindow
from companion.miniatures import commands as table
from companion.session import Session
from tests.desktop.tactical.conftest import OpenBattle, a_battle, to_operations
from tests.desktop.tactical.test_orders import press


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
    assert window.evening.desktop.windows[-1].path == game
    window.evening.desktop.windows[-1].close()
    with Session.open(game) as session:
        lost = {
            one.id: {"stands": one.stands - 1}
            for one in session.view.units
            if one.kind == "brigade" and one.status == "on-table" and one.stands > 2
        }
        session.do(table.CountTable(lost, "as it stands"))
        session.do(table.EndBattle("night fell"))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(game), ""))
    men = sum(one.men for one in window.desk.view.units)
    window.run("table-result")
    dialog = window.evening.dialog
    assert isinstance(dialog, ReturnDialog)
    assert any("→" in row.value for row in dialog.ledger.rows())
    assert not dialog.apply.reason
    dialog.accept()
    assert not window.desk.view.on_table
    assert sum(one.men for one in window.desk.view.units) < men
    window.run("undo")
    assert window.desk.view.on_table


def test_without_a_battle_on_the_table_the_acts_say_so(open_battle: OpenBattle) -> None:
    window = open_battle(to_operations(a_battle()))
    for name in ("table-out", "table-result", "call-off"):
        window.run(name)
        assert "o battle is on the table" in window.refusal.words()
