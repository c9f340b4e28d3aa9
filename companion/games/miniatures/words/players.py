"""A battle on players' own screens, made of the view of a seat alone."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any

from companion.drawing.emblems import BADGES
from companion.drawing.shapes import Measure
from companion.games.miniatures.messages.reasons import FEWER_THAN_TWO, FIRED_ALREADY, OUT_OF_RANGE, OUTSIDE_ARC
from companion.games.miniatures.words.board import BoardUnit, board
from companion.games.miniatures.words.proposing import as_odds, form, refilled, said, thrown
from companion.language.messages import Message
from companion.language.tongue import tr
from companion.language.words import capital, side_words
from companion.rows.players import Emblem, Part, Row, Told

__all__ = ["drawing", "form", "page", "refilled", "refusals", "said", "thrown"]
REFUSED_FIRE = (OUT_OF_RANGE, OUTSIDE_ARC, FEWER_THAN_TWO, FIRED_ALREADY)


def page(session: Any) -> Told:
    """Give the screen of a session's seat: its own side first."""
    view = session.view
    found = board(session.rules, view, session.score())
    own = view.seat if view.seat in ("union", "confederate") else ""
    sides = sorted(found.sides, key=lambda one: one[0] != own)
    return Told(
        title=found.title,
        date=found.date,
        turn=max(found.turn, 1),
        side=found.side,
        turn_of=tr("{side} turn", side=capital(side_words(found.side))),
        phase=found.phase,
        step=found.step,
        following=found.following,
        now=found.now,
        working=found.working,
        odds=as_odds(found.odds),
        said=found.said,
        parts=tuple(_part(side, points, units, own, session) for side, points, units in sides),
    )


def refusals(order: Mapping[str, Any]) -> tuple[Message, ...]:
    """Give what an order is commonly refused with as the table stands, which no rule sees; () where that is nothing."""
    return tuple(one() for one in REFUSED_FIRE) if order.get("order") == "fire" else ()


def drawing(session: Any, measure: Measure) -> None:
    """Draw nothing: where a battle of miniatures lies is the table itself."""
    del session, measure


def _emblem(unit: BoardUnit, pictures: Container[str]) -> Emblem | None:
    if unit.emblem in BADGES:
        return Emblem(unit.emblem, BADGES[unit.emblem].path)
    return Emblem(unit.emblem) if unit.emblem in pictures else None


def _part(side: str, points: str, units: tuple[BoardUnit, ...], own: str, session: Any) -> Part:
    shows = bool(own) and side != own
    hides = any(not unit.stands for unit in units)
    mine = session.under if side == own else frozenset()
    # One's own command stands first, and both in the order in which they are listed.
    units = tuple(sorted(units, key=lambda unit: unit.id not in mine))
    rows = tuple(_row(unit)._replace(emblem=_emblem(unit, session.pictures)) for unit in units)
    if shows:
        return Part(tr("What the enemy shows"), side, tr("strengths hidden") if hides else "", rows, shows=hides)
    first = sum(unit.id in mine for unit in units)
    if 0 < first < len(units):
        return Part(tr("Your command"), side, tr("points: {n}", n=points) if points else "", rows, first=first)
    title = tr("Your side") if own else capital(side_words(side))
    return Part(title, side, tr("points: {n}", n=points) if points else "", rows)


def _row(unit: BoardUnit) -> Row:
    return Row(
        unit.id, unit.name, unit.sub, unit.stands, unit.pips, unit.state or "", unit.marks, unit.stars, unit.aloud
    )
