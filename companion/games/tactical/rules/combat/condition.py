"""What losses and rest do to a unit, as the charts have it: fatigue gained and recovered, order lost and regained.

Pure figures with their working; who is asked, and the draws, stand where combat and recovery happen.
"""

from __future__ import annotations

from fractions import Fraction
from math import floor

from companion.charts.figures import Exact, Reasoned
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.shared import Percentage
from companion.games.tactical.charts.terms import Arm, Level, Mode
from companion.games.tactical.messages import working as say
from companion.games.tactical.messages.words import MODES
from companion.games.tactical.rules.state import Unit

WHOLE = 100
"""Percent."""


def fatigue_recovered(rules: Rules, effectiveness: int, *, in_zone: bool) -> tuple[int, Reasoned]:
    """Give the fatigue points that a unit recovers at the turn's beginning, rounded down.

    ANT-5.3a, ANT-T-FATREC: more in an enemy zone of control, as printed; ANT-R-FATREC can swap it.
    """
    recovery = rules.fatigue.recovery
    swapped = rules.choice("ANT-R-FATREC") == 1
    # Printed so in both places of the book, and surely exchanged by mistake: beside the enemy a unit rests better than
    # away from him. Kept as printed; an option swaps them.
    row = recovery.in_zone if in_zone != swapped else recovery.free
    points = effectiveness // row.by
    return points, Reasoned("ANT-R-FATREC" if swapped else row.clause, say.RECOVERS[in_zone](), points)


def losses_a_point(rules: Rules, men: int) -> Exact:
    """Give how many losses make a fatigue point for a unit of so many men: ANT-T-FATGAIN, ANT-R-FATGAIN.

    2 below 600 men, men / 200 up to 1,000 and no more above; the other reading rises from 2 without a step.
    """
    chart = rules.fatigue.losses
    shared = Fraction(min(men, chart.to_men), chart.men_a_loss)
    if rules.choice("ANT-R-FATGAIN") == 1:
        return max(Fraction(chart.losses), shared)
    # The text gives three units and their rates, one of them with a wrong percentage; the formula is what meets the
    # other figures. Below the first step there is a jump, which the other reading smooths.
    return chart.losses if men < chart.from_men else shared


def fatigue_of_losses(rules: Rules, losses: int, men: int) -> tuple[int, Reasoned]:
    """Give the fatigue points of one loss, rounded down; `men` before it, 0 for artillery (ANT-R-GUN-LOSS)."""
    chart = rules.fatigue.losses
    points = floor(losses / losses_a_point(rules, men))
    clause = chart.clause if men < chart.from_men else chart.large_clause
    return points, Reasoned(clause, say.LOST(losses=losses), points)


def step_fatigue(rules: Rules, arm: Arm, mode: Mode, level: Level) -> tuple[int, Reasoned]:
    """Give the fatigue points of a square entered, advances too: ANT-T-FATGAIN, ANT-R-FAT-MODES.

    The Basic game goes by the arm. Raises LookupError for a mode that does not move.
    """
    # In one reading everybody tires alike but columns of foot.
    if level == "basic":
        basic = rules.fatigue.basic
        points = int(rules.figure("ANT-R-FAT-MODES", basic.infantry if arm == "infantry" else basic.others))
        return points, Reasoned(basic.clause, say.ENTERS[arm](), points)
    for row in rules.fatigue.enter:
        if row.mode == mode:
            points = row.fatigue if mode == "column" else int(rules.figure("ANT-R-FAT-MODES", row.fatigue))
            return points, Reasoned(row.clause, say.ENTERS_IN(mode=MODES[mode]), points)
    raise LookupError(mode)


def gained(rules: Rules, one: Unit, points: int) -> int:
    """Give how far a gain tires a unit: its fatigue does not pass the scale's end (ANT-R-FAT-MAX)."""
    return max(0, min(points, rules.scale.rating.most - one.fatigue))


def disruption_chance(rules: Rules, losses: int) -> Fraction:
    """Give the chance of losing order, 0 to 1: ANT-8.8a, in a straight line or compounded (ANT-R-DISRUPT).

    Compounded the exponent is no whole number: that reading is the nearest double, as a fraction.
    """
    chance = rules.disruption.chance
    at_hundred = Fraction(chance.percent, WHOLE)
    if rules.choice("ANT-R-DISRUPT") == 1:
        return 1 - Fraction(float(1 - at_hundred) ** (losses / chance.casualties))
    return min(Fraction(1), at_hundred * losses / chance.casualties)


def order_chance(rules: Rules, *, leader_lives: bool, in_zone: bool) -> Percentage:
    """Give the row of the chance to regain order: ANT-T-DISRREC.

    Units without a brigade's leader count as if he lived (ANT-R-DISR-NOBRIGADE).
    """
    chart = rules.disruption
    against = (not leader_lives) + in_zone
    return (chart.with_leader, chart.one_against, chart.both_against)[against]
