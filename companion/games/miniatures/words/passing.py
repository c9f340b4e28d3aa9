"""Steps in which nobody can act, to be passed over: a wish of the desk and the prompt, never of the rules.

It is judged by what the side knows that acts, and by nothing else: its own units and leaders, the duties that they
have, and the enemies that it sees. That a step is passed over must not tell it of anybody whom it does not see.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from companion.games.miniatures import messages as say
from companion.games.miniatures.rules.state import SIDES, other
from companion.kernel import messages as words
from companion.language.messages import Message

MOST = 8
"""As many steps are passed over at a time as a player turn has: a table without anybody stays where it is."""


def nobody_can_act(view: Any, duties: Iterable[Any]) -> bool:
    """Say whether this step leaves nothing to do for the side that acts in it, or for either where both act."""
    if view.over or view.waiting:
        return False
    those = tuple(duties)
    if any(duty.must for duty in those):
        return False
    own = [one for one in view.units if one.side == view.to_act and one.status == "on-table"]
    match view.phase, view.step:
        case "maneuver", 2:
            return not own  # what is on the table may roll, move or fire later: somebody must have looked at it
        case "musketry", _:
            return not any(duty.unit == one.id for duty in those for one in own) or not _targets(view)
        case "charge", _:
            return not those
        case _:
            mine = {one.id for one in (*own, *view.leaders) if one.side == view.to_act}
            return not any(duty.unit in mine for duty in those)


def _targets(view: Any) -> bool:
    """Say whether the side that acts sees an enemy: also from the referee's seat, which sees all of them."""
    if view.to_act not in SIDES:
        return True
    enemies = (one for one in view.units if one.side == other(view.to_act) and one.status == "on-table")
    return any(one.seen or view.intelligence != "units-hidden" for one in enemies)


def label(view: Any) -> Message:
    """Give the line of the journal that says so: a step was passed over, and which."""
    step = say.STEP_OVER(
        phase=say.PHASES[view.phase],
        number=view.step,
        side=words.side(view.player_turn),
        turn=words.turn(view.turn),
    )
    return say.PASSED_OVER(step=step)
