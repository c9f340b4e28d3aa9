"""Whose stands lie on lines that run between two bodies each, the two themselves left out."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np

from companion.field.arcs import Indexes
from companion.field.bodies import Bodies, Ids
from companion.field.corridors import Corridors, meeting
from companion.field.lines import between, shares_in
from companion.field.shapes import Position
from companion.field.stands import GRACE, Numbers

Pairs = tuple[Ids, Ids]
"""Bodies by their indexes, two and two."""


class Met(msgspec.Struct, frozen=True):
    """Stands on lines: which line, from which share of it on, which stand."""

    lines: Ids
    begin: Numbers
    stands: Ids


class Others:
    """All bodies of a table, asked between some pairs of them."""

    def __init__(self, bodies: Bodies, pairs: Pairs) -> None:
        """Take the bodies, and the pairs between whom lines will run."""
        self.bodies, self.pairs = bodies, pairs
        self.near = Corridors((bodies.circles[pairs[0]], bodies.circles[pairs[1]]), bodies.circles)

    def met(self, starts: Numbers, ends: Numbers, way: Ids) -> Met:
        """Give where lines (n, 2), each of a pair by its place, run inside stands of others."""
        return self.inside(starts, ends, self._close(starts, ends, way))

    def inside(self, starts: Numbers, ends: Numbers, asked: Indexes) -> Met:
        """Give where lines (n, 2) run inside stands, of pairs of both that somebody asks about."""
        lines, stands = asked
        begin, end = shares_in(starts, ends, self.bodies.stands, asked)
        long = np.linalg.norm(ends - starts, axis=1)[lines]
        runs = np.flatnonzero((end - begin) * long > GRACE)
        return Met(lines[runs], begin[runs], stands[runs])

    def _close(self, starts: Numbers, ends: Numbers, way: Ids) -> Indexes:
        line, body = self.near.meeting(starts, ends, way)
        ones, others = self.pairs[0][way], self.pairs[1][way]
        there = (body != ones[line]) & (body != others[line])
        line, body = line[there], body[there]
        counts = self.bodies.counts[body]
        pair = np.repeat(np.arange(len(line)), counts)
        stand = np.arange(len(pair)) - np.repeat(np.cumsum(counts) - counts - self.bodies.first[body], counts)
        return meeting(starts, ends, self.bodies.rounds, (line[pair], stand))


def first_stands(
    bodies: Bodies, lines: Sequence[tuple[Position, Position]], pairs: Sequence[tuple[int, int]]
) -> list[tuple[int, float, int]]:
    """Give where lines run inside the stands of bodies other than the two of each: line, share of it, whose stand."""
    if not lines:
        return []
    (starts, ends), both = between(lines), np.array(pairs, np.intp).reshape(-1, 2)
    unique, way = np.unique(both, axis=0, return_inverse=True)
    met = Others(bodies, (unique[:, 0], unique[:, 1])).met(starts, ends, way.reshape(-1))
    whose = bodies.owner[met.stands]
    return list(zip(met.lines.tolist(), met.begin.tolist(), whose.tolist(), strict=True))
