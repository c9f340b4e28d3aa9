"""Who fires at what, what it costs, and how a square's casualties fall on its units."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.tactical.charts.terms import Arm
from companion.games.tactical.messages import working
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.casualties import exposed, guns_lost, main_share, other_share
from companion.games.tactical.rules.combat.phase import combat_phase
from companion.games.tactical.rules.state import Unit
from companion.language.messages import told as in_words
from tests.games.tactical.building import unit
from tests.games.tactical.fighting import Fixed, plain, story, told
from tests.games.tactical.gazetteer import rules

AT = (5, 5)
ENEMY = unit("E", "confederate", (5, 6), facing=7)
GUNS: dict[str, Any] = {"arm": "artillery", "weapon": "N12"}


def shots(*units: Unit, **given_: Any) -> dict[str, tuple[int, int]]:
    """Play the Union's combat phase; give {unit: the square of its first shot}."""
    of = story(*units, **given_)
    combat_phase(of)
    return {one.unit: one.at for one in reversed(told(of, ev.Fired))}


@pytest.mark.clause("ANT-7.13j", "ANT-QS-3.7a", "ANT-R-NEAREST")
def test_the_nearest_enemy_is_fired_at_then_the_square_with_most_men() -> None:
    one = unit("A", at=AT, facing=3, points=2)
    far = unit("F", "confederate", (5, 7), points=0)
    near = [unit("N", "confederate", (4, 6), points=0), unit("M", "confederate", (6, 6), points=0, men=401)]
    assert shots(one, far) == {one.id: (5, 7)}
    assert shots(one, far, *near) == {one.id: (6, 6)}
    assert shots(one, far, near[0], unit("M", "confederate", (6, 6), points=0)) == {one.id: (4, 6)}


@pytest.mark.clause("ANT-8.3a", "ANT-7.13a")
def test_a_plot_goes_before_the_nearest_where_it_can_be_carried_out() -> None:
    near, far = unit("N", "confederate", (5, 6), points=0), unit("F", "confederate", (5, 7), points=0)
    aside = unit("S", "confederate", (4, 7), points=0)
    assert shots(unit("A", at=AT, facing=3, fire_plot=(4, 7)), near, aside)["union:a"] == (4, 7)
    for wanting in ((3, 5), (5, 8), (5, 4)):  # nobody there
        assert shots(unit("A", at=AT, facing=3, fire_plot=wanting), near, far)["union:a"] == (5, 6)
    behind = unit("B", "confederate", (5, 4), points=0)
    assert shots(unit("A", at=AT, facing=3, fire_plot=(5, 4)), near, behind)["union:a"] == (5, 6)
    assert shots(unit("A", at=AT, facing=3), behind) == {}
    assert shots(unit("A", at=AT, facing=3), behind, level="basic") == {"union:a": (5, 4)}


@pytest.mark.clause("ANT-QS-4.1b", "ANT-8.3d")
def test_woods_between_hide_a_target() -> None:
    guns, far = unit("G", at=AT, facing=3, **GUNS), unit("F", "confederate", (5, 9), points=0)
    assert shots(guns, far)["union:g"] == (5, 9)
    rows = ["." * 12] * 12
    rows[5] = ".......W...."
    assert shots(guns, far, ground=plain(*rows)) == {}


@pytest.mark.clause("ANT-R-FIRE-OP", "ANT-R-BATTLE-TIME")
@pytest.mark.parametrize(
    ("arm", "points", "fires"),
    [("infantry", 1, False), ("infantry", 2, True), ("artillery", 3, False), ("artillery", 4, True)],
)
def test_who_cannot_pay_does_not_fire(arm: Arm, points: int, fires: bool) -> None:
    given_ = GUNS if arm == "artillery" else {}
    of = story(unit("A", at=AT, facing=3, points=points, **given_), unit("E", "confederate", (5, 6), points=0))
    combat_phase(of)
    assert bool(told(of, ev.Fired)) == fires
    assert of.unit("union:a").points == (0 if fires else points)


