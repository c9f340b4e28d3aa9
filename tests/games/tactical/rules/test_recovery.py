"""Recovery: fatigue, order, ammunition and ranks regained."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.story import Story
from companion.games.tactical.rules.turn.recovery import eligibility, recover, recover_mid_turn
from companion.kernel.supply import Supply
from tests.games.tactical.building import state, unit
from tests.games.tactical.ordering import moment, rules
from tests.games.tactical.turning import RECOVERY, leader, reading, story

FAR = (8, 8)


def after(one: Unit, *others: Unit, faces: tuple[int, ...] = (), mid_turn: bool = False, **given: Any) -> Unit:
    """Give a unit after recovery; every entered draw must be used."""
    dice = Supply("1/1", faces=faces, entered=lambda _: True)
    now = moment(by=given.pop("by", None))
    tale = Story(now.rules, now.ground, now.sight, state(one, *others, phase=RECOVERY, **given), dice)
    (recover_mid_turn if mid_turn else recover)(tale)
    dice.finish()
    return tale.unit(one.id)


# ---- fatigue


@pytest.mark.clause("ANT-5.3a", "ANT-T-FATREC", "ANT-R-FATREC")
def test_fatigue_falls_by_a_third_of_effectiveness_beside_the_enemy_and_a_sixth_elsewhere() -> None:
    tired = unit(at=(4, 4), effectiveness=80, fatigue=50)
    enemy = unit("Law-A", "confederate", (4, 5))
    assert after(tired).fatigue == 50 - 13
    assert after(tired, enemy).fatigue == 50 - 26
    assert after(tired, enemy, by=reading(ANT_R_FATREC=1)).fatigue == 50 - 13


@given(st.integers(1, 100), st.integers(0, 100))
def test_fatigue_never_rises_nor_falls_below_nothing(effectiveness: int, fatigue: int) -> None:
    found = after(unit(effectiveness=effectiveness, fatigue=fatigue)).fatigue
    assert found == max(0, fatigue - effectiveness // 6)


# ---- order


@pytest.mark.clause("ANT-5.1", "ANT-T-DISRREC", "ANT-R-DISR-NOBRIGADE")
@pytest.mark.parametrize(
    ("leaders", "beside", "last_good"),
    [("none", False, 4), ("alive", False, 4), ("lost", False, 3), ("alive", True, 3), ("lost", True, 2)],
)
def test_order_is_regained_in_so_many_of_five(leaders: str, *, beside: bool, last_good: int) -> None:
    one = unit(at=(4, 4), disrupted=True, brigade="Seymour")
    near = (unit("Law-A", "confederate", (4, 5)),) if beside else ()
    own = leader("Seymour", rank="brigade", formation="Seymour", brigade="Seymour", lost=leaders == "lost")
    told = () if leaders == "none" else (own,)
    assert not after(one, *near, faces=(last_good,), leaders=told).disrupted
    assert after(one, *near, faces=(last_good + 1,), leaders=told).disrupted


@pytest.mark.clause("ANT-R-SUCCESSION")
def test_a_promoted_brigade_leader_is_gone_from_his_brigade() -> None:
    one = unit(disrupted=True, brigade="Seymour")
    promoted = leader("Seymour", brigade="Seymour", unit=one.id)
    assert after(one, faces=(4,), leaders=(promoted,)).disrupted


@pytest.mark.clause("ANT-4.4b", "ANT-4.4c", "ANT-4.4d")
def test_out_of_command_only_fatigue_recovers() -> None:
    one = unit(disrupted=True, ammo=False, routed=True, in_command=False, fatigue=20)
    found = after(one)
    assert (found.disrupted, found.ammo, found.routed, found.fatigue) == (True, False, True, 20 - 13)


@pytest.mark.clause("ANT-T-DISRREC")
def test_order_needs_a_morale_above_forty() -> None:
    assert after(unit(disrupted=True, effectiveness=40), faces=()).disrupted
    assert not after(unit(disrupted=True, effectiveness=41), faces=(1,)).disrupted


# ---- rally


@pytest.mark.clause("ANT-5.2a", "ANT-R-BASIC-RALLY", "ANT-R-RALLY-SMALL")
@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_a_routed_unit_rallies_with_morale_and_men(level: str) -> None:
    def rallies(**given: Any) -> bool:
        return not after(unit(routed=True, **({"effectiveness": 40} | given)), level=level).routed

    assert rallies(men=301)
    assert not rallies(men=300)
    assert not rallies(men=301, effectiveness=39)
    assert rallies(men=101, side="confederate")
    assert not rallies(men=100, side="confederate")


@pytest.mark.clause("ANT-R-RALLY-ART", "ANT-R-RALLY-MODE")
def test_rallied_artillery_counts_no_men_and_is_limbered() -> None:
    found = after(unit(arm="artillery", routed=True, guns=2))
    assert (found.routed, found.mode) == (False, "limbered")


@pytest.mark.clause("ANT-5.0")
def test_the_fatigue_recovered_counts_for_the_rally() -> None:
    assert not after(unit(routed=True, effectiveness=60, fatigue=30)).routed
    assert after(unit(routed=True, effectiveness=60, fatigue=31)).routed


# ---- ammunition


@pytest.mark.clause("ANT-T-AMMO-ELIG", "ANT-R-AMMO-RANGE")
@pytest.mark.parametrize(
    ("away", "percent"), [(0, 100), (1, 100), (2, 90), (3, 70), (4, 50), (5, 30), (6, 10), (7, 0), (20, 0)]
)
def test_the_distance_to_the_leader_decides_whether_ammunition_comes(away: int, percent: int) -> None:
    one, post = unit(at=(0, 0), division="Meade"), unit("Post-A", at=(0, away), division="Meade")
    found = eligibility(rules(), state(one, post, leaders=(leader("Meade", unit=post.id),)), one)
    assert found is not None
    assert found.percent == percent
    leaderless = eligibility(rules(), state(one), one)
    assert leaderless is not None
    assert leaderless.outcome == "none"


@pytest.mark.clause("ANT-R-AMMO-RANGE")
def test_corps_artillery_measures_to_its_corps_leader() -> None:
    guns = unit("I Corps-A", at=(0, 0), arm="artillery", corps="I Corps")
    post = unit("Post-A", at=(0, 2))
    corps = leader("Hooker", rank="corps", formation="I Corps", unit=post.id)
    found = eligibility(rules(), state(guns, post, leaders=(corps,)), guns)
    assert found is not None
    assert found.percent == 90


@pytest.mark.clause("ANT-5.4a", "ANT-T-AMMO-ELIG")
def test_beside_the_leader_ammunition_comes_without_a_draw_at_mid_turn_too() -> None:
    one = unit(ammo=False, division="Meade")
    for mid_turn in (False, True):
        assert after(one, leaders=(leader("Meade", unit=one.id),), mid_turn=mid_turn).ammo


@pytest.mark.clause("ANT-T-AMMO-RESUPPLY", "ANT-R-AMMO-COLUMNS", "ANT-9.0")
@pytest.mark.parametrize(
    ("given", "percent", "mid_turn"),
    [
        ({}, 90, 45),
        ({"side": "confederate"}, 70, 35),
        ({"arm": "artillery"}, 70, 35),
        ({"arm": "artillery", "side": "confederate"}, 50, 25),
    ],
)
def test_the_resupply_has_half_its_chance_at_mid_turn(given: dict[str, Any], percent: int, mid_turn: int) -> None:
    one = unit(ammo=False, **given)
    flat = (1,) if given == {"arm": "artillery", "side": "confederate"} else ()
    for points, middle in ((percent, False), (mid_turn, True)):
        last = _last(points)
        assert after(one, faces=(*flat, last), level="intermediate", mid_turn=middle).ammo
        assert not after(one, faces=(*flat, last + 1), level="intermediate", mid_turn=middle).ammo


@pytest.mark.clause("ANT-T-AMMO-ELIG")
@pytest.mark.parametrize(
    "given", [{"arm": "cavalry"}, {"independent": True}, {"arm": "artillery", "cavalry_artillery": True}]
)
def test_some_are_reached_in_one_of_two_whatever_the_distance(given: dict[str, Any]) -> None:
    one = unit(ammo=False, **given)
    assert after(one, faces=(1, 1)).ammo
    assert not after(one, faces=(2,)).ammo


@pytest.mark.clause("ANT-9.0")
def test_at_mid_turn_nobody_rests_or_rallies() -> None:
    one = unit(routed=True, fatigue=30, disrupted=True)
    found = after(one, faces=(1,), mid_turn=True)
    assert (found.routed, found.fatigue, found.disrupted) == (True, 30, False)


def test_who_needs_nothing_is_not_told_of() -> None:
    tale = story(unit(), unit("Law-A", "confederate", FAR), phase=RECOVERY)
    recover(tale)
    assert not tale.events


def _last(points: int) -> int:
    """Give the last good face of a chance in percent, on the die of its lowest terms."""
    divisor = next(one for one in range(points, 0, -1) if points % one == 0 and 100 % one == 0)
    return points // divisor
