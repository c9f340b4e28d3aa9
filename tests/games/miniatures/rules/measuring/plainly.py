"""The table measured slowly and plainly: no arrays, no library of shapes, point by point along every line.

It shares nothing with the program but the case that is asked. Figures of the sheet stand here once more on purpose.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

Point = tuple[float, float]
GRACE = 1e-6
ARC = {"ball": 45.0, "canister": 30.0}
BANDS = {
    "infantry": [8.0],
    "cavalry": [4.0, 8.0],
    "canister": [4.0],
    "ball": [16.0, 24.0, 32.0],
}
COVER = {
    **dict.fromkeys(("woods", "rough", "fence", "hedge", "wall", "cut", "sunken-road"), 1),
    **dict.fromkeys(("town", "breastworks", "trenches"), 2),
}
NAMED = ("none", "cover", "works")
AREAS = ("woods", "rough", "town", "orchard", "field", "water", "hill")


class Piece(NamedTuple):
    """A stand: rank, file, left front, right front, right rear, left rear."""

    rank: int
    file: int
    corners: tuple[Point, Point, Point, Point]
    facing: float

    @property
    def front(self) -> Point:
        """Give the middle of its front edge."""
        return middle(self.corners[0], self.corners[1])

    @property
    def centre(self) -> Point:
        """Give its middle."""
        return middle(self.corners[0], self.corners[2])


def middle(a: Point, b: Point) -> Point:
    """Give the middle of two places."""
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def piece(rank: int, file: int, at: Point, facing: float, size: Point) -> Piece:
    """Lay a stand down by the middle of its front."""
    turn = math.radians(facing)
    ahead, right = (math.sin(turn), math.cos(turn)), (math.cos(turn), -math.sin(turn))

    def place(side: float, back: float) -> Point:
        return at[0] + side * right[0] - back * ahead[0], at[1] + side * right[1] - back * ahead[1]

    half, deep = size[0] / 2, size[1]
    return Piece(rank, file, (place(-half, 0), place(half, 0), place(half, deep), place(-half, deep)), facing)


def laid(body: dict[str, Any], size: Point) -> list[Piece]:
    """Lay a unit down, rank by rank."""
    if body.get("shape"):
        made = []
        for nth, entry in enumerate(body["shape"]):
            rank, file = (int(entry[3]), int(entry[4])) if len(entry) > 3 else (1, nth + 1)
            made.append(piece(rank, file, (entry[0], entry[1]), entry[2], size))
        return sorted(made, key=lambda one: (one.rank, one.file))
    troops = body.get("arm", "infantry") in ("infantry", "cavalry")
    formation = body.get("formation") or ("single-line" if troops else "unlimbered")
    left, rows = body["stands"], []
    wide = {"double-line": math.ceil(left / 2), "attack-column": 2, "march-column": 1, "limbered": 1}.get(
        formation, left
    )
    while left > 0:
        rows.append(min(wide, left))
        left -= wide
    turn = math.radians(body["facing"])
    ahead, right = (math.sin(turn), math.cos(turn)), (math.cos(turn), -math.sin(turn))
    made = []
    for row, count in enumerate(rows):
        for file in range(count):
            side, back = (file - (count - 1) / 2) * size[0], row * size[1]
            x = body["at"][0] + side * right[0] - back * ahead[0]
            y = body["at"][1] + side * right[1] - back * ahead[1]
            made.append(piece(row + 1, file + 1, (x, y), body["facing"], size))
    return made


# ---- plain geometry


def side_of(a: Point, b: Point, place: Point) -> float:
    """Give how far a place lies to the left of the way from a to b."""
    long = math.dist(a, b)
    return ((b[0] - a[0]) * (place[1] - a[1]) - (b[1] - a[1]) * (place[0] - a[0])) / long


def clipped(outline: list[Point], a: Point, b: Point) -> list[Point]:
    """Keep of an outline what lies to the left of the line through a and b."""
    kept: list[Point] = []
    for one, after in zip(outline, outline[1:] + outline[:1], strict=True):
        here, there = side_of(a, b, one), side_of(a, b, after)
        if here >= 0:
            kept.append(one)
        if (here > 0) != (there > 0) and here != there and (here > 0 or there > 0) and here * there < 0:
            share = here / (here - there)
            kept.append((one[0] + share * (after[0] - one[0]), one[1] + share * (after[1] - one[1])))
    return kept


def area(outline: Sequence[Point]) -> float:
    """Give the area inside an outline."""
    turned = zip(outline, [*outline[1:], *outline[:1]], strict=True)
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in turned)) / 2 if outline else 0.0


def foot(a: Point, b: Point, place: Point) -> Point:
    """Give the nearest point of the way from a to b."""
    length = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2
    share = 0.0 if not length else ((place[0] - a[0]) * (b[0] - a[0]) + (place[1] - a[1]) * (b[1] - a[1])) / length
    share = min(1.0, max(0.0, share))
    return a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])


def sides(outline: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    """Yield the sides of an outline."""
    yield from zip(outline, [*outline[1:], *outline[:1]], strict=True)


def apart(a: Point, b: Point, c: Point, d: Point) -> float:
    """Give the distance between the ways from a to b and from c to d."""
    ends = ((a, foot(c, d, a)), (b, foot(c, d, b)), (c, foot(a, b, c)), (d, foot(a, b, d)))
    crossing = a != b and c != d and side_of(a, b, c) * side_of(a, b, d) < 0 and side_of(c, d, a) * side_of(c, d, b) < 0
    return 0.0 if crossing else min(math.dist(one, other) for one, other in ends)


def nearest(outline: Sequence[Point], place: Point) -> Point:
    """Give the nearest point of an outline's rim; the place itself where it lies inside a convex outline."""
    if len({side_of(a, b, place) > 0 for a, b in sides(outline) if a != b}) == 1:
        return place
    return min((foot(a, b, place) for a, b in sides(outline)), key=lambda one: math.dist(one, place))


