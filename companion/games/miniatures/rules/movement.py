"""How far a unit or leader may go (D10-MOVE-*, D10-FORM-*-CHANGE, -MODE, -MOUNT, -DISMOUNT; D10-RUL-MOVE-ORDER)."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from companion.charts.figures import TIMES, Exact, Number, Reason, Reasoned, exact, shown
from companion.games.miniatures.charts.movement import Rate
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.messages import reasons as why
from companion.games.miniatures.messages import working as say
from companion.games.miniatures.rules import formations
from companion.games.miniatures.rules.crossings import crossings, forbidden
from companion.games.miniatures.rules.moves import Move
from companion.language.messages import Length, Message

MINIMUM, ROAD_COMPLETE = "D10-RUL-MOVE-MINIMUM", "D10-RUL-MOVE-ROAD-COMPLETE"
FINEST = 1_000_000
"""The most parts of a move that a share of it is told in."""


class MoveResult(msgspec.Struct, frozen=True):
    """How far it can go in all, and why not if it may not."""

    inches: float
    allowed: bool
    reasons: list[Reason]
    explain: list[Reasoned]


def resolve(rules: Rules, move: Move) -> MoveResult:
    """Work out how far a move can go in all."""
    explain: list[Reasoned] = []
    rate = rate_of(rules, move)
    reasons = [*forbidden(rules, move, rate), *formations.change_reasons(rules, move)]
    left = _line(explain, rate.basic.clause, say.BASIC_RATE(mover=say.MOVERS[rate.mover]), exact(rate.basic.inches))
    if move.halved:
        left *= _line(
            explain, rules.movement.halved.clause, TIMES(what=say.HALVED()), exact(rules.movement.halved.times)
        )
    # After halving, but of the whole basic rate: a change that takes half a move takes all of a halved one, as the
    # sheet wants (D10-RUL-MOVE-ORDER).
    left -= formations.change_cost(rules, move, rate, left, explain)
    least = least_move(rules) if left > 0 else 0
    if rules.choice("D10-RUL-MOVE-ORDER") == 1:
        left = _multiplied(rules, move, rate, left + crossings(rules, move, rate, explain), explain)
    else:
        left = _multiplied(rules, move, rate, left, explain) + crossings(rules, move, rate, explain)
    if left < 0 and not least:
        reasons.append(Reason(why.EXCEEDED(length=Length(float(-left))), MINIMUM))
    inches = _through_rough(rules, move, rate, max(left, 0), explain)
    inches = 0 if reasons else max(_rounded(rules, inches), least)
    return MoveResult(float(inches), not reasons, reasons, explain)


def least_move(rules: Rules) -> Exact:
    """Give the inches that a unit may go whatever is taken off, 0 by default (D10-RUL-MOVE-MINIMUM)."""
    least = rules.movement.least_move
    return exact(least.inches) if least is not None and rules.choice(MINIMUM) == 1 else 0


def rate_of(rules: Rules, move: Move) -> Rate:
    """Give the row that the mover uses: dismounted cavalry the infantry's (D10-RUL-MOVE-DISMOUNTED-RATE)."""
    # The chart has one line of cavalry. On foot it would outrun infantry, so the infantry's is used; who mounts in this
    # move has the rate of the horse, of which mounting takes its part.
    on_foot = move.arm == "cavalry" and not move.mounted and "mount" not in move.changes
    if on_foot and rules.choice("D10-RUL-MOVE-DISMOUNTED-RATE") != 1:
        return rules.rates["infantry"]
    return rules.rates[move.arm]


def _line(explain: list[Reasoned], clause: str, label: Message, value: Exact) -> Exact:
    explain.append(Reasoned(clause, label, shown(value)))
    return value


def _by_the_flank(move: Move) -> bool:
    """Say whether it is a flank move of a formation; leaders and batteries have no card, so no modes."""
    return move.mode == "by-the-flank" and move.arm in ("infantry", "cavalry")


def _multiplied(rules: Rules, move: Move, rate: Rate, left: Exact, explain: list[Reasoned]) -> Exact:
    """Halve for a move by the flank, or multiply for a whole move by road."""
    if _by_the_flank(move):
        flank = next(mode for mode in rules.cards[move.formation].modes if mode.id == move.mode)
        return left * _line(
            explain, flank.clause, TIMES(what=say.BY_THE_FLANK()), exact(rules.movement.by_the_flank.times)
        )
    if not move.whole_move_on_road:
        return left
    clause, bonus = _road(rules, move, rate)
    if clause is None:
        explain.append(Reasoned(rules.movement.road_needs_formation, say.NO_ROAD_BONUS(), 1))
        return left
    return left * _line(explain, clause, TIMES(what=say.ON_A_ROAD()), exact(bonus))


