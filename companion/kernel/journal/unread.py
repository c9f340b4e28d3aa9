"""The door for what is whole and yet cannot be read: its checksum is right, but this version makes nothing of it.

Strangers' files, files of other versions and faults of our own end here alike: in one sentence, with the cause in the
log of faults, for a fault of ours must not call a good evening damaged. Where the door is opened (`COMPANION_OPEN_DOOR`
in the environment, as tests and fuzzing set it), only what is named in UNREAD passes as unreadable; every other error
goes on as the fault of the program that it is.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import msgspec

from companion.kernel import fault_log
from companion.kernel.journal.errors import JournalError, Unreadable
from companion.kernel.journal.limits import Folded, OverLimit
from companion.language.tongue import tr

if TYPE_CHECKING:
    from collections.abc import Callable
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


class readable:
    """Raise Unreadable, with the cause in the log, where a `with` block cannot read something of a document.

    `what` says what cannot be read. A JournalError, and `passing`, what else has words for people, pass as they are.
    """

    # A class, and words that are made when they are needed: thousands of entries are read through this door at every
    # opening, and hardly ever is one of them unreadable.
    __slots__ = ("_passing", "_path", "_what")

    def __init__(
        self, path: Path | None, what: Callable[[], str], *, passing: tuple[type[Exception], ...] = ()
    ) -> None:
        """Take the file, if it is known, and what says what cannot be read."""
        self._path, self._what, self._passing = path, what, passing

    def __enter__(self) -> None:
        """Go in."""

    def __exit__(self, kind: object, error: BaseException | None, trace: object) -> None:
        """Turn what came of it into Unreadable, where it is not to pass."""
        match error:
            case None:
                return
            case Unreadable(file=None) if self._path is not None:
                raise Unreadable(error.what, self._path) from error.__cause__
            case JournalError() | MemoryError():
                return
            case Exception() if isinstance(error, self._passing):
                return
            case Exception() if os.environ.get(OPEN_DOOR) and not isinstance(error, UNREAD):
                return
            case Exception():
                raise unreadable(self._path, self._what(), error) from error


def unreadable(path: Path | None, what: str, cause: BaseException) -> Unreadable:
    """Log why something of a document cannot be read, and give the error for people."""
    if isinstance(cause, OverLimit):
        return Unreadable(tr("{what}: {why}", what=what, why=cause), path)
    place = fault_log.log(cause)
    if place is not None:
        what = tr("{what} (the cause is in {place})", what=what, place=place)
    return Unreadable(what, path)