def holds(rings: Sequence[Sequence[Point]], place: Point) -> bool:
    """Say whether a place lies inside rings: an odd number of sides is crossed on the way out to the east."""
    odd = False
    for ring in rings:
        for a, b in sides(ring):
            if (a[1] > place[1]) != (b[1] > place[1]):
                odd ^= place[0] < a[0] + (place[1] - a[1]) * (b[0] - a[0]) / (b[1] - a[1])
    return odd


def on_rim(rings: Sequence[Sequence[Point]], place: Point) -> bool:
    """Say whether a place lies on the rim."""
    return any(math.dist(foot(a, b, place), place) <= GRACE for ring in rings for a, b in sides(ring))


def inside(start: Point, end: Point, rings: Sequence[Sequence[Point]]) -> list[tuple[float, float]]:
    """Give the stretches of a way that run inside rings, as shares of it."""
    cuts = {0.0, 1.0}
    for ring in rings:
        for a, b in sides(ring):
            across = (end[0] - start[0]) * (b[1] - a[1]) - (end[1] - start[1]) * (b[0] - a[0])
            if across:
                at = ((a[0] - start[0]) * (b[1] - a[1]) - (a[1] - start[1]) * (b[0] - a[0])) / across
                if 0 < at < 1:
                    cuts.add(at)
    found: list[tuple[float, float]] = []
    ordered = sorted(cuts)
    for low, high in itertools.pairwise(ordered):
        at = (low + high) / 2
        place = start[0] + at * (end[0] - start[0]), start[1] + at * (end[1] - start[1])
        if holds(rings, place) and not on_rim(rings, place):
            begin = found.pop()[0] if found and found[-1][1] == low else low
            found.append((begin, high))
    long = math.dist(start, end)
    return [(low, high) for low, high in found if (high - low) * long > GRACE]


# ---- what is asked


