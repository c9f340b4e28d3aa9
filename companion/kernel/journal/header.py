"""The first hundred bytes of the file, read without SQLite, which would already touch a file that is not ours."""

from __future__ import annotations

import os
import stat
from typing import TYPE_CHECKING

from companion.kernel.journal.errors import CannotRead, NotADocument, damaged, newest_backup
from companion.kernel.journal.limits import bound_file
from companion.kernel.journal.schema import APPLICATION_ID, PAGE
from companion.kernel.journal.unread import readable
from companion.language.tongue import tr

if TYPE_CHECKING:
    from pathlib import Path

MAGIC = b"SQLite format 3\0"
_SIZE = 100
_ROLLBACK = b"\x01\x01"  # bytes 18, 19: the rollback journal; anything else would make SQLite look for other files


def open_file(path: Path, *, writing: bool) -> int:
    """Open a regular file without changing it and give its descriptor; raises NotADocument, CannotRead or OSError."""
    try:
        kind = path.stat().st_mode
    except FileNotFoundError:
        raise NotADocument(tr("{path}: there is no such file", path=path)) from None
    except OSError as error:
        raise CannotRead(tr("{path}: cannot be read ({error})", path=path, error=error.strerror)) from None
    if stat.S_ISDIR(kind):
        raise NotADocument(tr("{path}: is a folder, not a game; name the file in it", path=path))
    if not stat.S_ISREG(kind):
        raise NotADocument(tr("{path}: is not a file that could hold a game", path=path))
    return os.open(path, (os.O_RDWR if writing else os.O_RDONLY) | getattr(os, "O_BINARY", 0))


def version(descriptor: int, path: Path) -> int:
    """Give the schema version of a document; raises NotADocument, Damaged, or Unreadable where it is too large."""
    with readable(path, lambda: tr("this version cannot read it")):
        bound_file(os.fstat(descriptor).st_size)
    os.lseek(descriptor, 0, os.SEEK_SET)
    head = os.read(descriptor, _SIZE)
    if not head:
        raise NotADocument(
            tr(
                "{path}: the file is empty, not a game; a backup may lie beside it ({name})",
                path=path,
                name=(newest_backup(path) or path.with_name(f"{path.name}.1")).name,
            )
        )
    if len(head) < _SIZE and MAGIC.startswith(head[: len(MAGIC)]):
        raise damaged(path, tr("only {count} bytes are left of the file", count=len(head)))
    if not head.startswith(MAGIC) or int.from_bytes(head[68:72], "big") != APPLICATION_ID:
        raise NotADocument(tr("{path}: is not a game of the companion; nothing was written to it", path=path))
    if (
        head[18:20] != _ROLLBACK
        or int.from_bytes(head[16:18], "big") != PAGE
        or int.from_bytes(head[60:64], "big") == 0
    ):
        raise damaged(path, tr("the start of the file is damaged"))
    return int.from_bytes(head[60:64], "big")
