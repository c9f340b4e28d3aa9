"""The ground of a square-grid battle: terrain, elevation, roads, water and its crossings, what the map marks.

A map is invented data and may be replaced by another (ANT-R-MAP, SHI-R-MAP); `map_text` reads it. Only the random fords
(ANT-1.3e) are a game's own: `with_fords` gives the ground as that game has it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import pairwise

import msgspec

from companion.games.tactical.charts.ground import Kind
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import Side
from companion.games.tactical.messages import square
from companion.games.tactical.messages.words import terrain
from companion.games.tactical.rules.ground.squares import Square, around
from companion.language.messages import Message, says

OFF_MAP = says("tactical.why.off-map", "{square} is off the map of {rows} by {columns} squares")
IS_TERRAIN = says("tactical.why.terrain", "{square} is {terrain}")

CLEAR, ROAD = "clear", "road"
"""A clear square with a road is called a road (ANT-1.3d)."""
STREAM, FORD = "stream", "ford"


class Terrains(msgspec.Struct, frozen=True):
    """What a ruleset knows of terrain: its kinds by id, those that nobody enters, how many elevations there are."""

    sorts: dict[str, Kind]
    closed: frozenset[str]
    elevations: int
    afloat: str
    """The terrain that gunboats keep to; "" where a ruleset has none (SHI-R-GUNBOAT)."""
    diagonal_roads: bool
    """Whether a road may run from square to square across the corner (ANT-T-OPCOST-N2, SHI-R-ROAD-DIAG)."""

    def __hash__(self) -> int:
        """Let a map be remembered by what it was read with."""
        return hash((frozenset(self.sorts.items()), self.closed, self.elevations, self.afloat, self.diagonal_roads))

    @classmethod
    def of(cls, rules: Rules) -> Terrains:
        """Take them from the rules in force: closed is what no column may enter (ANT-7.5d, SHI-R-RIVER)."""
        sorts = {terrain: row.kind for terrain, row in rules.kinds.items()}
        closed = frozenset(terrain for terrain in sorts if not rules.enterable(terrain))
        boats = rules.costs.gunboat
        afloat = "" if boats is None else boats.terrain
        return cls(sorts, closed, rules.scale.elevations.number, afloat, rules.costs.road.diagonal)


class Ground(msgspec.Struct, frozen=True, kw_only=True):
    """A map. Made by `lay`, which adds what follows from the map itself."""

    title: str
    rows: int
    columns: int
    terrains: Terrains
    kinds: dict[Square, str]
    """The terrain of every square."""
    levels: dict[Square, int]
    """The elevation of every square, 1 the lowest."""
    waters: dict[str, tuple[Square, ...]]
    """The squares of each stream or river, downstream, crossings included."""
    bridges: dict[Square, str]
    fords: dict[Square, str]
    roads: dict[str, tuple[Square, ...]]
    """The squares that each named road runs through, in its order."""
    objectives: dict[Square, str]
    entries: dict[str, tuple[Square, ...]]
    """{who comes on there: its squares in the order in which they fill}."""
    rears: dict[Side, Square]
    """The corner that each side's rear lies towards (ANT-8.5b, ANT-R-COORDS)."""
    places: dict[Square, str]
    links: frozenset[tuple[Square, Square]]
    """Neighbours that a road joins, both ways round."""
    on_road: frozenset[Square]
    banks: dict[Square, int]
    """{dry square: the number of the dry land it belongs to}; water, fords and bridges part the lands."""
    steps: dict[Square, tuple[Square, ...]]
    """{square that units may be in: its neighbours that they may be in too}, by direction."""
    fairway: dict[Square, tuple[Square, ...]]
    """The same of the squares that gunboats may be in."""

    def __hash__(self) -> int:
        """Give the same for equals, at once: what is worked out of a ground is kept by it."""
        return hash((self.title, self.rows, self.columns))

    def on_map(self, at: Square) -> bool:
        """Say whether a square is on the map."""
        return at in self.kinds

    def terrain(self, at: Square) -> str:
        """Give the terrain of a square by its id; a road does not change it. Raises KeyError off the map."""
        return self.kinds[at]

    def shown(self, at: Square) -> str:
        """Give the terrain as it is told to people: clear ground with a road is "road" (ANT-7.1h)."""
        return ROAD if self.kinds[at] == CLEAR and self.road(at) else self.kinds[at]

    def sort(self, at: Square) -> Kind:
        """Give the sort of a square's terrain. Raises KeyError off the map."""
        return self.terrains.sorts[self.kinds[at]]

    def elevation(self, at: Square) -> int:
        """Give the elevation of a square, 1 the lowest (ANT-1.3f). Raises KeyError off the map."""
        return self.levels[at]

    def ways(self, *, afloat: bool = False) -> Mapping[Square, tuple[Square, ...]]:
        """Give {square that a unit may be in: its neighbours that it may be in too}; `afloat` for gunboats."""
        return self.fairway if afloat else self.steps

    def passable(self, at: Square, *, afloat: bool = False) -> bool:
        """Say whether units may be in a square: on the map, and no closed water (ANT-7.5d, ANT-R-EDGE).

        Gunboats may be on their water alone (SHI-R-GUNBOAT).
        """
        return at in self.ways(afloat=afloat)

    def water(self, at: Square) -> str:
        """Give the name of the stream or river in a square, at its crossings too; "" on dry land."""
        return next((name for name, squares in self.waters.items() if at in squares), "")

    def road(self, at: Square) -> bool:
        """Say whether a road runs through a square."""
        return at in self.on_road

    def joined(self, one: Square, other: Square) -> bool:
        """Say whether a road joins two neighbours (ANT-R-ROAD-USE)."""
        return (one, other) in self.links

    def name(self, at: Square) -> str:
        """Give what a square is called: its crossing, its place, its objective; "" when it has no name."""
        return self.bridges.get(at) or self.fords.get(at) or self.places.get(at) or self.objectives.get(at, "")

    def unfit(self, at: Square, *, afloat: bool = False) -> Message | None:
        """Say why no unit can be in a square, no gunboat if `afloat`; None when it can."""
        if not self.on_map(at):
            return OFF_MAP(square=square(at), rows=self.rows, columns=self.columns)
        if self.passable(at, afloat=afloat):
            return None
        return IS_TERRAIN(square=square(at), terrain=terrain(self.terrain(at)))

    def with_fords(self, drawn: Sequence[Square]) -> Ground:
        """Give the ground with the fords that a game has drawn; the map's own are in it already."""
        if not drawn:
            return self
        kinds = self.kinds | dict.fromkeys(drawn, FORD)
        touched = {near for at in drawn for near in (at, *around(at))}
        steps = self.steps | _steps(kinds, self.terrains, touched)
        fords = self.fords | {at: f"ford over {self.water(at)}" for at in drawn}
        return msgspec.structs.replace(self, kinds=kinds, steps=steps, fords=fords)

    def ford_squares(self, drawn: Collection[Square] = ()) -> tuple[Square, ...]:
        """Give the stream squares where one more random ford may lie, by row and column (ANT-1.3e, ANT-R-FORDS).

        A stream square, never a river's, with a square on each of two banks beside it that units may be in, and no
        ford or bridge beside it, of the map or `drawn` already.
        """
        crossings = {*self.fords, *self.bridges, *drawn}
        return tuple(
            at
            for at, kind in sorted(self.kinds.items())
            if kind == STREAM
            and at not in crossings
            and not crossings.intersection(around(at))
            and len({self.banks[near] for near in around(at) if near in self.banks and self.passable(near)}) > 1
        )


