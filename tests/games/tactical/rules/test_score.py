"""The score: points for losses and objectives, and the level they mean."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.tactical.rules import victory
from companion.games.tactical.rules.score import score
from companion.games.tactical.rules.state import Losses
from companion.language.messages import told
from tests.games.tactical.building import state, unit
from tests.games.tactical.ordering import rules

ALL_LOST = Losses(infantry=7, cavalry=5, guns=3, brigade_leaders=2, division_leaders=1, corps_leaders=1)
TOWN = (32, 7)


@pytest.mark.clause("ANT-10.1a", "ANT-10.1b", "ANT-10.1c", "ANT-10.1d", "ANT-10.1e", "ANT-10.1f", "ANT-10.1g")
def test_losses_are_worth_points_to_the_enemy() -> None:
    of_confederates = score(rules(), state(losses={"confederate": ALL_LOST}))
    assert of_confederates.union == 7 + 5 * 3 + 3 * 150 + 2 * 100 + 300 + 1000
    assert of_confederates.confederate == 0
    of_union = score(rules(), state(losses={"union": ALL_LOST}))
    assert of_union.confederate == 7 + 5 * 3 + 3 * 150 + 2 * 100 + 300 + 500
    assert of_union.points == -of_union.confederate


@pytest.mark.clause("ANT-10.1i", "ANT-QS-7.1a")
@pytest.mark.parametrize("level", ["basic", "intermediate"])
def test_leaders_count_in_the_advanced_game_alone(level: str) -> None:
    assert score(rules(), state(losses={"confederate": ALL_LOST}, level=level)).points == 7 + 15 + 450


@pytest.mark.clause("ANT-10.1h", "ANT-QS-7.1b", "ANT-R-POSSESSION")
def test_an_objective_is_held_by_standing_in_it_or_half_by_its_zone_of_control() -> None:
    beside = (TOWN[0] - 1, TOWN[1])
    assert score(rules(), state(unit(at=TOWN))).points == 4000
    assert score(rules(), state(unit(at=beside))).points == 2000
    assert score(rules(), state(unit(at=TOWN, routed=True))).points == 0
    enemy = unit("Early-A", "confederate", TOWN)
    assert score(rules(), state(enemy)).points == 0
    assert score(rules(), state(enemy, unit(at=beside))).points == 0


def test_objectives_are_called_what_the_map_calls_them() -> None:
    named = score(rules(), state(unit(at=TOWN)), {TOWN: "west end of Sharpsburg"})
    labels = [told(one.label) for one in named.lines]
    assert "objective west end of Sharpsburg (32,7): held" in labels
    assert "objective 18,9: not held" in labels


@pytest.mark.clause("ANT-T-OBJECTIVES")
def test_the_eight_objectives_are_worth_21000() -> None:
    squares = [(17, 2), (18, 9), (21, 14), (31, 18), (25, 3), (28, 11), (32, 7), (33, 1)]
    holders = [unit(f"Unit-{index}", at=at) for index, at in enumerate(squares)]
    assert score(rules(), state(*holders)).points == 5 * 1000 + 2000 + 4000 + 10000


@pytest.mark.clause("ANT-10.2a", "ANT-QS-7.0a", "ANT-R-ACCUMULATE")
def test_the_score_is_what_both_sides_have_now() -> None:
    both = {"union": Losses(infantry=300), "confederate": Losses(infantry=100, guns=2)}
    found = score(rules(), state(unit(at=TOWN), losses=both))
    assert (found.union, found.confederate, found.points) == (4400, 300, 4100)
    assert sum(line.total for line in found.lines if line.to == "union") == found.union
    assert score(rules(), state(unit(at=(1, 1)), losses=both)).points == 100


@pytest.mark.clause("ANT-10.2b", "ANT-R-BOUNDS", "ANT-QS-7.2a")
@pytest.mark.parametrize(
    ("points", "level"),
    [
        (6000, "union-major"),
        (5999, "union-minor"),
        (2000, "union-minor"),
        (1999, "draw"),
        (-1000, "draw"),
        (-1001, "confederate-minor"),
        (-6000, "confederate-minor"),
        (-6001, "confederate-major"),
    ],
)
def test_every_score_has_its_level(points: int, level: str) -> None:
    assert victory.level(rules(), points, 5000)[0].id == level


@pytest.mark.clause("ANT-10.2c", "ANT-QS-7.2b", "ANT-R-5000")
@given(st.integers(-9000, 9000), st.integers(0, 4999))
def test_without_five_thousand_confederates_lost_the_union_wins_nothing(points: int, lost: int) -> None:
    level, why = victory.level(rules(), points, lost)
    assert level.id == ("confederate-major" if points < -6000 else "confederate-minor")
    assert (why.clause == "ANT-10.2c") == (points >= -1000)


def test_guns_are_no_men() -> None:
    lost = {"confederate": Losses(infantry=4000, cavalry=999, guns=200)}
    assert score(rules(), state(losses=lost)).level.id == "confederate-minor"
