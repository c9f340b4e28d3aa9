"""The editor's tree on the screen: painted rows, dragging, and what was folded stays folded."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.games.miniatures.screen.editor.draft import Draft
from companion.games.miniatures.screen.editor.lines import Line
from companion.games.miniatures.screen.editor.tree_model import DraftModel, Moved
from companion.language.tongue import tr

Index = QModelIndex | QPersistentModelIndex


class _Rows(QStyledItemDelegate):
    """Paints a row."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Give a row's height."""
        return QSize(self.look.px(220), self.look.px(24))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint name, star, pips, figure and, where something is wrong, the triangle."""
        line = index.data(Qt.ItemDataRole.UserRole)
        if not isinstance(line, Line):
            return
        look, box = self.look, QRectF(option.rect)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, look.color("lamp-row"))
            if option.state & QStyle.StateFlag.State_HasFocus:
                painter.fillRect(QRectF(box.left(), box.top(), look.px(3), box.height()), look.color("ink"))
        elif line.kind in ("army", "page"):
            painter.fillRect(box, look.color("paper"))
        self._row(painter, line, box.adjusted(look.px(4), 0, -look.px(6), 0))
        painter.restore()

    def _row(self, painter: QPainter, line: Line, box: QRectF) -> None:
        look, left, right = self.look, box.left(), box.right()
        top = box.top() + look.px(12)
        if line.kind == "army":
            paint.side_bar(painter, look, QRectF(left, top - look.px(8), look.px(6), look.px(16)), line.side)
            left += look.px(12)
        if line.kind == "leader":
            left = paint.star(painter, look, QPointF(left, top - look.px(6)), filled=line.star == "filled") + look.px(4)
        if line.fault:
            paint.must(painter, look, QPointF(right - look.px(14), top - look.px(7)))
        right -= look.px(20)
        if line.figure:
            place = QRectF(right - look.px(30), box.top(), look.px(30), box.height())
            paint.text(painter, look, place, line.figure, kind="small", bold=True, align=paint.RIGHT)
        if line.kind == "unit":
            right -= look.px(32)
        if line.note:
            wide = paint.width(look, line.note, "small") + 2
            place = QRectF(right - wide, box.top(), wide, box.height())
            paint.text(painter, look, place, line.note, kind="small", token="ink2", align=paint.RIGHT)
        if line.kind == "unit":
            right -= look.px(50)
        elif line.note:
            right -= wide + look.px(8)
        name_room = right - left
        if line.kind == "unit":
            at = max(left + look.px(70), right - look.px(104))
            if line.pips is not None and right - at > look.px(16):
                paint.pips(painter, look, QPointF(at, top - look.px(6)), line.pips, line.side, room=right - at)
            name_room = at - left - look.px(6)
        token = "ink3" if line.cut else look.side(line.side) if line.kind == "army" else "ink"
        bold = line.kind in ("page", "army", "corps")
        if line.kind == "unit" and line.star:
            name_room -= look.px(17)
        place = QRectF(left, box.top(), name_room, box.height())
        wide = paint.text(painter, look, place, line.name, token=token, bold=bold, struck=line.cut)
        if line.kind == "unit" and line.star:
            paint.star(painter, look, QPointF(left + wide + look.px(4), top - look.px(6)), filled=True)


class DraftTree(QTreeView):
    """The order of battle, to choose, drag and fold."""

    chosen = Signal(int)
    """A row became the current one, by its key."""

    def __init__(self, look: Look, moved: Moved) -> None:
        super().__init__()
        self._look, self._folded, self._quiet = look, set[int](), False
        self.rows = DraftModel(moved)
        self.setModel(self.rows)
        self._delegate = _Rows(look)
        self.setItemDelegate(self._delegate)
        self.setHeaderHidden(True)
        self.setAccessibleName(tr("Order of battle"))
        self.setUniformRowHeights(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setDropIndicatorShown(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.collapsed.connect(lambda index: self._folded.add(int(index.internalId())))
        self.expanded.connect(lambda index: self._folded.discard(int(index.internalId())))
        self.selectionModel().currentChanged.connect(self._on_current)
        look.changed.connect(self._on_look)
        self._on_look()

    def _on_look(self) -> None:
        self.setIndentation(self._look.px(16))
        self.setMinimumWidth(self._look.px(300))
        self.scheduleDelayedItemsLayout()

    def show_draft(self, draft: Draft, lines: Sequence[Line]) -> None:
        """Show a draft: what was folded, chosen and selected stays so."""
        here, keys = self.current(), self.selected()
        self._quiet = True
        self.rows.show(draft, lines)
        for line in lines:
            self.setExpanded(self.rows.find(line.key), line.key not in self._folded)
        if self.current() != here:
            self.choose(here, also=keys)
        self._quiet = False

    def _on_current(self, index: QModelIndex, _: QModelIndex) -> None:
        if index.isValid() and not self._quiet:
            self.chosen.emit(int(index.internalId()))

    def current(self) -> int:
        """Give the key of the row at hand, 0 for none."""
        index = self.currentIndex()
        return int(index.internalId()) if index.isValid() else 0

    def selected(self) -> list[int]:
        """Give the keys of the rows that are selected, from top to bottom."""
        keys = {int(index.internalId()) for index in self.selectedIndexes()}
        found, index = [], self.rows.index(0, 0)
        while index.isValid():
            if int(index.internalId()) in keys:
                found.append(int(index.internalId()))
            index = self.indexBelow(index)
        return found or sorted(keys)

    def choose(self, key: int, *, also: Sequence[int] = ()) -> None:
        """Make a row the current one, and select others beside it."""
        index = self.rows.find(key)
        if not index.isValid():
            return
        model = self.selectionModel()
        # not the view's own setCurrentIndex, which would add to the selection while Ctrl of a shortcut is held
        model.setCurrentIndex(index, model.SelectionFlag.ClearAndSelect)
        for other in also:
            found = self.rows.find(other)
            if found.isValid():
                model.select(found, model.SelectionFlag.Select)
        self.scrollTo(index)
