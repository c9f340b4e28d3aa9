"""What can be done from a battle's window: every act with its key, and the dialogs that it opens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from companion.desktop.acts import Act
from companion.desktop.confirming import ResignDialog, SeatDialog
from companion.desktop.evenings import AnyEvening
from companion.desktop.tactical.table import TableActs
from companion.present.tactical_desk.words import strength
from companion.tactical import commands as cmd
from companion.tongue import tr

if TYPE_CHECKING:
    from companion.desktop.application import Desktop
    from companion.desktop.palette import Find
    from companion.desktop.tactical.window import TacticalWindow

ORDERS = {
    "target": "Plot fire …", "melee": "Plot melee, or no longer", "advance": "Plot an advance, or no longer",
    "face": "Face …", "mode": "Change the mode", "force-march": "Force the march", "fortify": "Fortify",
    "leaders": "Leaders …", "reorganise": "Reorganise the brigade", "abort": "Put the unit back",
}  # fmt: skip


class TacticalEvening(AnyEvening):
    """The acts of a battle's window."""

    def __init__(self, desktop: Desktop, window: TacticalWindow) -> None:
        super().__init__(desktop, window)
        self.window, self.desk = window, window.desk
        self.table = TableActs(self)
        window.offer([*self.acts(), *self.table.acts()])
        window.journal.working.connect(self.show_working)
        self.desk.changed.connect(self._put_away)

    def close(self) -> None:
        """Close what belongs to the window."""
        if self.dialog is not None:
            self.dialog.close()

    def acts(self) -> list[Act]:
        """Give everything that can be done from this window."""
        desk, window, covered = self.desk, self.window, self._covered
        order, board = window.ordering, window.map
        return [
            *self.beginnings(),
            Act("copy", tr("Save a copy …"), self.save_copy, "Ctrl+Shift+S", "Game", covered),
            Act("report", tr("Save the report …"), self.save_report, "Ctrl+E", "Game", covered),
            Act("close", tr("Close"), window.close, "Ctrl+W", "Game"),
            Act("undo", tr("Undo"), desk.undo, "Ctrl+Z", "Edit", self._nothing_to_undo),
            Act("redo", tr("Redo"), desk.redo, "Ctrl+Y", "Edit", self._nothing_to_redo),
            Act("note", tr("Note …"), self.open_note, "Ctrl+T", "Edit", self._locked),
            Act("override", tr("Override any value"), self.open_override, "Ctrl+Shift+P", "Edit", self._locked),
            Act("set-option", tr("House rules"), self.open_house_rules, "Ctrl+Alt+H", "Edit", covered),
            Act("referee", tr("The referee's seat: take it, leave it"), self.turn_seat, "Ctrl+Alt+R", "Edit",
                self._locked),
            Act("end", tr("End the phase …"), self.end_phase, "F8", "Phase", window.header.end_reason),
            Act("pause", tr("Let the computer wait, or go on"), desk.pause, "Ctrl+Space", "Phase", self._no_computer),
            Act("stop-clock", tr("Stop the clock, or let it go on"), desk.stop_clock, "Ctrl+Alt+S", "Phase",
                self._no_clock),
            Act("sit-down", tr("Take the laptop"), desk.sit_down, "F9", "Phase", self._not_covered),
            Act("resign", tr("Resign …"), self.open_resign, "Ctrl+Alt+E", "Phase", self._no_resigning),
            Act("next-unit", tr("Next unit"), order.next_unit, "", "Unit", covered),
            Act("next-in-square", tr("Next unit in the square"), order.next_in_square, "", "Unit", covered),
            Act("put-down", tr("Put the unit down"), order.put_down, "", "Unit", covered),
            *(Act(name, tr(words), partial(order.order, name), "", "Unit", partial(self._no_order, name))
              for name, words in ORDERS.items()),
            Act("other-page", tr("The other page of the unit"), window.unit.turn_page, "", "Unit", covered),
            Act("palette", tr("Any command, unit or clause …"), self.open_palette, "Ctrl+K", "View", covered),
            Act("map", tr("Go to the map"), board.setFocus, "F2", "View", covered),
            Act("unit", tr("Go to the unit"), partial(window.drawers.go, window.unit), "F3", "View", covered),
            Act("journal", tr("Journal: show it, put it away"), window.to_journal, "F4", "View", covered),
            Act("working", tr("Go to the working"), self._to_working, "F7", "View", covered),
            Act("whole", tr("The whole map"), board.fit, "Ctrl+Shift+0", "View", covered),
            Act("centre", tr("The unit in the middle of the map"), order.centre, "Ctrl+Home", "View", covered),
            Act("points", tr("The points as they stand …"), self.open_points, "Ctrl+P", "View", covered),
            Act("combat-again", tr("Play the last combat back"), window.looking_back.again, "Ctrl+R", "View",
                window.looking_back.no_last),
            Act("playback", tr("Play combat back by itself, or no longer"), window.looking_back.turn, "Ctrl+Shift+R",
                "View", covered),
            Act("turns", tr("Any turn again …"), window.looking_back.open_turns, "Shift+F4", "View",
                window.looking_back.no_turns),
            *self._layers(),
            *self.looks(),
            Act("keys", tr("All keys …"), self.open_keys, "Ctrl+F1", "Help"),
            Act("clause", tr("The clause behind what is done just now"), self.show_clause, "F1", "Help"),
            Act("reference", tr("Rules reference"), lambda: self.show_clause(""), "Shift+F1", "Help"),
        ]  # fmt: skip

    def _layers(self) -> Iterator[Act]:
        from companion.desktop.tactical.layers import SWITCHES

        layers = self.window.layers
        for one in SWITCHES:
            words = tr("{what} on the map, or no longer", what=tr(one.words))
            yield Act(f"layer-{one.layer}", words, partial(layers.turn, one.layer), "", "View", self._covered)
        yield Act("icons", tr("Figures or symbols"), layers.turn_icons, "Ctrl+I", "View", self._covered)

    # ---- why not

    def _covered(self) -> str:
        return tr("take the laptop first") if self.desk.covered else ""

    def _locked(self) -> str:
        return str(self.desk.session.read_only or "")

    def _no_resigning(self) -> str:
        return self._covered() or (tr("the battle is over") if self.desk.view.over else "")

    def _not_covered(self) -> str:
        return "" if self.desk.covered else tr("the laptop is in the right hands")

    def _nothing_to_undo(self) -> str:
        return "" if self.desk.undo_words else tr("nothing of your own in this phase is left to undo")

    def _nothing_to_redo(self) -> str:
        return "" if self.desk.redo_words else tr("nothing was taken back here")

    def _no_computer(self) -> str:
        return "" if self.desk.moving or self.desk.paused else tr("the computer is not at it")

    def _no_clock(self) -> str:
        return "" if self.desk.timed else tr("this phase has no time limit")

    def _no_order(self, name: str) -> str:
        kind = self.window.unit.kind(name)
        if kind is None:
            return tr("no unit of your own is in hand") if not self.window.unit.kinds else tr("not in this game")
        return kind.why

    # ---- the phase

    def end_phase(self) -> None:
        """End the phase; where something would be left undone, that is shown first."""
        from companion.desktop.tactical.ending import EndDialog
        from companion.present.tactical_desk.undone import undone

        desk = self.desk
        if desk.view.phase.kind != "operation":
            desk.do(self.window.header.ending())
            return
        side = desk.view.phase.side
        assert side
        left = undone(desk.moment, side)
        self.show_dialog(EndDialog(desk, self.desktop.look, self.window, left, self.window.ordering.pick))

    # ---- the referee

    def turn_seat(self) -> None:
        """Take the referee's seat, which is asked about first, or leave it."""
        if self.desk.refereeing:
            self.desk.leave_referees_seat()
        else:
            self.from_the_seat(self.back_to_work)

    def from_the_seat(self, act: Callable[[], object]) -> None:
        """Do what only the referee may: at once from his seat, else when it is taken."""
        if self.desk.refereeing:
            act()
        else:
            self.show_dialog(SeatDialog(self.desk, self.desktop.look, self.window, act))

    def open_note(self) -> None:
        """Write a note into the journal."""
        from companion.desktop.tactical.ending import NoteDialog

        self.show_dialog(NoteDialog(self.desk, self.desktop.look, self.window))

    def open_override(self) -> None:
        """Let the referee set any value, with a reason."""
        self.from_the_seat(self._override)

    def _override(self) -> None:
        from companion.desktop.override import OverrideDialog
        from companion.present import tactical_settable

        target = self.desk.selection or "game"
        self.show_dialog(OverrideDialog(self.desk, self.desktop.look, target, self.window, fields=tactical_settable,
                                        first=("men", "bonus", "turn")))  # fmt: skip

    def open_house_rules(self) -> None:
        """Show how this game reads the rulings, and let it read them otherwise."""
        from companion.desktop.house_rules import HouseRules

        self.show_dialog(HouseRules(self.desk, self.desktop.look, self.window, change=cmd.SetOption))

    def open_resign(self) -> None:
        """Ask whether one means it."""
        words = tr("The battle ends as it stands: losses so far and the objectives held now are counted. Resigning "
                   "costs nothing more and gives the enemy nothing. Only the referee can take it back.")  # fmt: skip
        self.show_dialog(ResignDialog(self.desk, self.desktop.look, self.window, words=words, clause="ANT-R-END"))

    # ---- reading and finding

    def open_points(self) -> None:
        """Show what counts how much so far."""
        from companion.desktop.tactical.points import PointsDialog

        self.show_dialog(PointsDialog(self.desk, self.desktop.look, self.window))

    def open_keys(self) -> None:
        """List every key of the window and the map (ANT-7.3n)."""
        from companion.desktop.asides import TextDialog
        from companion.present.tactical_desk.keys import key_list

        text = key_list([(act.key.replace("+", " "), act.title) for act in self.window.acts.values() if act.key])
        self.show_dialog(TextDialog(self.desk, self.desktop.look, tr("All keys"), text, parent=self.window))

    def _to_working(self) -> None:
        window = self.window
        window.drawers.reach(window.right)
        focus = window.divisions.list if window.divisions.asked else window.card.button
        focus.setFocus()

    def back_to_work(self) -> None:
        """Give the keys to the journal where it is shown, else to the map."""
        focus = self.window.journal.list if self.window.journal.isVisible() else self.window.map
        focus.setFocus()

    def clause_now(self) -> str:
        """Give the clause behind the order or the phase."""
        return self.window.clause

    def _put_away(self) -> None:
        """While the laptop changes hands no dialog goes on showing what one side knows."""
        if self.desk.covered and self.dialog is not None:
            self.dialog.reject()

    def of_game(self) -> Iterator[Find]:
        """Give the units that the seat knows and the places of the map."""
        from companion.desktop.palette import Find

        desk = self.desk
        for one in desk.view.units:
            if one.square is not None:
                words = f"{one.name} {one.brigade} {one.division} {one.corps}".lower()
                title = f"{one.name}, {strength(one)}"
                yield Find(one.id, "unit", title, "", "", partial(self._show_unit, one.id), words)
        for at, name in desk.moment.ground.places.items():
            yield Find(f"place {at}", "place", name, "", "", partial(self._show_square, at), name.lower())

    def _show_unit(self, name: str) -> None:
        self.window.ordering.pick(name)
        self.window.ordering.centre()

    def _show_square(self, at: tuple[int, int]) -> None:
        self.desk.look(at)
        self.window.map.look_at(at)
