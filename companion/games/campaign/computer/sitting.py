"""How the enemy has behaved so far, by which he is imagined: on the move, or sitting where he is."""

from __future__ import annotations

from companion.charts.rounding import figure
from companion.games.campaign.computer.beliefs import Situation, average
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

    battle = now.place is not None
    back = _FLIGHT if battle else 1

    def came(at: Hex, turn: int) -> bool:
        before = [spot for spot, sent in looks if sent == turn - 1]
        if (at, turn - 1) in seen or all(distance(spot, at) > reach for spot in before):
            return False
        if any(distance(at, spot) <= back for spot in fights):
            return False
        # Who was threatened where he was, and is no nearer now, has gone back. In the field he has other reasons.
        left = {spot for spot, sent in seen if sent in (turn - 1, turn - 2) and distance(spot, at) <= back}
        threatened = any(distance(spot, own) <= 1 for spot in left for own in before)
        return not (battle and threatened) or at in before

    watched = any(sent <= since for _, sent in looks) if battle else bool(looks)
    arrived = any(came(at, turn) for at, turn in seen if turn > since)
    return watched and not arrived and not (battle and _grows(now, since))


def _grows(now: Situation, since: int) -> bool:
    """Say whether there are many more in a hex than there were: as guesses err, by a corps and by a good part."""
    men = now.rules.scale.men_a_point.value
    more = 1 + float(figure(now.doctrine.imagining.growth.share))
    guesses: dict[Hex, dict[int, list[int]]] = {}
    for one in now.view.reports:
        if isinstance(one, Sighting) and one.sent >= since:
            guesses.setdefault(one.hex, {}).setdefault(one.sent, []).append(one.men)
    for by_turn in guesses.values():
        first, last = (sum(some) / len(some) / men for some in (by_turn[min(by_turn)], by_turn[max(by_turn)]))
        if last > max(first * more, first + average(now.view)):
            return True
    return False


_FLIGHT = 2
"""Hexes that somebody goes back in a turn."""
