"""The charts of Shiloh against the fragment's tables, written down a second time as they are printed."""

from __future__ import annotations

from fractions import Fraction

import pytest

from companion.charts.figures import exact
from companion.games.tactical.charts.ruleset import Shiloh, load
from companion.games.tactical.charts.shared import COLUMNS, Cells
from companion.games.tactical.charts.terms import Mode
from companion.games.tactical.rules.turn.command_control import control_factor, traced
from companion.kernel.shelf import ruleset_texts
from tests.games.tactical.charts.test_charts import RULES as ANTIETAM
from tests.games.tactical.charts.test_charts import lines, printed

RULES = load(ruleset_texts("shiloh"))
TERRAIN = """
clear          2(3) 1(2) 2(3) P
peach_orchard  2(3) 1(2) 2(3) P
light_woods    3(4) 2(3) 3(4) P
woods_church   3(4) 2(3) 3(4) P
heavy_woods    4(6) 4(6) 7(9) P
swamp          6(8) 6(8) P    P
ravine         3(4) 7(9) 7(9) P
ford           3(5) 1(2) 5(7) P
bridge         1(5) 1(5) 1(5) P
stream         4(6) 1(2) 5(7) P
sunken_road    2(3) 1(2) 2(3) P
river          P    P    P    P
"""
ACTIONS = """
roads           1  1  1   P
higher         +1 +1 +2   P
to-column       2  2 N/A  2
to-normal       4  4  4  N/A
zone           +2 +1 +3   P
zone_to_zone   +5 +3 +7   P
fortify         8  8  P   8
reorganise      2 N/A N/A N/A
melee_attacker  2  2  P   P
melee_defender  2  2  2   2
fire            2  2  P   4
"""
TARGETS = """
clear         1.00 1.00
heavy_woods   0.40 0.40
light_woods   0.70 0.70
woods_church  0.70 0.70
peach_orchard 0.70 0.70
ravine        0.70 1.30
stream        0.80 0.80
swamp         0.80 0.80
ford          1.00 1.00
bridge        1.00 1.00
sunken_road   0.50 0.70
"""
MODES = """
normal     1.00 1.00
column     0.30 0.30
mounted    0.85 2.00
unlimbered 1.00 1.00
limbered   0.20 0.50
dismounted 0.75 1.00
"""


@pytest.mark.clause(
    "SHI-OC-clear",
    "SHI-OC-light_woods",
    "SHI-OC-heavy_woods",
    "SHI-OC-swamp",
    "SHI-OC-ravine",
    "SHI-OC-ford",
    "SHI-OC-bridge",
    "SHI-OC-stream",
    "SHI-R-CHURCH",
    "SHI-R-SUNKEN",
    "SHI-R-RIVER",
    "SHI-R-SCAN",
)
@pytest.mark.parametrize("row", lines(TERRAIN), ids=lambda row: row[0])
def test_terrain_costs_what_the_table_prints(row: list[str]) -> None:
    found = RULES.terrain_cost(row[0])
    pairs = [(found.cost(column, diagonal=False), found.cost(column, diagonal=True)) for column in COLUMNS]
    assert [f"{one}({two})" if isinstance(one, int) else one for one, two in pairs] == row[1:]
    assert RULES.enterable(row[0]) == (row[0] != "river")


@pytest.mark.clause(
    "SHI-OC-roads",
    "SHI-OC-higher",
    "SHI-OC-to_column",
    "SHI-OC-to_normal",
    "SHI-OC-zoc",
    "SHI-OC-zoc_zoc",
    "SHI-OC-fortify",
    "SHI-OC-reorganize",
    "SHI-OC-melee_att",
    "SHI-OC-melee_def",
    "SHI-OC-fire",
    "SHI-R-FORTIFY",
)
@pytest.mark.parametrize("row", lines(ACTIONS), ids=lambda row: row[0])
def test_actions_cost_what_the_table_prints(row: list[str]) -> None:
    costs = RULES.costs
    nested = {"roads": costs.road.cells, "zone_to_zone": costs.zone_to_zone.cells}
    nested |= {change.id: change.cells for change in costs.mode_change}
    cells = nested.get(row[0]) or getattr(costs, row[0])
    assert isinstance(cells, Cells)
    assert [printed(cells.cell(column)) for column in COLUMNS] == [cell.removeprefix("+") for cell in row[1:]]


