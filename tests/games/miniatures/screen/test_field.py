"""The field in the window: beside the list, placed by hand, undone; nothing is written before somebody says so."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from companion.desktop.widgets.buttons import Chip
from companion.games.miniatures.screen.field.moving import Moving
from companion.games.miniatures.screen.field.page import FieldWork
from companion.games.miniatures.screen.window import Window
from companion.games.miniatures.screen.work.fire import FireWork
from companion.games.miniatures.setup.standing import deployment
from companion.kernel.beginning import begin
from companion.kernel.begun import Beginning
from companion.kernel.session import Session
from tests.desktop.conftest import OpenWindow, a_line, a_session, the_ridge, the_ridge_played


@pytest.fixture
def window(open_window: OpenWindow) -> Window:
    return open_window(a_session(a_line("move")))


@pytest.fixture
def field(window: Window) -> FieldWork:
    window.run("field")
    work = window.centre.work
    assert isinstance(work, FieldWork)
    return work


def press(window: Window, *keys: Qt.Key | str, held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    for key in keys:
        if isinstance(key, str):
            QTest.keyClicks(window.centre.work, key)
        else:
            QTest.keyClick(window.centre.work, key, held)


def place(window: Window, name: str) -> tuple[float, ...] | None:
    found: tuple[float, ...] | None = window.desk.view.field.places.get(name)
    return found


def spot(field: FieldWork, x: float, y: float) -> QPoint:
    return field.canvas.in_window((x, y)).toPoint()


def test_the_field_stands_in_the_place_of_the_list_and_the_list_comes_back(window: Window) -> None:
    before = window.centre.work
    QTest.keyClick(window, Qt.Key.Key_F9)
    assert isinstance(window.centre.work, FieldWork)
    press(window, "l")
    assert window.centre.work is before
    window.run("field")
    window.run("field")
    assert window.centre.work is before


def test_an_empty_table_says_how_it_is_filled(window: Window, field: FieldWork) -> None:
    assert field.empty.isVisible()
    assert "No unit has a place yet" in field.empty.accessibleName()
    corner = field.empty.grab().toImage().pixelColor(4, 4)
    assert corner == field.look.color("paper"), "the map does not show through the words"
    window.desk.select("cutler")
    press(window, "p")
    assert not field.empty.isVisible()


def test_a_unit_is_placed_by_keys_and_nothing_is_written_before_enter(window: Window, field: FieldWork) -> None:
    window.desk.select("cutler")
    before = window.desk.session.head
    press(window, "p", Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Up)
    press(window, Qt.Key.Key_Up, held=Qt.KeyboardModifier.ShiftModifier)
    press(window, "]]]")
    assert window.desk.session.head == before
    press(window, Qt.Key.Key_Return)
    assert place(window, "cutler") == (38.0, 13.25, 3.0)
    assert window.desk.session.head == before + 1
    window.run("undo")
    assert place(window, "cutler") is None


def test_enter_goes_on_to_the_next_without_a_place_and_escape_leaves(window: Window, field: FieldWork) -> None:
    window.desk.select("cutler")
    press(window, "p", Qt.Key.Key_Return)
    assert window.desk.selection == "meredith"
    press(window, Qt.Key.Key_Escape)
    assert not field.hand
    assert place(window, "meredith") is None


def test_the_mouse_carries_a_unit_only_while_units_are_placed_by_hand(
    window: Window, field: FieldWork, qtbot: QtBot
) -> None:
    window.desk.select("cutler")
    press(window, "p", Qt.Key.Key_Return, Qt.Key.Key_Escape)
    there = place(window, "cutler")
    assert there is not None
    board = field.canvas
    begin = spot(field, there[0], there[1] - 0.3)

    def drag(to: QPoint) -> None:
        QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=begin)
        for share in (0.3, 0.7, 1.0):
            QTest.mouseMove(board, begin + (to - begin) * share)
        QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=to)

    drag(spot(field, there[0] + 10, there[1] + 5))
    assert place(window, "cutler") == there
    board.fit()
    window.desk.select("cutler")
    press(window, "p")
    begin = spot(field, there[0], there[1] - 0.3)
    drag(spot(field, there[0] + 10, there[1] + 5))
    moved = place(window, "cutler")
    assert moved is not None
    assert moved[0] == pytest.approx(there[0] + 10, abs=0.2)
    assert moved[1] == pytest.approx(there[1] + 5.3, abs=0.2)


def test_a_division_is_laid_out_as_one_entry_and_one_of_it_lifted(window: Window, field: FieldWork) -> None:
    window.desk.select("cutler")
    before = window.desk.session.head
    press(window, "p", "d")
    assert window.desk.session.head == before + 1
    placed = set(window.desk.view.field.places)
    assert {"cutler", "meredith", "gamble", "hall"} <= placed
    assert not {"davis", "archer"} & placed
    window.desk.select("hall")
    press(window, Qt.Key.Key_Delete)
    assert place(window, "hall") is None
    window.run("undo")
    assert place(window, "hall") is not None


def test_a_click_chooses_whoever_stands_there_and_the_foot_tells_the_place(window: Window, field: FieldWork) -> None:
    window.desk.select("cutler")
    press(window, "p", Qt.Key.Key_Return)
    window.desk.select("davis")
    press(window, Qt.Key.Key_Return, Qt.Key.Key_Escape)
    there = place(window, "cutler")
    assert there is not None
    QTest.mouseClick(field.canvas, Qt.MouseButton.LeftButton, pos=spot(field, there[0], there[1] - 0.3))
    assert window.desk.selection == "cutler"
    field.canvas.pointed.emit((28.6, 27.6))
    assert field.where() == "28.6, 27.6 · open"
    assert "Cutler" in field.accessibleDescription()


def test_arrows_move_the_view_and_zero_shows_the_whole_table(window: Window, field: FieldWork) -> None:
    press(window, "+++++")
    before = field.canvas.middle()
    press(window, Qt.Key.Key_Right)
    assert field.canvas.middle()[0] > before[0]
    press(window, "0")
    corner = field.canvas.in_window((0.0, 48.0))
    assert field.canvas.rect().contains((corner + QPointF(1, 1)).toPoint())


def test_a_free_measure_begins_at_the_chosen_front_and_tells_inches(window: Window, field: FieldWork) -> None:
    window.desk.select("cutler")
    press(window, "p", Qt.Key.Key_Return, Qt.Key.Key_Escape)
    window.desk.select("cutler")
    press(window, "m", Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Up)
    assert field.where() == "3.0″, to 0°"
    press(window, Qt.Key.Key_Escape)
    assert not field.ruler.on


def test_the_list_keeps_what_is_put_together_while_the_field_is_shown(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line("defensive")))
    work = window.centre.work
    assert isinstance(work, FireWork)
    window.centre.take(["davis", "cutler"])
    window.run("field")
    press(window, "l")
    assert [line.unit for line in work.attack.lines] == ["cutler"]


def test_a_game_that_is_only_read_is_looked_at(open_window: OpenWindow, tmp_path: Path) -> None:
    path = tmp_path / "held.companion"
    with a_session(a_line("move"), path), Session.open(path) as session:
        window = open_window(session, path)
        window.run("field")
        press(window, "p")
        field = window.centre.work
        assert isinstance(field, FieldWork)
        assert not field.hand
        assert field.refusal.strip.words()
        window.close()


def test_a_leaders_division_faces_as_its_side_does(window: Window, field: FieldWork) -> None:
    window.desk.point_at("heth")
    press(window, "p", "d")
    placed = window.desk.view.field.places
    assert placed["davis"][2] == placed["archer"][2] == 180.0
    assert "heth" in placed


@pytest.mark.parametrize("chosen", ["hartsuff", "ricketts"])
def test_a_division_is_laid_out_where_the_field_of_its_scenario_has_it(open_window: OpenWindow, chosen: str) -> None:
    window = open_window(begin(None, Beginning(scenario="the-cornfield", seed="1863")))
    window.run("field")
    there = deployment(window.desk.view, division="ricketts")
    assert set(there) == {"duryea", "hartsuff", "christian", "ricketts"}
    before = window.desk.session.head
    window.desk.point_at(chosen)
    press(window, "p", Qt.Key.Key_Up, "d")
    assert window.desk.view.field.places == there
    assert window.desk.session.head == before + 1


def test_who_was_placed_by_hand_stays_while_his_division_is_laid_out(open_window: OpenWindow) -> None:
    window = open_window(begin(None, Beginning(scenario="the-cornfield", seed="1863")))
    window.run("field")
    there = deployment(window.desk.view, division="ricketts")
    window.desk.point_at("duryea")
    press(window, "p", Qt.Key.Key_Up, Qt.Key.Key_Return)
    aside = place(window, "duryea")
    assert aside is not None
    window.desk.point_at("duryea")
    press(window, "d")
    assert window.desk.view.field.places == there | {"duryea": aside}


def test_who_is_taken_up_first_stands_where_the_field_has_him(open_window: OpenWindow) -> None:
    window = open_window(the_ridge())
    window.run("field")
    window.desk.point_at("gamble")
    there = deployment(window.desk.view)["gamble"]
    press(window, "p", Qt.Key.Key_Return)
    assert place(window, "gamble") == there


def test_who_is_on_the_table_and_has_no_place_is_said_to_have_none(window: Window, field: FieldWork) -> None:
    window.desk.select("cutler")
    press(window, "p", Qt.Key.Key_Return, Qt.Key.Key_Escape)
    assert place(window, "cutler") is not None
    window.desk.select("archer")
    assert field.where() == "Archer has no place: P"
    mode = field.mode
    assert isinstance(mode, Moving)
    assert mode.primary()[1] == "Archer has no place: P"
    press(window, "p", Qt.Key.Key_Return, Qt.Key.Key_Escape)
    window.desk.select("archer")
    assert "no place" not in field.where()


def test_who_has_come_over_an_edge_is_taken_up_at_his_arrival(open_window: OpenWindow) -> None:
    session = the_ridge_played(lambda view: any(one.edge and one.status == "on-table" for one in view.units))
    window = open_window(session)
    window.run("field")
    came = [one for one in session.view.units if one.edge and one.status == "on-table"]
    there = {"west": (0.0, 41.3, 90.0), "south": (42.0, 0.0, 0.0)}[came[0].edge]
    window.desk.point_at(came[0].id)
    press(window, "p", Qt.Key.Key_Return)
    assert place(window, came[0].id) == there


def test_a_chip_that_goes_while_it_has_the_keyboard_leads_to_no_other_unit_and_leaves_nothing_behind(
    window: Window, field: FieldWork, qtbot: QtBot
) -> None:
    qtbot.waitExposed(window)
    window.activateWindow()
    chosen = window.desk.selection
    for _ in range(3):
        next(iter(field.head.chips.values())).setFocus()
        press(window, "p")
        assert window.desk.selection == chosen
        shown = [chip for chip in field.head.findChildren(Chip) if not chip.isHidden()]
        assert set(shown) == set(field.head.chips.values())
        held = QApplication.focusWidget()
        assert held is not None
        assert held is window.centre.work or window.centre.work.isAncestorOf(held)
