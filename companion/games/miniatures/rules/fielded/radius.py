"""Who stands within the command radius of a leader, and what else a maneuver roll asks of the table."""

from __future__ import annotations

import msgspec
import shapely

from companion.charts.figures import Reason, Refused, exact
from companion.field.stands import GRACE
from companion.games.miniatures.messages import placing as why
from companion.games.miniatures.messages import reasons
from companion.games.miniatures.rules.fielded.board import Board
from companion.games.miniatures.rules.measuring.ground import shape_of
from companion.games.miniatures.rules.placing.spots import Point
from companion.games.miniatures.rules.placing.standing import stands_at
from companion.games.miniatures.rules.state import Brigade, Leader, chain
from companion.language.messages import Id, Named

WORKS = ("breastworks", "trenches")


class InRadius(msgspec.Struct, frozen=True):
    """How far a unit is from a leader: to the nearest point of its nearest stand (D10-RUL-MAN-RADIUS-MEASURE)."""

    unit: str
    distance: float
    inside: bool


class Roll(msgspec.Struct, frozen=True):
    """What the field says of a maneuver roll."""

    unit: str
    in_radius: tuple[str, ...]
    """Detached leaders of its chain whose radius covers it."""
    in_fieldworks: bool
    outside_musket_range: bool


def place_of(board: Board, leader: str) -> tuple[Leader, Point]:
    """Give a leader and where he stands; raises Refused where nobody is called so or that is not known."""
    found = board.state.leaders.get(leader)
    if found is None:
        raise Refused((Reason(reasons.NO_LEADER(name=Id(leader)), firm=True),))
    at = stands_at(board.state, found)
    if at is None:
        raise Refused((Reason(why.NO_PLACE(name=Named(leader)), firm=True),))
    return found, at


def radius(board: Board, leader: str) -> tuple[InRadius, ...]:
    """Give how far the units of his side are from a leader, the nearest first; exactly the radius is inside."""
    found, at = place_of(board, leader)
    most = float(exact(board.rules.maneuver.command_radius.inches))
    units = [
        (board.footprints[nth].body.inches(at), one.id) for nth, one in enumerate(board.units) if one.side == found.side
    ]
    return tuple(InRadius(name, round(far, 2), far <= most + GRACE) for far, name in sorted(units))


def roll(board: Board, unit: str) -> Roll:
    """Give what the field says of a brigade's maneuver roll; raises Refused for who has no place."""
    nth, found = board.nth(unit), board.unit(unit)
    most = float(exact(board.rules.maneuver.command_radius.inches))
    near = tuple(
        leader.id
        for leader in chain(board.state, found)
        if not leader.attached
        and leader.at is not None
        and board.footprints[nth].body.inches(leader.at) <= most + GRACE
    )
    return Roll(unit, near, in_works(board, nth), outside_musketry(board, nth))


def in_works(board: Board, nth: int) -> bool:
    """Say whether at least half of a unit's stands lie at breastworks or trenches."""
    works = [shape_of(one) for one in board.rules.ground.of(*WORKS)]
    if not works:
        return False
    near = board.bodies.near(nth, shapely.union_all(works), board.figures.covering.near + GRACE)
    return bool(near >= board.figures.covering.share * board.units[nth].stands)


def outside_musketry(board: Board, nth: int) -> bool:
    """Say whether every stand of enemy foot is farther than muskets reach (D10-RUL-STATE-MUSKET-RANGE)."""
    reach, own = float(board.rules.musket_range), board.bodies.whole(nth)
    foot = [
        other
        for other, one in enumerate(board.units)
        if one.side != board.units[nth].side and isinstance(one, Brigade) and not one.mounted
    ]
    return not any(shapely.dwithin(own, board.bodies.whole(other), reach + GRACE) for other in foot)
