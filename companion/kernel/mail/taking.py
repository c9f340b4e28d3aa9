"""Taking orders that came by mail: whose they are, of when, whether they are in time; then all are done, or none.

letters ──► checked (of this game, signed by its seat) ──► timely ──► tried in memory ──► written, all at once
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from companion.charts.faults import BadInput, Problem
from companion.charts.figures import Reason, Refused
from companion.kernel.dice import DieWanted
from companion.kernel.inbox import Full, Inbox
from companion.kernel.journal import Draft, Entry, NoSuchEntry, ReadOnly
from companion.kernel.journal.aside import Copy
from companion.kernel.mail import mailed, signing
from companion.kernel.mail.posting import Letter
from companion.kernel.mail.shape import extract_of, identity
from companion.kernel.record import Done, SeatRefused
from companion.kernel.session import Session
from companion.language.messages import Id, Own, says
from companion.language.tongue import tr

if TYPE_CHECKING:
    from companion.kernel.journal import Journal

TAKEN = says("mail.taken", "the orders of {file} were taken already, as entry {entry}")
PROPOSED = says("mail.proposed", "what {file} proposes was put into the inbox already")
TWICE = says("mail.twice", "{file} holds the same orders as {other}: give them once")
TAKEN_FIRST = says(
    "mail.taken-first",
    "the first {n} order of {file} was taken already, as entry {entry}; what is planned besides wants a new extract",
    "the first {n} orders of {file} were taken already, from entry {entry} on;"
    " what is planned besides wants a new extract",
)
LATE = says(
    "mail.late",
    "the orders of {file} are late: their step of turn {turn}, {phase}, is over; a new extract has the present one",
)
ACTED = says("mail.acted", "the orders of {file} are late: {seat} has acted since they were written, in entry {entry}")
NO_SEAT = says("mail.no-seat", "the orders of {file} are of {seat}, who has no seat in this game any more")
WANTS_DIE = says("mail.wants-die", "the orders of {file} want a die that is entered by hand: let it be proposed")
INBOX_FULL = says("mail.inbox-full", "the inbox holds as many proposals of {seat} as it may; answer some first")
REFUSED_OF = says("mail.refused-of", "{file}, order {nth}: {why}")


class Taken(msgspec.Struct, frozen=True):
    """What orders did, or would do."""

    letter: Letter
    done: tuple[Done, ...]
    proposed: tuple[int, ...] = ()
    """The numbers of the proposals in the inbox; none in a preview."""


def take(book: Journal, letters: Sequence[Letter], *, preview: bool = False) -> tuple[Taken, ...]:
    """Do orders in a game, each command as an entry of its seat; all that came together, or nothing.

    Raises BadInput for orders that are not for this game or not signed by their seat, Refused for those that are late,
    taken already, or that the rules refuse; ReadOnly or CannotWrite.
    """
    _see_that_it_is_a_game(book)
    for one in letters:
        _see_whose(book, one)
    _see_that_none_is_there_twice(letters)
    for one in letters:
        _see_that_it_is_timely(book, one)
    tried, done = Copy(book), list[Taken]()
    for one in letters:
        # Once more, after those before it: several files are refused where one after the other would be.
        _see_that_it_is_timely(tried, one)
        done.append(Taken(one, tuple(_tried(tried, one))))
    found = tuple(done)
    if preview:
        return found
    if book.read_only is not None:
        raise ReadOnly(tr("{path}: is open for reading only: {why}", path=book.path, why=book.read_only))
    # What waits for the referee first: who dies in between finds it there, and the orders can be taken again.
    proposed = [_proposed(book, one) for one in letters]
    _write(book, tried, found)
    return tuple(msgspec.structs.replace(one, proposed=ids) for one, ids in zip(found, proposed, strict=True))


# ---- may they be taken?


def _see_that_it_is_a_game(book: Journal) -> None:
    if (about := extract_of(book)) is not None:
        what = tr("is an extract, of what {seat} knows; orders are taken in the game itself", seat=about.seat)
        raise BadInput(Problem(str(book.path or ""), "", what))


def _see_whose(book: Journal, letter: Letter) -> None:
    """Raise BadInput where orders are not for this game, or where its seat has never had their key."""
    orders = letter.orders
    if not identity(book) or orders.game != identity(book):
        raise BadInput(Problem(letter.file, "", tr("holds orders for another game"), tr("take them in that one")))
    if orders.key not in signing.keys(book).get(orders.seat, ()):
        what = tr("is not signed by {seat}: this game has given no such key to that seat", seat=orders.seat)
        hint = tr("was the game taken back to an older copy? give that seat a new extract")
        raise BadInput(Problem(letter.file, "", what, hint))
    try:
        book.entry(orders.entry)
    except NoSuchEntry:
        what = tr("is of entry {entry}, which this game does not have", entry=orders.entry)
        hint = tr("was the game taken back to an older copy? give that seat a new extract")
        raise BadInput(Problem(letter.file, "", what, hint)) from None


def _see_that_none_is_there_twice(letters: Sequence[Letter]) -> None:
    """Raise Refused where the same orders are given twice, under one name or under two."""
    first: dict[str, str] = {}
    for one in letters:
        if one.digest in first:
            raise Refused((Reason(TWICE(file=Own(one.file), other=Own(first[one.digest]))),))
        first[one.digest] = one.file


def _see_that_it_is_timely(book: Journal, letter: Letter) -> None:
    """Raise Refused where orders are taken already, or late."""
    orders, file = letter.orders, Own(letter.file)
    there = {one.seq for one in book.line()}
    for entries, digest in mailed.entries(book.records()):
        if digest == letter.digest and entries[0] in there:
            raise Refused((Reason(TAKEN(file=file, entry=Id(str(entries[0])))),))
    if not orders.commands and _in_inbox(book, letter):
        raise Refused((Reason(PROPOSED(file=file)),))
    try:
        now = Session(Copy(book), seat=orders.seat).moment
    except SeatRefused:
        raise Refused((Reason(NO_SEAT(file=file, seat=Own(orders.seat))),)) from None
    if now != orders.moment:
        turn, phase, _ = orders.moment
        raise Refused((Reason(LATE(file=file, turn=max(turn, 1), phase=Id(phase))),))
    then = {one.seq for one in book.line(orders.entry)}
    own = (one for one in book.line() if one.seq not in then and one.seat == orders.seat)
    acted = [one for one in own if not _is_note(one.command)]
    if acted:
        entry = acted[0].seq
        if many := _posted_before(acted, orders.commands):
            raise Refused((Reason(TAKEN_FIRST(file=file, n=many, entry=Id(str(entry)))),))
        raise Refused((Reason(ACTED(file=file, seat=Own(orders.seat), entry=Id(str(entry)))),))


def _posted_before(acted: Sequence[Entry], commands: Sequence[msgspec.Raw]) -> int:
    """Count the orders with which a plan begins that its seat has given already: it was posted, and planned on."""
    done = [msgspec.json.decode(one.command) for one in acted]
    planned = [[msgspec.json.decode(raw)] for raw in commands[: len(done)]]
    return len(done) if done == planned else 0


def _is_note(commands: str) -> bool:
    """Say whether an entry's commands are notes alone, which change nothing."""
    return all(one.get("order") == "note" for one in msgspec.json.decode(commands, type=list[dict[str, Any]]))


