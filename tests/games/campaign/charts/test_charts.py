"""Every figure of the book's charts, against the book, and where it can be had two ways, both ways."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.charts.figures import exact
from companion.games.campaign.charts.ruleset import load
from companion.games.campaign.charts.sense_charts import chance_at
from companion.kernel.shelf import ruleset_texts

RULES = load(ruleset_texts("gettysburg"))
HALF, QUARTER = Fraction(1, 2), Fraction(1, 4)


# ---- time


@pytest.mark.clause("RTG-1.4b", "RTG-4.0a")
def test_five_turns_fill_a_day_and_six_phases_a_turn() -> None:
    assert [(slot.start, slot.hours, slot.kind) for slot in RULES.slots] == [
        ("0500", 4, "morning"),
        ("0900", 4, "day"),
        ("1300", 4, "day"),
        ("1700", 4, "day"),
        ("2100", 8, "night"),
    ]
    assert sum(slot.hours for slot in RULES.slots) == 24
    phases = ["reconnaissance", "confederate", "union", "receipt", "execution", "fatigue"]
    assert [phase.id for phase in RULES.sequence.phase] == phases


@pytest.mark.clause("RTG-8.1a", "RTG-8.8a", "RTG-6.3.1a", "RTG-6.3.2a", "RTG-6.3.3a", "RTG-8.0b", "RTG-2.0m")
@pytest.mark.parametrize(
    ("corps", "mode", "morning", "day", "night"),
    [
        ("infantry", "rest", 0, 0, 0),
        ("infantry", "normal", 3 * HALF, 3, 9 * HALF),
        ("infantry", "force", 2, 4, 6),
        ("cavalry", "rest", 0, 0, 0),
        ("cavalry", "normal", 2, 4, 6),
        ("cavalry", "force", 3, 6, 9),
    ],
)
def test_an_allowance_is_the_days_times_the_turns_factor(
    corps: str, mode: str, morning: Fraction, day: Fraction, night: Fraction
) -> None:
    a_day = {"morning": morning, "day": day, "night": night}
    allowance = {(str(kind), str(march)): mp for (kind, march), mp in RULES.allowances.items()}[corps, mode]
    for slot in RULES.slots:
        assert allowance * slot.mp_factor == a_day[slot.kind], slot


@pytest.mark.clause("RTG-9.0a", "RTG-8.1c", "RTG-8.6c", "RTG-8.8b", "RTG-4.6d")
def test_nobody_fights_at_night_and_only_night_tires_threefold() -> None:
    assert [slot.combat for slot in RULES.slots] == [True, True, True, True, False]
    assert [slot.fatigue_factor for slot in RULES.slots] == [1, 1, 1, 1, 3]
    assert RULES.movement.no_combat_in_rain == "RTG-8.6c"


@pytest.mark.clause("RTG-SC1-A1", "RTG-SC2-A1")
@pytest.mark.parametrize(
    ("scenario", "first", "last", "turns", "armies"),
    [("campaign", "June 28 0500", "July 4 2100", 35, "june28"), ("battle", "July 1 0900", "July 3 2100", 14, "july1")],
)
def test_a_scenario_runs_from_its_first_turn_to_its_last(
    scenario: str, first: str, last: str, turns: int, armies: str
) -> None:
    row = RULES.scenarios[scenario]
    assert (f"{RULES.days[row.first_day]} {row.first_turn}", f"{RULES.days[row.last_day]} {row.last_turn}") == (
        first,
        last,
    )
    every = [f"{name} {slot.start}" for name in RULES.days.values() for slot in RULES.slots]
    assert every.index(last) - every.index(first) + 1 == row.turns == turns
    assert row.order_of_battle == armies


@pytest.mark.clause("RTG-SC2-B3b", "RTG-SC2-B3c", "RTG-R-LASTDIR")
def test_the_battle_opens_with_lines_in_gettysburg() -> None:
    row = RULES.scenarios["battle"]
    assert row.objective == [12, 8]
    assert [(one.hex, one.union, one.confederate) for one in row.lines] == [([12, 8], [2, 3, 4], [1, 5, 6])]
    assert [(one.hex, one.side) for one in row.holder] == [([12, 8], "union")]
    came = {(one.side, one.letter): one.direction for one in row.heading}
    buford, doubleday, heth, pender = ("union", "H"), ("union", "A"), ("confederate", "H"), ("confederate", "I")
    assert came == {buford: 1, doubleday: 1, heth: 3, pender: 3}
    assert not RULES.scenarios["campaign"].lines


# ---- measures and ratings


@pytest.mark.clause("RTG-1.4a", "RTG-1.4c", "RTG-13.1.2g", "RTG-R-GUNS")
def test_what_the_units_of_the_game_stand_for() -> None:
    scale = RULES.scale
    assert (scale.miles_a_hex.value, scale.men_a_point.value, scale.pounds_a_gun_point.value) == (4, 100, 8)
    assert 4 * 6 / Fraction(scale.pounds_a_gun_point.value) == 3  # four six-pounders


@pytest.mark.clause("RTG-2.0a", "RTG-2.0k", "RTG-13.2.1c", "RTG-9.2.3b", "RTG-3.1b", "RTG-R-OB-LETTER")
def test_how_far_ratings_run() -> None:
    scale = RULES.scale
    assert (scale.aggressiveness.min, scale.aggressiveness.max) == (-30, 30)
    assert (scale.leadership.min, scale.leadership.max) == (1, 9)
    assert (scale.urgency.min, scale.urgency.max) == (1, 9)
    assert (RULES.orders.battle_urgency.min, RULES.orders.battle_urgency.max) == (0, 9)
    assert (scale.corps_numbers.min, scale.corps_numbers.max, RULES.headquarters.number.number) == (1, 10, 11)


@pytest.mark.clause("RTG-R-AI-SETUP", "RTG-R-START-MODES")
def test_what_a_set_up_offers() -> None:
    start = RULES.start
    assert (start.posture.deployment, start.posture.march, start.posture.patrol) == ("deployed", "rest", False)
    assert (start.corps_urgency.urgency, start.corps_contact.contact) == (5, "initiative")
    assert start.headquarters_urgency.urgency == 5
    contacts = {row.scenario: row.contact for row in start.headquarters_contact}
    assert contacts == {"campaign": "withdraw", "battle": "stand"}


# ---- marching


@pytest.mark.clause("RTG-8.7a", "RTG-8.7b", "RTG-8.7c", "RTG-8.7d", "RTG-8.7e", "RTG-8.6a", "RTG-R-STACK-COST")
def test_what_actions_cost() -> None:
    chart = RULES.movement
    costs = (chart.enter_hex, chart.change_deployment, chart.conduct_attack, chart.conduct_hasty_attack)
    assert [cost.mp for cost in costs] == [2, 1, 1, 1]
    river = exact(chart.enter_hex.mp) + exact(chart.cross_river.mp)
    assert river == 4
    assert river * exact(chart.rain.times) == 8  # the book's example of a river in the rain
    assert RULES.delays.forced_deployment.mp == chart.change_deployment.mp


@pytest.mark.clause("RTG-8.1e")
def test_at_night_a_withdrawal_is_no_forced_march() -> None:
    assert RULES.movement.night_withdrawal.mode == "normal"


@pytest.mark.clause("RTG-8.10.1a", "RTG-8.10.2a")
def test_the_most_that_straggles_and_what_returns() -> None:
    most = {
        side: [RULES.most_straggling[side, mode, night] for night in (False, True) for mode in ("normal", "force")]
        for side in ("union", "confederate")
    }
    assert most == {"union": [1, 4, 6, 12], "confederate": [0, 2, 2, 6]}
    assert RULES.straggling.regained.points == 1


@pytest.mark.clause("RTG-R-SLOW", "RTG-8.0f", "RTG-4.4d")
def test_how_slow_a_little_slow_is() -> None:
    chart = RULES.delays
    assert exact(chart.slow_start.chance) == Fraction(1, 6)
    assert exact(chart.slow_start_lost.turns) == HALF
    assert exact(chart.order_without_cost.turns) == Fraction(1, 12)


@pytest.mark.clause("RTG-R-MARCHMODE", "RTG-8.9d")
@pytest.mark.parametrize(
    ("urgency", "aggressiveness", "night", "force", "rest"),
    [
        (5, 0, False, Fraction(1, 8), Fraction(1, 10)),
        (5, 0, True, Fraction(0), Fraction(4, 10)),
        (9, 30, False, Fraction(9, 10), Fraction(0)),
        (1, -10, True, Fraction(0), Fraction(9, 10)),
    ],
)
def test_the_rulings_examples_of_march_modes(
    urgency: int, aggressiveness: int, night: bool, force: Fraction, rest: Fraction
) -> None:
    chart = RULES.march_mode
    eagerness = urgency + night * chart.night.urgency + Fraction(aggressiveness) / exact(chart.aggressiveness.by)
    assert chance_at(chart.force, eagerness, 1) == force
    assert chance_at(chart.rest, eagerness, -1) == rest


@pytest.mark.clause("RTG-8.9b", "RTG-8.9c")
@given(st.fractions(-20, 20), st.fractions(-20, 20))
def test_the_eager_hurry_and_the_reluctant_rest(one: Fraction, other: Fraction) -> None:
    low, high = sorted((one, other))
    chart = RULES.march_mode
    assert chance_at(chart.force, low, 1) <= chance_at(chart.force, high, 1)
    assert chance_at(chart.rest, low, -1) >= chance_at(chart.rest, high, -1)
    assert 0 <= chance_at(chart.force, low, 1) + chance_at(chart.rest, low, -1) <= 1


# ---- fatigue


BY_DAY, AT_NIGHT = RULES.slots[1].fatigue_factor, RULES.slots[-1].fatigue_factor


@pytest.mark.clause("RTG-4.6a", "RTG-4.6c", "RTG-11.2a", "RTG-11.3a")
def test_a_turn_of_force_march_tires_by_a_point_and_one_of_rest_takes_one_off() -> None:
    assert exact(RULES.fatigue.force_march.fatigue) * BY_DAY == 1
    assert exact(RULES.fatigue.rest.fatigue) * BY_DAY == -1


@pytest.mark.clause("RTG-4.6d", "RTG-8.1b", "RTG-11.4a", "RTG-R-NIGHT-RECOVERY")
def test_the_night_tires_and_rests_three_times_as_much() -> None:
    assert exact(RULES.fatigue.force_march.fatigue) * AT_NIGHT == 3
    assert exact(RULES.fatigue.rest.fatigue) * AT_NIGHT == -3


@pytest.mark.clause("RTG-4.6b", "RTG-8.1d", "RTG-R-NIGHT-NORMAL")
def test_a_normal_march_tires_by_a_point_at_night_alone() -> None:
    assert RULES.fatigue.normal_march.fatigue == 0
    assert RULES.fatigue.normal_march_at_night.fatigue == 1


@pytest.mark.clause("RTG-8.2a", "RTG-8.4a", "RTG-11.5a", "RTG-11.6a", "RTG-R-NIGHT-EXTRA")
def test_a_move_off_the_road_tires_by_a_half_and_an_unbridged_river_by_one_more() -> None:
    extra = [exact(row.fatigue) for row in (RULES.fatigue.off_road, RULES.fatigue.unbridged_river)]
    assert [points * BY_DAY for points in extra] == [HALF, 1]
    assert [points * AT_NIGHT for points in extra] == [3 * HALF, 3]


@pytest.mark.clause("RTG-11.7a", "RTG-11.0a", "RTG-11.0b", "RTG-11.0c", "RTG-2.0h", "RTG-R-FATIGUE-UNITS")
def test_where_fatigue_ends() -> None:
    chart = RULES.fatigue
    assert (chart.least.fatigue, exact(chart.grain.fatigue), chart.destroyed_at.fatigue) == (0, QUARTER, 15)
    assert (chart.fresh_level.level, chart.demoralised.level) == (2, 0)
    assert (chart.demoralised.contact, chart.demoralised.urgency) == ("withdraw", 1)


@pytest.mark.clause("RTG-6.2.1g", "RTG-6.2.1j", "RTG-6.2.1k", "RTG-R-ROUT", "RTG-R-WITHDRAW-HQ")
@pytest.mark.parametrize(
    ("leadership", "loss", "guns"),
    [
        (1, 45, 90),
        (2, 40, 80),
        (3, 35, 70),
        (4, 30, 60),
        (5, 25, 50),
        (6, 20, 40),
        (7, 15, 30),
        (8, 10, 20),
        (9, 5, 10),
    ],
)
def test_a_rout_costs_less_under_a_better_leader(leadership: int, loss: int, guns: int) -> None:
    chart = RULES.rout
    found = exact(chart.loss.percent) + leadership * exact(chart.a_leadership_point.percent)
    assert found == loss
    assert min(found * exact(chart.guns.times), exact(chart.most.percent)) == guns
    assert chart.check.highest == 4
    assert chart.computer_declines_below.level == 2


@pytest.mark.clause("RTG-R-EFFECTIVENESS", "RTG-3.1c")
def test_effectiveness_keeps_to_the_scale_of_the_sample() -> None:
    known = RULES.effectiveness_of
    assert len(known) == 22
    assert known["union:HQ"] == known["confederate:HQ"] == RULES.headquarters.returned.effectiveness.level == 9
    corps = {name: level for name, level in known.items() if not name.endswith("HQ")}
    assert min(corps, key=lambda name: corps[name]) == "union:F"
    assert max(corps, key=lambda name: corps[name]) == "confederate:C"
    assert (corps["union:F"], corps["confederate:C"]) == (Fraction(7, 2), Fraction(15, 2))
    confederate = [corps[f"confederate:{letter}"] for letter in "ABCDEFGHIJ"]
    union = [corps[f"union:{letter}"] for letter in "ABCDEFGHIJ"]
    assert [level * 2 for level in confederate] == [13, 12, 15, 13, 13, 12, 12, 11, 14, 14]
    assert [level * 2 for level in union] == [13, 13, 11, 12, 12, 7, 11, 12, 11, 12]


# ---- knowing


@pytest.mark.clause("RTG-1.0d", "RTG-10.1a", "RTG-10.2a", "RTG-10.4a", "RTG-13.1.7a", "RTG-14.0a", "RTG-R-DELAY")
def test_a_dispatch_is_late_by_a_turn_for_every_six_hexes() -> None:
    chart = RULES.dispatches
    delays = [distance // chart.hexes_a_turn.hexes for distance in range(24)]
    assert delays == [0] * 6 + [1] * 6 + [2] * 6 + [3] * 6
    at_once = [distance for distance, delay in enumerate(delays) if delay == 0]
    assert max(at_once) == chart.immediate_radius.hexes == 5
    assert (chart.force_radius.hexes, chart.battle_report.turns) == (2, 1)


@pytest.mark.clause("RTG-4.1a", "RTG-4.1b", "RTG-6.4b", "RTG-9.2.1a", "RTG-9.2.1b", "RTG-9.2b", "RTG-R-RECON-ERR")
def test_how_far_and_how_well_corps_see() -> None:
    chart = RULES.reconnaissance
    assert (chart.radius.hexes, chart.patrol_radius.hexes) == (1, 2)
    least, equal, greatest = (
        exact(row.percent) for row in (chart.least_error, chart.equal_error, chart.greatest_error)
    )
    assert (least, equal, greatest) == (10, 35, 50)
    slopes = [(equal - least) / HALF, (greatest - equal) / HALF]
    assert slopes == [50, 30]  # those of the ruling
    assert exact(chart.outnumbered.ratio) == Fraction("1.75")
    assert chart.outnumbered_urgency.level == 1
    assert (chart.round_to.men, chart.least_told.men) == (500, 500)


@pytest.mark.clause("RTG-10.3b", "RTG-10.3c", "RTG-R-ACTIVITY")
def test_how_often_smoke_is_seen() -> None:
    assert exact(RULES.activity.occupied_hex.chance) == Fraction(16, 100)
    assert exact(RULES.activity.false_report.chance) == QUARTER


@pytest.mark.clause("RTG-R-INITIATIVE")
def test_between_which_bounds_a_corps_with_initiative_decides() -> None:
    chart = RULES.initiative
    assert [row.level for row in (chart.withdraw_below, chart.stand_below, chart.attack_below)] == [-6, 2, 8]
    assert (chart.log2_weight.level, chart.urgency_centre.level, chart.aggressiveness.by) == (4, 5, 10)


@pytest.mark.clause("RTG-R-RAIN", "RTG-SC1-A2", "RTG-SC2-A2")
def test_how_often_a_game_stays_dry() -> None:
    assert exact(RULES.weather.goes_on.chance) == Fraction(6, 10)
    dry = {"campaign": Fraction(1), "battle": Fraction(1)}
    for row in RULES.weather.start:
        turns = sum(slot.start >= row.from_turn for slot in RULES.slots)
        dry[row.scenario] *= (1 - exact(row.chance)) ** turns
    assert dry["campaign"] == Fraction("0.97") ** 5 * Fraction("0.90") ** 5 * Fraction("0.70") ** 5
    assert round(float(dry["campaign"]), 3) == 0.085
    assert dry["battle"] == Fraction("0.93") ** 3
    days = [(row.scenario, RULES.days[row.day]) for row in RULES.weather.start]
    assert days == [("campaign", "July 2"), ("campaign", "July 3"), ("campaign", "July 4"), ("battle", "July 3")]


# ---- foraging, headquarters, orders


@pytest.mark.clause("RTG-SC1-B2b", "RTG-SC1-B2c")
def test_a_hex_brings_less_each_time() -> None:
    assert RULES.forage_points == {"town": (5, 4, 3, 2, 1), "road": (3, 2, 1), "clear": (2, 1)}
    for row in RULES.forage.row:
        assert row.points == list(range(row.times, 0, -1))
    assert {name: sum(points) for name, points in RULES.forage_points.items()} == {"town": 15, "road": 6, "clear": 3}


@pytest.mark.clause("RTG-9.9a", "RTG-9.9b", "RTG-9.9c", "RTG-R-HQ-BACK", "RTG-R-11TH")
def test_where_and_how_a_headquarters_returns() -> None:
    assert RULES.returns_at == {"union": (20, 18), "confederate": (1, 7)}
    back = RULES.headquarters.returned
    assert (back.cavalry.points, back.fatigue.fatigue, back.effectiveness.level) == (4, 0, 9)
    assert (back.leadership.min, back.leadership.max, back.aggressiveness.level) == (1, 9, 0)
    assert (back.deployment, back.march) == ("deployed", "rest")


@pytest.mark.clause("RTG-13.1a", "RTG-13.2a", "RTG-13.3a", "RTG-OSC-a")
def test_the_menus_and_how_their_orders_travel() -> None:
    menus = {menu: [code for at, code in RULES.commands if at == menu] for menu in "ABC"}
    assert " ".join(menus["A"]) == "LM SR DC SG ET OC OF LD"
    assert " ".join(menus["B"]) == "SU SM CM RT AT RE MV PT CD EX OC CS XU"
    assert " ".join(menus["C"]) == "SU CM MV PT CD EX"
    kinds = {(menu, code): row.type for (menu, code), row in RULES.commands.items()}
    for (_, code), kind in kinds.items():
        wanted = {"SU": "combat-immediate", "CM": "combat-immediate"}
        wanted |= dict.fromkeys(("MV", "PT", "CD"), "non-immediate")
        assert kind == wanted.get(code, "immediate"), code


@pytest.mark.clause("RTG-13.2.3a", "RTG-13.1.7b", "RTG-13.2.9a", "RTG-13.2.7b", "RTG-6.0b", "RTG-13.1.1b")
def test_the_letters_and_figures_that_prompts_take() -> None:
    orders = RULES.orders
    contact = {row.letter: row.mode for row in orders.contact}
    assert contact == {"I": "initiative", "W": "withdraw", "S": "stand", "A": "attack", "H": "hasty-attack"}
    assert {row.letter: row.mode for row in orders.march} == {"R": "rest", "N": "normal", "F": "force"}
    assert {row.letter: row.mode for row in orders.deployment} == {"R": "road", "D": "deployed"}
    assert {row.number: row.short for row in orders.direction} == dict(enumerate(["N", "NE", "SE", "S", "SW", "NW"], 1))
    corner = orders.map_corner
    assert (corner.columns.max + corner.shown_columns - 1, corner.rows.max + corner.shown_rows - 1) == (20, 18)
    assert (corner.columns.min, corner.rows.min, corner.columns.max, corner.rows.max) == (1, 1, 9, 13)
