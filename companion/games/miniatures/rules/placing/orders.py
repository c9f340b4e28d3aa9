"""The orders that say where units stand. `order` names the command in JSON."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from companion.charts.bounds import MANY
from companion.games.miniatures.rules.placing.spots import Placing, Shape
from companion.kernel.overriding.orders import Command


class Place(Command, frozen=True, tag="place"):
    """Say where units and leaders stand on the table."""

    places: Annotated[dict[str, Placing], Meta(min_length=1)]
    """{id: [x, y, facing]}, of a leader [x, y]: inches to the middle of the front, degrees clockwise from north."""
    shapes: dict[str, Shape] = msgspec.field(default_factory=dict)
    """Stand by stand, where flanks are refused or a head is angled; a unit without one stands as its formation does."""


class Lift(Command, frozen=True, tag="lift"):
    """Take units and leaders off the field: where they stand is not known any more."""

    units: Annotated[tuple[str, ...], Meta(min_length=1, max_length=MANY * 2)]
