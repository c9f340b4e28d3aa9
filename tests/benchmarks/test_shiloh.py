"""Shiloh as a battle, over whole games of its Advanced level; `sh packaging/benchmarks tests/benchmarks/test_shiloh.py`.

Johnston must break Grant before Buell is over the river, and either can: that is what its objectives and margins were made
for. The cost is history's, 13,000 and 10,700, to a third; and who only looks on has lost, on either side. The seeds are those
of judging: nothing of resources/tactical/shiloh-battle.toml was chosen on them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest

from companion.games.tactical import messages as say
from companion.games.tactical.charts.terms import SIDES, Side
from companion.games.tactical.computer.tallies import Played
from companion.games.tactical.computer.turns import Move
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.names import side_to_act
from companion.games.tactical.rules.state import State
from companion.kernel.beginning import Beginning, First, laid_out
from companion.study.simulating import Mover, play

GAMES, PASSIVE, SEED = 40, 20, "judging-3"
COST: dict[Side, int] = {"union": 13_000, "confederate": 10_700}


@cache
def first() -> First:
    return laid_out(Beginning(scenario="shiloh-advanced", players=dict.fromkeys(SIDES, "computer:able")))


@cache
def games() -> tuple[Played, ...]:
    return tuple(play(first(), SEED, number) for number in range(1, GAMES + 1))


def mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)


def won(one: Played, side: Side) -> bool:
    return one.level.startswith(side)


def looking_on(side: Side, number: int) -> Played:
    """Play a game in which a side gives no orders but to go on."""

    def hands(game: Any, computers: Mover) -> Mover:
        del game

        def move(state: State) -> Any:
            idle = side_to_act(state) == side and state.pending is None and not state.over
            return Move(say.ORDERED[side](), (cmd.Done(),)) if idle else computers(state)

        return move

    found: Played = play(first(), SEED, number, hands=hands)
    return found


def test_either_side_can_win() -> None:
    share = {side: mean(won(one, side) for one in games()) for side in SIDES}
    print(f"\nwon: {share}")
    assert min(share.values()) >= 0.2
    assert max(share.values()) <= 0.8


def test_it_costs_what_it_cost() -> None:
    lost = {side: mean(one.lost[side].men for one in games()) for side in SIDES}
    print(f"\nlost: {lost}")
    for side in SIDES:
        assert 2 / 3 * COST[side] <= lost[side] <= 4 / 3 * COST[side]


@pytest.mark.parametrize("side", SIDES)
def test_who_looks_on_has_lost(side: Side) -> None:
    levels = [looking_on(side, number) for number in range(1, PASSIVE + 1)]
    print(f"\npassive {side}: {sorted(one.points for one in levels)}")
    assert not any(won(one, side) or one.level == "draw" for one in levels)
