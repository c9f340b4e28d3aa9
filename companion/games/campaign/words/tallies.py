"""What is told of many games that computers played."""

from __future__ import annotations

from companion.games.campaign.computer.tallies import Totals
from companion.language.tongue import tr


def table(found: Totals) -> tuple[tuple[str, float], ...]:
    """Give what is told of games that computers played: a name and a figure a row."""
    return (
        (tr("Victory points"), found.points),
        (tr("Battles"), found.battles),
        (tr("Days of battle"), found.days_of_battle),
        (tr("Turns"), found.turns),
        (tr("Confederate losses"), found.lost["confederate"]),
        (tr("Union losses"), found.lost["union"]),
        (tr("Exited"), found.exited),
    )
