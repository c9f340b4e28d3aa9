"""The battle's window: it opens from files, shows the field and the unit in hand, grows, closes and opens again."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from companion.desktop.application import Desktop
from companion.desktop.tactical.window import TacticalWindow
from tests.desktop.tactical.conftest import OpenBattle, a_battle, to_operations


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


def test_a_larger_scale_keeps_game_seat_and_unit(desktop: Desktop, open_battle: OpenBattle) -> None:
    window = open_battle(to_operations(a_battle()))
    window.ordering.pick("union:patrick-a")
    desktop.look.change(percent=125)
    made = desktop.windows[0]
    assert made is not window
    assert made.desk.selection == "union:patrick-a"
    assert made.desk.seat == "union"
    assert made.look.percent == 125
