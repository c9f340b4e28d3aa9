"""The grid of the count: its keys, and cells that show what differs by a frame, a struck old value and a sign."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from companion.desktop.widgets import paint
from companion.desktop.widgets.column_heads import Heads
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.unit_names import Index, Names
from companion.drawing.marks import MARKS
from companion.games.miniatures.screen.count_model import CountModel
from companion.games.miniatures.words import counting

GLYPHS = {"disordered": "disordered", "low_ammo": "low-ammunition", "silenced": "silenced", "damaged": "damaged"}


class Cells(QStyledItemDelegate):
    """Paints a cell: a marker's shape with yes, a value; where it differs the old one struck through beside it."""

    def __init__(self, look: Look, model: CountModel, grid: QTableView) -> None:
        super().__init__(grid)
        self._look, self._model, self._grid = look, model, grid

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Give a cell's size."""
        return QSize(self._look.px(92), self._look.px(28))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a cell."""
        look, model, box = self._look, self._model, QRectF(option.rect)
        here = index == self._grid.currentIndex()
        painter.save()
        if not model.field(index):
            painter.fillRect(box, look.color("paper"))
            painter.restore()
            return
        differs, fault = model.differs(index), model.cell(index) in model.faults
        painter.fillRect(box, look.color("wine-tint" if fault else "lamp-row" if differs else "page"))
        signed = look.px(20 if model.note(index) else 4)
        x = self._value(painter, index, box.adjusted(look.px(8), 0, -signed, 0), differs=differs)
        if model.note(index):  # a sign, for eyes that do not see the colour
            at = QPointF(max(x + look.px(4), box.right() - look.px(18)), box.center().y() - look.px(7))
            paint.must(painter, look, at)
        if here:
            painter.setPen(QPen(look.color("ink"), look.px(2)))
            painter.drawRect(box.adjusted(1, 1, -1.5, -1.5))
        painter.restore()

    def _value(self, painter: QPainter, index: Index, box: QRectF, *, differs: bool) -> float:
        look, model = self._look, self._model
        name, (now, was) = model.field(index), model.words(index)
        x, value = box.left(), model.value(index)
        if name in GLYPHS and value:
            at = QPointF(x, box.center().y() - look.px(8))
            x = paint.mark(painter, look, at, MARKS[GLYPHS[name]], size=16) + look.px(6)
        quiet = name in counting.FLAGS and not value and not differs
        room = QRectF(x, box.top(), box.right() - x, box.height())
        token = "ink3" if quiet else "ink"
        x += paint.text(painter, look, room, now or "—", token=token, bold=differs)
        if was:
            x += look.px(8)
            room = QRectF(x, box.top(), max(0.0, box.right() - x), box.height())
            x += paint.text(painter, look, room, was, kind="small", token="ink2", struck=True)
        return x


class Grid(QTableView):
    """The grid's keys."""

    moved = Signal()
    """Another cell is the current one."""

    def __init__(self, look: Look, model: CountModel) -> None:
        super().__init__()
        self._look, self._count = look, model
        self._typing: counting.Cell | None = None
        self._names = Names(look, model, self)
        self.setVerticalHeader(self._names)
        self.setHorizontalHeader(Heads(look, self))
        self.setModel(model)
        self.setItemDelegate(Cells(look, model, self))
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setFixedHeight(look.px(36))
        self.horizontalHeader().setMinimumSectionSize(look.px(62))
        self.setCornerButtonEnabled(False)
        self.setTabKeyNavigation(False)
        self.setShowGrid(True)
        look.changed.connect(self._lay_out)
        model.modelReset.connect(self._after_reset)
        self.doubleClicked.connect(self._turn)
        self._lay_out()
        self._place = ("", 0)
        if model.rowCount():
            self.setCurrentIndex(model.index(0, 0))

    def _lay_out(self) -> None:
        look, across = self._look, self.horizontalHeader()
        for place, column in enumerate(self._count.columns):
            names = {name for _, name in column.fields}
            words = names & (counting.MODES | {"formation"})  # words need more room than figures
            mode = QHeaderView.ResizeMode.Interactive if words else QHeaderView.ResizeMode.Stretch
            across.setSectionResizeMode(place, mode)
            if words:
                across.resizeSection(place, look.px(178 if "formation" in names else 152))
        self.setStyleSheet(f"QTableCornerButton::section {{ background: {look.color('page').name()}; border: none; }}")
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(look.px(28))
        self._names.setFixedWidth(self._names.room())

    def _after_reset(self) -> None:
        """Stand where one stood, or in the same line when that unit is gone."""
        unit, column = self._place
        ids = [one.id for one in self._count.units]
        if ids:
            self.setCurrentIndex(self._count.index(ids.index(unit) if unit in ids else 0, column))

    def currentChanged(self, current: Index, previous: Index) -> None:
        """A count typed in one cell does not go on in another."""
        super().currentChanged(current, previous)
        self._typing = None
        if current.isValid() and current.row() < len(self._count.units):
            self._place = (self._count.units[current.row()].id, current.column())
        self.verticalHeader().viewport().update()
        self.moved.emit()

    def _turn(self, index: Index, *, back: bool = False) -> None:
        name = self._count.field(index)
        if name and not counting.is_number(name):
            self._count.put(index, counting.turned(name, self._count.value(index), back=back))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits count, Space, plus and minus turn or change, Delete gives the old value back, Enter goes down."""
        index = self.currentIndex()
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not control:
            below = self._count.index(min(index.row() + 1, self._count.rowCount() - 1), max(0, index.column()))
            if below.isValid():
                self.setCurrentIndex(below)
        elif control or not index.isValid() or not self._count.field(index) or not self._counts(index, event):
            super().keyPressEvent(event)

    def _counts(self, index: QModelIndex, event: QKeyEvent) -> bool:
        """Take a key that counts the cell."""
        model, text, name = self._count, event.text(), self._count.field(index)
        if event.key() == Qt.Key.Key_Delete:
            self._typing = None
            model.put(index, None)
        elif not counting.is_number(name):
            if text not in (" ", "+", "-"):
                return False
            self._turn(index, back=text == "-")
        elif len(text) == 1 and text in "0123456789":
            begun = self._typing == model.cell(index)
            value = counting.typed(model.value(index), text, begun=begun)
            self._typing = model.cell(index)
            model.put(index, value)
        elif text in ("+", "-"):
            value = model.value(index)
            model.put(index, max(0, (0 if value == "" else value) + (1 if text == "+" else -1)))
        elif event.key() == Qt.Key.Key_Backspace:
            self._typing = model.cell(index)
            model.put(index, counting.rubbed(model.value(index)))
        else:
            return False
        return True
