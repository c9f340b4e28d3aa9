"""`resolve antietam.melee` and `shiloh.melee`: worked examples, the domain, every melee against a slow calculation."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.kernel import lookup
from tests.games.tactical.casting import any_melee, ask, changed, error, without
from tests.games.tactical.oracle import Case
from tests.games.tactical.oracle_melee import melee

EVEN: Case = {
    "attackers": [{"men": 500}],
    "defenders": [{"men": 400}],
    "attacker_random": 1.0,
    "defender_random": 1.0,
    "attacker_loss_draw": 12,
    "defender_loss_draw": 12,
    "defender_retreat_draw": 50,
    "attacker_retreat_draw": 50,
}
GUNS = {"arm": "artillery", "guns": 10}


def fought(*paths: tuple[str, Any], game: str = "antietam") -> Case:
    case = EVEN
    for path, value in paths:
        case = changed(case, path, value)
    return ask(f"{game}.melee", case)


def strength(*paths: tuple[str, Any], game: str = "antietam", defends: bool = False) -> float:
    """Give the strength of the one unit of a side with changes to it or, by their names, to the whole melee."""
    side = "defenders" if defends else "attackers"
    tops = ("attackers_", "defenders_", "attacker_")
    placed = [(path if path.startswith(tops) else f"{side}.0.{path}", value) for path, value in paths]
    found = fought(*placed, game=game)
    value: float = found["defender_strength" if defends else "attacker_strength"]
    return value


# ---- against the oracle


@pytest.mark.clause("ANT-R-MELEE-STRENGTH", "ANT-R-MELEE-LOSS")
@given(any_melee(shiloh=False))
@settings(max_examples=150)
def test_every_melee_of_antietam_is_as_a_slow_calculation_has_it(case: Case) -> None:
    found = ask("antietam.melee", case)
    assert all(line["clause"] for line in found.pop("explain"))
    assert found == melee(case, shiloh=False)


@pytest.mark.clause("SHI-T-MODS", "SHI-MOD-limits")
@given(any_melee(shiloh=True))
@settings(max_examples=130)
def test_every_melee_of_shiloh_is_as_a_slow_calculation_has_it(case: Case) -> None:
    found = ask("shiloh.melee", case)
    assert all(line["clause"] for line in found.pop("explain"))
    assert found == melee(case, shiloh=True)


@pytest.mark.clause("ANT-T-MELEE-RETREAT")
@given(st.sampled_from(["antietam", "shiloh"]), st.data())
@settings(max_examples=110)
def test_never_do_both_sides_retreat_and_no_troops_lose_more_than_they_are(game: str, data: st.DataObject) -> None:
    case = data.draw(any_melee(shiloh=game == "shiloh"))
    found = ask(f"{game}.melee", case)
    assert not (found["defender_retreats"] and found["attacker_retreats"])
    assert 0 <= found["attacker_losses"] <= sum(unit["men"] for unit in case["attackers"])
    troops = [unit["men"] for unit in case["defenders"] if unit["arm"] != "artillery"]
    assert not troops or 0 <= found["defender_losses"] <= sum(troops)


# ---- worked by hand


@pytest.mark.clause("ANT-T-MELEE", "ANT-R-MELEE-ROUND")
@pytest.mark.parametrize(
    ("attackers", "defenders", "row"),
    [
        (1352, 650, "13 and more"),
        (1299, 650, "5 to 12"),
        (600, 300, "5 to 12"),
        (549, 300, "-4 to 4"),
        (300, 549, "-4 to 4"),
        (300, 550, "-5 to -6"),
        (300, 645, "-5 to -6"),
        (300, 650, "-7 or less"),
        (300, 700, "-7 or less"),
        (1, 1, "-4 to 4"),
    ],
)
def test_the_differential_is_cut_towards_nothing_before_the_row_is_found(
    attackers: int, defenders: int, row: str
) -> None:
    found = fought(("attackers.0.men", attackers), ("defenders.0.men", defenders))
    assert (found["differential"], found["row"]) == ((attackers - defenders) / 50, row)


@pytest.mark.clause("ANT-R-MELEE-RANDOM", "ANT-T-MELEE", "ANT-8.4g")
@pytest.mark.parametrize(
    ("attackers", "defenders", "losses", "retreats"),
    [
        (100, 600, (162, 12), (False, True)),
        (300, 600, (62, 12), (False, True)),
        (500, 500, (12, 12), (True, False)),
        (900, 500, (12, 62), (True, False)),
        (2000, 500, (12, 112), (True, False)),
    ],
)
def test_each_row_has_its_losses_and_retreats(
    attackers: int, defenders: int, losses: tuple[int, int], retreats: tuple[bool, bool]
) -> None:
    found = fought(
        ("attackers.0.men", attackers),
        ("defenders.0.men", defenders),
        ("defender_retreat_draw", 40),
        ("attacker_retreat_draw", 20),
    )
    capped = (min(losses[0], attackers), losses[1])
    assert (found["attacker_losses"], found["defender_losses"]) == capped
    assert (found["defender_retreats"], found["attacker_retreats"]) == retreats


@pytest.mark.clause("ANT-T-MELEE-RETREAT", "ANT-R-MELEE-RETREAT")
@pytest.mark.parametrize(
    ("defenders_drew", "attackers_drew", "expected"),
    [(40, 1, (True, False)), (41, 20, (False, True)), (41, 21, (False, False))],
)
def test_the_attackers_are_asked_only_where_the_defenders_stay(
    defenders_drew: int, attackers_drew: int, expected: tuple[bool, bool]
) -> None:
    found = fought(("defender_retreat_draw", defenders_drew), ("attacker_retreat_draw", attackers_drew))
    assert (found["defender_retreats"], found["attacker_retreats"]) == expected
    labels = [line["label"] for line in found["explain"]]
    assert ("drawn for the attackers" in labels) == (not expected[0])


@pytest.mark.clause("ANT-T-MODEMOD", "ANT-R-DISMOUNT", "ANT-R-BRIDGE-MELEE", "ANT-T-TERRAINMOD", "ANT-8.4c")
def test_what_multiplies_a_unit_at_antietam() -> None:
    assert strength(("arm", "cavalry"), ("men", 700)) == 1050
    assert strength(("arm", "cavalry"), ("mode", "dismounted"), ("men", 400)) == 300
    assert strength(("mode", "column")) == 375
    assert strength(("flanking", True)) == 750
    assert strength(("no_ammo", True)) == 350
    assert strength(("terrain", "ford")) == 400
    assert strength(("leader_bonuses", [13, 23])) == pytest.approx(694.95)
    assert strength(("defenders_higher", True)) == 450
    assert strength(("attacker_random", 1.5)) == 750
    assert fought(("attackers", [{"men": 400}, {"men": 300}]))["attacker_strength"] == 700


@pytest.mark.clause("ANT-T-OTHERMOD-c", "ANT-R-FLANK", "ANT-8.2e")
def test_what_multiplies_a_defender_at_antietam() -> None:
    assert strength(("men", 600), ("defenders_flanked", True), defends=True) == 300
    assert strength(("mode", "routed"), defends=True) == 200
    assert fought(("defenders", [GUNS]))["defender_strength"] == 160


@pytest.mark.clause("ANT-R-MELEE-LOSS", "ANT-R-DENSITY", "ANT-R-LEVEL")
def test_losses_are_multiplied_by_the_density_of_ones_own_square_and_the_enemys_level() -> None:
    crowded = fought(("attackers_density_men", 950), ("defenders_density_men", 350))
    assert (crowded["attacker_losses"], crowded["defender_losses"]) == (15, 9)
    level = fought(("play_level", 5))
    assert (level["attacker_losses"], level["defender_losses"]) == (9, 14)
    few = fought(("defenders.0.men", 5))
    assert few["defender_losses"] == 5


@pytest.mark.clause("ANT-R-GUN-LOSS")
def test_guns_alone_report_what_was_drawn_and_with_troops_it_is_the_troops_that_pay() -> None:
    assert fought(("defenders", [GUNS]), ("attackers.0.men", 3000))["defender_losses"] == 112
    assert fought(("defenders", [GUNS, {"men": 30}]), ("attackers.0.men", 3000))["defender_losses"] == 30


# ---- Shiloh's own


@pytest.mark.clause("SHI-EX-1", "SHI-EX-2", "SHI-FN-3", "SHI-FL-ravine", "SHI-FL-ford_bridge", "SHI-TL-ravine")
def test_the_ground_and_flanks_of_shiloh() -> None:
    assert strength(("target_terrain", "light_woods"), ("defenders_higher", True), game="shiloh") == 245
    assert strength(("flanking", True), game="shiloh") == 750
    assert strength(("defenders_flanked", True), game="shiloh", defends=True) == 200
    assert strength(("target_terrain", "ravine"), game="shiloh") == 650
    assert strength(("terrain", "ravine"), game="shiloh") == 300
    assert strength(("terrain", "ford_bridge"), game="shiloh") == 450


@pytest.mark.clause("SHI-MOD-firer-density-melee", "SHI-R-DENSITY", "SHI-MOD-target-density")
def test_a_crowd_weakens_attackers_at_shiloh_and_costs_nobody_more() -> None:
    assert strength(("attackers_density_men", 1200), game="shiloh") == 490
    assert strength(("attackers_density_men", 2000), game="shiloh") == 450
    crowded = fought(("attackers_density_men", 3000), ("defenders_density_men", 3000), game="shiloh")
    assert (crowded["attacker_losses"], crowded["defender_losses"]) == (12, 12)
    assert crowded["defender_strength"] == 400


@pytest.mark.clause("SHI-MOD-eff", "SHI-MOD-fatigue", "SHI-MOD-cc", "SHI-MO-mounted", "SHI-SC-ammo", "SHI-R-CREW")
def test_the_state_of_a_unit_at_shiloh() -> None:
    assert strength(("efficiency", 60), ("men", 600), game="shiloh") == 480
    assert strength(("fatigue", 20), ("men", 1000), game="shiloh") == 900
    assert strength(("command_control", 1.3), ("men", 750), game="shiloh") == 975
    assert strength(("arm", "cavalry"), ("men", 100), game="shiloh") == 200
    assert strength(("no_ammo", True), game="shiloh") == 350
    guns = {"arm": "artillery", "guns": 6, "crew": 77}
    assert fought(("defenders", [guns]), game="shiloh")["defender_strength"] == 76.8


@pytest.mark.clause("SHI-R-DISR-MELEE", "SHI-SC-disrupted", "SHI-SC-routed", "SHI-R-STARS", "SHI-FN-4")
def test_disrupted_and_routed_units_only_defend_themselves() -> None:
    for path in ("disrupted", "routed"):
        assert error("shiloh.melee", changed(EVEN, f"attackers.0.{path}", True)).startswith("$.attackers[0]: may not")
        assert strength((path, True), game="shiloh", defends=True) == 200
    twice = (("routed", True), ("mode", "routed"))
    assert strength(*twice, game="shiloh", defends=True) == 200
    assert strength(("mode", "limbered"), ("arm", "artillery"), ("guns", 10), game="shiloh", defends=True) == 80


@pytest.mark.clause("SHI-MOD-limits", "SHI-R-EXAMPLE")
def test_each_units_product_stays_within_limits_and_is_cut() -> None:
    assert strength(("arm", "cavalry"), ("flanking", True), game="shiloh") == 1000
    weak = (("mode", "column"), ("target_terrain", "heavy_woods"))
    assert strength(*weak, game="shiloh") == 100
    assert strength(("efficiency", 75), ("fatigue", 15), game="shiloh") == 400


# ---- the domain


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [
        ("attacker_loss_draw", 26, "$.attacker_loss_draw"),
        ("defender_loss_draw", -1, "$.defender_loss_draw"),
        ("defender_retreat_draw", 0, "$.defender_retreat_draw"),
        ("attacker_retreat_draw", 101, "$.attacker_retreat_draw"),
        ("attacker_random", 1.51, "$.attacker_random"),
        ("defender_random", 0.4, "$.defender_random"),
        ("attackers", [], "$.attackers"),
        ("defenders", [], "$.defenders"),
        ("attackers.0.arm", "artillery", "$.attackers[0]"),
        ("attackers.0.mode", "routed", "$.attackers[0]"),
        ("attackers.0.mode", "mounted", "$.attackers[0].mode"),
        ("attackers.0.guns", 1, "$.attackers[0].guns"),
        ("attackers.0.terrain", "woods", "$.attackers[0].terrain"),
        ("defenders.0.terrain", "other", "$.defenders[0].terrain"),
        ("defenders.0.flanking", True, "$.defenders[0].flanking"),
        ("defenders.0.efficiency", 90, "$.defenders[0].efficiency"),
        ("play_level", 6, "$.play_level"),
        ("attacker_side", "north", "$.attacker_side"),
        ("level", "advanced", "$.level"),
    ],
)
def test_what_is_off_the_scale_is_told_with_its_place(path: str, value: object, where: str) -> None:
    assert error("antietam.melee", changed(EVEN, path, value)).startswith(f"{where}: ")


@pytest.mark.parametrize(("path", "value"), [("attacker_random", 0.9), ("attacker_random", 1.3)])
def test_shiloh_draws_from_a_narrower_span(path: str, value: float) -> None:
    assert error("shiloh.melee", changed(EVEN, path, value)).startswith(f"$.{path}: expected a number from 1 to 1.2")


@pytest.mark.parametrize("path", sorted(EVEN))
@pytest.mark.parametrize("rule", ["antietam.melee", "shiloh.melee"])
def test_sides_and_draws_are_required(rule: str, path: str) -> None:
    assert error(rule, without(EVEN, path)) == f"$.{path}: is missing"
    assert error(rule, without(EVEN, "defenders.0.men")) == "$.defenders[0].men: is missing"


@pytest.mark.parametrize("rule", ["antietam.melee", "shiloh.melee"])
def test_the_schema_tells_what_is_required(rule: str) -> None:
    found = lookup.schema(rule)["$defs"]
    shape = next(each for name, each in found.items() if name.endswith("Melee"))
    assert set(shape["required"]) == set(EVEN)
