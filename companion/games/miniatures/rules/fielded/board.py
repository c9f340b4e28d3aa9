"""The board: every unit that has a place as stands in arrays, by whose they are, over a ground that is ready."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache

import msgspec
import numpy as np
import shapely
from numpy.typing import NDArray

from companion.charts.figures import Reason, Refused
from companion.field.arcs import Indexes
from companion.field.stands import Numbers, Stand, Stands, in_ranks
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.messages import placing as why
from companion.games.miniatures.messages import reasons
from companion.games.miniatures.rules.measuring.asked import Laid
from companion.games.miniatures.rules.measuring.enfilade import FrontLine, front_line
from companion.games.miniatures.rules.measuring.figures import Figures, figures
from companion.games.miniatures.rules.measuring.footprint import one_by_one
from companion.games.miniatures.rules.measuring.ground import Terrain
from companion.games.miniatures.rules.measuring.ranks import ranks
from companion.games.miniatures.rules.placing.spots import Shape, Spot
from companion.games.miniatures.rules.placing.standing import laid, shape_of
from companion.games.miniatures.rules.state import State, Unit, on_table
from companion.language.messages import Id, Named

Ids = NDArray[np.intp]


class Body(msgspec.Struct, frozen=True):
    """A unit's stands where it stands, as values and as arrays, and its front line."""

    stands: tuple[Stand, ...]
    arrays: Stands
    line: FrontLine
    around: tuple[float, float, float]
    """x, y and radius of a circle that holds all of it."""


@lru_cache(maxsize=4096)
def body(formation: Laid, count: int, at: Spot, shape: Shape, size: tuple[float, float]) -> Body:
    """Lay out a unit; the same one is laid out once."""
    stands = one_by_one(shape, "$") if shape else in_ranks(ranks(formation, count), at[:2], at[2], size)
    arrays = Stands(stands, size)
    corners = arrays.corners.reshape(-1, 2)
    x, y = ((corners.min(axis=0) + corners.max(axis=0)) / 2).tolist()
    radius = float(np.hypot(corners[:, 0] - x, corners[:, 1] - y).max())
    return Body(stands, arrays, front_line(stands, size[0]), (x, y, radius))


def terrain(rules: Rules) -> Terrain:
    """Make the ground ready, once for each game: `rules.once(terrain)`."""
    return Terrain(rules.ground.features)


class Board:
    """Who stands where, for questions; made anew when anybody has moved, while the ground and the bodies are kept."""

    def __init__(self, rules: Rules, state: State) -> None:
        """Take the rules in force and a state as a seat knows it."""
        self.rules, self.state = rules, state
        self.units: tuple[Unit, ...] = tuple(one for one in on_table(state) if one.at is not None)
        self.index = {one.id: nth for nth, one in enumerate(self.units)}
        self.bodies = [self._body(one) for one in self.units]

    def _body(self, one: Unit) -> Body:
        assert one.at is not None
        return body(laid(one), one.stands, (*one.at, one.facing), shape_of(one), self.rules.stand_size)

    @property
    def figures(self) -> Figures:
        """What the rules say to whoever measures."""
        return self.rules.once(figures)

    @property
    def terrain(self) -> Terrain:
        """The ground."""
        return self.rules.once(terrain)

    def nth(self, name: str) -> int:
        """Give the index of a unit; raises Refused where nobody is called so, or it has no place."""
        if name in self.index:
            return self.index[name]
        known = name in self.state.brigades or name in self.state.batteries
        raise Refused((Reason(why.NO_PLACE(name=Named(name)) if known else reasons.NO_UNIT(name=Id(name)), firm=True),))

    def unit(self, name: str) -> Unit:
        """Give a unit that has a place; raises Refused."""
        return self.units[self.nth(name)]

    def body(self, name: str) -> Body:
        """Give the stands of a unit; raises Refused."""
        return self.bodies[self.nth(name)]

    # ---- arrays over all stands

    @cached_property
    def stands(self) -> Stands:
        """All stands, unit by unit."""
        return Stands.together([one.arrays for one in self.bodies], self.rules.stand_size)

    @cached_property
    def counts(self) -> Ids:
        """How many stands each unit has."""
        return np.array([len(one.stands) for one in self.bodies], np.intp)

    @cached_property
    def first(self) -> Ids:
        """The index of each unit's first stand."""
        return np.concatenate([[0], np.cumsum(self.counts)[:-1]]).astype(np.intp)

    @cached_property
    def owner(self) -> Ids:
        """Whose each stand is."""
        return np.repeat(np.arange(len(self.units)), self.counts)

    @cached_property
    def rank(self) -> Ids:
        """The rank of each stand."""
        return np.array([stand.rank for one in self.bodies for stand in one.stands], np.intp)

    @cached_property
    def union(self) -> NDArray[np.bool_]:
        """Whose side each unit is on."""
        return np.array([one.side == "union" for one in self.units], bool)

    @cached_property
    def circles(self) -> Numbers:
        """x, y and radius of each unit (n, 3)."""
        return np.array([one.around for one in self.bodies], float).reshape(-1, 3)

    @cached_property
    def middles(self) -> Numbers:
        """The middle of each stand."""
        found: Numbers = self.stands.corners.mean(axis=1)
        return found

    @cached_property
    def shapes(self) -> NDArray[np.object_]:
        """Each stand as shapely has it."""
        found: NDArray[np.object_] = np.asarray(shapely.polygons(self.stands.corners), object)
        return found

    @cached_property
    def tree(self) -> shapely.STRtree:
        """Finds stands by where they are."""
        return shapely.STRtree(self.shapes)

    def whole(self, nth: int) -> shapely.Geometry:
        """Give all of a unit as one shape."""
        begin = int(self.first[nth])
        return shapely.union_all(self.shapes[begin : begin + int(self.counts[nth])])

    def stand_pairs(self, ones: Ids, others: Ids) -> tuple[Ids, Indexes]:
        """Give every stand of each unit with every one of another's, with the place of the two in what was given."""
        sizes = self.counts[ones] * self.counts[others]
        pair = np.repeat(np.arange(len(ones)), sizes)
        within = np.arange(len(pair)) - np.repeat(np.cumsum(sizes) - sizes, sizes)
        deep = self.counts[others][pair]
        return pair, (self.first[ones][pair] + within // deep, self.first[others][pair] + within % deep)


def enemies(board: Board, ones: Sequence[int], others: Sequence[int], reach: Numbers) -> tuple[Ids, Ids]:
    """Give the pairs of units of both sides of which one may reach the other: so near are the circles around them."""
    mine, theirs = np.asarray(ones, np.intp), np.asarray(others, np.intp)
    if not len(mine) or not len(theirs):
        return mine[:0], theirs[:0]
    away = board.circles[mine][:, None, :2] - board.circles[theirs][None, :, :2]
    most = (reach + board.circles[mine, 2])[:, None] + board.circles[theirs, 2][None]
    near = (np.einsum("ijk,ijk->ij", away, away) <= (most + 1e-3) ** 2) & (
        board.union[mine][:, None] != board.union[theirs][None]
    )
    one, other = np.nonzero(near)
    return mine[one], theirs[other]
