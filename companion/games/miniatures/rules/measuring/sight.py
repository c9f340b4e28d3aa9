"""What stops a straight line between two stands: others, hills, towns, woods (D10-RUL-FIRE-TARGET-CHOICE)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from companion.field.lines import in_stands
from companion.field.stands import Numbers, Stands
from companion.games.miniatures.rules.measuring.ground import Terrain, called


class Stop(msgspec.Struct, frozen=True, order=True):
    """What stops a line, and at which share of it."""

    at: float
    name: str


def stopped(
    starts: Numbers, ends: Numbers, others: tuple[Stands, Sequence[str]], terrain: Terrain
) -> list[Stop | None]:
    """Give for each line (n, 2) what first stops it, if anything does.

    `others` are the stands that stand about, with the name of each one's unit.
    """
    found = by_ground(starts, ends, terrain)
    for one in in_stands(starts, ends, others[0]):
        found[one.line] = first(found[one.line], Stop(one.begin, others[1][one.shape]))
    return found


def first(one: Stop | None, other: Stop) -> Stop:
    """Give which of two stops a line sooner."""
    return other if one is None or other.at < one.at else one


def by_ground(starts: Numbers, ends: Numbers, terrain: Terrain) -> list[Stop | None]:
    """Give for each line (n, 2) what of the ground first stops it."""
    screened = terrain.screens.first(starts, ends)
    return [
        None if area < 0 else Stop(at, called(terrain.blocking[area]))
        for at, area in zip(screened.share.tolist(), screened.area.tolist(), strict=True)
    ]
