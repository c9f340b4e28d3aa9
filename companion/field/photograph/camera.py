"""From places on the table to pixels and back: what is seen askew, and how the lens bends it.

A view has nine figures: eight of the perspective, from inches about the table's middle to shares of half the picture's
diagonal about its own, and one of the lens: how far it moves what lies at a corner of the picture, as a share of its
distance from the middle; below 0 it draws in, as a barrel does.
"""

from __future__ import annotations

import math

import msgspec
import numpy as np

from companion.field.photograph.vision import vision
from companion.field.shapes import Position
from companion.field.stands import Numbers

FIGURES = 9
SCALE = 36.0
"""Inches about the table's middle that count as 1, so that no figure is much larger than another."""
ROUNDS = 12
"""Steps by which a bend is taken out again: each leaves a small part of what the one before left."""
COMMON_FOCAL = 26 / 36
"""Of the longer edge: what most telephones' main cameras have, as of film 36 mm wide."""
SLANT = 0.12
"""The least slant of a picture, as the tangent of its angle, from which its focal length can be told."""


class View(msgspec.Struct, frozen=True):
    """How a picture shows a table: its size in pixels, the table's in inches, and the nine figures."""

    size: tuple[int, int]
    table: Position
    figures: tuple[float, ...]

    @property
    def middle(self) -> Numbers:
        """Give the pixel in the picture's middle."""
        return (np.array(self.size, float) - 1) / 2

    @property
    def half(self) -> float:
        """Give half the picture's diagonal in pixels."""
        return math.hypot(*self.middle)

    def seen(self, places: Numbers) -> Numbers:
        """Give the pixels (n, 2) that places (n, 2) in inches are seen on."""
        return seen(np.array(self.figures), shares(places, self.table)) * self.half + self.middle

    def on_table(self, pixels: Numbers) -> Numbers:
        """Give the places (n, 2) in inches that pixels (n, 2) show."""
        figures = np.array(self.figures)
        bent = (np.asarray(pixels, float) - self.middle) / self.half
        flat = unbent(bent, float(figures[8]))
        back = np.linalg.inv(matrix(figures))
        there = np.column_stack([flat, np.ones(len(flat))]) @ back.T
        found: Numbers = there[:, :2] / there[:, 2:] * SCALE + np.array(self.table) / 2
        return found

    def flat(self) -> Numbers:
        """Give the matrix (3, 3) from inches to pixels that leaves the lens aside."""
        inches = np.array(
            [[1 / SCALE, 0, -self.table[0] / 2 / SCALE], [0, 1 / SCALE, -self.table[1] / 2 / SCALE], [0, 0, 1]]
        )
        x, y = self.middle
        pixels = np.array([[self.half, 0, x], [0, self.half, y], [0, 0, 1]])
        found: Numbers = pixels @ matrix(np.array(self.figures)) @ inches
        return found


def shares(places: Numbers, table: Position) -> Numbers:
    """Give inches as they go into a view: about the table's middle."""
    found: Numbers = (np.asarray(places, float) - np.array(table) / 2) / SCALE
    return found


def matrix(figures: Numbers) -> Numbers:
    """Give the perspective (3, 3) of a view's figures."""
    return np.append(figures[:8], 1.0).reshape(3, 3)


def seen(figures: Numbers, places: Numbers) -> Numbers:
    """Give what places (n, 2) are seen on, in shares of half the diagonal; `figures`: (9), or for each (n, 9)."""
    f = np.broadcast_to(figures, (len(places), FIGURES)).T
    x, y = places.T
    under = f[6] * x + f[7] * y + 1
    flat = np.stack([(f[0] * x + f[1] * y + f[2]) / under, (f[3] * x + f[4] * y + f[5]) / under], axis=1)
    found: Numbers = flat * (1 + f[8][:, None] * (flat * flat).sum(axis=1, keepdims=True))
    return found


def unbent(bent: Numbers, bend: float) -> Numbers:
    """Take the lens out of places in shares of half the diagonal."""
    flat = np.array(bent, float)
    for _ in range(ROUNDS if bend else 0):
        flat = bent / (1 + bend * (flat * flat).sum(axis=1, keepdims=True))
    return flat


