"""Computers at play in square-grid battles, in memory."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from companion.games.tactical.computer.doctrine import FILE, Doctrine, read_doctrine
from companion.games.tactical.computer.turns import next_move
from companion.games.tactical.rules.commands import AnyCommand
from companion.games.tactical.rules.state import State
from companion.kernel.beginning import Beginning, First, laid_out
from companion.kernel.game import game_of
from companion.kernel.shelf import ruleset_texts
from companion.kernel.supply import Supply


@cache
def doctrine() -> Doctrine:
    return read_doctrine(ruleset_texts("antietam", only=(FILE,)))


@cache
def first(scenario: str, union: str = "basic", confederate: str = "basic", *settings: tuple[str, str]) -> First:
    players = {"union": f"computer:{union}", "confederate": f"computer:{confederate}"}
    return laid_out(Beginning(scenario=scenario, players=players, settings=dict(settings)))


class Step(NamedTuple):
    """A command of a battle, with the state before and after it."""

    game: Any
    before: State
    command: AnyCommand
    after: State


def played(begun: First, seed: str, turns: int = 99) -> Iterator[Step]:
    """Yield every command of a game's first turns."""
    game: Any = game_of(begun.kind, begun.sources)
    state: State = game.apply(None, begun.event)
    entry = 0
    while state.turn <= turns and (move := next_move(game, state, doctrine())) is not None:
        entry += 1
        dice = Supply(f"{seed}/{entry}")
        for command in move.commands:
            before = state
            for event in game.decide(state, command, dice):
                state = game.apply(state, event)
            yield Step(game, before, command, state)


@cache
def evening(level: str) -> tuple[Step, ...]:
    """Give a whole battle of the Advanced game between computers of one level; played once for all who ask."""
    return tuple(played(first("antietam-advanced", level, level), "1"))
