"""A charge before it is made: what it touches, whether it outflanks, who supports (D10-RUL-CHARGE-OUTFLANKED)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import msgspec
import shapely

from companion.charts.figures import Reason, Reasoned, Refused, exact
from companion.field.bodies import Body
from companion.field.stands import GRACE
from companion.games.miniatures.messages import fielded as say
from companion.games.miniatures.messages import reasons
from companion.games.miniatures.rules.contact import touching
from companion.games.miniatures.rules.fielded.board import Board, Footprint, footprint
from companion.games.miniatures.rules.fielded.contacts import Side, comes_beside, contact
from companion.games.miniatures.rules.measuring.effects import effect
from companion.games.miniatures.rules.measuring.ground import shape_of
from companion.games.miniatures.rules.placing.deciding import carried
from companion.games.miniatures.rules.placing.spots import Spot, spot
from companion.games.miniatures.rules.placing.standing import laid
from companion.games.miniatures.rules.state import Brigade, Unit, combat_of
from companion.language.messages import Named

OUTFLANKED, SUPPORT, SUPPORT_FLANK = (
    "D10-RUL-CHARGE-OUTFLANKED",
    "D10-RUL-CHARGE-SUPPORT",
    "D10-RUL-CHARGE-SUPPORT-FLANK",
)
LINE = 1
"""The dimension of a line."""
BEHIND, IN_ORDER, IN_THE_COMBAT = 1, 2, 3
"""The readings of SUPPORT: only from behind the line, only in good order, from the same combat too."""


class Supported(msgspec.Struct, frozen=True):
    """Who is supported."""

    attacker: bool
    defender: bool


class Charge(msgspec.Struct, frozen=True):
    """What a charge would come to at a place."""

    contact: Side
    outflanked: bool
    supported: Supported
    explain: tuple[Reasoned, ...]


def charge(board: Board, attacker: str, defender: str, at: Spot) -> Charge:
    """Give what a charge of one unit at another comes to where it ends; raises Refused for friends and the unplaced."""
    one, other = (board.units[nth] for nth in board.two(attacker, defender))
    if one.side == other.side:
        raise Refused((Reason(reasons.FRIEND(name=Named(defender)), firm=True),))
    start, target, end = board.footprint(attacker), board.footprint(defender), moved_to(board, one, at)
    where = contact(target.body, end.body)
    behind, sheltered = _all_behind(start.body, target), _never_outflanked(board, defender)
    outflanked = behind and not sheltered and comes_beside(target.body, end.body)
    fighting = (attacker, defender)
    mine = tuple(_supported(board, one, end, fighting))
    theirs = tuple(_supported(board, other, target, fighting))
    keeps = not outflanked or board.rules.choice(SUPPORT_FLANK) == 1
    explain = (
        Reasoned(OUTFLANKED, say.BEHIND(), int(behind)),
        *((Reasoned(OUTFLANKED, say.SHELTERED(), 1),) if sheltered else ()),
        Reasoned(OUTFLANKED, say.OUTFLANKED(), int(outflanked)),
        *mine,
        *theirs,
        *((Reasoned(SUPPORT_FLANK, say.LOSES_SUPPORT(), 0),) if theirs and not keeps else ()),
    )
    return Charge(where, outflanked, Supported(bool(mine), bool(theirs) and keeps), explain)


def _supported(board: Board, one: Unit, there: Footprint, fighting: Collection[str]) -> Iterator[Reasoned]:
    """Yield what supports a unit: its own depth (D10-CHARGE-NOTE-SUPPORT-AUTO), and others."""
    if isinstance(one, Brigade) and board.rules.cards[one.formation].always_supported:
        yield Reasoned(board.rules.charge.support_automatic, say.IN_DEPTH(unit=Named(one.id)), 1)
    for name in supporters(board, one, there, fighting):
        yield Reasoned(SUPPORT, say.SUPPORTS(unit=Named(name)), 1)


def outflanks(board: Board, attacker: str, defender: str) -> bool:
    """Say whether a charge as it stands outflanks: of who came along a path, from where it began."""
    one = board.unit(attacker)
    began = one.this_turn.came_from
    if began is None or _never_outflanked(board, defender):
        return False
    target = board.footprint(defender)
    return _all_behind(moved_to(board, one, began).body, target) and comes_beside(
        target.body, board.footprint(attacker).body
    )


def moved_to(board: Board, one: Unit, at: Spot) -> Footprint:
    """Lay a unit out at another place, as it stands."""
    place = spot(*at)
    return footprint(laid(one), one.stands, place, carried(one, place), board.rules.stand_size)


def _all_behind(start: Body, target: Footprint) -> bool:
    """Say whether all of a unit's stands lie on or behind the unbounded line through another's front."""
    return all(target.line.before((x, y)) <= GRACE for x, y in start.corners)


def _never_outflanked(board: Board, name: str) -> bool:
    """Say whether half of a unit's stands lie in a town or in all-round works."""
    nth, count = board.nth(name), board.unit(name).stands
    near = board.figures.covering.near
    held = [shape_of(one) for one in board.rules.ground.features if not effect(board.rules, one).outflanked]
    # Works are a line: who lies along it is in them, and who lies within where they close.
    lines = [one for one in held if shapely.get_dimensions(one) == LINE]
    rings = [shapely.polygonize([one]) for one in lines]
    areas = [one for one in held if shapely.get_dimensions(one) > LINE]
    whole = shapely.union_all([*areas, *rings, *(shapely.buffer(one, near) for one in lines)])
    return bool(board.bodies.middles_in(nth, whole, GRACE) >= board.figures.covering.share * count)


def supporters(board: Board, one: Unit, there: Footprint, fighting: Collection[str]) -> Iterator[str]:
    """Name who supports a unit where it stands: near enough, large enough, free (D10-RUL-CHARGE-SUPPORT)."""
    line, reading = board.rules.charge.support_of_line, board.rules.choice(SUPPORT)
    whole = shapely.union_all(shapely.polygons(there.body.arrays.corners))
    for nth, other in enumerate(board.units):
        if not isinstance(other, Brigade) or other.side != one.side or other.id == one.id:
            continue
        busy = combat_of(board.state, other.id) is not None or bool(touching(board.state, other.id))
        if reading != IN_THE_COMBAT if other.id in fighting else busy:
            continue
        if other.formation == "march-column" or (other.disordered and reading == IN_ORDER):
            continue
        if other.stands < one.stands * exact(line.share):
            continue
        if reading == BEHIND and not _all_behind(board.footprints[nth].body, there):
            continue
        if shapely.dwithin(board.bodies.whole(nth), whole, float(exact(line.inches)) + GRACE):
            yield other.id
