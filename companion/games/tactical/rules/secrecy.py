"""Which facts a seat may read in the log: all without hidden units, else its own and those of units shown to it."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.state import State
from companion.games.tactical.rules.view import Seat, is_open, may_know, reads_plan
from companion.kernel.overriding import commanding
from companion.kernel.overriding.setting import texts

E = TypeVar("E", bound=ev.Event)
OPEN = (
    ev.PhaseBegan,
    ev.SubPhaseBegan,
    ev.FordsDrawn,
    ev.Resigned,
    ev.Ended,
    ev.LetHappen,
    ev.OptionSet,
    ev.SeatTaken,
    ev.BattleClosed,
)
"""What everybody may know: the sequence of play, the ground, how rulings are read, who has seen both sides."""
IN_SIGHT = (ev.Moved, ev.Faced, ev.Fired, ev.Lost, ev.Routed, ev.Retreated, ev.Advanced, ev.Eliminated)
"""What is seen of a unit that is shown; not what it has left within: points, fatigue, order, ammunition."""

COURSE = (cmd.Continue, cmd.SetOption, cmd.TakeSeat, cmd.Resign, cmd.CallOff)
"""Commands whose words everybody may read: they say no more than the facts of `OPEN`."""
ENDS = (cmd.Continue, cmd.Done, cmd.Answer, cmd.EndActivation)
"""Commands after which another side may be to act."""


def tells(state: State, seat: Seat, event: ev.AnyEvent) -> bool:
    """Say whether a seat may read an event that happened in a state."""
    if isinstance(event, ev.Planned):
        # What a staff means to do is its own, even where everybody sees all units.
        return reads_plan(state, seat, event.side)
    if is_open(state, seat) or isinstance(event, OPEN):
        return True
    if isinstance(event, commanding.FACTS):
        return commanding.tells(seat, event)
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
        # By the square, for facing turns all who stand in it: who sees one of them sees it.
        case ev.Faced():
            return any(one.side == seat or may_know(state, seat, one) for one in state.at(event.square))
        case ev.Overridden():
            return sets_own(state, seat, event.target, event.before, event.after)
        case ev.LeaderFell() | ev.LeaderSucceeded() | ev.LeaderMoved() | ev.Transferred():
            return _side(event.leader) == seat
        case _:
            return _of_unit(state, seat, event)


def sets_own(state: State, seat: str, target: str, *values: object) -> bool:
    """Say whether a figure set by hand is a side's own, and names none of the enemy's units."""
    there = state.units | state.leaders
    return _side(target) == seat and not any(name in there and _side(name) != seat for name in texts(values))


def as_read(state: State, seat: Seat, event: ev.AnyEvent) -> ev.AnyEvent:
    """Give a fact that a seat may read as it may read it: of an enemy's only what is seen of it."""
    if is_open(state, seat):
        return event
    if isinstance(event, ev.MeleeFought):
        own = {name: points for name, points in event.paid.items() if _side(name) == seat}
        # The points paid would tell how many the enemy has left.
        return replace(from_outside(event), paid=own)
    return event if _side(getattr(event, "unit", "")) == seat else from_outside(event)


def from_outside(event: E) -> E:
    """Give a fact as anybody sees it who sees the unit: no figure behind it, nothing of what is left within."""
    without: dict[str, Any] = {}
    match event:
        case ev.MeleeFought():
            without = {"differential": 0.0, "row": "", "paid": {}, "rolls": ()}
        case ev.Moved():
            without = {"paid": 0, "fatigue": 0, "zoc_to_zoc": False}
        case ev.Fired():
            without = {"paid": 0, "out_of_ammo": False, "rolls": ()}
        case ev.Lost():
            without = {"fatigue": 0, "rolls": ()}
        case ev.Routed():
            without = {"roll": None}
        case ev.Advanced():
            without = {"fatigue": 0}
    return replace(event, **without) if without else event


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
