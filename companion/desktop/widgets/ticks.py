"""Boxes to tick, painted like everything that is ticked: alone with their words, or as the lines of a list."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCheckBox, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.plain import mnemonic

Index = QModelIndex | QPersistentModelIndex


class TickBox(QCheckBox):
    """Yes or no: a box and its words."""

    def __init__(self, look: Look, words: str) -> None:
        super().__init__()
        self._look = look
        self.setText(words)
        look.changed.connect(self.updateGeometry)

    def setText(self, words: str) -> None:
        """Say what it is about: as it is, an ampersand makes no key."""
        self._words = words
        super().setText(mnemonic(words))

    def sizeHint(self) -> QSize:
        """Give the room for box and words."""
        wide = paint.width(self._look, self._words) + self._look.px(32)
        return QSize(int(wide), self._look.px(24))

    def minimumSizeHint(self) -> QSize:
        """Words are not cut."""
        return self.sizeHint()

    def hitButton(self, place: QPoint) -> bool:
        """Answer the mouse on the words too."""
        return self.rect().contains(place)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint box, words and, where the keys are, a frame."""
        look, painter, h = self._look, QPainter(self), float(self.height())
        paint.tick_box(painter, look, QPointF(look.px(4), h / 2 - look.px(7)), done=self.isChecked())
        box = QRectF(look.px(24), 0, self.width() - look.px(24), h)
        paint.text(painter, look, box, self._words, token="ink" if self.isEnabled() else "ink3")
        if self.hasFocus():
            painter.setPen(QPen(look.color("ink"), look.px(2)))
            wide = paint.width(look, self._words) + look.px(30)
            painter.drawRect(QRectF(1, 1, min(wide, self.width() - 2), h - 2))
        painter.end()


class TickLines(QStyledItemDelegate):
    """Lines of a list with a box each."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Give a line's height."""
        return QSize(self._look.px(120), self._look.px(22))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a line; without a box where nothing can be ticked."""
        look, box = self._look, QRectF(option.rect)
        words = str(index.data(Qt.ItemDataRole.DisplayRole))
        painter.save()
        if option.state & QStyle.StateFlag.State_HasFocus and option.widget.hasFocus():
            painter.fillRect(box, look.color("lamp-row"))
        checked = index.data(Qt.ItemDataRole.CheckStateRole)
        if checked is None:
            paint.text(painter, look, box.adjusted(look.px(6), 0, 0, 0), words, token="ink3")
        else:
            at = QPointF(box.left() + look.px(6), box.center().y() - look.px(7))
            paint.tick_box(painter, look, at, done=Qt.CheckState(checked) == Qt.CheckState.Checked)
            paint.text(painter, look, box.adjusted(look.px(26), 0, 0, 0), words)
        painter.restore()
