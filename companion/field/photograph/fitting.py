"""A tag's four corners to a small part of a pixel: the picture that it would make is laid upon the one that is there.

The tag is blurred as film and lens blur, seen askew as its corners say, and the corners are shifted until what is left
over is least (Gauss and Newton). What is left over says as well how well they are known.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec
import numpy as np

from companion.field.photograph.blurring import Blurred, blurred
from companion.field.photograph.picture import Grey
from companion.field.photograph.templates import ACROSS, SQUARE
from companion.field.photograph.vision import vision
from companion.field.stands import Numbers
from companion.field.tags import INNER, MODULES

RIM = 0.3
"""Modules at the white's outer edge that are left aside: what lies beyond shines into them."""
ROUNDS = 8
STILL = 0.02
"""Pixels: corners that move less have come to rest."""
STEP = 1.5
"""Pixels that a corner moves at most at a time."""
DAMP = 1e-3
TINY = 1e-9
FEWEST = 40
"""Pixels of a tag that can be told from another."""
LARGEST = 2000
"""Pixels across of what is looked at."""


class Fitted(msgspec.Struct, frozen=True):
    """A tag in a picture: corners (4, 2) from its upper left with the clock, what is not known of them, its likeness.

    `spread` is the covariance (8, 8) of the corners, x before y; `like` the correlation of picture and tag, `contrast`
    how much brighter its white is than its black.
    """

    corners: Numbers
    spread: Numbers
    like: float
    contrast: float


class _Laid(NamedTuple):
    """Pixels (n) under a tag laid upon them: where on it they lie (n, 2), their values, and how places on it change."""

    on: Numbers
    values: Numbers
    by_x: Numbers
    by_y: Numbers


def fit(grey: Grey, corners: Numbers, tag: int, blur: float, rounds: int = ROUNDS) -> Fitted | None:
    """Fit a tag's corners, near which they are known to lie; None where it leaves the picture or shows nothing."""
    drawn, here = blurred(corners, blur), np.array(corners, float)
    for _ in range(rounds):
        if (found := _equations(grey, here, drawn, tag)) is None:
            return None
        whole, left, _, _ = found
        normal = _squared(whole)
        normal[np.diag_indices(10)] *= 1 + DAMP
        normal[np.diag_indices(10)] += TINY
        step = np.linalg.solve(normal, _times(whole, left))[2:].reshape(4, 2)
        here += np.clip(step, -STEP, STEP)
        if np.abs(step).max() < STILL:
            break
    if (found := _equations(grey, here, drawn, tag)) is None:
        return None
    whole, left, contrast, like = found
    noise = float(left @ left) / max(1, len(left) - whole.shape[1])
    spread = noise * np.linalg.pinv(_squared(whole))[2:, 2:]
    return Fitted(here, spread, like, contrast)


def bits(grey: Grey, corners: Numbers, blur: float) -> tuple[Numbers, Numbers] | None:
    """Give how bright a tag's inner modules are (16), 0 as its black and 1 as its white, with their errors.

    They are solved together with the blur between them, so that a white one among black is not taken for grey.
    None where nothing tells black from white.
    """
    drawn = blurred(corners, blur)
    if (laid := _lay(grey, corners)) is None:
        return None
    ones = [
        drawn.at(drawn.one, laid.on - [column, row]) for row in range(1, INNER + 1) for column in range(1, INNER + 1)
    ]
    ring = drawn.at(drawn.empty, laid.on)
    whole = np.column_stack([np.ones_like(ring), ring, *ones])
    normal = _squared(whole)
    normal[np.diag_indices(len(normal))] += TINY
    inverse = np.linalg.inv(normal)
    found = inverse @ _times(whole, laid.values)
    contrast = found[1]
    if contrast <= 1:
        return None
    left = laid.values - np.einsum("ni,i->n", whole, found)
    noise = float(left @ left) / max(1, len(left) - len(found))
    errors = np.sqrt(noise * np.diag(inverse)[2:]) / contrast
    return found[2:] / contrast, errors


def _equations(grey: Grey, here: Numbers, drawn: Blurred, tag: int) -> tuple[Numbers, Numbers, float, float] | None:
    """Give how level, contrast and corners change the picture (n, 10), what is left over, contrast and likeness."""
    if (laid := _lay(grey, here)) is None:
        return None
    shown = drawn.tag(tag)
    light, to_right, to_foot = drawn.each_at(shown, laid.on)
    values, middle, mean = laid.values, light.mean(), laid.values.mean()
    even, other = light - middle, values - mean
    power = float(even @ even)
    contrast = float(even @ other) / max(power, TINY)
    if contrast <= 1:
        return None
    left = other - contrast * even
    like = contrast * float(np.sqrt(power / max(float(other @ other), TINY)))
    s, t = ((laid.on - 1) / MODULES).T
    share = np.stack([(1 - s) * (1 - t), s * (1 - t), s * t, (1 - s) * t], axis=1)
    by_x = to_right * laid.by_x[:, 0] + to_foot * laid.by_x[:, 1]
    by_y = to_right * laid.by_y[:, 0] + to_foot * laid.by_y[:, 1]
    moves = -contrast * np.stack([by_x[:, None] * share, by_y[:, None] * share], axis=2).reshape(-1, 8)
    # Level and contrast are solved with the corners, else their errors would pass for the corners' own.
    whole = np.concatenate([np.ones((len(light), 1)), light[:, None], moves], axis=1)
    return whole, left, contrast, like


def _squared(whole: Numbers) -> Numbers:
    """Give the product of equations (n, k) with themselves (k, k); in one thread, for they are many and small."""
    found: Numbers = vision().mulTransposed(np.ascontiguousarray(whole), True)
    return found


def _times(whole: Numbers, values: Numbers) -> Numbers:
    found: Numbers = np.einsum("ni,n->i", whole, values)
    return found


def _lay(grey: Grey, corners: Numbers) -> _Laid | None:
    """Give the pixels that a tag lies on; None where they leave the picture, or are too few to be read."""
    middle = corners.mean(axis=0)
    reach = middle + (corners - middle) * (ACROSS / MODULES)
    low, high = np.floor(reach.min(0)).astype(int), np.ceil(reach.max(0)).astype(int) + 1
    if (low < 0).any() or (high > [grey.shape[1], grey.shape[0]]).any() or (high - low).max() > LARGEST:
        return None
    x = np.arange(low[0], high[0], dtype=float)[None, :]
    y = np.arange(low[1], high[1], dtype=float)[:, None]
    way = vision().getPerspectiveTransform(corners.astype(np.float32), SQUARE.astype(np.float32)).astype(float)
    under = way[2, 0] * x + way[2, 1] * y + way[2, 2]
    with np.errstate(all="ignore"):
        u = (way[0, 0] * x + way[0, 1] * y + way[0, 2]) / under
        v = (way[1, 0] * x + way[1, 1] * y + way[1, 2]) / under
        inside = (u > RIM) & (u < ACROSS - RIM) & (v > RIM) & (v < ACROSS - RIM)
    if np.count_nonzero(inside) < FEWEST:
        return None
    u, v, under = u[inside], v[inside], under[inside]
    values = grey[low[1] : high[1], low[0] : high[0]][inside].astype(float)
    by_x = np.stack([(way[0, 0] - u * way[2, 0]) / under, (way[1, 0] - v * way[2, 0]) / under], axis=1)
    by_y = np.stack([(way[0, 1] - u * way[2, 1]) / under, (way[1, 1] - v * way[2, 1]) / under], axis=1)
    return _Laid(np.stack([u, v], axis=1), values, by_x, by_y)
