"""The right of the page: the rows of what photographs show, what is done with them, what the referee says himself."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QTimer, Signal
from PySide6.QtWidgets import QWidget

from companion.desktop.desk.outcome import Refusal, tried
from companion.desktop.widgets.buttons import KeyButton
from companion.desktop.widgets.look import Look
from companion.desktop.widgets.parts import Strip, column, label, row
from companion.desktop.widgets.rows import RowList, RowModel
from companion.field.photograph.reading import Reading
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.photograph.asking import Asking, What
from companion.games.miniatures.screen.photograph.brush import TICK, Columns, PhotoBrush
from companion.games.miniatures.screen.photograph.keeping import Keeping
from companion.games.miniatures.screen.photograph.proposal import Proposal
from companion.games.miniatures.screen.photograph.row_acts import RowActs
from companion.games.miniatures.words.photograph_found import Found
from companion.games.miniatures.words.photograph_rows import PhotoRow, in_short
from companion.games.miniatures.words.spots import spot, typed
from companion.language.tongue import plural, tr


class RowSide(QWidget):
    """Rows to be accepted all at once or one by one, left out, named, placed."""

    changed = Signal()
    """What the referee says or ticks is another: the rows are to be shown anew."""
    lit = Signal(str)
    """The id of the row that is lit, "" for none."""
    went = Signal(float, float)
    """A place in inches that is to be looked at."""

    def __init__(self, desk: MiniaturesDesk, look: Look) -> None:
        super().__init__()
        self.desk, self.look, self.proposal = desk, look, Proposal(desk)
        self.model: RowModel[PhotoRow] = RowModel(lambda one: one.id, lambda one: one.aloud)
        self.list: RowList[PhotoRow] = RowList(look, self.model, PhotoBrush())
        self.list.setAccessibleName(tr("What the photograph shows"))
        self.list.setMinimumWidth(look.px(360))
        self.list.on_press = self._on_press
        self.note, self.state = label("", "small"), label(tr("Nothing is written yet."))
        for words in (self.note, self.state):
            words.setWordWrap(True)
        self.strip = Strip(look)
        self.asking = Asking(look)
        self.accept_all = KeyButton(look, tr("Accept those that may"), "↵", primary=True)
        self.accept_one = KeyButton(look, tr("One by one"), tr("Space"))
        self.discard = KeyButton(look, tr("Discard"), "Esc")
        self.acts, self.keeping = RowActs(look), Keeping(look)
        columns = Columns(look, self.list)
        right = column(
            self.note, columns, self.list, self.strip, self.state, self.asking, self.keeping, spacing=look.px(6)
        )
        right.setStretchFactor(self.list, 1)
        right.addLayout(row(self.accept_all, self.accept_one, self.discard))
        right.addWidget(self.acts)
        self.setLayout(right)
        self.list.selectionModel().currentChanged.connect(self._on_row)
        self.accept_all.clicked.connect(self.take_all)
        self.accept_one.clicked.connect(self.take_one)
        self.acts.override.clicked.connect(self.take_anyway)
        self.acts.leave.clicked.connect(self.leave_out)
        self.acts.name.clicked.connect(self.ask_unit)
        self.acts.place.clicked.connect(self.ask_place)
        self.asking.given.connect(self._on_given)
        self.keeping.changed.connect(self._tell)

    # ---- showing

    def show_reading(self, reading: Reading | None, *, pointable: bool) -> tuple[PhotoRow, ...]:
        """Show what was read beside the game as it is now; the lit row stays, as long as it is there."""
        before = self.current()
        here = self.proposal.compare(reading)
        self.model.show(here)
        if before is not None and self.model.place(before.id) >= 0:
            self.list.choose(before.id)
        elif here and not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self.model.index(0))
        compared = self.proposal.compared
        if compared is None:
            self.note.setText(tr("What photographs show is listed here, unit by unit."))
        else:
            self.note.setText(in_short(compared))
            self.asking.offer(self.proposal.unseen())
        self._pointable = pointable
        self._tell()
        return here

    _pointable = False

    def current(self) -> PhotoRow | None:
        """Give the row that is lit."""
        return self.list.current()

    def light(self, name: str) -> None:
        """Light a row by its id."""
        if self.model.place(name) >= 0:
            self.list.choose(name)
            self._on_row()

    def say(self, words: str) -> None:
        """Say what goes on; with "" whether anything is written."""
        may = len(self.proposal.may())
        self.state.setText(words or (self._unwritten() if may else tr("Nothing is written yet.")))

    def _unwritten(self) -> str:
        return tr(
            "Nothing is written yet. Accepting writes entry {entry}, one for all of them; Ctrl Z takes it back.",
            entry=self.proposal.next_entry(),
        )

    def _tell(self) -> None:
        """Say on the buttons what they do, or why they do nothing."""
        may = len(self.proposal.may())
        none = tr("nothing to accept")
        if may:
            does = plural(may, "Accept the one that may", "Accept the {n} that may")
        else:
            does = tr("Keep the photograph") if self.keeping.wanted else tr("Accept those that may")
        self.accept_all.tell(does, "" if may or self.keeping.wanted else none)
        lit = self.current()
        found = lit.found if lit is not None else None
        self.accept_one.tell(tr("One by one"), "" if found is not None and found.allowed and found.stirred else none)
        self.acts.tell(lit, can_point=self._pointable)

    def _on_row(self, *_: object) -> None:
        lit = self.current()
        self.lit.emit("" if lit is None else lit.id)
        self._tell()

    def _on_press(self, one: PhotoRow, at: QPointF) -> bool:
        """Turn a tick that is pressed."""
        if one.ticked is None or one.found is None or at.x() > self.look.px(TICK):
            return False
        self.proposal.turn(one.found)
        self.changed.emit()
        return True

    # ---- accepting

    def take_all(self) -> None:
        """Record all that are ticked, as one entry."""
        self._record(self.proposal.may())

    def take_one(self) -> None:
        """Record the lit row, and light the next."""
        lit = self.current()
        if lit is None or lit.found is None or not lit.found.allowed or not lit.found.stirred:
            return
        coming = [one.id for one in self.model.rows()[self.list.currentIndex().row() + 1 :]]
        if self._record((lit.found,)) and coming:
            self.light(coming[0])

    def take_anyway(self) -> None:
        """Record the lit row, whatever the rules say: with a reason, which is asked for."""
        lit = self.current()
        if lit is not None and lit.found is not None:
            self._ask("reason", tr("Reason"), lit.id)
            self.strip.tell(tr("an override wants a reason"))

    def leave_out(self) -> None:
        """Leave the lit row out: the unit is put back, or stays where the game has it."""
        if (lit := self.current()) is not None and lit.found is not None:
            self.proposal.leave(lit.found)
            self.changed.emit()

    def _record(self, those: Sequence[Found], because: str = "") -> bool:
        """Record units as one entry, and keep the photographs where that is ticked; says whether anything was done."""
        # The copies first: what cannot be kept is told before anything is written.
        copies = tried(lambda: self.keeping.copies(self.desk.session))
        told = copies if isinstance(copies, Refusal) else self.proposal.record(those, because)
        if isinstance(copies, Refusal) or isinstance(told, Refusal):
            self._refuse(told)
            return False
        kept = tried(lambda: self.keeping.keep(self.desk.session, copies)) if copies else ""
        self.strip.tell("")
        if isinstance(kept, Refusal):
            self._refuse(kept)
        elif told or kept:
            self.say(" ".join(filter(None, (told, kept))))
        self.changed.emit()
        return bool(told)

    def _refuse(self, told: object) -> None:
        if isinstance(told, Refusal):
            self.strip.tell(told.text, told.reasons)

    # ---- what the referee says himself

    def ask_unit(self) -> None:
        """Ask which unit the lit tag is."""
        lit = self.current()
        if lit is not None and lit.unknown is not None:
            self._ask("unit", tr("{tag} is", tag=lit.name), lit.id)

    def ask_place(self) -> None:
        """Ask for a place in inches: where the lit unit stands, or what is to be looked at."""
        lit = self.current()
        of = lit.id if lit is not None and lit.side else ""
        self._ask("place", lit.name if lit is not None and of else tr("Go to"), of)

    def _ask(self, what: What, words: str, of: str) -> None:
        self.strip.tell("")
        self.asking.ask(what, words, of)
        # The question takes room from the rows: what it is about stays in view.
        QTimer.singleShot(0, self._keep_in_view)

    def _keep_in_view(self) -> None:
        self.list.scrollTo(self.list.currentIndex())

    def stop_asking(self) -> None:
        """Ask nothing more."""
        self.asking.close_up()
        self.strip.tell("")
        self.list.setFocus()

    def place(self, unit: str, *at: float) -> None:
        """Take where the referee says that a unit stands."""
        self.proposal.place(unit, at)
        self._answered(unit)

    def _on_given(self, what: str, answer: str) -> None:
        lit = next((one for one in self.model.rows() if one.id == self.asking.of), None)
        match what:
            case "reason":
                self._anyway(lit, answer)
            case "unit":
                self._named(lit, answer)
            case "place":
                self._placed(lit, answer)

    def _anyway(self, lit: PhotoRow | None, why: str) -> None:
        if not why:
            self.strip.tell(tr("an override wants a reason"))
        elif lit is not None and self._record(self.proposal.anyway(lit.id), why):
            self.stop_asking()

    def _named(self, lit: PhotoRow | None, unit: str) -> None:
        if unit not in {name for _, name in self.proposal.unseen()}:
            self.strip.tell(tr("no unit that was not found has this name: {name}", name=unit or "–"))
        elif lit is not None and lit.unknown is not None:
            self.proposal.name(lit.unknown, unit)
            self._answered(unit)

    def _placed(self, lit: PhotoRow | None, answer: str) -> None:
        wide, tall = self.desk.view.field.extent
        at = typed(answer)
        if at is None or not (0 <= at[0] <= wide and 0 <= at[1] <= tall):
            self.strip.tell(
                tr("a place is two figures on the table, as in {example}", example=spot((wide / 2, tall / 2)))
            )
        elif lit is not None:
            self.place(lit.id, *at)
        else:
            self.stop_asking()
            self.went.emit(at[0], at[1])

    def _answered(self, lit: str) -> None:
        """Close the question, and light what it was about."""
        self.stop_asking()
        self.changed.emit()
        self.light(lit)
