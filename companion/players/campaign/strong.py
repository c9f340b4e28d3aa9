"""The strong level: the same facts and the same orders as the basic level, and plans that look further.

It knows no more than a person would (RTG-R-AI-INFO).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from companion.campaign import commands as cmd
from companion.campaign.hexes import Hex, distance
from companion.players.campaign.beliefs import Own, Situation
from companion.players.campaign.pressing import bar_the_way, fight_for_gettysburg
from companion.players.campaign.spreading import spread_and_forage
from companion.players.campaign.writing import Goals, orders

PLANS: dict[tuple[str, str], Callable[[Situation], Goals]] = {
    ("union", "campaign"): bar_the_way,
    ("union", "battle"): fight_for_gettysburg,
    ("confederate", "campaign"): spread_and_forage,
    ("confederate", "battle"): fight_for_gettysburg,
}


def commands(now: Situation) -> Iterator[cmd.AnyCommand]:
    """Give a side's commands, without ET."""
    goals = PLANS[now.known.side, now.view.scenario](now)
    yield from orders(now, goals, nights=True)
    for one in now.known.own:
        yield from _hexes_named(now, one, goals)


def _hexes_named(now: Situation, one: Own, goals: Goals) -> Iterator[cmd.AnyCommand]:
    """Name the hexes that a corps beside the enemy should try first, to get away and to attack (RTG-13.2.4, 13.2.5)."""
    seen = one.view.now
    if seen is None or not now.known.near(one.hex, 1):
        return
    steps = now.ground.steps(one.hex, one.view.side)
    goal = goals[one.id].hex if one.id in goals else one.hex
    if goal in steps and now.known.near(goal, 0) and seen.attack_hex != goal:
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
