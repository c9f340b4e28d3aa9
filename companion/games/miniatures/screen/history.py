"""The history of a unit: what was applied to it and what was undone, newest first. It follows the game."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from companion.desktop.dialogs.framed import Framed, is_enter
from companion.desktop.widgets import paint
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Empty, column, label, row
from companion.desktop.widgets.rows import RowList, RowModel
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.words import history
from companion.games.miniatures.words.history import History, HistoryRow
from companion.language.escaping import plain
from companion.language.tongue import tr

PAGE = 60
LEFT, RIGHT = 46, 120
"""Room for the entry's number, and for what has changed."""


class HistoryBrush:
    """Paints an entry: its number, words and dice, when it was, what became of the unit, its stands at the right."""

    def height(self, look: Look, row: HistoryRow, width: int) -> int:
        """Give the height of an entry, its sentences wrapped."""
        lines = sum(self._wrapped(look, words, width).height() for words in row.lines)
        return int(look.px(3 + 20 + 16 + 7) + lines)

    def _wrapped(self, look: Look, words: str, width: float) -> QRectF:
        room = QRectF(0, 0, width - look.px(LEFT + 12), 10_000)
        measure = QFontMetricsF(look.font("small"))
        return measure.boundingRect(room, int(Qt.TextFlag.TextWordWrap), plain(words))

    def paint(self, painter: QPainter, look: Look, row: HistoryRow, box: QRectF, *, lit: bool) -> None:
        """Paint an entry; one of this player turn has a gold edge, one that was undone is struck through."""
        painter.fillRect(box, look.color("lamp-row" if lit else "page"))
        if row.this_turn:
            painter.fillRect(QRectF(box.left(), box.top(), look.px(3), box.height()), look.color("lamp"))
        paint.hair(painter, look, box.left(), box.right(), box.bottom() - 1)
        token = "ink" if row.current else "ink3"
        number = QRectF(box.left() + look.px(6), box.top() + look.px(4), look.px(LEFT - 14), look.px(18))
        paint.text(painter, look, number, str(row.entry), kind="small", token="ink3", align=paint.RIGHT)
        left, top = box.left() + look.px(LEFT), box.top() + look.px(3)
        place = QRectF(left, top, box.right() - left - look.px(12), look.px(20))
        self._change(painter, look, row, place)
        dice = row.dice[:6]
        room = place.adjusted(0, 0, -look.px(19) * len(dice) - (look.px(RIGHT) if row.change else 0), 0)
        taken = paint.text(
            painter, look, room, row.head, kind="compact", bold=True, token=token, struck=not row.current
        )
        x = left + taken + look.px(6)
        for roll in dice:
            at = QPointF(x, top + look.px(2))
            x = paint.die(painter, look, at, str(roll.face), typed=roll.origin == "entered", size=16) + look.px(3)
        top += look.px(20)
        under = QRectF(left, top, place.width(), look.px(16))
        when = paint.text(painter, look, under, row.when, kind="small", token="ink3")
        if row.note:
            said = under.adjusted(when + look.px(8), 0, 0, 0)
            paint.text(painter, look, said, row.note, kind="small", token="lamp-ink", bold=True)
        self._lines(painter, look, row, QPointF(left, top + look.px(16)), box.width())

    def _change(self, painter: QPainter, look: Look, row: HistoryRow, place: QRectF) -> None:
        if row.change:
            token = "wine" if row.current else "ink3"
            paint.text(
                painter,
                look,
                place,
                row.change,
                kind="compact",
                bold=True,
                token=token,
                align=paint.RIGHT,
                struck=not row.current,
            )

    def _lines(self, painter: QPainter, look: Look, row: HistoryRow, at: QPointF, width: float) -> None:
        painter.setFont(look.font("small"))
        painter.setPen(look.color("ink2" if row.current else "ink3"))
        top = at.y()
        for words in row.lines:
            wrapped = self._wrapped(look, words, width)
            room = QRectF(at.x(), top, width - look.px(LEFT + 12), wrapped.height() + 2)
            painter.drawText(room, int(Qt.TextFlag.TextWordWrap), plain(words))
            top += wrapped.height()

    def aloud(self, row: HistoryRow) -> str:
        """Give an entry in words."""
        return history.aloud(row)


class HistoryPanel(QWidget):
    """The history of one unit or leader, or of whoever is selected."""

    def __init__(self, desk: MiniaturesDesk, look: Look, name: str = "") -> None:
        super().__init__()
        self.setObjectName("history")
        self.desk, self._fixed, self._history = desk, name, History()
        brush = HistoryBrush()
        self.model: RowModel[HistoryRow] = RowModel(lambda row: row.entry, brush.aloud, page=PAGE)
        self.list: RowList[HistoryRow] = RowList(look, self.model, brush)
        self.list.setAccessibleName(tr("History, newest first"))
        self.list.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.told, self.empty = label("", "small"), Empty(look, tr("Choose a unit in the order of battle"), "F3")
        self.told.setAccessibleName(tr("In short"))
        self.setLayout(column(self.told, self.empty, self.list, spacing=look.px(6)))
        desk.changed.connect(self.refresh)
        desk.selected.connect(self._on_selected)
        self.refresh()

    @property
    def name(self) -> str:
        """Whose history it is."""
        return self._fixed or self.desk.selection

    def _on_selected(self, _: str) -> None:
        if not self._fixed:
            self.refresh()

    def _scrolled(self, value: int) -> None:
        """Show older entries when one comes to the end."""
        if value and value == self.list.verticalScrollBar().maximum():
            self.model.more()

    def refresh(self, *_: object) -> None:
        """Show the history as it is now."""
        rows = self._history(self.desk.view, self.desk.log, self.name) if self.name else ()
        self.model.show(rows)
        said = history.summary(self.desk.view, self.name, rows)
        self.told.setText(said)
        self.told.setVisible(bool(rows))
        self.empty.tell(said if self.name else tr("Choose a unit in the order of battle"), "" if self.name else "F3")
        self.empty.setVisible(not rows)
        self.list.setVisible(bool(rows))


class HistoryDialog(Framed):
    """The history of one unit in a window of its own; Enter shows the working of an entry."""

    working = Signal(int)
    """An entry's working is asked for."""

    def __init__(self, desk: MiniaturesDesk, look: Look, name: str, parent: QWidget | None = None) -> None:
        super().__init__(look, tr("History of {unit}", unit=desk.name(name)), parent)
        self.desk = desk
        self.panel = HistoryPanel(desk, look, name)
        self.show_working = KeyButton(look, tr("Show the working"), "↵")
        self.show_working.clicked.connect(self._work)
        close = KeyButton(look, tr("Close"), "Esc")
        close.clicked.connect(self.reject)
        self.lines.addWidget(self.panel, 1)
        self.lines.addLayout(row(self.show_working, close))
        self.panel.list.on_key = self._key
        self.panel.list.doubleClicked.connect(self._work)
        self.resize(look.px(560), look.px(480))
        self.stand(look.places, "history")
        if self.panel.model.rowCount():
            self.panel.list.setCurrentIndex(self.panel.model.index(0))
            self.panel.list.setFocus()

    def _work(self, *_: object) -> None:
        chosen = self.panel.list.current()
        if chosen is not None:
            self.working.emit(chosen.entry)

    def _key(self, event: QKeyEvent) -> bool:
        if not is_enter(event):
            return False
        self._work()
        return True
