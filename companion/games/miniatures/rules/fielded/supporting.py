"""Who supports a unit where it stands, and who does not and why (D10-RUL-CHARGE-SUPPORT)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

import msgspec
import shapely

from companion.charts.figures import Reason, exact
from companion.field.bodies import Body
from companion.field.stands import GRACE
from companion.games.miniatures import messages as say
from companion.games.miniatures.messages import fielded
from companion.games.miniatures.messages import reasons as why
from companion.games.miniatures.rules.contact import touching
from companion.games.miniatures.rules.fielded.board import Board, Footprint
from companion.games.miniatures.rules.state import Brigade, Unit, combat_of
from companion.language.messages import Length, Named

SUPPORT = "D10-RUL-CHARGE-SUPPORT"
BEHIND, IN_ORDER, IN_THE_COMBAT = 1, 2, 3
"""The readings of SUPPORT: only from behind the line, only in good order, from the same combat too."""


class Near(msgspec.Struct, frozen=True):
    """A brigade of the same side, as it stands to a unit that may need its support."""

    unit: str
    inches: float
    """Between their nearest stands."""
    reasons: tuple[Reason, ...]
    """Why it does not support; none where it does."""


def near(board: Board, name: str, fighting: Collection[str]) -> tuple[Near, ...]:
    """Give the brigades of a unit's side, the nearest first; `fighting` are in the combat. Raises Refused."""
    one, there = board.unit(name), board.footprint(name)
    line, whole = board.rules.charge.support_of_line, _whole(there)
    found = []
    for nth, other in _others(board, one):
        inches = float(shapely.distance(board.bodies.whole(nth), whole))
        reasons = list(_against(board, one, nth, there, fighting))
        if inches > float(exact(line.inches)) + GRACE:
            far = fielded.SUPPORT_FAR(away=Length(round(inches, 1)), most=Length(float(exact(line.inches))))
            reasons.insert(0, Reason(far, SUPPORT))
        found.append(Near(other.id, round(inches, 2), tuple(reasons)))
    return tuple(sorted(found, key=lambda each: (each.inches, each.unit)))


def supporters(board: Board, one: Unit, there: Footprint, fighting: Collection[str]) -> Iterator[str]:
    """Name who supports a unit where it stands: near enough, large enough, free."""
    most, whole = float(exact(board.rules.charge.support_of_line.inches)), _whole(there)
    for nth, other in _others(board, one):
        if next(_against(board, one, nth, there, fighting), None) is None and shapely.dwithin(
            board.bodies.whole(nth), whole, most + GRACE
        ):
            yield other.id


def _others(board: Board, one: Unit) -> Iterator[tuple[int, Brigade]]:
    for nth, other in enumerate(board.units):
        if isinstance(other, Brigade) and other.side == one.side and other.id != one.id:
            yield nth, other


def _against(board: Board, one: Unit, nth: int, there: Footprint, fighting: Collection[str]) -> Iterator[Reason]:
    """Yield why a brigade supports nobody, or not this unit, however near it is."""
    line, reading, other = board.rules.charge.support_of_line, board.rules.choice(SUPPORT), board.units[nth]
    assert isinstance(other, Brigade)
    of = say.unit(other.id)
    busy = combat_of(board.state, other.id) is not None or bool(touching(board.state, other.id))
    if reading != IN_THE_COMBAT if other.id in fighting else busy:
        yield Reason(why.SUPPORTER_FIGHTS(name=of), line.clause)
    if other.formation == "march-column":
        yield Reason(why.SUPPORTER_IN_COLUMN(name=of), SUPPORT)
    if other.disordered and reading == IN_ORDER:
        yield Reason(why.SUPPORTER_DISORDERED(name=of), SUPPORT)
    if other.stands < one.stands * exact(line.share):
        yield Reason(fielded.SUPPORT_SMALL(unit=of, stands=other.stands, of=Named(one.id)), SUPPORT)
    if reading == BEHIND and not all_behind(board.footprints[nth].body, there):
        yield Reason(fielded.SUPPORT_BESIDE(unit=of), SUPPORT)


def all_behind(body: Body, target: Footprint) -> bool:
    """Say whether all of a unit's stands lie on or behind the unbounded line through another's front."""
    return all(target.line.before((x, y)) <= GRACE for x, y in body.corners)


def _whole(there: Footprint) -> shapely.Geometry:
    return shapely.union_all(shapely.polygons(there.body.arrays.corners))
