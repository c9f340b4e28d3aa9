"""The inbox at the desk: what players propose, with its odds; taken with one key, refused with a reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from companion.desktop.desk.panel import KeyHint, digit, letter
from companion.desktop.desk.tray import Answered, Tray, Waiting
from companion.desktop.shell.players import spots
from companion.desktop.shell.players.proposal_rows import AnsweredBrush, ProposalBrush, ProposalRow
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Empty, Strip
from companion.desktop.widgets.pressing import is_typed
from companion.desktop.widgets.rows import RowList, RowModel
from companion.desktop.widgets.titles import PanelTitle
from companion.language.messages import Message, told
from companion.language.tongue import plural, tr

WIDE = 318
"""Pixels of the design."""
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class InboxPanel(QWidget):
    """Stands in the place of the right column. What is lit stays lit, whatever arrives."""

    shown = Signal(object)
    """A `Waiting` is to be shown in the work, or its photograph."""
    left = Signal()

    def __init__(
        self,
        look: Look,
        tray: Tray,
        key: str,
        reasons: Callable[[Waiting], Sequence[Message]],
        asked: Callable[[], str],
    ) -> None:
        """`reasons` gives what one may be refused with; `asked` says whose die the game waits for, "" for none."""
        super().__init__()
        self.look, self.tray, self._reasons, self._asked = look, tray, reasons, asked
        self.setProperty("ground", "page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName(tr("Inbox"))
        self._key = key
        self.title = PanelTitle(look, tr("Inbox"), "", key)
        self.strip = Strip(look)
        self.none = Empty(look, tr("Nothing waits for an answer."))
        self.brush = ProposalBrush()
        self.model: RowModel[ProposalRow] = RowModel(lambda one: one.id, self.brush.aloud)
        self.list: RowList[ProposalRow] = RowList(look, self.model, self.brush)
        self.list.setAccessibleName(tr("Proposals"))
        self.list.on_press, self.list.on_key = self._on_press, self._on_key
        self.own = QLineEdit()
        self.own.setPlaceholderText(tr("why not, in your own words"))
        self.own.setAccessibleName(tr("Why it is refused"))
        self.none.setFixedHeight(look.px(52))
        self.own.returnPressed.connect(self._refuse_in_own_words)
        self.own.hide()
        self.done_title = PanelTitle(look, tr("Answered"))
        done = AnsweredBrush()
        self.done_model: RowModel[Answered] = RowModel(lambda one: (one.title, one.said), done.aloud)
        self.done_list: RowList[Answered] = RowList(look, self.done_model, done)
        self.done_list.setAccessibleName(tr("Answered"))
        self._refusing = 0
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        for part in (self.title, self.strip, self.none):
            lines.addWidget(part)
        lines.addWidget(self.list, 3)
        lines.addWidget(self.own)
        lines.addWidget(self.done_title)
        lines.addWidget(self.done_list, 1)
        lines.addStretch(0)
        tray.changed.connect(self.refresh)
        tray.refused.connect(self.strip.tell)
        self.list.picked.connect(lambda _: self._leave_refusing())
        self.refresh()

    # ---- what is shown

    def refresh(self) -> None:
        """Show what waits; the lit one stays lit as long as it waits."""
        lit = self.list.current()
        self.model.show([self._row(one) for one in self.tray.waiting])
        many = len(self.tray.waiting)
        if not many and self.list.hasFocus():
            self.setFocus()  # else whatever comes next in the window would have the keys
        note = plural(many, "{n} proposal, what can be taken first", "{n} proposals, what can be taken first")
        self.title.tell(tr("Inbox"), note if many else "", self._key)
        self.none.setVisible(not many)
        self.list.setVisible(bool(many))
        self.done_model.show(self.tray.answered)
        for part in (self.done_title, self.done_list):
            part.setVisible(bool(self.tray.answered))
        if many and (lit is None or self.model.place(lit.id) < 0):
            self.list.choose(self.model.rows()[0].id)
        if self._refusing and self.model.place(self._refusing) < 0:
            self._leave_refusing()
        self.list.scheduleDelayedItemsLayout()

    def _row(self, one: Waiting) -> ProposalRow:
        asked = self._asked() if one.one.id == self.tray.under else ""
        refusing = self._refusing == one.one.id
        return ProposalRow(one, asked, tuple(self.reasons(one)) if refusing else ())

    def reasons(self, one: Waiting) -> list[str]:
        """Give in words what it may be refused with: what the rules say first, one's own words last."""
        return [*("; ".join(map(told, those)) for those in self._offered(one)), tr("in my own words …")]

    def _offered(self, one: Waiting) -> list[Sequence[Message]]:
        return [*([one.whys] if one.whys else []), *((reason,) for reason in self._reasons(one))]

    # ---- what is pressed

    def _on_press(self, found: ProposalRow, place: QPointF) -> bool:
        index = self.model.index(self.model.place(found.id))
        placed = self.brush.placed(self.list.set_in(), found, QRectF(self.list.visualRect(index)))
        spot = spots.at(placed, place)
        if spot is None:
            return False
        if self.list.current() is None or self.list.current().id != found.id:  # type: ignore[union-attr]
            self.list.choose(found.id)
            self._leave_refusing()
        self._do(spot.act)
        return True

    def _do(self, act: str) -> None:
        lit = self.list.current()
        if lit is None:
            return
        self.strip.tell("")
        match act:
            case "take" if lit.found.picture:
                self.tray.put_away(lit.id)
            case "take" if lit.id == self.tray.under:  # its die is wanted, in the work: taken anew it would be lost
                self.left.emit()
            case "take":
                self.tray.take(lit.id)
                if lit.id == self.tray.under:
                    self.left.emit()
            case "refuse":
                self._refusing = lit.id
                self.refresh()
            case "show":
                self.shown.emit(lit.found)
            case _:
                self._refuse(lit, int(act.removeprefix("reason-")))

    def _refuse(self, lit: ProposalRow, nth: int) -> None:
        offered = self._offered(lit.found)
        if nth == len(offered) + 1:
            self.own.show()
            self.own.setFocus()
        elif 1 <= nth <= len(offered):
            self._settle(lit.id, *offered[nth - 1])

    def _refuse_in_own_words(self) -> None:
        words = self.own.text().strip()
        if words and self._refusing:
            self._settle(self._refusing, words)

    def _settle(self, number: int, *reasons: Message | str) -> None:
        self._leave_refusing()
        self.tray.refuse(number, *reasons)
        self.list.setFocus()

    def _leave_refusing(self) -> None:
        if not self._refusing:
            return
        self._refusing = 0
        self.own.clear()
        self.own.hide()
        self.refresh()

    def _on_key(self, event: QKeyEvent) -> bool:
        """Take Enter, Del, G; while a reason is chosen, its number."""
        lit = self.list.current()
        if lit is None:
            return False
        number = digit(event)
        if event.key() in ENTER and not self._refusing:
            self._do("take")
        elif event.key() == Qt.Key.Key_Delete:
            self._do("refuse")
        elif letter(event) == "G" and not self._refusing:
            self._do("show")
        elif self._refusing and number:
            self._refuse(lit, number)
        else:
            return False
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc gives up refusing, then leads back to the work."""
        if event.key() == Qt.Key.Key_Escape and self._refusing:
            self._leave_refusing()
            self.list.setFocus()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif not (is_typed(event) or event.key() in ENTER):  # a key that means nothing here does nothing in the work
            super().keyPressEvent(event)
            return
        event.accept()

    def keys(self) -> Sequence[KeyHint]:
        """Give the keys that mean something here."""
        return (
            KeyHint(("↑", "↓"), tr("proposal")),
            KeyHint(("↵",), tr("take")),
            KeyHint(("Del",), tr("refuse, then the number of a reason")),
            KeyHint(("G",), tr("show")),
            KeyHint(("Esc",), tr("back to the work")),
        )

    def go(self) -> Any:
        """Take the keys."""
        (self.list if self.tray.waiting else self).setFocus()
