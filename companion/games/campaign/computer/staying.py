"""Whether the enemy stays where he is, by what is told of him again and again."""

from __future__ import annotations

from companion.games.campaign.computer.beliefs import Situation
from companion.games.campaign.computer.sitting import sits
from companion.games.campaign.computer.weighing import is_own
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.reports import Activity, Sighting


def stays(now: Situation) -> bool:
    """Say whether the enemy is told of, some turns later, where he was told of before: he stays where he is.

    More such hexes are wanted where somebody was seen to come.
    """
    chart = now.doctrine.imagining.sitting
    told: dict[Hex, list[int]] = {}
    for one in now.view.reports:
        lately = now.view.turn - one.sent <= chart.looks_back
        if lately and (isinstance(one, Sighting) or (isinstance(one, Activity) and not is_own(now, one))):
            told.setdefault(one.hex, []).append(one.sent)
    again = [
        at
        for at, turns in told.items()
        if max(turns) - min(turns) >= chart.apart and now.view.turn - max(turns) <= chart.looks_back / 2
    ]
    return len(again) >= (chart.again if sits(now) else chart.again + 1)
