"""Artillery: batteries that have somebody to fire at stay; the others limber up and follow their formation."""

from __future__ import annotations

from collections.abc import Collection

from companion.players.tactical.board import FAR
from companion.players.tactical.picture import Picture
from companion.players.tactical.sheet import Sheet
from companion.players.tactical.troops import go, way_to
from companion.tactical.costs import mode_cost
from companion.tactical.paying import payer_of
from companion.tactical.plotting import occupied
from companion.tactical.squares import Square, distance
from companion.tactical.state import Unit


def move_guns(sheet: Sheet, picture: Picture, name: str, goal: Square | None) -> None:
    """Order a battery to stay, to go into battery where it sees the enemy, or to follow."""
    one = sheet.unit(name)
    assert one.square is not None
    if targets(sheet, picture, one, one.square):
        sheet.change_mode(name, "unlimbered")
        return
    if goal is None:
        return
    if not sheet.change_mode(name, "limbered"):
        return
    one = sheet.unit(name)
    reach, way = picture.board.reaches.of(sheet.state, one), way_to(sheet, picture, one, goal)
    here = way.get(one.square or goal, FAR)
    onward = sorted(
        (at for at in reach.costs if way.get(at, FAR) < here and _is_safe(picture, at)),
        key=lambda at: (way[at], reach.costs[at], at),
    )
    keep = _to_unlimber(sheet, one)
    for at in onward:
        if one.points - reach.costs[at] >= keep and targets(sheet, picture, one, at):
            go(sheet, picture, name, reach, at)
            sheet.change_mode(name, "unlimbered")
            return
    stops = picture.board.crossings
    if to := next((at for at in onward if at not in stops), None):
        go(sheet, picture, name, reach, to)


def targets(sheet: Sheet, picture: Picture, one: Unit, at: Square) -> frozenset[Square]:
    """Give the enemy's squares that a battery would have in range and sight from a square, whichever way it faces."""
    far = len(picture.board.rates(one.weapon)) - 1
    near: Collection[Square] = [enemy for enemy in picture.enemies if 0 < distance(at, enemy) <= far]
    if not near:
        return frozenset()
    return sheet.sight.from_(at, occupied(sheet.state), turn=picture.turn, among=near)


def _is_safe(picture: Picture, at: Square) -> bool:
    found = picture.nearest(at)
    return found is None or found[0] >= picture.level.keeps_off


def _to_unlimber(sheet: Sheet, one: Unit) -> int:
    """Give the points that unlimbering costs out of the enemy's reach."""
    if sheet.state.level == "basic":
        return 0
    payer = payer_of(sheet.rules, sheet.state, one)
    cost = mode_cost(sheet.rules, payer, "unlimbered", terrain="clear", in_zone=False)
    return cost.points or 0
