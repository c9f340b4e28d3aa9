"""Where the rules send a unit that falls back: a ghost on the field, which the referee accepts by placing it there.

D10-RUL-CHARGE-RETREAT-FULL, -BEYOND, -TWO-INCHES, -AWAY, -SURRENDER.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

import msgspec
import shapely
from shapely import affinity

from companion.charts.figures import Reason, exact
from companion.field.stands import GRACE, ahead
from companion.games.miniatures.messages import fielded as say
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import movement, paces
from companion.games.miniatures.rules.events import Back
from companion.games.miniatures.rules.fielded.board import Board
from companion.games.miniatures.rules.fielded.contacts import TOUCH, contact
from companion.games.miniatures.rules.fielded.going import Going, Over, in_column
from companion.games.miniatures.rules.fielded.moving import passed
from companion.games.miniatures.rules.fielded.ways import Leg
from companion.games.miniatures.rules.placing.spots import Point, Spot, spot
from companion.games.miniatures.rules.state import Battery, Brigade, Unit
from companion.language.messages import Named, Own

COARSE, FINE = 0.25, 0.01
"""Inches from place to place that is tried, first and at last: a ghost is no more exact than it is told."""
SURRENDER, AWAY = "D10-RUL-CHARGE-SURRENDER", "D10-CHARGE-RETREAT-AWAY"
ASIDE = (0, -15, 15, -30, 30, -45, 45, -60, 60, -75, 75)
"""Degrees from straight away that its owner may choose where that is barred; a right angle leads away no more."""


class Ghost(msgspec.Struct, frozen=True):
    """Where a unit is sent."""

    unit: str
    how: Back
    at: Spot | None
    """None where its way leads over the edge of the table."""
    inches: float
    over_edge: bool
    blocked: tuple[Reason, ...]
    """What bars its way, and every other: then it surrenders, and guns are captured."""


def retreat(board: Board, unit: str, how: Back) -> Ghost:
    """Give where a unit falls back to, its face as it was; raises Refused.

    Straight away from the nearest enemy; where that is barred, as little aside as nothing bars.
    """
    found, first = board.unit(unit), None
    turn = _away(board, found)
    for aside in ASIDE:
        made = _sent(board, found, how, ahead(turn + aside))
        if not made.blocked:
            return made
        first = first or made
    assert first is not None
    return first


def _sent(board: Board, found: Unit, how: Back, away: Point) -> Ghost:
    inches = _how_far(board, found, away, how)
    end = _at(found, away, inches)
    wide, deep = board.rules.ground.table
    over = not (0 <= end[0] <= wide and 0 <= end[1] <= deep)
    blocked = tuple(_blocked(board, found, end)) if inches > GRACE else ()
    return Ghost(found.id, how, None if over else end, round(inches, 2), over, blocked)


def _away(board: Board, found: Unit) -> float:
    """Give the facing that leads away from the nearest enemy, by the shortest way between both; backwards for nobody.

    Who is touched goes off from the side that he is touched at.
    """
    own, back = board.bodies.whole(board.nth(found.id)), (found.facing + 180) % 360
    enemies = _enemies(board, found)
    if not enemies:
        return back
    near = min(enemies, key=lambda nth: float(shapely.distance(board.bodies.whole(nth), own)))
    enemy = board.bodies.whole(near)
    if shapely.distance(enemy, own) > TOUCH:
        (x, y), (u, v) = shapely.get_coordinates(shapely.shortest_line(enemy, own)).tolist()
        return math.degrees(math.atan2(u - x, v - y)) % 360
    match contact(board.footprint(found.id).body, board.footprints[near].body):
        case "rear":
            return found.facing
        case "flank":
            begin, end = shapely.centroid(enemy), shapely.centroid(own)
            east, north = ahead(found.facing)
            to_the_right = (end.x - begin.x) * north - (end.y - begin.y) * east
            return found.facing + (90 if to_the_right > 0 else -90)
        case _:
            return back


def _enemies(board: Board, found: Unit) -> list[int]:
    return [nth for nth, one in enumerate(board.units) if one.side != found.side]


def _at(found: Unit, away: Point, inches: float) -> Spot:
    assert found.at is not None
    x, y = (round(at + step * inches, 2) for at, step in zip(found.at, away, strict=True))
    return spot(x, y, found.facing)


def _how_far(board: Board, found: Unit, away: Point, how: Back) -> float:
    """Give the inches to fall back: a full move with what the ground takes, or until the enemy is far enough."""
    if how == "full-move":
        return _full(board, found, away)
    near = float(exact(board.rules.charge.retreat_near.inches))
    # A distance to reach: two inches apart exactly, beyond musketry by a hair.
    beyond = near - GRACE if how == "two-inches" else float(board.rules.musket_range) + GRACE
    those = _enemies(board, found) if how == "two-inches" else list(_foot(board, found))
    enemies = [board.bodies.whole(nth) for nth in those]

    def clear(inches: float) -> bool:
        there = _shifted(board, found, _at(found, away, inches))
        return all(shapely.distance(one, there) > beyond for one in enemies)

    steps, most = 0, int(2 * sum(board.rules.ground.table) / COARSE)
    while steps < most and not clear(steps * COARSE):
        steps += 1
    # The first place of all that is far enough lies within the last of the long steps.
    fine = range(round((steps - 1) * COARSE / FINE) + 1, round(steps * COARSE / FINE)) if steps else ()
    return next((nth * FINE for nth in fine if clear(nth * FINE)), steps * COARSE)


def _foot(board: Board, found: Unit) -> Iterator[int]:
    """Yield the enemies that have muskets in hand (D10-RUL-STATE-MUSKET-RANGE)."""
    for nth in _enemies(board, found):
        one = board.units[nth]
        if isinstance(one, Brigade) and not one.mounted:
            yield nth


def _shifted(board: Board, found: Unit, end: Spot) -> shapely.Geometry:
    assert found.at is not None
    own = board.bodies.whole(board.nth(found.id))
    return affinity.translate(own, end[0] - found.at[0], end[1] - found.at[1])


def _over(board: Board, found: Unit, end: Spot) -> Over:
    """Give what its way runs over."""
    assert found.at is not None
    way = [Leg("backward", math.dist(found.at, end[:2]), (found.at, end[:2]))]
    return board.rules.once(Going).over(way, column=in_column(found))


def _full(board: Board, found: Unit, away: Point) -> float:
    """Give how far a full move goes over the ground that lies there (D10-RUL-CHARGE-RETREAT-FULL)."""
    rate = paces.full_move(board.rules, found)

    def goes(inches: float) -> bool:
        over = _over(board, found, _at(found, away, inches))
        order = cmd.Move(
            found.id,
            inches,
            rough_inches=min(over.rough, inches),
            fords=len(over.fords),
            linear_objects=0 if isinstance(found, Battery) else len(over.linear),
        )
        move = msgspec.structs.replace(paces.as_move(board.rules, found, order), halved=False, limbered=True)
        return movement.share_taken(board.rules, move, inches)[0] <= 1 + paces.SLACK

    if goes(rate):
        return rate
    # What takes more of it the farther it goes: the last place that the move reaches lies between two halves.
    reached, beyond = 0, round(rate / FINE)
    while beyond - reached > 1:
        middle = (reached + beyond) // 2
        reached, beyond = (middle, beyond) if goes(middle * FINE) else (reached, middle)
    return reached * FINE


def _blocked(board: Board, found: Unit, end: Spot) -> Iterator[Reason]:
    """Yield what bars the way: enemies, ground that nobody passes, for guns objects and closed wood."""
    assert found.at is not None
    start = spot(*found.at, found.facing)
    through = [name for name in passed(board, found, [start, end]) if board.unit(name).side != found.side]
    yield from (Reason(say.THROUGH_ENEMY(name=Named(name)), SURRENDER) for name in through)
    yield from _nearer(board, found, end, through)
    over = _over(board, found, end)
    yield from (Reason(say.SHUT(name=Own(name)), SURRENDER) for name in over.shut)
    if isinstance(found, Battery):
        yield from (Reason(say.SHUT(name=Own(name)), SURRENDER) for name in over.linear)
        if over.closed_wood:
            yield Reason(say.CLOSED_WOOD(), SURRENDER)


def _nearer(board: Board, found: Unit, end: Spot, known: Sequence[str]) -> Iterator[Reason]:
    """Yield the enemies to whom it would come nearer: as it sets off, or where it ends (D10-CHARGE-RETREAT-AWAY)."""
    assert found.at is not None
    x, y = found.at
    long = math.dist((x, y), end[:2])
    begins = spot(x + (end[0] - x) * TOUCH / long, y + (end[1] - y) * TOUCH / long, found.facing)
    own = board.bodies.whole(board.nth(found.id))
    there = [_shifted(board, found, place) for place in (begins, end)]
    for nth in _enemies(board, found):
        enemy, name = board.bodies.whole(nth), board.units[nth].id
        far = float(shapely.distance(own, enemy))
        if name not in known and any(shapely.distance(one, enemy) < far - FINE for one in there):
            yield Reason(say.NEARER(name=Named(name)), AWAY)
