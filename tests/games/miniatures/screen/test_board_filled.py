"""How the board fills its screen: rows as large as they find room, pages, marks in columns, no word cut."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.games.miniatures.rules.state import State
from companion.games.miniatures.screen.board import BoardWindow
from companion.games.miniatures.words.board import Board, board
from tests.desktop.conftest import a_session, many_units
from tests.desktop.fits.measuring import Overheard
from tests.games.miniatures.building import a_battery, a_battle, a_brigade


def made(state: State) -> Board:
    session = a_session(state)
    return board(session.rules, session.view, session.score())


@pytest.fixture
def window(qtbot: QtBot) -> Callable[..., BoardWindow]:
    kept: list[BoardWindow] = []

    def go(shown: Board, *, size: tuple[int, int] = (1366, 768)) -> BoardWindow:
        opened = BoardWindow(Look(), "Across the table")
        kept.append(opened)
        qtbot.addWidget(opened)
        opened.resize(*size)
        opened.view.show_board(shown)
        opened.grab()
        return opened

    return go


@pytest.mark.parametrize(("each", "pages"), [(1, 1), (6, 1), (8, 1), (9, 2), (16, 2), (17, 3), (35, 5)])
def test_up_to_eight_units_stand_on_a_page_of_a_wide_screen(
    window: Callable[..., BoardWindow], each: int, pages: int
) -> None:
    assert window(made(many_units(each=each)), size=(1920, 1080)).view.pages() == pages


def test_a_taller_screen_has_more_of_them(window: Callable[..., BoardWindow]) -> None:
    assert window(made(many_units(each=11)), size=(1024, 700)).view.pages() == 1


def test_who_wants_it_larger_turns_more_pages(window: Callable[..., BoardWindow]) -> None:
    opened = window(made(many_units(each=8)), size=(1920, 1080))
    opened.view.set_least(150)
    assert opened.view.pages() == 2


def test_pages_turn_by_key_alone_and_stop_at_the_ends(window: Callable[..., BoardWindow]) -> None:
    opened = window(made(many_units(each=20)))
    seen = []
    for key in (None, *[Qt.Key.Key_PageDown] * 3, *[Qt.Key.Key_PageUp] * 3):
        if key is not None:
            QTest.keyClick(opened, key)
        opened.grab()
        seen.append(opened.view.page)
        assert f"page {opened.view.page + 1} of 3, Page Down" in opened.view.texts()
    assert seen == [0, 1, 2, 2, 1, 0, 0]
    opened.view.page = 2
    opened.view.show_board(made(many_units(each=20)))
    assert opened.view.page == 2
    opened.view.show_board(made(many_units(each=3)))
    assert opened.view.page == 0


@pytest.mark.parametrize("each", [2, 35])
@pytest.mark.parametrize("size", [(1024, 700), (1366, 736), (1920, 1050), (2560, 1400)])
def test_every_unit_is_on_one_of_the_pages_and_no_word_is_cut(
    window: Callable[..., BoardWindow], size: tuple[int, int], each: int
) -> None:
    opened = window(made(many_units(each=each)), size=size)
    seen: set[str] = set()
    for page in range(opened.view.pages()):
        opened.view.page = page
        with Overheard() as heard:
            opened.grab()
        assert heard.cuts == []
        seen |= set(opened.view.texts())
    assert {f"{side}{n:03}" for side in "UC" for n in range(each)} <= seen


def drawn_marks(opened: BoardWindow, monkeypatch: pytest.MonkeyPatch) -> dict[str, set[int]]:
    """Give where marks were drawn from the left, by letter and in pixels of the screen."""
    found: dict[str, set[int]] = {}
    mark = paint.mark

    def kept(painter: QPainter, look: Look, at: QPointF, one: Any, **how: Any) -> float:
        found.setdefault(one.letter, set()).add(round(painter.worldTransform().map(at).x()))
        return mark(painter, look, at, one, **how)

    monkeypatch.setattr(paint, "mark", kept)
    opened.grab()
    return found


@pytest.mark.parametrize("each", [1, 4])
def test_each_kind_of_mark_has_its_column(
    window: Callable[..., BoardWindow], monkeypatch: pytest.MonkeyPatch, each: int
) -> None:
    several = (a_brigade(f"u{n}", disordered=True, low_ammo=n % 2 == 0) for n in range(each))
    rest = (a_brigade("low", low_ammo=True), a_battery("hall", damaged=1, silenced=True, low_ammo=True))
    opened = window(made(a_battle(*several, *rest, a_brigade("davis", "confederate"))))
    places = drawn_marks(opened, monkeypatch)
    assert {letter: len(found) for letter, found in places.items()} == {"D": 1, "A": 1, "Si": 1, "Da": 1}
    assert places["D"] == places["Si"]
    assert max(places["D"]) < min(places["A"]) < min(places["Da"])


@pytest.mark.parametrize("size", [(1024, 700), (1920, 1050), (2560, 1400)])
def test_few_units_are_set_larger_and_fill_the_screen(
    window: Callable[..., BoardWindow], size: tuple[int, int]
) -> None:
    few, many = (window(made(many_units(each=each)), size=size) for each in (3, 8))
    lines = {one: rows_of(one.grab().toImage(), one.view.look.color("union").rgb()) for one in (few, many)}
    assert lines[few] > 1.3 * lines[many] / 8 * 3
    last = lowest(few.grab().toImage(), few.view.look.color("union").rgb())
    assert last > 0.6 * size[1]


def rows_of(image: QImage, color: int) -> int:
    """Count the lines of pixels on which a colour stands."""
    return sum(any(image.pixel(x, y) == color for x in range(0, image.width(), 3)) for y in range(image.height()))


def lowest(image: QImage, color: int) -> int:
    """Give the lowest line of pixels on which a colour stands."""
    return max(y for y in range(image.height()) if any(image.pixel(x, y) == color for x in range(image.width())))


@pytest.mark.parametrize("size", [(1024, 700), (1366, 736), (1920, 1050), (2560, 1400)])
def test_the_names_of_batteries_are_read_to_their_ends(
    window: Callable[..., BoardWindow], size: tuple[int, int]
) -> None:
    guns = (
        replace(a_battery(f"b{n}"), name=name)
        for n, name in enumerate(("Marye (Fredericksburg, Va.)", "Hall (2nd Me.)"))
    )
    state = a_battle(*guns, *(a_brigade(f"u{n}", stands=13) for n in range(5)), a_brigade("davis", "confederate"))
    with Overheard() as heard:
        window(made(state), size=size)
    assert heard.cuts == []
