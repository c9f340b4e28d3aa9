"""Rout, retreat and disruption: who breaks, which way he goes, and what it costs him and his friends."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.tactical.charts.terms import Level
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.casualties import suffer
from companion.games.tactical.rules.combat.retreating import Length, melee_length, retreat, rout_length, way_back
from companion.games.tactical.rules.ground.squares import distance
from companion.games.tactical.rules.ground.zones import zone_of
from companion.games.tactical.rules.state import Unit
from tests.games.tactical.building import unit
from tests.games.tactical.fighting import Fixed, fought, plain, story, tangled, told
from tests.games.tactical.gazetteer import antietam

AT = (5, 5)
FOE = unit("E", "confederate", (6, 4), facing=1)
RING = [unit(f"E{x}{y}", "confederate", (x, y)) for x, y in ((3, 5), (7, 5), (5, 3), (5, 7))]
"""Every square beside (5, 5) is in a zone of control of these, itself in none."""
LOW, HIGH = Fixed(0), Fixed(1)


def way(
    one: Unit, *others: Unit, length: Length | None = None, rows: tuple[str, ...] = ()
) -> tuple[tuple[int, int], ...]:
    of = story(one, *others, ground=plain(*rows))
    return way_back(of, one, length or rout_length(of)).path


@pytest.mark.clause("ANT-8.6d", "ANT-8.5a", "ANT-8.5b", "ANT-R-RETREAT-PATH")
def test_a_rout_goes_four_squares_straight_to_the_rear_corner() -> None:
    assert way(unit("A", at=AT, routed=True), FOE) == ((4, 6), (3, 7), (2, 8), (1, 9))
    enemy = unit("A", at=(4, 6))
    assert way(unit("E", "confederate", AT, routed=True), enemy) == ((6, 4), (7, 3), (8, 2), (9, 1))


@pytest.mark.clause("ANT-R-RETREAT-PATH", "ANT-7.5d")
def test_water_is_gone_round_and_a_bridge_needs_no_mode() -> None:
    rows = ["." * 12] * 12
    rows[4] = "....~~~~~~~~"
    around = way(unit("A", at=AT, routed=True), FOE, rows=tuple(rows))
    assert all(rows[x][y] != "~" for x, y in around)
    rows[4] = "....~~B~~~~~"
    assert way(unit("A", at=AT, routed=True), FOE, rows=tuple(rows))[0] == (4, 6)


@pytest.mark.clause("ANT-R-RETREAT-LENGTH")
def test_melee_drives_a_unit_out_of_every_zone_of_control_one_square_at_least() -> None:
    of = story(unit("A", at=AT), FOE)
    assert way_back(of, of.unit("union:a"), melee_length(of)).path == ((4, 6),)
    free = story(unit("A", at=AT), unit("E", "confederate", (9, 1)))
    assert len(way_back(free, free.unit("union:a"), melee_length(free)).path) == 1
    # enemies on both flanks all the way: it goes on until it is free of them
    lane = [unit(f"E{x}{y}", "confederate", (x, y)) for x in range(6) for y in (3, 6)]
    blocked = [unit(f"B{y}", "confederate", (6, y)) for y in (4, 5, 6)]
    assert len(way(unit("A", at=AT), *lane, *blocked, length=melee_length(of))) == 4


@pytest.mark.clause("ANT-R-RETREAT-PATH", "ANT-7.7a")
def test_a_full_square_is_passed_through_and_not_ended_in() -> None:
    full = [unit(f"F{n}", at=(1, 9)) for n in range(2)]
    assert way(unit("A", at=AT, routed=True), FOE, *full) == ((4, 6), (3, 7), (2, 8), (1, 9), (0, 10))


@pytest.mark.clause("ANT-8.5e", "ANT-7.7i", "ANT-R-FAT-ROUT", "ANT-8.10c")
def test_a_routed_unit_tires_the_friends_it_breaks_through_each_time() -> None:
    friends = [unit("F", at=(4, 6), fatigue=12), unit("G", at=(2, 8))]
    of = story(unit("A", at=AT, routed=True), FOE, *friends)
    # friends make a square worse only among equals: here nothing is as near to the rear corner
    retreat(of, "union:a", rout_length(of), "rout")
    assert (of.unit("union:f").fatigue, of.unit("union:g").fatigue) == (17, 5)
    of = story(unit("A", at=AT), FOE, *friends)
    retreat(of, "union:a", melee_length(of), "melee")
    assert of.unit("union:f").fatigue == 12


@pytest.mark.clause("ANT-8.5d", "ANT-7.6f", "ANT-R-RETREAT-ZOC")
def test_a_rout_into_a_zone_of_control_stops_there_and_costs_a_tenth_rounded_up() -> None:
    of = story(unit("A", at=AT, routed=True, men=401), *RING)
    retreat(of, "union:a", rout_length(of), "rout")
    gone = told(of, ev.Retreated)[0]
    assert len(gone.path) == 1
    assert of.unit("union:a").men == 401 - 41
    calm = story(unit("A", at=AT, men=401), *RING)
    retreat(calm, "union:a", melee_length(calm), "melee")
    assert calm.unit("union:a").men == 401
    guns = story(unit("G", at=AT, routed=True, arm="artillery", weapon="N12"), *RING)
    retreat(guns, "union:g", rout_length(guns), "rout")
    assert (guns.unit("union:g").guns, guns.unit("union:g").mode) == (11, "limbered")


@pytest.mark.clause("ANT-QS-3.6c", "ANT-R-RETREAT-ZOC", "ANT-QS-4.2")
def test_in_the_basic_game_a_rout_into_a_zone_of_control_ends_the_unit() -> None:
    of = story(unit("A", at=AT, routed=True, men=401), *RING, level="basic")
    retreat(of, "union:a", rout_length(of), "rout")
    assert told(of, ev.Eliminated)[0].men == 401
    assert of.state.losses["union"].infantry == 401


@pytest.mark.clause("ANT-R-RETREAT-ZOC", "ANT-R-RETREAT-PATH")
def test_who_has_no_way_out_stays_and_pays() -> None:
    wall = [unit(f"E{x}{y}", "confederate", (x, y)) for x in (4, 5, 6) for y in (4, 5, 6) if (x, y) != AT]
    of = story(unit("A", at=AT, routed=True), *wall)
    retreat(of, "union:a", rout_length(of), "rout")
    assert (of.unit("union:a").square, of.unit("union:a").men) == (AT, 360)


@pytest.mark.clause("ANT-R-RETREAT-PATH")
def test_it_faces_the_enemy_at_the_end_routed_it_shows_its_back_and_works_are_left() -> None:
    for routed, facing in ((False, 6), (True, 2)):
        of = story(unit("A", at=AT, routed=routed, fort=2), FOE)
        retreat(of, "union:a", melee_length(of), "melee")
        assert (of.unit("union:a").facing, of.unit("union:a").fort) == (facing, 0)


@pytest.mark.clause("ANT-R-RETREAT-PATH")
def test_at_the_maps_edge_it_stops() -> None:
    assert way(unit("A", at=(0, 11), routed=True), unit("E", "confederate", (3, 8))) == ()
    assert len(way(unit("A", at=(1, 10), routed=True), unit("E", "confederate", (3, 8)))) == 1


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 10**6))
def test_every_retreat_is_a_chain_of_lawful_squares(seed: int) -> None:
    before = tangled(seed, count=120)
    for gone in told(fought(before, f"{seed}/4"), ev.Retreated):
        assert len(set(gone.path)) == len(gone.path)
        for one, to in zip(gone.path, gone.path[1:], strict=False):
            assert distance(one, to) == 1
            assert antietam().passable(to)


# ---- morale and order


def struck(one: Unit, men: int, dice: Fixed, level: Level = "advanced") -> list[str]:
    of = story(one, unit("E", "confederate", (9, 1)), dice=dice, level=level)
    suffer(of, one.id, men, "fire")
    return [type(event).__name__ for event in of.events]


@pytest.mark.clause("ANT-8.6b", "ANT-8.6a", "ANT-R-ROUT", "ANT-QS-4.3a")
@pytest.mark.parametrize(("effectiveness", "routs"), [(14, True), (15, False)])
@pytest.mark.parametrize("level", ["basic", "intermediate"])
def test_below_a_morale_of_15_it_may_rout(effectiveness: int, routs: bool, level: Level) -> None:
    one = unit("A", at=AT, effectiveness=effectiveness)
    assert ("Routed" in struck(one, 1, LOW, level)) == routs
    assert "Routed" not in struck(one, 1, HIGH, level)


@pytest.mark.clause("ANT-8.6b", "ANT-R-ROUT")
def test_two_in_five_rout_after_the_fatigue_of_the_loss() -> None:
    one = unit("A", at=AT, effectiveness=20)
    assert "Routed" not in struck(one, 11, LOW, "basic")
    assert "Routed" in struck(one, 12, LOW, "basic")
    of = story(unit("A", at=AT, effectiveness=10), dice=Fixed(routs=2), level="basic")
    suffer(of, "union:a", 1, "fire")
    roll = told(of, ev.Routed)[0].roll
    assert roll is not None
    assert Fraction(2, roll.sides) == Fraction(40, 100)


@pytest.mark.clause("ANT-8.6b")
def test_who_is_checked_and_holds_is_told_with_the_draw() -> None:
    of = story(unit("A", at=AT, effectiveness=14), dice=HIGH)
    suffer(of, "union:a", 1, "fire")
    (stood,) = told(of, ev.Stood)
    assert stood.roll is not None
    assert [line.value for line in stood.working] == [of.unit("union:a").morale, 40]
    assert not of.unit("union:a").routed
    assert "Stood" not in struck(unit("A", at=AT, effectiveness=15), 1, HIGH)


@pytest.mark.clause("ANT-8.6c", "ANT-R-ROUT-80")
def test_fewer_than_80_men_rout_at_once() -> None:
    assert "Routed" in struck(unit("A", at=AT, men=80), 1, HIGH)
    assert "Routed" not in struck(unit("A", at=AT, men=81), 1, HIGH)
    assert "Routed" not in struck(unit("A", at=AT, men=0, guns=6, arm="artillery", weapon="N12"), 1, HIGH)
    assert struck(unit("A", at=AT, men=80), 80, HIGH) == ["Lost", "Eliminated"]


@pytest.mark.clause("ANT-R-ROUT")
def test_a_routed_unit_is_driven_on_by_a_failed_check_only() -> None:
    routed = unit("A", at=AT, effectiveness=10, routed=True)
    assert struck(routed, 1, LOW, "basic") == ["Lost", "Retreated"]
    assert struck(routed, 1, HIGH, "basic") == ["Lost", "Stood"]


@pytest.mark.clause("ANT-8.8a", "ANT-8.8b", "ANT-R-DISRUPT")
def test_casualties_disrupt_and_take_the_fire_plot() -> None:
    one = unit("A", at=AT, men=900, fire_plot=(6, 4))
    of = story(one, dice=Fixed(disrupted=1))
    suffer(of, one.id, 50, "fire")
    disrupted = told(of, ev.Disrupted)[0]
    assert disrupted.roll is not None
    assert disrupted.roll.sides == 5  # a fifth: 40 percent for each hundred
    assert (of.unit(one.id).disrupted, of.unit(one.id).fire_plot) == (True, None)
    assert "Disrupted" in struck(one, 250, HIGH)
    assert "Disrupted" not in struck(one, 249, HIGH)
    assert "Disrupted" not in struck(one, 250, LOW, "basic")


@pytest.mark.clause("ANT-R-FATGAIN", "ANT-T-FATGAIN")
@pytest.mark.parametrize(
    ("men", "lost", "fatigue"), [(599, 20, 10), (600, 20, 6), (900, 20, 4), (1200, 20, 4), (400, 3, 1)]
)
def test_losses_tire_by_the_size_of_the_unit_before_them(men: int, lost: int, fatigue: int) -> None:
    of = story(unit("A", at=AT, men=men), dice=HIGH)
    suffer(of, "union:a", lost, "fire")
    assert of.unit("union:a").fatigue == fatigue


@pytest.mark.clause("ANT-R-ZOC-WHO")
def test_zones_are_those_of_the_enemy_alone() -> None:
    of = story(unit("A", at=AT), FOE)
    assert AT in zone_of(of.rules, of.state, "confederate")
