"""A second click that falls at once on what the first one brought under the pointer does nothing.

Whoever clicks twice out of habit means one thing. What the first click does may lay the window out anew, or open
another over it, and the second then falls on a stranger: a target becomes a cover, one tick becomes two.
"""

from __future__ import annotations

import weakref
from time import monotonic

from PySide6.QtCore import QPoint
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QWidget

AT_ONCE = 400
"""Milliseconds within which a second click belongs to the first."""
NEAR = 8
"""Pixels that a hand may move between the two."""


class Presses:
    """The last press of the mouse that was let through: when, where and on what."""

    def __init__(self) -> None:
        self.changes = 0
        """How often a game has changed: a button of the same words then means another thing."""
        self._when, self._stamp = float("-inf"), 0
        self._place = QPoint()
        self._root: weakref.ref[QWidget] | None = None
        self._thing: object = None

    def game_changed(self) -> None:
        """Hear that a game has changed."""
        self.changes += 1

    def stray(self, widget: QWidget, event: QMouseEvent, thing: object) -> bool:
        """Say whether a press belongs to the click before it, which fell on another thing at the same place.

        One that does not is remembered with its `thing`, any value that is equal while the place means the same.
        """
        same_place = (event.globalPosition().toPoint() - self._place).manhattanLength() <= NEAR
        same_windows = self._root is not None and self._root() is _root(widget)
        if same_place and same_windows and thing != self._thing and self._at_once(event):
            return True
        self.remember(widget, event, thing)
        return False

    def remember(self, widget: QWidget, event: QMouseEvent, thing: object) -> None:
        """Remember a press that is let through."""
        self._when, self._stamp = monotonic(), event.timestamp()
        self._place, self._thing = event.globalPosition().toPoint(), thing
        self._root = weakref.ref(_root(widget))

    def _at_once(self, event: QMouseEvent) -> bool:
        # By the hand's clock too: where the first click took long, the second waited in the queue all that time.
        by_hand = event.timestamp() - self._stamp if event.timestamp() and self._stamp else AT_ONCE
        return (monotonic() - self._when) * 1000 < AT_ONCE or 0 <= by_hand < AT_ONCE


def _root(widget: QWidget) -> QWidget:
    """Give the outermost window: a dialog belongs to the window that it was opened from."""
    found = widget
    while (above := found.parentWidget()) is not None:
        found = above
    return found


PRESSES = Presses()
"""There is one mouse for all windows."""
