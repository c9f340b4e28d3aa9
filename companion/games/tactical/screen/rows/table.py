"""A battle on the table, as the window tells of it."""

from __future__ import annotations

from companion.language.tongue import tr


def waits(battle: str) -> str:
    """Say that the game stands still for a battle on the table."""
    return tr("Battle {battle} is on the table: the game stands still until its result is in.", battle=battle)
