"""A game by mail at the desk: what a seat knows, to give away; the orders that come back, looked at first.

ExtractDialog    whose ──► where ──► NAME.companion
PostDialog       NAME.orders … ──► what they would do, or why not ──► done, all of them
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

from msgspec import structs
from PySide6.QtWidgets import QFileDialog, QWidget

from companion.charts.faults import BadInput
from companion.charts.figures import Refused
from companion.desktop.desk.outcome import Refusal
from companion.desktop.dialogs.framed import Deciding
from companion.desktop.widgets.form_fields import ChoiceBox
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import label
from companion.desktop.widgets.reader import Reader
from companion.kernel.journal import JournalError
from companion.kernel.kind import kind_of
from companion.kernel.mail.cutting import extract
from companion.kernel.mail.posting import Letter, opened
from companion.kernel.mail.taking import Taken, take
from companion.kernel.record import SeatRefused
from companion.kernel.seating import SIDES, seats
from companion.language.escaping import markdown
from companion.language.tongue import plural, tr
from companion.language.words import capital, side_words

T = TypeVar("T")


def seat_named(seat: str) -> str:
    """Give what a seat is called."""
    return capital(side_words(seat)) if seat in SIDES else seat


def _tried(act: Callable[[], T]) -> T | Refusal:
    try:
        return act()
    except Refused as refused:
        return Refusal(str(refused), refused.reasons)
    except (BadInput, SeatRefused, JournalError) as error:
        return Refusal(str(error))


class ExtractDialog(Deciding):
    """Asks whose knowledge is to be given away; the file is named after him."""

    def __init__(self, desk: Any, look: Look, parent: QWidget, folder: str) -> None:
        super().__init__(desk, look, tr("Extract for a seat"), parent, does=tr("Save …"))
        self._folder = folder
        self.seat = ChoiceBox()
        self.seat.setAccessibleName(tr("Seat"))
        there = [one for one in seats(desk.session) if one != "referee"]
        self.seat.offer(tuple((seat_named(one), one) for one in there))
        self.seat.put(there[0])
        self.says = label(
            tr(
                "A file that holds what this seat knows now, and nothing else. Its player opens it as a game, plans "
                "his orders in it, and sends you a file of orders: companion post FILE -o NAME.orders writes it."
            )
        )
        self.says.setWordWrap(True)
        self.setMinimumWidth(look.px(460))
        for part in (self.seat, self.says, self.strip):
            self.lines.addWidget(part)
        self.lines.addLayout(self.foot())
        self.seat.setFocus()

    def accept(self) -> None:
        """Ask where, and write it; when that is refused the dialog stays and says why."""
        seat = self.seat.answer()
        name, _ = QFileDialog.getSaveFileName(
            self,
            tr("Extract for {seat}", seat=seat_named(seat)),
            str(Path(self._folder) / f"{seat}.companion"),
            tr("Games (*.companion)"),
            options=QFileDialog.Option.DontConfirmOverwrite,  # nothing is ever written over: it is refused
        )
        if not name:
            return
        found = _tried(lambda: self.desk.session.in_hand(lambda book: extract(book, seat, Path(name))))
        if isinstance(found, Refusal):
            self.strip.tell(found.text)
        else:
            super().accept()


class PostDialog(Deciding):
    """Shows what orders that came by mail would do; Enter does them, all or none."""

    def __init__(self, desk: Any, look: Look, parent: QWidget, files: Sequence[Path]) -> None:
        super().__init__(desk, look, tr("Take posted orders"), parent, does=tr("Take them"))
        self.letters: tuple[Letter, ...] = ()
        self.text = Reader(tr("What the orders would do"))
        for part in (self.text, self.strip):
            self.lines.addWidget(part)
        self.lines.addLayout(self.foot())
        self.resize(look.px(560), look.px(440))
        letters = _tried(lambda: tuple(structs.replace(opened(one), file=one.name) for one in files))
        if isinstance(letters, Refusal):
            self._show(letters)
        else:
            self.letters = letters
            self._show(self._take(preview=True))
        self.apply.setFocus()

    def _take(self, *, preview: bool) -> tuple[Taken, ...] | Refusal:
        return _tried(lambda: self.desk.session.in_hand(lambda book: take(book, self.letters, preview=preview)))

    def _show(self, found: Sequence[Taken] | Refusal) -> None:
        """Show what would be done, or why nothing of it is."""
        refused = isinstance(found, Refusal)
        self.apply.tell(tr("Take them"), tr("nothing of it can be done") if refused else "")
        if isinstance(found, Refusal):
            self.text.read(tr("Nothing is done: orders that came together are done together, or not at all."))
            self.strip.tell(found.text, found.reasons)
            return
        words = kind_of(self.desk.session.kind).journal.open()
        lines = []
        for one in found:
            orders, file = one.letter.orders, Path(one.letter.file).name
            lines += [f"**{markdown(seat_named(orders.seat))}** · {markdown(file)}", ""]
            lines += [f"- {markdown(words.label(done.label))}" for done in one.done]
            if many := len(orders.proposals):
                lines.append(f"- {plural(many, '{n} proposal is for the inbox', '{n} proposals are for the inbox')}")
            lines.append("")
        self.text.read("\n".join(lines))

    def accept(self) -> None:
        """Do them; what is refused now stays and says why."""
        if not self.letters or self.apply.reason:
            return
        found = self._take(preview=False)
        if isinstance(found, Refusal):
            self._show(found)
        else:
            super().accept()
