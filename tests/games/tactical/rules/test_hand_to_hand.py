"""Melee: who attacks whom, the fire before it, losses, retreats and the advance after it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.tactical.charts.terms import Side
from companion.games.tactical.messages import working
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.advancing import may_advance
from companion.games.tactical.rules.combat.hand_to_hand import fight, in_proportion
from companion.games.tactical.rules.combat.melee_groups import groups
from companion.games.tactical.rules.combat.phase import combat_phase
from companion.games.tactical.rules.orders.digging_in import dig_in
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.rules.story import Story
from companion.language.messages import told as in_words
from tests.games.tactical.building import unit
from tests.games.tactical.fighting import Fixed, called, plain, shiloh, story, told
from tests.games.tactical.gazetteer import rules

AT, BESIDE, TO = (5, 5), (4, 5), (5, 6)
PLOTTED: dict[str, Any] = {"facing": 3, "melee_plot": True, "advance_plot": True, "fired_at": TO}
FOE = unit("E", "confederate", TO, facing=7)
GUNS: dict[str, Any] = {"arm": "artillery", "weapon": "N12"}


def attacker(name: str = "A", **given_: Any) -> Unit:
    return unit(name, at=given_.pop("at", AT), **(PLOTTED | given_))


def meleed(*units: Unit, dice: Any = None, **given_: Any) -> Story:
    """Fight the one melee that these units are about to fight."""
    of = story(*units, dice=dice, **given_)
    ((square, names),) = groups(of, "union").items()
    fight(of, square, names)
    return of


@pytest.mark.clause("ANT-8.4a", "ANT-8.4b", "ANT-8.4f", "ANT-8.8d", "ANT-7.13e", "ANT-R-MELEE-ELIG")
@pytest.mark.parametrize(
    ("change", "attacks"),
    [
        ({}, True),
        ({"melee_plot": False}, False),
        ({"disrupted": True}, False),
        ({"routed": True}, False),
        ({"retreated": True}, False),
        ({"points": 2}, True),
        ({"points": 1}, False),
        ({"fired_at": None}, False),
        ({"fired_at": (5, 7)}, False),
        ({"fired_at": (4, 6)}, False),
        ({"ammo": False, "fired_at": None}, True),
        ({"ammo": False, "fired_at": None, "facing": 7}, False),
        ({"ammo": False, "fired_at": None, "facing": 2, "fire_plot": TO}, True),
    ],
)
def test_who_attacks(change: dict[str, Any], attacks: bool) -> None:
    assert bool(groups(story(attacker(**change), FOE), "union")) == attacks


@pytest.mark.clause("ANT-R-MELEE-ELIG")
def test_artillery_never_attacks() -> None:
    assert groups(story(attacker(**GUNS), FOE), "union") == {}


@pytest.mark.clause("ANT-8.4c", "ANT-R-MELEE-ELIG")
def test_units_of_several_squares_attack_one_together() -> None:
    of = story(attacker(men=400), attacker("B", at=BESIDE, men=300), FOE)
    assert groups(of, "union") == {TO: ["union:a", "union:b"]}
    fight(of, TO, ["union:a", "union:b"])
    lines = [
        line.value for line in told(of, ev.MeleeFought)[0].working if line.label == working.STRENGTH["attackers"]()
    ]
    assert lines == [700]


@pytest.mark.clause("ANT-R-MELEE-LOSS", "ANT-R-DENSITY")
def test_the_working_of_attackers_losses_goes_square_by_square() -> None:
    of = meleed(attacker(men=400), attacker("B", at=BESIDE, men=1300), FOE)
    fact = told(of, ev.MeleeFought)[0]
    lost = {one.unit: one.men for one in told(of, ev.Lost) if one.unit != FOE.id}
    shares = {
        in_words(line.label, called): line.value
        for line in fact.working
        if in_words(line.label).startswith("the share of")
    }
    assert shares == {"the share of A": lost["union:a"], "the share of B": lost["union:b"]}
    assert sum(lost.values()) == fact.attacker_losses
    each = [int(line.value) for line in fact.working if line.label == working.LOSSES["attackers"]()]
    assert len(each) == 2
    assert each[1] > each[0]  # the crowded square bleeds more
    crowds = [in_words(line.label) for line in fact.working if "men in the square" in in_words(line.label)]
    assert [label.split(" men")[0] for label in crowds] == ["400", "1,300", "400"]  # the defenders' last


@pytest.mark.clause("ANT-8.4f", "ANT-8.4e", "ANT-R-FIRE-OP")
@pytest.mark.parametrize(("points", "fights"), [(3, False), (4, True)])
def test_points_for_both_fire_and_melee(points: int, fights: bool) -> None:
    one = unit("A", at=AT, facing=3, melee_plot=True, fire_plot=TO, points=points)
    of = story(one, unit("E", "confederate", TO, facing=7, points=0))
    combat_phase(of)
    assert [shot.paid for shot in told(of, ev.Fired) if shot.unit == one.id] == [2]
    assert bool(told(of, ev.MeleeFought)) == fights
    if fights:
        assert told(of, ev.MeleeFought)[0].paid == {one.id: 2, FOE.id: 0}


@pytest.mark.clause("ANT-8.4d", "ANT-R-WHO-FIRES", "ANT-R-DEF-MELEE-TARGET", "ANT-R-ROUTED-FIRE")
def test_defenders_fire_once_more_before_the_melee_even_routed_ones_but_no_limbered_guns() -> None:
    one = unit("A", at=AT, facing=3, melee_plot=True, fire_plot=TO)

    def last_shots(*defenders: Unit) -> list[tuple[str, int]]:
        of = story(one, *defenders, dice=Fixed(1))
        combat_phase(of)
        names = [type(event).__name__ + getattr(event, "sub_phase", "") for event in of.events]
        begins, ends = names.index("SubPhaseBegandefensive-melee-fire"), names.index("SubPhaseBeganmelee")
        return [(event.unit, event.paid) for event in of.events[begins:ends] if isinstance(event, ev.Fired)]

    assert last_shots(unit("E", "confederate", TO, facing=7, points=0)) == [(FOE.id, 0)]
    assert last_shots(unit("E", "confederate", TO, facing=3, routed=True)) == [(FOE.id, 0)]
    assert last_shots(unit("E", "confederate", TO, facing=7, ammo=False)) == []
    guns = unit("G", "confederate", TO, facing=7, points=0, **GUNS)
    assert last_shots(guns) == [(guns.id, 0)]
    limbered = unit("G", "confederate", TO, facing=7, points=0, mode="limbered", **GUNS)
    assert last_shots(limbered) == []


@pytest.mark.clause("ANT-R-DEF-MELEE-TARGET", "ANT-8.4a")
def test_attackers_broken_by_that_fire_drop_out() -> None:
    one = unit("A", at=AT, facing=3, melee_plot=True, fire_plot=TO, men=85, points=4)
    of = story(one, unit("E", "confederate", TO, facing=7, men=900, points=0), dice=Fixed(1))
    combat_phase(of)
    assert told(of, ev.Routed)
    assert not told(of, ev.MeleeFought)


@pytest.mark.clause("ANT-T-MELEE", "ANT-T-MELEE-RETREAT", "ANT-R-MELEE-RETREAT", "ANT-8.4g")
def test_the_attackers_retreat_is_drawn_only_where_the_defenders_stand() -> None:
    level = (attacker(), FOE)
    stands = meleed(*level, dice=Fixed(1, defenders=41, attackers=20))
    fact = told(stands, ev.MeleeFought)[0]
    assert (fact.row, fact.defender_retreats, fact.attacker_retreats) == ("-4 to 4", False, True)
    assert [(in_words(line.label), line.value) for line in fact.working[-4:]] == [
        ("defenders go back, percent", 40),
        ("defenders draw", 41),
        ("attackers go back, percent", 20),
        ("attackers draw", 20),
    ]
    assert stands.unit("union:a").square != AT
    goes = meleed(*level, dice=Fixed(0.99, defenders=40))
    assert told(goes, ev.MeleeFought)[0].defender_retreats
    assert goes.unit(FOE.id).square != TO
    assert not [roll for roll in told(goes, ev.MeleeFought)[0].rolls if "the attackers retreat" in in_words(roll.why)]


@pytest.mark.clause("ANT-R-MELEE-LOSS", "ANT-R-MELEE-RANDOM")
@given(st.integers(0, 300), st.lists(st.integers(1, 900), min_size=1, max_size=3))
def test_losses_fall_by_men_and_the_rest_on_the_largest(lost: int, men: list[int]) -> None:
    shares = in_proportion(lost, men)
    assert sum(shares) == lost
    largest = men.index(max(men))
    for index, (share, count) in enumerate(zip(shares, men, strict=True)):
        assert share >= lost * count // sum(men)
        assert index == largest or share == lost * count // sum(men)


@pytest.mark.clause("ANT-8.2e", "ANT-8.5c", "ANT-R-GUN-LOSS")
@pytest.mark.parametrize(("fatigue", "goes"), [(75, False), (76, True)])
def test_worn_out_guns_go_back_from_a_melee_and_lose_at_least_one(fatigue: int, goes: bool) -> None:
    guns = unit("G", "confederate", TO, facing=7, fatigue=fatigue, guns=30, **GUNS)
    of = meleed(attacker(), guns, dice=Fixed(0.99))
    assert not told(of, ev.MeleeFought)[0].defender_retreats
    now = of.unit(guns.id)
    assert (now.square != TO, now.guns < 30, now.mode == "limbered") == (goes, goes, goes)
    assert [one.cause for one in told(of, ev.Retreated)] == (["guns"] if goes else [])


@pytest.mark.clause("ANT-8.2c", "ANT-R-GUN-LOSS")
def test_guns_that_are_driven_back_lose_guns_those_that_stay_lose_nothing() -> None:
    guns = unit("G", "confederate", TO, facing=7, **GUNS)
    driven = meleed(attacker(men=2000), guns, dice=Fixed(1))
    assert told(driven, ev.MeleeFought)[0].defender_retreats
    assert 1 <= driven.state.losses["confederate"].guns < 12


@pytest.mark.clause("ANT-8.7a", "ANT-8.7b", "ANT-R-ADVANCE", "ANT-7.6d", "ANT-QS-4.2")
def test_who_won_the_square_moves_in_with_the_fatigue_of_a_step_and_no_cost() -> None:
    of = meleed(attacker(men=2000), FOE, unit("F", "confederate", (5, 8)), dice=Fixed(1))
    gone, now = told(of, ev.Advanced)[0], of.unit("union:a")
    assert (gone.to, gone.fatigue, gone.after, now.square, now.points) == (TO, 2, "melee", TO, 8)
    assert now.succeeded
    stays = meleed(attacker(men=2000, advance_plot=False), FOE, dice=Fixed(1))
    assert stays.unit("union:a").square == AT
    basic = meleed(attacker(men=2000, advance_plot=False), FOE, dice=Fixed(1), level="basic")
    assert basic.unit("union:a").square == TO


@pytest.mark.clause("ANT-R-ADVANCE", "ANT-R-ACT-IDLE", "ANT-7.7a")
@pytest.mark.parametrize(
    ("change", "rows", "may"),
    [
        ({}, ".", True),
        ({"disrupted": True}, ".", False),
        ({"routed": True}, ".", False),
        (GUNS, ".", False),
        ({"activated": False}, ".", False),
        ({"advance_plot": False}, ".", False),
        ({}, "~", False),
        ({}, "B", False),
        ({"mode": "column"}, "B", True),
    ],
)
def test_who_advances(change: dict[str, Any], rows: str, may: bool) -> None:
    field = ["." * 12] * 12
    field[TO[0]] = "." * TO[1] + rows + "." * (11 - TO[1])
    of = story(attacker(**change), ground=plain(*field))
    assert may_advance(of, of.unit("union:a"), TO) == may


@pytest.mark.clause("ANT-R-ADVANCE")
def test_an_advance_has_to_find_room_and_follows_fire_at_the_end_of_its_sub_phase() -> None:
    weak = unit("E", "confederate", TO, facing=7, men=3, points=0)
    shooters = [
        attacker(name, melee_plot=False, fired_at=None, at=at) for name, at in (("A", AT), ("B", AT), ("C", BESIDE))
    ]
    of = story(*shooters, weak)
    combat_phase(of)
    # only he whose last fire was at the square; the others had nobody left to fire at
    assert [(one.unit, one.after) for one in told(of, ev.Advanced)] == [("union:a", "fire")]
    full = story(*(attacker(name, at=TO) for name in "FG"), attacker())
    assert not may_advance(full, full.unit("union:a"), TO)


@pytest.mark.clause("ANT-R-PLOT-LIFE")
def test_melee_and_advance_plots_end_with_the_enemys_combat_phase() -> None:
    one = attacker(fire_plot=(5, 7), at=(9, 9))
    expected: dict[Side, bool] = {"union": True, "confederate": False}
    for side, kept in expected.items():
        of = story(one, side=side)
        combat_phase(of)
        now = of.unit(one.id)
        assert (now.melee_plot, now.advance_plot, now.fire_plot) == (kept, kept, (5, 7))


@pytest.mark.clause("ANT-R-FLANK", "ANT-8.4g")
def test_a_flanked_defender_counts_half_and_the_flanker_half_more() -> None:
    front = told(meleed(attacker(), FOE), ev.MeleeFought)[0]
    rear = told(meleed(attacker(), unit("E", "confederate", TO, facing=3)), ev.MeleeFought)[0]
    assert (front.differential, rear.differential) == (0.0, (400 * 1.5 - 400 * 0.5) / 50)
    column = told(meleed(attacker(), unit("E", "confederate", TO, facing=7, mode="column")), ev.MeleeFought)[0]
    assert column.differential == (400 * 1.5 - 400 * 0.5 * 0.75) / 50


@pytest.mark.clause("ANT-7.11c", "ANT-2.1j", "ANT-R-FORT-AUTO")
def test_in_the_intermediate_game_who_stayed_digs_in_after_the_confederate_combat_phase() -> None:
    units = (
        unit("A", at=(9, 9), points=1),
        unit("B", at=(9, 10), points=0),
        unit("C", at=(9, 8), stayed=False),
        unit("D", at=(9, 7), fort=5),
        unit("H", at=(8, 7), arm="cavalry"),
        unit("R", at=(8, 8), routed=True),
        unit("F", at=(8, 9), arm="cavalry", mode="dismounted"),
        unit("G", at=(8, 10), **GUNS),
    )

    def dug(**given_: Any) -> list[tuple[str, int]]:
        of = story(*units, **given_)
        combat_phase(of)
        return [(one.unit, one.level) for one in told(of, ev.Fortified)]

    assert dug(side="confederate", level="intermediate") == [("union:a", 1), ("union:f", 1)]
    assert dug(side="union", level="intermediate") == dug(side="confederate", level="advanced") == []


@pytest.mark.clause("ANT-R-FORT-AUTO")
@pytest.mark.parametrize(("away", "digs"), [(4, True), (5, False)])
def test_in_one_reading_only_who_has_an_enemy_near_digs_in(away: int, digs: bool) -> None:
    foe = unit("E", "confederate", (2, 2 + away), points=0)
    of = story(
        unit("A", at=(2, 2), points=1),
        foe,
        by=rules().choosing({"ANT-R-FORT-AUTO": 4}),
        side="confederate",
        level="intermediate",
    )
    dig_in(of)
    assert bool(told(of, ev.Fortified)) is digs


@pytest.mark.clause("SHI-R-OUTMANEUVER", "SHI-R-SUCCESS", "SHI-R-DISR-MELEE")
def test_shiloh_counts_success_and_enemies_on_opposite_sides() -> None:
    def factor(*others: Unit, **change: Any) -> set[str]:
        of = meleed(attacker(**change), FOE, *others, by=shiloh())
        return {in_words(line.label).split(",")[0] for line in told(of, ev.MeleeFought)[0].working}

    assert "outmaneuvered" not in factor(unit("N", "confederate", (4, 6)))
    assert "outmaneuvered" in factor(unit("W", "confederate", (5, 4)))
    assert "successful attack" in factor(succeeded=True)
    assert groups(story(attacker(disrupted=True), FOE, by=shiloh()), "union") == {}
    after = meleed(attacker(succeeded=True), FOE, by=shiloh(), dice=Fixed(0.99))
    assert not after.unit("union:a").succeeded


@pytest.mark.clause("SHI-R-CREW")
def test_shiloh_loses_artillerymen_without_guns() -> None:
    rifles = unit("A", at=AT, facing=3, men=1000, weapon="RFL")
    battery = unit("G", "confederate", TO, facing=7, points=0, **GUNS)
    crewed = unit("G", "confederate", TO, facing=7, points=0, men=192, **GUNS)
    for one, lost in ((battery, 0), (crewed, None)):
        of = story(rifles, one, by=shiloh())
        combat_phase(of)
        fact = told(of, ev.Lost)[0]
        assert fact.guns == 0
        assert fact.men == (told(of, ev.Fired)[0].casualties if lost is None else lost)


@pytest.mark.clause("SHI-R-FDF", "SHI-R-FLANK", "SHI-FN-1", "SHI-FN-2")
def test_shilohs_final_defensive_fire_is_halved_for_the_flanked_and_open_to_the_disrupted() -> None:
    one = unit("A", at=AT, facing=3, melee_plot=True, fire_plot=TO)

    def last_shot(**change: Any) -> set[tuple[str, Any]]:
        of = story(one, unit("E", "confederate", TO, **({"facing": 7, "points": 0} | change)), by=shiloh())
        combat_phase(of)
        shot = next(shot for shot in told(of, ev.Fired) if shot.unit == FOE.id)
        return {(in_words(line.label), line.value) for line in shot.working}

    assert ("taken in flank, x", 0.5) not in last_shot()
    assert ("taken in flank, x", 0.5) in last_shot(facing=3)
    assert ("disrupted, x", 0.5) in last_shot(disrupted=True)
    assert ("out of ammunition, x", 0.3) in last_shot(ammo=False)


@pytest.mark.clause("SHI-R-CREW", "ANT-8.2b")
def test_guns_that_nobody_is_left_to_serve_are_lost_where_crews_are_counted() -> None:
    guns: dict[str, Any] = {"arm": "artillery", "weapon": "N12", "points": 0}
    rifles = unit("A", at=AT, facing=3, men=2000, weapon="RFL")
    thin = unit("G", "confederate", TO, facing=7, guns=6, men=1, men_at_start=96, **guns)
    of = story(rifles, thin, by=shiloh())
    combat_phase(of)
    assert told(of, ev.Eliminated) == [ev.Eliminated(thin.id, 0, 6)]
    assert of.state.losses["confederate"].guns == 6
    antietam = story(rifles, unit("G", "confederate", TO, facing=7, guns=6, **guns))
    combat_phase(antietam)
    assert antietam.unit(thin.id).here