def measure(asked: dict[str, Any]) -> dict[str, Any]:
    """Measure a case: the same keys as the program's answer, its working apart."""
    size = tuple(asked.get("stand", (1.0, 0.75)))
    firer, target = asked["firer"], asked["target"]
    mine, theirs = laid(firer, size), laid(target, size)
    arm = firer.get("arm", "infantry")
    guns = arm in ("smoothbore", "rifled")
    shot = asked.get("shot", "ball")
    bands = BANDS[shot] if guns else BANDS[arm]
    spread = math.radians(ARC[shot if guns else "ball"])
    formation = firer.get("formation") or ("unlimbered" if guns else "single-line")
    lines: list[tuple[Piece, float | None, list[int], str | None]] = []
    for one in mine:
        left, right = one.corners[0], one.corners[1]
        turn = math.radians(one.facing)
        out = [(math.sin(turn + lean), math.cos(turn + lean)) for lean in (-spread, spread)]
        seen: dict[int, tuple[float, Point]] = {}
        for nth, other in enumerate(theirs):
            part = clipped(list(other.corners), left, right)
            part = clipped(part, (left[0] + out[0][0], left[1] + out[0][1]), left) if part else part
            part = clipped(part, right, (right[0] + out[1][0], right[1] + out[1][1])) if part else part
            if len(part) > 2 and area(part) > 1e-9:
                distance = min(apart(left, right, a, b) for a, b in sides(part))
                seen[nth] = distance, nearest(part, one.front)
        barred = formation == "limbered" or (formation not in ("single-line", "unlimbered") and one.rank > 1)
        hits: list[int] = []
        first: tuple[float, str | None] | None = None
        if not barred:
            for nth, (distance, place) in seen.items():
                if distance <= bands[-1] + GRACE:
                    stop = stopping(one.front, place, asked, size)
                    if stop is None:
                        hits.append(nth)
                    if first is None or distance < first[0]:
                        first = distance, stop
        ranges = [seen[nth][0] for nth in (hits or seen)]
        blocked = first[1] if first and not hits else None
        lines.append((one, min(ranges, default=None), hits, blocked))
    front = front_of(theirs, size[0])
    told = [
        {
            "rank": one.rank,
            "file": one.file,
            "fires": bool(hits),
            "range": None if inches is None else round(inches, 2),
            "enfilade": in_enfilade(one, theirs, front),
            "hits": [[theirs[nth].rank, theirs[nth].file] for nth in hits],
            "blocked_by": blocked,
        }
        for one, inches, hits, blocked in lines
    ]
    groups: dict[tuple[int, bool], list[float]] = {}
    for (_, inches, hits, _), row in zip(lines, told, strict=True):
        if hits:
            assert inches is not None
            band = next(nth for nth, upto in enumerate(bands) if inches <= upto + GRACE)
            groups.setdefault((band, row["enfilade"] is True), []).append(inches)
    made = []
    for (_, enfilade), ranges in sorted(groups.items()):
        group: dict[str, Any] = {"stands": len(ranges), "range": round(max(ranges), 2), "enfilade": enfilade}
        if guns and shot == "ball" and max(ranges) <= 4 + GRACE:
            group["ball"] = True
        made.append(group)
    hit = {nth for _, _, hits, _ in lines for nth in hits}
    alone = len(theirs) == 1 or target.get("formation") == "march-column"
    fires = [one for one, _, hits, _ in lines if hits]
    return {
        "stands": told,
        "groups": made,
        "may_fire": len(hit) >= (1 if alone else 2),
        "cover": covered(fires, theirs, asked.get("ground", [])),
    }


def front_of(theirs: Sequence[Piece], wide: float) -> tuple[Point, Point]:
    """Give both ends of the front edge of the longest run of the first rank that faces one way."""
    rank = [one for one in theirs if one.rank == theirs[0].rank]
    best: list[Piece] = []
    run: list[Piece] = []
    for one in rank:
        run = [*run, one] if run and abs(run[-1].facing - one.facing) < GRACE else [one]
        best = run if len(run) > len(best) else best
    return best[0].corners[0], best[-1].corners[1]


def in_enfilade(one: Piece, theirs: Sequence[Piece], front: tuple[Point, Point]) -> bool:
    """Say whether a stand fires in enfilade."""
    left, right = front
    if all(side_of(left, right, corner) <= GRACE for corner in one.corners):
        return True
    at = one.front
    near = min((nearest(each.corners, at) for each in theirs), key=lambda place: math.dist(place, at))
    long = math.dist(left, right)
    way = (right[0] - left[0]) / long, (right[1] - left[1]) / long
    along = (at[0] - left[0]) * way[0] + (at[1] - left[1]) * way[1]
    line = near[0] - at[0], near[1] - at[1]
    angle = math.degrees(math.atan2(abs(line[0] * way[1] - line[1] * way[0]), abs(line[0] * way[0] + line[1] * way[1])))
    return (along < -GRACE or along > long + GRACE) and angle <= 45 + GRACE


