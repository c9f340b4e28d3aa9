"""The Union at the basic level in the campaign: it covers Washington and strikes where it can (RTG-R-AI-UNION)."""

from __future__ import annotations

from companion.charts.rounding import figure
from companion.games.campaign.computer.beliefs import Situation
from companion.games.campaign.computer.striking import rest, strike
from companion.games.campaign.computer.writing import Goal, Goals, toll
from companion.games.campaign.rules.hexes import Hex, distance


def cover_washington(now: Situation) -> Goals:
    """Keep the mass between the enemy and the exit, strike where the odds are good, rest who is weary."""
    doctrine, post = now.doctrine, between(now)
    urgency = now.urgency
    goals: Goals = {}
    for one in now.known.own:
        goals[one.id] = Goal(post, "initiative", urgency)
        if one.cavalry:
            goals[one.id] = Goal(_ahead(now, doctrine.patrol_ahead.hexes), "initiative", urgency, patrol=True)
    odds = float(figure(doctrine.attack_odds.odds))
    goals |= strike(now, odds, int(figure(doctrine.attack_urgency.level)), reach=doctrine.attack_reach.hexes)
    goals |= {one.id: rest(now, one) for one in now.known.own if one.weary}
    if now.known.headquarters is not None:
        goals[now.known.headquarters.id] = Goal(post, "withdraw", urgency)
    return goals


def between(now: Situation) -> Hex:
    """Give the hex of the enemy's way to the exit that lies nearest to the own mass, not beside an enemy."""
    mass = now.known.mass() or now.ground.exits[0]
    way = enemys_way(now)
    safe = [spot for spot in way if now.known.near(spot, 1) == 0] or [way[-1]]
    return min(safe, key=lambda spot: (distance(spot, mass), spot))


def enemys_way(now: Situation) -> tuple[Hex, ...]:
    """Give the hexes from where the enemy may be to the exit, his own hex first."""
    enemy = where_the_enemy_may_be(now)
    way = now.ground.route(enemy, now.ground.exits, "confederate", toll(now.rules))
    return (enemy, *(way or now.ground.exits))


def where_the_enemy_may_be(now: Situation) -> Hex:
    """Give the enemy's believed centre of strength; before any report the far side: the hex furthest from the exits."""
    believed = now.known.centre()
    if believed is not None:
        return believed
    ground = now.ground
    far = sorted(
        filter(ground.passable, ground.terrain), key=lambda at: (-min(distance(at, end) for end in ground.exits), at)
    )
    way_out = (at for at in far if ground.route(at, ground.exits, "confederate", toll(now.rules)) is not None)
    return next(way_out, ground.exits[0])


def _ahead(now: Situation, hexes: int) -> Hex:
    """Give the hex so far before the mass on the way to where the enemy may be, not into him."""
    mass = now.known.mass() or now.ground.exits[0]
    way = now.ground.route(mass, (where_the_enemy_may_be(now),), "union", toll(now.rules))
    ahead = [spot for spot in (way or ())[:hexes] if now.known.near(spot, 0) == 0]
    return ahead[-1] if ahead else mass
