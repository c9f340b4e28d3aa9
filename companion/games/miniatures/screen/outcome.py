"""The outcome strip: everything that an act or the end of a step brought, until the next key."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QWidget

from companion.desktop.widgets import paint
from companion.desktop.widgets.lines import tall
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import column
from companion.desktop.widgets.rows import RowList, RowModel
from companion.desktop.widgets.titles import PanelTitle
from companion.drawing.marks import MARKS
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.words import outcome
from companion.games.miniatures.words.outcome import OutcomeRow
from companion.kernel.record import Change, Done
from companion.language.escaping import plain
from companion.language.messages import told
from companion.language.tongue import tr

ROW = 38
ACT_LINES = 2
"""Lines of an act that a row holds."""
BELOW = 450
"""Pixels of the design that the dice of a combat and its odds need below it, whatever it tells."""
MOST = 5
"""Rows shown before it scrolls: the die and the chart below keep their room."""


def lines_of(look: Look, words: str, wide: float) -> int:
    """Give how many lines an act takes in a column, its box and margins within."""
    return round(tall(look, words, wide - look.px(30), "compact") / QFontMetricsF(look.font("compact")).lineSpacing())


def act_width(look: Look, row: OutcomeRow, whole: float, beside: float) -> float:
    """Give how wide the column of a row's act is, 0 where there is none; `beside` is what it shares with the reason."""
    if not row.to_do:
        return 0.0
    wide = whole * 0.34
    if paint.width(look, f"{row.why}  {row.clause}".strip(), "small") * paint.TIGHT / 100 > beside - wide - look.px(8):
        wide = min(wide, paint.width(look, row.to_do, "compact") + look.px(34))
    # A long act takes room from its reason, which the journal tells as well.
    while lines_of(look, row.to_do, wide) > ACT_LINES and wide < whole * 0.6:
        wide += look.px(12)
    return wide


def sign(painter: QPainter, look: Look, row: OutcomeRow, at: QPointF, size: int = 18) -> None:
    """Draw what kind of thing came about: a marker, a star for a leader, a stand that comes off, struck through."""
    high = size * 5 / 6
    if row.mark in MARKS:
        paint.mark(painter, look, at, MARKS[row.mark], size=size)
    elif row.mark == "star":
        paint.star(painter, look, QPointF(at.x(), at.y() + look.px(2)), filled=False, size=high)
    elif row.mark == "stand":
        box = QRectF(at.x() + look.px(size / 6), at.y() + look.px(size / 15), look.px(high * 2 / 3), look.px(high))
        painter.setPen(QPen(look.color("wine"), look.px(1.5)))
        painter.drawRect(box)
        painter.drawLine(box.bottomLeft(), box.topRight())


class OutcomeBrush:
    """Paints a consequence: its mark, what, the roll; why and the clause below; at the right its act with a box."""

    def height(self, look: Look, row: OutcomeRow, width: int) -> int:
        """Two lines."""
        return look.px(ROW)

    def paint(self, painter: QPainter, look: Look, row: OutcomeRow, box: QRectF, *, lit: bool) -> None:
        """Paint it."""
        painter.fillRect(box, look.color("page"))
        paint.hair(painter, look, box.left(), box.right(), box.bottom() - 1)
        middle, left = box.center().y(), box.left() + look.px(42)
        sign(painter, look, row, QPointF(box.left() + look.px(14), middle - look.px(9)))
        words = f"{row.why}  {row.clause}".strip()
        act = box.right() - act_width(look, row, box.width(), box.right() - left)
        first = QRectF(left, box.top() + look.px(1), act - left - look.px(8), look.px(20))
        x = left + paint.text(painter, look, first, row.what, bold=True) + look.px(6)
        if row.roll is not None:
            at = QPointF(min(x, first.right() - look.px(16)), first.top() + look.px(2))
            paint.die(painter, look, at, str(row.roll.face), typed=row.roll.origin == "entered", size=16)
        under = QRectF(left, box.top() + look.px(20), first.width(), look.px(16))
        paint.text(painter, look, under, words, kind="small", token="ink2")
        if row.to_do:
            paint.tick_box(painter, look, QPointF(act, middle - look.px(7)), done=row.done)
            place = QRectF(act + look.px(22), box.top(), box.right() - act - look.px(30), box.height())
            token = "ink3" if row.done else "ink"
            if paint.width(look, row.to_do, "compact") * paint.TIGHT / 100 <= place.width():
                paint.text(painter, look, place, row.to_do, kind="compact", token=token, struck=row.done)
            else:
                font = QFont(look.font("compact"))
                font.setStrikeOut(row.done)
                painter.setFont(font)
                painter.setPen(look.color(token))
                flags = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignVCenter)
                painter.drawText(place, flags, plain(row.to_do))

    def aloud(self, row: OutcomeRow) -> str:
        """Give it in words."""
        return outcome.aloud(row)


class OutcomeStrip(QWidget):
    """Stands above the work after something was brought about; the next key takes it away, nothing else does."""

    ticked = Signal(int)
    """The act of a row was clicked."""
    turned = Signal(bool)
    """It tells something, or no longer."""

    def __init__(self, desk: MiniaturesDesk, look: Look) -> None:
        super().__init__()
        self.setObjectName("outcome")
        self.setProperty("ground", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.desk, self.look = desk, look
        self.title = PanelTitle(look, tr("What it brought"), tr("until the next key"))
        brush = OutcomeBrush()
        self.model: RowModel[OutcomeRow] = RowModel(lambda row: (row.entry, row.nth), brush.aloud)
        self.list: RowList[OutcomeRow] = RowList(look, self.model, brush)
        self.list.setAccessibleName(tr("What it brought"))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.clicked.connect(lambda index: self._tick(self.model.row(index)))
        self.setLayout(column(self.title, self.list))
        self._before = desk.view
        self._told: list[tuple[Any, int]] = []
        """Each entry that is told of, after the view before it."""
        desk.changed.connect(self._on_change)
        desk.done.connect(self._on_done)
        desk.ticked.connect(self._show)
        look.changed.connect(self._fit)
        self.hide()

    def _on_change(self, change: Change) -> None:
        self._before = change.before
        if self._told:
            self._show()

    def _on_done(self, done: Done) -> None:
        if self._rows(self._before, done.entry):
            self._told.append((self._before, done.entry))
            self.title.tell(told(done.label), tr("until the next key"))
            self._show()

    def _rows(self, before: Any, entry: int) -> tuple[OutcomeRow, ...]:
        return outcome.rows(self.desk.rules, before, self.desk.view, self.desk.log, entry)

    def _show(self) -> None:
        found = [row for before, entry in self._told for row in self._rows(before, entry)]
        self.model.show(found)
        self.setAccessibleName(outcome.in_short(found))
        self._fit()
        self.setVisible(bool(found))
        self.turned.emit(bool(found))

    def _fit(self) -> None:
        over = self.parentWidget()
        room = (over.height() - self.look.px(BELOW)) // self.look.px(ROW) if over is not None else MOST
        self.list.setFixedHeight(self.look.px(ROW) * max(1, min(MOST, room, self.model.rowCount())))

    def _tick(self, row: OutcomeRow) -> None:
        if row.act:
            self.ticked.emit(row.act)

    def put_away(self) -> None:
        """Tell of it no longer."""
        if self._told:
            self._told.clear()
            self._show()
