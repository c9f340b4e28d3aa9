"""What a side believes before a battle: error by cavalry, estimated odds, whether it is outnumbered (RTG-9.2)."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from companion.charts.figures import Exact
from companion.charts.rounding import figure
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules.combat.sides import Fighter
from companion.games.campaign.rules.combat.strength import combat_strength, morale


def cavalry_power(rules: Rules, corps: Iterable[Fighter]) -> Exact:
    """Give a side's cavalry strength points, counted with morale and effectiveness (RTG-9.2.1a, RTG-R-RECON-ERR)."""
    return sum((max(0, morale(rules, one) + one.effectiveness) * one.strength.cavalry for one in corps), start=0)


def reconnaissance_error(rules: Rules, *, own: Exact, enemy: Exact) -> Exact:
    """Give the error in percent, plus or minus, from both sides' cavalry power (RTG-9.2.1a and b, RTG-R-RECON-ERR)."""
    chart = rules.reconnaissance
    least, equal, most = (figure(row.percent) for row in (chart.least_error, chart.equal_error, chart.greatest_error))
    half = Fraction(1, 2)
    # No cavalry on either side is as good as equal cavalry.
    share = Fraction(own) / (own + enemy) if own or enemy else half
    if rules.choice("RTG-R-RECON-ERR") == 1:
        return most - (most - least) * share
    if share >= half:
        # Two straight lines that meet at an even share, whose error is not the middle of the two ends.
        return equal - (equal - least) * (share - half) / half
    return equal + (most - equal) * (half - share) / half


def strength_of(rules: Rules, corps: Iterable[Fighter], *, town: bool, attacks: bool = False) -> Exact:
    """Give a side's combat strength before echelons, as the estimate counts it (RTG-R-RECON-TERMS)."""
    return sum((combat_strength(rules, one, town=town, attacks=attacks)[0] for one in corps), start=0)


def estimated(strength: Exact, draw: Exact) -> Exact:
    """Give what a side takes the enemy's strength for; `draw` is a share from -error to +error (RTG-R-RECON-ERR)."""
    return strength * (1 + draw)


def estimated_odds(*, own: Exact, enemy: Exact) -> Fraction:
    """Give the estimated battle odds: own strength, known exactly, over the enemy's as estimated (RTG-2.0g)."""
    return Fraction(own) / enemy


def is_outnumbered(rules: Rules, *, own: Exact, enemy: Exact) -> bool:
    """Say whether a side thinks itself badly outnumbered, unrounded (RTG-9.2b, RTG-R-OUTNUMBERED)."""
    return enemy >= own * figure(rules.reconnaissance.outnumbered.ratio)
