"""What the ground forbids a mover, and what fords, linear objects and friends take (D10-MOVE-FORD-* and kin)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.charts.figures import SO_OFTEN, Exact, Reason, Reasoned, exact, shown
from companion.charts.ruleset import labelled
from companion.games.miniatures.charts.movement import Rate
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.charts.shared import Inches
from companion.games.miniatures.messages import MOVES
from companion.games.miniatures.messages import reasons as why
from companion.games.miniatures.messages import working as say
from companion.games.miniatures.rules.moves import Move
from companion.language.messages import Message

EACH, PASSAGE, LINEAR = "D10-RUL-MOVE-FORD-EACH", "D10-RUL-MOVE-PASSAGE-ART", "D10-RUL-MOVE-LINEAR-WHAT"
CLOSED_WOOD = "D10-RUL-MOVE-CLOSED-WOOD-ROAD"
CARRIED = 2
"""The reading of LINEAR in which guns are carried over a linear object."""


def forbidden(rules: Rules, move: Move, rate: Rate) -> list[Reason]:
    """Give what the ground or the unit's state forbids outright."""
    reasons = []
    guns = move.arm.endswith("artillery")
    if guns and not move.limbered and "limber" not in move.changes:
        reasons.append(Reason(why.ONLY_BY_LIMBERING(), "D10-RUL-MOVE-LIMBER"))
    if rate.no_linear_object and move.linear_objects and rules.choice(LINEAR) != CARRIED:
        reasons.append(Reason(why.NO_LINEAR(), rate.no_linear_object))
    if guns and move.passages and rules.choice(PASSAGE) == 1:
        reasons.append(Reason(why.NO_PASSAGE(), PASSAGE))
    # A road through a wood is a road, but where a table bars guns from the wood altogether.
    by_road = move.whole_move_on_road and rules.choice(CLOSED_WOOD) == 0
    if rate.no_closed_wood and move.closed_wood and not by_road:
        barred = why.NO_CLOSED_WOOD_AT_ALL if rules.choice(CLOSED_WOOD) else why.NO_CLOSED_WOOD
        reasons.append(Reason(barred(), rate.no_closed_wood))
    if move.arm in ("infantry", "cavalry"):
        card = rules.cards[move.formation]
        mode = next(mode for mode in card.modes if mode.id == move.mode)
        if not mode.allowed:
            reasons.append(Reason(why.NO_SUCH_MODE(mode=MOVES[move.mode], name=labelled(card)), mode.clause))
    return reasons


def costs(rules: Rules, rate: Rate) -> tuple[Inches | None, Inches | None]:
    """Give what a linear object and a passage of lines take of a mover, in the readings chosen; None takes nothing."""
    linear, passage = rate.linear_object, rate.passage
    if rate.mover == "leader" and rules.choice(LINEAR) == 1:
        linear = rules.rates["cavalry"].linear_object
    if rate.no_linear_object and rules.choice(LINEAR) == CARRIED:
        # By hand, with the whole of the move: the guns are put down beyond it and go no further.
        linear = Inches(shown(-exact(rate.basic.inches)), LINEAR)
    if rate.mover.endswith("artillery") and rules.choice(PASSAGE) == 2:
        passage = rules.rates["infantry"].passage
    return linear, passage


def crossings(rules: Rules, move: Move, rate: Rate, explain: list[Reasoned]) -> Exact:
    """Give what fords, linear objects and passages of lines take, negative, once for each (D10-RUL-MOVE-FORD-EACH)."""
    return sum((_line(explain, what, cost, count) for what, cost, count in _crossed(rules, move, rate)), start=0)


def _crossed(rules: Rules, move: Move, rate: Rate) -> Iterator[tuple[Message, Inches, int]]:
    """Yield what is crossed and paid for: its words, the cost of one, how many are paid."""
    linear, passage = costs(rules, rate)
    for what, cost, count in (
        (say.FORDING(), rate.ford, move.fords),
        (say.LINEAR_OBJECT(), linear, move.linear_objects),
        (say.PASSAGE(), passage, move.passages),
    ):
        if count and cost is not None:
            yield what, cost, min(count, 1) if rules.choice(EACH) == 1 else count


def _line(explain: list[Reasoned], what: Message, cost: Inches, count: int) -> Exact:
    value = exact(cost.inches) * count
    explain.append(Reasoned(cost.clause, SO_OFTEN(what=what, count=count), shown(value)))
    return value
