"""What the fire pane tells of the last attack is what the journal's present line says, and when it comes into force."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.window import Window
from companion.games.miniatures.screen.work.fire import FireWork
from companion.games.miniatures.words import volleys
from tests.desktop.conftest import OpenWindow, a_line, a_session

LAST = "LAST ATTACK"


def fire_pane(window: Window) -> FireWork:
    found = window.centre.work
    assert isinstance(found, FireWork)
    return found


def fired(open_window: OpenWindow, simultaneous: int = 0) -> Window:
    """Davis has fired at Meredith with a ten, in the Confederates' own fire step."""
    window = open_window(a_session(a_line("offensive")))
    if simultaneous:
        window.desk.do(cmd.SetOption("D10-RUL-SEQ-SIMULTANEOUS", simultaneous, "a test"))
    window.desk.do(cmd.SetDice("union", "entered", "leader"))
    shoot(window, 10)
    return window


def shoot(window: Window, face: int) -> None:
    window.centre.take(["meredith", "davis"])
    fire_pane(window).attack.change(band=0)
    fire_pane(window).refresh()
    fire_pane(window).shoot((face,), by_hand=True)
    if window.desk.waiting is not None:
        window.desk.enter(9)


def told(window: Window) -> tuple[str, str, str, str]:
    pane = fire_pane(window)
    right = pane.right
    return right.head.text(), right.said.text(), right.effect.text(), right.does.text()


@pytest.mark.clause("D10-RUL-SEQ-SIMULTANEOUS")
def test_before_the_steps_end_a_volley_says_that_its_losses_come_only_then(open_window: OpenWindow) -> None:
    window = fired(open_window)
    head, said, _, does = told(window)
    assert head == LAST
    assert said.startswith("Davis at Meredith: 10")
    assert does.startswith("At the step's end: Meredith ")
    assert "6 → " in does
    assert window.desk.unit("meredith").stands == 6


@pytest.mark.clause("D10-RUL-SEQ-SIMULTANEOUS")
def test_where_fire_comes_into_force_at_once_it_is_told_as_a_fact(open_window: OpenWindow) -> None:
    window = fired(open_window, simultaneous=2)
    assert window.desk.unit("meredith").stands < 6
    does = told(window)[3]
    assert "At the step's end" not in does
    assert "Meredith" in does


def test_an_undone_volley_is_told_no_more_and_comes_back_with_redo(open_window: OpenWindow) -> None:
    window = fired(open_window)
    was = told(window)
    window.desk.undo()
    assert told(window)[0] != LAST
    assert told(window)[3] == ""
    window.desk.redo()
    assert told(window) == was


def test_a_mended_die_changes_what_is_told(open_window: OpenWindow) -> None:
    window = fired(open_window)
    was = told(window)
    entry = window.desk.session.log()[-1]
    window.desk.amend(entry.entry, faces=(4,))
    assert told(window)[1].startswith("Davis at Meredith: 4")
    assert told(window) != was


def test_the_next_fire_step_tells_nothing_of_the_last_ones(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line("defensive")))
    window.centre.take(["davis", "cutler"])
    fire_pane(window).shoot((4,), by_hand=True)
    assert told(window)[0] == LAST
    QTest.keyClick(window.centre.work, Qt.Key.Key_F8)
    assert window.desk.view.step_name != "defensive fire"
    window.centre.go_on()
    assert told(window)[0] != LAST
    window.desk.undo()
    assert told(window)[0] == LAST


@pytest.mark.clause("D10-RUL-SEQ-SIMULTANEOUS")
def test_losses_that_wait_add_up(open_window: OpenWindow) -> None:
    window = fired(open_window)
    one = volleys.standing(window.desk.log).waiting
    once: Any = window.desk.hit_so_far("meredith")
    window.centre.take(["meredith", "pegram"])
    fire_pane(window).shoot((10,), by_hand=True)
    assert len(volleys.standing(window.desk.log).waiting) == len(one) + 1
    does = told(window)[3]
    assert f"{once.stands} → " in does
    assert "6 → " not in does
    promised: Any = window.desk.hit_so_far("meredith")
    QTest.keyClick(window.centre.work, Qt.Key.Key_F8)
    while window.desk.waiting is not None:  # both tens test Wadsworth
        window.desk.enter(9)
    came: Any = window.desk.unit("meredith")
    assert (came.stands, came.state, came.disordered) == (promised.stands, promised.state, promised.disordered)