@pytest.mark.clause(
    "SHI-N-gunboat",
    "SHI-N-107",
    "SHI-N-road",
    "SHI-N-sunken",
    "SHI-N-night",
    "SHI-N-1",
    "SHI-N-2",
    "SHI-N-3",
    "SHI-N-4",
    "SHI-N-5",
    "SHI-R-NOTES",
)
def test_the_notes_of_the_costs() -> None:
    costs = RULES.costs
    assert costs.gunboat is not None
    assert costs.gunboat.op == 1
    assert {row.id: (row.times, row.covers) for row in costs.multiplied} == {
        "sunken-road": (2, "terrain"),
        "heavy-guns": (3, "step"),
        "night": (2, "all"),
    }
    assert costs.road.demibrigades
    assert costs.road.diagonal
    assert [(row.terrain, row.op) for row in costs.road.slow] == [("ravine", 2)]
    assert costs.zone_to_zone.needs == "friend"
    assert [(row.terrain, row.arm) for row in costs.no_mode_change] == [("ravine", "artillery")]
    woods = [row.in_woods.op if row.in_woods else 0 for row in costs.mode_change]
    zones = [row.zone_adds.op if row.zone_adds else 0 for row in costs.mode_change]
    assert (woods, zones) == ([3, 6], [2, 2])


@pytest.mark.clause(
    "SHI-T-MODS",
    "SHI-TL-clear",
    "SHI-TL-heavy_woods",
    "SHI-TL-light_woods",
    "SHI-TL-woods_church",
    "SHI-TL-peach_orchard",
    "SHI-TL-ravine",
    "SHI-TL-stream",
    "SHI-TL-swamp",
    "SHI-TL-ford_bridge",
    "SHI-TL-sunken_road",
    "SHI-TL-higher",
)
def test_the_targets_location() -> None:
    found = {terrain: (float(row.fire), float(row.melee)) for terrain, row in RULES.targets.items()}
    assert found == {row[0]: (float(row[1]), float(row[2])) for row in lines(TARGETS)}
    assert float(RULES.modifiers.higher.fire) == float(RULES.modifiers.higher.melee) == 0.7


@pytest.mark.clause(
    "SHI-FL-stream", "SHI-FL-ford_bridge", "SHI-FL-ravine", "SHI-FL-art_woods", "SHI-FL-others", "SHI-R-WOODS"
)
def test_the_firing_units_location() -> None:
    foot = {
        place: (float(row.fire), float(row.melee)) for (place, arm), row in RULES.locations.items() if arm == "infantry"
    }
    guns = {
        place: (float(row.fire), float(row.melee))
        for (place, arm), row in RULES.locations.items()
        if arm == "artillery"
    }
    assert foot == {"stream": (1.0, 0.7), "ford": (1.0, 0.9), "bridge": (1.0, 0.9), "ravine": (1.0, 0.6)}
    assert guns == foot | dict.fromkeys(("light_woods", "heavy_woods", "woods_church"), (0.7, 1.0))
    assert {terrain for terrain in RULES.kinds if RULES.is_woods(terrain)} == set(guns) - set(foot)


@pytest.mark.clause(
    "SHI-MO-normal", "SHI-MO-column", "SHI-MO-mounted", "SHI-MO-unlimbered", "SHI-MO-limbered", "SHI-MO-dismounted"
)
def test_modes() -> None:
    assert {mode: (float(row.fire), float(row.melee)) for mode, row in RULES.modes.items()} == {
        row[0]: (float(row[1]), float(row[2])) for row in lines(MODES)
    }


@pytest.mark.clause("SHI-FN-2", "SHI-FN-4", "SHI-R-STARS")
def test_two_stars_are_for_the_last_fire_only_and_limbered_guns_only_defend() -> None:
    starred: dict[Mode, bool] = {mode: row.last_fire_only for mode, row in RULES.modes.items()}
    assert [mode for mode, last in starred.items() if last] == ["limbered"]
    assert RULES.modes["limbered"].defends_only
    disrupted = RULES.modifiers.disrupted
    assert disrupted is not None
    assert disrupted.last_fire_only
    assert RULES.modifiers.routed.last_fire_only
    assert RULES.out_of_ammo.last_fire_only


