"""What stops lines between two units, by name: the same as `measuring.sight.stopped`, of many units of a game."""

from __future__ import annotations

from collections.abc import Sequence

from companion.field.lines import between
from companion.field.others import first_stands
from companion.field.shapes import Position
from companion.games.miniatures.rules.fielded.board import Board
from companion.games.miniatures.rules.measuring.sight import Stop, by_ground, first

Line = tuple[Position, Position]


def stops(board: Board, lines: Sequence[Line], pairs: Sequence[tuple[int, int]]) -> list[str | None]:
    """Give for each line what first stops it, None where it is clear; `pairs` are the units whose stands do not."""
    if not lines:
        return []
    found = by_ground(*between(lines), board.terrain)
    for line, share, owner in first_stands(board.bodies, lines, pairs):
        found[line] = first(found[line], Stop(share, board.units[owner].id))
    return [None if one is None else one.name for one in found]
