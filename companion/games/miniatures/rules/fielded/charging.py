"""A charge before it is made: what it touches, whether it outflanks, who supports (D10-RUL-CHARGE-OUTFLANKED)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import msgspec
import shapely

from companion.charts.figures import Reason, Reasoned, Refused
from companion.field.stands import GRACE
from companion.games.miniatures.messages import fielded as say
from companion.games.miniatures.messages import reasons
from companion.games.miniatures.rules.fielded.board import Board, Footprint, footprint
from companion.games.miniatures.rules.fielded.contacts import Side, comes_beside, contact
from companion.games.miniatures.rules.fielded.supporting import SUPPORT, all_behind, supporters
from companion.games.miniatures.rules.measuring.effects import effect
from companion.games.miniatures.rules.measuring.ground import shape_of
from companion.games.miniatures.rules.placing.deciding import carried
from companion.games.miniatures.rules.placing.spots import Spot, spot
from companion.games.miniatures.rules.placing.standing import laid
from companion.games.miniatures.rules.state import Brigade, Unit
from companion.language.messages import Named

OUTFLANKED, SUPPORT_FLANK = "D10-RUL-CHARGE-OUTFLANKED", "D10-RUL-CHARGE-SUPPORT-FLANK"
LINE = 1
"""The dimension of a line."""


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


class Touch(msgspec.Struct, frozen=True):
    """How a charge that has been made touches whom it reached."""

    contact: Side
    outflanked: bool
    explain: tuple[Reasoned, ...]
    """Empty where nobody knows where it began."""


def touch(board: Board, attacker: str, defender: str) -> Touch:
    """Give where a unit that charged touches another, and whether it outflanks; raises Refused for who has no place."""
    one, target = board.unit(attacker), board.footprint(defender)
    where, began = contact(target.body, board.footprint(attacker).body), one.this_turn.came_from
    if began is None:
        return Touch(where, False, ())
    behind = all_behind(moved_to(board, one, began).body, target)
    flanked = outflanks(board, attacker, defender)
    return Touch(where, flanked, tuple(_of_flank(behind, flanked, sheltered=_never_outflanked(board, defender))))


def _of_flank(behind: bool, outflanked: bool, *, sheltered: bool) -> Iterator[Reasoned]:
    yield Reasoned(OUTFLANKED, say.BEHIND(), int(behind))
    if sheltered:
        yield Reasoned(OUTFLANKED, say.SHELTERED(), 1)
    yield Reasoned(OUTFLANKED, say.OUTFLANKED(), int(outflanked))


def charge(board: Board, attacker: str, defender: str, at: Spot) -> Charge:
    """Give what a charge of one unit at another comes to where it ends; raises Refused for friends and the unplaced."""
    one, other = (board.units[nth] for nth in board.two(attacker, defender))
    if one.side == other.side:
        raise Refused((Reason(reasons.FRIEND(name=Named(defender)), firm=True),))
    start, target, end = board.footprint(attacker), board.footprint(defender), moved_to(board, one, at)
    where = contact(target.body, end.body)
    behind, sheltered = all_behind(start.body, target), _never_outflanked(board, defender)
    outflanked = behind and not sheltered and comes_beside(target.body, end.body)
    fighting = (attacker, defender)
    mine = tuple(_supported(board, one, end, fighting))
    theirs = tuple(_supported(board, other, target, fighting))
    keeps = not outflanked or board.rules.choice(SUPPORT_FLANK) == 1
    explain = (
        *_of_flank(behind, outflanked, sheltered=sheltered),
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
    return all_behind(moved_to(board, one, began).body, target) and comes_beside(
        target.body, board.footprint(attacker).body
    )


def moved_to(board: Board, one: Unit, at: Spot) -> Footprint:
    """Lay a unit out at another place, as it stands."""
    place = spot(*at)
    return footprint(laid(one), one.stands, place, carried(one, place), board.rules.stand_size)


def _never_outflanked(board: Board, name: str) -> bool:
    """Say whether half of a unit's stands lie in a town or in all-round works."""
    near = board.figures.covering.near + GRACE
    held = [shape_of(one) for one in board.rules.ground.features if not effect(board.rules, one).outflanked]
    # Works are a line: who lies along it is in them, and who lies within where they close.
    lines = [one for one in held if shapely.get_dimensions(one) == LINE]
    areas = [shapely.make_valid(one) for one in held if shapely.get_dimensions(one) > LINE]
    areas += [shapely.polygonize([one]) for one in lines]
    middles = shapely.points(board.bodies.middles[board.bodies.own(board.nth(name))])
    within = [shapely.dwithin(middles, one, GRACE) for one in areas] + [
        shapely.dwithin(middles, one, near) for one in lines
    ]
    return bool(sum(map(any, zip(*within, strict=True))) >= board.figures.covering.share * board.unit(name).stands)