def from_points(places: Numbers, pixels: Numbers, size: tuple[int, int], table: Position) -> View | None:
    """Give the view that shows places (n, 2), four at least, on pixels (n, 2); None where none does."""
    bare = View(size, table, (1.0, 0, 0, 0, 1.0, 0, 0, 0, 0))
    there = (np.asarray(pixels, float) - bare.middle) / bare.half
    found, _ = vision().findHomography(shares(places, table), there, 0)
    return None if found is None else _view(found, size, table)


def from_most(
    places: Numbers, pixels: Numbers, size: tuple[int, int], table: Position, within: float
) -> tuple[View, Numbers] | None:
    """Give the view that most of the places agree with, within inches, and which do (n); None where there is none."""
    see = vision()
    bare = View(size, table, (1.0, 0, 0, 0, 1.0, 0, 0, 0, 0))
    there = (np.asarray(pixels, float) - bare.middle) / bare.half
    # From the picture to the table, so that the bound is in inches.
    back, agree = see.findHomography(there, shares(places, table), see.RANSAC, within / SCALE, maxIters=4000)
    if back is None or abs(np.linalg.det(back)) < 1e-12:
        return None
    view = _view(np.linalg.inv(back), size, table)
    return None if view is None else (view, agree.ravel().astype(bool))


def _view(found: Numbers, size: tuple[int, int], table: Position) -> View | None:
    if not np.isfinite(found).all() or abs(found[2, 2]) < 1e-9:
        return None
    whole = found / found[2, 2]
    # What a camera sees lies before it, wherever on the table, and is not seen in a mirror.
    corners = np.array([[0.0, 0.0], [table[0], 0.0], [table[0], table[1]], [0.0, table[1]]])
    under = np.column_stack([shares(corners, table), np.ones(4)]) @ whole[2]
    if (under <= 0).any() or np.linalg.det(whole) >= 0:
        return None
    return View(size, table, (*(float(one) for one in whole.ravel()[:8]), 0.0))


def place_of(view: View, said: float | None) -> tuple[float, float, float]:
    """Give where the camera stood: inches over the table's plane, and above it.

    A picture from straight above does not tell how far away it was taken: then it is as the file says of its lens
    (`said`, pixels), or else as most telephones' lenses have it.
    """
    known = (said or COMMON_FOCAL * max(view.size)) / view.half
    flat = matrix(np.array(view.figures))
    focal = _focal(flat) or known
    away = np.linalg.inv(np.diag([focal, focal, 1.0])) @ flat
    length = float(np.sqrt(np.linalg.norm(away[:, 0]) * np.linalg.norm(away[:, 1])))
    right, up, there = away.T / length
    turned = np.column_stack([right, up, np.cross(right, up)])
    at = -np.linalg.solve(turned, there) * SCALE
    return float(at[0] + view.table[0] / 2), float(at[1] + view.table[1] / 2), abs(float(at[2]))


def _focal(flat: Numbers) -> float | None:
    """Give the focal length that makes the table's axes square and alike, in shares of half the diagonal."""
    a, b = flat[:, 0], flat[:, 1]
    if math.hypot(a[2], b[2]) < SLANT:
        return None
    # Twice (a.b = 0, |a| = |b|), with 1 / focal squared as the unknown; weighed by how much they tell.
    known = np.array([a[2] * b[2], a[2] ** 2 - b[2] ** 2])
    across = np.array([a[0] * b[0] + a[1] * b[1], a[0] ** 2 + a[1] ** 2 - b[0] ** 2 - b[1] ** 2])
    inverse = -float(known @ across) / max(float(across @ across), 1e-12)
    return 1 / math.sqrt(inverse) if inverse > 1e-3 else None


def without_height(places: Numbers, camera: tuple[float, float, float], height: float) -> Numbers:
    """Give where things stand (n, 2) that lie so many inches above the table and are seen as if they lay upon it."""
    above = np.array(camera[:2])
    found: Numbers = above + (np.asarray(places, float) - above) * (1 - height / camera[2])
    return found
