"""The command palette: one field that finds every command, unit and clause; Enter does it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QDialog, QLineEdit, QWidget

from companion.desktop.widgets import paint
from companion.desktop.widgets.fitting import Standing
from companion.desktop.widgets.lines import block, tall
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import column, label
from companion.desktop.widgets.plain import window_title
from companion.desktop.widgets.rows import RowList, RowModel
from companion.language.tongue import tr

MOST = 60


class Find(NamedTuple):
    """Something that the palette finds."""

    id: str
    kind: str
    """"command", "unit" or "clause", as the row says at its right."""
    title: str
    key: str
    reason: str
    run: Callable[[], object]
    words: str
    """What it is found by, in small letters."""


def ranked(found: Sequence[Find], text: str) -> list[Find]:
    """Give what holds every word of a text: those whose title begins with it first, the rest in their order."""
    words = text.lower().split()
    if not words:
        return [one for one in found if one.kind == "command"][:MOST]
    hits = [one for one in found if all(word in one.words for word in words)]
    # What cannot be done now comes last but is found: its reason is often the answer that was looked for.
    return sorted(hits, key=lambda one: (bool(one.reason), not one.title.lower().startswith(words[0])))[:MOST]


class _Brush:
    """Paints a row of the palette."""

    def height(self, look: Look, row: Find, width: int) -> int:
        """As many lines as the title needs, and one more with a reason."""
        more = max(0.0, tall(look, row.title, self._room(look, row, width)) - look.px(22))
        return round(look.px(42 if row.reason else 28) + more)

    def _room(self, look: Look, row: Find, width: float) -> float:
        """Give the width of a title: what the key or the kind at its right leaves."""
        beside = paint.key_width(look, row.key) if row.key else 0.0
        if not row.key and row.kind != "command":
            beside = paint.width(look, tr(row.kind), "small")
        return width - look.px(24) - beside - look.px(8)

    def paint(self, painter: QPainter, look: Look, row: Find, box: QRectF, *, lit: bool) -> None:
        """Paint title, key or kind, and the reason under it."""
        painter.fillRect(box, look.color("lamp-row" if lit else "sheet"))
        line = QRectF(box.left() + look.px(12), box.top() + look.px(3), box.width() - look.px(24), look.px(22))
        right = line.right()
        if row.key:
            right -= paint.key_width(look, row.key)
            paint.key(painter, look, QPointF(right, line.top() + look.px(3)), row.key)
        elif row.kind != "command":
            right -= paint.width(look, tr(row.kind), "small")
            paint.text(
                painter,
                look,
                QRectF(right, line.top(), look.px(90), line.height()),
                tr(row.kind),
                kind="small",
                token="ink3",
            )
        wide = self._room(look, row, box.width())
        high = max(tall(look, row.title, wide), line.height())
        room = QRectF(line.left(), line.top() + look.px(1), wide, high)
        block(painter, look, room, row.title, token="ink3" if row.reason else "ink")
        if row.reason:
            under = QRectF(line.left(), line.top() + high - look.px(3), line.width(), look.px(17))
            paint.text(painter, look, under, row.reason, kind="small", token="wine")

    def aloud(self, row: Find) -> str:
        """Give a row in words."""
        return ". ".join(part for part in (row.title, row.key, row.reason) if part)


class Palette(Standing, QDialog):
    """The palette itself, opened over its window."""

    def __init__(self, look: Look, finds: Sequence[Find], parent: QWidget, *, sought: str = "") -> None:
        """Take what it finds, and what is sought where it is not anything."""
        super().__init__(parent)
        self.setWindowTitle(window_title(sought or tr("Any command, unit or clause")))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._finds = tuple(finds)
        self.field = QLineEdit()
        self.field.setPlaceholderText(sought or tr("Any command, unit or clause"))
        self.field.setAccessibleName(sought or tr("Search for any command, unit or clause"))
        brush = _Brush()
        self.model: RowModel[Find] = RowModel(lambda row: (row.kind, row.id), brush.aloud)
        self.list: RowList[Find] = RowList(look, self.model, brush)
        self.list.setAccessibleName(tr("Found"))
        self.none = label(tr("nothing found"), "small")
        # The field keeps the keys, so that one types on while walking the list.
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.field.textChanged.connect(self._search)
        self.field.installEventFilter(self)
        self.list.clicked.connect(lambda index: self._run(self.model.row(index)))
        self.setLayout(column(self.field, self.none, self.list, margin=look.px(8), spacing=look.px(6)))
        self.resize(look.px(560), look.px(420))
        self.stand(look.places, "palette")
        self._search("")
        self.field.setFocus()

    def _search(self, text: str) -> None:
        self.model.show(ranked(self._finds, text))
        self.none.setVisible(not self.model.rowCount())
        if self.model.rowCount():
            self.list.setCurrentIndex(self.model.index(0))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows walk the list while the field has the focus; Enter does what is lit."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: 8, Qt.Key.Key_PageUp: -8}
            if (by := step.get(Qt.Key(event.key()))) is not None and self.model.rowCount():
                place = max(0, min(self.model.rowCount() - 1, self.list.currentIndex().row() + by))
                self.list.setCurrentIndex(self.model.index(place))
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                found = self.list.current()
                if found is not None:
                    self._run(found)
                return True
        return super().eventFilter(watched, event)

    def _run(self, found: Find) -> None:
        if found.reason:
            return
        self.accept()
        found.run()
