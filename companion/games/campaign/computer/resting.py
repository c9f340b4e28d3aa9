"""When the strong level spares a corps, and where: before it is weary, and until it is fresh again.

A corps that is driven on day after day is beaten by the march before any battle.
"""

from __future__ import annotations

from companion.charts.rounding import figure
from companion.games.campaign.computer.beliefs import Own, Situation
from companion.games.campaign.computer.marches import enemy_country, hexes_from, refuge
from companion.games.campaign.computer.missions import had, mission
from companion.games.campaign.computer.operations import forages
from companion.games.campaign.computer.pressing import is_weary, out_of_it
from companion.games.campaign.rules.plans import Mission


def is_spent(now: Situation, one: Own) -> bool:
    """Say whether a corps is too tired to be sent; who fights fights on longer, who rests does so until it is fresh.

    Where a place is fought for there is no other day.
    """
    if now.place is not None or one.view.now is None:
        return is_weary(now, one)
    chart, given = now.doctrine.operating.sparing, had(now, one)
    if now.known.near(one.hex, 1):
        least = chart.fights
    elif given is not None and given.why == "weary":
        least = chart.rested
    else:
        least = chart.marches
    return one.view.now.morale < float(figure(least))


def rests(now: Situation, one: Own) -> Mission:
    """Let a tired corps rest; foragers go as far from the enemy as they soon can, or they are driven on again."""
    if not forages(now):
        return out_of_it(now, one)
    before, near = had(now, one), now.doctrine.strong.clear_of.hexes
    if before is not None and before.task == "evade" and before.why == "weary" and not now.known.near(before.hex, near):
        return before
    hexes = hexes_from(now.ground, (one.hex,), one.view.side, enemy_country(now, near))
    return mission(now, one, "evade", refuge(now, hexes, now.doctrine.operating.sparing.hexes), "weary")
