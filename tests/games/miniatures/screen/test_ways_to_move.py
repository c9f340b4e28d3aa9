"""A move is offered where it may be made: by key and by button, to brigades, guns and leaders."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from companion.desktop.widgets.buttons import KeyButton
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.form import CommandForm
from companion.games.miniatures.screen.window import Window
from companion.games.miniatures.screen.work.leaders import LeadersWork
from companion.games.miniatures.screen.work.maneuver import ManeuverWork
from tests.desktop.conftest import OpenWindow, a_session
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_leader

LEFT = Qt.MouseButton.LeftButton


def those(step: str, **more: Any) -> Any:
    return a_battle(
        a_brigade("cutler", disordered=True),
        a_brigade("stone", disordered=True),
        a_battery("hall"),
        a_battery("reynolds", limbered=True),
        a_leader("wadsworth"),
        a_brigade("davis", "confederate"),
        step=step,
        **more,
    )


def form_of(window: Window) -> CommandForm:
    found = QApplication.activeModalWidget() or next(iter(window.findChildren(CommandForm)))
    assert isinstance(found, CommandForm)
    return found


@pytest.fixture
def maneuver(open_window: OpenWindow, qtbot: QtBot) -> Window:
    window = open_window(a_session(those("move")))
    qtbot.waitExposed(window)
    return window


def work_of(window: Window) -> ManeuverWork:
    assert isinstance(window.centre.work, ManeuverWork)
    return window.centre.work


def use(window: Window, button: KeyButton, key: str, way: str) -> None:
    if way == "key":
        QTest.keyClicks(window.centre.work, key)
    else:
        QTest.mouseClick(button, LEFT)


@pytest.mark.parametrize("way", ["key", "button"])
def test_a_detached_leader_is_moved_from_his_own_step(open_window: OpenWindow, way: str) -> None:
    window = open_window(a_session(those("detached")))
    work = window.centre.work
    assert isinstance(work, LeadersWork)
    assert (work.move_button.reason, work.move_button.cap) == ("", "M")
    use(window, work.move_button, "M", way)
    form = form_of(window)
    assert (form.tag, form.values()["leader"]) == ("move-leader", "wadsworth")
    form.editors["inches"].put(5)
    QTest.keyClick(form, Qt.Key.Key_Return)
    assert window.desk.leader("wadsworth").moved
    assert "has used his move" in work.move_button.reason


@pytest.mark.parametrize("face", [5, 8, 10])
@pytest.mark.parametrize("way", ["key", "button"])
def test_whoever_may_move_by_his_roll_has_a_button_that_does_it(maneuver: Window, way: str, face: int) -> None:
    maneuver.desk.do(cmd.Maneuver("cutler"), faces=(face,))
    maneuver.desk.select("cutler")
    work = work_of(maneuver)
    reach: Any = maneuver.desk.session.odds(cmd.Move("cutler", 0))
    assert not work.moves[0].reason if reach.inches else work.moves[0].reason
    assert "0 inches" not in work.may.text()
    use(maneuver, work.moves[0], "M", way if reach.inches else "key")
    form = form_of(maneuver)
    assert (form.tag, form.values()["unit"]) == ("move", "cutler")


def test_a_limbered_battery_moves_by_its_button(maneuver: Window) -> None:
    maneuver.desk.select("reynolds")
    assert not work_of(maneuver).moves[0].reason


def test_who_goes_nowhere_is_told_what_stands_against_it(maneuver: Window) -> None:
    maneuver.desk.do(cmd.Maneuver("cutler"), faces=(3,))
    maneuver.desk.select("cutler")
    assert work_of(maneuver).moves[0].reason
    assert "0 inches are no move" not in work_of(maneuver).moves[0].reason


def test_guns_are_shown_no_chart_of_rolls_and_no_charge(maneuver: Window) -> None:
    work = work_of(maneuver)
    assert work.chart.isVisible()
    maneuver.desk.select("hall")
    assert not work.chart.isVisible()
    assert [made.isVisible() for made in work.moves] == [True, True, False]
    assert "harge" not in work.may.text()
    assert "0 in" not in work.may.text()
    hints = work.keys()
    assert not any("C" in hint.keys for hint in hints)
    QTest.keyClicks(work, "C")
    assert "batteries may not charge" in work.refusal.words()
    maneuver.desk.select("cutler")
    assert work.chart.isVisible()


def test_what_came_of_a_run_is_told_as_it_was_mended(open_window: OpenWindow) -> None:
    window = open_window(a_session(those("move", dice={"union/all": "entered"})))
    QTest.keyClicks(window.centre.work, "D00")
    work = work_of(window)
    assert "Cutler (10)" in work.note.text()
    first = next(line.entry for line in window.desk.log if line.dice)
    window.desk.amend(first, (cmd.Maneuver("cutler"),), faces=(3,))
    assert "Cutler (10)" not in work.note.text()
    assert "Cutler (3)" in work.note.text()
    assert "Stone (10)" in work.note.text()
    window.desk.undo()
    assert "Cutler (10) and Stone (10)" in work.note.text()
    window.desk.undo()
    assert "Stone" not in work.note.text()


def test_an_undo_into_the_step_chooses_somebody_who_acts_in_it(open_window: OpenWindow) -> None:
    calm = a_battle(a_brigade("cutler"), a_leader("wadsworth"), a_brigade("davis", "confederate"), step="move")
    window = open_window(a_session(calm))
    QTest.keyClick(window.centre.work, Qt.Key.Key_F8)
    assert window.desk.selection == "wadsworth"
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.desk.selection == "cutler"
    QTest.keyClicks(window.centre.work, "R")
    assert window.desk.unit("cutler").outcome


# ---- several that are lit

CONTROL = Qt.KeyboardModifier.ControlModifier


def many_guns() -> Any:
    guns = [a_battery(name) for name in ("hall", "reynolds", "ransom")]
    return a_battle(a_brigade("cutler"), *guns, a_battery("edgell", limbered=True), a_leader("wadsworth"), step="move")


@pytest.fixture
def guns(open_window: OpenWindow, qtbot: QtBot) -> Window:
    window = open_window(a_session(many_guns()))
    qtbot.waitExposed(window)
    for heading in [row.id for row in window.order.tree.order.rows() if row.kind == "battalion"]:
        window.order.tree.setExpanded(window.order.tree.order.find(heading), True)
    return window


def click(window: Window, name: str, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    tree = window.order.tree
    tree.scrollTo(tree.order.find(name))
    QTest.mouseClick(tree.viewport(), LEFT, keys, tree.visualRect(tree.order.find(name)).center())


def test_who_is_shown_is_always_among_those_that_are_lit(guns: Window) -> None:
    tree, work = guns.order.tree, work_of(guns)
    click(guns, "reynolds")
    click(guns, "ransom", CONTROL)
    assert (sorted(tree.chosen()), guns.desk.selection) == (["ransom", "reynolds"], "ransom")
    assert work.unit_name.text() == "Ransom"
    click(guns, "hall", CONTROL)
    assert (len(tree.chosen()), work.unit_name.text()) == (3, "Hall")
    guns.desk.select("reynolds")
    assert tree.chosen() == ["reynolds"]


def test_whose_light_is_taken_is_shown_no_longer(guns: Window, qtbot: QtBot) -> None:
    tree, work = guns.order.tree, work_of(guns)
    click(guns, "ransom")
    click(guns, "reynolds", CONTROL)
    qtbot.wait(QApplication.doubleClickInterval() + 50)
    click(guns, "reynolds", CONTROL)
    assert (tree.chosen(), guns.desk.selection, work.unit_name.text()) == (["ransom"], "ransom", "Ransom")
    qtbot.wait(QApplication.doubleClickInterval() + 50)
    click(guns, "ransom", CONTROL)
    assert (tree.chosen(), guns.desk.selection) == (["ransom"], "ransom")


def test_all_that_are_lit_limber_as_one_act(guns: Window) -> None:
    before = guns.desk.session.head
    click(guns, "hall")
    click(guns, "edgell", CONTROL)
    click(guns, "ransom", CONTROL)
    guns.run("limber")
    assert {one.id for one in guns.desk.view.units if one.limbered} == {"hall", "ransom", "edgell"}
    assert guns.desk.session.head == before + 1


def test_the_menu_of_changes_says_that_all_are_meant(guns: Window) -> None:
    click(guns, "hall")
    click(guns, "ransom", CONTROL)
    QTest.keyClicks(guns.centre.work, "F")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert "Limber all 2 lit" in menu.actions()[0].text()
    QTest.keyClick(menu, Qt.Key.Key_1)
    assert {one.id for one in guns.desk.view.units if one.limbered} == {"hall", "ransom", "edgell"}


def test_a_form_offers_whom_it_can_be_done_to_and_takes_nobody_else(guns: Window) -> None:
    guns.desk.select("cutler")
    guns.run("limber")
    form = form_of(guns)
    box = form.editors["unit"]
    assert [box.itemText(nth) for nth in range(box.count())] == ["Hall", "Reynolds", "Ransom"]
    assert form.values()["unit"] == ""
    assert not form.strip.words()
    assert "choose one" in form.lacks.text()


def test_a_form_is_filled_with_who_is_chosen_where_it_fits(guns: Window) -> None:
    guns.desk.select("edgell")
    guns.run("unlimber")
    assert form_of(guns).values()["unit"] == "edgell"
