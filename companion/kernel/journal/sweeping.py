"""What a killed process left behind while it built a document: hidden files that nobody will ever name."""

from __future__ import annotations

import os
import re
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from companion.kernel.journal.header import MAGIC
from companion.kernel.journal.lock import take

if TYPE_CHECKING:
    from collections.abc import Iterator

_BUILDING = r"\..+\.(?P<process>[1-9][0-9]*)\.new"
_NEW = ".new"
_JOURNAL = "-journal"


def sweep(folder: Path) -> None:
    """Remove from a folder what dead processes were building in it; what is being built stays, by whomever.

    A process that builds holds the writer's lock on its file, which tells of one on another machine too; where there
    are no locks, its number tells whether it lives. Nothing is raised: a folder that cannot be swept can be used.
    """
    with suppress(OSError):
        for path in list(_left(folder)):
            if not _is_built(path):
                path.unlink(missing_ok=True)
                path.with_name(path.name + _JOURNAL).unlink(missing_ok=True)


@contextmanager
def held(building: Path) -> Iterator[None]:
    """Make an empty file to build in, and hold it so that nobody sweeps it away meanwhile. Raises OSError."""
    descriptor = os.open(building, os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o666)
    try:
        take(descriptor)
        yield
    finally:
        os.close(descriptor)


def _left(folder: Path) -> Iterator[Path]:
    with os.scandir(folder) as entries:
        for entry in entries:
            # The pattern takes longer to be made ready than a folder to be read; hardly ever is anything left.
            found = re.fullmatch(_BUILDING, entry.name) if entry.name.endswith(_NEW) else None
            if found is not None and entry.is_file(follow_symlinks=False) and not _lives(int(found["process"])):
                yield Path(entry.path)


def _is_built(path: Path) -> bool:
    """Say whether somebody is building a file, or it is none of ours."""
    descriptor = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
    try:
        head = os.read(descriptor, len(MAGIC))
        ours = not head.strip(b"\0") or head == MAGIC  # it may have been killed before its first page was written
        return not ours or not take(descriptor)
    finally:
        os.close(descriptor)


def _lives(process: int) -> bool:
    if process == os.getpid():
        return True
    if os.name != "posix":
        return False  # a signal would end it there; its open file cannot be removed
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except (OSError, OverflowError):
        return True
    return True
