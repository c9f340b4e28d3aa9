"""Infantry and cavalry: where each unit goes, by what the squares within its reach are worth to it."""

from __future__ import annotations

from companion.games.tactical.computer.board import FAR, Way, by_march
from companion.games.tactical.computer.columns import FIGHT, MARCH, over, parted
from companion.games.tactical.computer.odds import Outcome
from companion.games.tactical.computer.picture import Fire, Picture
from companion.games.tactical.computer.sheet import Sheet
from companion.games.tactical.rules.ground.squares import Square, distance
from companion.games.tactical.rules.orders.force_marching import presses_left
from companion.games.tactical.rules.orders.paying import payer_of
from companion.games.tactical.rules.orders.reach import Reach
from companion.games.tactical.rules.state import Unit


def move_troops(
    sheet: Sheet, picture: Picture, name: str, goal: Square | None, *, storms: bool = True, spent: bool = False
) -> None:
    """Order a unit of infantry or cavalry to where it should be.

    Who does not storm stays on his bank of a stream; the spent go out of the fire.
    """
    one = sheet.unit(name)
    assert one.square is not None
    if goal is not None and storms and _cross(sheet, picture, one, goal):
        return
    if picture.away(one.square) <= picture.near:
        _close(sheet, picture, one, goal, spent=spent)
    elif goal is not None:
        march(sheet, picture, one, goal)


def _cross(sheet: Sheet, picture: Picture, one: Unit, goal: Square) -> bool:
    """Bring a unit over the stream before it and deploy it; say whether it comes so far."""
    assert one.square is not None
    if not parted(picture, one.square, goal):
        return False
    found = over(sheet, picture, one, goal, way_to(sheet, picture, one, goal))
    if found is None:
        return False
    sheet.change_mode(one.id, MARCH[one.arm])
    go(sheet, picture, one.id, *found)
    deploy(sheet, picture, one.id)
    return True


def deploy(sheet: Sheet, picture: Picture, name: str) -> None:
    """Let a unit that stays where it is deploy, where the enemy is near."""
    one = sheet.unit(name)
    if one.square is not None and one.arm != "artillery" and picture.away(one.square) <= picture.near:
        sheet.change_mode(name, FIGHT[one.arm])


def march(sheet: Sheet, picture: Picture, one: Unit, goal: Square) -> None:
    """March towards a goal, in the mode for it."""
    assert one.square is not None
    in_the_way = one.square in picture.doors
    if one.square == goal and not in_the_way:
        return
    way = way_to(sheet, picture, one, goal)
    far = way.get(one.square, FAR)
    if one.mode != MARCH[one.arm] and far > one.points:
        sheet.change_mode(one.id, MARCH[one.arm])
        one = sheet.unit(one.id)
    short = far - one.points
    if 0 < short <= presses(sheet, picture, one):
        sheet.force_march(one.id, short)
        one = sheet.unit(one.id)
    reach = sheet.reach(picture.board, one)
    to = min(
        reach.costs,
        key=lambda at: (way.get(at, FAR) + stopping(picture, at), reach.costs[at], at),
        default=None,
    )
    if to is not None and (way.get(to, FAR) < far or in_the_way):
        go(sheet, picture, one.id, reach, to)


def presses(sheet: Sheet, picture: Picture, one: Unit) -> int:
    """Give how often a unit would force its march (ANT-7.10)."""
    if sheet.state.level == "basic" or one.fatigue >= picture.level.presses_below:
        return 0
    return min(picture.level.presses, presses_left(sheet.rules, one))


def go(sheet: Sheet, picture: Picture, name: str, reach: Reach, to: Square) -> None:
    """Move a unit to a square within its reach, where it is another of the enemy's targets."""
    picture.stands(reach.start, -1)
    sheet.march(name, reach, to)
    picture.stands(to, 1)


def way_to(sheet: Sheet, picture: Picture, one: Unit, goal: Square) -> Way:
    """Give the way to a goal as a unit marches."""
    return picture.board.way(goal, by_march(payer_of(picture.rules, sheet.state, one)))


def _close(sheet: Sheet, picture: Picture, one: Unit, goal: Square | None, *, spent: bool) -> None:
    """Go where fire, shelter, company and the way to the goal are best together, deployed."""
    sheet.change_mode(one.id, FIGHT[one.arm])
    one = sheet.unit(one.id)
    assert one.square is not None
    start, level = one.square, picture.level
    reach = sheet.reach(picture.board, one)
    way: Way = {} if goal is None else way_to(sheet, picture, one, goal)
    volley = picture.volley(sheet.state, one)
    beside = company(sheet, picture, one) if level.danger else {}
    held = {unit.square for unit in sheet.state.here(picture.side) if unit.id != one.id and not unit.routed}
    seize = level.seize_last if picture.is_last else level.seize
    weary = spent or one.morale < level.spent
    fire = Fire(picture, start)
    batteries = {unit.square for unit in sheet.state.here(picture.side) if unit.mode == "unlimbered"}
    dear = level.taken * (1 + level.horse if one.arm == "cavalry" else 1) * (level.weary if weary else 1)

    def worth(at: Square) -> tuple[float, int, Square]:
        points = one.points - reach.costs.get(at, 0)
        found = -dear * fire.at(at)
        if not weary:
            found += level.dealt * _dealt(picture, volley, at, points)
        if level.danger:
            found -= level.danger * risk(picture, at, beside.get(at, 0) + one.men).defenders_lost
        if at in batteries:
            found += level.escort
        if at in picture.objectives and at not in held:
            found += seize * picture.objectives[at]
        if way:
            found -= level.goal * way.get(at, FAR)
        else:
            found -= level.post * distance(at, start)
        return found - stopping(picture, at), points, at

    to = max((start, *reach.costs), key=worth)
    if to != start:
        go(sheet, picture, one.id, reach, to)


def stopping(picture: Picture, at: Square) -> float:
    """Give what it is worth not to stop in a square that others have to come through."""
    level = picture.level
    return (level.crossing if at in picture.board.crossings else 0) + (level.doors if at in picture.doors else 0)


def company(sheet: Sheet, picture: Picture, one: Unit) -> dict[Square, int]:
    """Give the men of the side's other units that have their ranks, by square."""
    found: dict[Square, int] = {}
    for unit in sheet.state.here(picture.side):
        if unit.square is not None and unit.arm != "artillery" and not unit.routed and unit.id != one.id:
            found[unit.square] = found.get(unit.square, 0) + unit.men
    return found


def risk(picture: Picture, at: Square, men: float) -> Outcome:
    """Give what an attack by the enemy who is near could come to against so many men in a square."""
    return picture.odds.of(picture.threat(at) * picture.level.danger_share, men)


def _dealt(picture: Picture, volley: tuple[float, ...], at: Square, points: int) -> float:
    """Give what a unit's fire would cost the enemy from a square: at the nearest, once in each combat phase."""
    if points <= 0:
        return 0.0
    found = picture.nearest(at)
    if found is None or found[0] >= len(volley) or not picture.has_in_sight(at, found[1]):
        return 0.0
    squares, enemy = found
    return volley[squares] * picture.cover(enemy) * picture.time(points)
