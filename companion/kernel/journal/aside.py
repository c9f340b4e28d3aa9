"""A copy of a document in memory, to try in it what is to be done: the same numbers, and so the same dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.kernel.journal.memory import MemoryJournal
from companion.kernel.journal.tree import Tree

if TYPE_CHECKING:
    from collections.abc import Sequence

    from companion.kernel.journal.contract import Journal


class Copy(MemoryJournal):
    """The whole tree of a document in memory; records are read where they lie."""

    def __init__(self, book: Journal) -> None:
        """Take what the book holds."""
        super().__init__(book.meta, book.sources())
        Tree.__init__(self, book.entries(), book.head())
        self._whole = book

    def record(self, name: str) -> str:
        """Give one record's text; raises NoSuchSource."""
        return super().record(name) if name in super().records() else self._whole.record(name)

    def records(self) -> Sequence[str]:
        """Name every record, oldest first."""
        return (*self._whole.records(), *super().records())
