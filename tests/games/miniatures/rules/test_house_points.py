"""House rules of the fire table: ranges, carbines, canister, factors, rounding, covers; each against the default."""

from __future__ import annotations

from typing import Any

import pytest

from companion.charts.figures import Outside
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules.cases import resolve_attack
from companion.games.miniatures.rules.musketry import Attack, Firer, Group, RolledAttack, Target, prepare, resolve
from companion.games.miniatures.rules.odds.single import of_fire


def guns(*groups: Group, total: int | None = None, **more: Any) -> Firer:
    return Firer(arm="smoothbore", groups=list(groups), stands_total=total, **more)


def horse(stands: int, at: float, **more: Any) -> Firer:
    return Firer(arm="cavalry", groups=[Group(stands=stands, range=at)], **more)


def points(rules: Rules, *firers: Firer, target: Target | None = None, **chosen: int) -> float:
    """Give the fire points with rulings chosen, named without their book and with low lines."""
    named = {f"D10-RUL-FIRE-{name.replace('_', '-')}": value for name, value in chosen.items()}
    attack = Attack(firers=list(firers), target=target or Target())
    return float(prepare(rules.choosing(named), attack).points)


@pytest.mark.clause("D10-RUL-FIRE-RANGE-32")
def test_guns_reach_the_last_heading_or_only_the_one_before(rules: Rules) -> None:
    assert points(rules, guns(Group(stands=1, range=30))) == 1
    assert points(rules, guns(Group(stands=1, range=24)), RANGE_32=1) == 2
    with pytest.raises(Outside, match="beyond the last range"):
        points(rules, guns(Group(stands=1, range=30)), RANGE_32=1)


@pytest.mark.clause("D10-RUL-FIRE-CAV-SLASH")
def test_the_two_figures_of_cavalry_are_arms_or_sides_or_all_the_first(rules: Rules) -> None:
    loaders = [horse(4, 4, carbine="breech-loading", side="confederate"), horse(4, 4, side="union")]
    assert [points(rules, one) for one in loaders] == [8, 4]
    assert [points(rules, one, CAV_SLASH=1) for one in loaders] == [4, 8]
    assert [points(rules, one, CAV_SLASH=3) for one in loaders] == [8, 8]
    assert points(rules, horse(4, 4, carbine="breech-loading"), CAV_SLASH=1) == 8, "of no side: as its arms are"


@pytest.mark.clause("D10-RUL-FIRE-CANISTER")
def test_outside_canister_s_angle_there_is_ball_or_no_fire(rules: Rules) -> None:
    near = guns(Group(stands=2, range=3, ball=True))
    assert points(rules, near) == 6
    with pytest.raises(Outside, match=r"no ball within 4"):
        points(rules, near, CANISTER=1)
    assert points(rules, guns(Group(stands=2, range=3)), CANISTER=1) == 20


@pytest.mark.clause("D10-RUL-FIRE-CANISTER")
def test_canister_reaches_the_first_heading_or_the_second(rules: Rules) -> None:
    far = guns(Group(stands=2, range=7))
    assert points(rules, far) == 6
    assert points(rules, far, CANISTER=2) == 20
    assert points(rules, guns(Group(stands=2, range=9)), CANISTER=2) == 6
    assert points(rules, guns(Group(stands=2, range=7), low_ammo=True), CANISTER=2) == 20, "low guns fire canister"


@pytest.mark.clause("D10-RUL-FIRE-BELOW-HALF")
def test_under_half_a_point_there_is_no_fire_or_the_half_row_or_a_roll_for_the_ten(rules: Rules) -> None:
    weak = Attack(firers=[horse(1, 8, disordered=True)])
    assert prepare(rules, weak).row is None
    assert not resolve(rules, weak, 10).leaders_at_risk
    half = prepare(rules.choosing({"D10-RUL-FIRE-BELOW-HALF": 1}), weak).row
    assert half is not None
    assert half.half
    rolling = rules.choosing({"D10-RUL-FIRE-BELOW-HALF": 2})
    ten, nine = resolve(rolling, weak, 10), resolve(rolling, weak, 9)
    assert (ten.effect, ten.leaders_at_risk, ten.low_ammo) == (None, True, [0])
    assert (nine.effect, nine.leaders_at_risk, nine.low_ammo) == (None, False, [])
    assert (of_fire(rolling, weak).leaders_at_risk, of_fire(rules, weak).leaders_at_risk) == ((1, 10), (0, 1))


@pytest.mark.clause("D10-RUL-FIRE-ARITHMETIC")
def test_fractions_are_dropped_once_or_after_each_factor(rules: Rules) -> None:
    three = Firer(groups=[Group(stands=3, range=4, enfilade=True)], disordered=True)
    assert points(rules, three) == 3, "3 x 1/2 x 2"
    assert points(rules, three, ARITHMETIC=1) == 2, "1 1/2 is 1, x 2"
    one = Firer(groups=[Group(stands=1, range=4)], disordered=True)
    assert points(rules, one, ARITHMETIC=1) == 0.5, "below one point the half stays, as the table has a row for it"


