"""`resolve antietam.move-cost` and `shiloh.move-cost`: what the charts say, and every step against a slow calculation."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings

from companion.kernel import lookup
from tests.games.tactical.casting import GAMES, any_step, ask, error
from tests.games.tactical.oracle import Case
from tests.games.tactical.oracle_costs import cost

ZOC_TO_ZOC: Case = {"from_enemy_zoc": True, "to_enemy_zoc": True}
COLUMN: Case = {"mode": "column", "by_road": True}
LIMBERED: Case = {"unit": "artillery", "mode": "limbered"}


def step(game: str = "antietam", **given: Any) -> int | None:
    found: int | None = ask(f"{game}.move-cost", given)["cost"]
    return found


def clauses(game: str = "antietam", **given: Any) -> list[str]:
    return [line["clause"] for line in ask(f"{game}.move-cost", given)["explain"]]


# ---- against the oracle


@pytest.mark.clause("ANT-T-OPCOST", "ANT-R-BASIC-BLUE")
@given(any_step(shiloh=False))
@settings(max_examples=600)
def test_every_step_at_antietam_is_as_a_slow_calculation_has_it(case: Case) -> None:
    agrees("antietam.move-cost", case, cost(case, shiloh=False))


@pytest.mark.clause("SHI-T-OPCOST", "SHI-R-BLUE")
@given(any_step(shiloh=True))
@settings(max_examples=600)
def test_every_step_at_shiloh_is_as_a_slow_calculation_has_it(case: Case) -> None:
    agrees("shiloh.move-cost", case, cost(case, shiloh=True))


def agrees(rule: str, case: Case, expected: int | None) -> None:
    """Compare; the parts of the working add up to the cost, or are the reasons that there is none."""
    found = ask(rule, case)
    assert (found["allowed"], found["cost"]) == (expected is not None, expected)
    parts = [line["value"] for line in found["explain"]]
    assert parts
    assert all(line["clause"] for line in found["explain"])
    assert set(parts) == {"P"} if expected is None else sum(parts) == expected


# ---- Antietam by hand


@pytest.mark.clause("ANT-T-OPCOST", "ANT-7.5a", "ANT-R-HIGHER", "ANT-QS-3.4a")
def test_terrain_and_height_at_antietam() -> None:
    assert step() == 2
    assert step(terrain="town", diagonal=True) == 9
    assert step(terrain="woods", diagonal=True) == 7
    assert step(unit="cavalry", terrain="ford") == 1
    assert step(unit="cavalry", mode="dismounted", terrain="ford") == 4
    assert step(**LIMBERED, terrain="bridge", diagonal=True) == 3
    assert step(**LIMBERED, uphill=True) == 5
    assert step(terrain="woods", diagonal=True, uphill=True, to_enemy_zoc=True) == 11


@pytest.mark.clause("ANT-7.5d", "ANT-7.5e", "ANT-7.5f", "ANT-7.8e", "ANT-7.8d")
def test_what_no_points_can_buy_at_antietam() -> None:
    assert step(terrain="stream") is None
    assert step(terrain="river", **COLUMN) is None
    assert step(terrain="bridge") is None
    assert step(terrain="bridge", mode="column") == 2
    assert step(terrain="bridge", unit="cavalry", mode="dismounted") is None
    assert step(unit="artillery") is None
    assert clauses(terrain="bridge") == ["ANT-7.5e"]
    assert clauses(unit="artillery") == ["ANT-7.5f"]


@pytest.mark.clause("ANT-T-OPCOST-N1", "ANT-T-OPCOST-N2", "ANT-T-OPCOST-N3", "ANT-R-ROAD-UP", "ANT-R-ROAD-USE")
def test_the_road_at_antietam() -> None:
    assert step(terrain="woods", **COLUMN) == 1
    assert step(terrain="woods", **COLUMN, diagonal=True) == 7
    assert step(terrain="woods", by_road=True) == 5
    assert step(unit="cavalry", by_road=True, terrain="town") == 1
    assert step(unit="cavalry", mode="dismounted", by_road=True) == 2
    assert step(**LIMBERED, by_road=True, uphill=True) == 2
    assert step(terrain="bridge", **COLUMN) == 1
    assert step(terrain="bridge", **COLUMN, to_enemy_zoc=True, uphill=True) == 1 + 1 + 2
    assert step(terrain="bridge", **COLUMN, diagonal=True) == 3
    assert clauses(terrain="bridge", **COLUMN, uphill=True) == ["ANT-T-OPCOST-N1", "ANT-T-OPCOST-N3"]


@pytest.mark.clause("ANT-7.6b", "ANT-7.6c", "ANT-7.6e", "ANT-R-ZOC-COST")
def test_zones_of_control_at_antietam() -> None:
    assert step(to_enemy_zoc=True) == 4
    assert step(unit="cavalry", from_enemy_zoc=True) == 2
    assert step(**ZOC_TO_ZOC) == 10
    assert step(unit="cavalry", **ZOC_TO_ZOC) == 6
    assert step(**LIMBERED, to_enemy_zoc=True) == 5
    assert step(**LIMBERED, **ZOC_TO_ZOC) is None
    assert clauses(**LIMBERED, **ZOC_TO_ZOC) == ["ANT-7.6e"]


@pytest.mark.clause("ANT-R-ZOC-BASIC", "ANT-QS-3.6b", "ANT-QS-3.6d", "ANT-QS-3.6e", "ANT-R-BASIC-BLUE")
def test_the_basic_game_has_the_road_for_all_and_no_cost_of_leaving() -> None:
    basic: Case = {"level": "basic"}
    assert step(**basic, by_road=True, terrain="woods") == 1
    assert step(**basic, by_road=True, terrain="woods", diagonal=True) == 7
    assert step(**basic, by_road=True, terrain="bridge", uphill=True) == 2
    assert step(**basic, terrain="bridge") == 2
    assert step(**basic, unit="artillery") == 2
    assert step(**basic, from_enemy_zoc=True) == 2
    assert step(**basic, to_enemy_zoc=True) == 4
    assert step(**basic, terrain="woods", **ZOC_TO_ZOC) == 10
    assert step(**basic, unit="artillery", **ZOC_TO_ZOC) is None
    assert clauses(**basic, unit="artillery", **ZOC_TO_ZOC) == ["ANT-QS-3.6e"]


@pytest.mark.clause("ANT-R-ROUTED-MOVE")
@pytest.mark.parametrize("game", GAMES)
def test_routed_units_have_neither_road_nor_bridge_and_keep_off_the_enemy(game: str) -> None:
    routed: Case = {"mode": "routed"}
    assert step(game, **routed) == 2
    assert step(game, **routed, by_road=True) == 2
    assert step(game, **routed, terrain="bridge") is None
    assert step(game, **routed, to_enemy_zoc=True) is None
    assert step(game, **routed, from_enemy_zoc=True) == 4
    assert step(game, unit="artillery", **routed) == 2
    assert step(game, unit="cavalry", **routed, level="basic", by_road=True, diagonal=True) == 2


# ---- Shiloh by hand


@pytest.mark.clause(
    "SHI-OC-heavy_woods", "SHI-OC-swamp", "SHI-OC-ravine", "SHI-OC-stream", "SHI-OC-ford", "SHI-R-CHURCH"
)
def test_terrain_and_height_at_shiloh() -> None:
    assert step("shiloh", terrain="light_woods", **LIMBERED, diagonal=True) == 4
    assert step("shiloh", terrain="heavy_woods", **LIMBERED) == 7
    assert step("shiloh", terrain="swamp", **LIMBERED) is None
    assert step("shiloh", terrain="swamp", unit="cavalry", diagonal=True) == 8
    assert step("shiloh", terrain="ravine", unit="cavalry") == 7
    assert step("shiloh", terrain="ford", diagonal=True) == 5
    assert step("shiloh", terrain="stream") == 4
    assert step("shiloh", terrain="river") is None
    assert step("shiloh", terrain="woods_church") == 3
    assert step("shiloh", terrain="woods_church", options={"SHI-R-CHURCH": 1}) == 2
    assert step("shiloh", uphill=True) == 3


@pytest.mark.clause("SHI-OC-roads", "SHI-N-road", "SHI-R-ROAD-DIAG", "SHI-OC-bridge", "SHI-R-BRIDGE")
def test_the_road_at_shiloh_goes_every_way() -> None:
    assert step("shiloh", terrain="heavy_woods", **COLUMN, diagonal=True) == 1
    assert step("shiloh", terrain="heavy_woods", **COLUMN, diagonal=True, options={"SHI-R-ROAD-DIAG": 1}) == 6
    assert step("shiloh", terrain="ravine", unit="cavalry", by_road=True) == 2
    assert step("shiloh", terrain="bridge", **COLUMN, diagonal=True) == 1
    assert step("shiloh", terrain="bridge", mode="column", diagonal=True) == 5
    assert step("shiloh", terrain="bridge") is None
    assert step("shiloh", **LIMBERED, by_road=True, uphill=True, terrain="swamp") == 1 + 2


@pytest.mark.clause("SHI-N-sunken", "SHI-R-SUNKEN", "SHI-N-107", "SHI-R-107", "SHI-N-night", "SHI-R-NIGHT")
def test_what_multiplies_at_shiloh() -> None:
    assert step("shiloh", terrain="sunken_road") == 4
    assert step("shiloh", terrain="sunken_road", diagonal=True) == 6
    assert step("shiloh", terrain="sunken_road", uphill=True, to_enemy_zoc=True) == 4 + 1 + 2
    assert step("shiloh", terrain="sunken_road", mode="column") == 2
    assert step("shiloh", terrain="sunken_road", **LIMBERED) == 2
    assert step("shiloh", **LIMBERED, unit_107=True) == 6
    assert step("shiloh", **LIMBERED, unit_107=True, uphill=True) == 12
    assert step("shiloh", **LIMBERED, unit_107=True, uphill=True, to_enemy_zoc=True, night=True) == 42
    assert step("shiloh", night=True) == 4
    assert step("shiloh", level="basic", night=True, **ZOC_TO_ZOC) == 10


@pytest.mark.clause("SHI-OC-zoc", "SHI-OC-zoc_zoc", "SHI-N-2", "SHI-R-ZOC")
def test_zones_of_control_at_shiloh() -> None:
    assert step("shiloh", to_enemy_zoc=True) == 4
    assert step("shiloh", **ZOC_TO_ZOC) is None
    assert step("shiloh", **ZOC_TO_ZOC, friendly_occupied=True) == 7
    assert step("shiloh", **LIMBERED, **ZOC_TO_ZOC, friendly_occupied=True) == 9
    assert clauses("shiloh", **ZOC_TO_ZOC) == ["SHI-N-2"]
    assert step("shiloh", **LIMBERED, **ZOC_TO_ZOC, level="basic") == 10


# ---- the domain


@pytest.mark.parametrize(
    ("given", "where"),
    [
        ({"terrain": "swamp"}, "$.terrain"),
        ({"terrain": "ford_bridge"}, "$.terrain"),
        ({"unit": "gunboat"}, "$.unit"),
        ({"mode": "mounted"}, "$.mode"),
        ({"unit": "cavalry", "mode": "normal"}, "$.mode"),
        ({"level": "expert"}, "$.level"),
        ({"diagonal": 1}, "$.diagonal"),
        ({"night": True}, "$.night"),
        ({"friendly_occupied": True}, "$.friendly_occupied"),
        ({"speed": 3}, "$.speed"),
        ({"options": {"ANT-R-NOBODY": 1}}, "$.options"),
    ],
)
def test_what_the_case_does_not_know_is_told_with_its_place(given: Case, where: str) -> None:
    assert error("antietam.move-cost", given).startswith(where)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_required_and_the_schema_says_so(game: str) -> None:
    found = lookup.schema(f"{game}.move-cost")["$defs"]
    assert not any(shape.get("required") for shape in found.values())
    assert ask(f"{game}.move-cost", {})["cost"] == 2
