"""How many keys an evening's greater acts take, from where a person stands: played on a real evening, at its own moments."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from PySide6.QtCore import Qt

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.window import Window
from companion.games.miniatures.screen.work.charge import ChargeWork
from companion.kernel.session import Session
from tests.desktop.conftest import OpenWindow
from tests.desktop.hands import Hands
from tests.evenings.notebook import played
from tests.evenings.test_evenings import FOLDER


@cache
def evening() -> Session:
    return played(FOLDER / "the-cornfield.txt")


def entry_of(holds: Callable[[Any], bool]) -> int:
    """Give the first entry of the evening whose command is one of these."""
    return next(line.entry for line in evening().log() if line.current and any(map(holds, line.commands)))


def test_three_against_two_take_seven_keys_from_the_charge_step(open_window: OpenWindow) -> None:
    touched = entry_of(lambda one: isinstance(one, cmd.Touch) and one.unit == "bucktails")
    window = open_window(evening().as_it_was(touched - 1))
    work = window.centre.work
    assert isinstance(work, ChargeWork)
    hands = Hands(window)
    hands.press("A")
    hands.press(next(one.hint for one in work.line_up.grid.items() if one.id == "bucktails"))
    hands.press("G", Qt.Key.Key_Space, "39", Qt.Key.Key_Return)
    done = window.desk.session.log()[-1]
    (order,) = done.commands
    assert (set(order.attackers), set(order.defenders)) == ({"seymour", "anderson", "bucktails"}, {"douglass", "law"})
    assert (order.ground, [(roll.face, roll.origin) for roll in done.dice]) == (
        "favorable",
        [(3, "entered"), (9, "entered")],
    )
    assert hands.keys == 7
    assert work.line_up.isHidden(), "the next combat is not asked about"


def a_ten() -> int:
    """Give the first fire attack of the evening that threw a ten."""
    found: int = next(line.entry for line in fired(evening()) if [roll.face for roll in line.dice] == [10])
    return found


def fired(session: Session) -> list[Any]:
    """Give the fire attacks that stand."""
    return [line for line in session.log() if line.current and any(isinstance(one, cmd.Fire) for one in line.commands)]


def mended(window: Window, ten: int) -> list[int]:
    """Give the faces of the fire that stands now in place of an entry and after it."""
    session = window.desk.session
    assert not any(line.current for line in session.log() if line.entry == ten)
    return [roll.face for line in fired(session) if line.entry > ten for roll in line.dice]


def test_a_ten_that_was_none_takes_three_keys_from_the_row_of_the_journal(open_window: OpenWindow) -> None:
    ten, later = a_ten(), 6
    window = open_window(evening().as_it_was(ten + later))
    hands = Hands(window)
    hands.press(Qt.Key.Key_F4, *[Qt.Key.Key_Down] * later)
    at_the_row = hands.keys
    hands.press("M", "9", Qt.Key.Key_Return)
    assert mended(window, ten)[0] == 9
    assert hands.keys - at_the_row == 3


def test_a_ten_that_was_thrown_last_takes_three_keys_from_the_work(open_window: OpenWindow) -> None:
    ten = a_ten()
    window = open_window(evening().as_it_was(ten))
    hands = Hands(window)
    hands.press(Qt.Key.Key_M, with_control=True)
    hands.press("9", Qt.Key.Key_Return)
    assert mended(window, ten) == [9]
    assert hands.keys == 3


def test_a_forgotten_move_takes_thirteen_keys_from_the_row_of_the_journal(open_window: OpenWindow) -> None:
    rode = [one.entry for one in evening().log() if not one.current and cmd.MoveLeader("hooker", 8.0) in one.commands]
    window = open_window(evening().as_it_was(rode[-1]))
    hands = Hands(window)
    hands.press(Qt.Key.Key_F4, Qt.Key.Key_Down)
    at_the_row = hands.keys
    hands.press("M", Qt.Key.Key_F3, "mov", Qt.Key.Key_Return)
    hands.press("gib", Qt.Key.Key_Tab, "5", Qt.Key.Key_Return)
    hands.press(Qt.Key.Key_Return)
    orders = [one for line in window.desk.session.log() if line.current for one in line.commands]
    assert orders[-3] == cmd.Move("gibbon", 5.0)
    assert isinstance(orders[-2], cmd.NextStep)
    assert orders[-1] == cmd.MoveLeader("hooker", 8.0)
    assert hands.keys - at_the_row == 13
