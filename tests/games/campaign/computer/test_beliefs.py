"""What a player makes of reports: sightings and activity, less by age, never what own corps have looked at since."""

from __future__ import annotations

import pytest

from tests.games.campaign.computer.situations import a_campaign, a_letter, a_sighting, a_situation, smoke

pytestmark = pytest.mark.clause("RTG-R-AI-UNION")
FAR = (13, 1)


def test_a_sighting_of_this_turn_is_believed_in_strength_points() -> None:
    assert a_situation(a_campaign("union", a_sighting("union", FAR, 9000)), "union").known.enemies == {FAR: 90.0}


def test_a_fifth_of_it_fades_with_every_turn() -> None:
    found = a_situation(a_campaign("union", a_sighting("union", FAR, 10000, sent=2), turn=4), "union")
    assert found.known.enemies[FAR] == pytest.approx(100 * 0.8 * 0.8)


def test_what_has_faded_is_forgotten() -> None:
    assert a_situation(a_campaign("union", a_sighting("union", FAR, 1000), turn=6), "union").known.enemies == {}


@pytest.mark.clause("RTG-10.3a", "RTG-R-AI-INFO")
def test_activity_is_an_average_corps_of_ones_own() -> None:
    state = a_campaign("union", smoke("union", FAR))
    corps = [one.original for one in state.corps.values() if one.side == "union" and not one.headquarters]
    assert a_situation(state, "union").known.enemies == {FAR: sum(corps) / 10}


@pytest.mark.clause("RTG-10.3a")
def test_a_sighting_tells_more_than_activity() -> None:
    state = a_campaign("union", smoke("union", FAR), a_sighting("union", FAR, 3000))
    assert a_situation(state, "union").known.enemies == {FAR: 30.0}


@pytest.mark.clause("RTG-4.2.2a")
def test_activity_where_own_corps_stand_is_their_own() -> None:
    assert a_situation(a_campaign("union", smoke("union", (9, 16))), "union").known.enemies == {}


@pytest.mark.clause("RTG-4.2.2a")
def test_activity_where_an_own_corps_may_have_marched_is_its_own() -> None:
    letter = a_letter("union", "A", (6, 14), sent=1)
    assert (
        a_situation(a_campaign("union", letter, smoke("union", (6, 12), sent=3), turn=3), "union").known.enemies == {}
    )
    later = a_campaign("union", letter, smoke("union", (6, 10), sent=3), turn=3)
    assert list(a_situation(later, "union").known.enemies) == [(6, 10)]


@pytest.mark.clause("RTG-4.1a")
def test_a_hex_that_a_corps_has_looked_at_since_is_empty() -> None:
    seen_before = a_sighting("union", (6, 11), 9000, sent=2)
    gone = a_campaign("union", seen_before, a_letter("union", "A", (6, 12), sent=3), turn=3)
    there = a_campaign("union", seen_before, a_letter("union", "A", (6, 12), sent=2), turn=3)
    assert a_situation(gone, "union").known.enemies == {}
    assert list(a_situation(there, "union").known.enemies) == [(6, 11)]
