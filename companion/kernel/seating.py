"""Who sits down at a game that nobody named a seat for: one rule for the command line and the windows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from companion.kernel.kind import kind_of
from companion.language.tongue import tr

if TYPE_CHECKING:
    from companion.kernel.game import Seat
    from companion.kernel.session import Session

SIDES: tuple[Seat, Seat] = ("confederate", "union")
HUMAN = "human"


def people(control: Mapping[str, str]) -> tuple[Seat, ...]:
    """Give the sides that people play, of {side: "human" or "computer:LEVEL"}."""
    return tuple(side for side in SIDES if control.get(side, HUMAN) == HUMAN)


def seat_of(control: Mapping[str, str], *, hidden: bool) -> Seat:
    """Give the seat of a game: the only person's own where the sides know less than the referee, else the referee's.

    Who plays against the computer must not read its secrets by leaving out a word; the referee's seat has to be asked
    for by its name.
    """
    seated = people(control)
    return seated[0] if hidden and len(seated) == 1 else "referee"


def default_seat(session: Session) -> str:
    """Give the seat that a game is opened for where none is named; a kind without computers has the referee's."""
    if session.extract is not None:
        return session.extract.seat
    return seat_of(session.view.control if kind_of(session.kind).computer else {}, hidden=session.hidden)


def seats(session: Session) -> tuple[str, ...]:
    """Name every seat of a game, opened for the referee's: the referee, the sides, the commanders."""
    if session.extract is not None:
        return (session.extract.seat,)
    return ("referee", "union", "confederate", *session.commanders)


def both_told() -> str:
    """Say what is to be known where hiding is switched on: a seat hides, the file does not."""
    return tr(
        "The file itself holds both sides' truth: a seat hides it, but who asks for the referee's seat, or opens "
        "the file with another program, sees everything."
    )
