"""The field of a scenario drawn by hand, as a person draws it: with the mouse, with keys, and kept beside the scenario."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from companion.desktop.widgets.look import Look
from companion.field import editing
from companion.field.bare import bare
from companion.field.reading import read_field
from companion.field.shapes import Ground
from companion.games.miniatures.screen.editor.draft import PAGE
from companion.games.miniatures.screen.editor.field.cutting import CutDialog
from companion.games.miniatures.screen.editor.field.window import FieldWindow
from companion.games.miniatures.screen.editor.window import EditorWindow
from companion.kernel import shelf
from companion.kernel.beginning import begin
from companion.kernel.begun import Beginning

Key = Qt.Key
Draw = Callable[..., FieldWindow]
CORNERS = ((20.0, 10.0), (40.0, 10.0), (30.0, 30.0))


@pytest.fixture
def look(qapp: QApplication) -> Look:
    found = Look()
    found.dress(qapp)
    return found


@pytest.fixture
def drawing(look: Look, qtbot: QtBot) -> Draw:
    def go(ground: Ground | None = None, kept: list[Ground] | None = None) -> FieldWindow:
        window = FieldWindow(look, ground or bare(), (kept if kept is not None else []).append)
        qtbot.addWidget(window, before_close_func=lambda one: one.save())
        window.show()
        window.map.fit()
        return window

    return go


def click(window: FieldWindow, place: tuple[float, float]) -> None:
    QTest.mouseClick(window.map, Qt.MouseButton.LeftButton, pos=window.map.in_window(place).toPoint())


def drag(window: FieldWindow, one: tuple[float, float], other: tuple[float, float]) -> None:
    begin_, end = (window.map.in_window(place).toPoint() for place in (one, other))
    QTest.mousePress(window.map, Qt.MouseButton.LeftButton, pos=begin_)
    QTest.mouseMove(window.map, (begin_ + end) / 2)
    QTest.mouseMove(window.map, end)
    QTest.mouseRelease(window.map, Qt.MouseButton.LeftButton, pos=end)


def drawn(window: FieldWindow, kind: str, *places: tuple[float, float]) -> None:
    window.kind.put(kind)
    window.draw()
    for place in places:
        click(window, place)
    QTest.keyClick(window, Key.Key_Return)


def near(found: tuple[tuple[float, float], ...], wanted: tuple[tuple[float, float], ...]) -> bool:
    return len(found) == len(wanted) and all(
        abs(x - u) <= 0.25 and abs(y - v) <= 0.25 for (x, y), (u, v) in zip(found, wanted, strict=True)
    )


def test_an_area_is_drawn_corner_by_corner_and_said_what_it_is(drawing: Draw) -> None:
    window = drawing()
    drawn(window, "woods", *CORNERS)
    (one,) = window.ground.features
    assert near(editing.corners(one), CORNERS)
    window.said.editors["name"].setText("Herbst Woods")  # type: ignore[union-attr]
    window.said.editors["name"].editingFinished.emit()  # type: ignore[union-attr]
    window.said.editors["density"].put("closed")  # type: ignore[union-attr]
    said = window.ground.features[0].properties
    assert (said.kind, said.name, said.density) == ("woods", "Herbst Woods", "closed")


def test_places_are_put_by_a_click_each_and_lines_by_two(drawing: Draw) -> None:
    window = drawing()
    drawn(window, "pike", (0.0, 24.0), (72.0, 20.0))
    window.kind.put("house")
    window.draw()
    click(window, (10.0, 10.0))
    click(window, (20.0, 40.0))
    assert [one.properties.kind for one in window.ground.features] == ["pike", "house", "house"]


def test_too_few_corners_are_told_and_nothing_is_drawn(drawing: Draw) -> None:
    window = drawing()
    drawn(window, "woods", *CORNERS[:2])
    assert window.ground.features == ()
    assert "three corners" in window.strip.words()


def test_a_corner_is_dragged_another_put_in_and_taken_away(drawing: Draw) -> None:
    window = drawing()
    drawn(window, "woods", *CORNERS)
    drag(window, CORNERS[2], (35.0, 40.0))
    assert near(editing.corners(window.ground.features[0]), (*CORNERS[:2], (35.0, 40.0)))
    QTest.mouseDClick(window.map, Qt.MouseButton.LeftButton, pos=window.map.in_window((30.0, 10.0)).toPoint())
    assert len(editing.corners(window.ground.features[0])) == 4
    window.remove()
    assert len(editing.corners(window.ground.features[0])) == 3


def test_a_piece_is_moved_by_the_mouse_and_by_keys(drawing: Draw) -> None:
    window = drawing()
    drawn(window, "woods", *CORNERS)
    drag(window, (30.0, 15.0), (35.0, 18.0))
    moved = tuple((x + 5.0, y + 3.0) for x, y in CORNERS)
    assert near(editing.corners(window.ground.features[0]), moved)
    QTest.keyClick(window, Key.Key_Left)
    assert near(editing.corners(window.ground.features[0]), tuple((x - 1.0, y) for x, y in moved))


def test_every_step_is_gone_back_and_forward(drawing: Draw) -> None:
    window = drawing()
    drawn(window, "woods", *CORNERS)
    drawn(window, "road", (0.0, 24.0), (72.0, 24.0))
    window.remove()
    grounds = [window.ground]
    for _ in range(3):
        window.undo()
        grounds.append(window.ground)
    assert [len(one.features) for one in grounds] == [1, 2, 1, 0]
    for _ in range(3):
        window.redo()
    assert window.ground == grounds[0]


def test_what_makes_no_sense_is_told_in_place(drawing: Draw) -> None:
    window = drawing()
    window.kind.put("unit")
    window.draw()
    click(window, (30.0, 20.0))
    window.said.editors["units"].setText("")  # type: ignore[union-attr]
    window.said.editors["units"].editingFinished.emit()  # type: ignore[union-attr]
    assert "who stands there?" in window.strip.words()
    assert window.ground.features[0].properties.units == ("?",)


def test_escape_gives_up_what_is_begun_and_then_lets_go(drawing: Draw) -> None:
    window = drawing()
    window.kind.put("woods")
    window.draw()
    click(window, CORNERS[0])
    QTest.keyClick(window, Key.Key_Escape)
    assert (window.drawing, window.ground.features) == ("", ())


def test_a_change_is_not_lost_by_closing(drawing: Draw) -> None:
    kept: list[Ground] = []
    window = drawing(kept=kept)
    drawn(window, "woods", *CORNERS)
    assert not window.close()
    assert "Not saved" in window.strip.words()
    window.save()
    assert kept == [window.ground]


def test_a_field_drawn_elsewhere_takes_the_place_of_this_one(look: Look, qtbot: QtBot, tmp_path: Path) -> None:
    """One step: it can be gone back from; a faulty one is told and changes nothing."""
    mine = tmp_path / "drawn.geojson"
    mine.write_text(shelf.resource_text("fields", "the-cornfield.geojson"), encoding="utf-8")
    window = FieldWindow(look, bare(), lambda ground: None, choose=lambda _: str(mine))
    qtbot.addWidget(window, before_close_func=lambda one: one.save())
    window.take()
    assert len(window.ground.features) > 50
    mine.write_text(mine.read_text(encoding="utf-8").replace('"woods"', '"wood"', 1), encoding="utf-8")
    window.take()
    assert "'wood' is not one of" in window.strip.words()
    window.undo()
    assert window.ground == bare()


def test_the_field_is_a_file_beside_its_scenario_and_a_game_is_begun_on_it(
    look: Look, qtbot: QtBot, tmp_path: Path
) -> None:
    editor = EditorWindow(look, to_save=lambda _, __: str(tmp_path / "mine.toml"))
    qtbot.addWidget(editor, before_close_func=lambda one: one.history.now_saved())
    assert editor.copy_shipped("mcphersons-ridge")
    page = editor.draft.node(PAGE)
    assert page is not None
    assert page.cells["field"] == "mcphersons-ridge"
    editor.edit_field()
    assert editor.field_window is None, "it has no file yet that the field could stand beside"
    assert editor.save()
    editor.edit_field()
    window = editor.field_window
    assert window is not None
    drawn(window, "wall", (3.0, 3.0), (9.0, 3.0))
    window.save()
    assert editor.save()
    window.close()
    ground = read_field((tmp_path / "mine.geojson").read_bytes(), "mine")
    assert ground.features[-1].properties.kind == "wall"
    session = begin(None, Beginning(scenario=str(tmp_path / "mine.toml"), seed="1"))
    assert session.view.field.ground == ground.features


def test_a_field_is_cut_from_a_map_with_keys_alone_and_can_be_gone_back_from(drawing: Draw, qtbot: QtBot) -> None:
    window = drawing()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    before = window.ground
    QTest.keyClick(window, Key.Key_T, Qt.KeyboardModifier.ControlModifier)
    (dialog,) = window.findChildren(CutDialog)
    assert set(dialog._kinds.values()) == {"campaign", "tactical"}
    dialog.map.put("antietam-basic")
    for wrong, told in (
        ("", "which part"),
        ("1,2", "is not 4 numbers"),
        ("0,0,999,9", "the map goes from 0,0 to"),
    ):
        dialog.part.setText(wrong)
        QTest.keyClick(dialog.part, Key.Key_Return)
        assert told in dialog.strip.words().lower()
        assert window.ground == before
    dialog.part.setText("22,14,12,4")
    QTest.keyClick(dialog.part, Key.Key_Return)
    assert not dialog.isVisible()
    assert {one.properties.kind for one in window.ground.features} & {"hill", "woods", "road"}
    assert window.isWindowModified()
    window.undo()
    assert window.ground == before


def test_a_hex_of_a_campaign_is_cut(drawing: Draw) -> None:
    window = drawing()
    dialog = CutDialog(window.look, window.begin_anew, window)
    dialog.map.put("gettysburg-battle")
    dialog.part.setText("99,99")
    dialog.accept()
    assert "map has no hex 99,99" in dialog.strip.words()
    dialog.part.setText("12,8")
    dialog.accept()
    assert window.ground.name
    window.save()
