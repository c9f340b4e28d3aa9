"""A fault of the program: it is written to the log and told, the game is safe, and one can go on or open it again."""

from __future__ import annotations

import sys
import threading
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QPlainTextEdit

from companion.desktop.widgets.fitting import Standing
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Heading, button, column, label, row
from companion.desktop.widgets.plain import tip
from companion.kernel import fault_log
from companion.language.tongue import tr

Games = Callable[[], Sequence[Path | None]]
"""Gives the files of the games that are open, None for a game in memory."""
AGAIN = 2
"""The dialog's answer: close everything and open it again."""
KINDS = 50
"""So many different faults are told apart; a picture that fails at every painting does not fill the disk."""


class CrashDialog(Standing, QDialog):
    """Tells of a fault."""

    def __init__(self, look: Look, error: BaseException, place: Path | None, games: Sequence[Path | None]) -> None:
        super().__init__()
        self._look, self._more = look, 0
        self.setWindowTitle(tr("A fault in the program"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(True)
        self.details = _text(error)
        self.safe = label(_safe(games))
        self.place = label(_place(place), "small")
        self.place.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.fault = label(_one_line(error), "refusal")
        self.more = label("", "small")
        self.more.hide()
        for words in (self.safe, self.place, self.fault):
            words.setWordWrap(True)
        self.text = QPlainTextEdit(self.details)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(tr("Details of the fault"))
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.go_on = button(tr("Go on"), primary=True)
        self.reopen = button(tr("Close and reopen"))
        self.copy = button(tr("Copy details"))
        for one in (self.go_on, self.reopen, self.copy):
            one.setAccessibleName(one.text())
            one.setAutoDefault(one is self.go_on)
        reason = _why_not_again(games)
        self.reopen.setEnabled(not reason)
        self.reopen.setToolTip(tip(reason))
        self.reopen.setAccessibleDescription(reason)
        self.reason = label(reason, "refusal")
        self.reason.setVisible(bool(reason))
        self.reason.setWordWrap(True)
        self.go_on.clicked.connect(self.accept)
        self.reopen.clicked.connect(lambda: self.done(AGAIN))
        self.copy.clicked.connect(self._copy)
        heading = Heading(look, tr("A fault in the program"))
        self.lines = column(heading, self.safe, self.fault, self.more, self.text, self.place, self.reason)
        self.lines.setStretch(4, 1)
        self.keys = row(self.copy, self.reopen, self.go_on)
        self.keys.insertStretch(1, 1)
        self.lines.addLayout(self.keys)
        self.setLayout(self.lines)
        look.changed.connect(self._dress)
        self._dress()
        self.resize(look.px(640), look.px(440))
        self.stand(look.places, "fault")
        self.go_on.setFocus()

    def _dress(self) -> None:
        px = self._look.px
        self.lines.setContentsMargins(px(16), px(12), px(16), px(12))
        self.lines.setSpacing(px(8))
        self.keys.setSpacing(px(8))
        fixed = QFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont).family())
        self.text.setStyleSheet(f"QPlainTextEdit {{ font-family: '{fixed.family()}'; font-size: {px(12)}px; }}")

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.details)
        self.copy.setText(tr("Copied"))

    def one_more(self, error: BaseException) -> None:
        """Tell that another fault fell while this one is told."""
        self._more += 1
        self.more.setText(tr("Since then {n} more; the last: {what}", n=self._more, what=_one_line(error)))
        self.more.setVisible(True)


class Faults(QObject):
    """Catches what nobody caught, from any thread, writes it down and tells it in one dialog at a time."""

    caught = Signal(object)

    def __init__(
        self, app: QApplication, reopen: Callable[[], object], *, look: Look | None = None, games: Games = tuple
    ) -> None:
        super().__init__(app)
        self._reopen, self._games = reopen, games
        self._look = look
        self._told: set[str] = set()
        self._hooks = (sys.excepthook, threading.excepthook)
        self.dialog: CrashDialog | None = None
        self._last: CrashDialog | None = None
        """The one that was closed, kept until Qt has let go of it."""
        self.caught.connect(self._show)  # over to the thread of the windows, whatever thread it fell in

    def install(self) -> None:
        """Catch from now on."""
        self._hooks = (sys.excepthook, threading.excepthook)
        sys.excepthook, threading.excepthook = self.hook, self.hook_of_thread

    def remove(self) -> None:
        """Catch no longer."""
        sys.excepthook, threading.excepthook = self._hooks

    def hook(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        """Take a fault; never raises."""
        if error is None or not issubclass(kind, Exception):
            sys.__excepthook__(kind, error or kind(), trace)  # Ctrl+C at the terminal is no fault
            return
        with suppress(RuntimeError):  # the application is gone
            self.caught.emit(error)

    def hook_of_thread(self, given: threading.ExceptHookArgs) -> None:
        """Take a fault of another thread."""
        if given.exc_value is not None and issubclass(given.exc_type, Exception):
            self.hook(given.exc_type, given.exc_value, given.exc_traceback)

    def _show(self, error: BaseException) -> None:
        """Write a fault down and tell it; what fails here goes nowhere, or it would come back for ever."""
        try:
            place = self._log(error)
            if self.dialog is not None:
                self.dialog.one_more(error)
                return
            self.dialog = CrashDialog(self._look or Look(), error, place, self._games())
            self.dialog.finished.connect(self._gone)
            self.dialog.show()
        except Exception:
            self.dialog = None
            with suppress(Exception):
                sys.__excepthook__(type(error), error, error.__traceback__)

    def _log(self, error: BaseException) -> Path | None:
        """Write a fault down, each only once: it may come again with every picture."""
        text = _text(error)
        if text in self._told:
            return fault_log.place()
        # What is not told apart any more is still written down: only the memory of what was told has an end.
        if len(self._told) < KINDS:
            self._told.add(text)
        return fault_log.log(error)

    def _open_again(self) -> None:
        ends = QGuiApplication.quitOnLastWindowClosed()
        QGuiApplication.setQuitOnLastWindowClosed(False)  # for a moment there is no window
        try:
            self._reopen()
        except Exception as error:
            self._show(error)
        finally:
            QGuiApplication.setQuitOnLastWindowClosed(ends)

    def _gone(self, result: int) -> None:
        self._last, self.dialog = self.dialog, None
        if result == AGAIN:
            self._open_again()


def _text(error: BaseException) -> str:
    """Give the traceback, of whatever can be shown of it."""
    try:
        return "".join(traceback.format_exception(error))
    except Exception:
        return type(error).__name__


def _one_line(error: BaseException) -> str:
    try:
        words = " ".join(str(error).split())
    except Exception:
        words = ""
    name = type(error).__name__
    return f"{name}: {words[:200]}" if words else name


def _safe(games: Sequence[Path | None]) -> str:
    """Say that the game is safe, where it is."""
    names = [path.name for path in games if path is not None]
    if None not in games and names:
        return tr("The game is safe: everything that was done stands in {files}.", files=", ".join(names))
    if not games:
        return tr("Every game is safe: everything that was done stands in its file.")
    return tr("Nothing that was done is lost. A game that has no file yet lives as long as its window: keep it open.")


def _place(place: Path | None) -> str:
    if place is None:
        return tr("The details could not be written to a log: copy them from here.")
    return tr("The details are in {place}.", place=place)


def _why_not_again(games: Sequence[Path | None]) -> str:
    return tr("A game without a file cannot be opened again.") if None in games else ""
