"""Orders by mail: the plan of an extract as a file, signed with the seat's key, and the file read again.

    companion orders 1 <signature>      the first line, exactly so
    {"game": …, "seat": …, …}           all that follows is what was signed

The signature covers every byte that follows it, and the first line can be written in one way only: whatever is changed,
missing or added is found.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from companion.charts.faults import BadInput, Problem
from companion.kernel.mail import signing
from companion.kernel.mail.shape import GAME, KEY, extract_of
from companion.language.tongue import tr

if TYPE_CHECKING:
    from companion.kernel.journal import Journal

HEAD = "companion orders 1 "
LONGEST = 1 << 20
"""Bytes of a file of orders."""
DIGITS = 16
"""Of a digest, by which orders are known again."""


class Orders(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat sends."""

    game: str
    seat: str
    key: str
    """Its public key."""
    entry: int
    """The game's present entry when the extract was made."""
    moment: tuple[int, str, int]
    """Turn, phase and step then."""
    commands: tuple[msgspec.Raw, ...]
    """Each becomes an entry."""
    proposals: tuple[msgspec.Raw, ...] = ()
    """What throws dice: it goes to the referee's inbox."""


class Letter(msgspec.Struct, frozen=True):
    """Orders as they came."""

    file: str
    text: str
    """The whole file."""
    orders: Orders
    digest: str


def plan(book: Journal) -> tuple[msgspec.Raw, ...]:
    """Give the commands that an extract's seat has planned, in their order. Raises Unreadable."""
    about = extract_of(book)
    assert about is not None
    planned = (one for one in book.line() if one.seq > about.last)
    return tuple(raw for one in planned for raw in msgspec.json.decode(one.command, type=list[msgspec.Raw]))


def orders_of(book: Journal, proposals: Sequence[Any] = ()) -> Orders:
    """Give the orders of an extract: its plan, and what is proposed besides.

    Raises BadInput for a game, for an extract in which nothing is planned, or whose key is none.
    """
    about, where = extract_of(book), str(book.path or "")
    if about is None:
        hint = tr("companion extract FILE --seat NAME makes one; whoever has the game does its commands in it")
        raise BadInput(Problem(where, "", tr("is a game, and orders are posted from an extract of one"), hint))
    commands = plan(book)
    made = tuple(msgspec.Raw(msgspec.json.encode(one)) for one in proposals)
    if not commands and not made:
        hint = tr("order something first: companion play FILE, or companion do FILE COMMAND")
        raise BadInput(Problem(where, "", tr("nothing is planned in it, so there is nothing to post"), hint))
    try:
        key = signing.public(book.record(KEY))
    except ValueError:
        raise BadInput(
            Problem(where, "", tr("the key in it is damaged, so that its orders cannot be signed"))
        ) from None
    return Orders(book.meta.get(GAME, ""), about.seat, key, about.entry, about.moment, commands, made)


def written(book: Journal, proposals: Sequence[Any] = ()) -> bytes:
    """Give the file of an extract's orders. Raises BadInput as `orders_of` does, and where PyNaCl is missing."""
    signing.see_that_it_is_there()
    told = msgspec.json.encode(orders_of(book, proposals)) + b"\n"
    return f"{HEAD}{signing.sign(book.record(KEY), told)}\n".encode() + told


def opened(file: Path) -> Letter:
    """Read a file of orders, no more of it than one may have. Raises BadInput."""
    try:
        with file.open("rb") as at:
            raw = at.read(LONGEST + 1)
    except OSError as error:
        what = tr("cannot be read: {error}", error=error.strerror or error)
        raise BadInput(Problem(str(file), "", what)) from None
    return read(raw, str(file))


def read(raw: bytes, file: str) -> Letter:
    """Read a file of orders and see that it is whole and signed by the key that it names. Raises BadInput."""
    head, end, told = raw[: LONGEST + 1].partition(b"\n")
    if not head.startswith(HEAD.encode()):
        hint = tr("companion post FILE -o NAME.orders writes them")
        raise BadInput(Problem(file, "", tr("is no file of orders"), hint))
    if not end or len(raw) > LONGEST:
        raise _changed(file)
    signing.see_that_it_is_there()
    try:
        orders = msgspec.json.decode(told, type=Orders)
        signature = head.decode()[len(HEAD) :]
        text = raw.decode()
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise _changed(file) from None
    if not signing.is_signed(orders.key, told, signature):
        raise _changed(file)
    return Letter(file, text, orders, hashlib.sha256(raw).hexdigest()[:DIGITS])


def _changed(file: str) -> BadInput:
    what = tr("was changed or damaged on its way: its signature is not of what stands in it")
    return BadInput(Problem(file, "", what, tr("ask for it once more")))