def rings_of(feature: dict[str, Any]) -> list[list[list[Point]]]:
    """Give each area of a feature as rings, without the place that closes them."""
    kind, found = feature["geometry"]["type"], feature["geometry"]["coordinates"]
    areas = [found] if kind == "Polygon" else found
    return [[[tuple(place) for place in ring[:-1]] for ring in one] for one in areas]


def stopping(start: Point, end: Point, asked: dict[str, Any], size: Point) -> str | None:
    """Give what first stops a line."""
    stops: list[tuple[float, str]] = []
    for body in asked.get("others", []):
        for stand in laid(body, size):
            stops += [(low, body["name"]) for low, _ in inside(start, end, [stand.corners])]
    ground = asked.get("ground", [])
    hills = [one for one in ground if one["properties"]["kind"] == "hill"]

    def lies(feature: dict[str, Any], place: Point) -> bool:
        return any(holds(rings, place) or on_rim(rings, place) for rings in rings_of(feature))

    def level(feature: dict[str, Any]) -> int:
        return int(feature["properties"].get("level", 1))

    height = max([level(one) for one in hills if lies(one, start) or lies(one, end)], default=0)
    for one in ground:
        kind, name = one["properties"]["kind"], one["properties"].get("name") or one["properties"]["kind"]
        stands_up = (kind == "hill" and level(one) > height) or (
            kind == "town" and not lies(one, start) and not lies(one, end)
        )
        if stands_up:
            stops += [(low, name) for rings in rings_of(one) for low, _ in inside(start, end, rings)]
    for density, visible in (("open", 4.0), ("closed", 8.0)):
        woods = [
            one
            for one in ground
            if one["properties"]["kind"] == "woods" and one["properties"].get("density", "open") == density
        ]
        runs = sorted(
            (low, high, one["properties"].get("name") or "woods")
            for one in woods
            for rings in rings_of(one)
            for low, high in inside(start, end, rings)
        )
        seen, reached, long = 0.0, 0.0, math.dist(start, end)
        for low, high, name in runs:
            here = (high - max(low, reached)) * long
            if here > 0:
                if seen + here > visible + GRACE:
                    stops.append((max(low, reached) + (visible - seen) / long, name))
                    break
                seen, reached = seen + here, high
    return min(stops)[1] if stops else None


def covered(fires: Sequence[Piece], theirs: Sequence[Piece], ground: Sequence[dict[str, Any]]) -> str:
    """Give the cover that half of a target has."""
    best = []
    for one in theirs:
        found = [0]
        for feature in ground:
            kind, said = feature["properties"]["kind"], feature["properties"].get("cover")
            worth = NAMED.index(said) if said else COVER.get(kind, 0)
            if kind in AREAS:
                if any(holds(rings, one.centre) or on_rim(rings, one.centre) for rings in rings_of(feature)):
                    found.append(worth)
            elif fires and feature["geometry"]["type"] == "LineString":
                start = sorted((math.dist(stand.front, one.centre), nth) for nth, stand in enumerate(fires))[0][1]
                places = [tuple(place) for place in feature["geometry"]["coordinates"]]
                for a, b in itertools.pairwise(places):
                    met = crossing(fires[start].front, one.centre, a, b)
                    if met and any(
                        holds([each.corners], met) or math.dist(nearest(each.corners, met), met) <= 1 + GRACE
                        for each in theirs
                    ):
                        found.append(worth)
        best.append(max(found))
    for worth in (2, 1):
        if 2 * sum(each >= worth for each in best) >= len(best):
            return NAMED[worth]
    return "none"


def crossing(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    """Give where the ways from a to b and from c to d cross."""
    across = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
    if not across:
        return None
    at = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / across
    on = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / across
    return (a[0] + at * (b[0] - a[0]), a[1] + at * (b[1] - a[1])) if 0 <= at <= 1 and 0 <= on <= 1 else None
