"""How the enemy has behaved so far, by which he is imagined: on the move, or sitting where he is."""

from __future__ import annotations

from companion.games.campaign.computer.beliefs import Situation
from companion.games.campaign.rules.hexes import Hex, distance
from companion.games.campaign.rules.reports import Fought, Location, Sighting


def sits(now: Situation) -> bool:
    """Say whether nobody of the enemy's has come anywhere for some turns, as far as own corps have looked.

    Who is driven out of a hex comes to the next one, which is no move of his own; who lives off the land moves on when
    it is bare.
    """
    chart = now.doctrine.imagining.sitting
    since = now.view.turn - (chart.turns if now.place is not None else chart.in_the_field)
    if since < 1:
        return False
    reports = now.view.reports
    seen = {(one.hex, one.sent) for one in reports if isinstance(one, Sighting)}
    fights = [one.hex for one in reports if isinstance(one, Fought) and one.sent >= since - 1]
    looks = [(one.hex, one.sent) for one in reports if isinstance(one, Location) and one.sent >= since]
    reach = now.rules.reconnaissance.radius.hexes

    def came(at: Hex, turn: int) -> bool:
        looked = any(sent == turn - 1 and distance(spot, at) <= reach for spot, sent in looks)
        return looked and (at, turn - 1) not in seen and all(distance(at, spot) > 1 for spot in fights)

    return bool(looks) and not any(came(at, turn) for at, turn in seen if turn > since)
