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
from companion.field.bodies import Bodies, Ids, in_corridors, meeting
from companion.field.lines import between, in_stands, shares_in
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


def hits(
    bodies: Bodies, screens: Screens, asked: tuple[Ids, Ids], ranks: Sequence[int], arms: Sequence[Arms | None]
) -> list[Hits]:
    """Give what pairs of bodies hit; `ranks` says how many ranks of the one fire at the other.

    `arms` are those of each body, None where nobody asks.
    """
    lines = _in_arc(bodies, asked, np.asarray(ranks, np.intp), arms)
    return [] if lines is None else _told(bodies, screens, lines, _nearest_seen(bodies, screens, lines))


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
    return _Lines(mine, theirs, ends, distance, begins, np.diff(np.append(begins, len(mine))))


def _nearest_seen(bodies: Bodies, screens: Screens, lines: _Lines) -> Ids:
    """Give of each stand at each body the nearest line that is clear, -1 for none."""
    seen = np.full(len(lines.begins), -1, np.intp)
    stopped = _stopped(bodies, screens, lines, lines.begins)
    seen[~stopped] = lines.begins[~stopped]
    # What stops the nearest mostly stops the others too: all of them are asked at once.
    left = np.flatnonzero(stopped & (lines.counts > 1))
    rest = lines.counts[left] - 1
    group = np.repeat(left, rest)
    those = np.arange(len(group)) - np.repeat(np.cumsum(rest) - rest, rest) + lines.begins[group] + 1
    clear = ~_stopped(bodies, screens, lines, those)
    # Backwards, so that the nearest of a group is written last.
    seen[group[clear][::-1]] = those[clear][::-1]
    return seen


def _stopped(bodies: Bodies, screens: Screens, lines: _Lines, those: Ids) -> NDArray[np.bool_]:
    starts, ends = bodies.stands.at[lines.mine[those]], lines.ends[those]
    ones, others = bodies.owner[lines.mine[those]], bodies.owner[lines.theirs[those]]
    found = by_others(bodies, starts, ends, ones, others)
    left = np.flatnonzero(~found)
    if len(left):
        way = starts[left], ends[left]
        near = in_corridors(way, (ones[left], others[left]), bodies, screens.outlines.circles)
        found[left] = screens.stop(*way, near)
    return found


def foreign(bodies: Bodies, starts: Numbers, ends: Numbers, ones: Ids, others: Ids) -> Indexes:
    """Give the pairs of lines (n, 2) and stands that may lie on them, but those of the two between whom each runs."""
    line, body = in_corridors((starts, ends), (ones, others), bodies, bodies.circles)
    there = (body != ones[line]) & (body != others[line])
    line, body = line[there], body[there]
    counts = bodies.counts[body]
    pair = np.repeat(np.arange(len(line)), counts)
    stand = np.arange(len(pair)) - np.repeat(np.cumsum(counts) - counts, counts) + bodies.first[body][pair]
    return meeting(starts, ends, bodies.rounds, (line[pair], stand))


def by_others(bodies: Bodies, starts: Numbers, ends: Numbers, ones: Ids, others: Ids) -> NDArray[np.bool_]:
    """Say which lines (n, 2) run inside a stand of anybody but the two bodies between whom each runs."""
    found = np.zeros(len(starts), bool)
    if len(starts):
        pairs = foreign(bodies, starts, ends, ones, others)
        begin, end = shares_in(starts, ends, bodies.stands, pairs)
        long = np.linalg.norm(ends - starts, axis=1)[pairs[0]]
        found[pairs[0][(end - begin) * long > GRACE]] = True
    return found


def first_stands(
    bodies: Bodies, lines: Sequence[tuple[Position, Position]], pairs: Sequence[tuple[int, int]]
) -> list[tuple[int, float, int]]:
    """Give where lines run inside the stands of bodies other than the two of each: line, share of it, whose stand."""
    if not lines:
        return []
    (starts, ends), both = between(lines), np.array(pairs, np.intp).reshape(-1, 2)
    those = foreign(bodies, starts, ends, both[:, 0], both[:, 1])
    found = in_stands(starts, ends, bodies.stands, those)
    return [(one.line, one.begin, int(bodies.owner[one.shape])) for one in found]


def _told(bodies: Bodies, screens: Screens, lines: _Lines, seen: Ids) -> list[Hits]:
    ones, others = bodies.owner[lines.mine[lines.begins]], bodies.owner[lines.theirs[lines.begins]]
    key = ones * len(bodies.bodies) + others
    order = np.argsort(key, kind="stable")
    cuts = np.flatnonzero(np.diff(key[order])) + 1
    groups = np.split(order, cuts)
    second = _second(bodies, screens, lines, seen, groups)
    made = []
    for nth, group in enumerate(groups):
        one, other = int(ones[group[0]]), int(others[group[0]])
        clear = group[seen[group] >= 0]
        hit = seen[clear]
        nearest = int(lines.begins[group][np.argmin(lines.distance[lines.begins[group]])])
        x, y = bodies.stands.at[lines.mine[nearest]].tolist()
        u, v = lines.ends[nearest].tolist()
        made.append(
            Hits(
                one,
                other,
                tuple((lines.mine[hit] - bodies.first[one]).tolist()),
                tuple(lines.distance[hit].tolist()),
                min(2, len(set(lines.theirs[hit].tolist()))) if nth not in second else 2,
                ((x, y), (u, v)),
            )
        )
    return made


def _second(bodies: Bodies, screens: Screens, lines: _Lines, seen: Ids, groups: Sequence[Ids]) -> set[int]:
    """Give the pairs of bodies of which a further line ends at a second stand, where the nearest all end at one."""
    of: list[int] = []
    further: list[int] = []
    for nth, group in enumerate(groups):
        clear = group[seen[group] >= 0]
        hit = seen[clear]
        if not len(hit) or len(set(lines.theirs[hit].tolist())) != 1:
            continue
        only = int(lines.theirs[hit[0]])
        for stand, line in zip(clear.tolist(), hit.tolist(), strict=True):
            rest = range(line + 1, int(lines.begins[stand] + lines.counts[stand]))
            those = [one for one in rest if int(lines.theirs[one]) != only]
            further += those
            of += [nth] * len(those)
    if not further:
        return set()
    stopped = _stopped(bodies, screens, lines, np.array(further, np.intp))
    return {nth for nth, stop in zip(of, stopped.tolist(), strict=True) if not stop}


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
    found[those] = np.degrees(np.arctan2(off, onto)) <= along + GRACE
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
