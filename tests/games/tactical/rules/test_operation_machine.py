"""Any orders at all in an operation phase: what is refused changes nothing, what is done breaks nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.charts.figures import Refused
from companion.games.tactical.charts.terms import MODES, Side
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.decide import decide
from companion.games.tactical.rules.ground.squares import DIRECTIONS, Square
from companion.games.tactical.rules.ground.stacking import crowded
from companion.games.tactical.rules.situation import Moment
from companion.games.tactical.rules.state import Leader
from companion.kernel.supply import Supply
from tests.games.tactical.building import unit
from tests.games.tactical.ordering import field, moment, rules

GROUND = (".WT..", "~~B~F", ".....", "CC.~.", ".....")
ROADS: dict[str, tuple[Square, ...]] = {"pike": ((0, 2), (1, 2), (2, 2), (3, 2), (4, 2))}
SIDES: tuple[Side, Side] = ("confederate", "union")
OWN = (
    unit("A-A", at=(2, 2), division="Meade", points=12),
    unit("A-B", at=(2, 2), mode="column", division="Meade"),
    unit("G", at=(2, 2), arm="artillery", weapon="N12", mode="limbered"),
    unit("H", at=(4, 0), arm="cavalry", weapon="CRB"),
    unit("R", at=(4, 4), routed=True),
    unit("I", at=(2, 4), activated=False, fatigue=35),
    unit("W", at=(4, 1), points=14),
)
ENEMY = (unit("E", "confederate", (0, 1)), unit("F", "confederate", (3, 4), arm="artillery", weapon="N12"))
LEADER = Leader(
    id="union:meade", name="Meade", side="union", rank="division", formation="Meade", bonus=5, unit="union:a-a"
)
NAMES = st.sampled_from([one.id for one in (*OWN, *ENEMY)] + ["union:nobody"])
TO = st.sampled_from(DIRECTIONS)
SQUARES = st.tuples(st.integers(-1, 5), st.integers(-1, 5))
ORDERS: st.SearchStrategy[cmd.AnyCommand] = st.one_of(
    st.builds(cmd.Move, unit=NAMES, directions=st.lists(TO, min_size=1, max_size=4).map(tuple)),
    st.builds(cmd.Move, unit=NAMES, directions=st.tuples(TO)),
    st.builds(cmd.ForceMarch, unit=NAMES, times=st.integers(1, 9)),
    st.builds(cmd.Face, unit=NAMES, direction=TO),
    st.builds(cmd.ChangeMode, unit=NAMES, mode=st.sampled_from(MODES)),
    st.builds(cmd.Fortify, unit=NAMES),
    st.builds(cmd.Target, unit=NAMES, square=st.none() | SQUARES),
    st.builds(cmd.PlotMelee, unit=NAMES, on=st.booleans()),
    st.builds(cmd.PlotAdvance, unit=NAMES, on=st.booleans()),
    st.builds(cmd.Transfer, unit=NAMES, leader=st.just(LEADER.id)),
    st.builds(cmd.Reorganise, unit=NAMES),
    st.builds(cmd.Abort, unit=NAMES),
)


def sound(now: Moment) -> None:
    """Hold a battle to what no order may break."""
    state = now.state
    for square in {one.square for one in state.here()}:
        assert square is not None
        assert now.ground.passable(square)
        there = state.at(square)
        assert len({one.side for one in there}) == 1
        assert len({one.facing for one in there}) == 1
        assert crowded(now.rules, state.level, now.ground.terrain(square), there) is None
    for one in state.here():
        assert one.points >= 0
        assert 0 <= one.fatigue <= 100
        assert one.fire_plot is not None or not one.plotted_by_melee
        assert not (one.routed and (one.melee_plot or one.advance_plot or one.fire_plot))
    for leader in state.leaders.values():
        assert state.units[leader.unit].here


@pytest.mark.clause("ANT-7.0", "ANT-7.4d")
@pytest.mark.parametrize("name", ["antietam", "shiloh"])
@given(
    level=st.sampled_from(["basic", "intermediate", "advanced"]),
    hidden=st.booleans(),
    orders=st.lists(ORDERS, max_size=12),
    because=st.sampled_from(["", "the referee lets it happen"]),
)
def test_no_order_breaks_a_battle(
    name: str, level: str, hidden: bool, orders: list[cmd.AnyCommand], because: str
) -> None:
    used = rules(name)
    rows = GROUND if name == "antietam" else tuple(row.translate(str.maketrans("WTC", "LHR")) for row in GROUND)
    ground = field(*rows, of=used, heights={(2, 2): 2, (4, 4): 3}, roads=ROADS)
    now = moment(*OWN, *ENEMY, on=ground, by=used, level=level, hidden=hidden, leaders=(LEADER,), turn=3)
    sound(now)
    start = strength(now)
    for order in orders:
        before = now.state
        try:
            events = decide(now, replace(order, because=because), Supply("none"))
        except Refused as refused:
            assert refused.reasons
            assert all(reason.text for reason in refused.reasons)
            continue
        for event in events:
            now = now.after(event)
        sound(now)
        assert events
        assert strength(now) == start
        assert all(now.state.units[one.id] == one for one in ENEMY)
        if not isinstance(order, cmd.ForceMarch | cmd.Abort | cmd.Reorganise):
            assert total(now) <= sum(one.points for one in before.here("union"))


def strength(now: Moment) -> dict[str, int]:
    return {
        f"{side}, {what}": sum(getattr(one, what) for one in now.state.here(side))
        for side in SIDES
        for what in ("men", "guns")
    }


def total(now: Moment) -> int:
    return sum(one.points for one in now.state.here("union"))
