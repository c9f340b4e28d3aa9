"""How a unit stands: the formation that its footprint is laid out by, and its refused flanks."""

from __future__ import annotations

from companion.games.miniatures.rules.measuring.asked import Laid
from companion.games.miniatures.rules.placing.spots import Point, Shape
from companion.games.miniatures.rules.state import Brigade, Leader, State, Unit, unit


def laid(one: Unit) -> Laid:
    """Give the formation that a unit stands in, of guns whether they are limbered."""
    if isinstance(one, Brigade):
        return one.formation
    return "limbered" if one.limbered else "unlimbered"


def shape_of(one: Unit) -> Shape:
    """Give a unit's stands one by one where it is not laid out as its formation says; who has lost some, the first."""
    # A unit that has more stands than were laid out is laid out anew.
    return one.shape[: one.stands] if len(one.shape) >= one.stands else ()


def stands_at(state: State, leader: Leader) -> Point | None:
    """Give where a leader stands: attached, where his unit does (D10-RUL-SEQ-LEADER-STEPS)."""
    if leader.status != "on-table":
        return None
    with_him = unit(state, leader.attached)
    return leader.at if with_him is None else with_him.at
