"""Who has whom in an arc, in range and in sight, all of a table at once.

What is far, behind or barred is left out first; the ground is asked about the nearest line of each stand, and about a
further one only where that is stopped, or where a second stand is to be hit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec
import numpy as np
from numpy.typing import NDArray

from companion.field.arcs import Indexes, parts
from companion.field.bodies import Bodies, Ids
from companion.field.corridors import Corridors
from companion.field.others import Others
from companion.field.screens import Screens
from companion.field.shapes import Position
from companion.field.stands import GRACE, Numbers, to_the_right


class Arms(msgspec.Struct, frozen=True):
    """How a body fires: degrees to either side, how far."""

    degrees: float
    reach: float


class Hits(msgspec.Struct, frozen=True):
    """A body and another that it has in arc and range."""

    one: int
    other: int
    stands: tuple[int, ...]
    """Which of its stands see some stand of the other, from 0."""
    ranges: tuple[float, ...]
    """How far the nearest that each of them sees is."""
    seen: int
    """How many stands of the other are seen, counted up to two."""
    line: tuple[Position, Position]
    """The nearest line of all, seen or not."""


class _Lines(msgspec.Struct, frozen=True):
    """A line for each stand and stand of another in its arc and range, the nearest of a stand and a body first."""

    mine: Ids
    theirs: Ids
    ends: Numbers
    distance: Numbers
    begins: Ids
    """Where the lines of each stand at each body begin."""
    counts: Ids
    pairs: Indexes
    """The pairs of bodies."""
    way: Ids
    """Of which of them each line is."""


def hits(
    bodies: Bodies, screens: Screens, asked: tuple[Ids, Ids], ranks: Sequence[int], arms: Sequence[Arms | None]
) -> list[Hits]:
    """Give what pairs of bodies hit; `ranks` says how many ranks of the one fire at the other.

    `arms` are those of each body, None where nobody asks.
    """
    lines = _in_arc(bodies, asked, np.asarray(ranks, np.intp), arms)
    if lines is None:
        return []
    between = _Between(bodies, screens, lines)
    return _told(between, _nearest_seen(between))


def _in_arc(bodies: Bodies, asked: tuple[Ids, Ids], ranks: Ids, arms: Sequence[Arms | None]) -> _Lines | None:
    ones, others = asked
    if not len(ones):
        return None
    pair, (mine, theirs) = bodies.pairs(ones, others)
    limits = np.array([0.0 if one is None else one.reach for one in arms])
    angles = np.array([0.0 if one is None else one.degrees for one in arms])
    stands, away = bodies.stands, bodies.middles[theirs] - bodies.stands.at[mine]
    limit, angle = limits[ones][pair], angles[ones][pair]
    radius = float(np.hypot(*stands.size)) / 2 + 1e-3
    ahead = np.einsum("ni,ni->n", away, stands.ahead[mine])
    # From the middle of the front edge, of which a range may be measured from an end.
    keep = np.einsum("ni,ni->n", away, away) <= (limit + radius + stands.size[0] / 2) ** 2
    keep &= (ahead >= -radius) & (ranks[pair] >= bodies.rank[mine])
    beside = np.abs(np.einsum("ni,ni->n", away, to_the_right(stands.ahead[mine])))
    keep &= beside <= stands.size[0] / 2 + radius + (ahead + radius) * np.tan(np.radians(angle))
    mine, theirs, limit, angle = mine[keep], theirs[keep], limit[keep], angle[keep]
    inside, distance, ends = np.zeros(len(mine), bool), np.empty(len(mine)), np.empty((len(mine), 2))
    for degrees in np.unique(angle).tolist():
        those = np.flatnonzero(angle == degrees)
        found = parts(stands, degrees, stands, (mine[those], theirs[those]))
        inside[those], distance[those], ends[those] = found.inside, found.distance, found.nearest
    inside &= distance <= limit + GRACE
    if not inside.any():
        return None
    mine, theirs, distance, ends = mine[inside], theirs[inside], distance[inside], ends[inside]
    order = np.lexsort((theirs, distance, bodies.owner[theirs], mine))
    mine, theirs, distance, ends = mine[order], theirs[order], distance[order], ends[order]
    owner = bodies.owner[theirs]
    new = np.concatenate([[True], (mine[1:] != mine[:-1]) | (owner[1:] != owner[:-1])])
    begins = np.flatnonzero(new)
    keys, way = np.unique(bodies.owner[mine] * len(bodies.bodies) + owner, return_inverse=True)
    pairs = keys // len(bodies.bodies), keys % len(bodies.bodies)
    return _Lines(mine, theirs, ends, distance, begins, np.diff(np.append(begins, len(mine))), pairs, way)


class _Between:
    """What lies on the lines of all pairs of bodies: others' stands, and the ground."""

    def __init__(self, bodies: Bodies, screens: Screens, lines: _Lines) -> None:
        self.bodies, self.screens, self.lines = bodies, screens, lines
        ones, others = lines.pairs
        ways = bodies.circles[ones], bodies.circles[others]
        self.others, self.ground = Others(bodies, lines.pairs), Corridors(ways, screens.outlines.circles)

    def stop(self, those: Ids) -> NDArray[np.bool_]:
        """Say which of some lines are stopped."""
        starts, ends = self.bodies.stands.at[self.lines.mine[those]], self.lines.ends[those]
        way, found = self.lines.way[those], np.zeros(len(those), bool)
        found[self.others.met(starts, ends, way).lines] = True
        left = np.flatnonzero(~found)
        near = self.ground.meeting(starts[left], ends[left], way[left])
        found[left] = self.screens.first(starts[left], ends[left], near).any
        return found


