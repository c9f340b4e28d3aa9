"""The button that answers a question which comes only because of an amendment, and the answers given so far."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import Signal

from companion.desktop.dialogs.amend_answers import Coming, WaitsOf, coming
from companion.desktop.dialogs.amend_trial import PutAt, Trial
from companion.desktop.dialogs.palette import Find, Palette
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.kernel.session import Session
from companion.language.tongue import tr
from companion.rows.amend_rows import AmendRow


class Answering(KeyButton):
    """It is there while a question comes; it opens the answers, of which one is put before the entry that waits."""

    answered = Signal()

    def __init__(self, look: Look, waits_of: WaitsOf | None) -> None:
        """Take what gives the questions that wait; None where none is answered here."""
        super().__init__(look, "", "F4")
        self._waits_of = waits_of
        self.put_at: PutAt = {}
        """The answers, by the old entry that waits for them."""
        self.coming: Coming | None = None
        self.clicked.connect(self._open)
        self.hide()

    def forget(self) -> None:
        """Give all answers up: it is another amendment."""
        self.put_at = {}
        self.show_coming(None)

    def look_for(self, session: Session, entry: int, found: Trial) -> None:
        """Look for the question that what was tried of an entry brings."""
        if self._waits_of is None or found.found is None:
            self.show_coming(None)
        else:
            self.show_coming(coming(session, entry, found.edit, found.found, self._waits_of))

    def show_coming(self, one: Coming | None) -> None:
        """Show what is to be answered next, None for nothing."""
        self.coming = one
        self.setVisible(one is not None)
        if one is not None:
            self.tell(tr("Answer now: {question}", question=one.waits.words))

    def rows(self) -> list[AmendRow]:
        """Give what the preview says of it."""
        if self.coming is None:
            return []
        entry, waits = self.coming
        return [AmendRow("ask", tr("Before entry {n} is asked now: {question}", n=entry, question=waits.words), entry)]

    def _open(self) -> None:
        if self.coming is None:
            return
        entry, waits = self.coming
        finds = [
            Find(str(nth), "command", words, "", "", partial(self._answer, entry, order), words.lower())
            for nth, (words, order) in enumerate(waits.answers)
        ]
        Palette(self.look, finds, self.window(), sought=waits.words).open()

    def _answer(self, entry: int, order: Any) -> None:
        self.put_at = {**self.put_at, entry: (*self.put_at.get(entry, ()), order)}
        self.answered.emit()
