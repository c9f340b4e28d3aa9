"""What can be done from a game's window: every act with its key, and the dialogs that it opens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from companion.desktop.desk.house import House
from companion.desktop.desk.panel import KeyHint
from companion.desktop.dialogs.palette import Find
from companion.desktop.shell import every_window
from companion.desktop.widgets.acts import Act
from companion.desktop.widgets.menu_bar import popup
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.screen import drags, here, passing
from companion.games.miniatures.screen.clock import clock_acts
from companion.games.miniatures.screen.commands import COMMAND_KEYS, command_acts
from companion.games.miniatures.screen.desk import MiniaturesDesk
from companion.games.miniatures.screen.field_acts import field_acts
from companion.games.miniatures.screen.header import dice_mode
from companion.games.miniatures.screen.hearing import Hearing
from companion.games.miniatures.screen.own_dialogs import OWN_DIALOGS, own_dialog
from companion.games.miniatures.screen.proposed import Proposed
from companion.games.miniatures.screen.window import Window
from companion.games.miniatures.words import modes
from companion.kernel.beginning import Beginning, begin
from companion.kernel.overriding.gates import passable
from companion.kernel.session import Session
from companion.language.tongue import tr

SAMPLE = "mcphersons-ridge"
"""The scenario in which the parts of the window are shown."""
IN_THE_WORK = ("fire", "maneuver", "resolve-charge", "roll-again", "break-through", "answer")
"""Commands whose place is the panel of their step: the key goes there."""


class Evening(Proposed):
    """The acts of a window."""

    def __init__(self, house: House, window: Window) -> None:
        super().__init__(house, window)
        self.window, self.desk = window, window.desk
        self.boards: list[Any] = []
        window.offer(self.acts())
        window.centre.form_asked.connect(self.open_form)
        window.centre.amend.connect(self.amend)
        window.header.dice_asked.connect(self.turn_dice)
        window.journal.amend.connect(self.amend)
        window.journal.again.connect(self.desk.again)
        window.journal.working.connect(self.show_working)
        window.order.tree.customContextMenuRequested.connect(self._unit_menu)
        window.order.tree.taken.connect(window.centre.take)
        window.order.tree.order.dropped.connect(self._drop)
        window.centre.dropped.connect(self._drop)
        window.centre.work_changed.connect(self._feed_boards)
        window.duties.tell_passing(on=house.settings.stored.passes_over)
        self.hearing = Hearing(self.desk, house.sounding, house.settings)
        house.sounding.silent.connect(window.refuse)

    def close(self) -> None:
        """Close what belongs to the window."""
        self.window.clock.rest()
        for board in self.boards:
            board.window.close()

    # ---- the list of all acts

    def acts(self) -> list[Act]:
        """Give everything that can be done from this window."""
        desk, window, go = self.desk, self.window, self.window.drawers.go
        return [
            *self.beginnings(),
            Act("copy", tr("Save a copy …"), self.save_copy, "Ctrl+Shift+S", "Game", apart=True),
            *self.reporting(tr("Save the battle report …")),
            *self.of_players(),
            Act("print", tr("Print …"), lambda: self.open_form("print", {}), "Ctrl+P", "Game"),
            *every_window.editors(self.house),
            *every_window.leaving(self.house, window.close),
            Act("undo", tr("Undo"), desk.undo, "Ctrl+Z", "Edit", lambda: window.header.undo_reason),
            Act("redo", tr("Redo"), desk.redo, "Ctrl+Y", "Edit", lambda: window.header.redo_reason),
            Act(
                "mend",
                tr("Mend an entry: the lit one, or the last roll …"),
                self.amend_last,
                "Ctrl+M",
                "Edit",
                self._nothing_yet,
            ),
            *command_acts(self.run_command, self._why_not),
            Act(
                "passing",
                tr("Pass over steps in which nobody can act, or not"),
                self.turn_passing,
                "Alt+Shift+P",
                "Step",
                apart=True,
                checked=lambda: self.house.settings.stored.passes_over,
                short=tr("Pass over idle steps"),
            ),
            *clock_acts(self),
            Act("palette", tr("Any command, unit or clause …"), self.open_palette, "Ctrl+K", "View"),
            Act("filter", tr("Filter the order of battle"), partial(go, window.order.field), "Ctrl+F", "View"),
            Act("work", tr("Go to the work"), self.back_to_work, "F2", "View"),
            *field_acts(window, self.open_form),
            Act("tree", tr("Go to the order of battle"), partial(go, window.order.tree), "F3", "View"),
            Act("journal", tr("Go to the journal"), lambda: self._to_list(window.journal), "F4", "View"),
            Act("table", tr("Go to the list: on the table now"), lambda: self._to_list(window.table), "F7", "View"),
            Act("history", tr("History of the selected unit"), self.show_history, "Ctrl+H", "View", self._nobody),
            Act(
                "dice-union",
                tr("Union dice: real or the app's"),
                lambda: self.turn_dice("union"),
                "F5",
                "Edit",
                apart=True,
            ),
            Act(
                "dice-confederate",
                tr("Confederate dice: real or the app's"),
                lambda: self.turn_dice("confederate"),
                "F6",
                "Edit",
            ),
            Act("board", tr("Across the table"), self.open_board, "F11", "View", apart=True),
            Act("board-union", tr("Union players' board"), lambda: self.open_side("union"), "Ctrl+F11", "View"),
            Act(
                "board-confederate",
                tr("Confederate players' board"),
                lambda: self.open_side("confederate"),
                "Shift+F11",
                "View",
            ),
            Act("colors", tr("Colours …"), self.open_colors, "Alt+Shift+C", "View"),
            *self.looks(),
            every_window.measures(self.house),
            Act("clause", tr("The clause behind what is selected"), self.show_clause, "F1", "Help"),
            Act("reference", tr("Rules reference"), lambda: self.show_clause(""), "Shift+F1", "Help"),
            Act("tour", tr("A tour of the desk"), self.start_tour, "Ctrl+F1", "Help"),
            *every_window.helps(self.house, self.show_keys),
        ]

    def keys_now(self) -> Sequence[KeyHint]:
        """Give the keys of the work."""
        return self.window.centre.work.keys()

    # ---- commands

    def _why_not(self, tag: str) -> str:
        """Say why a command cannot be given at all just now; the form tells the rest."""
        if self.desk.session.read_only:
            return str(self.desk.session.read_only)
        match tag:
            case "next-step":
                if self.window.centre.tells:
                    return ""
                # Tried all the same where the referee may let it happen: the refusal asks him.
                against = self.desk.session.why_not(self._next_step())
                return "" if passable(against) else "; ".join(one.text for one in against)
            case "answer":
                return "" if self.desk.view.pending is not None else tr("no question is waiting")
            case "tick":
                return "" if any(not act.done for act in self.desk.view.acts) else tr("everything is done")
            case "fire":
                return "" if self.desk.view.phase == "musketry" else tr("this is not a fire step")
            case "maneuver":
                here = (self.desk.view.phase, self.desk.view.step)
                return "" if here == ("maneuver", 2) else tr("this is not the step in which brigades maneuver")
            case "resolve-charge" | "roll-again":
                there = self.desk.view.phase == "charge" and self.desk.view.step in (1, 3)
                return "" if there else tr("this is not a step of charge combats")
            case "break-through":
                there = self.desk.view.phase == "charge" and self.desk.view.step == 2
                return "" if there else tr("this is not the step of breakthrough moves")
        return ""

    def _next_step(self) -> cmd.NextStep:
        work: Any = self.window.centre.work
        made: cmd.NextStep = work.next_step() if hasattr(work, "next_step") else cmd.NextStep()
        return made

    def run_command(self, tag: str) -> None:
        """Give a command: at once, in the panel of its step, or in its form."""
        from companion.games.miniatures.screen import together

        if tag == "next-step":
            if self.window.centre.go_on():
                return
            passing.go_on(self.desk, self._next_step(), passes_over=self.house.settings.stored.passes_over)
        elif tag == "tick":
            self.window.table.tick_all()
        elif tag in IN_THE_WORK:
            self.window.centre.work.setFocus()
        elif several := together.orders(self.desk, tag):
            self.desk.do(*several)
        else:
            self.open_form(tag, {})

    def turn_passing(self) -> None:
        """Pass over steps in which nobody can act, or no longer."""
        stored = self.house.settings.stored
        stored.passes_over = not stored.passes_over
        self.house.settings.save()
        self.window.duties.tell_passing(on=stored.passes_over)

    def open_form(self, tag: str, preset: dict[str, Any]) -> None:
        """Open the dialog of a command."""
        desk, look, window = self.desk, self.house.look, self.window
        if tag == "report":
            self.save_report()
            return
        if tag in (*OWN_DIALOGS, "print"):
            self.show_dialog(self._own(tag, preset))
            return
        from companion.games.miniatures.screen import together
        from companion.games.miniatures.screen.form import CommandForm

        given = preset or together.preset(desk, tag)
        self.show_dialog(CommandForm(desk, look, tag, preset=given, title=tr(COMMAND_KEYS[tag][0]), parent=window))

    def _own(self, tag: str, preset: dict[str, Any]) -> Any:
        desk, look, window = self.desk, self.house.look, self.window
        if tag == "print":
            from companion.desktop.printing.dialog import PrintDialog

            return PrintDialog(desk, look, self.house.settings, window.path, window)
        return own_dialog(tag, desk, look, window, target=preset.get("target", desk.selection or "game"))

    def back_to_work(self) -> None:
        """Give the keys to the panel of the step."""
        self.window.centre.work.setFocus()

    def _drop(self, names: tuple[str, ...], on: str) -> None:
        drags.drop(self.desk, self.window.centre.work, names, on)

    def turn_dice(self, side: Any) -> None:
        """Switch all of a side's dice between real and the app's."""
        # Where the kinds of dice differ, the first press makes them all real: nobody then wonders who rolled.
        mode = "rolled" if dice_mode(self.desk.view, side) == "entered" else "entered"
        wanted = modes.dice(self.desk.view) | {(side, kind): mode for kind in modes.KINDS}
        self.desk.do(*modes.dice_commands(self.desk.view, wanted))

    # ---- journal

    def _nothing_yet(self) -> str:
        return "" if self._to_mend() else tr("nothing was done yet")

    def _to_mend(self) -> int:
        """Give the entry that is lit in the journal, else the last roll, else the newest act; 0 for none."""
        lit = self.window.journal.list.current() if self.window.journal.list.hasFocus() else None
        if lit is not None and lit.current:
            return int(lit.entry)
        done = [line for line in self.desk.log if line.current and line.parent is not None]
        rolled = [line for line in done if line.dice]
        return (rolled or done)[-1].entry if done else 0

    def amend_last(self) -> None:
        """Mend the entry that is lit, or the newest roll of the present line."""
        self.amend(self._to_mend())

    def amend(self, entry: int) -> None:
        """Mend an entry: its dice, its act, what comes before it."""
        from companion.desktop.dialogs.amending import AmendDialog
        from companion.games.miniatures.screen.mending import WAYS

        self.show_dialog(AmendDialog(self.desk, self.house.look, entry, self.window, ways=WAYS))

    def _nobody(self) -> str:
        return "" if self.desk.selection else tr("no unit is selected")

    def show_history(self) -> None:
        """Show everything that happened to the selected unit."""
        from companion.games.miniatures.screen.history import HistoryDialog

        dialog = HistoryDialog(self.desk, self.house.look, self.desk.selection, self.window)
        dialog.working.connect(self.show_working)
        self.show_dialog(dialog)

    def _to_list(self, panel: Any) -> None:
        self.window.open_drawer(panel.list)
        if panel.model.rowCount() and not panel.list.currentIndex().isValid():
            panel.list.setCurrentIndex(panel.model.index(0))

    # ---- looking

    def of_game(self) -> Iterator[Find]:
        """Give the units and leaders."""
        for one in (*self.desk.view.units, *self.desk.view.leaders):
            words = f"{one.name} {one.id} {one.side}".lower()
            yield Find(one.id, "unit", one.name, "", "", partial(self.desk.select, one.id), words)

    def clause_now(self) -> str:
        """Give the clause behind the work."""
        return str(self.window.centre.work.clause)

    def open_board(self) -> None:
        """Open the board across the table: on a second screen when there is one."""
        from companion.games.miniatures.screen.boards import RefereeBoard

        if not self._is_open("referee"):
            self._place(RefereeBoard(self.desk, self.house.look, lambda: self.window.centre.work), "referee")

    def open_side(self, side: str) -> None:
        """Open a side's own board."""
        from companion.games.miniatures.screen.boards import SideBoard

        def work() -> Any:
            return self.window.centre.work

        def act() -> None:
            self._place(SideBoard(self.desk, self.house.look, self.window.path, side, work), side)

        if not self._is_open(side):
            self.try_to(act)

    def _is_open(self, seat: str) -> bool:
        """Bring a seat's board to the front when there is one."""
        for board in self.boards:
            if board.seat == seat and board.window.isVisible():
                board.window.raise_()
                board.window.activateWindow()
                return True
        return False

    def _place(self, board: Any, seat: str) -> None:
        board.seat = seat
        self.boards.append(board)
        screens = QGuiApplication.screens()
        # The last screen is taken for the one that the players see: a beamer or a second display is plugged in after
        # the laptop's own.
        if len(screens) > 1:
            board.window.setGeometry(screens[-1].geometry())
            board.window.showFullScreen()
        else:
            board.window.show()

    def _feed_boards(self) -> None:
        for board in self.boards:
            if board.window.isVisible():
                board.refresh()

    def open_colors(self) -> None:
        """Let sides, warning and lamp have other colours."""
        from companion.desktop.dialogs.colors import ColorsDialog

        self.show_dialog(ColorsDialog(self.desk, self.house.look, self.window))

    def start_tour(self) -> None:
        """Show page after page of the tour."""
        from companion.games.miniatures.screen.tour.panel import guide

        self.tour: Any = guide(self.window, self.house.look)
        self.house.settings.stored.toured = True
        self.house.settings.save()

    # ---- context menu

    def _unit_menu(self, place: QPoint) -> None:
        tree = self.window.order.tree
        row: Any = tree.order.row_at(tree.indexAt(place))
        if row is None or not (row.leader or row.kind in ("unit", "leader")):
            return
        self.desk.point_at(row.leader or row.id)
        popup(self.window, here.of_unit(self.window), tree.viewport().mapToGlobal(place))

    def here(self, widget: QWidget | None, place: QPoint) -> Sequence[Act]:
        """Give what can be done with what lies at a place of the screen."""
        return here.acts(self.window, widget, place)


def open_window(
    house: House, session: Session, path: Path | None, name: str, former: MiniaturesDesk | None = None
) -> Window:
    """Give a battle its window; in the place of a former one what was chosen and seen there stays."""
    desk = MiniaturesDesk(session)
    if former is not None:
        desk.eyes, desk.selection = former.eyes, former.selection
        desk.clocks, former.clocks = former.clocks, None
    window = Window(desk, house.look, name)
    window.path = path
    window.evening = Evening(house, window)
    return window


def show_sample(house: House, seed: str = "") -> None:
    """Begin the sample battle in memory and play the tour on it, with the dice of a seed where one is given."""
    from companion.games.miniatures.screen.tour.playing import both_there

    session = begin(None, Beginning(scenario=SAMPLE, seed=seed))
    both_there(session)
    window: Window = house.show_game(session, None)
    window.is_sample()
    window.evening.start_tour()
