"""Who stands behind another's front or beyond an end of it, and near its line: the geometry of enfilade."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from companion.field.bodies import Bodies, Ids
from companion.field.shapes import Position
from companion.field.stands import GRACE, Numbers, to_the_right


class Front(Protocol):
    """The front edge of a body."""

    @property
    def left(self) -> Position:
        """Its left end."""

    @property
    def along(self) -> Position:
        """The direction along it to the right."""

    @property
    def length(self) -> float:
        """How long it is."""


def from_the_side(
    bodies: Bodies, asked: tuple[Sequence[int], Sequence[int]], fronts: Sequence[Front], along: float
) -> list[bool]:
    """Say of stands and bodies whether the one lies behind the other's front, or beyond an end of it and along it.

    `along` is the most degrees between its front line and the line from the middle of the stand's front edge to the
    nearest point of the body.
    """
    stand, other = np.asarray(asked[0], np.intp), np.asarray(asked[1], np.intp)
    if not len(stand):
        return []
    left = np.array([one.left for one in fronts], float).reshape(-1, 2)[other]
    right = np.array([one.along for one in fronts], float).reshape(-1, 2)[other]
    length = np.array([one.length for one in fronts], float)[other]
    away = bodies.stands.corners[stand] - left[:, None, :]
    before = -away[..., 0] * right[:, None, 1] + away[..., 1] * right[:, None, 0]
    found = (before <= GRACE).all(axis=1)
    place = bodies.stands.at[stand]
    on = np.einsum("ni,ni->n", place - left, right)
    beside = (on < -GRACE) | (on > length + GRACE)
    those = np.flatnonzero(beside & ~found)
    near, right = _nearest_of(bodies, place[those], other[those]) - place[those], right[those]
    off = np.abs(-near[:, 0] * right[:, 1] + near[:, 1] * right[:, 0])
    onto = np.abs(near[:, 0] * right[:, 0] + near[:, 1] * right[:, 1])
    # Who stands upon the body's very rim fires along it, whatever way rounding points.
    found[those] = (np.hypot(off, onto) <= GRACE) | (np.degrees(np.arctan2(off, onto)) <= along + GRACE)
    told: list[bool] = found.tolist()
    return told


def _nearest_of(bodies: Bodies, places: Numbers, those: Ids) -> Numbers:
    """Give the nearest point of a body to each place (n, 2)."""
    counts = bodies.counts[those]
    which = np.repeat(np.arange(len(places)), counts)
    begins = np.cumsum(counts) - counts
    stand = np.arange(len(which)) - np.repeat(begins, counts) + bodies.first[those][which]
    forward, away = bodies.stands.ahead[stand], places[which] - bodies.stands.at[stand]
    right, (wide, deep) = to_the_right(forward), bodies.stands.size
    beside = np.clip(np.einsum("ni,ni->n", away, right), -wide / 2, wide / 2)
    along = np.clip(np.einsum("ni,ni->n", away, forward), -deep, 0)
    points = bodies.stands.at[stand] + beside[:, None] * right + along[:, None] * forward
    order = np.lexsort((np.arange(len(which)), np.linalg.norm(points - places[which], axis=1), which))
    found: Numbers = points[order[begins]]
    return found
