"""The unit in hand at the left: both pages of its statistics, its weapon by range, and the orders it can be given."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from companion.desktop.widgets import paint
from companion.desktop.widgets.aloud import Role
from companion.desktop.widgets.buttons import Chip
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Empty, Painted, label, row
from companion.desktop.widgets.plain import tip
from companion.games.tactical.rules.state import Unit
from companion.games.tactical.screen.desk import TacticalDesk
from companion.games.tactical.screen.ledger import Bands, Ledger, LedgerRow
from companion.games.tactical.screen.rows import orders, unit
from companion.games.tactical.screen.rows.orders import OrderKind
from companion.games.tactical.screen.rows.unit import Page, UnitHead, UnitRow
from companion.language.tongue import tr

ACROSS = 2
NARROW = 85
"""The letters of a line may be drawn together to so many percent."""
KEYS = {
    "target": "F",
    "melee": "M",
    "advance": "A",
    "face": "D",
    "mode": "S",
    "force-march": "X",
    "fortify": "B",
    "leaders": "L",
    "reorganise": "O",
    "abort": "Z",
}


class Head(Painted):
    """Name, side and arm, formations and square, over the Oxford rule."""

    IS = Role.Heading

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self._head = UnitHead("", "", "", "", "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def tell(self, head: UnitHead) -> None:
        """Show a unit's head."""
        self._head = head
        self.setAccessibleName(head.aloud)
        self.setToolTip(tip(head.words))
        self.update()

    def sizeHint(self) -> QSize:
        """Give the room of a name and a line under it."""
        return QSize(self.look.px(200), self.look.px(54))

    def draw(self, painter: QPainter) -> None:
        """Draw them."""
        look, head, wide = self.look, self._head, float(self.width())
        arm = paint.width(look, head.arm, "small")
        box = QRectF(0, 0, wide - arm - look.px(18), look.px(29))
        paint.text(painter, look, box, head.name, kind="title")
        right = QRectF(wide - arm - 2, look.px(5), arm + 2, look.px(20))
        paint.text(painter, look, right, head.arm, kind="small", token="ink2", align=paint.RIGHT)
        paint.side_bar(
            painter, look, QRectF(right.left() - look.px(10), look.px(7), look.px(5), look.px(16)), head.side
        )
        under = QRectF(0, look.px(27), wide, look.px(18))
        paint.text(painter, look, under, head.words, kind="small", token="ink2", narrow=NARROW)
        paint.oxford_rule(painter, look, 0, wide, look.px(47))


