"""Which facts a seat may read in the log: all without hidden units, else its own and those of units shown to it."""

from __future__ import annotations

from typing import Any

from companion.tactical import events as ev
from companion.tactical.state import State
from companion.tactical.view import Seat, is_open, may_know

OPEN = (ev.PhaseBegan, ev.SubPhaseBegan, ev.FordsDrawn, ev.Ended, ev.OptionSet, ev.SeatTaken, ev.BattleClosed)
"""What everybody may know: the sequence of play, the ground, how rulings are read, who has seen both sides."""
IN_SIGHT = (
    ev.Moved, ev.Faced, ev.Fired, ev.Lost, ev.Disrupted, ev.Routed, ev.Retreated, ev.Advanced, ev.Eliminated,
)  # fmt: skip
"""What is seen of a unit that is shown."""


def tells(state: State, seat: Seat, event: ev.AnyEvent) -> bool:
    """Say whether a seat may read an event that happened in a state."""
    if is_open(state, seat) or isinstance(event, OPEN):
        return True
    match event:
        case ev.Asked():
            return event.prompt.seat == seat
        case ev.Answered():
            return state.pending is not None and state.pending.seat == seat
        case ev.Sighted() | ev.PointsSet():
            return event.side == seat
        case ev.LimitDrawn():
            return state.phase.side == seat
        case ev.HoldsDrawn():
            return all(_holds(state, seat, name) for name in event.holds)
        case ev.Released():
            return _holds(state, seat, event.formation)
        case ev.MeleeFought():
            return any(_side(name) == seat for name in (*event.attackers, *event.defenders))
        case ev.Activated() | ev.Delayed():
            return all(_side(name) == seat for name in event.units)
        case ev.Faced():
            return any(one.side == seat or may_know(state, seat, one) for one in state.at(event.square))
        case ev.LeaderFell() | ev.LeaderSucceeded() | ev.LeaderMoved() | ev.Transferred():
            return _side(event.leader) == seat
        case _:
            return _of_unit(state, seat, event)


def explains(state: State, seat: str, event: ev.AnyEvent) -> bool:
    """Say whether a seat may read how a fact came about: of its own units alone, among hidden ones.

    A melee's working rests on both sides' leaders, fatigue and draws: neither side has it.
    """
    if seat == "referee" or not state.hidden or state.over:
        return True
    return _side(getattr(event, "unit", "")) == seat


def _of_unit(state: State, seat: Seat, event: Any) -> bool:
    name: str = getattr(event, "unit", "")
    one = state.units.get(name)
    if one is None:
        return False
    return one.side == seat or (isinstance(event, IN_SIGHT) and may_know(state, seat, one))


def _holds(state: State, seat: Seat, formation: str) -> bool:
    """Say whether a formation is of a seat's own side."""
    return any(one.side == seat and formation in (one.division, one.corps) for one in state.units.values())


def _side(name: str) -> str:
    return name.partition(":")[0]
