"""Plots of fire, melee and advance."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.orders.plotting import targets
from companion.games.tactical.rules.state import Unit
from tests.games.tactical.building import unit
from tests.games.tactical.ordering import AT, OPEN, after, clauses, field, go, moment, rules

A = unit("A", at=AT)
GUNS = unit("G", at=AT, arm="artillery", weapon="N12")
AHEAD: Square = (3, 4)
MELEE = cmd.PlotMelee(unit=A.id)
TURN = 3
"""A clear day."""


def at(square: Square | None, one: Unit = A) -> cmd.Target:
    return cmd.Target(unit=one.id, square=square)


@pytest.mark.clause("ANT-7.13k", "ANT-7.13g", "ANT-7.13a")
def test_fire_is_plotted_at_squares_in_sight_and_range_empty_ones_too() -> None:
    now = moment(A, turn=TURN)
    assert after(now, at((2, 4))).state.units[A.id].fire_plot == (2, 4)
    assert clauses(now, at((1, 4))) == {"ANT-7.13k"}
    short = replace(A, weapon="MSK", square=(8, 4))
    reach = rules().range_of("MSK")
    assert clauses(moment(short, turn=TURN), at((8 - reach - 1, 4))) == {"ANT-7.13k"}
    assert clauses(now, at(AT)) == clauses(now, at((9, 9))) == {"ANT-7.13k"}
    assert clauses(now, at((6, 4))) == {"ANT-7.9d"}
    ground = field(*OPEN[:3], "....W....", *OPEN[4:])
    assert clauses(moment(A, on=ground, turn=TURN), at((2, 4))) == {"ANT-8.3d"}


@pytest.mark.clause("ANT-7.13h", "ANT-7.3l")
@pytest.mark.parametrize(("level", "facing"), [("advanced", 1), ("advanced", 4), ("basic", 1)])
def test_the_squares_shown_are_those_that_may_be_plotted(level: str, facing: int) -> None:
    ground = field(*OPEN[:2], "..WW.T...", *OPEN[3:6], "...WC....", *OPEN[7:], heights={(4, 6): 3})
    one = replace(A, facing=facing)
    now = moment(one, unit("B", at=(5, 5)), on=ground, level=level, turn=TURN)
    lawful = {(x, y) for x in range(9) for y in range(9) if not clauses(now, at((x, y)))}
    assert targets(now, one) == lawful
    assert len(lawful) > 5


@pytest.mark.clause("ANT-QS-3.3e", "ANT-QS-3.7b")
def test_in_basic_a_unit_aims_all_round() -> None:
    assert not clauses(moment(A, level="basic", turn=TURN), at((6, 4)))


@pytest.mark.clause("ANT-7.13i", "ANT-R-PLOT-BASIC")
@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_no_plot_clears_the_plot_and_no_other(level: str) -> None:
    aimed = replace(A, fire_plot=(2, 4), melee_plot=True)
    cleared = after(moment(aimed, level=level), at(None)).state.units[A.id]
    assert cleared.fire_plot is None
    assert cleared.melee_plot


@pytest.mark.clause("ANT-7.13d", "ANT-7.13f", "ANT-7.3h")
def test_a_melee_plot_plots_an_advance_and_fire_straight_ahead_which_may_be_aimed_elsewhere() -> None:
    now = after(moment(replace(A, fire_plot=(1, 4)), turn=TURN), MELEE)
    one = now.state.units[A.id]
    assert (one.melee_plot, one.advance_plot, one.fire_plot, one.plotted_by_melee) == (True, True, AHEAD, True)
    aimed = after(now, at((3, 5))).state.units[A.id]
    assert (aimed.melee_plot, aimed.fire_plot, aimed.plotted_by_melee) == (True, (3, 5), False)
    unplotted = after(now, cmd.PlotAdvance(unit=A.id, on=False)).state.units[A.id]
    assert (unplotted.melee_plot, unplotted.advance_plot, unplotted.fire_plot) == (True, False, AHEAD)


@pytest.mark.clause("ANT-7.13b", "ANT-7.13c")
def test_melee_and_advance_are_toggled_and_the_fire_laid_with_a_melee_goes_with_it() -> None:
    plotted = after(moment(A), MELEE)
    assert clauses(plotted, MELEE) == {"ANT-7.13b"}
    off = after(plotted, cmd.PlotMelee(unit=A.id, on=False)).state.units[A.id]
    assert (off.melee_plot, off.fire_plot) == (False, None)
    assert clauses(moment(A), cmd.PlotMelee(unit=A.id, on=False)) == {"ANT-7.13b"}
    assert clauses(moment(A), cmd.PlotAdvance(unit=A.id, on=False)) == {"ANT-7.13c"}
    aimed = replace(A, fire_plot=(1, 4), melee_plot=True)
    kept = after(moment(aimed), cmd.PlotMelee(unit=A.id, on=False)).state.units[A.id]
    assert kept.fire_plot == (1, 4)


@pytest.mark.clause("ANT-R-PLOT-LIFE")
def test_moving_or_refacing_clears_the_fire_laid_straight_ahead_and_it_can_be_plotted_anew() -> None:
    plotted = after(moment(A), MELEE)
    for command in (go(A, 3), cmd.Face(unit=A.id, direction=3)):
        turned = after(plotted, command)
        assert turned.state.units[A.id].fire_plot is None
        assert turned.state.units[A.id].melee_plot
        assert after(turned, MELEE).state.units[A.id].fire_plot is not None


@pytest.mark.clause("ANT-QS-3.8a", "ANT-QS-3.3c")
def test_in_basic_melee_alone_is_plotted() -> None:
    one = after(moment(replace(A, fire_plot=(1, 4)), level="basic"), MELEE).state.units[A.id]
    assert (one.melee_plot, one.advance_plot, one.fire_plot) == (True, False, (1, 4))


@pytest.mark.clause("ANT-R-MELEE-ELIG", "ANT-R-ADVANCE")
def test_guns_neither_attack_nor_advance() -> None:
    now = moment(GUNS)
    assert clauses(now, cmd.PlotMelee(unit=GUNS.id)) == {"ANT-R-MELEE-ELIG"}
    assert clauses(now, cmd.PlotAdvance(unit=GUNS.id)) == {"ANT-R-ADVANCE"}
    assert not clauses(moment(replace(GUNS, mode="limbered"), turn=TURN), at((2, 4), GUNS))


@pytest.mark.clause("ANT-R-ACT-IDLE")
def test_a_unit_that_was_not_activated_plots_fire_and_melee_but_no_advance() -> None:
    idle = replace(A, activated=False)
    now = moment(idle, turn=TURN)
    assert not clauses(now, at((2, 4)))
    assert clauses(now, cmd.PlotAdvance(unit=A.id)) == {"ANT-R-ACT-IDLE"}
    one = after(now, MELEE).state.units[A.id]
    assert (one.melee_plot, one.advance_plot) == (True, False)


@pytest.mark.clause("ANT-7.3g")
def test_an_advance_is_plotted_alone() -> None:
    one = after(moment(replace(A, fire_plot=(2, 4))), cmd.PlotAdvance(unit=A.id)).state.units[A.id]
    assert (one.advance_plot, one.melee_plot, one.fire_plot) == (True, False, (2, 4))


def test_a_melee_at_the_edge_of_the_map_lays_no_fire_beyond_it() -> None:
    edge = replace(A, square=(0, 4))
    one = after(moment(edge), MELEE).state.units[A.id]
    assert (one.melee_plot, one.fire_plot, one.plotted_by_melee) == (True, None, False)
