"""Artillery: batteries that have somebody to fire at stay; the others limber up and follow, or seek a better place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from companion.games.tactical.charts.terms import Mode
from companion.games.tactical.computer.board import FAR
from companion.games.tactical.computer.columns import parted
from companion.games.tactical.computer.picture import Fire, Picture
from companion.games.tactical.computer.sheet import Sheet
from companion.games.tactical.computer.shelter import LIMBERED, limbered, shelter, unsafe
from companion.games.tactical.computer.shots import best_target, targets
from companion.games.tactical.computer.troops import company, go, risk, way_to
from companion.games.tactical.rules.ground.squares import Square, around, distance
from companion.games.tactical.rules.orders.costs import mode_cost
from companion.games.tactical.rules.orders.paying import payer_of
from companion.games.tactical.rules.orders.reach import Reach
from companion.games.tactical.rules.state import Unit

UNLIMBERED: Mode = "unlimbered"


def move_guns(sheet: Sheet, picture: Picture, name: str, goal: Square | None) -> None:
    """Order a battery to stay, to go into battery where it sees the enemy, or to follow."""
    one = sheet.unit(name)
    assert one.square is not None
    if picture.level.shelters and shelter(sheet, picture, one):
        return
    if picture.level.batteries:
        if _best_place(sheet, picture, one):
            return
    elif targets(sheet, picture, one, one.square):
        sheet.change_mode(name, UNLIMBERED)
        return
    if picture.level.line:
        goal = front(sheet, picture, one) or goal
    if goal is not None and one.square != goal and sheet.change_mode(name, LIMBERED):
        _follow(sheet, picture, name, goal)


def _follow(sheet: Sheet, picture: Picture, name: str, goal: Square) -> None:
    """March towards a goal, out of the enemy's reach, and unlimber where somebody is to be fired at."""
    one = sheet.unit(name)
    assert one.square is not None
    reach, way = sheet.reach(picture.board, one), way_to(sheet, picture, one, goal)
    here = way.get(one.square, FAR)
    beside = company(sheet, picture, one)
    foot = [(other, way.get(other, FAR)) for other in beside]
    onward = sorted(
        (
            at
            for at in reach.costs
            if way.get(at, FAR) < here
            and picture.away(at) >= picture.level.keeps_off
            and _is_escorted(picture, at, way[at], foot)
            and not _alone_over(picture, one, at, beside)
        ),
        key=lambda at: (way[at], reach.costs[at], at),
    )
    keep = _to_unlimber(sheet, one)
    near = (at for at in onward if one.points - reach.costs[at] >= keep)
    stops = picture.board.crossings | picture.doors
    to = next((at for at in near if targets(sheet, picture, one, at) and not unsafe(sheet, picture, one, at)), None)
    if to is not None:
        go(sheet, picture, name, reach, to)
        sheet.change_mode(name, UNLIMBERED)
    elif to := next((at for at in onward if at not in stops), None):
        go(sheet, picture, name, reach, to)


# ---- places to fire from


def _best_place(sheet: Sheet, picture: Picture, one: Unit) -> bool:
    """Go where a battery does most for a while; say whether there is something to do where it is then."""
    assert one.square is not None
    level = picture.level
    unlimbered = one.mode == UNLIMBERED or sheet.state.level == "basic"
    beside = company(sheet, picture, one)
    here, _ = best_target(sheet, picture, one, one.square)
    ready = unlimbered or one.points >= _to_unlimber(sheet, one)
    stay = here * (level.shots if ready else level.shots - level.unready) - _cost(picture, one, one.square, beside)
    if unlimbered and here >= level.good_target and stay > 0:
        return True
    moved = limbered(sheet, one)
    best, to = stay, one.square
    reach = Reach(one.square, {}, {}, set()) if moved is None else sheet.reach(picture.board, moved)
    if moved is not None:
        keep = _to_unlimber(sheet, moved)
        for at in _promising(picture, one, reach, beside):
            worth, _ = best_target(sheet, picture, one, at)
            # A change of place costs a shot, and more where the points do not last to unlimber there at once.
            later = 1 if moved.points - reach.costs[at] >= keep else 1 + level.unready
            found = worth * (level.shots - later - unlimbered) - _cost(picture, one, at, beside)
            if found > best:
                best, to = found, at
    if to != one.square:
        sheet.change_mode(one.id, LIMBERED)
        go(sheet, picture, one.id, reach, to)
    elif not here:
        return False
    sheet.change_mode(one.id, UNLIMBERED)
    return True


def _promising(picture: Picture, one: Unit, reach: Reach, beside: Mapping[Square, int]) -> list[Square]:
    """Give the squares in reach, with friends at hand, from where a battery would do most if it saw everybody."""
    rates = picture.board.rates(one.weapon)
    near = [
        at
        for at in reach.costs
        if picture.level.keeps_off <= picture.away(at) < len(rates)
        and not _alone_over(picture, one, at, beside)
        and at not in picture.board.crossings
        and (picture.away(at) > picture.near or any(square in beside for square in (at, *around(at))))
    ]
    return sorted(
        near,
        key=lambda at: (-rates[picture.away(at)], at not in beside, -picture.ground.elevation(at), reach.costs[at], at),
    )[: picture.level.places]


def _cost(picture: Picture, one: Unit, at: Square, beside: Mapping[Square, int]) -> float:
    """Give what standing in a square for a while would cost a battery: by guns that reach it, and by an attack."""
    assert one.square is not None
    level = picture.level
    by_fire = Fire(picture, one.square).at(at) * level.taken
    driven = risk(picture, at, beside.get(at, 0) + one.guns * level.gun_strength).driven
    return by_fire + level.danger * driven * (level.drive + picture.gun_worth) * level.shots / 2


def _is_escorted(picture: Picture, at: Square, way: int, foot: Sequence[tuple[Square, int]]) -> bool:
    """Say whether troops no farther from the goal are about a square; where nobody asks for them, always."""
    near = picture.level.escorted
    return not near or any(distance(at, other) <= near and far <= way for other, far in foot)


def _alone_over(picture: Picture, one: Unit, at: Square, beside: Mapping[Square, int]) -> bool:
    """Say whether a battery would be over a stream from where it is, with none of its side's troops about it there."""
    assert one.square is not None
    if not picture.level.escorted or not parted(picture, one.square, at):
        return False
    near = (
        other for other in beside if distance(at, other) <= picture.level.escorted and not parted(picture, other, at)
    )
    return next(near, None) is None


def front(sheet: Sheet, picture: Picture, one: Unit) -> Square | None:
    """Give the nearest square of own troops before the enemy that has no battery yet."""
    assert one.square is not None
    with_guns = {unit.square for unit in sheet.state.here(picture.side) if unit.arm == "artillery"}
    line = [
        at
        for at in company(sheet, picture, one)
        if picture.away(at) <= picture.near and at not in with_guns and at not in picture.board.crossings
    ]
    squares, at = min(((distance(at, one.square), at) for at in line), default=(FAR, one.square))
    return at if squares < picture.level.far_off else None


def _to_unlimber(sheet: Sheet, one: Unit) -> int:
    """Give the points that unlimbering costs out of the enemy's reach."""
    if sheet.state.level == "basic":
        return 0
    payer = payer_of(sheet.rules, sheet.state, replace(one, mode=LIMBERED))
    cost = mode_cost(sheet.rules, payer, UNLIMBERED, terrain="clear", in_zone=False)
    return cost.points or 0
