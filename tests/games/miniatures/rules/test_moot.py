"""The table's list forgets what the next turn made moot."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.miniatures import messages as say
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.apply import apply
from companion.games.miniatures.rules.moot import MOVES
from companion.games.miniatures.rules.names import name_of
from companion.games.miniatures.rules.state import State
from companion.language.messages import Sentence, told
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, play


def happened(state: State, *events: ev.AnyEvent) -> State:
    for event in events:
        state = apply(state, event)
    return state


def next_turn(state: State) -> State:
    return play(replace(state, step=7), cmd.NextStep()).state


def listed(state: State) -> list[str]:
    return [told(act.text, partial(name_of, state)) for act in state.acts]


def on(unit: str = "cutler", marker: Any = "disordered") -> ev.Marked:
    return ev.Marked(unit, marker)


def off(unit: str = "cutler", marker: Any = "disordered") -> ev.Marked:
    return ev.Marked(unit, marker, on=False)


HERE = (a_brigade("cutler"), a_brigade("davis", "confederate"), a_battery("hall"))


@pytest.mark.parametrize(
    ("those", "left"),
    [
        ((on(),), ["Cutler: disorder marker on"]),
        ((on(), off()), []),
        ((on(), off(), on()), ["Cutler: disorder marker on"]),
        ((on(), off(), on(), off()), []),
        ((on(), on(marker="low-ammo"), off()), ["Cutler: low ammunition marker on"]),
        ((on(), off(), on("davis")), ["Davis: disorder marker on"]),
    ],
)
def test_a_marker_that_came_off_again_is_nothing_and_one_twice_is_once(
    those: tuple[ev.AnyEvent, ...], left: list[str]
) -> None:
    state = happened(a_battle(*HERE), *those)
    assert len(state.acts) == len(those)
    assert listed(next_turn(state)) == left


def test_a_marker_that_lies_there_and_is_on_again_is_right_as_it_is() -> None:
    state = a_battle(a_brigade("cutler", disordered=True), HERE[1])
    assert listed(next_turn(happened(state, off(), on()))) == []
    assert listed(next_turn(happened(state, off()))) == ["Cutler: disorder marker off"]


def test_of_a_unit_that_is_gone_only_its_going_is_left() -> None:
    state = happened(
        a_battle(*HERE),
        on(),
        ev.StandsLost("cutler", 8, "lost", "fire"),
        ev.LeftTable("cutler", "destroyed"),
        ev.GunsDamaged("hall"),
    )
    assert listed(next_turn(state)) == [
        "Cutler: is destroyed: take it off the table",
        "Hall: damaged marker on 1 gun stand",
    ]


def test_a_move_is_asked_for_in_its_own_turn_and_the_next_and_no_longer() -> None:
    state = happened(a_battle(*HERE), ev.Retreated("cutler", "beyond-musketry"), ev.StandsLost("cutler", 1, "lost"))
    after = next_turn(state)
    assert len(after.acts) == 2
    then = next_turn(after)
    assert listed(then) == ["Cutler: 1 stand off"]
    assert listed(next_turn(then)) == ["Cutler: 1 stand off"]


def test_within_a_turn_nothing_is_forgotten() -> None:
    state = happened(a_battle(*HERE, step="move"), on(), off())
    assert len(play(state, cmd.NextStep()).state.acts) == 2


def test_what_is_forgotten_is_a_fact_so_that_an_early_battle_keeps_its_list() -> None:
    state = happened(a_battle(*HERE), on(), off())
    done = play(replace(state, step=7), cmd.NextStep())
    [began] = [one for one in done.events if isinstance(one, ev.StepBegan)]
    assert began.moot == (1, 2)
    early = apply(replace(state, step=7), replace(began, moot=()))
    assert len(early.acts) == 2


def test_every_move_that_is_asked_for_is_known_as_one() -> None:
    begins = tuple(f"miniatures.{one}" for one in ("retreat", "guns-retreat", "carries", "leader-stays", "on-table"))
    keys = {one.key for one in vars(say).values() if isinstance(one, Sentence)}
    assert {key for key in keys if key.startswith(begins)} == MOVES
