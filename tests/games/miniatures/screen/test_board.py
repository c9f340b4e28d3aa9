"""The board in its window: at every size, light and dark, by keys; in step with the game; what it does when it cannot."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from companion.desktop.desk.documents import NotDone
from companion.desktop.widgets.look import Look
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.state import State
from companion.games.miniatures.screen import board_now
from companion.games.miniatures.screen.board import BoardView, BoardWindow
from companion.games.miniatures.screen.board_canvas import Canvas
from companion.games.miniatures.screen.boards import RefereeBoard, SideBoard
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.words.board import Board, Odd, board
from companion.kernel.journal import CannotRead
from companion.kernel.session import Session
from tests.desktop.conftest import a_line, a_session, many_units
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_cavalry, a_leader, in_contact

SIZES = [(1920, 1080), (1366, 768), (1280, 800), (1024, 1300), (2560, 1080)]


def made(state: State, command: Any = None, now: str = "") -> Board:
    session = a_session(state)
    promise = session.odds(command) if command is not None else None
    return board(session.rules, session.view, session.score(), prospect=promise, now=now)


def a_charge() -> Board:
    state = a_battle(
        a_brigade("meredith", stands=6),
        a_cavalry("gamble", mounted=False),
        a_battery("hall", damaged=1),
        in_contact(a_brigade("archer", "confederate", disordered=True), "meredith"),
        a_brigade("brockenbrough", "confederate", exceptional_commander=True),
        a_leader("wadsworth", attached="meredith"),
        step="charge",
        player_turn="confederate",
    )
    return made(state, cmd.ResolveCharge(("archer",), ("meredith",)), "Archer charges Meredith")


@pytest.fixture
def window(qtbot: QtBot) -> Callable[..., BoardWindow]:
    opened_so_far: list[BoardWindow] = []

    def go(shown: Board, *, dark: bool = False, size: tuple[int, int] = (1366, 768)) -> BoardWindow:
        opened = BoardWindow(Look(dark=dark), "Across the table")
        opened_so_far.append(opened)
        qtbot.addWidget(opened)
        opened.resize(*size)
        opened.view.show_board(shown)
        return opened

    return go


def colors(image: QImage) -> dict[int, int]:
    """Count the colours of every fourth pixel."""
    found: dict[int, int] = {}
    for y in range(0, image.height(), 4):
        for x in range(0, image.width(), 4):
            pixel = image.pixel(x, y)
            found[pixel] = found.get(pixel, 0) + 1
    return found


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("size", SIZES)
def test_at_every_size_it_is_drawn_in_ink_lamp_and_both_sides_colours(
    window: Callable[..., BoardWindow], size: tuple[int, int], dark: bool
) -> None:
    opened = window(a_charge(), dark=dark, size=size)
    found = colors(opened.grab().toImage())
    look = opened.view.look
    ground = max(found, key=lambda pixel: found[pixel])
    assert ground == look.color("paper").rgb()
    for token in ("ink", "lamp", "union", "conf", "page"):
        assert look.color(token).rgb() in found
    assert found[look.color("lamp").rgb()] > 0.02 * sum(found.values())


@pytest.mark.parametrize("size", SIZES)
def test_the_same_words_stand_on_it_at_every_size(window: Callable[..., BoardWindow], size: tuple[int, int]) -> None:
    opened = window(a_charge(), size=size)
    opened.grab()
    said = opened.view.texts()
    for words in (
        "A test",
        "Turn",
        "3",
        "Charge",
        "Confederate turn",
        "Step 1 of 3: resolve charge combats",
        "then move breakthrough charges",
        "UNION",
        "CONFEDERATE",
        "Meredith",
        "Single Line · Wadsworth with it",
        "6",
        "W",
        "Ch",
        "D",
        "NOW",
        "Archer charges Meredith",
        "odds of the next roll",
        "Meredith holds",
        "Archer wins",
    ):
        assert words in said


@pytest.mark.parametrize(("size", "scale"), [((1920, 1080), 1.0), ((1366, 768), 0.71), ((1280, 800), 0.67)])
def test_everything_is_scaled_with_the_window(
    window: Callable[..., BoardWindow], size: tuple[int, int], scale: float
) -> None:
    opened = window(a_charge(), size=size)
    opened.grab()
    assert round(opened.view.scale(), 2) == scale


def test_a_smaller_board_is_the_larger_one_made_smaller(window: Callable[..., BoardWindow]) -> None:
    large, small = (window(a_charge(), size=size).grab().toImage() for size in ((1920, 1080), (960, 540)))
    shrunk = large.scaled(96, 54, mode=Qt.TransformationMode.SmoothTransformation)
    tiny = small.scaled(96, 54, mode=Qt.TransformationMode.SmoothTransformation)
    apart = [
        abs(shrunk.pixelColor(x, y).lightness() - tiny.pixelColor(x, y).lightness())
        for x in range(96)
        for y in range(54)
    ]
    assert sum(apart) / len(apart) < 6


def test_no_line_of_text_runs_into_what_stands_beside_it(
    window: Callable[..., BoardWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[tuple[str, float, float]] = []
    say = Canvas.say

    def kept(self: Canvas, x: float, baseline: float, words: str, *args: Any, **how: Any) -> float:
        wide = say(self, x, baseline, words, *args, **how)
        if how.get("room"):
            drawn.append((words, wide, how["room"]))
        return wide

    monkeypatch.setattr(Canvas, "say", kept)
    long = "Trimble of the Stonewall Division (J.A. Walker commanding)"
    units = [replace(a_brigade(f"u{n}"), name=f"{long} {n}") for n in range(3)]
    leaders = [a_leader(f"leader-of-a-long-name-{n}", attached="u0") for n in range(4)]
    state = a_battle(*units, *leaders, title=f"{long}, {long}", step="offensive")
    window(made(state, now=" and ".join([long] * 4))).grab()
    assert len(drawn) > 8
    assert not [one for one in drawn if one[1] > one[2] + 2]
    assert any(words.startswith("Step 2 of 2") for words, _, _ in drawn)


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("side", ["union", "confederate", ""])
@pytest.mark.parametrize("strength", [66, 80, 100])
def test_a_segments_figures_can_be_read_on_its_colour(qapp: QApplication, dark: bool, side: str, strength: int) -> None:
    image = QImage(10, 10, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    on = Canvas(painter, Look(dark=dark), [], 1.0)
    ground, ink = board_now.ground_and_ink(on, Odd("Driven back", "9 %", 0.09, side, strength))
    painter.end()
    assert board_now.contrast(ground, ink) >= 4.5


def test_it_turns_dark_with_the_desk_and_keeps_its_own_size(qtbot: QtBot) -> None:
    look = Look()
    opened = BoardWindow(look, "Across the table")
    qtbot.addWidget(opened)
    opened.view.show_board(a_charge())
    light = opened.grab().toImage().pixelColor(3, 3)
    look.change(dark=True, percent=200)
    assert opened.view.look.percent == 100
    assert opened.grab().toImage().pixelColor(3, 3).lightness() < light.lightness()


def test_everything_on_every_page_is_said_aloud(window: Callable[..., BoardWindow]) -> None:
    view = window(made(many_units(each=20))).view
    assert "Turn 3 of 10" in view.accessibleName()
    said = view.accessibleDescription()
    assert all(f"U{n:03}, 8 of 8 stands, fresh" in said for n in range(20))
    aloud = window(a_charge()).view.accessibleDescription()
    for words in (
        "Archer charges Meredith",
        "odds of the next roll",
        "Meredith holds",
        "attackers ",
        "Wadsworth with it",
    ):
        assert words in aloud


def test_an_empty_board_and_a_side_without_units_are_drawn(window: Callable[..., BoardWindow], qtbot: QtBot) -> None:
    bare = BoardView(Look())
    qtbot.addWidget(bare)
    bare.resize(640, 360)
    bare.grab()
    assert bare.texts() == []
    opened = window(made(a_battle(a_brigade("cutler"))))
    opened.grab()
    assert "CONFEDERATE" in opened.view.texts()


def test_f11_fills_the_screen_and_escape_leaves_it_then_closes(
    window: Callable[..., BoardWindow], qtbot: QtBot
) -> None:
    opened = window(a_charge())
    opened.show()
    QTest.keyClick(opened, Qt.Key.Key_F11)
    assert opened.isFullScreen()
    QTest.keyClick(opened, Qt.Key.Key_F11)
    assert not opened.isFullScreen()
    opened.showFullScreen()
    QTest.keyClick(opened, Qt.Key.Key_Escape)
    assert not opened.isFullScreen()
    assert opened.isVisible()
    with qtbot.waitSignal(opened.closed):
        QTest.keyClick(opened, Qt.Key.Key_Escape)


# ---- in step


class Idle:
    """A panel of work in which nothing is put together."""

    def prospect(self) -> Any:
        return None

    def now(self) -> str:
        return ""


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[MiniaturesDesk]:
    made = MiniaturesDesk(a_session(a_line("move"), tmp_path / "game.companion"))
    yield made
    made.close()


def test_the_last_roll_stands_there_with_its_result_and_is_said_aloud(
    window: Callable[..., BoardWindow], desk: MiniaturesDesk, qtbot: QtBot
) -> None:
    desk.do(cmd.Maneuver("archer"), faces=(9,))
    fed = RefereeBoard(desk, Look(), Idle)
    qtbot.addWidget(fed.window)
    fed.window.resize(1366, 768)
    fed.window.grab()
    said = fed.window.view.texts()
    assert "LAST ROLL" in said
    assert "Maneuver Archer" in said
    assert "last roll: Maneuver Archer. die 9. " in fed.window.view.accessibleDescription()
    desk.undo()
    fed.window.grab()
    assert "No die was rolled yet" in fed.window.view.texts()
    fed.window.close()


def letters(opened: BoardWindow, name: str) -> str:
    shown = opened.view._shown
    assert shown is not None
    return " ".join(mark.letter for _, _, units in shown.sides for one in units if one.id == name for mark in one.marks)


@pytest.mark.parametrize("whose", ["referee", "union", "confederate"])
def test_every_board_keeps_in_step_whatever_is_done(
    desk: MiniaturesDesk, qtbot: QtBot, tmp_path: Path, whose: str
) -> None:
    fed: Any = (
        RefereeBoard(desk, Look(), Idle)
        if whose == "referee"
        else SideBoard(desk, Look(), tmp_path / "game.companion", whose)
    )
    qtbot.addWidget(fed.window)

    def is_so() -> str:
        return letters(fed.window, "davis")

    start = desk.session.head
    desk.do(cmd.Override("davis", "disordered", True, "a test"))
    assert is_so() == "D"
    desk.do(cmd.Override("davis", "low_ammo", True, "a test"))
    assert is_so() == "D A"
    assert desk.undo()
    assert is_so() == "D"
    assert desk.undo()
    assert is_so() == ""
    assert desk.redo()
    assert is_so() == "D"
    assert desk.goto(start)
    assert is_so() == ""
    assert desk.goto(start + 2)
    assert is_so() == "D A"
    desk.amend(start + 1, [cmd.Override("davis", "disordered", False, "not so")], ())
    assert is_so() == "A"
    fed.window.close()
    assert desk.undo()


def test_a_sides_session_is_closed_with_its_board_and_the_game_goes_on(
    desk: MiniaturesDesk, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed: list[Session] = []
    close = Session.close

    def kept(self: Session) -> None:
        closed.append(self)
        close(self)

    monkeypatch.setattr(Session, "close", kept)
    fed = SideBoard(desk, Look(), tmp_path / "game.companion", "union")
    qtbot.addWidget(fed.window)
    assert fed._session.read_only
    fed.window.show()
    fed.window.close()
    fed.window.close()
    assert closed == [fed._session]
    desk.do(cmd.Override("davis", "disordered", True, "a test"))
    fed.refresh()
    assert letters(fed.window, "davis") == ""
    assert desk.session.read_only is None


def test_a_board_that_cannot_read_the_game_says_so_and_recovers(
    desk: MiniaturesDesk, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fed = SideBoard(desk, Look(), tmp_path / "game.companion", "union")
    qtbot.addWidget(fed.window)

    def fails() -> bool:
        raise CannotRead("the stick was pulled out")

    with monkeypatch.context() as broken:
        broken.setattr(fed._session, "refresh", fails)
        desk.do(cmd.Override("davis", "disordered", True, "a test"))
        assert fed.window.trouble.words() == "The stick was pulled out"
        assert letters(fed.window, "davis") == ""
    desk.do(cmd.Override("davis", "low_ammo", True, "a test"))
    assert fed.window.trouble.words() == ""
    assert letters(fed.window, "davis") == "D A"


def test_a_game_in_memory_has_no_sides_board(qtbot: QtBot) -> None:
    desk = MiniaturesDesk(a_session(a_line("move")))
    with pytest.raises(NotDone, match="in a file first"):
        SideBoard(desk, Look(), None, "union")
    desk.close()
