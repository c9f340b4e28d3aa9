"""Roads from hex to hex as curves: two that run together are one, forks leave like a fork, pikes are broader."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise

from companion.drawing.curves import bend
from companion.drawing.shapes import Line, Point, Shape, Stroke
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.words.map.drawing import MapDrawing
from companion.games.campaign.words.map.geometry import centre

_STRAIGHT = math.radians(115)
"""Where roads fork, two pieces that meet at so wide an angle are one road."""
Links = dict[Hex, set[Hex]]


def road_layers(ground: Ground, drawing: MapDrawing) -> Iterator[Shape]:
    """Give the casings of all roads, then what lies between them, so that they open into one another."""
    links = _links(ground)
    pikes = {tuple(sorted(pair)) for name in drawing.roads.pikes for pair in pairwise(ground.roads.get(name, ()))}
    broad: list[Line] = []
    plain: list[Line] = []
    for one, other in pieces(ground):
        (broad if (one, other) in pikes else plain).append(_curve(one, other, links))
    for lines, casing in ((plain, 2.9), (broad, 4.1)):
        if lines:
            yield Stroke(tuple(lines), "map.road-edge", casing)
    for lines, inside in ((plain, 1.3), (broad, 2.1)):
        if lines:
            yield Stroke(tuple(lines), "map.road", inside)


def road_lines(ground: Ground) -> tuple[Line, ...]:
    """Give the curve of every piece of road."""
    links = _links(ground)
    return tuple(_curve(one, other, links) for one, other in pieces(ground))


def pieces(ground: Ground) -> tuple[tuple[Hex, Hex], ...]:
    """Give every piece of road from hex to hex once."""
    found = {(min(pair), max(pair)) for road in ground.roads.values() for pair in pairwise(road)}
    return tuple(sorted(found))


def _links(ground: Ground) -> Links:
    links: Links = {}
    for one, other in pieces(ground):
        links.setdefault(one, set()).add(other)
        links.setdefault(other, set()).add(one)
    return links


def _curve(one: Hex, other: Hex, links: Links) -> Line:
    leaving, back = _way(one, other, links), _way(other, one, links)
    return bend(centre(one), centre(other), leaving, (-back[0], -back[1]))


def _way(at: Hex, to: Hex, links: Links) -> Point:
    """Give the direction in which a road leaves a hex: on from the piece that lies straightest behind it."""
    here, there = centre(at), centre(to)
    ahead = (there[0] - here[0], there[1] - here[1])
    behind = [centre(one) for one in sorted(links[at]) if one != to]
    if not behind:
        return ahead
    last = max(behind, key=lambda place: _angle(ahead, (place[0] - here[0], place[1] - here[1])))
    # With one road behind there is no choice and even a sharp bend is drawn as one curve; only of several may a piece
    # turn out to be a branch that leaves on its own.
    if len(behind) > 1 and _angle(ahead, (last[0] - here[0], last[1] - here[1])) < _STRAIGHT:
        return ahead
    # Along the line from the piece behind to the one ahead: both pieces then leave the hex in the same direction, and
    # the road has no kink in its middle.
    return (there[0] - last[0]) / 2, (there[1] - last[1]) / 2


def _angle(one: Point, other: Point) -> float:
    turn = (one[0] * other[0] + one[1] * other[1]) / (math.hypot(*one) * math.hypot(*other))
    return math.acos(max(-1.0, min(1.0, turn)))
