"""Whether the parts of a map agree: water whole, crossings on it and joined, roads without gaps, marks on firm ground.

Each problem is noted at the place in the text that is to be mended.
"""

from __future__ import annotations

from itertools import pairwise

from companion.tactical.map_sheet import MapSheet, Spot
from companion.tactical.squares import Square, around, is_diagonal, towards
from companion.tactical.state import SIDES

Chains = dict[str, list[tuple[Square, Spot]]]
Crossings = {"bridges": "bridge", "fords": "ford"}
"""{section: the sort of terrain that its squares have}."""


def sense(sheet: MapSheet) -> None:
    """Note what does not agree."""
    waters, roads = sheet.chains.get("waters", {}), sheet.chains.get("roads", {})
    _touching(sheet, waters, diagonal=False)
    _waters(sheet, waters)
    for section, sort in Crossings.items():
        _crossings(sheet, section, sort, {at for chain in waters.values() for at, _ in chain})
    _bridge_ends(sheet, roads)
    _fords_reached(sheet)
    _touching(sheet, roads, diagonal=sheet.terrains.diagonal_roads)
    _firm(sheet, [(name, at, spot) for name, chain in roads.items() for at, spot in chain], "the road runs through it")
    entries = sheet.chains.get("entries", {})
    _firm(sheet, [(name, at, spot) for name, chain in entries.items() for at, spot in chain], "units come on there")
    _rears(sheet, sheet.chains.get("rears", {}))
    objectives = sheet.named.get("objectives", {})
    _firm(sheet, [(name, at, spot) for at, (name, spot) in objectives.items()], "an objective is to be held")


def _touching(sheet: MapSheet, chains: Chains, *, diagonal: bool) -> None:
    """Note each square of a chain that does not touch the one before it; across a corner only where that counts."""
    for name, chain in chains.items():
        for (one, _), (other, spot) in pairwise(chain):
            way = towards(one, other)
            if way is None:
                sheet.wrong(*spot, f"{_at(other)} does not touch {_at(one)}", f"name every square of {name}")
            elif is_diagonal(way) and not diagonal:
                what = f"{_at(other)} touches {_at(one)} only at a corner"
                sheet.wrong(*spot, what, f"lead {name} over the sides of squares")
        if len(chain) == 1:
            sheet.wrong(*chain[0][1], f"{name} is shorter than two squares")


def _waters(sheet: MapSheet, waters: Chains) -> None:
    for name, chain in waters.items():
        for at, spot in chain:
            if sheet.sort(at) not in ("water", "ford", "bridge", None):
                what = f"{name} runs through {_at(at)}, which is {sheet.kinds[at]}"
                sheet.wrong(*spot, what, "give the square a sign of water, or lead the water elsewhere")
    named = {at for chain in waters.values() for at, _ in chain}
    for at, spot in sheet.spots.items():
        if sheet.sort(at) == "water" and at not in named:
            sheet.wrong(*spot, f"the water at {_at(at)} has no name", "name its square in waters")


def _crossings(sheet: MapSheet, section: str, sort: str, wet: set[Square]) -> None:
    """Note a bridge or ford that is none in the terrain, has no name, or lies on no water."""
    named = sheet.named.get(section, {})
    for at, (name, spot) in named.items():
        if sheet.sort(at) not in (sort, None):
            hint = f"give {_at(at)} the sign of a {sort} in terrain"
            sheet.wrong(*spot, f"{name} is {sheet.kinds[at]} in the terrain, not a {sort}", hint)
    for at, spot in sheet.spots.items():
        if sheet.sort(at) != sort:
            continue
        if at not in named:
            sheet.wrong(*spot, f"the {sort} at {_at(at)} has no name", f"{at[0]},{at[1]} and its name in {section}")
        if at not in wet:
            what = f"the {sort} at {_at(at)} is on no stream or river"
            sheet.wrong(*spot, what, "name its square in waters, or take the crossing away")


def _bridge_ends(sheet: MapSheet, roads: Chains) -> None:
    """Note each bridge to nowhere: a road must lead onto it from two sides."""
    ends: dict[Square, set[Square]] = {}
    for chain in roads.values():
        for (one, _), (other, _) in pairwise(chain):
            ends.setdefault(one, set()).add(other)
            ends.setdefault(other, set()).add(one)
    for at, spot in sheet.spots.items():
        firm = [end for end in ends.get(at, ()) if sheet.sort(end) not in ("water", None)]
        if sheet.sort(at) == "bridge" and len(firm) < 2:
            count = ("no road leads", "only one road leads")[len(firm)]
            sheet.wrong(
                *spot, f"the bridge at {_at(at)} goes nowhere: {count} onto it", "join it by road on both sides"
            )


def _fords_reached(sheet: MapSheet) -> None:
    for at, spot in sheet.spots.items():
        if sheet.sort(at) == "ford":
            dry = [near for near in around(at) if sheet.sort(near) not in ("water", None)]
            if len(dry) < 2:
                sheet.wrong(*spot, f"the ford at {_at(at)} cannot be reached from both sides", "open ground beside it")


def _rears(sheet: MapSheet, rears: Chains) -> None:
    for name, chain in rears.items():
        if name not in SIDES and chain:
            sheet.wrong(*chain[0][1], f"{name} is no side", f"{' or '.join(SIDES)}")
        for at, spot in chain[1:]:
            sheet.wrong(*spot, f"{_at(at)} is a second rear of {name}", "one square for each side")
    for side in SIDES:
        if side not in rears and "rears" in sheet.sections:
            line = max((spot[0] for chain in rears.values() for _, spot in chain), default=1)
            sheet.wrong(line, 1, f"the rear of {side} is missing", f"{side}: and a corner of the map in rears")


def _firm(sheet: MapSheet, marks: list[tuple[str, Square, Spot]], why: str) -> None:
    """Note each mark where units cannot be, and each square that one mark names twice."""
    seen: set[tuple[str, Square]] = set()
    for name, at, spot in marks:
        if sheet.closed(at):
            sheet.wrong(*spot, f"{_at(at)} of {name} is {sheet.kinds[at]}, where nobody can be", why)
        if (name, at) in seen:
            sheet.wrong(*spot, f"{name} names {_at(at)} twice", "name it once")
        seen.add((name, at))


def _at(at: Square) -> str:
    return f"{at[0]},{at[1]}"
