"""The table measured slowly and plainly: no arrays, no library of shapes, point by point along every line.

It shares nothing with the program but the case that is asked. Figures of the sheet stand here once more on purpose.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

Point = tuple[float, float]
GRACE = 1e-6
EQUAL = 1e-9
"""Inches: what differs by less are floats that were rounded otherwise."""
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
    east, north = b[0] - a[0], b[1] - a[1]
    length = east * east + north * north
    if not length:
        return a
    share = ((place[0] - a[0]) * east + (place[1] - a[1]) * north) / length
    share = 0.0 if share < 0 else 1.0 if share > 1 else share
    return a[0] + share * east, a[1] + share * north


def sides(outline: Sequence[Point]) -> Iterator[tuple[Point, Point]]:
    """Give the sides of an outline."""
    return zip(outline, [*outline[1:], *outline[:1]], strict=True)


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

    def within(place: Point) -> bool:
        return holds(rings, place) and not on_rim(rings, place)

    return _where(start, end, rings, within)


def inside_body(start: Point, end: Point, stands: Sequence[Piece]) -> list[tuple[float, float]]:
    """Give the stretches of a way that run inside a unit, the seams of its stands too: what lies on both sides is its."""
    long = math.dist(start, end)
    beside = (start[1] - end[1]) / long * 2e-6, (end[0] - start[0]) / long * 2e-6

    def within(place: Point) -> bool:
        return all(
            any(holds([one.corners], (x, y)) for one in stands)
            for x, y in ((place[0] + side * beside[0], place[1] + side * beside[1]) for side in (-1, 1))
        ) and any(holds([one.corners], place) or on_rim([one.corners], place) for one in stands)

    return _where(start, end, [one.corners for one in stands], within)


def _where(
    start: Point, end: Point, rings: Sequence[Sequence[Point]], within: Callable[[Point], bool]
) -> list[tuple[float, float]]:
    """Give the stretches between the rings' sides of which the middles lie within."""
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
        if within((start[0] + at * (end[0] - start[0]), start[1] + at * (end[1] - start[1]))):
            begin = found.pop()[0] if found and found[-1][1] == low else low
            found.append((begin, high))
    long = math.dist(start, end)
    return [(low, high) for low, high in found if (high - low) * long > GRACE]


# ---- what is asked


class Aimed(NamedTuple):
    """A stand of the firer: how far all is that lies in its arc, whom it hits, and its lines with what stops them."""

    stand: Piece
    seen: dict[int, float]
    hits: list[int]
    lines: list[tuple[float, list[str]]]

    @property
    def range(self) -> float | None:
        """Give how far whom it hits is, else whatever is in its arc."""
        return min((self.seen[nth] for nth in (self.hits or self.seen)), default=None)

    @property
    def blocked_by(self) -> list[str]:
        """Name what stops its nearest line, where it hits nobody; of what is as near nobody tells which it is."""
        if self.hits or not self.lines:
            return []
        near = min(far for far, _ in self.lines)
        return sorted({name for far, stops in self.lines if far <= near + EQUAL for name in stops})


def bands_of(asked: dict[str, Any]) -> list[float]:
    """Give the inches of the bands that the firer has."""
    arm = asked["firer"].get("arm", "infantry")
    return BANDS[asked.get("shot", "ball")] if arm in ("smoothbore", "rifled") else BANDS[arm]


def aimed(asked: dict[str, Any]) -> list[Aimed]:
    """Give what each stand of the firer has before it; `deep` is a firer whose every rank fires."""
    size = tuple(asked.get("stand", (1.0, 0.75)))
    firer = asked["firer"]
    theirs = laid(asked["target"], size)
    guns = firer.get("arm", "infantry") in ("smoothbore", "rifled")
    bands = bands_of(asked)
    spread = math.radians(ARC[asked.get("shot", "ball") if guns else "ball"])
    formation = firer.get("formation") or ("unlimbered" if guns else "single-line")
    first_alone = formation not in ("single-line", "unlimbered") and not asked.get("deep")
    made = []
    for one in laid(firer, size):
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
        hits: list[int] = []
        lines: list[tuple[float, list[str]]] = []
        if formation != "limbered" and not (first_alone and one.rank > 1):
            for nth, (distance, place) in seen.items():
                if distance <= bands[-1] + GRACE:
                    lines.append((distance, stopping(one.front, place, asked, size)))
                    hits += [] if lines[-1][1] else [nth]
        made.append(Aimed(one, {nth: distance for nth, (distance, _) in seen.items()}, hits, lines))
    return made


def measure(asked: dict[str, Any], lines: Sequence[Aimed] | None = None) -> dict[str, Any]:
    """Measure a case: the same keys as the program's answer, its working apart."""
    size = tuple(asked.get("stand", (1.0, 0.75)))
    firer, target = asked["firer"], asked["target"]
    theirs, bands = laid(target, size), bands_of(asked)
    guns, shot = firer.get("arm", "infantry") in ("smoothbore", "rifled"), asked.get("shot", "ball")
    lines = aimed(asked) if lines is None else lines
    front = front_of(theirs, size[0])
    told = [
        {
            "rank": one.stand.rank,
            "file": one.stand.file,
            "fires": bool(one.hits),
            "range": None if one.range is None else round(one.range, 2),
            "enfilade": in_enfilade(one.stand, theirs, front),
            "hits": [[theirs[nth].rank, theirs[nth].file] for nth in one.hits],
            "blocked_by": next(iter(one.blocked_by), None),
        }
        for one in lines
    ]
    groups: dict[tuple[int, bool], list[float]] = {}
    for one, row in zip(lines, told, strict=True):
        inches = one.range
        if one.hits:
            assert inches is not None
            band = next(nth for nth, upto in enumerate(bands) if inches <= upto + GRACE)
            groups.setdefault((band, row["enfilade"] is True), []).append(inches)
    made = []
    for (_, enfilade), ranges in sorted(groups.items()):
        group: dict[str, Any] = {"stands": len(ranges), "range": round(max(ranges), 2), "enfilade": enfilade}
        if guns and shot == "ball" and max(ranges) <= 4 + GRACE:
            group["ball"] = True
        made.append(group)
    hit = {nth for one in lines for nth in one.hits}
    alone = len(theirs) == 1 or target.get("formation") == "march-column"
    fires = [one.stand for one in lines if one.hits]
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
    upon = math.hypot(*line) <= GRACE  # where a way has no length it has no angle
    return (along < -GRACE or along > long + GRACE) and (upon or angle <= 45 + GRACE)