@pytest.mark.clause("D10-RUL-FIRE-ENFILADE-SCOPE")
def test_enfilade_doubles_its_stands_or_its_unit_or_everything(rules: Rules) -> None:
    flank = Firer(groups=[Group(stands=3, range=4, enfilade=True), Group(stands=3, range=4)])
    few = Firer(groups=[Group(stands=1, range=4, enfilade=True), Group(stands=3, range=4)])
    front = Firer(groups=[Group(stands=4, range=4)])
    assert points(rules, flank, front) == 13
    assert points(rules, flank, front, ENFILADE_SCOPE=1) == 16
    assert points(rules, few, front, ENFILADE_SCOPE=1) == 8, "a quarter of the unit is no half"
    assert points(rules, flank, front, ENFILADE_SCOPE=2) == 20
    column = Target(formation="march-column")
    assert points(rules, flank, front, target=column, ENFILADE_SCOPE=2) == 20, "never four times"


@pytest.mark.clause("D10-RUL-FIRE-PER-STAND")
def test_the_figure_of_guns_is_for_each_stand_or_for_the_battery(rules: Rules) -> None:
    three = guns(Group(stands=3, range=10), total=3)
    parted = guns(Group(stands=1, range=3), Group(stands=2, range=10), total=3)
    assert (points(rules, three), points(rules, three, PER_STAND=1)) == (9, 3)
    assert points(rules, parted, PER_STAND=1) == pytest.approx(10 / 3 + 2)
    troops = Firer(groups=[Group(stands=3, range=4)])
    assert points(rules, troops, PER_STAND=1) == 3, "troops fire by the stand"


@pytest.mark.clause("D10-RUL-FIRE-COVER-STACK")
def test_of_several_covers_the_best_counts_or_they_add_up(rules: Rules) -> None:
    attack = Attack(
        firers=[Firer(groups=[Group(stands=8, range=4)])], target=Target(cover="works", cover_besides=["woods"])
    )
    assert prepare(rules, attack).die_modifier == -2
    assert prepare(rules.choosing({"D10-RUL-FIRE-COVER-STACK": 1}), attack).die_modifier == -3
    unknown = Attack(firers=attack.firers, target=Target(cover_besides=["fog"]))
    with pytest.raises(Outside, match=r"\$\.target\.cover_besides\[0\]: .*fog"):
        prepare(rules, unknown)


@pytest.mark.clause("D10-RUL-FIRE-COMBINE")
def test_units_fire_at_a_target_together_or_each_on_its_own(rules: Rules) -> None:
    line = Firer(groups=[Group(stands=4, range=4)])
    both = RolledAttack(firers=[line, line], die=5)
    assert resolve_attack(rules, both).fire_points == 8
    apart = rules.choosing({"D10-RUL-FIRE-COMBINE": 2})
    for ask in (lambda: of_fire(apart, Attack(firers=[line, line])), lambda: resolve_attack(apart, both)):
        with pytest.raises(Outside, match="each unit rolls on its own"):
            ask()


@pytest.mark.clause("D10-RUL-FIRE-TEN")
def test_a_ten_counts_always_or_only_with_an_effect(rules: Rules) -> None:
    weak = Attack(firers=[Firer(groups=[Group(stands=1, range=4)])], target=Target(cover="works"))
    strong = Attack(firers=[Firer(groups=[Group(stands=20, range=4)])])
    wanting = rules.choosing({"D10-RUL-FIRE-TEN": 1})
    assert resolve(rules, weak, 10).effect == "desultory"
    assert resolve(rules, weak, 10).leaders_at_risk
    assert not resolve(wanting, weak, 10).leaders_at_risk
    assert not resolve(wanting, weak, 10).low_ammo
    assert resolve(wanting, strong, 10).leaders_at_risk
    assert of_fire(wanting, weak).leaders_at_risk == of_fire(wanting, weak).low_ammo == (0, 1)
    assert of_fire(wanting, strong).leaders_at_risk == of_fire(rules, weak).leaders_at_risk == (1, 10)


@pytest.mark.clause("D10-RUL-FIRE-TEN-HALF")
def test_half_is_of_the_stands_there_are_or_of_those_it_began_with(rules: Rules) -> None:
    left = Firer(groups=[Group(stands=3, range=4)], stands_total=3, stands_at_start=8)
    attack = Attack(firers=[left])
    assert resolve(rules, attack, 10).low_ammo == [0]
    assert resolve(rules.choosing({"D10-RUL-FIRE-TEN-HALF": 1}), attack, 10).low_ammo == []


@pytest.mark.clause("D10-RUL-FIRE-REPEAT")
def test_a_second_disorder_costs_nothing_or_a_stand(rules: Rules) -> None:
    attack = Attack(firers=[Firer(groups=[Group(stands=15, range=4)])], target=Target(disordered=True))
    costly = rules.choosing({"D10-RUL-FIRE-REPEAT": 1})
    assert [resolve(rules, attack, die).stands_lost for die in (1, 4, 7)] == [0, 0, 1]
    assert [resolve(costly, attack, die).stands_lost for die in (1, 4, 7)] == [0, 1, 2]
    fresh = Attack(firers=attack.firers)
    assert resolve(costly, fresh, 4).stands_lost == 0
    more = of_fire(costly, attack).expected["stands_lost"] - of_fire(rules, attack).expected["stands_lost"]
    assert more == pytest.approx(0.9), "every face of this row but the lowest disorders"
