"""Who has whom in an arc, in range and in sight, all of a table at once.

What is far, behind or barred is left out first; the ground is asked about the nearest line of each stand, and about a
further one only where that is stopped, or where a second stand is to be hit.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from companion.field.arcs import Indexes, parts
from companion.field.bodies import Bodies, Ids
from companion.field.corridors import Corridors
from companion.field.others import Others
from companion.field.screens import Screens
from companion.field.stands import GRACE, Numbers


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
    by_body: int
    """Whose stand first stops the nearest line of all, where no stand sees any; -1 where it is nobody's."""
    by_area: int
    """Which area of the screens does that, -1 where none does: where the two stop it at one place, the area."""


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
    stopped = between.stop(lines.begins)
    return _told(between, stopped, _nearest_seen(between, stopped))


def _in_arc(bodies: Bodies, asked: tuple[Ids, Ids], ranks: Ids, arms: Sequence[Arms | None]) -> _Lines | None:
    ones, others = asked
    if not len(ones):
        return None
    pair, (mine, theirs) = bodies.pairs(ones, others)
    limits = np.array([0.0 if one is None else one.reach for one in arms])
    angles = np.array([0.0 if one is None else one.degrees for one in arms])
    limit, angle = limits[ones][pair], angles[ones][pair]
    stands, radius = bodies.stands, float(np.hypot(*bodies.size)) / 2 + 1e-3
    (away_x, away_y), (ahead_x, ahead_y) = (
        bodies.middles.T[:, theirs] - stands.at.T[:, mine],
        stands.ahead.T[:, mine],
    )
    ahead = away_x * ahead_x + away_y * ahead_y
    # From the middle of the front edge, of which a range may be measured from an end.
    keep = away_x * away_x + away_y * away_y <= (limit + radius + stands.size[0] / 2) ** 2
    keep &= (ahead >= -radius) & (ranks[pair] >= bodies.rank[mine])
    beside = np.abs(away_x * ahead_y - away_y * ahead_x)
    keep &= beside <= stands.size[0] / 2 + radius + (ahead + radius) * np.tan(np.radians(angles))[ones][pair]
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
    counts = np.diff(np.append(begins, len(mine)))
    keys, way = np.unique(bodies.owner[mine[begins]] * len(bodies.bodies) + owner[begins], return_inverse=True)
    pairs = keys // len(bodies.bodies), keys % len(bodies.bodies)
    return _Lines(mine, theirs, ends, distance, begins, counts, pairs, np.repeat(way, counts))


class _Stopped(msgspec.Struct, frozen=True):
    """What stops some lines (n): the first stand, and the ground, which is asked where no stand does; -1 is none."""

    stand: Ids
    begin: Numbers
    """From which share of the line on."""
    area: Ids
    share: Numbers

    @property
    def any(self) -> NDArray[np.bool_]:
        """Say which lines are stopped."""
        return (self.stand >= 0) | (self.area >= 0)


class _Between:
    """What lies on the lines of all pairs of bodies: others' stands, and the ground."""

    def __init__(self, bodies: Bodies, screens: Screens, lines: _Lines) -> None:
        self.bodies, self.screens, self.lines = bodies, screens, lines
        ones, others = lines.pairs
        ways = bodies.circles[ones], bodies.circles[others]
        self.others, self.ground = Others(bodies, lines.pairs), Corridors(ways, screens.outlines.circles)

    def stop(self, those: Ids) -> _Stopped:
        """Say what stops some lines."""
        starts, ends = self.bodies.stands.at[self.lines.mine[those]], self.lines.ends[those]
        met = self.others.met(starts, ends, self.lines.way[those])
        stand, begin = np.full(len(those), -1, np.intp), np.full(len(those), np.inf)
        # Backwards, so that the first of a line is written last.
        order = np.lexsort((met.begin, met.lines))[::-1]
        stand[met.lines[order]], begin[met.lines[order]] = met.stands[order], met.begin[order]
        found = _Stopped(stand, begin, np.full(len(those), -1, np.intp), np.full(len(those), np.inf))
        self.look(found, np.flatnonzero(stand < 0), those)
        return found

    def look(self, found: _Stopped, which: Ids, those: Ids) -> None:
        """Ask the ground about some of those lines."""
        asked = those[which]
        starts, ends = self.bodies.stands.at[self.lines.mine[asked]], self.lines.ends[asked]
        screened = self.screens.first(starts, ends, self.ground.meeting(starts, ends, self.lines.way[asked]))
        found.area[which], found.share[which] = screened.area, screened.share

    def clear(self, those: Ids, suspects: Ids) -> NDArray[np.bool_]:
        """Say which of some lines nothing stops; `suspects` are the stands that probably do, -1 for none."""
        starts, ends = self.bodies.stands.at[self.lines.mine[those]], self.lines.ends[those]
        likely, found = np.flatnonzero(suspects >= 0), np.ones(len(those), bool)
        found[self.others.inside(starts, ends, (likely, suspects[likely])).lines] = False
        left = np.flatnonzero(found)
        found[left] = ~self.stop(those[left]).any
        return found


