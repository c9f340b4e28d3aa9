"""Two steps that are asked about before they are taken: sitting in the referee's seat, and resigning."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QLineEdit, QWidget

from companion.desktop.desk.seated import SeatedDesk
from companion.desktop.dialogs.framed import Deciding
from companion.desktop.widgets.form_fields import ChoiceBox
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import label
from companion.kernel.overriding.orders import Resign
from companion.kernel.seating import SIDES
from companion.language.tongue import tr
from companion.language.words import side_words


class Confirming(Deciding):
    """What is about to happen in words, and the button that does it."""

    def __init__(self, desk: SeatedDesk, look: Look, title: str, parent: QWidget, *, words: str, does: str) -> None:
        super().__init__(desk, look, title, parent, does=does)
        self.setMinimumWidth(look.px(420))
        self.words = label(words)
        self.words.setWordWrap(True)
        self.lines.addWidget(self.strip)
        self.lines.addWidget(self.words)


class SeatDialog(Confirming):
    """Asks before everything of both sides comes in sight."""

    def __init__(self, desk: SeatedDesk, look: Look, parent: QWidget, then: Callable[[], object]) -> None:
        words = tr(
            "From the referee's seat everything of both sides is in sight, and the computer waits until you "
            "leave it. Whoever plays a side should look away."
        )
        super().__init__(desk, look, tr("Take the referee's seat"), parent, words=words, does=tr("Take the seat"))
        self._then = then
        self.lines.addLayout(self.foot())
        self.apply.setFocus()

    def accept(self) -> None:
        """Take it, and do what it was wanted for."""
        super().accept()
        self.desk.take_referees_seat()
        self._then()


class ResignDialog(Confirming):
    """Says how it will be scored, and asks for the side and the reason."""

    def __init__(self, desk: SeatedDesk, look: Look, parent: QWidget, *, words: str, clause: str) -> None:
        super().__init__(desk, look, tr("Resign"), parent, words=words, does=tr("Resign"))
        self.side, self.reason = ChoiceBox(), QLineEdit()
        self.side.setAccessibleName(tr("Who resigns"))
        sides = SIDES if desk.seat == "referee" else (desk.seat,)
        self.side.offer(tuple((tr("The {side} player", side=side_words(one)), one) for one in sides))
        self.side.put(sides[0])
        self.side.setEnabled(len(sides) > 1)
        self.reason.setPlaceholderText(tr("reason, for the journal; it may stay empty"))
        self.reason.setAccessibleName(tr("Reason"))
        self.lines.addWidget(self.side)
        self.lines.addWidget(self.reason)
        self.lines.addWidget(label(clause, "hint"))
        self.lines.addLayout(self.foot())
        self.apply.tell(tr("Resign"), desk.why_not(self.command()))
        self.reason.setFocus()

    def command(self) -> Resign:
        """Give the command."""
        return Resign(side=self.side.answer(), reason=self.reason.text().strip())

    def accept(self) -> None:
        """Resign; when it is refused the dialog stays."""
        self.carry_out(self.command())
