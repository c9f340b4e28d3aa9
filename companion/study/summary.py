"""The table of a simulation, for each kind of game that computers play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from companion.language.tongue import number, plural, tr

if TYPE_CHECKING:
    from companion.games.campaign.computer.tallies import Totals as Campaigns
    from companion.games.tactical.computer.tallies import Totals as Battles

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
    rows = _of_battles(found) if kind == "tactical" else _of_campaigns(found)
    levels = [(tr(level), games, number(100 * games / found.games, ".1f")) for level, games in found.levels.items()]
    names = [*(level for level, *_ in levels), *(name for name, _ in rows)]
    wide = max(WIDE, *(len(name) + 1 for name in names))
    lines = [f"  {level:<{wide}}{games:>6}  {percent:>5}%" for level, games, percent in levels]
    return [head, *lines, *(f"  {name:<{wide}}{number(value, '.1f'):>8}" for name, value in rows)]


def _of_campaigns(found: Campaigns) -> Rows:
    return (
        (tr("Victory points"), found.points),
        (tr("Battles"), found.battles),
        (tr("Days of battle"), found.days_of_battle),
        (tr("Turns"), found.turns),
        (tr("Confederate losses"), found.lost["confederate"]),
        (tr("Union losses"), found.lost["union"]),
        (tr("Exited"), found.exited),
    )


def _of_battles(found: Battles) -> Rows:
    south, north = found.lost["confederate"], found.lost["union"]
    return (
        (tr("Victory points"), found.points),
        (tr("Objectives"), found.objectives),
        (tr("Turns"), found.turns),
        (tr("Melees"), found.melees),
        (tr("Routs"), found.routs),
        (tr("Confederate losses"), south.men),
        (tr("Confederate guns lost"), south.guns),
        (tr("Confederate leaders lost"), south.leaders),
        (tr("Union losses"), north.men),
        (tr("Union guns lost"), north.guns),
        (tr("Union leaders lost"), north.leaders),
    )
