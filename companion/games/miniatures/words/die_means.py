"""What a face of a die that is waited for would bring, told before it is applied."""

from __future__ import annotations

from typing import Any

from companion.charts.ruleset import called
from companion.games.miniatures import messages as say
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.words import charge, fire
from companion.language.messages import Message
from companion.language.tongue import tr

OF_LEADERS = (say.LEADER_ROLL.key, say.COMMANDER_ROLL.key)


def of_leader(rules: Rules, face: int) -> str:
    """Say what a face means on the fallen leader table (D10-LEADER-TABLE)."""
    row = next(row for row in rules.leaders.row if row.face == face)
    return (
        tr("{outcome}: he falls", outcome=called(row)) if row.fallen else tr("{outcome}: unhurt", outcome=called(row))
    )


def means(  # noqa: PLR0917
    rules: Rules,
    promise: Any,
    target: Any,
    order: Any,
    why: Message,
    faces: tuple[int, ...],
    *,
    waits: fire.Waits = "",
) -> str:
    """Say what comes of an order's dice so far, the last of them for `why`; "" where it cannot be said yet.

    `promise` is what the order's odds were reckoned from, `target` whom it fires at; None where there is none.
    `waits` says until when fire waits to come into force.
    """
    face = faces[-1]
    if why.key in OF_LEADERS:
        return of_leader(rules, face)
    match order:
        case cmd.Fire() if promise is not None and promise.row is not None and target is not None and len(faces) == 1:
            said, effect, does = fire.outcome(rules, promise, target, face, waits)
            return f"{said}, {effect}. {does}"
        case cmd.Maneuver() if promise is not None and len(faces) == 1:
            outcome = called(rules.outcomes[promise.faces[face - 1]])
            return tr("{face} makes {total}: {outcome}", face=face, total=face + promise.modifier, outcome=outcome)
        case cmd.ResolveCharge() | cmd.RollAgain() if promise is not None and len(faces) == 2:
            gap = faces[0] + promise.attacker_modifier - faces[1] - promise.defender_modifier
            return called(rules.results[charge.result_of(promise, gap)])
    return ""
