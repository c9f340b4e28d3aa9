"""Moving: what a step costs on the ground, what no points can buy, and the square that is always possible."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.tactical.rules.orders.moving import step_of
from companion.games.tactical.rules.state import Phase, Unit
from tests.games.tactical.building import unit
from tests.games.tactical.ordering import AT, OPEN, after, clauses, field, go, moment, why_not, words

A = unit("A", at=AT)
COLUMN = replace(A, mode="column")
HORSE = unit("H", at=AT, arm="cavalry", weapon="CRB")
GUNS = unit("G", at=AT, arm="artillery", weapon="N12", mode="limbered")
NORTH = (3, 4)
CONFEDERATE = Phase(6, "operation", "confederate", 1)


def cost(one: Unit, direction: int, *others: Unit, **given: Any) -> int | None:
    found = step_of(moment(one, *others, **given), one, direction)
    return found.cost


def enemy(at: tuple[int, int]) -> Unit:
    return unit("E", "confederate", at)


@pytest.mark.clause("ANT-7.5a", "ANT-7.3b", "ANT-7.9b")
def test_a_unit_moves_square_by_square_pays_each_and_faces_where_it_went() -> None:
    now = after(moment(A), go(A, 1, 2))
    gone = now.state.units[A.id]
    assert (gone.square, gone.facing, gone.points, gone.squares) == ((2, 5), 2, 10 - 2 - 3, 2)
    assert gone.fatigue == 2 + 2


@pytest.mark.clause("ANT-7.5a")
def test_a_move_that_cannot_be_paid_is_refused_with_its_cost_and_nothing_is_done() -> None:
    now = moment(replace(A, points=3, in_command=False))
    assert clauses(now, go(A, 1, 3)) == {"ANT-7.5a"}
    (reason,) = why_not(now, go(A, 1, 3))
    assert words(now, reason) == "step 2: 3,5 costs 2 operation points; A has 1"


@pytest.mark.clause("ANT-QS-3.4a")
def test_the_basic_game_refuses_what_cannot_be_paid_however_little_was_moved() -> None:
    ground = field(*OPEN[:3], "....T....", *OPEN[4:])
    assert clauses(moment(replace(A, points=5), on=ground, level="basic"), go(A, 1)) == {"ANT-QS-3.4a"}
    uphill = field(*OPEN[:3], "...T.....", *OPEN[4:], heights={(3, 3): 3})
    assert clauses(moment(A, on=uphill, level="basic"), go(A, 8)) == {"ANT-QS-3.4a"}


@pytest.mark.clause("ANT-7.5b", "ANT-R-MIN-MOVE")
@pytest.mark.parametrize(
    ("in_command", "points", "paid"), [(True, 12, 10), (True, 10, 10), (False, 5, 5), (False, 9, 5)]
)
def test_the_first_square_never_costs_more_than_ten_or_five_out_of_command(
    in_command: bool, points: int, paid: int
) -> None:
    ground = field(*OPEN[:3], "...T.....", *OPEN[4:], heights={(3, 3): 3})  # 9 for the town and 2 up
    one = replace(A, points=points, in_command=in_command)
    assert cost(one, 8, on=ground) == paid
    assert after(moment(one, on=ground), go(one, 8)).state.units[A.id].points == points - paid


@pytest.mark.clause("ANT-R-MIN-MOVE")
def test_only_the_first_square_is_capped_only_with_the_points_in_hand_and_no_prohibition_falls() -> None:
    ground = field(*OPEN[:3], "...T.....", *OPEN[4:], heights={(3, 3): 3})
    assert cost(replace(A, squares=1), 8, on=ground) == 11
    assert cost(replace(A, points=9), 8, on=ground) == 11
    assert cost(replace(A, activated=True, points=10), 8, on=field(*OPEN[:3], "...=.....", *OPEN[4:])) is None


@pytest.mark.clause("ANT-7.5d", "ANT-R-EDGE")
def test_nobody_enters_water_or_leaves_the_map_but_a_ford_may_be_entered() -> None:
    ground = field(*OPEN[:3], "...~F=...", *OPEN[4:])
    assert clauses(moment(A, on=ground), go(A, 8)) == {"ANT-7.5d"}
    assert clauses(moment(A, on=ground), go(A, 2)) == {"ANT-7.5d"}
    assert not why_not(moment(A, on=ground), go(A, 1))
    corner = replace(A, square=(0, 0))
    assert clauses(moment(corner), go(corner, 7)) == {"ANT-R-EDGE"}


@pytest.mark.clause("ANT-7.5e", "ANT-7.8e")
@pytest.mark.parametrize(("one", "lawful"), [(A, False), (COLUMN, True), (HORSE, True), (GUNS, True)])
def test_a_bridge_is_crossed_in_column_mounted_or_limbered(one: Unit, lawful: bool) -> None:
    ground = field(*OPEN[:3], "~~~~B~~~~", *OPEN[4:])
    assert clauses(moment(one, on=ground), go(one, 1)) == (set() if lawful else {"ANT-7.5e"})
    dismounted = replace(HORSE, mode="dismounted")
    assert clauses(moment(dismounted, on=ground), go(dismounted, 1)) == {"ANT-7.5e"}


@pytest.mark.clause("ANT-7.5f", "ANT-7.8d", "ANT-QS-3.4e")
def test_unlimbered_guns_stay_where_they_are_but_basic_guns_have_no_modes() -> None:
    guns = replace(GUNS, mode="unlimbered")
    assert clauses(moment(guns), go(guns, 1)) == {"ANT-7.5f"}
    assert clauses(moment(guns, level="basic"), go(guns, 1)) == set()


@pytest.mark.clause("ANT-7.5g")
def test_nobody_moves_onto_the_enemy() -> None:
    assert "ANT-7.5g" in clauses(moment(A, enemy(NORTH)), go(A, 1))
    assert not clauses(moment(A, enemy((2, 4))), go(A, 1))


@pytest.mark.clause("ANT-T-OPCOST-N2", "ANT-7.7h", "ANT-R-ROAD-USE")
def test_the_road_is_for_columns_straight_and_empty() -> None:
    along, across = (AT, NORTH), (AT, (3, 5))
    ground = field("." * 9, "." * 9, "." * 9, "....WW...", *OPEN[4:], roads={"pike": along, "lane": across})
    assert cost(COLUMN, 1, on=ground) == 1
    assert cost(A, 1, on=ground) == 5
    assert cost(COLUMN, 2, on=ground) == 7  # no bonus across the corner
    assert cost(COLUMN, 1, unit("B", at=NORTH), on=ground) == 5
    assert cost(HORSE, 1, on=ground) == cost(GUNS, 1, on=ground) == 1
    assert cost(replace(HORSE, mode="dismounted"), 1, on=ground) == 5
    assert cost(replace(COLUMN, square=(4, 5)), 1, on=ground) == 5  # both squares have a road, but not this one


@pytest.mark.clause("ANT-T-OPCOST-N1", "ANT-T-OPCOST-N3", "ANT-R-ROAD-UP", "ANT-R-HIGHER")
def test_higher_ground_costs_once_however_high_and_less_along_a_road() -> None:
    high = field(*OPEN, heights={NORTH: 4}, roads={"pike": (AT, NORTH)})
    assert cost(A, 1, on=high) == 2 + 2
    assert cost(COLUMN, 1, on=high) == 1 + 1
    assert cost(GUNS, 1, on=field(*OPEN, heights={NORTH: 2})) == 2 + 3
    assert cost(HORSE, 1, on=field(*OPEN, heights={NORTH: 3})) == 1 + 1
    assert cost(A, 1, on=field(*OPEN, heights={AT: 4})) == 2  # down is free
    bridge = field(*OPEN[:3], "~~~~B~~~~", *OPEN[4:], roads={"pike": (AT, NORTH)})
    assert cost(COLUMN, 1, on=bridge) == 1


@pytest.mark.clause("ANT-3.3c", "ANT-R-ACT-IDLE")
def test_a_unit_that_was_not_activated_does_not_move_not_even_one_square() -> None:
    idle = replace(A, activated=False)
    assert clauses(moment(idle), go(idle, 1)) == {"ANT-3.3c"}


@pytest.mark.clause("ANT-8.6e", "ANT-QS-4.3c", "ANT-R-ROUTED-MOVE")
def test_a_routed_unit_moves_one_square_a_phase_never_into_a_zone_by_road_or_bridge() -> None:
    routed = replace(COLUMN, routed=True)
    once = after(moment(routed), go(routed, 1))
    assert once.state.units[A.id].points == 8
    assert clauses(once, go(routed, 1)) == {"ANT-8.6e"}
    assert clauses(moment(routed, enemy((2, 4))), go(routed, 1)) == {"ANT-R-ROUTED-MOVE"}
    assert not clauses(moment(routed, enemy((3, 4))), go(routed, 5))  # out of one it may
    assert cost(routed, 1, on=field(*OPEN, roads={"pike": (AT, NORTH)})) == 2
    assert cost(routed, 1, on=field(*OPEN[:3], "~~~~B~~~~", *OPEN[4:])) is None
    guns = replace(GUNS, mode="unlimbered", routed=True)
    assert cost(guns, 1) == 2  # as it will be limbered again


@pytest.mark.clause("ANT-R-FAT-MODES", "ANT-8.10b")
@pytest.mark.parametrize(
    ("one", "level", "fatigue"),
    [
        (A, "advanced", 2),
        (COLUMN, "advanced", 1),
        (HORSE, "advanced", 1),
        (GUNS, "advanced", 1),
        (replace(HORSE, mode="dismounted"), "advanced", 2),
        (A, "basic", 2),
        (HORSE, "basic", 1),
        (replace(GUNS, mode="unlimbered"), "basic", 1),
        (replace(COLUMN, routed=True), "advanced", 2),
    ],
)
def test_what_a_square_tires(one: Unit, level: str, fatigue: int) -> None:
    assert after(moment(one, level=level), go(one, 5)).state.units[one.id].fatigue == fatigue


def test_the_working_of_a_step_adds_up_and_names_its_clauses() -> None:
    ground = field(*OPEN[:3], "....W....", *OPEN[4:], heights={NORTH: 2})
    found = step_of(moment(A, enemy((2, 4)), on=ground), A, 1)
    assert [(line.clause, line.value) for line in found.working] == [
        ("ANT-T-OPCOST", 5),
        ("ANT-T-OPCOST", 2),
        ("ANT-7.6b", 2),
    ]
    assert found.cost == 9


@pytest.mark.clause("ANT-R-HIDDEN", "ANT-2.1k")
def test_a_hidden_enemy_is_shown_when_a_unit_comes_beside_it_and_stays_shown() -> None:
    far, near = unit("F", "confederate", (0, 8)), enemy((2, 4))
    now = after(moment(A, far, near, hidden=True), go(A, 1))
    assert now.state.revealed == {"union": (near.id,)}
    assert after(moment(A, far, near), go(A, 1)).state.revealed == {}


@pytest.mark.clause("ANT-QS-2.0a", "ANT-QS-2.0f", "ANT-QS-2.0h")
def test_held_formations_stay_until_their_turn_and_nobody_else_does() -> None:
    porter = replace(A, corps="V Corps", division="Sykes")
    held = {"V Corps": 5}
    assert clauses(moment(porter, holds=held, level="basic"), go(A, 1)) == {"ANT-QS-2.0d"}
    assert not clauses(moment(porter, holds=held, level="basic", turn=5), go(A, 1))
    assert not clauses(moment(porter, holds=held, level="basic", activation=False), go(A, 1))
    assert not clauses(moment(replace(A, corps="I Corps"), holds=held, level="basic"), go(A, 1))


@pytest.mark.clause("ANT-QS-2.0e", "ANT-R-ACT-BASIC-RANDOM")
def test_an_enemy_beside_one_of_its_units_releases_a_held_formation() -> None:
    sykes = unit("Sykes", "union", (8, 8), corps="V Corps")
    attacker = unit("E", "confederate", (6, 6))
    now = moment(sykes, attacker, holds={"V Corps": 5, "VI Corps": 7}, phase=CONFEDERATE)
    assert after(now, go(attacker, 7)).state.holds == {"V Corps": 5, "VI Corps": 7}
    assert after(now, go(attacker, 4)).state.holds == {"VI Corps": 7}
