"""The map in a window: zoom about the cursor, pan by drag and keys, hexes told, themes, night and rain, read aloud."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSizeF, Qt
from PySide6.QtGui import QImage, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from companion.desktop.maps import letters
from companion.desktop.maps.picture import MOST, Shown, Window
from companion.desktop.widgets.look import Look
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import Hex, neighbours
from companion.games.campaign.screen.map.canvas import LARGEST, SMALLEST, HexMap
from companion.games.campaign.screen.map.picture import Chosen, HexPicture
from companion.games.campaign.setup.map_text import read_map
from companion.games.campaign.words.map.drawing import MapDrawing, read_drawing
from companion.games.campaign.words.map.marks import Activity, Counter, Forage, MapMarks, Radius, Route, Sighting
from companion.kernel.shelf import resource_text

SOME = MapMarks(
    counters=(
        Counter("lee", (6, 6), "confederate", "Lee", headquarters=True),
        Counter("rodes", (13, 1), "confederate", "Rodes", "80", age=1, selected=True),
        Counter("early", (19, 6), "confederate", "Early", "60", age=2),
    ),
    sightings=(Sighting((11, 8), "union", 35),),
    activity=(Activity((15, 9)),),
    forage=(Forage((19, 6), 0), Forage((10, 7), 4)),
    routes=(Route("confederate", ((13, 1), (13, 2), (13, 3))),),
    radius=Radius((6, 6), 5, "confederate"),
)


@cache
def the_ground() -> Ground:
    return read_map(resource_text("maps", "gettysburg", "map.txt"), file="map.txt")


@cache
def the_drawing() -> MapDrawing:
    return read_drawing(resource_text("maps", "gettysburg", "drawing.toml"), file="drawing.toml")


MakeMap = Callable[..., HexMap]


@pytest.fixture
def make(qtbot: QtBot) -> MakeMap:
    looks: list[Look] = []

    def go(*, dark: bool = False, size: tuple[int, int] = (690, 640)) -> HexMap:
        looks.append(Look(dark=dark))
        made = HexMap(looks[-1], the_ground(), the_drawing(), miles=4)
        qtbot.addWidget(made)
        made.resize(*size)
        made.show()
        return made

    return go


def image(of: HexMap) -> QImage:
    return of.grab().toImage()


def level(of: HexMap) -> QImage:
    """Give the map without the bent names of the states: Qt's cache, once full of letters, gives slanted ones in other greys."""
    return image(of).copy(QRect(0, 0, 600, of.height()))


def colors(picture: QImage) -> set[int]:
    return {picture.pixel(x, y) for x in range(picture.width()) for y in range(0, picture.height(), 2)}


