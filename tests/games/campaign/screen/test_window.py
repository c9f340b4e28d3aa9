"""The campaign's window: army, map and letters of one seat; it opens from files, grows, closes and opens again."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from pytestqt.qtbot import QtBot

from companion.desktop.app.application import Desktop
from companion.games.campaign.screen.window import CampaignWindow
from tests.games.campaign.screen.conftest import CONFEDERATE_ALONE, OpenCampaign, a_campaign

Fatal = QAbstractItemModelTester.FailureReportingMode.Fatal


def test_a_document_is_opened_in_the_campaigns_window(desktop: Desktop, tmp_path: Path) -> None:
    path = tmp_path / "gettysburg.companion"
    a_campaign(path).close()
    window = desktop.open(path)
    assert isinstance(window, CampaignWindow)
    assert window.desk.seat == "union"
    assert desktop.settings.recent() == [path]
    assert desktop.open(path) is window


def test_the_army_stands_in_its_table_and_on_the_map(open_campaign: OpenCampaign) -> None:
    window = open_campaign(phases=1)
    rows = window.army.model.rows()
    assert [row.id.partition(":")[0] for row in rows if row.hex is None] == ["union"] * 11
    assert [row.hex for row in rows if row.hex is not None] == [one.hex for one in window.desk.view.enemies]
    assert {one.side for one in window.map.marks.counters} == {"union"}
    assert not window.question.isVisible()
    assert not window.points.isVisible()
    window.army.list.setCurrentIndex(window.army.model.index(2))
    assert window.desk.selection == "union:C"
    assert [one.id for one in window.map.marks.counters if one.selected] == ["union:C"]


def test_a_click_on_the_map_selects_who_stands_there(open_campaign: OpenCampaign) -> None:
    window = open_campaign(phases=1)
    window.map.select((19, 11))
    assert window.desk.selection == "union:E"
    assert window.army.model.rows()[window.army.list.currentIndex().row()].id == "union:E"


def test_the_confederates_see_what_their_hexes_still_give(open_campaign: OpenCampaign) -> None:
    window = open_campaign(players=CONFEDERATE_ALONE, scenario="gettysburg-campaign", phases=12)
    assert window.map.marks.forage
    assert window.map.marks.radius is not None
    assert window.map.marks.radius.side == "confederate"


def test_letters_are_filtered_and_read(open_campaign: OpenCampaign) -> None:
    window = open_campaign(phases=2)
    box = window.box
    unread = [one for one in box.rows if one.id not in box.brush.read]
    assert unread
    assert all(one.arrived == window.desk.view.turn for one in unread)
    box.show_only("battle")
    assert {one.sort for one in box.model.rows()} <= {"battle"}
    box.show_only("enemy")
    assert all(one.enemy for one in box.model.rows())
    box.list.setCurrentIndex(box.model.index(0))
    box.read()
    assert box.model.rows()[0].id in box.brush.read


def test_the_models_keep_qts_rules_through_a_turn(open_campaign: OpenCampaign, qtbot: QtBot) -> None:
    window = open_campaign(phases=1)
    testers = [
        QAbstractItemModelTester(model, Fatal) for model in (window.army.model, window.box.model, window.box.out_model)
    ]
    for _ in range(3):
        window.run("end")
        qtbot.waitUntil(lambda: not window.desk.moving)
        if window.desk.view.pending is not None:
            break
    assert all(tester.model().rowCount() for tester in testers[:2])


def test_a_larger_scale_keeps_game_and_seat(desktop: Desktop, open_campaign: OpenCampaign) -> None:
    window = open_campaign(phases=1)
    window.desk.select("union:B")
    desktop.look.change(percent=125)
    made = desktop.windows[0]
    assert made is not window
    assert (made.desk.seat, made.desk.selection) == ("union", "union:B")
    assert made.army.model.rows() == window.army.model.rows()
    desktop.look.change(percent=100)


def test_read_only_is_said_and_nothing_is_ended(desktop: Desktop, tmp_path: Path) -> None:
    path = tmp_path / "twice.companion"
    held = a_campaign(path)
    window = desktop.open(path)
    assert window.locked.words()
    assert not window.desk.moving
    assert window.header.end_reason()
    held.close()


def test_a_corps_that_is_pressed_on_by_the_right_button_is_selected_everywhere(open_campaign: OpenCampaign) -> None:
    window = open_campaign(phases=1)
    rows = window.army.list
    window.desk.select(rows.rows.rows()[0].id)
    other = rows.rows.rows()[2].id
    QTest.mousePress(rows.viewport(), Qt.MouseButton.RightButton, pos=rows.visualRect(rows.rows.index(2)).center())
    QTest.mouseRelease(rows.viewport(), Qt.MouseButton.RightButton, pos=QPoint(-5, -5))
    lit = rows.current()
    assert lit is not None
    assert (window.desk.selection, lit.id) == (other, other)
