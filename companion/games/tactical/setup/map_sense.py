"""Whether the parts of a map agree: water whole, crossings on it and joined, roads without gaps, marks on firm ground.

Each problem is noted at the place in the text that is to be mended.
"""

from __future__ import annotations

from itertools import pairwise

from companion.games.tactical.charts.terms import SIDES
from companion.games.tactical.rules.ground.squares import Square, around, is_diagonal, towards
from companion.games.tactical.setup.map_sheet import MapSheet, Spot
from companion.language.tongue import tr

Chains = dict[str, list[tuple[Square, Spot]]]
Crossings = {"bridges": "bridge", "fords": "ford"}
"""{section: the sort of terrain that its squares have}."""


def sense(sheet: MapSheet) -> None:
    """Note what does not agree."""
    waters, roads = sheet.chains.get("waters", {}), sheet.chains.get("roads", {})
    # Water that touches only at a corner would let a unit slip between.
    _touching(sheet, waters, diagonal=False)
    _waters(sheet, waters)
    for section, sort in Crossings.items():
        _crossings(sheet, section, sort, {at for chain in waters.values() for at, _ in chain})
    _bridge_ends(sheet, roads)
    _fords_reached(sheet)
    _touching(sheet, roads, diagonal=sheet.terrains.diagonal_roads)
    _firm(
        sheet, [(name, at, spot) for name, chain in roads.items() for at, spot in chain], tr("the road runs through it")
    )
    entries = sheet.chains.get("entries", {})
    _firm(sheet, [(name, at, spot) for name, chain in entries.items() for at, spot in chain], tr("units come on there"))
    _rears(sheet, sheet.chains.get("rears", {}))
    objectives = sheet.named.get("objectives", {})
    _firm(sheet, [(name, at, spot) for at, (name, spot) in objectives.items()], tr("an objective is to be held"))


def _touching(sheet: MapSheet, chains: Chains, *, diagonal: bool) -> None:
    """Note each square of a chain that does not touch the one before it; across a corner only where that counts."""
    for name, chain in chains.items():
        for (one, _), (other, spot) in pairwise(chain):
            way = towards(one, other)
            if way is None:
                sheet.wrong(
                    *spot,
                    tr("{at} does not touch {to}", at=_at(other), to=_at(one)),
                    tr("name every square of {name}", name=name),
                )
            elif is_diagonal(way) and not diagonal:
                what = tr("{at} touches {to} only at a corner", at=_at(other), to=_at(one))
                sheet.wrong(*spot, what, tr("lead {name} over the sides of squares", name=name))
        if len(chain) == 1:
            sheet.wrong(*chain[0][1], tr("{name} is shorter than two squares", name=name))


def _waters(sheet: MapSheet, waters: Chains) -> None:
    for name, chain in waters.items():
        for at, spot in chain:
            if sheet.sort(at) not in ("water", "ford", "bridge", None):
                what = tr(
                    "{name} runs through {at}, which is {terrain}", name=name, at=_at(at), terrain=sheet.kinds[at]
                )
                sheet.wrong(*spot, what, tr("give the square a sign of water, or lead the water elsewhere"))
    named = {at for chain in waters.values() for at, _ in chain}
    for at, spot in sheet.spots.items():
        if sheet.sort(at) == "water" and at not in named:
            sheet.wrong(*spot, tr("the water at {at} has no name", at=_at(at)), tr("name its square in waters"))


def _crossings(sheet: MapSheet, section: str, sort: str, wet: set[Square]) -> None:
    """Note a bridge or ford that is none in the terrain, has no name, or lies on no water."""
    named = sheet.named.get(section, {})
    for at, (name, spot) in named.items():
        if sheet.sort(at) not in (sort, None):
            hint = tr("give {at} the sign of a {sort} in terrain", at=_at(at), sort=sort)
            sheet.wrong(
                *spot,
                tr("{name} is {terrain} in the terrain, not a {sort}", name=name, terrain=sheet.kinds[at], sort=sort),
                hint,
            )
    for at, spot in sheet.spots.items():
        if sheet.sort(at) != sort:
            continue
        if at not in named:
            sheet.wrong(
                *spot,
                tr("the {sort} at {at} has no name", sort=sort, at=_at(at)),
                tr("{at} and its name in {section}", at=_at(at), section=section),
            )
        if at not in wet:
            what = tr("the {sort} at {at} is on no stream or river", sort=sort, at=_at(at))
            sheet.wrong(*spot, what, tr("name its square in waters, or take the crossing away"))


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
            what = (
                tr("the bridge at {at} goes nowhere: only one road leads onto it", at=_at(at))
                if firm
                else tr("the bridge at {at} goes nowhere: no road leads onto it", at=_at(at))
            )
            sheet.wrong(*spot, what, tr("join it by road on both sides"))


def _fords_reached(sheet: MapSheet) -> None:
    for at, spot in sheet.spots.items():
        if sheet.sort(at) == "ford":
            dry = [near for near in around(at) if sheet.sort(near) not in ("water", None)]
            if len(dry) < 2:
                sheet.wrong(
                    *spot,
                    tr("the ford at {at} cannot be reached from both sides", at=_at(at)),
                    tr("open ground beside it"),
                )


def _rears(sheet: MapSheet, rears: Chains) -> None:
    for name, chain in rears.items():
        if name not in SIDES and chain:
            sheet.wrong(*chain[0][1], tr("{name} is no side", name=name), f"{' or '.join(SIDES)}")
        for at, spot in chain[1:]:
            sheet.wrong(
                *spot, tr("{at} is a second rear of {name}", at=_at(at), name=name), tr("one square for each side")
            )
    for side in SIDES:
        if side not in rears and "rears" in sheet.sections:
            line = max((spot[0] for chain in rears.values() for _, spot in chain), default=1)
            sheet.wrong(
                line,
                1,
                tr("the rear of {side} is missing", side=side),
                tr("{side}: and a corner of the map in rears", side=side),
            )


def _firm(sheet: MapSheet, marks: list[tuple[str, Square, Spot]], why: str) -> None:
    """Note each mark where units cannot be, and each square that one mark names twice."""
    seen: set[tuple[str, Square]] = set()
    for name, at, spot in marks:
        if sheet.closed(at):
            sheet.wrong(
                *spot,
                tr("{at} of {name} is {terrain}, where nobody can be", at=_at(at), name=name, terrain=sheet.kinds[at]),
                why,
            )
        if (name, at) in seen:
            sheet.wrong(*spot, tr("{name} names {at} twice", name=name, at=_at(at)), tr("name it once"))
        seen.add((name, at))


def _at(at: Square) -> str:
    return f"{at[0]},{at[1]}"
