"""A hand that drags with the mouse from one place of a window to another, and the part of the system that carries.

Qt draws off the screen without the loop in which a screen's system carries what is dragged; `Carrier` is that loop there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QEvent, QEventLoop, QMimeData, QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QDrag, QDragEnterEvent, QDragMoveEvent, QDropEvent, QKeyEvent, QMouseEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

LEFT, COPY = Qt.MouseButton.LeftButton, Qt.DropAction.CopyAction
NONE = Qt.KeyboardModifier.NoModifier
STEPS = 4


class Carrier(QObject):
    """Carries what is dragged from window event to window event, as a screen's system does."""

    def __init__(self, what: QMimeData) -> None:
        super().__init__()
        self.what, self.loop, self.over = what, QEventLoop(), False

    def carry(self) -> None:
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)
        self.loop.exec()
        app.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, QWindow):
            return False
        if isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self.over = True
            self.loop.quit()
            return True
        if not isinstance(event, QMouseEvent):
            return False
        if not self.over:
            # Not by the place on the screen: a window may be larger than one that is drawn nowhere.
            top = next((one for one in QApplication.topLevelWidgets() if one.windowHandle() is watched), None)
            if top is not None:
                self._tell(top.childAt(event.position().toPoint()) or top, event)
        if event.type() == QEvent.Type.MouseButtonRelease:
            self.loop.quit()
        return True

    def _tell(self, under: QWidget | None, event: QMouseEvent) -> None:
        """Offer it to whoever takes drops under the pointer, the innermost first."""
        while under is not None:
            place = under.mapFromGlobal(event.globalPosition())
            enter = QDragEnterEvent(place.toPoint(), COPY, self.what, LEFT, NONE)
            enter.ignore()
            if under.acceptDrops():
                QApplication.sendEvent(under, enter)
            if enter.isAccepted():
                move = QDragMoveEvent(place.toPoint(), COPY, self.what, LEFT, NONE)
                move.setDropAction(COPY)
                move.accept()  # as it is for whoever has welcomed what came in
                QApplication.sendEvent(under, move)
                if event.type() == QEvent.Type.MouseButtonRelease and move.isAccepted():
                    QApplication.sendEvent(under, QDropEvent(QPointF(place), COPY, self.what, LEFT, NONE))
                return
            under = under.parentWidget()


def carried_by_the_system(monkeypatch: Any) -> None:
    """Let dragging work where Qt draws off the screen."""

    def run(drag: QDrag, *_: object) -> Qt.DropAction:
        Carrier(drag.mimeData()).carry()
        return COPY

    if QApplication.platformName() == "offscreen":
        monkeypatch.setattr(QDrag, "exec", run)


def drop(what: QMimeData, end: QWidget, to: QPoint) -> None:
    """Let something go over a widget that came from another program."""
    handle = end.window().windowHandle()
    assert handle is not None
    QTimer.singleShot(0, handle, lambda: QTest.mouseRelease(handle, LEFT, NONE, end.mapTo(end.window(), to)))
    Carrier(what).carry()


def drag(
    start: QWidget, at: QPoint, end: QWidget, to: QPoint, *, then: Callable[[QWindow], object] | None = None
) -> None:
    """Press at a place of a widget, draw to a place of another and let go there; `then` is done before that."""
    handle = start.window().windowHandle()
    assert handle is not None
    first, last = (one.mapTo(one.window(), place) for one, place in ((start, at), (end, to)))
    steps = [first + (last - first) * nth / STEPS for nth in range(1, STEPS + 1)]
    QTest.mouseMove(handle, first)
    QTest.mousePress(handle, LEFT, NONE, first)

    # While something is dragged a loop of its own runs: the hand goes on from there.
    def go_on() -> None:
        for place in steps:
            QTest.mouseMove(handle, place)
        if then is not None:
            then(handle)
        QTest.mouseRelease(handle, LEFT, NONE, last)

    QTimer.singleShot(50, handle, go_on)
    QTest.mouseMove(handle, first + QPoint(0, 6))
    QTest.mouseMove(handle, first + QPoint(0, 12))
    QTest.qWait(150)
