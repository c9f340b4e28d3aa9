"""Windows inside their screen: the largest scale for which a screen has room, and the place where each window stood.

A window is laid out to hold everything from `LEAST` on, in pixels of the design. A screen that has not so much room at
the scale that was chosen gets the largest for which it has; what is smaller at 100 percent stays too small.
"""

from __future__ import annotations

import base64
import binascii
from collections.abc import MutableMapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    _Window = QWidget
else:
    _Window = object  # beside Qt's own class, of which a window has but one
LEAST = QSize(1024, 700)
"""Pixels of the design in which a window of a game has room for all that is lit."""
TITLE = 30
"""Pixels of a title bar, while the system has not yet said how high its own are."""
STEP = 5
"""Percent: scales that fit are round."""


def largest(room: QSize, ratio: float) -> int:
    """Give the largest scale in percent for which a screen has room; `ratio` is the system's own factor.

    Never less than letters of the design's size: a screen that has no room at 100 percent of true pixels is what it is.
    """
    share = min(room.width() / LEAST.width(), (room.height() - TITLE) / LEAST.height())
    return max(round(100 / ratio), int(100 * share) // STEP * STEP)


def room_of(window: QWidget) -> QRect:
    """Give the part of its screen in which a window may lie, its frame taken off."""
    # By its place and not by QWidget.screen and windowHandle, whose objects PySide lets go together with the window.
    screen = QGuiApplication.screenAt(window.frameGeometry().center()) or QGuiApplication.primaryScreen()
    room = screen.availableGeometry()
    within, around = window.geometry(), window.frameGeometry()
    if within != around:
        edges = (within.left() - around.left(), within.top() - around.top())
        return room.adjusted(*edges, within.right() - around.right(), within.bottom() - around.bottom())
    return room.adjusted(0, min(TITLE, max(0, room.height() - LEAST.height())), 0, 0)


def inside(window: QWidget) -> None:
    """Bring a window inside its screen: smaller where it is too large, else moved."""
    room, now = room_of(window), window.geometry()
    size = now.size().boundedTo(room.size())
    if size != now.size():
        window.resize(size)
    left = max(room.left(), min(now.left(), room.right() + 1 - size.width()))
    top = max(room.top(), min(now.top(), room.bottom() + 1 - size.height()))
    # What was never moved is placed by the system, and a dialog over its window by Qt.
    if (left, top) != (now.left(), now.top()) and window.testAttribute(Qt.WidgetAttribute.WA_Moved):
        window.move(left, top)


def grow(window: QWidget) -> None:
    """Make a window as tall as what has come into it, as far as its screen goes; a taller one stays as it is."""
    layout = window.layout()
    if layout is None or window.isMaximized() or window.isFullScreen():
        return
    layout.activate()
    wide = window.width()
    wanted = layout.totalHeightForWidth(wide) if layout.hasHeightForWidth() else layout.totalSizeHint().height()
    room = room_of(window)
    tall = min(wanted, room.height())
    if tall <= window.height():
        return
    window.resize(wide, tall)
    top = max(room.top(), min(window.geometry().top(), room.bottom() + 1 - tall))
    if top != window.geometry().top():
        window.move(window.x(), window.y() + top - window.geometry().top())


class Standing(_Window):
    """Mixed into a window: inside its screen whenever it is shown, and, with a name, where it stood the last time."""

    _kept: MutableMapping[str, str] | None = None
    _called = ""

    def stand(self, kept: MutableMapping[str, str], name: str = "") -> None:
        """Stand inside the screen from now on; with a name the place is kept and found again."""
        self._kept, self._called = kept, name

    @property
    def keeps_place(self) -> bool:
        """Whether its place and size are kept by its name."""
        return bool(self._called)

    def remember(self) -> None:
        """Keep the place where the window is now."""
        if self._kept is not None and self._called:
            self._kept[self._called] = bytes(self.saveGeometry().toBase64().data()).decode()

    def showEvent(self, event: QShowEvent) -> None:
        """Settle before anybody sees it."""
        if self._kept is not None and not event.spontaneous():
            if found := _read(self._kept.get(self._called, "")):
                self.restoreGeometry(found)
            if not self.isFullScreen() and not self.isMaximized():
                inside(self)
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Remember where it stood."""
        if not event.spontaneous():
            self.remember()
        super().hideEvent(event)


def _read(kept: str) -> QByteArray | None:
    try:
        return QByteArray(base64.b64decode(kept, validate=True)) if kept else None
    except (binascii.Error, ValueError):
        return None
