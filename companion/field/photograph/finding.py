"""Tags in a picture: dark squares whose modules are like one of the dictionary, and like no other nearly as much."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

import msgspec
import numpy as np

from companion.field.photograph.fitting import Fitted, bits, fit
from companion.field.photograph.picture import Grey
from companion.field.photograph.templates import ACROSS, SQUARE, best, liken, spots, told
from companion.field.photograph.vision import vision
from companion.field.shapes import Position
from companion.field.stands import Numbers

WORTH = 0.75
"""A likeness that is worth a closer look."""
LIKE = 0.84
"""A likeness, once it is fitted, of what is a tag."""
GROWN = (0.0, 0.5, 1.1)
"""Pixels that outlines may lie within the square they are of."""
TINY, FAR = 1e-9, 1e5
"""Pixels that no picture has."""
BLURS = (0.4, 0.55, 0.7, 0.85, 1.0, 1.2, 1.4, 1.7, 2.1, 2.6)
"""Pixels."""


class Mark(msgspec.Struct, frozen=True):
    """A tag that was seen: its number, its corners, and how far it is from being another (1 it is this, 0 either)."""

    tag: int
    fitted: Fitted
    apart: float

    @property
    def edge(self) -> float:
        """Give how long its upper edge is, in pixels."""
        return float(np.linalg.norm(self.fitted.corners[1] - self.fitted.corners[0]))

    @property
    def middle(self) -> Numbers:
        """Give the pixel that its middle lies on: where its diagonals meet."""
        a, b, c, d = self.fitted.corners
        along, across = c - a, d - b
        share = np.linalg.solve(np.column_stack([along, -across]), b - a)[0]
        found: Numbers = a + share * along
        return found


def read(grey: Grey, squares: Numbers, blur: float) -> list[Mark]:
    """Give the tags among dark squares (n, 4, 2), the same place once."""
    if not len(squares):
        return []
    grown = np.concatenate([_grown(squares, by) for by in GROWN])
    alike = liken(_pieces(grey, grown))
    top = alike.max(axis=1).reshape(len(GROWN), -1)
    marks = []
    for nth, by in enumerate(np.argmax(top, axis=0)):
        if top[by, nth] < WORTH:
            continue
        row = by * len(squares) + nth
        if (mark := _closely(grey, grown[row], alike[row], blur)) is not None:
            marks.append(mark)
    return once(marks)


def once(marks: Iterable[Mark]) -> list[Mark]:
    """Leave out what is the same piece of the picture again, the likeliest kept."""
    kept: list[Mark] = []
    middles: list[Position] = []
    for mark in sorted(marks, key=lambda one: -one.fitted.like):
        x, y = mark.middle.tolist()
        if all(math.dist((x, y), one) > mark.edge / 2 for one in middles):
            kept.append(mark)
            middles.append((x, y))
    return kept


def elsewhere(squares: Numbers, marks: Sequence[Mark]) -> Numbers:
    """Give those squares (n, 4, 2) that are none of some tags seen already: each tag is fitted but once."""
    if not len(squares) or not marks:
        return squares
    away = squares.mean(axis=1)[:, None] - np.array([one.middle for one in marks])[None]
    near = np.linalg.norm(away, axis=2) <= np.array([one.edge for one in marks]) / 4
    long = np.linalg.norm(squares[:, 1] - squares[:, 0], axis=1)[:, None] / np.array([one.edge for one in marks])
    found: Numbers = squares[~(near & (long > 2 / 3) & (long < 3 / 2)).any(axis=1)]
    return found


def closer(grey: Grey, mark: Mark, blur: float) -> Mark | None:
    """Look again at a tag, the blur now being known; None where it is none."""
    if (found := fit(grey, mark.fitted.corners, mark.tag, blur)) is None:
        return None
    return _told(grey, found, mark.tag, blur)


def blur_of(grey: Grey, marks: Sequence[Mark]) -> float:
    """Give the blur in pixels that makes the clearest tags of a picture most like it."""
    clear = sorted(marks, key=lambda one: -one.fitted.contrast)[:6]

    def total(blur: float) -> float:
        fits = (fit(grey, one.fitted.corners, one.tag, blur, 3) for one in clear)
        return sum(one.like for one in fits if one is not None)

    return max(BLURS, key=total)


def _closely(grey: Grey, corners: Numbers, alike: Numbers, blur: float) -> Mark | None:
    """Fit the tag that a square is most like, and look again what it is like."""
    first = best(alike)
    found = fit(grey, np.roll(corners, first.turns, axis=0), first.tag, blur)
    if found is None:
        return None
    return _told(grey, found, first.tag, blur)


def _told(grey: Grey, found: Fitted, tag: int, blur: float) -> Mark | None:
    """Read the modules of a tag that is fitted; where they are another's, fit that."""
    if (inner := bits(grey, found.corners, blur)) is None:
        return None
    other, turns, apart = told(*inner)
    again: Fitted | None = found
    if (other, turns) != (tag, 0):
        again = fit(grey, np.roll(found.corners, turns, axis=0), other, blur)
    if again is None or again.like < LIKE:
        return None
    return Mark(other, again, apart)


def _grown(squares: Numbers, by: float) -> Numbers:
    """Move every edge outward by pixels, as nearly as its corners' distance from the middle tells."""
    away = squares - squares.mean(axis=1, keepdims=True)
    half = np.linalg.norm(away, axis=2, keepdims=True) / np.sqrt(2)
    found: Numbers = squares + away * by / np.maximum(half, 1)
    return found


def _pieces(grey: Grey, squares: Numbers) -> Numbers:
    """Give what the picture shows in the middles of the modules of squares (n, 64)."""
    see = vision()
    places = np.empty((len(squares), ACROSS * ACROSS, 2), np.float32)
    modules = np.column_stack([spots(), np.ones(ACROSS * ACROSS)])
    for nth, square in enumerate(squares):
        way = see.getPerspectiveTransform(SQUARE.astype(np.float32), square.astype(np.float32))
        there = modules @ way.T
        # What is no square may have its horizon among its modules.
        under = np.where(np.abs(there[:, 2:]) < TINY, TINY, there[:, 2:])
        places[nth] = np.clip(there[:, :2] / under, -FAR, FAR)
    shown = see.remap(grey, places, None, see.INTER_LINEAR, borderMode=see.BORDER_REPLICATE)
    return np.asarray(shown, float).reshape(len(squares), -1)
