"""The orders to the corps that is selected: those being written, what may be added, and when it would be done."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QGridLayout, QWidget

from companion.desktop.widgets.buttons import Chip, KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Empty, column, label, row
from companion.desktop.widgets.plain import tip
from companion.desktop.widgets.rows import RowList, RowModel
from companion.desktop.widgets.ticks import TickBox
from companion.desktop.widgets.titles import PanelTitle
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.hexes import Hex, neighbour
from companion.games.campaign.rules.marching import path_of
from companion.games.campaign.rules.orders import MV
from companion.games.campaign.screen.desk import CampaignDesk
from companion.games.campaign.screen.eye_chips import EyeChips
from companion.games.campaign.screen.half_written import HalfWritten
from companion.games.campaign.screen.order_lines import LINE, EstimateBrush, OrderBrush
from companion.games.campaign.screen.rows import clause, ordered, written
from companion.games.campaign.screen.rows.written import EstimateRow, OrderKind, OrderRow
from companion.games.campaign.screen.together import Together
from companion.games.campaign.words.names import called
from companion.games.campaign.words.order_words import order_heading
from companion.kernel.record import Done
from companion.language.tongue import tr

KEYS = {
    "MV": "M",
    "SU": "U",
    "CM": "C",
    "CD": "D",
    "PT": "P",
    "RT": "T",
    "AT": "A",
    "RE": "E",
    "XU": "X",
    "DC": "S",
    "SM": "N",
    "OF": "F",
    "NO": "B",
}
"""{order: the key that begins it}."""
_ACROSS = 2
_MOST = 4
"""Lines of a draft shown before it scrolls."""


class OrdersPanel(QWidget):
    """What is ordered of one corps."""

    route_changed = Signal(tuple)
    """The hexes of the march that is being drawn."""

    def __init__(self, desk: CampaignDesk, look: Look, half: HalfWritten) -> None:
        super().__init__()
        self.desk, self.look = desk, look
        self.setProperty("ground", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.title = PanelTitle(look, tr("Orders"))
        self.code = ""
        self.route: tuple[Hex, ...] = ()
        self.hex: Hex | None = None
        self._taking_up = False
        self.kinds: tuple[OrderKind, ...] = ()
        """The orders that may be begun."""
        self.why = ""
        """Why none may, "" where some may."""
        brush, other = OrderBrush(), EstimateBrush()
        self.model: RowModel[OrderRow] = RowModel(lambda one: one.nth, brush.aloud)
        self.list: RowList[OrderRow] = RowList(look, self.model, brush)
        self.list.setAccessibleName(tr("Orders being written"))
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.estimate: RowModel[EstimateRow] = RowModel(lambda one: one.turn, other.aloud)
        self.estimates: RowList[EstimateRow] = RowList(look, self.estimate, other)
        self.estimates.setAccessibleName(tr("When it would be done, at the normal march"))
        self.estimates.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.empty = Empty(look, tr("Select a corps to write to it."), "F3")
        self.chips: dict[str, Chip] = {}
        for code, key in KEYS.items():
            self.chips[code] = Chip(look, order_heading(code), key)
            self.chips[code].setParent(self)
            self.chips[code].clicked.connect(lambda _=False, code=code: self.begin(code))
        self.asks = EyeChips(desk, look)
        self.says = label("", "hint")
        self.says.setWordWrap(True)
        self.choice = QComboBox()
        self.choice.setAccessibleName(tr("Value of the order"))
        self.choice.currentIndexChanged.connect(lambda _: self._tell())
        self.together = Together(look)
        self.together.changed.connect(self._tell)
        self.to_force = TickBox(look, tr("To the whole force"))
        self.add = KeyButton(look, tr("Add"), "↵", primary=True)
        self.discard = KeyButton(look, tr("Discard all"), "Del")
        self.add.clicked.connect(self.give)
        self.discard.clicked.connect(self.discard_all)
        self.head = label("", "label")
        self.half = half
        self._lay_out()
        desk.changed.connect(self.refresh)
        desk.selected.connect(self._on_select)
        self.refresh()

    def _lay_out(self) -> None:
        look = self.look
        self.grid = QGridLayout()
        self.grid.setContentsMargins(look.px(12), look.px(4), look.px(12), look.px(4))
        self.grid.setSpacing(look.px(4))
        inner = column(self.says, self.choice, self.together, self.to_force, spacing=look.px(4))
        inner.setContentsMargins(look.px(12), look.px(2), look.px(12), look.px(2))
        buttons = row(self.add, self.discard, spacing=look.px(6))
        buttons.setContentsMargins(look.px(12), look.px(4), look.px(12), look.px(6))
        self.head.setContentsMargins(look.px(12), look.px(2), 0, look.px(2))
        nothing = row(self.empty)
        nothing.setContentsMargins(look.px(12), 0, look.px(12), 0)
        whole = column(self.title)
        whole.addLayout(nothing)
        whole.addWidget(self.list)
        whole.addLayout(self.grid)
        whole.addWidget(self.asks)
        whole.addLayout(inner)
        whole.addLayout(buttons)
        whole.addWidget(self.head)
        whole.addWidget(self.estimates, 1)
        whole.addStretch(0)
        self.setLayout(whole)

    # ---- what is shown

    def refresh(self) -> None:
        """Show the orders to the corps that is selected."""
        desk, one = self.desk, self.desk.chosen
        can = one is not None and desk.may_order and one.status == "present" and not desk.session.read_only
        if not can:
            self._put_down()
        self.kinds = written.kinds(desk.rules, desk.view, one) if one is not None and can else ()
        set_up = desk.view.phase == "set-up"
        words = "" if one is None else called(one)
        if one is None:
            self.title.tell(tr("Orders"))
        else:
            self.title.tell(
                tr("Set-up of {name}", name=words) if set_up else tr("Orders to {name}", name=words),
                clause.orders(desk.view),
                "O",
            )
        why = tr("The laptop changes hands.") if desk.covered else tr("Select a corps to write to it.")
        if one is not None and not can:
            why = desk.session.read_only or (
                tr("The game is over.") if desk.view.over else tr("Orders are written in your own phase.")
            )
            if one.status != "present":
                why = tr("It takes no orders any more.")
        self.empty.tell(why, "" if can or one is not None else "F3")
        self.empty.setVisible(not can)
        self.why = "" if can else why
        if self.kinds and not self.code:
            self._take_up()
        self._place_chips()
        self.asks.refresh(may=bool(self.kinds) and not set_up)
        self._show_force()
        self._show_draft()
        self._tell()

    def _place_chips(self) -> None:
        codes = [kind.code for kind in self.kinds]
        for code, chip in self.chips.items():
            self.grid.removeWidget(chip)
            chip.setVisible(code in codes)
            chip.setChecked(code == self.code)
        for nth, kind in enumerate(self.kinds):
            chip = self.chips[kind.code]
            chip.setToolTip(tip(f"{kind.words} [{kind.clause}]"))
            chip.setAccessibleName(kind.words)
            self.grid.addWidget(chip, nth // _ACROSS, nth % _ACROSS)

    def _show_force(self) -> None:
        """Offer whoever is near enough to headquarters for a force; say whether one is formed."""
        self.together.offer([one for one in self.desk.view.corps if one.may_join_force and one.status == "present"])
        force = self.desk.view.force
        self.to_force.setText(tr("To the whole force of {n}", n=len(force)))
        self.to_force.setVisible(bool(force) and bool(self.kinds))
        if not force:
            self.to_force.setChecked(False)

    def _show_draft(self) -> None:
        desk, one = self.desk, self.desk.chosen
        draft = () if one is None else one.draft or ()
        self.model.show(written.rows(desk.rules, desk.ground, draft))
        self.list.setVisible(bool(draft))
        self.list.setFixedHeight(self.look.px(LINE) * max(1, min(_MOST, len(draft))))
        self.discard.setVisible(bool(self.kinds) and desk.view.phase != "set-up")
        self.discard.tell(tr("Discard all"), "" if draft else tr("none"))

    def _tell(self) -> None:
        """Say what the order that is begun needs, and how long it would all take."""
        desk = self.desk
        kind = next((one for one in self.kinds if one.code == self.code), None)
        self.choice.setVisible(kind is not None and kind.needs == "choice")
        self.together.setVisible(self.code == "OF")
        self.says.setText("" if kind is None else written.needed(desk.rules, desk.ground, kind, self.route, self.hex))
        self.says.setVisible(bool(self.says.text()))
        self.add.setVisible(bool(self.kinds))
        made = self._command()
        words = tr("Set") if self.desk.view.phase == "set-up" else tr("Add")
        self.add.tell(words, "" if made is not None else tr("no order") if kind is None else tr("not complete"))
        one = self.desk.chosen
        orders = [] if one is None else [*(one.draft or ())]
        if one is not None and isinstance(made, cmd.MV):
            orders.append(MV(made.start, made.path))
        found = () if one is None else written.estimate(self.desk.rules, self.desk.ground, self.desk.view, one, orders)
        self.estimate.show(found)
        self.estimates.setVisible(bool(found))
        self.head.setText(tr("At the normal march, if it stays dry"))
        self.head.setVisible(bool(found))
        if self.kinds and not self._taking_up and one is not None:
            begun = self._chosen()
            self.half.keep(begun if ordered.is_begun(begun, written.value_now(one, self.code)) else None)

    # ---- what is chosen

    def _on_select(self) -> None:
        self._put_down()
        self.refresh()

    def begin(self, code: str) -> None:
        """Begin an order; the same again puts it down."""
        kind = next((one for one in self.kinds if one.code == code), None)
        if kind is None or code == self.code:
            self._put_down()
        else:
            self._put_down()
            self.code = code
            self.choice.clear()
            for value, words in kind.choices:
                self.choice.addItem(words, value)
            one = self.desk.chosen
            self.choice.setCurrentIndex(self.choice.findData(written.value_now(one, code)) if one is not None else -1)
            if kind.needs == "route":
                self._start()
        for name, chip in self.chips.items():
            chip.setChecked(name == self.code)
        self._tell()
        if kind is not None and kind.needs == "choice" and self.code and not self._taking_up:
            self.choice.setFocus()

    def _start(self) -> None:
        """A march starts where the corps is known to be, or where the orders before lead it."""
        one = self.desk.chosen
        ends = [path_of(order)[-1] for order in (one.draft or ()) if isinstance(order, MV)] if one is not None else []
        at = ends[-1] if ends else one.hex if one is not None else None
        self._draw((at,) if at is not None else ())

    def _take_up(self) -> None:
        """Go on with the order to this corps that was half written here, if there is one that it still takes."""
        found = self.half.of(self.desk.selection)
        if found is None or found.code not in [kind.code for kind in self.kinds]:
            return
        self._taking_up = True
        self.begin(found.code)
        self.choice.setCurrentIndex(self.choice.findData(found.value))
        self.hex = found.hex
        self.together.choose(found.together)
        self.to_force.setChecked(found.to_force)
        if found.path:
            self._draw(found.path)
        self._taking_up = False

    def _draw(self, route: tuple[Hex, ...]) -> None:
        self.route = route
        self.route_changed.emit(route)

    def _put_down(self) -> None:
        self.code, self.hex = "", None
        if self.route:
            self._draw(())
        for chip in self.chips.values():
            chip.setChecked(False)

    def take_hex(self, at: Hex) -> bool:
        """Take a hex that was clicked on the map; false where no order waits for one."""
        one = self.desk.chosen
        kind = next((kind for kind in self.kinds if kind.code == self.code), None)
        if one is None or kind is None or kind.needs not in ("route", "hex"):
            return False
        if kind.needs == "hex":
            self.hex = at
        elif self.route:
            way = written.route_to(self.desk.rules, self.desk.ground, one.side, self.route, at)
            if way is None:
                self._refuse(cmd.MV(corps=one.id, start=at, path=()))
            else:
                self._draw(way)
        else:
            self._draw((at,))
        self._tell()
        return True

    def _refuse(self, command: Any) -> bool:
        refusal = self.desk.refusal(command)
        if refusal is not None:
            self.desk.refused.emit(refusal)
        return refusal is not None

    def step(self, direction: int) -> None:
        """Lead the march on by a direction; what leads nowhere is refused at once."""
        if not self.route:
            return
        path = (*self.route, neighbour(self.route[-1], direction))
        one = self.desk.chosen
        if one is None or self._refuse(cmd.MV(corps=one.id, start=path[0], path=ordered.directions(path))):
            return
        self._draw(path)
        self._tell()

    # ---- giving

    def _chosen(self) -> ordered.Chosen:
        return ordered.Chosen(
            self.code,
            self.desk.selection,
            str(self.choice.currentData() or ""),
            self.route,
            self.hex,
            self.together.chosen(),
            self.to_force.isChecked(),
        )

    def _command(self) -> Any:
        if not self.code or (self.code == "OF" and not self.together.chosen()):
            return None
        of = ordered.set_up_of if self.desk.view.phase == "set-up" else ordered.command_of
        return of(self._chosen())

    def give(self) -> None:
        """Give the order that is begun; what is refused stays to be mended."""
        made = self._command()
        if made is not None and isinstance(self.desk.do(made), Done):
            self._put_down()
            self.half.keep(None)
            self.refresh()

    def discard_all(self) -> None:
        """Begin the set of orders anew."""
        one = self.desk.chosen
        if one is not None and one.draft:
            self.desk.do(cmd.OC(corps=one.id))

    def take_key(self, event: QKeyEvent) -> bool:
        """Take a key of the orders; true when it meant something."""
        key, text = Qt.Key(event.key()), event.text().upper()
        if not self.kinds:
            return False
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Insert) and self.code:
            self.give()
        elif key == Qt.Key.Key_Escape and self.code:
            self._put_down()
            self._tell()
        elif key == Qt.Key.Key_Delete:
            self.discard_all()
        elif key == Qt.Key.Key_Backspace and len(self.route) > 1:
            self._draw(self.route[:-1])
            self._tell()
        elif text == "O":
            self.begin(self.kinds[0].code)
        elif text in KEYS.values():
            self.begin(next(code for code, cap in KEYS.items() if cap == text))
        elif len(text) == 1 and text in "123456789":
            self._digit(text)
        else:
            return False
        return True

    def _digit(self, text: str) -> None:
        """A digit leads a march on, or is the value that is chosen."""
        if self.code not in ("", "MV"):
            self.choice.setCurrentIndex(self.choice.findData(text))
            return
        if not self.code:
            self.begin("MV")
        if self.code == "MV" and text in "123456":
            self.step(int(text))
