"""The ground of a part of a square-grid battle: the map's own squares to scale, and where its units stand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from companion.field.cells import Cell, areas, outline
from companion.field.cutting import on_table
from companion.field.shapes import (
    Feature,
    Geometry,
    Ground,
    Line,
    LineString,
    MultiPolygon,
    Point,
    Polygon,
    Position,
    Properties,
    Side,
)
from companion.games.miniatures.charts.scale import Scale
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.rules.ground.map import Ground as Map
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.names import place
from companion.games.tactical.rules.state import OnTable, State
from companion.table.away.joining import Group, id_of
from companion.table.away.scenery import rounded
from companion.table.away.setting_up import objectives
from companion.table.file.battle import Field
from companion.table.file.ground import ground_scale
from companion.table.file.ground_chart import SquareGround

LEVELS = 3
"""Of hills on a table; what is higher on the map is of the highest."""
INSET = 0.06
"""How far a unit's place lies within its square, in squares."""
SQUARES = "its edges: the map says it square by square"


class Frame(NamedTuple):
    """A part of a map of squares on a table."""

    north: int
    south: int
    west: int
    east: int
    """The outermost rows and columns."""
    side: float
    """Inches of a square."""

    @property
    def table(self) -> Position:
        """Give the table's extent."""
        return round((self.east - self.west + 1) * self.side, 2), round((self.south - self.north + 1) * self.side, 2)

    def holds(self, at: Square) -> bool:
        """Say whether a square lies on the table."""
        return self.north <= at[0] <= self.south and self.west <= at[1] <= self.east

    def cell(self, at: Square) -> Cell:
        """Give a square as columns from the west edge and rows from the south edge of the table."""
        return at[1] - self.west, self.south - at[0]

    def middle(self, at: Square) -> Position:
        """Give the middle of a square, on the table or off it."""
        x, y = self.cell(at)
        return rounded(((x + 0.5) * self.side, (y + 0.5) * self.side))

    def corner(self, at: tuple[float, float]) -> Position:
        """Give a corner of cells in inches, held to the table."""
        wide, tall = self.table
        return rounded((min(at[0] * self.side, wide), min(at[1] * self.side, tall)))


def field_of(
    rules: Rules,
    ground: Map,
    state: State,
    field: Field,
    *,
    those: Iterable[Group],
    chart: SquareGround,
    scale: Scale,
) -> Ground:
    """Give the ground of the part of the field that is on the table; there must be one."""
    battle = state.table
    assert battle is not None
    frame = _frame(rules, ground, battle, chart, scale)
    return Ground(
        name=ground.title,
        table=frame.table,
        scale=ground_scale(scale),
        features=(
            *ground_within(rules, ground, chart, frame),
            *objectives(field.objectives, _places_of(ground, frame)),
            *_standing(those, frame),
        ),
    )


def ground_within(rules: Rules, ground: Map, chart: SquareGround, frame: Frame) -> Iterator[Feature]:
    """Yield the ground of a part of the map, what lies below first."""
    yield from _hills(ground, frame)
    yield from _terrain(ground, chart, frame)
    yield from _waters(rules, ground, chart, frame)
    yield from _roads(ground, chart, frame)
    yield from _crossings(ground, frame)


def _frame(rules: Rules, ground: Map, battle: OnTable, chart: SquareGround, scale: Scale) -> Frame:
    side = rules.scale.square.yards / scale.yards_per_inch
    whole = Frame(0, ground.rows - 1, 0, ground.columns - 1, side)
    if battle.around is None:
        return whole
    (row, column), by = battle.around, battle.within + chart.margin
    return Frame(max(0, row - by), min(whole.south, row + by), max(0, column - by), min(whole.east, column + by), side)


def _places_of(ground: Map, frame: Frame) -> dict[str, Position]:
    """Give where objectives and bridges lie, by their ids."""
    squares = {f"square-{x}-{y}": (x, y) for x, y in ground.objectives}
    bridges = {f"bridge-{x}-{y}": (x, y) for x, y in ground.bridges}
    return {name: frame.middle(at) for name, at in (squares | bridges).items() if frame.holds(at)}


def _areas(frame: Frame, squares: Iterable[Square]) -> Iterator[tuple[frozenset[Cell], Geometry]]:
    """Yield each area that squares make, with its cells."""
    for area in areas(frame.cell(at) for at in squares):
        yield area, Polygon(tuple(tuple(map(frame.corner, ring)) for ring in outline(area)))


def _hills(ground: Map, frame: Frame) -> Iterator[Feature]:
    """Yield the elevations as hills, each upon the one below; the lowest on the table is level ground."""
    there = {at: level for at, level in ground.levels.items() if frame.holds(at)}
    lowest = min(there.values())
    for level in range(1, min(LEVELS, max(there.values()) - lowest) + 1):
        found = [shape for _, shape in _areas(frame, (at for at, high in there.items() if high >= lowest + level))]
        polygons = tuple(one.coordinates for one in found if isinstance(one, Polygon))
        said = Properties(kind="hill", level=level, invented=SQUARES)
        yield Feature(properties=said, geometry=MultiPolygon(polygons))


