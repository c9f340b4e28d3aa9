"""A journal in memory, for simulations and tests; it promises what a file does, but for being there tomorrow."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from companion.kernel.journal.contract import KEPT
from companion.kernel.journal.errors import NoSuchSource
from companion.kernel.journal.migrations import present_version
from companion.kernel.journal.tree import Tree
from companion.language.tongue import tr

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from companion.kernel.journal.contract import Entry


class MemoryJournal(Tree):
    """A journal that ends with the process; it has no path and can always be written."""

    path: None = None
    read_only: None = None

    def __init__(self, meta: Mapping[str, str], sources: Mapping[str, str]) -> None:
        """Begin with no entry."""
        super().__init__()
        self.meta: Mapping[str, str] = MappingProxyType(dict(meta))
        self._sources: Mapping[str, str] = MappingProxyType(dict(sources))
        self._workings: dict[int, bytes] = {}
        self._records: dict[str, str] = {}
        self._beside: dict[str, str] = {}
        self._enclosed: dict[str, str] = {}
        self._formats = dict.fromkeys(sources, present_version())

    @classmethod
    def holding(
        cls,
        meta: Mapping[str, str],
        sources: Mapping[str, str],
        entries: Sequence[Entry],
        workings: Mapping[int, bytes],
    ) -> MemoryJournal:
        """Hold entries that are there already, in order of seq, each parent before its children; no one is current."""
        journal = cls(meta, sources)
        journal._add(entries, None)
        journal._workings = dict(workings)
        return journal

    def hold(self, records: Mapping[str, str]) -> None:
        """Hold records that no entry brought."""
        self._records.update(records)
        self._formats |= {KEPT + name: present_version() for name in records}

    def working(self, seq: int) -> bytes:
        """Give the working of an entry, b"" when it has none; raises NoSuchEntry."""
        return self._workings.get(self.entry(seq).seq, b"")

    def sources(self) -> Mapping[str, str]:
        """Give every source by name."""
        return self._sources

    def source(self, name: str) -> str:
        """Give one source's text; raises NoSuchSource."""
        if name not in self._sources:
            raise NoSuchSource(
                tr(
                    "the game carries no source {name!r}; it has {there}",
                    name=name,
                    there=", ".join(self._sources) or tr("none"),
                )
            )
        return self._sources[name]

    def formats(self) -> Mapping[str, int]:
        """Give the format of every source and record."""
        return MappingProxyType(self._formats)

    def replace_sources(self, sources: Mapping[str, str]) -> None:
        """Put these sources in the place of all the old ones."""
        kept = {name: form for name, form in self._formats.items() if name.startswith(KEPT)}
        self._formats = dict.fromkeys(sources, present_version()) | kept
        self._sources = MappingProxyType(dict(sources))

    def records(self) -> Sequence[str]:
        """Name every record, oldest first."""
        return tuple(self._records)

    def record(self, name: str) -> str:
        """Give one record's text; raises NoSuchSource."""
        if name not in self._records:
            raise NoSuchSource(
                tr(
                    "the game keeps no record {name!r}; it has {there}",
                    name=name,
                    there=", ".join(self._records) or tr("none"),
                )
            )
        return self._records[name]

    def beside(self, name: str) -> str:
        """Give a text that is kept beside the game, "" where there is none."""
        return self._beside.get(name, "")

    def keep_beside(self, name: str, text: str) -> None:
        """Keep a text beside the game, in the place of the old one."""
        self._beside[name] = text

    def kept_beside(self) -> Mapping[str, str]:
        """Give every text that is kept beside the game by its name."""
        return MappingProxyType(self._beside)

    def enclosures(self) -> Sequence[str]:
        """Name what is enclosed."""
        return tuple(self._enclosed)

    def enclosed(self, name: str) -> str:
        """Give what is enclosed, "" where there is none."""
        return self._enclosed.get(name, "")

    def enclose(self, name: str, text: str) -> None:
        """Enclose a text, in the place of the old one; "" takes it away."""
        if text:
            self._enclosed[name] = text
        else:
            self._enclosed.pop(name, None)

    def refresh(self) -> bool:
        """Find nothing: nobody else can write here."""
        return False

    def close(self) -> None:
        """Do nothing: there is no file to let go of."""

    def _keep(self, entries: Sequence[Entry], workings: Sequence[bytes], records: Mapping[str, str]) -> None:
        self._records.update(records)
        self._formats |= {KEPT + name: present_version() for name in records}
        self._workings.update({e.seq: working for e, working in zip(entries, workings, strict=True) if working})

    def _keep_head(self, seq: int | None) -> None:
        pass
