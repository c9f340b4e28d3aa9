"""A division laid out in line: its brigades side by side, its guns behind them, its leader in the rear."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from companion.field.parts import place_of, rings_of
from companion.field.shapes import Ground
from companion.games.miniatures.setup.standing import Places, deployment
from companion.games.miniatures.words.field.standing import Place, laid_out

GAP = 1.0
"""Inches between two units of a line, and from a line to the next."""
NEXT = 3.0
"""Inches from one who was put there to the next who is taken up."""
BESIDE = 6.0
"""Inches along an edge from one who comes over it to the next: the front of a large brigade in two ranks."""


def in_line(
    units: Sequence[Any], leaders: Sequence[Any], at: Place, size: tuple[float, float], table: tuple[float, float]
) -> dict[str, tuple[float, ...]]:
    """Give where each stands of a division whose middle is at a place, in as many lines as the table is wide for."""
    lines = [*_lines([one for one in units if one.kind == "brigade"], size, table)]
    lines += _lines([one for one in units if one.kind != "brigade"], size, table)
    turn = math.radians(at[2])
    right, ahead = (math.cos(turn), -math.sin(turn)), (math.sin(turn), math.cos(turn))
    found: dict[str, tuple[float, ...]] = {}
    back = 0.0
    for line in lines:
        reached = -(sum(wide for _, wide, _ in line) + GAP * (len(line) - 1)) / 2
        for one, wide, _ in line:
            along = reached + wide / 2
            reached += wide + GAP
            place = (at[0] + right[0] * along - ahead[0] * back, at[1] + right[1] * along - ahead[1] * back)
            found[one.id] = (*_held(place, table), at[2] % 360)
        back += max(deep for _, _, deep in line) + GAP
    for nth, one in enumerate(leaders):
        aside = (nth - (len(leaders) - 1) / 2) * 2 * GAP
        place = (at[0] + right[0] * aside - ahead[0] * back, at[1] + right[1] * aside - ahead[1] * back)
        found[one.id] = _held(place, table)
    return found


def _lines(
    units: Iterable[Any], size: tuple[float, float], table: tuple[float, float]
) -> list[list[tuple[Any, float, float]]]:
    """Part units into lines that are no wider than the table is deep, each unit with its width and depth."""
    found: list[list[tuple[Any, float, float]]] = []
    taken = math.inf
    for one in units:
        stands = laid_out(one, one.stands or 1, (0.0, 0.0, 0.0), size)
        wide = max(stand.at[0] for stand in stands) - min(stand.at[0] for stand in stands) + size[0]
        deep = size[1] * max(stand.rank for stand in stands)
        if taken + wide + GAP > min(table):
            found.append([])
            taken = 0.0
        found[-1].append((one, wide, deep))
        taken += wide + GAP
    return found


def _held(place: tuple[float, float], table: tuple[float, float]) -> tuple[float, float]:
    """Give a place on the table: what would lie beside it stands at its edge."""
    return round(min(max(place[0], 0.0), table[0]), 2), round(min(max(place[1], 0.0), table[1]), 2)


def proposed(view: Any, side: str) -> Places:
    """Give where the field itself has those of a side who have no place yet."""
    return deployment(view, side=side)


def begins(ground: Ground, one: Any, side: str) -> Place | None:
    """Give where somebody sets up: the middle of the area that names him or his command, facing the table's middle.

    None where no area is his.
    """
    named = {one.id, *commands_of(one)}
    areas = [area for area in ground.of("deployment") if area.properties.side == side]
    his = next((area for area in areas if named & set(area.properties.units)), None)
    his = his or (areas[0] if len(areas) == 1 else None)
    if his is None:
        return None
    places = [place for rings in rings_of(his) for place in rings[0][:-1]]
    x, y = sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)
    return x, y, facing_to((x, y), (ground.table[0] / 2, ground.table[1] / 2))


def arrives(ground: Ground, one: Any, places: Mapping[str, Sequence[float]]) -> Place | None:
    """Give where somebody comes on: at his side's arrival on his edge, looking in, beside those who stand there.

    None who comes over no edge, or where the field has no arrival of his.
    """
    edge = getattr(one, "edge", "")
    those = (each for each in ground.of("arrival") if (each.properties.side, each.properties.edge) == (one.side, edge))
    his = next(those, None) if edge else None
    if his is None:
        return None
    (x, y), (wide, tall) = place_of(his), ground.table
    off = {90.0: x, 270.0: wide - x, 0.0: y, 180.0: tall - y}
    facing = min(off, key=off.__getitem__)
    for aside in (0, 1, -1, 2, -2, 3, -3):
        along = aside * BESIDE
        found = _held((x + along, y) if facing in (0.0, 180.0) else (x, y + along), ground.table)
        if all(math.dist(found, place[:2]) >= BESIDE for place in places.values()):
            return (*found, facing)
    return x, y, facing


def usual(one: Any, ground: Ground) -> Place:
    """Give where a side begins of whom no area says it: the Union in the south, looking north."""
    wide, tall = ground.table
    return (wide / 2, tall / 4, 0.0) if one.side == "union" else (wide / 2, tall * 3 / 4, 180.0)


def behind(last: Sequence[float], table: tuple[float, float]) -> Place:
    """Give where the next begins: behind the one before, or beside it where the table ends there."""
    turn = math.radians(last[2])
    ahead, right = (math.sin(turn), math.cos(turn)), (math.cos(turn), -math.sin(turn))
    found = last[0] - ahead[0] * NEXT, last[1] - ahead[1] * NEXT
    if not (0 <= found[0] <= table[0] and 0 <= found[1] <= table[1]):
        found = last[0] + right[0] * NEXT, last[1] + right[1] * NEXT
    return (*_held(found, table), last[2])


def commands_of(one: Any) -> tuple[str, ...]:
    """Give the division and corps that a unit belongs to, or the one that a leader has."""
    return (one.commands,) if hasattr(one, "commands") else (one.division, one.corps)


def its(one: Any, other: Any) -> bool:
    """Say whether somebody belongs to the division of a unit, or to what a leader has: an army's all of its side."""
    if one.side != other.side:
        return False
    if getattr(other, "rank", "") == "army":
        return True
    return bool(set(commands_of(other)[:1]) & set(commands_of(one)) - {""})


def facing_to(one: tuple[float, float], other: tuple[float, float]) -> float:
    """Give the facing from one place of the table to another, to the quarter that is nearest."""
    turn = math.degrees(math.atan2(other[0] - one[0], other[1] - one[1])) % 360
    return round(turn / 90) * 90 % 360
