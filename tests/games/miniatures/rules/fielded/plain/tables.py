"""Whole tables at random: units of both sides, leaders, ground, ways, charges; a quarter of them at the limits.

A table is plain values, so that the slow reckoner and the program get the same. At a limit some distance, angle or half
lies within a hundredth of where the answer changes.
"""

from __future__ import annotations

import math
from random import Random

from tests.games.miniatures.rules.fielded.plain import asking, limits, refusing
from tests.games.miniatures.rules.fielded.plain.laying import EXTENT, Table, feature, place

SIDES = ("union", "confederate")
TROOPS = ("single-line", "single-line", "double-line", "attack-column", "march-column")
AREAS = ("woods", "woods", "hill", "town", "rough", "orchard")
LINES = ("fence", "wall", "breastworks", "stream", "road", "pike", "river")


def table(by: Random) -> Table:
    """Lay out a table with what is asked of it."""
    units = [_unit(by, nth) for nth in range(by.randint(4, 6))]
    ground = [_piece(by, nth) for nth in range(by.randint(0, 5))]
    leaders = [{"id": "chief", "side": "union", "at": place(by)}]
    made: Table = {"units": units, "ground": ground, "leaders": leaders}
    made["tight"] = by.random() < 0.25
    if made["tight"]:
        limits.at_a_limit(by, made)
    scene = by.choice(("none", "volley", "combat"))
    made["volley"] = asking.volley(by, made, scene=scene == "volley")
    made["combat"] = asking.combat(by, made, scene=scene == "combat")
    _contacts(by, made, scene)
    mover = by.choice([each for each in units if not each["mounted"]] or units[:1])
    made["way"] = {"unit": mover["id"], "path": asking.path(by, mover)}
    made["charge"] = asking.charge(by, made)
    made["retreat"] = {"unit": by.choice(units)["id"], "how": by.choice(("full-move", "beyond-musketry", "two-inches"))}
    for each in units:
        if each["refused"]:
            refusing.shape(by, each)
    return made


def _unit(by: Random, nth: int) -> Table:
    at = place(by)
    about = math.degrees(math.atan2(EXTENT[0] / 2 - at[0], EXTENT[1] / 2 - at[1]))
    facing = by.choice((0.0, 90.0, 180.0, 270.0, round((about + by.uniform(-60, 60)) % 360, 1)))
    made: Table = {"id": f"u{nth}", "side": SIDES[nth % 2], "at": at, "facing": facing, "refused": by.random() < 0.35}
    made |= dict.fromkeys(("low", "mounted", "silenced", "wrecked", "run_up"), False)
    made |= {"fired": by.random() < 0.08, "touches": []}
    if by.random() < 0.3:
        limbered = by.random() < 0.25
        made |= {"arm": by.choice(("smoothbore", "rifled")), "formation": "limbered" if limbered else "unlimbered"}
        made |= {"stands": by.randint(1, 3), "low": by.random() < 0.2}
        # Guns that may not fire: silenced, wrecked, or brought up and unlimbered in this player turn.
        return made | by.choice(({}, {}, {}, {by.choice(("silenced", "wrecked", "run_up")): True}))
    arm = "cavalry" if by.random() < 0.15 else "infantry"
    made |= {"arm": arm, "formation": by.choice(TROOPS), "stands": by.randint(1, 8)}
    return made | {"mounted": arm == "cavalry" and by.random() < 0.4}


def _contacts(by: Random, made: Table, scene: str) -> None:
    """Let who has come into touch be in charge contact, and some others whom a referee says to be."""
    asked, units = made["combat"], {each["id"]: each for each in made["units"]}
    union = [units[name] for name in asked["attackers"] if units[name]["side"] == "union"]
    for one in union:
        if by.random() < (0.5 if scene == "combat" else 0.15) and one["arm"] in ("infantry", "cavalry"):
            one["touches"] = list(asked["defenders"])


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
        return feature(said, "Polygon", [[*ring, ring[0]]])
    kind = by.choice(LINES)
    said = {"kind": kind, "name": f"{kind} {nth}"}
    if kind == "stream":
        said |= by.choice(({}, {"moves": "ford"}, {"moves": "linear"}))
    way = [held(x + by.uniform(-8, 8), y + by.uniform(-8, 8)) for _ in range(3)]
    if kind == "river" and by.random() < 0.5:
        return feature({"kind": "ford", "name": f"ford {nth}"}, "Point", way[1])
    return feature(said, "LineString", way)
