"""A campaign of operations that the army serves together; who is in none does what the able level plans."""

from __future__ import annotations

from companion.games.campaign.computer import able
from companion.games.campaign.computer.beliefs import Own, Situation
from companion.games.campaign.computer.hunting import hunted
from companion.games.campaign.computer.missions import Plan, mission
from companion.games.campaign.computer.operations import chosen_operations, part
from companion.games.campaign.computer.pressing import behind, leads, seat
from companion.games.campaign.computer.resting import is_spent, rests
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.plans import Mission


def plan(now: Situation) -> Plan:
    """Give each corps its mission: its part in an operation, rest, or its duty."""
    fit = [one for one in now.known.own if not is_spent(now, one)]
    made = _duties(now) | {one.id: rests(now, one) for one in now.known.own if one not in fit}
    if now.place is not None:
        after = hunted(now, fit)
        made |= after
        fit = [one for one in fit if one.id not in after]
    chosen = chosen_operations(now, fit)
    for operation in chosen:
        made |= {one.id: part(now, one, operation) for one in operation.corps}
    staff, main = now.known.headquarters, next((one for one in chosen if 2 * len(one.corps) >= len(fit)), None)
    if staff is not None and (main is not None or staff.id not in made):
        around = behind(now, main.at, main.corps) if main is not None else (now.known.mass() or staff.hex)
        made[staff.id] = leads(now, seat(now, around), fit)
    return made


def _duties(now: Situation) -> Plan:
    """Give everybody's mission outside an operation: to the place that is fought for, else as the able level.

    Duties hang on every rumour, so that the enemy's foragers are driven on; what is fought hangs on what is known.
    """
    town = now.place
    if town is None:
        return able.plan(now.by_rumour)
    return {one.id: _at_the_place(now, one, town) for one in now.known.own}


def _at_the_place(now: Situation, one: Own, town: Hex) -> Mission:
    """Hold the place, or come to it; horse that is there looks about while no enemy is near."""
    if one.hex != town:
        return mission(now, one, "gather", town, "place")
    watches = one.cavalry and not now.known.near(town, 1)
    return mission(now, one, "watch", town, "eyes") if watches else mission(now, one, "hold", town, "place")
