"""Couriers: a turn for every full six hexes, the radius of immediate command, a headquarters that has left."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.campaign.rules import couriers
from companion.games.campaign.rules.hexes import Hex, distance
from tests.games.campaign.commanding import HERE, a_phase, reading, the_rules, with_corps

PLACES = st.tuples(st.integers(1, 20), st.integers(1, 18))


@pytest.mark.clause("RTG-10.4a", "RTG-10.2a", "RTG-R-DELAY")
@pytest.mark.parametrize(
    ("hexes", "turns"), [(0, 0), (1, 0), (5, 0), (6, 1), (11, 1), (12, 2), (17, 2), (18, 3), (23, 3)]
)
def test_a_dispatch_takes_a_turn_for_every_full_six_hexes(hexes: int, turns: int) -> None:
    assert couriers.delay(the_rules(), hexes) == turns


@pytest.mark.clause("RTG-R-DELAY")
@given(st.integers(0, 40))
def test_the_other_reading_counts_six_hexes_begun(hexes: int) -> None:
    assert couriers.delay(reading(DELAY=1), hexes) == len(range(0, hexes, 6))
    assert couriers.delay(the_rules(), hexes) == len(range(6, hexes + 1, 6))


@pytest.mark.clause("RTG-1.0d", "RTG-R-DELAY", "RTG-14.0a")
@given(PLACES)
def test_five_hexes_are_heard_at_once_and_two_join_a_force(at: Hex) -> None:
    state = with_corps(a_phase(), "confederate:A", hex=at)
    one, far = state.corps["confederate:A"], distance(HERE, at)
    assert couriers.at_once(the_rules(), state, one) == (far <= 5)
    assert couriers.in_force_range(the_rules(), state, one) == (far <= 2)
    assert (couriers.turns_on_the_way(the_rules(), state, "confederate", at) == 0) == (far <= 5)


@pytest.mark.clause("RTG-13.2.13c")
def test_a_headquarters_that_has_left_still_sends_from_its_exit() -> None:
    state = with_corps(a_phase(), "confederate:HQ", hex=(20, 18), status="exited")
    state = with_corps(state, "confederate:J", hex=(18, 17))
    assert couriers.headquarters_hex(state, "confederate") == (20, 18)
    assert couriers.at_once(the_rules(), state, state.corps["confederate:J"])
    assert not couriers.at_once(the_rules(), state, state.corps["confederate:C"])


def test_nobody_hears_who_is_gone() -> None:
    state = with_corps(a_phase(), "confederate:C", status="eliminated")
    assert not couriers.at_once(the_rules(), state, state.corps["confederate:C"])
    assert not couriers.in_force_range(the_rules(), state, state.corps["confederate:C"])
