"""Where the sides of a battle set up and come on: who was there first, and who comes when over which edge."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from companion.charts.rounding import figure
from companion.field.shapes import Feature, Point, Polygon, Position, Properties
from companion.table.away.scenery import oblong, rounded
from companion.table.file.battle import Command, Edge, Force, Objective, Side
from companion.table.file.ground_chart import HexGround
from companion.table.file.table_roster import turn_of_hour

BEARINGS = {
    "north": 0,
    "north-east": 60,
    "east": 90,
    "south-east": 120,
    "south": 180,
    "south-west": 240,
    "west": 270,
    "north-west": 300,
}
"""The edges of a hex's field from its middle, in degrees clockwise from north."""
ASIDE = 9
"""Degrees that the second side comes on beside the first, where both come over one edge."""
WAYS: dict[str, tuple[int, int]] = {
    "north": (0, 1),
    "north-east": (1, 1),
    "east": (1, 0),
    "south-east": (1, -1),
    "south": (0, -1),
    "south-west": (-1, -1),
    "west": (-1, 0),
    "north-west": (-1, 1),
}
"""The same edges as steps to the east and to the north."""


def stands(one: Command) -> bool:
    """Say whether a command is on the table as the battle begins, with anything that can be placed."""
    return not one.enters and bool(one.brigades or one.guns)


def set_up(forces: Sequence[Force], edges: Sequence[Edge], table: Position, chart: HexGround) -> Iterator[Feature]:
    """Yield where each side sets up that is there first: alone about the middle, both each by its own lines."""
    there = [force for force in forces if any(map(stands, force.commands))]
    share = float(figure(chart.set_up))
    half = (table[0] * share / 2, table[1] * share / 2)
    middle = (table[0] / 2, table[1] / 2)
    for force in there:
        place, size = middle, half
        if len(there) > 1:
            place, size = _half_of(force.side, edges, table, float(chart.apart))
        units = tuple(one.id for one in force.commands if stands(one))
        said = Properties(kind="deployment", side=force.side, units=units)
        yield Feature(properties=said, geometry=Polygon((oblong(place, size, 0.0),)))


def _half_of(side: Side, edges: Sequence[Edge], table: Position, apart: float) -> tuple[Position, Position]:
    """Give the middle and the half size of a side's part of the table, where both sides stand there."""
    axis, sign = _side_of_table(side, edges)
    middle, half = [table[0] / 2, table[1] / 2], [table[0] * 0.4, table[1] * 0.4]
    half[axis] = (table[axis] / 2 - apart / 2) / 2
    middle[axis] += sign * (apart / 2 + half[axis])
    return (middle[0], middle[1]), (half[0], half[1])


def _side_of_table(side: Side, edges: Sequence[Edge]) -> tuple[int, int]:
    """Give across which axis the sides face, 0 from west to east, and on which end of it a side stands.

    By whose lines lie beyond which edges; where they say nothing the Confederates stand in the west.
    """
    sums = [0, 0]
    for edge in edges:
        if edge.lines is not None:
            for axis in (0, 1):
                sums[axis] += WAYS.get(edge.direction, (0, 0))[axis] * (1 if edge.lines == "union" else -1)
    axis = 0 if abs(sums[0]) >= abs(sums[1]) else 1
    union = 1 if sums[axis] >= 0 else -1
    return axis, union if side == "union" else -union


def arrivals(
    forces: Sequence[Force], towards: Callable[[float], Position], begins: str, minutes: int
) -> Iterator[Feature]:
    """Yield where and when each side's troops come on: a place for each edge and hour, in the order of the hours."""
    taken: dict[str, Side] = {}
    found: dict[tuple[str, str, Side], list[str]] = {}
    for force in forces:
        for one in force.commands:
            if one.enters:
                taken.setdefault(one.enters, force.side)
                found.setdefault((one.arrives, one.enters, force.side), []).append(one.id)
    for (hour, edge, side), units in sorted(found.items(), key=lambda one: one[0]):
        bearing = BEARINGS.get(edge, 0) + (0 if taken[edge] == side else ASIDE)
        turn = turn_of_hour(begins, hour, minutes=minutes)
        said = Properties(kind="arrival", side=side, edge=edge, hour=hour, turn=turn, units=tuple(units))
        yield Feature(properties=said, geometry=Point(rounded(towards(bearing))))


def objectives(those: Sequence[Objective], places: Mapping[str, Position]) -> Iterator[Feature]:
    """Yield what is worth holding where it lies, in its order; what has no place of its own is left out."""
    for one in those:
        if one.id in places:
            said = Properties(kind="objective", name=one.name, side=one.holder or None, points=one.points)
            yield Feature(properties=said, geometry=Point(places[one.id]))
