"""The battles of a game in their order, and what is kept of them."""

from __future__ import annotations

from typing import get_args

from companion.kernel.battlebook import Encounter
from companion.kernel.session import Session
from companion.table.away.brought import battles_of
from companion.table.file.result import Held
from companion.table.way.shapes import Fought


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


def record(session: Session, name: str) -> str:
    """Give the text of a kept record; raises SeatRefused where the seat may not read it, Refused where none is."""
    return session.battles.record(name)


def consequences(session: Session) -> dict[str, tuple[str, ...]]:
    """Give what each answer to "who holds the field?" does, in words: {"confederate": (…), "union": …, "neither": …}.

    A screen lists them before the choice. Raises Refused where no battle waits for a result.
    """
    state, brought = session.battles.on_table(), battles_of(session)
    return {held: brought.consequences(state, held) for held in get_args(Held)}
