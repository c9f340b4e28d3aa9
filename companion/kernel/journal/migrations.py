"""Steps from an older file to the present one.

Step n (counted from 1) leads from version n to n + 1. It gets a connection inside a transaction, may use SQL alone, and
must leave every checksum right. The document is copied before the first step (NAME.companion.v1), so a step may be
bold. Tables and columns are added at the end and never dropped: `recover` relies on the old ones lying where a new
document has them. The version is the format too in which new entries and sources are written: what changes the shape of
a fact, an order or a chart adds a step, if an empty one, and an upcast.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from companion.kernel.journal.schema import BESIDE, FORMAT, FORMATTED

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Sequence


class Migration(NamedTuple):
    """One named step."""

    name: str
    run: Callable[[sqlite3.Connection], None]


def _add_formats(connection: sqlite3.Connection) -> None:
    """Let entries and sources say their format; no row is written anew, for what is there is of the first, 1."""
    for table in FORMATTED:
        connection.execute(f"ALTER TABLE {table} ADD COLUMN {FORMAT}")


def _as_it_was(_: sqlite3.Connection) -> None:
    """Leave the file as it is: what is written from here on says by its format what shape it has."""


def _add_beside(connection: sqlite3.Connection) -> None:
    """Make room for what is kept beside the game; entries from here on say by their format what shape they have."""
    connection.execute(BESIDE)


MIGRATIONS: tuple[Migration, ...] = (
    Migration("formats of entries and sources", _add_formats),
    Migration("messages in place of sentences", _as_it_was),
    Migration("books that balance, and what is kept beside the game", _add_beside),
    Migration("one battle a day on the table", _as_it_was),
)


def present_version() -> int:
    """Give the version that this code writes: 1 and a step for each migration."""
    return 1 + len(MIGRATIONS)


def version_of(connection: sqlite3.Connection) -> int:
    """Give the version of an open file; raises sqlite3.Error."""
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    return int(found)


def migrate(connection: sqlite3.Connection, old: int, steps: Sequence[Migration]) -> None:
    """Take the steps from version `old` on within the transaction that is open; raises sqlite3.Error."""
    for version, step in enumerate(steps[old - 1 :], old + 1):
        # The number goes up with each step, all in one transaction: a file is of one version, whatever happens.
        step.run(connection)
        connection.execute(f"PRAGMA user_version={version}")
