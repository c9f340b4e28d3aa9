"""What a unit pays with, and what it says when it has too little (ANT-7.4d)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from companion.charts.figures import Reason
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.messages.words import POINTS
from companion.games.tactical.rules.names import who
from companion.games.tactical.rules.orders.costs import Cost, Payer
from companion.games.tactical.rules.state import State, Unit
from companion.kernel.overriding.gates import firmly
from companion.language.messages import Message, says

TOO_DEAR = says("tactical.why.too-dear", "{what} costs {points}; {name} has {left}")
PRICED = says("tactical.why.priced", "{why}; it would cost {points}")


def payer_of(rules: Rules, state: State, one: Unit) -> Payer:
    """Give a unit as the costs see it."""
    return Payer(
        level=state.level,
        arm=one.arm,
        mode=one.mode,
        routed=one.routed,
        cavalry_artillery=one.cavalry_artillery,
        gunboat=one.gunboat,
        weapon=one.weapon,
        traits=one.traits,
        asked=one.asked,
        night=state.turn in rules.sequence.night_turns,
    )


def too_dear(one: Unit, what: Message, cost: Cost, clause: str) -> tuple[Reason, ...]:
    """Give why a unit cannot pay for something that costs so much, or why nobody can; nothing when it can."""
    if cost.points is None:
        return tuple(firmly(cost.reasons))
    if cost.points <= one.points:
        return ()
    return (
        Reason(
            TOO_DEAR(what=what, points=POINTS(n=cost.points), name=who(one), left=one.points),
            clause,
        ),
    )


def priced(reasons: Sequence[Reason], cost: int | None) -> tuple[Reason, ...]:
    """Give the reasons against something, the last with what it would cost."""
    if not reasons or cost is None:
        return tuple(reasons)
    *others, last = reasons
    return (*others, replace(last, what=PRICED(why=last.what, points=POINTS(n=cost))))
