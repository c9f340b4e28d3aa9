"""The fold of places: who is put, who is lifted, who leaves, who rides with whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from companion.games.miniatures.rules.placing import facts
from companion.games.miniatures.rules.placing.spots import Point, Shape, Spot
from companion.games.miniatures.rules.state import Brigade, State, unit

NOWHERE: dict[str, Any] = {"at": None, "facing": 0.0, "shape": ()}
"""The fields of a unit that has no place."""


def fold(state: State, event: facts.Standing) -> State:
    """Give the state after somebody was put somewhere, or lifted."""
    match event:
        case facts.Placed():
            return put(state, event.unit, (*event.at, event.facing), event.shape)
        case facts.LeaderPlaced():
            return _leader(state, event.leader, event.at)
        case facts.Lifted():
            return (
                _leader(state, event.name, None) if event.name in state.leaders else _unit(state, event.name, **NOWHERE)
            )


def put(state: State, name: str, place: Spot, shape: Shape = ()) -> State:
    """Give the state with a unit at a place."""
    x, y, facing = place
    return _unit(state, name, at=(x, y), facing=facing, shape=shape)


def along(state: State, name: str, path: Sequence[Spot], shape: Shape) -> State:
    """Give the state with a unit at the end of a way; where it came from is remembered for its charge."""
    was = unit(state, name)
    if was is not None and was.at is not None:
        state = _unit(state, name, this_turn=replace(was.this_turn, came_from=(*was.at, was.facing)))
    return put(state, name, path[-1], shape)


def gone(state: State, name: str) -> State:
    """Give the state with a unit's place given up; the leaders with it stay where it stood."""
    found = unit(state, name)
    if found is None or found.at is None:
        return state
    for leader in state.leaders.values():
        if leader.attached == name:
            state = _leader(state, leader.id, found.at)
    return _unit(state, name, **NOWHERE)


def riding(state: State, leader: str, to: str) -> Point | None:
    """Give a leader's own place once he rides with a unit, or "" alone: with it he has none, else where it stood."""
    if to:
        return None
    was = unit(state, state.leaders[leader].attached)
    return state.leaders[leader].at if was is None or was.at is None else was.at


def _unit(state: State, name: str, **changes: Any) -> State:
    found = unit(state, name)
    if found is None:
        raise KeyError(name)
    made: Any = replace(found, **changes)
    if isinstance(found, Brigade):
        return replace(state, brigades={**state.brigades, name: made})
    return replace(state, batteries={**state.batteries, name: made})


def _leader(state: State, name: str, at: Point | None) -> State:
    return replace(state, leaders={**state.leaders, name: replace(state.leaders[name], at=at)})
