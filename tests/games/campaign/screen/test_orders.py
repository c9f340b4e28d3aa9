"""Orders written at the desk: marches by clicks and keys, values, hexes, forces; refusals with their clause; taken back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox
from pytestqt.qtbot import QtBot

from companion.games.campaign.rules.orders import CM, MV, SU
from companion.games.campaign.screen.window import CampaignWindow
from tests.games.campaign.screen.conftest import CONFEDERATE_ALONE, OpenCampaign


@pytest.fixture
def window(open_campaign: OpenCampaign) -> CampaignWindow:
    made = open_campaign(phases=1)
    made.desk.select("union:E")
    return made


def draft(window: CampaignWindow) -> object:
    one = window.desk.chosen
    assert one is not None
    return one.draft


def test_a_march_is_written_by_keys(window: CampaignWindow) -> None:
    QTest.keyClicks(window.army.list, "o16")
    assert window.orders.route == ((19, 11), (19, 10), (18, 9))
    QTest.keyClick(window.army.list, Qt.Key.Key_Backspace)
    assert window.map.marks.routes[0].hexes == ((19, 11), (19, 10))
    QTest.keyClick(window.army.list, Qt.Key.Key_Return)
    assert draft(window) == (MV((19, 11), (1,)),)
    assert not window.map.route
    assert [row.words for row in window.orders.model.rows()] == ["MV march, 19,11 to 19,10"]


def test_a_march_is_drawn_on_the_map_to_any_hex(window: CampaignWindow) -> None:
    window.orders.begin("MV")
    window.map.select((19, 9))
    window.map.select((12, 8))
    assert window.orders.route[:3] == ((19, 11), (19, 10), (19, 9))
    assert window.orders.route[-1] == (12, 8)
    assert window.desk.selection == "union:E"
    assert window.orders.estimate.rows()[-1].doing == "at Gettysburg"
    window.map.select((19, 9))
    assert window.orders.route == ((19, 11), (19, 10), (19, 9))


def test_a_march_that_was_drawn_by_mouse_is_added_by_enter_where_the_mouse_was(window: CampaignWindow) -> None:
    window.map.look_at((19, 10))
    QTest.mouseClick(window.map, Qt.MouseButton.LeftButton, pos=window.map.spot((19, 10)).toPoint())
    QTest.mouseClick(window.orders.chips["MV"], Qt.MouseButton.LeftButton)
    window.map.setFocus()
    for at in ((19, 10), (19, 9)):
        QTest.mouseClick(window.map, Qt.MouseButton.LeftButton, pos=window.map.spot(at).toPoint())
    assert window.orders.route == ((19, 11), (19, 10), (19, 9))
    QTest.keyClick(window.map, Qt.Key.Key_Return)
    assert draft(window) == (MV((19, 11), (1, 1)),)
    assert not window.orders.code


def test_a_second_march_begins_where_the_first_ends(window: CampaignWindow) -> None:
    for at in ((19, 9), (19, 7)):
        window.orders.begin("MV")
        window.map.select(at)
        window.orders.give()
    assert draft(window) == (MV((19, 11), (1, 1)), MV((19, 9), (1, 1)))
    assert len(window.map.marks.routes) == 2


def test_values_are_chosen_and_join_the_set(window: CampaignWindow) -> None:
    window.orders.begin("SU")
    assert window.orders.choice.currentText() == "5"
    window.orders.take_key(_key("8"))
    window.orders.give()
    window.orders.begin("CM")
    window.orders.choice.setCurrentIndex(window.orders.choice.findData("stand"))
    window.orders.give()
    assert draft(window) == (SU(8), CM("stand"))
    assert any(row.written for row in window.army.model.rows())
    window.orders.discard_all()
    assert not draft(window)


def _key(text: str) -> QKeyEvent:

    return QKeyEvent(QEvent.Type.KeyPress, ord(text), Qt.KeyboardModifier.NoModifier, text)


def test_what_may_not_be_is_refused_in_place_with_its_clause(window: CampaignWindow) -> None:
    window.desk.select("union:A")
    window.orders.begin("AT")
    window.map.select((19, 1))
    window.orders.give()
    assert "AT" in window.refusal.words()
    assert "RTG-" in window.refusal.strip._clause.text()
    assert window.orders.hex == (19, 1)
    QTest.keyClick(window.army.list, Qt.Key.Key_L)
    assert not window.refusal.words()


def test_a_step_that_leads_nowhere_is_refused_at_once(window: CampaignWindow) -> None:
    window.orders.begin("MV")
    for _ in range(12):
        window.orders.step(3)
    assert "step" in window.refusal.words().lower()
    assert all(window.desk.ground.on_map(at) for at in window.orders.route)


def test_only_fitting_orders_are_offered(open_campaign: OpenCampaign, window: CampaignWindow) -> None:
    offered = {code for code, chip in window.orders.chips.items() if chip.isVisible()}
    assert {"MV", "SU", "CM", "CD", "RT", "AT", "RE"} <= offered
    assert not offered & {"PT", "XU", "SM", "OF", "NO"}
    window.desk.select("union:HQ")
    offered = {code for code, chip in window.orders.chips.items() if chip.isVisible()}
    assert {"SM", "OF", "PT"} <= offered


def test_a_force_is_formed_and_ordered_together(window: CampaignWindow) -> None:
    window.desk.select("union:HQ")
    window.orders.begin("OF")
    assert not window.orders.add.isEnabled()
    for box in window.orders.together.findChildren(QCheckBox):
        box.setChecked(True)
    window.orders.choice.setCurrentIndex(window.orders.choice.findData("normal"))
    window.orders.give()
    assert len(window.desk.view.force) > 1
    window.orders.to_force.setChecked(True)
    window.orders.begin("SU")
    window.orders.take_key(_key("7"))
    window.orders.give()
    drafts = [one.draft for one in window.desk.view.corps if one.id in window.desk.view.force]
    assert all(found == (SU(7),) for found in drafts)


def test_own_entries_of_the_phase_are_taken_back(window: CampaignWindow, qtbot: QtBot) -> None:
    assert window.entries["undo"].text() == "Undo"
    window.orders.begin("SU")
    window.orders.take_key(_key("8"))
    window.orders.give()
    assert "SU" in window.header.undo.text()
    window.run("undo")
    assert not draft(window)
    window.run("redo")
    assert draft(window) == (SU(8),)
    window.run("end")
    qtbot.waitUntil(lambda: not window.desk.moving)
    assert not window.desk.undo_words
    window.run("undo")
    assert "nothing of your own" in window.refusal.words().lower()
    assert window.desk.view.turn == 2


def test_couriers_ride_out_at_the_end_of_the_phase(open_campaign: OpenCampaign, qtbot: QtBot) -> None:
    window = open_campaign(players=CONFEDERATE_ALONE, scenario="gettysburg-campaign", phases=1)
    window.desk.select("confederate:J")
    window.orders.begin("MV")
    window.map.select((16, 17))
    window.orders.give()
    window.run("end")
    qtbot.waitUntil(lambda: not window.desk.moving)
    assert [row.name for row in window.box.out_model.rows()] == ["Stuart"]


def test_the_set_up_gives_numbers_urgency_and_mode(open_campaign: OpenCampaign) -> None:
    window = open_campaign()
    assert window.desk.view.phase == "set-up"
    window.desk.select("union:E")
    window.orders.begin("NO")
    window.orders.choice.setCurrentIndex(window.orders.choice.findData("1"))
    window.orders.give()
    assert next(row.number for row in window.army.model.rows() if row.id == "union:E").startswith("1")
    assert "set-up" in window.header.end.text()
    window.run("end")
    assert window.desk.view.phase != "set-up"