def _nearest_seen(between: _Between, stopped: _Stopped) -> Ids:
    """Give of each stand at each body the nearest line that is clear, -1 for none; of the nearest it is known."""
    lines = between.lines
    seen = np.where(stopped.any, -1, lines.begins)
    # All others are asked at once; the stand that stops the nearest mostly stops them too, and is asked about first.
    group, those = _further(lines, np.flatnonzero(stopped.any & (lines.counts > 1)))
    clear = between.clear(those, stopped.stand[group])
    # Backwards, so that the nearest of a group is written last.
    seen[group[clear][::-1]] = those[clear][::-1]
    return seen


def _further(lines: _Lines, left: Ids) -> Indexes:
    """Give the lines of some groups but the first of each, with their groups."""
    rest = lines.counts[left] - 1
    group = np.repeat(left, rest)
    return group, np.arange(len(group)) - np.repeat(np.cumsum(rest) - rest, rest) + lines.begins[group] + 1


def _told(between: _Between, stopped: _Stopped, seen: Ids) -> list[Hits]:
    bodies, lines = between.bodies, between.lines
    way, pairs = lines.way[lines.begins], len(lines.pairs[0])
    seconds = _seconds(between, seen)
    order = np.argsort(way, kind="stable")
    clear = order[seen[order] >= 0]
    hit, cuts = seen[clear], np.searchsorted(way[clear], np.arange(pairs + 1))
    by_body, by_area = (each.tolist() for each in _by(between, stopped, np.flatnonzero(np.diff(cuts) == 0)))
    stands = (lines.mine[hit] - bodies.first[lines.pairs[0][way[clear]]]).tolist()
    ranges, targets, cuts = lines.distance[hit].tolist(), lines.theirs[hit].tolist(), cuts.tolist()
    made = []
    for nth, (one, other) in enumerate(zip(*(each.tolist() for each in lines.pairs), strict=True)):
        here = slice(cuts[nth], cuts[nth + 1])
        count = 2 if nth in seconds else min(2, len(set(targets[here])))
        made.append(Hits(one, other, tuple(stands[here]), tuple(ranges[here]), count, by_body[nth], by_area[nth]))
    return made


def _by(between: _Between, stopped: _Stopped, silent: Ids) -> tuple[Ids, Ids]:
    """Give for each pair of bodies whose stand and which area stops its nearest line, asked of those who see nobody."""
    lines, bodies = between.lines, between.bodies
    found = np.full(len(lines.pairs[0]), -1, np.intp), np.full(len(lines.pairs[0]), -1, np.intp)
    if len(silent):
        way = lines.way[lines.begins]
        # The nearest line of all stands of a pair: the first by distance.
        order = np.lexsort((lines.distance[lines.begins], way))
        first = order[np.searchsorted(way[order], silent)]
        # Of what a stand stops the ground was not asked yet.
        between.look(stopped, first[stopped.stand[first] >= 0], lines.begins)
        body = stopped.begin[first] < stopped.share[first]
        found[0][silent[body]] = bodies.owner[stopped.stand[first[body]]]
        found[1][silent[~body]] = stopped.area[first[~body]]
    return found


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
    return set(lines.way[those[~between.stop(those).any]].tolist())
