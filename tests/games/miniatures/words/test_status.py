"""The status in lines: pips and letters, what is to do, what a side may not know."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.miniatures.rules.act import Act
from companion.games.miniatures.rules.state import Objective, Placed, State
from companion.games.miniatures.rules.view import Seat
from companion.games.miniatures.words.status import lines
from companion.language.messages import kept
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_cavalry, a_leader, the_rules


def shown(state: State, seat: Seat = "referee") -> list[str]:
    rules = the_rules()
    return list(lines(rules.view(state, seat), rules.duties(state, seat), rules.score(state, seat), entry=4))


def line_of(state: State, name: str, seat: Seat = "referee") -> str:
    return next(line for line in shown(state, seat) if line.strip().startswith(name))


@pytest.mark.parametrize(
    ("unit", "line"),
    [
        (
            a_brigade("iron", stands=6, disordered=True, low_ammo=True),
            "Iron  6/8  ■■■■■■□□     DL   worn, single line [iron]",
        ),
        (
            a_battery("iron", stands=3, damaged=2, silenced=True, limbered=True),
            "Iron  3/3  ■■■          SXX  limbered [iron]",
        ),
        (a_cavalry("iron"), "Iron  8/8  ■■■■■■■■          fresh, single line, mounted [iron]"),
        (
            a_brigade("iron", status="quit", lost=8, stands=0, stands_at_start=8),
            "Iron  0/8  □□□□□□□□          quit the field [iron]",
        ),
        (
            a_brigade("iron", status="to-arrive", arrives=Placed(5, "west")),
            "Iron  8/8  ■■■■■■■■          to arrive in turn 5 [iron]",
        ),
        (a_brigade("iron", stands=24), "Iron 24/24                   fresh, single line [iron]"),
    ],
)
def test_a_unit_in_a_line(unit: Any, line: str) -> None:
    assert line_of(a_battle(unit, a_brigade("x", "confederate")), "Iron").strip() == line


def test_the_title_says_the_moment() -> None:
    state = a_battle(a_brigade("iron"), step="defensive", player_turn="confederate", starts_at="08:00", minutes=30)
    assert shown(state)[1] == "Turn 3 of 10, 09:00, Confederate, Musketry & Cannonade, step 1: Union defensive fire"
    assert shown(replace(state, over=True))[1].endswith("(the battle is over)")


def test_leaders_stand_with_their_command() -> None:
    state = a_battle(
        a_brigade("iron"),
        a_leader("chief", attached="iron", exceptional=True),
        a_leader("gone", commands="", rank="army", status="fallen"),
    )
    assert "  union-1 [union-1]: Chief* [chief] (with Iron)" in shown(state)
    assert "  Gone [gone] (fallen)" in shown(state)


def test_strengths_that_a_side_may_not_know_are_question_marks() -> None:
    state = a_battle(a_brigade("iron"), a_brigade("davis", "confederate"), intelligence="strengths-hidden")
    assert "?" in line_of(state, "Davis", "union")
    assert "■" not in line_of(state, "Davis", "union")
    assert "■" in line_of(state, "Davis", "confederate")
    assert not any(line.startswith("Score") for line in shown(state, "union"))


def test_it_shows_objectives_and_at_most_what_is_due_under_each_command() -> None:
    state = a_battle(
        a_brigade("iron", disordered=True),
        a_brigade("stone", division="union-2"),
        a_brigade("davis", "confederate"),
        step="move",
        objectives={"ridge": Objective("ridge", "The Ridge", 3, "union"), "mill": Objective("mill", "A mill", 1)},
        players={"union-1": "Anna"},
    )
    told = shown(state)
    assert "  The Ridge [ridge]: 3 points, Union" in told
    assert "  A mill [mill]: 1 point, nobody" in told
    due = told.index("Due before the step ends")
    assert told[due + 1 : due + 3] == [
        "  union-1 [union-1] (Anna)",
        "    ! Iron is disordered and must roll [D10-STATE-DISORDER-REMOVE]",
    ]
    assert told[told.index("May act") + 1] == "  union-2 1"
    assert not any("may roll" in line for line in told)


@pytest.mark.parametrize("acts", [12, 13])
def test_a_long_list_on_the_table_is_cut_into_the_commands_own_groups(acts: int) -> None:
    left = tuple(Act(nth, "iron" if nth % 2 else "stone", kept(f"act {nth}")) for nth in range(acts))
    state = a_battle(a_brigade("iron"), a_brigade("stone", division="union-2"), acts=left)
    told = shown(state)
    here = told[told.index("On the table now") + 1 :][:3]
    assert here == (
        ["  0. act 0", "  1. act 1", "  2. act 2"] if acts == 12 else ["  union-1", "    1. act 1", "    3. act 3"]
    )
