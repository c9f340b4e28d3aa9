"""What every journal is: a tree of entries, a head in it, and the sources that the game was started with.

The journal knows no rules: commands, events and dice are JSON text that it neither reads nor changes; workings are
bytes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, Self

import msgspec

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path
    from types import TracebackType


KEPT = "kept/"
"""How the names of records begin where they lie beside the sources; no source is called so."""
ENCLOSED = "enclosed/"
"""How the names of enclosures begin where they lie among what is kept beside the game; nothing else there is so called.

They are long (photographs), nothing is decided by them, and they are read when somebody asks: a damaged one is as good
as none, and stops no game.
"""


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One act of one seat as it was written down: never changed, never removed."""

    seq: int
    """1, 2, 3 … in order of writing, abandoned entries included; the number of the entry's dice."""
    parent: int | None
    """The entry that this one follows, always a smaller number; None for the first of a game."""
    at: str
    """ISO 8601, UTC, whole seconds."""
    seat: str
    label: str
    """The words for the log and the undo menu."""
    command: str
    """JSON text."""
    events: str
    """JSON text."""
    dice: str
    """JSON text: every roll of the entry (face, origin, why); "" when nothing was rolled."""
    format: int
    """In which format command, events, dice and working are written; the journal sets the present one."""


class Draft(msgspec.Struct, frozen=True, gc=False):
    """An entry before it is written: the journal gives it its number and its parent."""

    at: str
    seat: str
    label: str
    command: str
    events: str
    dice: str = ""
    working: bytes = b""
    """How the results came about, uncompressed; kept compressed and apart, read by `working` alone."""


class Journal(Protocol):
    """A game's record.

    What `append`, `graft`, `move_head`, `replace_sources`, `keep_beside` and `enclose` acknowledge by returning is
    durable; what raises has changed nothing.
    """

    @property
    def path(self) -> Path | None:
        """The document's file; None in memory."""

    @property
    def read_only(self) -> str | None:
        """Why entries cannot be written, a sentence; None when they can."""

    @property
    def meta(self) -> Mapping[str, str]:
        """What was fixed at creation: kind, scenario, seed, version of the rules and the like."""

    def head(self) -> int | None:
        """Give the current entry; None before the first, or when every entry is undone."""

    def entry(self, seq: int) -> Entry:
        """Give one entry; raises NoSuchEntry."""

    def line(self, to: int | None = None) -> Sequence[Entry]:
        """Give the entries from the first to `to` (default the head) along the parents; raises NoSuchEntry."""

    def entries(self) -> Sequence[Entry]:
        """Give every entry of every branch in order of seq."""

    def children(self, seq: int | None) -> Sequence[int]:
        """Give the entries that follow `seq`, oldest first; None asks for the first entries of the game."""

    def next_seq(self) -> int:
        """Give the number that the next entry will have."""

    def append(self, drafts: Sequence[Draft], records: Mapping[str, str] | None = None) -> Sequence[Entry]:
        """Write all drafts or none: each a child of the one before, the first of the head, which moves to the last.

        `records` are texts by name that the entries bring with them, written with them or not at all; a name that is
        taken is a ValueError. Raises ReadOnly or CannotWrite.
        """

    def graft(
        self, parent: int | None, drafts: Sequence[Draft], records: Mapping[str, str] | None = None
    ) -> Sequence[Entry]:
        """Do as `append` does, but start from `parent` (None: before the first entry); raises NoSuchEntry besides."""

    def move_head(self, seq: int | None) -> None:
        """Make `seq` the current entry (None: before the first); raises NoSuchEntry, ReadOnly or CannotWrite."""

    def working(self, seq: int) -> bytes:
        """Give the working of an entry, b"" when it has none; raises NoSuchEntry or Damaged."""

    def sources(self) -> Mapping[str, str]:
        """Give every source by name, in the order in which they were given."""

    def source(self, name: str) -> str:
        """Give one source's text; raises NoSuchSource."""

    def formats(self) -> Mapping[str, int]:
        """Give the format of every source and, under "kept/" and their name, of every record."""

    def replace_sources(self, sources: Mapping[str, str]) -> None:
        """Put these sources in the place of all the old ones; raises ReadOnly or CannotWrite. Records stay."""

    def records(self) -> Sequence[str]:
        """Name every record that entries brought, oldest first: undone or not, they are never changed or removed."""

    def record(self, name: str) -> str:
        """Give one record's text; raises NoSuchSource."""

    def beside(self, name: str) -> str:
        """Give a text that is kept beside the game, "" where there is none of that name."""

    def keep_beside(self, name: str, text: str) -> None:
        """Keep a text beside the game, in the place of the old one; raises ReadOnly or CannotWrite.

        It is no entry: nothing of it is undone, and no branch of the game has its own.
        """

    def kept_beside(self) -> Mapping[str, str]:
        """Give every text that is kept beside the game by its name, without what is enclosed."""

    def enclosures(self) -> Sequence[str]:
        """Name what is enclosed, as it was first enclosed; raises CannotRead."""

    def enclosed(self, name: str) -> str:
        """Give what is enclosed, "" where there is none of that name or it is damaged; raises CannotRead."""

    def enclose(self, name: str, text: str) -> None:
        """Enclose a text, in the place of the old one; with "" there is none any more. Raises ReadOnly, CannotWrite."""

    def refresh(self) -> bool:
        """Read what another has written meanwhile; True when there was something. Raises CannotRead or Damaged."""

    def close(self) -> None:
        """Let go of the file; closing twice does no harm."""

    def __enter__(self) -> Self:
        """Give the journal itself."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None, /
    ) -> None:
        """Close it."""
