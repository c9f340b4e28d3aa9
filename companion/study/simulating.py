"""Computer against computer, game after game: game k of a simulation uses the seed "seed/k", whoever plays it.

What is counted is the kind's own: `tallies` of its players.
"""

from __future__ import annotations

import multiprocessing
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TYPE_CHECKING, Any

from companion.charts.faults import BadInput, Problem
from companion.kernel.dice import seed_of
from companion.kernel.kind import kind_of
from companion.kernel.supply import Supply
from companion.language.tongue import tr

if TYPE_CHECKING:
    from companion.kernel.beginning import First

CHUNK = 4
"""The most games that a worker plays between two reports."""
Progress = Callable[[int, int], bool]
"""Told (done, all); False stops the simulation."""


Mover = Callable[[Any], Any]
"""Of a state the next move, or None where nobody moves."""
Hands = Callable[[Any, Mover], Mover]


class Stopped(Exception):
    """The simulation was stopped before its end."""


def play(first: First, seed: str, number: int, *, hands: Hands | None = None) -> Any:
    """Play one game from its first event to its end, in memory and without a journal: the kind's `Played`.

    `hands` gives of a game and its computers who moves instead of them. Raises BadInput where a human is to play, or a
    kind has no computers.
    """
    game = _games.of(first)
    state = game.apply(None, first.event)
    tally = tallies(first.kind).Tally(game, state)
    for _, event, after in facts(game, first, seed, number, hands=hands):
        state = after
        tally.hear(event, state)
    if not state.over:
        raise BadInput(Problem("", "", tr("this game waits for a human"), tr("give both sides to the computer")))
    return tally.played(number, state)


KEPT = 4
"""The most rules that a thread keeps."""


class _Games(threading.local):
    """The rules of the games that were played last: each thread its own, for rules keep what is in force in a game."""

    def __init__(self) -> None:
        self._last: list[tuple[str, Mapping[str, str], Any]] = []

    def of(self, first: First) -> Any:
        """Give the rules of a game, those of an earlier one where the charts are the same.

        Nothing in them rests on what happens in a game, and what is worked out on them is dear: charts that are read,
        ways on a ground.
        """
        from companion.kernel.game import game_of

        for kind, sources, game in self._last:
            if (kind, sources) == (first.kind, first.sources):
                return game
        made = game_of(first.kind, first.sources)
        self._last = [(first.kind, first.sources, made), *self._last[: KEPT - 1]]
        return made


_games = _Games()


def facts(
    game: Any, first: First, seed: str, number: int, *, hands: Hands | None = None
) -> Iterator[tuple[Any, Any, Any]]:
    """Yield every fact of a game that computers play, from its second on, with the states before and after it."""
    from companion.kernel.game import computer

    state, entry, next_move = game.apply(None, first.event), 1, computer(game, first.sources)
    if hands is not None:
        next_move = hands(game, next_move)
    while (move := next_move(state)) is not None:
        entry += 1
        # A stream of its own for every entry, as in a document: one die more in an early entry leaves later ones as
        # they fall.
        dice = Supply(f"{seed}/{number}/{entry}")
        for command in move.commands:
            for event in game.decide(state, command, dice):
                before, state = state, game.apply(state, event)
                yield before, event, state


def simulate(first: First, *, games: int, seed: str, workers: int = 0, progress: Progress | None = None) -> Any:
    """Play many games on so many processes (0: one a core): the kind's `Totals`, which do not depend on their number.

    Raises BadInput where a human is to play, and Stopped.
    """
    found: dict[int, Any] = {}
    seed = seed_of(seed)
    for played in _all(first, games, seed, workers):
        # Games come back in any order; they are added up by number, so that sums of fractions do not hang on the
        # workers.
        found[played.game] = played
        if progress is not None and not progress(len(found), games):
            raise Stopped
    return totals(first, seed, [found[number] for number in sorted(found)])


def tallies(kind: str) -> Any:
    """Give how games of a kind are counted; raises BadInput for one that computers do not play."""
    computers = kind_of(kind).computers
    if computers is None:
        raise BadInput(Problem("", "", tr("no computer plays games of the kind {kind}", kind=kind)))
    return computers.tallies.open()


def _all(first: First, games: int, seed: str, workers: int) -> Iterator[Any]:
    numbers = range(1, games + 1)
    count = min(workers or multiprocessing.cpu_count(), games)
    if count <= 1:
        yield from (play(first, seed, number) for number in numbers)
        return
    # No worker may take games that another waits for: few games are given out one by one.
    size = max(1, min(CHUNK, games // count))
    chunks = [numbers[start : start + size] for start in range(0, games, size)]
    # Spawned and not forked: a window's threads and locks must not be copied, and it is what every system has.
    pool = ProcessPoolExecutor(count, mp_context=multiprocessing.get_context("spawn"))
    try:
        for done in as_completed([pool.submit(_some, first, seed, chunk) for chunk in chunks]):
            yield from done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _some(first: First, seed: str, numbers: Sequence[int]) -> list[Any]:
    return [play(first, seed, number) for number in numbers]


def totals(first: First, seed: str, games: Sequence[Any]) -> Any:
    """Add games up, in the order of their numbers."""
    from companion.kernel.game import game_of

    state: Any = first.event.state
    rules = game_of(first.kind, first.sources).rules(state)
    return tallies(first.kind).totals(rules, state, first.scenario, seed, games)
