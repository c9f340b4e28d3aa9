"""What is asked of a table: a way, a charge, who fires together, who fights whom over what ground."""

from __future__ import annotations

import math
from random import Random

from tests.games.miniatures.rules.fielded.plain.laying import (
    DEEP,
    HAIRS,
    Table,
    beside,
    depth,
    feature,
    front,
    on_table,
    place,
    ring,
)
from tests.games.miniatures.rules.fielded.plain.limits import LINES


def path(by: Random, unit: Table) -> list[list[float]]:
    """Give a way that a unit might go."""
    at, facing, made = unit["at"], unit["facing"], []
    for _ in range(by.randint(1, 3)):
        match by.choice(("forward", "forward", "wheel", "oblique", "backward", "flank", "anywhere")):
            case "wheel":
                turn = by.choice((-1, 1)) * by.choice((10.0, 30.0, 45.0, 90.0))
                inner = math.copysign(front(unit), turn)
                pivot = beside(at, facing, inner, 0)
                facing = (facing + turn) % 360
                at = beside(pivot, facing, -inner, 0)
            case "anywhere":
                at, facing = place(by), round(by.uniform(0, 360), 1) % 360
            case mode:
                far = by.choice((2.0, 3.0, 6.0, round(by.uniform(0.5, 9), 2)))
                off = {"forward": 0.0, "oblique": by.choice((30.0, -45.0)), "backward": 180.0, "flank": 90.0}[mode]
                at = beside(at, facing + off, 0, far)
        made.append([at[0], at[1], facing])
    return made


def charge(by: Random, made: Table) -> Table:
    """Bring the first unit into touch with the second, in the mind alone."""
    one, other = made["units"][0], made["units"][1]
    gap = by.choice((0.0, 0.0, 0.05, 1.0)) + (by.choice(HAIRS) if made["tight"] else 0.0)
    match by.choice(("front", "flank", "rear")):
        case "front":
            at = beside(other["at"], other["facing"], by.uniform(-1.5, 1.5), gap)
            facing = other["facing"] + 180
        case "rear":
            at = beside(other["at"], other["facing"], by.uniform(-1, 1), -depth(other) - gap)
            facing = other["facing"]
        case _:
            at = beside(other["at"], other["facing"], front(other) + gap, -DEEP / 2)
            facing = other["facing"] - 90
    if by.random() < 0.5:
        # It comes from behind the line of the other's front, or from a hair before it.
        hair = by.choice(HAIRS) if made["tight"] else -3.0
        one["at"], one["facing"] = beside(other["at"], other["facing"], by.uniform(-9, 9), hair), other["facing"]
    return {"attacker": one["id"], "defender": other["id"], "at": [at[0], at[1], facing % 360]}


def volley(by: Random, made: Table, *, scene: bool) -> Table:
    """Let two or three units of a side fire at one target; as a scene they stand about its front, with lines between."""
    target = made["units"][1]
    firers = [each for each in made["units"] if each["side"] != target["side"]][: by.choice((2, 3))]
    if scene:
        for nth, one in enumerate(firers):
            # The first of them stands where a limit has brought it.
            if nth or not made["tight"]:
                lean = by.choice((-60.0, -30.0, 0.0, 25.0, 50.0))
                move(
                    one,
                    _about(target["at"], target["facing"] + lean, by.uniform(2.5, 9)),
                    target["facing"] + lean + 180,
                )
        for nth in range(by.randint(1, 2)):
            made["ground"].append(_across(by, target, f"between {nth}"))
    return {"target": target["id"], "firers": [each["id"] for each in firers]}


