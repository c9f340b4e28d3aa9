"""What photographs of the table say of a game: who stands where, who moved and may, who was not seen.

A proposal, as all that the field says: `compared` writes nothing, and `orders` are what the referee accepts.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.charts.figures import Reason, Refused
from companion.field import tags
from companion.field.photograph.reading import Known, Reading, Seen
from companion.field.tags import MM, Card
from companion.games.miniatures.messages import placing as say
from companion.games.miniatures.rules.fielded.least import AT_PLACE, least, off
from companion.games.miniatures.rules.placing.orders import Place
from companion.games.miniatures.rules.placing.spots import Spot, spot
from companion.games.miniatures.words.spots import spot as where
from companion.language.lengths import length
from companion.language.messages import Message, told
from companion.language.tongue import number, plural, tr

TURNED = 8.0
"""Degrees by which the facing of what did not move may seem to have changed."""
SURE = 0.8
"""Below that nothing is taken unless it is asked for."""
PLACES = 4
"""Decimals of an inch of a tag: it is printed by them."""


class Found(msgspec.Struct, frozen=True):
    """A unit in a photograph. `moved` inches from where the game has it, None where it had no place.

    `orders` are what accepting it comes to, none where it has not moved; `allowed` says whether the rules let it, and
    `allowance` and `used` are in inches where it moves by them.
    """

    unit: str
    tag: int
    at: tuple[float, float]
    facing: float
    error: float
    sure: float
    moved: float | None
    allowed: bool
    reasons: tuple[Reason, ...]
    stirred: bool
    allowance: float | None = None
    used: float | None = None
    orders: tuple[Any, ...] = ()
    """Commands that record it; they are for the session, and are not told."""
    seen: Seen | None = None

    @property
    def taken(self) -> bool:
        """Say whether it is among those that are accepted all at once."""
        return self.allowed and self.sure >= SURE and self.stirred


class Unknown(msgspec.Struct, frozen=True):
    """A tag that is no unit's here, or that was seen at two places."""

    tag: int
    at: tuple[float, float]
    twice: bool = False
    seen: Seen | None = None


class Compared(msgspec.Struct, frozen=True):
    """What photographs say of a game."""

    found: tuple[Found, ...]
    missing: tuple[str, ...]
    unknown: tuple[Unknown, ...]
    corners: tuple[int, ...]
    error: float


# ---- tags


def as_tags(session: Any, side: float = tags.USUAL) -> dict[str, Any]:
    """Give the tags of a game as JSON has them, for black squares of so many millimetres; to a side only its own."""
    field, edge = session.view.field, side / MM
    return {
        "dictionary": tags.DICTIONARY,
        "table": list(field.extent),
        "corners": [
            {"tag": one.tag, "at": _even(one.at), "facing": one.facing, "side": round(one.side, PLACES)}
            for one in tags.corner_cards(field.extent)
        ],
        "units": [
            {
                "unit": name,
                "tag": one.tag,
                "side": round(edge, PLACES),
                "at": _even(tags.on_strip(one.deep, edge)),
            }
            for name, one in field.tags.items()
        ],
    }


def _even(at: Sequence[float]) -> list[float]:
    return [round(one, PLACES) + 0.0 for one in at]


def known(session: Any, height: float = 0.0) -> Known:
    """Give what a game knows of its table before a photograph is read; `height` in millimetres of its bases."""
    field = session.view.field
    edge = tags.USUAL / MM
    stood = {}
    for name, one in field.tags.items():
        if len(place := field.places.get(name, ())) == 3:
            x, y, facing = place
            at = tags.laid((x, y), facing, tags.on_strip(one.deep, edge))
            stood[one.tag] = Card(one.tag, at, facing, edge)
    return Known(field.extent, tags.corner_cards(field.extent), stood, height / MM)


# ---- compared


def compared(session: Any, reading: Reading) -> Compared:
    """Compare what photographs show with a game, as the referee knows it."""
    view = session.view
    field, units = view.field, {one.id: one for one in view.units}
    whose = {one.tag: name for name, one in field.tags.items()}
    found = [_found(session, units[whose[one.tag]], one) for one in reading.seen if one.tag in whose]
    there = {one.unit for one in found}
    missing = tuple(name for name, place in field.places.items() if len(place) == 3 and name not in there)
    unknown = [Unknown(one.tag, _place(one.at), seen=one) for one in reading.seen if one.tag not in whose]
    unknown += [Unknown(one.tag, _place(one.at), twice=True, seen=one) for one in reading.twice]
    return Compared(tuple(found), missing, tuple(unknown), reading.corners, reading.error)


def _found(session: Any, unit: Any, one: Seen) -> Found:
    tagged = session.view.field.tags[unit.id]
    offset = tags.on_strip(tagged.deep, one.side)
    x, y = tags.carrying(one.at, one.facing, offset)
    # A facing that is a little off puts the front off by as much as the tag lies behind it.
    error = math.hypot(one.error, math.hypot(*offset) * math.radians(one.turned))
    wide, deep = session.view.field.extent
    to = spot(min(max(x, 0.0), wide), min(max(y, 0.0), deep), one.facing)
    made = Found(
        unit=unit.id,
        tag=one.tag,
        at=(round(to[0], 2), round(to[1], 2)),
        facing=round(to[2], 1) % 360,
        error=round(error, 3),
        sure=round(one.sure, 2),
        moved=None if unit.at is None else round(math.dist(unit.at, to[:2]), 2),
        allowed=True,
        reasons=(),
        stirred=True,
        seen=one,
    )
    return _judged(session, unit, made, to)