def rings_of(feature: dict[str, Any]) -> list[list[list[Point]]]:
    """Give each area of a feature as rings, without the place that closes them."""
    kind, found = feature["geometry"]["type"], feature["geometry"]["coordinates"]
    areas = [found] if kind == "Polygon" else found
    return [[[tuple(place) for place in ring[:-1]] for ring in one] for one in areas]


def stopping(start: Point, end: Point, asked: dict[str, Any], size: Point) -> list[str]:
    """Give what first stops a line: nothing, something, or what begins at one place of it."""
    stops: list[tuple[float, str]] = []
    # Of a whole table they are laid down once.
    others = asked.get("laid") or [(body["name"], laid(body, size)) for body in asked.get("others", [])]
    for called, stands in others:
        if start != end:
            stops += [(low, called) for low, _ in inside_body(start, end, stands)]
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
    first = min(stops, default=(0.0, ""))[0]
    return sorted({name for at, name in stops if (at - first) * math.dist(start, end) <= EQUAL})


def covers(fires: Sequence[Piece], theirs: Sequence[Piece], ground: Sequence[dict[str, Any]]) -> set[str]:
    """Give the cover that half of a target has: more than one where stands that fire are as near and not all across.

    Of each stand of the target floats say which of them is nearest, so that all between the least and the most may be.
    """
    least, most = (
        NAMED.index(_of_half([_best(fires, one, theirs, ground, pick) for one in theirs])) for pick in (min, max)
    )
    return set(NAMED[least : most + 1])


def covered(fires: Sequence[Piece], theirs: Sequence[Piece], ground: Sequence[dict[str, Any]]) -> str:
    """Give the cover that half of a target has, of stands that are as near from the first."""
    return _of_half([_best(fires, one, theirs, ground, next) for one in theirs])


def _of_half(best: Sequence[int]) -> str:
    return next((NAMED[worth] for worth in (2, 1) if 2 * sum(each >= worth for each in best) >= len(best)), "none")


def _best(
    fires: Sequence[Piece], one: Piece, theirs: Sequence[Piece], ground: Sequence[dict[str, Any]], pick: Any
) -> int:
    """Give what covers a stand of a target best."""
    near = min((math.dist(stand.front, one.centre) for stand in fires), default=0.0)
    starts = [stand.front for stand in fires if math.dist(stand.front, one.centre) <= near + EQUAL]
    found = [0]
    for feature in ground:
        kind, said = feature["properties"]["kind"], feature["properties"].get("cover")
        worth = NAMED.index(said) if said else COVER.get(kind, 0)
        if kind in AREAS:
            if any(holds(rings, one.centre) or on_rim(rings, one.centre) for rings in rings_of(feature)):
                found.append(worth)
        elif starts and feature["geometry"]["type"] == "LineString":
            found.append(worth * pick(_across(start, one.centre, feature, theirs) for start in starts))
    return max(found)


def _across(start: Point, end: Point, feature: dict[str, Any], theirs: Sequence[Piece]) -> bool:
    """Say whether a line of fire crosses a line of the ground near a target."""
    places = [tuple(place) for place in feature["geometry"]["coordinates"]]
    where = [meeting(start, end, a, b) for a, b in itertools.pairwise(places)]
    return any(to_line(each, met) <= 1 + GRACE for met in where if met is not None for each in theirs)


def crossing(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    """Give where the ways from a to b and from c to d cross."""
    across = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0])
    if not across:
        return None
    at = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / across
    on = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / across
    return (a[0] + at * (b[0] - a[0]), a[1] + at * (b[1] - a[1])) if 0 <= at <= 1 and 0 <= on <= 1 else None


def meeting(a: Point, b: Point, c: Point, d: Point) -> tuple[Point, Point] | None:
    """Give where the ways from a to b and from c to d cross, or all but touch: a place twice, or a stretch they share."""
    if apart(a, b, c, d) > GRACE:
        return None
    place = crossing(a, b, c, d)
    if place is not None:
        return place, place
    shared = [at for at, one, other in ((a, c, d), (b, c, d), (c, a, b), (d, a, b)) if to_way(one, other, at) <= GRACE]
    return min(shared), max(shared)


def to_way(a: Point, b: Point, place: Point) -> float:
    """Give how far a place is from the way from a to b."""
    return math.dist(foot(a, b, place), place)


def to_line(stand: Piece, places: Sequence[Point]) -> float:
    """Give how far a stand is from a line."""
    if any(holds([stand.corners], place) for place in places):
        return 0.0
    return min(apart(a, b, c, d) for a, b in itertools.pairwise(places) for c, d in sides(stand.corners))
