"""The journal at the right: newest on top, undone entries struck through, dice as they fell; click to jump."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from companion.desktop.desk.desk import AnyDesk
from companion.desktop.widgets import paint
from companion.desktop.widgets.acts import Act
from companion.desktop.widgets.aloud import announce, listened
from companion.desktop.widgets.lines import block, tall
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.menu_bar import popup
from companion.desktop.widgets.parts import column
from companion.desktop.widgets.rows import RowList, RowModel
from companion.desktop.widgets.titles import PanelTitle
from companion.kernel.kind import kind_of
from companion.language.escaping import plain
from companion.language.messages import told
from companion.language.tongue import tr, word
from companion.rows.journal_folds import Folds, band_of
from companion.rows.journal_rows import JournalRow, JournalRows, RowOf, folded, texts

ALOUD = 3
"""Entries that are read aloud at once when more come in, of a computer's turn say."""
ARROW = 52
"""Pixels of the design from the left in which a press folds."""
PAGE = 60
"""Rows laid out at once; more come when one scrolls."""


class EntryBrush:
    """Paints an entry: number, side's bar, words, sentences, dice."""

    def __init__(self) -> None:
        self._heights: dict[int, tuple[tuple[object, ...], int]] = {}

    def height(self, look: Look, row: JournalRow, width: int) -> int:
        """Give the height of an entry, its sentences wrapped."""
        said = (row.head, row.lines, row.note, len(row.dice), row.band, width, look.percent)
        known = self._heights.get(row.entry)
        # One height an entry: where it stands in the journal changes all the time, and what it says hardly ever.
        if known is None or known[0] != said:
            known = self._heights[row.entry] = (said, self._measure(look, row, width))
        return known[1]

    def _measure(self, look: Look, row: JournalRow, width: int) -> int:
        lines = sum(self._wrapped(look, words, width) for words in self._lines(row))
        if row.band and not lines:
            return look.px(26)
        return int(self._head_high(look, row, width - look.px(62)) + lines + look.px(9))

    def _head_font(self, look: Look, row: JournalRow) -> QFont:
        font = QFont(look.font("label") if row.band else look.font("compact", bold=True))
        font.setStrikeOut(not row.current)
        return font

    def _head_high(self, look: Look, row: JournalRow, width: float) -> float:
        """Give the height of an entry's head: a line, or more where its words have no room in one."""
        room = width - len(row.dice[:6]) * look.px(19)
        measure, words = QFontMetricsF(self._head_font(look, row)), plain(row.head)
        if row.band or measure.horizontalAdvance(words) * paint.TIGHT / 100 <= room:
            return look.px(20)
        box = QRectF(0, 0, room, 10_000)
        return look.px(4) + measure.boundingRect(box, int(Qt.TextFlag.TextWordWrap), words).height()

    def _wrapped(self, look: Look, words: str, width: int) -> float:
        return tall(look, words, width - look.px(50 + 12), "small")

    def _lines(self, row: JournalRow) -> tuple[str, ...]:
        return (*row.lines, row.note) if row.note else row.lines

    def paint(self, painter: QPainter, look: Look, row: JournalRow, box: QRectF, *, lit: bool) -> None:
        """Paint an entry."""
        ground = "lamp-row" if lit else "paper" if row.band else "page"
        painter.fillRect(box, look.color(ground))
        if row.head_of_line:
            painter.fillRect(QRectF(box.left(), box.top(), look.px(3), box.height()), look.color("lamp"))
        paint.hair(painter, look, box.left(), box.right(), box.bottom() - 1)
        number = QRectF(box.left() + look.px(6), box.top() + look.px(4), look.px(30), look.px(18))
        paint.text(painter, look, number, str(row.entry), kind="small", token="ink3", align=paint.RIGHT)
        left = box.left() + look.px(50)
        place = QRectF(left, box.top() + look.px(3), box.right() - left - look.px(12), look.px(20))
        token = "ink" if row.current else "ink3"
        if row.fold:
            paint.icon(painter, look, QPointF(box.left() + look.px(36), box.top() + look.px(5)), row.fold, size=14)
        if row.side in ("union", "confederate"):
            bar = QRectF(box.left() + look.px(40), box.top() + look.px(6), look.px(4), look.px(14))
            paint.side_bar(painter, look, bar, row.side)
        place.setHeight(self._head_high(look, row, place.width()))
        self._head(painter, look, row, place, token)
        top = place.bottom()
        for words in self._lines(row):
            high = self._wrapped(look, words, int(box.width()))
            token = "lamp-ink" if words is row.note else "ink2" if row.current else "ink3"
            block(painter, look, QRectF(left, top, place.width(), high + 2), words, "small", token=token)
            top += high

    def _head(self, painter: QPainter, look: Look, row: JournalRow, place: QRectF, token: str) -> None:
        dice = row.dice[:6]
        room = place.adjusted(0, 0, -len(dice) * look.px(19), 0)
        if place.height() > look.px(20):
            painter.setFont(self._head_font(look, row))
            painter.setPen(look.color(token))
            painter.drawText(room, int(Qt.TextFlag.TextWordWrap), plain(row.head))
            taken = room.width()
        else:
            kind, token = ("label", "ink2" if row.current else "ink3") if row.band else ("compact", token)
            taken = paint.text(
                painter, look, room, row.head, kind=kind, bold=not row.band, token=token, struck=not row.current
            )
        if row.inside:
            words = folded(row)
            wide = paint.width(look, words, "small") + 1
            if taken + wide + look.px(12) <= place.width():
                at_end = QRectF(place.right() - wide, place.top(), wide + 1, look.px(20))
                paint.text(painter, look, at_end, words, kind="small", token="ink3")
        x = place.left() + taken + look.px(6)
        for roll in dice:
            at = QPointF(x, place.top() + look.px(2))
            x = paint.die(painter, look, at, str(roll.face), typed=roll.origin == "entered", size=16) + look.px(3)

    def aloud(self, row: JournalRow) -> str:
        """Give an entry in words."""
        dice = [f"{told(roll.why)}: {roll.face}, {tr(roll.origin)}" for roll in row.dice]
        return ". ".join(one.rstrip(".") for one in (*texts(row), *dice))