def combat(by: Random, made: Table, *, scene: bool) -> Table:
    """Let one or two units attack one or two; as a scene they touch, know where they began, and there is ground."""
    defender = made["units"][3]
    attackers = [each for each in made["units"][2:] if each["side"] != defender["side"]][: by.choice((1, 1, 2))]
    beside_him = [each for each in made["units"][4:] if each["side"] == defender["side"]]
    defenders = [defender, *beside_him[: by.choice((0, 1))]]
    asked = {"attackers": [each["id"] for each in attackers], "defenders": [each["id"] for each in defenders]}
    if not scene:
        return asked
    for nth, one in enumerate(attackers):
        lean = by.choice((0.0, 0.0, 0.0, -90.0, 90.0, 180.0)) if nth == 0 else by.choice((-90.0, 45.0, 90.0))
        deep = {0.0: 0.0, 180.0: -depth(defender)}.get(lean, -DEEP / 2)
        at = beside(defender["at"], defender["facing"], _side(lean) * front(defender), deep)
        move(one, _about(at, defender["facing"] + lean, by.choice((0.0, 0.0, 0.05))), defender["facing"] + lean + 180)
        back = beside(one["at"], one["facing"], by.uniform(-2, 2), -by.uniform(1, 8))
        one["came_from"] = [back[0], back[1], (one["facing"] + by.choice((0.0, 0.0, 30.0, -20.0))) % 360]
        if by.random() < 0.1:
            del one["came_from"]
    for one in defenders[1:]:
        right = front(defender) + front(one) + by.choice((0.0, 0.5))
        move(one, beside(defender["at"], defender["facing"], right, by.choice((0.0, -0.3))), defender["facing"])
    for nth in range(by.choice((0, 1, 1, 2))):
        made["ground"].append(_held(by, defender, f"held {nth}"))
    return asked


def move(unit: Table, at: tuple[float, float], facing: float) -> None:
    """Put a unit elsewhere as it stands."""
    x, y = on_table(at)
    unit |= {"at": (x, y), "facing": facing % 360}


def _about(at: tuple[float, float], facing: float, far: float) -> tuple[float, float]:
    return beside(at, facing, 0, far)


def _side(lean: float) -> int:
    return {90.0: 1, 45.0: 1, -90.0: -1}.get(lean, 0)


def _across(by: Random, target: Table, name: str) -> Table:
    """Draw a line before a target: all along it, or before a part of it, or slantwise."""
    off, slant = by.choice((0.3, 0.9, 1.0 + by.choice(HAIRS), 1.3)), by.choice((0.0, 0.0, by.uniform(-2, 2)))
    ends = [(-9.0, off - slant), (by.choice((9.0, by.randint(-3, 3) / 2 + by.choice(HAIRS))), off + slant)]
    places = [on_table(beside(target["at"], target["facing"], *end)) for end in ends]
    said = {"kind": by.choice(LINES), "name": name}
    said |= by.choice(({}, {}, {}, {"cover": by.choice(("none", "cover", "works"))}))
    return feature(said, "LineString", places)


def _held(by: Random, unit: Table, name: str) -> Table:
    """Give ground for a unit to hold: before it, about it, under it."""
    said: Table = {"name": name} | by.choice(
        ({}, {}, {}, {"charge": by.choice(("none", "ground", "works", "trenches"))})
    )
    at, facing = unit["at"], unit["facing"]
    match by.choice(("line", "line", "line", "area", "ring", "ford")):
        case "line":
            return _across(by, unit, name) | {"properties": said | {"kind": by.choice((*LINES, "cut"))}}
        case "area":
            middle = by.choice((-1, 0, 1, 20)) / 2 + by.choice(HAIRS)
            corners = [(-9.0, 2.0), (middle, 2.0), (middle, -4.0), (-9.0, -4.0)]
            kind = by.choice(("woods", "hill", "town", "rough", "orchard"))
            places = [beside(at, facing, *corner) for corner in corners]
            if by.random() < 0.3:
                far = ring([beside(at, facing, right, ahead) for right, ahead in ((20, 9), (25, 9), (22, 14))])
                return feature(said | {"kind": kind}, "MultiPolygon", [ring(places), far])
            return feature(said | {"kind": kind}, "Polygon", ring(places))
        case "ring":
            long = max(0.3, front(unit) + by.choice((0.5, -0.5)))
            corners = [(-long, 0.6), (long, 0.6), (long, -3.0), (-long, -3.0)]
            drawn = [on_table(beside(at, facing, *corner)) for corner in corners]
            said |= {"kind": by.choice(("breastworks", "trenches")), "all_round": by.random() < 0.8}
            return feature(said, "LineString", [*drawn, drawn[0]])
        case _:
            off = by.uniform(-3, 3), by.uniform(0, 2)
            return feature(said | {"kind": "ford"}, "Point", on_table(beside(at, facing, *off)))
