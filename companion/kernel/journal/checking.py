"""Find everything that is wrong with a document, without ever writing to it."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from companion.kernel.journal import migrations
from companion.kernel.journal.copying import journal_of
from companion.kernel.journal.document import descriptor_of, settle
from companion.kernel.journal.errors import JournalError, while_reading
from companion.kernel.journal.header import version
from companion.kernel.journal.reading import read
from companion.kernel.journal.schema import connect
from companion.language.tongue import tr

if TYPE_CHECKING:
    from collections.abc import Sequence


def check(path: Path) -> Sequence[str]:
    """Give every problem of a document, none when it is sound; raises nothing that the document can cause."""
    try:
        descriptor, _ = descriptor_of(path)
        try:
            found = version(descriptor, path)
        finally:
            os.close(descriptor)
        if found > migrations.present_version():
            return (tr("{path}: was written by a newer companion (document version {found})", path=path, found=found),)
        return [f"{path}: {problem}" for problem in _problems(path)]
    except JournalError as error:
        return (error.message,)
    except (sqlite3.Error, OSError) as error:
        return (while_reading(path, error).message,)


def _problems(path: Path) -> list[str]:
    try:
        with closing(connect(path, "ro")) as connection:
            return read(connection, path, workings=True).problems
    except sqlite3.Error:
        if not journal_of(path).exists():
            raise
    # A crash left a change half written. Opening the game undoes it; here that is tried on a copy.
    with tempfile.TemporaryDirectory(prefix="companion-") as folder:
        copy = Path(shutil.copy(path, folder))
        shutil.copy(journal_of(path), folder)
        settle(copy)
        with closing(connect(copy, "ro")) as connection:
            return read(connection, path, workings=True).problems
