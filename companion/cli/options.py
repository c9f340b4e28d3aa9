"""What commands share: the FILE, the seat, opening a game."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from companion.language.tongue import tr
from companion.terminal.failures import bad

if TYPE_CHECKING:
    from companion.kernel.journal import Journal
    from companion.kernel.session import Session

F = TypeVar("F", bound=Callable[..., Any])

file_argument = click.argument("file", type=click.Path(path_type=Path))
as_json = click.option("--json", "json", is_flag=True, help="One JSON value.")


def as_seat(command: F) -> F:
    """Add --as SEAT; None is nobody's in particular, and the game says whose (`seated`)."""
    told = "The seat that asks: referee, union, confederate, or a commander by his name; by default the referee's, and "
    told += "against the computer, with hidden knowledge, one's own."
    return click.option("--as", "seat", metavar="SEAT", default=None, help=told)(command)


def open_game(file: Path, seat: str | None = "referee") -> Session:
    """Open a game for a seat, None for the one that it says itself; raises JournalError or BadInput."""
    from companion.kernel.session import Session

    session = seated(Session.open(file), seat)
    if (context := click.get_current_context(silent=True)) is not None:
        context.call_on_close(lambda: _tell_unread(session))
    return session


def _tell_unread(session: Session) -> None:
    """Say at the end which charts could not be read for what was shown."""
    if session.unread:
        from companion.kernel.game import told_unread
        from companion.terminal.failures import say

        say(told_unread(session.unread))


def seated(session: Session, seat: str | None) -> Session:
    """Sit down at a game that the referee's seat has opened; whose seat it is is told where it is not the referee's.

    Raises BadInput for a seat that the game has not.
    """
    from companion.kernel.seating import default_seat, seats

    if seat is not None and seat not in seats(session):
        there = ", ".join(seats(session))
        raise bad("", tr("there is no seat {name!r}; there are: {names}", name=seat, names=there), where="--as")
    session.seat = seat if seat is not None else default_seat(session)
    if session.extract is not None:
        from companion.terminal.failures import say

        say(tr("an extract: {seat} seat, at entry {entry}", seat=seat_words(session), entry=session.extract.entry))
    elif session.seat != "referee":
        from companion.terminal.failures import say

        side = seat_words(session)
        asks = tr("{side} seat; --as referee asks for the referee's", side=side)
        say(tr("{side} seat", side=side) if seat is not None else asks)
    return session


def seat_words(session: Session) -> str:
    """Give the seat of an open game as people call it: its side, or its commander with his."""
    from companion.language.words import side_words

    side = side_words(session.side)
    return side if session.commander is None else f"{session.seat} ({side})"


def open_book(file: Path) -> Journal:
    """Open the document itself; raises JournalError."""
    from companion.kernel.game import known_event
    from companion.kernel.journal import open_document

    return open_document(file, known_events=known_event)
