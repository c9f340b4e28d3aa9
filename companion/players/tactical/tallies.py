"""What is counted of square-grid battles that computers play: game by game, and added up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec

from companion.tactical import events as ev
from companion.tactical.state import SIDES, Losses, State
from companion.tactical.victory import SCORES, of_objectives

if TYPE_CHECKING:
    from companion.tactical.game import Tactical
    from companion.tactical.rules import Rules


class Lost(msgspec.Struct, frozen=True):
    """What a side lost."""

    men: int
    """Infantry and cavalry."""
    guns: int
    leaders: int


class Played(msgspec.Struct, frozen=True):
    """How one game ended."""

    game: int
    level: str
    points: int
    """The Union's less the Confederates'."""
    turns: int
    melees: int
    routs: int
    lost: dict[str, Lost]
    """By side."""
    objectives: int
    """The Union's points for objective squares."""


class MeanLost(msgspec.Struct, frozen=True):
    """What a side lost on the average."""

    men: float
    guns: float
    leaders: float


class Totals(msgspec.Struct, frozen=True):
    """What a simulation adds up to."""

    scenario: str
    seed: str
    games: int
    levels: dict[str, int]
    """{level of victory: games}, from the Confederates' best to the Union's."""
    points: float
    """The mean."""
    turns: float
    melees: float
    routs: float
    lost: dict[str, MeanLost]
    objectives: float
    each: list[Played]
    """Every game, by number."""


class Tally:
    """What is counted while a game is played."""

    def __init__(self, game: Tactical) -> None:
        self._game = game
        self.melees = self.routs = 0

    def hear(self, event: ev.AnyEvent, state: State) -> None:
        """Count an event; the state is that after it."""
        del state
        self.melees += isinstance(event, ev.MeleeFought)
        self.routs += isinstance(event, ev.Routed)

    def played(self, number: int, state: State) -> Played:
        """Give how a game ended."""
        score = self._game.score(state, "referee")
        assert score is not None
        held = sum(line.total for line in of_objectives(self._game.rules(state), state) if line.to == SCORES)
        lost: dict[str, Lost] = {side: _lost(state.losses.get(side, Losses())) for side in SIDES}
        return Played(number, score.level.id, score.points, state.turn, self.melees, self.routs, lost, held)


def totals(rules: Rules, state: State, scenario: str, seed: str, games: Sequence[Played]) -> Totals:
    """Add games of a scenario up, in the order of their numbers; the state is that which they begin with."""
    del state
    many = max(len(games), 1)
    levels = Counter(one.level for one in games)

    def mean(values: Iterator[int]) -> float:
        return round(sum(values) / many, 3)

    return Totals(
        scenario=scenario,
        seed=seed,
        games=len(games),
        levels={level: levels[level] for level in ranked(rules) if level in levels},
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
        each=list(games),
    )


def ranked(rules: Rules) -> list[str]:
    """Give the levels of victory from the Confederates' best to the Union's, by the points they take."""
    levels = rules.victory.level
    lowest = min(row.min for row in levels if row.min is not None) - 1
    return [row.id for row in sorted(levels, key=lambda row: lowest if row.min is None else row.min)]


def _lost(losses: Losses) -> Lost:
    leaders = losses.brigade_leaders + losses.division_leaders + losses.corps_leaders
    return Lost(losses.infantry + losses.cavalry, losses.guns, leaders)
