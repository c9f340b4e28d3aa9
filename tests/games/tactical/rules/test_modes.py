"""Modes, facing, forced marches, fortifications: what they cost and who may not."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.tactical.charts.terms import Mode
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.orders.force_marching import presses_left
from companion.games.tactical.rules.state import Unit
from tests.games.tactical.building import unit
from tests.games.tactical.ordering import AT, OPEN, after, clauses, field, go, moment, rules, why_not

A = unit("A", at=AT)
HORSE = unit("H", at=AT, arm="cavalry", weapon="CRB")
GUNS = unit("G", at=AT, arm="artillery", weapon="N12", mode="limbered")
HORSE_GUNS = replace(GUNS, cavalry_artillery=True)
ENEMY = unit("E", "confederate", (3, 4))


def to(one: Unit, mode: Mode) -> cmd.ChangeMode:
    return cmd.ChangeMode(unit=one.id, mode=mode)


@pytest.mark.clause("ANT-7.8c", "ANT-T-OPCOST-N5", "ANT-R-MODE-COST")
@pytest.mark.parametrize(
    ("one", "mode", "free", "in_zone"),
    [
        (A, "column", 2, 2),
        (HORSE, "dismounted", 2, 2),
        (GUNS, "unlimbered", 4, 8),
        (replace(GUNS, mode="unlimbered"), "limbered", 4, 4),
        (HORSE_GUNS, "unlimbered", 2, 8),
        (replace(HORSE_GUNS, mode="unlimbered"), "limbered", 2, 2),
    ],
)
def test_what_a_change_of_mode_costs(one: Unit, mode: Mode, free: int, in_zone: int) -> None:
    assert after(moment(one), to(one, mode)).state.units[one.id].points == 10 - free
    beside = after(moment(one, ENEMY), to(one, mode)).state.units[one.id]
    assert (beside.mode, beside.points) == (mode, 10 - in_zone)
    poor = replace(one, points=in_zone - 1)
    assert clauses(moment(poor, ENEMY), to(one, mode)) == {"ANT-7.8c"}


@pytest.mark.clause("ANT-7.8a")
def test_each_arm_has_its_two_modes() -> None:
    for one, modes in (
        (A, {"normal", "column"}),
        (HORSE, {"mounted", "dismounted"}),
        (GUNS, {"limbered", "unlimbered"}),
    ):
        every: tuple[Mode, ...] = ("normal", "column", "mounted", "dismounted", "limbered", "unlimbered")
        taken = {mode for mode in every if not why_not(moment(one), to(one, mode))}
        assert taken == modes - {one.mode}


@pytest.mark.clause("ANT-R-BASIC-SCOPE")
def test_the_basic_game_has_no_modes_facing_forced_marches_forts_leaders_or_advance_plots() -> None:
    now = moment(A, level="basic")
    for command in (
        to(A, "column"),
        cmd.Face(unit=A.id, direction=5),
        cmd.ForceMarch(unit=A.id),
        cmd.Fortify(unit=A.id),
        cmd.PlotAdvance(unit=A.id),
        cmd.Transfer(unit=A.id, leader="x"),
    ):
        assert clauses(now, command) == {"ANT-R-BASIC-SCOPE"}


@pytest.mark.clause("SHI-N-3", "SHI-N-4", "SHI-R-MODE-CELL")
def test_shiloh_answers_for_modes_with_its_own_charts() -> None:
    shiloh = rules("shiloh")
    ravine = field(*OPEN[:4], "....R....", *OPEN[5:], of=shiloh)
    woods = field(*OPEN[:4], "....L....", *OPEN[5:], of=shiloh)
    assert clauses(moment(GUNS, on=ravine, by=shiloh), to(GUNS, "unlimbered")) == {"SHI-N-3"}
    assert not clauses(moment(A, on=ravine, by=shiloh), to(A, "column"))
    done = after(moment(A, ENEMY, on=woods, by=shiloh), to(A, "column"))
    assert done.state.units[A.id].points == 10 - 3 - 2


# ---- facing


@pytest.mark.clause("ANT-7.9a", "ANT-7.9c", "ANT-7.7d", "ANT-7.3d")
def test_facing_is_free_at_any_time_and_turns_the_whole_square() -> None:
    other, apart = unit("B", at=AT), unit("C", at=(0, 0))
    spent = replace(A, points=0, activated=False)
    now = after(moment(spent, other, apart), cmd.Face(unit=A.id, direction=6))
    assert [one.facing for one in now.state.units.values()] == [6, 6, 1]
    assert now.state.units[A.id].points == 0
    assert clauses(now, cmd.Face(unit=A.id, direction=6)) == {"ANT-7.9a"}


# ---- forced marches


@pytest.mark.clause("ANT-7.10a", "ANT-7.3c", "ANT-R-FM")
def test_seven_presses_from_no_fatigue_give_seven_points_for_42_fatigue() -> None:
    now = after(moment(A), cmd.ForceMarch(unit=A.id, times=7))
    marched = now.state.units[A.id]
    assert (marched.points, marched.fatigue) == (17, 42)
    assert clauses(now, cmd.ForceMarch(unit=A.id)) == {"ANT-7.10b"}
    assert clauses(moment(A), cmd.ForceMarch(unit=A.id, times=8)) == {"ANT-7.10b"}


@pytest.mark.clause("ANT-7.10b", "ANT-R-FM")
@pytest.mark.parametrize("fatigue", range(101))
def test_presses_are_counted_as_they_are_made_one_by_one(fatigue: int) -> None:
    tired, presses = replace(A, fatigue=fatigue), 0
    now = moment(tired)
    while not why_not(now, cmd.ForceMarch(unit=A.id)):
        now, presses = after(now, cmd.ForceMarch(unit=A.id)), presses + 1
    assert presses == presses_left(rules(), tired)
    assert presses == 0 or fatigue < 40 <= fatigue + 6 * presses


@pytest.mark.clause("ANT-R-ROUTED-MOVE", "ANT-R-ACT-IDLE")
def test_routed_units_neither_march_harder_nor_dig_but_idle_ones_do() -> None:
    routed, idle = replace(A, routed=True, points=20), replace(A, activated=False, points=20)
    for command in (cmd.ForceMarch(unit=A.id), cmd.Fortify(unit=A.id), cmd.PlotMelee(unit=A.id)):
        assert "ANT-R-ROUTED-MOVE" in clauses(moment(routed), command)
        assert not clauses(moment(idle), command)
    assert not clauses(moment(idle), to(idle, "column"))


# ---- fortifications


@pytest.mark.clause("ANT-7.11b", "ANT-7.3k", "ANT-R-FORT-12")
def test_a_level_of_fortification_costs_twelve_points_and_twenty_fatigue() -> None:
    dug = after(moment(A), cmd.ForceMarch(unit=A.id, times=2), cmd.Fortify(unit=A.id)).state.units[A.id]
    assert (dug.fort, dug.points, dug.fatigue) == (1, 0, 2 * 6 + 20)
    assert clauses(moment(A), cmd.Fortify(unit=A.id)) == {"ANT-7.11b", "ANT-R-FORT-12"}
    assert not clauses(moment(replace(A, points=12)), cmd.Fortify(unit=A.id))


@pytest.mark.clause("ANT-7.11a", "ANT-7.11b")
def test_five_levels_are_the_most_and_only_men_on_foot_dig() -> None:
    rich = replace(A, points=20, fort=5)
    assert clauses(moment(rich), cmd.Fortify(unit=A.id)) == {"ANT-7.11a"} == {rules().scale.fortification.clause}
    for one, lawful in ((HORSE, False), (replace(HORSE, mode="dismounted"), True), (GUNS, False)):
        digging = replace(one, points=20)
        assert clauses(moment(digging), cmd.Fortify(unit=one.id)) == (set() if lawful else {"ANT-7.11b"})


@pytest.mark.clause("ANT-7.11c")
def test_in_the_intermediate_game_nobody_digs_by_order() -> None:
    assert clauses(moment(replace(A, points=12), level="intermediate"), cmd.Fortify(unit=A.id)) == {"ANT-7.11c"}


@pytest.mark.clause("ANT-R-FORT-LOSS")
def test_a_fortification_stays_behind() -> None:
    dug_in = replace(A, fort=3)
    assert after(moment(dug_in), go(A, 1)).state.units[A.id].fort == 0
    assert after(moment(dug_in), to(A, "column"), cmd.Face(unit=A.id, direction=4)).state.units[A.id].fort == 3
