"""The odds of a battle, attacker over defender, unrounded: battle, leadership and combat odds (RTG-9.3 to 9.7)."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from companion.charts.figures import Exact
from companion.charts.rounding import figure
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.messages import ONE_TO, TO_ONE
from companion.games.campaign.rules.combat.echelons import Place
from companion.games.campaign.rules.combat.sides import Battle, BattleSide
from companion.games.campaign.rules.state import Side, other
from companion.language.messages import Figure, Message


def weighted_strength(side: BattleSide, strength: Mapping[str, Exact], echelon: Mapping[str, Place]) -> Exact:
    """Give a side's combat strength with the weights of its echelons (RTG-9.6.1.2d)."""
    return sum((strength[one.id] * echelon[one.id].strength for one in side.corps), start=0)


def battle_odds(battle: Battle, strength: Mapping[str, Exact], echelon: Mapping[str, Place]) -> Fraction:
    """Give the real battle odds (RTG-9.3a)."""
    attacking, defending = (weighted_strength(one, strength, echelon) for one in (battle.attacking, battle.defending))
    return Fraction(attacking) / defending


def average_leadership(rules: Rules, side: BattleSide) -> Fraction:
    """Give a side's average leadership, the controlling leader counted as three (RTG-9.4a)."""
    times = rules.combat.controlling.leaders
    # Three times in the sum, and three times in the count.
    more = side.commander.leadership * (times - 1)
    return Fraction(sum(one.leadership for one in side.corps) + more, len(side.corps) + times - 1)


def leadership_odds(rules: Rules, battle: Battle) -> Fraction:
    """Give the ratio of both sides' average leadership (RTG-9.4a)."""
    return average_leadership(rules, battle.attacking) / average_leadership(rules, battle.defending)


def combat_odds(rules: Rules, battle: Battle, *, battle_odds: Fraction, leadership_odds: Fraction) -> Fraction:
    """Give the combat odds with the random factor (RTG-9.5a, RTG-R-ODDS-RANDOM), whole or cut (RTG-R-ODDS-ROUND)."""
    odds = battle_odds * leadership_odds * battle.random_factor
    step = Fraction(rules.figure("RTG-R-ODDS-ROUND", 0))
    if not step:
        return odds
    cut = n_to_one(odds) // step * step
    return cut if odds >= 1 else 1 / cut


def weaker(battle: Battle, odds: Fraction) -> Side | None:
    """Give the weaker side by the combat odds; None at exactly 1:1 (RTG-9.6.2b, RTG-R-LOSS-BASE)."""
    if odds == 1:
        return None
    return battle.attacker if odds < 1 else other(battle.attacker)


def n_to_one(odds: Fraction) -> Fraction:
    """Give the n of n:1 or 1:n, at least 1 (RTG-9.3b)."""
    return max(odds, 1 / odds)


def as_written(odds: Fraction) -> Message:
    """Give odds as players write them, to one decimal: "2.2:1", "1:4" (RTG-9.3b, RTG-R-ODDS-ROUND)."""
    n = round(float(n_to_one(odds)), 1)
    figure = int(n) if n.is_integer() else Figure(n, ".1f")
    return TO_ONE(odds=figure) if odds >= 1 else ONE_TO(odds=figure)


def surrenders(rules: Rules, battle: Battle, odds: Fraction) -> Side | None:
    """Give the side that surrenders at these combat odds, or None; the odds are not rounded (RTG-9.7a)."""
    # The final odds, with chance in them; what players are shown has one decimal and may read 15:1 without being it.
    return weaker(battle, odds) if n_to_one(odds) >= figure(rules.combat.surrender.ratio) else None
