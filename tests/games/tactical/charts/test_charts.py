"""The charts of Antietam against the book's tables, written down a second time as they are printed."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest

from companion.charts.figures import exact, row_for
from companion.games.tactical.charts.ruleset import load
from companion.games.tactical.charts.shared import COLUMNS, Cells
from companion.games.tactical.charts.terms import LEVELS, Level, Side
from companion.kernel.shelf import ruleset_texts

RULES = load(ruleset_texts("antietam"))
TERRAIN = """
clear      2(3)  1(2)  2(3)  P
town       6(9)  3(5)  3(5)  P
woods      5(7)  2(3)  2(3)  P
cornfield  3(5)  2(3)  2(3)  P
river      P     P     P     P
stream     P     P     P     P
ford       4(6)  1(2)  3(5)  P
bridge     2(3)  1(2)  2(3)  P
"""
ACTIONS = """
road               1   1   1   P
higher            +2  +1  +3   P
zone              +2  +1  +3   P
zone_to_zone      +8  +5   P   P
change_mode        2   2   4   4
unlimber_in_zone  N/A N/A  8  N/A
fortify           12   P   P   P
fire               2   2   P   4
melee_attacker     2   2   P   P
melee_defender     1   1   2   2
"""
WEAPONS = """
RFL 4 2 0 0 0 0
MSK 3 0 0 0 0 0
R/M 3 1 0 0 0 0
R/S 6 2 0 0 0 0
R/G 4 1 0 0 0 0
SHR 8 2 0 0 0 0
R/C 4 1 0 0 0 0
CRB 4 1 0 0 0 0
SHG 4 0 0 0 0 0
PST 1 0 0 0 0 0
SM6 8 2 2 1 0 0
N12 14 4 2 1 0 0
RG3 8 5 4 2 1 0
H12 16 2 2 1 0 0
H24 17 4 2 1 0 0
P10 8 5 5 2 2 1
P20 8 6 6 2 2 1
"""
BANDS = (1, 1), (2, 2), (3, 3), (4, 6), (7, 10), (11, 15)
MELEE = """
-99 -7   150 0    50   0
 -6 -5    50 0    50   0
 -4  4     0 0    20  40
  5 12     0 50    0 100
 13 99     0 100   0 100
