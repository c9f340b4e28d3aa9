"""Room that names have taken on a map: who comes first has it, the others stand elsewhere or wait."""

from __future__ import annotations

import math
from collections.abc import Iterator

from companion.drawing.shapes import Box

_TILE = 64.0
"""Pixels of a tile of taken room."""


class Room:
    """Room that is taken, by tiles, so that few boxes are compared."""

    def __init__(self) -> None:
        self._held: dict[tuple[int, int], list[Box]] = {}
        self.taken: list[Box] = []
        """All that was taken, in its order."""

    def take(self, box: Box) -> None:
        """Take room, in pixels."""
        self.taken.append(box)
        for key in _tiles(box):
            self._held.setdefault(key, []).append(box)

    def free(self, box: Box) -> bool:
        """Say whether nothing that was taken lies in a room."""
        return not any(box.meets(other) for key in _tiles(box) for other in self._held.get(key, ()))


def _tiles(box: Box) -> Iterator[tuple[int, int]]:
    for x in range(math.floor(box.left / _TILE), math.floor(box.right / _TILE) + 1):
        for y in range(math.floor(box.top / _TILE), math.floor(box.bottom / _TILE) + 1):
            yield x, y
