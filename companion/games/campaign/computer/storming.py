"""Both sides at the basic level in the battle of Gettysburg (RTG-R-AI-UNION, RTG-R-AI-CSA)."""

from __future__ import annotations

from companion.charts.rounding import figure
from companion.games.campaign.computer.beliefs import Own, Situation
from companion.games.campaign.computer.striking import rest
from companion.games.campaign.computer.writing import Goal, Goals
from companion.games.campaign.rules.hexes import Hex, distance, neighbours


def objective(now: Situation) -> Hex:
    """Give the hex that the battle is about."""
    place = now.place
    assert place is not None
    return place


def hold_or_storm(now: Situation) -> Goals:
    """Fight for Gettysburg: attack it while the odds are good, else stand in it or beside it."""
    town, doctrine = objective(now), now.doctrine
    odds = doctrine.battle_odds if now.known.side == "union" else doctrine.storm_odds
    reach = doctrine.storm_reach.hexes
    near = [one for one in now.known.own if not one.weary and distance(one.hex, town) <= reach]
    against = now.known.near(town, 1)
    mine = sum(one.strength for one in near)
    storm = against > 0 and len(near) >= doctrine.attackers.corps and mine / against >= float(figure(odds.odds))
    goals: Goals = {}
    for one in now.known.own:
        if one.weary:
            goals[one.id] = rest(now, one)
        elif storm:
            goals[one.id] = Goal(town, "attack", int(figure(doctrine.attack_urgency.level)))
        else:
            goals[one.id] = Goal(beside(now, one, town), "stand", now.urgency)
    if now.known.headquarters is not None:
        at = beside(now, now.known.headquarters, town)
        goals[now.known.headquarters.id] = Goal(at, "stand", now.urgency)
    return goals


def beside(now: Situation, one: Own, town: Hex) -> Hex:
    """Give the town, or while the enemy has it the nearest hex beside it where he is not."""
    if now.known.near(town, 0) == 0 or one.hex == town:
        return town
    free = [spot for spot in neighbours(town) if now.ground.passable(spot) and now.known.near(spot, 0) == 0]
    return min(free, key=lambda spot: (distance(spot, one.hex), spot), default=one.hex)
