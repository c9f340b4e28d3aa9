"""The shelf of what can be begun: scenarios with a small picture each, then files of one's own."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QApplication,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from companion.desktop.widgets import paint
from companion.desktop.widgets.look import Look
from companion.games.miniatures.screen.beginning.field import draw_thumbnail
from companion.games.miniatures.words.gallery import Group, plan_aloud
from companion.language.tongue import tr

Index = QModelIndex | QPersistentModelIndex
SCENARIO, FILE, ROSTERS = "scenario", "file", "rosters"
TALL, LOW = 132, 44


class Entry(NamedTuple):
    """Something that can be begun."""

    kind: str
    name: str
    title: str
    note: str
    groups: tuple[Group, ...] = ()


class _Cards(QStyledItemDelegate):
    """Paints an entry: title, note, small picture."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Give an entry's height: with a picture or without."""
        entry = index.data(Qt.ItemDataRole.UserRole)
        # A scenario has the room of its picture before it is drawn: what is under a hand must not move away.
        return QSize(self.look.px(220), self.look.px(TALL if entry is not None and entry.kind == SCENARIO else LOW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint it."""
        look, box, entry = self.look, QRectF(option.rect), index.data(Qt.ItemDataRole.UserRole)
        painter.save()
        painter.setClipRect(box)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, look.color("lamp-row"))
            bar = look.px(3) if option.state & QStyle.StateFlag.State_HasFocus else look.px(1)
            painter.fillRect(QRectF(box.left(), box.top(), bar, box.height()), look.color("ink"))
        paint.hair(painter, look, box.left(), box.right(), box.bottom() - look.px(1))
        left, wide = box.left() + look.px(10), box.width() - look.px(18)
        paint.text(painter, look, QRectF(left, box.top() + look.px(4), wide, look.px(20)), entry.title, bold=True)
        note = QRectF(left, box.top() + look.px(22), wide, look.px(16))
        paint.text(painter, look, note, entry.note, kind="small", token="ink2")
        if entry.groups:
            place = QRectF(left, box.top() + look.px(42), wide, look.px(TALL - 50))
            draw_thumbnail(painter, look, place, entry.groups)
        painter.restore()


class Shelf(QListWidget):
    """The list."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._delegate = _Cards(look)
        self.setItemDelegate(self._delegate)
        self.setAccessibleName(tr("What can be begun"))
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMinimumWidth(look.px(230))
        self._typed, self._since = "", QElapsedTimer()
        look.changed.connect(self.scheduleDelayedItemsLayout)

    def put(self, entry: Entry) -> QListWidgetItem:
        """Add an entry, or show one that is there anew."""
        there = next((one for one in self._items() if self.of(one)[:2] == entry[:2]), None)
        item = there or QListWidgetItem()
        item.setText(entry.title)
        item.setData(Qt.ItemDataRole.UserRole, entry)
        said = ". ".join(filter(None, (entry.title, entry.note, plan_aloud(entry.groups))))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, said)
        if there is None:
            self.addItem(item)
        return item

    def keyboardSearch(self, search: str) -> None:
        """Choose the next entry in which a word begins with what is typed: nobody looks for a battle under "The"."""
        pause = QApplication.keyboardInputInterval()
        goes_on = self._since.isValid() and self._since.elapsed() <= pause
        self._typed = self._typed + search if goes_on else search
        self._since.start()
        items, here = self._items(), self.currentRow() + (len(self._typed) == 1)
        wanted = self._typed.casefold()
        for item in (*items[here:], *items[:here]):
            title = item.text().casefold()
            if title.startswith(wanted) or any(f"{gap}{wanted}" in title for gap in " -(:"):
                self.setCurrentItem(item)
                return

    def _items(self) -> list[QListWidgetItem]:
        return [self.item(place) for place in range(self.count())]

    def entries(self) -> list[Entry]:
        """Give all that can be begun, in its order."""
        return [self.of(item) for item in self._items()]

    @staticmethod
    def of(item: QListWidgetItem | None) -> Entry:
        """Give the entry of an item."""
        found = item.data(Qt.ItemDataRole.UserRole) if item is not None else None
        return found if isinstance(found, Entry) else Entry("", "", "", "")

    def chosen(self) -> Entry:
        """Give what is chosen."""
        return self.of(self.currentItem())

    def choose(self, kind: str, name: str = "") -> None:
        """Choose an entry by its kind and name; without a name the first of its kind."""
        for item in self._items():
            if self.of(item).kind == kind and name in ("", self.of(item).name):
                self.setCurrentItem(item)
                return
