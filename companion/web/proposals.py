"""What seats send: looked at as the seat may know, then laid into the inbox, or done at once where this is the writer.

commands ──► decoded (422) ──► refused by the rules as the seat knows them (409) ──► inbox: waiting
                                                                                         │ Writer (--accept)
                                    a die wanted of a seat ◄── done as that seat ◄───────┘
                                              └── POST /api/die ──► done with it ──► taken, or refused by a later state
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from companion.charts.faults import BadInput
from companion.charts.figures import Reason, Refused
from companion.charts.misread import misread
from companion.kernel import messages as words
from companion.kernel.dice import SIDES as DIE
from companion.kernel.dice import BadFace, DiceLeftOver, DieWanted
from companion.kernel.inbox import Inbox, NoSuchProposal, Proposal
from companion.kernel.journal import JournalError
from companion.kernel.lookup import in_words
from companion.kernel.record import SeatRefused
from companion.kernel.seating import SIDES
from companion.kernel.seeing import Seeing
from companion.kernel.session import Session
from companion.kernel.sitting import FOR_OTHERS
from companion.language.messages import Message, says, told_to_scripts
from companion.language.tongue import in_english
from companion.web.answers import Turned, refusal

MOST_COMMANDS = 64
LONGEST_NOTE = 500
NO_DIE = Reason(says("players.no-die", "no such die is wanted")())
NO_PROPOSAL = Reason(says("players.no-proposal", "no such proposal of yours waits")())
NOT_TAKEN = Reason(says("players.not-taken", "the referee takes none of these from this seat")())
NO_UNIT = Reason(says("players.no-unit", "no such unit")())
TOO_MANY = says("players.too-many", "the referee has as many of yours as he may: wait for an answer")()


class Sent(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The body of a proposal."""

    commands: list[msgspec.Raw]
    note: str = ""


