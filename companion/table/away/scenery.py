"""Ground that no map shows, at places drawn from the name of the battle's ground and never by chance.

The same ground has the same scenery, whoever fights on it and whenever.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from random import Random

from companion.field.shapes import Feature, Polygon, Position, Properties, Ring
from companion.table.file.ground_chart import Scenery

TRIES = 60
"""Places that are tried for a piece; where all are taken it is left out."""
CORNERS = 14
"""Of a piece without straight sides."""
RAGGED = (0.8, 1.12)
"""How far its outline wanders from an oval, in shares."""
TILT = math.radians(24)
"""The most that an oblong is turned."""
UPLAND = 0.52
"""The next level of a hill, in shares of the one below it."""
OBLONG = frozenset({"field", "orchard"})
NO_MAP = "no map shows it; leave it out, or put it where you know better"


def rounded(place: Position) -> Position:
    """Give a place to the hundredth of an inch."""
    return round(place[0], 2), round(place[1], 2)


def closed(places: Iterable[Position]) -> Ring:
    """Give an outline, to the hundredth of an inch, that ends where it begins."""
    found = tuple(map(rounded, places))
    return found if found[0] == found[-1] else (*found, found[0])


def oval(middle: Position, half: Position, turn: float, random: Random) -> Ring:
    """Give a ragged oval."""
    sizes = [random.uniform(*RAGGED) for _ in range(CORNERS)]
    turns = [math.tau * nth / CORNERS for nth in range(CORNERS)]
    places = ((half[0] * by * math.cos(at), half[1] * by * math.sin(at)) for by, at in zip(sizes, turns, strict=True))
    return closed(turned(place, middle, turn) for place in places)


def turned(place: Position, middle: Position, turn: float) -> Position:
    """Give a place turned about nought and carried to the middle."""
    x, y, c, s = *place, math.cos(turn), math.sin(turn)
    return middle[0] + x * c - y * s, middle[1] + x * s + y * c


def oblong(middle: Position, half: Position, turn: float) -> Ring:
    """Give an oblong."""
    corners = ((-half[0], -half[1]), (half[0], -half[1]), (half[0], half[1]), (-half[0], half[1]))
    return closed(turned(place, middle, turn) for place in corners)


def scattered(
    rows: Iterable[Scenery],
    name: str,
    table: Position,
    *,
    yards: int,
    times: float,
    taken: Iterable[tuple[Position, float]],
) -> Iterator[Feature]:
    """Yield the scenery of a ground by its name: hills first, for the rest stands on them.

    `yards` are those of an inch; `times` as many pieces as the rows say, for larger tables have more; `taken` are
    places, each with the inches about it, where nothing is to stand.
    """
    random = Random(name)
    held = list(taken)
    for row in sorted(rows, key=lambda one: one.kind != "hill"):
        for _ in range(round(row.number * times)):
            long, broad = (half * random.uniform(0.8, 1.2) / yards / 2 for half in row.yards)
            hill = row.kind == "hill"
            found = _room(table, long, [] if hill else held, random)
            if found is None:
                continue
            if not hill:  # woods stand on hills, but not in one another
                held.append((found, long))
            yield from _piece(row, found, (long, broad), random, table)


def _room(table: Position, reach: float, held: list[tuple[Position, float]], random: Random) -> Position | None:
    """Give a place at which a piece lies on the table and off the others, None where none is found."""
    for _ in range(TRIES):
        place = tuple(random.uniform(min(reach * 1.15, side / 2), max(side - reach * 1.15, side / 2)) for side in table)
        if all(math.dist(place, one) > reach + radius for one, radius in held):
            return place[0], place[1]
    return None


def _piece(row: Scenery, middle: Position, half: Position, random: Random, table: Position) -> Iterator[Feature]:
    turn = random.uniform(-TILT, TILT) + (math.pi / 2 if row.kind == "hill" and random.random() < 0.7 else 0.0)
    rings = [oblong(middle, half, turn) if row.kind in OBLONG else oval(middle, half, turn, random)]
    if row.kind == "hill":
        rings.append(oval(middle, (half[0] * UPLAND, half[1] * UPLAND), turn, random))
    for level, ring in enumerate(rings, 1):
        said = Properties(kind=row.kind, level=level, invented=NO_MAP)
        yield Feature(properties=said, geometry=Polygon((held_on(ring, table),)))


def held_on(ring: Iterable[Position], table: Position) -> Ring:
    """Give an outline with what lies off the table drawn back to its edge."""
    return closed((min(max(x, 0.0), table[0]), min(max(y, 0.0), table[1])) for x, y in ring)
