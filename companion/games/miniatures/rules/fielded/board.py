"""The board: every unit that has a place as stands in arrays, by whose they are, over a ground that is ready."""

from __future__ import annotations

from functools import cached_property, lru_cache

import msgspec

from companion.charts.figures import Reason, Refused
from companion.field.bodies import Bodies, Body, body_of
from companion.field.stands import in_ranks
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.messages import placing as why
from companion.games.miniatures.messages import reasons
from companion.games.miniatures.rules.contact import contacts, touching
from companion.games.miniatures.rules.measuring.asked import Laid
from companion.games.miniatures.rules.measuring.enfilade import FrontLine, front_line
from companion.games.miniatures.rules.measuring.figures import Figures, figures
from companion.games.miniatures.rules.measuring.footprint import one_by_one
from companion.games.miniatures.rules.measuring.ground import Terrain
from companion.games.miniatures.rules.measuring.ranks import ranks
from companion.games.miniatures.rules.placing import standing
from companion.games.miniatures.rules.placing.spots import Shape, Spot
from companion.games.miniatures.rules.state import State, Unit, on_table
from companion.language.messages import Id, Named


class Footprint(msgspec.Struct, frozen=True):
    """A unit where it stands: its stands, and its front line."""

    body: Body
    line: FrontLine


@lru_cache(maxsize=4096)
def footprint(formation: Laid, count: int, at: Spot, shape: Shape, size: tuple[float, float]) -> Footprint:
    """Lay out a unit; the same one is laid out once."""
    stands = one_by_one(shape, "$") if shape else in_ranks(ranks(formation, count), at[:2], at[2], size)
    return Footprint(body_of(stands, size), front_line(stands, size[0]))


def terrain(rules: Rules) -> Terrain:
    """Make the ground ready, once for each game: `rules.once(terrain)`."""
    return Terrain(rules.ground.features, rules.once(figures).visible)


class Board:
    """Who stands where, for questions; made anew when anybody has moved, while ground and footprints are kept."""

    def __init__(self, rules: Rules, state: State) -> None:
        """Take the rules in force and a state as a seat knows it."""
        self.rules, self.state = rules, state
        self.units: tuple[Unit, ...] = tuple(one for one in on_table(state) if one.at is not None)
        self.index = {one.id: nth for nth, one in enumerate(self.units)}
        self.footprints = [self._footprint(one) for one in self.units]

    def _footprint(self, one: Unit) -> Footprint:
        assert one.at is not None
        place = (*one.at, one.facing)
        return footprint(standing.laid(one), one.stands, place, standing.shape_of(one), self.rules.stand_size)

    @cached_property
    def bodies(self) -> Bodies:
        """The stands of all units."""
        union = [one.side == "union" for one in self.units]
        return Bodies([one.body for one in self.footprints], union, self.rules.stand_size)

    @cached_property
    def figures(self) -> Figures:
        """What the rules say to whoever measures."""
        return self.rules.once(figures)

    @cached_property
    def terrain(self) -> Terrain:
        """The ground."""
        return self.rules.once(terrain)

    @cached_property
    def touched(self) -> dict[str, tuple[str, ...]]:
        """Whom each unit touches that is in contact with anybody."""
        return {name: touching(self.state, name) for pair in contacts(self.state) for name in pair}

    def nth(self, name: str) -> int:
        """Give the index of a unit; raises Refused where nobody is called so, or it has no place."""
        self._known(name)
        if name not in self.index:
            raise Refused((Reason(why.NO_PLACE(name=Named(name)), firm=True),))
        return self.index[name]

    def _known(self, name: str) -> None:
        if name not in self.state.brigades and name not in self.state.batteries:
            raise Refused((Reason(reasons.NO_UNIT(name=Id(name)), firm=True),))

    def two(self, one: str, other: str) -> tuple[int, int]:
        """Give the indices of two units; raises Refused, where one is nobody before where one has no place."""
        self._known(one)
        self._known(other)
        return self.nth(one), self.nth(other)

    def unit(self, name: str) -> Unit:
        """Give a unit that has a place; raises Refused."""
        return self.units[self.nth(name)]

    def footprint(self, name: str) -> Footprint:
        """Give where a unit stands; raises Refused."""
        return self.footprints[self.nth(name)]
