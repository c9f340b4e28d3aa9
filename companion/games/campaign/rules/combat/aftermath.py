"""After the losses: fatigue, who is destroyed, who is demoralised, whose leader fell (RTG-9.8 to 9.11, RTG-11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache

from companion.charts.figures import Exact
from companion.charts.rounding import figure, step_up
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules.combat.sides import Fighter
from companion.games.campaign.rules.state import Corps, Strength


def fatigue_of_losses(rules: Rules, *, lost: int, before: int) -> Exact:
    """Give the fatigue that losses bring: a point for so many percent, to the next half point up (RTG-11.1a).

    `lost` and `before` are strength points; the readings of RTG-R-FATIGUE-PCT differ in the rounding.
    """
    chart = rules.combat.tiring_losses
    # A point for each 5 percent would make 1.2 of 6; the example has 1.5. Rounding up to halves gives both.
    match rules.choice("RTG-R-FATIGUE-PCT"):
        case 1:
            step = None
        case 2:
            step = figure(rules.fatigue.grain.fatigue)
        case _:
            step = figure(chart.step)
    return _points(lost, before, figure(chart.percent), step)


def fatigue_at_table(rules: Rules, *, lost: int, before: int, part: Exact) -> Fraction:
    """Give the fatigue that losses on the table are taken for, unrounded: 11.1a on a part of the share lost.

    `lost` and `before` are strength points, stragglers not among those lost (RTG-R-OFF-FATIGUE).
    """
    return Fraction(lost * 100, before) / figure(rules.combat.tiring_losses.percent) * part


@lru_cache(maxsize=8192)
def _points(lost: int, before: int, percent: Exact, step: Exact | None) -> Exact:
    """Give a point for so many percent, up to the next step; a battle's return asks for every loss there could be."""
    points = Fraction(lost * 100, before) / percent
    return points if step is None else step_up(points, step)


def fatigue_of_urgency(rules: Rules, urgency: int) -> Exact:
    """Give the fatigue that a side's adjusted urgency costs each of its corps (RTG-9.11a, RTG-R-URGENCY-ORDER)."""
    return next(figure(row.fatigue) for row in rules.combat.urgency_fatigue if row.urgency == urgency)


def falls_below(rules: Rules, *, left: int, original: int, stragglers: int = 0) -> bool:
    """Say whether combat left too little of a corps, unrounded: 15 of 100 is enough (RTG-9.8a, RTG-R-ORIGINAL)."""
    # Multiplied out: no quotient, so no rounding at the edge.
    there = present(rules, left, stragglers)
    return left <= 0 or there * 100 < original * figure(rules.combat.destroyed_below.percent)


def present(rules: Rules, strength: int, stragglers: int) -> int:
    """Give the strength points of a corps that count as present: without stragglers, or with (RTG-R-ORIGINAL)."""
    return strength + stragglers if rules.choice("RTG-R-ORIGINAL") == 1 else strength


def percent_left(rules: Rules, corps: Corps) -> int:
    """Give the share of its original strength that a corps has, at most all, cut (RTG-13.1.2h, RTG-R-ORIGINAL)."""
    there = present(rules, corps.strength.total, corps.stragglers)
    return min(100, 100 * there // corps.original) if corps.original else 0


def wears_out(rules: Rules, *, fatigue: Exact, headquarters: bool) -> bool:
    """Say whether fatigue destroys a corps; a headquarters bears any (RTG-11.7a)."""
    return not headquarters and fatigue >= figure(rules.fatigue.destroyed_at.fatigue)


def destroyed_by(rules: Rules, corps: Fighter, *, lost: Strength, fatigue: Exact) -> str:
    """Give the clause by which a corps is eliminated after combat, "" when it survives (RTG-R-ELIMINATED).

    `fatigue` is its fatigue after the battle.
    """
    left = corps.strength.total - lost.total
    if falls_below(rules, left=left, original=corps.original, stragglers=corps.stragglers):
        return rules.combat.destroyed_below.clause
    if wears_out(rules, fatigue=fatigue, headquarters=corps.headquarters):
        return rules.fatigue.destroyed_at.clause
    return ""


# ---- leaders


def leader_loss_chance(rules: Rules, corps: Fighter, *, lost: int) -> Fraction:
    """Give the probability that a corps loses its leader (RTG-9.10a, RTG-R-LEADER-LOSS).

    A headquarters' leader falls only with it (RTG-9.10c).
    """
    if corps.headquarters:
        return Fraction(0)
    if rules.choice("RTG-R-LEADER-LOSS") == 1:
        return Fraction(rules.figure("RTG-R-LEADER-LOSS", 0)) / 100
    return Fraction(lost, corps.strength.total) * figure(rules.losses.leader_lost.a_percent)


def leadership_changes(rules: Rules) -> range:
    """Give the changes from which a successor's leadership is drawn, or all ratings there are (RTG-R-LEADER-NEW)."""
    chart, limits = rules.losses.new_leadership, rules.scale.leadership
    if rules.choice("RTG-R-LEADER-NEW") == 1:
        return range(limits.min, limits.max + 1)
    return range(chart.lowest, chart.highest + 1)


def new_leadership(rules: Rules, old: int, change: int) -> int:
    """Give a successor's leadership for a change drawn (RTG-9.10b, RTG-R-LEADER-NEW)."""
    limits = rules.scale.leadership
    if rules.choice("RTG-R-LEADER-NEW") == 1:
        return change
    return min(max(old + change, limits.min), limits.max)


def aggressiveness_changes(rules: Rules) -> Sequence[int]:
    """Give the changes from which a successor's aggressiveness is drawn, or all ratings (RTG-R-LEADER-NEW)."""
    chart, limits = rules.losses.new_aggressiveness, rules.scale.aggressiveness
    if rules.choice("RTG-R-LEADER-NEW") == 1:
        return range(limits.min, limits.max + 1, chart.grain)
    return chart.changes


def new_aggressiveness(rules: Rules, old: int, change: int) -> int:
    """Give a successor's aggressiveness: half the old cut towards 0 to a ten, and the change drawn (RTG-9.10b)."""
    chart, limits = rules.losses.new_aggressiveness, rules.scale.aggressiveness
    if rules.choice("RTG-R-LEADER-NEW") == 1:
        return change
    # `int` cuts towards 0 where `//` would go down: -30 halves to -10, not to -20.
    kept = int(Fraction(old) * figure(chart.share) / chart.grain) * chart.grain
    return min(max(kept + change, limits.min), limits.max)


def returning_leaderships(rules: Rules) -> Iterator[int]:
    """Give the leaderships, equally likely, of a headquarters that comes back (RTG-9.9c, RTG-R-HQ-BACK)."""
    limits = rules.headquarters.returned.leadership
    nearer = int(rules.figure("RTG-R-HQ-BACK", 0))
    return iter(range(limits.min + nearer, limits.max + 1 - nearer))
