"""How far a unit can go with the points it has: every square it may reach, the least it costs, and the way there.

The same steps as moving.step_of, one after the other, by Dijkstra's method: what a step costs is asked once for each
sort of step and kept, because a screen asks at every touch of a unit.
"""

from __future__ import annotations

from itertools import pairwise, product

import msgspec
from msgspec.structs import replace

from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import Level, other
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.squares import DIRECTIONS, Direction, Square, is_diagonal, step, towards
from companion.games.tactical.rules.ground.stacking import crowded
from companion.games.tactical.rules.ground.zones import zone_of
from companion.games.tactical.rules.orders.costs import Payer, step_cost
from companion.games.tactical.rules.orders.costs import Step as Paid
from companion.games.tactical.rules.orders.moving import asks_empty, has_road, may_not_move, one_square, unmoved_only
from companion.games.tactical.rules.orders.paying import payer_of
from companion.games.tactical.rules.state import State, Unit

NEVER = 1 << 20
"""More points than a unit ever has: a step that is prohibited."""
FROM_ZONE, TO_ZONE, HELD, SHUT = 1, 2, 4, 8
"""What a step's price depends on besides the ground: bits of its place among the prices."""
Prices = tuple[int, ...]
Edge = tuple[Square, Prices]


class Reach(msgspec.Struct, frozen=True):
    """Where a unit can go: {square: operation points}, without its own, and the square that each is entered from."""

    start: Square
    costs: dict[Square, int]
    ways: dict[Square, Square]
    last_steps: set[Square]
    """Squares beside the unit that are cheapest by a step after which it moves no more: no way leads on by it."""

    def squares_to(self, square: Square) -> list[Square]:
        """Give the squares of the way to one, from the unit's own on; raises KeyError for one out of reach."""
        if square in self.last_steps:
            return [self.start, square]
        way = [square]
        while way[-1] != self.start:
            way.append(self.ways[way[-1]])
        return way[::-1]

    def way_to(self, square: Square) -> tuple[Direction, ...]:
        """Give the directions of the way to a square; raises KeyError for one out of reach."""
        way = (towards(before, at) for before, at in pairwise(self.squares_to(square)))
        return tuple(direction for direction in way if direction is not None)