@pytest.mark.clause("SHI-MO-routed", "SHI-SC-routed", "SHI-SC-disrupted", "SHI-SC-ammo", "SHI-SC-flank")
def test_conditions() -> None:
    routed, disrupted = RULES.modifiers.routed, RULES.modifiers.disrupted
    assert disrupted is not None
    assert {float(one) for one in (routed.fire, routed.melee, disrupted.fire, disrupted.melee)} == {0.5}
    assert (float(RULES.out_of_ammo.fire), float(RULES.out_of_ammo.melee)) == (0.3, 0.7)
    assert (float(RULES.modifiers.flank.attacker), float(RULES.modifiers.flank.defender)) == (1.5, 0.5)


@pytest.mark.clause(
    "SHI-MOD-target-density",
    "SHI-MOD-firer-density",
    "SHI-MOD-firer-density-melee",
    "SHI-MOD-fort",
    "SHI-MOD-eff",
    "SHI-MOD-fatigue",
    "SHI-MOD-crew",
    "SHI-MOD-random",
    "SHI-MOD-outmaneuvered",
    "SHI-MOD-success",
    "SHI-MOD-limits",
    "SHI-R-DENSITY",
)
def test_the_additional_modifiers() -> None:
    chart = RULES.modifiers
    density = chart.density
    assert (density.men, density.step, density.least_percent, density.most_percent) == (1000, 50, -20, 40)
    assert chart.own_density is not None
    assert chart.own_density_melee is not None
    assert (chart.own_density.men, chart.own_density.step, chart.own_density_melee.step) == (1000, 50, 100)
    assert chart.efficiency is not None
    assert (chart.efficiency.points, chart.fatigue.points) == (2, 2)
    assert chart.crew is not None
    assert chart.crew.men == 16
    assert (exact(chart.random.least), exact(chart.random.most)) == (1, Fraction(6, 5))
    assert chart.outmaneuvered is not None
    assert chart.successful_attack is not None
    assert (exact(chart.outmaneuvered.times), exact(chart.successful_attack.times)) == (Fraction(1, 2), Fraction(3, 2))
    assert chart.clamp is not None
    assert (exact(chart.clamp.least), exact(chart.clamp.most)) == (Fraction(1, 5), 2)
    assert chart.battle_time is None


@pytest.mark.clause("SHI-R-WEAPONS", "SHI-W-rifle", "SHI-R-SCOPE")
def test_weapons_and_what_else_the_fragment_lacks_are_those_of_the_base() -> None:
    assert isinstance(RULES, Shiloh)
    assert RULES.weapons == ANTIETAM.weapons
    assert RULES.losses_at("RFL", 1) == 4
    assert RULES.weapon("S24") == RULES.weapon("H24")
    assert (RULES.ammo, RULES.rout, RULES.fatigue) == (ANTIETAM.ammo, ANTIETAM.rout, ANTIETAM.fatigue)
    assert RULES.activation.base is None


@pytest.mark.clause("SHI-R-SEQUENCE", "SHI-R-NIGHT")
def test_the_sequence_of_play() -> None:
    turns = RULES.sequence.turns
    assert (turns.number, turns.minutes, RULES.sequence.night_turns) == (15, 90, [8])
    operations = [row.side for row in RULES.sequence.phase if row.kind == "operation"]
    assert operations == ["confederate", "union"] * 2
    assert not [row for row in RULES.sequence.phase if row.kind == "activation"]


@pytest.mark.clause("SHI-R-CC", "SHI-MOD-cc")
def test_command_control_is_a_factor_by_the_trace() -> None:
    half = exact("1/2")
    assert [traced(squares, 6, half) for squares in (0, 3, 4, 6, 7)] == [
        "close",
        "close",
        "inside",
        "inside",
        "outside",
    ]
    assert traced(3, 5, half) == "inside"
    found = [control_factor(RULES, trace)[0] for trace in ("close", "inside", "outside", "automatic")]
    assert found == [Fraction(13, 10), 1, Fraction(7, 10), 1]
    assert control_factor(RULES.choosing({"SHI-R-CC": 2}), "close")[0] == 1
    assert control_factor(ANTIETAM, "close")[0] == 1


@pytest.mark.clause("SHI-R-CHURCH")
def test_woods_with_a_church_may_cost_what_clear_ground_costs() -> None:
    clear = RULES.choosing({"SHI-R-CHURCH": 1})
    assert clear.terrain_cost("woods_church") == RULES.terrain_cost("clear")
    assert clear.terrain_cost("light_woods") == RULES.terrain_cost("light_woods")
