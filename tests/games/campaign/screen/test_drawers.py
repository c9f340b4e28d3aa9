"""Narrow windows and large scales: columns fold into drawers, the map keeps half of the width, nothing is cut off."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from companion.desktop.app.application import Desktop
from companion.desktop.widgets.buttons import Chip
from companion.games.campaign.screen.window import CampaignWindow
from tests.games.campaign.screen.conftest import CONFEDERATE_ALONE, OpenCampaign

TWO = {"union": "human", "confederate": "human"}


def narrowed(window: CampaignWindow, qtbot: QtBot, wide: int = 1024, high: int = 768) -> CampaignWindow:
    window.resize(wide, high)
    qtbot.waitUntil(lambda: window.columns.width() == wide)
    return window


@pytest.fixture
def narrow(open_campaign: OpenCampaign, qtbot: QtBot) -> CampaignWindow:
    return narrowed(open_campaign(phases=2), qtbot)


def test_at_1024_the_letters_fold_and_the_map_keeps_more_than_half(narrow: CampaignWindow) -> None:
    assert not narrow.box.isVisible()
    assert narrow.army.isVisible()
    assert narrow.map.width() >= narrow.width() / 2
    assert narrow.drawers.bar.isVisible()


def test_a_key_opens_the_letters_and_escape_shuts_them(narrow: CampaignWindow) -> None:
    wide = narrow.map.width()
    QTest.keyClick(narrow.army.list, Qt.Key.Key_L)
    assert narrow.box.isVisible()
    assert narrow.box.list.hasFocus()
    assert narrow.map.width() == wide
    QTest.keyClick(narrow.box.list, Qt.Key.Key_Escape)
    assert not narrow.box.isVisible()
    narrow.run("letters")
    assert narrow.box.isVisible()
    narrow.army.list.setFocus()
    QTest.keyClick(narrow.army.list, Qt.Key.Key_Escape)
    assert not narrow.box.isVisible()


def test_the_button_opens_and_shuts_them_and_a_place_asked_for_is_in_sight(narrow: CampaignWindow) -> None:
    button = narrow.drawers.buttons[1]
    button.click()
    assert narrow.box.isVisible()
    assert button.isChecked()
    button.click()
    assert not narrow.box.isVisible()
    button.click()
    narrow.show_hex((12, 8))
    assert not narrow.box.isVisible()


def test_a_wide_window_has_its_columns_again_with_what_they_held(narrow: CampaignWindow, qtbot: QtBot) -> None:
    letters = narrow.box.model.rows()
    narrow.drawers.buttons[1].click()
    narrowed(narrow, qtbot, 1400)
    assert narrow.box.isVisible()
    assert not narrow.drawers.bar.isVisible()
    assert not narrow.drawers.drawer.isVisible()
    assert narrow.box.model.rows() == letters
    assert narrow.box.mapTo(narrow, narrow.box.rect().topLeft()).x() > narrow.map.width()


def covers(window: CampaignWindow) -> list[tuple[str, QRect]]:
    """Give the room of the parts of the window that must not lie over one another."""
    parts: dict[str, QWidget] = {
        "moment": window.header.moment,
        "undo": window.header.undo,
        "redo": window.header.redo,
        "end": window.header.end,
        "army": window.army,
        "orders": window.orders.parentWidget() or window.orders,
        "map": window.map,
        "box": window.box,
        "keys": window.keys,
        "bar": window.drawers.bar,
    }
    return [
        (name, QRect(one.mapTo(window, one.rect().topLeft()), one.size()))
        for name, one in parts.items()
        if one.isVisible()
    ]


@pytest.mark.parametrize(
    ("percent", "wide", "high"), [(150, 1366, 768), (200, 1366, 768), (200, 1024, 768), (200, 1920, 1080)]
)
def test_two_players_at_a_large_scale_have_nothing_cut_off_and_nothing_overlapping(
    desktop: Desktop, open_campaign: OpenCampaign, qtbot: QtBot, percent: int, wide: int, high: int
) -> None:
    open_campaign(players=TWO, phases=2)
    desktop.look.change(percent=percent)
    window = desktop.windows[0]
    assert isinstance(window, CampaignWindow)
    window.desk.sit_down()
    narrowed(window, qtbot, wide, high)
    qtbot.waitUntil(lambda: not window.desk.moving)
    window.desk.select(f"{window.desk.seat}:A")
    parts = covers(window)
    assert {"moment", "end", "map", "keys"} <= {name for name, _ in parts}
    assert [name for name, room in parts if not window.rect().contains(room)] == []
    assert [(one[0], other[0]) for one, other in combinations(parts, 2) if one[1].intersects(other[1])] == []
    assert window.map.width() >= window.width() / 2
    now = window.header.moment
    days, turns, phases = now._strips()
    assert now._strip(days, turns, now.fullness()) + now._now(phases) <= now.width()
    window.drawers.go(window.army.list)
    assert window.army.isVisible()
    qtbot.waitUntil(
        lambda: all(one.height() >= one.sizeHint().height() for one in window.orders.chips.values() if one.isVisible())
    )
    desktop.look.change(percent=100)


def test_the_army_folds_only_where_the_map_would_have_less_than_half(
    desktop: Desktop, open_campaign: OpenCampaign, qtbot: QtBot
) -> None:
    open_campaign(players=CONFEDERATE_ALONE, phases=1)
    desktop.look.change(percent=200)
    window = narrowed(desktop.windows[0], qtbot, 1024)
    assert [one.folded for one in window.drawers.columns] == [True, True]
    QTest.keyClick(window, Qt.Key.Key_F3)
    window.run("army")
    assert window.army.isVisible()
    window.run("letters")
    assert window.box.isVisible()
    assert not window.army.isVisible()
    desktop.look.change(percent=100)


def test_small_signs_say_in_their_tips_what_they_do(narrow: CampaignWindow) -> None:
    assert narrow.header.narrow
    assert narrow.header.undo.text() == ""
    assert narrow.header.undo.accessibleName() == "Nothing to undo" == narrow.header.undo.toolTip()
    assert narrow.header.end.accessibleName().startswith("End")


def test_the_folded_letters_say_how_many_are_unread(open_campaign: OpenCampaign) -> None:
    window = open_campaign(players=CONFEDERATE_ALONE, phases=1)
    window.resize(1024, 700)
    chip = next(one for one in window.drawers.buttons if isinstance(one, Chip) and one.text() == "Letters")
    assert window.box.unread()
    assert chip.value == f"{window.box.unread()} unread"
    window.box.read_all()
    assert chip.value == ""
