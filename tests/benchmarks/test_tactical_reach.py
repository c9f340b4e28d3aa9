"""The reach of a unit on the map of Antietam with both armies on it: wanted at most 1 ms a unit.

Run with `sh packaging/benchmarks tests/benchmarks/test_tactical_reach.py`. Infantry in the open, and cavalry, which goes
farthest: with the points of a second phase, and of a forced march besides.
"""

from __future__ import annotations

import statistics
import time

from msgspec.structs import replace

from companion.games.tactical.charts.ruleset import load
from companion.games.tactical.charts.terms import Arm, Mode, Side
from companion.games.tactical.rules.ground.map import Terrains
from companion.games.tactical.rules.orders.reach import Reaches
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.setup.map_text import read_map
from companion.kernel.shelf import resource_text, ruleset_texts
from tests.games.tactical.building import state, unit

WANTED = 0.001
ROUNDS = 200
UNITS = 209


def test_a_reach() -> None:
    rules = load(ruleset_texts("antietam"))
    ground = read_map(resource_text("maps", "antietam", "map.txt"), Terrains.of(rules), file="map.txt")
    free = [at for at in sorted(ground.kinds) if ground.passable(at)]
    spread = free[:: len(free) // UNITS][:UNITS]
    sides: tuple[Side, Side] = ("confederate", "union")
    others = [unit(f"U{n}", sides[at[1] > ground.columns // 2], at) for n, at in enumerate(spread)]
    open_square = max(free, key=lambda at: -abs(at[0] - 20) - abs(at[1] - 28))
    reaches = Reaches(rules, ground)
    kinds: tuple[tuple[Arm, Mode, int], ...] = (
        ("infantry", "normal", 12),
        ("infantry", "column", 12),
        ("artillery", "limbered", 12),
        ("cavalry", "mounted", 12),
        ("cavalry", "mounted", 19),
    )
    for arm, mode, points in kinds:
        one = unit("Mover", at=open_square, arm=arm, mode=mode, points=points, weapon="RFL")
        now = state(one, *(other for other in others if other.square != open_square))
        far = replace_all(now.units, keep=one)
        for army, where in ((now, "among both armies"), (replace(now, units=far), "alone")):
            taken = []
            for _ in range(ROUNDS):
                begun = time.perf_counter()
                found = reaches.of(army, one)
                taken.append(time.perf_counter() - begun)
            middle = statistics.median(taken)
            print(f"\n{arm} {mode}, {points} points, {where}: {len(found.costs)} squares in {middle * 1e6:.0f} us")
            assert middle <= WANTED


def replace_all(units: dict[str, Unit], keep: Unit) -> dict[str, Unit]:
    """Give the unit alone on the map, the others being still to come."""
    return {
        name: one if name == keep.id else replace(one, square=None, status="to-arrive") for name, one in units.items()
    }
