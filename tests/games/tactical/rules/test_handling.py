"""The unit in hand and Z."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.state import State, Unit
from tests.games.tactical.building import unit
from tests.games.tactical.ordering import after, clauses, go, moment, with_state

A = unit("A", at=(4, 4))
MATE = unit("B", at=(4, 4), melee_plot=True, fire_plot=(3, 4), plotted_by_melee=True)
Z = cmd.Abort(unit=A.id)
ORDERS: tuple[cmd.AnyCommand, ...] = (
    *(go(A, direction) for direction in range(1, 9)),
    *(cmd.Face(unit=A.id, direction=direction) for direction in (2, 5)),
    cmd.ForceMarch(unit=A.id, times=2),
    cmd.ChangeMode(unit=A.id, mode="column"),
    cmd.ChangeMode(unit=A.id, mode="normal"),
    cmd.Fortify(unit=A.id),
    cmd.PlotMelee(unit=A.id),
    cmd.PlotAdvance(unit=A.id),
    cmd.Target(unit=A.id, square=(3, 4)),
)


def units(state: State) -> dict[str, Unit]:
    return state.units


@pytest.mark.clause("ANT-7.3r", "ANT-7.5i", "ANT-R-ABORT", "ANT-QS-3.3j")
@given(st.lists(st.sampled_from(ORDERS), min_size=1, max_size=6))
def test_z_gives_back_all_that_a_unit_did_since_it_was_picked_up(orders: list[cmd.AnyCommand]) -> None:
    start = moment(A, MATE, unit("E", "confederate", (1, 1)), turn=3)
    now = start
    for order in orders:
        if not clauses(now, order):
            now = after(now, order)
    if units(now.state) == units(start.state):
        assert clauses(now, Z) == {"ANT-R-ABORT"}
    else:
        back = after(now, Z)
        assert units(back.state) == units(start.state)
        assert clauses(back, Z) == {"ANT-R-ABORT"}


@pytest.mark.clause("ANT-R-ABORT")
def test_only_the_unit_handled_last_is_put_back_to_where_it_was_handled_anew() -> None:
    other = unit("C", at=(7, 7))
    now = after(moment(A, other), go(A, 1), go(other, 1))
    assert clauses(now, Z) == {"ANT-R-ABORT"}
    again = after(now, go(A, 1), go(A, 1), Z)
    assert again.state.units[A.id].square == (3, 4)
    assert again.state.units[other.id].square == (6, 7)


@pytest.mark.clause("ANT-R-ABORT")
def test_a_square_that_has_filled_since_takes_nobody_back() -> None:
    now = after(moment(A, MATE), go(A, 1))
    crowd = {one.id: one for one in (unit("X", at=(4, 4)),)}
    full = with_state(now, units=now.state.units | crowd)
    assert clauses(full, Z) == {"ANT-R-ABORT"}
    assert not clauses(now, Z)


@pytest.mark.clause("ANT-R-ABORT")
def test_what_was_seen_of_the_enemy_stays_seen() -> None:
    hidden = unit("E", "confederate", (2, 4))
    back = after(moment(A, hidden, hidden=True), go(A, 1), Z)
    assert back.state.revealed == {"union": (hidden.id,)}
    assert back.state.units[A.id] == A
