"""Steps in which nobody can act, to be passed over: a wish of the desk and the prompt, never of the rules.

It is judged by what the side knows that acts, and by nothing else: its own units and leaders, the duties that they
have, and the enemies that it sees. That a step is passed over must not tell it of anybody whom it does not see.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from companion.games.miniatures import messages as say
from companion.games.miniatures.rules.state import SIDES
from companion.kernel import messages as words
from companion.language.messages import Message

MOST = 8
"""As many steps are passed over at a time as a player turn has: a table without anybody stays where it is."""


def nobody_can_act(view: Any, duties: Iterable[Any]) -> bool:
    """Say whether this step leaves nothing to do for the side that acts in it, or for either where both act."""
    those = tuple(duties)
    if view.over or view.waiting or any(duty.must for duty in those):
        return False
    acting = (view.to_act,) if view.to_act in SIDES else SIDES
    # A side answers for itself alone: what the other could do where both act is not in its view.
    asked = [side for side in acting if view.seat in ("referee", side)]
    return bool(asked) and all(_idle(view, those, side) for side in asked)


def _idle(view: Any, duties: tuple[Any, ...], side: str) -> bool:
    """Say whether a side can do nothing in this step, as it knows the battle."""
    own = {one.id for one in view.units if one.side == side and one.status == "on-table"}
    led = {one.id for one in view.leaders if one.side == side}
    match view.phase, view.step:
        case "maneuver", 2:
            return not own  # what is on the table may roll, move or fire later: somebody must have looked at it
        case "musketry", _:
            return not any(duty.unit in own for duty in duties) or not _targets(view, side)
        case "charge", _:
            return not duties
        case _:
            return not any(duty.unit in own | led for duty in duties)


def _targets(view: Any, side: str) -> bool:
    """Say whether a side sees an enemy: also from the referee's seat, which sees all of them."""
    enemies = (one for one in view.units if one.side != side and one.status == "on-table")
    return any(one.seen or view.intelligence != "units-hidden" for one in enemies)


def label(view: Any) -> Message:
    """Give the line of the journal that says so: a step was passed over, and which."""
    step = say.STEP_OVER(
        phase=say.PHASES[view.phase],
        number=view.step,
        side=words.capital(view.player_turn),
        turn=words.turn(view.turn),
    )
    return say.PASSED_OVER(step=step)
