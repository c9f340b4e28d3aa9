"""What a hand expects of every window: keys at the bottom are clicked, files are dropped, wherever they fall."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QContextMenuEvent, QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from companion.desktop.app.application import Desktop
from companion.games.miniatures.screen.work.maneuver import ManeuverWork
from tests.desktop.conftest import OpenWindow, _own_folders, a_line, a_session, desktop, open_window, the_ridge
from tests.games.campaign.screen.conftest import OpenCampaign, open_campaign
from tests.games.tactical.screen.conftest import OpenBattle, a_battle, open_battle, to_operations

__all__ = ["_own_folders", "desktop", "open_battle", "open_campaign", "open_window"]
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
COPY, NONE = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier


def click_key(window: Any, cap: str) -> None:
    """Click on a key of the foot, where it is painted."""
    QApplication.processEvents()
    window.keys.repaint()
    foot = window.keys
    zones = (foot.zone_at(QPointF(x, foot.height() / 2)) for x in range(2, foot.width(), 2))
    found = next(zone for zone in zones if zone is not None and zone.name[0] == cap)
    QTest.mouseClick(foot, LEFT, pos=found.box.center().toPoint())


def drop(target: QWidget, *paths: Path) -> bool:
    """Drag files over a widget and let go; says whether anybody took them."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    data.setText("\n".join(str(path) for path in paths))  # as file managers do
    where = QPoint(3, 3)
    enter = QDragEnterEvent(where, COPY, data, LEFT, NONE)
    QApplication.sendEvent(target, enter)
    if not enter.isAccepted():
        return False
    QApplication.sendEvent(target, QDropEvent(QPointF(where), COPY, data, LEFT, NONE))
    return True


@pytest.fixture(params=["miniatures", "campaign", "tactical"])
def window(request: pytest.FixtureRequest) -> Any:
    """Give a window of each kind of game."""
    match request.param:
        case "miniatures":
            opened: OpenWindow = request.getfixturevalue("open_window")
            return opened(a_session(a_line("move")))
        case "campaign":
            campaign: OpenCampaign = request.getfixturevalue("open_campaign")
            return campaign()
        case _:
            battle: OpenBattle = request.getfixturevalue("open_battle")
            return battle(to_operations(a_battle()))


# ---- files


def test_a_game_that_falls_on_any_part_of_a_window_is_opened(window: Any, desktop: Desktop, tmp_path: Path) -> None:
    parts = [one for one in window.findChildren(QWidget) if one.acceptDrops() and one.window() is window]
    for nth, part in enumerate([window.centralWidget(), *parts]):
        path = tmp_path / f"evening-{nth}.companion"
        the_ridge(path).close()
        assert drop(part, path), part
        assert desktop.windows[-1].path == path, part
        desktop.windows[-1].close()


def test_what_is_no_game_is_refused_in_the_window_it_fell_on(window: Any, desktop: Desktop, tmp_path: Path) -> None:
    path = tmp_path / "shopping.companion"
    path.write_text("bread")
    told: list[str] = []
    window.refuse = lambda words, *_: told.append(words)
    assert drop(window, path)
    assert desktop.windows == [window]
    assert len(told) == 1
    assert "shopping" in told[0]


def test_words_that_are_dragged_over_are_no_file(window: Any) -> None:
    data = QMimeData()
    data.setText("Archer")
    enter = QDragEnterEvent(QPoint(3, 3), COPY, data, LEFT, NONE)
    QApplication.sendEvent(window, enter)
    assert not enter.isAccepted()


# ---- keys of the foot


def test_every_key_of_the_foot_answers_the_mouse(window: Any) -> None:
    window.keys.repaint()
    foot = window.keys
    zones = [foot.zone_at(QPointF(x, foot.height() / 2)) for x in range(2, foot.width(), 2)]
    caps = {zone.name[0] for zone in zones if zone is not None}
    words = foot.accessibleName()
    assert caps
    assert all(cap in words for cap in caps)
    pressed: list[str] = []
    foot.pressed.disconnect()
    foot.pressed.connect(pressed.append)
    for cap in sorted(caps):
        click_key(window, cap)
    assert pressed == sorted(caps)


def test_a_click_on_a_key_rolls_for_the_brigade_that_is_shown(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line("move")))
    work = window.centre.work
    assert isinstance(work, ManeuverWork)
    window.order.field.setFocus()
    click_key(window, "↓")
    assert work.unit_name.text() == "Davis"
    click_key(window, "R")
    assert [one.id for one in window.desk.view.units if one.outcome] == ["davis"]
    assert window.order.field.text() == ""


def test_a_click_on_a_key_of_the_menus_does_what_the_menu_does(open_campaign: OpenCampaign) -> None:
    window = open_campaign()
    click_key(window, "F4")
    assert window.journal.isVisible()
    size = window.map.cell_size()
    click_key(window, "+")
    assert window.map.cell_size() > size
    click_key(window, "O")
    assert window.orders.code


def test_a_click_on_a_key_moves_the_cursor_of_a_battle(open_battle: OpenBattle) -> None:
    window = open_battle(to_operations(a_battle()))
    click_key(window, "N")
    assert window.desk.chosen is not None
    click_key(window, "Q")
    assert window.desk.chosen is None


# ---- what can be done with what lies under the pointer


def offered(widget: QWidget, place: QPoint) -> dict[str, str]:
    """Click with the right button as a hand does; gives the words of the menu, each with why it is grey."""
    QApplication.processEvents()
    window = widget.window().windowHandle()
    at = widget.mapTo(widget.window(), place)
    QTest.mouseMove(window, at + QPoint(9, 9))
    QTest.mousePress(window, RIGHT, pos=at, delay=5)
    QTest.mouseRelease(window, RIGHT, pos=at)
    return popped_up()


