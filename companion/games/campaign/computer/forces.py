"""Corps as forces: own ones as they would fight together, the enemy's by what is believed of his strength."""

from __future__ import annotations

from collections.abc import Sequence

from companion.charts.rounding import figure
from companion.games.campaign.computer.beliefs import Own, Situation, average
from companion.games.campaign.computer.estimates import enemys_effectiveness, power, worth_of_a_point
from companion.games.campaign.computer.forecast import NOBODY, Body
from companion.games.campaign.rules.state import CombatMode


def own_body(now: Situation, corps: Sequence[Own], mode: CombatMode) -> Body:
    """Give own corps as they would fight together in a mode, the best of them in command (RTG-9.4a)."""
    if not corps:
        return NOBODY
    leaders = [one.view.now.leadership if one.view.now else _middling(now) for one in corps]
    more = now.rules.combat.controlling.leaders - 1
    return Body(
        len(corps),
        sum(one.strength for one in corps),
        sum(power(now, one, mode) for one in corps),
        sum(_morale(now, one) for one in corps) / len(corps),
        (sum(leaders) + more * max(leaders)) / (len(corps) + more),
    )


def enemy_body(now: Situation, points: float, mode: CombatMode) -> Body:
    """Give so many of the enemy's strength points as they would fight: average corps, fresh."""
    if points <= 0:
        return NOBODY
    corps = max(points / average(now.view), 1.0)
    return Body(corps, points, points * worth_of_a_point(now, mode), fresh_morale(now), _middling(now))


def fresh_morale(now: Situation) -> float:
    """Give the morale of the enemy's average corps without fatigue, by the charts (RTG-11.0a)."""
    return float(enemys_effectiveness(now)) + float(figure(now.rules.fatigue.fresh_level.level))


def _morale(now: Situation, one: Own) -> float:
    if one.view.now is not None:
        return one.view.now.morale
    return float(now.rules.effectiveness_of[one.id]) + float(figure(now.rules.fatigue.fresh_level.level))


def _middling(now: Situation) -> float:
    limits = now.rules.scale.leadership
    return (limits.min + limits.max) / 2
