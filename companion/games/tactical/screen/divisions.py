"""The divisions to activate: a line a division, those that are active ticked, and how many are left (ANT-3)."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from companion.desktop.dialogs.framed import is_enter
from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Heading, column, label
from companion.desktop.widgets.rows import RowList, RowModel
from companion.games.tactical.screen.desk import TacticalDesk
from companion.games.tactical.screen.rows import divisions
from companion.games.tactical.screen.rows.divisions import DivisionRow
from companion.kernel.record import Done
from companion.language.tongue import tr

LINE = 40
MOST = 6
"""Lines shown before it scrolls."""


class DivisionBrush:
    """Paints a division."""

    def height(self, look: Look, row: DivisionRow, width: int) -> int:
        """Two lines."""
        return look.px(LINE)

    def paint(self, painter: QPainter, look: Look, row: DivisionRow, box: QRectF, *, lit: bool) -> None:
        """Paint its tick, name, corps, units and place."""
        painter.fillRect(box, look.color("lamp-row" if lit else "page"))
        paint.hair(painter, look, box.left(), box.right(), box.bottom() - 1)
        paint.tick_box(painter, look, QPointF(box.left() + look.px(2), box.top() + look.px(4)), done=row.active)
        left = box.left() + look.px(24)
        token = "ink2" if row.active else "ink"
        line = QRectF(left, box.top() + look.px(1), box.right() - left - look.px(4), look.px(20))
        taken = paint.width(look, row.corps, "small")
        paint.text(painter, look, line.adjusted(0, 0, -taken - look.px(6), 0), row.id, bold=not row.active, token=token)
        paint.text(painter, look, line, row.corps, kind="small", token="ink2", align=paint.RIGHT)
        under = line.translated(0, look.px(18))
        at = paint.width(look, row.at, "small")
        paint.text(painter, look, under.adjusted(0, 0, -at - look.px(6), 0), row.words, kind="small", token="ink2")
        paint.text(painter, look, under, row.at, kind="small", token="ink2", align=paint.RIGHT)

    def aloud(self, row: DivisionRow) -> str:
        """Give a division in words."""
        return row.aloud


class DivisionsPanel(QWidget):
    """Which divisions move this turn; not there in any other phase."""

    shown_on_map = Signal(str)
    """A division was chosen, "" for none."""

    def __init__(self, desk: TacticalDesk, look: Look) -> None:
        super().__init__()
        self.desk, self.look = desk, look
        self.setProperty("ground", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.heading = Heading(look)
        brush = DivisionBrush()
        self.model: RowModel[DivisionRow] = RowModel(lambda row: row.id, brush.aloud)
        self.list: RowList[DivisionRow] = RowList(look, self.model, brush)
        self.list.setAccessibleName(tr("Divisions"))
        self.list.on_key = self._key
        self.list.clicked.connect(lambda index: self._tick(self.model.row(index)))
        self.list.selectionModel().currentChanged.connect(lambda *_: self.tell())
        self.hint = label(tr("Y, Enter or a click activates; F8 ends it. [ANT-3.1b]"), "hint")
        self.hint.setWordWrap(True)
        lines = column(self.heading, self.list, self.hint, margin=look.px(12), spacing=look.px(4))
        lines.setStretch(1, 1)
        self.setLayout(lines)
        desk.changed.connect(self.refresh)
        self.refresh()

    @property
    def asked(self) -> bool:
        """Say whether divisions are to be activated here now."""
        desk = self.desk
        return desk.may_order and desk.view.phase.kind == "activation"

    def refresh(self) -> None:
        """Show the divisions while they are asked for."""
        self.setVisible(self.asked)
        if not self.asked and self.model.rowCount():
            self.shown_on_map.emit("")
        found = divisions.rows(self.desk.moment) if self.asked else ()
        self.model.show(found)
        if self.asked:
            self.heading.tell(tr("Activation"), divisions.left_words(self.desk.moment))
            if not self.list.currentIndex().isValid():
                self._to_next()

    def _to_next(self) -> None:
        """Light the next division that is not active."""
        rows = self.model.rows()
        here = max(0, self.list.currentIndex().row())
        order = [*range(here, len(rows)), *range(here)]
        found = next((nth for nth in order if not rows[nth].active), None)
        if found is not None:
            self.list.setCurrentIndex(self.model.index(found))

    def tell(self) -> None:
        """Say which division is lit."""
        row = self.list.current()
        self.shown_on_map.emit("" if row is None or not self.asked else row.id)

    def light(self, name: str) -> None:
        """Go to a division's line."""
        self.list.choose(name)

    def activate(self, row: DivisionRow) -> None:
        """Activate a division; what is refused is told."""
        if isinstance(self.desk.do(row.order), Done) and self.asked:
            self._to_next()

    def activate_lit(self) -> bool:
        """Activate the division that is lit; false where none is."""
        row = self.list.current()
        if row is not None:
            self.activate(row)
        return row is not None

    def _tick(self, row: DivisionRow) -> None:
        """Activate a division that was clicked; one that is active already is only shown."""
        if not row.active:
            self.activate(row)

    def _key(self, event: QKeyEvent) -> bool:
        if is_enter(event):
            return self.activate_lit()
        if event.text().isalnum() or event.key() == Qt.Key.Key_Escape:
            event.ignore()
            self.window().keyPressEvent(event)
            return True
        return False
