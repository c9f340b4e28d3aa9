"""An assault's line: come up, come in, and attack with the others or wait for them."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.campaign.computer.beliefs import Own, Situation
from companion.games.campaign.computer.operations import storm
from companion.games.campaign.computer.writing import Goal, starts_at_once
from companion.games.campaign.rules.hexes import Hex, distance, neighbours


def serve(now: Situation, one: Own, at: Hex, corps: Sequence[Own]) -> Goal:
    """Give what a corps of an assault does next, of all who are in it."""
    there = [mate for mate in corps if mate.hex == at]
    if one.hex == at:
        # All at once, or nobody: who is there first holds until the others make the odds; who comes in column forms.
        formed = [mate for mate in there if mate.view.now is None or mate.view.now.deployment == "deployed"]
        worth, urgency = storm(now, at, formed, _beside(at, corps, formed))
        if one in formed and worth > 0:
            return Goal(at, "attack", urgency, at_once=True)
        return Goal(at, "stand", now.urgency, at_once=True)
    if distance(one.hex, at) == 1 and at in now.ground.steps(one.hex, one.view.side):
        if there and one.view.now is not None:
            return Goal(at, "attack", now.urgency, at_once=True, helps=True)
        close = [mate for mate in corps if distance(mate.hex, at) <= 1]
        if storm(now, at, close, ())[0] > 0:
            return Goal(at, "attack", now.urgency, at_once=True)
        return Goal(one.hex, "stand", now.urgency, at_once=True)
    # Far off nobody hurries, who tires and straggles by it.
    hurries = now.place is not None or distance(one.hex, at) <= now.doctrine.operating.hurry.hexes
    urgency = now.doctrine.strong.mass.march_urgency if hurries else now.urgency
    end = at if there else assembly(now, at, corps)
    return Goal(end, "stand", urgency, changed=starts_at_once(now, one), at_once=True)


def _beside(at: Hex, corps: Sequence[Own], attackers: Sequence[Own]) -> list[Own]:
    return [mate for mate in corps if mate not in attackers and distance(mate.hex, at) <= 1]


def assembly(now: Situation, enemy: Hex, corps: Sequence[Own]) -> Hex:
    """Give the hex beside an enemy where corps gather, the nearest to all of them."""
    free = [at for at in neighbours(enemy) if now.ground.passable(at) and not now.known.near(at, 0)]
    return min(free, key=lambda at: (_way(corps, at), now.known.near(at, 1), at), default=enemy)


def _way(corps: Sequence[Own], at: Hex) -> int:
    return sum(distance(one.hex, at) for one in corps)