class Reaches:
    """The reach of units on a ground. The price of each sort of step is worked out when it is first wanted."""

    def __init__(self, rules: Rules, ground: Ground) -> None:
        self._rules, self._ground = rules, ground
        self._edges: dict[tuple[Payer, bool], dict[Square, tuple[Edge, ...]]] = {}
        self._prices: dict[tuple[Payer, str, bool, bool, int], Prices] = {}
        self._rooms: dict[tuple[Level, str, int, int], bool] = {}

    def of(self, state: State, one: Unit, zones: frozenset[Square] | None = None) -> Reach:
        """Give where a unit on the map can go in this phase; with nothing where it may not move (ANT-7.5).

        Who asks for many units may give the enemy's zones of control, which do not change in an operation phase.
        """
        assert one.square is not None
        found = Reach(one.square, {}, {}, set())
        if next(iter(may_not_move(self._rules, state, one)), None) is None:
            if one.gunboat:
                zones = frozenset()
            elif zones is None:
                zones = zone_of(self._rules, state, other(one.side))
            marks = self._marks(state, one, zones)
            ended = self._first_steps(state, one, found, marks)
            if not one.routed:
                self._go_on(state, one, found, marks)
            for to, cost in ended.items():
                if cost < found.costs.get(to, NEVER):
                    # Squares beyond may have been reached by a longer way over this one, which stays theirs.
                    found.costs[to] = cost
                    found.last_steps.add(to)
        return found

    def _marks(self, state: State, one: Unit, zones: frozenset[Square]) -> dict[Square, int]:
        """Give what is special of squares: in an enemy zone, with friends, not to be entered (ANT-7.5g, ANT-7.5h)."""
        ground = self._ground
        marks = dict.fromkeys(zones, TO_ZONE | SHUT if one.routed else TO_ZONE)
        friends: dict[Square, list[Unit]] = {}
        for unit in state.units.values():
            at = unit.square
            if at is None or unit.status != "on-map" or unit.id == one.id:
                continue
            if unit.side == one.side:
                friends.setdefault(at, []).append(unit)
            else:
                marks[at] = SHUT
        for at, there in friends.items():
            full = self._full(state.level, ground.terrain(at), [*there, one])
            marks[at] = marks.get(at, 0) | (SHUT if full else HELD)
        return marks

    def _full(self, level: Level, terrain: str, units: list[Unit]) -> bool:
        """Say whether units may not share a square of a terrain; that hangs on how many they are and of which arms.

        Asked for every square with friends at every look at a unit's reach: the reason is made once a sort of square.
        """
        guns = 0
        for one in units:
            guns += one.arm == "artillery"
        asked = level, terrain, len(units), guns
        found = self._rooms.get(asked)
        if found is None:
            found = self._rooms[asked] = crowded(self._rules, level, terrain, units) is not None
        return found

    def _first_steps(self, state: State, one: Unit, found: Reach, marks: dict[Square, int]) -> dict[Square, int]:
        """Enter the squares beside the unit into what is found; give those where its move then ends, with the cost.

        The first step of a phase costs no more than it must (ANT-7.5b), and alone may lead from zone to zone where
        that must be the only move (ANT-7.6c).
        """
        rules, ended = self._rules, dict[Square, int]()
        most = one_square(rules, one)
        cap = most if state.level != "basic" and not one.squares and one.points >= most else NEVER - 1
        only, uncapped = unmoved_only(rules, state), rules.choice("ANT-R-MIN-MOVE")
        out_of = marks.get(found.start, 0) & TO_ZONE and FROM_ZONE
        for to, prices in self._steps(state, one, found.start):
            sort = out_of | marks.get(to, 0)
            price = prices[sort]
            sure = cap if uncapped == 0 or not sort & (FROM_ZONE | TO_ZONE) else NEVER - 1
            cost = price if price == NEVER else min(price, sure)
            if cost > one.points:
                continue
            if only and sort & FROM_ZONE and sort & TO_ZONE:
                if not one.squares:
                    ended[to] = cost
            else:
                found.costs[to], found.ways[to] = cost, found.start
        return ended

    def _go_on(self, state: State, one: Unit, found: Reach, marks: dict[Square, int]) -> None:
        """Go on from the squares found, the nearest first."""
        costs, ways, most = found.costs, found.ways, one.points
        barred = FROM_ZONE | TO_ZONE if unmoved_only(self._rules, state) else SHUT
        edges = self._of_payer(state, one)
        mark = marks.get
        # Points are few and whole: a list a point, gone through in order, is quicker than any heap.
        waiting: list[list[Square]] = [[] for _ in range(most + 1)]
        for at, cost in costs.items():
            waiting[cost].append(at)
        for spent, squares in enumerate(waiting):
            for at in squares:
                # It was reached more cheaply since it was put here.
                if costs[at] != spent:
                    continue
                out_of = mark(at, 0) & TO_ZONE and FROM_ZONE
                for to, prices in edges.get(at) or self._steps(state, one, at):
                    sort = out_of | mark(to, 0)
                    cost = spent + prices[sort]
                    if cost > most or cost >= costs.get(to, NEVER) or sort & barred == barred or to == found.start:
                        continue
                    costs[to], ways[to] = cost, at
                    waiting[cost].append(to)

    # ---- what steps cost

    def _of_payer(self, state: State, one: Unit) -> dict[Square, tuple[Edge, ...]]:
        sort = payer_of(self._rules, state, one), has_road(self._rules, one)
        return self._edges.setdefault(sort, {})

    def _steps(self, state: State, one: Unit, at: Square) -> tuple[Edge, ...]:
        """Give the neighbours of a square that units may be in, with the prices of the step there."""
        edges = self._of_payer(state, one)
        if at not in edges:
            ground, payer = self._ground, payer_of(self._rules, state, one)
            road = has_road(self._rules, one)
            neighbours = ((step(at, direction), direction) for direction in DIRECTIONS)
            edges[at] = tuple(
                (
                    to,
                    self._priced(
                        payer,
                        ground.terrain(to),
                        is_diagonal(direction),
                        road and ground.joined(at, to),
                        max(0, ground.elevation(to) - ground.elevation(at)),
                    ),
                )
                for to, direction in neighbours
                if ground.passable(to, afloat=one.gunboat)
            )
        return edges[at]

    def _priced(self, payer: Payer, terrain: str, diagonal: bool, road: bool, uphill: int) -> Prices:
        """Give what a step costs for every case of zones and friends, by their bits."""
        asked = payer, terrain, diagonal, road, uphill
        if asked not in self._prices:
            plain = Paid(terrain=terrain, diagonal=diagonal, uphill=uphill)
            empty = asks_empty(self._rules, payer.mode)
            cases = (
                replace(plain, from_zone=out_of, to_zone=into, friend=held, by_road=road and not (held and empty))
                for held, into, out_of in product((False, True), repeat=3)
            )
            self._prices[asked] = (*(self._price(payer, case) for case in cases), *(NEVER,) * SHUT)
        # Eight cases of zones and friends by their bits, and as many again with SHUT among them, which no points buy.
        return self._prices[asked]

    def _price(self, payer: Payer, paid: Paid) -> int:
        points = step_cost(self._rules, payer, paid).points
        return NEVER if points is None else points
