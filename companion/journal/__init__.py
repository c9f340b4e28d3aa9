"""The document on disk: append-only entries in one SQLite file, undo, recovery and backups; knows no rules."""

from __future__ import annotations

from companion.journal.contract import Draft, Entry, Journal
from companion.journal.document import create, open_document
from companion.journal.errors import (
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
)
from companion.journal.memory import MemoryJournal
from companion.journal.sqlite import SqliteJournal

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
    "SqliteJournal",
    "create",
    "open_document",
]
