"""Computer against computer, game after game: game k of a simulation uses the seed "seed/k", whoever plays it."""

from __future__ import annotations

import multiprocessing
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TYPE_CHECKING, Any

import msgspec

from companion.data import BadInput, Problem
from companion.dice import Supply
from companion.tongue import tr

if TYPE_CHECKING:
    from companion.beginning import First
    from companion.campaign.rules import Rules

CHUNK = 4
"""Games that a worker plays between two reports."""
Progress = Callable[[int, int], bool]
"""Told (done, all); False stops the simulation."""


class Played(msgspec.Struct, frozen=True):
    """How one game ended."""

    game: int
    level: str
    points: int
    turns: int
    battles: int
    days_of_battle: int
    lost: dict[str, int]
    """{side: strength points lost in battles and routs}."""
    exited: int


class Totals(msgspec.Struct, frozen=True):
    """What a simulation adds up to."""

    scenario: str
    seed: str
    games: int
    levels: dict[str, int]
    """{level of victory: games}, from the Confederates' best to the Union's."""
    points: float
    """The mean."""
    battles: float
    days_of_battle: float
    turns: float
    lost: dict[str, float]
    exited: float
    each: list[Played]
    """Every game, by number."""


class Stopped(Exception):
    """The simulation was stopped before its end."""


def play(first: First, seed: str, number: int) -> Played:
    """Play one game from its first event to its end, in memory and without a journal."""
    from companion.kinds import game_of
    from companion.players.campaign.doctrine import read_doctrine
    from companion.players.campaign.turns import next_move

    game: Any = game_of(first.kind, first.sources)
    texts = {name.removeprefix("rules/"): text for name, text in first.sources.items() if name.startswith("rules/")}
    doctrine = read_doctrine(texts)
    state = game.apply(None, first.event)
    entry, tally = 1, _Tally(game)
    while (move := next_move(game, state, doctrine)) is not None:
        entry += 1
        dice = Supply(f"{seed}/{number}/{entry}")
        for command in move.commands:
            for event in game.decide(state, command, dice):
                state = game.apply(state, event)
                tally.hear(event, state)
    score = game.score(state, "referee")
    if not state.over:
        raise BadInput(Problem("", "", tr("this game waits for a human"), tr("give both sides to the computer")))
    return Played(number, score.level, score.points, state.turn, tally.battles, len(tally.days), dict(tally.lost),
                  state.exited_points)  # fmt: skip


class _Tally:
    """What is counted while a game is played."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self.battles = 0
        self.days: set[int] = set()
        self.lost: Counter[str] = Counter(confederate=0, union=0)

    def hear(self, event: Any, state: Any) -> None:
        """Count an event."""
        from companion.campaign import events as ev
        from companion.campaign.calendar import day_number

        if isinstance(event, ev.BattleFought):
            self.battles += 1
            self.days.add(day_number(self._game.rules(state), state))
        elif isinstance(event, ev.StrengthLost):
            self.lost[state.corps[event.corps].side] += event.lost.total


def simulate(
    first: First, *, games: int, seed: str, workers: int = 0, progress: Progress | None = None
) -> Totals:  # fmt: skip
    """Play many games on so many processes (0: one a core); the totals do not depend on their number.

    Raises BadInput where a human is to play, and Stopped.
    """
    found: dict[int, Played] = {}
    for played in _all(first, games, seed, workers):
        found[played.game] = played
        if progress is not None and not progress(len(found), games):
            raise Stopped
    return totals(first, seed, [found[number] for number in sorted(found)])


def _all(first: First, games: int, seed: str, workers: int) -> Iterator[Played]:
    numbers = range(1, games + 1)
    count = min(workers or multiprocessing.cpu_count(), games)
    if count <= 1:
        yield from (play(first, seed, number) for number in numbers)
        return
    chunks = [numbers[start : start + CHUNK] for start in range(0, games, CHUNK)]
    pool = ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn"))
    try:
        for done in as_completed([pool.submit(_some, first, seed, chunk) for chunk in chunks]):
            yield from done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _some(first: First, seed: str, numbers: Sequence[int]) -> list[Played]:
    return [play(first, seed, number) for number in numbers]


def totals(first: First, seed: str, games: Sequence[Played]) -> Totals:
    """Add games up, in the order of their numbers."""
    from companion.kinds import game_of

    many = max(len(games), 1)
    levels = Counter(one.level for one in games)
    state: Any = first.event.state
    order = ranked(game_of(first.kind, first.sources).rules(state), state.scenario)

    def mean(values: Iterator[int]) -> float:
        return round(sum(values) / many, 3)

    return Totals(
        scenario=first.scenario,
        seed=seed,
        games=len(games),
        levels={level: levels[level] for level in order if level in levels},
        points=mean(one.points for one in games),
        battles=mean(one.battles for one in games),
        days_of_battle=mean(one.days_of_battle for one in games),
        turns=mean(one.turns for one in games),
        lost={side: mean(one.lost[side] for one in games) for side in ("confederate", "union")},
        exited=mean(one.exited for one in games),
        each=list(games),
    )



def ranked(rules: Rules, scenario: str) -> list[str]:
    """Give the levels of victory of a scenario from the Confederates' best to the Union's, by the points they take."""
    levels = [row for row in rules.victory.level if row.scenario == scenario]
    lowest = min(row.min for row in levels if row.min is not None) - 1
    return [row.id for row in sorted(levels, key=lambda row: lowest if row.min is None else row.min, reverse=True)]
