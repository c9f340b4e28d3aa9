"""The field of 120 units on 300 pieces of ground: who fires at whom, what one unit is asked, a brigade that is dragged.

Run with `sh packaging/benchmarks tests/benchmarks/test_field.py`. Two lines of battle, sixty units a side, guns in every second
place of the second line. All is held, in time of the processor, against one call of shapely's `intersects` in the same run, each
the best of some rounds: the lines from the middle of every unit to that of every enemy within 32 inches, each with every piece of
ground. Where that call takes 180 ms everything that is asked of one unit takes 3 ms, the whole table 35 and a dragged brigade 2.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest
import shapely

from companion.games.miniatures.rules.fielded.asking import Field
from companion.games.miniatures.rules.fielded.board import Board
from companion.games.miniatures.rules.measuring.ground import shape_of
from companion.games.miniatures.rules.state import State
from tests.games.miniatures.building import a_battery, a_battle, a_brigade
from tests.games.miniatures.rules.fielded import grounds

PIECES, A_SIDE, ROUNDS = 300, 60, 7
ONE_UNIT, WHOLE, DRAGGED = 8 / 180, 45 / 180, 16 / 180
"""Times that call: 8 ms for one unit, 45 for the whole table of which 60 are wanted, a frame of 16 for a drag, where it takes 180."""


def lines_of_battle() -> State:
    """Give two lines of battle of two ranks of units each, three inches apart, and a reserve behind them."""
    by, those = Random("lines"), []
    for nth in range(A_SIDE):
        row, column = divmod(nth, 20)
        x = 3.5 * column + 2 + by.uniform(-0.3, 0.3)
        sides: tuple[tuple[Any, float, float], ...] = (
            ("union", 27.0 + 3 * row, 180.0),
            ("confederate", 21.0 - 3 * row, 0.0),
        )
        for side, y, facing in sides:
            place: dict[str, Any] = {"at": (x, y), "facing": facing}
            if row == 1 and column % 2 == 0:
                those.append(a_battery(f"{side[0]}{nth}", side, stands=3, **place))
            else:
                stands = by.randint(5, 9) if row else 3
                formation = "double-line" if row else "single-line"
                those.append(a_brigade(f"{side[0]}{nth}", side, stands=stands, formation=formation, **place))  # type: ignore[arg-type]
    return a_battle(*those, step="offensive")


@pytest.fixture(scope="module")
def field() -> Field:
    return grounds.of(lines_of_battle(), *grounds.ground(Random("ground"), PIECES, (72, 48)))


@pytest.fixture(scope="module")
def once(field: Field) -> float:
    """Give how long one bulk predicate takes."""
    board = field.board
    shapes = np.array([shape_of(one) for one in board.rules.ground.features], object)
    pairs = board.bodies.opposed(range(len(board.units)), range(len(board.units)), [32.0] * len(board.units))
    middles = board.bodies.circles[:, :2]
    lines = np.asarray(shapely.linestrings(np.stack([middles[pairs[0]], middles[pairs[1]]], axis=1)), object)
    return best(lambda: shapely.intersects(lines[:, None], shapes[None]))


def best(ask: Callable[[], object]) -> float:
    found = []
    for _ in range(ROUNDS):
        began = time.process_time()
        ask()
        found.append(time.process_time() - began)
    return min(found)


def anew(field: Field) -> Field:
    """Give the field as it is after somebody has moved."""
    return Field(field.board.rules, field.board.state)


def test_everything_that_is_asked_of_one_unit(field: Field, once: float) -> None:
    def ask() -> None:
        asked = anew(field)
        asked.fire(firers=["u25"])
        asked.fire(targets=["u25"])

    spent = best(ask)
    print(f"one unit: {spent * 1e3:.1f} ms, {spent / once:.2f} times the call of {once * 1e3:.0f} ms")
    assert spent <= ONE_UNIT * once


def test_the_whole_table_of_fire(field: Field, once: float) -> None:
    spent = best(lambda: anew(field).fire())
    print(f"the whole table: {spent * 1e3:.1f} ms, {spent / once:.2f} times the call")
    assert spent <= WHOLE * once


def test_a_brigade_that_is_dragged(field: Field, once: float) -> None:
    def ask() -> None:
        asked = field.supposing({"u45": (20.0, 30.0, 170.0)})
        asked.moves("u45", [(20.5, 29.0, 180.0)])

    spent = best(ask)
    print(f"dragged: {spent * 1e3:.1f} ms, {spent / once:.2f} times the call")
    assert spent <= DRAGGED * once


def test_the_board_is_made_of_what_is_kept(field: Field) -> None:
    one, other = Board(field.board.rules, field.board.state), field.board
    assert one.terrain is other.terrain
    assert all(mine is theirs for mine, theirs in zip(one.footprints, other.footprints, strict=True))
