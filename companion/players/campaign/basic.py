"""The basic level: the plans of the rulings, for the Union and for the Confederates (RTG-R-AI-UNION, RTG-R-AI-CSA)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.campaign.ground import Ground
from companion.campaign.hexes import Hex, distance, neighbours
from companion.charts import exact
from companion.players.campaign.beliefs import Own, Situation
from companion.players.campaign.writing import Goal, toll

Goals = dict[str, Goal]
NEAR = 3
"""Hexes that a corps marches within about two turns."""


def plan(now: Situation) -> Goals:
    """Give each corps of a side its goal; a corps without one is left as it is."""
    planned: dict[tuple[str, str], Callable[[Situation], Goals]] = {
        ("union", "campaign"): _cover_washington,
        ("union", "battle"): _hold_or_storm,
        ("confederate", "campaign"): _live_off_the_land,
        ("confederate", "battle"): _hold_or_storm,
    }
    return planned[now.known.side, now.view.scenario](now)


# ---- the Union in the campaign


def _cover_washington(now: Situation) -> Goals:
    """Keep the mass between the enemy and the exit, strike where the odds are good, rest who is weary."""
    urgency = now.doctrine.urgency.level
    post = _between(now)
    goals: Goals = {}
    for one in now.known.own:
        goals[one.id] = Goal(post, "initiative", urgency)
        if one.weary:
            goals[one.id] = _rest(now, one, urgency)
        elif one.cavalry:
            ahead = _ahead(now, post, now.doctrine.patrol_ahead.hexes)
            goals[one.id] = Goal(ahead, "initiative", urgency, patrol=True)
    goals |= _strike(now, float(exact(now.doctrine.attack_odds.odds)), now.doctrine.attack_urgency.level, reach=NEAR)
    if now.known.headquarters is not None:
        goals[now.known.headquarters.id] = Goal(post, "withdraw", urgency)
    return goals


def _between(now: Situation) -> Hex:
    """Give the hex of the enemy's way to the exit that lies nearest to the own mass, not among the enemy."""
    mass = now.known.mass() or now.ground.exits[0]
    enemy = now.known.centre()
    if enemy is None:
        return mass
    way = now.ground.route(enemy, now.ground.exits, "confederate", toll(now.rules)) or now.ground.exits
    safe = [spot for spot in way if now.known.near(spot, 1) == 0] or [way[-1]]
    return min(safe, key=lambda spot: (distance(spot, mass), spot))


def _ahead(now: Situation, post: Hex, hexes: int) -> Hex:
    """Give the hex so far before a post on the way to the enemy."""
    enemy = now.known.centre()
    way = now.ground.route(post, (enemy,), "union", toll(now.rules)) if enemy is not None else None
    ahead = [spot for spot in (way or ())[:hexes] if now.known.near(spot, 0) == 0]
    return ahead[-1] if ahead else post


def _rest(now: Situation, one: Own, urgency: int) -> Goal:
    """Let a weary corps rest where the enemy does not reach it: there, or a step away from him."""
    if now.known.near(one.hex, 1) == 0:
        return Goal(one.hex, "withdraw", urgency)
    away = now.ground.steps(one.hex, one.view.side) or (one.hex,)
    return Goal(min(away, key=lambda spot: (now.known.near(spot, 1), spot)), "withdraw", urgency, pressing=True)


# ---- attacks


def _strike(now: Situation, odds: float, urgency: int, *, reach: int) -> Goals:
    """Send corps at the believed hex where they meet the enemy at the best odds, if those are good enough."""
    best: tuple[float, Hex, tuple[Own, ...]] | None = None
    for at, points in now.known.enemies.items():
        ready = tuple(one for one in now.known.own if not one.weary and distance(one.hex, at) <= reach)
        against = points + now.known.near(at, 1) / 2
        mine = sum(one.strength for one in ready)
        if len(ready) >= now.doctrine.attackers.corps and against > 0 and mine / against >= odds:
            found = (mine / against, at, ready)
            best = max(best, found, key=lambda it: (it[0], it[1])) if best else found
    if best is None:
        return {}
    return {one.id: Goal(best[1], "attack", urgency, pressing=True) for one in best[2]}


