"""What players have sent, as the referee's desk has it: judged as the game is now, taken or refused.

inbox file ──► look, whenever it is another ──► waiting: title, working, odds, why it cannot be taken now
│ take: done as the seat that sent it, signed as its entry
└ refuse: with a reason that its player reads
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from companion.charts.faults import BadInput
from companion.desktop.desk.outcome import Asked, Outcome, Refusal
from companion.kernel import fault_log
from companion.kernel.inbox import Inbox, NoSuchProposal, Proposal
from companion.kernel.kind import kind_of
from companion.kernel.record import Done, SeatRefused
from companion.kernel.seating import SIDES
from companion.language.messages import Message, kept, told
from companion.language.tongue import tr
from companion.language.words import capital, side_words
from companion.rows.beside import DIE
from companion.rows.players import Odd

LOOK_EVERY = 300
"""Milliseconds between two looks at the file: who serves beside the desk may be another program."""
ANSWERED = 6
"""So many that were answered last are shown."""


class Waiting(NamedTuple):
    """A proposal, as the referee judges it."""

    one: Proposal
    who: str
    side: str
    title: str
    orders: tuple[Any, ...] = ()
    working: str = ""
    odds: tuple[Odd, ...] = ()
    whys: tuple[Message, ...] = ()
    """Why it cannot be taken as the game is now; nothing where it can."""
    picture: bool = False
    late: bool = False
    """The game has gone on since it was sent."""

    @property
    def why(self) -> str:
        """The same in the reader's words."""
        return "; ".join(told(one) for one in self.whys)

    @property
    def hour(self) -> str:
        """When it was sent, by the clock on the wall."""
        return hour_of(self.one.at)


class Answered(NamedTuple):
    """What became of one."""

    title: str
    taken: bool
    said: str
    """The entry that it is, or when it was refused."""
    reasons: str


def hour_of(at: str) -> str:
    """Give the hour and minute of a moment of the journal, as the clock of this machine has them."""
    try:
        return datetime.fromisoformat(at).astimezone().strftime("%H:%M")
    except ValueError:
        return ""


