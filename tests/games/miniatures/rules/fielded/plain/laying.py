"""What tables are laid out with: places, hairs from a limit, ground, how wide a unit stands."""

from __future__ import annotations

import math
from random import Random
from typing import Any

Table = dict[str, Any]
Place = tuple[float, float]

HAIRS = (0.0, 5e-8, -5e-8, 0.01, -0.01, 0.004, -0.004)
EXTENT = (40.0, 30.0)
WIDE, DEEP = 1.0, 0.75


def beside(at: Place, facing: float, right: float, ahead: float) -> Place:
    """Give the place so far to the right and ahead of who stands there."""
    turn = math.radians(facing)
    return (
        at[0] + right * math.cos(turn) + ahead * math.sin(turn),
        at[1] - right * math.sin(turn) + ahead * math.cos(turn),
    )


def place(by: Random) -> Place:
    """Give any place."""
    digits = by.choice((0, 1, 2, 6))
    return round(by.uniform(4, EXTENT[0] - 4), digits), round(by.uniform(4, EXTENT[1] - 4), digits)


def front(unit: Table) -> float:
    """Give half the width of a unit's first rank, its refused stands laid out straight."""
    stands = int(unit["stands"])
    wide = {"double-line": -(-stands // 2), "attack-column": min(2, stands), "march-column": 1, "limbered": 1}
    return wide.get(unit["formation"], stands) * WIDE / 2


def depth(unit: Table) -> float:
    """Give how deep a unit stands."""
    stands = int(unit["stands"])
    deep = {"double-line": 2 if stands > 1 else 1, "attack-column": -(-stands // 2)}
    deep |= dict.fromkeys(("march-column", "limbered"), stands)
    return DEEP * deep.get(unit["formation"], 1)


def feature(said: Table, shape: str, places: Any) -> Table:
    """Give a piece of ground."""
    return {"type": "Feature", "properties": said, "geometry": {"type": shape, "coordinates": places}}


def ring(corners: list[Place]) -> list[list[list[float]]]:
    """Give an area between corners."""
    return [[on_table(corner) for corner in (*corners, corners[0])]]


def on_table(there: Place) -> list[float]:
    """Give a place, moved on the table."""
    return [min(72.0, max(0.0, there[0])), min(48.0, max(0.0, there[1]))]
