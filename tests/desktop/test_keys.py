"""Hands: a volley takes few keys, every command has one, and the palette finds everything."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.state import State
from companion.games.miniatures.screen.commands import COMMAND_KEYS
from companion.games.miniatures.screen.window import Window
from companion.games.miniatures.screen.work.fire import FireWork
from companion.games.miniatures.screen.work.hints import Picker, hints
from companion.games.miniatures.words import forms
from tests.desktop.conftest import OpenWindow, a_line, a_session, many_units
from tests.desktop.hands import Hands


def fire_work(window: Window) -> FireWork:
    found = window.centre.work
    assert isinstance(found, FireWork)
    return found


BATTLES = pytest.mark.parametrize("state", [a_line(), many_units()], ids=["small", "200 units"])


@BATTLES
def test_a_volley_with_the_apps_dice_takes_at_most_six_keys(open_window: OpenWindow, state: State) -> None:
    window = open_window(a_session(state))
    hand, work = Hands(window), fire_work(window)
    target = work.targets.items()[-1]
    hand.press(target.hint)
    firer = work.candidates.items()[-1]
    hand.press(firer.hint)
    hand.press("1")
    hand.press("R")
    assert hand.keys <= 6
    done = window.desk.session.log()[-1]
    assert done.commands == (cmd.Fire(target.id, (cmd.FiringUnit(firer.id, (cmd.FiringGroup(4.0),)),)),)
    assert [roll.origin for roll in done.dice] == ["rolled"]


@BATTLES
def test_a_volley_with_a_typed_die_takes_at_most_eight_keys(open_window: OpenWindow, state: State) -> None:
    window = open_window(a_session(state))
    hand, work = Hands(window), fire_work(window)
    hand.press(work.targets.items()[-1].hint)
    hand.press(work.candidates.items()[-1].hint)
    hand.press("2")
    hand.press(Qt.Key.Key_Space)
    hand.press("7")
    hand.press(Qt.Key.Key_Return)
    assert hand.keys <= 8
    assert [(roll.face, roll.origin) for roll in window.desk.session.log()[-1].dice] == [(7, "entered")]


@BATTLES
def test_each_further_firer_takes_at_most_two_keys_and_starts_at_its_last_range(
    open_window: OpenWindow, state: State
) -> None:
    window = open_window(a_session(state))
    hand, work = Hands(window), fire_work(window)
    hand.press(work.targets.items()[0].hint)
    first = work.candidates.items()[0].id
    hand.press(work.candidates.items()[0].hint)
    hand.press("1")
    hand.press(Qt.Key.Key_Escape)  # the attack is begun anew: what the eyes said is remembered
    hand.press(work.candidates.items()[1].hint)
    before = hand.keys
    again = next(item for item in work.candidates.items() if item.id == first)
    hand.press(again.hint)
    assert hand.keys - before <= 2
    assert work.attack.lines[-1].unit == first
    assert work.attack.lines[-1].band == 0


def test_zero_is_the_ten(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line()))
    hand, work = Hands(window), fire_work(window)
    hand.press(work.targets.items()[0].hint)
    hand.press(work.candidates.items()[0].hint)
    hand.press(Qt.Key.Key_Space)
    hand.press("0")
    hand.press(Qt.Key.Key_Return)
    assert window.desk.session.log()[-1].dice[0].face == 10


def test_every_command_of_the_game_has_words_and_a_key_of_its_own(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line()))
    assert set(COMMAND_KEYS) == set(forms.COMMANDS)
    keys = [act.key for act in window.acts.values() if act.key]
    assert set(COMMAND_KEYS) <= set(window.acts)
    assert all(window.acts[tag].key for tag in COMMAND_KEYS)
    assert not [key for key, times in Counter(keys).items() if times > 1]


def test_the_palette_finds_every_act_unit_and_clause(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line()))
    found = {one.id for one in window.evening.finds()}
    assert set(window.acts) <= found
    assert {"cutler", "heth", "D10-FIRE-MOD-ENFILADE", "D10-RUL-FIRE-RANGE-CELLS"} <= found


def test_the_palette_does_what_is_lit_with_enter(open_window: OpenWindow, qtbot: QtBot) -> None:
    window = open_window(a_session(a_line()))
    window.run("palette")
    palette = window.evening.dialog
    field = palette.findChild(QLineEdit)
    QTest.keyClicks(field, "meredith")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert window.desk.selection == "meredith"


def test_the_palette_keeps_what_cannot_be_done_and_says_why(open_window: OpenWindow) -> None:
    window = open_window(a_session(a_line()))
    arrive = next(one for one in window.evening.finds() if one.id == "undo")
    assert "start of the game" in arrive.reason


def test_hints_are_different_and_none_begins_another() -> None:
    for count in (0, 1, 17, 18, 100, 280):
        found = hints(count, "TCWEBGRX")
        assert len(found) == len(set(found)) == count
        assert not [one for one in found for other in found if one != other and other.startswith(one)]
        assert not [letter for one in found for letter in one if letter in "TCWEBGRX"]


def test_a_picker_collects_letters_until_they_name_something() -> None:
    picker = Picker()
    by_name = picker.offer([f"unit-{n}" for n in range(40)], "R")
    first, second = by_name["unit-7"][0], by_name["unit-7"][1]
    assert picker.press(first.lower()) == (True, "")
    assert picker.press(second) == (True, "unit-7")
    assert picker.press("R") == (False, "")
