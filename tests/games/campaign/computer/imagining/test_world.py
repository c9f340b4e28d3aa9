"""The world in which a strong staff tries its plans: what the side knows as it knows it, the enemy imagined, no more."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.campaign.computer.beliefs import Situation
from companion.games.campaign.computer.imagining.enemies import believed, number
from companion.games.campaign.computer.imagining.world import imagined
from companion.games.campaign.computer.weighing import weighed
from companion.games.campaign.rules.hexes import Hex, distance
from companion.games.campaign.rules.reports import Sighting
from companion.games.campaign.rules.state import SIDES, Side, State
from companion.kernel.supply import Supply
from tests.games.campaign.commanding import seen, the_map, the_rules, with_corps
from tests.games.campaign.computer.situations import a_campaign, a_letter, a_sighting, a_situation, ordered_by, placed

pytestmark = pytest.mark.clause("RTG-R-AI-INFO", "RTG-1.0b")
FAR: Hex = (20, 3)
NEAR: Hex = (9, 14)


def knows(state: State, side: Side = "union") -> Situation:
    return weighed(a_situation(state, side))


def at_strong(*reports: Any, side: Side = "union", turn: int = 1, scenario: str = "campaign") -> State:
    state = a_campaign(side, *reports, turn=turn, scenario=scenario)
    return replace(state, control=dict.fromkeys(SIDES, "computer:strong"))


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("scenario", ["campaign", "battle"])
def test_own_corps_are_there_as_their_commander_knows_them(side: Side, scenario: str) -> None:
    state = at_strong(side=side, scenario=scenario)
    world = imagined(knows(state, side))
    for one in seen(state, side).corps:
        there = world.corps[one.id]
        assert there.hex == one.hex
        if one.now is not None:
            assert (there.strength, there.fatigue, there.contact) == (
                one.now.strength,
                one.now.fatigue,
                one.now.contact,
            )
    assert (world.turn, world.phase, world.last_turn) == (state.turn, side, state.last_turn)


def test_who_is_far_is_where_his_last_letter_said_whatever_has_become_of_him() -> None:
    state = placed(at_strong(a_letter("union", "A", (6, 14), sent=1), turn=3), "union", A=FAR)
    changed = with_corps(state, "union:A", fatigue=7.0)
    one = imagined(knows(changed)).corps["union:A"]
    assert one.hex == (6, 14)
    assert one.fatigue == 0


def test_the_enemy_is_where_he_was_reported_and_as_strong_as_was_guessed() -> None:
    world = imagined(knows(at_strong(a_sighting("union", NEAR, 20000, sent=1))))
    there = [one for one in world.present("confederate") if one.hex == NEAR]
    assert len(there) == 2
    assert sum(one.strength.total for one in there) == 200


def test_as_many_enemies_as_his_army_began_with_and_the_unseen_out_of_sight() -> None:
    now = knows(at_strong(a_sighting("union", NEAR, 9000, sent=1)))
    bodies = believed(now, Supply("1/1"))
    assert len(bodies) == number(now, "confederate") == 10
    own = [one.hex for one in now.known.own]
    assert all(min(distance(one.hex, at) for at in own) > 1 for one in bodies[1:])
    assert all(the_map().passable(one.hex) for one in bodies)


def test_the_enemy_sees_in_it_what_he_would_see() -> None:
    """Else every plan would be tried against a blind man."""
    state = placed(at_strong(a_sighting("union", (6, 13), 9000, sent=1)), "union", A=(6, 14))
    world = imagined(knows(state))
    told = [one for one in world.reports if isinstance(one, Sighting) and one.to == "confederate"]
    assert (6, 14) in {one.hex for one in told}


def hidden_otherwise(state: State, side: Side) -> State:
    """Give a state that the side cannot tell from this one: every enemy elsewhere, and otherwise strong."""
    for one in state.corps.values():
        if one.side != side and not one.headquarters:
            state = with_corps(state, one.id, hex=FAR, fatigue=9.0, strength=replace(one.strength, infantry=3))
    return replace(state, holder={}, forage_points=state.forage_points + 40 * (side == "union"))


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("scenario", ["campaign", "battle"])
def test_two_truths_with_one_view_have_one_world_and_one_plan(side: Side, scenario: str) -> None:
    at: Hex = (11, 9) if scenario == "battle" else (8, 11)
    state = at_strong(a_sighting(side, at, 12000, sent=1), side=side, scenario=scenario)
    other = hidden_otherwise(state, side)
    assert other != state
    assert seen(other, side) == seen(state, side)
    assert imagined(knows(other, side)) == imagined(knows(state, side))
    assert list(ordered_by(other, side)) == list(ordered_by(state, side))


def test_what_is_imagined_is_a_state_of_the_game() -> None:
    for side in SIDES:
        world = imagined(knows(at_strong(side=side), side))
        assert set(world.corps) == set(the_rules().effectiveness_of)
        assert {one.side for one in world.present()} == set(SIDES)
