"""`resolve antietam.fire` and `shiloh.fire`: worked examples, the domain, every shot against a slow calculation."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

from companion.kernel import lookup
from tests.games.tactical import oracle
from tests.games.tactical.casting import any_fire, ask, changed, error, without
from tests.games.tactical.oracle import Case

SHOT: Case = {
    "firer": {"men": 501, "weapon": "RFL"},
    "target": {"terrain": "clear", "men_in_square": 650},
    "range": 1,
    "random": 1.0,
}
COLUMN: Case = {
    "firer": {"men": 2000, "weapon": "RFL", "mode": "column", "fatigue": 15, "leader_bonuses": [15]},
    "target": {"terrain": "light_woods", "men_in_square": 3000},
    "efficiency": 75,
    "command_control": 1.3,
    "men_in_firer_square": 2000,
    "range": 1,
    "random": 1.0,
}
"""The worked example of Shiloh's charts."""
BATTERY: Case = {
    "firer": {"arm": "artillery", "guns": 6, "weapon": "N12"},
    "target": {"terrain": "clear", "men_in_square": 1000},
    "range": 1,
    "random": 1.0,
}


def casualties(given: Case, *paths: tuple[str, Any], game: str = "antietam") -> int:
    for path, value in paths:
        given = changed(given, path, value)
    return int(ask(f"{game}.fire", given)["casualties"])


def factor(given: Case, name: str, *paths: tuple[str, Any], game: str = "antietam") -> float:
    for path, value in paths:
        given = changed(given, path, value)
    found: float = ask(f"{game}.fire", given)["factors"][name]
    return found


# ---- against the oracle


@pytest.mark.clause("ANT-R-FIRE-FORMULA", "ANT-R-BASIC-MODS")
@given(any_fire(shiloh=False))
@settings(max_examples=400)
def test_every_shot_of_antietam_is_as_a_slow_calculation_has_it(case: Case) -> None:
    expected = oracle.antietam_fire(case)
    if expected is None:
        assert error("antietam.fire", case).startswith("$.firer: may not fire: ")
        return
    found = ask("antietam.fire", case)
    assert all(line["clause"] for line in found.pop("explain"))
    assert found == expected
    assert list(found["factors"]) == list(expected["factors"])


@pytest.mark.clause("SHI-R-CLAMP", "SHI-MOD-limits", "SHI-R-SCOPE")
@given(any_fire(shiloh=True))
@settings(max_examples=210)
def test_every_shot_of_shiloh_is_as_a_slow_calculation_has_it(case: Case) -> None:
    expected = oracle.shiloh_fire(case)
    if expected is None:
        assert error("shiloh.fire", case).startswith("$.firer: may not fire: ")
        return
    found = ask("shiloh.fire", case)
    assert all(line["clause"] for line in found.pop("explain"))
    assert found == expected
    assert list(found["factors"]) == list(expected["factors"])


@given(any_fire(shiloh=False))
@settings(max_examples=100)
def test_the_lines_of_the_working_multiply_to_the_casualties(case: Case) -> None:
    if oracle.antietam_fire(case) is None:
        return
    base, *rest = ask("antietam.fire", case)["explain"]
    multiplied = base["value"]
    for line in rest:
        multiplied *= line["value"] if line["label"].endswith(", x") else 1
    rounded = next(line["value"] for line in rest if line["label"] == "casualties, rounded down")
    assert rounded - 1e-6 <= multiplied + 1e-9 < rounded + 1 + 1e-6


# ---- worked by hand


@pytest.mark.clause("ANT-8.2a", "ANT-T-OTHERMOD-a", "ANT-T-OTHERMOD-b", "ANT-7.12i")
def test_the_worked_examples_of_antietam() -> None:
    assert ask("antietam.fire", SHOT)["base"] == 20.04
    assert casualties(SHOT) == 20
    assert casualties(SHOT, ("firer.leader_bonuses", [13])) == 22
    assert casualties(SHOT, ("target.flanked", True)) == 30
    in_woods = (("target.terrain", "woods"), ("target.higher", True), ("target.flanked", True))
    assert casualties(SHOT, *in_woods) == 21
    assert casualties(SHOT, ("firer.leader_bonuses", [13, 23, 46]), ("firer.men", 500)) == 40


@pytest.mark.clause("ANT-T-WEAPON")
@pytest.mark.parametrize(
    ("weapon", "count", "squares", "base"),
    [("SM6", 15, 5, 15.0), ("P20", 30, 10, 60.0), ("P20", 1, 12, 1.0), ("RG3", 9, 11, 0.0), ("N12", 1, 1, 14.0)],
)
def test_a_gun_loses_the_enemy_what_the_table_prints(weapon: str, count: int, squares: int, base: float) -> None:
    case = changed(changed(BATTERY, "firer.weapon", weapon), "firer.guns", count)
    found = ask("antietam.fire", changed(case, "range", squares))
    assert found["base"] == base


