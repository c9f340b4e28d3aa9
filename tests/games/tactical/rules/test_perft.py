"""Lawful orders on tiny boards, counted by the engine and by an enumeration of its own, against figures kept as data."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest

from companion.charts.figures import Refused
from companion.games.tactical.charts.terms import MODES_OF
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.decide import decide
from companion.games.tactical.rules.ground.squares import DIRECTIONS, Square
from companion.games.tactical.rules.orders.reach import Reaches
from companion.games.tactical.rules.situation import Moment
from companion.games.tactical.rules.state import Unit
from companion.kernel.supply import Supply
from tests.games.tactical import oracle_orders
from tests.games.tactical.building import unit
from tests.games.tactical.oracle_orders import Board
from tests.games.tactical.ordering import field, moment, rules, why_not, words

DATA = Path(__file__).with_name("perft.toml")
BOARDS = msgspec.convert(tomllib.loads(DATA.read_text(encoding="utf-8"))["board"], list[Board])
NAME = "union:mover-a"


def laid(board: Board) -> Moment:
    """Give a board as a battle."""
    by = rules(board.ruleset)
    heights = {(int(x), int(y)): level for (x, y), level in ((at.split(","), n) for at, n in board.heights.items())}
    on = field(*board.rows, heights=heights, roads={"pike": board.road} if board.road else {}, of=by)
    counts = {"guns": 6, "weapon": "N12"} if board.arm == "artillery" else {"men": 400}
    mover = unit(
        "Mover-A" if board.half else "Mover",
        at=board.at,
        arm=board.arm,
        mode=board.mode,
        points=board.points,
        routed=board.routed,
        activated=board.activated,
        in_command=board.in_command,
        **counts,
    )
    mover = msgspec.structs.replace(mover, id=NAME)
    friends = [unit(f"Friend{n}", at=at) for n, at in enumerate(board.friends)]
    enemies = [unit(f"Enemy{n}", "confederate", at) for n, at in enumerate(board.enemies)]
    return moment(mover, *friends, *enemies, on=on, by=by, level=board.level, turn=3)


def orders(one: Unit) -> Iterator[cmd.AnyCommand]:
    for direction in DIRECTIONS:
        yield cmd.Move(unit=NAME, directions=(direction,))
        yield cmd.Face(unit=NAME, direction=direction)
    yield from (cmd.ChangeMode(unit=NAME, mode=mode) for mode in MODES_OF[one.arm])


class Counting:
    """The orders of one board, each decided once for each way in which its units can stand."""

    def __init__(self, start: Moment) -> None:
        self.start = start
        self._next: dict[Unit, list[Moment]] = {}
        self._below: dict[tuple[Unit, int], int] = {}

    def after(self, now: Moment) -> list[Moment]:
        one = key(now)
        if one not in self._next:
            self._next[one] = list(self._tried(now))
        return self._next[one]

    def _tried(self, now: Moment) -> list[Moment]:
        found = []
        for order in orders(now.state.units[NAME]):
            try:
                events = decide(now, order, Supply("none"))
            except Refused:
                continue
            there = now
            for event in events:
                there = there.after(event)
            found.append(there)
        return found

    def counted(self, now: Moment, depth: int) -> int:
        asked = key(now), depth
        if asked not in self._below:
            self._below[asked] = sum(self.counted(one, depth - 1) for one in self.after(now)) if depth else 1
        return self._below[asked]

    def places(self) -> set[tuple[Square | None, int, str, int]]:
        found, edge = {key(self.start)}, [self.start]
        while edge:
            for one in self.after(edge.pop()):
                if key(one) not in found:
                    found.add(key(one))
                    edge.append(one)
        return {(one.square, one.facing, one.mode, one.points) for one in found}


def key(now: Moment) -> Unit:
    """Give what further orders rest on: not on its fatigue, and of the squares it has moved whether there are any."""
    one = now.state.units[NAME]
    return msgspec.structs.replace(one, fatigue=0, squares=min(one.squares, 1))


@cache
def counting(name: str) -> Counting:
    return Counting(laid(next(board for board in BOARDS if board.name == name)))


@pytest.mark.clause(
    "ANT-7.5a", "ANT-7.5b", "ANT-7.5d", "ANT-7.5e", "ANT-7.6b", "ANT-7.6c", "ANT-7.8c", "ANT-7.9a", "SHI-T-OPCOST"
)
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_the_orders_on_a_board_are_those_known(board: Board) -> None:
    found = counting(board.name)
    assert tuple(found.counted(found.start, depth) for depth in range(1, len(board.orders) + 1)) == board.orders
    assert len(found.places()) == board.places


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_so_says_an_enumeration_of_its_own(board: Board) -> None:
    depths = range(1, len(board.orders) + 1)
    assert tuple(oracle_orders.counted(board, depth) for depth in depths) == board.orders
    assert oracle_orders.places(board) == board.places


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_the_reach_is_where_the_places_are_without_a_change_of_mode(board: Board) -> None:
    start = counting(board.name).start
    one = start.state.units[NAME]
    reach = Reaches(start.rules, start.ground).of(start.state, one)
    found = {
        (square, one.points - points)
        for square, facing, mode, points in counting(board.name).places()
        if mode == one.mode
    }
    assert reach.costs.items() <= found
    least = {square: min(spent for at, spent in found if at == square) for square, _ in found}
    del least[board.at]
    assert reach.costs == {at: spent for at, spent in least.items() if at in reach.costs}


@pytest.mark.clause("ANT-7.5a")
@pytest.mark.parametrize("board", BOARDS, ids=lambda board: board.name)
def test_a_refused_step_names_its_clause_and_what_it_would_cost(board: Board) -> None:
    """Wherever two orders can bring the unit: the price is that of the other enumeration."""
    found = counting(board.name)
    for now in {key(one): one for first in found.after(found.start) for one in found.after(first)}.values():
        one = now.state.units[NAME]
        assert one.square is not None
        stand = oracle_orders.Stand(one.square, one.facing, one.mode, one.points, one.squares > 0, one.zoc_to_zoc)
        for direction in DIRECTIONS:
            reasons = why_not(now, cmd.Move(unit=NAME, directions=(direction,)))
            assert all(reason.clause.startswith(("ANT-", "SHI-")) for reason in reasons)
            price = oracle_orders.price_of(board, stand, direction)
            if reasons and price is not None:
                assert price > one.points
                dear = f"{price} operation point{'' if price == 1 else 's'}; {one.name} has {one.points}"
                assert [words(now, reason).partition(" costs ")[2] for reason in reasons] == [dear]
