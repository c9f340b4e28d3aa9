"""A fault of the program: it is written to the log and told, the game is safe, and one can go on or close."""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Callable
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QPlainTextEdit

from companion import faults
from companion.desktop.parts import button, column, label, row
from companion.tongue import tr


class CrashDialog(QDialog):
    """Tells of a fault."""

    def __init__(self, error: BaseException, place: str, reopen: Callable[[], object]) -> None:
        super().__init__()
        self.setWindowTitle(tr("Something went wrong in the program"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        words = tr("The game is safe: everything that was done stands in its file.")
        told = (
            tr("The details are in {place}.", place=place)
            if place
            else tr("The details could not be written to a log.")
        )
        self.details = "".join(traceback.format_exception(error))
        text = QPlainTextEdit(self.details)
        text.setReadOnly(True)
        text.setAccessibleName(tr("Details of the fault"))
        text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        go_on, again, copy = (
            button(tr("Go on"), primary=True),
            button(tr("Close and open the game again")),
            button(tr("Copy details")),
        )
        go_on.clicked.connect(self.accept)
        again.clicked.connect(self.accept)
        again.clicked.connect(reopen)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.details))
        title = label(tr("Something went wrong in the program"), "title")
        line = label(f"{words} {told}")
        line.setWordWrap(True)
        fault = label(f"{type(error).__name__}: {error}", "refusal")
        fault.setWordWrap(True)
        lines = column(title, line, fault, text, margin=16, spacing=10)
        lines.addLayout(row(go_on, again, copy))
        self.setLayout(lines)
        self.resize(640, 420)


class Faults(QObject):
    """Catches what nobody caught, from any thread, and shows it once."""

    caught = Signal(object)

    def __init__(self, app: QApplication, reopen: Callable[[], object]) -> None:
        super().__init__(app)
        self._reopen = reopen
        self.dialog: CrashDialog | None = None
        self.caught.connect(self._show)  # over to the thread of the windows, whatever thread it fell in

    def install(self) -> None:
        """Catch from now on."""
        sys.excepthook = self.hook
        threading.excepthook = lambda given: self.hook(given.exc_type, given.exc_value, given.exc_traceback)

    def hook(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        """Log a fault and show it."""
        if error is None or issubclass(kind, KeyboardInterrupt):
            return
        self.caught.emit(error)

    def _show(self, error: BaseException) -> None:
        place = faults.log(error)
        if self.dialog is None:
            self.dialog = CrashDialog(error, str(place or ""), self._reopen)
            self.dialog.finished.connect(self._gone)
            self.dialog.show()

    def _gone(self) -> None:
        self.dialog = None
