"""What was fired at before is offered first, and made again by its digit."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollBar

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen.window import Window
from companion.games.miniatures.screen.work.fire import FireWork
from companion.kernel.record import Done
from tests.desktop.conftest import OpenWindow, a_session
from tests.games.miniatures.building import a_battery, a_battle, a_brigade


@pytest.fixture
def after_a_volley(open_window: OpenWindow) -> Window:
    """Two Union brigades have fired at Davis behind a wall, Hall at Archer; it is the Union's fire again."""
    state = a_battle(
        a_brigade("cutler"),
        a_brigade("meredith"),
        a_battery("hall"),
        a_brigade("archer", "confederate"),
        a_brigade("davis", "confederate"),
        step="defensive",
        player_turn="confederate",
    )
    window = open_window(a_session(state))
    both = tuple(cmd.FiringUnit(name, (cmd.FiringGroup(4.0),)) for name in ("cutler", "meredith"))
    window.desk.do(cmd.Fire("davis", both, cover="cover"), faces=(2,))
    window.desk.do(cmd.Fire("archer", (cmd.FiringUnit("hall", (cmd.FiringGroup(16.0),)),)), faces=(2,))
    # The next player turn is new: what was fired is forgotten, at whom is not.
    window.desk.do(cmd.Override("game", "step", 7, "a test"))
    window.desk.do(cmd.NextStep())
    set_moment(window, 4, "union")
    return window


def set_moment(window: Window, step: int, player_turn: str) -> None:
    for field, value in (("step", step), ("player_turn", player_turn)):
        window.desk.do(cmd.Override("game", field, value, "a test"))


def panel(window: Window) -> FireWork:
    assert isinstance(window.centre.work, FireWork)
    return window.centre.work


def press(window: Window, keys: str) -> None:
    QTest.keyClicks(window.centre.work, keys)


def test_one_attack_as_before_has_one_digit_and_several_have_a_span(after_a_volley: Window) -> None:
    def caps() -> tuple[str, ...]:
        hints = panel(after_a_volley).keys()
        return next(tuple(one.keys) for one in hints if one.words == "fire as before")

    assert caps() == ("1", "–", "2")
    after_a_volley.desk.do(cmd.Fire("archer", (cmd.FiringUnit("hall", (cmd.FiringGroup(16.0),)),)), faces=(2,))
    assert caps() == ("1",)


@pytest.mark.parametrize("size", [(1366, 736), (1024, 700)])
def test_an_attack_of_many_has_one_bar_at_most(open_window: OpenWindow, size: tuple[int, int]) -> None:
    names = ("cutler", "meredith", "stone", "dana", "rowley")
    state = a_battle(
        *map(a_brigade, names), a_brigade("davis", "confederate"), step="defensive", player_turn="confederate"
    )
    window = open_window(a_session(state))
    window.resize(*size)
    window.centre.take(["davis", *names])
    QTest.qWait(50)
    bars = [one for one in panel(window).findChildren(QScrollBar) if one.isVisible()]
    assert len(bars) == 1


def test_former_attacks_stand_before_the_targets_as_they_were_made(after_a_volley: Window) -> None:
    work = panel(after_a_volley)
    told = [(one.hint, one.name, one.note) for one in work.before.items()]
    assert [(hint, who) for hint, who, _ in told] == [("1", "Cutler and Meredith at Davis"), ("2", "Hall at Archer")]
    assert "cover" in told[0][2]
    assert [one.id for one in work.targets.items()] == ["davis", "archer"]


def test_a_digit_puts_the_attack_together_and_four_keys_fire_it(after_a_volley: Window) -> None:
    before = after_a_volley.desk.session.head
    press(after_a_volley, "1")
    order: Any = panel(after_a_volley).order()
    assert (order.target, order.cover, [one.unit for one in order.firers]) == ("davis", "cover", ["cutler", "meredith"])
    assert [group.range for one in order.firers for group in one.groups] == [4.0, 4.0]
    press(after_a_volley, " 7")
    QTest.keyClick(after_a_volley.centre.work, Qt.Key.Key_Return)
    assert after_a_volley.desk.session.head == before + 1
    assert after_a_volley.desk.log[-1].dice[0].face == 7
    # Those who have fired are not offered again.
    assert [one.name for one in panel(after_a_volley).before.items()] == ["Hall at Archer"]


def test_a_unit_that_is_chosen_first_aims_at_its_last_target_with_cover_and_range(after_a_volley: Window) -> None:
    after_a_volley.desk.select("meredith")
    order: Any = panel(after_a_volley).order()
    assert (order.target, order.cover) == ("davis", "cover")
    assert [(one.unit, one.groups[0].range) for one in order.firers] == [("meredith", 4.0)]
    assert panel(after_a_volley).candidates.items()[0].id == "cutler"
    press(after_a_volley, "2")  # and it can be said otherwise
    other: Any = panel(after_a_volley).order()
    assert other.firers[0].groups[0].range == 8.0


def test_an_attack_of_which_somebody_has_moved_says_so(after_a_volley: Window) -> None:
    desk = after_a_volley.desk
    set_moment(after_a_volley, 1, "confederate")
    for order, faces in ((cmd.Maneuver("davis"), (10,)), (cmd.Move("davis", 1), ())):
        assert isinstance(desk.do(order, faces=faces), Done)
    set_moment(after_a_volley, 4, "union")
    press(after_a_volley, "T")
    notes = {one.name: one.note for one in panel(after_a_volley).before.items()}
    assert "moved since" in notes["Cutler and Meredith at Davis"]
    assert "moved since" not in notes["Hall at Archer"]


def test_a_target_that_is_gone_is_offered_no_more(after_a_volley: Window) -> None:
    after_a_volley.desk.do(cmd.Override("davis", "status", "quit", "a test"))
    assert [one.name for one in panel(after_a_volley).before.items()] == ["Hall at Archer"]
