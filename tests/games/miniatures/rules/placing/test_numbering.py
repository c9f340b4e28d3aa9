"""Every unit has a tag of its own from when it enters the game, which tells a side nothing of the other."""

from __future__ import annotations

from typing import Any

from companion.games.miniatures.rules.forces import orders
from companion.games.miniatures.rules.state import State
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, play, the_rules


def a_field(**more: Any) -> State:
    return a_battle(
        a_brigade("iron", stands=6, formation="double-line"),
        a_brigade("late", status="to-arrive"),
        a_brigade("gone", status="destroyed"),
        a_brigade("archer", "confederate", stands=6),
        a_battery("guns"),
        a_battery("pegram", "confederate"),
        **more,
    )


def _tags(state: State, seat: str = "referee") -> dict[str, int]:
    return {name: one.tag for name, one in the_rules().view(state, seat).field.tags.items()}  # type: ignore[arg-type]


def test_one_side_counts_up_and_the_other_down_and_who_is_gone_keeps_his() -> None:
    assert _tags(a_field()) == {"iron": 4, "late": 5, "guns": 7, "archer": 249, "pegram": 248}


def test_a_side_knows_its_own_and_no_more_whatever_the_other_has() -> None:
    alone = a_battle(a_brigade("iron"), a_brigade("archer", "confederate"))
    more = a_battle(a_brigade("iron"), *(a_brigade(f"c{nth}", "confederate") for nth in range(9)))
    for state in (alone, more):
        assert _tags(state, "union") == {"iron": 4}
    assert _tags(a_field(intelligence="units-hidden"), "confederate") == {"archer": 249, "pegram": 248}


def test_a_unit_that_is_new_has_a_number_that_nobody_had() -> None:
    before = a_field()
    parts = (orders.Part("left", "Left", 3), orders.Part("right", "Right", 3))
    split = play(before, orders.Split("iron", parts)).state
    assert _tags(split) == {"late": 5, "guns": 7, "left": 8, "right": 9, "archer": 249, "pegram": 248}


def test_how_deep_a_unit_stands_is_told() -> None:
    deep = {name: one.deep for name, one in the_rules().view(a_field(), "referee").field.tags.items()}
    assert deep["iron"] == 1.5
    assert deep["archer"] == 0.75
