"""How each tag of the dictionary looks in the four ways it may lie, and how like it a piece of a picture is.

A tag with its white is eight modules by eight. Places on it are counted in modules from the outer upper left corner, so
that the black square's corners are at 1 and 7.
"""

from __future__ import annotations

from functools import cache

import msgspec
import numpy as np
from numpy.typing import NDArray

from companion.field import tags
from companion.field.stands import Numbers

ACROSS = tags.MODULES + 2
"""Modules with the white."""
QUARTERS = 4
SQUARE: Numbers = np.array([[1.0, 1.0], [7.0, 1.0], [7.0, 7.0], [1.0, 7.0]])
"""The black square's corners from its upper left, with the clock."""
FIRM = 1e-9


class Likeness(msgspec.Struct, frozen=True):
    """Which tag a piece looks like: its number, quarters of a turn, how like it is, and how like the next best is."""

    tag: int
    turns: int
    like: float
    next: float


@cache
def cells(tag: int) -> Numbers:
    """Give a tag's modules (8, 8), 1 where white."""
    made = np.pad(np.array(tags.bits(tag), float), 1, constant_values=0.0)
    return np.pad(made, 1, constant_values=1.0)


@cache
def _all() -> Numbers:
    """Give every tag in its four ways (1000, 64), each of mean 0 and length 1."""
    made = np.array([np.rot90(cells(tag), turn).ravel() for tag in range(tags.COUNT) for turn in range(QUARTERS)])
    made -= made.mean(axis=1, keepdims=True)
    found: Numbers = made / np.linalg.norm(made, axis=1, keepdims=True)
    return found


def liken(pieces: Numbers) -> NDArray[np.float64]:
    """Give how like each piece (n, 64) every tag in its four ways is (n, 1000): correlations, -1 to 1."""
    even = pieces - pieces.mean(axis=1, keepdims=True)
    even /= np.maximum(np.linalg.norm(even, axis=1, keepdims=True), FIRM)
    found: Numbers = even @ _all().T
    return found


def best(alike: Numbers) -> Likeness:
    """Give the tag that one row of `liken` is most like, and how like the best other tag is."""
    first = int(np.argmax(alike))
    tag, turns = divmod(first, QUARTERS)
    others = alike.copy()
    others[tag * QUARTERS : (tag + 1) * QUARTERS] = -1
    return Likeness(tag, turns, float(alike[first]), float(others.max()))


def spots() -> Numbers:
    """Give the middles of the modules (64, 2)."""
    along = np.arange(ACROSS) + 0.5
    x, y = np.meshgrid(along, along)
    return np.column_stack([x.ravel(), y.ravel()])


@cache
def _codes() -> Numbers:
    """Give the inner modules of every tag in its four ways (1000, 16), 1 where white."""
    return np.array(
        [
            np.rot90(np.array(tags.bits(tag), float), turn).ravel()
            for tag in range(tags.COUNT)
            for turn in range(QUARTERS)
        ]
    )


def told(brightness: Numbers, errors: Numbers) -> tuple[int, int, float]:
    """Give the tag whose inner modules are these (16), 0 black and 1 white, its turns, and how clearly it is that one.

    Clearly is 1 where every module is as black or white as it should be, 0 where one is halfway, below 0 where one is
    rather the other; what the errors allow is not held against it.
    """
    away = np.abs(_codes() - np.clip(brightness, 0, 1))
    first = int(np.argmin((away**2).sum(axis=1)))
    worst = float(np.max(away[first] - np.minimum(errors, 0.1)))
    return *divmod(first, QUARTERS), 1 - 2 * worst
