"""On the table now: the physical act that a fact asks for, in people's words."""

from __future__ import annotations

from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.state import Act, Brigade, State, unit

__all__ = ["Act", "act_for"]

MARKERS = {"disordered": "disorder", "low-ammo": "low ammunition", "silenced": "silenced"}
RETREATS = {
    "two-inches": "falls back until it is {inches:g} in from the enemy",
    "beyond-musketry": "falls back beyond enemy musket range",
    "full-move": "falls back a full move",
}
AWAY = "straight away from the enemy"
"""No step of a retreat goes nearer to any enemy (D10-CHARGE-RETREAT-AWAY)."""
GONE = {"quit": "quits the field", "left": "leaves the table", "surrendered": "surrenders", "captured": "is captured"}
HOW = {"lost": "off", "skedaddled": "off (skedaddled)", "captured": "off (captured)"}


def act_for(state: State, event: ev.AnyEvent) -> tuple[str, str] | None:
    """Give the unit or leader and what to do with the models; None when nothing on the table changes.

    `state` is the state before the event. Moves that the player makes with his own hands ask for nothing more.
    """
    match event:
        case ev.StandsLost():
            return _act(state, event.unit, f"{_count(state, event.unit, event.stands)} {HOW[event.how]}")
        case ev.Marked() if _differs(state, event):
            return _act(state, event.unit, f"{MARKERS[event.marker]} marker {'on' if event.on else 'off'}")
        case ev.GunsDamaged():
            return _act(state, event.unit, f"damaged marker on {_count(state, event.unit, event.stands)}")
        case ev.LeftTable():
            return _act(state, event.unit, f"{GONE.get(event.how, f'is {event.how}')}: take it off the table")
        case ev.Retreated():
            back = RETREATS[event.how].format(inches=event.inches)
            far = f", {event.inches:g} in" if event.how == "full-move" and event.inches else ""
            limber = ", limbered" if event.unit in state.batteries else ""
            return _act(state, event.unit, f"{back}{far}{limber}, {AWAY}")
        case ev.Arrived():
            edge = f" at the {event.edge} edge" if event.edge else ""
            return _act(state, event.unit, f"on the table{edge}")
        case ev.LeaderLost():
            return _act(state, event.leader, "off the table" if event.how == "fallen" else "captured: off the table")
        case ev.LeaderReplaced():
            where = f" with {_name(state, event.unit)}" if event.unit else ""
            return _act(state, event.leader, f"replacement on the table{where}")
        case ev.LeaderAttached(unit="") if state.leaders[event.leader].attached:
            at = unit(state, state.leaders[event.leader].attached)
            if at is not None and at.status != "on-table":
                return _act(state, event.leader, "place with the nearest friendly unit, detached")
            return None
        case ev.CommanderFell():
            return _act(state, event.unit, "exceptional commander's mark off")
        case ev.PursuitDeclared(what="carry"):
            return _act(state, event.unit, "carries the position: advance to where the defenders stood")
        case _:
            return None


def _differs(state: State, event: ev.Marked) -> bool:
    found = unit(state, event.unit)
    return found is not None and getattr(found, event.marker.replace("-", "_"), None) != event.on


def _act(state: State, name: str, text: str) -> tuple[str, str]:
    return name, f"{_name(state, name)}: {text}"


def _name(state: State, name: str) -> str:
    found = unit(state, name) or state.leaders.get(name)
    return name if found is None else found.name


def _count(state: State, name: str, stands: int) -> str:
    kind = "stand" if isinstance(unit(state, name), Brigade) else "gun stand"
    return f"{stands} {kind}" if stands == 1 else f"{stands} {kind}s"
