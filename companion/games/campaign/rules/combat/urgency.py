"""Urgency in a battle: aggressiveness adds to it, the better leader pulls it; ferocity; casualty rate (RTG-9.6.1)."""

from __future__ import annotations

from fractions import Fraction

from companion.charts.figures import Exact, Reasoned, shown
from companion.charts.rounding import figure, half_up
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.messages import working as of_working
from companion.games.campaign.rules.combat.sides import Battle, BattleSide
from companion.games.campaign.rules.state import Side
from companion.kernel.messages import side as side_told


def battle_urgency(rules: Rules, side: BattleSide) -> tuple[int, tuple[Reasoned, ...]]:
    """Add a tenth of the leaders' average aggressiveness to the urgency; half up, 1 to 9 (RTG-9.6.1.1a).

    Every leader in the battle counts once (RTG-R-AGGR-AVG); limits and rounding by RTG-R-URGENCY-ROUND.
    """
    divisor, span = rules.combat.aggressiveness, rules.combat.urgency
    average = Fraction(sum(one.aggressiveness for one in side.corps), len(side.corps))
    sum_of_both = side.urgency + average / figure(divisor.by)
    told = side_told(side.side)
    # The book's own example slips here: it adds -8 where a tenth of it is meant, and comes out right. Half up, then the
    # bounds (RTG-R-URGENCY-ROUND).
    urgency = min(max(half_up(sum_of_both), span.min), span.max)
    return urgency, (
        Reasoned(divisor.clause, of_working.AGGRESSIVENESS(side=told), shown(average)),
        Reasoned(divisor.clause, of_working.WITH_AGGRESSIVENESS(side=told, urgency=side.urgency), shown(sum_of_both)),
        Reasoned(span.clause, of_working.URGENCY(side=told), urgency),
    )


def pulled(rules: Rules, battle: Battle, urgency: dict[Side, int]) -> tuple[dict[Side, int], tuple[Reasoned, ...]]:
    """Move the inferior commander's urgency towards the superior's, never past it (RTG-9.6.1a, RTG-R-URGENCY-ORDER).

    One point for each point of difference between the commanding leaders' own ratings.
    """
    inferior, superior = sorted(battle.sides, key=lambda side: side.commander.leadership)
    difference = superior.commander.leadership - inferior.commander.leadership
    gap = urgency[superior.side] - urgency[inferior.side]
    # Up or down: a cautious superior holds a rash inferior back as well. The superior's own urgency is never moved.
    step = min(difference * rules.combat.pull.urgency, abs(gap))
    after = dict(urgency)
    after[inferior.side] += step if gap > 0 else -step
    label = of_working.UNDER_LEADERSHIP(
        side=side_told(inferior.side),
        leadership=inferior.commander.leadership,
        other=superior.commander.leadership,
    )
    line = Reasoned(rules.combat.pull.clause, label, after[inferior.side])
    return after, (line,)


def ferocity(rules: Rules, urgency: dict[Side, int]) -> Exact:
    """Give the average of both adjusted urgencies, truncated (RTG-9.6.1b, RTG-R-FEROCITY)."""
    average = Fraction(sum(urgency.values()), len(urgency))
    # The book rounds urgency and cuts the mean of two in its example: 3 and 6 make 4. It is kept as it is printed, the
    # other readings can be chosen.
    match rules.choice("RTG-R-FEROCITY"):
        case 1:
            return half_up(average)
        case 2:
            return average if average.denominator > 1 else int(average)
        case _:
            return int(average)


def casualty_rate(rules: Rules, ferocity: Exact) -> tuple[Exact, str]:
    """Give the casualty rate of a ferocity in percent, and its clause (RTG-9.6.1c).

    Half a point of ferocity (RTG-R-FEROCITY, second reading) lies half way between two rows.
    """
    rows = {row.ferocity: row for row in rules.combat.casualty_rate}
    below = rows[int(ferocity)]
    between = ferocity - int(ferocity)
    if not between:
        return figure(below.percent), below.clause
    above = figure(rows[int(ferocity) + 1].percent)
    return figure(below.percent) + (above - figure(below.percent)) * between, below.clause
