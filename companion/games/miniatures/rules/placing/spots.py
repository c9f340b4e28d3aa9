"""Places on the table: inches from its south-west corner, x east, y north; facings in degrees clockwise from north."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from companion.charts.bounds import MANY, Figure
from companion.field.shapes import Inch

Degrees = Annotated[float, Meta(ge=-360_000, le=360_000)]
Point = tuple[Inch, Inch]
"""A leader's place; of a unit, the middle of its front."""
Spot = tuple[Inch, Inch, Degrees]
"""A unit's place and its facing."""
StandAt = Annotated[tuple[Figure, ...], Meta(min_length=3, max_length=5)]
"""The middle of a stand's front and its facing; where rank and file are not in the list's order, they follow."""
Shape = Annotated[tuple[StandAt, ...], Meta(max_length=MANY)]
"""Stand by stand, where flanks are refused or a head is angled; () where the formation says it."""
Placing = Annotated[tuple[Figure, ...], Meta(min_length=2, max_length=3)]
"""x and y, and of a unit its facing."""
UNIT, LEADER = 3, 2
"""How many numbers place a unit, and a leader."""


def turned(facing: float) -> float:
    """Give a facing from 0 on and below 360."""
    within = facing % 360
    return 0.0 if within == 360 else within  # a hair below nought is rounded up to a whole turn


def spot(x: float, y: float, facing: float) -> Spot:
    """Give a place with its facing within the circle."""
    return x, y, turned(facing)
