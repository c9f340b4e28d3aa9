"""Units to pick from: each with the key that picks it, or with the reason why not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Painted
from companion.drawing.marks import Mark, Pips
from companion.language.escaping import plain
from companion.language.tongue import tr


class PickItem(NamedTuple):
    """Something to pick."""

    id: str
    hint: str
    name: str
    side: str = ""
    pips: Pips | None = None
    state: str | None = None
    marks: tuple[Mark, ...] = ()
    note: str = ""
    picked: bool = False
    """It was picked: its place is kept, its letter is gone."""


class PickGrid(Painted):
    """Things to pick in columns; those that cannot be picked stand after them with their reason."""

    def __init__(self, look: Look, pick: Callable[[str], object], *, wide: int = 212, headed: bool = True) -> None:
        super().__init__(look)
        self._pick, self._wide, self._headed = pick, wide, headed
        self._items: tuple[PickItem, ...] = ()
        self._least: tuple[int, int] | None = None
        self._without: tuple[str, ...] = ()
        self._head = ""
        self.setAccessibleName(tr("Nobody to pick"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_items(self, items: Sequence[PickItem], *, head: str = "", without: Sequence[str] = ()) -> None:
        """Show what can be picked, and reasons of what cannot."""
        new = (tuple(items), tuple(without), head)
        if new != (self._items, self._without, self._head):
            self._items, self._without, self._head = new
            self._least = None
            said = ", ".join(f"{item.hint}: {item.name}" for item in items if not item.picked)
            self.setAccessibleName(head or tr("Nobody to pick"))
            self.setAccessibleDescription(". ".join((said, *without)))
            self.setFixedHeight(self._height(self.width()))
            self.update()

    def items(self) -> tuple[PickItem, ...]:
        """Give what can be picked."""
        return self._items

    def top_of_first(self) -> int:
        """Give where the row stands in which the first is that can be picked; 0 where none is."""
        first = next((nth for nth, one in enumerate(self._items) if one.hint and not one.picked), 0)
        head = self.look.px(20 if self._head and self._headed else 0)
        return head + first // self._columns(self.width()) * self.look.px(24)

    def _columns(self, width: int) -> int:
        # Asked several times for each layout, which does not change what is to be picked.
        if self._least is None or self._least[0] != self.look.percent:
            self._least = (self.look.percent, self._narrowest())
        return max(1, width // self._least[1])

    def _narrowest(self) -> int:
        """Give how wide a column is: it holds the longest name with its key, its letters drawn together."""
        names = max((paint.width(self.look, one.name) for one in self._items), default=0) * paint.TIGHT / 100
        marked = max((len(one.marks) * 18 + (40 if one.pips else 0) for one in self._items), default=0)
        return max(self.look.px(self._wide), int(names) + self.look.px(52 + marked), *map(self._noted, self._items))

    def _noted(self, one: PickItem) -> int:
        """Give how wide an item with a note is, pips and all; one without takes the column's width."""
        if not one.note:
            return 0
        look = self.look
        pips = paint.pips_width(look, one.pips) + look.px(4) if one.pips else 0
        words = paint.width(look, one.name) * paint.TIGHT / 100 + paint.width(look, one.note, "small")
        return int(words + pips) + look.px(62 + len(one.marks) * 18)

    def _height(self, width: int) -> int:
        look, columns = self.look, self._columns(max(width, self.look.px(self._wide)))
        rows = -(-len(self._items) // columns)
        head = look.px(20 if self._head and self._headed else 0)
        return head + rows * look.px(24) + self._without_height(max(width, look.px(self._wide))) + 2

    def _without_height(self, width: int) -> int:
        """Give the room of the reasons of those who cannot be picked, over as many lines as they need."""
        if not self._without:
            return 0
        measure, room = QFontMetricsF(self.look.font("small")), QRectF(0, 0, width, 10000)
        words = plain(" · ".join(self._without))
        return int(measure.boundingRect(room, int(Qt.TextFlag.TextWordWrap), words).height()) + self.look.px(4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Count the columns anew."""
        super().resizeEvent(event)
        self.setFixedHeight(self._height(self.width()))

    def _on_look(self) -> None:
        self.setFixedHeight(self._height(self.width()))
        super()._on_look()

    def sizeHint(self) -> QSize:
        """Give the room of all."""
        return QSize(self.look.px(self._wide), self._height(self.width()))

    def draw(self, painter: QPainter) -> None:
        """Draw head, items, reasons."""
        look, top = self.look, 0.0
        if self._head and self._headed:
            paint.text(
                painter, look, QRectF(0, 0, self.width(), look.px(18)), self._head.upper(), kind="label", token="ink2"
            )
            top = look.px(20)
        columns = self._columns(self.width())
        wide = self.width() / columns
        seen = QRectF(self.visibleRegion().boundingRect())
        for nth, item in enumerate(self._items):
            box = QRectF((nth % columns) * wide, top + (nth // columns) * look.px(24), wide - look.px(6), look.px(24))
            if box.intersects(seen):
                self._item(painter, item, box)
        if self._without:
            high = self._without_height(self.width())
            place = QRectF(0, self.height() - high, self.width(), high)
            painter.setFont(look.font("small"))
            painter.setPen(look.color("ink3"))
            painter.drawText(place, int(Qt.TextFlag.TextWordWrap), plain(" · ".join(self._without)))

    def _item(self, painter: QPainter, item: PickItem, box: QRectF) -> None:
        look, middle = self.look, box.center().y()
        x = box.left()
        if item.picked:
            x += paint.key_width(look, item.hint) + look.px(6)
        elif item.hint:
            x = paint.key(painter, look, QPointF(x, middle - look.px(8)), item.hint) + look.px(6)
        if item.side:
            paint.side_bar(painter, look, QRectF(x, middle - look.px(7), look.px(4), look.px(14)), item.side)
            x += look.px(8)
        marks = len(item.marks) * look.px(18)
        pips = paint.pips_width(look, item.pips) + look.px(6) if item.pips else 0
        note = paint.width(look, item.note, "small") + look.px(8) if item.note else 0
        room = box.right() - x - min(pips, box.width() * 0.5) - marks - min(note, box.width() * 0.4)
        place = QRectF(x, box.top(), room, box.height())
        x += paint.text(painter, look, place, item.name, token="ink3" if item.picked else "ink") + look.px(6)
        if item.pips:
            x = paint.pips(painter, look, QPointF(x, middle - look.px(6)), item.pips, item.side) + look.px(4)
        for mark in item.marks:
            x = paint.mark(painter, look, QPointF(x, middle - look.px(8)), mark, size=16) + look.px(2)
        if item.note:
            paint.text(
                painter,
                look,
                QRectF(x, box.top(), box.right() - x, box.height()),
                item.note,
                kind="small",
                token="ink2",
            )
        act = None if item.picked else lambda name=item.id: self._pick(name)
        self.zone(box, act, item.note, item.id)
