"""Photographs that a game keeps: small, chosen by the referee, beside the journal and in no entry of it.

They lie in the document as enclosures, "SEAT/photograph-N", JSON with the picture in it: the referee's own, or those of
the seat that sent them. Whoever sits there has them; nobody else but the referee does. A damaged one is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from companion.charts.faults import BadInput, Problem
from companion.field.photograph.headers import SMALL, is_small
from companion.kernel.record import now
from companion.kernel.seeing import own_name
from companion.language.tongue import number, plural, tr

if TYPE_CHECKING:
    from companion.kernel.session import Session

MOST = 60
"""Photographs of one game: with all of them at their largest, its document still has room for the game."""
CAPTION = 200
"""Letters of a caption."""
_NAME = re.compile(r"(?P<seat>[^/]+)/photograph-(?P<number>[1-9][0-9]{0,5})")


class Photograph(msgspec.Struct, frozen=True):
    """A photograph that a game keeps."""

    number: int
    """Its own in this game, counted from 1."""
    seat: str
    """Whose it is: the referee's, or of the seat that sent it."""
    caption: str
    """The referee's words for it, which may be none."""
    turn: int
    entry: int
    """The entry after which it was kept; 0 before the first."""
    at: str
    """When it was kept: ISO 8601, UTC, whole seconds."""
    jpeg: bytes


class _Kept(msgspec.Struct, frozen=True):
    """What lies in the document of a photograph."""

    caption: str
    turn: int
    entry: int
    at: str
    jpeg: bytes


def photographs(session: Session | Any) -> tuple[Photograph, ...]:
    """Give the photographs that a game keeps and its seat may have, in the order of their numbers; raises CannotRead.

    What is damaged, or no photograph, is left out.
    """
    return tuple(_read(session))


def photograph(session: Session | Any, nth: int) -> Photograph:
    """Give one photograph by its number; raises BadInput where there is none, CannotRead."""
    found = photographs(session)
    for one in found:
        if one.number == nth:
            return one
    there = ", ".join(str(one.number) for one in found) or tr("none")
    raise BadInput(Problem(str(nth), "", tr("is no photograph of this game; it keeps {there}", there=there)))


def keep(session: Session, jpegs: Sequence[bytes], caption: str = "", *, seat: str = "referee") -> tuple[int, ...]:
    """Keep photographs as they are given, small and without anything but the picture; gives their numbers.

    Raises BadInput where there is no room for them or one is no JPEG, SeatRefused or JournalError.
    """
    see_room(session, jpegs)
    last = max((int(found["number"]) for found in map(_NAME.fullmatch, session.enclosures()) if found), default=0)
    turn, _, _ = session.moment
    for nth, jpeg in enumerate(jpegs, last + 1):
        kept = _Kept(one_line(caption), turn, session.head, now(), jpeg)
        _write(session, seat, nth, kept)
    return tuple(range(last + 1, last + 1 + len(jpegs)))


def see_room(session: Session | Any, jpegs: Sequence[bytes]) -> None:
    """See that photographs can be kept, before anything is written; raises BadInput."""
    if len(session.enclosures()) + len(jpegs) > MOST:
        what = plural(MOST, "the game keeps {n} photograph, and no more", "the game keeps {n} photographs, and no more")
        raise BadInput(Problem(tr("photograph"), "", what, tr("take one out of it that nobody needs")))
    for jpeg in jpegs:
        if not is_small(jpeg):
            what = tr("is no JPEG of at most {most} kB, as a game keeps it", most=number(SMALL // 1024))
            raise BadInput(Problem(tr("photograph"), "", what))


def recaption(session: Session, nth: int, caption: str) -> None:
    """Give a photograph another caption; raises BadInput, SeatRefused or JournalError."""
    one = photograph(session, nth)
    _write(session, one.seat, nth, _Kept(one_line(caption), one.turn, one.entry, one.at, one.jpeg))


def take_out(session: Session, nth: int) -> None:
    """Take a photograph out of the game, a damaged one too; raises BadInput, SeatRefused or JournalError."""
    for name in session.enclosures():
        if (found := _NAME.fullmatch(name)) and int(found["number"]) == nth:
            session.enclose(name, "")
            return
    photograph(session, nth)  # says what there is


def one_line(caption: str) -> str:
    """Give a caption as it is kept: one line, no longer than a caption may be."""
    return " ".join(caption.split())[:CAPTION]


def _write(session: Session, seat: str, nth: int, kept: _Kept) -> None:
    session.enclose(own_name(seat, f"photograph-{nth}"), msgspec.json.encode(kept).decode())


def _read(session: Session | Any) -> Iterator[Photograph]:
    named = [found for found in map(_NAME.fullmatch, session.enclosures()) if found]
    for found in sorted(named, key=lambda one: int(one["number"])):
        try:
            kept = msgspec.json.decode(session.enclosed(found[0]), type=_Kept)
        except (msgspec.MsgspecError, UnicodeError):
            continue
        if is_small(kept.jpeg):
            said = (one_line(kept.caption), kept.turn, kept.entry, kept.at)
            yield Photograph(int(found["number"]), found["seat"], *said, kept.jpeg)
