"""Columns over a stream: bridges and fords are crossed in column, one after the other, to deploy beyond (ANT-7.5e)."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.tactical.charts.terms import Mode
from companion.games.tactical.computer.board import FAR, Way
from companion.games.tactical.computer.picture import Fire, Picture
from companion.games.tactical.computer.sheet import Sheet
from companion.games.tactical.rules.ground.squares import Square, around, distance
from companion.games.tactical.rules.orders.costs import mode_cost
from companion.games.tactical.rules.orders.paying import payer_of
from companion.games.tactical.rules.orders.reach import Reach
from companion.games.tactical.rules.state import Unit

MARCH: dict[str, Mode] = {"infantry": "column", "cavalry": "mounted"}
FIGHT: dict[str, Mode] = {"infantry": "normal", "cavalry": "mounted"}


def parted(picture: Picture, at: Square, goal: Square) -> bool:
    """Say whether a stream lies between two squares; who stands in it has still to come out."""
    banks = picture.ground.banks
    return goal in banks and banks.get(at) != banks[goal]


def next_crossing(picture: Picture, way: Way, at: Square) -> Square | None:
    """Give the first bridge or ford on the way from a square; None where there is none."""
    while way.get(at, 0) > 0:
        if at in picture.board.crossings:
            return at
        at = min(picture.ground.steps[at], key=lambda near: (way.get(near, FAR), near))
    return None


def far_end(picture: Picture, crossing: Square, goal: Square) -> Square:
    """Give the square where a crossing is left on the bank of a goal."""
    bank = picture.ground.banks.get(goal)
    beyond = [near for near in around(crossing) if picture.ground.banks.get(near) == bank]
    joined = [near for near in beyond if picture.ground.joined(crossing, near)]
    return min(joined or beyond or [crossing], key=lambda near: (distance(near, goal), near))


def in_column(sheet: Sheet, one: Unit) -> Unit | None:
    """Give a unit as it would be in column; None where it cannot change."""
    mode = MARCH[one.arm]
    if one.mode == mode or sheet.state.level == "basic":
        return one
    assert one.square is not None
    payer = payer_of(sheet.rules, sheet.state, one)
    terrain, in_zone = sheet.ground.terrain(one.square), one.square in sheet.enemy_zone
    cost = mode_cost(sheet.rules, payer, mode, terrain=terrain, in_zone=in_zone).points
    return None if cost is None or cost > one.points else replace(one, mode=mode, points=one.points - cost)


def over(sheet: Sheet, picture: Picture, one: Unit, goal: Square, way: Way) -> tuple[Reach, Square] | None:
    """Give where beyond the stream a unit in column had best deploy; None where it does not come so far."""
    marching = in_column(sheet, one)
    if marching is None or one.square is None:
        return None
    reach = sheet.reach(picture.board, marching)
    beyond = [at for at in reach.costs if not parted(picture, at, goal) and at not in picture.board.crossings]
    if not beyond:
        return None
    level, fire = picture.level, Fire(picture, one.square)

    def worth(at: Square) -> tuple[float, int, Square]:
        found = -level.goal * way.get(at, FAR) - level.taken * fire.at(at)
        # Whoever stops at its mouth bars the bridge to those behind him.
        if any(near in picture.board.crossings for near in around(at)):
            found -= level.crossing
        return found, -reach.costs[at], at

    return reach, max(beyond, key=worth)
