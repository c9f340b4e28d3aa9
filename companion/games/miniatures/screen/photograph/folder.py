"""A folder that is watched: a photograph is told when all of it is there, not while a telephone still sends it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer, Signal

KINDS = (".jpg", ".jpeg", ".png", ".heic", ".heif", ".webp")
"""What is told: those that cannot be read too, for somebody waits for them."""
SETTLED = 400
"""Milliseconds for which a file stays as it is when it is whole."""
Stamp = tuple[int, int]
"""Bytes of a file, and when it was last written."""


class Folder(QObject):
    """Tells the photographs that come into a folder, or are written anew in it."""

    arrived = Signal(object)
    """Their paths, by name."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.path: Path | None = None
        self._told: dict[Path, Stamp] = {}
        self._growing: dict[Path, Stamp] = {}
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(self._on_change)
        self._timer = QTimer(self)
        self._timer.setInterval(SETTLED)
        self._timer.timeout.connect(self._look)

    def watch(self, folder: Path) -> bool:
        """Watch a folder in the place of the one before, from now on; says whether it can be."""
        self.leave()
        if not self._watcher.addPath(str(folder)):
            return False
        self.path = folder
        self._told = dict(_stamps(folder))
        return True

    def leave(self) -> None:
        """Watch nothing."""
        self._timer.stop()
        if there := self._watcher.directories():
            self._watcher.removePaths(there)
        self.path, self._growing = None, {}

    def _on_change(self, _: str) -> None:
        # What is there is looked at a moment later, and once more: only then is it known not to grow any more.
        if not self._timer.isActive():
            self._look()
            self._timer.start()

    def _look(self) -> None:
        if self.path is None:
            return
        fresh = {path: stamp for path, stamp in _stamps(self.path) if self._told.get(path) != stamp}
        whole = sorted(path for path, stamp in fresh.items() if stamp[0] and self._growing.get(path) == stamp)
        self._told |= {path: fresh.pop(path) for path in whole}
        self._growing = fresh
        if not fresh:
            self._timer.stop()
        if whole:
            self.arrived.emit(whole)


def _stamps(folder: Path) -> Iterator[tuple[Path, Stamp]]:
    try:
        there = list(folder.iterdir())
    except OSError:  # a stick that was pulled out
        return
    for one in there:
        if one.suffix.lower() in KINDS:
            try:
                said = one.stat()
            except OSError:
                continue
            yield one, (said.st_size, said.st_mtime_ns)
