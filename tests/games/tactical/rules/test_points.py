"""Operation points of the phases of a turn."""

from __future__ import annotations

import pytest

from companion.games.tactical.rules.orders.points import points_at, set_points
from companion.games.tactical.rules.state import Phase
from tests.games.tactical.building import state, unit
from tests.games.tactical.ordering import rules
from tests.games.tactical.turning import reading, story


@pytest.mark.clause("ANT-7.4a", "ANT-4.4a")
def test_a_phase_gives_ten_points_or_five_out_of_command() -> None:
    now = state(turn=3)
    assert points_at(rules(), now, unit(points=7), 1)[0] == 10
    assert points_at(rules(), now, unit(points=7, in_command=False), 1)[0] == 5


@pytest.mark.clause("ANT-7.4b", "ANT-R-OP-REFRESH")
@pytest.mark.parametrize(("left", "points"), [(0, 10), (1, 11), (2, 12), (9, 12)])
def test_the_second_phase_keeps_two_of_the_first(left: int, points: int) -> None:
    found, working = points_at(rules(), state(turn=3), unit(points=left), 2)
    assert found == points
    assert sum(int(line.value) for line in working) == points


@pytest.mark.clause("ANT-7.4c", "ANT-R-OP-TURN1")
@pytest.mark.parametrize("division", ["McLaws", "R. Anderson"])
def test_two_confederate_divisions_have_none_on_the_first_turn(division: str) -> None:
    late = unit("Late-A", "confederate", division=division)
    for half in (1, 2):
        assert points_at(rules(), state(), late, half)[0] == 0
    assert points_at(rules(), state(turn=2), late, 1)[0] == 10
    assert points_at(rules(), state(level="basic"), late, 1)[0] == 10
    assert points_at(reading(ANT_R_OP_TURN1=1), state(), late, 1)[0] == 10
    assert points_at(rules(), state(), unit("Law-A", "confederate", division="Hood"), 1)[0] == 10


@pytest.mark.clause("ANT-R-OP-REFRESH")
def test_only_the_side_whose_phase_it_is_gets_points() -> None:
    own, enemy = unit(points=1), unit("Law-A", "confederate", (2, 2), points=1)
    tale = story(own, enemy, turn=2, phase=Phase(9, "operation", "union", 2))
    set_points(tale, "union")
    assert (tale.unit(own.id).points, tale.unit(enemy.id).points) == (11, 1)
