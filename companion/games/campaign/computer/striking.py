"""What both sides' plans share at the basic level: attacks on believed hexes, and rest for the weary."""

from __future__ import annotations

from companion.games.campaign.computer.beliefs import Own, Situation
from companion.games.campaign.computer.writing import Goal, Goals, toll
from companion.games.campaign.rules.hexes import Hex, distance


def strike(now: Situation, odds: float, urgency: int, *, reach: int) -> Goals:
    """Send corps at the believed hex that the nearest of them meet soonest at such odds or better.

    As few as make the odds, and never fewer than the doctrine's number, the nearest first; the others keep their goals
    (RTG-R-AI-UNION, RTG-R-AI-CSA).
    """
    best: tuple[tuple[int, Hex], tuple[Own, ...]] | None = None
    for at, points in now.known.enemies.items():
        # Half of those beside him: they may come to his help, and may not.
        sent = _enough(now, at, odds * (points + (now.known.near(at, 1) - points) / 2), reach)
        if sent and (best is None or (distance(sent[-1].hex, at), at) < best[0]):
            best = (distance(sent[-1].hex, at), at), sent
    if best is None:
        return {}
    return {one.id: Goal(best[0][1], "attack", urgency) for one in best[1]}


def _enough(now: Situation, at: Hex, wanted: float, reach: int) -> tuple[Own, ...]:
    """Give the nearest fit corps that have so much strength together; none when they have not."""
    fit = [one for one in now.known.own if not one.weary and distance(one.hex, at) <= reach]
    sent: list[Own] = []
    for one in sorted(fit, key=lambda one: (distance(one.hex, at), -one.strength, one.id)):
        sent.append(one)
        if len(sent) >= now.doctrine.attackers.corps and sum(each.strength for each in sent) >= wanted:
            return tuple(sent)
    return ()


def rest(now: Situation, one: Own) -> Goal:
    """Let a weary corps rest out of the enemy's reach: where it is, or in the nearest such hex (RTG-R-AI-UNION)."""
    urgency, reach = now.urgency, now.doctrine.out_of_reach.hexes
    safe = [
        spot
        for spot in now.ground.terrain
        if now.ground.passable(spot) and distance(spot, one.hex) <= 2 * reach and not now.known.near(spot, reach)
    ]
    for spot in sorted(safe, key=lambda spot: (distance(spot, one.hex), -_from_enemy(now, spot), spot)):
        if now.ground.route(one.hex, (spot,), one.view.side, toll(now.rules)) is not None:
            return Goal(spot, "withdraw", urgency)
    return Goal(one.hex, "withdraw", urgency)


def _from_enemy(now: Situation, spot: Hex) -> int:
    return min((distance(spot, at) for at in now.known.enemies), default=0)
