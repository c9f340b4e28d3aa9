"""The photographs of a table that are open together: chosen, dropped, or come into a folder; read anew with each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from companion.field.photograph.placing import Hand
from companion.field.photograph.reading import Known
from companion.games.miniatures.screen.photograph.folder import Folder
from companion.games.miniatures.screen.photograph.reader import Reader, Taken

TOGETHER = 60.0
"""Seconds between photographs of the same table as it stands: what was seen an hour ago is not joined with it."""


class Intake(QObject):
    """Open photographs, what was read from them, and the corners that were pointed at in them."""

    opened = Signal()
    """Others are open than before."""
    begun = Signal()
    """They are being read."""
    read = Signal()
    failed = Signal(str)
    """Why nothing was read, or not all that was given."""
    worked = Signal(float)
    """The share that is done."""

    def __init__(self, known: Callable[[], Known], parent: QObject) -> None:
        """`known` gives what the game knows of its table when a photograph is read."""
        super().__init__(parent)
        self._known = known
        self.paths: tuple[Path, ...] = ()
        self.taken: Taken | None = None
        self.hands: dict[Path, list[Hand]] = {}
        self.busy = False
        """Whether they are being read."""
        self.reader = Reader()
        self.reader.read.connect(self.take)
        self.reader.failed.connect(self._on_failed)
        self.reader.worked.connect(self.worked)
        self.folder = Folder(self)
        self.folder.arrived.connect(self._on_arrived)

    @property
    def current(self) -> bool:
        """Whether what was read is of the photographs that are open."""
        return self.taken is not None and self.taken.paths == self.paths

    def add(self, paths: Sequence[Path]) -> None:
        """Open photographs beside those that are open, and read them all."""
        if paths:
            self.paths = (*self.paths, *(one for one in paths if one not in self.paths))
            self.opened.emit()
            self.order()

    def order(self) -> None:
        """Read all that are open."""
        hands = {nth: self.hands[path] for nth, path in enumerate(self.paths) if path in self.hands}
        self.busy = True
        self.reader.order(self.paths, self._known(), hands)
        self.begun.emit()

    def take(self, taken: Taken) -> None:
        """Take what was read."""
        self.busy, self.taken, self.paths = False, taken, taken.paths
        self.read.emit()

    def clear(self) -> None:
        """Put all away."""
        self.reader.stop()
        self.paths, self.taken, self.hands = (), None, {}
        self.opened.emit()

    def close(self) -> None:
        """Stop reading and watching."""
        self.folder.leave()
        self.reader.close()

    def _on_arrived(self, fresh: Sequence[Path]) -> None:
        try:
            last = max((one.stat().st_mtime for one in self.paths), default=0.0)
            first = min(one.stat().st_mtime for one in fresh)
        except OSError:
            last, first = 0.0, TOGETHER
        # A file that is written anew under its old name is another picture.
        if first - last >= TOGETHER or set(fresh) & set(self.paths):
            self.paths, self.hands = (), {}
        self.add(fresh)

    def _on_failed(self, words: str, at: Path | None) -> None:
        self.busy = False
        if at is not None:
            self._drop(at)
        self.failed.emit(words)

    def _drop(self, path: Path) -> None:
        """Put a file away that is no photograph, or it would spoil what is read beside it; read the others."""
        self.paths = tuple(one for one in self.paths if one != path)
        self.hands.pop(path, None)
        self.opened.emit()
        if self.paths and not self.current:
            self.order()
