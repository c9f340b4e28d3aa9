"""What is counted of campaigns that computers play: game by game, and added up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import convert, to_builtins

from companion.games.campaign.computer.conduct import Conduct, Watch
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.calendar import day_number
from companion.games.campaign.rules.state import SIDES, State
from companion.kernel.tallies import AddedUp, PlayedOut, Spread, averaged, best_last, by_level, mean, spread

if TYPE_CHECKING:
    from companion.games.campaign.charts.ruleset import Rules
    from companion.games.campaign.game import Campaign


class Played(PlayedOut, frozen=True):
    """How one game ended."""

    battles: int
    days_of_battle: int
    lost: dict[str, int]
    """{side: strength points lost in battles and routs}."""
    exited: int
    conduct: Conduct


class Totals(AddedUp, frozen=True):
    """What a simulation adds up to."""

    battles: float
    days_of_battle: float
    lost: dict[str, float]
    exited: float
    conduct: Conduct
    spread: dict[str, Spread]
    each: list[Played]
    """Every game, by number."""


class Tally:
    """What is counted while a game is played."""

    def __init__(self, game: Campaign, state: State) -> None:
        self._game = game
        self._watch = Watch(game, state)
        self.battles = 0
        self.days: set[int] = set()
        self.lost: Counter[str] = Counter(confederate=0, union=0)

    def hear(self, event: ev.AnyEvent, state: State) -> None:
        """Count an event; the state is that after it."""
        self._watch.hear(event, state)
        if isinstance(event, ev.BattleFought):
            self.battles += 1
            self.days.add(day_number(self._game.rules(state), state))
        elif isinstance(event, ev.StrengthLost):
            self.lost[state.corps[event.corps].side] += event.lost.total

    def played(self, number: int, state: State) -> Played:
        """Give how a game ended."""
        score = self._game.score(state, "referee")
        assert score is not None
        return Played(
            number,
            score.level,
            score.points,
            state.turn,
            self.battles,
            len(self.days),
            dict(self.lost),
            state.exited_points,
            self._watch.seen(state),
        )


def totals(rules: Rules, state: State, scenario: str, seed: str, games: Sequence[Played]) -> Totals:
    """Add games of a scenario up, in the order of their numbers; the state is that which they begin with."""
    return Totals(
        scenario=scenario,
        seed=seed,
        games=len(games),
        levels=by_level(ranked(rules, state.scenario), games),
        points=mean(one.points for one in games),
        battles=mean(one.battles for one in games),
        days_of_battle=mean(one.days_of_battle for one in games),
        turns=mean(one.turns for one in games),
        lost={side: mean(one.lost[side] for one in games) for side in SIDES},
        exited=mean(one.exited for one in games),
        conduct=convert(averaged([to_builtins(one.conduct) for one in games]), Conduct),
        spread=spread(games),
        each=list(games),
    )


def ranked(rules: Rules, scenario: str) -> list[str]:
    """Give the levels of victory of a scenario from the Confederates' best to the Union's, by the points they take."""
    return best_last([row for row in rules.victory.level if row.scenario == scenario])[::-1]
