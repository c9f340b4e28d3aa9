"""Widgets beside one another in as many lines as they need: a word that is cut short says nothing."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from companion.desktop.widgets.look import Look


class Wrapping(QWidget):
    """A row of widgets that goes on below where the room ends; it is as high as it then must be."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._parts: tuple[QWidget, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(0)

    def hold(self, parts: Sequence[QWidget]) -> None:
        """Hold these widgets in their order; what it held before and holds no longer is gone."""
        for gone in self._parts:
            if gone not in parts:
                gone.hide()
                gone.deleteLater()
        self._parts = tuple(parts)
        before: QWidget | None = None
        for one in parts:
            if one.parentWidget() is not self:
                one.setParent(self)
                one.show()
            if before is not None:
                QWidget.setTabOrder(before, one)
            before = one
        self._place()

    def sizeHint(self) -> QSize:
        """Give the room of the widest, and the height of the lines as they are now."""
        return QSize(max((one.sizeHint().width() for one in self._parts), default=0), self.height())

    def minimumSizeHint(self) -> QSize:
        """Give the least room: a widget alone on its line may be cut."""
        return QSize(self._look.px(60), self.height())

    def event(self, event: QEvent) -> bool:
        """Place the widgets anew when one has become wider."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Count the lines anew."""
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        gap, width = self._look.px(6), self.width()
        x, y, high = 0, 0, 0
        for one in self._parts:
            hint = one.sizeHint()
            wide = min(hint.width(), width)
            if x and x + wide > width:
                x, y, high = 0, y + high + gap, 0
            one.setGeometry(x, y, wide, hint.height())
            x, high = x + wide + gap, max(high, hint.height())
        self.setFixedHeight(y + high)
