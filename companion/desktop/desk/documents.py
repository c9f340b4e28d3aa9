"""Documents as the desktop opens and copies them; every failure is a sentence for people and what to do about it."""

from __future__ import annotations

import errno
import os
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from companion.charts.faults import BadInput
from companion.kernel import journal
from companion.kernel.journal import copying, errors, lock, schema
from companion.kernel.record import SeatRefused
from companion.kernel.session import Session
from companion.language.tongue import tr


class NotDone(Exception):
    """Something that could not be done with a document: what is wrong, and what to do."""

    def __init__(self, words: str, hint: str = "") -> None:
        self.words, self.hint = words, hint
        super().__init__(f"{words}; {hint}" if hint else words)


class NotOpened(NotDone):
    """A document that could not be opened."""


class Backup(NamedTuple):
    """A copy that the game made by itself while it was played."""

    path: Path
    number: int
    """1 is the newest."""
    at: datetime
    """When it was made, in this place's time."""


def open_game(path: Path, seat: Any = "referee") -> Session:
    """Open a document; one that is open elsewhere opens read-only and says so. Raises NotOpened."""
    from companion.kernel.game import known_event

    try:
        book = journal.open_document(path, known_events=known_event)
    except journal.JournalError as error:
        raise _not_opened(path, error) from None
    except OSError as error:
        raise NotOpened(f"{path}: {system_words(error)}") from None
    try:
        session = Session(book, seat=seat)
        _ = session.view, session.log()  # what its windows will ask: here it can still be told in words
        return session
    except BadInput as error:
        book.close()
        raise NotOpened(tr("{path}: its rules cannot be read: {why}", path=path, why=error.problems[0])) from None
    except journal.JournalError as error:
        book.close()
        raise _not_opened(path, error) from None
    # Whatever it is, the lock must not outlive it: else the next try would say that the game is open elsewhere.
    except BaseException:
        book.close()
        raise


def backups(path: Path) -> list[Backup]:
    """Give the backups beside a document, newest first."""
    found = []
    for number in range(1, journal.backups.KEPT + 1):
        backup = journal.backups.backup_name(path, number)
        try:
            found.append(Backup(backup, number, datetime.fromtimestamp(backup.stat().st_mtime).astimezone()))
        except (OSError, ValueError):
            continue
    return found


def save_copy(path: Path | None, to: Path, *, overwrite: bool = False) -> None:
    """Copy a document or a backup of one, whole and checked, under another name. Raises NotDone.

    It is written beside its place and appears under its name only when it is on the disk.
    """
    if path is None:
        raise NotDone(tr("this game is in memory only and has no file to copy"))
    building = copying.building_name(to)
    try:
        _may_be_written(path, to, overwrite=overwrite)
        with closing(schema.connect(path, "ro")) as connection:
            copying.copy_to(connection, building)
        copying.journal_of(to).unlink(missing_ok=True)  # of a game that is gone, it would be played into this one
        building.replace(to)
        copying.sync_folder(to.absolute().parent)
    except journal.JournalError:
        raise NotDone(tr("{path}: the game's file is damaged and was not copied", path=path), _repair(path)) from None
    except sqlite3.Error as error:
        raise NotDone(_because(path, to, error)) from None
    except OSError as error:
        raise NotDone(tr("{path}: no copy was made: {why}", path=to, why=system_words(error))) from None
    finally:
        copying.remove(building)


def keep_game(session: Session, to: Path) -> None:
    """Write a game that is in memory only into a document. Raises NotDone."""
    try:
        session.keep(to)
    except journal.AlreadyExists:
        raise NotDone(tr("{path}: there is a file of this name already; choose another name", path=to)) from None
    except (journal.JournalError, SeatRefused) as error:
        raise NotDone(str(error)) from None
    except OSError as error:
        raise NotDone(tr("{path}: no copy was made: {why}", path=to, why=system_words(error))) from None


def system_words(error: OSError) -> str:
    """Put the system's refusal into words, with what to do."""
    match error.errno:
        case errno.ENOSPC | errno.EDQUOT:
            return tr("the disk is full; free some space and try again")
        case errno.EACCES | errno.EPERM | errno.EROFS:
            return tr("this may not be read or written; choose a folder of your own")
        case errno.ENOENT | errno.ENOTDIR:
            return tr("there is no such folder; make it first or choose another")
        case errno.EISDIR:
            return tr("there is a folder of this name; choose another name")
        case errno.ENAMETOOLONG:
            return tr("the name is too long; choose a shorter one")
    return tr("the system refused it ({why})", why=error.strerror or error)


def _may_be_written(path: Path, to: Path, *, overwrite: bool) -> None:
    """Raise NotDone, or OSError, where a copy would destroy something that nobody meant."""
    if not os.path.lexists(to):
        if not to.absolute().parent.is_dir():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        return
    if to.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if to.exists() and path.exists() and to.samefile(path):
        raise NotDone(tr("{path}: this is the game itself; choose another name", path=to))
    if not overwrite:
        raise NotDone(tr("{path}: there is a file of this name already; choose another name", path=to))
    if to.is_file() and _open_somewhere(to):
        raise NotDone(tr("{path}: this game is open in a window; close it there or choose another name", path=to))


def _open_somewhere(path: Path) -> bool:
    # Taken and let go at once: that a lock can be taken is the only sure sign that nobody holds it. Opened for writing,
    # without which the system gives no lock that shuts others out.
    descriptor = os.open(path, os.O_RDWR)
    try:
        return not lock.take(descriptor)
    finally:
        os.close(descriptor)


def _because(path: Path, to: Path, error: sqlite3.Error) -> str:
    """Say why SQLite did not copy."""
    if not os.path.isfile(path):
        return tr("{path}: the game was moved, renamed or deleted; no copy was made", path=path)
    return errors.while_writing(to, error).message


def _not_opened(path: Path, error: journal.JournalError) -> NotOpened:
    words = error.message
    match error:
        case journal.Damaged():
            return NotOpened(words.removesuffix(f"; {errors.recover_hint(path)}"), _repair(path))
        case journal.Unreadable():
            return NotOpened(words, _repair(path))
        case journal.NewerVersion():
            # The kernel says what is so for the terminal; a window has its own line for what to do.
            words, _, _ = words.partition("; a companion that reads")
            return NotOpened(words, tr("install the newest companion to open it"))
        case journal.NotADocument() if not path.exists():
            return NotOpened(
                words, _from_backup(path) or tr("it may have been moved or renamed; look for it with Open")
            )
        case journal.CannotRead() if not _readable(path):
            return NotOpened(words, tr("ask its owner for leave to read it"))
    return NotOpened(words)


def _readable(path: Path) -> bool:
    return os.access(path, os.R_OK)


def _repair(path: Path) -> str:
    """Say what to do with a damaged document."""
    hint = tr('"companion recover {name} NEW.companion" saves what is good into a new file', name=path.name)
    from_backup = _from_backup(path)
    return f"{hint}; {from_backup}" if from_backup else hint


def _from_backup(path: Path) -> str:
    """Name the newest backup, if there is one."""
    found = backups(path)
    if not found:
        return ""
    return tr("its newest backup is {name}, of {when}", name=found[0].path.name, when=f"{found[0].at:%Y-%m-%d %H:%M}")
