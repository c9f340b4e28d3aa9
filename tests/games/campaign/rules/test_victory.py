"""Victory: every row of both schedules, every edge of the levels, the answer of resolve."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.campaign.charts.victory import LEVELS, Level, Scenario
from companion.games.campaign.rules.state import SIDES, Side
from companion.games.campaign.rules.victory import Ended, Fate, level, parts_lost, tally
from companion.kernel.lookup import BadCase, Lookup
from tests.games.campaign.fighting import RULES, chosen

RESOLVE = Lookup("gettysburg.victory")


def ask(given_case: Any) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(RESOLVE.one(json.dumps(given_case)))
    return found


def fate(name: str = "A", side: Side = "union", present: int = 100, **more: Any) -> Fate:
    return Fate(id=f"{side}:{name}", side=side, original=100, present=present, **more)


def points(scenario: Scenario, *corps: Fate, **more: Any) -> int:
    return tally(RULES, scenario, Ended(corps=corps, **more)).points


# ---- levels


CAMPAIGN = [
    (500, 0),
    (499, 1),
    (250, 1),
    (249, 2),
    (125, 2),
    (124, 3),
    (75, 3),
    (74, 4),
    (0, 4),
    (-49, 4),
    (-74, 4),
    (-75, 5),
    (-300, 5),
    (-301, 6),
]
BATTLE = [
    (375, 0),
    (374, 1),
    (125, 1),
    (124, 2),
    (0, 2),
    (-1, 3),
    (-50, 3),
    (-51, 4),
    (-174, 4),
    (-175, 4),
    (-176, 5),
    (-425, 5),
    (-426, 6),
]


@pytest.mark.clause("RTG-SC1-C11", "RTG-R-VL-CAMPAIGN", "RTG-SC2-C13", "RTG-R-VL-BATTLE")
@pytest.mark.parametrize(
    ("scenario", "edge", "place"),
    [*(("campaign", *edge) for edge in CAMPAIGN), *(("battle", *edge) for edge in BATTLE)],
)
def test_each_edge_of_the_levels(scenario: Scenario, edge: int, place: int) -> None:
    found = ask({"scenario": scenario, "points": edge})
    assert found["level"] == LEVELS[place]
    assert list(found) == ["level", "explain"]
    assert found["explain"][0]["clause"].startswith("RTG-")


@given(st.sampled_from(["campaign", "battle"]), st.integers(-2000, 2000))
def test_more_points_are_never_a_lower_level(scenario: Scenario, points: int) -> None:
    def place(n: int) -> int:
        found: Level = level(RULES, scenario, n)[0]
        return LEVELS.index(found)

    assert place(points + 1) <= place(points)


@pytest.mark.parametrize(
    ("bad", "words"),
    [
        ({}, r"^\$\.points: is missing"),
        ({"points": 1.5}, r"^\$\.points: expected a whole number"),
        ({"points": "9"}, r"^\$\.points: expected a whole number, got text"),
        ({"points": True}, r"^\$\.points: expected a whole number"),
        ({"points": 1, "scenario": "antietam"}, r"^\$\.scenario: 'antietam' is not one of"),
        ({"points": 1, "side": "union"}, r"^\$\.side: unknown key"),
        (5, r"^\$: expected an object"),
    ],
)
def test_bad_input_is_named_with_its_place(bad: Any, words: str) -> None:
    with pytest.raises(BadCase, match=words):
        ask(bad)


def test_the_campaign_is_the_default() -> None:
    assert ask({"points": 74}) == ask({"scenario": "campaign", "points": 74, "options": {}})
    assert ask({"points": 74})["level"] == "union-marginal"


# ---- points


@pytest.mark.clause("RTG-SC1-C1", "RTG-SC1-C9", "RTG-SC2-C1", "RTG-SC2-C12", "RTG-R-VP-HQ", "RTG-R-11TH")
@pytest.mark.parametrize("scenario", ["campaign", "battle"])
def test_a_headquarters_lost_counts_once(scenario: Scenario) -> None:
    assert points(scenario, headquarters_eliminated=("union",)) == 300
    assert points(scenario, headquarters_eliminated=("confederate",)) == -300
    assert points(scenario, headquarters_eliminated=("union", "union", "confederate")) == 0


@pytest.mark.clause("RTG-SC1-C2", "RTG-SC1-C8", "RTG-SC2-C2", "RTG-SC2-C11", "RTG-R-VP-PCT", "RTG-R-ELIMINATED")
@pytest.mark.parametrize("scenario", ["campaign", "battle"])
def test_an_eliminated_corps_scores_in_its_own_row_only(scenario: Scenario) -> None:
    gone: dict[str, Any] = {"present": 0, "eliminated": True, "demoralised": True}
    assert points(scenario, fate(**gone), fate("B", **gone)) == 300
    assert points(scenario, fate(side="confederate", **gone)) == -150


@pytest.mark.clause("RTG-SC1-C3", "RTG-SC1-C7", "RTG-SC2-C4", "RTG-SC2-C9")
@pytest.mark.parametrize("scenario", ["campaign", "battle"])
def test_a_demoralised_corps(scenario: Scenario) -> None:
    assert points(scenario, fate(demoralised=True)) == 50
    assert points(scenario, fate(side="confederate", demoralised=True)) == -50
    assert points(scenario, fate(present=75, demoralised=True)) == 50 + {"campaign": 20, "battle": 25}[scenario]


@pytest.mark.clause("RTG-SC1-C4", "RTG-SC1-C6", "RTG-R-VP-PCT", "RTG-R-ORIGINAL")
@pytest.mark.parametrize(("present", "worth"), [(75, 20), (91, 0), (90, 10), (101, 0), (1, 90), (100, 0)])
def test_full_tenths_of_a_corps_in_the_campaign(present: int, worth: int) -> None:
    assert points("campaign", fate(present=present)) == worth
    assert points("campaign", fate(side="confederate", present=present)) == -worth


@pytest.mark.clause("RTG-SC2-C5", "RTG-SC2-C8", "RTG-R-VP-PCT")
def test_full_hundredths_of_a_corps_in_the_battle() -> None:
    assert points("battle", fate(present=75)) == 25
    assert points("battle", fate(side="confederate", present=75)) == -25
    third = Fate(id="union:Z", side="union", original=300, present=297)
    assert parts_lost(RULES, third, 1) == 1
    assert parts_lost(RULES, Fate(id="union:Z", side="union", original=300, present=298), 1) == 0


@pytest.mark.clause("RTG-R-VP-PCT")
def test_losses_rounded_to_the_nearest_step() -> None:
    nearest = chosen(VP_PCT=1)
    assert [parts_lost(nearest, fate(present=present), 10) for present in (75, 76, 94, 95, 96)] == [3, 2, 1, 1, 0]


@pytest.mark.clause("RTG-SC1-C5", "RTG-SC2-C7")
@pytest.mark.parametrize("scenario", ["campaign", "battle"])
@pytest.mark.parametrize(("exited", "worth"), [(450, 150), (300, 0), (301, 1), (0, 0)])
def test_strength_points_that_left_for_washington(scenario: Scenario, exited: int, worth: int) -> None:
    assert points(scenario, exited=exited) == worth


@pytest.mark.clause("RTG-SC1-C10", "RTG-SC2-C6")
@pytest.mark.parametrize("scenario", ["campaign", "battle"])
def test_forage_counts_as_it_is(scenario: Scenario) -> None:
    assert points(scenario, forage=37) == 37


@pytest.mark.clause("RTG-SC2-C3", "RTG-SC2-C10", "RTG-R-LINES-ORIGINAL")
def test_gettysburg_is_worth_a_hundred_in_the_battle_only() -> None:
    assert points("battle", holds_gettysburg="confederate") == 100
    assert points("battle", holds_gettysburg="union") == -100
    assert points("campaign", holds_gettysburg="confederate") == 0


fates = st.lists(
    st.builds(
        lambda side, original, lost, state: Fate(
            id="x",
            side=side,
            original=original,
            present=max(0, original - lost),
            eliminated=state == 1,
            demoralised=state == 2,
        ),
        st.sampled_from(SIDES),
        st.integers(1, 200),
        st.integers(-20, 200),
        st.sampled_from([0, 1, 2]),
    ),
    max_size=20,
)


@given(
    fates, st.sets(st.sampled_from(SIDES)), st.integers(0, 900), st.integers(0, 300), st.sampled_from([None, *SIDES])
)
def test_the_sum_is_that_of_the_rows_and_as_added_by_hand(
    corps: list[Fate], staffs: set[Side], exited: int, forage: int, holder: Side | None
) -> None:
    ended = Ended(
        corps=tuple(corps), headquarters_eliminated=tuple(staffs), exited=exited, forage=forage, holds_gettysburg=holder
    )
    for scenario in ("campaign", "battle"):
        total = forage + max(0, exited - 300)
        for one in corps:
            sign = 1 if one.side == "union" else -1
            if one.eliminated:
                total += 150 * sign
                continue
            total += 50 * sign if one.demoralised else 0
            lost = max(0, one.original - one.present) * 100
            total += sign * (lost // (one.original * 10) * 10 if scenario == "campaign" else lost // one.original)
        total += 300 * ("union" in staffs) - 300 * ("confederate" in staffs)
        if scenario == "battle" and holder:
            total += 100 if holder == "confederate" else -100
        found = tally(RULES, scenario, ended)
        assert found.points == total == sum(line.total for line in found.lines)
        assert found.level == level(RULES, scenario, total)[0]
        assert len(found.lines) == {"campaign": 10, "battle": 12}[scenario]
