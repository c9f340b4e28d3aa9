"""The Confederates at the basic level in the campaign: they live off the land (RTG-R-AI-CSA)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.charts.rounding import figure
from companion.games.campaign.computer.beliefs import Own, Situation
from companion.games.campaign.computer.striking import rest, strike
from companion.games.campaign.computer.writing import Goal, Goals, toll
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import Hex, distance


def live_off_the_land(now: Situation) -> Goals:
    """Forage the richest hexes in mutual support, strike with twice the strength, at the end try for Washington."""
    urgency = now.urgency
    goals: Goals = {}
    taken: dict[Hex, int] = {one.hex: one.times for one in now.view.foraged}
    for one in now.known.own:
        at = _forage_hex(now, one, taken)
        taken[at] = taken.get(at, 0) + 1
        goals[one.id] = Goal(at, "initiative", urgency)
    odds = float(figure(now.doctrine.raid_odds.odds))
    goals |= strike(now, odds, int(figure(now.doctrine.raid_urgency.level)), reach=_reach(now))
    goals |= {one.id: rest(now, one) for one in now.known.own if one.weary and now.known.near(one.hex, 1)}
    goals |= _to_washington(now)
    if now.known.headquarters is not None:
        centre = now.known.mass() or now.known.headquarters.hex
        goals[now.known.headquarters.id] = Goal(centre, "withdraw", urgency)
    return goals


def _reach(now: Situation) -> int:
    """Give the hexes that everybody marches normally in the turns of a raid."""
    slowest = min(mp for (_, mode), mp in now.rules.allowances.items() if mode == "normal")
    return int(slowest * figure(now.doctrine.raid_reach.turns) / figure(now.rules.movement.enter_hex.mp))


def _forage_hex(now: Situation, one: Own, taken: dict[Hex, int]) -> Hex:
    """Give where a corps lives best: what is left there, less the way, near others and not before the enemy."""
    friends = [other.hex for other in now.known.own if other.id != one.id]
    at_least = float(figure(now.doctrine.forage_odds.odds))

    def worth(at: Hex) -> tuple[float, int, Hex]:
        far = distance(one.hex, at)
        return left(now, at, taken.get(at, 0)) - 2 * far, -far, at

    spots = [
        spot
        for spot in within(now.ground, one, now.doctrine.together.hexes)
        if left(now, spot, taken.get(spot, 0))
        and min((distance(spot, other) for other in friends), default=0) <= now.doctrine.together.hexes
        and one.strength >= at_least * now.known.near(spot, 1)
    ]
    return max(spots, key=worth, default=one.hex)


def left(now: Situation, at: Hex, times: int) -> int:
    """Give the forage points that are left in a hex after so many forages."""
    return sum(now.rules.forage_points.get(now.ground.terrain[at], ())[times:])


def within(ground: Ground, one: Own, reach: int) -> Iterator[Hex]:
    """Give the hexes that a corps can come to in so many steps, its own first."""
    edge, seen = [one.hex], {one.hex}
    yield one.hex
    for _ in range(reach):
        edge = list(dict.fromkeys(to for at in edge for to in ground.steps(at, one.view.side) if to not in seen))
        seen.update(edge)
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
    if sum(one.strength for one in free) < figure(now.doctrine.exit_strength.points):
        return {}
    return {one.id: Goal(now.ground.exits[0], "withdraw", now.urgency) for one in free}
