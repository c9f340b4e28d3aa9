"""List, tree, panel, keys and menu speak of the same unit, however it was chosen; a click falls on what it was meant for."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from companion.desktop.widgets.rows import RowList
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.window import Window
from companion.games.miniatures.screen.work.fire import FireWork
from companion.games.miniatures.screen.work.leaders import LeadersWork
from companion.games.miniatures.screen.work.maneuver import ManeuverWork
from tests.desktop.conftest import OpenWindow, a_line, a_session, many_units

CHIP = 300
"""No chip is as wide as that once it is laid out."""
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


def at_row(rows: RowList[Any], name: str) -> QPoint:
    return rows.visualRect(rows.rows.index(rows.rows.place(name))).center()


def pressed(viewport: QWidget, button: Qt.MouseButton, *, pos: QPoint) -> None:
    """Press and let go elsewhere: nothing was clicked, and yet the row is lit."""
    QTest.mousePress(viewport, button, pos=pos)
    QTest.mouseRelease(viewport, button, pos=QPoint(-5, -5))


def in_tree(window: Window, name: str) -> QPoint:
    tree = window.order.tree
    tree.scrollTo(tree.order.find(name))
    return tree.visualRect(tree.order.find(name)).center()


def lit_in_tree(window: Window) -> list[str]:
    return window.order.tree.chosen()


def shown(work: ManeuverWork) -> str:
    return work.unit_name.text()


def at_item(work: FireWork, name: str, grid: str = "targets") -> QPoint:
    found: Any = getattr(work, grid)
    QApplication.processEvents()  # what has just come in sight is laid out
    found.repaint()
    wide, high = found.width(), found.height()
    for y in range(0, high, 4):
        for x in range(4, wide, 10):  # a point at nought is the middle to QTest
            zone = found.zone_at(QPointF(x, y))
            if zone is not None and zone.name == name:
                return QPoint(x, y)
    raise LookupError(name)


@pytest.fixture
def maneuver(open_window: OpenWindow, qtbot: QtBot) -> Window:
    window = open_window(a_session(a_line("move")))
    qtbot.waitExposed(window)
    return window


@pytest.fixture
def fire(open_window: OpenWindow, qtbot: QtBot) -> Window:
    window = open_window(a_session(a_line()))
    qtbot.waitExposed(window)
    return window


# ---- maneuver


@pytest.mark.parametrize("button", [LEFT, RIGHT])
def test_a_press_by_either_button_moves_row_panel_tree_and_keys_together(maneuver: Window, button: Any) -> None:
    work = maneuver.centre.work
    assert isinstance(work, ManeuverWork)
    pressed(work.list.viewport(), button, pos=at_row(work.list, "davis"))
    assert (shown(work), maneuver.desk.selection, lit_in_tree(maneuver)) == ("Davis", "davis", ["davis"])
    QTest.keyClick(work, Qt.Key.Key_R)
    assert [one.id for one in maneuver.desk.view.units if one.outcome] == ["davis"]


@pytest.mark.parametrize("place", ["tree", "duties", "table", "journal"])
def test_what_is_typed_elsewhere_in_the_window_is_the_works_and_leads_the_keys_there(
    open_window: OpenWindow, place: str
) -> None:
    window: Any = open_window(a_session(a_line("move")))
    parts = {
        "tree": window.order.tree,
        "duties": window.duties.list,
        "table": window.table.list,
        "journal": window.journal.list,
    }
    window.desk.select("davis")
    parts[place].setFocus()
    QTest.keyClick(parts[place], Qt.Key.Key_7)
    assert window.centre.work.face == 7
    assert window.centre.work.hasFocus()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert [roll.face for roll in window.desk.log[-1].dice] == [7]


def test_who_does_nothing_in_the_step_is_shown_and_nobody_else_rolls_for_him(maneuver: Window) -> None:
    work, head = maneuver.centre.work, maneuver.desk.session.head
    assert isinstance(work, ManeuverWork)
    QTest.mouseClick(maneuver.order.tree.viewport(), LEFT, pos=in_tree(maneuver, "cutler"))
    assert (shown(work), work.list.selectedIndexes()) == ("Cutler", [])
    QTest.keyClick(work, Qt.Key.Key_R)
    assert "Cutler does nothing in this step" in work.refusal.words()
    assert maneuver.desk.session.head == head
    QTest.keyClick(work, Qt.Key.Key_Down)
    assert shown(work) == "Archer"


def test_a_click_on_a_row_that_was_current_before_shows_it_again(maneuver: Window) -> None:
    work = maneuver.centre.work
    assert isinstance(work, ManeuverWork)
    QTest.mouseClick(maneuver.order.tree.viewport(), LEFT, pos=in_tree(maneuver, "cutler"))
    QTest.mouseClick(work.list.viewport(), LEFT, pos=at_row(work.list, "archer"))
    assert (shown(work), lit_in_tree(maneuver)) == ("Archer", ["archer"])


def test_a_heading_is_opened_without_taking_the_light_from_who_is_chosen(maneuver: Window) -> None:
    tree = maneuver.order.tree
    heading = next(row for row in tree.order.rows() if row.kind == "division")
    at = in_tree(maneuver, heading.id)
    was = tree.isExpanded(tree.order.find(heading.id))
    QTest.mouseClick(tree.viewport(), LEFT, pos=QPoint(40, at.y()))
    assert tree.isExpanded(tree.order.find(heading.id)) is not was
    assert maneuver.desk.selection == "archer"
    lit = [tree.order.row_at(index) for index in tree.selectedIndexes()]
    assert [row.id for row in lit if row is not None] == ["archer"]


def test_the_lit_duty_is_of_who_is_chosen_by_either_button_and_by_key(maneuver: Window) -> None:
    duties, work = maneuver.duties, maneuver.centre.work
    assert isinstance(work, ManeuverWork)
    nth = next(nth for nth, row in enumerate(duties.model.rows()) if row.unit == "davis")
    place = duties.list.visualRect(duties.model.index(nth)).center()
    pressed(duties.list.viewport(), RIGHT, pos=place)
    assert (shown(work), lit_in_tree(maneuver)) == ("Davis", ["davis"])
    QTest.mouseClick(maneuver.order.tree.viewport(), LEFT, pos=in_tree(maneuver, "cutler"))
    assert duties.list.current() is None
    QTest.mouseClick(duties.list.viewport(), LEFT, pos=place)
    assert shown(work) == "Davis"


# ---- leaders


def test_a_leader_who_is_pressed_on_by_the_right_button_is_the_one_who_acts(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line("leaders")))
    work = window.centre.work
    assert isinstance(work, LeadersWork)
    window.desk.point_at("cutler")
    assert "no leader is chosen" in work.detach.reason
    pressed(work.list.viewport(), RIGHT, pos=at_row(work.list, "heth"))
    assert window.desk.selection == "heth"
    assert "no leader is chosen" not in work.attach.reason


# ---- fire


def test_a_right_click_looks_at_a_unit_and_leaves_the_attack_as_it_is(fire: Window, qtbot: QtBot) -> None:
    work, tree = fire.centre.work, fire.order.tree
    assert isinstance(work, FireWork)
    fire.centre.take(["davis", "cutler"])
    place = in_tree(fire, "archer")
    pressed(tree.viewport(), RIGHT, pos=place)
    tree.customContextMenuRequested.emit(place)
    qtbot.waitUntil(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
    popup = QApplication.activePopupWidget()
    assert popup is not None
    popup.close()
    assert fire.desk.selection == "archer"
    assert (work.attack.target, [line.unit for line in work.attack.lines]) == ("davis", ["cutler"])


def test_arrows_walk_the_tree_and_enter_takes(fire: Window) -> None:
    work, tree = fire.centre.work, fire.order.tree
    assert isinstance(work, FireWork)
    tree.setFocus()
    fire.desk.point_at("davis")
    QTest.keyClick(tree, Qt.Key.Key_Down)
    assert work.attack.target == ""
    assert lit_in_tree(fire) == [fire.desk.selection]
    QTest.keyClick(tree, Qt.Key.Key_Return)
    assert work.attack.target == fire.desk.selection


def test_the_same_unit_is_taken_again_by_a_click(fire: Window) -> None:
    work, tree = fire.centre.work, fire.order.tree
    assert isinstance(work, FireWork)
    QTest.mouseClick(tree.viewport(), LEFT, pos=in_tree(fire, "davis"))
    QTest.keyClick(work, Qt.Key.Key_T)
    assert work.attack.target == ""
    QTest.mouseClick(tree.viewport(), LEFT, pos=in_tree(fire, "davis"))
    assert work.attack.target == "davis"


def test_who_is_picked_by_letter_is_lit_in_the_tree_and_the_lit_firer_is_the_line_of_the_keys(fire: Window) -> None:
    work = fire.centre.work
    assert isinstance(work, FireWork)
    fire.centre.take(["davis"])
    for name in ("cutler", "meredith"):
        QTest.keyClicks(work, next(one.hint for one in work.candidates.items() if one.id == name))
        assert lit_in_tree(fire) == [name]
    QTest.mouseClick(fire.order.tree.viewport(), LEFT, pos=in_tree(fire, "cutler"))
    line = work.attack.line
    assert line is not None
    assert line.unit == "cutler"


# ---- letters


def letters(work: FireWork, grid: str) -> dict[str, str]:
    return {one.id: one.hint for one in getattr(work, grid).items()}


def test_letters_of_targets_and_firers_stay_for_the_step_and_name_nobody_else(fire: Window) -> None:
    work = fire.centre.work
    assert isinstance(work, FireWork)
    enemies = letters(work, "targets")
    QTest.keyClicks(work, enemies["davis"])
    own = letters(work, "candidates")
    QTest.keyClicks(work, own["cutler"])
    assert letters(work, "candidates") == own
    assert [one.id for one in work.candidates.items() if one.picked] == ["cutler"]
    QTest.keyClick(work, Qt.Key.Key_R)
    assert letters(work, "targets") == enemies
    QTest.keyClicks(work, enemies["archer"] + own["cutler"])
    assert work.attack.target == "archer"
    assert work.attack.lines == []
    assert work.refusal.words()
    assert letters(work, "candidates") == {name: one for name, one in own.items() if name != "cutler"}


def test_the_letter_of_one_who_fires_already_leads_to_his_line(fire: Window) -> None:
    work = fire.centre.work
    assert isinstance(work, FireWork)
    fire.centre.take(["davis"])
    own = letters(work, "candidates")
    QTest.keyClicks(work, own["cutler"] + own["meredith"] + own["cutler"])
    assert [line.unit for line in work.attack.lines] == ["cutler", "meredith"]
    assert work.attack.at == 0


# ---- a second click


def twice(window: Window, at: QPoint) -> None:
    """Click twice at a place of the window, which lays itself out in between."""
    for _ in range(2):
        QTest.mouseClick(window.windowHandle(), LEFT, pos=at)
        QApplication.processEvents()


def test_a_double_click_on_a_target_says_nothing_of_its_cover(open_window: OpenWindow, qtbot: QtBot) -> None:
    fire = open_window(a_session(many_units(each=12)))
    work = fire.centre.work
    assert isinstance(work, FireWork)
    fire.centre.take(["c000"])
    qtbot.waitUntil(lambda: 0 < next(iter(work.eyes.chips.values())).width() < CHIP)
    chips = [QRect(made.mapTo(fire, QPoint(0, 0)), made.size()) for made in work.eyes.chips.values()]
    QTest.keyClick(work, Qt.Key.Key_T)
    qtbot.waitUntil(work.targets.isVisible)
    found = {one.id: work.targets.mapTo(fire, at_item(work, one.id)) for one in work.targets.items()}
    name, place = next((name, at) for name, at in found.items() for chip in chips if chip.contains(at))
    twice(fire, place)
    assert (work.attack.target, work.attack.covers, work.attack.lines) == (name, (), [])


def test_a_double_click_on_the_list_of_the_table_ticks_one(fire: Window) -> None:
    fire.centre.take(["davis", "cutler", "meredith"])
    work = fire.centre.work
    assert isinstance(work, FireWork)
    work.shoot((10,), by_hand=True)
    fire.run("next-step")
    QApplication.processEvents()
    rows = fire.table.list
    assert fire.table.model.rowCount() > 1
    at = rows.viewport().mapTo(fire, rows.visualRect(fire.table.model.index(1)).center())
    twice(fire, at)
    assert sum(row.done for row in fire.table.model.rows()) == 1


def test_a_second_click_on_next_is_not_for_the_step_that_has_come(maneuver: Window) -> None:
    maneuver.desk.do(cmd.Maneuver("archer"))
    button, before = maneuver.duties.next, maneuver.desk.view.step
    for _ in range(2):
        QTest.mouseClick(button, LEFT)
    assert maneuver.desk.view.step == before + 1


def test_clicks_at_other_places_are_all_taken_however_fast(fire: Window) -> None:
    work = fire.centre.work
    assert isinstance(work, FireWork)
    fire.centre.take(["davis"])
    for name in ("cutler", "meredith"):
        QTest.mouseClick(work.candidates, LEFT, pos=at_item(work, name, "candidates"))
    assert [line.unit for line in work.attack.lines] == ["cutler", "meredith"]
