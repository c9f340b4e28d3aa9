"""Where the rules send a unit that falls back: a ghost on the field, which the referee accepts by placing it there.

D10-RUL-CHARGE-RETREAT-FULL, -BEYOND, -TWO-INCHES, -SURRENDER.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import msgspec
import shapely
from shapely import affinity

from companion.charts.figures import Reason, exact
from companion.field.stands import GRACE
from companion.games.miniatures.messages import fielded as say
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import movement, paces
from companion.games.miniatures.rules.events import Back
from companion.games.miniatures.rules.fielded.board import Board
from companion.games.miniatures.rules.fielded.moving import passed
from companion.games.miniatures.rules.fielded.ways import Going, Leg
from companion.games.miniatures.rules.placing.spots import Point, Spot, spot
from companion.games.miniatures.rules.state import Battery, Brigade, Unit
from companion.language.messages import Named, Own

STEP = 0.05
"""Inches: a ghost is no more exact than a hand."""
SURRENDER = "D10-RUL-CHARGE-SURRENDER"


class Ghost(msgspec.Struct, frozen=True):
    """Where a unit is sent."""

    unit: str
    how: Back
    at: Spot | None
    """None where its way leads over the edge of the table."""
    inches: float
    over_edge: bool
    blocked: tuple[Reason, ...]
    """What bars its way: then it surrenders, and guns are captured."""


def retreat(board: Board, unit: str, how: Back) -> Ghost:
    """Give where a unit falls back to: straight away from the nearest enemy, its face as it was; raises Refused."""
    found = board.unit(unit)
    away = _away(board, found)
    inches = _how_far(board, found, away, how)
    end = _at(found, away, inches)
    wide, deep = board.rules.ground.table
    over = not (0 <= end[0] <= wide and 0 <= end[1] <= deep)
    blocked = tuple(_blocked(board, found, end)) if inches > GRACE else ()
    return Ghost(unit, how, None if over else end, round(inches, 2), over, blocked)


def _away(board: Board, found: Unit) -> Point:
    """Give the direction from the nearest enemy; backwards where there is none."""
    own = board.bodies.whole(board.nth(found.id))
    enemies = [board.bodies.whole(nth) for nth, one in enumerate(board.units) if one.side != found.side]
    back = math.radians(found.facing + 180)
    if not enemies:
        return math.sin(back), math.cos(back)
    near = min(enemies, key=lambda shape: shapely.distance(shape, own))
    begin, end = shapely.centroid(near), shapely.centroid(own)
    east, north = end.x - begin.x, end.y - begin.y
    far = math.hypot(east, north)
    return (math.sin(back), math.cos(back)) if far < GRACE else (east / far, north / far)


def _at(found: Unit, away: Point, inches: float) -> Spot:
    assert found.at is not None
    return spot(found.at[0] + away[0] * inches, found.at[1] + away[1] * inches, found.facing)


def _how_far(board: Board, found: Unit, away: Point, how: Back) -> float:
    """Give the inches to fall back: a full move with what the ground takes, or until the enemy is far enough."""
    if how == "full-move":
        return _full(board, found, away)
    near = float(exact(board.rules.charge.retreat_near.inches))
    limit = near if how == "two-inches" else float(board.rules.musket_range)
    those = [
        board.bodies.whole(nth)
        for nth, one in enumerate(board.units)
        if one.side != found.side and (how == "two-inches" or (isinstance(one, Brigade) and not one.mounted))
    ]
    own, inches = board.bodies.whole(board.nth(found.id)), 0.0
    # A distance to reach: two inches apart exactly, beyond musketry by a hair.
    beyond = limit if how == "two-inches" else limit + 2 * GRACE
    while any(shapely.distance(_shifted(own, away, inches), enemy) < beyond - GRACE for enemy in those):
        inches += STEP
    return inches


def _shifted(shape: shapely.Geometry, away: Point, inches: float) -> shapely.Geometry:
    return affinity.translate(shape, away[0] * inches, away[1] * inches)


def _full(board: Board, found: Unit, away: Point) -> float:
    """Give how far a full move goes over the ground that lies there (D10-RUL-CHARGE-RETREAT-FULL)."""
    rate = paces.full_move(board.rules, found)
    inches, going = rate, board.rules.once(Going)
    assert found.at is not None
    while inches > STEP:
        end = _at(found, away, inches)
        over = going.over([Leg("backward", inches, (found.at, end[:2]))])
        order = cmd.Move(
            found.id,
            inches,
            rough_inches=min(over.rough, inches),
            fords=len(over.fords),
            linear_objects=0 if isinstance(found, Battery) else len(over.linear),
        )
        move = msgspec.structs.replace(paces.as_move(board.rules, found, order), halved=False, limbered=True)
        if movement.share_taken(board.rules, move, inches)[0] <= 1 + paces.SLACK:
            return inches
        inches -= STEP
    return 0.0


def _blocked(board: Board, found: Unit, end: Spot) -> Iterator[Reason]:
    """Yield what bars the way: enemies, ground that nobody passes, for guns objects and closed wood."""
    assert found.at is not None
    start = spot(*found.at, found.facing)
    for name in passed(board, found, [start, end]):
        if board.unit(name).side != found.side:
            yield Reason(say.THROUGH_ENEMY(name=Named(name)), SURRENDER)
    over = board.rules.once(Going).over([Leg("backward", 0, (found.at, end[:2]))])
    yield from (Reason(say.SHUT(name=Own(name)), SURRENDER) for name in over.shut)
    if isinstance(found, Battery):
        yield from (Reason(say.SHUT(name=Own(name)), SURRENDER) for name in over.linear)
        if over.closed_wood:
            yield Reason(say.CLOSED_WOOD(), SURRENDER)
