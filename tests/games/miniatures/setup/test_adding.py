"""A unit that joins by a row as rosters have it: the same reader, the same refusals, a start of its own."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.forces import facts
from companion.games.miniatures.rules.state import Battery, Brigade, State
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_leader, is_refused, play, refusals

STONE: dict[str, Any] = {
    "side": "union",
    "unit": "Stone",
    "arm": "infantry",
    "corps": "First",
    "division": "Left",
    "stands": 6,
}
NAMES = {"union-I": "First", "union-1": "Left", "union-2": "Right"}


def battle(**more: Any) -> State:
    return a_battle(a_brigade("cutler", men=1600), a_leader("boss"), names=NAMES, **more)


def added(row: dict[str, Any], state: State | None = None) -> tuple[State, facts.UnitAdded]:
    played = play(state or battle(), cmd.AddUnit(row))
    return played.state, played.of(facts.UnitAdded)[0]


def test_a_brigade_begins_its_own_start_in_a_command_of_the_battle() -> None:
    state, event = added(STONE)
    one = state.brigades["stone"]
    assert (one.name, one.division, one.corps, one.status) == ("Stone", "union-1", "union-I", "on-table")
    assert (one.stands, one.stands_at_start, one.fresh_at, one.worn_at) == (6, 6, 5, 4)
    assert (event.names, event.leaders) == ({}, ())


@pytest.mark.clause("D10-RUL-SCOPE")
def test_men_make_stands_at_the_scale_of_the_battle() -> None:
    row = {**STONE, "stands": None, "men": 1200}
    assert added(row)[0].brigades["stone"].stands == 6  # 1,600 men of Cutler's are 8 stands: 200 men each
    other = battle()
    other = replace(other, brigades={"cutler": replace(other.brigades["cutler"], men=1200)})
    assert added(row, other)[0].brigades["stone"].stands == 8  # 150 men each


def test_cells_may_be_numbers_yes_or_no_and_words() -> None:
    row = {"side": "Union", "unit": "Hall", "arm": "artillery", "division": "", "guns": "6", "gun_type": "rifled"}
    state, _ = added({**row, "horse": True, "traits": ("veterans",), "limbered": "yes"})
    one = state.batteries["hall"]
    assert isinstance(one, Battery)
    assert (one.horse, one.guns, one.stands, one.traits, one.limbered) == (True, 6, 1, ("veterans",), True)


def test_a_command_that_is_new_comes_with_its_name_and_its_leader() -> None:
    state, event = added({**STONE, "division": "Third", "leader": "Rowley"})
    one = state.brigades["stone"]
    assert state.names[one.division] == "Third"
    assert event.leaders[0].commands == one.division
    assert state.leaders[event.leaders[0].id].name == "Rowley"


def test_a_division_that_there_is_but_once_says_its_corps() -> None:
    one = added({**STONE, "corps": ""})[0].brigades["stone"]
    assert (one.division, one.corps) == ("union-1", "union-I")


def test_who_comes_later_is_among_those_to_arrive() -> None:
    state, event = added({**STONE, "arrives": 5, "edge": "west"})
    assert state.brigades["stone"].status == "to-arrive"
    assert isinstance(event.made, Brigade)
    assert added({**STONE, "arrives": 3})[0].brigades["stone"].status == "on-table"  # it is turn 3


def test_an_id_is_nobody_elses() -> None:
    state, event = added({**STONE, "unit": "Boss"})
    assert event.made.id != "boss"
    state, event = added({**STONE, "unit": "Cutler", "division": "Right"}, state)
    assert event.made.id not in ("cutler", "boss")


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ({"sid": "union"}, "sid: unknown column (did you mean 'side'?)"),
        ({"stands": 0}, "stands: 0 is out of range"),
        ({"stands": None}, "men: men and stands are both missing"),
        ({"arm": "archers"}, "arm: 'archers' is not known"),
        ({"guns": 4}, "guns: is not for infantry"),
        ({"worn_at": 9}, "worn_at: 9 is more than its 6 stands"),
        ({"unit": "two\nlines"}, "unit: "),
        ({"unit": ""}, "unit: is empty"),
        ({"unit": "cutler"}, "Cutler stands in the same command already"),
        ({"leader": "Doubleday"}, "Doubleday and Boss would both lead Left"),
        ({"arrives": 11}, "arrives: 11 is after the last turn, 10"),
        ({"unit": "=1+1", "arm": "x"}, "arm: 'x' is not known"),
    ],
)
def test_what_a_roster_refuses_is_refused(row: dict[str, Any], said: str) -> None:
    order = cmd.AddUnit({**STONE, **row})
    assert said in refusals(battle(), order)
    assert is_refused(battle(), order)


def test_a_battery_of_another_gun_is_no_twin() -> None:
    state = a_battle(a_battery("hall"), a_brigade("cutler"), names=NAMES)
    row: dict[str, Any] = {
        "side": "union",
        "unit": "Hall",
        "arm": "artillery",
        "corps": "First",
        "division": "Left",
        "guns": 2,
    }
    assert "same command already" in refusals(state, cmd.AddUnit({**row, "gun_type": "rifled"}))
    assert refusals(state, cmd.AddUnit({**row, "gun_type": "smoothbore"})) == ""
