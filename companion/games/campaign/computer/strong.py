"""The strong level: operations that the army serves all together, and for whoever is in none what the able level plans.

It knows no more than a person would (RTG-R-AI-INFO).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.charts.rounding import figure
from companion.games.campaign.computer import able
from companion.games.campaign.computer.beliefs import Own, Situation, weighed
from companion.games.campaign.computer.missions import Plan, mission
from companion.games.campaign.computer.operations import Operation, operations
from companion.games.campaign.computer.pressing import behind, is_weary, lead, out_of_it, seat
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.hexes import distance
from companion.games.campaign.rules.plans import Mission


def commands(now: Situation) -> Iterator[cmd.AnyCommand]:
    """Give a side's commands, without ET."""
    known = weighed(now)
    yield from able.carried_out(known, plan(known))


def plan(now: Situation) -> Plan:
    """Give each corps its mission: its part in an operation, rest, or its duty."""
    fit = [one for one in now.known.own if not is_weary(now, one)]
    made = _duties(now) | {one.id: out_of_it(now, one) for one in now.known.own if one not in fit}
    chosen = chosen_operations(now, fit)
    for operation in chosen:
        made |= {one.id: _part(now, one, operation) for one in operation.corps}
    staff, main = now.known.headquarters, next((one for one in chosen if 2 * len(one.corps) >= len(fit)), None)
    if staff is not None and (main is not None or staff.id not in made):
        around = behind(now, main.at, main.corps) if main is not None else (now.known.mass() or staff.hex)
        made[staff.id] = lead(now, seat(now, around))
    return made


def chosen_operations(now: Situation, fit: Sequence[Own]) -> list[Operation]:
    """Give the operations that are worth it, best first: each corps in one, no two side by side, one for a place."""
    least = float(figure(now.doctrine.operating.worth.points))
    free, found = list(fit), list[Operation]()
    while free and not (found and now.place):
        apart = (one for one in operations(now, free) if all(distance(one.at, other.at) > 1 for other in found))
        best = next(apart, None)
        if best is None or best.worth <= least:
            break
        found.append(best)
        free = [one for one in free if one not in best.corps]
    return found


def _part(now: Situation, one: Own, op: Operation) -> Mission:
    own, enemy = sum(mate.strength for mate in op.corps), now.known.near(op.at, 0)
    figures = {"own": own, "enemy": round(enemy), "worth": round(op.worth)}
    return mission(now, one, "assault", op.at, "beatable", by=now.view.turn + op.begins, **figures)


def _duties(now: Situation) -> Plan:
    """Give everybody's mission outside an operation: to the place that is fought for, else as the able level.

    Duties hang on every rumour, so that the enemy's foragers are driven on; what is fought hangs on what is known.
    """
    town = now.place
    if town is None:
        return able.plan(now.by_rumour)
    return {one.id: mission(now, one, "hold" if one.hex == town else "gather", town, "place") for one in now.known.own}
