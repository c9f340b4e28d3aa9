"""A sheet of commands: heads over a list, a line each with its figures, the old beside the new where they differ."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QTextOption
from PySide6.QtWidgets import QSizePolicy, QWidget

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted, column, label, row
from companion.desktop.widgets.reader import Reader
from companion.desktop.widgets.rows import RowList, RowModel
from companion.table.words.page import Cell, CommandRow

LINE, NOTE = 26, 20
"""Of a line with its figures, and of a note under it."""
_NAME, _FIGURE = 0.22, 0.083
"""Shares of the width: the command with its leader, and a figure; the note has the rest."""
_OF_WINDOW = 0.9
"""The share of a large window that a page takes."""


class Places:
    """Where the parts of a line are: name, figures, note."""

    def __init__(self, look: Look, left: float, wide: float, figures: int) -> None:
        pad = look.px(10)
        room = wide - 2 * pad
        self.name = (left + pad, room * _NAME)
        each = room * _FIGURE
        first = left + pad + room * _NAME
        self.figures = [(first + nth * each, each - look.px(6)) for nth in range(figures)]
        note = first + figures * each + look.px(10)
        self.note = (note, left + wide - pad - note)


class Heads(Painted):
    """The heads of the columns over a rule."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._name, self._figures, self._note = "", tuple[str, ...](), ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def tell(self, name: str, figures: Sequence[str], note: str) -> None:
        """Show heads."""
        self._name, self._figures, self._note = name, tuple(figures), note
        self.setAccessibleName(", ".join((name, *figures, note)))
        self.update()

    def sizeHint(self) -> QSize:
        """One line of labels."""
        return QSize(self.look.px(300), self.look.px(22))

    def draw(self, painter: QPainter) -> None:
        """Draw them."""
        look, tall = self.look, self.height() - self.look.px(2)
        where = Places(look, 0, self.width(), len(self._figures))
        heads = [(where.name, self._name, paint.LEFT), (where.note, self._note, paint.LEFT)]
        heads += [(place, words, paint.RIGHT) for place, words in zip(where.figures, self._figures, strict=True)]
        for (x, wide), words, align in heads:
            paint.text(painter, look, QRectF(x, 0, wide, tall), words, kind="label", token="ink2", align=align)
        painter.fillRect(QRectF(0, tall, self.width(), look.px(1.5)), look.color("edge"))


class CommandBrush:
    """Paints a command."""

    def height(self, look: Look, row: CommandRow, width: int) -> int:
        """One line; two where the note finds no room beside the figures."""
        return look.px(LINE + (NOTE if self._is_long(look, row, width) else 0))

    def paint(self, painter: QPainter, look: Look, row: CommandRow, box: QRectF, *, lit: bool) -> None:
        """Paint its side, its name, its figures and the note; what asks has the triangle of a duty."""
        painter.fillRect(box, look.color("lamp-row" if lit else "page"))
        whole, long = box, self._is_long(look, row, round(box.width()))
        if long:
            box = box.adjusted(0, 0, 0, -look.px(NOTE))
        paint.hair(painter, look, whole.left(), whole.right(), whole.bottom() - 1)
        bar = QRectF(whole.left() + look.px(2), whole.top() + look.px(4), look.px(4), whole.height() - look.px(9))
        paint.side_bar(painter, look, bar, row.side)
        where = Places(look, box.left(), box.width(), len(row.cells))
        x, wide = where.name
        named = paint.text(painter, look, QRectF(x, box.top(), wide, box.height()), row.name, bold=True)
        rest = QRectF(x + named + look.px(8), box.top(), wide - named - look.px(8), box.height())
        if rest.width() > look.px(30):
            paint.text(painter, look, rest, row.leader, kind="small", token="ink2")
        for (at, room), cell in zip(where.figures, row.cells, strict=True):
            self._cell(painter, look, cell, QRectF(at, box.top(), room, box.height()))
        note = QRectF(where.note[0], box.top(), where.note[1], box.height())
        if long:
            note = QRectF(
                where.name[0], box.bottom() - look.px(3), whole.right() - look.px(10) - where.name[0], box.height()
            )
        self._note(painter, look, row, note)

    def _is_long(self, look: Look, row: CommandRow, width: int) -> bool:
        """Say whether the note is wider than what the figures leave of a line."""
        sign = look.px(19) if row.asks or row.grave else 0
        there = Places(look, 0, width, len(row.cells)).note[1] - sign
        return bool(row.note) and paint.width(look, row.note, "compact", bold=row.grave) > there

    def _cell(self, painter: QPainter, look: Look, cell: Cell, box: QRectF) -> None:
        if not cell.was:
            token = "ink2" if any(sign.isdigit() for sign in cell.now) else "ink3"
            paint.text(painter, look, box, cell.now, token=token, align=paint.RIGHT)
            return
        new = paint.width(look, cell.now, bold=True) + look.px(1)
        paint.text(painter, look, box, cell.now, bold=True, align=paint.RIGHT)
        old = QRectF(box.left(), box.top(), box.width() - new - look.px(4), box.height())
        paint.text(painter, look, old, f"{cell.was} →", kind="small", token="ink2", align=paint.RIGHT)

    def _note(self, painter: QPainter, look: Look, row: CommandRow, box: QRectF) -> None:
        if row.asks or row.grave:
            paint.must(painter, look, QPointF(box.left(), box.top() + look.px(6)), size=13)
            box = box.adjusted(look.px(19), 0, 0, 0)
        token = "wine" if row.asks or row.grave else "ink2"
        paint.text(painter, look, box, row.note, kind="compact", token=token, bold=row.grave)

    def aloud(self, row: CommandRow) -> str:
        """Give it in words."""
        return row.aloud


def room(page: QWidget, wanted: QSize, *, grows: bool = True) -> QSize:
    """Give a page's size: the design's, more where the window under it is larger, less where that leaves less."""
    over = page.parentWidget()
    if over is None:
        return wanted
    larger = wanted.expandedTo(over.size() * _OF_WINDOW) if grows else wanted
    return larger.boundedTo(over.size() - QSize(24, 24))


def asked(look: Look, words: str, clause: str) -> QWidget:
    """Give the head of a step: what it asks, and the clause at the right."""
    made, line = QWidget(), row(label(words, "panel"), label(clause, "hint"), spacing=look.px(12))
    line.setStretch(0, 1)
    made.setLayout(line)
    return made


def reader(look: Look, name: str) -> Reader:
    """Give a place to read a text; words are not broken, a table would rather be wide."""
    made = Reader(name)
    made.setWordWrapMode(QTextOption.WrapMode.WordWrap)
    made.document().setDocumentMargin(look.px(10))
    return made


class Sheet(QWidget):
    """Heads and lines."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__()
        self.look = look
        self.setProperty("ground", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.heads, brush = Heads(look), CommandBrush()
        self.model: RowModel[CommandRow] = RowModel(lambda row: row.id, brush.aloud)
        self.list: RowList[CommandRow] = RowList(look, self.model, brush)
        self.list.setAccessibleName(name)
        self.setLayout(column(self.heads, self.list))

    def show_rows(self, name: str, figures: Sequence[str], note: str, rows: Sequence[CommandRow]) -> None:
        """Show heads and lines."""
        self.heads.tell(name, figures, note)
        self.model.show(rows)
        if rows and not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.model.index(0))
