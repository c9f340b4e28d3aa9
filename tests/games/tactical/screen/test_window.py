"""The battle's window: it opens from files, shows the field and the unit in hand, grows, closes and opens again."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from companion.desktop.app.application import Desktop
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.screen.window import TacticalWindow
from tests.games.tactical.screen.conftest import OpenBattle, a_battle, to_operations


def test_a_document_is_opened_in_the_battles_window(desktop: Desktop, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "antietam.companion"
    a_battle(path).close()
    window = desktop.open(path)
    assert isinstance(window, TacticalWindow)
    assert desktop.settings.recent() == [path]
    assert desktop.open(path) is window
    qtbot.waitUntil(lambda: not window.desk.moving)
    assert window.desk.view.phase.kind == "activation"


def test_units_stand_on_the_map_and_one_comes_to_hand(open_battle: OpenBattle) -> None:
    window = open_battle(to_operations(a_battle(), activate=2))
    there = [one for one in window.desk.view.units if one.square is not None]
    assert len(window.map.marks.counters) == len(there) > 150
    window.map.picked.emit("union:seymour-a")
    assert window.desk.selection == "union:seymour-a"
    assert window.desk.looking == (13, 12)
    assert [one.id for one in window.map.marks.counters if one.selected] == ["union:seymour-a"]
    assert window.unit.rows.rows()[0].value == "400 · Musket"


def test_in_a_narrow_window_the_divisions_come_in_sight_by_themselves(open_battle: OpenBattle, qtbot: QtBot) -> None:
    window = open_battle()
    window.resize(1024, 700)
    qtbot.waitUntil(lambda: window.drawers.of(window.right).folded)
    window.run("end")
    window.evening.dialog.accept()
    while not window.divisions.asked:
        if window.desk.ordering:
            window.run("end")
            window.evening.dialog.accept()
        qtbot.waitUntil(lambda: not window.desk.moving)
    assert window.desk.view.turn == 2
    assert window.divisions.list.isVisible()
    window.run("end")
    window.evening.dialog.accept()
    assert not window.divisions.isVisible()
    assert window.drawers.opened is None


def test_a_larger_scale_keeps_game_seat_and_unit(desktop: Desktop, open_battle: OpenBattle) -> None:
    window = open_battle(to_operations(a_battle()))
    window.ordering.pick("union:patrick-a")
    desktop.look.change(percent=125)
    made = desktop.windows[0]
    assert made is not window
    assert made.desk.selection == "union:patrick-a"
    assert made.desk.seat == "union"
    assert made.look.percent == 125


@pytest.mark.clause("ANT-1.4a")
def test_a_battle_with_save_points_is_opened_at_its_last_one(desktop: Desktop, tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "antietam.companion"
    session = to_operations(a_battle(path, scenario="antietam-basic", settings={"save-points": "yes"}))
    head = session.head
    session.do(cmd.PlotMelee(unit="union:seymour-a"))
    session.close()
    window = desktop.open(path)
    qtbot.waitUntil(lambda: not window.desk.moving)
    assert window.desk.session.head == head
    assert "last save point; 1 entry since then is undone" in window.refusal.words()
    assert not window.journal.model.rows()[0].current
