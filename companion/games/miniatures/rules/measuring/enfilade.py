"""Whether a stand fires along or into the back of a line (D10-RUL-FIRE-ENFILADE-DEF)."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import groupby

import msgspec

from companion.field.shapes import Position
from companion.field.stands import GRACE, Stand, Stands, ahead


class FrontLine(msgspec.Struct, frozen=True):
    """The front edge of a unit: its left end, the direction along it to the right, how long it is."""

    left: Position
    along: Position
    length: float

    def before(self, place: Position) -> float:
        """Give how far a place lies before the unbounded line; less than nought is behind it."""
        away = place[0] - self.left[0], place[1] - self.left[1]
        return -away[0] * self.along[1] + away[1] * self.along[0]

    def beside(self, place: Position) -> bool:
        """Say whether a place, dropped square on the line, falls outside the front edge."""
        at = (place[0] - self.left[0]) * self.along[0] + (place[1] - self.left[1]) * self.along[1]
        return at < -GRACE or at > self.length + GRACE


def front_line(stands: Sequence[Stand], wide: float) -> FrontLine:
    """Give the front line: of the longest run of stands of the first rank with one facing, the leftmost of equals."""
    front = [one for one in stands if one.rank == min(each.rank for each in stands)]
    runs = [[*run] for _, run in groupby(front, key=lambda one: round(one.facing % 360 / GRACE))]
    run = max(runs, key=len)
    forward = ahead(run[0].facing)
    right = forward[1], -forward[0]
    ends = [(one.at[0] - run[0].at[0]) * right[0] + (one.at[1] - run[0].at[1]) * right[1] for one in run]
    first, last = min(ends) - wide / 2, max(ends) + wide / 2
    left = run[0].at[0] + first * right[0], run[0].at[1] + first * right[1]
    return FrontLine(left, right, last - first)


def enfiladed(firing: Stands, nth: int, line: FrontLine, nearest: Position, along: float) -> bool:
    """Say whether a stand fires in enfilade; `nearest` is the target's nearest point to the middle of its front edge.

    `along` is the most degrees between the line to it and the front line that count as along it.
    """
    if all(line.before((x, y)) <= GRACE for x, y in firing.corners[nth].tolist()):
        return True
    x, y = firing.at[nth].tolist()
    east, north = nearest[0] - x, nearest[1] - y
    off = abs(-east * line.along[1] + north * line.along[0])
    on = abs(east * line.along[0] + north * line.along[1])
    # Who stands upon the target's very rim fires along it, whatever way rounding points.
    angle = math.degrees(math.atan2(off, on)) if math.hypot(east, north) > GRACE else 0.0
    return line.beside((x, y)) and angle <= along + GRACE
