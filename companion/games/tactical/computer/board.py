"""What players ask of a ground again and again: reach, ways to a goal, what weapons do. Worked out once and kept."""

from __future__ import annotations

from functools import cached_property
from weakref import WeakKeyDictionary

from msgspec.structs import replace

from companion.charts.rounding import figure
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.computer.odds import Odds
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.sight import Sight
from companion.games.tactical.rules.ground.squares import DIRECTIONS, Square, is_diagonal, step
from companion.games.tactical.rules.orders.costs import Payer, Step, step_cost
from companion.games.tactical.rules.orders.reach import Reaches
from companion.games.tactical.rules.situation import Situation

FAR = 1 << 20
"""Farther than any way."""
Way = dict[Square, int]
"""{square: operation points from there to the goal}."""


class Board:
    """A ground under rules; nothing in it rests on where anybody stands."""

    def __init__(self, rules: Rules, ground: Ground) -> None:
        self.rules, self.ground = rules, ground
        self.reaches = Reaches(rules, ground)
        self.odds = Odds(rules)
        self._into: dict[Payer, dict[Square, list[tuple[Square, int]]]] = {}
        self._ways: dict[tuple[Square, Payer], Way] = {}
        self._prices: dict[tuple[Payer, str, bool, bool, int], int] = {}
        self._rates: dict[str, tuple[float, ...]] = {}

    def rates(self, weapon: str) -> tuple[float, ...]:
        """Give what a man or a gun costs the enemy in men with a weapon, by range in squares; at 0 there is nothing."""
        if weapon not in self._rates:
            count = self.rules.weapons.losses_for
            gun = self.rules.weapon(weapon).kind == "artillery"
            per = count.artillery if gun else count.small_arms
            far = self.rules.range_of(weapon)
            losses = (self.rules.losses_at(weapon, squares) or 0 for squares in range(1, far + 1))
            self._rates[weapon] = (0.0, *(float(one) / per for one in losses))
        return self._rates[weapon]

    @cached_property
    def cover(self) -> dict[str, float]:
        """Give what terrain leaves of fire into it."""
        return {terrain: float(figure(row.fire)) for terrain, row in self.rules.targets.items()}

    @cached_property
    def crossings(self) -> frozenset[Square]:
        """Give the squares of bridges and fords."""
        return frozenset({*self.ground.bridges, *self.ground.fords})

    def way(self, goal: Square, payer: Payer) -> Way:
        """Give the way to a goal from everywhere, for one who pays by a mode; enemies are not looked at."""
        asked = goal, payer
        if asked not in self._ways:
            self._ways[asked] = self._to(goal, payer)
        return self._ways[asked]

    def _to(self, goal: Square, payer: Payer) -> Way:
        """Work out a way by Dijkstra's method, from the goal outward."""
        into = self._into.get(payer)
        if into is None:
            into = self._into[payer] = {at: self._steps_into(at, payer) for at in self.ground.steps}
        found = {goal: 0}
        waiting: dict[int, list[Square]] = {0: [goal]}
        spent = 0
        while waiting:
            for at in waiting.pop(spent, ()):
                if found[at] == spent:
                    for before, price in into.get(at, ()):
                        cost = spent + price
                        if cost < found.get(before, FAR):
                            found[before] = cost
                            waiting.setdefault(cost, []).append(before)
            spent += 1
        return found

    def _steps_into(self, at: Square, payer: Payer) -> list[tuple[Square, int]]:
        """Give the squares from which a square is entered, with what that costs."""
        ground, level = self.ground, self.ground.elevation(at)
        found = []
        for direction in DIRECTIONS:
            before = step(at, direction)
            if ground.passable(before):
                price = self._price(
                    payer,
                    ground.terrain(at),
                    is_diagonal(direction),
                    ground.joined(before, at),
                    max(0, level - ground.elevation(before)),
                )
                if price < FAR:
                    found.append((before, price))
        return found

    def _price(self, payer: Payer, terrain: str, diagonal: bool, road: bool, uphill: int) -> int:
        asked = payer, terrain, diagonal, road, uphill
        if asked not in self._prices:
            made = Step(terrain=terrain, diagonal=diagonal, by_road=road, uphill=uphill)
            points = step_cost(self.rules, payer, made).points
            self._prices[asked] = FAR if points is None else points
        return self._prices[asked]


_BOARDS: WeakKeyDictionary[Sight, Board] = WeakKeyDictionary()
"""What was worked out for a ground; a game keeps one sight for each."""


def board_of(now: Situation) -> Board:
    """Give the board of a situation's ground and rules."""
    found = _BOARDS.get(now.sight)
    if found is None or found.rules is not now.rules:
        found = _BOARDS[now.sight] = Board(now.rules, now.ground)
    return found


def by_march(payer: Payer) -> Payer:
    """Give who pays on a long way: in the mode for it, by day."""
    modes = {"infantry": "column", "cavalry": "mounted", "artillery": "limbered"}
    return replace(payer, mode=modes[payer.arm], night=False, weapon="", cavalry_artillery=False)
