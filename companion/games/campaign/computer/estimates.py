"""What own corps and believed enemies are worth in a fight, by the rules' own arithmetic (RTG-9.2.2, RTG-9.4)."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from companion.charts.figures import exact
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.computer.beliefs import Own, Situation
from companion.games.campaign.rules.combat.sides import Fighter
from companion.games.campaign.rules.combat.strength import combat_strength
from companion.games.campaign.rules.state import CombatMode, Side, Strength, other

PART = 100
"""Strength points by which an average enemy is weighed."""


def power(now: Situation, one: Own, mode: CombatMode) -> float:
    """Give an own corps' combat strength in a mode, deployed."""
    seen = one.view.now
    fresh = exact(now.rules.fatigue.least.fatigue)
    fighter = Fighter(
        id=one.id,
        side=one.view.side,
        strength=seen.strength if seen else one.view.start.strength if one.view.start else Strength(one.strength),
        original=one.view.original,
        effectiveness=exact(seen.effectiveness if seen else str(now.rules.effectiveness_of[one.id])),
        fatigue=exact(seen.fatigue) if seen else fresh,
        leadership=0,
        aggressiveness=0,
        combat_mode=mode,
    )
    return _power(now.rules, fighter)


def worth_of_a_point(now: Situation, mode: CombatMode) -> float:
    """Give the combat strength of a strength point of the enemy's, as his average corps fights by the charts."""
    enemy = other(now.known.side)
    fighter = Fighter(
        id=enemy,
        side=enemy,
        strength=Strength(infantry=PART),
        original=PART,
        effectiveness=enemys_effectiveness(now),
        fatigue=exact(now.rules.fatigue.least.fatigue),
        leadership=0,
        aggressiveness=0,
        combat_mode=mode,
    )
    return _power(now.rules, fighter) / PART


def enemys_effectiveness(now: Situation) -> Fraction:
    """Give the effectiveness of the enemy's average corps by the charts, which both players can read.

    Which of his corps stands where nobody tells.
    """
    return _mean_effectiveness(now.rules, other(now.known.side))


@lru_cache(maxsize=16)
def _mean_effectiveness(rules: Rules, side: Side) -> Fraction:
    rated = [exact(str(level)) for name, level in rules.effectiveness_of.items() if name.startswith(side)]
    return Fraction(sum(rated), len(rated))


@lru_cache(maxsize=8192)
def _power(rules: Rules, fighter: Fighter) -> float:
    # Asked for all over a plan, and again for each plan that is imagined, of corps that have not changed.
    return float(combat_strength(rules, fighter, town=False)[0])
