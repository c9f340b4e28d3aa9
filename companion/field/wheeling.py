"""Two wheels and a straight way between them, the shortest that lead from one place to another."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from companion.field.stands import Numbers

Placed = tuple[float, float, float]
"""x, y and facing."""
STEPS = 1440
"""Parts of a circle in which first wheels are tried."""
ABOUT = 180.0


def wheeling(start: Placed, to: Placed, wide: float) -> tuple[Placed, Placed] | None:
    """Give where a unit stands after its first wheel and before its second, straight ahead between them.

    Each wheel turns about the front corner on its side. Of all first wheels only those lead there after which the place
    before the second lies straight ahead: found where that changes its side.
    """
    turns = np.linspace(-ABOUT, ABOUT, STEPS + 1)
    first, facing = _after(start, turns, wide)
    # The second wheel made backwards leads from the end to where it began.
    second, _ = _after(to, -_to(facing, to[2]), wide, back=True)
    way = second - first
    ahead = np.stack([np.sin(np.radians(facing)), np.cos(np.radians(facing))], axis=1)
    along, beside = (way * ahead).sum(axis=1), way[:, 0] * ahead[:, 1] - way[:, 1] * ahead[:, 0]
    cost = np.radians(np.abs(turns) + np.abs(_to(facing, to[2]))) * wide + along
    crosses = (beside[:-1] * beside[1:] <= 0) & (np.abs(beside[:-1] - beside[1:]) < wide) & (along[:-1] >= 0)
    if not crosses.any():
        return None
    nth = int(np.argmin(np.where(crosses, cost[:-1], np.inf)))
    # Between two steps the place changes as good as evenly.
    share = beside[nth] / (beside[nth] - beside[nth + 1]) if beside[nth] != beside[nth + 1] else 0.0
    exact = np.array([turns[nth] + share * (turns[nth + 1] - turns[nth])])
    one, heading = _after(start, exact, wide)
    other, _ = _after(to, -_to(heading, to[2]), wide, back=True)
    facing_then = float(heading[0]) % (2 * ABOUT)
    return (
        (float(one[0, 0]), float(one[0, 1]), facing_then),
        (float(other[0, 0]), float(other[0, 1]), facing_then),
    )


def _to(facing: Numbers, last: float) -> Numbers:
    found: Numbers = (last - facing + ABOUT) % (2 * ABOUT) - ABOUT
    return found


def _after(start: Sequence[float], turns: Numbers, wide: float, *, back: bool = False) -> tuple[Numbers, Numbers]:
    """Give the places (n, 2) and facings (n) after wheels of so many degrees; `back` undoes those of the other sign."""
    x, y, facing = start
    inner = np.where(turns > 0, 1.0, -1.0) * (-1 if back else 1)
    turn = math.radians(facing)
    pivot = np.stack([x + inner * math.cos(turn) * wide / 2, y - inner * math.sin(turn) * wide / 2], axis=1)
    then = np.radians(facing + turns)
    places = pivot - (inner * wide / 2)[:, None] * np.stack([np.cos(then), -np.sin(then)], axis=1)
    return places, facing + turns