def wheel(on: HexMap, at: QPointF, notches: int) -> None:
    event = QWheelEvent(
        at,
        at,
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(on, event)


def move(on: HexMap, to: QPoint) -> None:
    """Move the cursor over the map, whatever other windows are there."""
    none = Qt.MouseButton.NoButton
    over = QPointF(to)
    event = QMouseEvent(QEvent.Type.MouseMove, over, on.mapToGlobal(over), none, none, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(on, event)


def drag(on: HexMap, start: QPoint, end: QPoint) -> None:
    QTest.mousePress(on, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(on, (start + end) / 2)
    QTest.mouseMove(on, end)
    QTest.mouseRelease(on, Qt.MouseButton.LeftButton, pos=end)


# ---- where it stands


@pytest.mark.parametrize("notches", [1, 3, -1])
def test_what_is_under_the_cursor_stays_there_while_zooming(make: MakeMap, notches: int) -> None:
    shown = make()
    shown.look_at((10, 9))
    at = QPointF(400, 250)
    before = shown.place(at)
    wheel(shown, at, notches)
    after = shown.place(at)
    assert (after.x(), after.y()) == pytest.approx((before.x(), before.y()), abs=0.02)
    assert shown.cell_size() == pytest.approx(50 * 2 ** (notches / 4))


def test_zoom_has_its_ends_and_0_shows_the_whole_board(make: MakeMap) -> None:
    shown = make()
    for _ in range(20):
        QTest.keyClick(shown, Qt.Key.Key_Plus)
    assert shown.cell_size() == LARGEST
    for _ in range(30):
        QTest.keyClick(shown, Qt.Key.Key_Minus)
    assert shown.cell_size() == SMALLEST
    QTest.keyClick(shown, Qt.Key.Key_0)
    for at in ((1, 1), (20, 1), (1, 18), (20, 18)):
        assert shown.rect().contains(shown.spot(at).toPoint())


def test_a_drag_moves_the_map_with_the_cursor_and_chooses_nothing(make: MakeMap) -> None:
    shown = make()
    shown.zoom(2)
    shown.look_at((10, 9))
    before = shown.spot((10, 9))
    drag(shown, QPoint(300, 300), QPoint(240, 330))
    moved = shown.spot((10, 9)) - before
    assert (moved.x(), moved.y()) == pytest.approx((-60, 30), abs=0.5)
    assert shown.selected is None


def test_arrows_pan_and_the_board_never_leaves_the_window(make: MakeMap) -> None:
    shown = make()
    for key, corner in (
        (Qt.Key.Key_Right, (20, 9)),
        (Qt.Key.Key_Left, (1, 9)),
        (Qt.Key.Key_Up, (10, 1)),
        (Qt.Key.Key_Down, (10, 18)),
    ):
        for _ in range(40):
            QTest.keyClick(shown, key)
        assert shown.rect().adjusted(0, -10_000, 0, 10_000).contains(shown.spot(corner).toPoint()) or corner[0] == 10
        assert shown.rect().adjusted(-10_000, 0, 10_000, 0).contains(shown.spot(corner).toPoint()) or corner[1] == 9


def test_a_board_smaller_than_the_window_lies_in_its_middle(make: MakeMap) -> None:
    shown = make(size=(1400, 1300))
    shown.pan(5, 5)
    left, right = shown.spot((1, 9)).x(), shown.spot((20, 9)).x()
    assert left == pytest.approx(1400 - right, abs=1)


# ---- hexes


def test_the_hex_under_the_cursor_and_the_chosen_one_are_told_once(make: MakeMap, qtbot: QtBot) -> None:
    shown = make()
    shown.look_at((12, 8))
    told: list[Hex | None] = []
    picked: list[Hex | None] = []
    shown.hovered.connect(told.append)
    shown.chosen.connect(picked.append)
    at = shown.spot((12, 8)).toPoint()
    for by in (QPoint(0, 0), QPoint(3, 3), QPoint(0, 51)):
        move(shown, at + by)
    QTest.mouseClick(shown, Qt.MouseButton.LeftButton, pos=at)
    QTest.mouseClick(shown, Qt.MouseButton.LeftButton, pos=at)
    assert [one for one, other in pairwise([*told, None]) if one != other or one is None][:2] == [(12, 8), (12, 9)]
    assert picked == [(12, 8)]
    assert "Gettysburg" in shown.accessibleDescription()


def test_every_hex_is_found_where_it_is_drawn(make: MakeMap) -> None:
    shown = make(size=(1000, 1050))
    for at in the_ground().terrain:
        assert shown.cell_under(shown.spot(at)) == at
    assert shown.cell_under(QPointF(1, 1)) is None


def test_keys_choose_a_neighbour_and_keep_it_in_sight(make: MakeMap) -> None:
    shown = make()
    shown.select((12, 8))
    told: list[Hex] = []
    shown.activated.connect(told.append)
    shift = Qt.KeyboardModifier.ShiftModifier
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left):
        before = shown.selected
        QTest.keyClick(shown, key, shift)
        assert shown.selected in neighbours(before or (0, 0))
        assert shown.rect().contains(shown.spot(shown.selected or (0, 0)).toPoint())
    for _ in range(40):
        QTest.keyClick(shown, Qt.Key.Key_Left, shift)
    assert shown.selected is not None
    assert shown.selected[0] == 1
    QTest.keyClick(shown, Qt.Key.Key_Return)
    assert told == [shown.selected]


# ---- how it looks


@pytest.mark.parametrize("dark", [False, True])
def test_ground_and_marks_are_painted_in_the_themes_colours(make: MakeMap, dark: bool) -> None:
    shown = make(dark=dark, size=(1000, 1050))
    shown.show_marks(SOME)
    found = colors(image(shown))
    for token in ("map.board", "map.ground", "map.mountain", "map.river", "conf", "union", "lamp", "sheet", "wine"):
        assert shown.look.color(token).rgb() in found, token


def test_night_is_the_dark_map_in_the_light_theme_and_day_brings_it_back(make: MakeMap) -> None:
    shown = make()
    day = level(shown)
    shown.show_marks(MapMarks(night=True))
    night = colors(image(shown))
    assert Look(dark=True).color("map.ground").rgb() in night
    assert shown.look.color("map.ground").rgb() not in night
    shown.show_marks(MapMarks())
    assert level(shown) == day


def test_rain_falls_over_the_whole_map_and_hides_nothing(make: MakeMap) -> None:
    shown = make()
    dry = image(shown)
    shown.show_marks(MapMarks(rain=True))
    wet = image(shown)
    changed = sum(dry.pixel(x, y) != wet.pixel(x, y) for x in range(0, 690, 3) for y in range(0, 640, 3))
    assert 0.02 < changed / (230 * 214) < 0.35


def test_hex_numbers_come_and_go_by_key(make: MakeMap) -> None:
    shown = make()
    without = level(shown)
    QTest.keyClicks(shown, "#")
    assert level(shown) != without
    QTest.keyClicks(shown, "#")
    assert level(shown) == without


def test_the_theme_changes_while_it_is_open(make: MakeMap) -> None:
    shown = make()
    light = level(shown)
    shown.look.change(dark=True)
    assert shown.look.color("map.ground").rgb() in colors(image(shown))
    shown.look.change(dark=False)
    assert level(shown) == light


def test_waters_are_written_in_the_clarendons_italic(qapp: QApplication) -> None:
    from PySide6.QtGui import QFontInfo

    for face, italic in (("water", True), ("place", False), ("name", False)):
        info = QFontInfo(letters.font(face, 20))
        assert (info.family(), info.italic()) == ("Besley", italic)
    assert QFontInfo(letters.font("strong", 20)).family() == "Source Sans Pro"


def test_a_large_map_on_a_fine_screen_keeps_within_its_memory(qapp: QApplication) -> None:
    picture, look = HexPicture(the_ground(), the_drawing(), 4), Look()
    window = Window(QPointF(-900.0, -700.0), QSizeF(1700.0, 1000.0))
    for _ in picture.making(window, shown := Shown(LARGEST, 2.0, Chosen(numbered=False, night=False), SOME), look):
        pass
    widening = picture.next(window, shown, look)
    assert widening is not None
    for _ in widening:
        pass
    assert 3400 * 2000 < picture.pixels() <= MOST * 1.01


def test_it_says_aloud_what_lies_in_the_chosen_hex(make: MakeMap) -> None:
    shown = make()
    assert shown.accessibleName() == "Map: The country around Gettysburg, 1863"
    assert shown.accessibleDescription() == "No hex is chosen"
    shown.show_marks(SOME)
    shown.select((19, 6))
    assert shown.accessibleDescription() == "hex 19,6 York · town · Early, 60, 2 turns old · forage left: 0"
    assert shown.focusPolicy() == Qt.FocusPolicy.StrongFocus
