"""Lists of painted rows over frozen values: the model holds a tuple of rows and never changes one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from PySide6.QtCore import (
    QAbstractListModel,
    QMimeData,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from companion.desktop.widgets.dragging import carry
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.plain import line, tip
from companion.desktop.widgets.pressing import is_typed
from companion.desktop.widgets.second_click import PRESSES

Index = QModelIndex | QPersistentModelIndex
R = TypeVar("R")
S_contra = TypeVar("S_contra", contravariant=True)


class Brush(Protocol[S_contra]):
    """How rows of one kind are painted and read aloud."""

    def height(self, look: Look, row: S_contra, width: int) -> int:
        """Give the height of a row."""

    def paint(self, painter: QPainter, look: Look, row: S_contra, box: QRectF, *, lit: bool) -> None:
        """Paint a row."""

    def aloud(self, row: S_contra) -> str:
        """Give a row in words."""


class RowModel(QAbstractListModel, Generic[R]):
    """A tuple of rows by id; `show` gives new ones and says what differs.

    With a `page` only so many are shown until `more` is asked for: laying out a long list costs at every change.
    """

    def __init__(self, identify: Callable[[R], object], aloud: Callable[[R], str], *, page: int = 0) -> None:
        super().__init__()
        self._identify, self._aloud, self._page = identify, aloud, page
        self._all: tuple[R, ...] = ()
        self._shown = 0
        self.showing = False
        """Whether rows come and go just now: what becomes current meanwhile nobody has chosen."""

    def rowCount(self, parent: Index | None = None) -> int:
        """Count the rows shown so far."""
        return 0 if parent is not None and parent.isValid() else self._shown

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Give a row in words, or as it is for the brush."""
        if not index.isValid() or index.row() >= self._shown:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            aloud = self._aloud(self._all[index.row()])
            return tip(aloud) if role == Qt.ItemDataRole.ToolTipRole else line(aloud)
        if role == Qt.ItemDataRole.UserRole:
            return self._all[index.row()]
        return None

    def more(self) -> None:
        """Show the next rows that wait."""
        come = min(self._page or len(self._all), len(self._all) - self._shown)
        if come > 0:
            self.beginInsertRows(QModelIndex(), self._shown, self._shown + come - 1)
            self._shown += come
            self.endInsertRows()

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Rows can be dragged out of a list that lets them."""
        base = super().flags(index)
        return base | Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else base

    def row(self, index: Index) -> R:
        """Give the row of an index."""
        return self._all[index.row()]

    def rows(self) -> tuple[R, ...]:
        """Give all rows, those that wait among them."""
        return self._all

    def place(self, identity: object) -> int:
        """Give the place of a row by id, -1 when it is not shown."""
        shown = self._all[: self._shown]
        return next((place for place, row in enumerate(shown) if self._identify(row) == identity), -1)

    def _put_away(self) -> None:
        """Let all but the first page wait again."""
        self.beginRemoveRows(QModelIndex(), self._page, self._shown - 1)
        self._shown = self._page
        self.endRemoveRows()

    def show(self, rows: Sequence[R]) -> None:
        """Show these rows: what differs is announced, what came or went in one place is inserted or removed."""
        self.showing = True
        self._show(tuple(rows))
        self.showing = False

    def _show(self, new: tuple[R, ...]) -> None:
        # Who scrolled far down pays for that once: at the next change the list is short again.
        if self._page and self._shown > 3 * self._page:
            self._put_away()
        old, wanted = self._all[: self._shown], len(new)
        if self._page:  # what comes on top is shown; what waited below goes on waiting
            wanted = min(wanted, max(self._page, self._shown + len(new) - len(self._all)))
        # One gap between what stays at the top and at the bottom, rather than every single difference: lists here grow
        # or shrink in one place at a time, and Qt keeps selection and scrolling over one insertion.
        start, end = _common([self._identify(row) for row in old], [self._identify(row) for row in new[:wanted]])
        gone, come = len(old) - start - end, wanted - start - end
        first, last = old[:start], old[len(old) - end :]  # who stays is as he was until his change is announced
        if gone:
            self.beginRemoveRows(QModelIndex(), start, start + gone - 1)
            self._all, self._shown = (*first, *last), start + end
            self.endRemoveRows()
        if come:
            self.beginInsertRows(QModelIndex(), start, start + come - 1)
            self._all = (*first, *new[start : start + come], *last, *new[wanted:])
            self._shown = wanted
            self.endInsertRows()
        self._all, self._shown = new, wanted
        kept = (*enumerate(first), *((wanted - end + nth, row) for nth, row in enumerate(last)))
        for place, before in kept:
            if before != new[place]:
                self.dataChanged.emit(self.index(place), self.index(place))


def _common(old: list[object], new: list[object]) -> tuple[int, int]:
    """Count the ids that both lists begin and end with."""
    least = min(len(old), len(new))
    start = next((n for n in range(least) if old[n] != new[n]), least)
    end = next((n for n in range(least - start) if old[-1 - n] != new[-1 - n]), least - start)
    return start, end


class _Delegate(QStyledItemDelegate, Generic[R]):
    """Paints rows with their brush."""

    def __init__(self, brush: Brush[R], view: RowList[R]) -> None:
        super().__init__(view)
        self._brush, self._view = brush, view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Give a row's size."""
        width = self._view.viewport().width()
        return QSize(width, self._brush.height(self._view.set_in(), index.data(Qt.ItemDataRole.UserRole), width))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        found = index.data(Qt.ItemDataRole.UserRole)
        if found is None:
            return
        state: Any = option.state
        lit = bool(state & QStyle.StateFlag.State_Selected)
        box = QRectF(option.rect)
        painter.save()
        self._brush.paint(painter, self._view.set_in(), found, box, lit=lit)
        painter.restore()