# ---- doing them


def _tried(tried: Copy, letter: Letter) -> list[Done]:
    """Do orders in a copy of the game; raises BadInput for what is no command of it, Refused."""
    session, found = Session(tried, seat=letter.orders.seat), list[Done]()
    for nth, raw in enumerate(letter.orders.commands, 1):
        try:
            found.append(session.do(_command(session, letter, raw, nth)))
        except Refused as refused:
            said = (REFUSED_OF(file=Own(letter.file), nth=nth, why=one.what) for one in refused.reasons)
            raise Refused(
                tuple(Reason(what, one.clause) for what, one in zip(said, refused.reasons, strict=True))
            ) from None
        except DieWanted:
            raise Refused((Reason(WANTS_DIE(file=Own(letter.file))),)) from None
    for nth, raw in enumerate(letter.orders.proposals, 1):
        _command(session, letter, raw, nth)
    return found


def _command(session: Session, letter: Letter, raw: msgspec.Raw, nth: int) -> Any:
    try:
        return session.decode(bytes(raw))
    except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError):
        what = tr("order {nth} in it is none that this version knows", nth=nth)
        raise BadInput(Problem(letter.file, "", what)) from None


def _write(book: Journal, tried: Copy, those: Sequence[Taken]) -> None:
    """Write what was tried, in one transaction."""
    written = len(book.entries())
    made = tried.entries()[written:]
    drafts = [
        Draft(one.at, one.seat, one.label, one.command, one.events, one.dice, tried.working(one.seq)) for one in made
    ]
    records, at = {}, 0
    for one in those:
        if one.done:
            mine = made[at : at + len(one.done)]
            records[mailed.name(mine[0].seq, mine[-1].seq, one.letter.digest)] = one.letter.text
            at += len(one.done)
    if drafts:
        book.append(drafts, records)


def _proposed(book: Journal, letter: Letter) -> tuple[int, ...]:
    """Put what is proposed into the inbox; gives the numbers. Raises Refused where it is full."""
    if not letter.orders.proposals or _in_inbox(book, letter):
        return ()
    inbox, orders = Inbox(book.path), letter.orders
    try:
        return tuple(
            inbox.put(orders.seat, (raw,), note=_note(letter), head=orders.entry).id for raw in orders.proposals
        )
    except Full:
        raise Refused((Reason(INBOX_FULL(seat=Own(orders.seat))),)) from None


def _in_inbox(book: Journal, letter: Letter) -> bool:
    return any(one.note == _note(letter) for one in Inbox(book.path).of(letter.orders.seat))


def _note(letter: Letter) -> str:
    return f"{mailed.BY_MAIL}, {letter.digest}"
