"""The score of a state: what the points are counted from; a hand-reckoned campaign and battle."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.campaign.rules.score import score, working
from companion.games.campaign.rules.state import State, Strength
from tests.games.campaign.playing import SCENARIOS, laid_out, rules

CAMPAIGN, BATTLE = (laid_out(name) for name in SCENARIOS)


def changed(state: State, corps: str, **fields: Any) -> State:
    return replace(state, corps={**state.corps, corps: replace(state.corps[corps], **fields)})


def points(state: State) -> dict[str, int]:
    found = score(rules(), state)
    assert sum(row.total for row in found.lines) == found.points
    return {row.clause: row.total for row in found.lines if row.total}


@pytest.mark.clause("RTG-SC2-C3", "RTG-SC2-C10", "RTG-R-LINES-ORIGINAL")
def test_the_holder_of_gettysburg_scores_though_nobody_be_there() -> None:
    assert points(BATTLE) == {"RTG-SC2-C10": -100}
    assert points(replace(BATTLE, holder={"12,8": "confederate"})) == {"RTG-SC2-C3": 100}
    assert points(replace(CAMPAIGN, holder={"12,8": "confederate"})) == {}


@pytest.mark.clause("RTG-SC1-C2", "RTG-SC1-C4", "RTG-R-VP-PCT", "RTG-R-ORIGINAL")
def test_a_campaign_reckoned_by_hand() -> None:
    """Reynolds' corps of 145 has 101 left: 30.3 % lost, three full tenths; Hancock's is gone; Stuart left whole."""
    state = changed(CAMPAIGN, "union:A", strength=Strength(infantry=73, foot_guns=28))
    state = changed(state, "union:B", status="eliminated", demoralised=True)
    state = changed(state, "confederate:J", status="exited", demoralised=True)
    state = changed(state, "confederate:A", demoralised=True)
    state = replace(state, exited_points=310, forage_points=17, hq_eliminated=("confederate",))
    assert points(state) == {
        "RTG-SC1-C4": 30,
        "RTG-SC1-C2": 150,
        "RTG-SC1-C5": 10,
        "RTG-SC1-C7": -50,
        "RTG-SC1-C9": -300,
        "RTG-SC1-C10": 17,
    }
    found = score(rules(), state)
    assert (found.points, found.level) == (-143, "union-substantive")
    told = working(rules(), state, found)
    assert [row.value for row in told] == [150, 30, 10, -50, -300, 17, "union-substantive"]


@pytest.mark.clause("RTG-R-VP-HQ")
def test_headquarters_count_in_their_own_row_only() -> None:
    gone = changed(CAMPAIGN, "union:HQ", strength=Strength(cavalry=1), demoralised=True)
    assert points(replace(gone, hq_eliminated=("union",))) == {"RTG-SC1-C1": 300}
