"""Each reading of a charge's totals and losses, on a combat that comes out differently under the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import charge
from companion.games.miniatures.rules.charge import ChargeOutcome, Combat, Fighter, InCommand, after_struggle
from companion.games.miniatures.rules.odds.charge import of_charge

GUNS = Fighter(arm="artillery", stands=2)


def worn(stands: int = 4, **more: Any) -> Fighter:
    return Fighter(stands=stands, state="worn", **more)


def combat(defenders: Sequence[Fighter], *attackers: Fighter, **more: Any) -> Combat:
    return Combat(attackers=list(attackers or (worn(),)), defenders=list(defenders), **more)


def at(rules: Rules, fight: Combat, difference: int, **chosen: int) -> ChargeOutcome:
    """Resolve a combat at a difference of the totals, in these readings of D10-RUL-CHARGE-*."""
    read = rules.choosing({f"D10-RUL-CHARGE-{name.replace('_', '-')}": value for name, value in chosen.items()})
    level = charge.resolve(read, fight, attacker_die=5, defender_die=5)
    return charge.resolve(read, fight, attacker_die=5 + difference - level.difference, defender_die=5)


def totals(rules: Rules, fight: Combat, **chosen: int) -> tuple[int, int]:
    found = at(rules, fight, 1, **chosen)
    level = charge.resolve(
        rules.choosing({f"D10-RUL-CHARGE-{name.replace('_', '-')}": value for name, value in chosen.items()}),
        fight,
        attacker_die=1,
        defender_die=1,
    )
    assert found.result
    return level.attacker_total - 1, level.defender_total - 1


# ---- the totals


@pytest.mark.clause("D10-RUL-CHARGE-RATIO")
@pytest.mark.parametrize(
    ("stands", "exact", "nearest"), [(4, 0, 0), (5, 0, -1), (6, -1, -1), (7, -1, -2), (9, -2, -2), (10, -2, -3)]
)
def test_odds_between_two_rows_may_be_read_in_the_nearest(rules: Rules, stands: int, exact: int, nearest: int) -> None:
    fight = combat([worn()], worn(stands))
    assert [totals(rules, fight, RATIO=value)[1] for value in (0, 1)] == [exact, nearest]


@pytest.mark.clause("D10-RUL-CHARGE-HALF")
def test_half_of_the_stands_may_have_to_bring_whatever_counts(rules: Rules) -> None:
    led = combat([worn()], worn(3), worn(1, leaders=[InCommand()]))
    assert [totals(rules, led, HALF=value)[0] for value in (0, 1)] == [1, 0]
    enough = combat([worn()], worn(2), worn(2, leaders=[InCommand()]))
    assert totals(rules, enough, HALF=1)[0] == 1
    shot_at = combat([worn()], worn(3), worn(1, stands_lost_in_fire=2))
    assert [totals(rules, shot_at, HALF=value)[0] for value in (0, 1)] == [-2, 0]


@pytest.mark.clause("D10-RUL-CHARGE-SUPPORT-FLANK")
def test_an_outflanked_defender_may_keep_its_support(rules: Rules) -> None:
    fight = combat([worn(formation="double-line")], outflanked=True)
    assert [totals(rules, fight, SUPPORT_FLANK=value)[1] for value in (0, 1)] == [-3, -2]


@pytest.mark.clause("D10-RUL-CHARGE-TERRAIN-STACK")
def test_of_grounds_the_best_counts_or_the_hill_and_the_works_or_all_of_them(rules: Rules) -> None:
    both = combat([worn()], ground="works", ground_besides=["favorable"])
    assert [totals(rules, both, TERRAIN_STACK=value)[1] for value in (0, 1, 2)] == [2, 3, 3]
    three = combat([worn()], ground="favorable", ground_besides=["trenches", "works"])
    assert [totals(rules, three, TERRAIN_STACK=value)[1] for value in (0, 1, 2)] == [3, 4, 6]
    hill = combat([worn()], ground="favorable", ground_besides=["favorable"])
    assert [totals(rules, hill, TERRAIN_STACK=value)[1] for value in (0, 1, 2)] == [1, 1, 1]


@pytest.mark.clause("D10-RUL-CHARGE-FRESH-TIME")
def test_a_brigade_may_become_spent_within_a_struggle(rules: Rules) -> None:
    fight = combat([worn(spent_under=4)])
    again = after_struggle(rules, fight)
    assert [totals(rules, one, FRESH_TIME=1)[1] for one in (fight, again)] == [0, -3], "spent, and disordered"
    assert totals(rules, again)[1] == -1


# ---- the losses


@pytest.mark.clause("D10-RUL-CHARGE-STRUGGLE")
def test_a_second_struggle_may_be_an_assault_checked(rules: Rules) -> None:
    fight = combat([worn()])
    again = after_struggle(rules, fight)
    assert at(rules, fight, 0, STRUGGLE=1).result == "struggle"
    assert [at(rules, again, 0, STRUGGLE=value).result for value in (0, 1)] == ["struggle", "checked"]
    read = rules.choosing({"D10-RUL-CHARGE-STRUGGLE": 1})
    assert len(of_charge(read, fight).struggles) == 2
    assert len(of_charge(rules, fight).struggles) > 2


@pytest.mark.clause("D10-RUL-CHARGE-RUN-OUT")
def test_where_stands_run_out_the_captured_or_the_skedaddled_go_first(rules: Rules) -> None:
    swept = [at(rules, combat([worn(1)]), 8, RUN_OUT=value).defender for value in (0, 1)]
    assert [(one.captured, one.skedaddled) for one in swept] == [(1, 0), (0, 1)]


@pytest.mark.clause("D10-RUL-CHARGE-LOSS-SCOPE", "D10-RUL-CHARGE-RUN-OUT")
def test_stands_are_lost_once_for_the_side_or_by_each_brigade(rules: Rules) -> None:
    two = combat([worn(4), worn(1)])
    swept = [at(rules, two, 8, LOSS_SCOPE=value).defender for value in (0, 1)]
    assert [(one.captured, one.skedaddled, one.stands_left) for one in swept] == [(1, 1, 3), (2, 1, 2)]
    passed_on = at(rules, two, 8, LOSS_SCOPE=1, RUN_OUT=2).defender
    assert (passed_on.captured, passed_on.skedaddled, passed_on.stands_left) == (2, 2, 1)
    struggle = [at(rules, two, 0, LOSS_SCOPE=value).defender.stands_lost for value in (0, 1)]
    assert struggle == [1, 2]


@pytest.mark.clause("D10-RUL-CHARGE-STAND-KIND")
def test_a_battery_alone_may_lose_gun_stands(rules: Rules) -> None:
    alone = combat([GUNS])
    assert [at(rules, alone, 5, STAND_KIND=value).defender.stands_lost for value in (0, 1)] == [0, 1]
    beside = combat([GUNS, worn(1)])
    assert at(rules, beside, 8, STAND_KIND=1).defender.stands_lost == 1, "troops beside it pay"


@pytest.mark.clause("D10-RUL-CHARGE-BATTERY-TAKEN")
def test_one_battery_or_every_one_is_captured_when_swept(rules: Rules) -> None:
    three = combat([worn(), GUNS, Fighter(arm="artillery", stands=1)])
    assert [at(rules, three, 8, BATTERY_TAKEN=value).defender.stands_left for value in (0, 1)] == [3, 2]


@pytest.mark.clause("D10-RUL-CHARGE-BATTERY-PART")
def test_a_battery_all_damaged_may_be_driven_back_without_further_harm(rules: Rules) -> None:
    hurt = combat([worn(), Fighter(arm="artillery", stands=1, damaged=1)])
    found = [at(rules, hurt, 5, BATTERY_PART=value).defender for value in (0, 1)]
    assert [(one.battery, one.stands_left) for one in found] == [("captured", 3), ("silenced", 4)]


@pytest.mark.clause("D10-RUL-CHARGE-BATTERY-RETREAT")
def test_guns_that_stand_unlimbered_may_be_captured_when_they_must_retreat(rules: Rules) -> None:
    for limbered, fates in ((False, ["silenced", "captured"]), (True, ["silenced", "silenced"])):
        pressed = combat([worn(), Fighter(arm="artillery", stands=2, limbered=limbered)])
        assert [at(rules, pressed, 2, BATTERY_RETREAT=value).defender.battery for value in (0, 1)] == fates
    assert at(rules, combat([worn(), GUNS]), 2, BATTERY_RETREAT=1).defender.stands_left == 4


@pytest.mark.clause("D10-RUL-FORM-MARCH-MELEE")
def test_a_march_column_may_lose_only_the_stands_that_fight(rules: Rules) -> None:
    column = combat([worn(6, formation="march-column")])
    assert at(rules, column, 8).defender.stands_lost == 2
    read = rules.choosing({"D10-RUL-FORM-MARCH-MELEE": 1})
    assert at(read, column, 8).defender.stands_lost == 2, "readings are chosen together"
    level = charge.resolve(read, column, attacker_die=5, defender_die=5).difference
    swept = charge.resolve(read, column, attacker_die=5 + 8 - level, defender_die=5)
    assert (swept.result, swept.defender.stands_lost) == ("swept", 1)


# ---- what attackers do then


@pytest.mark.clause("D10-RUL-CHARGE-BREAK-CHAIN")
def test_a_breakthrough_combat_may_bring_another(rules: Rules) -> None:
    second = combat([worn()], breakthrough=True)
    assert [at(rules, second, 8, BREAK_CHAIN=value).pursuit for value in (0, 1)] == ["carry", "must-breakthrough"]


@pytest.mark.clause("D10-RUL-CHARGE-BREAK-WHICH")
def test_the_disordered_may_be_kept_from_breaking_through(rules: Rules) -> None:
    shaken = combat([worn()], worn(disordered=True))
    assert [at(rules, shaken, 8, BREAK_WHICH=value).pursuit for value in (0, 1)] == ["must-breakthrough", "carry"]
    mixed = combat([worn()], worn(disordered=True), worn())
    assert at(rules, mixed, 8, BREAK_WHICH=1).pursuit == "must-breakthrough"
