"""What a hand expects of every window: keys at the bottom are clicked, files are dropped, wherever they fall."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from companion.desktop.app.application import Desktop
from companion.games.miniatures.screen.work.maneuver import ManeuverWork
from tests.desktop.conftest import OpenWindow, _own_folders, a_line, a_session, desktop, open_window, the_ridge
from tests.games.campaign.screen.conftest import OpenCampaign, open_campaign
from tests.games.tactical.screen.conftest import OpenBattle, a_battle, open_battle, to_operations

__all__ = ["_own_folders", "desktop", "open_battle", "open_campaign", "open_window"]
LEFT = Qt.MouseButton.LeftButton
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
