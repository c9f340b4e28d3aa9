"""A battle in the chapter's terms: the corps that take part, both sides, the town, the draw on the odds."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from companion.charts.figures import Exact, exact
from companion.games.campaign.rules.orders import Deployment
from companion.games.campaign.rules.state import CombatMode, Corps, Side, Strength, other


class Fighter(msgspec.Struct, frozen=True, kw_only=True):
    """A corps or headquarters in a battle, with exact ratings."""

    id: str
    """Unique in the battle: "confederate:E"."""
    side: Side
    number: int = 0
    """Its number in its army; 0 where only the ranking counts."""
    strength: Strength
    original: int
    stragglers: int = 0
    effectiveness: Exact
    fatigue: Exact
    leadership: int
    aggressiveness: int
    deployment: Deployment = "deployed"
    combat_mode: CombatMode = "stand"
    headquarters: bool = False
    traits: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    """What only eyes know of it."""

    @classmethod
    def of(cls, corps: Corps) -> Fighter:
        """Give a corps of the campaign as it goes into battle."""
        return cls(
            id=corps.id,
            side=corps.side,
            number=corps.number,
            strength=corps.strength,
            original=corps.original,
            stragglers=corps.stragglers,
            # State keeps floats, in quarters, which they hold exactly; from here on nothing is one.
            effectiveness=exact(corps.effectiveness),
            fatigue=exact(corps.fatigue),
            leadership=corps.leadership,
            aggressiveness=corps.aggressiveness,
            deployment=corps.deployment,
            combat_mode=corps.combat,
            headquarters=corps.headquarters,
            traits=corps.traits,
            asked=corps.asked,
        )


class BattleSide(msgspec.Struct, frozen=True, kw_only=True):
    """One side of a battle."""

    side: Side
    corps: tuple[Fighter, ...]
    controlling: str
    """The corps whose leader commands (RTG-9.4b)."""
    urgency: int
    """Ordered for the battle, 1 to 9, before aggressiveness and leadership."""
    ranking: tuple[str, ...]
    """Its corps by combat rank, the first rank first."""

    @property
    def commander(self) -> Fighter:
        """Give the corps whose leader commands."""
        return next(one for one in self.corps if one.id == self.controlling)

    @property
    def strength(self) -> int:
        """Give its size in strength points, guns among them (RTG-R-LOSS-BASE)."""
        return sum(one.strength.total for one in self.corps)


class Battle(msgspec.Struct, frozen=True, kw_only=True):
    """A battle whose participants, urgencies, rankings and draw are fixed."""

    attacker: Side
    confederate: BattleSide
    union: BattleSide
    town: bool
    """The hex is a town."""
    random_factor: Exact
    """The multiplier drawn for the combat odds (RTG-R-ODDS-RANDOM)."""

    @property
    def sides(self) -> tuple[BattleSide, BattleSide]:
        """Give both sides, Confederates first."""
        return self.confederate, self.union

    def of(self, side: Side) -> BattleSide:
        """Give one side."""
        return self.confederate if side == "confederate" else self.union

    @property
    def attacking(self) -> BattleSide:
        """Give the attacking side."""
        return self.of(self.attacker)

    @property
    def defending(self) -> BattleSide:
        """Give the defending side."""
        return self.of(other(self.attacker))


def controlling(corps: Iterable[Fighter], secondary: str | None = None) -> Fighter:
    """Give whose leader commands a side: headquarters, else the secondary commander, else the lowest number (RTG-9.4b).

    `corps` are the side's participants, one at least; `secondary` is the id of the secondary army commander.
    """
    return min(corps, key=lambda one: (not one.headquarters, one.id != secondary, one.number))
