"""The document on disk: append-only entries in one SQLite file, undo, recovery and backups; knows no rules.

    Draft (commands, facts, dice, working, all as JSON)
       │ append                                       entries   1 ── 2 ── 3 ── 4
       ▼                                                                  └── 5 ── 6   ◄ head
    Journal ── memory: for simulations and tests                undo moves the head back, redo forward;
            └─ sqlite: a file, one transaction an entry         what is played from there is a branch

Entries form a tree and none is ever changed or taken away: to undo is to move the head. Every row has a checksum,
so that `check` can say which of them are whole and `salvage` can save those into a new file; the old one is never
written to. One process writes (`lock`), any number read. `limits` says how much a document may hold.

It may know bytes, rows and JSON as text. It knows no game, no chart, no dice and no paths of the installation; what
an entry means is `kernel.entries`' to say. Where a row is whole and this version makes nothing of it, `unread` is the
door through which that is told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.kernel.journal.backups import back_up, backup_due, rotate_backups
from companion.kernel.journal.contract import Draft, Entry, Journal
from companion.kernel.journal.document import create, open_document
from companion.kernel.journal.errors import (
    AlreadyExists,
    CannotRead,
    CannotWrite,
    Damaged,
    JournalError,
    NewerVersion,
    NoSuchEntry,
    NoSuchSource,
    NotADocument,
    ReadOnly,
    Unreadable,
    present,
)
from companion.kernel.journal.memory import MemoryJournal
from companion.kernel.journal.sqlite import SqliteJournal

if TYPE_CHECKING:
    from companion.kernel.journal.checking import check
    from companion.kernel.journal.salvage import Recovered, recover

__all__ = [
    "AlreadyExists",
    "CannotRead",
    "CannotWrite",
    "Damaged",
    "Draft",
    "Entry",
    "Journal",
    "JournalError",
    "MemoryJournal",
    "NewerVersion",
    "NoSuchEntry",
    "NoSuchSource",
    "NotADocument",
    "ReadOnly",
    "Recovered",
    "SqliteJournal",
    "Unreadable",
    "back_up",
    "backup_due",
    "check",
    "create",
    "open_document",
    "present",
    "recover",
    "rotate_backups",
]


def __getattr__(name: str) -> object:
    """Load what looks for damage when it is asked for: `companion status` should not wait for it."""
    if name not in {"Recovered", "check", "recover"}:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from companion.kernel.journal import checking, salvage

    found: object = getattr(checking if name == "check" else salvage, name)
    return found
