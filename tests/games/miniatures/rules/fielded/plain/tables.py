"""Whole tables at random: units of both sides, leaders, ground, ways, charges; a quarter of them at the limits.

A table is plain values, so that the slow reckoner and the program get the same. At a limit some distance, angle or half
lies within a hundredth of where the answer changes.
"""

from __future__ import annotations

import math
from random import Random
from typing import Any

SIDES = ("union", "confederate")
TROOPS = ("single-line", "single-line", "double-line", "attack-column", "march-column")
AREAS = ("woods", "woods", "hill", "town", "rough", "orchard")
LINES = ("fence", "wall", "breastworks", "stream", "road", "pike", "river")
HAIRS = (0.0, 5e-8, -5e-8, 0.01, -0.01, 0.004, -0.004)
EXTENT = (40.0, 30.0)
WIDE, DEEP = 1.0, 0.75
Table = dict[str, Any]


def table(by: Random) -> Table:
    """Lay out a table with what is asked of it."""
    units = [_unit(by, nth) for nth in range(by.randint(3, 6))]
    ground = [_piece(by, nth) for nth in range(by.randint(0, 6))]
    leaders = [{"id": "chief", "side": "union", "at": _place(by)}]
    made: Table = {"units": units, "ground": ground, "leaders": leaders}
    made["tight"] = by.random() < 0.25
    if made["tight"]:
        by.choice((_at_range, _at_arc, _at_half, _at_radius, _at_line, _at_wood, _at_enfilade))(by, made)
    mover = by.choice(units)
    made["way"] = {"unit": mover["id"], "path": _path(by, mover)}
    made["charge"] = _charge(by, made)
    made["retreat"] = {"unit": by.choice(units)["id"], "how": by.choice(("full-move", "beyond-musketry", "two-inches"))}
    return made


def beside(at: tuple[float, float], facing: float, right: float, ahead: float) -> tuple[float, float]:
    """Give the place so far to the right and ahead of who stands there."""
    turn = math.radians(facing)
    return (
        at[0] + right * math.cos(turn) + ahead * math.sin(turn),
        at[1] - right * math.sin(turn) + ahead * math.cos(turn),
    )


def _place(by: Random) -> tuple[float, float]:
    digits = by.choice((0, 1, 2, 6))
    return round(by.uniform(4, EXTENT[0] - 4), digits), round(by.uniform(4, EXTENT[1] - 4), digits)


def _unit(by: Random, nth: int) -> Table:
    at = _place(by)
    about = math.degrees(math.atan2(EXTENT[0] / 2 - at[0], EXTENT[1] / 2 - at[1]))
    facing = by.choice((0.0, 90.0, 180.0, 270.0, round((about + by.uniform(-60, 60)) % 360, 1)))
    made: Table = {"id": f"u{nth}", "side": SIDES[nth % 2], "at": at, "facing": facing}
    if by.random() < 0.25:
        gun = by.choice(("smoothbore", "rifled"))
        limbered = by.random() < 0.3
        return made | {
            "arm": gun,
            "formation": "limbered" if limbered else "unlimbered",
            "stands": by.randint(1, 3),
            "low": by.random() < 0.2,
        }
    arm = "cavalry" if by.random() < 0.15 else "infantry"
    return made | {"arm": arm, "formation": by.choice(TROOPS), "stands": by.randint(1, 8), "low": False}


def _piece(by: Random, nth: int) -> Table:
    x, y = by.uniform(2, EXTENT[0] - 2), by.uniform(2, EXTENT[1] - 2)
    digits = by.choice((0, 1, 3))

    def held(u: float, v: float) -> list[float]:
        return [round(min(EXTENT[0], max(0.0, u)), digits), round(min(EXTENT[1], max(0.0, v)), digits)]

    if by.random() < 0.6:
        kind = by.choice(AREAS)
        turns = [math.tau * step / 6 + by.uniform(-0.3, 0.3) for step in range(6)]
        wide = by.uniform(1.5, 5)
        ring = [held(x + wide * math.cos(turn), y + wide * math.sin(turn)) for turn in turns]
        said: Table = {"kind": kind, "name": f"{kind} {nth}"}
        said |= {"level": by.randint(1, 3)} if kind == "hill" else {}
        said |= {"density": by.choice(("open", "closed"))} if kind == "woods" else {}
        said |= {"moves": "rough"} if kind == "orchard" and by.random() < 0.5 else {}
        return _feature(said, "Polygon", [[*ring, ring[0]]])
    kind = by.choice(LINES)
    said = {"kind": kind, "name": f"{kind} {nth}"}
    if kind == "stream":
        said |= by.choice(({}, {"moves": "ford"}, {"moves": "linear"}))
    way = [held(x + by.uniform(-8, 8), y + by.uniform(-8, 8)) for _ in range(3)]
    if kind == "river" and by.random() < 0.5:
        return _feature({"kind": "ford", "name": f"ford {nth}"}, "Point", way[1])
    return _feature(said, "LineString", way)


def _feature(said: Table, shape: str, places: Any) -> Table:
    return {"type": "Feature", "properties": said, "geometry": {"type": shape, "coordinates": places}}


def _ring(corners: list[tuple[float, float]]) -> list[list[list[float]]]:
    return [[_on_table(corner) for corner in (*corners, corners[0])]]


