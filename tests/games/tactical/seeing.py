"""Small grounds for tests of sight, and the same question asked slowly."""

from __future__ import annotations

from collections.abc import Set
from fractions import Fraction
from functools import cache

from companion.games.tactical.charts.ruleset import load
from companion.games.tactical.rules.ground.map import Ground, Terrains
from companion.games.tactical.rules.ground.sight import Sight
from companion.games.tactical.rules.ground.sight_figures import Measures, Relief
from companion.games.tactical.rules.ground.squares import Direction, Square, distance, in_arc
from companion.games.tactical.setup.map_text import read_map
from companion.kernel.shelf import resource_text, ruleset_texts

RULES = load(ruleset_texts("antietam"))
MEASURES = Measures.of(RULES)
SIGNS = {".": "clear", "w": "woods", "t": "town", "c": "cornfield", "~": "stream"}
CLEAR_DAY = 3
"""The first turn without mist."""


class Drawn:
    """A ground of so many rows and columns, clear and of elevation 1 where nothing else is told."""

    def __init__(self, rows: int, columns: int, kinds: dict[Square, str], levels: dict[Square, int]) -> None:
        self.rows, self.columns, self.kinds, self.levels = rows, columns, kinds, levels

    def terrain(self, square: Square, /) -> str:
        return self.kinds.get(square, "clear")

    def elevation(self, square: Square, /) -> int:
        return self.levels.get(square, 1)


def drawn(terrain: str, levels: str = "") -> Drawn:
    """Read a ground from rows of signs, and its elevations from rows of digits; 1 everywhere when there are none."""
    rows, heights = terrain.split(), levels.split()
    kinds = {(x, y): SIGNS[sign] for x, row in enumerate(rows) for y, sign in enumerate(row)}
    return Drawn(
        len(rows),
        len(rows[0]),
        kinds,
        {(x, y): int(sign) for x, row in enumerate(heights) for y, sign in enumerate(row)},
    )


@cache
def field() -> Ground:
    """Give the map that is shipped."""
    terrains = Terrains.of(RULES)
    return read_map(resource_text("maps", "antietam", "map.txt"), terrains, file="map.txt")


def sight(terrain: str, levels: str = "") -> Sight:
    return Sight(drawn(terrain, levels), MEASURES)


def seen_slowly(
    ground: Relief, measures: Measures, one: Square, occupied: Set[Square], turn: int, facing: Direction | None = None
) -> frozenset[Square]:
    """Ask every square of the map, each along its own line, with fractions; nothing kept, nothing shared."""
    return frozenset(
        (x, y)
        for x in range(ground.rows)
        for y in range(ground.columns)
        if seen_by_the_book(ground, measures, one, (x, y), occupied, turn, facing)
    )


def seen_by_the_book(
    ground: Relief,
    measures: Measures,
    one: Square,
    other: Square,
    occupied: Set[Square],
    turn: int,
    facing: Direction | None,
) -> bool:
    if facing is not None and not in_arc(one, facing, other):
        return False
    away = distance(one, other)
    if away <= 1:
        return True
    base = {1: 4, 2: 8, 3: 12, 4: 16}[ground.elevation(one)]
    if away > max(1, base * {1: 75, 2: 90}.get(turn, 100) // 100):
        return False

    def foot(at: Square) -> int:
        return (ground.elevation(at) - 1) * 45

    def top(at: Square) -> int:
        standing = {"woods": 20, "town": 30, "cornfield": 6}.get(ground.terrain(at), 0)
        return foot(at) + max(standing, 5 if at in occupied else 0)

    for step in range(1, away):
        part = Fraction(step, away)
        x, y = one[0] + part * (other[0] - one[0]), one[1] + part * (other[1] - one[1])
        line = foot(one) + 5 + part * (foot(other) - foot(one))
        crossed = [
            (at_x, at_y)
            for at_x in range(int(x) - 1, int(x) + 3)
            for at_y in range(int(y) - 1, int(y) + 3)
            if abs(at_x - x) <= Fraction(1, 2) and abs(at_y - y) <= Fraction(1, 2)
        ]
        if all(top(at) >= line for at in crossed):
            return False
    return True
