"""Each reading of what ground, friends and fords take of a move, on a case that comes out differently under the others."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.miniatures.cards import movement as movement_card
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import movement
from companion.games.miniatures.rules.moves import Move
from companion.games.miniatures.rules.state import State
from tests.games.miniatures.building import a_battery, a_battle, a_brigade, a_leader, play, refusals

GUNS: dict[str, Any] = {"arm": "foot-artillery", "limbered": True}
IRON, HALL = a_brigade("iron"), a_battery("hall", limbered=True)


def reach(rules: Rules, ruling: str, value: int, move: Move) -> float | None:
    """Give how far a move goes in a reading; None where it may not be made."""
    found = movement.resolve(rules.choosing({ruling: value}), move)
    return found.inches if found.allowed else None


def case(ruling: str, move: Move, by_value: list[float | None]) -> Any:
    return pytest.param(f"D10-RUL-MOVE-{ruling}", move, by_value, marks=pytest.mark.clause(f"D10-RUL-MOVE-{ruling}"))


@pytest.mark.parametrize(
    ("ruling", "move", "by_value"),
    [
        case("FORD-EACH", Move(fords=2, linear_objects=1), [3, 6]),
        case("FORD-EACH", Move(passages=3), [3, 9]),
        case("MINIMUM", Move(halved=True, fords=3), [None, 1]),
        case("MINIMUM", Move(fords=1), [9, 9]),
        case("MINIMUM", Move(halved=True, fords=2, **GUNS), [None, 1]),
        case("PASSAGE-ART", Move(passages=1, **GUNS), [8, None, 5]),
        case("PASSAGE-ART", Move(passages=1), [9, 9, 9]),
        case("LINEAR-WHAT", Move(arm="leader", linear_objects=1), [18, 15, 18]),
        case("LINEAR-WHAT", Move(linear_objects=1, **GUNS), [None, None, 0]),
        case("LINEAR-WHAT", Move(linear_objects=1, halved=True, **GUNS), [None, None, None]),
        case("CLOSED-WOOD-ROAD", Move(closed_wood=True, whole_move_on_road=True, **GUNS), [24, None]),
        case("ROAD-COMPLETE", Move(changes=["to-march-column"], whole_move_on_road=True), [6, 6, 12]),
        case("ROAD-COMPLETE", Move(halved=True, formation="march-column", whole_move_on_road=True), [12, 6, 12]),
        case("ROAD-COMPLETE", Move(whole_move_on_road=True), [12, 12, 12]),
    ],
)
def test_each_reading_has_its_reach(rules: Rules, ruling: str, move: Move, by_value: list[float | None]) -> None:
    for value, inches in enumerate(by_value):
        assert reach(rules, ruling, value, move) == inches, value


@pytest.mark.clause("D10-RUL-MOVE-MINIMUM")
def test_a_change_that_takes_the_whole_move_leaves_no_inch(rules: Rules) -> None:
    spent = Move(changes=["to-double-line"], fords=1)
    assert reach(rules, "D10-RUL-MOVE-MINIMUM", 1, spent) is None


@pytest.mark.clause("D10-RUL-MOVE-LIMBER")
def test_limbering_may_be_free(rules: Rules) -> None:
    guns = Move(arm="foot-artillery", changes=["limber"])
    assert [reach(rules, "D10-RUL-MOVE-LIMBER", value, guns) for value in (0, 2)] == [4, 8]


# ---- a running game moves by the same readings


def ready(*units: Any, **options: int) -> State:
    """A battle in which "iron" has rolled Well Handled, played with these readings of D10-RUL-MOVE-*."""
    chosen = {f"D10-RUL-MOVE-{name.replace('_', '-')}": value for name, value in options.items()}
    state = a_battle(IRON, *units, step="move", options=chosen)
    return play(state, cmd.Maneuver(unit="iron"), faces=[10]).state


def goes(state: State, inches: float, unit: str = "iron", **more: Any) -> bool:
    return not refusals(state, cmd.Move(unit=unit, inches=inches, **more))


@pytest.mark.clause("D10-RUL-MOVE-FORD-EACH")
def test_in_a_game_a_kind_is_paid_once_a_phase_even_in_two_stretches() -> None:
    each, once = ready(), ready(FORD_EACH=1)
    first = cmd.Move("iron", 3, fords=1)
    assert (goes(play(each, first).state, 3, fords=1), goes(play(each, first).state, 4, fords=1)) == (True, False)
    after = play(once, first).state
    assert (goes(after, 6, fords=1), goes(after, 6.1, fords=1)) == (True, False)
    assert goes(after, 3, linear_objects=1)
    assert not goes(after, 4, linear_objects=1)


@pytest.mark.clause("D10-RUL-MOVE-MINIMUM")
def test_in_a_game_a_unit_may_always_go_one_inch_and_no_further() -> None:
    assert not goes(ready(), 1, fords=4)
    state = ready(MINIMUM=1)
    assert goes(state, 1, fords=4)
    assert not goes(state, 1.1, fords=4)
    assert not goes(play(state, cmd.Move("iron", 1, fords=4)).state, 1)


@pytest.mark.clause("D10-RUL-MOVE-ROAD-COMPLETE")
def test_in_a_game_the_stretch_on_the_road_alone_may_be_multiplied() -> None:
    def column(**options: int) -> State:
        state = ready(**options)
        return play(state, cmd.ChangeFormation("iron", "march-column")).state

    by_road: dict[str, Any] = {"whole_move_on_road": True}
    assert not goes(column(), 12, **by_road)
    after = column(ROAD_COMPLETE=2)
    assert goes(after, 12, **by_road)
    assert not goes(after, 12.1, **by_road)
    half = play(after, cmd.Move("iron", 6, **by_road)).state
    assert goes(half, 3)
    assert not goes(half, 3.1)


@pytest.mark.clause("D10-RUL-MOVE-LIMBER")
def test_in_a_game_limbering_may_be_free() -> None:
    for options, far in (({}, 4), ({"LIMBER": 2}, 8)):
        state = play(ready(a_battery("hall"), **options), cmd.Limber("hall")).state
        assert goes(state, far, "hall")
        assert not goes(state, far + 0.1, "hall")


CHIEF, OTHER = a_leader("chief"), a_leader("other", commands="union-2")


@pytest.mark.clause("D10-RUL-MOVE-POSITION-BATTERY")
def test_any_leader_may_put_a_battery_in_position_where_a_table_plays_so() -> None:
    usual, anybody = (ready(HALL, CHIEF, OTHER, **one) for one in ({}, {"POSITION_BATTERY": 1}))
    assert "no leader of Hall's chain" in refusals(usual, cmd.Unlimber("hall", "other"))
    assert not refusals(usual, cmd.Unlimber("hall", "chief"))
    assert not refusals(anybody, cmd.Unlimber("hall", "other"))


@pytest.mark.clause("D10-RUL-MOVE-POSITION-BATTERY")
def test_moving_a_battery_may_want_a_commander_too() -> None:
    usual, led = (ready(HALL, CHIEF, OTHER, **one) for one in ({}, {"POSITION_BATTERY": 2}))
    assert goes(usual, 8, "hall")
    assert "no leader of Hall's chain" in refusals(led, cmd.Move("hall", 8))
    assert not goes(led, 8, "hall", commander="other")
    assert goes(led, 8, "hall", commander="chief")
    assert goes(led, 8), "infantry needs nobody"


@pytest.mark.clause("D10-RUL-MOVE-LINEAR-WHAT")
def test_in_a_game_leaders_may_pay_for_walls_as_cavalry() -> None:
    def detached(**options: int) -> State:
        chosen = {f"D10-RUL-MOVE-{name.replace('_', '-')}": value for name, value in options.items()}
        return a_battle(CHIEF, step="detached", options=chosen)

    over = cmd.MoveLeader("chief", 16, linear_objects=1)
    assert not refusals(detached(), over)
    assert refusals(detached(LINEAR_WHAT=1), over)
    assert not refusals(detached(LINEAR_WHAT=1), cmd.MoveLeader("chief", 15, linear_objects=1))


@pytest.mark.clause("D10-RUL-MOVE-VISIBILITY")
def test_the_card_gives_sight_in_woods_as_it_is_read(rules: Rules) -> None:
    def sight(value: int) -> str:
        return str(movement_card.sight(rules.choosing({"D10-RUL-MOVE-VISIBILITY": value})).rows[0])

    assert [one.index("4″") < one.index("8″") for one in map(sight, (0, 1, 2))] == [True, False, True]
    assert "edge" in sight(2)
    assert "exchanged" not in sight(1)