@pytest.mark.clause("ANT-R-OOB-WEAPON-M", "ANT-R-OOB-SR", "SHI-R-WEAPONS")
def test_codes_of_the_order_of_battle_are_accepted() -> None:
    assert casualties(SHOT, ("firer.weapon", "M")) == casualties(SHOT, ("firer.weapon", "MSK")) == 15
    assert casualties(SHOT, ("firer.weapon", "S/R")) == casualties(SHOT, ("firer.weapon", "R/S")) == 30
    heavy = ask("shiloh.fire", changed(BATTERY, "firer.weapon", "S24"))
    assert (heavy["base"], heavy["casualties"]) == (17.0, 102)
    assert "is not a weapon" in error("antietam.fire", changed(BATTERY, "firer.weapon", "S24"))


@pytest.mark.clause("ANT-T-OTHERMOD-d", "ANT-R-DENSITY")
@pytest.mark.parametrize(
    ("men", "times"),
    [(710, 1.05), (890, 1.2), (950, 1.25), (4000, 1.25), (590, 0.95), (350, 0.75), (0, 0.75), (661, 1.0), (639, 1.0)],
)
def test_density_is_cut_towards_nothing_within_a_quarter(men: int, times: float) -> None:
    assert factor(SHOT, "density", ("target.men_in_square", men)) == times


@pytest.mark.clause("ANT-T-OTHERMOD-f", "ANT-R-BATTLE-TIME")
@pytest.mark.parametrize(("points", "times"), [(2, 0.5), (5, 0.5), (8, 0.8), (10, 1.0), (12, 1.2), (19, 1.9)])
def test_battle_time_counts_at_least_five_points(points: int, times: float) -> None:
    assert factor(SHOT, "battle_time", ("firer.operation_points", points)) == times


@pytest.mark.clause("ANT-T-OTHERMOD-g", "ANT-R-FATIGUE-FIRE", "ANT-8.10d", "ANT-R-AMMO-OUT", "ANT-2.1f")
def test_fortification_fatigue_empty_pouches_and_the_level_of_play() -> None:
    assert factor(SHOT, "fortification", ("target.fortification", 3)) == 0.7
    assert factor(SHOT, "fatigue", ("firer.fatigue", 20)) == 0.8
    assert factor(SHOT, "ammo", ("firer.runs_out_of_ammo", True)) == 0.3
    levels = [factor(SHOT, "play_level", ("play_level", level)) for level in (1, 3, 5)]
    assert levels == [0.8, 1.0, 1.2]
    assert factor(SHOT, "play_level", ("play_level", 5), ("side", "confederate")) == 0.8


@pytest.mark.clause("ANT-R-FLANK", "ANT-T-OTHERMOD-c")
def test_a_flank_of_the_firer_counts_only_in_the_last_fire_before_melee() -> None:
    taken = changed(SHOT, "firer.flanked", True)
    assert factor(taken, "flank") == 1.0
    assert factor(taken, "flank", ("defensive_melee_fire", True)) == 0.5
    assert factor(taken, "flank", ("defensive_melee_fire", True), ("target.flanked", True)) == 0.75


@pytest.mark.clause("ANT-R-ROUTED-FIRE", "ANT-R-FIRE-OP", "ANT-T-FIRECOST")
def test_what_may_not_fire_is_refused() -> None:
    routed = changed(SHOT, "firer.mode", "routed")
    assert "ANT-R-ROUTED-FIRE" in error("antietam.fire", routed)
    assert factor(routed, "mode", ("defensive_melee_fire", True)) == 0.75
    short = changed(SHOT, "firer.operation_points", 1)
    assert "costs 2" in error("antietam.fire", short)
    assert not error("antietam.fire", changed(short, "defensive_melee_fire", True))
    assert "costs 4" in error("antietam.fire", changed(BATTERY, "firer.operation_points", 3))
    limbered = changed(BATTERY, "firer.mode", "limbered")
    assert "limbered" in error("antietam.fire", limbered)
    assert "limbered" in error("antietam.fire", changed(limbered, "defensive_melee_fire", True))
    assert not error("antietam.fire", changed(limbered, "level", "basic"))


def test_troops_lose_no_more_than_there_are_and_guns_are_counted_in_men_without_limit() -> None:
    few = changed(SHOT, "target.men_in_square", 7)
    assert casualties(few) == 7
    alone = changed(changed(few, "target.arm", "artillery"), "target.men_in_square", 0)
    assert casualties(alone) == 15


