"""The table of a simulation, for each kind of game that computers play."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from companion.tongue import tr

if TYPE_CHECKING:
    from companion.players.campaign.tallies import Totals as Campaigns
    from companion.players.tactical.tallies import Totals as Battles

Rows = tuple[tuple[str, float], ...]


def table(kind: str, found: Any) -> list[str]:
    """Give the lines of a simulation's totals."""
    lines = [tr("{n} games of {scenario}, seed {seed}", n=found.games, scenario=found.scenario, seed=found.seed)]
    lines += [f"  {tr(level):<26}{games:>6}  {games / found.games:>6.1%}" for level, games in found.levels.items()]
    rows = _of_battles(found) if kind == "tactical" else _of_campaigns(found)
    return [*lines, *(f"  {name:<26}{value:>8.1f}" for name, value in rows)]


def _of_campaigns(found: Campaigns) -> Rows:
    return (
        (tr("Victory points"), found.points), (tr("Battles"), found.battles),
        (tr("Days of battle"), found.days_of_battle), (tr("Turns"), found.turns),
        (tr("Confederate losses"), found.lost["confederate"]),
        (tr("Union losses"), found.lost["union"]), (tr("Exited"), found.exited),
    )  # fmt: skip


def _of_battles(found: Battles) -> Rows:
    south, north = found.lost["confederate"], found.lost["union"]
    return (
        (tr("Victory points"), found.points), (tr("Objectives"), found.objectives), (tr("Turns"), found.turns),
        (tr("Melees"), found.melees), (tr("Routs"), found.routs),
        (tr("Confederate losses"), south.men), (tr("Confederate guns lost"), south.guns),
        (tr("Confederate leaders lost"), south.leaders), (tr("Union losses"), north.men),
        (tr("Union guns lost"), north.guns), (tr("Union leaders lost"), north.leaders),
    )  # fmt: skip
