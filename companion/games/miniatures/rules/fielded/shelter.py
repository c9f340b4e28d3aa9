"""What covers each target from each unit that fires at it, all at once (D10-RUL-FIRE-COVER-HALF)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

import numpy as np
import shapely
from numpy.typing import NDArray

from companion.field.stands import GRACE, Numbers
from companion.games.miniatures.rules.fielded.board import Board
from companion.games.miniatures.rules.measuring.cover import BETTER, Cover

Fired = tuple[int, Numbers]
"""A target, by its index, and the middles of the front edges of the stands that fire at it (n, 2)."""


class Shelter:
    """The cover of a board's units; what lies about them is looked up once."""

    def __init__(self, board: Board) -> None:
        """Take the board."""
        self.board = board
        self.rules, self.terrain = board.figures.covering, board.terrain

    @cached_property
    def lain_in(self) -> list[int]:
        """How good the ground is that each stand's middle lies in."""
        covers = [BETTER.index(self.rules.own(one)) for one in self.terrain.covering.features]
        around = self.terrain.covering.areas.around(self.board.middles)
        return [max((covers[area] for area in areas), default=0) for areas in around]

    @cached_property
    def near(self) -> dict[int, tuple[int, ...]]:
        """The lines of the ground, by unit, that lie so near to some stand of it that they may cover it."""
        found: dict[int, set[int]] = {}
        useful = [nth for nth, one in enumerate(self.terrain.lying) if self.rules.own(one) != "none"]
        if useful:
            lines = shapely.STRtree(self.terrain.lines.shapes[useful])
            stands, near = lines.query(self.board.shapes, predicate="dwithin", distance=self.rules.near + GRACE)
            for owner, line in zip(self.board.owner[stands].tolist(), near.tolist(), strict=True):
                found.setdefault(owner, set()).add(useful[line])
        return {owner: tuple(sorted(lines)) for owner, lines in found.items()}

    def covers(self, pairs: Sequence[Fired]) -> list[Cover]:
        """Give the cover of targets, each with the middles of the front edges of the stands that fire at it."""
        lines = self._across(pairs)
        found: list[Cover] = []
        for nth, (target, _) in enumerate(pairs):
            begin, count = int(self.board.first[target]), int(self.board.counts[target])
            best = [max(self.lain_in[begin + one], lines.get((nth, one), 0)) for one in range(count)]
            grades = (2, 1)
            enough = (grade for grade in grades if sum(one >= grade for one in best) >= self.rules.share * count)
            found.append(BETTER[next(enough, 0)])
        return found

    def _across(self, pairs: Sequence[Fired]) -> dict[tuple[int, int], int]:
        """Give how good the line is that a line of fire crosses near the target, by pair and stand of the target."""
        board, keys, starts, ends, crossed = self.board, list[tuple[int, int]](), [], [], []
        for nth, (target, fronts) in enumerate(pairs):
            near = self.near.get(target, ())
            if not near or not len(fronts):
                continue
            begin, count = int(board.first[target]), int(board.counts[target])
            middles = board.middles[begin : begin + count]
            first = fronts[np.argmin(np.linalg.norm(fronts[None] - middles[:, None], axis=-1), axis=1)]
            for line in near:
                keys += [(nth, one) for one in range(count)]
                starts.append(first)
                ends.append(middles)
                crossed += [line] * count
        return {} if not keys else self._met(pairs, keys, (np.concatenate(starts), np.concatenate(ends)), crossed)

    def _met(
        self,
        pairs: Sequence[Fired],
        keys: Sequence[tuple[int, int]],
        lines: tuple[Numbers, Numbers],
        crossed: Sequence[int],
    ) -> dict[tuple[int, int], int]:
        fire: NDArray[np.object_] = np.asarray(shapely.linestrings(np.stack(lines, axis=1)), object)
        ground = self.terrain.lines.shapes[list(crossed)]
        there = np.flatnonzero(shapely.dwithin(fire, ground, GRACE))
        where = shapely.intersection(fire[there], ground[there])
        empty = shapely.is_empty(where)
        where[empty] = shapely.shortest_line(fire[there][empty], ground[there][empty])
        wholes = {target: self.board.whole(target) for target in {pairs[keys[nth][0]][0] for nth in there.tolist()}}
        bodies = np.array([wholes[pairs[keys[nth][0]][0]] for nth in there.tolist()], object)
        close = shapely.dwithin(where, bodies, self.rules.near + GRACE) if len(there) else np.empty(0, bool)
        found: dict[tuple[int, int], int] = {}
        for nth in there[close].tolist():
            grade = BETTER.index(self.rules.own(self.terrain.lying[crossed[nth]]))
            found[keys[nth]] = max(found.get(keys[nth], 0), grade)
        return found
