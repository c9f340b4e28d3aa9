"""Tables laid out at random, many of them at the very limits of range, angle and half."""

from __future__ import annotations

import math
from random import Random
from typing import Any

GUNS = ("smoothbore", "rifled")
TROOPS = ("single-line", "double-line", "attack-column", "march-column")
KINDS = ("woods", "woods", "hill", "town", "rough", "orchard", "fence", "wall", "breastworks", "road", "stream")
AREAS = ("woods", "hill", "town", "rough", "orchard")
LIMITS = (4, 8, 16, 24, 32, 2, 12)
HAIRS = (0, 0, 0.01, -0.01, 1e-7, -1e-7, 0.75)
WAYS = (0, math.pi / 4, math.pi / 2, math.pi, math.atan(0.5))


def table(by: Random) -> dict[str, Any]:
    """Lay out two units, some others and some ground about the line between them."""
    square = by.random() < 0.5
    x, y = (by.randint(10, 30), by.randint(10, 30)) if square else (by.uniform(10, 30), by.uniform(10, 30))
    apart = by.choice(LIMITS) + by.choice(HAIRS) if square else by.uniform(1, 34)
    way = by.choice(WAYS) if square else by.uniform(0, math.tau)

    def along(share: float, beside: float) -> tuple[float, float]:
        return (
            x + apart * share * math.sin(way) + by.uniform(-beside, beside),
            y + apart * share * math.cos(way) + by.uniform(-beside, beside),
        )

    firer = _body(by, (x, y), ("infantry", "infantry", "cavalry", *GUNS))
    if by.random() < 0.7:
        firer["facing"] = round(math.degrees(way) + (0 if square else by.uniform(-60, 60)), 1)
    target = _body(by, along(1, 0), ("infantry", "cavalry", "artillery"))
    others = [
        _body(by, along(by.random(), 3), ("infantry", "artillery"), most=3) | {"name": f"other {nth}"}
        for nth in range(by.randint(0, 3))
    ]
    ground = [_ground(by, along(by.uniform(0, 1.1), 3), nth) for nth in range(by.randint(0, 4))]
    return {
        "firer": firer,
        "target": target,
        "others": others,
        "ground": ground,
        "shot": by.choice(("ball", "canister")),
    }


def _body(by: Random, at: tuple[float, float], arms: tuple[str, ...], most: int = 9) -> dict[str, Any]:
    arm, digits = by.choice(arms), by.choice((0, 1, 2, 8))
    made: dict[str, Any] = {
        "arm": arm,
        "formation": by.choice(("unlimbered", "limbered") if arm in (*GUNS, "artillery") else TROOPS),
        "stands": by.randint(1, most),
        "at": [round(at[0], digits), round(at[1], digits)],
        "facing": by.choice((0, 90, 180, 270, 45, 135, round(by.uniform(0, 360), 1))),
    }
    if by.random() < 0.1:
        made["shape"] = _refused(by, made)
    return made


def _refused(by: Random, body: dict[str, Any]) -> list[list[float]]:
    """Lay a unit out in a line whose first stand is refused, in the order of files."""
    turn, back = math.radians(body["facing"]), by.choice((-30, -45, -20))
    right = math.cos(turn), -math.sin(turn)
    line = [
        [body["at"][0] + nth * right[0], body["at"][1] + nth * right[1], body["facing"]]
        for nth in range(body["stands"])
    ]
    line[0][2] += back
    return line


def _ground(by: Random, middle: tuple[float, float], nth: int) -> dict[str, Any]:
    kind = by.choice(KINDS)
    said: dict[str, Any] = {"kind": kind}
    if by.random() < 0.5:
        said["name"] = f"ground {nth}"
    if kind == "woods":
        said["density"] = by.choice(("open", "closed"))
    if kind == "hill":
        said["level"] = by.randint(1, 3)
    if by.random() < 0.1:
        said["cover"] = by.choice(("none", "cover", "works"))
    shape = _outline(by, middle) if kind in AREAS else _line(by, middle)
    return {"type": "Feature", "properties": said, "geometry": shape}


def _outline(by: Random, middle: tuple[float, float]) -> dict[str, Any]:
    corners, digits = by.randint(3, 7), by.choice((0, 1, 3))
    ring = []
    for nth in range(corners):
        turn, reach = math.tau * nth / corners + by.uniform(-0.2, 0.2), by.uniform(1, 5)
        ring.append(
            [round(middle[0] + reach * math.cos(turn), digits), round(middle[1] + reach * math.sin(turn), digits)]
        )
    return {"type": "Polygon", "coordinates": [[*ring, ring[0]]]}


def _line(by: Random, middle: tuple[float, float]) -> dict[str, Any]:
    places = [[round(at + by.uniform(-6, 6), 1) for at in middle] for _ in range(by.randint(2, 4))]
    return {"type": "LineString", "coordinates": places}
