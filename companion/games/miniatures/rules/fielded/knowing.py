"""A battle as a seat knows it: who is hidden is not in it, and of whose strength is hidden there is one stand."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace

from companion.games.miniatures.rules import view as views
from companion.games.miniatures.rules.state import Battery, Brigade, Leader, State
from companion.games.miniatures.rules.this_turn import ThisTurn
from companion.games.miniatures.rules.view import Seat

U = TypeVar("U", Brigade, Battery)


def as_known(state: State, seat: Seat) -> State:
    """Give the battle as a seat knows it.

    An enemy whose strength is hidden stands there with one stand, at the middle of his front: whatever is measured to
    him is the same however many he has.
    """
    if seat == "referee" or state.intelligence == "open":
        return state
    return replace(
        state,
        brigades={one.id: _unit(state, seat, one) for one in state.brigades.values() if _there(state, seat, one.id)},
        batteries={one.id: _unit(state, seat, one) for one in state.batteries.values() if _there(state, seat, one.id)},
        leaders={one.id: _leader(state, seat, one) for one in state.leaders.values() if _there(state, seat, one.id)},
        shots=(),
        judged={},
        combats=(),
        pending=(),
        acts=(),
        fought=tuple(name for name in state.fought if _there(state, seat, name)),
        origins={},
        briefings={},
    )


def _there(state: State, seat: Seat, name: str) -> bool:
    return views.knows(state, seat, name)


def _unit(state: State, seat: Seat, one: U) -> U:
    if not views.hides_strengths(state, seat, one.side):
        return replace(one, this_turn=_of_known(state, seat, one.this_turn))
    done = one.this_turn
    shown = ThisTurn(
        outcome=done.outcome,
        moved=done.moved,
        changed_formation=done.changed_formation,
        changed_mode=done.changed_mode,
        about_faced=done.about_faced,
        fired=done.fired,
        charges=done.charges,
        touches=done.touches,
        beat=done.beat,
        before=done.before,
        came_from=done.came_from,
    )
    bare: dict[str, Any] = {
        "stands_at_start": 1,
        "stands": 1,
        "lost": 0,
        "skedaddled": 0,
        "captured": 0,
        "set_aside": 0,
    }
    bare |= {"low_ammo": False, "note": "", "traits": (), "invented": (), "part_of": None, "shares": (), "shape": ()}
    bare |= {"this_turn": _of_known(state, seat, shown)}
    if isinstance(one, Brigade):
        return replace(one, **bare, fresh_at=1, worn_at=1, men=0, commander="", exceptional_commander=False)
    return replace(one, **bare, damaged=0, guns=0, label="", battalion="")


def _of_known(state: State, seat: Seat, done: ThisTurn) -> ThisTurn:
    """Give what a unit did without those whom a seat does not know of."""
    return replace(
        done,
        charges=done.charges if _there(state, seat, done.charges) else "",
        touches=tuple(name for name in done.touches if _there(state, seat, name)),
        beat=tuple(name for name in done.beat if _there(state, seat, name)),
    )


def _leader(state: State, seat: Seat, one: Leader) -> Leader:
    if not views.hides_strengths(state, seat, one.side):
        return one
    return replace(one, exceptional=False, returns=0, lost=0, invented=())
