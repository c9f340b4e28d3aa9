"""What keeps a corps where it is at a moment of the execution phase, read from the state alone (RTG-7, RTG-8, RTG-6.2).

Only its own army's corps come into it, and how it behaves itself: nothing that it could not write home.
"""

from __future__ import annotations

from companion.games.campaign.rules.annals.shapes import Cause
from companion.games.campaign.rules.clock import Turn, is_paid, rate
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.marching import next_hex
from companion.games.campaign.rules.orders import CD
from companion.games.campaign.rules.stacking import counts, gives_way, in_the_way
from companion.games.campaign.rules.state import NOTHING, Corps, State, whole


def held(state: State, turn: Turn, one: Corps) -> Cause | None:
    """Give what keeps a corps from marching at this moment; None: nothing does, or it is at it."""
    if one.combat != "inactive":
        return Cause("before-the-enemy", _BEFORE[one.combat], mode=one.combat)
    action = one.action
    if action is not None and action.forced:
        return None  # to make room is told by how often it is done
    if not one.orders and action is None:
        return Cause("no-orders", "RTG-8.0a")
    if one.waits_until != NOTHING and whole(one.waits_until) > whole(state.clock):
        return Cause("slow", "RTG-4.4d")
    to = next_hex(one) if action is None or is_paid(action) else None
    if to is not None and one.deployment == "road" and (before := in_the_way(state, one, to)):
        return Cause("waits", "RTG-7.1c", corps=(before[0].id,))
    return _of_rest(state, turn, one)


_BEFORE = {
    "withdraw": "RTG-6.2.1a",
    "stand": "RTG-6.2.2a",
    "attack": "RTG-6.2.3a",
    "hasty-attack": "RTG-6.2.4a",
}


def _of_rest(state: State, turn: Turn, one: Corps) -> Cause | None:
    """Give why a corps that nobody stands in the way of does not go on: it rests, or lets one with right of way by."""
    if one.action is not None:
        resting = one.action.kind != "obey" and not rate(turn, one)
        return _rest(one) if resting else None
    if not turn.allowances[one.kind, one.march]:
        return _rest(one)
    to_column = not (isinstance(one.orders[0], CD) and one.orders[0].deployment == "deployed")
    if one.deployment == "deployed" and to_column and (comes := gives_way(state, turn, one)) is not None:
        return Cause("keeps-clear", "RTG-7.1b", corps=(comes.id,))
    return None


def _rest(one: Corps) -> Cause:
    return Cause("rests", "RTG-8.9e" if one.imposed is not None else "RTG-8.9b", mode="rest")


def half_way(one: Corps) -> Cause | None:
    """Give what a corps has paid at the phase's end for a hex that it has not entered yet (RTG-8.0e)."""
    action = one.action
    if action is None or action.kind != "enter" or is_paid(action) or not whole(action.paid):
        return None
    return Cause("half-way", "RTG-8.0e", paid=action.paid, cost=action.cost)


def made_room_for(state: State, one: Corps) -> tuple[str, ...]:
    """Give whom a corps deploys for: who wants to come into its hex just now and has the right of way (RTG-7.1b)."""
    return tuple(
        mover.id
        for mover in state.corps.values()
        if mover.side == one.side and mover.id != one.id and mover.here and counts(mover) and _wants(mover) == one.hex
    )


def _wants(mover: Corps) -> Hex | None:
    return mover.action.to if mover.action is not None else next_hex(mover)
