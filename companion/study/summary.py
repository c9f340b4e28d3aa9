"""The tables of a simulation, for each kind of game that computers play: how games ended, and how they were waged."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from companion.kernel.kind import kind_of
from companion.kernel.tallies import figures
from companion.language.tongue import number, plural, tr

WIDE = 26
"""Signs of the names, at the least."""
EACH = 10
"""Signs of a figure with what parts it from the one before."""


def table(kind: str, found: Any) -> list[str]:
    """Give the lines of a simulation's totals: levels of victory, figures with their spread, conduct by side."""
    head = plural(
        found.games,
        "{n} game of {scenario}, seed {seed}",
        "{n} games of {scenario}, seed {seed}",
        scenario=found.scenario,
        seed=found.seed,
    )
    computers = kind_of(kind).computers
    assert computers is not None
    levels = [(tr(level), games, number(100 * games / found.games, ".1f")) for level, games in found.levels.items()]
    means = figures(found)
    rows = [
        (name, (means.get(figure), spread.sd, spread.q05, spread.q50, spread.q95))
        for name, figure in computers.table.open()(found)
        if (spread := found.spread.get(figure)) is not None
    ]
    conduct = [(name, figures) for name, *figures in computers.conduct.open()(found)]
    wide = max(WIDE, *(len(name) + 1 for name, *_ in (*levels, *rows, *conduct)))
    of_spread = (tr("mean"), tr("deviation"), "5 %", "50 %", "95 %")
    return [
        head,
        *(f"  {level:<{wide}}{games:>6}  {percent:>5}%" for level, games, percent in levels),
        "",
        _line("", of_spread, wide),
        *(_line(name, map(_told, values), wide) for name, values in rows),
        "",
        _line("", (tr("Confed."), tr("Union")), wide),
        *(_line(name, map(_told, values), wide) for name, values in conduct),
    ]


def _line(name: str, cells: Iterable[str], wide: int) -> str:
    return f"  {name:<{wide}}{''.join(f'{one:>{EACH}}' for one in cells)}".rstrip()


def _told(value: float | None) -> str:
    return "–" if value is None else number(value, ".1f")
