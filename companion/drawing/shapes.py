"""What a map is drawn with: lines, areas and words as values; nothing is painted here.

Places are map coordinates: a hex or square is 1 high, y grows to the south. Widths of lines and sizes of letters are
points of the design: pixels where one is `DESIGN_CELL` high; whoever paints takes `thick` for one at another scale.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

import msgspec

Point = tuple[float, float]
Line = tuple[Point, ...]
DESIGN_CELL = 50.0
Face = Literal["name", "place", "water", "text", "strong"]
"""The Clarendon heavy and light, its italic for water; the gothic light and heavy."""
Measure = Callable[[str, Face, float], float]
"""How wide a text of a face and a size is, in the unit of the size."""
_GROWTH, _SHRINKING = 0.6, 0.25
"""Lines and letters grow more slowly than the map, and shrink hardly at all: they must be read."""


def thick(cell: float) -> float:
    """Give how many pixels a point of the design is where a hex or square is so many pixels high."""
    return float((cell / DESIGN_CELL) ** (_GROWTH if cell > DESIGN_CELL else _SHRINKING))


class Stroke(msgspec.Struct, frozen=True):
    """Lines of one pen, or areas where there is a fill.

    With an anchor the points are points of the design from that place; without one they are map coordinates.
    """

    lines: tuple[Line, ...]
    token: str = ""
    """The pen's colour; "" draws no line."""
    width: float = 1.0
    fill: str = ""
    closed: bool = False
    dash: tuple[float, ...] = ()
    """In points of the design, as `width`."""
    alpha: float = 1.0
    flat: bool = False
    """Lines end square where they end, not round."""
    apart: bool = False
    """Areas that do not touch: each is painted for itself, which is quicker where there are many."""
    anchor: Point | None = None


class Words(msgspec.Struct, frozen=True):
    """Words on a baseline that begins, is halved or ends `shift` points of the design from a place."""

    at: Point
    text: str
    size: float
    face: Face = "text"
    token: str = "ink"
    align: Literal["left", "center", "right"] = "center"
    shift: Point = (0.0, 0.0)
    halo: str = ""
    angle: float = 0.0
    """Degrees clockwise."""


Shape = Stroke | Words


class Layer(msgspec.Struct, frozen=True):
    """Shapes of one kind, painted in their order."""

    name: str
    shapes: tuple[Shape, ...]


class Box(msgspec.Struct, frozen=True):
    """Room that something takes: edges, in one unit."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box) -> bool:
        """Say whether two rooms overlap."""
        return (
            self.left < other.right and other.left < self.right and self.top < other.bottom and other.top < self.bottom
        )

    def holds(self, at: Point) -> bool:
        """Say whether a place lies inside."""
        return self.left <= at[0] <= self.right and self.top <= at[1] <= self.bottom


def rectangle(left: float, top: float, width: float, height: float) -> Line:
    """Give the corners of a rectangle."""
    return ((left, top), (left + width, top), (left + width, top + height), (left, top + height))


def layers(**named: Iterable[Shape]) -> tuple[Layer, ...]:
    """Give layers by their names, the lowest first."""
    return tuple(Layer(name.replace("_", "-"), tuple(shapes)) for name, shapes in named.items())