@pytest.mark.clause("ANT-R-MULTI-LEADER", "ANT-R-FORT-ART")
def test_the_options_read_leaders_and_fortification_otherwise() -> None:
    led = changed(SHOT, "firer.leader_bonuses", [10, 20])
    for reading, times in enumerate((1.32, 1.3, 1.2)):
        assert factor(led, "leaders", ("options", {"ANT-R-MULTI-LEADER": reading})) == times
    behind_works = changed(SHOT, "target.fortification", 2)
    guns = changed(BATTERY, "target.fortification", 2)
    assert [factor(behind_works, "fortification", ("options", {"ANT-R-FORT-ART": n})) for n in range(3)] == [
        0.8,
        1,
        0.8,
    ]
    assert [factor(guns, "fortification", ("options", {"ANT-R-FORT-ART": n})) for n in range(3)] == [0.8, 0.8, 0.8]


# ---- Shiloh's own


@pytest.mark.clause("SHI-EX-4", "SHI-R-EXAMPLE", "SHI-W-rifle", "SHI-R-RANDOM", "SHI-MOD-random")
def test_the_worked_example_of_shiloh() -> None:
    found = ask("shiloh.fire", COLUMN)
    multiplied = 1.0
    for value in found["factors"].values():
        multiplied *= value
    assert multiplied == pytest.approx(0.2845, abs=1e-4)
    assert multiplied * 1.3 == pytest.approx(0.3698, abs=1e-4)
    assert (found["product"], found["strength"], found["casualties"]) == (0.28, 560.0, 22)
    assert casualties(COLUMN, ("random", 1.2), game="shiloh") == 26


@pytest.mark.clause("SHI-EX-1", "SHI-EX-2", "SHI-EX-3", "SHI-FN-1", "SHI-R-FLANK", "SHI-FL-art_woods")
def test_the_small_examples_of_shiloh() -> None:
    plain = changed(SHOT, "target.men_in_square", 1000)
    woods = changed(changed(plain, "target.terrain", "light_woods"), "target.higher", True)
    assert ask("shiloh.fire", woods)["product"] == 0.49
    flanking = changed(plain, "target.flanked", True)
    assert ask("shiloh.fire", flanking)["product"] == 1.5
    flanked = changed(plain, "firer.flanked", True)
    assert ask("shiloh.fire", flanked)["product"] == 1.0
    assert ask("shiloh.fire", changed(flanked, "final_defensive_fire", True))["product"] == 0.5
    guns = changed(changed(BATTERY, "firer_terrain", "light_woods"), "target.terrain", "light_woods")
    assert ask("shiloh.fire", guns)["product"] == 0.49


@pytest.mark.clause("SHI-MOD-target-density", "SHI-MOD-firer-density", "SHI-R-DENSITY")
def test_the_densities_of_shiloh() -> None:
    men = [
        factor(SHOT, "target_density", ("target.men_in_square", n), game="shiloh") for n in (3000, 3500, 1500, 500, 0)
    ]
    assert men == [1.4, 1.4, 1.1, 0.9, 0.8]
    own = [factor(SHOT, "firer_density", ("men_in_firer_square", n), game="shiloh") for n in (1200, 2000, 1000, 10)]
    assert own == [0.96, 0.8, 1.0, 1.0]
    assert factor(BATTERY, "firer_density", ("men_in_firer_square", 2000), game="shiloh") == 1.0


@pytest.mark.clause("SHI-MOD-eff", "SHI-MOD-fatigue", "SHI-R-EFF", "SHI-MOD-crew", "SHI-R-CREW", "SHI-MOD-fort")
def test_efficiency_fatigue_crew_and_works_of_shiloh() -> None:
    values = [factor(SHOT, "efficiency", ("efficiency", n), game="shiloh") for n in (60, 75, 100, 110, 0)]
    assert values == [0.8, 0.87, 1.0, 1.0, 0.5]
    assert [factor(SHOT, "fatigue", ("firer.fatigue", n), game="shiloh") for n in (20, 15)] == [0.9, 0.93]
    assert [factor(BATTERY, "crew", ("crew", n), game="shiloh") for n in (77, 96, 200, None)] == [0.8, 1, 1, 1]
    assert factor(SHOT, "fortification", ("target.fortification", 5), game="shiloh") == 0.5


