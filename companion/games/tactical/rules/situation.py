"""What an order is judged by: the rules in force, the ground, who sees what, and the battle as it stands."""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol

import msgspec

from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.rules import apply as folding
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.ground.map import Ground
from companion.games.tactical.rules.ground.sight import Sight
from companion.games.tactical.rules.ground.sight_figures import Measures
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.state import State


@lru_cache(maxsize=8)
def field(bare: Ground, fords: tuple[Square, ...], measures: Measures) -> tuple[Ground, Sight]:
    """Give a map's ground with the fords that a game has drawn, and who sees what on it.

    What a square sees is dear and hangs on nothing else: games on the same field share it, and a game opened again.
    """
    ground = bare.with_fords(fords)
    return ground, Sight(ground, measures)


class Situation(Protocol):
    """A battle at a moment, with its rules; a story is one too."""

    @property
    def rules(self) -> Rules:
        """The rules in force."""

    @property
    def ground(self) -> Ground:
        """The ground, with the fords of this game."""

    @property
    def sight(self) -> Sight:
        """Who sees what on this ground."""

    @property
    def state(self) -> State:
        """The battle as it stands."""


class Moment(msgspec.Struct, frozen=True):
    """A situation that stays as it is."""

    rules: Rules
    ground: Ground
    sight: Sight
    state: State

    def after(self, event: ev.AnyEvent) -> Moment:
        """Give the moment after a fact."""
        return Moment(self.rules, self.ground, self.sight, folding.apply(self.state, event))
