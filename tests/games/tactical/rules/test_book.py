"""What the book says of units, leaders and states at large, held against the battle as it is played."""

from __future__ import annotations

import tomllib
from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.charts.rounding import figure
from companion.games.tactical.charts.ruleset import FILES
from companion.games.tactical.charts.terms import Arm
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.field import bonuses, fighter, outside_arc
from companion.games.tactical.rules.combat.last_fire import last_fire
from companion.games.tactical.rules.combat.melee_groups import groups
from companion.games.tactical.rules.combat.phase import combat_phase
from companion.games.tactical.rules.ground.squares import facing_to
from companion.games.tactical.rules.orders.costs import melee_cost
from companion.games.tactical.rules.orders.paying import payer_of
from companion.games.tactical.rules.orders.points import points_at
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.turn.recovery import recover, recover_mid_turn
from companion.games.tactical.setup.start import read_scenario
from companion.kernel.dice import Why
from companion.kernel.draws import between
from companion.kernel.shelf import resource_names, resource_text, ruleset_texts
from companion.kernel.supply import Supply
from companion.language.messages import kept
from companion.language.messages import told as in_words
from tests.games.tactical.beginning import armies, at, laid_out, played
from tests.games.tactical.building import state, unit
from tests.games.tactical.casting import ask, changed
from tests.games.tactical.fighting import Fixed, told
from tests.games.tactical.fighting import story as fighting
from tests.games.tactical.gazetteer import antietam, rules
from tests.games.tactical.ordering import AT, after, clauses, field, go, moment
from tests.games.tactical.rules.test_fire_case import SHOT
from tests.games.tactical.rules.test_melee_case import EVEN
from tests.games.tactical.turning import RECOVERY, leader, reading, story

A = unit("A", at=AT)
LAW, SEYMOUR = "Law", "Seymour"


@pytest.mark.clause("ANT-1.0", "ANT-R-MISSING")
def test_it_is_the_battle_along_antietam_creek_on_17_september_1862() -> None:
    shipped = [name for name in resource_names("scenarios") if name.startswith("antietam")]
    assert len(shipped) == 3
    for name in shipped:
        scenario = read_scenario(resource_text("scenarios", f"{name}.toml"), name)
        assert (scenario.order_of_battle, scenario.map) == ("antietam", "antietam")
        assert "Antietam" in scenario.title
    assert "September 17, 1862" in armies().title
    assert set(antietam().waters) == {"Antietam Creek"}


@pytest.mark.clause("ANT-R-MISSING", "ANT-R-CONTENTS")
def test_what_the_book_lacks_is_ours_by_a_ruling_and_says_so() -> None:
    """The page of the set-up and the printed maps are lost: what stands for them names the ruling that it rests on."""
    invented = [
        chart
        for text in ruleset_texts("antietam", only=tuple(FILES)).values()
        if (chart := tomllib.loads(text)).get("invented")
    ]
    assert len(invented) > 10
    for chart in invented:
        assert chart["says"], chart["chart"]
    own = {chart["chart"]: chart["clause"] for chart in invented}
    assert {name for name, clause in own.items() if not clause.startswith("ANT-R-")} == {"control-factors"}  # a lack
    for name in ("antietam-setup", "antietam-setup-ground"):
        assert tomllib.loads(resource_text("tactical", f"{name}.toml"))["clause"] == "ANT-R-SETUP"
    assert "ANT-R-MAP" in resource_text("maps", "antietam", "map.txt")
    names = [row.name for row in rules().sequence.phase]
    assert "Recovery/Rally Phase" in names


@pytest.mark.clause("ANT-1.5a", "ANT-1.5b")
def test_units_are_of_three_types_and_have_the_books_ratings() -> None:
    now = laid_out()
    assert {one.arm for one in now.units.values()} == set(get_args(Arm)) == {"infantry", "cavalry", "artillery"}
    for one in now.units.values():
        assert bool(one.guns) == (one.arm == "artillery") != bool(one.men)
        assert one.weapon in rules().weapons_by_code
        assert 0 <= one.fatigue <= one.effectiveness <= 100
        assert one.morale == one.effectiveness - one.fatigue
        assert 1 <= one.facing <= 8
        assert (one.routed, one.disrupted, one.ammo) == (False, False, True)


@pytest.mark.clause("ANT-1.5f", "ANT-7.12d")
def test_a_brigade_leader_is_with_both_halves_and_others_with_one_unit() -> None:
    halves = [unit(f"{LAW}-{half}", at=(1, nth), brigade=LAW, division="Hood") for nth, half in enumerate("AB")]
    own = leader(LAW, rank="brigade", formation=LAW, brigade=LAW, bonus=13)
    hood = leader("Hood", formation="Hood", division="Hood", bonus=23, unit=halves[1].id)
    now = state(*halves, unit("Wofford-A", at=(2, 2), brigade="Wofford", division="Hood"), leaders=(own, hood))
    assert [sorted(bonuses(now, one)) for one in now.units.values()] == [[13], [13, 23], []]
    begun = laid_out()
    for lead in begun.leaders.values():
        assert bool(lead.unit) == (lead.rank != "brigade"), lead.name