def _on_table(place: tuple[float, float]) -> list[float]:
    return [min(72.0, max(0.0, place[0])), min(48.0, max(0.0, place[1]))]


# ---- at the limits: the first two units are enemies of each other


def _front(unit: Table) -> float:
    """Give half the width of a unit's first rank."""
    stands = int(unit["stands"])
    wide = {"double-line": -(-stands // 2), "attack-column": min(2, stands), "march-column": 1, "limbered": 1}
    return wide.get(unit["formation"], stands) * WIDE / 2


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
    right = _front(one) + far * spread + _front(made["units"][1]) + by.choice(HAIRS)
    _opposite(by, made, far, right, turn=0.0)


def _at_half(by: Random, made: Table) -> None:
    _, other = _opposite(by, made, by.uniform(3, 7))
    middle = by.choice((-1, 0, 1)) * WIDE / 2 + by.choice(HAIRS)
    corners = [(-9.0, 2.0), (middle, 2.0), (middle, -4.0), (-9.0, -4.0)]
    places = [beside(other["at"], other["facing"], *corner) for corner in corners]
    made["ground"].append(
        _feature({"kind": by.choice(("woods", "town", "rough")), "name": "half"}, "Polygon", _ring(places))
    )


def _at_radius(by: Random, made: Table) -> None:
    one = made["units"][0]
    right = by.uniform(-_front(one), _front(one))
    made["leaders"][0]["at"] = beside(one["at"], one["facing"], right, 18.0 + by.choice(HAIRS))


def _at_line(by: Random, made: Table) -> None:
    _, other = _opposite(by, made, by.uniform(4, 7))
    off = 1.0 + by.choice(HAIRS)
    ends = [beside(other["at"], other["facing"], right, off) for right in (-12.0, 12.0)]
    kind = by.choice(("fence", "wall", "breastworks"))
    made["ground"].append(_feature({"kind": kind, "name": "near"}, "LineString", [_on_table(end) for end in ends]))


def _at_wood(by: Random, made: Table) -> None:
    one, _ = _opposite(by, made, 7.5)
    deep = 4.0 + by.choice(HAIRS)
    corners = [(-12.0, 1.0), (12.0, 1.0), (12.0, 1.0 + deep), (-12.0, 1.0 + deep)]
    places = [beside(one["at"], one["facing"], *corner) for corner in corners]
    made["ground"].append(_feature({"kind": "woods", "name": "thicket"}, "Polygon", _ring(places)))


def _at_enfilade(by: Random, made: Table) -> None:
    one, other = made["units"][:2]
    far = by.uniform(1, 4)
    # Beyond an end of the other's line, ahead of it by as much as beside it.
    at = beside(other["at"], other["facing"], _front(other) + far, far + by.choice(HAIRS))
    one["at"], one["facing"] = at, (other["facing"] - 135) % 360


# ---- what is asked


def _path(by: Random, unit: Table) -> list[list[float]]:
    at, facing, made = unit["at"], unit["facing"], []
    for _ in range(by.randint(1, 3)):
        match by.choice(("forward", "forward", "wheel", "oblique", "backward", "flank", "anywhere")):
            case "wheel":
                turn = by.choice((-1, 1)) * by.choice((10.0, 30.0, 45.0, 90.0))
                inner = math.copysign(_front(unit), turn)
                pivot = beside(at, facing, inner, 0)
                facing = (facing + turn) % 360
                at = beside(pivot, facing, -inner, 0)
            case "anywhere":
                at, facing = _place(by), round(by.uniform(0, 360), 1) % 360
            case mode:
                far = by.choice((2.0, 3.0, 6.0, round(by.uniform(0.5, 9), 2)))
                off = {"forward": 0.0, "oblique": by.choice((30.0, -45.0)), "backward": 180.0, "flank": 90.0}[mode]
                at = beside(at, facing + off, 0, far)
        made.append([at[0], at[1], facing])
    return made


def _charge(by: Random, made: Table) -> Table:
    one, other = made["units"][0], made["units"][1]
    gap = by.choice((0.0, 0.0, 0.05, 1.0)) + (by.choice(HAIRS) if made["tight"] else 0.0)
    match by.choice(("front", "flank", "rear")):
        case "front":
            at = beside(other["at"], other["facing"], by.uniform(-1.5, 1.5), gap)
            facing = other["facing"] + 180
        case "rear":
            deep = {"double-line": 2, "attack-column": -(-other["stands"] // 2)}
            deep |= dict.fromkeys(("march-column", "limbered"), other["stands"])
            back = DEEP * (1 if other["stands"] == 1 else deep.get(other["formation"], 1))
            at = beside(other["at"], other["facing"], by.uniform(-1, 1), -back - gap)
            facing = other["facing"]
        case _:
            at = beside(other["at"], other["facing"], _front(other) + gap, -DEEP / 2)
            facing = other["facing"] - 90
    if by.random() < 0.5:
        # It comes from behind the line of the other's front, or from a hair before it.
        hair = by.choice(HAIRS) if made["tight"] else -3.0
        one["at"], one["facing"] = beside(other["at"], other["facing"], by.uniform(-9, 9), hair), other["facing"]
    return {"attacker": one["id"], "defender": other["id"], "at": [at[0], at[1], facing % 360]}
