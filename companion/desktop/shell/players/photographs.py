"""A photograph from a player's telephone, made safe: decoded in a process of its own with bounds, written anew."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, QProcess, QTemporaryDir, QTimer, Signal

from companion.desktop.desk.own_program import own_program
from companion.language.tongue import tr

PATIENCE = 30_000
"""Milliseconds."""


class Washing(QObject):
    """One photograph on its way; nothing of a stranger's picture is decoded in this process."""

    clean = Signal(object)
    """The `Path` of a picture that our own process wrote."""
    failed = Signal(str)

    def __init__(self, raw: bytes, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = QTemporaryDir()
        self._process = QProcess(self)
        self._process.finished.connect(self._on_finished)
        self._process.errorOccurred.connect(self._on_error)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self._process.kill)
        program, words = own_program("wash")
        self._patience.start()
        self._process.start(program, words)
        self._process.write(raw)
        self._process.closeWriteChannel()

    def _on_finished(self, code: int, how: QProcess.ExitStatus) -> None:
        self._patience.stop()
        if how != QProcess.ExitStatus.NormalExit or code:
            said = bytes(self._process.readAllStandardError().data()).decode("utf-8", "replace").strip()
            self.failed.emit(said.splitlines()[-1] if said else tr("the photograph cannot be read"))
            return
        place = Path(self._folder.path()) / "photograph.png"
        try:
            place.write_bytes(bytes(self._process.readAllStandardOutput().data()))
        except OSError as error:
            self.failed.emit(tr("cannot be written: {error}", error=error.strerror or error))
        else:
            self.clean.emit(place)

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:
            self.failed.emit(self._process.errorString())
