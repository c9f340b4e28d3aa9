"""What stops lines between two units, by name: the same as `measuring.sight.stopped`, of many units of a game."""

from __future__ import annotations

from collections.abc import Sequence

from companion.field.aiming import first_stands
from companion.field.lines import between
from companion.field.shapes import Position
from companion.games.miniatures.rules.fielded.board import Board, screens
from companion.games.miniatures.rules.measuring.sight import Stop, by_ground

Line = tuple[Position, Position]


def stops(board: Board, lines: Sequence[Line], pairs: Sequence[tuple[int, int]]) -> list[str | None]:
    """Give for each line what first stops it, None where it is clear; `pairs` are the units whose stands do not."""
    if not lines:
        return []
    starts, ends = between(lines)
    found: list[list[Stop]] = [[] for _ in lines]
    screened = [nth for nth, stop in enumerate(board.rules.once(screens).stop(starts, ends).tolist()) if stop]
    told = by_ground(starts[screened], ends[screened], board.terrain, board.figures.visible)
    for nth, stopped in zip(screened, told, strict=True):
        found[nth] += stopped
    for line, share, owner in first_stands(board.bodies, lines, pairs):
        found[line].append(Stop(share, board.units[owner].id))
    return [min(every, key=lambda stop: stop.at).name if every else None for every in found]