class RowList(QListView, Generic[R]):
    """A list of painted rows."""

    picked = Signal(object)
    """A row became current by mouse, by key or by a reader: not by `choose`, nor because others came and went."""

    def __init__(self, look: Look, model: RowModel[R], brush: Brush[R], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look, self.rows = look, model
        self.setModel(model)
        self.setItemDelegate(_Delegate(brush, self))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.on_key: Callable[[QKeyEvent], bool] | None = None
        """What takes a key before the list does; true when it was taken."""
        self.roomy_from = 0
        """Pixels of the design from which its rows are set larger, 0 for never."""
        self.on_press: Callable[[R, QPointF], bool] | None = None
        """What takes a press on a row before the list does, and where in the list it was; true when it was taken."""
        self._choosing = self._stray = False
        self._carried: Callable[[R], tuple[QMimeData, str]] | None = None
        look.changed.connect(self.scheduleDelayedItemsLayout)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give the key to whom it concerns, else walk the list; letters and digits are the window's."""
        if self.on_key is not None and self.on_key(event):
            return
        # Qt would look for a row that begins with it and take the key, found or not: the line of keys names it.
        if is_typed(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def set_in(self) -> Look:
        """Give the look that rows are set in at the present width."""
        wide = self.roomy_from and self.viewport().width() >= self.look.px(self.roomy_from)
        return self.look.roomy() if wide else self.look

    def carries(self, what: Callable[[R], tuple[QMimeData, str]]) -> None:
        """Let a hand drag rows elsewhere, as what they are there and under which name."""
        self._carried = what
        self.setDragEnabled(True)

    def startDrag(self, actions: Qt.DropAction) -> None:
        """Drag the row that was pressed."""
        row = self.current()
        if row is not None and self._carried is not None:
            carry(self, self.look, *self._carried(row))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay rows out anew for another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()

    def current(self) -> R | None:
        """Give the current row."""
        index = self.currentIndex()
        return self.rows.row(index) if index.isValid() and index.row() < self.rows.rowCount() else None

    def choose(self, identity: object) -> None:
        """Make a row current by id."""
        place = self.rows.place(identity)
        self._choosing = True
        if place >= 0:
            self.setCurrentIndex(self.rows.index(place))
        else:
            # The current row goes too: a click on it would otherwise light it and tell nobody.
            self.selectionModel().clear()
        self._choosing = False

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tell of a row that was chosen here."""
        super().currentChanged(current, previous)
        if current.isValid() and not self._choosing and not self.rows.showing:
            self.picked.emit(self.rows.row(current))

    # ---- a second click on what the first one brought here

    def _is_stray(self, event: QMouseEvent) -> bool:
        index = self.indexAt(event.position().toPoint())
        thing = (id(self), self.rows.row(index) if index.isValid() else None)
        self._stray = PRESSES.stray(self, event, thing)
        if self._stray:
            event.accept()
        return self._stray

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a click."""
        if self._is_stray(event):
            return
        index = self.indexAt(event.position().toPoint())
        if self.on_press is None or not index.isValid() or not self.on_press(self.rows.row(index), event.position()):
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the second click of two on the same row."""
        if not self._is_stray(event):
            super().mouseDoubleClickEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a click that was taken."""
        if self._stray:
            event.accept()
        else:
            super().mouseReleaseEvent(event)
