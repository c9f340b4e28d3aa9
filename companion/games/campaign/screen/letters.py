"""The dispatch box at the right: letters, filtered by chips; under them the couriers that are out."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from companion.charts.faults import BadInput
from companion.desktop.widgets import paint
from companion.desktop.widgets.buttons import Chip, KeyButton
from companion.desktop.widgets.lines import WRAP, tall
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Empty, column, row
from companion.desktop.widgets.rows import RowList, RowModel
from companion.desktop.widgets.titles import PanelTitle
from companion.games.campaign.screen.desk import CampaignDesk
from companion.games.campaign.screen.kept import OwnText
from companion.games.campaign.screen.rows import half_written, letters
from companion.games.campaign.screen.rows.half_written import LETTERS, LetterId
from companion.games.campaign.screen.rows.letters import CourierRow, LetterRow
from companion.language.escaping import plain
from companion.language.tongue import plural, tr

COURIER = 42
PAGE = 40
"""Letters shown at once; the rest when one scrolls to the end."""


class LetterBrush:
    """Paints a letter: who and where, when, how old, what it says; unread ones have a gold edge."""

    def __init__(self) -> None:
        self.read: set[LetterId] = set()

    def height(self, look: Look, row: LetterRow, width: int) -> int:
        """Title, line of place, and the text as long as it is."""
        return int(look.px(52) + self._more(look, row, width) + tall(look, row.body, width - look.px(28)))

    def _title(self, look: Look, row: LetterRow, width: float) -> float:
        """Give the height of a title, of many corps over several lines."""
        badge = paint.width(look, row.badge, "small") + look.px(12)
        return max(look.px(24), tall(look, row.title, width - look.px(36) - badge, "panel"))

    def _more(self, look: Look, row: LetterRow, width: float) -> float:
        return self._title(look, row, width) - look.px(24)

    def paint(self, painter: QPainter, look: Look, row: LetterRow, box: QRectF, *, lit: bool) -> None:
        """Paint it."""
        smoke = row.sort == "activity"
        painter.fillRect(box, look.color("lamp-row" if lit else "slate-tint" if smoke else "page"))
        if row.id not in self.read:
            painter.fillRect(QRectF(box.left(), box.top(), look.px(4), box.height()), look.color("lamp"))
        left, wide = box.left() + look.px(14), box.width() - look.px(28)
        badge = paint.width(look, row.badge, "small") + look.px(12)
        corner = QRectF(box.right() - badge - look.px(12), box.top() + look.px(9), badge, look.px(18))
        self._badge(painter, look, corner, row)
        high, more = self._title(look, row, box.width()), self._more(look, row, box.width())
        title = QRectF(left, box.top() + look.px(6), wide - badge - look.px(8), high)
        painter.setFont(look.font("panel"))
        painter.setPen(look.color("slate" if smoke else "ink"))
        painter.drawText(title, WRAP | int(Qt.AlignmentFlag.AlignVCenter), plain(row.title))
        box = box.adjusted(0, more, 0, 0)
        under = QRectF(left, box.top() + look.px(28), wide, look.px(16))
        paint.text(painter, look, under, row.under, kind="small", token="ink2")
        painter.setFont(look.font("body"))
        painter.setPen(look.color("ink"))
        painter.drawText(QRectF(left, box.top() + look.px(45), wide, box.height() - look.px(46)), WRAP, plain(row.body))
        paint.hair(painter, look, box.left(), box.right(), box.bottom() - 1, token="edge")

    def _badge(self, painter: QPainter, look: Look, box: QRectF, row: LetterRow) -> None:
        """Frame the age as the counters on the map are framed: solid, dashed, dotted."""
        style = Qt.PenStyle.SolidLine if row.age <= 0 else Qt.PenStyle.DashLine if row.age == 1 else Qt.PenStyle.DotLine
        painter.setPen(QPen(look.color("edge"), 1.4, style))
        painter.setBrush(look.color("sheet"))
        painter.drawRect(box)
        paint.text(painter, look, box, row.badge, kind="small", token="ink2", align=paint.MIDDLE)

    def aloud(self, row: LetterRow) -> str:
        """Give a letter in words."""
        return row.aloud if row.id in self.read else tr("unread: {words}", words=row.aloud)


class CourierBrush:
    """Paints a courier that is out."""

    def height(self, look: Look, row: CourierRow, width: int) -> int:
        """Two lines, or more for many commands."""
        return look.px(COURIER - 19) + int(max(look.px(19), self._tall(look, row, width)))

    def _tall(self, look: Look, row: CourierRow, width: float) -> float:
        return tall(look, f"{row.name}  {row.orders}", (width - look.px(28)) * 0.95, "strong")

    def paint(self, painter: QPainter, look: Look, row: CourierRow, box: QRectF, *, lit: bool) -> None:
        """Paint whom he rides to, with what, and when it is read."""
        painter.fillRect(box, look.color("lamp-row" if lit else "page"))
        left, wide = box.left() + look.px(14), box.width() - look.px(28)
        high = box.height() - look.px(COURIER - 19)
        if high < look.px(24):
            x = paint.text(painter, look, QRectF(left, box.top() + look.px(3), wide, look.px(19)), row.name, bold=True)
            rest = QRectF(left + x + look.px(8), box.top() + look.px(3), wide - x - look.px(8), look.px(19))
            paint.text(painter, look, rest, row.orders)
        else:
            painter.setFont(look.font("body", bold=True))
            painter.setPen(look.color("ink"))
            words = plain(f"{row.name}  {row.orders}")
            painter.drawText(QRectF(left, box.top() + look.px(3), wide, high + look.px(4)), WRAP, words)
        under = QRectF(left, box.bottom() - look.px(20), wide, look.px(17))
        paint.text(painter, look, under, row.times, kind="small", token="ink2")
        paint.hair(painter, look, box.left(), box.right(), box.bottom() - 1)

    def aloud(self, row: CourierRow) -> str:
        """Give it in words."""
        return f"{row.name}: {row.orders}; {row.times}"


class DispatchBox(QWidget):
    """Letters and couriers."""

    shown_on_map = Signal(object)
    """A hex to look at."""
    orders_asked = Signal()
    """The writer of the letter is to have orders."""
    counted = Signal()
    """How many are unread may be another number now."""

    def __init__(self, desk: CampaignDesk, look: Look) -> None:
        super().__init__()
        self.desk, self.look = desk, look
        self.setProperty("ground", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.title = PanelTitle(look, tr("Dispatch box"))
        self.brush = LetterBrush()
        self.rows: tuple[LetterRow, ...] = ()
        self._known: tuple[Any, ...] = ()
        self._readers: dict[str, set[LetterId]] = {}
        self.aside = OwnText(desk, LETTERS, self)
        self.filter = "all"
        self.chips = {
            name: Chip(look, words)
            for name, words in (
                ("all", tr("All")),
                ("unread", tr("Unread")),
                ("enemy", tr("Enemy")),
                ("battle", tr("Battles")),
            )
        }
        for name, made in self.chips.items():
            made.clicked.connect(lambda _=False, name=name: self.show_only(name))
        self.model: RowModel[LetterRow] = RowModel(lambda row: row.id, self.brush.aloud, page=PAGE)
        self.list: RowList[LetterRow] = RowList(look, self.model, self.brush)
        self.list.setAccessibleName(tr("Letters"))
        self.list.on_key = self._key
        self.list.selectionModel().currentChanged.connect(lambda *_: self._acts())
        self.list.clicked.connect(lambda _: self.read())
        bar = self.list.verticalScrollBar()
        bar.valueChanged.connect(lambda value: self.model.more() if value >= bar.maximum() else None)
        self.none, self.rest = Empty(look, tr("There is no such letter.")), QWidget()
        self.buttons = (
            KeyButton(look, tr("Show"), "G"),
            KeyButton(look, tr("Orders"), "O"),
            KeyButton(look, tr("Read"), "Space"),
        )
        for button, act in zip(self.buttons, (self.show_on_map, self.give_orders, self.read), strict=True):
            button.clicked.connect(lambda _=False, act=act: act())
        self.out_title = PanelTitle(look, tr("Couriers out"))
        courier_brush = CourierBrush()
        self.out_model: RowModel[CourierRow] = RowModel(lambda row: row, courier_brush.aloud)
        self.out: RowList[CourierRow] = RowList(look, self.out_model, courier_brush)
        self.out.setAccessibleName(tr("Couriers out"))
        # By either button, and again where another corps was selected since.
        self.out.picked.connect(lambda one: desk.select(one.corps))
        self.out.clicked.connect(lambda index: desk.select(self.out_model.row(index).corps))
        self._lay_out()
        desk.changed.connect(self.refresh)
        self.refresh()

    def _lay_out(self) -> None:
        look = self.look
        chips = row(*self.chips.values(), spacing=look.px(6))
        chips.setContentsMargins(look.px(12), look.px(2), look.px(12), look.px(8))
        chips.addStretch(1)
        buttons = row(*self.buttons, spacing=look.px(6))
        buttons.setContentsMargins(look.px(12), look.px(6), look.px(12), look.px(8))
        buttons.addStretch(1)
        whole = column(self.title)
        whole.addLayout(chips)
        nothing = row(self.none)
        nothing.setContentsMargins(look.px(12), 0, look.px(12), 0)
        whole.addLayout(nothing)
        whole.addWidget(self.list, 5)
        whole.addWidget(self.rest, 5)
        whole.addLayout(buttons)
        whole.addWidget(self.out_title)
        whole.addWidget(self.out, 2)
        self.setLayout(whole)

    def refresh(self) -> None:
        """Show the letters of the seat; what came before this turn counts as read when a person sits down first."""
        view = self.desk.view
        # Orders that are written change no letter, and there are hundreds of them at the end of a campaign.
        known = (view.seat, view.turn, view.over, self.desk.covered, view.reports)
        if known != self._known:
            self._known = known
            self.rows = letters.box(self.desk.rules, self.desk.ground, view, self.desk.past)
        if not self.desk.covered:
            if view.seat not in self._readers:
                self._readers[view.seat] = self._laid_aside()
            self.brush.read = self._readers[view.seat]
        now = sum(one.arrived == view.turn for one in self.rows)
        self.title.tell(tr("Dispatch box"), plural(now, "{n} letter this turn", "{n} letters this turn"), "L")
        self._fill()
        couriers = letters.couriers(self.desk.rules, self.desk.ground, view)
        self.out_model.show(couriers)
        self.out_title.tell(tr("Couriers out"), str(len(couriers)) if couriers else tr("none"))
        self.out.setVisible(bool(couriers))
        self.out.setMaximumHeight(self.look.px(COURIER) * len(couriers))

    def _laid_aside(self) -> set[LetterId]:
        """Give the letters that whoever sits here has read: as he left it, else what came before this turn."""
        try:
            kept = half_written.laid_aside(self.aside.read())
        except BadInput:
            self.aside.set_aside()
            kept = None
        before = {one.id for one in self.rows if one.arrived < self.desk.view.turn}
        return before if kept is None else kept

    def _fill(self) -> None:
        sorts = {
            "all": self.rows,
            "unread": tuple(one for one in self.rows if one.id not in self.brush.read),
            "enemy": tuple(one for one in self.rows if one.enemy),
            "battle": tuple(one for one in self.rows if one.sort == "battle"),
        }
        for name, chip in self.chips.items():
            chip.setChecked(name == self.filter)
            chip.tell_value(str(len(sorts[name])) if name != "all" else "")
            said = plural(len(sorts[name]), "{what}, {n} letter", "{what}, {n} letters", what=chip.text())
            chip.setAccessibleName(said)
        self.model.show(sorts[self.filter])
        self.none.setVisible(not sorts[self.filter])
        self.rest.setVisible(not sorts[self.filter])
        self.list.setVisible(bool(sorts[self.filter]))
        self._acts()
        self.counted.emit()
        self.list.viewport().update()

    def show_only(self, name: str) -> None:
        """Show one sort of letters."""
        self.filter = name
        self._fill()

    def _acts(self) -> None:
        """Say at the buttons what can be done with the letter that is lit."""
        one = self.list.current()
        none = tr("choose a letter") if one is None else ""
        show, orders, read = self.buttons
        show.tell(tr("Show"), none or ("" if one is not None and one.at is not None else tr("no place")))
        orders.tell(tr("Orders"), none or ("" if one is not None and one.corps else tr("no corps")))
        read.tell(tr("Read"), none or ("" if one is not None and one.id not in self.brush.read else tr("is read")))

    # ---- what is done with a letter

    def read(self) -> None:
        """Lay the letter that is lit to those read, and go to its corps."""
        one = self.list.current()
        if one is None:
            return
        self.brush.read.add(one.id)
        self.aside.write(half_written.aside(self.brush.read))
        if one.corps:
            self.desk.select(one.corps)
        if self.filter == "unread":
            self.list.viewport().update()
            self._count()
        else:
            self._fill()

    def read_all(self) -> None:
        """Lay all letters to those read."""
        self.brush.read.update(one.id for one in self.rows)
        self.aside.write(half_written.aside(self.brush.read))
        self._fill()

    def none_unread(self) -> str:
        """Say why there is nothing to lay aside, "" where there is."""
        return "" if any(one.id not in self.brush.read for one in self.rows) else tr("every letter is read")

    def unread(self) -> int:
        """Give how many letters are unread; nobody's while the laptop changes hands."""
        return 0 if self.desk.covered else sum(one.id not in self.brush.read for one in self.rows)

    def _count(self) -> None:
        self.chips["unread"].tell_value(str(self.unread()))
        self._acts()
        self.counted.emit()

    def show_on_map(self) -> None:
        """Look at the letter's place."""
        one = self.list.current()
        if one is not None and one.at is not None:
            self.shown_on_map.emit(one.at)

    def give_orders(self) -> None:
        """Write orders to the letter's corps."""
        one = self.list.current()
        if one is not None and one.corps:
            self.desk.select(one.corps)
            self.orders_asked.emit()

    def _key(self, event: QKeyEvent) -> bool:
        acts = {
            Qt.Key.Key_Space: self.read,
            Qt.Key.Key_Return: self.read,
            Qt.Key.Key_Enter: self.read,
            Qt.Key.Key_G: self.show_on_map,
            Qt.Key.Key_O: self.give_orders,
        }
        act = acts.get(Qt.Key(event.key()))
        if act is not None and not event.modifiers():
            act()
            return True
        return False
