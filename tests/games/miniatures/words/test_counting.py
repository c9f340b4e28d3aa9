"""What a count of the table may find, and the one command that sets it."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.state import State
from companion.games.miniatures.words import counting
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_cavalry, play, the_rules


@pytest.fixture(scope="module")
def state() -> State:
    return a_battle(a_brigade("davis"), a_cavalry("gamble"), a_battery("hall", damaged=1))


@pytest.fixture(scope="module")
def units(state: State) -> tuple[Any, ...]:
    return the_rules().view(state, "referee").units


def why_not(state: State) -> Any:
    return lambda command: "; ".join(one.text for one in the_rules().why_not(state, command))


def test_every_unit_has_the_cells_of_its_kind(units: tuple[Any, ...]) -> None:
    cells = {one.id: [counting.field(one, column) for column in counting.columns()] for one in units}
    assert cells == {
        "davis": ["stands", "disordered", "low_ammo", "", "", "formation", ""],
        "gamble": ["stands", "disordered", "low_ammo", "", "", "formation", "mounted"],
        "hall": ["stands", "", "low_ammo", "silenced", "damaged", "", "limbered"],
    }


def test_what_a_seat_may_not_know_cannot_be_counted(state: State) -> None:
    hidden = a_battle(a_brigade("davis", "confederate"), intelligence="strengths-hidden")
    unit = the_rules().view(hidden, "union").units[0]
    assert not counting.field(unit, counting.columns()[0])


@pytest.mark.clause("D10-RUL-SCOPE")
def test_what_differs_is_one_command(state: State, units: tuple[Any, ...]) -> None:
    changes = {("davis", "stands"): 6, ("davis", "disordered"): True, ("hall", "damaged"): 1, ("gone", "stands"): 2}
    command = counting.counted(units, changes, "")
    assert command == cmd.CountTable({"davis": {"stands": 6, "disordered": True}})
    assert command.reason == "count of the table"
    after = play(state, command).brigade("davis")
    assert (after.stands, after.set_aside, after.disordered) == (6, 2, True)


def test_nothing_differs_when_all_is_as_the_app_believes(units: tuple[Any, ...]) -> None:
    changes = {("davis", "stands"): 8, ("hall", "damaged"): 1, ("gamble", "mounted"): True}
    assert counting.counted(units, changes, "why") is None
    assert counting.summary(units, changes) == "nothing differs"


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({("davis", "stands"): 7}, "one value differs"),
        ({("davis", "stands"): 7, ("davis", "disordered"): True}, "2 values of one unit differ"),
        ({("davis", "stands"): 7, ("hall", "silenced"): True}, "2 values of 2 units differ"),
    ],
)
def test_how_much_differs_is_told(units: tuple[Any, ...], changes: Any, words: str) -> None:
    assert counting.summary(units, changes) == words


def test_a_wrong_cell_is_told_in_its_place(state: State, units: tuple[Any, ...]) -> None:
    changes = {("hall", "damaged"): 3, ("hall", "silenced"): True, ("davis", "stands"): 7}
    assert list(counting.faults(units, changes, why_not(state))) == [("hall", "damaged")]
    assert "2 gun stands" in counting.faults(units, changes, why_not(state))["hall", "damaged"]


def test_cells_that_are_wrong_only_together_are_told(state: State, units: tuple[Any, ...]) -> None:
    changes = {("hall", "damaged"): 2, ("hall", "stands"): 1}
    assert set(counting.faults(units, changes, why_not(state))) == set(changes)


def test_an_empty_cell_is_told_and_sets_nothing(state: State, units: tuple[Any, ...]) -> None:
    changes = {("davis", "stands"): ""}
    assert counting.faults(units, changes, why_not(state)) == {("davis", "stands"): "give a number"}
    assert counting.counted(units, changes, "") is None


def test_what_may_be_a_slip_is_told_but_allowed(state: State, units: tuple[Any, ...]) -> None:
    changes = {("davis", "stands"): 66, ("hall", "stands"): 0}
    assert counting.doubts(units, changes)["davis", "stands"] == "more than the 8 it began with"
    assert "without stands" in counting.doubts(units, {("davis", "stands"): 0})["davis", "stands"]
    assert ("davis", "stands") not in counting.faults(units, {("davis", "stands"): 66}, why_not(state))


@pytest.mark.parametrize(("digits", "value"), [("5", 5), ("12", 12), ("123", 3), ("05", 5), ("0", 0)])
def test_digits_make_a_number(digits: str, value: int) -> None:
    made: Any = 8
    for nth, digit in enumerate(digits):
        made = counting.typed(made, digit, begun=nth > 0)
    assert made == value


def test_rubbing_out_takes_the_last_digit() -> None:
    assert counting.rubbed(12) == 1
    assert counting.rubbed(1) == ""
    assert counting.typed("", "4", begun=True) == 4


def test_space_goes_round() -> None:
    seen, value = [], "single-line"
    for _ in counting.FORMATIONS:
        seen.append(value)
        value = counting.turned("formation", value)
    assert tuple(seen) == counting.FORMATIONS
    assert value == "single-line"
    assert counting.turned("formation", "single-line", back=True) == "march-column"
    assert counting.turned("disordered", value=False) is True
    assert counting.turned("mounted", value=True) is False


@pytest.mark.parametrize(
    ("name", "value", "words"),
    [
        ("stands", 5, "5"),
        ("stands", "", ""),
        ("disordered", True, "yes"),
        ("formation", "march-column", "March Column"),
        ("mounted", False, "on foot"),
        ("limbered", True, "limbered"),
        ("limbered", False, "unlimbered"),
    ],
)
def test_values_are_said_in_words(name: str, value: Any, words: str) -> None:
    assert counting.said(name, value) == words