class Face(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The body of a die: which one it is, and how it fell."""

    entry: int
    nth: int
    face: int


def see_that_a_die_has(face: int) -> None:
    """Raise Turned for a face that no die has, whether one is wanted or not."""
    if not 1 <= face <= DIE:
        raise Turned(422, f"$.face: expected a whole number, 1 to {DIE}")


class Withdrawn(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The body that takes a proposal back."""

    proposal: int


class Against(Exception):
    """The rules refuse it; the reasons as the seat may know them."""

    def __init__(self, reasons: Sequence[Reason]) -> None:
        said = [one.what for one in reasons]
        self.answer = refusal(409, "refused", reasons=[value_of(one) for one in reasons], said=said)
        super().__init__()


def commands(game: Seeing, sent: Sent) -> list[Any]:
    """Read commands as the game knows them. Raises Turned, 422, with the place of what does not fit."""
    if not 1 <= len(sent.commands) <= MOST_COMMANDS:
        raise Turned(422, f"$.commands: expected 1 to {MOST_COMMANDS} commands")
    if len(sent.note) > LONGEST_NOTE:
        raise Turned(422, f"$.note: expected at most {LONGEST_NOTE} characters")
    found = []
    with in_english():
        for nth, raw in enumerate(sent.commands):
            try:
                found.append(game.decode(bytes(raw)))
            except (msgspec.MsgspecError, UnicodeError, RecursionError, ValueError) as error:
                raise Turned(422, _placed(error, f"$.commands[{nth}]")) from None
    return found


def _placed(error: Exception, place: str) -> str:
    if isinstance(error, RecursionError):
        return f"{place}: is nested too deeply"
    words = in_words(error) if isinstance(error, msgspec.MsgspecError) else str(misread(error))
    return place + words.removeprefix("$") if words.startswith("$") else f"{place}: {words}"


def against(game: Seeing, orders: Sequence[Any]) -> Sequence[Reason]:
    """Give the reasons against commands as the game's seat may know them.

    Of several only the first is looked at by the rules: what the others find is what the ones before them leave. That
    somebody is not known is told in the same words of a hidden unit and of none, whichever of the commands names it.
    """
    for nth, order in enumerate(orders):
        if game.seat != "referee" and game.nobody(order):
            waits = game.view.to_act
            theirs = waits in SIDES and waits != game.side
            return [Reason(FOR_OTHERS(side=words.side(waits)))] if theirs else [NO_UNIT]
        if nth == 0 and (reasons := game.why_not(order)):
            return reasons
    return ()


def value_of(reason: Reason) -> dict[str, Any]:
    """Give a reason as JSON has it."""
    return {"text": told_to_scripts(reason.what), "clause": reason.clause, "message": _message(reason.what)}


def _message(what: Message) -> dict[str, Any]:
    plain = msgspec.to_builtins(what)
    return {"key": plain["key"], "args": plain.get("args", {})}


def in_scripts(one: Proposal) -> list[str]:
    """Give why one was refused as scripts read it."""
    return [told_to_scripts(reason) for reason in one.reasons]


def as_value(one: Proposal) -> dict[str, Any]:
    """Give a proposal as its seat reads it."""
    return {
        "proposal": one.id,
        "state": one.state,
        "reasons": in_scripts(one),
        "at": one.at,
        "entry": one.entry if one.state == "taken" else None,
        "commands": one.commands,
        "note": one.note,
    }


class Asked(msgspec.Struct):
    """A proposal that waits for a die."""

    proposal: Proposal
    orders: list[Any]
    entry: int = 0
    """The number that it will have as an entry."""
    wanted: DieWanted | None = None
    faces: tuple[int, ...] = ()


class Taker(Protocol):
    """Who takes what seats send, and asks them for dice."""

    def die(self, seat: str) -> dict[str, Any] | None:
        """Give the die that is wanted of a seat."""

    def take(self, one: Proposal, orders: list[Any]) -> Proposal:
        """Take what was laid into the inbox; gives what became of it, if anything has."""

    def thrown(self, seat: str, face: Face) -> Proposal:
        """Take a die of a seat's. Raises Against where nobody wants it of him, Turned for a face that it has not."""

    def withdrawn(self, number: int) -> bool:
        """Let go of what its seat takes back; false where that cannot be any more."""

    def go_on(self) -> None:
        """Go on with what waited behind it."""


class Writer:
    """The seats' commands done in the game that this process holds: the referee has allowed it."""

    def __init__(self, session: Session, inbox: Inbox, *, dice: bool, changed: Callable[[], None]) -> None:
        """Take the game; `dice` says whether seats may give the dice that are wanted of them."""
        self._session, self._inbox, self._dice, self._changed = session, inbox, dice, changed
        self._asked: Asked | None = None

    def die(self, seat: str) -> dict[str, Any] | None:
        """Give the die that is wanted of a seat."""
        asked = self._asked
        wanted = None if asked is None else asked.wanted
        if asked is None or wanted is None or not self._dice or seat != self._whose(asked, wanted):
            return None
        own = seat == asked.proposal.seat  # what the other side does is not told with the die that it needs
        return {
            "entry": asked.entry,
            "nth": wanted.nth,
            "kind": wanted.why.kind,
            "why": wanted.why.text,
            "unit": next((one for order in asked.orders for one in units_of(order)), None) if own else None,
            "odds": self._odds(asked) if own else None,
        }

    def _odds(self, asked: Asked) -> Any:
        self._session.seat = asked.proposal.seat
        return self._session.odds(asked.orders[0])

    def _whose(self, asked: Asked, wanted: DieWanted) -> str:
        """Say whose die it is: the sender's where it is his side's, else the other side's own seat's."""
        self._session.seat = asked.proposal.seat
        side = self._session.side
        return asked.proposal.seat if wanted.why.side in (side, "") or side == "referee" else wanted.why.side

    def take(self, one: Proposal, orders: list[Any]) -> Proposal:
        """Do what a seat has sent, or ask for the die that it needs, or let it wait behind one that is asked for."""
        if self._asked is not None or not orders:
            return one
        return self._do(Asked(one, orders))

    def withdrawn(self, number: int) -> bool:
        """Say whether a proposal may be taken back, not when a die has fallen for it; its die is wanted no more."""
        asked = self._asked
        if asked is None or asked.proposal.id != number:
            return True
        if asked.faces:
            return False
        self._asked = None
        return True

    def go_on(self) -> None:
        """Go on with what waited behind what was taken back."""
        self._changed()
        self._next()

    def thrown(self, seat: str, face: Face) -> Proposal:
        """Take a die of a seat's. Raises Against where nobody wants it of him."""
        asked = self._asked
        wanted = self.die(seat)
        if asked is None or wanted is None or (wanted["entry"], wanted["nth"]) != (face.entry, face.nth):
            raise Against([NO_DIE])
        asked.faces = (*asked.faces, face.face)
        return self._do(asked)

    def _do(self, asked: Asked) -> Proposal:
        one, session = asked.proposal, self._session
        session.seat = one.seat
        self._asked = None
        asked.entry = session.next_entry
        try:
            self._inbox.begin(one.id, asked.entry)
            done = session.do(*asked.orders, faces=asked.faces, origin=self)
        except DieWanted as wanted:
            if self._dice:
                asked.wanted, self._asked = wanted, asked
            self._changed()
            return self._inbox.one(one.id)
        except (BadFace, DiceLeftOver):
            return self._inbox.settle(one.id, "refused", [words.OTHER_DICE()])
        except Refused as refused:
            found = self._inbox.settle(one.id, "refused", [reason.what for reason in refused.reasons])
        except (SeatRefused, BadInput) as error:
            found = self._inbox.settle(one.id, "refused", [str(error)])
        else:
            found = self._inbox.settle(one.id, "taken", entry=done.entry)
        self._changed()
        self._next()
        return found

    def _next(self) -> None:
        """Go on with what waited behind a die."""
        for one in self._inbox.waiting():
            if self._asked is not None:
                return
            self._session.seat = one.seat
            try:
                orders = commands(self._session, Sent(list(one.commands)))
                self._do(Asked(one, orders))
            except (Turned, JournalError, NoSuchProposal):
                continue


def units_of(order: Any) -> list[str]:
    """Name the units that an order says it is for."""
    found = getattr(order, "unit", None) or getattr(order, "units", None) or getattr(order, "firers", None)
    if isinstance(found, str):
        return [found]
    return [one for one in found or () if isinstance(one, str)]
