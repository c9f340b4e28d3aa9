"""The door for what is whole and yet cannot be read: its checksum is right, but this version makes nothing of it.

Strangers' files, files of other versions and faults of our own end here alike: in one sentence, with the cause in the
log of faults, for a fault of ours must not call a good evening damaged. Where the door is opened (`COMPANION_OPEN_DOOR`
in the environment, as tests and fuzzing set it), only what is named in UNREAD passes as unreadable; every other error
goes on as the fault of the program that it is.
"""

from __future__ import annotations

import os
from contextlib import contextmanager
from typing import TYPE_CHECKING

import msgspec

from companion.kernel import fault_log
from companion.kernel.journal.errors import JournalError, Unreadable
from companion.kernel.journal.limits import Folded, OverLimit
from companion.language.tongue import tr

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

OPEN_DOOR = "COMPANION_OPEN_DOOR"


class NoGame(Exception):
    """Entries that are no game: one that begins none, or one that has nothing before it."""


UNREAD: tuple[type[Exception], ...] = (
    OverLimit,
    Folded,
    NoGame,
    msgspec.MsgspecError,
    UnicodeError,
    LookupError,
    ValueError,
    OverflowError,
    RecursionError,
)
"""What a file that no companion wrote may raise where it is decoded and folded."""


@contextmanager
def readable(path: Path | None, what: str, *, passing: tuple[type[Exception], ...] = ()) -> Iterator[None]:
    """Raise Unreadable, with the cause in the log, where the block cannot read something of a document.

    `what` says what cannot be read. A JournalError, and `passing`, what else has words for people, pass as they are.
    """
    try:
        yield
    except Unreadable as error:
        if error.file is None and path is not None:
            raise Unreadable(error.what, path) from error.__cause__
        raise
    except Exception as error:
        if isinstance(error, (JournalError, MemoryError, *passing)):
            raise
        if os.environ.get(OPEN_DOOR) and not isinstance(error, UNREAD):
            raise
        raise unreadable(path, what, error) from error


def unreadable(path: Path | None, what: str, cause: BaseException) -> Unreadable:
    """Log why something of a document cannot be read, and give the error for people."""
    if isinstance(cause, OverLimit):
        return Unreadable(tr("{what}: {why}", what=what, why=cause), path)
    place = fault_log.log(cause)
    if place is not None:
        what = tr("{what} (the cause is in {place})", what=what, place=place)
    return Unreadable(what, path)
