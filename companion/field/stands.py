"""Stands as rectangles: where each of a body's stands lies, from its front's middle, its facing and its ranks.

Inches from the table's south-west corner, x east, y north; facings in degrees clockwise from north.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from companion.field.shapes import Position

Numbers = NDArray[np.float64]
GRACE = 1e-6
"""Limits are inclusive, and lengths that differ by less are the same."""


class Stand(msgspec.Struct, frozen=True):
    """A stand: its rank and file from 1, the middle of its front edge, its facing."""

    rank: int
    file: int
    at: Position
    facing: float


def ahead(facing: float) -> Position:
    """Give the direction of a facing, of length 1; exact at the four quarters."""
    turned = facing % 360
    if turned % 90 == 0:
        # A hair below nought is rounded up to a whole turn.
        return ((0.0, 1.0), (1.0, 0.0), (0.0, -1.0), (-1.0, 0.0))[int(turned // 90) % 4]
    return math.sin(math.radians(turned)), math.cos(math.radians(turned))


def in_ranks(counts: Iterable[int], at: Position, facing: float, size: tuple[float, float]) -> tuple[Stand, ...]:
    """Lay out ranks of so many stands behind each other, each centred on the axis; `size` is width and depth.

    Stands touch. File 1 is the left one as the body looks.
    """
    (wide, deep), (fx, fy) = size, ahead(facing)
    made = []
    for rank, count in enumerate(counts, 1):
        back = (rank - 1) * deep
        for file in range(1, count + 1):
            right = (file - (count + 1) / 2) * wide
            place = (at[0] + right * fy - back * fx, at[1] - right * fx - back * fy)
            made.append(Stand(rank, file, place, facing))
    return tuple(made)


class Stands:
    """Many stands as arrays: `at` (n, 2), `ahead` (n, 2), `corners` (n, 4, 2) from the left front clockwise.

    `seams` (n, 4, 2) is from where to where another stand of the same body stands against each side, left, right, rear,
    front: inches along the stand's own axis, to the right or ahead of the middle of its front edge; the second is the
    smaller one where none does.
    """

    def __init__(self, stands: Sequence[Stand], size: tuple[float, float]) -> None:
        self.size = size
        self.seams: Numbers = np.tile([math.inf, -math.inf], (len(stands), 4, 1))
        self.at: Numbers = np.array([one.at for one in stands], float).reshape(-1, 2)
        self.ahead: Numbers = np.array([ahead(one.facing) for one in stands], float).reshape(-1, 2)
        self.corners: Numbers = self._corners()

    @classmethod
    def together(cls, those: Sequence[Stands], size: tuple[float, float]) -> Stands:
        """Put the stands of several bodies behind each other."""
        found = cls((), size)
        if those:
            found.at = np.concatenate([one.at for one in those])
            found.ahead = np.concatenate([one.ahead for one in those])
            found.corners = np.concatenate([one.corners for one in those])
            found.seams = np.concatenate([one.seams for one in those])
        return found

    def of(self, which: NDArray[np.intp]) -> Stands:
        """Give some of the stands, by their indexes."""
        found = Stands((), self.size)
        found.at, found.ahead, found.corners = self.at[which], self.ahead[which], self.corners[which]
        found.seams = self.seams[which]
        return found

    def __len__(self) -> int:
        return len(self.at)

    def _corners(self) -> Numbers:
        wide, deep = self.size
        right = to_the_right(self.ahead) * (wide / 2)
        left, behind = self.at - right, self.ahead * deep
        front = self.at + right
        return np.stack([left, front, front - behind, left - behind], axis=1)


def to_the_right(directions: Numbers) -> Numbers:
    """Turn directions (…, 2) by a quarter to the right."""
    return np.stack([directions[..., 1], -directions[..., 0]], axis=-1)
