"""What a world is worth to a side: its points as they stand, and what it can still do with what it has."""

from __future__ import annotations

from companion.charts.rounding import figure
from companion.games.campaign.computer.beliefs import Situation
from companion.games.campaign.rules.combat.sides import Fighter
from companion.games.campaign.rules.combat.strength import morale
from companion.games.campaign.rules.score import score
from companion.games.campaign.rules.state import Side, State, other


def value(now: Situation, state: State, side: Side) -> float:
    """Give the points of a side as they stand, and what its corps are fresher by than the enemy's."""
    found = score(now.rules, state).points
    points = found if side == "confederate" else -found
    return points + standing(now, state, side) - standing(now, state, other(side))


def standing(now: Situation, state: State, side: Side) -> float:
    """Give what an army may still win or lose by: the morale of its corps, each by its strength left."""
    a_morale = float(figure(now.doctrine.imagining.a_morale.points))
    worth = 0.0
    for one in state.present(side):
        if not one.headquarters:
            spirit = max(0.0, float(morale(now.rules, Fighter.of(one))))
            worth += spirit * min(1.0, one.strength.total / max(1, one.original))
    return a_morale * worth
