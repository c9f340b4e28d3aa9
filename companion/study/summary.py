"""The table of a simulation, for each kind of game that computers play."""

from __future__ import annotations

from typing import Any

from companion.kernel.kind import kind_of
from companion.language.tongue import number, plural, tr

Rows = tuple[tuple[str, float], ...]
WIDE = 26
"""Signs of the names, at the least."""


def table(kind: str, found: Any) -> list[str]:
    """Give the lines of a simulation's totals."""
    head = plural(
        found.games,
        "{n} game of {scenario}, seed {seed}",
        "{n} games of {scenario}, seed {seed}",
        scenario=found.scenario,
        seed=found.seed,
    )
    computers = kind_of(kind).computers
    rows: Rows = () if computers is None else computers.table.open()(found)
    levels = [(tr(level), games, number(100 * games / found.games, ".1f")) for level, games in found.levels.items()]
    names = [*(level for level, *_ in levels), *(name for name, _ in rows)]
    wide = max(WIDE, *(len(name) + 1 for name in names))
    lines = [f"  {level:<{wide}}{games:>6}  {percent:>5}%" for level, games, percent in levels]
    return [head, *lines, *(f"  {name:<{wide}}{number(value, '.1f'):>8}" for name, value in rows)]