def _road(rules: Rules, move: Move, rate: Rate) -> tuple[str | None, Number]:
    """Give the road bonus's clause and factor; no clause when it does not qualify (D10-RUL-MOVE-ROAD-COMPLETE)."""
    column = formations.held_after(move) == "march-column" and move.arm in ("infantry", "cavalry")
    leader = move.arm == "leader" and rules.choice("D10-RUL-MOVE-LEADER-ROAD") == 0
    limbered = move.arm.endswith("artillery") and formations.is_limbered_after(move)
    reading = rules.choice(ROAD_COMPLETE)
    # Where only the stretch on the road is multiplied, it may follow a change as well as a way across the fields.
    complete = reading == 2 or not (move.changes or (move.halved and reading == 1))
    if not (complete and (column or leader or limbered)):
        return None, 1
    on_card = rules.movement.cavalry_road_on_march_card
    # Chart and March Column card contradict each other here; by default the chart holds, as the sister sheets agree
    # with it.
    if move.arm == "cavalry" and rules.choice("D10-RUL-MOVE-CAV-ROAD") == 1:
        return on_card.clause, on_card.times
    return rate.road.clause, rate.road.times


def takes_road_bonus(rules: Rules, move: Move) -> bool:
    """Say whether a whole move on a road is multiplied (D10-MOVE-ROAD-BONUS-FORMATION)."""
    return not _by_the_flank(move) and _road(rules, move, rate_of(rules, move))[0] is not None


def _through_rough(rules: Rules, move: Move, rate: Rate, left: Exact, explain: list[Reasoned]) -> Exact:
    """Spend what is left, each inch of rough ground costing the reciprocal of its factor (D10-RUL-MOVE-ROUGH-PART)."""
    if not move.rough_inches:
        return left
    times = _line(
        explain, rate.rough.clause, TIMES(what=say.ROUGH(length=Length(move.rough_inches))), exact(rate.rough.times)
    )
    rough = exact(move.rough_inches)
    # All that is left goes in rough ground: it never comes out at the far side.
    if rules.choice("D10-RUL-MOVE-ROUGH-PART") == 1 or left * times <= rough:
        return left * times
    return rough + left - rough / Fraction(times)


def _rounded(rules: Rules, inches: Exact) -> Exact:
    """Round to the nearest half inch, halves up, where the referee reads it so (D10-RUL-MOVE-ORDER)."""
    if rules.choice("D10-RUL-MOVE-ORDER") != 2:
        return inches
    step = exact(rules.movement.round_to.inches)
    # An option only: nothing on the sheet rounds.
    return int(inches / step + Fraction(1, 2)) * step


def share_taken(rules: Rules, move: Move, inches: float) -> tuple[float, list[Reason]]:
    """Give the share of the basic move that `inches` of a move take, and the reasons against it.

    The other way round from `resolve`: what the way costs, instead of how far the move reaches.
    """
    rate, unread = rate_of(rules, move), list[Reasoned]()
    reasons = [*forbidden(rules, move, rate), *formations.change_reasons(rules, move)]
    if move.rough_inches > inches:
        beyond = why.ROUGH_BEYOND(rough=Length(move.rough_inches), length=Length(inches))
        reasons.append(Reason(beyond, firm=True))
    rough = exact(move.rough_inches)
    whole = rough and rules.choice("D10-RUL-MOVE-ROUGH-PART") == 1
    slow = exact(inches) if whole else rough
    way = exact(inches) - slow + slow / Fraction(exact(rate.rough.times))
    times = _multiplied(rules, move, rate, 1, unread)
    crossed = -crossings(rules, move, rate, unread)
    first = rules.choice("D10-RUL-MOVE-ORDER") == 1
    # The way back through the same steps as `resolve`: multiplied there, divided here, and in the same order, or a move
    # just allowed would be refused.
    cost = Fraction(way) / times + crossed if first else Fraction(way + crossed) / times
    return float(cost / exact(rate.basic.inches)), reasons


def reach(rules: Rules, move: Move, share: float) -> float:
    """Give how many inches a move reaches with a share of the basic move left."""
    rate, unread = rate_of(rules, move), list[Reasoned]()
    # The stored float is brought back to the fraction it came from: thirds of a move would else fall a hair short of
    # an inch. Ways on the field are measured in hundredths, in rough ground in parts of them: coarser parts would tell
    # more than is left.
    left: Exact = exact(rate.basic.inches) * Fraction(share).limit_denominator(FINEST)
    if rules.choice("D10-RUL-MOVE-ORDER") == 1:
        left = _multiplied(rules, move, rate, left + crossings(rules, move, rate, unread), unread)
    else:
        left = _multiplied(rules, move, rate, left, unread) + crossings(rules, move, rate, unread)
    return float(_rounded(rules, _through_rough(rules, move, rate, max(left, 0), unread)))
