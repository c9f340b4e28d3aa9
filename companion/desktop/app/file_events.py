"""Files that the system asks the program to open: macOS sends them as events, whether it runs already or not."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication


class Application(QApplication):
    """Qt's application, which tells of files to open."""

    asked = Signal(str)
    """The name of a file."""

    def event(self, event: QEvent) -> bool:
        """Tell of a file; everything else is Qt's."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.asked.emit(event.file())
            return True
        return super().event(event)