def _judged(session: Any, unit: Any, made: Found, to: Spot) -> Found:
    """Say what accepting a unit comes to, and whether the rules let it."""
    x, y, facing = round(to[0], 2), round(to[1], 2), round(to[2], 1) % 360
    put = Place({unit.id: (x, y, facing)})
    if unit.at is None or unit.status != "on-table":
        against = session.why_not(put)
        return replace(made, allowed=not against, reasons=tuple(against), orders=(put,))
    still = math.dist(unit.at, to[:2]) < max(AT_PLACE, 2 * made.error)
    if still and abs(off(unit.facing, facing)) < TURNED:
        return replace(made, stirred=False)
    if not moving(session.view, unit):
        return replace(made, orders=(put,))
    try:
        way = least(session.field.board, unit.id, (x, y, facing))
    except Refused as refused:
        return replace(made, allowed=False, reasons=refused.reasons)
    return replace(
        made,
        allowed=not way.reasons,
        reasons=way.reasons,
        allowance=way.allowance,
        used=way.used,
        orders=way.orders or (put,),
    )


def moving(view: Any, unit: Any) -> bool:
    """Say whether this is the step in which the unit's side moves its brigades and batteries."""
    return view.phase == "maneuver" and view.step == 2 and view.player_turn == unit.side and not view.over


def _place(at: Sequence[float]) -> tuple[float, float]:
    return round(at[0], 2), round(at[1], 2)


# ---- accepted


def orders(rows: Sequence[Found], because: str = "") -> tuple[Any, ...]:
    """Give the commands that record units as they were seen; `because` lets happen what the rules refuse."""
    made: list[Any] = []
    places: dict[str, Spot] = {}
    for row in rows:
        for order in row.orders:
            if isinstance(order, Place):
                places |= order.places  # type: ignore[arg-type]
            else:
                made.append(replace(order, because=because) if because and not row.allowed else order)
    # Moves first: what they pass is where the game has it.
    return (*made, Place(dict(places))) if places else tuple(made)


def label(rows: Sequence[Found]) -> Message:
    """Give what the entry is called."""
    return say.PHOTOGRAPHED(n=len(rows))


def as_value(made: Compared) -> dict[str, Any]:
    """Give what photographs say as JSON has it; reasons are messages still."""
    return {
        "found": [
            {
                "unit": one.unit,
                "at": one.at,
                "facing": one.facing,
                "error": one.error,
                "sure": one.sure,
                "moved": one.moved,
                "allowed": one.allowed,
                "allowance": one.allowance,
                "used": one.used,
                "reasons": one.reasons,
            }
            for one in made.found
        ],
        "missing": made.missing,
        "unknown": [{"tag": one.tag, "at": one.at} for one in made.unknown],
        "table": {"corners": made.corners, "error": round(made.error, 3)},
    }


def lines(made: Compared, who: Callable[[Any], str], names: Callable[[str], str]) -> Iterator[str]:
    """Give what photographs say in lines: who moved and may, who may not, who was not seen, what is nobody's."""
    moved = [one for one in made.found if one.stirred]
    for one in moved:
        what = tr("{unit} stands at {place}", unit=names(one.unit), place=where(one.at, one.facing))
        if one.moved is not None:
            what = tr("{what}, moved {length}", what=what, length=length(one.moved))
        if one.used is not None and one.allowance is not None:
            what = tr("{what} ({used} of {all})", what=what, used=length(one.used), all=length(one.allowance))
        if one.sure < SURE:
            what = tr("{what}, {share} % sure", what=what, share=number(100 * one.sure, ".0f"))
        why_not = "; ".join(told(reason.what, who) for reason in one.reasons)
        yield tr("{what}: it may not, {reasons}", what=what, reasons=why_not) if one.reasons else what
    still = len(made.found) - len(moved)
    if still:
        yield plural(still, "{n} unit has not moved", "{n} units have not moved")
    for name in made.missing:
        yield tr("{unit} was not seen; its old place is kept", unit=names(name))
    for other in made.unknown:
        place = where(other.at)
        if other.twice:
            yield tr("tag {tag} was seen at two places, one of them {place}", tag=other.tag, place=place)
        else:
            yield tr("tag {tag} at {place} is no unit's", tag=other.tag, place=place)
    corners = plural(len(made.corners), "{n} corner card seen", "{n} corner cards seen")
    yield tr("{corners}, the table to {length}", corners=corners, length=length(round(made.error, 2)))


def accepted(made: Compared, *, every: bool = False) -> tuple[Found, ...]:
    """Give those that are accepted at once: who may and is sure; or `every` one that can be recorded at all.

    Whom no word lets move is put where it was seen: where a unit stands nobody refuses.
    """
    if not every:
        return tuple(one for one in made.found if one.taken)
    rows = []
    for one in made.found:
        firm = any(reason.firm for reason in one.reasons)
        if firm and one.moved is not None:
            rows.append(replace(one, orders=(Place({one.unit: (*one.at, one.facing)}),)))
        elif one.stirred and one.orders and not firm:
            rows.append(one)
    return tuple(rows)
