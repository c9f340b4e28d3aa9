"""Who lies over an enemy's stands: allowed, for the referee puts them where he sees them, but told."""

from __future__ import annotations

from collections.abc import Iterable

import shapely

from companion.games.miniatures.rules.fielded.board import Board

SPECK = 1e-3
"""Square inches that two who touch may share, as their numbers are rounded."""


def upon(board: Board, names: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """Give those of some units that lie over stands of an enemy, each with him; who has no place lies over nobody."""
    bodies, found = board.bodies, []
    for name in names:
        if (one := board.index.get(name)) is None:
            continue
        for other, enemy in enumerate(board.units):
            if enemy.side != board.units[one].side:
                shared = shapely.intersection(bodies.whole(one), bodies.whole(other))
                if shapely.area(shared) > SPECK:
                    found.append((name, enemy.id))
    return tuple(found)
