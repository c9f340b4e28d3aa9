"""How the units of a square are laid out in it, so that none hides one of another square: they never leave their own.

Bars stand one behind the other along their facing, columns side by side, guns behind; figures stand side by side.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from companion.drawing.shapes import Point
from companion.games.tactical.words.map.geometry import turned
from companion.games.tactical.words.map.marks import Counter
from companion.games.tactical.words.map.symbols import ROOMS, Room, figure_room, form

DRAWN = 4
"""So many units of a square are drawn; of more their number is told."""
_DEEP, _BACK = 0.72, 0.05
"""How deep a stack may be, and how far its middle lies behind the square's: the triangle of its facing stands ahead."""
_GAP, _BESIDE = 0.06, 0.1
_WIDE, _TALL = 0.86, 0.8
"""The room of figures."""


class Placed(NamedTuple):
    """A unit in its square: the middle of its symbol from the square's, how much smaller it is, its room unturned."""

    unit: Counter
    middle: Point
    scale: float
    room: Room

    @property
    def reach(self) -> float:
        """Give how far its symbol reaches from its middle, whatever way it is turned."""
        return math.hypot(self.room.wide, self.room.deep) / 2 * self.scale


def laid(units: Sequence[Counter], *, icons: bool = False) -> tuple[Placed, ...]:
    """Lay the units of one square out, the first of them in front."""
    those = units[:DRAWN]
    if not those:
        return ()
    return _figures(those) if icons else _symbols(those)


def _symbols(units: Sequence[Counter]) -> tuple[Placed, ...]:
    rows: list[list[Counter]] = [[one] for one in units if one.arm != "artillery" and form(one) != "column"]
    columns = [one for one in units if form(one) == "column"]
    rows += [columns] if columns else []
    rows += [[one] for one in units if one.arm == "artillery"]
    # Guns stand behind whatever lies on top: drawn in front they would hide whose line it is.
    deeps = [max(ROOMS[form(one)].deep for one in row) for row in rows]
    total = sum(deeps) + _GAP * (len(rows) - 1)
    scale = min(1.0, _DEEP / total)
    facing = units[0].facing
    reached, found = -total / 2, list[Placed]()
    for row, deep in zip(rows, deeps, strict=True):
        widths = [ROOMS[form(one)].wide for one in row]
        left = -(sum(widths) + _BESIDE * (len(row) - 1)) / 2
        for one, wide in zip(row, widths, strict=True):
            back = _BACK if facing is not None else 0.0
            middle = (left + wide / 2) * scale, (reached + deep / 2) * scale + back
            found.append(Placed(one, turned([middle], facing or 1)[0], scale, ROOMS[form(one)]))
            left += wide + _BESIDE
        reached += deep + _GAP
    return tuple(found)


def _figures(units: Sequence[Counter]) -> tuple[Placed, ...]:
    rooms = [figure_room(one) for one in units]
    total = sum(room.wide for room in rooms) + _GAP * (len(rooms) - 1)
    scale = min(1.0, _WIDE / total, _TALL / max(room.deep for room in rooms))
    left, found = -total / 2, list[Placed]()
    for one, room in zip(units, rooms, strict=True):
        found.append(Placed(one, ((left + room.wide / 2) * scale, 0.0), scale, room))
        left += room.wide + _GAP
    return tuple(found)


def under(units: Sequence[Counter], place: Point, *, icons: bool = False) -> str:
    """Give the id of the unit at a place of a square, from its north-west corner; "" where there is none.

    One that stands alone has its whole square; of several the nearest is meant.
    """
    found = laid(units, icons=icons)
    if not found:
        return ""
    nearest = min(found, key=lambda one: math.dist((one.middle[0] + 0.5, one.middle[1] + 0.5), place))
    # By nearness and not by whose symbol was hit: bars are thin, and a click between two of them means one of them.
    return nearest.unit.id
