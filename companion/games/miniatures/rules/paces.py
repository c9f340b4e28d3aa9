"""What is left of a unit's move in this phase, and what a stretch of it takes, in shares of the basic move.

Counting in shares lets half a foot move be left after dismounting, and half a mounted one after mounting
(D10-RUL-MOVE-DISMOUNTED-RATE, D10-RUL-FORM-COST).
"""

from __future__ import annotations

from companion.charts.figures import Reason, exact
from companion.games.miniatures import messages as say
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.messages import reasons as why
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import movement, moves
from companion.games.miniatures.rules.state import Battery, Unit
from companion.language.messages import Length

ROAD_COMPLETE = "D10-RUL-MOVE-ROAD-COMPLETE"
# Documents of the first format have shares as floats, so they stay floats; everything that decides is compared with
# this to spare.
SLACK = 1e-9
"""Shares are kept as floats in the document; a thirty-sixth must still add up."""


def mover(unit: Unit) -> moves.Mover:
    """Name the row of the movement chart that a unit uses."""
    if isinstance(unit, Battery):
        return "horse-artillery" if unit.horse else "foot-artillery"
    return unit.arm


def allowed_share(rules: Rules, unit: Unit) -> float:
    """Give the share of the basic move that a unit has in this phase, by its maneuver outcome; batteries have all."""
    if isinstance(unit, Battery):
        return 1.0
    outcome = rules.outcomes.get(unit.this_turn.outcome)
    # Not rolled yet is not moved yet: a brigade in good order may stay put without rolling, and then goes nowhere.
    if outcome is None or outcome.move not in ("half", "full"):
        return 0.0
    return 1.0 if outcome.move == "full" else float(exact(rules.movement.halved.times))


def full_move(rules: Rules, unit: Unit) -> float:
    """Give a unit's basic rate in inches, on foot or mounted as it is (D10-RUL-CHARGE-RETREAT-FULL)."""
    rate = movement.rate_of(rules, as_move(rules, unit, cmd.Move(unit.id, 0)))
    return float(exact(rate.basic.inches))


def left(rules: Rules, unit: Unit) -> float:
    """Give the share of the basic move that is still unspent."""
    return max(0.0, allowed_share(rules, unit) - unit.this_turn.used)


def as_move(rules: Rules, unit: Unit, order: cmd.Move) -> moves.Move:
    """Put a unit's state and an order into the movement chart's terms.

    A road move is the whole movement of the phase: nothing but road moves before it (D10-RUL-MOVE-ROAD-COMPLETE).
    """
    done = unit.this_turn
    # The condition on the sheet is garbled; what is left of it asks for the whole movement of the phase, so a single
    # inch across a field before it loses the bonus.
    whole = not (done.changed_formation or done.changed_mode or (done.moved and not done.by_road))
    return moves.Move(
        arm=mover(unit),
        mounted=not isinstance(unit, Battery) and unit.mounted,
        formation="single-line" if isinstance(unit, Battery) else unit.formation,
        limbered=isinstance(unit, Battery) and unit.limbered,
        halved=0 < allowed_share(rules, unit) < 1,
        mode=order.mode,
        whole_move_on_road=order.whole_move_on_road and whole,
        rough_inches=order.rough_inches,
        fords=order.fords,
        linear_objects=order.linear_objects,
        passages=order.passages,
        closed_wood=order.closed_wood,
    )


def share_of_move(rules: Rules, unit: Unit, order: cmd.Move) -> tuple[float, list[Reason]]:
    """Give the share of the basic move that an order takes, and why it may not be made if it may not."""
    move = as_move(rules, unit, order)
    share, reasons = movement.share_taken(rules, move, order.inches)
    if unit.this_turn.by_road and not has_road_bonus(rules, unit, order):
        reasons.append(Reason(why.WHOLE_BY_ROAD(name=say.unit(unit.id)), ROAD_COMPLETE))
    unspent = left(rules, unit)
    if rules.choice("D10-RUL-MOVE-ORDER") == 2:  # what is left reaches a rounded way
        beyond, share = order.inches > movement.reach(rules, move, unspent) + SLACK, min(share, unspent)
    else:
        beyond = share > unspent + SLACK
    if not reasons and beyond:
        reach = movement.reach(rules, move, unspent)
        beyond_it = why.LEFT_OF_MOVE(length=Length(order.inches), reach=Length(reach))
        reasons.append(Reason(beyond_it, "D10-RUL-MOVE-ORDER"))
    return share, reasons


def has_road_bonus(rules: Rules, unit: Unit, order: cmd.Move) -> bool:
    """Say whether an order is a road move that gets the bonus."""
    move = as_move(rules, unit, order)
    return move.whole_move_on_road and movement.takes_road_bonus(rules, move)