class Tray(QObject):
    """The inbox of one game's desk."""

    changed = Signal()
    refused = Signal(str)
    """Why one could not be taken."""

    def __init__(self, desk: Any, document: Path | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.desk, self.inbox = desk, Inbox(document)
        self.at_once: Callable[[str], bool] = lambda _: False
        """Says whether what a seat sends counts without the referee."""
        self.waiting: tuple[Waiting, ...] = ()
        self.answered: tuple[Answered, ...] = ()
        self.under = 0
        """What was taken and waits for its die; 0 for nothing."""
        self._stood: object = None
        self._came: list[int] = []
        """What waits, in the order in which it came."""
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.judge)
        self._clock = QTimer(self, interval=LOOK_EVERY)
        self._clock.timeout.connect(self.look)
        self._clock.start()
        # Judged once the window has shown the change: what waits is never in the way of what was done.
        desk.changed.connect(self._soon.start)
        self.look()

    def close(self) -> None:
        """Look no more."""
        self._clock.stop()
        self._soon.stop()
        self.inbox.close()

    # ---- what waits

    def look(self) -> None:
        """Look whether anything has been sent or settled."""
        if (stands := self.inbox.changed()) != self._stood:
            self._stood = stands
            self.judge()

    def judge(self) -> None:
        """Judge what waits by the game as it is now."""
        try:
            found = [self._judged(one) for one in self.inbox.waiting() if not is_die(one)]
            settled = [one for one in self.inbox.settled(ANSWERED * 3) if not is_die(one)][:ANSWERED]
        except (sqlite3.Error, OSError, msgspec.MsgspecError) as error:
            fault_log.log(error)
            return
        # What can be taken now first, each in the order in which it came.
        self._came = [one.one.id for one in found]
        self.waiting = tuple(sorted(found, key=lambda one: bool(one.why)))
        self.answered = tuple(self._told(one) for one in settled)
        self.changed.emit()
        self._do_at_once()

    def _judged(self, one: Proposal) -> Waiting:
        session = self.desk.session
        who, side = self.seat_named(one.seat)
        late = one.head != session.head
        if not one.commands:
            return Waiting(one, who, side, tr("Photograph of the table"), picture=True)
        own, session.seat = session.seat, "referee"
        try:
            title = "; ".join(self._said(raw) for raw in one.commands)
            orders = tuple(session.decode(bytes(raw)) for raw in one.commands)
            working, odds = self._odds(orders)
            session.seat = one.seat
            whys = tuple(reason.what for reason in session.why_not(orders[0]))
        except (msgspec.MsgspecError, BadInput, SeatRefused, ValueError) as error:
            return Waiting(one, who, side, tr("Something that cannot be read"), whys=(kept(str(error)),), late=late)
        finally:
            session.seat = own
        return Waiting(one, who, side, title, orders, working, odds, whys, late=late)

    def _odds(self, orders: Sequence[Any]) -> tuple[str, tuple[Odd, ...]]:
        session, door = self.desk.session, kind_of(self.desk.session.kind).players
        if door is None:
            return "", ()
        found = door.open().thrown(session, session.odds(orders[0]))
        return found.working, found.odds

    def _said(self, raw: msgspec.Raw) -> str:
        session, door = self.desk.session, kind_of(self.desk.session.kind).players
        plain = msgspec.json.decode(raw)
        return str(plain) if door is None or not isinstance(plain, dict) else str(door.open().said(session, plain))

    def _told(self, one: Proposal) -> Answered:
        own, self.desk.session.seat = self.desk.session.seat, "referee"
        try:
            title = "; ".join(self._said(raw) for raw in one.commands) or tr("Photograph of the table")
        except (msgspec.MsgspecError, ValueError):
            title = tr("Something that cannot be read")
        finally:
            self.desk.session.seat = own
        taken = one.state == "taken"
        said = hour_of(one.settled)
        if taken and one.entry:
            undone = any(line.entry == one.entry and not line.current for line in self.desk.log)
            said = tr("entry {n}, undone", n=one.entry) if undone else tr("entry {n}", n=one.entry)
        return Answered(title, taken, said, "; ".join(map(told, one.reasons)))

    def seat_named(self, seat: str) -> tuple[str, str]:
        """Give the name of a seat and its side."""
        if seat in SIDES or seat == "referee":
            return capital(side_words(seat)), seat if seat in SIDES else ""
        own, self.desk.session.seat = self.desk.session.seat, "referee"
        try:
            found = self.desk.session.commanders.get(seat)
        finally:
            self.desk.session.seat = own
        return seat, "" if found is None else found.side

    def of(self, number: int) -> Waiting | None:
        """Give what waits under a number."""
        return next((one for one in self.waiting if one.one.id == number), None)

    # ---- what the referee does

    def take(self, number: int) -> bool:
        """Do what was proposed, as the seat that sent it; false where the rules refuse it, or a die is wanted first."""
        one = self.of(number)
        if one is None or one.picture:
            return False
        if one.why:
            self.refused.emit(one.why)
            return False
        entry = self.desk.session.next_entry
        try:
            self.inbox.begin(number, entry)
        except NoSuchProposal:
            self.refused.emit(tr("it does not wait any more"))
            self.look()
            return False
        outcome: Outcome = self.desk.do_for(one.one.seat, one.orders, then=lambda done: self._taken(number, done))
        match outcome:
            case Refusal():
                self.refused.emit(outcome.text)
                return False
            case Asked():
                self.under = number
                self.changed.emit()
                return False
        return True

    def _taken(self, number: int, done: Done) -> None:
        self.under = 0
        self._settle(number, "taken", entry=done.entry)

    def refuse(self, number: int, *reasons: Message | str) -> None:
        """Send it back with reasons; a string is the referee's own words."""
        if number == self.under:
            self.desk.forget_dice()
        self._settle(number, "refused", reasons)

    def put_away(self, number: int) -> None:
        """Take a photograph as seen."""
        self._settle(number, "taken")

    def forget(self) -> None:
        """Take it that the die of what was taken is not asked for any more: it waits as it did."""
        if self.under:
            self.under = 0
            self.changed.emit()

    def _settle(self, number: int, state: Any, reasons: Sequence[Message | str] = (), *, entry: int = 0) -> None:
        try:
            self.inbox.settle(number, state, reasons, entry=entry)
        except NoSuchProposal:
            pass
        except (sqlite3.Error, OSError) as error:
            fault_log.log(error)
            self.refused.emit(tr("the inbox cannot be written: {why}", why=error))
        self.look()

    def _do_at_once(self) -> None:
        """Do what the referee lets seats do by themselves, one after the other; a die that is wanted holds them up."""
        if self.desk.waiting is not None or self.desk.session.read_only:
            return
        for one in sorted(self.waiting, key=lambda one: self._came.index(one.one.id)):
            if one.picture or not self.at_once(one.one.seat):
                continue
            if one.why:
                self._settle(one.one.id, "refused", one.whys)
            else:
                self.take(one.one.id)
            return  # what is done or settled makes it be judged anew


def is_die(one: Proposal) -> bool:
    """Say whether what lies in the inbox is a die that a seat has thrown."""
    return len(one.commands) == 1 and f'"{DIE}"'.encode() in bytes(one.commands[0])[:12]
