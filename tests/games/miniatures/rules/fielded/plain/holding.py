"""What ground is held, slowly: of a charge, of a maneuver roll, and where nobody is outflanked.

D10-RUL-CHARGE-TERRAIN-SIDE, -STACK, D10-RUL-CHARGE-OUTFLANKED, D10-RUL-MAN-FIELDWORKS and its kin.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from typing import Any

from tests.games.miniatures.rules.fielded.plain import shapes
from tests.games.miniatures.rules.measuring import plainly
from tests.games.miniatures.rules.measuring.plainly import Piece, Point

GRACE = 1e-6
NAMED = ("open", "favorable", "works", "trenches")
SAID = {"none": 0, "ground": 1, "works": 2, "trenches": 3}
CHARGE = {
    **dict.fromkeys(("woods", "hill", "fence", "hedge", "sunken-road", "ford"), 1),
    **dict.fromkeys(("town", "wall", "breastworks"), 2),
    "trenches": 3,
}
WORKS = ("breastworks", "trenches")
NEAR, HALF_STAND = 1.0, 0.5


def held(table: dict[str, Any], starts: Sequence[Sequence[Piece]], defenders: Sequence[dict[str, Any]]) -> set[str]:
    """Give the ground that half of the defenders hold against who began there; two where two fronts are as near."""
    found = set()
    for of_equals in (min, max):
        grades = []
        for unit in defenders:
            whole = shapes.laid(unit)
            grades += [
                max((_grade(one, stand, whole, starts, of_equals) for one in table["ground"]), default=0)
                for stand in whole
            ]
        found.add(NAMED[next((best for best in (3, 2, 1) if 2 * sum(one >= best for one in grades) >= len(grades)), 0)])
    return found


def _grade(
    one: dict[str, Any], stand: Piece, whole: Sequence[Piece], starts: Sequence[Sequence[Piece]], of_equals: Any
) -> int:
    said = one["properties"]
    grade = SAID[said["charge"]] if said.get("charge") else CHARGE.get(said["kind"], 0)
    if not grade:
        return 0
    if one["geometry"]["type"] in ("Polygon", "MultiPolygon"):
        return grade if lies_in(one, stand.centre) else 0
    return grade if any(of_equals(_ways(one, stand, whole, start)) for start in starts) else 0


def _ways(one: dict[str, Any], stand: Piece, whole: Sequence[Piece], start: Sequence[Piece]) -> Iterator[bool]:
    """Yield whether the way from the nearest front to the middle of a stand leads across a piece of ground near by."""
    least = min(math.dist(each.front, stand.centre) for each in start)
    for each in start:
        if math.dist(each.front, stand.centre) <= least + 1e-9:
            yield any(_near(part, whole) for part in _across(one, each.front, stand.centre))


def _across(one: dict[str, Any], begin: Point, end: Point) -> Iterator[tuple[Point, Point]]:
    """Yield the parts of a way that are on a line, or within half a stand of a ford."""
    if one["geometry"]["type"] == "Point":
        for low, high in shapes.beside(begin, end, [tuple(one["geometry"]["coordinates"])], HALF_STAND + GRACE):
            yield _along(begin, end, low), _along(begin, end, high)
        return
    places = [tuple(place) for place in one["geometry"]["coordinates"]]
    for a, b in itertools.pairwise(places):
        part = plainly.meeting(begin, end, a, b)
        if part is not None:
            yield part


def _along(begin: Point, end: Point, share: float) -> Point:
    return begin[0] + share * (end[0] - begin[0]), begin[1] + share * (end[1] - begin[1])


def _near(part: tuple[Point, Point], whole: Sequence[Piece]) -> bool:
    return any(plainly.to_line(stand, [*part]) <= NEAR + GRACE for stand in whole)


def lies_in(one: dict[str, Any], place: Point) -> bool:
    """Say whether a place lies in an area, or on its rim."""
    return any(plainly.holds(rings, place) or plainly.on_rim(rings, place) for rings in plainly.rings_of(one))


def _line(one: dict[str, Any]) -> list[Point]:
    return [tuple(place) for place in one["geometry"]["coordinates"]]


def in_works(table: dict[str, Any], unit: dict[str, Any]) -> bool:
    """Say whether half of a unit's stands are at breastworks or trenches."""
    works = [_line(one) for one in table["ground"] if one["properties"]["kind"] in WORKS]
    whole = shapes.laid(unit)
    return 2 * sum(any(plainly.to_line(stand, line) <= NEAR + GRACE for line in works) for stand in whole) >= len(whole)


def never_outflanked(table: dict[str, Any], unit: dict[str, Any]) -> bool:
    """Say whether half of a unit's stands lie in a town, or in works that face every way."""
    whole = shapes.laid(unit)
    return 2 * sum(any(_shelters(one, stand.centre) for one in table["ground"]) for stand in whole) >= len(whole)


def _shelters(one: dict[str, Any], place: Point) -> bool:
    said = one["properties"]
    if said["kind"] == "town":
        return lies_in(one, place)
    if not said.get("all_round"):
        return False
    line = _line(one)
    near = min(math.dist(plainly.foot(a, b, place), place) for a, b in itertools.pairwise(line))
    return near <= NEAR + GRACE or (line[0] == line[-1] and plainly.holds([line[:-1]], place))
