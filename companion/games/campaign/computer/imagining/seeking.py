"""Seeking the enemy beyond the place that is fought for: a garrison holds it, the others fall on whom they can beat.

A battle is not over with the town: who is beaten before it and let alone is fresh again the next day.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from companion.charts.rounding import figure
from companion.games.campaign.computer.beliefs import Own, Situation
from companion.games.campaign.computer.campaigning import leads, part
from companion.games.campaign.computer.missions import Plan, had, mission
from companion.games.campaign.computer.operations import Operation, operations
from companion.games.campaign.computer.pressing import behind, seat
from companion.games.campaign.computer.resting import is_spent, rests
from companion.games.campaign.computer.storming import objective
from companion.games.campaign.computer.writing import toll
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
    struck = _blows(now, free)
    look = _ahead(now, town, free)
    for one in free:
        mine = next((blow for blow in struck if one in blow.corps), None)
        made[one.id] = part(now, one, mine) if mine is not None else mission(now, one, "hold", look, "eyes")
    staff, main = now.known.headquarters, max(struck, key=lambda blow: len(blow.corps), default=None)
    if staff is not None:
        around = behind(now, main.at, main.corps) if main is not None else (now.known.mass() or staff.hex)
        made[staff.id] = leads(now, seat(now, around), fit)
    return made


def _blows(now: Situation, free: Sequence[Own]) -> list[Operation]:
    """Give the operations that are worth it wherever the enemy is, best first, each corps in one."""
    chart = now.doctrine.operating
    about = replace(chart.about_a_place, hexes=now.doctrine.imagining.seek.hexes)
    wide = now._replace(doctrine=replace(now.doctrine, operating=replace(chart, about_a_place=about)))
    left, found = list(free), list[Operation]()
    while left:
        best = next(iter(one for one in operations(wide, left) if _is_apart(one, found)), None)
        if best is None or best.worth <= float(figure(chart.worth.points)):
            break
        found.append(best)
        left = [one for one in left if one not in best.corps]
    return found


def _is_apart(one: Operation, others: Sequence[Operation]) -> bool:
    return all(distance(one.at, each.at) > 1 for each in others)


def _ahead(now: Situation, town: Hex, free: Sequence[Own]) -> Hex:
    """Give where those gather who have nobody before them: some hexes on towards the enemy, and on from there."""
    step = now.doctrine.imagining.seek.step
    before = next((given for one in free if (given := had(now, one)) is not None and given.why == "eyes"), None)
    near = [one for one in free if before is not None and distance(one.hex, before.hex) <= 1]
    if before is not None and not now.known.near(before.hex, 0) and 2 * len(near) <= len(free):
        return before.hex
    start = before.hex if before is not None and near else town
    # By sight alone: behind an army most smoke is its own.
    seen = [one for one in now.view.enemies if one.hex in now.known.enemies]
    home = now.rules.returns_at[other(now.known.side)]
    goal = min(seen, key=lambda one: (one.age, distance(one.hex, start), one.hex)).hex if seen else home
    way = now.ground.route(start, (goal,), now.known.side, toll(now.rules)) or ()
    clear = [at for at in way[:step] if not now.known.near(at, 0)]
    return clear[-1] if clear else start