class UnitPanel(QWidget):
    """The unit in hand, or the enemy's that was touched."""

    IS = Role.Pane

    ordered = Signal(str)
    """An order was asked for by its id."""
    turned = Signal()
    """The other page is shown."""

    def __init__(self, desk: TacticalDesk, look: Look) -> None:
        super().__init__()
        self.desk, self.look = desk, look
        self.setProperty("ground", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("The unit in hand"))
        self.page: Page = 1
        self.range: int | None = None
        """The range at which its fire is being looked at."""
        self.kinds: tuple[OrderKind, ...] = ()
        self.head = Head(look)
        self.rows = Ledger(look, tr("Statistics of the unit"))
        self.bands_title, self.bands = label("", "label"), Bands(look)
        self.empty = Empty(look, tr("No unit is in hand."), "N")
        self.turn = Chip(look, tr("Other page"), "P")
        self.turn.setCheckable(False)
        self.turn.clicked.connect(self.turn_page)
        self.chips = {name: self._chip(name, key) for name, key in KEYS.items()}
        self.why = label("", "hint")
        self.why.setWordWrap(True)
        self._lay_out()
        desk.changed.connect(self.refresh)
        desk.selected.connect(self.refresh)
        self.refresh()

    def _chip(self, name: str, key: str) -> Chip:
        made = Chip(self.look, name, key)
        made.setParent(self)
        made.clicked.connect(lambda _=False: self.ordered.emit(name))
        return made

    def _lay_out(self) -> None:
        look, pad = self.look, self.look.px(12)
        self.grid = QGridLayout()
        self.grid.setSpacing(look.px(4))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(pad, look.px(8), pad, look.px(8))
        whole.setSpacing(look.px(4))
        for part in (self.head, self.empty, self.rows, self.bands_title, self.bands):
            whole.addWidget(part)
        self.foot = row(self.turn)
        self.foot.addStretch(1)
        whole.addLayout(self.foot)
        whole.addLayout(self.grid)
        whole.addWidget(self.why)
        whole.addStretch(1)

    # ---- what is shown

    def refresh(self) -> None:
        """Show the unit as the seat knows it."""
        desk, one = self.desk, self.desk.chosen
        there = one is not None and not desk.covered
        self.empty.setVisible(not there)
        for part in (self.head, self.rows, self.bands, self.bands_title):
            part.setVisible(there)
        self.empty.tell(self._nobody(), "N" if desk.ordering else "")
        self.turn.setVisible(there and unit.pages(desk.view) > 1)
        if one is None or not there:
            self.kinds = ()
        else:
            self._show(one)
        self._place_chips(one)

    def _nobody(self) -> str:
        if self.desk.covered:
            return tr("The laptop changes hands.")
        return tr("No unit is in hand: click one, or N.")

    def _show(self, one: Unit) -> None:
        desk = self.desk
        rules, now, view = desk.rules, desk.moment, desk.view
        self.head.tell(unit.head(view, one))
        self.rows.tell([_line(found) for found in unit.page(rules, now.ground, view, one, self.page)])
        armed = unit.shows_weapon(view, one)
        title = unit.bands_title(rules, one) if armed else ""
        self.bands_title.setText(title.upper())
        self.bands_title.setVisible(armed)
        self.bands.tell(title, unit.bands(rules, one, self.range) if armed else ())
        of_two = tr("Page {n} of {last}", n=self.page, last=unit.pages(view))
        self.turn.tell(of_two)
        own = desk.own(one) and not desk.session.read_only
        self.kinds = orders.kinds(rules, view, one, desk.session.why_not) if own else ()

    def _place_chips(self, one: Unit | None) -> None:
        shown = {kind.id: kind for kind in self.kinds}
        for name, chip in self.chips.items():
            self.grid.removeWidget(chip)
            chip.setVisible(name in shown)
        for nth, kind in enumerate(self.kinds):
            if kind.id not in self.chips:  # what a house asks of eyes
                self.chips[kind.id] = self._chip(kind.id, kind.key)
            chip = self.chips[kind.id]
            chip.tell(kind.words, kind.why)
            chip.setChecked(kind.on)
            self.grid.addWidget(chip, nth // ACROSS, nth % ACROSS)
            chip.setVisible(True)  # not before it has its place: it would cover the panel
        self.why.setText(self._why_no_orders(one))
        self.why.setVisible(bool(self.why.text()))

    def _why_no_orders(self, one: Unit | None) -> str:
        desk = self.desk
        if one is None or self.kinds or desk.covered or desk.view.over:
            return ""
        if desk.ordering and one.side != desk.view.to_act:
            return tr("It is the enemy's.")
        return tr("Orders are given in one's own operation phase.")

    def look_at_range(self, squares: int | None) -> None:
        """Light the column of a range, or none."""
        if squares != self.range:
            self.range = squares
            one = self.desk.chosen
            if one is not None and unit.shows_weapon(self.desk.view, one):
                self.bands.tell(self.bands_title.text(), unit.bands(self.desk.rules, one, squares))

    def turn_page(self) -> None:
        """Show the other page (ANT-7.3o)."""
        if unit.pages(self.desk.view) > 1:
            self.page = 2 if self.page == 1 else 1
            self.refresh()
            self.turned.emit()

    def kind(self, name: str) -> OrderKind | None:
        """Give an order that can be asked for now."""
        return next((one for one in self.kinds if one.id == name), None)


def _line(found: UnitRow) -> LedgerRow:
    tip = f"{found.printed} [{found.clause}]" if found.printed else f"[{found.clause}]" if found.clause else ""
    return LedgerRow(found.label, found.value, "bad" if found.bad else "plain", tip)
