"""Which unit comes to hand, and which others its division has."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.tactical.rules.state import Leader
from companion.games.tactical.rules.turn import choosing
from tests.games.tactical.building import state, unit

ENEMY = unit("E", "confederate", (4, 4), brigade="Evans")
A = unit("A", at=(1, 1), division="Meade", corps="I Corps")
B = unit("B", at=(2, 2), division="Meade", corps="I Corps")
C = unit("C", at=(1, 1), division="French", corps="II Corps")
GUNS = unit("I-A", at=(1, 1), arm="artillery", weapon="N12", corps="I Corps")
LATE = unit("Late", at=None, status="to-arrive", division="Meade", corps="I Corps")
NOW = state(ENEMY, A, B, C, GUNS, LATE)


@pytest.mark.clause("ANT-7.1g", "ANT-QS-3.1f")
def test_the_first_of_ones_own_in_a_square_is_picked_up() -> None:
    assert choosing.first_in(NOW, "union", (1, 1)) == A
    assert choosing.first_in(NOW, "union", (4, 4)) is None
    assert choosing.first_in(NOW, "confederate", (4, 4)) == ENEMY


@pytest.mark.clause("ANT-7.3p", "ANT-QS-3.3h")
def test_u_goes_round_the_square() -> None:
    seen = [A]
    for _ in range(3):
        seen.append(choosing.next_in_square(NOW, seen[-1]))
    assert seen == [A, C, GUNS, A]


@pytest.mark.clause("ANT-7.3q", "ANT-QS-3.3i")
def test_n_goes_round_the_side_in_the_order_of_battles_order() -> None:
    seen = [A]
    for _ in range(4):
        seen.append(choosing.next_in_order(NOW, seen[-1]))
    assert seen == [A, B, C, GUNS, A]


@pytest.mark.clause("ANT-7.3f", "ANT-7.12g", "ANT-R-OOB-EVANS")
def test_i_shows_the_division_on_the_map_and_where_its_leader_is() -> None:
    assert choosing.division_of(NOW, A) == (A, B)
    assert choosing.division_of(NOW, GUNS) == (GUNS,)
    assert choosing.division_of(NOW, ENEMY) == (ENEMY,)
    meade = Leader(id="union:meade", name="Meade", side="union", rank="division", formation="Meade", bonus=1, unit=B.id)
    led = state(*NOW.units.values(), leaders=(meade,))
    assert choosing.division_leader_at(led, A) == (2, 2)
    assert choosing.division_leader_at(led, C) is None
    assert choosing.division_leader_at(state(A, leaders=(replace(meade, lost=True),)), A) is None
