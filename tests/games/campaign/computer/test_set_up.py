"""A computer's set-up: made when the campaign is laid out, from the printed orders of battle (RTG-R-AI-SETUP)."""

from __future__ import annotations

import pytest

from companion.games.campaign.rules.hexes import distance
from companion.games.campaign.rules.state import SIDES, Side, other
from tests.games.campaign.computer.situations import ordered_by
from tests.games.campaign.playing import laid_out

BOTH: dict[Side, str] = dict.fromkeys(SIDES, "computer:basic")


@pytest.mark.clause("RTG-R-AI-SETUP")
@pytest.mark.parametrize(("scenario", "contact"), [("gettysburg-campaign", "withdraw"), ("gettysburg-battle", "stand")])
def test_the_nearest_to_the_enemy_is_number_1(scenario: str, contact: str) -> None:
    state = laid_out(scenario, control=BOTH)
    for side in SIDES:
        enemies = [one.hex for one in state.present(other(side))]
        corps = [one for one in state.present(side) if not one.headquarters]
        places = [(min(distance(one.hex, at) for at in enemies), one.letter) for one in corps]
        assert [one.number for one in corps] == list(range(1, 11))
        assert places == sorted(places)
        assert {(one.urgency, one.contact) for one in corps} == {(5, "initiative")}
        headquarters = state.headquarters(side)
        assert (headquarters.urgency, headquarters.contact) == (5, contact)


@pytest.mark.clause("RTG-R-AI-SETUP")
def test_who_takes_over_in_the_set_up_leaves_the_offered_values() -> None:
    state = laid_out("gettysburg-campaign")
    assert [type(one).__name__ for one in ordered_by(state, "union")] == ["ET"]