def lay(
    *,
    title: str,
    terrains: Terrains,
    kinds: Mapping[Square, str],
    levels: Mapping[Square, int],
    waters: Mapping[str, tuple[Square, ...]],
    bridges: Mapping[Square, str],
    fords: Mapping[Square, str],
    roads: Mapping[str, tuple[Square, ...]],
    objectives: Mapping[Square, str],
    entries: Mapping[str, tuple[Square, ...]],
    rears: Mapping[Side, Square],
    places: Mapping[Square, str],
) -> Ground:
    """Make a ground of a map; `kinds` must hold every square of the rectangle; nothing is checked here (map_text)."""
    led = [pair for squares in roads.values() for pair in pairwise(squares)]
    links = frozenset([*led, *((other, one) for one, other in led)])
    return Ground(
        title=title,
        rows=1 + max(row for row, _ in kinds),
        columns=1 + max(column for _, column in kinds),
        terrains=terrains,
        kinds=dict(kinds),
        levels=dict(levels),
        waters=dict(waters),
        bridges=dict(bridges),
        fords=dict(fords),
        roads=dict(roads),
        objectives=dict(objectives),
        entries=dict(entries),
        rears=dict(rears),
        places=dict(places),
        links=links,
        on_road=frozenset(one for one, _ in links),
        banks=_banks(kinds, terrains),
        steps=_steps(kinds, terrains, kinds),
        fairway=_among({at for at, kind in kinds.items() if kind == terrains.afloat}),
    )


def _steps(
    kinds: Mapping[Square, str], terrains: Terrains, squares: Collection[Square]
) -> dict[Square, tuple[Square, ...]]:
    """Give {square that units may be in: its neighbours that they may be in too}, for those of `squares`."""

    def enterable(at: Square) -> bool:
        return at in kinds and kinds[at] not in terrains.closed

    return {at: tuple(filter(enterable, around(at))) for at in squares if enterable(at)}


def _among(squares: Collection[Square]) -> dict[Square, tuple[Square, ...]]:
    """Give {square: its neighbours}, of some squares and no others."""
    return {at: tuple(near for near in around(at) if near in squares) for at in squares}


def _banks(kinds: Mapping[Square, str], terrains: Terrains) -> dict[Square, int]:
    """Number the dry lands: squares that touch, diagonally too, without water, ford or bridge, are one land."""
    dry = {at for at, kind in kinds.items() if terrains.sorts[kind] not in ("water", "ford", "bridge")}
    banks: dict[Square, int] = {}
    lands = 0
    for start in sorted(dry):
        if start in banks:
            continue
        edge = [start]
        banks[start] = lands
        while edge:
            for to in around(edge.pop()):
                if to in dry and to not in banks:
                    banks[to] = lands
                    edge.append(to)
        lands += 1
    return banks
