"""What can go wrong with a document, in words for people: what is wrong, where, and what to do."""

from __future__ import annotations

import errno
import sqlite3
from contextlib import suppress
from typing import TYPE_CHECKING

from companion.kernel.journal import migrations
from companion.language.tongue import tr

if TYPE_CHECKING:
    from pathlib import Path

    from companion.kernel.journal.contract import Journal


class JournalError(Exception):
    """A document cannot do what was asked; `message` is one line for people. Nothing has changed."""

    def __init__(self, message: str) -> None:
        """Take the line for people."""
        self.message = message
        super().__init__(message)


class NotADocument(JournalError):
    """There is no file, or it is something else than a game."""


class CannotRead(JournalError):
    """The file is there, but the system does not let us read it."""


class Damaged(JournalError):
    """The file is a game, but what it holds is not what was written."""


class Unreadable(JournalError):
    """The file is a game, and what it holds is what was written, but this version makes nothing of it."""

    def __init__(self, what: str, file: Path | None = None) -> None:
        """Take what cannot be read, and of which file; where that is not known yet, whoever knows it raises anew."""
        self.what, self.file = what, file
        said = tr("{what}; nothing was written to it", what=what)
        super().__init__(tr("{path}: {what}", path=file, what=said) if file is not None else said)


class NewerVersion(JournalError):
    """The game was written by a later version, with things that this one does not know."""


class ReadOnly(JournalError):
    """The document was opened for reading only."""


class CannotWrite(JournalError):
    """The disk is full, the folder may not be written, or another program holds the file."""


class AlreadyExists(JournalError):
    """A new document would overwrite a file."""


class NoSuchEntry(JournalError):
    """An entry was asked for that was never written."""


class NoSuchSource(JournalError):
    """A source was asked for that the document does not carry."""


_MOVED = sqlite3.SQLITE_READONLY_DBMOVED


def recover_hint(path: Path) -> str:
    """Say what to do with a damaged document, and which backup there is."""
    saves = tr('"companion recover {name} NEW.companion" saves what is good into a new file', name=path.name)
    backup = newest_backup(path)
    return saves if backup is None else f"{saves}; {tr('its newest backup is {name}', name=backup.name)}"


def newest_backup(path: Path) -> Path | None:
    """Give the newest backup that lies beside a document and is not empty."""
    for older in range(1, 5):
        backup = path.with_name(f"{path.name}.{older}")
        with suppress(OSError):
            if backup.stat().st_size:
                return backup
    return None


def why_gone(path: Path, was: tuple[int, int] | None) -> str | None:
    """Say what became of a document while it was open, and where its backup is; None where it is still there.

    `was` is the file that was opened, by device and number.
    """
    try:
        found = path.stat()
    except FileNotFoundError:
        what = tr("it was moved, renamed or deleted while it was open; open it where it is now")
    except OSError:
        return None  # reading or writing will say what is wrong
    else:
        if not found.st_size:
            what = tr("it was cut to nothing while it was open")
        elif was is not None and was != (found.st_dev, found.st_ino):
            what = tr("another file was put in its place while it was open")
        else:
            return None
    backup = newest_backup(path)
    if backup is None:
        return tr("{what}; there is no backup beside it", what=what)
    return tr("{what}; its newest backup is {name}", what=what, name=backup.name)


def present(journal: Journal) -> int:
    """Give the current entry of a game; raises Damaged for a document of which no entry is left to begin it."""
    head = journal.head()
    if head is None:
        raise Damaged(
            tr(
                "{file}: no entry of the game is left in it; open one of its backups",
                file=journal.path or tr("the game"),
            )
        )
    return head


def one_line(words: object, width: int = 120) -> str:
    """Put what SQLite says, which may quote the file over many lines, on one short line."""
    line = " ".join(str(words).split())
    return line if len(line) <= width else f"{line[: width - 1]}…"


def damaged(path: Path, what: str) -> Damaged:
    """Say what is damaged in which file, and what to do."""
    return Damaged(
        tr("{path}: {what}; nothing was written to it; {hint}", path=path, what=what, hint=recover_hint(path))
    )


def newer(path: Path, found: int) -> NewerVersion:
    """Say that a document was written by a later version."""
    return NewerVersion(
        tr(
            "{path}: was written by a newer companion (document version {found}) and holds things that this one "
            "(version {present}) does not know; a companion that reads version {found} is needed",
            path=path,
            found=found,
            present=migrations.present_version(),
        )
    )


def taken(path: Path) -> AlreadyExists:
    """Say that a name is taken."""
    return AlreadyExists(
        tr("{path}: there is a file of this name already; choose another name or move it away", path=path)
    )


def while_writing(path: Path, error: sqlite3.Error | OSError) -> JournalError:
    """Put a failure to write into words."""
    code, name = _code(error)
    primary = code & 0xFF
    if isinstance(error, OSError):
        return _system(path, error)
    if code == _MOVED:
        why = tr("it was moved, renamed or deleted while it was open; open it where it is now")
    elif primary == sqlite3.SQLITE_FULL:
        why = tr("the disk is full; free some space and try again")
    elif primary in {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM}:
        why = tr("the file or its folder may not be written; copy the game to a folder of your own")
    elif primary in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
        why = tr("another program holds the file; close it there and try again")
    elif primary in {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}:
        return damaged(path, tr("the file is damaged ({error})", error=one_line(error)))
    else:
        why = tr("the disk reported an error ({name}); try again, or copy the game to another disk", name=name)
    return CannotWrite(tr("{path}: nothing was written: {why}", path=path, why=why))


def while_reading(path: Path, error: sqlite3.Error | OSError) -> JournalError:
    """Put a failure to read into words."""
    code, name = _code(error)
    primary = code & 0xFF
    if isinstance(error, OSError):
        return CannotRead(tr("{path}: cannot be read ({error})", path=path, error=error.strerror))
    if primary in {sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN}:
        return CannotRead(
            tr(
                "{path}: a crash left a half-written change beside it ({name}-journal), and the file or its folder "
                "may not be written; copy both files to a folder of your own and open the copy",
                path=path,
                name=path.name,
            )
        )
    if primary in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
        return CannotRead(tr("{path}: another program holds the file; close it there and try again", path=path))
    if primary in {sqlite3.SQLITE_IOERR, sqlite3.SQLITE_NOMEM, sqlite3.SQLITE_PERM}:
        return CannotRead(
            tr(
                "{path}: cannot be read, the disk reported an error ({name}); try a copy on another disk",
                path=path,
                name=name,
            )
        )
    return damaged(path, tr("the file is damaged ({error})", error=one_line(error)))


def _system(path: Path, error: OSError) -> CannotWrite:
    """Put the system's refusal to write into words."""
    if error.errno in {errno.ENOSPC, errno.EDQUOT}:
        why = tr("the disk is full; free some space and try again")
    elif error.errno in {errno.EACCES, errno.EPERM, errno.EROFS}:
        why = tr("the folder may not be written; choose a folder of your own")
    elif error.errno in {errno.ENOENT, errno.ENOTDIR}:
        why = tr("there is no folder {parent}; make it first or choose another", parent=path.parent)
    else:
        why = tr("the system refused it ({error})", error=error.strerror)
    return CannotWrite(tr("{path}: nothing was written: {why}", path=path, why=why))


def _code(error: Exception) -> tuple[int, str]:
    """Give SQLite's extended error code and name; 0 and the text where it has none (a text that is not UTF-8)."""
    return getattr(error, "sqlite_errorcode", 0), getattr(error, "sqlite_errorname", str(error))
