"""An evening with a game of two sides: the acts that the windows of all of them have, the referee's among them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar

from companion.desktop.desk.house import House
from companion.desktop.desk.seated import SeatedDesk
from companion.desktop.dialogs.amend_answers import Waits
from companion.desktop.dialogs.confirming import ResignDialog, SeatDialog
from companion.desktop.shell import every_window
from companion.desktop.shell.seated_window import SeatedWindow
from companion.desktop.shell.windows import AnyEvening
from companion.desktop.widgets.acts import Act
from companion.language.tongue import tr
from companion.rows.by_hand import Settable
from companion.rows.order_form import Offers


class SeatedEvening(AnyEvening):
    """What the windows of games of two sides can do; each kind says its own words below."""

    first_fields: ClassVar[tuple[str, ...]]
    """Which fields an override offers first."""
    resigning_clause: ClassVar[str]

    _window: SeatedWindow

    def __init__(self, house: House, window: SeatedWindow) -> None:
        super().__init__(house, window)
        self._seated: SeatedDesk = window.desk

    def begin(self, acts: list[Act]) -> None:
        """Offer the window's acts, and listen to its desk."""
        self._window.offer(acts)
        self._seated.changed.connect(self._put_away)
        journal = self._window.journal
        journal.working.connect(self.show_working)
        journal.amend.connect(self.amend)
        journal.again.connect(self._seated.again)

    # ---- what the kinds of game say

    def settable(self) -> Settable:
        """Give what an override may set."""
        raise NotImplementedError

    def settings(self) -> tuple[str, ...]:
        """Tell what was chosen besides the rulings when the game was begun, each as a sentence."""
        return ()

    def ended(self) -> str:
        """Say why nobody resigns when all is over."""
        raise NotImplementedError

    def resigning(self) -> str:
        """Say what resigning means here."""
        raise NotImplementedError

    def waits(self, view: Any) -> Sequence[Waits]:
        """Give the questions that wait in a view, with their answers; of one whose answer is made up, none."""
        raise NotImplementedError

    def offers(self, view: Any) -> Offers:
        """Give whom the fields of orders may name."""
        raise NotImplementedError

    # ---- the window

    def close(self) -> None:
        """Close what belongs to the window."""
        if self.dialog is not None:
            self.dialog.close()

    # ---- the acts

    def of_files(self) -> list[Act]:
        """Give what is done with the document."""
        return [
            *self.beginnings(),
            Act("copy", tr("Save a copy …"), self.save_copy, "Ctrl+Shift+S", "Game", self._covered, apart=True),
            *self.reporting(tr("Save the report …"), self._covered),
            *self.of_players(),
            Act("print", tr("Print …"), self.open_print, "Alt+Shift+P", "Game", self._covered),
            *every_window.leaving(self.house, self._window.close),
        ]

    def of_journal(self) -> list[Act]:
        """Give what takes entries back, and what mends them."""
        desk = self._seated
        return [
            Act("undo", tr("Undo"), desk.undo, "Ctrl+Z", "Edit", self._nothing_to_undo),
            Act("redo", tr("Redo"), desk.redo, "Ctrl+Y", "Edit", self._nothing_to_redo),
            Act(
                "mend",
                tr("Mend an entry: the lit one, or the newest …"),
                self.amend_lit,
                "Ctrl+M",
                "Edit",
                self._nothing_to_mend,
            ),
        ]

    def of_referee(self) -> list[Act]:
        """Give what the referee does."""
        return [
            Act("override", tr("Override any value"), self.open_override, "Ctrl+Shift+P", "Edit", self._locked),
            Act("set-option", tr("House rules"), self.open_house_rules, "Alt+Shift+H", "Edit", self._covered),
            Act(
                "referee",
                tr("The referee's seat: take it, leave it"),
                self.turn_seat,
                "Alt+Shift+R",
                "Edit",
                self._locked,
            ),
        ]

    def of_sides(self) -> list[Act]:
        """Give what whoever sits there does beside his orders."""
        return [
            Act("sit-down", tr("Take the laptop"), self._seated.sit_down, "F9", "Phase", self._not_covered),
            Act("resign", tr("Resign …"), self.open_resign, "Alt+Shift+E", "Phase", self._no_resigning),
        ]

    def of_rules(self) -> list[Act]:
        """Give the ways into the rules."""
        return [
            Act("clause", tr("The clause behind what is done just now"), self.show_clause, "F1", "Help"),
            Act("reference", tr("Rules reference"), lambda: self.show_clause(""), "Shift+F1", "Help"),
            every_window.guide(self.house),
        ]

    def open_print(self) -> None:
        """Open the Print dialog: the papers of this game, of a side's seat as that side knows it."""
        from companion.desktop.printing.dialog import PrintDialog

        house, window = self.house, self._window
        self.show_dialog(PrintDialog(self._seated, house.look, house.settings, window.path, window))

    # ---- why not

    def _covered(self) -> str:
        return tr("take the laptop first") if self._desk.covered else ""

    def _locked(self) -> str:
        return str(self._seated.session.read_only or "")

    def _no_resigning(self) -> str:
        return self._covered() or (self.ended() if self._desk.view.over else "")

    def _not_covered(self) -> str:
        return "" if self._desk.covered else tr("the laptop is in the right hands")

    def _nothing_to_undo(self) -> str:
        return "" if self._seated.undo_words else tr("nothing of your own in this phase is left to undo")

    def _nothing_to_redo(self) -> str:
        return "" if self._seated.redo_words else tr("nothing was taken back here")

    def _nothing_to_mend(self) -> str:
        return self._covered() or self._locked() or self._why_not_mended(self._to_mend())

    def _why_not_mended(self, entry: int) -> str:
        line = next((line for line in self._seated.log if line.entry == entry), None)
        if line is None:
            return tr("nothing was done yet")
        if line.parent is None:
            why = tr("it is the start of the game")
            return tr("entry {n} cannot be mended: {why}", n=entry, why=why)
        return ""

    # ---- the journal, mended

    def _to_mend(self) -> int:
        """Give the entry that is lit in the journal, else the newest in which something was done; 0 for none."""
        rows = self._window.journal.list
        lit = rows.current() if rows.hasFocus() else None
        if lit is not None and lit.current:
            return int(lit.entry)
        done = (
            line.entry
            for line in reversed(self._seated.log)
            if line.current and line.commands and line.parent is not None
        )
        return next(done, 0)

    def amend_lit(self) -> None:
        """Mend the entry that is lit, or the newest: the referee's alone."""
        entry = self._to_mend()  # before his seat is taken: that is an entry of its own, and takes the keys
        self.from_the_seat(lambda: self.amend(entry))

    def amend(self, entry: int) -> None:
        """Mend an entry: its orders, what comes before it, or strike it out."""
        from companion.desktop.dialogs.amend_orders import ask_orders
        from companion.desktop.dialogs.amending import AmendDialog, Ways

        ways = Ways(partial(ask_orders, offers=self.offers), waits=self.waits)
        self.show_dialog(AmendDialog(self._seated, self.house.look, entry, self._window, ways=ways, draws=True))

    # ---- the referee

    def turn_seat(self) -> None:
        """Take the referee's seat, which is asked about first, or leave it."""
        if self._seated.refereeing:
            self._seated.leave_referees_seat()
        else:
            self.from_the_seat(self.back_to_work)

    def from_the_seat(self, act: Callable[[], object]) -> None:
        """Do what only the referee may: at once from his seat, else when it is taken."""
        if self._seated.refereeing:
            act()
        else:
            # Asked first, and written into the journal: from that seat everything is seen, and nobody shall get there
            # by a slip.
            self.show_dialog(SeatDialog(self._seated, self.house.look, self._window, act))

    def guarded(self, act: Callable[[], object]) -> None:
        """Do what shows both sides' business: from the referee's seat, where one side must not see the other's."""
        if self._seated.secret:
            self.from_the_seat(act)
        else:
            act()

    def sees_all(self) -> bool:
        """Say whether whoever sits here may see both sides' business."""
        return self._seated.refereeing or not self._seated.secret

    def open_override(self) -> None:
        """Let the referee set any value, with a reason."""
        self.from_the_seat(self._override)

    def _override(self) -> None:
        from companion.desktop.dialogs.override import OverrideDialog

        target = self._seated.selection or "game"
        self.show_dialog(
            OverrideDialog(
                self._desk, self.house.look, target, self._window, fields=self.settable(), first=self.first_fields
            )
        )

    def open_house_rules(self) -> None:
        """Show how this game reads the rulings, and let it read them otherwise."""
        from companion.desktop.dialogs.house_rules import HouseRules

        self.show_dialog(HouseRules(self._desk, self.house.look, self._window, settings=self.settings()))

    def open_resign(self) -> None:
        """Ask whether one means it."""
        words, clause = self.resigning(), self.resigning_clause
        self.show_dialog(ResignDialog(self._seated, self.house.look, self._window, words=words, clause=clause))

    def _put_away(self) -> None:
        """While the laptop changes hands no dialog goes on showing what one side knows."""
        if self._desk.covered and self.dialog is not None:
            self.dialog.reject()