@pytest.mark.clause("ANT-R-BATTLE-TIME", "ANT-8.2a")
def test_the_points_before_paying_make_battle_time() -> None:
    # 500 rifles in the open, 20 men; density of 400 men is -20 percent; the draw stands at 1.0
    for points, men in ((10, 16), (12, 19), (5, 8), (2, 8)):
        of = story(
            unit("A", at=AT, facing=3, men=500, points=points),
            unit("E", "confederate", (5, 6), points=0, facing=7),
            level="intermediate",
        )
        combat_phase(of)
        assert told(of, ev.Fired)[0].casualties == men


@pytest.mark.clause("ANT-R-ROUTED-FIRE", "ANT-8.8c", "ANT-8.9d")
@pytest.mark.parametrize("state", [{"routed": True}, {"disrupted": True}, {"ammo": False}])
def test_routed_and_disrupted_units_and_those_without_ammunition_hold_their_fire(state: dict[str, Any]) -> None:
    assert shots(unit("A", at=AT, facing=3, **state), unit("E", "confederate", (5, 6), points=0)) == {}


@pytest.mark.clause("ANT-R-WHO-FIRES")
def test_results_take_effect_before_the_next_unit_fires() -> None:
    weak = unit("W", "confederate", (5, 6), men=5, points=10, facing=7)
    of = story(unit("A", at=AT, facing=3, men=900), weak, side="confederate")
    combat_phase(of)
    # the Union defends and fires first: nobody is left to answer
    assert [one.unit for one in told(of, ev.Fired)] == ["union:a"]
    assert [one.unit for one in told(of, ev.Eliminated)] == [weak.id]


@pytest.mark.clause("ANT-R-AMMO-OUT", "ANT-8.9a")
def test_a_shot_that_empties_the_pouches_counts_three_tenths() -> None:
    def played(face: int) -> ev.Fired:
        of = story(
            unit("A", at=AT, facing=3, men=500),
            unit("E", "confederate", (5, 6), points=0, facing=7),
            dice=Fixed(ammunition=face),
            level="intermediate",
        )
        combat_phase(of)
        assert of.unit("union:a").ammo == (face > 7)
        return told(of, ev.Fired)[0]

    assert (played(8).casualties, played(7).casualties) == (16, 4)
    assert (played(8).out_of_ammo, played(7).out_of_ammo) == (False, True)


# ---- a square's casualties


@pytest.mark.clause("ANT-7.7e", "ANT-R-SPLIT")
@pytest.mark.parametrize(
    ("casualties", "count", "main", "each"), [(40, 2, 30, 10), (40, 3, 24, 8), (7, 2, 6, 1), (9, 1, 9, 3)]
)
def test_one_takes_three_times_what_each_other_takes(casualties: int, count: int, main: int, each: int) -> None:
    assert main_share(rules(), casualties, count) == main
    if count > 1:
        assert other_share(rules(), casualties, count) == each


@pytest.mark.clause("ANT-R-SPLIT")
@given(st.integers(0, 500), st.integers(1, 3))
def test_shares_add_up_and_the_main_victim_has_the_most(casualties: int, count: int) -> None:
    main, each = main_share(rules(), casualties, count), other_share(rules(), casualties, count)
    assert main + (count - 1) * each == casualties
    assert count == 1 or main >= 3 * each >= 0


@pytest.mark.clause("ANT-7.7e", "ANT-R-SPLIT")
def test_each_share_says_of_how_many_it_is() -> None:
    """With works on one of them, whoever is not the main victim counts the shot as it would fall on itself."""
    units = [unit(name, "confederate", (5, 6), facing=7, points=0, fort=fort) for name, fort in (("M", 0), ("N", 3))]
    of = story(unit("A", at=AT, facing=3, men=900), *units)
    combat_phase(of)
    shot, (main, other) = told(of, ev.Fired)[0], told(of, ev.Lost)[:2]
    assert in_words(main.working[0].label) == f"hit most: what the others leave of {shot.casualties}"
    assert main.working[0].value == main.men
    part = other.working[0]
    assert part.value == other.men
    own = shot.casualties * 10 // 7 if main.unit.endswith("n") else shot.casualties * 7 // 10
    assert in_words(part.label) in {
        f"1 of 4 parts of {own + more} as the fire falls on it, rounded down" for more in (-1, 0, 1)
    }


