"""The fourth step: old and new of every command, and everything that stands against applying the result by name."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from companion.desktop.desk.panel import KeyHint
from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import column, label
from companion.desktop.widgets.rows import RowList, RowModel
from companion.language.tongue import tr
from companion.table.screen.returning import Return
from companion.table.screen.sheet import Sheet, asked
from companion.table.words.preview import Against, against, heads, rows, why_closed

LINE = 24
_MOST = 8


class AgainstBrush:
    """Paints a thing that stands against applying."""

    def height(self, look: Look, row: Against, width: int) -> int:
        """One line."""
        return look.px(LINE)

    def paint(self, painter: QPainter, look: Look, row: Against, box: QRectF, *, lit: bool) -> None:
        """Paint it with the triangle of a duty and its clause."""
        painter.fillRect(box, look.color("lamp-row" if lit else "wine-tint"))
        paint.must(painter, look, QPointF(box.left() + look.px(8), box.top() + look.px(5)), size=13)
        right = paint.width(look, row.clause, "small") + look.px(12) if row.clause else 0
        line = box.adjusted(look.px(28), 0, -look.px(8), 0)
        paint.text(painter, look, line.adjusted(0, 0, -right, 0), row.words, kind="compact")
        paint.text(painter, look, line, row.clause, kind="small", token="ink2", align=paint.RIGHT)

    def aloud(self, row: Against) -> str:
        """Give it in words."""
        return row.words


class PreviewStep(QWidget):
    """What applying the result does."""

    led = Signal(str, str)
    """(step, command): where a question is answered."""
    judged = Signal(str)
    """Why it cannot be applied, "" when it can."""

    def __init__(self, made: Return, look: Look) -> None:
        super().__init__()
        self.made, self.look = made, look
        brush = AgainstBrush()
        self.model: RowModel[Against] = RowModel(lambda one: (one.step, one.command, one.words), brush.aloud)
        self.list: RowList[Against] = RowList(look, self.model, brush)
        self.list.setAccessibleName(tr("What stands against applying the result"))
        self.list.on_key = self._lead
        self.list.clicked.connect(lambda index: self._go(self.model.row(index)))
        self.told = label("")
        self.told.setWordWrap(True)
        self.sheet = Sheet(look, made.words.before_and_after)
        head = asked(look, tr("What will it do?"), made.words.clauses.get("preview", ""))
        whole = column(head, self.list, self.told, self.sheet, spacing=look.px(8))
        whole.setStretch(3, 1)
        whole.addStretch(0)
        self.setLayout(whole)
        self.why = ""
        made.changed.connect(self._on_change)

    def _on_change(self) -> None:
        if self.isVisible():
            self.refresh()

    def refresh(self) -> None:
        """Work it out on a copy and show it."""
        found = self.made.preview()
        stands = against(self.made.draft, self.made.waiting, found.reasons)
        self.model.show(stands)
        self.list.setVisible(bool(stands))
        self.list.setFixedHeight(self.look.px(LINE) * max(1, min(_MOST, len(stands))) + self.look.px(2))
        hidden = tr(
            "Old and new are shown when nothing stands against the result any more; Enter leads to where it is "
            "answered."
        )
        self.told.setText(hidden if stands else "\n".join(found.consequences))
        self.told.setVisible(bool(self.told.text()))
        draft, shown = self.made.draft, () if stands else found.rows
        self.sheet.show_rows(self.made.words.one, heads(draft), tr("Becomes"), rows(draft, shown))
        self.sheet.setVisible(not stands)
        self.why = why_closed(stands)
        self.judged.emit(self.why)

    def enter(self) -> None:
        """Take the keys."""
        self.refresh()
        if self.model.rowCount():
            self.list.setCurrentIndex(self.model.index(0))
            self.list.setFocus()
        else:
            self.sheet.list.setFocus()

    def hints(self) -> list[KeyHint]:
        """Give the keys of the step."""
        lead = [KeyHint(("↵",), tr("to where it is answered"))] if self.model.rowCount() else []
        return [*lead, KeyHint(("↑", "↓"), self.made.words.keys), KeyHint(("Ctrl ↵",), tr("apply"))]

    def _go(self, one: Against) -> None:
        self.led.emit(one.step, one.command)

    def _lead(self, event: QKeyEvent) -> bool:
        one = self.list.current()
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not enter or one is None or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        self._go(one)
        return True
