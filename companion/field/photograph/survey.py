"""Where everything lies, from all pictures at once: the sum of what all sights are off, in their own errors, is least.

Unknown are each picture's view and each tag's place, facing and edge; seen are the tags' corners, each to its error.
Corner cards lie where they belong, as nearly as a hand lays them; every tag is a square, which tells of the
perspective and of the lens as well. So one picture joins another by what both show (Gauss and Newton).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
import numpy as np

from companion.field.photograph.camera import FIGURES, View, seen, shares
from companion.field.shapes import Position
from companion.field.stands import Numbers

POSE = 4
"""Of a tag: its place in inches, its facing in radians, and the logarithm of its edge."""
FLOOR = 0.06
"""Pixels: no corner is known better than that, whatever its picture says."""
LENS = 0.02
"""How far a lens bends what lies at a picture's corner, as a share: most bend it less."""
EDGES = 0.02
"""By such a share do a table's tags differ in their edges."""
ROUNDS = 12
STILL = 1e-5
STEPS = np.array([1e-6] * FIGURES)
POSE_STEPS = np.array([1e-4, 1e-4, 1e-5, 1e-5])
COSTLY = 3.0
"""Sights that are off by more of their errors than this count less and less."""


class Sight(msgspec.Struct, frozen=True):
    """A tag in a picture, both by their number here: its corners in pixels (4, 2) and their covariance (8, 8)."""

    picture: int
    thing: int
    corners: Numbers
    spread: Numbers


class Belief(msgspec.Struct, frozen=True):
    """What is known of a tag beforehand: where it lies, and how nearly: place in inches, facing in radians, edge."""

    pose: tuple[float, float, float, float]
    errors: tuple[float, float, float, float]


class Pointed(msgspec.Struct, frozen=True):
    """A place on the table that somebody pointed at in a picture, to so many pixels."""

    picture: int
    at: Position
    pixel: Position
    error: float


class Surveyed(msgspec.Struct, frozen=True):
    """Each picture's view, each tag's place, facing in radians and edge (n, 4), with its covariance (n, 4, 4)."""

    views: tuple[View, ...]
    poses: Numbers
    spreads: Numbers


def survey(
    views: Sequence[View],
    sights: Sequence[Sight],
    beliefs: Mapping[int, Belief],
    things: int,
    pointed: Sequence[Pointed] = (),
) -> Surveyed:
    """Adjust views, of which each is nearly known, and find where things (0 to n) lie that the sights show.

    `beliefs` are those of things of which something is known beforehand; the edges of all others are taken to be alike.
    """
    figures = np.array([view.figures for view in views])
    poses = _first(views, sights, things)
    pictures = np.array([one.picture for one in sights], int)
    which = np.array([one.thing for one in sights], int)
    there = np.stack([(one.corners - views[one.picture].middle) / views[one.picture].half for one in sights])
    roots = np.stack([_root(one.spread, views[one.picture].half) for one in sights])
    table = views[0].table
    for nth in range(ROUNDS + 1):
        off, across, along = _sights(figures[pictures], poses[which], (there, roots), table)
        count = len(views) * FIGURES + things * POSE
        whole, right = np.zeros((count, count)), np.zeros(count)
        _gather(whole, right, (pictures, which), (off, across, along), len(views))
        _lenses(whole, right, figures)
        _beliefs(whole, right, poses, beliefs)
        for one in pointed:
            _point(whole, right, one, views[one.picture], figures)
        if nth == ROUNDS:
            break
        step = np.linalg.solve(whole, right)
        figures = figures + step[: figures.size].reshape(figures.shape)
        poses = poses + step[figures.size :].reshape(poses.shape)
        if np.abs(step).max() < STILL:
            break
    inverse = np.linalg.inv(whole)
    used = np.minimum(np.linalg.norm(off, axis=1), COSTLY * np.sqrt(8))
    loose = max(1.0, float((used**2).sum()) / max(1, 8 * len(sights) - (things - len(beliefs)) * 3 - figures.size))
    begin = figures.size
    spreads = np.stack(
        [
            inverse[begin + POSE * n : begin + POSE * (n + 1), begin + POSE * n : begin + POSE * (n + 1)]
            for n in range(things)
        ]
    )
    made = tuple(
        msgspec.structs.replace(view, figures=tuple(float(x) for x in row))
        for view, row in zip(views, figures, strict=True)
    )
    return Surveyed(made, poses, spreads * loose)


def outline(poses: Numbers) -> Numbers:
    """Give the corners (n, 4, 2) of tags that lie so (n, 4): from the upper left with the clock."""
    x, y, facing, edge = poses.T
    half = np.exp(edge) / 2
    sine, cosine = np.sin(facing), np.cos(facing)
    made = []
    for right, ahead in ((-1, 1), (1, 1), (1, -1), (-1, -1)):
        made.append(
            np.stack([x + half * (right * cosine + ahead * sine), y + half * (ahead * cosine - right * sine)], 1)
        )
    return np.stack(made, axis=1)