def test_who_stands_alone_shares_with_nobody() -> None:
    of = story(unit("A", at=AT, facing=3), unit("E", "confederate", (5, 6), facing=7, points=0))
    combat_phase(of)
    assert told(of, ev.Lost)[0].working[0].label == working.LOSS()


@pytest.mark.clause("ANT-7.7f", "ANT-7.7g", "ANT-R-SPLIT")
def test_whom_fire_reaches() -> None:
    troops, more, guns = unit("A"), unit("B"), unit("G", **GUNS)
    stack = (troops, more, guns)

    def reached(units: tuple[Unit, ...], firer: Arm, squares: int) -> tuple[tuple[Unit, ...], bool]:
        found = exposed(rules(), units, firer, squares)
        return found.units, found.shared

    assert reached(stack, "infantry", 1) == ((troops, more), True)
    assert reached(stack, "artillery", 2) == (stack, True)
    assert reached(stack, "artillery", 1) == ((troops, more), False)
    assert reached((guns,), "infantry", 1) == ((guns,), True)
    assert reached((guns,), "artillery", 1) == ((guns,), False)


@pytest.mark.clause("ANT-8.2c", "ANT-8.2d", "ANT-R-GUN-LOSS")
def test_small_arms_tire_lone_guns_and_only_guns_cost_guns() -> None:
    rifles, battery = unit("A", at=AT, facing=3, men=1000), unit("G", "confederate", (5, 6), points=0, facing=7, **GUNS)
    of = story(rifles, battery)
    combat_phase(of)
    lost = told(of, ev.Lost)[0]
    # 40 men at 0.75 for an empty square
    assert (told(of, ev.Fired)[0].casualties, lost.guns, lost.men, lost.fatigue) == (30, 0, 0, 15)
    assert not told(of, ev.Disrupted)
    enemy_guns = unit("H", at=(5, 5), facing=3, guns=20, **GUNS)
    of = story(enemy_guns, battery, dice=Fixed(gun=1))
    combat_phase(of)
    lost = told(of, ev.Lost)[0]
    assert lost.guns == told(of, ev.Fired)[0].casualties // 100 + 1


@pytest.mark.clause("ANT-R-GUN-LOSS")
@pytest.mark.parametrize(
    ("casualties", "face", "guns"), [(0, 1, 0), (99, 100, 0), (99, 1, 1), (250, 2, 2), (250, 1, 3), (5000, 1, 12)]
)
def test_a_hundred_casualties_are_a_gun_the_rest_is_drawn_for(casualties: int, face: int, guns: int) -> None:
    battery = unit("G", **GUNS)
    assert guns_lost(story(battery, dice=Fixed(gun=face)), battery, casualties)[0] == guns


@pytest.mark.clause("ANT-R-FORT-ART", "ANT-7.11a")
def test_works_protect_only_the_unit_that_has_them() -> None:
    def fatigue(*forts: int) -> list[int]:
        stack = [
            unit(f"E{n}", "confederate", (5, 6), men=400, points=0, facing=7, fort=fort) for n, fort in enumerate(forts)
        ]
        of = story(unit("A", at=AT, facing=3, men=1000), *stack, dice=Fixed(hits=1), level="intermediate")
        combat_phase(of)
        return [one.men for one in told(of, ev.Lost)]

    bare, dug = fatigue(0, 0), fatigue(0, 5)
    assert bare[0] == dug[0]
    assert dug[1] == bare[1] // 2
