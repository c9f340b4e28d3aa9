"""The able level: the same facts and the same orders as the basic level, and plans that look further.

It knows no more than a person would (RTG-R-AI-INFO).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.games.campaign.computer.beliefs import Own, Situation
from companion.games.campaign.computer.converging import converge, goes_together
from companion.games.campaign.computer.line import goals as goals_of
from companion.games.campaign.computer.massing import fight_for_gettysburg
from companion.games.campaign.computer.missions import Plan, written_down
from companion.games.campaign.computer.pressing import bar_the_way
from companion.games.campaign.computer.spreading import spread_and_forage
from companion.games.campaign.computer.weighing import weighed
from companion.games.campaign.computer.writing import Goals, orders
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.hexes import Hex, distance


def go_to_meet_him(now: Situation) -> Plan:
    """Keep the army together while the enemy is not known to move, else bar his way (the Union's campaign)."""
    known = weighed(now)
    return converge(known) if goes_together(known) else bar_the_way(now)


PLANS: dict[tuple[str, str], Callable[[Situation], Plan]] = {
    ("union", "campaign"): go_to_meet_him,
    ("union", "battle"): fight_for_gettysburg,
    ("confederate", "campaign"): spread_and_forage,
    ("confederate", "battle"): fight_for_gettysburg,
}


def commands(now: Situation) -> Iterator[cmd.AnyCommand]:
    """Give a side's commands, without ET."""
    yield from carried_out(now, plan(now))


def plan(now: Situation) -> Plan:
    """Give each corps of a side its mission."""
    return PLANS[now.known.side, now.view.scenario](now)


def carried_out(now: Situation, plan: Plan) -> Iterator[cmd.AnyCommand]:
    """Give the commands that bring a plan about.

    It is written down, then come who is second in command, the dispatches, the hexes to try first.
    """
    yield from written_down(now, plan)
    goals = goals_of(now, plan)
    second = second_in_command(now, goals)
    if second is not None and not second.view.secondary:
        yield cmd.DC(corps=second.id)
    yield from orders(now, goals, nights=True)
    for one in now.known.own:
        yield from _hexes_named(now, one, goals)


def second_in_command(now: Situation, goals: Goals) -> Own | None:
    """Give the best leader of those who are to attack where they are; None where nobody is.

    With him as secondary army commander they attack together, and he commands (RTG-9.1b, RTG-9.1f, RTG-9.4b).
    """
    able = [
        (one.view.now.leadership, one.view.secondary, one)
        for one in now.known.own
        if one.view.now is not None and one.id in goals and goals[one.id][:2] == (one.hex, "attack")
    ]
    return max(able, key=lambda row: row[:2], default=(0, False, None))[2]


def _hexes_named(now: Situation, one: Own, goals: Goals) -> Iterator[cmd.AnyCommand]:
    """Name the hexes that a corps beside the enemy should try first, to get away and to attack (RTG-13.2.4, 13.2.5)."""
    seen = one.view.now
    if seen is None or not now.known.near(one.hex, 1):
        return
    steps = now.ground.steps(one.hex, one.view.side)
    goal = goals[one.id].hex if one.id in goals else one.hex
    if one.id in goals and goals[one.id].helps:
        yield cmd.RE(corps=one.id, hex=goal)
    elif goal in steps and now.known.near(goal, 0) and seen.attack_hex != goal:
        yield cmd.AT(corps=one.id, hex=goal)
    away = _away(now, steps)
    if away is not None and seen.retreat_to != away:
        yield cmd.RT(corps=one.id, hex=away)


def _away(now: Situation, steps: tuple[Hex, ...]) -> Hex | None:
    """Give the step that leads where the fewest enemies are near, and then furthest from them."""
    if not steps:
        return None

    def danger(at: Hex) -> tuple[float, float, bool, Hex]:
        far = sum(points * distance(at, spot) for spot, points in now.known.enemies.items())
        return now.known.near(at, 1), -far, not now.ground.road_hex(at), at

    return min(steps, key=danger)
