"""Drag and drop with the mouse: a leader onto a brigade, a brigade onto its target; what cannot be says why."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, Qt, QUrl
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from companion.desktop.app.application import Desktop
from companion.desktop.widgets.second_click import AT_ONCE
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.window import Window
from tests.desktop.conftest import OpenWindow, a_line, a_session
from tests.games.miniatures.building import a_battle, a_brigade, in_contact
from tests.games.miniatures.screen.dragging import carried_by_the_system, drag, drop


@pytest.fixture(autouse=True)
def _system(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    carried_by_the_system(monkeypatch)


def of_tree(window: Window, name: str) -> tuple[QWidget, QPoint]:
    """Give where somebody stands in the order of battle."""
    tree = window.order.tree
    row = next(row for row in tree.order.rows() if name in (row.id, row.leader))
    index = tree.order.find(row.id)
    tree.scrollTo(index)
    box = tree.visualRect(index)
    by_name = row.kind in ("corps", "division", "battalion")  # of a formation's row the right half is its leader
    return tree.viewport(), QPoint(box.right() - 60 if by_name else box.left() + 60, box.center().y())


def told(window: Window) -> str:
    return str(window.centre.work.refusal.words())


def from_to(window: Window, name: str, on: str, **how: Any) -> None:
    drag(*of_tree(window, name), *of_tree(window, on), **how)


def test_a_leader_joins_the_brigade_he_is_let_go_over(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line("leaders")))
    from_to(window, "heth", "davis")
    assert window.desk.leader("heth").attached == "davis"
    head = window.desk.session.head
    from_to(window, "wadsworth", "davis")
    assert window.desk.leader("wadsworth").attached == "meredith"
    assert window.desk.session.head == head
    assert told(window)


def test_a_formation_held_by_its_name_stands_for_its_own_leader(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line("leaders")))
    window.desk.select("wadsworth")
    tree = window.order.tree
    viewport, place = of_tree(window, "heth")
    name = QPoint(tree.visualRect(tree.indexAt(place)).left() + 60, place.y())
    drag(viewport, name, *of_tree(window, "davis"))
    assert window.desk.leader("heth").attached == "davis"
    assert window.desk.leader("wadsworth").attached == "meredith"


def test_escape_in_the_middle_leaves_all_as_it_was(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line("leaders")))

    def escape(handle: QWindow) -> None:
        QTest.keyClick(handle, Qt.Key.Key_Escape)

    from_to(window, "heth", "davis", then=escape)
    assert not window.desk.leader("heth").attached
    assert told(window) == ""


def test_a_brigade_let_go_over_an_enemy_fires_at_him(open_window: OpenWindow) -> None:
    window: Any = open_window(a_session(a_line("defensive")))
    head = window.desk.session.head
    from_to(window, "cutler", "davis")
    attack = window.centre.work.attack
    assert attack.target == "davis"
    assert [line.unit for line in attack.lines] == ["cutler"]
    from_to(window, "hall", "davis")
    assert [line.unit for line in attack.lines] == ["cutler", "hall"]
    assert window.desk.session.head == head  # bands and die wait for keys


def test_who_does_not_fire_now_is_told_so(open_window: OpenWindow) -> None:
    window: Any = open_window(a_session(a_line("defensive")))
    from_to(window, "davis", "cutler")
    assert window.centre.work.attack.target == ""
    assert told(window) == "Davis does not fire in this step: drag who fires onto the target"
    from_to(window, "cutler", "meredith")
    assert "only a leader joins a unit of his side" in told(window).lower()


def test_a_firer_is_dropped_on_a_target_in_the_work(open_window: OpenWindow) -> None:
    window: Any = open_window(a_session(a_line("defensive")))
    grid = window.centre.work.picks.targets
    grid.grab()
    zones = [QPoint(x, y) for y in range(0, grid.height(), 4) for x in range(0, grid.width(), 8)]
    place = next(at for at in zones if (zone := grid.zone_at(at.toPointF())) is not None and zone.name == "archer")
    drag(*of_tree(window, "cutler"), grid, place)
    assert window.centre.work.attack.target == "archer"
    assert [line.unit for line in window.centre.work.attack.lines] == ["cutler"]


def test_a_brigade_that_has_rolled_charges_whom_it_is_dropped_on(open_window: OpenWindow) -> None:
    window: Any = open_window(a_session(a_line("move")))
    from_to(window, "davis", "cutler")
    assert told(window) == "Davis maneuvers first: roll its die, then drop it on the enemy"
    window.desk.do(cmd.Maneuver("davis"), faces=(10,))
    from_to(window, "davis", "cutler")
    form = window.evening.dialog
    assert form.isVisible()
    assert form.values()["charges"] == "cutler"
    form.reject()


def test_a_row_of_the_work_is_dragged_onto_an_enemy_as_well(open_window: OpenWindow) -> None:
    window: Any = open_window(a_session(a_line("move")))
    window.desk.do(cmd.Maneuver("davis"), faces=(10,))
    rows = window.centre.work.list
    box = rows.visualRect(rows.model().index(rows.rows.place("davis")))
    drag(rows.viewport(), QPoint(60, box.center().y()), *of_tree(window, "meredith"))
    assert window.evening.dialog.values()["charges"] == "meredith"
    window.evening.dialog.reject()


def test_a_charge_is_taken_in_hand_by_dropping_one_on_the_other(open_window: OpenWindow) -> None:
    state = a_battle(
        a_brigade("meredith"),
        a_brigade("cutler"),
        a_brigade("stone"),
        in_contact(a_brigade("archer", "confederate"), "meredith"),
        in_contact(a_brigade("davis", "confederate"), "cutler"),
        step="charge",
        player_turn="confederate",
    )
    window: Any = open_window(a_session(state))
    from_to(window, "davis", "cutler")
    assert window.centre.work.order().attackers == ("davis",)
    from_to(window, "archer", "meredith")
    assert window.centre.work.order().attackers == ("archer",)
    from_to(window, "archer", "stone")
    assert told(window) == "Archer is in no charge contact with Stone"


@pytest.mark.parametrize("step", ["leaders"])
def test_where_nobody_fights_it_is_said(open_window: OpenWindow, step: str) -> None:
    window = open_window(a_session(a_line(step)))
    from_to(window, "davis", "cutler")
    assert told(window) == "In this step nobody fires and nobody charges"


def test_what_is_dropped_leaves_the_keys_in_the_work(open_window: OpenWindow) -> None:
    window: Any = open_window(a_session(a_line("defensive")))
    from_to(window, "cutler", "davis")
    work = window.centre.work
    assert work.hasFocus()
    QTest.keyClick(work, Qt.Key.Key_2)
    assert work.attack.lines[0].band == 1


def test_all_that_are_lit_are_dragged_together(open_window: OpenWindow) -> None:
    window: Any = open_window(a_session(a_line("defensive")))
    tree = window.order.tree
    for name, held in (("cutler", Qt.KeyboardModifier.NoModifier), ("hall", Qt.KeyboardModifier.ControlModifier)):
        viewport, place = of_tree(window, name)
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, held, place)
        QTest.qWait(AT_ONCE)
    assert tree.chosen() == ["cutler", "hall"]
    window.centre.work.attack.clear()
    from_to(window, "hall", "davis")
    assert [line.unit for line in window.centre.work.attack.lines] == ["cutler", "hall"]


@pytest.mark.parametrize("where", ["tree", "work", "journal"])
def test_the_file_of_a_game_is_opened_wherever_it_falls(
    open_window: OpenWindow, desktop: Desktop, tmp_path: Path, where: str
) -> None:
    path = tmp_path / "other.companion"
    a_session(a_line(), path).close()
    window: Any = open_window(a_session(a_line("defensive")))
    part = {"tree": window.order.tree.viewport(), "work": window.centre.work, "journal": window.journal.list.viewport()}
    what = QMimeData()
    what.setUrls([QUrl.fromLocalFile(str(path))])
    drop(what, part[where], part[where].rect().center())
    assert [one.path for one in desktop.windows] == [None, path]
    assert window.centre.work.attack.target == ""