def popped_up() -> dict[str, str]:
    menu = QApplication.activePopupWidget()
    if not isinstance(menu, QMenu):
        return {}
    found = {entry.text(): "" if entry.isEnabled() else entry.statusTip() for entry in menu.actions()}
    assert all(why or menu.actions()[nth].isEnabled() for nth, why in enumerate(found.values()))
    return found


def choose(words: str) -> None:
    """Choose an entry of the menu that is open, and shut it."""
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    entry = next(entry for entry in menu.actions() if entry.text() == words)
    menu.close()
    entry.trigger()


@pytest.fixture(autouse=True)
def _no_menu_stays() -> Any:
    yield
    while (menu := QApplication.activePopupWidget()) is not None:
        menu.close()


def at_row(rows: Any, nth: int) -> QPoint:
    place: QPoint = rows.visualRect(rows.rows.index(nth)).center()
    return place


def test_a_right_click_on_a_row_of_the_step_is_about_that_brigade(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line("move")))
    work = window.centre.work
    assert isinstance(work, ManeuverWork)
    found = offered(work.list.viewport(), at_row(work.list, work.list.rows.place("davis")))
    assert window.desk.selection == "davis"
    assert next(iter(found)) == window.acts["maneuver"].title
    assert not {window.acts[one].title for one in ("mount", "dismount", "limber", "unlimber")} & {*found}
    titles = {act.title for act in window.acts.values()}
    assert set(found) <= titles
    choose(window.acts["note"].title)
    assert window.evening.dialog is not None
    window.evening.dialog.reject()


def test_a_right_click_on_a_target_is_about_that_unit(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line()))
    grid: Any = window.centre.work.targets  # type: ignore[attr-defined]
    QApplication.processEvents()
    grid.repaint()
    places = [QPoint(x, y) for y in range(2, grid.height(), 4) for x in range(2, grid.width(), 8)]
    place = next(one for one in places if (zone := grid.zone_at(QPointF(one))) and zone.name == "archer")
    found = offered(grid, place)
    assert window.desk.selection == "archer"
    assert next(iter(found)) == window.acts["fire"].title


def test_the_menu_key_and_shift_f10_ask_about_who_is_chosen(open_window: OpenWindow, qtbot: Any) -> None:
    window = open_window(a_session(a_line("move")))
    window.desk.point_at("davis")
    window.centre.work.setFocus()
    QTest.keyClick(window, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: bool(popped_up()))
    by_keys = popped_up()
    popup = QApplication.activePopupWidget()
    assert popup is not None
    popup.close()
    work = window.centre.work
    asked = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(1, 1), work.mapToGlobal(QPoint(1, 1)))
    QApplication.sendEvent(work, asked)
    assert popped_up() == by_keys
    assert window.acts["maneuver"].title in by_keys


def test_an_entry_of_the_journal_says_why_in_a_hint(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line("move")))
    rows = window.journal.list
    found = offered(rows.viewport(), at_row(rows, 0))
    assert "it is the start of the game" in found.values()
    assert not any("(" in words for words in found)


def test_a_right_click_on_a_corps_offers_its_orders(open_campaign: OpenCampaign) -> None:
    window = open_campaign(phases=1)
    rows = window.army.list
    found = offered(rows.viewport(), at_row(rows, 1))
    assert window.desk.selection == window.army.model.rows()[1].id
    words = next(kind.words for kind in window.orders.kinds if kind.code == "MV")
    assert words in found
    choose(words)
    assert window.orders.code == "MV"


def test_a_right_click_on_a_hex_leads_the_chosen_corps_there(open_campaign: OpenCampaign) -> None:
    window = open_campaign(phases=1)
    one = next(
        one for one in window.desk.view.corps if one.side == "union" and one.hex is not None and one.status == "present"
    )
    window.desk.select(one.id)
    assert one.hex is not None
    window.map.look_at(one.hex)
    taken = {other.hex for other in window.desk.view.corps}
    column, row = one.hex
    empty = next(at for at in ((column, row + n) for n in (1, -1, 2, -2)) if at not in taken)
    found = offered(window.map, window.map.spot(empty).toPoint())
    assert found["March here …"] == ""
    choose("March here …")
    assert window.orders.code == "MV"


def test_a_right_click_on_a_square_says_what_the_unit_in_hand_can_do_there(open_battle: OpenBattle) -> None:
    window = open_battle(to_operations(a_battle(), activate=2))
    one = next(unit for unit in window.desk.moment.state.here() if window.desk.own(unit) and unit.square is not None)
    window.ordering.put_down()
    assert one.square is not None
    window.map.look_at(one.square)
    offered(window.map, window.map.spot(one.square).toPoint())
    held = window.desk.chosen
    assert held is not None
    assert held.square == one.square
    _shut()
    costs = window.desk.reach(held).costs
    near = next(at for at in costs if at != held.square and not window.map.counters_at(at))
    window.map.look_at(near)
    words = f"{held.name}: go here"
    found = offered(window.map, window.map.spot(near).toPoint())
    assert found[words] == ""
    choose(words)
    moved = window.desk.unit(held.id)
    assert moved is not None
    assert moved.square == near
    far = (2, 2)
    window.map.look_at(far)
    assert offered(window.map, window.map.spot(far).toPoint())[words]


def _shut() -> None:
    menu = QApplication.activePopupWidget()
    if menu is not None:
        menu.close()
    QApplication.processEvents()
