"""The basic level: the plans of the rulings, for the Union and for the Confederates (RTG-R-AI-UNION, RTG-R-AI-CSA)."""

from __future__ import annotations

from collections.abc import Callable

from companion.games.campaign.computer.beliefs import Situation
from companion.games.campaign.computer.covering import cover_washington
from companion.games.campaign.computer.foraging import live_off_the_land
from companion.games.campaign.computer.storming import hold_or_storm
from companion.games.campaign.computer.writing import Goals

PLANS: dict[tuple[str, str], Callable[[Situation], Goals]] = {
    ("union", "campaign"): cover_washington,
    ("union", "battle"): hold_or_storm,
    ("confederate", "campaign"): live_off_the_land,
    ("confederate", "battle"): hold_or_storm,
}


def plan(now: Situation) -> Goals:
    """Give each corps of a side its goal; a corps without one is left as it is."""
    return PLANS[now.known.side, now.view.scenario](now)
