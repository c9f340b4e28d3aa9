"""The strong level: operations that the army serves all together, and for whoever is in none what the able level plans.

It knows no more than a person would (RTG-R-AI-INFO).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.charts.rounding import figure
from companion.games.campaign.computer import able
from companion.games.campaign.computer.beliefs import Own, Situation, weighed
from companion.games.campaign.computer.massing import gather
from companion.games.campaign.computer.operations import Operation, operations, storm
from companion.games.campaign.computer.pressing import behind, is_weary, out_of_it, seat
from companion.games.campaign.computer.writing import Goal, Goals
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.hexes import Hex, distance, neighbours


def commands(now: Situation) -> Iterator[cmd.AnyCommand]:
    """Give a side's commands, without ET."""
    known = weighed(now)
    # Duties hang on every rumour, so that the enemy's foragers are driven on; what is fought hangs on what is known.
    yield from able.carried_out(known, plan(known, _duties(now)))


def plan(now: Situation, duties: Goals) -> Goals:
    """Give each corps its goal: its part in an operation, rest, or its duty."""
    fit = [one for one in now.known.own if not is_weary(now, one)]
    goals = duties | {one.id: out_of_it(now, one) for one in now.known.own if one not in fit}
    chosen = chosen_operations(now, fit)
    for operation in chosen:
        goals |= {one.id: serve(now, one, operation) for one in operation.corps}
    staff, main = now.known.headquarters, next((one for one in chosen if 2 * len(one.corps) >= len(fit)), None)
    if staff is not None and (main is not None or staff.id not in goals):
        around = behind(now, main.at, main.corps) if main is not None else (now.known.mass() or staff.hex)
        goals[staff.id] = Goal(seat(now, around), "withdraw", now.urgency + 1)
    return goals


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


def serve(now: Situation, one: Own, op: Operation) -> Goal:
    """Give what a corps of an operation does next: come up, come in, and attack with the others or wait for them."""
    there = [mate for mate in op.corps if mate.hex == op.at]
    if one.hex == op.at:
        # All at once, or nobody: who is there first holds until the others make the odds; who comes in column forms.
        formed = [mate for mate in there if mate.view.now is None or mate.view.now.deployment == "deployed"]
        worth, urgency = storm(now, op.at, formed, _beside(op, formed))
        if one in formed and worth > 0:
            return Goal(op.at, "attack", urgency, at_once=True)
        return Goal(op.at, "stand", now.urgency, at_once=True)
    if distance(one.hex, op.at) == 1 and op.at in now.ground.steps(one.hex, one.view.side):
        if there and one.view.now is not None:
            return Goal(op.at, "attack", now.urgency, at_once=True, helps=True)
        close = [mate for mate in op.corps if distance(mate.hex, op.at) <= 1]
        if storm(now, op.at, close, ())[0] > 0:
            return Goal(op.at, "attack", now.urgency, at_once=True)
        return Goal(one.hex, "stand", now.urgency, at_once=True)
    return Goal(op.at if there else _assembly(now, op), "stand", now.doctrine.strong.mass.march_urgency, at_once=True)


def _beside(op: Operation, attackers: Sequence[Own]) -> list[Own]:
    return [mate for mate in op.corps if mate not in attackers and distance(mate.hex, op.at) <= 1]


def _duties(now: Situation) -> Goals:
    """Give everybody's goal outside an operation: to the place that is fought for, else as the able level."""
    town = now.place
    if town is None:
        return able.plan(now)
    return {
        one.id: Goal(town, "stand", now.urgency, at_once=True) if one.hex == town else gather(now, one, town)
        for one in now.known.own
    }


def _assembly(now: Situation, op: Operation) -> Hex:
    """Give the hex beside an enemy where corps gather, the nearest to all of them."""
    free = [at for at in neighbours(op.at) if now.ground.passable(at) and not now.known.near(at, 0)]
    return min(free, key=lambda at: (_way(op, at), now.known.near(at, 1), at), default=op.at)


def _way(op: Operation, at: Hex) -> int:
    return sum(distance(one.hex, at) for one in op.corps)
