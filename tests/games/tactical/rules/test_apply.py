"""The fold: what each fact changes, and what it must not."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.apply import apply
from companion.games.tactical.rules.state import Leader, Losses, Phase
from tests.games.tactical.building import state, unit

A, B = unit("A"), unit("B")
ENEMY = unit("E", "confederate", (10, 11))
GUNS = unit("G", at=(12, 12), arm="artillery", weapon="N12")


@pytest.mark.clause("ANT-R-FACING")
def test_a_unit_that_moves_in_turns_the_whole_square() -> None:
    waiting = msgspec.structs.replace(B, square=(9, 10), facing=5)
    after = apply(state(A, waiting), ev.Moved(A.id, (9, 10), 8, paid=3, fatigue=2))
    assert {one.facing for one in after.at((9, 10))} == {8}
    moved = after.units[A.id]
    assert (moved.points, moved.fatigue, moved.squares, moved.stayed) == (7, 2, 1, False)


@pytest.mark.clause("ANT-R-FORT-LOSS")
@pytest.mark.parametrize(
    "left",
    [
        ev.Moved(A.id, (9, 10), 1, paid=2, fatigue=2),
        ev.Retreated(A.id, ((11, 10), (12, 10)), 5, "melee"),
        ev.Advanced(A.id, (9, 10), 1, fatigue=2),
    ],
)
def test_a_fortification_is_lost_when_its_unit_leaves_the_square(left: ev.AnyEvent) -> None:
    dug_in = msgspec.structs.replace(A, fort=3)
    after = apply(state(dug_in, B), left)
    assert after.units[A.id].fort == 0
    assert not after.units[A.id].stayed


@pytest.mark.clause("ANT-R-PLOT-LIFE")
def test_refacing_clears_the_fire_that_a_melee_plot_laid_straight_ahead_and_no_other() -> None:
    melee = msgspec.structs.replace(A, fire_plot=(9, 10), plotted_by_melee=True, melee_plot=True)
    aimed = msgspec.structs.replace(B, fire_plot=(8, 10))
    after = apply(state(melee, aimed), ev.Faced((10, 10), 3))
    assert after.units[A.id].fire_plot is None
    assert after.units[A.id].melee_plot
    assert after.units[B.id].fire_plot == (8, 10)


@given(st.lists(st.tuples(st.sampled_from([A.id, ENEMY.id]), st.integers(0, 60)), max_size=6))
def test_men_lost_are_men_counted(losses: list[tuple[str, int]]) -> None:
    now = state(A, ENEMY)
    for name, men in losses:
        now = apply(now, ev.Lost(name, men=men))
    for one in (A, ENEMY):
        gone = now.losses.get(one.side, Losses()).infantry
        assert now.units[one.id].men + gone == one.men


def test_what_is_eliminated_is_lost_with_all_it_had_left() -> None:
    after = apply(apply(state(GUNS), ev.Lost(GUNS.id, guns=2)), ev.Eliminated(GUNS.id, guns=10))
    gone = after.units[GUNS.id]
    assert (gone.status, gone.square, gone.guns) == ("eliminated", None, 0)
    assert after.losses["union"].guns == 12
    assert not after.at((12, 12))


@pytest.mark.clause("ANT-R-RALLY-MODE")
@pytest.mark.parametrize(("arm", "mode"), [("infantry", "normal"), ("cavalry", "mounted"), ("artillery", "limbered")])
def test_the_mode_of_a_rallied_unit(arm: str, mode: str) -> None:
    routed = unit("R", arm=arm, routed=True, mode="column" if arm == "infantry" else "dismounted")
    after = apply(state(routed), ev.Recovered(routed.id, rallied=True)).units[routed.id]
    assert (after.routed, after.mode) == (False, mode)


@pytest.mark.clause("ANT-R-RETREAT-PATH")
def test_retreating_artillery_is_limbered() -> None:
    after = apply(state(GUNS), ev.Retreated(GUNS.id, ((13, 12),), 1, "guns")).units[GUNS.id]
    assert (after.square, after.mode, after.retreated) == ((13, 12), "limbered", True)


def test_a_phase_begins_afresh_for_whom_it_is() -> None:
    busy = msgspec.structs.replace(A, squares=4, zoc_to_zoc=True)
    enemy = msgspec.structs.replace(ENEMY, squares=4)
    after = apply(state(busy, enemy), ev.PhaseBegan(2, Phase(4, "operation", "union", 1)))
    assert (after.units[A.id].squares, after.units[A.id].zoc_to_zoc, after.units[ENEMY.id].squares) == (0, False, 4)
    shot = msgspec.structs.replace(ENEMY, fired_at=(1, 1), retreated=True)
    fighting = apply(state(busy, shot), ev.PhaseBegan(2, Phase(5, "combat", "union", 1))).units[ENEMY.id]
    assert (fighting.fired_at, fighting.retreated) == (None, False)


@pytest.mark.clause("ANT-R-SUCCESSION")
def test_a_fallen_leader_counts_by_the_rank_he_held() -> None:
    hood = Leader(id="h", name="Hood", side="confederate", rank="division", formation="Hood", bonus=23, unit=ENEMY.id)
    law = Leader(id="l", name="Law", side="confederate", rank="brigade", formation="Law", bonus=13)
    now = apply(state(ENEMY, leaders=(hood, law)), ev.LeaderFell("h"))
    now = apply(now, ev.LeaderSucceeded("l", "division", "Hood", ENEMY.id))
    now = apply(now, ev.LeaderFell("l"))
    assert now.losses["confederate"] == Losses(division_leaders=2)
    assert now.leaders["h"].lost
    assert now.leaders["h"].unit == ""


@pytest.mark.clause("ANT-R-ABORT")
def test_picked_up_keeps_what_the_square_was_and_putting_back_restores_it() -> None:
    held = apply(state(A, B), ev.PickedUp(A.id))
    assert held.accessed_as == {A.id: A, B.id: B}
    gone = apply(held, ev.Moved(A.id, (9, 11), 2, paid=3, fatigue=2))
    back = apply(gone, ev.PutBack(A.id, held.accessed_as[A.id]))
    assert back.units == held.units
