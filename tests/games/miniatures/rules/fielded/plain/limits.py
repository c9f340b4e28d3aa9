"""Tables at a limit: a distance, an angle or a half within a hundredth of where an answer changes.

The first two units are enemies of each other.
"""

from __future__ import annotations

import math
from random import Random

from tests.games.miniatures.rules.fielded.plain.laying import (
    HAIRS,
    WIDE,
    Table,
    beside,
    depth,
    feature,
    front,
    on_table,
    ring,
)


def _opposite(by: Random, made: Table, inches: float, right: float = 0.0, turn: float = 180.0) -> tuple[Table, Table]:
    one, other = made["units"][:2]
    other["facing"] = (one["facing"] + turn) % 360
    other["at"] = beside(one["at"], one["facing"], right, inches)
    return one, other


def _at_range(by: Random, made: Table) -> None:
    one = made["units"][0]
    limit = by.choice((4.0, 8.0) if one["arm"] in ("infantry", "cavalry") else (4.0, 16.0, 24.0))
    _opposite(by, made, limit + by.choice(HAIRS), by.uniform(-1, 1))


def _at_arc(by: Random, made: Table) -> None:
    one, far = made["units"][0], by.uniform(2, 6)
    spread = math.tan(math.radians(45 if by.random() < 0.7 else 30))
    right = front(one) + far * spread + front(made["units"][1]) + by.choice(HAIRS)
    _opposite(by, made, far, right, turn=0.0)


def _at_half(by: Random, made: Table) -> None:
    _, other = _opposite(by, made, by.uniform(3, 7))
    middle = by.choice((-1, 0, 1)) * WIDE / 2 + by.choice(HAIRS)
    corners = [(-9.0, 2.0), (middle, 2.0), (middle, -4.0), (-9.0, -4.0)]
    places = [beside(other["at"], other["facing"], *corner) for corner in corners]
    made["ground"].append(
        feature({"kind": by.choice(("woods", "town", "rough")), "name": "half"}, "Polygon", ring(places))
    )


def _at_radius(by: Random, made: Table) -> None:
    one = made["units"][0]
    right = by.uniform(-front(one), front(one))
    made["leaders"][0]["at"] = beside(one["at"], one["facing"], right, 18.0 + by.choice(HAIRS))


def _at_line(by: Random, made: Table) -> None:
    _, other = _opposite(by, made, by.uniform(4, 7))
    off = 1.0 + by.choice(HAIRS)
    ends = [beside(other["at"], other["facing"], right, off) for right in (-12.0, 12.0)]
    kind = by.choice(("fence", "wall", "breastworks"))
    made["ground"].append(feature({"kind": kind, "name": "near"}, "LineString", [on_table(end) for end in ends]))


def _at_wood(by: Random, made: Table) -> None:
    one, _ = _opposite(by, made, 7.5)
    deep = 4.0 + by.choice(HAIRS)
    corners = [(-12.0, 1.0), (12.0, 1.0), (12.0, 1.0 + deep), (-12.0, 1.0 + deep)]
    places = [beside(one["at"], one["facing"], *corner) for corner in corners]
    made["ground"].append(feature({"kind": "woods", "name": "thicket"}, "Polygon", ring(places)))


def _at_enfilade(by: Random, made: Table) -> None:
    one, other = made["units"][:2]
    far = by.uniform(1, 4)
    # Beyond an end of the other's line, ahead of it by as much as beside it.
    at = beside(other["at"], other["facing"], front(other) + far, far + by.choice(HAIRS))
    one["at"], one["facing"] = at, (other["facing"] - 135) % 360


def _at_held_end(by: Random, made: Table) -> None:
    """End a wall where the way to half of the defenders crosses it, or a hair off."""
    _, other = _opposite(by, made, by.uniform(3, 7))
    ends = [(-9.0, 0.5), (by.choice((-1, 0, 1)) * WIDE / 2 + by.choice(HAIRS), 0.5)]
    places = [on_table(beside(other["at"], other["facing"], *end)) for end in ends]
    made["ground"].append(feature({"kind": by.choice(LINES), "name": "end"}, "LineString", places))


