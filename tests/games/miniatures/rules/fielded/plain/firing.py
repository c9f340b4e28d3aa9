"""Who fires at whom, slowly: every two units measured alone, and points by the sheet."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from tests.games.miniatures.rules.measuring import plainly

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
    }


def case(table: dict[str, Any], one: dict[str, Any], other: dict[str, Any], shot: str) -> dict[str, Any]:
    """Give two units and all that lies about them as a case."""
    others = [body(each) | {"name": each["id"]} for each in table["units"] if each not in (one, other)]
    return {
        "firer": body(one, fires=True),
        "target": body(other),
        "others": others,
        "ground": [each for each in table["ground"] if each["geometry"]["type"] != "Point"],
        "shot": shot,
    }


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
            best: dict[str, Any] | None = None
            for shot in _shots(one):
                told = plainly.measure(case(table, one, other, shot))
                if not any(stand["hits"] or stand["blocked_by"] for stand in told["stands"]):
                    continue
                worth = points(one["arm"], other, told["groups"]) if told["may_fire"] else Fraction(0)
                row = {
                    "shot": shot if one["arm"] in GUNS else None,
                    "groups": told["groups"],
                    "cover": told["cover"],
                    "may_fire": told["may_fire"],
                    "points": worth,
                }
                if best is None or (row["may_fire"], row["points"]) > (best["may_fire"], best["points"]):
                    best = row
            if best is not None:
                found[one["id"], other["id"]] = best
    return found


def _shots(one: dict[str, Any]) -> tuple[str, ...]:
    if one["arm"] not in GUNS:
        return ("ball",)
    return ("canister",) if one["low"] else ("ball", "canister")


def sight(table: dict[str, Any], one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Say whether a line from the middle of some front edge to the nearest point of some stand is clear."""
    asked, size = case(table, one, other, "ball"), (1.0, 0.75)
    for mine in plainly.laid(body(one), size):
        for theirs in plainly.laid(body(other), size):
            near = plainly.nearest(list(theirs.corners), mine.front)
            if plainly.stopping(mine.front, near, asked, size) is None:
                return True
    return False
