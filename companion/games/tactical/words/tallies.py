"""What is told of many games that computers played."""

from __future__ import annotations

from companion.games.tactical.computer.tallies import Totals
from companion.language.tongue import tr


def table(found: Totals) -> tuple[tuple[str, float], ...]:
    """Give what is told of games that computers played: a name and a figure a row."""
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
