"""The battles of a game in their order, and what is kept of them."""

from __future__ import annotations

from typing import get_args

from companion.charts.figures import Reason, Refused
from companion.games.campaign.rules.battle.chances import Chances
from companion.kernel.battlebook import Encounter
from companion.kernel.session import Session
from companion.language.messages import says
from companion.table.away.brought import battles_of
from companion.table.away.campaign import CampaignAway
from companion.table.file.result import Held
from companion.table.way.shapes import Fought

FOUGHT_ON = says("table.fought-on", "here the battle is fought square by square, by no single reckoning")


def battles(session: Session) -> tuple[Fought, ...]:
    """Give every battle of the present line in its order, as far as the seat may know; the waiting one last.

    A side knows the battles that it has read a report of, and the one on the table. Raises Refused for a game of
    another kind.
    """
    battles_of(session)
    decided = (one for one in session.battles.encounters() if one.state != "open")
    return tuple(_fought(session, one) for one in decided)


def _fought(session: Session, one: Encounter) -> Fought:
    assert one.state != "open"
    return Fought(
        battle=one.battle,
        turn=one.turn,
        day=one.day,
        place=one.place,
        entry=one.entry,
        state=one.state,
        called_off=one.called_off,
        result=one.ended,
        records=one.records,
    )


BATTLES = 200
"""That the computer fights to tell what it would make of one: the middle of so many hardly moves."""


def chances(session: Session) -> Chances:
    """Say what the computer would make of the battle that is open, before one chooses; nothing is written.

    Raises SeatRefused, Refused where none is open, or where the computer fights no battle by itself.
    """
    brought = battles_of(session)
    if not isinstance(brought, CampaignAway):
        raise Refused((Reason(FOUGHT_ON()),))
    return brought.chances(session.battles.truth(), BATTLES)


def called(session: Session) -> dict[str, str]:
    """Give what the corps are called of whom `chances` tells, {id: name}; raises SeatRefused."""
    return {one.id: one.unit for one in session.battles.truth().corps.values()}


def record(session: Session, name: str) -> str:
    """Give the text of a kept record; raises SeatRefused where the seat may not read it, Refused where none is."""
    return session.battles.record(name)


def consequences(session: Session) -> dict[str, tuple[str, ...]]:
    """Give what each answer to "who holds the field?" does, in words: {"confederate": (…), "union": …, "neither": …}.

    A screen lists them before the choice. Raises Refused where no battle waits for a result.
    """
    state, brought = session.battles.on_table(), battles_of(session)
    return {held: brought.consequences(state, held) for held in get_args(Held)}
