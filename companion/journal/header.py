"""The first hundred bytes of the file, read without SQLite, which would already touch a file that is not ours."""

from __future__ import annotations

import os
import stat
from typing import TYPE_CHECKING

from companion.journal.errors import CannotRead, NotADocument, damaged
from companion.journal.schema import APPLICATION_ID, PAGE

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
        raise NotADocument(f"{path}: there is no such file") from None
    except OSError as error:
        raise CannotRead(f"{path}: cannot be read ({error.strerror})") from None
    if stat.S_ISDIR(kind):
        raise NotADocument(f"{path}: is a folder, not a game; name the file in it")
    if not stat.S_ISREG(kind):
        raise NotADocument(f"{path}: is not a file that could hold a game")
    return os.open(path, (os.O_RDWR if writing else os.O_RDONLY) | getattr(os, "O_BINARY", 0))


def version(descriptor: int, path: Path) -> int:
    """Give the schema version of a document; raises NotADocument or Damaged."""
    os.lseek(descriptor, 0, os.SEEK_SET)
    head = os.read(descriptor, _SIZE)
    if not head:
        raise NotADocument(f"{path}: the file is empty, not a game; a backup may lie beside it ({path.name}.1)")
    if len(head) < _SIZE and MAGIC.startswith(head[: len(MAGIC)]):
        raise damaged(path, f"only {len(head)} bytes are left of the file")
    if not head.startswith(MAGIC) or int.from_bytes(head[68:72], "big") != APPLICATION_ID:
        raise NotADocument(f"{path}: is not a game of the companion; nothing was written to it")
    if (
        head[18:20] != _ROLLBACK
        or int.from_bytes(head[16:18], "big") != PAGE
        or int.from_bytes(head[60:64], "big") == 0
    ):
        raise damaged(path, "the start of the file is damaged")
    return int.from_bytes(head[60:64], "big")
