"""The page of players' screens: where they are, the seats with their codes, and what each may do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from companion.desktop.desk.panel import letter
from companion.desktop.desk.screens import Screens
from companion.desktop.dialogs.framed import is_enter
from companion.desktop.shell.players import spots
from companion.desktop.shell.players.seat_rows import CHIPS, SeatBrush, SeatRow, grouped, may_words
from companion.desktop.widgets import paint
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Empty, Heading, Strip, row
from companion.desktop.widgets.plain import Lines
from companion.desktop.widgets.pressing import is_typed
from companion.desktop.widgets.rows import RowList, RowModel
from companion.language.tongue import plural, tr
from companion.rows.beside import INSTALL, missing

WIDE = 348
"""Pixels of the design."""
OLDER = 15_000
"""Milliseconds between two looks at how long ago seats were heard of."""
JUST_NOW, HOUR = 60, 3600
"""Seconds."""


def ago(seconds: float) -> str:
    """Say how long ago something was."""
    if seconds < JUST_NOW:
        return tr("seen just now")
    if seconds < HOUR:
        return plural(int(seconds // 60), "seen {n} min ago", "seen {n} min ago")
    return plural(int(seconds // HOUR), "seen {n} h ago", "seen {n} h ago")


class SeatsPanel(QWidget):
    """Stands in the place of the left column."""

    begin = Signal(bool)
    """Open players' screens: to the room, or to this machine alone."""
    pressed = Signal(str, str)
    """Something of a seat: "revoke", "new", or what it may do."""
    slips_asked = Signal()
    roles_asked = Signal()
    left = Signal()

    def __init__(self, look: Look, screens: Screens, back: str, seats: Callable[[], Sequence[Any]]) -> None:
        """`back` is the name of what stands here otherwise; `seats` gives (seat, name, side, under, did)."""
        super().__init__()
        self.look, self.screens, self._seats = look, screens, seats
        self.setProperty("ground", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(tr("Players' screens"))
        self.heading = Heading(look)
        self.heading.tell(tr("Players' screens"), back, "F3")
        self.address = Lines()
        self.address.setAccessibleName(tr("Address"))
        self.why = Strip(look)
        self.meaning = Lines()
        self.meaning.setProperty("role", "small")
        self.none = Empty(look, tr("Nobody can open a seat yet."))
        self.room = KeyButton(look, tr("Open to this room"), "L", primary=True)
        self.alone = KeyButton(look, tr("On this machine alone"), "M")
        self.stop = KeyButton(look, tr("End"), "X")
        self.slips = KeyButton(look, tr("Print the slips"), "S")
        self.add = KeyButton(look, tr("Commanders …"), "Ins")
        self.brush = SeatBrush()
        self.model: RowModel[SeatRow] = RowModel(lambda one: one.seat, self.brush.aloud)
        self.list: RowList[SeatRow] = RowList(look, self.model, self.brush)
        self.list.setAccessibleName(tr("Seats"))
        self.list.on_press, self.list.on_key = self._on_press, self._on_key
        self._lay_out()
        self._connect()
        self._older = QTimer(self, interval=OLDER)
        self._older.timeout.connect(self.refresh)
        self.refresh()

    def _lay_out(self) -> None:
        look = self.look
        lines = QVBoxLayout(self)
        lines.setContentsMargins(look.px(12), look.px(8), look.px(8), look.px(8))
        lines.setSpacing(look.px(6))
        for part in (self.heading, self.address, self.meaning, self.why, self.none):
            lines.addWidget(part)
        lines.addLayout(row(self.room, self.alone, self.stop, spacing=look.px(6)))
        lines.addWidget(self.list, 1)
        self.list.setMinimumHeight(look.px(SeatBrush().side_of_code(look)))
        self.what = Lines()
        self.what.setProperty("role", "hint")
        lines.addWidget(self.what)
        self.revoke, self.new = KeyButton(look, tr("Revoke"), "R"), KeyButton(look, tr("New code"), "N")
        lines.addLayout(row(self.revoke, self.new, spacing=look.px(6)))
        lines.addLayout(row(self.slips, self.add, spacing=look.px(6)))
        lines.addStretch(0)
        self.none.setFixedHeight(look.px(52))

    def _connect(self) -> None:
        self.room.clicked.connect(lambda: self.begin.emit(True))
        self.alone.clicked.connect(lambda: self.begin.emit(False))
        self.stop.clicked.connect(self.screens.end)
        self.slips.clicked.connect(self.slips_asked)
        self.add.clicked.connect(self.roles_asked)
        self.revoke.clicked.connect(partial(self._press, "revoke"))
        self.new.clicked.connect(partial(self._press, "new"))
        self.screens.changed.connect(self.refresh)
        self.list.selectionModel().currentChanged.connect(lambda *_: self._tell_lit())

    # ---- what is shown

    def showEvent(self, event: QShowEvent) -> None:
        """Count the time while somebody looks."""
        super().showEvent(event)
        self._older.start()
        self.refresh()

    def hideEvent(self, event: Any) -> None:
        """Stop counting."""
        super().hideEvent(event)
        self._older.stop()

    def refresh(self) -> None:
        """Show what is now."""
        screens = self.screens
        on = screens.on
        host = screens.url.partition("//")[2].rstrip("/")
        self.address.setText(tr("Address: {place}", place=host) if on else "")
        self.address.setVisible(on)
        self.meaning.setText(self._meaning())
        self.meaning.setVisible(bool(self.meaning.text()))
        self.why.tell(screens.why if screens.state == "failed" else "")
        begins = screens.state == "starting"
        self.none.tell(tr("Players' screens begin …") if begins else tr("Nobody can open a seat yet."))
        self.none.setVisible(not on)
        self.room.tell(tr("Open to this room"), tr("open already") if on and screens.lan else "")
        self.alone.tell(tr("This machine alone"), tr("so already") if on and not screens.lan else "")
        self.room.setVisible(not (on and screens.lan))
        self.alone.setVisible(not (on and not screens.lan))
        self.stop.setVisible(on)
        was = self.list.current()
        self.model.show([self._row(*one) for one in self._seats()] if on else [])
        for part in (self.list, self.what, self.revoke, self.new, self.slips):
            part.setVisible(on)
        words = may_words()
        told = (f"{paint.pressed(self.look, key)} {words[act]}" for act, key in CHIPS)
        self.what.setText(tr("The lit seat may, without asking: {keys}", keys=" · ".join(told)))
        self.list.setAccessibleDescription(self.what.text())
        if on and was is None and self.model.rowCount():
            self.list.choose(self.model.rows()[0].seat)
        self.list.scheduleDelayedItemsLayout()
        self._tell_lit()

    def _meaning(self) -> str:
        """Say who can reach it, or what it would be."""
        screens = self.screens
        if missing():
            return tr("Type this where the companion was installed: {line}", line=INSTALL)
        if not screens.on:
            return tr("Each seat gets a link and a code: who opens it sees what that seat may know, and proposes.")
        if screens.lan:
            return tr("✓ on. Every machine of this network can reach it: whoever has a seat's link sits there.")
        return tr("✓ on. Only this machine can open these seats.")

    def _row(self, seat: str, name: str, side: str, under: str, did: str) -> SeatRow:
        screens = self.screens
        presence, slip = screens.presence(seat), screens.slips.get(seat)
        if presence.here:
            there = plural(presence.here, "here now", "here now, {n} pages")
        elif presence.last is None:
            there = tr("never opened")
        else:
            there = ago(screens.clock() - presence.last)
        code = grouped(slip.token) if slip is not None else ""
        may = screens.allowed(seat)
        opened = presence.last is not None
        return SeatRow(seat, name, side, under, screens.link(seat), code, presence.here, there, did, may, opened)

    def _tell_lit(self) -> None:
        lit = self.list.current()
        none = tr("it has no link") if lit is not None and not lit.code else ""
        self.revoke.tell(tr("Revoke"), none if lit is not None else " ")
        self.new.tell(tr("Give a code") if none else tr("New code"), "" if lit is not None else " ")

    # ---- what is pressed

    def _press(self, act: str) -> None:
        lit = self.list.current()
        if lit is not None and not (act == "revoke" and not lit.code):
            self.pressed.emit(lit.seat, act)

    def _on_press(self, found: SeatRow, place: QPointF) -> bool:
        index = self.model.index(self.model.place(found.seat))
        placed = self.brush.placed(self.list.set_in(), found, QRectF(self.list.visualRect(index)))
        spot = spots.at(placed, place)
        if spot is None:
            return False
        self.list.choose(found.seat)
        self._press(spot.act)
        return True

    def _on_key(self, event: QKeyEvent) -> bool:
        keys = {key: act for act, key in CHIPS} | {"R": "revoke", "N": "new"}
        if (act := keys.get(letter(event))) is not None:
            self._press(act)
            return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """L opens to the room, M to this machine alone, X ends, S prints, Ins names commanders; Esc goes back."""
        buttons = {"L": self.room, "M": self.alone, "X": self.stop, "S": self.slips}
        if (found := buttons.get(letter(event))) is not None and found.isVisible():
            if found.isEnabled():
                found.click()
        elif event.key() == Qt.Key.Key_Insert:
            self.roles_asked.emit()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif not (self._on_key(event) or is_typed(event) or is_enter(event)):
            super().keyPressEvent(event)  # a key that means nothing here does nothing in the work
            return
        event.accept()
