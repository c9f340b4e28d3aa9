"""Copies of a whole document, and the one that is kept before a migration."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from typing import TYPE_CHECKING

from companion.kernel.journal.errors import damaged, while_writing
from companion.kernel.journal.reading import read
from companion.kernel.journal.schema import connect
from companion.kernel.journal.sweeping import held

if TYPE_CHECKING:
    from pathlib import Path


def journal_of(path: Path) -> Path:
    """Name SQLite's rollback journal: there while a change is written, or after a crash in the middle of one."""
    return path.with_name(path.name + "-journal")


def building_name(path: Path) -> Path:
    """Name the file that will become `path` when it is whole."""
    return path.with_name(f".{path.name}.{os.getpid()}.new")


def remove(building: Path) -> None:
    """Leave nothing behind; what cannot be removed now could not have been made."""
    for path in (building, journal_of(building)):
        try:
            path.unlink(missing_ok=True)
        except OSError:
            continue


def sync_folder(folder: Path) -> None:
    """Make a new name in a folder durable, where the system can (Windows cannot and need not)."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def copy_to(connection: sqlite3.Connection, building: Path) -> None:
    """Copy a whole document, page by page in one view of it, and see that the copy is good.

    Raises Damaged (of the copy: then the document is damaged too), sqlite3.Error or OSError.
    """
    remove(building)
    with held(building), closing(connect(building, "rw")) as copy:
        connection.backup(copy)
        problems = read(copy, building).problems
    if problems:
        raise damaged(building, problems[0])


def keep_old(path: Path, connection: sqlite3.Connection, found: int) -> None:
    """Copy a sound document to NAME.companion.v1 before a newer version first writes; raises Damaged or CannotWrite."""
    kept = path.with_name(f"{path.name}.v{found}")
    building = building_name(kept)
    try:
        copy_to(connection, building)
        building.replace(kept)
        sync_folder(path.absolute().parent)
    except (sqlite3.Error, OSError) as error:
        raise while_writing(kept, error) from error
    finally:
        remove(building)
