"""After a battle: fatigue, destruction, demoralisation, leaders; before it: reconnaissance."""

from __future__ import annotations

from fractions import Fraction as F

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.campaign.rules.combat.aftermath import (
    destroyed_by,
    falls_below,
    fatigue_of_losses,
    fatigue_of_urgency,
    leader_loss_chance,
    leadership_changes,
    new_aggressiveness,
    new_leadership,
    returning_leaderships,
    wears_out,
)
from companion.games.campaign.rules.combat.battle import resolve
from companion.games.campaign.rules.combat.reconnaissance import (
    cavalry_power,
    estimated,
    estimated_odds,
    is_outnumbered,
    reconnaissance_error,
    strength_of,
)
from companion.games.campaign.rules.state import Strength
from companion.language.messages import told as in_words
from tests.games.campaign.fighting import RULES, ask, attacker, battle, case, chosen, corps, fighter, side

# ---- fatigue


@pytest.mark.clause("RTG-11.1a", "RTG-R-FATIGUE-PCT", "RTG-R-ARITH")
@pytest.mark.parametrize(
    ("lost", "before", "expected"),
    [
        (5, 100, 1),
        (10, 100, 2),
        (6, 100, F(3, 2)),
        (1, 100, F(1, 2)),
        (18, 100, 4),
        (0, 100, 0),
        (1, 1, 20),
        (1, 300, F(1, 2)),
    ],
)
def test_losses_tire_to_the_next_half_point_up(lost: int, before: int, expected: F) -> None:
    assert fatigue_of_losses(RULES, lost=lost, before=before) == expected


@pytest.mark.clause("RTG-R-FATIGUE-PCT")
def test_the_other_readings_of_tiring_losses() -> None:
    exact, quarters = chosen(FATIGUE_PCT=1), chosen(FATIGUE_PCT=2)
    assert [fatigue_of_losses(exact, lost=n, before=100) for n in (5, 6, 18)] == [1, F(6, 5), F(18, 5)]
    assert [fatigue_of_losses(quarters, lost=n, before=100) for n in (5, 6, 18, 0)] == [1, F(5, 4), F(15, 4), 0]


@given(st.integers(0, 150), st.integers(1, 150))
def test_the_readings_differ_by_less_than_their_step(lost: int, before: int) -> None:
    exact = fatigue_of_losses(chosen(FATIGUE_PCT=1), lost=lost, before=before)
    assert 0 <= fatigue_of_losses(RULES, lost=lost, before=before) - exact < F(1, 2)
    assert 0 <= fatigue_of_losses(chosen(FATIGUE_PCT=2), lost=lost, before=before) - exact < F(1, 4)


@pytest.mark.clause("RTG-9.11a", "RTG-9.11b")
def test_urgency_5_tires_nobody_and_each_point_off_it_a_quarter() -> None:
    assert [fatigue_of_urgency(RULES, n) for n in range(1, 10)] == [F(abs(n - 5), 4) for n in range(1, 10)]


@pytest.mark.clause("RTG-9.11a", "RTG-R-URGENCY-ORDER")
def test_the_urgency_that_tires_is_the_one_after_the_leadership_pull() -> None:
    found = ask(case(side(attacker(leadership=8), urgency=3), side(corps("B", leadership=5), urgency=9)))
    assert found["urgency"] == {"confederate": 3, "union": 6}
    lines = {line["label"]: line["value"] for line in found["explain"]}
    assert lines["union:B: fatigue of urgency"] == 0.25
    assert lines["confederate:A: fatigue of urgency"] == 0.5


@pytest.mark.clause("RTG-9.11a")
def test_the_working_names_the_clause_of_its_own_row_of_urgency() -> None:
    rows = tuple(msgspec.structs.replace(row, clause=f"HOUSE-{row.urgency}") for row in RULES.combat.urgency_fatigue)
    rules = RULES.having(combat=msgspec.structs.replace(RULES.combat, urgency_fatigue=rows))
    found = resolve(rules, battle(case(side(attacker(), urgency=3), side(corps("B"), urgency=7))))
    assert {line.clause for line in found.explain if "fatigue of urgency" in in_words(line.label)} == {
        "HOUSE-3",
        "HOUSE-7",
    }