def _terrain(ground: Map, chart: SquareGround, frame: Frame) -> Iterator[Feature]:
    """Yield what stands on the ground, each area by itself, with the name that its squares have on the map."""
    for row in chart.squares:
        there = [at for at, kind in ground.kinds.items() if kind == row.terrain and frame.holds(at)]
        for area, shape in _areas(frame, there):
            name = _named(ground, frame, area)
            if row.kind == "sunken-road":
                line = _through(sorted(_middles(frame, area)))
                yield Feature(properties=Properties(kind=row.kind, name=name, invented=SQUARES), geometry=line)
            else:
                said = Properties(kind=row.kind, name=name, density=row.density, invented=SQUARES)
                yield Feature(properties=said, geometry=shape)


def _middles(frame: Frame, area: Iterable[Cell]) -> list[Position]:
    """Give the middles of cells, in inches."""
    return [rounded(((x + 0.5) * frame.side, (y + 0.5) * frame.side)) for x, y in area]


def _through(places: list[Position]) -> LineString:
    """Give a line through the middles of squares; one square alone has a line of its own breadth."""
    x, y = places[0]
    return LineString(tuple(places) if len(places) > 1 else ((x - 1.0, y), (x + 1.0, y)))


def _named(ground: Map, frame: Frame, area: frozenset[Cell]) -> str:
    """Give the name of which most squares lie in an area, "" for none."""
    names = [name for at, name in ground.places.items() if frame.holds(at) and frame.cell(at) in area]
    return max(dict.fromkeys(names), key=names.count, default="")


def _waters(rules: Rules, ground: Map, chart: SquareGround, frame: Frame) -> Iterator[Feature]:
    """Yield the streams; one that no column may enter is a river on the table, crossed where the map lets one cross."""
    closed = "stream" in ground.terrains.closed
    width = round(chart.stream / (rules.scale.square.yards / frame.side), 2) if closed else None
    for name, squares in ground.waters.items():
        dry = [at for at in squares if ground.kinds[at] != "river"]
        for part in _line(frame, dry):
            said = Properties(kind="river" if closed else "stream", name=name, width=width, invented=SQUARES)
            yield Feature(properties=said, geometry=LineString(part))


def _line(frame: Frame, squares: Iterable[Square]) -> Iterator[tuple[Position, ...]]:
    """Yield the parts of a line through squares that lie on the table; at the map's edge it goes on to the table's."""
    places = [frame.middle(at) for at in squares]
    if len(places) > 1:
        for end, then in ((0, 1), (-1, -2)):
            out = _to_edge(places[end], places[then], frame)
            if out is not None:
                places.insert(0 if end == 0 else len(places), out)
    yield from (tuple(map(rounded, part)) for part in on_table(places, frame.table))


def _to_edge(end: Position, before: Position, frame: Frame) -> Position | None:
    """Give where a line that ends in an outermost square would leave the table; None for any other."""
    reach = frame.side / 2 + 0.01
    for axis in (0, 1):
        for edge in (0.0, frame.table[axis]):
            if abs(end[axis] - edge) <= reach and (edge - end[axis]) * (end[axis] - before[axis]) > 0:
                return (edge, end[1]) if axis == 0 else (end[0], edge)
    return None


def _roads(ground: Map, chart: SquareGround, frame: Frame) -> Iterator[Feature]:
    for name, squares in ground.roads.items():
        sunken = name in chart.sunken_roads
        kind: Line = "sunken-road" if sunken else "pike" if name.endswith("Pike") else "road"
        for part in _line(frame, squares):
            said = Properties(kind=kind, name=name, invented=SQUARES)
            yield Feature(properties=said, geometry=LineString(part))


def _crossings(ground: Map, frame: Frame) -> Iterator[Feature]:
    for at, name in ground.bridges.items():
        if frame.holds(at):
            yield Feature(properties=Properties(kind="bridge", name=name), geometry=Point(frame.middle(at)))
    for at, name in ground.fords.items():
        if frame.holds(at):
            yield Feature(properties=Properties(kind="ford", name=name), geometry=Point(frame.middle(at)))


def _standing(those: Iterable[Group], frame: Frame) -> Iterator[Feature]:
    """Yield where units stand as the battle begins, square by square, by the ids of those who stand together."""
    found: dict[tuple[Square, Side], list[str]] = {}
    for group in those:
        for one in group:
            if one.square is not None and frame.holds(one.square):
                ids = found.setdefault((one.square, one.side), [])
                ids += [] if id_of(group) in ids else [id_of(group)]
    for (at, side), names in sorted(found.items()):
        said = Properties(kind="deployment", name=place(at), side=side, units=tuple(names))
        yield Feature(properties=said, geometry=Polygon((_inside(at, frame),)))


def _inside(at: Square, frame: Frame) -> tuple[Position, ...]:
    x, y = frame.cell(at)
    low, high = INSET, 1 - INSET
    corners = ((low, low), (high, low), (high, high), (low, high), (low, low))
    return tuple(frame.corner((x + across, y + up)) for across, up in corners)