def _nearest_seen(between: _Between) -> Ids:
    """Give of each stand at each body the nearest line that is clear, -1 for none."""
    lines = between.lines
    seen = np.full(len(lines.begins), -1, np.intp)
    stopped = between.stop(lines.begins)
    seen[~stopped] = lines.begins[~stopped]
    # What stops the nearest mostly stops the others too: all of them are asked at once.
    left = np.flatnonzero(stopped & (lines.counts > 1))
    group, those = _further(lines, left)
    clear = ~between.stop(those)
    # Backwards, so that the nearest of a group is written last.
    seen[group[clear][::-1]] = those[clear][::-1]
    return seen


def _further(lines: _Lines, left: Ids) -> Indexes:
    """Give the lines of some groups but the first of each, with their groups."""
    rest = lines.counts[left] - 1
    group = np.repeat(left, rest)
    return group, np.arange(len(group)) - np.repeat(np.cumsum(rest) - rest, rest) + lines.begins[group] + 1


def _told(between: _Between, seen: Ids) -> list[Hits]:
    bodies, lines = between.bodies, between.lines
    way = lines.way[lines.begins]
    seconds = _seconds(between, seen)
    order = np.argsort(way, kind="stable")
    cuts = np.searchsorted(way[order], np.arange(len(lines.pairs[0]) + 1))
    nearest = lines.begins[order]
    # The nearest line of all stands of a pair: the first by distance.
    nearest = nearest[np.lexsort((lines.distance[nearest], way[order]))][cuts[:-1]]
    froms, tos = bodies.stands.at[lines.mine[nearest]].tolist(), lines.ends[nearest].tolist()
    clear = order[seen[order] >= 0]
    hit, cuts = seen[clear], np.searchsorted(way[clear], np.arange(len(lines.pairs[0]) + 1)).tolist()
    stands = (lines.mine[hit] - bodies.first[lines.pairs[0][way[clear]]]).tolist()
    ranges, targets = lines.distance[hit].tolist(), lines.theirs[hit].tolist()
    made = []
    for nth, (one, other) in enumerate(zip(*(each.tolist() for each in lines.pairs), strict=True)):
        here = slice(cuts[nth], cuts[nth + 1])
        count = 2 if nth in seconds else min(2, len(set(targets[here])))
        (x, y), (u, v) = froms[nth], tos[nth]
        made.append(Hits(one, other, tuple(stands[here]), tuple(ranges[here]), count, ((x, y), (u, v))))
    return made


def _seconds(between: _Between, seen: Ids) -> set[int]:
    """Give the pairs of bodies of which a further line ends at a second stand, where the nearest all end at one."""
    lines = between.lines
    clear = np.flatnonzero(seen >= 0)
    way, target = lines.way[seen[clear]], lines.theirs[seen[clear]]
    pairs = len(lines.pairs[0])
    least, most = np.full(pairs, len(between.bodies.owner), np.intp), np.full(pairs, -1, np.intp)
    np.minimum.at(least, way, target)
    np.maximum.at(most, way, target)
    left = clear[least[way] == most[way]]
    group, those = _further(lines, left)
    beyond = (those > seen[group]) & (lines.theirs[those] != most[lines.way[those]])
    those = those[beyond]
    return set(lines.way[those[~between.stop(those)]].tolist())


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
