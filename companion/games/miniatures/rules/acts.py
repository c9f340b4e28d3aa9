"""On the table now: the physical act that a fact asks for."""

from __future__ import annotations

from companion.charts.figures import Reason, Refused
from companion.games.miniatures import messages as say
from companion.games.miniatures.messages import reasons as why
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.act import Act
from companion.games.miniatures.rules.state import State, unit
from companion.language.messages import Argument, Leader, Length, Message, Unit

__all__ = ["Act", "act_for"]


def act_for(state: State, event: ev.AnyEvent) -> tuple[str, Message] | None:
    """Give the unit or leader and what to do with the models; None when nothing on the table changes.

    `state` is the state before the event. Moves that the player makes with his own hands ask for nothing more.
    """
    match event:
        case ev.StandsLost():
            off = say.GUNS_OFF if event.unit in state.batteries else say.OFF
            return event.unit, off[event.how](unit=Unit(event.unit), n=event.stands)
        case ev.Marked() if _differs(state, event):
            marker = say.MARKER_ON if event.on else say.MARKER_OFF
            return event.unit, marker(unit=Unit(event.unit), marker=say.MARKERS[event.marker])
        case ev.GunsDamaged():
            return event.unit, say.DAMAGED_ON(unit=Unit(event.unit), n=event.stands)
        case ev.LeftTable():
            return event.unit, say.TAKE_OFF[event.how](unit=Unit(event.unit))
        case ev.Retreated():
            return event.unit, _retreat(state, event)
        case ev.Arrived() if event.edge:
            return event.unit, say.ON_TABLE_AT(unit=Unit(event.unit), edge=say.edge(event.edge))
        case ev.Arrived():
            return event.unit, say.ON_TABLE(unit=Unit(event.unit))
        case ev.LeaderLost():
            return event.leader, say.LEADER_OFF[event.how](leader=Leader(event.leader))
        case ev.LeaderReplaced() if event.unit:
            return event.leader, say.REPLACEMENT_WITH(leader=Leader(event.leader), unit=Unit(event.unit))
        case ev.LeaderReplaced():
            return event.leader, say.REPLACEMENT(leader=Leader(event.leader))
        # Set free because his unit is gone: only then is there a figure to be put elsewhere.
        case ev.LeaderAttached(unit="") if state.leaders[event.leader].attached:
            at = unit(state, state.leaders[event.leader].attached)
            here = state.leaders[event.leader].status == "on-table"
            if here and at is not None and at.status != "on-table":
                return event.leader, say.LEADER_STAYS(leader=Leader(event.leader))
            return None
        case ev.CommanderFell():
            return event.unit, say.COMMANDER_OFF(unit=Unit(event.unit))
        case ev.PursuitDeclared(what="carry"):
            return event.unit, say.CARRIES(unit=Unit(event.unit))
        case _:
            return None


def the_same(then: State, state: State, numbers: tuple[int, ...]) -> tuple[int, ...]:
    """Give the numbers that acts of one state have in another; raises Refused where none of them is asked for there.

    Acts are the same that ask the same of the same piece; where there are several of those, in their order. A number
    that the first state does not know is given as it is.
    """
    here: dict[int, int] = {}
    for act in state.acts:
        alike = [one.number for one in then.acts if (one.unit, one.text) == (act.unit, act.text)]
        free = [number for number in alike if number not in here]
        if free:
            here[free[0]] = act.number
    known = {act.number for act in then.acts}
    found = tuple(here.get(number, number) for number in numbers if number in here or number not in known)
    if not found:
        raise Refused((Reason(why.NOT_ASKED_FOR()),))
    return found


def _differs(state: State, event: ev.Marked) -> bool:
    found = unit(state, event.unit)
    return found is not None and getattr(found, event.marker.replace("-", "_"), None) != event.on


def _retreat(state: State, event: ev.Retreated) -> Message:
    """Say how far a unit goes back; guns limber first."""
    guns = event.unit in state.batteries
    back = say.BACK[event.how]
    near: dict[str, Argument] = {"length": Length(event.inches)} if event.how == "two-inches" else {}
    if event.how == "full-move" and event.inches:
        by = say.GUNS_RETREAT_BY if guns else say.RETREAT_BY
        return by(unit=Unit(event.unit), retreat=back(), length=Length(event.inches))
    return (say.GUNS_RETREAT if guns else say.RETREAT)(unit=Unit(event.unit), retreat=back(**near))