"""


def lines(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


def printed(cell: int | str) -> str:
    return str(cell)


# ---- costs


@pytest.mark.clause("ANT-T-OPCOST", "ANT-R-TABLE-ODD", "ANT-7.5d", "ANT-7.5f")
@pytest.mark.parametrize("row", lines(TERRAIN), ids=lambda row: row[0])
def test_terrain_costs_what_the_table_prints(row: list[str]) -> None:
    found = RULES.terrain_cost(row[0])
    straight = [found.cost(column, diagonal=False) for column in COLUMNS]
    diagonal = [found.cost(column, diagonal=True) for column in COLUMNS]
    shown = [f"{one}({two})" if isinstance(one, int) else one for one, two in zip(straight, diagonal, strict=True)]
    assert shown == row[1:]


@pytest.mark.clause(
    "ANT-T-OPCOST", "ANT-T-FIRECOST", "ANT-7.8c", "ANT-8.4e", "ANT-7.11b", "ANT-7.6b", "ANT-7.6c", "ANT-7.6e"
)
@pytest.mark.parametrize("row", lines(ACTIONS), ids=lambda row: row[0])
def test_actions_cost_what_the_table_prints(row: list[str]) -> None:
    costs = RULES.costs
    nested = {
        "road": costs.road.cells,
        "zone_to_zone": costs.zone_to_zone.cells,
        "change_mode": costs.mode_change[0].cells,
    }
    cells = nested.get(row[0]) or getattr(costs, row[0])
    assert isinstance(cells, Cells)
    assert [printed(cells.cell(column)) for column in COLUMNS] == [cell.removeprefix("+") for cell in row[1:]]


@pytest.mark.clause("ANT-T-OPCOST-N1", "ANT-T-OPCOST-N2", "ANT-T-OPCOST-N3", "ANT-T-OPCOST-N5", "ANT-7.5e")
def test_the_notes_of_the_costs() -> None:
    road = RULES.costs.road
    assert road.bridge is not None
    assert road.uphill is not None
    cavalry_artillery = RULES.costs.mode_change[0].cavalry_artillery
    assert cavalry_artillery is not None
    assert (road.bridge.op, road.uphill.op, cavalry_artillery.op) == (1, 1, 2)
    assert not road.diagonal
    assert road.modes == ["column", "mounted", "limbered"] == RULES.costs.bridge.modes


@pytest.mark.clause("ANT-T-OPCOST")
def test_everyone_pays_by_his_column() -> None:
    wanted = {
        ("infantry", "normal"): "foot",
        ("infantry", "column"): "foot",
        ("cavalry", "dismounted"): "foot",
        ("cavalry", "mounted"): "mounted",
        ("artillery", "limbered"): "limbered",
        ("artillery", "unlimbered"): "unlimbered",
    }
    found = {
        ("infantry", "normal"): RULES.column("infantry", "normal"),
        ("infantry", "column"): RULES.column("infantry", "column"),
        ("cavalry", "dismounted"): RULES.column("cavalry", "dismounted"),
        ("cavalry", "mounted"): RULES.column("cavalry", "mounted"),
        ("artillery", "limbered"): RULES.column("artillery", "limbered"),
        ("artillery", "unlimbered"): RULES.column("artillery", "unlimbered"),
    }
    assert found == wanted


# ---- fire and melee


@pytest.mark.clause("ANT-T-WEAPON", "ANT-R-OOB-UNUSED")
@pytest.mark.parametrize("row", lines(WEAPONS), ids=lambda row: row[0])
def test_a_weapon_harms_by_range_as_the_table_prints(row: list[str]) -> None:
    for (first, last), losses in zip(BANDS, row[1:], strict=True):
        assert {RULES.losses_at(row[0], squares) for squares in range(first, last + 1)} == {int(losses)}
    assert RULES.losses_at(row[0], 16) is None
    harming = [last for (_, last), losses in zip(BANDS, row[1:], strict=True) if losses != "0"]
    assert RULES.range_of(row[0]) == harming[-1]


def test_the_weapons_are_those_of_the_table() -> None:
    assert [weapon.code for weapon in RULES.weapons.weapon] == [row[0] for row in lines(WEAPONS)]
    small_arms = [weapon.code for weapon in RULES.weapons.weapon if weapon.kind == "small-arms"]
    assert small_arms == [row[0] for row in lines(WEAPONS)][:10]


@pytest.mark.clause("ANT-R-OOB-WEAPON-M", "ANT-R-OOB-SR")
def test_codes_that_only_the_order_of_battle_has() -> None:
    assert RULES.weapon("M") == RULES.weapon("MSK")
    assert RULES.weapon("S/R") == RULES.weapon("R/S")
    with pytest.raises(KeyError):
        RULES.weapon("BOW")


@pytest.mark.clause("ANT-T-MELEE", "ANT-R-MELEE-RANDOM")
@pytest.mark.parametrize("row", lines(MELEE), ids=lambda row: row[0])
def test_melee_results_are_those_of_the_table(row: list[str]) -> None:
    first, last, attacker, defender, attacker_retreats, defender_retreats = map(int, row)
    for differential in (first, last):
        found = row_for(RULES.melee.row, differential)
        assert (found.attacker_losses.added, found.defender_losses.added) == (attacker, defender)
        assert (found.attacker_losses.drawn, found.defender_losses.drawn) == (25, 25)
        assert (found.attacker_retreats, found.defender_retreats) == (attacker_retreats, defender_retreats)
    assert RULES.melee.differential.by == 50


@pytest.mark.clause("ANT-T-TERRAINMOD", "ANT-R-BRIDGE-MELEE")
def test_terrain_modifies_fire_and_melee() -> None:
    fire = {name: exact(row.fire) for name, row in RULES.targets.items()}
    assert fire == {
        "clear": 1,
        "cornfield": 1,
        "woods": Fraction(4, 5),
        "town": Fraction(7, 10),
        "bridge": 1,
        "ford": 1,
    }
    assert {exact(row.melee) for row in RULES.targets.values()} == {1}
    assert exact(RULES.modifiers.higher.fire) == exact(RULES.modifiers.higher.melee) == Fraction(9, 10)
    attackers = {terrain: exact(row.melee) for (terrain, _), row in RULES.locations.items()}
    assert attackers == {"bridge": Fraction(4, 5), "ford": Fraction(4, 5)}
    assert {exact(row.fire) for row in RULES.locations.values()} == {1}


@pytest.mark.clause("ANT-T-MODEMOD", "ANT-R-DISMOUNT", "ANT-7.8f", "ANT-7.8g")
def test_modes_modify_fire_and_melee() -> None:
    found = {mode: (float(row.fire), float(row.melee)) for mode, row in RULES.modes.items()}
    assert found == {
        "normal": (1.0, 1.0),
        "column": (0.75, 0.75),
        "mounted": (0.75, 1.5),
        "dismounted": (0.75, 0.75),
        "limbered": (1.0, 1.0),
        "unlimbered": (1.0, 1.0),
    }
    assert {mode for mode, row in RULES.modes.items() if row.flanked} == {"column", "mounted", "limbered"}
    routed = RULES.modifiers.routed
    assert (float(routed.fire), float(routed.melee)) == (0.75, 0.5)


@pytest.mark.clause(
    "ANT-T-OTHERMOD-a",
    "ANT-T-OTHERMOD-b",
    "ANT-T-OTHERMOD-c",
    "ANT-T-OTHERMOD-d",
    "ANT-T-OTHERMOD-e",
    "ANT-T-OTHERMOD-f",
    "ANT-T-OTHERMOD-g",
)
def test_the_other_modifiers() -> None:
    chart = RULES.modifiers
    assert exact(chart.leader.each) * 20 == Fraction(1, 5)
    assert (exact(chart.flank.attacker), exact(chart.flank.defender)) == (Fraction(3, 2), Fraction(1, 2))
    density = chart.density
    assert (density.men, density.step, density.least_percent, density.most_percent) == (650, 12, -25, 25)
    assert (exact(chart.random.least), exact(chart.random.most)) == (Fraction(1, 2), Fraction(3, 2))
    assert chart.battle_time is not None
    assert (chart.battle_time.by, chart.battle_time.least) == (10, 5)
    assert exact(chart.fortification.each) == Fraction(1, 10)
    assert [one for one in (chart.clamp, chart.crew, chart.efficiency) if one is not None] == []


@pytest.mark.clause("ANT-R-LEVEL", "ANT-2.1e", "ANT-2.1f")
@pytest.mark.parametrize(
    ("level", "side", "factor"),
    [
        (5, "union", "1.2"),
        (5, "confederate", "0.8"),
        (1, "union", "0.8"),
        (1, "confederate", "1.2"),
        (3, "union", "1"),
        (4, "confederate", "0.9"),
    ],
)
def test_a_level_of_play_favours_a_side(level: int, side: Side, factor: str) -> None:
    assert RULES.play_level_factor(side, level) == exact(factor)


# ---- the turn


@pytest.mark.clause("ANT-2.3a", "ANT-2.3b", "ANT-4.0b", "ANT-8.1a", "ANT-8.1b")
def test_the_sequence_of_play() -> None:
    phases = [
        "activation",
        "command-control",
        "recovery",
        "reinforcement",
        "union-operations-1",
        "union-combat-1",
        "confederate-operations-1",
        "confederate-combat-1",
        "mid-turn-recovery",
        "union-operations-2",
        "union-combat-2",
        "confederate-operations-2",
        "confederate-combat-2",
        "victory",
    ]
    assert [row.id for row in RULES.sequence.phase] == phases
    missing: dict[Level, set[str]] = {
        level: {row.id for row in RULES.sequence.phase if level not in row.levels} for level in LEVELS
    }
    assert missing == {
        "basic": {"command-control", "mid-turn-recovery"},
        "intermediate": {"command-control"},
        "advanced": set(),
    }
    assert [(row.id, row.who) for row in RULES.sequence.sub_phase] == [
        ("defensive-artillery-fire", "defending"),
        ("offensive-artillery-fire", "attacking"),
        ("defensive-fire", "defending"),
        ("offensive-fire", "attacking"),
        ("defensive-melee-fire", "defending"),
        ("melee", "attacking"),
    ]


@pytest.mark.clause("ANT-1.3a", "ANT-1.1a", "ANT-R-END")
def test_eleven_hours_from_six_in_the_morning() -> None:
    turns = RULES.sequence.turns
    hour, minute = map(int, turns.first.split(":"))
    assert (turns.number, turns.minutes, hour, minute) == (11, 60, 6, 0)
    assert hour + turns.number * turns.minutes // 60 == 17


@pytest.mark.clause("ANT-7.4a", "ANT-7.4b", "ANT-7.5b", "ANT-7.10a", "ANT-7.10b", "ANT-8.6e", "ANT-4.4a")
def test_operation_points() -> None:
    points = RULES.points
    assert (points.allowance.op, points.out_of_command.op, points.carry_over.op) == (10, 5, 2)
    assert (points.one_square.op, points.one_square_out_of_command.op, points.routed.squares) == (10, 5, 1)
    assert (points.force_march.op, points.force_march.fatigue, points.force_march.refused_at) == (1, 6, 40)


@pytest.mark.clause("ANT-QS-2.0a", "ANT-QS-2.0b", "ANT-QS-2.0c", "ANT-3.2a", "ANT-3.2g", "ANT-R-ACT-LIMIT")
def test_activation_and_holds() -> None:
    assert {row.formation: row.turn for row in RULES.activation.hold} == {"V Corps": 5, "VI Corps": 7, "Pleasonton": 8}
    assert RULES.activation.base is not None
    assert RULES.activation.cavalry is not None
    assert (RULES.activation.base.divisions, RULES.activation.cavalry.turn) == (4, 3)
    limit = RULES.activation_limit
    assert (limit.random.least, limit.random.most, limit.score.points, limit.turns.turns) == (0, 2, 2000, 4)
    assert (limit.a_level.divisions, limit.least.divisions) == (1, 1)


@pytest.mark.clause("ANT-4.1a", "ANT-4.1b", "ANT-4.1c", "ANT-4.1d", "ANT-4.2a", "ANT-4.2b", "ANT-4.3a", "ANT-4.3b")
def test_command_control() -> None:
    traces = {row.side: row for row in RULES.command.trace}
    assert {side: row.unit_to_division.squares for side, row in traces.items()} == {"confederate": 6, "union": 4}
    union, confederate = traces["union"], traces["confederate"]
    assert union.artillery_to_corps is not None
    assert union.division_to_corps is not None
    assert (union.artillery_to_corps.squares, union.division_to_corps.squares) == (6, 6)
    assert confederate.artillery_to_corps is confederate.division_to_corps is None
    assert RULES.command.corps_leader.squares == 1
    assert len(RULES.command.automatic) == 5


@pytest.mark.clause("ANT-T-REINF", "ANT-T-REINF-EARLY", "ANT-R-EARLY", "ANT-R-ROAD-ENTRY")
def test_reinforcements_come_on_at_their_edges() -> None:
    entries = {(row.side, row.turn): row for row in RULES.reinforcements.entry}
    assert [*map(tuple, entries["confederate", 2].squares)] == [(17, 0)]
    assert [*map(tuple, entries["union", 2].squares)] == [(0, y) for y in range(18, 21)]
    assert [*map(tuple, entries["union", 3].squares)] == [(0, y) for y in range(25, 33)]
    road = [*map(tuple, entries["confederate", 9].squares)]
    assert (road[0], road[-1]) == ((33, 1), (32, 4))
    assert all(abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1 for a, b in pairwise(road))
    assert entries["confederate", 9].delayed_by == [33, 1]
    assert [(row.turn, row.percent) for row in RULES.early.chance] == [(7, 25), (8, 50)]


# ---- condition


@pytest.mark.clause("ANT-8.9a", "ANT-T-AMMO-ELIG", "ANT-T-AMMO-RESUPPLY", "ANT-R-AMMO-COLUMNS")
def test_ammunition() -> None:
    ammo = RULES.ammo
    assert {row.arm: row.percent for row in ammo.run_out} == {"infantry": 7, "cavalry": 7, "artillery": 10}
    chances = [row_for(ammo.eligibility, squares).percent for squares in range(9)]
    assert chances == [100, 100, 90, 70, 50, 30, 10, 0, 0]
    assert [row_for(ammo.eligibility, squares).outcome for squares in (1, 2, 6, 7)] == [
        "at-once",
        "chance",
        "chance",
        "none",
    ]
    assert ammo.flat.percent == 50
    assert {(row.side, tuple(row.arms)): (row.percent, row.mid_turn) for row in ammo.resupply} == {
        ("union", ("artillery",)): (70, 35),
        ("union", ("infantry", "cavalry")): (90, 45),
        ("confederate", ("artillery",)): (50, 25),
        ("confederate", ("infantry", "cavalry")): (70, 35),
    }


@pytest.mark.clause("ANT-8.6b", "ANT-8.6c", "ANT-8.6d", "ANT-8.6f", "ANT-5.2a", "ANT-8.5a")
def test_rout_and_rally() -> None:
    rout = RULES.rout
    assert (rout.check_below.morale, rout.breaks.percent, rout.at_once_below.men) == (15, 40, 80)
    assert (rout.retreat.squares, rout.melee_retreat.least, rout.melee_retreat.most) == (4, 1, 4)
    assert rout.rally_from.morale == 40
    assert {row.side: row.more_than for row in rout.rally_men} == {"confederate": 100, "union": 300}


@pytest.mark.clause("ANT-8.3c", "ANT-8.3d", "ANT-8.3e", "ANT-R-LOS")
def test_what_stands_in_the_way_of_sight() -> None:
    sight = RULES.sight
    assert {row.terrain: row.feet for row in sight.obstacle} == {"woods": 20, "town": 30, "cornfield": 6}
    assert sight.unit.feet == 5
    assert {row.elevation: row.squares for row in sight.limit} == {1: 4, 2: 8, 3: 12, 4: 16}
    assert sight.a_level.least <= RULES.heights.a_level.feet <= sight.a_level.most


@pytest.mark.clause("ANT-7.7a", "ANT-7.7b", "ANT-7.7e")
def test_stacking() -> None:
    assert (RULES.stacking.troops.number, RULES.stacking.artillery.number) == (2, 1)
    alone = {terrain for terrain in RULES.kinds if RULES.most_units(terrain) == 1}
    assert alone == {"town", "ford", "bridge"}
    assert (RULES.stacking.main_victim.weight, RULES.stacking.others.weight) == (3, 1)


# ---- the score


@pytest.mark.clause(
    "ANT-10.1a",
    "ANT-10.1b",
    "ANT-10.1c",
    "ANT-10.1d",
    "ANT-10.1e",
    "ANT-10.1f",
    "ANT-10.1g",
    "ANT-10.1i",
    "ANT-R-LEADER-POINTS",
    "ANT-QS-7.1a",
)
def test_points_for_losses() -> None:
    points = {(row.id, row.of): row.points for row in RULES.victory.points}
    same = {"infantryman": 1, "cavalryman": 3, "gun": 150, "brigade-leader": 100, "division-leader": 300}
    assert {deed: value for (deed, side), value in points.items() if side == "union"} == same | {"corps-leader": 500}
    assert {deed: value for (deed, side), value in points.items() if side != "union"} == same | {"corps-leader": 1000}
    everywhere = {row.id for row in RULES.victory.points if "basic" in row.levels}
    assert everywhere == {"infantryman", "cavalryman", "gun"}


@pytest.mark.clause("ANT-10.2b", "ANT-T-VICTORY", "ANT-R-BOUNDS", "ANT-10.2c")
@pytest.mark.parametrize(
    ("score", "level"),
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
def test_a_score_means_a_level(score: int, level: str) -> None:
    assert row_for(RULES.victory.level, score).id == level
    needed = RULES.victory.needed
    assert needed is not None
    assert needed.men == 5000


@pytest.mark.clause("ANT-T-OBJECTIVES", "ANT-10.1h")
def test_objectives_are_half_worth_in_a_zone() -> None:
    worth = {tuple(row.square): row.points for row in RULES.objectives.row}
    assert worth == {
        (17, 2): 1000,
        (18, 9): 1000,
        (21, 14): 1000,
        (31, 18): 1000,
        (25, 3): 1000,
        (28, 11): 2000,
        (32, 7): 4000,
        (33, 1): 10000,
    }
    assert all(2 * row.in_zone == row.points for row in RULES.objectives.row)