def _hold_or_storm(now: Situation) -> Goals:
    """Fight for Gettysburg: attack it while the odds are good, else stand in it or beside it."""
    row = now.rules.scenarios[now.view.scenario]
    assert row.objective is not None
    town: Hex = (row.objective[0], row.objective[1])
    union = now.known.side == "union"
    wanted = float(exact((now.doctrine.battle_odds if union else now.doctrine.storm_odds).odds))
    ready = [one for one in now.known.own if not one.weary]
    against = now.known.near(town, 1)
    mine = sum(one.strength for one in ready if distance(one.hex, town) <= NEAR)
    storm = against > 0 and mine / against >= wanted
    goals: Goals = {}
    for one in now.known.own:
        if one.weary:
            goals[one.id] = _rest(now, one, now.doctrine.urgency.level)
        elif storm:
            near = distance(one.hex, town) <= NEAR
            goals[one.id] = Goal(town, "attack", now.doctrine.attack_urgency.level, pressing=near)
        else:
            goals[one.id] = Goal(_beside(now, one, town), "stand", now.doctrine.urgency.level)
    if now.known.headquarters is not None:
        goals[now.known.headquarters.id] = Goal(_beside(now, now.known.headquarters, town), "stand",
                                            now.doctrine.urgency.level)  # fmt: skip
    return goals


def _beside(now: Situation, one: Own, town: Hex) -> Hex:
    """Give the town, or while the enemy has it the nearest hex beside it where he is not."""
    if now.known.near(town, 0) == 0 or one.hex == town:
        return town
    free = [spot for spot in neighbours(town) if now.ground.passable(spot) and now.known.near(spot, 0) == 0]
    return min(free, key=lambda spot: (distance(spot, one.hex), spot), default=one.hex)


# ---- the Confederates in the campaign


def _live_off_the_land(now: Situation) -> Goals:
    """Forage the richest hexes in mutual support, strike with twice the strength, at the end try for Washington."""
    goals: Goals = {}
    taken: dict[Hex, int] = {one.hex: one.times for one in now.view.foraged}
    for one in now.known.own:
        if one.weary and now.known.near(one.hex, 1):
            goals[one.id] = _rest(now, one, now.doctrine.urgency.level)
            continue
        at = _forage_hex(now, one, taken)
        taken[at] = taken.get(at, 0) + 1
        goals[one.id] = Goal(at, "initiative", now.doctrine.urgency.level)
    slowest = min(mp for (_, mode), mp in now.rules.allowances.items() if mode == "normal")
    reach = int(slowest * now.doctrine.raid_reach.turns / exact(now.rules.movement.enter_hex.mp))
    goals |= _strike(now, float(exact(now.doctrine.raid_odds.odds)), now.doctrine.raid_urgency.level, reach=reach)
    goals |= _to_washington(now)
    if now.known.headquarters is not None:
        centre = now.known.mass() or now.known.headquarters.hex
        goals[now.known.headquarters.id] = Goal(centre, "withdraw", now.doctrine.urgency.level)
    return goals


def _forage_hex(now: Situation, one: Own, taken: dict[Hex, int]) -> Hex:
    """Give where a corps lives best: what is left there, less the way, near others and not before the enemy."""
    friends = [other.hex for other in now.known.own if other.id != one.id]
    at_least = float(exact(now.doctrine.forage_odds.odds))

    def left(at: Hex) -> int:
        points = now.rules.forage_points.get(now.ground.terrain[at], ())
        return sum(points[min(taken.get(at, 0), len(points)):])  # fmt: skip

    def worth(at: Hex) -> tuple[float, int, Hex]:
        return (left(at) - 2 * distance(one.hex, at), -distance(one.hex, at), at)

    spots = [
        spot
        for spot in _around(now.ground, one, now.doctrine.together.hexes)
        if left(spot)
        and min((distance(spot, other) for other in friends), default=0) <= now.doctrine.together.hexes
        and one.strength >= at_least * now.known.near(spot, 1)
    ]
    return max(spots, key=worth, default=one.hex)


def _around(ground: Ground, one: Own, reach: int) -> Iterator[Hex]:
    """Give the hexes that a corps can come to in so many steps, its own first."""
    edge, seen = [one.hex], {one.hex}
    yield one.hex
    for _ in range(reach):
        edge = [to for at in edge for to in ground.steps(at, one.view.side) if to not in seen and not seen.add(to)]  # type: ignore[func-returns-value]
        yield from edge


def _to_washington(now: Situation) -> Goals:
    """From the day of the doctrine on, send those to the exit whose way is free, if they are strong enough together."""
    if now.view.day < now.doctrine.exit_from.day:
        return {}
    free: list[Own] = []
    for one in now.known.own:
        way = now.ground.route(one.hex, now.ground.exits, "confederate", toll(now.rules))
        if way is not None and not one.weary and all(now.known.near(spot, 1) == 0 for spot in way):
            free.append(one)
    if sum(one.strength for one in free) < now.doctrine.exit_strength.points:
        return {}
    return {one.id: Goal(now.ground.exits[0], "withdraw", now.doctrine.urgency.level) for one in free}
