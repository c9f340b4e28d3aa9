"""A table around the middle of a hex: what lies to a side of the hex lies to that edge of the table."""

from __future__ import annotations

import math
from typing import NamedTuple

from companion.field.shapes import Position
from companion.games.campaign.rules.hexes import Direction
from companion.table.away import scenery

NOTHING = 1e-9


class Frame(NamedTuple):
    """A table around a place of the country."""

    table: Position
    yards: int
    """An inch."""

    @property
    def middle(self) -> Position:
        """Give the middle of the table."""
        return self.table[0] / 2, self.table[1] / 2

    def towards(self, bearing: float, share: float = 1.0) -> Position:
        """Give the place so far on the way from the middle to the edge; degrees clockwise from north."""
        east, north = math.sin(math.radians(bearing)), math.cos(math.radians(bearing))
        across, up = self.middle
        far = min(
            across / abs(east) if abs(east) > NOTHING else math.inf,
            up / abs(north) if abs(north) > NOTHING else math.inf,
        )
        return scenery.rounded((across + east * far * share, up + north * far * share))


def bearing(direction: Direction) -> int:
    """Give the way of a hexside from the middle, in degrees clockwise from north."""
    return 60 * (direction - 1)
