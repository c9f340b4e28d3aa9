"""What lies across the lines of fire to many bodies, near them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import shapely

from companion.field.bodies import Bodies
from companion.field.lines import met
from companion.field.stands import GRACE, Numbers

Fired = tuple[int, Numbers]
"""A body, by its index, and the middles of the front edges of the stands that fire at it (n, 2)."""


class Across:
    """Lines of the ground that lie near bodies, looked up once, and where fire comes across them."""

    def __init__(self, bodies: Bodies, shapes: Sequence[shapely.Geometry], inches: float) -> None:
        """Take the bodies, the lines, and how near a body one has to be crossed to count."""
        self.bodies, self.inches = bodies, inches + GRACE
        self.shapes = np.array(shapes, object)
        self.tree = shapely.STRtree(self.shapes)
        self.near: dict[int, set[int]] = {}

    def _look(self, those: Sequence[int]) -> None:
        """Find what may lie near some bodies of which nobody has asked before."""
        new = [one for one in dict.fromkeys(those) if one not in self.near]
        self.near |= {one: set() for one in new}
        if new and len(self.shapes):
            # The circle about a body is enough here: how near what is crossed lies is asked where it is.
            circles = self.bodies.circles[new]
            middles, reach = shapely.points(circles[:, :2]), circles[:, 2] + self.inches
            which, lines = self.tree.query(middles, predicate="dwithin", distance=reach)
            for body, line in zip(which.tolist(), lines.tolist(), strict=True):
                self.near[new[body]].add(line)

    def crossed(self, asked: Sequence[Fired]) -> list[tuple[int, int, int]]:
        """Give which line is crossed on the way to which stand of whom: (place in what was asked, stand, line).

        The way is from the nearest of the front edges that fire to the middle of the stand.
        """
        self._look([body for body, _ in asked])
        keys: list[tuple[int, int, int]] = []
        starts: list[Numbers] = []
        ends: list[Numbers] = []
        for nth, (body, fronts) in enumerate(asked):
            near = sorted(self.near.get(body, ()))
            if not near or not len(fronts):
                continue
            middles = self.bodies.middles[self.bodies.own(body)]
            first = fronts[np.argmin(np.linalg.norm(fronts[None] - middles[:, None], axis=-1), axis=1)]
            for line in near:
                keys += [(nth, stand, line) for stand in range(len(middles))]
                starts.append(first)
                ends.append(middles)
        if not keys:
            return []
        fire = np.asarray(shapely.linestrings(np.stack([np.concatenate(starts), np.concatenate(ends)], axis=1)), object)
        ground = self.shapes[[line for _, _, line in keys]]
        there = np.flatnonzero(shapely.dwithin(fire, ground, GRACE))
        where = met(fire[there], ground[there])
        targets = [asked[keys[nth][0]][0] for nth in there.tolist()]
        wholes = {body: self.bodies.whole(body) for body in set(targets)}
        close = shapely.dwithin(where, np.array([wholes[body] for body in targets], object), self.inches)
        return [keys[nth] for nth in there[close].tolist()] if len(there) else []
