"""What placing leaves behind, in the past tense."""

from __future__ import annotations

from companion.games.miniatures.rules.placing.spots import Degrees, Point, Shape
from companion.kernel.overriding.facts import Event

__all__ = ["LeaderPlaced", "Lifted", "Placed", "Standing"]


class Placed(Event, frozen=True, tag="placed"):
    """A unit stands at a place; nobody moved it there by the rules."""

    unit: str
    at: Point
    facing: Degrees
    shape: Shape = ()


class LeaderPlaced(Event, frozen=True, tag="leader-placed"):
    """A leader stands at a place."""

    leader: str
    at: Point


class Lifted(Event, frozen=True, tag="lifted"):
    """Where a unit or a leader stands is not known any more."""

    name: str


Standing = Placed | LeaderPlaced | Lifted
