"""A charge, slowly: the rim of the defender piece by piece, who is near whom."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from typing import Any

from tests.games.miniatures.rules.fielded.plain import firing, holding, shapes
from tests.games.miniatures.rules.measuring import plainly
from tests.games.miniatures.rules.measuring.plainly import Piece, Point

TOUCH, GRACE = 0.05, 1e-6
SAMPLES = 200
DEEP = ("double-line", "attack-column")


def rim(pieces: Sequence[Piece]) -> Iterator[tuple[str, Point, Point]]:
    """Yield the edges of a unit that no other stand of it covers: front, flank or rear; where two lie along each other, front."""
    first = pieces[0].rank
    fronts = [one.corners[:2] for one in pieces if one.rank == first]
    for one in pieces:
        for nth, (start, end) in enumerate(plainly.sides(one.corners)):
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
                # Refused stands may lie over those beside them.
                for c, d in plainly.sides(other.corners):
                    place = plainly.crossing(start, end, c, d)
                    if place is not None:
                        cuts.add(min(1.0, math.dist(start, place) / long))
            every = sorted(cuts)
            for low, high in itertools.pairwise(every):
                p, q = (_along(start, end, share) for share in (low, high))
                middle = plainly.middle(p, q)
                out = (end[1] - start[1]) / long * -1e-4, (end[0] - start[0]) / long * 1e-4
                beyond = middle[0] + out[0], middle[1] + out[1]
                covered = any(plainly.holds([each.corners], beyond) for each in pieces)
                ahead = name != "front" and any(
                    max(plainly.to_way(a, b, x) for x in (p, q)) <= GRACE for a, b in fronts
                )
                if (high - low) * long > 1e-5 and not covered and not ahead:
                    yield name, p, q


def _along(start: Point, end: Point, share: float) -> Point:
    return start[0] + share * (end[0] - start[0]), start[1] + share * (end[1] - start[1])


def contact(target: Sequence[Piece], coming: Sequence[Piece]) -> tuple[str, ...]:
    """Give where a unit is touched: the side most of whose rim is near, or several that are as good as even."""
    if shapes.inches(target, coming) > TOUCH + GRACE:
        return ("none",)
    near = dict.fromkeys(("front", "flank", "rear"), 0.0)
    for name, p, q in rim(target):
        long, middle = math.dist(p, q), plainly.middle(p, q)
        about = [one for one in coming if math.dist(one.centre, middle) <= long / 2 + shapes.ROUND + 2 * TOUCH]
        places = [_along(p, q, (nth + 0.5) / SAMPLES) for nth in range(SAMPLES)] if about else []
        near[name] += sum(shapes.to_place(about, at) <= TOUCH + GRACE for at in places) * long / SAMPLES
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
    flanked = behind and near <= TOUCH + GRACE and not holding.never_outflanked(table, other)
    return {
        "contact": contact(target, end),
        "outflanked": flanked,
        "near": near,
        "attacker": supported(table, one, end, other),
        "defender": supported(table, other, target, one) and not flanked,
    }


def supported(table: dict[str, Any], one: dict[str, Any], there: Sequence[Piece], foe: dict[str, Any]) -> bool:
    """Say whether a unit is supported: by its depth, or by a friend that is near and large enough."""
    return one["formation"] in DEEP or befriended(table, one, there, (one["id"], foe["id"]))


def befriended(table: dict[str, Any], one: dict[str, Any], there: Sequence[Piece], fighting: Sequence[str]) -> bool:
    """Say whether a friend is near and large enough who fights nobody."""
    return any(
        each["id"] not in fighting
        and not firing.touching(table, each)
        and each["side"] == one["side"]
        and each["arm"] in ("infantry", "cavalry")
        and each["formation"] != "march-column"
        and 2 * each["stands"] >= one["stands"]
        and shapes.inches(there, shapes.laid(each)) <= 2 + GRACE
        for each in table["units"]
    )


def combat(table: dict[str, Any], attackers: Sequence[dict[str, Any]], defenders: Sequence[dict[str, Any]]) -> Any:
    """Give what a charge combat comes to as it stands: the ground held, whether it outflanks, who is supported."""
    starts = [shapes.laid(one, one["came_from"]) if "came_from" in one else shapes.laid(one) for one in attackers]
    flanked = any(
        "came_from" in one and _flanks(table, one, start, other)
        for one, start in zip(attackers, starts, strict=True)
        for other in defenders
    )
    fighting = [one["id"] for one in (*attackers, *defenders)]
    those = [*attackers, *(() if flanked else defenders)]
    return {
        "ground": {"open"} if flanked else holding.held(table, starts, defenders),
        "outflanked": flanked,
        "supported": tuple(
            one["id"]
            for one in those
            if one["arm"] in ("infantry", "cavalry") and befriended(table, one, shapes.laid(one), fighting)
        ),
    }


def _flanks(table: dict[str, Any], one: dict[str, Any], start: Sequence[Piece], other: dict[str, Any]) -> bool:
    target = shapes.laid(other)
    left, right = plainly.front_of(target, 1.0)
    return (
        all(plainly.side_of(left, right, corner) <= GRACE for stand in start for corner in stand.corners)
        and beside(target, shapes.laid(one)) <= TOUCH + GRACE
        and not holding.never_outflanked(table, other)
    )