@pytest.mark.clause("ANT-3.3a", "ANT-7.4a")
@pytest.mark.parametrize(("in_command", "points"), [(True, 10), (False, 5)])
def test_an_activated_unit_moves_as_far_as_its_command_control_lets_it(points: int, *, in_command: bool) -> None:
    one = replace(A, activated=True, in_command=in_command)
    found = points_at(rules(), state(one, turn=3), one, 1)[0]
    assert found == points
    ready = replace(one, points=found)
    gone = after(moment(ready), *[go(ready, 1)] * (points // 2 - 1))
    assert gone.state.units[A.id].squares == points // 2 - 1
    idle = replace(ready, activated=False)
    assert clauses(moment(idle), go(idle, 1)) == {"ANT-3.3c"}


@pytest.mark.clause("ANT-7.9e", "ANT-7.9d")
@pytest.mark.parametrize(
    ("from_", "flanked"), [((4, 5), False), ((3, 5), False), ((3, 4), True), ((4, 3), True), ((5, 4), True)]
)
def test_fire_from_outside_a_units_own_arc_takes_it_in_flank(from_: tuple[int, int], *, flanked: bool) -> None:
    target = unit("E", "confederate", AT, facing=3)
    assert outside_arc("advanced", (target,), from_) == flanked
    firer = unit("A", at=from_, facing=facing_to(from_, AT))
    of = fighting(firer, replace(target, points=0))
    combat_phase(of)
    shot = next(one for one in told(of, ev.Fired) if one.unit == firer.id)
    assert shot.flank == flanked


@pytest.mark.clause("ANT-7.12j", "ANT-R-BRIGADE-RALLY")
def test_a_lost_brigade_leader_hinders_order_and_not_the_rally() -> None:
    """Divisions' and corps' leaders matter for command and ammunition (test_command_control, test_recovery)."""

    def recovered(one: Unit, *, lost: bool) -> Unit:
        own = leader(SEYMOUR, rank="brigade", formation=SEYMOUR, brigade=SEYMOUR, lost=lost)
        of = story(one, faces=(4,) if one.disrupted else (), leaders=(own,), phase=RECOVERY)
        recover(of)
        return of.unit(one.id)

    routed = unit(at=AT, brigade=SEYMOUR, routed=True, effectiveness=80)
    disrupted = replace(routed, routed=False, disrupted=True)
    assert [recovered(routed, lost=lost).routed for lost in (False, True)] == [False, False]
    assert [recovered(disrupted, lost=lost).disrupted for lost in (False, True)] == [False, True]


@pytest.mark.clause("ANT-8.8e", "ANT-8.9c", "ANT-8.10e")
def test_order_and_ammunition_are_regained_twice_a_turn_and_fatigue_as_it_begins() -> None:
    one = unit(at=AT, disrupted=True, ammo=False, fatigue=20, independent=True)
    for phase, rested in ((recover, 20 - 80 // 6), (recover_mid_turn, 20)):
        of = story(one, faces=(1, 1, 1), phase=RECOVERY)
        phase(of)
        after_it = of.unit(one.id)
        assert (after_it.disrupted, after_it.ammo, after_it.fatigue) == (False, True, rested)
        assert after_it.morale == 80 - rested


@pytest.mark.clause("ANT-8.9b", "ANT-R-AMMO-OUT")
def test_the_shot_that_empties_the_pouches_costs_the_enemy_three_tenths() -> None:
    full = changed(SHOT, "firer.men", 2000)
    empty = changed(full, "firer.runs_out_of_ammo", True)
    assert ask("antietam.fire", empty)["factors"]["ammo"] == 0.3
    assert ask("antietam.fire", empty)["casualties"] == ask("antietam.fire", full)["casualties"] * 3 // 10
    of = fighting(
        unit("A", at=AT, facing=3, men=2000), unit("E", "confederate", (4, 5), facing=7, points=0), dice=Fixed(0)
    )
    combat_phase(of)
    (shot,) = told(of, ev.Fired)
    assert shot.out_of_ammo
    assert any("ammunition" in in_words(line.label) for line in shot.working)
    assert not of.unit("union:a").ammo


@pytest.mark.clause("ANT-R-AMMO-MELEE", "ANT-8.9d")
def test_without_ammunition_a_unit_attacks_straight_ahead_at_seven_tenths_and_does_not_fire_in_defence() -> None:
    dry = unit("A", at=AT, facing=3, melee_plot=True, ammo=False, points=2)
    foe = unit("E", "confederate", (4, 5), facing=7, ammo=False, points=9)
    of = fighting(dry, foe)
    assert groups(of, "union") == {(4, 5): [dry.id]}
    last_fire(of, "union")
    assert not told(of, ev.Fired)
    payer = payer_of(of.rules, of.state, dry)
    assert melee_cost(of.rules, payer, attacks=True).points == 2  # and nothing for fire
    weak = ask("antietam.melee", changed(EVEN, "attackers.0.no_ammo", True))
    assert weak["attacker_strength"] == pytest.approx(0.7 * ask("antietam.melee", EVEN)["attacker_strength"])


@pytest.mark.clause("ANT-R-RANDOM", "ANT-T-OTHERMOD-e")
def test_the_random_factor_is_drawn_once_for_each_shot_and_for_each_side_of_a_melee() -> None:
    own = unit("A", at=AT, facing=3, melee_plot=True, fire_plot=(4, 5))
    of = fighting(
        own,
        unit("B", at=(3, 4), facing=4, melee_plot=True, fire_plot=(4, 5)),
        unit("E", "confederate", (4, 5), facing=7),
    )
    combat_phase(of)
    clause = "ANT-T-OTHERMOD-e"
    for shot in told(of, ev.Fired):
        assert sum(clause in in_words(roll.why) for roll in shot.rolls) == 1
    for melee in told(of, ev.MeleeFought):
        assert sum(clause in in_words(roll.why) for roll in melee.rolls) == 2
    assert told(of, ev.MeleeFought)


@pytest.mark.clause("ANT-R-RANDOM")
@given(st.integers(0, 10**6))
def test_the_random_factor_lies_between_a_half_and_one_and_a_half(seed: int) -> None:
    row = rules().modifiers.random
    of = fighting(A, dice=Supply(str(seed)))
    drawn = between(of, figure(row.least), figure(row.most), Why(kept("x"), "union", "draw"))
    assert 0.5 <= float(drawn.value) <= 1.5


@pytest.mark.clause("ANT-R-EFF-STRENGTH")
def test_effectiveness_itself_changes_neither_fire_nor_melee() -> None:
    good, bad = (
        unit("A", at=AT, facing=3, effectiveness=value, melee_plot=True, fire_plot=(4, 5)) for value in (99, 41)
    )
    foe = unit("E", "confederate", (4, 5), facing=7)
    results = []
    for one in (good, bad):
        of = fighting(one, foe)
        combat_phase(of)
        results.append(
            ([shot.casualties for shot in told(of, ev.Fired)], [one.differential for one in told(of, ev.MeleeFought)])
        )
    assert results[0] == results[1]
    assert results[0][1]
    both = [fighter(fighting(one), one) for one in (good, bad)]
    assert both[0] != both[1]


@pytest.mark.clause("ANT-8.10a", "ANT-8.10e")
def test_every_unit_begins_with_no_fatigue_whatever_turn_it_comes() -> None:
    *_, (_, _, last) = played(laid_out("basic"))
    begun = laid_out("basic")
    assert {one.fatigue for one in begun.units.values()} == {0}
    waiting = [one for one in last.units.values() if one.status == "to-arrive"]
    assert all(one.fatigue == 0 for one in waiting)
    assert at(last).state.over
    assert reading(ANT_R_FATREC=1).fatigue.recovery == rules().fatigue.recovery  # the chart stays as printed


@pytest.mark.clause("ANT-R-RIDGE", "ANT-R-HIGHER")
def test_a_ridge_is_an_edge_between_heights_and_has_no_rule_of_its_own() -> None:
    """It is no terrain: what a step over it costs, and what it hides, is higher ground and nothing else."""
    assert not {"ridge", "road-ridge", "road_ridge"} & {*rules().kinds, *antietam().kinds.values()}
    rows = ("." * 9,) * 9
    over = {(3, nth): 2 for nth in range(9)}
    one = unit("A", at=AT, points=10)
    up, level = (after(moment(one, on=field(*rows, heights=heights)), go(one, 1)) for heights in (over, {}))
    assert level.state.units[one.id].points - up.state.units[one.id].points == rules().costs.higher.foot
    top = replace(one, square=(3, 4))
    down = after(moment(top, on=field(*rows, heights=over)), go(top, 5))
    assert down.state.units[one.id].points == level.state.units[one.id].points
    ridge, flat = (moment(one, on=field(*rows, heights=heights)) for heights in (over, {}))
    assert not ridge.sight.sees(AT, (1, 4), frozenset(), turn=5)
    assert flat.sight.sees(AT, (1, 4), frozenset(), turn=5)