# ---- destroyed, demoralised


@pytest.mark.clause("RTG-9.8a", "RTG-R-ORIGINAL")
@pytest.mark.parametrize(
    ("left", "original", "expected"),
    [(14, 100, True), (15, 100, False), (3, 20, False), (1, 7, True), (0, 1, True), (0, 0, True)],
)
def test_less_than_15_percent_is_no_corps(left: int, original: int, expected: bool) -> None:
    assert falls_below(RULES, left=left, original=original) == expected


@pytest.mark.clause("RTG-11.7a", "RTG-R-HQ-MODES")
def test_15_fatigue_points_destroy_a_corps_but_no_headquarters() -> None:
    assert not wears_out(RULES, fatigue=F("14.75"), headquarters=False)
    assert wears_out(RULES, fatigue=15, headquarters=False)
    assert not wears_out(RULES, fatigue=15, headquarters=True)


@pytest.mark.clause("RTG-R-ELIMINATED")
def test_what_eliminates_is_named_by_its_clause() -> None:
    one = fighter(infantry=50)
    assert destroyed_by(RULES, one, lost=Strength(infantry=36), fatigue=0) == "RTG-9.8a"
    assert destroyed_by(RULES, one, lost=Strength(infantry=35), fatigue=0) == ""
    assert destroyed_by(RULES, one, lost=Strength(), fatigue=15) == "RTG-11.7a"
    staff = fighter(cavalry=4, original=4, headquarters=True)
    assert destroyed_by(RULES, staff, lost=Strength(cavalry=4), fatigue=0) == "RTG-9.8a"
    assert destroyed_by(RULES, staff, lost=Strength(), fatigue=30) == ""


@pytest.mark.clause("RTG-11.0b", "RTG-R-DEMORAL", "RTG-R-ELIMINATED")
def test_a_battle_demoralises_who_has_no_morale_left_and_survives() -> None:
    """15 % of losses are 3 fatigue points."""
    troops = side(attacker("A", effectiveness=5, fatigue=4), attacker("B", effectiveness=5, fatigue=3.75))
    found = ask(case(troops, side(corps("Z", 200))))
    assert found["morale"]["confederate"]["A"] <= 0 < found["morale"]["confederate"]["B"]
    assert found["demoralised"] == ["confederate:A"]
    worn = ask(case(side(attacker("A", effectiveness=11, fatigue=12)), side(corps("Z", 100))))
    assert worn["morale"]["confederate"]["A"] == -2
    assert (worn["destroyed"], worn["demoralised"]) == (["confederate:A"], [])


@pytest.mark.clause("RTG-R-SURRENDER", "RTG-R-ELIMINATED")
def test_in_a_surrender_the_winner_keeps_what_he_had() -> None:
    strong = [attacker("A", 900), corps("B", 10, fatigue=8, combat_mode="withdraw")]
    found = ask(case(side(attacker("Z", 10)), side(strong[0], strong[1]), attacker="confederate"))
    assert found["surrendered"] == "confederate"
    assert found["destroyed"] == ["confederate:Z", "union:B"]  # 10 of 100 are below 15 % after combat
    strong[1]["infantry"] = 20
    found = ask(case(side(attacker("Z", 10)), side(strong[0], strong[1])))
    assert (found["destroyed"], found["demoralised"]) == (["confederate:Z"], ["union:B"])
    assert found["morale"]["union"] == {"A": 7.0, "B": -1.0}


def test_the_outcome_holds_exact_numbers() -> None:
    found = resolve(RULES, battle(case(side(attacker(effectiveness=5.3)), side(corps("B")))))
    assert found.strength["confederate:A"] == 100 * (F("5.3") * 2 + 12)
    assert found.morale["confederate:A"] == F("7.3") - (found.fatigue or {})["confederate:A"]


# ---- leaders