def pose_of(corners: Numbers) -> Numbers:
    """Give the place, facing and edge (4) of the square that four corners (4, 2) on the table are nearest to."""
    middle = corners.mean(axis=0)
    away = corners - middle
    unit = np.array([[-1, 1], [1, 1], [1, -1], [-1, -1]]) / 2
    along = float((away * unit).sum())
    turned = float((away[:, 0] * unit[:, 1] - away[:, 1] * unit[:, 0]).sum())
    edge = np.hypot(along, turned) / 2
    return np.array([*middle, np.arctan2(turned, along), np.log(max(edge, 1e-3))])


def _first(views: Sequence[View], sights: Sequence[Sight], things: int) -> Numbers:
    poses = np.zeros((things, POSE))
    for one in sights:
        poses[one.thing] = pose_of(views[one.picture].on_table(one.corners))
    return poses


def _root(spread: Numbers, half: float) -> Numbers:
    """Give what turns the offs of a sight's corners, in shares of half the diagonal, into offs of variance 1."""
    whole = (spread + np.eye(8) * FLOOR**2) / half**2
    return np.linalg.cholesky(np.linalg.inv(whole)).T


def _shown(figures: Numbers, poses: Numbers, table: Position) -> Numbers:
    """Give the corners (n, 8) of tags (n, 4), each by its view (n, 9)."""
    corners = outline(poses).reshape(-1, 2)
    found: Numbers = seen(np.repeat(figures, 4, axis=0), shares(corners, table)).reshape(-1, 8)
    return found


def _sights(
    views: Numbers, lie: Numbers, seen_so: tuple[Numbers, Numbers], table: Position
) -> tuple[Numbers, Numbers, Numbers]:
    """Give how far sights are off (n, 8), and how that changes with their views (n, 8, 9) and poses (n, 8, 4)."""
    there, roots = seen_so
    now = _shown(views, lie, table)
    across = np.empty((len(lie), 8, FIGURES))
    for nth, step in enumerate(STEPS):
        moved = views.copy()
        moved[:, nth] += step
        across[:, :, nth] = (_shown(moved, lie, table) - now) / step
    along = np.empty((len(lie), 8, POSE))
    for nth, step in enumerate(POSE_STEPS):
        moved = lie.copy()
        moved[:, nth] += step
        along[:, :, nth] = (_shown(views, moved, table) - now) / step
    off = np.einsum("nij,nj->ni", roots, there.reshape(-1, 8) - now)
    # What is far off, a tag that is creased or half hidden, does not pull the others along.
    size = np.linalg.norm(off, axis=1) / np.sqrt(8)
    weight = np.sqrt(np.minimum(1, COSTLY / np.maximum(size, 1e-9)))[:, None]
    weighed = roots * weight[..., None]
    return off * weight, np.einsum("nij,njk->nik", weighed, across), np.einsum("nij,njk->nik", weighed, along)


def _gather(
    whole: Numbers,
    right: Numbers,
    where: tuple[Numbers, Numbers],
    equations: tuple[Numbers, Numbers, Numbers],
    views: int,
) -> None:
    for picture, thing, off, across, along in zip(*where, *equations, strict=True):
        one = slice(picture * FIGURES, (picture + 1) * FIGURES)
        begin = views * FIGURES + thing * POSE
        other = slice(begin, begin + POSE)
        whole[one, one] += across.T @ across
        whole[one, other] += across.T @ along
        whole[other, one] += along.T @ across
        whole[other, other] += along.T @ along
        right[one] += across.T @ off
        right[other] += along.T @ off


def _lenses(whole: Numbers, right: Numbers, figures: Numbers) -> None:
    for nth, row in enumerate(figures):
        at = nth * FIGURES + FIGURES - 1
        whole[at, at] += 1 / LENS**2
        right[at] -= row[-1] / LENS**2


def _beliefs(whole: Numbers, right: Numbers, poses: Numbers, beliefs: Mapping[int, Belief]) -> None:
    begin = len(whole) - poses.size
    for thing, belief in beliefs.items():
        off = np.array(belief.pose) - poses[thing]
        off[2] = (off[2] + np.pi) % (2 * np.pi) - np.pi
        weight = 1 / np.array(belief.errors) ** 2
        at = np.arange(begin + thing * POSE, begin + (thing + 1) * POSE)
        whole[at, at] += weight
        right[at] += weight * off
    free = np.array([thing not in beliefs for thing in range(len(poses))], bool)
    if free.any():
        edges = poses[free, 3]
        at = begin + np.flatnonzero(free) * POSE + 3
        whole[at, at] += 1 / EDGES**2
        right[at] += (np.median(edges) - edges) / EDGES**2


def _point(whole: Numbers, right: Numbers, one: Pointed, view: View, figures: Numbers) -> None:
    place = shares(np.array([one.at]), view.table)
    now = seen(figures[one.picture], place)[0]
    across = np.empty((2, FIGURES))
    for nth, step in enumerate(STEPS):
        moved = figures[one.picture].copy()
        moved[nth] += step
        across[:, nth] = (seen(moved, place)[0] - now) / step
    off = (np.array(one.pixel) - view.middle) / view.half - now
    weight = (view.half / one.error) ** 2
    at = slice(one.picture * FIGURES, (one.picture + 1) * FIGURES)
    whole[at, at] += weight * across.T @ across
    right[at] += weight * across.T @ off
