"""What a footprint touches: which enemy, at its front, flank or rear."""

from __future__ import annotations

import math
from typing import Literal

import msgspec
import shapely

from companion.field.bodies import Body
from companion.field.stands import GRACE
from companion.games.miniatures.rules.fielded.board import Board

TOUCH = 0.05
"""Inches: what is nearer touches; no hand puts a stand down more exactly."""
SPECK = 1e-7
Side = Literal["none", "front", "flank", "rear"]


class Edges(msgspec.Struct, frozen=True):
    """The rim of a unit: its front edges, those behind, and what is neither."""

    front: shapely.Geometry
    rear: shapely.Geometry
    flank: shapely.Geometry

    @property
    def beside(self) -> shapely.Geometry:
        """All but the front, and but the corners that who touches the front touches as well."""
        # A hair more than a touch, or who stands at the front exactly would be a touch away from what is left.
        return shapely.difference(shapely.union(self.rear, self.flank), shapely.buffer(self.front, TOUCH + 2 * GRACE))


def edges(body: Body) -> Edges:
    """Give the rim of a unit; the front edges of the first rank are front, of refused stands too."""
    corners = body.arrays.corners
    rim = shapely.boundary(_whole(body))
    first = [nth for nth, one in enumerate(body.stands) if one.rank == min(each.rank for each in body.stands)]
    fronts = shapely.union_all(shapely.linestrings(corners[first][:, :2]))
    # What a refused stand lies over is no rim any more.
    front = _lines(shapely.intersection(fronts, shapely.buffer(rim, SPECK * 4)))
    backs = shapely.linestrings(corners[:, 2:4])
    rest = _without(rim, front)
    outer = shapely.intersection(rest, shapely.buffer(shapely.union_all(backs), SPECK * 4, cap_style="flat"))
    rear = _lines(outer)
    return Edges(front, rear, _without(rest, rear))


def contact(body: Body, coming: Body) -> Side:
    """Give where one unit is touched by another that comes: where most of its rim is."""
    whole = _whole(coming)
    rim = edges(body)
    named: tuple[tuple[Side, shapely.Geometry], ...] = (("front", rim.front), ("flank", rim.flank), ("rear", rim.rear))
    if not shapely.dwithin(_whole(body), whole, TOUCH + GRACE):
        return "none"
    near = shapely.buffer(whole, TOUCH + GRACE)
    lengths = {name: float(shapely.length(shapely.intersection(part, near))) for name, part in named}
    most = max(lengths.values())
    return next(name for name, length in lengths.items() if length >= most - GRACE)


def touched(board: Board, body: Body, side: str) -> tuple[int, ...]:
    """Give the enemies of a side that a footprint touches."""
    whole = _whole(body)
    those = [nth for nth, one in enumerate(board.units) if one.side != side]
    near = [nth for nth in those if _close(board.footprints[nth].body, body)]
    return tuple(nth for nth in near if shapely.dwithin(board.bodies.whole(nth), whole, TOUCH + GRACE))


def comes_beside(body: Body, coming: Body) -> bool:
    """Say whether a unit that comes touches another anywhere but at its front."""
    return bool(shapely.dwithin(edges(body).beside, _whole(coming), TOUCH + GRACE))


def _close(one: Body, other: Body) -> bool:
    x, y, radius = one.circle
    u, v, most = other.circle
    return math.hypot(x - u, y - v) <= radius + most + 2 * TOUCH


def _whole(body: Body) -> shapely.Geometry:
    # On a grid: what touches by its sides is one shape, however its corners were rounded.
    return shapely.union_all(shapely.polygons(body.arrays.corners), grid_size=SPECK)


def _without(rim: shapely.Geometry, part: shapely.Geometry) -> shapely.Geometry:
    return _lines(shapely.difference(rim, shapely.buffer(part, SPECK * 4, cap_style="flat")))


def _lines(geometry: shapely.Geometry) -> shapely.Geometry:
    """Give the lines of what was cut, without the hairs that are left at corners."""
    every = shapely.get_parts(geometry)
    parts = [one for one in every if shapely.length(one) > GRACE and one.geom_type == "LineString"]
    return shapely.multilinestrings(parts) if parts else shapely.MultiLineString()