def _at_works(by: Random, made: Table) -> None:
    """Draw works an inch before, behind or beside a unit, or a hair off."""
    other = made["units"][1]
    off = 1.0 + by.choice(HAIRS)
    match by.choice(("before", "behind", "beside")):
        case "before":
            ends = [(-12.0, off), (by.choice((12.0, 0.0)), off)]
        case "behind":
            ends = [(-12.0, -depth(other) - off), (12.0, -depth(other) - off)]
        case _:
            ends = [(front(other) + off, -6.0), (front(other) + off, 6.0)]
    places = [on_table(beside(other["at"], other["facing"], *end)) for end in ends]
    said = {"kind": by.choice(("breastworks", "trenches")), "name": "works", "all_round": by.random() < 0.5}
    made["ground"].append(feature(said, "LineString", places))


def _at_ring(by: Random, made: Table) -> None:
    """Close works about half of a unit, an inch from the middles of its stands, or a hair off."""
    other = made["units"][1]
    middle = by.choice((-1, 0, 1)) * WIDE / 2 + by.choice((-1.0, 1.0)) + by.choice(HAIRS)
    corners = [(-9.0, 3.0), (middle, 3.0), (middle, -5.0), (-9.0, -5.0)]
    places = [on_table(beside(other["at"], other["facing"], *corner)) for corner in corners]
    said = {"kind": "breastworks", "name": "redoubt", "all_round": True}
    made["ground"].append(feature(said, "LineString", [*places, places[0]]))


def _at_ford(by: Random, made: Table) -> None:
    """Put a ford half a stand beside the way to half of a unit, or a hair off."""
    _, other = _opposite(by, made, by.uniform(3, 7))
    right = by.choice((-1, 0, 1)) * WIDE / 2 + by.choice((-0.5, 0.5)) + by.choice(HAIRS)
    place = on_table(beside(other["at"], other["facing"], right, by.uniform(0.2, 1.6)))
    made["ground"].append(feature({"kind": "ford", "name": "shallows"}, "Point", place))


def _at_refused(by: Random, made: Table) -> None:
    """Bring a unit to the line of a front with a refused flank, or a hair before it."""
    one, other = made["units"][:2]
    other |= {"formation": "single-line" if other["arm"] in ("infantry", "cavalry") else "unlimbered"}
    other["stands"] = max(2, other["stands"])
    other["refused"] = True
    one["facing"] = (other["facing"] + by.choice((90.0, 270.0, 0.0))) % 360
    reach = WIDE / 2 if one["facing"] != other["facing"] else 0.0
    far = by.choice((-1, 1)) * (front(other) + by.uniform(1, 4))
    one |= {"stands": 1, "at": beside(other["at"], other["facing"], far, by.choice(HAIRS) - reach)}


def _at_seam(by: Random, made: Table) -> None:
    """Put a third unit on the way of the first's middle stand, so that it runs between two stands, or a hair off."""
    one, other = _opposite(by, made, by.uniform(6, 8))
    one |= {"stands": 1, "refused": False}
    third = made["units"][2]
    even = {"single-line": 2, "double-line": 4, "attack-column": 4, "unlimbered": 2}
    third |= {"stands": even.get(third["formation"], 2), "refused": False}
    third["facing"] = (one["facing"] + by.choice((0.0, 180.0))) % 360
    third["at"] = beside(one["at"], one["facing"], by.choice(HAIRS), by.uniform(2, 4))
    other["stands"] += other["stands"] % 2 == 0


LINES = ("wall", "fence", "breastworks", "trenches", "hedge", "sunken-road")
EVERY = (
    *(_at_range, _at_arc, _at_half, _at_radius, _at_line, _at_wood, _at_enfilade),
    *(_at_held_end, _at_works, _at_ring, _at_ford, _at_refused, _at_seam),
)


def at_a_limit(by: Random, made: Table) -> None:
    """Bring a table to some limit."""
    by.choice(EVERY)(by, made)
