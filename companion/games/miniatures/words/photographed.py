"""What photographs of the table say of a game: who stands where, who moved and may, who was not seen.

A proposal, as all that the field says: `compared` writes nothing, and `orders` are what the referee accepts.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
from msgspec.structs import replace

from companion.charts.figures import Refused
from companion.field import tags
from companion.field.photograph.reading import Known, Reading, Seen
from companion.field.tags import MM, Card
from companion.games.miniatures.messages import placing as say
from companion.games.miniatures.rules.fielded.least import AT_PLACE, least, off
from companion.games.miniatures.rules.placing.orders import Place
from companion.games.miniatures.rules.placing.spots import Spot, spot
from companion.games.miniatures.rules.state import PRESENT
from companion.games.miniatures.words.photograph_found import Compared, Found, Named, Said, Unknown
from companion.games.miniatures.words.photograph_lines import as_value, lines
from companion.language.messages import Message

__all__ = ["accepted", "as_tags", "as_value", "compared", "known", "label", "lines", "orders", "unseen"]

TURNED = 8.0
"""Degrees by which the facing of what did not move may seem to have changed."""
PLACES = 4
"""Decimals of an inch of a tag: it is printed by them."""
POINTED = 0.1
"""Inches that a place is off which the referee points at or types."""
SAME = 1.0
"""Inches within which a tag that was named is the one that is seen, when a further photograph is read."""


NOTHING = Said()
"""The referee says nothing himself."""


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


def compared(session: Any, reading: Reading, said: Said = NOTHING) -> Compared:
    """Compare what photographs show with a game, as the referee knows it, and as he says himself besides."""
    view = session.view
    field, units = view.field, {one.id: one for one in view.units}
    whose = {one.tag: name for name, one in field.tags.items()}
    lying = [(whose[one.tag], one) for one in reading.seen if one.tag in whose]
    strange = [(one, False) for one in reading.seen if one.tag not in whose] + [(one, True) for one in reading.twice]
    named = {id(one): unit for one, unit in _named([one for one, _ in strange], said.named)}
    lying += [(named[id(one)], one) for one, _ in strange if id(one) in named]
    # What the referee says stands above what the picture shows.
    found = [_found(session, units[name], one) for name, one in lying if name not in said.stands]
    found += [_said(session, units[name], to) for name, to in said.stands.items() if name in units]
    there = {one.unit for one in found}
    missing = tuple(name for name, place in field.places.items() if len(place) == 3 and name not in there)
    unknown = [Unknown(one.tag, _place(one.at), twice, one) for one, twice in strange if id(one) not in named]
    outside = tuple(name for name in missing if not _in_view(reading, field.places[name][:2]))
    return Compared(tuple(found), missing, tuple(unknown), reading.corners, reading.error, outside)


def unseen(view: Any, made: Compared) -> tuple[str, ...]:
    """Give the units that a strange tag could be: those that may stand on the table and were not found."""
    found = {one.unit for one in made.found}
    return tuple(one.id for one in view.units if one.status in PRESENT and one.id not in found)


def _named(strange: Sequence[Seen], named: Sequence[Named]) -> Iterator[tuple[Seen, str]]:
    """Yield the strange tags whose unit the referee has named, each name once."""
    for tag, at, unit in named:
        those = [one for one in strange if one.tag == tag and math.dist(one.at, at) < SAME]
        if those:
            yield min(those, key=lambda one: math.dist(one.at, at)), unit


def _in_view(reading: Reading, at: Sequence[float]) -> bool:
    """Say whether a place lies in one of the pictures."""
    for view in reading.views:
        if view is not None:
            x, y = view.seen(np.array([at], float))[0]
            if 0 <= x < view.size[0] and 0 <= y < view.size[1]:
                return True
    return False


def _found(session: Any, unit: Any, one: Seen) -> Found:
    tagged = session.view.field.tags[unit.id]
    offset = tags.on_strip(tagged.deep, one.side)
    x, y = tags.carrying(one.at, one.facing, offset)
    # A facing that is a little off puts the front off by as much as the tag lies behind it.
    error = math.hypot(one.error, math.hypot(*offset) * math.radians(one.turned))
    return _standing(session, unit, (x, y, one.facing), error=error, seen=one)


def _said(session: Any, unit: Any, to: Spot) -> Found:
    return _standing(session, unit, (to[0], to[1], to[2]), error=POINTED, seen=None)


def _standing(session: Any, unit: Any, at: tuple[float, float, float], *, error: float, seen: Seen | None) -> Found:
    wide, deep = session.view.field.extent
    x, y, facing = at
    to = spot(min(max(x, 0.0), wide), min(max(y, 0.0), deep), facing)
    made = Found(
        unit=unit.id,
        tag=None if seen is None else seen.tag,
        at=(round(to[0], 2), round(to[1], 2)),
        facing=round(to[2], 1) % 360,
        error=round(error, 3),
        sure=1.0 if seen is None else round(seen.sure, 2),
        moved=None if unit.at is None else round(math.dist(unit.at, to[:2]), 2),
        allowed=True,
        reasons=(),
        stirred=True,
        seen=seen,
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
