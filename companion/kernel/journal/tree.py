"""The tree of entries that memory and file have in common: numbers, parents, branches and the head."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Self

from companion.kernel.journal.contract import Draft, Entry
from companion.kernel.journal.errors import NoSuchEntry
from companion.kernel.journal.migrations import present_version
from companion.language.tongue import tr

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from types import TracebackType


class Tree(ABC):
    """Entries with a head; a subclass keeps what is added (`_keep`, `_keep_head`) before it is shown."""

    def __init__(self, entries: Iterable[Entry] = (), head: int | None = None) -> None:
        """Take entries in order of seq, each parent before its children, and a head that is one of them."""
        self._grown: dict[int, Entry] = {}
        self._children: dict[int | None, list[int]] = {}
        self._last = 0
        self._head: int | None = None
        self._add(entries, head)

    @abstractmethod
    def _keep(self, entries: Sequence[Entry], workings: Sequence[bytes], records: Mapping[str, str]) -> None:
        """Make new entries durable with their records, the last the head; raising means that nothing has changed."""

    @abstractmethod
    def _keep_head(self, seq: int | None) -> None:
        """Make the head durable; raising means that nothing has changed."""

    @abstractmethod
    def records(self) -> Sequence[str]:
        """Name every record."""

    @abstractmethod
    def close(self) -> None:
        """Let go of the file."""

    def head(self) -> int | None:
        """Give the current entry."""
        return self._head

    def entry(self, seq: int) -> Entry:
        """Give one entry; raises NoSuchEntry."""
        entry = self._grown.get(seq)
        if entry is None:
            if not self._last:
                raise NoSuchEntry(tr("there is no entry {seq}; the game has none yet", seq=seq))
            raise NoSuchEntry(tr("there is no entry {seq}; the newest is {last}", seq=seq, last=self._last))
        return entry

    def line(self, to: int | None = None) -> Sequence[Entry]:
        """Give the entries from the first to `to` (default the head)."""
        seq = self._head if to is None else to
        line: list[Entry] = []
        # Whoever plays waits for it after each act: of thousands of entries none costs a call.
        grown = self._grown
        while seq is not None and (entry := grown.get(seq)) is not None:
            line.append(entry)
            seq = entry.parent
        if seq is not None:
            self.entry(seq)  # says that there is none
        return tuple(reversed(line))

    def entries(self) -> Sequence[Entry]:
        """Give every entry in order of seq."""
        return tuple(self._grown.values())

    def children(self, seq: int | None) -> Sequence[int]:
        """Give the entries that follow `seq`, oldest first; raises NoSuchEntry."""
        if seq is not None:
            self.entry(seq)
        return tuple(self._children.get(seq, ()))

    def next_seq(self) -> int:
        """Give the number that the next entry will have."""
        return self._last + 1

    def append(self, drafts: Sequence[Draft], records: Mapping[str, str] | None = None) -> Sequence[Entry]:
        """Write the drafts after the head, all or none."""
        return self.graft(self._head, drafts, records)

    def graft(
        self, parent: int | None, drafts: Sequence[Draft], records: Mapping[str, str] | None = None
    ) -> Sequence[Entry]:
        """Write the drafts after `parent`, all or none."""
        if parent is not None:
            self.entry(parent)
        if taken := sorted(set(records or ()) & set(self.records())):
            raise ValueError(tr("there are records of these names already: {names}", names=", ".join(taken)))
        entries: list[Entry] = []
        form = present_version()
        for seq, draft in enumerate(drafts, self.next_seq()):
            entries.append(
                Entry(seq, parent, draft.at, draft.seat, draft.label, draft.command, draft.events, draft.dice, form)
            )
            parent = seq
        if entries:
            # On the disk before in the tree: where it raises, nothing has changed.
            self._keep(entries, [draft.working for draft in drafts], records or {})
            self._add(entries, entries[-1].seq)
        return tuple(entries)

    def move_head(self, seq: int | None) -> None:
        """Make `seq` the current entry."""
        if seq is not None:
            self.entry(seq)
        self._keep_head(seq)
        self._head = seq

    def __enter__(self) -> Self:
        """Give the journal itself."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None, /
    ) -> None:
        """Close it."""
        self.close()

    def _add(self, entries: Iterable[Entry], head: int | None) -> None:
        grown, children = self._grown, self._children
        for entry in entries:
            grown[entry.seq] = entry
            children.setdefault(entry.parent, []).append(entry.seq)
            # Numbers are never given twice, not even of what was undone: the dice of an entry are drawn by its number.
            self._last = entry.seq
        self._head = head
