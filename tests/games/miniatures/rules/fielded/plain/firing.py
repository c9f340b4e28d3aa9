"""Who fires at whom, slowly: every two units measured alone, and points by the sheet."""

from __future__ import annotations

import math
from fractions import Fraction
from typing import Any

from tests.games.miniatures.rules.measuring import plainly
from tests.games.miniatures.rules.measuring.plainly import EQUAL

SIZE = (1.0, 0.75)
GUNS = ("smoothbore", "rifled")
POINTS = {
    "infantry": {8: Fraction(1)},
    "cavalry": {4: Fraction(1), 8: Fraction(1, 2)},
    "smoothbore": {4: Fraction(10), 16: Fraction(3), 24: Fraction(2), 32: Fraction(1)},
    "rifled": {4: Fraction(10), 16: Fraction(4), 24: Fraction(3), 32: Fraction(2)},
}


def body(unit: dict[str, Any], *, fires: bool = False) -> dict[str, Any]:
    """Give a unit as a case has it."""
    arm = unit["arm"] if fires or unit["arm"] not in GUNS else "artillery"
    return {
        "arm": arm,
        "formation": unit["formation"],
        "stands": unit["stands"],
        "at": list(unit["at"]),
        "facing": unit["facing"],
        "shape": unit.get("shape"),
    }


def case(table: dict[str, Any], one: dict[str, Any], other: dict[str, Any], shot: str) -> dict[str, Any]:
    """Give two units and all that lies about them as a case."""
    others = [body(each) | {"name": each["id"]} for each in table["units"] if each not in (one, other)]
    return {
        "firer": body(one, fires=True),
        "target": body(other),
        "others": others,
        "laid": [(each["name"], plainly.laid(each, SIZE)) for each in others],
        "ground": [each for each in table["ground"] if each["geometry"]["type"] != "Point"],
        "shot": shot,
        "deep": one["formation"] == "double-line" and other["id"] in touching(table, one),
    }


def touching(table: dict[str, Any], one: dict[str, Any]) -> list[str]:
    """Name whom a unit touches: as attacker, or as the defender of who says so."""
    return [*one["touches"], *(each["id"] for each in table["units"] if one["id"] in each["touches"])]


def silent(one: dict[str, Any]) -> bool:
    """Say whether a unit may fire at nobody: it has fired, sits on its horses, or its guns are shut."""
    return bool(
        one["fired"]
        or one["mounted"]
        or one["silenced"]
        or one["wrecked"]
        or (one["run_up"] and one["side"] == "union")
    )


def points(arm: str, target: dict[str, Any], groups: list[dict[str, Any]]) -> Fraction:
    """Give the points of groups: by band, twice in enfilade, which March Column always is."""
    found = Fraction(0)
    for group in groups:
        bands = {upto: each for upto, each in POINTS[arm].items() if not (group.get("ball") and upto == 4)}
        each = next(each for upto, each in bands.items() if group["range"] <= upto + 1e-6)
        twice = group["enfilade"] or target["formation"] == "march-column"
        found += each * group["stands"] * (2 if twice else 1)
    return found


def fire(table: dict[str, Any]) -> dict[tuple[str, str], dict[str, Any]]:
    """Give who has whom in arc and range: groups, cover, whether two stands are hit, points, shot."""
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for one in table["units"]:
        for other in table["units"]:
            if one["side"] == other["side"]:
                continue
            row = best(table, one, other)
            if row is not None:
                found[one["id"], other["id"]] = row
    return found


def measured(table: dict[str, Any], one: dict[str, Any], other: dict[str, Any], shot: str) -> dict[str, Any] | None:
    """Give a firer and a target with a shot; None where no stand that fires has the target in arc and range."""
    if math.dist(one["at"], other["at"]) > max(POINTS[one["arm"]]) + _reaches(one) + _reaches(other) + 1:
        return None
    asked = case(table, one, other, shot)
    aims = plainly.aimed(asked)
    if not any(each.lines for each in aims):
        return None
    told = plainly.measure(asked, aims)
    near = min(line[0] for each in aims for line in each.lines)
    touches = touching(table, one)
    hits_two, firing = told["may_fire"], [each.stand for each in aims if each.hits]
    return {
        "shot": shot if one["arm"] in GUNS else None,
        "groups": told["groups"],
        "cover": told["cover"],
        "covers": plainly.covers(firing, plainly.laid(body(other), SIZE), asked["ground"]),
        "hits": hits_two,
        "may_fire": hits_two and not silent(one) and not (touches and other["id"] not in touches),
        "points": points(one["arm"], other, told["groups"]) if hits_two else Fraction(0),
        "stands": told["stands"],
        "ranges": [each.range for each in aims if each.range is not None],
        "firing": firing,
        # As good as equally near lines are told apart by nobody.
        "blocked_by": {stop for each in aims for far, stops in each.lines if far <= near + EQUAL for stop in stops},
        "stops": [each.blocked_by for each in aims],
    }


def _reaches(unit: dict[str, Any]) -> float:
    """Give how far a unit's stands lie about the middle of its front."""
    return max(math.dist(unit["at"], corner) for stand in plainly.laid(body(unit), SIZE) for corner in stand.corners)


def _shots(one: dict[str, Any]) -> tuple[str, ...]:
    if one["arm"] not in GUNS:
        return ("ball",)
    return ("canister",) if one["low"] else ("ball", "canister")


def sight(table: dict[str, Any], one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Say whether a line from the middle of some front edge to the nearest point of some stand is clear."""
    asked = case(table, one, other, "ball")
    for mine in plainly.laid(body(one), SIZE):
        for theirs in plainly.laid(body(other), SIZE):
            near = plainly.nearest(list(theirs.corners), mine.front)
            if not plainly.stopping(mine.front, near, asked, SIZE):
                return True
    return False


def together(
    table: dict[str, Any], target: dict[str, Any], rows: dict[str, dict[str, Any] | None]
) -> dict[str, Any] | None:
    """Give what units that fire at one target together fire: each its groups, and what covers it from all of them."""
    those = {name: row for name, row in rows.items() if row is not None and row["groups"]}
    if not those:
        return None
    stands = [stand for row in those.values() for stand in row["firing"]]
    ground = [each for each in table["ground"] if each["geometry"]["type"] != "Point"]
    return {
        "rows": those,
        "covers": plainly.covers(stands, plainly.laid(body(target), SIZE), ground),
    }


def best(table: dict[str, Any], one: dict[str, Any], other: dict[str, Any]) -> dict[str, Any] | None:
    """Give a firer and a target with the shot that is worth more, of equals ball."""
    rows = [row for shot in _shots(one) if (row := measured(table, one, other, shot)) is not None]
    return max(rows, key=lambda row: (row["may_fire"], row["points"]), default=None)
