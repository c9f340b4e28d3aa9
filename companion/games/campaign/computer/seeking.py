"""Seeking the enemy beyond the place that is fought for: a garrison holds it, the others fall on whom they can beat.

A battle is not over with the town: who is beaten before it and let alone is fresh again the next day.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from companion.charts.rounding import figure
from companion.games.campaign.computer.beliefs import Own, Situation, looked_at
from companion.games.campaign.computer.hunting import hunted
from companion.games.campaign.computer.marches import about, hexes_from
from companion.games.campaign.computer.missions import Plan, had, mission
from companion.games.campaign.computer.operations import Operation, lean, operations, part
from companion.games.campaign.computer.pressing import lead, leads, seat
from companion.games.campaign.computer.resting import is_spent, rests
from companion.games.campaign.computer.storming import objective
from companion.games.campaign.rules.hexes import Hex, distance
from companion.games.campaign.rules.state import other


def seek(now: Situation) -> Plan:
    """Give each corps its mission: in the garrison, at an enemy, or with those who look for him."""
    town, chart = objective(now), now.doctrine.imagining.seek
    fit = [one for one in now.known.own if not is_spent(now, one)]
    made: Plan = {one.id: rests(now, one) for one in now.known.own if one not in fit}
    # The weakest of the nearest: the others are wanted where he is.
    stays = sorted(fit, key=lambda one: (distance(one.hex, town), one.strength, one.id))[: chart.garrison]
    made |= {one.id: mission(now, one, "hold" if one.hex == town else "gather", town, "place") for one in stays}
    free = [one for one in fit if one not in stays]
    after = hunted(now, free)
    made |= after
    free = [one for one in free if one.id not in after]
    struck = _blows(now, free)
    idle = [one for one in free if not any(one in blow.corps for blow in struck)]
    for blow in struck:
        made |= {one.id: part(now, one, blow) for one in blow.corps}
    made |= _searches(now, town, idle)
    staff, mass = now.known.headquarters, now.known.mass()
    if staff is not None and mass is not None:
        there = seat(now, mass)
        made[staff.id] = lead(now, there) if distance(staff.hex, mass) > chart.step else leads(now, there, fit)
    return made


def _blows(now: Situation, free: Sequence[Own]) -> list[Operation]:
    """Give the operations that are worth it wherever the enemy is, best first, each corps in one."""
    chart = now.doctrine.operating
    about = replace(chart.about_a_place, hexes=now.doctrine.imagining.seek.hexes)
    wide = now._replace(doctrine=replace(now.doctrine, operating=replace(chart, about_a_place=about)))
    left, found = list(free), list[Operation]()
    while left:
        offers = (one for one in operations(wide, left) if _is_apart(one, found))
        worth_it = [one for one in offers if one.worth > float(figure(chart.worth.points))]
        if not worth_it:
            break
        # All at once would be surest, and always too late: who sits is beaten by several small forces soonest.
        best = lean(wide, max(worth_it, key=_a_turn))
        found.append(best)
        left = [one for one in left if one not in best.corps]
    return found


def _a_turn(one: Operation) -> float:
    """Give what an operation is worth for each turn until its first battle has been fought and told of."""
    return one.worth / (one.begins + 2)


def _is_apart(one: Operation, others: Sequence[Operation]) -> bool:
    return all(distance(one.at, each.at) > 1 for each in others)


def _searches(now: Situation, town: Hex, idle: Sequence[Own]) -> Plan:
    """Give some of those who have nobody before them each a hex to look at; the others wait in the place.

    It is the nearest at which nobody has looked lately, on the enemy's side of the place; it is kept while it is dark.
    """
    made: Plan = {}
    dark = _dark(now, town)
    for one in sorted(idle, key=lambda one: (distance(one.hex, town), one.id)):
        at = _looks_at(now, one, town, dark) if len(made) < now.doctrine.imagining.lookouts.corps else None
        if at is None:
            made[one.id] = mission(now, one, "gather" if one.hex != town else "hold", town, "place")
        else:
            made[one.id] = mission(now, one, "hold", at, "eyes")
            dark -= about(at, now.rules.reconnaissance.radius.hexes)
    return made


def _dark(now: Situation, town: Hex) -> set[Hex]:
    chart, home = now.doctrine.imagining.lookouts, now.rules.returns_at[other(now.known.side)]
    since, far = now.view.turn - chart.turns, distance(town, home)
    spots = (at for at in now.ground.terrain if distance(at, town) <= chart.hexes and distance(at, home) <= far)
    return {at for at in spots if now.ground.passable(at) and looked_at(now.rules, now.view, at) < since}


def _looks_at(now: Situation, one: Own, town: Hex, dark: set[Hex]) -> Hex | None:
    before = had(now, one)
    if before is not None and before.why == "eyes" and before.hex in dark:
        return before.hex
    far = hexes_from(now.ground, (one.hex,), one.view.side, ())

    def near(at: Hex) -> tuple[int, bool, Hex]:
        return far[at] + distance(at, town), not now.ground.road_hex(at), at

    return min((at for at in dark if at in far), key=near, default=None)