@pytest.mark.clause("RTG-9.10a", "RTG-9.10c", "RTG-R-LEADER-LOSS")
def test_a_leader_falls_with_half_the_share_of_his_corps_lost() -> None:
    assert leader_loss_chance(RULES, fighter(infantry=100), lost=10) == F(5, 100)
    assert leader_loss_chance(RULES, fighter(infantry=30), lost=30) == F(1, 2)
    assert leader_loss_chance(RULES, fighter(infantry=30), lost=0) == 0
    assert leader_loss_chance(RULES, fighter(cavalry=4, headquarters=True), lost=4) == 0


@pytest.mark.clause("RTG-9.10b", "RTG-R-LEADER-NEW")
def test_his_successor_is_like_him_within_limits() -> None:
    assert [new_leadership(RULES, 7, change) for change in leadership_changes(RULES)] == [4, 5, 6, 7, 8]
    assert [new_leadership(RULES, 2, change) for change in leadership_changes(RULES)] == [1, 1, 1, 2, 3]
    assert [new_leadership(RULES, 9, change) for change in leadership_changes(RULES)][-1] == 9
    kept = {-30: -10, -20: -10, -10: 0, 0: 0, 10: 0, 20: 10, 30: 10}
    assert {old: new_aggressiveness(RULES, old, 0) for old in kept} == kept
    changes = RULES.losses.new_aggressiveness.changes
    assert [new_aggressiveness(RULES, 30, change) for change in changes] == [0, 10, 20]
    assert new_aggressiveness(RULES, -30, -30) == -30


@pytest.mark.clause("RTG-9.9c", "RTG-R-HQ-BACK")
def test_a_returning_headquarters_may_be_led_by_anybody() -> None:
    assert list(returning_leaderships(RULES)) == list(range(1, 10))


# ---- reconnaissance before a battle


@pytest.mark.clause("RTG-9.2.1a", "RTG-9.2.1b", "RTG-R-RECON-ERR")
@pytest.mark.parametrize(
    ("own", "enemy", "error"), [(1, 0, 10), (3, 1, F("22.5")), (1, 1, 35), (0, 0, 35), (1, 3, F("42.5")), (0, 1, 50)]
)
def test_the_error_by_cavalry(own: int, enemy: int, error: F) -> None:
    assert reconnaissance_error(RULES, own=own, enemy=enemy) == error


@given(st.integers(0, 500), st.integers(0, 500), st.integers(0, 500))
def test_more_cavalry_sees_better(own: int, more: int, enemy: int) -> None:
    errors = [reconnaissance_error(RULES, own=power, enemy=enemy) for power in (own, own + more)]
    if own + enemy:
        assert 10 <= errors[1] <= errors[0] <= 50


@pytest.mark.clause("RTG-9.2.1a", "RTG-R-RECON-ERR")
def test_cavalry_counts_with_morale_and_effectiveness_and_never_below_nothing() -> None:
    riders = fighter(cavalry=10, horse_guns=8, infantry=50, effectiveness=6, fatigue=2)
    spent = fighter(cavalry=10, effectiveness=1, fatigue=12)
    assert cavalry_power(RULES, [riders]) == 120
    assert cavalry_power(RULES, [riders, spent]) == 120


@pytest.mark.clause("RTG-9.2a", "RTG-2.0g", "RTG-R-RECON-TERMS", "RTG-R-RECON-ERR")
def test_the_estimate_errs_on_the_enemy_only_and_knows_no_echelons() -> None:
    troops = [fighter(number=n, infantry=10) for n in range(1, 5)]
    own = strength_of(RULES, troops, town=False)
    assert own == 4 * 10 * (5 + 6 + 7 + 5)
    assert estimated(own, F(1, 4)) == own * F(5, 4)
    assert estimated_odds(own=own, enemy=estimated(own, F(-1, 5))) == F(5, 4)


@pytest.mark.clause("RTG-9.2b", "RTG-R-OUTNUMBERED")
def test_outnumbered_from_1_75_on() -> None:
    assert is_outnumbered(RULES, own=100, enemy=175)
    assert not is_outnumbered(RULES, own=100, enemy=174)
    assert not is_outnumbered(RULES, own=100, enemy=F("174.999"))
