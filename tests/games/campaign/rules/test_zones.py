"""Zones of control: how far they reach, and which combat mode a corps takes in an enemy's."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.campaign.rules.hexes import distance
from companion.games.campaign.rules.state import Side
from companion.games.campaign.rules.zones import enemies_about, in_enemy_zone, mode_before_the_enemy, occupied
from tests.games.campaign.building import a_campaign, a_corps, a_plain, played

HEXES = st.tuples(st.integers(1, 20), st.integers(1, 18))


@pytest.mark.clause("RTG-5.0a", "RTG-2.0p")
@given(HEXES, HEXES, st.sampled_from(["confederate", "union"]))
def test_a_zone_is_the_hex_and_the_six_around_it(one: tuple[int, int], other: tuple[int, int], side: Side) -> None:
    here, there = a_corps("A", at=one), a_corps("B", side, at=other)
    state = a_campaign(here, there)
    near = side == "confederate" and distance(one, other) <= 1
    assert (there in enemies_about(state, here)) == near
    assert (here in enemies_about(state, there)) == near
    if near:
        assert in_enemy_zone(state, here)


@pytest.mark.clause("RTG-5.0a")
def test_who_has_left_the_game_controls_nothing() -> None:
    for status in ("eliminated", "exited"):
        state = a_campaign(a_corps("A"), a_corps("B", "confederate", at=(5, 6), status=status))
        assert not in_enemy_zone(state, state.corps["union:A"])
        assert not occupied(state, (5, 6), "confederate")


@pytest.mark.clause("RTG-5.0c")
def test_no_river_ends_a_zone() -> None:
    ground = a_plain(rivers=[((5, 5), 4)])
    state = a_campaign(a_corps("A", contact="stand"), a_corps("B", "confederate", at=(5, 6), contact="stand"))
    story = played(state, ground=ground)
    assert story.corps("union:A").combat == story.corps("confederate:B").combat == "stand"


@pytest.mark.clause("RTG-6.1a", "RTG-6.1.2a", "RTG-4.5b")
@pytest.mark.parametrize("contact", ["withdraw", "stand", "attack", "hasty-attack"])
def test_the_contact_mode_is_obeyed_whatever_the_odds(contact: str) -> None:
    assert mode_before_the_enemy(a_corps("A", contact=contact)) == contact
    assert mode_before_the_enemy(a_corps("A", contact=contact, combat="stand")) == contact


@pytest.mark.clause("RTG-6.1b")
@pytest.mark.parametrize("contact", ["initiative", "withdraw", "stand", "attack", "hasty-attack"])
def test_a_demoralised_corps_withdraws(contact: str) -> None:
    assert mode_before_the_enemy(a_corps("A", contact=contact, demoralised=True, combat="attack")) == "withdraw"


@pytest.mark.clause("RTG-SCN-b", "RTG-6.2b", "RTG-6.1.1a", "RTG-3.3b")
def test_with_initiative_a_corps_stands_until_it_has_reconnoitred() -> None:
    assert mode_before_the_enemy(a_corps("A", contact="initiative")) == "stand"
    assert mode_before_the_enemy(a_corps("A", contact="initiative", combat="hasty-attack")) == "hasty-attack"


@pytest.mark.clause("RTG-6.2.1h", "RTG-R-WITHDRAW-HQ")
def test_who_could_not_get_away_stands_for_the_turn() -> None:
    assert mode_before_the_enemy(a_corps("A", contact="withdraw", withdrawal="stands")) == "stand"
    assert mode_before_the_enemy(a_corps("A", contact="attack", withdrawal="stands")) == "attack"
