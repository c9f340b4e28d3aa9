"""What is counted of square-grid battles that computers play: game by game, and added up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from companion.games.tactical.charts.terms import SIDES
from companion.games.tactical.computer.conduct import Conduct, Watch
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.state import Losses, State
from companion.games.tactical.rules.victory import of_objectives
from companion.kernel.tallies import AddedUp, PlayedOut, Spread, averaged, best_last, by_level, mean, spread

if TYPE_CHECKING:
    from companion.games.tactical.charts.ruleset import Rules
    from companion.games.tactical.game import Tactical


class Lost(msgspec.Struct, frozen=True):
    """What a side lost."""

    men: int
    """Infantry and cavalry."""
    guns: int
    leaders: int


class Played(PlayedOut, frozen=True):
    """How one game ended; its points are the Union's less the Confederates'."""

    melees: int
    routs: int
    lost: dict[str, Lost]
    """By side."""
    objectives: int
    """Points for objective squares, of the side that scores for them."""
    conduct: Conduct


class MeanLost(msgspec.Struct, frozen=True):
    """What a side lost on the average."""

    men: float
    guns: float
    leaders: float


class Totals(AddedUp, frozen=True):
    """What a simulation adds up to."""

    melees: float
    routs: float
    lost: dict[str, MeanLost]
    objectives: float
    conduct: Conduct
    spread: dict[str, Spread]
    each: list[Played]
    """Every game, by number."""


class Tally:
    """What is counted while a game is played."""

    def __init__(self, game: Tactical, state: State) -> None:
        self._game = game
        self._watch = Watch(game, state)
        self.melees = self.routs = 0

    def hear(self, event: ev.AnyEvent, state: State) -> None:
        """Count an event; the state is that after it."""
        self._watch.hear(event, state)
        self.melees += isinstance(event, ev.MeleeFought)
        self.routs += isinstance(event, ev.Routed)

    def played(self, number: int, state: State) -> Played:
        """Give how a game ended."""
        score = self._game.score(state, "referee")
        assert score is not None
        held = sum(line.total for line in of_objectives(self._game.rules(state), state))
        lost: dict[str, Lost] = {side: _lost(state.losses.get(side, Losses())) for side in SIDES}
        conduct = self._watch.seen(state)
        return Played(number, score.level.id, score.points, state.turn, self.melees, self.routs, lost, held, conduct)


def totals(rules: Rules, state: State, scenario: str, seed: str, games: Sequence[Played]) -> Totals:
    """Add games of a scenario up, in the order of their numbers; the state is that which they begin with."""
    del state
    return Totals(
        scenario=scenario,
        seed=seed,
        games=len(games),
        levels=by_level(ranked(rules), games),
        points=mean(one.points for one in games),
        turns=mean(one.turns for one in games),
        melees=mean(one.melees for one in games),
        routs=mean(one.routs for one in games),
        lost={
            side: MeanLost(
                mean(one.lost[side].men for one in games),
                mean(one.lost[side].guns for one in games),
                mean(one.lost[side].leaders for one in games),
            )
            for side in SIDES
        },
        objectives=mean(one.objectives for one in games),
        conduct=msgspec.convert(averaged([msgspec.to_builtins(one.conduct) for one in games]), Conduct),
        spread=spread(games),
        each=list(games),
    )


def ranked(rules: Rules) -> list[str]:
    """Give the levels of victory from the Confederates' best to the Union's, by the points they take."""
    return best_last(rules.victory.level)


def _lost(losses: Losses) -> Lost:
    leaders = losses.brigade_leaders + losses.division_leaders + losses.corps_leaders
    return Lost(losses.infantry + losses.cavalry, losses.guns, leaders)