class RowAct(NamedTuple):
    """What can be done with an entry from its line."""

    key: Qt.Key
    words: str
    why: str
    """Why it cannot be done, "" when it can."""
    run: Callable[[], object]


class JournalPanel(QWidget):
    """The journal's list with its title."""

    note = word("double click goes there")

    amend = Signal(int)
    """An entry is to be mended."""
    again = Signal(int)
    """An entry of another branch is to be done once more."""
    working = Signal(int)
    """An entry's working is asked for."""

    def __init__(self, desk: AnyDesk, look: Look, row_of: RowOf) -> None:
        """Take what makes a row of an entry: each game says it in its own words."""
        super().__init__()
        self.setObjectName("journal")
        self.desk, self._look, self._row_of = desk, look, row_of
        self._rows, self._folds = self.rows(), Folds()
        self._newest: int | None = None
        """The last entry that was read aloud, None before the first look."""
        brush = self._brush = EntryBrush()
        self.model: RowModel[JournalRow] = RowModel(lambda row: row.entry, brush.aloud, page=PAGE)
        self.list: RowList[JournalRow] = RowList(look, self.model, brush)
        self.list.setAccessibleName(tr("Journal, newest first"))
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._menu)
        self.list.doubleClicked.connect(lambda index: self._jump(self.model.row(index)))
        self.list.on_press = self._pressed
        self.list.on_key = self._key
        self.list.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.setLayout(column(PanelTitle(look, tr("Journal"), tr(self.note), "F4"), self.list))
        desk.changed.connect(self.refresh)
        self.refresh()

    def _scrolled(self, value: int) -> None:
        """Show older entries when one comes to the end."""
        if value and value == self.list.verticalScrollBar().maximum():
            self.model.more()

    def refresh(self) -> None:
        """Show the journal as it is."""
        rows = self._all()
        self.model.show(self._folds(rows))
        self._read_aloud(rows)

    def _all(self) -> tuple[JournalRow, ...]:
        return self._rows(self.desk.view, self.desk.log, head=self.desk.session.head)

    def _read_aloud(self, rows: Sequence[JournalRow]) -> None:
        """Announce what has come in since it was looked at last, the latest of it."""
        entries = [row.entry for row in rows]
        newest, before = max(entries, default=0), self._newest
        self._newest = newest
        if before is not None and newest > before and listened():
            come = [row for row in rows if row.entry > before and row.current][:ALOUD]
            announce(self, ". ".join(self._brush.aloud(row) for row in reversed(come)))

    def rows(self) -> JournalRows:
        """Give what makes rows of lines."""
        return JournalRows(self._row_of, kind_of(self.desk.session.kind).journal.open().names)

    def acts(self, row: JournalRow) -> list[RowAct]:
        """Give what can be done with an entry."""
        begun = any(line.entry == row.entry and line.parent is None for line in self.desk.log)
        start = tr("it is the start of the game") if begun else ""
        locked = self.desk.session.read_only or ("" if row.current else tr("it was undone"))
        mend = RowAct(Qt.Key.Key_M, tr("Mend …"), locked or start, lambda: self.amend.emit(row.entry))
        return [self.reading(row), mend, self.once_more(row), *self.going(row), *self.folding(row)]

    def folding(self, row: JournalRow) -> list[RowAct]:
        """Give the acts that unfold a step or an entry, and fold it; an entry without more folds its step."""
        if row.fold == "shut":
            words = tr("Unfold the step") if row.band else tr("Unfold")
            return [RowAct(Qt.Key.Key_Right, words, "", lambda: self.fold(row.entry, is_open=True))]
        if row.fold == "open":
            words = tr("Fold the step") if row.band else tr("Fold")
            return [RowAct(Qt.Key.Key_Left, words, "", lambda: self.fold(row.entry, is_open=False))]
        step = 0 if row.band else band_of(self._all(), row.entry)
        if step:
            return [RowAct(Qt.Key.Key_Left, tr("Fold the step"), "", lambda: self.fold(step, is_open=False))]
        short = RowAct(Qt.Key.Key_Left, tr("Fold"), "", lambda: self.fold(row.entry, is_open=False))
        return [short] if row.lines else []

    def fold(self, entry: int, *, is_open: bool) -> None:
        """Fold a step or an entry, or unfold it; the light stays on it."""
        self._folds.turn(entry, is_open=is_open)
        self.refresh()
        self.list.choose(entry)

    def _pressed(self, row: JournalRow, at: QPointF) -> bool:
        """Fold or unfold what was pressed at its arrow."""
        if not row.fold or at.x() >= self._look.px(ARROW):
            return False
        self.fold(row.entry, is_open=row.fold == "shut")
        return True

    def once_more(self, row: JournalRow) -> RowAct:
        """Give the act that does an entry of an abandoned line again: what was left out comes back one by one."""
        here = tr("it stands on the present line") if row.current else ""
        why = self.desk.session.read_only or here
        return RowAct(Qt.Key.Key_A, tr("Do it again, as the newest"), why, lambda: self.again.emit(row.entry))

    def reading(self, row: JournalRow) -> RowAct:
        """Give the act that shows an entry's working."""
        return RowAct(Qt.Key.Key_Return, tr("Show the working"), "", lambda: self.working.emit(row.entry))

    def going(self, row: JournalRow) -> list[RowAct]:
        """Give the acts that take an entry back and that go to it."""
        desk = self.desk
        gone = "" if row.current else tr("it was undone")
        here = tr("it is the present entry") if row.head_of_line else ""
        back = tr("Undo this entry") if row.head_of_line else tr("Undo back to before this entry")
        parent = next((line.parent for line in desk.log if line.entry == row.entry), None)
        start = tr("it is the start of the game") if parent is None else ""
        locked = desk.session.read_only or ""
        return [
            RowAct(
                Qt.Key.Key_Backspace,
                back,
                locked or gone or start or desk.why_not_goto(parent or 0),
                lambda: desk.goto(parent) if parent is not None else None,
            ),
            RowAct(
                Qt.Key.Key_G,
                tr("Go to this entry"),
                locked or here or desk.why_not_goto(row.entry),
                lambda: desk.goto(row.entry),
            ),
        ]

    def _jump(self, row: JournalRow) -> None:
        """Go to an entry; nothing is lost by it, and one comes back the same way."""
        self._act(row, Qt.Key.Key_G)

    def _act(self, row: JournalRow, key: Qt.Key) -> bool:
        """Do what a key does with an entry; false where it means nothing here."""
        found = next((one for one in self.acts(row) if one.key == key), None)
        if found is not None and not found.why:
            found.run()
        return found is not None

    def _menu(self, place: QPoint) -> None:
        index = self.list.indexAt(place)
        if index.isValid():
            self._popup(self.model.row(index), self.list.viewport().mapToGlobal(place))

    def _popup(self, row: JournalRow, place: QPoint) -> None:
        popup(self, [Act(one.words, one.words, one.run, why=partial(str, one.why)) for one in self.acts(row)], place)

    def _key(self, event: QKeyEvent) -> bool:
        row = self.list.current()
        key = Qt.Key(event.key())
        return row is not None and self._act(row, Qt.Key.Key_Return if key == Qt.Key.Key_Enter else key)