@pytest.mark.clause("SHI-MOD-outmaneuvered", "SHI-MOD-success", "SHI-MOD-cc", "SHI-MOD-leader")
def test_outmaneuvered_halves_and_success_adds_a_half() -> None:
    plain = changed(changed(SHOT, "firer.men", 1000), "target.men_in_square", 1000)
    strengths = [
        ask("shiloh.fire", changed(plain, path, value))["strength"]
        for path, value in (
            ("outmaneuvered", True),
            ("successful_attack", True),
            ("command_control", 1.3),
            ("firer.leader_bonuses", [20]),
        )
    ]
    assert strengths == [500.0, 1500.0, 1300.0, 1200.0]


@pytest.mark.clause("SHI-SC-disrupted", "SHI-SC-ammo", "SHI-SC-routed", "SHI-MO-limbered", "SHI-FN-2", "SHI-R-ROUTED")
def test_what_fires_only_in_final_defensive_fire() -> None:
    for case, name, times in (
        (changed(SHOT, "disrupted", True), "condition", 0.5),
        (changed(SHOT, "out_of_ammo", True), "condition", 0.3),
        (changed(SHOT, "firer.mode", "routed"), "mode", 0.5),
        (changed(BATTERY, "firer.mode", "limbered"), "mode", 0.2),
    ):
        assert error("shiloh.fire", case).startswith("$.firer: may not fire")
        assert factor(case, name, ("final_defensive_fire", True), game="shiloh") == times


@pytest.mark.clause("SHI-MOD-limits")
def test_the_product_stays_within_its_limits() -> None:
    crushed = changed(changed(COLUMN, "target.terrain", "heavy_woods"), "efficiency", 0)
    assert ask("shiloh.fire", crushed)["product"] == 0.2
    grand = changed(changed(SHOT, "firer.leader_bonuses", [60]), "target.flanked", True)
    assert ask("shiloh.fire", changed(grand, "target.men_in_square", 1000))["product"] == 2.0


# ---- the domain


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("firer.fatigue", 101, "$.firer.fatigue"),
        ("firer.fatigue", -1, "$.firer.fatigue"),
        ("firer.operation_points", 20, "$.firer.operation_points"),
        ("firer.operation_points", -1, "$.firer.operation_points"),
        ("firer.men", -1, "$.firer.men"),
        ("firer.men", 3.5, "$.firer.men"),
        ("firer.men", True, "$.firer.men"),
        ("firer.weapon", "N12", "$.firer.weapon"),
        ("firer.weapon", "BOW", "$.firer.weapon"),
        ("firer.mode", "mounted", "$.firer.mode"),
        ("firer.arm", "marines", "$.firer.arm"),
        ("firer.leader_bonuses", [-1], "$.firer.leader_bonuses[0]"),
        ("firer.speed", 1, "$.firer.speed"),
        ("target.fortification", 6, "$.target.fortification"),
        ("target.terrain", "sea", "$.target.terrain"),
        ("target.men_in_square", -1, "$.target.men_in_square"),
        ("range", 16, "$.range"),
        ("range", 0, "$.range"),
        ("random", 2.0, "$.random"),
        ("random", 0.49, "$.random"),
        ("play_level", 0, "$.play_level"),
        ("play_level", 6, "$.play_level"),
        ("side", "england", "$.side"),
        ("level", "expert", "$.level"),
        ("efficiency", 100, "$.efficiency"),
    ],
)
def test_what_is_off_the_scale_is_told_with_its_place(path: str, value: object, where: str) -> None:
    assert error("antietam.fire", changed(SHOT, path, value)).startswith(f"{where}: ")


@pytest.mark.parametrize("path", ["firer", "firer.men", "firer.weapon", "range", "random"])
@pytest.mark.parametrize("rule", ["antietam.fire", "shiloh.fire"])
def test_what_is_required_must_be_there(rule: str, path: str) -> None:
    assert error(rule, without(SHOT, path)) == f"$.{path}: is missing"


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("firer.runs_out_of_ammo", True),
        ("defensive_melee_fire", True),
        ("random", 0.9),
        ("random", 1.3),
        ("target.terrain", "woods"),
        ("efficiency", -1),
        ("crew", -1),
        ("command_control", -0.1),
    ],
)
def test_shiloh_has_a_domain_of_its_own(path: str, value: object) -> None:
    assert error("shiloh.fire", changed(SHOT, path, value)).startswith(f"$.{path}: ")


@pytest.mark.parametrize("rule", ["antietam.fire", "shiloh.fire"])
def test_the_schema_tells_what_is_required(rule: str) -> None:
    found = lookup.schema(rule)["$defs"]
    shape = next(each for name, each in found.items() if name.endswith("Fire"))
    assert set(shape["required"]) == {"firer", "range", "random"}
