"""Two steps that are asked about before they are taken: sitting in the referee's seat, and resigning."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QLineEdit, QWidget

from companion.campaign import commands as cmd
from companion.campaign.state import SIDES
from companion.desktop.asides import Aside
from companion.desktop.attempt import attempt
from companion.desktop.buttons import KeyButton
from companion.desktop.campaign.desk import CampaignDesk
from companion.desktop.form_fields import ChoiceBox
from companion.desktop.look import Look
from companion.desktop.parts import label, row
from companion.present.words import capital
from companion.tongue import tr


class Confirming(Aside):
    """What is about to happen in words, and the button that does it."""

    def __init__(
        self, desk: CampaignDesk, look: Look, title: str, parent: QWidget, *, words: str, does: str
    ) -> None:
        super().__init__(desk, look, title, parent)
        self.lines.setSpacing(look.px(8))
        self.words = label(words)
        self.words.setWordWrap(True)
        self.lines.addWidget(self.words)
        self.yes = KeyButton(look, does, "↵", primary=True)
        self.no = KeyButton(look, tr("Cancel"), "Esc")
        self.yes.clicked.connect(self.accept)
        self.no.clicked.connect(self.reject)
        self.no.setFocus()

    def close_with_buttons(self) -> None:
        """Set the buttons under what was asked."""
        self.lines.addLayout(row(self.yes, self.no))


class SeatDialog(Confirming):
    """Asks before everything of both sides comes in sight."""

    def __init__(self, desk: CampaignDesk, look: Look, parent: QWidget, then: Callable[[], object]) -> None:
        words = tr("From the referee's seat everything of both sides is in sight, and the computer waits until you "
                   "leave it. Whoever plays a side should look away.")  # fmt: skip
        super().__init__(desk, look, tr("Take the referee's seat"), parent, words=words, does=tr("Take the seat"))
        self._desk, self._then = desk, then
        self.close_with_buttons()

    def accept(self) -> None:
        """Take it, and do what it was wanted for."""
        super().accept()
        self._desk.take_referees_seat()
        self._then()


class ResignDialog(Confirming):
    """Says how it will be scored, and asks for the side and the reason."""

    def __init__(self, desk: CampaignDesk, look: Look, parent: QWidget) -> None:
        words = tr("The campaign ends as it stands and the points are counted now, by the scenario's own table: "
                   "resigning costs none and gives the enemy none. Only the referee can take it back.")  # fmt: skip
        super().__init__(desk, look, tr("Resign"), parent, words=words, does=tr("Resign"))
        self.side, self.reason = ChoiceBox(), QLineEdit()
        self.side.setAccessibleName(tr("Who resigns"))
        sides = SIDES if desk.seat == "referee" else (desk.seat,)
        self.side.offer(tuple((tr("The {side} player", side=capital(one)), one) for one in sides))
        self.side.put(sides[0])
        self.side.setEnabled(len(sides) > 1)
        self.reason.setPlaceholderText(tr("reason, for the journal; it may stay empty"))
        self.reason.setAccessibleName(tr("Reason"))
        self.lines.addWidget(self.side)
        self.lines.addWidget(self.reason)
        self.lines.addWidget(label("RTG-R-GAME-END", "hint"))
        self.close_with_buttons()
        self.yes.tell(tr("Resign"), desk.why_not(self.command()))

    def command(self) -> cmd.Resign:
        """Give the command."""
        return cmd.Resign(side=self.side.answer(), reason=self.reason.text().strip())

    def accept(self) -> None:
        """Resign; when it is refused the dialog stays."""
        refusal = attempt(self.desk, self.command())
        if refusal is None:
            super().accept()
        else:
            self.strip.tell(refusal.text, refusal.reasons)
