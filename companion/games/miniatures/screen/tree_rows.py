"""How a row of the order of battle is painted: a side, a formation with its leader, a unit with all that it shows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from companion.desktop.widgets import paint
from companion.desktop.widgets.emblem import emblem, there
from companion.desktop.widgets.look import Look, tokens
from companion.games.miniatures.screen.tree_model import Index
from companion.games.miniatures.words.order import Row
from companion.language.tongue import plural, tr

INDENT = {"side": 10, "corps": 20, "division": 34, "battalion": 34, "unit": 26, "leader": 30}
EMBLEM = 14
SQUEEZED = 0.75
"""The least share of their width to which stands are pushed together."""


class Columns(Protocol):
    """What painting a row asks of the tree."""

    acting: frozenset[str]
    pictures: Mapping[str, bytes]

    def set_in(self) -> Look:
        """Give the look that rows are set in at the present width."""

    def columns(self) -> tuple[float, float, float, float]:
        """Give where stands, state, formation and marks begin; a formation before the left edge is not shown."""

    def isExpanded(self, index: Any) -> bool:
        """Say whether a heading is open."""


class RowPainter(QStyledItemDelegate):
    """Paints a row of the tree: name and stars, pips, state, formation, marks."""

    def __init__(self, view: Columns, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Give the height of a row."""
        look = self._view.set_in()
        return QSize(look.px(100), look.px(tokens()["size"]["tree_row"]))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint a row."""
        row: Row | None = index.data(Qt.ItemDataRole.UserRole)
        if row is None:
            return
        look, box = self._view.set_in(), QRectF(option.rect)
        box.setLeft(0)
        lit = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        ground = "lamp-row" if lit else "paper" if row.kind == "side" else "page"
        painter.fillRect(box, look.color(ground))
        if lit or row.id in self._view.acting:
            painter.fillRect(QRectF(0, box.top(), look.px(3), box.height()), look.color("lamp"))
        if row.kind == "side":
            self._side(painter, row, box)
        elif row.kind in ("corps", "division", "battalion", "leader"):
            self._formation(painter, row, box, open_=self._view.isExpanded(index))
        else:
            self._unit(painter, row, box)
        if not lit and option.state & QStyle.StateFlag.State_HasFocus:
            # The keys stand on a heading, which nobody can choose: what is chosen stays lit elsewhere.
            painter.setPen(QPen(look.color("ink"), look.px(1)))
            painter.drawRect(box.adjusted(look.px(1), look.px(1), -look.px(2), -look.px(2)))
        painter.restore()

    def _side(self, painter: QPainter, row: Row, box: QRectF) -> None:
        look = self._view.set_in()
        paint.hair(painter, look, 0, box.right(), box.bottom() - look.px(1))
        bar = QRectF(look.px(10), box.top() + look.px(5), look.px(5), box.height() - look.px(10))
        paint.side_bar(painter, look, bar, row.side)
        place = box.adjusted(look.px(22), 0, -look.px(12), 0)
        taken = paint.text(painter, look, place, row.name.upper(), kind="label", token=look.side(row.side))
        place.setLeft(place.left() + taken + look.px(8))
        if self._view.columns()[2] >= 0 or paint.width(look, row.note, "small") <= place.width():
            paint.text(painter, look, place, row.note, kind="small", token="ink2", align=paint.RIGHT)

    def _formation(self, painter: QPainter, row: Row, box: QRectF, *, open_: bool) -> None:
        look = self._view.set_in()
        x, middle = float(look.px(INDENT[row.kind])), box.center().y()
        if row.kind == "leader":
            paint.star(painter, look, QPointF(x, middle - look.px(6)), filled=row.stars[0], side=row.side, size=12)
        else:
            arrow = "open" if open_ else "shut"
            at = QPointF(x - look.px(14), middle - look.px(7))
            paint.icon(painter, look, at, arrow, token="ink2", size=14)
        place = box.adjusted(x + look.px(16 if row.kind == "leader" else 2), 0, -look.px(12), 0)
        token = "ink3" if row.off else "ink2" if row.kind == "leader" else "ink"
        taken = paint.text(painter, look, place, row.name, token=token)
        place.setLeft(place.left() + taken + look.px(8))
        if self._view.columns()[2] >= 0 or paint.width(look, row.note, "compact") <= place.width():
            paint.text(
                painter, look, place, row.note, kind="compact", token="ink3" if row.off else "ink2", align=paint.RIGHT
            )

    def _unit(self, painter: QPainter, row: Row, box: QRectF) -> None:
        look, columns = self._view.set_in(), self._view.columns()
        middle = box.center().y()
        at_y = middle - look.px(6)
        narrow = columns[2] < 0
        left, stands = look.px(INDENT["leader" if narrow else "unit"] // (2 if narrow else 1)), self._stands(row)
        if there(row.emblem, self._view.pictures):
            colour = look.color("ink3" if row.off else look.side(row.side))
            at = QRectF(left, middle - look.px(EMBLEM / 2), look.px(EMBLEM), look.px(EMBLEM))
            emblem(painter, at, row.emblem, colour, self._view.pictures)
            left += look.px(EMBLEM + 4)
        stars = len(row.stars) * look.px(16)
        count = self._count(row, columns[1] - left - stars) if narrow else ""
        if narrow and not row.off:
            stands = columns[1] - look.px(5) - paint.width(look, count, "compact")
        elif not row.off:  # a long name pushes the stands aside, which then stand closer
            needs = left + look.px(4) + stars + paint.width(look, row.name) * paint.TIGHT / 100
            stands = max(stands, min(needs, columns[1] - look.px(3) - SQUEEZED * paint.pips_width(look, row.pips)))
        ends = box.right() - look.px(20) - paint.width(look, row.note, "small") if row.off else stands - look.px(4)
        name = QRectF(left, box.top(), ends - left, box.height())
        token = "ink3" if row.off else "ink"
        taken = paint.text(painter, look, name.adjusted(0, 0, -stars, 0), row.name, token=token)
        x = name.left() + taken + look.px(4)
        for filled in row.stars:
            x = paint.star(painter, look, QPointF(x, middle - look.px(7)), filled=filled, side=row.side) + look.px(2)
        if row.traits and x < name.right():
            place = QRectF(x + look.px(2), box.top(), name.right() - x - look.px(2), box.height())
            paint.text(painter, look, place, row.traits, kind="small", token="ink3")
        if row.off:
            place = QRectF(ends, box.top(), box.right() - ends - look.px(12), box.height())
            paint.text(painter, look, place, row.note, kind="small", token="ink3", align=paint.RIGHT)
            return
        if narrow:
            place = QRectF(stands, box.top(), columns[1] - stands, box.height())
            paint.text(painter, look, place, count, kind="compact", token="ink2")
        else:
            paint.pips(painter, look, QPointF(stands, at_y), row.pips, row.side, room=columns[1] - stands - look.px(3))
        if row.state is not None:
            end = paint.state(painter, look, QPointF(columns[1], at_y), row.state)
            letter = {"fresh": "F", "worn": "W", "spent": "S"}[row.state]
            place = QRectF(end + look.px(4), box.top(), look.px(14), box.height())
            paint.text(painter, look, place, letter, kind="small", bold=True)
        if not narrow:
            paint.formation(painter, look, QPointF(columns[2], at_y), row.formation)
        x = columns[3]
        for mark in row.marks:
            x = paint.mark(painter, look, QPointF(x, middle - look.px(9)), mark) + look.px(2)

    def _count(self, row: Row, room: float) -> str:
        """Give the stands in figures, in the shorter way where the name needs the room."""
        look = self._view.set_in()
        name = paint.width(look, row.name) * paint.TIGHT / 100 + look.px(14)
        said = (count_words(row), count_words(row, short=True))
        # A name that leaves no room for figures at all is read whole: the row's tip tells them.
        return next((one for one in said if name + paint.width(look, one, "compact") <= room), "")

    def _stands(self, row: Row) -> float:
        """Give where a unit's stands begin: few guns stand at the column's end, for a battery's name is long."""
        look, (begin, end, *_) = self._view.set_in(), self._view.columns()
        if row.pips is None or row.pips.shape != "gun":
            return begin
        return max(begin, end - look.px(8) - paint.pips_width(look, row.pips))


def count_words(row: Row, *, short: bool = False) -> str:
    """Give a unit's stands as figures, where there is no room for pips: "8 of 9", of a gun alone the word."""
    if row.pips is None:
        return "–"
    if row.pips.shape == "gun":
        return str(row.pips.left) if short else plural(row.pips.left, "gun", "{n} guns")
    if short:
        return tr("{n}/{all}", n=row.pips.left, all=row.pips.start)
    return tr("{n} of {all}", n=row.pips.left, all=row.pips.start)
