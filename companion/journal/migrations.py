"""Steps from an older file to the present one; none yet.

Step n (counted from 1) leads from version n to n + 1. It gets a connection inside a transaction, may use SQL alone, and
must leave every checksum right. The document is copied before the first step (NAME.companion.v1), so a step may be
bold. Tables are added at the end and never dropped: `recover` relies on the old ones lying where a new document has
them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    import sqlite3
    from collections.abc import Callable, Sequence


class Migration(NamedTuple):
    """One named step."""

    name: str
    run: Callable[[sqlite3.Connection], None]


MIGRATIONS: tuple[Migration, ...] = ()


def present_version() -> int:
    """Give the version that this code writes: 1 and a step for each migration."""
    return 1 + len(MIGRATIONS)


def migrate(connection: sqlite3.Connection, old: int, steps: Sequence[Migration]) -> None:
    """Take the steps from version `old` on in one transaction; raises sqlite3.Error, and then nothing has changed."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        for version, step in enumerate(steps[old - 1 :], old + 1):
            step.run(connection)
            connection.execute(f"PRAGMA user_version={version}")
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
