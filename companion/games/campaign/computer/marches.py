"""Ways that keep clear of the enemy, and how far everything is."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cache, lru_cache
from heapq import heappop, heappush

from companion.games.campaign.computer.beliefs import Own, Situation
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import Hex, distance, neighbours
from companion.games.campaign.rules.state import Side

A_HEX = 3
"""What a hex of the way counts; as much again off the roads, and at most as much for own corps on it, one for each."""


def enemy_country(now: Situation, reach: int) -> frozenset[Hex]:
    """Give the hexes so near to a believed enemy, on the map and off it."""
    return frozenset().union(*(about(at, reach) for at in now.known.enemies))


@cache
def about(at: Hex, reach: int) -> frozenset[Hex]:
    """Give the hexes so near to one, itself among them."""
    found = {at}
    edge = [at]
    for _ in range(reach):
        edge = [to for spot in edge for to in neighbours(spot) if to not in found]
        found.update(edge)
    return frozenset(found)


def hexes_from(ground: Ground, starts: Iterable[Hex], side: Side, closed: Collection[Hex]) -> dict[Hex, int]:
    """Give how many hexes are entered on the way from the nearest start to every hex, by no closed one.

    Who is in a closed hex already finds his way out of them.
    """
    # A copy: what is kept is everybody's.
    return dict(_hexes_from(ground, tuple(starts), side, frozenset(closed)))


@lru_cache(maxsize=2048)
def _hexes_from(ground: Ground, starts: tuple[Hex, ...], side: Side, closed: frozenset[Hex]) -> dict[Hex, int]:
    # Asked for by every plan that is imagined, mostly of the same hexes.
    found = dict.fromkeys(starts, 0)
    edge = list(found)
    while edge:
        reached: dict[Hex, int] = {}
        for at in edge:
            for to in ground.steps(at, side):
                # Who stands in the enemy's country may leave it through it.
                if to not in found and (to not in closed or at in closed):
                    reached[to] = found[at] + 1
        found |= reached
        edge = list(reached)
    return found


def hexes_to(ground: Ground, at: Hex, side: Side) -> Mapping[Hex, int]:
    """Give how many hexes are entered on the way from every hex to one."""
    return hexes_from(ground, (at,), side, ())


def way_clear_of(now: Situation, one: Own, end: Hex, closed: frozenset[Hex]) -> tuple[Hex, ...] | None:
    """Give the hexes to enter on a shortest way by no closed hex, by roads where it can; None when there is none."""
    side = one.view.side
    left = hexes_from(now.ground, (end,), side, closed - {one.hex, end})
    if one.hex not in left:
        return None
    way: list[Hex] = []
    at = one.hex
    while at != end:
        nearer = [to for to in now.ground.steps(at, side) if left.get(to, left[at]) < left[at]]
        at = min(nearer, key=lambda to: (left[to], not now.ground.road_hex(to), to))
        way.append(at)
    return tuple(way)


def way_beside(ground: Ground, start: Hex, end: Hex, side: Side, crowd: Mapping[Hex, int]) -> tuple[Hex, ...] | None:
    """Give the hexes to enter on a short way with few of the side's own on it, by roads; None when there is no way.

    A column of many corps on one road stands more than it marches (RTG-7.1); the fields beside it tire (RTG-8.2a).
    """
    open_: list[tuple[int, Hex, tuple[Hex, ...]]] = [(0, start, ())]
    done: set[Hex] = set()
    while open_:
        cost, at, way = heappop(open_)
        if at == end:
            return way
        if at in done:
            continue
        done.add(at)
        for to in ground.steps(at, side):
            if to not in done:
                dear = A_HEX + min(crowd.get(to, 0), A_HEX) + A_HEX * (not ground.road_move(at, to))
                heappush(open_, (cost + dear, to, (*way, to)))
    return None


def refuge(now: Situation, hexes: dict[Hex, int], reach: int) -> Hex:
    """Give the hex within reach that is furthest from all enemies; `hexes` as `hexes_from` gives them."""
    spots = [at for at, far in hexes.items() if far <= reach]
    enemies = tuple(now.known.enemies)
    return max(spots, key=lambda at: (min((distance(at, spot) for spot in enemies), default=0), -hexes[at], at))
