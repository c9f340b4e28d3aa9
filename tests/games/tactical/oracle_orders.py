"""Orders of one unit counted again, slowly and on their own: steps, facings and modes on a tiny board (see oracle.py)."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from tests.games.tactical.oracle_costs import cost

At = tuple[int, int]
COMPASS = {1: (-1, 0), 2: (-1, 1), 3: (0, 1), 4: (1, 1), 5: (1, 0), 6: (1, -1), 7: (0, -1), 8: (-1, -1)}
SIGNS = {
    ".": "clear",
    "T": "town",
    "W": "woods",
    "C": "cornfield",
    "B": "bridge",
    "F": "ford",
    "S": "sunken_road",
    "R": "ravine",
    "L": "light_woods",
    "H": "heavy_woods",
}
OTHER_MODE = {
    "normal": "column",
    "column": "normal",
    "mounted": "dismounted",
    "dismounted": "mounted",
    "limbered": "unlimbered",
    "unlimbered": "limbered",
}


class Board(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A board as perft.toml has it, and how many orders there are on it."""

    name: str
    ruleset: str = "antietam"
    level: str = "advanced"
    rows: tuple[str, ...]
    heights: dict[str, int] = {}
    road: tuple[At, ...] = ()
    arm: str = "infantry"
    mode: str
    at: At
    points: int = 10
    half: bool = True
    routed: bool = False
    activated: bool = True
    in_command: bool = True
    friends: tuple[At, ...] = ()
    enemies: tuple[At, ...] = ()
    orders: tuple[int, ...]
    """Sequences of so many lawful orders: of one, of two."""
    places: int
    """Different squares, facings, modes and points left that orders lead to."""


class Stand(msgspec.Struct, frozen=True):
    """A unit between two orders."""

    at: At
    facing: int
    mode: str
    points: int
    moved: bool = False
    done: bool = False
    """It went from zone to zone and moves no more."""


def counted(board: Board, depth: int) -> int:
    """Give how many sequences of so many orders there are."""

    @cache
    def below(stand: Stand, left: int) -> int:
        return sum(below(one, left - 1) for one in after(board, stand)) if left else 1

    return below(first(board), depth)


def places(board: Board) -> int:
    """Give how many squares, facings, modes and points any orders lead to, the start among them."""
    found, edge = {first(board)}, [first(board)]
    while edge:
        for one in after(board, edge.pop()):
            if one not in found:
                found.add(one)
                edge.append(one)
    return len({(one.at, one.facing, one.mode, one.points) for one in found})


def first(board: Board) -> Stand:
    return Stand(board.at, 1, board.mode, board.points)


def after(board: Board, stand: Stand) -> list[Stand]:
    """Give where each lawful order leads."""
    return [*_steps(board, stand), *_turns(board, stand), *_changes(board, stand)]


def _steps(board: Board, stand: Stand) -> list[Stand]:
    found = []
    for facing in COMPASS:
        price = price_of(board, stand, facing)
        if price is not None and price <= stand.points:
            to = _to(stand.at, facing)
            both = _near_enemy(board, stand.at) and _near_enemy(board, to)
            ends = stand.done or (both and board.ruleset == "antietam" and board.level != "basic")
            found.append(Stand(to, facing, stand.mode, stand.points - price, True, ends))
    return found


def price_of(board: Board, stand: Stand, facing: int) -> int | None:
    to, basic, shiloh = _to(stand.at, facing), board.level == "basic", board.ruleset == "shiloh"
    sign = _sign(board, to)
    if sign not in SIGNS or to in board.enemies or _is_full(board, to):
        return None
    if not board.activated or stand.done or (board.routed and stand.moved):
        return None
    into, out = _near_enemy(board, to), _near_enemy(board, stand.at)
    if into and out and stand.moved and not basic and not shiloh:
        return None
    road = {stand.at, to} in [{a, b} for a, b in zip(board.road, board.road[1:], strict=False)]
    by_road = road and to not in board.friends and (board.half or board.arm != "infantry" or not shiloh)
    given: dict[str, Any] = {
        "level": board.level,
        "unit": board.arm,
        "mode": "routed" if board.routed else stand.mode,
        "terrain": SIGNS[sign],
        "diagonal": facing % 2 == 0,
        "by_road": by_road,
        "uphill": _height(board, to) > _height(board, stand.at),
        "from_enemy_zoc": out,
        "to_enemy_zoc": into,
        "friendly_occupied": to in board.friends,
    }
    price, most = cost(given, shiloh=shiloh), 10 if board.in_command else 5
    if price is not None and not basic and not stand.moved and stand.points >= most:
        return min(price, most)
    return price


def _turns(board: Board, stand: Stand) -> list[Stand]:
    if board.level == "basic":
        return []
    return [msgspec.structs.replace(stand, facing=facing) for facing in COMPASS if facing != stand.facing]


def _changes(board: Board, stand: Stand) -> list[Stand]:
    to, zone, sign = OTHER_MODE[stand.mode], _near_enemy(board, stand.at), _sign(board, stand.at)
    if board.level == "basic" or board.routed:
        return []
    if board.ruleset == "shiloh":
        if board.arm == "artillery" and sign == "R":
            return []
        opens = to in ("normal", "dismounted", "unlimbered")
        price = (6 if opens else 3) if sign in "LH" else (4 if opens else 2)
        price += 2 if zone else 0
    else:
        price = 2 if board.arm != "artillery" else 8 if zone and to == "unlimbered" else 4
    if price > stand.points:
        return []
    return [msgspec.structs.replace(stand, mode=to, points=stand.points - price)]


def _to(at: At, facing: int) -> At:
    return at[0] + COMPASS[facing][0], at[1] + COMPASS[facing][1]


def _sign(board: Board, at: At) -> str:
    inside = 0 <= at[0] < len(board.rows) and 0 <= at[1] < len(board.rows[0])
    return board.rows[at[0]][at[1]] if inside else ""


def _height(board: Board, at: At) -> int:
    return board.heights.get(f"{at[0]},{at[1]}", 1)


def _near_enemy(board: Board, at: At) -> bool:
    return any(at != one and max(abs(at[0] - one[0]), abs(at[1] - one[1])) == 1 for one in board.enemies)


def _is_full(board: Board, at: At) -> bool:
    """Say whether the friends in a square, infantry all of them, leave no room."""
    there = board.friends.count(at)
    single = board.level != "basic" and _sign(board, at) in ("TFB" if board.ruleset == "antietam" else "FB")
    return there >= 1 if single else there >= 2 and board.arm != "artillery"
