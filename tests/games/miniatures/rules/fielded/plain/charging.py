"""A charge, slowly: the rim of the defender piece by piece, who is near whom."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from typing import Any

from tests.games.miniatures.rules.fielded.plain import shapes
from tests.games.miniatures.rules.measuring import plainly
from tests.games.miniatures.rules.measuring.plainly import Piece, Point

TOUCH, GRACE = 0.05, 1e-6
SAMPLES = 200
DEEP = ("double-line", "attack-column")


def rim(pieces: Sequence[Piece]) -> Iterator[tuple[str, Point, Point]]:
    """Yield the edges of a unit that no other stand of it covers: front, flank or rear."""
    first = pieces[0].rank
    for one in pieces:
        a, b, c, d = one.corners
        for nth, (start, end) in enumerate(((a, b), (b, c), (c, d), (d, a))):
            name = ("front" if one.rank == first else "flank", "flank", "rear", "flank")[nth]
            cuts = {0.0, 1.0}
            long = math.dist(start, end)
            for other in pieces:
                for corner in other.corners:
                    along = (
                        (corner[0] - start[0]) * (end[0] - start[0]) + (corner[1] - start[1]) * (end[1] - start[1])
                    ) / long**2
                    if 0 < along < 1:
                        cuts.add(along)
            every = sorted(cuts)
            for low, high in itertools.pairwise(every):
                p, q = (_along(start, end, share) for share in (low, high))
                middle = plainly.middle(p, q)
                out = (end[1] - start[1]) / long * -1e-4, (end[0] - start[0]) / long * 1e-4
                beyond = middle[0] + out[0], middle[1] + out[1]
                if (high - low) * long > 1e-5 and not any(plainly.holds([each.corners], beyond) for each in pieces):
                    yield name, p, q


def _along(start: Point, end: Point, share: float) -> Point:
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])


def contact(target: Sequence[Piece], coming: Sequence[Piece]) -> tuple[str, ...]:
    """Give where a unit is touched: the side most of whose rim is near, or several that are as good as even."""
    if shapes.inches(target, coming) > TOUCH + GRACE:
        return ("none",)
    near = dict.fromkeys(("front", "flank", "rear"), 0.0)
    for name, p, q in rim(target):
        places = [_along(p, q, (nth + 0.5) / SAMPLES) for nth in range(SAMPLES)]
        near[name] += sum(shapes.to_place(coming, at) <= TOUCH + GRACE for at in places) * math.dist(p, q) / SAMPLES
    most = max(near.values())
    return tuple(name for name, long in near.items() if long >= most - 0.02)


def beside(target: Sequence[Piece], coming: Sequence[Piece]) -> float:
    """Give how near a unit comes to another anywhere but at its front, and but at the corners of that."""
    front = [(p, q) for name, p, q in rim(target) if name == "front"]
    found = math.inf
    for name, p, q in rim(target):
        if name == "front":
            continue
        long = math.dist(p, q)
        runs = shapes.union(run for a, b in front for run in shapes.beside(p, q, [a, b], TOUCH + 2 * GRACE))
        for low, high in shapes.without([(0.0, 1.0)], runs):
            if (high - low) * long > GRACE:
                found = min(found, *(_to(_along(p, q, low), _along(p, q, high), each) for each in coming))
    return found


def _to(a: Point, b: Point, stand: Piece) -> float:
    if plainly.inside(a, b, [stand.corners]):
        return 0.0
    return min(plainly.apart(a, b, c, d) for c, d in plainly.sides(stand.corners))


def charge(table: dict[str, Any], one: dict[str, Any], other: dict[str, Any], at: Sequence[float]) -> dict[str, Any]:
    """Give what a charge comes to; `near` is how near it comes beside the front, for what is a hair from the limit."""
    start, target, end = shapes.laid(one), shapes.laid(other), shapes.laid(one, at)
    left, right = plainly.front_of(target, 1.0)
    behind = all(plainly.side_of(left, right, corner) <= GRACE for stand in start for corner in stand.corners)
    near = beside(target, end)
    town = [one for one in table["ground"] if one["properties"]["kind"] == "town"]
    held = sum(
        any(
            plainly.holds(rings, stand.centre) or plainly.on_rim(rings, stand.centre)
            for each in town
            for rings in plainly.rings_of(each)
        )
        for stand in target
    )
    flanked = behind and near <= TOUCH + GRACE and 2 * held < len(target)
    return {
        "contact": contact(target, end),
        "outflanked": flanked,
        "near": near,
        "attacker": supported(table, one, end, other),
        "defender": supported(table, other, target, one) and not flanked,
    }


def supported(table: dict[str, Any], one: dict[str, Any], there: Sequence[Piece], foe: dict[str, Any]) -> bool:
    """Say whether a unit is supported: by its depth, or by a friend that is near and large enough."""
    if one["formation"] in DEEP:
        return True
    return any(
        each["id"] not in (one["id"], foe["id"])
        and each["side"] == one["side"]
        and each["arm"] in ("infantry", "cavalry")
        and each["formation"] != "march-column"
        and 2 * each["stands"] >= one["stands"]
        and shapes.inches(there, shapes.laid(each)) <= 2 + GRACE
        for each in table["units"]
    )
