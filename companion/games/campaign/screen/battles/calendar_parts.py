"""Parts of the calendar: the days with their turns, and the battles of a turn."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.plain import tip
from companion.desktop.widgets.unit_names import Index
from companion.games.campaign.screen.rows import battle_calendar
from companion.games.campaign.screen.rows.battle_calendar import BattleRow, Day, Slot
from companion.language.tongue import tr

TALL, LINE, DOT = 58, 40, 9


def dot(painter: QPainter, look: Look, at: QPointF, *, table: bool) -> None:
    """Draw a battle's mark: full for one on the table, open for one that the computer fought."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(look.color("wine"), look.px(1.5)))
    painter.setBrush(look.color("wine") if table else Qt.BrushStyle.NoBrush)
    painter.drawEllipse(QRectF(at.x(), at.y(), look.px(DOT), look.px(DOT)))
    painter.restore()


class DaysModel(QAbstractTableModel):
    """Days against turns."""

    def __init__(self) -> None:
        super().__init__()
        self.days: tuple[Day, ...] = ()

    def show_days(self, found: tuple[Day, ...]) -> None:
        """Show these days."""
        if found != self.days:
            self.beginResetModel()
            self.days = found
            self.endResetModel()

    def rowCount(self, parent: Index | None = None) -> int:
        """One row a day."""
        return 0 if parent is not None and parent.isValid() else len(self.days)

    def columnCount(self, parent: Index | None = None) -> int:
        """One column a turn of the day."""
        return 0 if parent is not None and parent.isValid() else max((len(one.slots) for one in self.days), default=0)

    def slot(self, index: Index) -> Slot | None:
        """Give a turn; a day that begins late has fewer, at its end."""
        if not index.isValid() or index.row() >= len(self.days):
            return None
        found = self.days[index.row()].slots
        place = index.column() - (self.columnCount() - len(found))
        return found[place] if 0 <= place < len(found) else None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Name the days; the turns have their hours in themselves."""
        if role == Qt.ItemDataRole.DisplayRole and orientation == Qt.Orientation.Vertical:
            return self.days[section].name
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Give a turn in words."""
        slot = self.slot(index)
        if slot is None:
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            when = f"{self.days[index.row()].name}, {slot.hour}"
            said = f"{when}: {battle_calendar.many(slot)}"
            return tip(said) if role == Qt.ItemDataRole.ToolTipRole else said
        return None


class SlotBrush(QStyledItemDelegate):
    """Paints a turn: its hour, and the places of its battles."""

    def __init__(self, look: Look, model: DaysModel, view: QTableView) -> None:
        super().__init__(view)
        self._look, self._model, self._view = look, model, view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Give a turn's size."""
        return QSize(self._look.px(110), self._look.px(TALL))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint it."""
        look, box, slot = self._look, QRectF(option.rect), self._model.slot(index)
        painter.save()
        painter.setClipRect(box)
        if slot is None:
            painter.fillRect(box, look.color("paper"))
            painter.restore()
            return
        ground = "lamp-row" if slot.stage == "now" else "wash" if slot.night else "page"
        painter.fillRect(box, look.color(ground))
        head = QRectF(box.left() + look.px(8), box.top() + look.px(3), box.width() - look.px(14), look.px(16))
        token = "ink3" if slot.stage == "to come" else "ink2"
        words = tr("{hour} night", hour=slot.hour) if slot.night else slot.hour
        paint.text(painter, look, head, words, kind="small", token=token)
        shown = slot.battles[:2]
        for nth, one in enumerate(shown):
            line = head.translated(0, look.px(16) * (nth + 1))
            more = f" +{len(slot.battles) - len(shown)}" if one is shown[-1] and len(slot.battles) > len(shown) else ""
            dot(painter, look, QPointF(line.left(), line.top() + look.px(4)), table=one.table)
            place = line.adjusted(look.px(DOT + 6), 0, 0, 0)
            paint.text(painter, look, place, one.place + more, kind="compact", bold=one.table)
        if index == self._view.currentIndex():
            painter.setPen(QPen(look.color("ink"), look.px(2)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box.adjusted(1, 1, -1.5, -1.5))
        painter.restore()


class DaysView(QTableView):
    """The days; Enter goes to the battles of a turn."""

    moved = Signal()
    entered = Signal()

    def __init__(self, look: Look, model: DaysModel) -> None:
        super().__init__()
        self.setModel(model)
        self.setItemDelegate(SlotBrush(look, model, self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setTabKeyNavigation(False)
        self.setAccessibleName(tr("Days and turns of the campaign"))
        self.horizontalHeader().hide()
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setDefaultSectionSize(look.px(TALL))
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def currentChanged(self, current: Index, previous: Index) -> None:
        """Tell of another turn."""
        super().currentChanged(current, previous)
        self.moved.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes to the battles; letters are the window's."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.entered.emit()
        elif event.text().strip():
            event.ignore()
        else:
            super().keyPressEvent(event)


class BattleBrush:
    """Paints a battle: its place over how it was fought."""

    def height(self, look: Look, row: BattleRow, width: int) -> int:
        """Two lines."""
        return look.px(LINE)

    def paint(self, painter: QPainter, look: Look, row: BattleRow, box: QRectF, *, lit: bool) -> None:
        """Paint it."""
        painter.fillRect(box, look.color("lamp-row" if lit else "page"))
        dot(painter, look, QPointF(box.left() + look.px(12), box.top() + look.px(8)), table=row.table)
        line = QRectF(box.left() + look.px(30), box.top() + look.px(3), box.width() - look.px(36), look.px(18))
        paint.text(painter, look, line, row.place, bold=True)
        paint.text(painter, look, line.translated(0, look.px(17)), row.how, kind="small", token="ink2")
        paint.hair(painter, look, box.left(), box.right(), box.bottom() - 1)

    def aloud(self, row: BattleRow) -> str:
        """Give it in words."""
        return row.aloud
