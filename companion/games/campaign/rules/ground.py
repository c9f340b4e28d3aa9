"""The ground: terrain, rivers, towns, roads and exits of a map, where units may go, and the shortest way there.

A map is invented data and may be replaced by another (RTG-R-MAP); `map_text` reads it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from companion.charts.figures import Exact, exact
from companion.games.campaign.charts.fatigue import Fatigue
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules.hexes import DIRECTIONS, Direction, Hex, neighbour, opposite
from companion.games.campaign.rules.state import SIDES, Side
from companion.language.messages import Id, Message, says

HEX_OFF_MAP = says("campaign.why.hex-off-map", "{hex} is off the map of {columns} columns and {rows} rows")
MOUNTAIN = says("campaign.why.mountain", "{hex} is a mountain")

Terrain = Literal["town", "road", "clear", "mountain"]
RiverSide = tuple[Hex, Direction]


class Toll(msgspec.Struct, frozen=True):
    """The fatigue that marks the lesser of two ways of equal length; the figures stand in fatigue.toml."""

    off_road: Exact
    """Of a move that is not from road hex to road hex (RTG-8.2a)."""
    unbridged: Exact
    """Of crossing an unbridged river side, besides `off_road` (RTG-8.4a, RTG-11.6a)."""

    @classmethod
    def of(cls, chart: Fatigue) -> Toll:
        """Take the figures from the chart of fatigue."""
        return cls(exact(chart.off_road.fatigue), exact(chart.unbridged_river.fatigue))


class Joining(msgspec.Struct, frozen=True):
    """How a corps comes onto a path: the hexes to enter until it is there, and the index of the hex it joins at."""

    route: tuple[Hex, ...]
    at: int


class _Move(msgspec.Struct, frozen=True):
    """A move to a neighbour that is open to a side."""

    to: Hex
    off_road: bool
    unbridged: bool


class Ground(msgspec.Struct, frozen=True, kw_only=True):
    """A map. Made by `lay`, which adds what follows from the map itself."""

    title: str
    columns: int
    rows: int
    terrain: dict[Hex, Terrain]
    """Of every hex."""
    rivers: dict[RiverSide, str]
    """The river of each side it runs along, found from both hexes of the side."""
    towns: dict[Hex, str]
    roads: dict[str, tuple[Hex, ...]]
    """The hexes that each named road runs through, in its order."""
    exits: tuple[Hex, ...]
    """From these a unit may leave for Washington (RTG-R-EXIT-HEX)."""
    banks: frozenset[tuple[Hex, Hex]]
    """Neighbours that a river parts, both ways round."""
    moves: dict[Side, dict[Hex, tuple[_Move, ...]]]
    open_bridges: bool = False
    """Confederates may use bridges (RTG-R-RIVER-CSA)."""

    def __hash__(self) -> int:
        """Give the same for equals, at once: what is worked out of a ground is kept by it."""
        # Maps are asked for thousands of paths a turn and hold whole dictionaries; equality still compares everything.
        return hash((self.title, self.columns, self.rows, self.exits, self.open_bridges))

    def on_map(self, at: Hex) -> bool:
        """Say whether a hex is on the map."""
        return at in self.terrain

    def passable(self, at: Hex) -> bool:
        """Say whether units may enter a hex: not off the map, never a mountain (RTG-8.5a)."""
        return self.terrain.get(at, "mountain") != "mountain"

    def road_hex(self, at: Hex) -> bool:
        """Say whether a hex counts as a road hex; a town does (RTG-R-ROAD-HEX)."""
        return self.terrain.get(at) in ("road", "town")

    def town_hex(self, at: Hex) -> bool:
        """Say whether a hex is a town (RTG-9.2.2c, RTG-SC1-B2b)."""
        return self.terrain.get(at) == "town"

    def river_between(self, one: Hex, other: Hex) -> bool:
        """Say whether a river runs along the side that two neighbours share."""
        return (one, other) in self.banks

    def road_move(self, one: Hex, other: Hex) -> bool:
        """Say whether a move between two neighbours is one from road hex to road hex (RTG-8.2a, RTG-R-ROAD-HEX)."""
        return self.road_hex(one) and self.road_hex(other)

    def bridged(self, one: Hex, other: Hex) -> bool:
        """Say whether a river side is bridged: it lies between two road hexes (RTG-8.4a, RTG-R-ROAD-HEX)."""
        return self.river_between(one, other) and self.road_move(one, other)

    def may_cross(self, side: Side, one: Hex, other: Hex) -> bool:
        """Say whether a river does not stop a side between two neighbours: it always stops Confederates.

        RTG-8.4b, RTG-R-RIVER-CSA: a bridge makes no difference, but in the other reading.
        """
        # Not even by a bridge: the sentence knows none. That is why our map has only the Potomac and the Susquehanna as
        # rivers.
        bridge = self.open_bridges and self.bridged(one, other)
        return side == "union" or bridge or not self.river_between(one, other)

    def steps(self, at: Hex, side: Side) -> tuple[Hex, ...]:
        """Give the neighbours that a side may move to, by direction; nobody moves from where nobody can be."""
        return tuple(move.to for move in self.moves[side].get(at, ()))

    def unfit(self, at: Hex) -> Message | None:
        """Say why no unit can be in a hex; None when it can."""
        if not self.on_map(at):
            return HEX_OFF_MAP(hex=Id(f"{at[0]},{at[1]}"), columns=self.columns, rows=self.rows)
        return None if self.passable(at) else MOUNTAIN(hex=Id(f"{at[0]},{at[1]}"))

    def route(self, start: Hex, goals: Collection[Hex], side: Side, toll: Toll) -> tuple[Hex, ...] | None:
        """Give the hexes to enter on the way to the nearest goal, () at a goal; None when no way leads there.

        The fewest hexes; among those ways the least fatigue; among those the lowest direction at the first step where
        they part (RTG-R-MV-JOIN).
        """
        if start in goals:
            return ()
        # From the goals outwards, so that every hex on the way knows what is left from it: the way back down is then a
        # walk without a choice, but for direction.
        costs, left = _Costs(toll), self._left(start, goals, side, _Costs(toll))
        if start not in left:
            return None
        way: list[Hex] = []
        at = start
        while left[at][0]:
            hexes, fatigue = left[at]
            at = next(
                move.to for move in self.moves[side][at] if left.get(move.to) == (hexes - 1, fatigue - costs.of(move))
            )
            way.append(at)
        return tuple(way)

    def _left(self, start: Hex, goals: Collection[Hex], side: Side, costs: _Costs) -> dict[Hex, tuple[int, int]]:
        """Give {hex: (hexes, fatigue) left from it to the nearest goal}, as far out as `start` lies."""
        moves = self.moves[side]
        left = {goal: (0, 0) for goal in goals if goal in moves}
        edge, hexes = list(left), 0
        while edge and start not in left:
            hexes += 1
            reached: dict[Hex, int] = {}
            for at in edge:
                fatigue = left[at][1]
                for move in moves[at]:
                    if move.to not in left:
                        to, more = move.to, fatigue + costs.of(move)
                        if to not in reached or more < reached[to]:
                            reached[to] = more
            left |= {at: (hexes, fatigue) for at, fatigue in reached.items()}
            edge = list(reached)
        return left

    def join(self, at: Hex, path: Sequence[Hex], side: Side, toll: Toll) -> Joining | None:
        """Give how a corps gets onto a path: by the route to its nearest hex, among equals the one furthest along.

        On the path already it goes on from there (RTG-13.2.7e, RTG-R-MV-JOIN). None when it cannot get there.
        """
        index = {spot: place for place, spot in enumerate(path)}
        edge, seen = [at], {at}
        while edge:
            # `index` keeps the last passage of a hex, and the furthest of those equally near is wanted: both serve a
            # path that crosses itself.
            found = [index[spot] for spot in edge if spot in index]
            if found:
                route = self.route(at, (path[max(found)],), side, toll)
                return None if route is None else Joining(route, max(found))
            edge = list(dict.fromkeys(to for spot in edge for to in self.steps(spot, side) if to not in seen))
            seen.update(edge)
        return None


class _Costs:
    """A toll in whole parts, which add up faster than fractions."""

    def __init__(self, toll: Toll) -> None:
        parts = toll.off_road.denominator * toll.unbridged.denominator
        self.off_road, self.unbridged = int(toll.off_road * parts), int(toll.unbridged * parts)

    def of(self, move: _Move) -> int:
        """Give the fatigue of a move."""
        return self.off_road * move.off_road + self.unbridged * move.unbridged


def along(start: Hex, directions: Sequence[Direction]) -> tuple[Hex, ...]:
    """Give the hexes of a path from its starting hex on (RTG-13.2.7d)."""
    path = [start]
    for direction in directions:
        path.append(neighbour(path[-1], direction))
    return tuple(path)


def lay(
    *,
    title: str,
    terrain: Mapping[Hex, Terrain],
    rivers: Mapping[RiverSide, str],
    towns: Mapping[Hex, str],
    roads: Mapping[str, tuple[Hex, ...]],
    exits: Sequence[Hex],
) -> Ground:
    """Make a ground of a map: river sides are named from one of their hexes and found from both.

    `terrain` must hold every hex of the rectangle; nothing is checked here (see `map_text.read_map`).
    """
    both = dict(rivers) | {(neighbour(at, way), opposite(way)): name for (at, way), name in rivers.items()}
    ground = Ground(
        title=title,
        columns=max(column for column, _ in terrain),
        rows=max(row for _, row in terrain),
        terrain=dict(terrain),
        rivers=both,
        towns=dict(towns),
        roads=dict(roads),
        exits=tuple(exits),
        banks=frozenset((at, neighbour(at, way)) for at, way in both),
        moves={},
    )
    return replace(ground, moves={side: _moves(ground, side) for side in SIDES})


def as_chosen(ground: Ground, rules: Rules) -> Ground:
    """Give a map as the options have it: bridges open to Confederates (RTG-R-RIVER-CSA), more exits (RTG-R-EXIT-HEX).

    The further exits lie on the southern edge: the hex of one column, or every road hex from it on.
    """
    further = _further_exits(ground, rules)
    found = replace(ground, exits=(*ground.exits, *further)) if further else ground
    if rules.choice("RTG-R-RIVER-CSA") == 1:
        found = replace(found, open_bridges=True)
        found = replace(found, moves={side: _moves(found, side) for side in SIDES})
    return found


def _further_exits(ground: Ground, rules: Rules) -> list[Hex]:
    column = rules.figure("RTG-R-EXIT-HEX", 0)
    edge = [at for at in sorted(ground.terrain) if at[1] == ground.rows and at not in ground.exits]
    match rules.choice("RTG-R-EXIT-HEX"):
        case 1:
            return [at for at in edge if at[0] == column and ground.passable(at)]
        case 2:
            return [at for at in edge if at[0] >= column and ground.road_hex(at)]
        case _:
            return []


def _moves(ground: Ground, side: Side) -> dict[Hex, tuple[_Move, ...]]:
    """Give every move that is open to a side, by the hex it starts from."""
    return {
        at: tuple(
            _Move(to, not ground.road_move(at, to), ground.river_between(at, to) and not ground.bridged(at, to))
            for to in (neighbour(at, direction) for direction in DIRECTIONS)
            if ground.passable(to) and ground.may_cross(side, at, to)
        )
        for at in ground.terrain
        if ground.passable(at)
    }
