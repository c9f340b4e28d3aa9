"""The geometry of lines of sight between squares, kept as masks: which squares a line crosses, whatever the ground.

A mask is an int with a bit for each square of a window around a viewer, so that what a square hides is one `&` over the
whole window. Nothing here knows a height; windows are shared by all viewers who see equally far (ANT-8.3e).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from companion.games.tactical.rules.ground.squares import DIRECTIONS, Direction, Square, in_arc

Offset = tuple[int, int]
"""How many squares south and how many east."""
Crossing = tuple[Offset, Offset]
"""What a line crosses at one step: a square twice, or the two squares that it passes exactly between."""
Box = tuple[int, int, int, int]
"""From how far south to how far, from how far east to how far."""


@cache
def crossings(south: int, east: int) -> tuple[Crossing, ...]:
    """Give what the line to an offset crosses strictly between its ends, step by step (ANT-R-LOS).

    A step goes one square along the longer way. Backwards the line crosses the same squares.
    """
    steps = max(abs(south), abs(east))
    return tuple(
        ((one_x, one_y), (other_x, other_y))
        for (one_x, other_x), (one_y, other_y) in (
            (_nearest(step * south, steps), _nearest(step * east, steps)) for step in range(1, steps)
        )
    )


def _nearest(part: int, whole: int) -> tuple[int, int]:
    """Give the whole number nearest to a fraction, twice; the two on both sides of an exact half."""
    below, rest = divmod(part, whole)
    return below + (2 * rest > whole), below + (2 * rest >= whole)


class Tie(NamedTuple):
    """A square with which another hides, only together, what lies behind where lines pass between the two."""

    south: int
    east: int
    """From the one square to the other."""
    behind: int


class Cell(NamedTuple):
    """A square of a window, as something that may stand in the way."""

    step: int
    """At which step lines cross it: its distance."""
    touched: int
    """The squares whose line it has a part in, alone or in a tie."""
    through: int
    """The squares whose line crosses it alone."""
    ties: tuple[Tie, ...]


class Window:
    """The squares within a distance of a viewer; row by row from the north-west, a bit each.

    `cells` holds every square of it, in the order of the bits; `rings` the squares at each distance; `within` those up
    to each distance; `arcs` those in the 90-degree V before each facing, the own square too, and None all of them
    (ANT-R-ARC); `boxes` the rectangle of offsets, both ends inclusive, in which something may stand in their way.
    """

    def __init__(self, reach: int) -> None:
        self.reach, self.side = reach, 2 * reach + 1
        self.places: tuple[Offset, ...] = tuple(
            (south, east) for south in range(-reach, reach + 1) for east in range(-reach, reach + 1)
        )
        far = [max(abs(south), abs(east)) for south, east in self.places]
        self.rings = tuple(sum(1 << bit for bit, at in enumerate(far) if at == ring) for ring in range(reach + 1))
        self.within = tuple(sum(self.rings[: ring + 1]) for ring in range(reach + 1))
        self.arcs: dict[Direction | None, int] = {None: self.within[reach]}
        self.boxes: dict[Direction | None, Box] = {None: _box([at for at in self.places if max(map(abs, at)) < reach])}
        for facing in DIRECTIONS:
            inside = [place for place in self.places if in_arc((0, 0), facing, place)]
            self.arcs[facing] = sum(1 << self.bit(place) for place in inside)
            self.boxes[facing] = _box([place for place in inside if max(map(abs, place)) < reach])
        self.cells = self._cells()
        self._hidden: dict[tuple[int, int, int], int] = {}

    def bit(self, place: Offset) -> int:
        """Give the number of the bit of a square of the window."""
        return (place[0] + self.reach) * self.side + place[1] + self.reach

    def hidden(self, step: int, height: int, rise: int) -> int:
        """Give the squares of some rise that something of some height at a step hides where lines cross it.

        `height` is its top above the viewer's eye and `rise` the height of an eye there above the viewer's, in feet. A
        square `steps` away is hidden when the top reaches the line: height >= rise x step / steps (ANT-R-LOS).
        """
        asked = step, height, rise
        if asked not in self._hidden:
            self._hidden[asked] = sum(
                ring for steps, ring in enumerate(self.rings) if steps > step and steps * height >= step * rise
            )
        return self._hidden[asked]

    def _cells(self) -> tuple[Cell, ...]:
        through: dict[Offset, int] = {}
        tied: dict[Offset, dict[Offset, int]] = {}
        for bit, place in enumerate(self.places):
            for one, other in crossings(*place):
                if one == other:
                    through[one] = through.get(one, 0) | 1 << bit
                else:
                    for this, that in ((one, other), (other, one)):
                        pairs = tied.setdefault(this, {})
                        pairs[that] = pairs.get(that, 0) | 1 << bit
        cells = []
        for place in self.places:
            alone = touched = through.get(place, 0)
            ties = []
            for that, behind in tied.get(place, {}).items():
                ties.append(Tie(that[0] - place[0], that[1] - place[1], behind))
                touched |= behind
            cells.append(Cell(max(map(abs, place)), touched, alone, tuple(ties)))
        return tuple(cells)


def _box(places: Sequence[Offset]) -> Box:
    south, east = [place[0] for place in places], [place[1] for place in places]
    return min(south), max(south), min(east), max(east)


@cache
def window(reach: int) -> Window:
    """Give the window of those who see so far, made once."""
    return Window(reach)


def offset(one: Square, other: Square) -> Offset:
    """Give how many squares south and east of one another lies."""
    return other[0] - one[0], other[1] - one[1]
