"""What is left of a unit's move in this phase, and what a stretch of it takes, in shares of the basic move.

Counting in shares lets half a foot move be left after dismounting, and half a mounted one after mounting
(D10-RUL-MOVE-DISMOUNTED-RATE, D10-RUL-FORM-COST).
"""

from __future__ import annotations

from companion.charts.figures import Reason, exact
from companion.games.miniatures import messages as say
from companion.games.miniatures.charts import readings
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.messages import reasons as why
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import formations, movement, moves
from companion.games.miniatures.rules.crossings import EACH
from companion.games.miniatures.rules.state import Battery, Brigade, Formation, Unit
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
    half = float(exact(rules.movement.halved.times))
    # Not rolled yet is not moved yet: a brigade in good order may stay put without rolling, and then goes nowhere.
    if outcome is None:
        return 1.0 if needs_no_roll(rules, unit) else 0.0
    if outcome.move == "beyond-musketry" and not unit.this_turn.retreated:
        return 1.0 if rules.reads(readings.DISENGAGED_MOVE) else half * rules.reads(readings.DISENGAGED_HALF_MOVE)
    return {"full": 1.0, "half": half}.get(outcome.move, 0.0)


def needs_no_roll(rules: Rules, brigade: Brigade) -> bool:
    """Say whether a brigade that has not rolled moves all the same: eyes see it far from the enemy.

    D10-RUL-MAN-WHO-ROLLS.
    """
    return not brigade.disordered and rules.reads(readings.NO_ROLL_IN_GOOD_ORDER)


def must_roll(rules: Rules, brigade: Brigade) -> bool:
    """Say whether the step waits for a brigade's roll: it is disordered, or every one rolls (D10-RUL-MAN-WHO-ROLLS)."""
    return not brigade.this_turn.outcome and (brigade.disordered or rules.reads(readings.EVERY_BRIGADE_ROLLS))


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
    whole = whole or rules.choice(ROAD_COMPLETE) == 2
    return moves.Move(
        arm=mover(unit),
        mounted=not isinstance(unit, Battery) and unit.mounted,
        formation="single-line" if isinstance(unit, Battery) else formed(rules, unit),
        limbered=isinstance(unit, Battery) and unit.limbered,
        halved=0 < allowed_share(rules, unit) < 1,
        mode=order.mode,
        whole_move_on_road=order.whole_move_on_road and whole,
        rough_inches=order.rough_inches,
        fords=0 if "fords" in done.crossed else order.fords,
        linear_objects=0 if "linear_objects" in done.crossed else order.linear_objects,
        passages=0 if "passages" in done.crossed else order.passages,
        closed_wood=order.closed_wood,
    )


def share_of_move(rules: Rules, unit: Unit, order: cmd.Move) -> tuple[float, list[Reason]]:
    """Give the share of the basic move that an order takes, and why it may not be made if it may not."""
    move = as_move(rules, unit, order)
    share, reasons = movement.share_taken(rules, move, order.inches)
    if unit.this_turn.by_road and not has_road_bonus(rules, unit, order):
        reasons.append(Reason(why.WHOLE_BY_ROAD(name=say.unit(unit.id)), ROAD_COMPLETE))
    unspent = left(rules, unit)
    if order.inches <= _least(rules, unit):
        return min(share, unspent), reasons
    if rules.choice("D10-RUL-MOVE-ORDER") == 2:  # what is left reaches a rounded way
        beyond, share = order.inches > movement.reach(rules, move, unspent) + SLACK, min(share, unspent)
    else:
        beyond = share > unspent + SLACK
    if not reasons and beyond:
        beyond_it = why.LEFT_OF_MOVE(length=Length(order.inches), reach=Length(reach(rules, unit, order)))
        reasons.append(Reason(beyond_it, "D10-RUL-MOVE-ORDER"))
    return share, reasons


def _least(rules: Rules, unit: Unit) -> float:
    """Give the inches that it may go whatever they cost, with its first step (D10-RUL-MOVE-MINIMUM)."""
    return float(movement.least_move(rules)) if left(rules, unit) and not unit.this_turn.moved else 0.0


def reach(rules: Rules, unit: Unit, order: cmd.Move) -> float:
    """Give how many inches an order reaches with what is left of a unit's move."""
    found = movement.reach(rules, as_move(rules, unit, order), left(rules, unit))
    return max(found, _least(rules, unit))


def has_road_bonus(rules: Rules, unit: Unit, order: cmd.Move) -> bool:
    """Say whether an order is a road move that gets the bonus, and binds the whole move of the phase to the road."""
    move = as_move(rules, unit, order)
    if rules.choice(ROAD_COMPLETE) == 2:
        return False
    return move.whole_move_on_road and movement.takes_road_bonus(rules, move)


def newly_crossed(rules: Rules, unit: Unit, order: cmd.Move) -> tuple[str, ...]:
    """Name the kinds of crossing that are paid for with this order once for the phase (D10-RUL-MOVE-FORD-EACH)."""
    if rules.choice(EACH) == 0:
        return ()
    kinds = ("fords", "linear_objects", "passages")
    return tuple(kind for kind in kinds if getattr(order, kind) and kind not in unit.this_turn.crossed)


def formed(rules: Rules, unit: Brigade) -> Formation:
    """Give the formation that a brigade moves in: on foot in none that is for horse (D10-RUL-FORM-DISMOUNT-INTO)."""
    afoot = unit.arm == "cavalry" and not unit.mounted
    barred = afoot and formations.may_use(rules, unit.formation, "dismounted-cavalry") is not None
    return "single-line" if barred and rules.choice(formations.DISMOUNT_INTO) == 2 else unit.formation
