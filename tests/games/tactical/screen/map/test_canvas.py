"""The square map in a window: cursor, units met, layers, hints, scales and themes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from companion.desktop.widgets.look import Look
from companion.games.tactical.rules.ground.squares import Square, step
from companion.games.tactical.rules.view import view
from companion.games.tactical.screen.map.canvas import DESIGN, LARGEST, SMALLEST, SquareMap
from companion.games.tactical.words.map import showing
from companion.games.tactical.words.map.drawing import drawing_of
from companion.games.tactical.words.map.marks import Hint, Marks, Seen, Trail, Zone
from companion.kernel.shelf import resource_text
from tests.games.tactical.beginning import laid_out
from tests.games.tactical.gazetteer import antietam, rules
from tests.games.tactical.words.map.laying import counter

MakeMap = Callable[..., SquareMap]
TWO = Marks(
    counters=(
        counter("A", selected=True),
        counter("G", arm="artillery", mode="unlimbered"),
        counter("Foe", side="confederate", at=(13, 8), facing=5),
    )
)


@pytest.fixture
def make(qtbot: QtBot) -> MakeMap:
    looks: list[Look] = []

    def go(*, dark: bool = False, percent: int = 100, size: tuple[int, int] = (690, 640)) -> SquareMap:
        looks.append(Look(dark=dark, percent=percent))
        made = SquareMap(looks[-1], antietam(), drawing_of(resource_text("maps", "antietam", "map.txt")), yards=200)
        qtbot.addWidget(made)
        made.resize(*size)
        made.show()
        made.look_at((12, 10))
        return made

    return go


def image(of: SquareMap) -> QImage:
    return of.grab().toImage()


def colors(picture: QImage) -> set[int]:
    return {picture.pixel(x, y) for x in range(0, picture.width(), 2) for y in range(picture.height())}


def heard(signal: Any) -> list[Any]:
    found: list[Any] = []
    signal.connect(found.append)
    return found


# ---- the cursor


@pytest.mark.clause("ANT-7.1c", "ANT-QS-3.1c")
def test_every_direction_moves_the_cursor_and_keeps_it_in_sight(make: MakeMap) -> None:
    shown = make()
    shown.select((12, 10))
    keys = (
        Qt.Key.Key_Up,
        Qt.Key.Key_PageUp,
        Qt.Key.Key_Right,
        Qt.Key.Key_PageDown,
        Qt.Key.Key_Down,
        Qt.Key.Key_End,
        Qt.Key.Key_Left,
        Qt.Key.Key_Home,
    )
    for direction, key in enumerate(keys, start=1):
        before = shown.selected or (0, 0)
        QTest.keyClick(shown, key)
        assert shown.selected == step(before, direction)
        before = shown.selected
        shown.go(direction)
        assert shown.selected == step(before, direction)
        assert shown.rect().contains(shown.spot(shown.selected or (0, 0)).toPoint())
    for _ in range(60):
        QTest.keyClick(shown, Qt.Key.Key_Left)
    assert shown.selected is not None
    assert shown.selected[1] == 0


@pytest.mark.clause("ANT-7.1b", "ANT-QS-3.1b", "ANT-7.3a")
def test_0_brings_the_cursor_into_the_middle(make: MakeMap) -> None:
    shown = make()
    shown.select((18, 14))
    QTest.keyClick(shown, Qt.Key.Key_0)
    assert (shown.spot((18, 14)) - QPointF(345, 320)).manhattanLength() < 2
    QTest.keyClick(shown, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    for at in ((0, 0), (41, 35)):
        assert shown.rect().contains(shown.spot(at).toPoint())


@pytest.mark.clause("ANT-7.1g", "ANT-QS-3.1f")
def test_space_and_enter_hand_over_the_square_and_the_mouse_its_units(make: MakeMap) -> None:
    shown = make()
    shown.show_marks(TWO)
    opened, picked = heard(shown.activated), heard(shown.picked)
    shown.select((10, 8))
    QTest.keyClick(shown, Qt.Key.Key_Space)
    QTest.keyClick(shown, Qt.Key.Key_Return)
    assert opened == [(10, 8), (10, 8)]
    for at in ((13, 8), (20, 20)):
        shown.look_at(at)
        QTest.mouseClick(shown, Qt.MouseButton.LeftButton, pos=shown.spot(at).toPoint())
    assert picked == ["foe"]
    assert shown.selected == (20, 20)


def test_each_unit_of_a_stack_is_met_where_it_is_drawn(make: MakeMap) -> None:
    shown = make()
    shown.show_marks(TWO)
    middle = shown.spot((10, 8))
    met = {shown.unit_under(middle + QPointF(0, down)) for down in (-8, 12)}
    assert met == {"a", "g"}
    assert [one.id for one in shown.counters_at((10, 8))] == ["a", "g"]
    assert shown.unit_under(shown.spot((11, 8))) == ""
    assert shown.unit_under(QPointF(-50, -50)) == ""


@pytest.mark.clause("ANT-QS-1.4d")
def test_a_drag_chooses_nobody_and_shift_pans(make: MakeMap) -> None:
    shown = make()
    shown.show_marks(TWO)
    picked, at = heard(shown.picked), shown.spot((10, 8)).toPoint()
    QTest.mousePress(shown, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseMove(shown, at + QPoint(30, 20))
    QTest.mouseRelease(shown, Qt.MouseButton.LeftButton, pos=at + QPoint(30, 20))
    assert picked == []
    before = shown.spot((10, 8))
    QTest.keyClick(shown, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    assert shown.selected is None
    assert before.y() - shown.spot((10, 8)).y() == pytest.approx(DESIGN)


@pytest.mark.clause("ANT-1.3b")
def test_every_square_is_found_where_it_is_drawn(make: MakeMap) -> None:
    shown = make(size=(900, 1000))
    shown.fit()
    for at in antietam().kinds:
        assert shown.cell_under(shown.spot(at)) == at
    assert shown.cell_under(QPointF(1, 1)) is None


def test_the_wheel_zooms_about_the_cursor_and_the_map_is_painted_anew_when_it_rests(
    make: MakeMap, qtbot: QtBot
) -> None:
    shown = make()
    image(shown)
    at = QPointF(400, 250)
    before = shown.place(at)
    event = QWheelEvent(
        at,
        at,
        QPoint(),
        QPoint(0, 240),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(shown, event)
    assert shown.hurried()
    after = shown.place(at)
    assert (after.x(), after.y()) == pytest.approx((before.x(), before.y()), abs=0.02)
    rough = image(shown)
    qtbot.waitUntil(lambda: not shown.hurried())
    assert image(shown) != rough  # sharp now


# ---- layers


@pytest.mark.clause("ANT-7.1d", "ANT-QS-3.1d", "ANT-7.3m")
def test_t_takes_the_units_off_and_puts_them_on_again(make: MakeMap) -> None:
    shown = make()
    shown.show_layer("names", shown=False)
    bare = image(shown)
    shown.show_marks(TWO)
    full = image(shown)
    changes: list[int] = []
    shown.layers_changed.connect(lambda: changes.append(1))
    QTest.keyClick(shown, Qt.Key.Key_T)
    assert shown.counters_at((10, 8)) == ()
    assert image(shown).copy(0, 20, 600, 560) == bare.copy(0, 20, 600, 560)
    QTest.keyClick(shown, Qt.Key.Key_T)
    assert image(shown) == full
    assert len(changes) == 2
    shown.show_layer("units", shown=True)
    assert len(changes) == 2


@pytest.mark.parametrize("layer", ["names", "grid", "contours", "numbers", "sight", "zones", "plots"])
def test_each_layer_comes_and_goes(make: MakeMap, layer: Any) -> None:
    shown = make(size=(400, 360))
    marks = replace(
        TWO,
        seen=Seen((10, 8), frozenset({(11, 8)}), frozenset({(12, 8)})),
        zones=(Zone("union", frozenset({(9, 9)})),),
        counters=(*TWO.counters, counter("B", at=(11, 10), melee=True)),
    )
    shown.show_marks(marks)
    shown.look_at((11, 9))
    before, on = image(shown), shown.layer_shown(layer)
    shown.show_layer(layer, shown=not on)
    assert shown.layer_shown(layer) is not on
    assert image(shown) != before
    shown.show_layer(layer, shown=on)
    assert image(shown) == before


def test_what_follows_the_cursor_is_seen_and_goes(make: MakeMap) -> None:
    shown = make(size=(400, 360))
    shown.look_at((11, 9))
    before = image(shown)
    for hint in (Hint(way=Trail("union", ((10, 8), (10, 9)), (3,))), Hint(shot=((10, 8), (13, 8)))):
        shown.show_hint(hint)
        assert image(shown) != before
        shown.show_hint(Hint())
        assert image(shown) == before


# ---- looks


@pytest.mark.parametrize("dark", [False, True])
def test_it_is_painted_in_the_themes_colours(make: MakeMap, dark: bool) -> None:
    shown = make(dark=dark, size=(860, 640))
    shown.show_marks(TWO)
    shown.look_at((12, 14))
    found = colors(image(shown))
    for token in ("map.level3", "map.level4", "map.woods", "map.corn", "map.river", "union", "conf", "lamp"):
        assert shown.look.color(token).rgb() in found, token


@pytest.mark.clause("ANT-QS-1.4d", "ANT-QS-1.4b")
def test_theme_and_scale_change_while_it_is_open(make: MakeMap) -> None:
    shown = make()
    light = image(shown)
    shown.look.change(dark=True)
    assert shown.look.color("map.level3").rgb() in colors(image(shown))
    shown.look.change(dark=False)
    assert image(shown) == light
    shown.look.change(percent=200)
    assert shown.cell_size() == pytest.approx(2 * DESIGN)
    shown.look.change(percent=100)
    assert shown.cell_size() == pytest.approx(DESIGN)


@pytest.mark.parametrize("percent", [75, 100, 200])
def test_zoom_has_its_ends_at_every_scale(make: MakeMap, percent: int) -> None:
    shown = make(percent=percent)
    assert shown.cell_size() == pytest.approx(DESIGN * percent / 100, abs=1)
    shown.zoom(100)
    assert shown.cell_size() == pytest.approx(LARGEST * percent / 100, abs=1)
    shown.zoom(0.001)
    assert shown.cell_size() == pytest.approx(SMALLEST * percent / 100, abs=1)


def test_at_twice_the_scale_everything_is_twice_as_large(make: MakeMap) -> None:
    small, large = make(size=(400, 300)), make(percent=200, size=(800, 600))
    for shown in (small, large):
        shown.show_marks(TWO)
        shown.look_at((12, 9))
    one = image(small).scaled(800, 600, mode=Qt.TransformationMode.SmoothTransformation)
    other = image(large)
    near = sum(
        abs((one.pixel(x, y) >> 8 & 255) - (other.pixel(x, y) >> 8 & 255)) < 40
        for x in range(40, 780, 7)
        for y in range(40, 520, 7)
    )
    assert near > 0.9 * 106 * 69


def test_night_is_the_dark_map(make: MakeMap) -> None:
    shown = make()
    shown.show_marks(Marks(night=True))
    assert Look(dark=True).color("map.level3").rgb() in colors(image(shown))


def test_what_is_in_sight_is_painted_and_then_what_lies_around_it(make: MakeMap) -> None:
    shown = make()
    shown.zoom(100)
    shown.paint_now()
    picture = shown.picture()
    assert picture.pixels() == shown.width() * shown.height()
    for _ in picture.next(shown.stand(), shown.wanted(), shown.colors()) or ():
        pass
    whole = shown.plan.board.width() * shown.plan.board.height() * shown.cell_size() ** 2
    assert shown.width() * shown.height() < picture.pixels() < whole / 4


def test_it_is_never_painted_for_longer_than_a_frame_in_one_go(make: MakeMap) -> None:
    shown = make()
    shown.show_marks(showing.marks(view(rules(), laid_out(), "referee")))
    image(shown)
    shown.zoom(1.3)
    assert shown.hurried()
    window, wanted = shown.stand(), shown.wanted()
    slices = sum(1 for _ in shown.picture().making(window, wanted, shown.colors()))
    assert slices > 500
    assert not shown.hurried()


def test_rows_and_columns_stand_at_the_windows_edge_wherever_the_map_is(make: MakeMap) -> None:
    shown = make()
    shown.show_layer("names", shown=False)
    edges = set()
    for at in ((12, 10), (14, 12)):
        shown.look_at(at)
        edges.add(bytes(image(shown).copy(0, 0, 690, 14).bits()))
    assert len(edges) == 2
    for axis, box in ((1, (300, 0, 390, 15)), (0, (0, 300, 18, 340))):
        band = image(shown).copy(*box)
        assert len(colors(band)) > 20, axis  # letters, softened at their edges


def test_it_says_aloud_what_lies_in_the_chosen_square(make: MakeMap) -> None:
    shown = make()
    assert shown.accessibleName() == "Map: The field of Antietam"
    assert shown.accessibleDescription() == "No square is chosen"
    shown.show_marks(showing.marks(view(rules(), laid_out(), "referee")))
    where: Square = next(one.at for one in shown.marks.counters if one.name == "Hofmann-A" or one.side == "union")
    shown.select(where)
    said = shown.accessibleDescription()
    assert f"{where[0]},{where[1]}" in said
    assert "facing" in said
    shown.hover_over(where)
    assert shown.toolTip().replace("\n", " · ") == said
    shown.show_layer("units", shown=False)
    assert "facing" not in shown.accessibleDescription()


def test_fords_drawn_by_a_game_come_and_go(make: MakeMap) -> None:
    shown = make()
    ford = antietam().ford_squares()[3]
    shown.look_at(ford)
    before = image(shown)
    shown.lay(antietam().with_fords((ford,)))
    assert image(shown) != before
    assert "ford" in shown.listing(ford)[0]
    shown.lay(antietam())
    assert image(shown) == before
