"""What can be done from a battle's window: every act with its key, and the dialogs that it opens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from companion.desktop.desk.house import House
from companion.desktop.desk.seated import SeatedDesk
from companion.desktop.dialogs.amend_answers import Waits
from companion.desktop.dialogs.palette import Find
from companion.desktop.shell.seated_acts import SeatedEvening
from companion.desktop.widgets.acts import Act
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.screen import here
from companion.games.tactical.screen.rows.words import strength
from companion.games.tactical.screen.table import TableActs
from companion.games.tactical.screen.window import TacticalWindow
from companion.kernel.session import Session
from companion.language.tongue import declared, tr
from companion.rows.by_hand import Settable
from companion.rows.order_form import Offers

ORDERS = {
    "target": "Plot fire …",
    "melee": "Plot melee, or no longer",
    "advance": "Plot an advance, or no longer",
    "face": "Face …",
    "mode": "Change the mode",
    "force-march": "Force the march",
    "fortify": "Fortify",
    "leaders": "Leaders …",
    "reorganise": "Reorganise the brigade",
    "abort": "Put the unit back",
}
declared(ORDERS)


class TacticalEvening(SeatedEvening):
    """The acts of a battle's window."""

    first_fields = ("men", "bonus", "turn")
    resigning_clause = "ANT-R-END"

    inbox_key = "Ctrl+Shift+I"  # Ctrl I turns figures to symbols

    def __init__(self, house: House, window: TacticalWindow) -> None:
        super().__init__(house, window)
        self.window, self.desk = window, window.desk
        self.table = TableActs(self, window)
        self.begin([*self.acts(), *self.table.acts()])

    def settable(self) -> Settable:
        """Give what an override may set."""
        from companion.games.tactical.screen.rows import settable as tactical_settable

        return tactical_settable

    def ended(self) -> str:
        """Say why nobody resigns."""
        return tr("the battle is over")

    def resigning(self) -> str:
        """Say what resigning means: the points are counted as they are."""
        return tr(
            "The battle ends as it stands: losses so far and the objectives held now are counted. Resigning "
            "costs nothing more and gives the enemy nothing. Only the referee can take it back."
        )

    def waits(self, view: Any) -> Sequence[Waits]:
        """Give the question that waits."""
        from companion.games.tactical.screen.rows import questions

        asked = questions.question(view)
        if asked is None:
            return ()
        answers = tuple((one.words, cmd.Answer(choice=one.choice)) for one in asked.answers)
        return (Waits(view.pending.kind, asked.text or asked.title, answers),)

    def offers(self, view: Any) -> Offers:
        """Give units and leaders."""
        named = {"unit": view.units, "leader": view.leaders}
        return {field: tuple((self.desk.name(one.id), one.id) for one in those) for field, those in named.items()}

    def acts(self) -> list[Act]:
        """Give everything that can be done from this window."""
        desk, window, covered = self.desk, self.window, self._covered
        order, board = window.ordering, window.map
        return [
            *self.of_files(),
            *self.of_journal(),
            Act("note", tr("Note …"), self.open_note, "Ctrl+T", "Edit", self._locked),
            *self.of_referee(),
            Act("end", tr("End the phase …"), self.end_phase, "F8", "Phase", window.header.end_reason),
            Act("pause", tr("Let the computer wait, or go on"), desk.pause, "Ctrl+Space", "Phase", self._no_computer),
            Act(
                "stop-clock",
                tr("Stop the clock, or let it go on"),
                desk.stop_clock,
                "Alt+Shift+S",
                "Phase",
                self._no_clock,
            ),
            *self.of_sides(),
            Act("next-unit", tr("Next unit"), order.next_unit, "", "Unit", covered),
            Act("next-in-square", tr("Next unit in the square"), order.next_in_square, "", "Unit", covered),
            Act("put-down", tr("Put the unit down"), order.put_down, "", "Unit", covered),
            *(
                Act(name, tr(words), partial(order.order, name), "", "Unit", partial(self._no_order, name))
                for name, words in ORDERS.items()
            ),
            Act("other-page", tr("The other page of the unit"), window.unit.turn_page, "", "Unit", covered),
            Act("palette", tr("Any command, unit or clause …"), self.open_palette, "Ctrl+K", "View", covered),
            Act("map", tr("Go to the map"), board.setFocus, "F2", "View", covered),
            Act("unit", tr("Go to the unit"), partial(window.drawers.go, window.unit), "F3", "View", covered),
            Act("journal", tr("Journal: show it, put it away"), window.to_journal, "F4", "View", covered),
            Act("working", tr("Go to the working"), self._to_working, "F7", "View", covered),
            Act("whole", tr("The whole map"), board.fit, "Ctrl+Shift+0", "View", covered),
            Act("centre", tr("The unit in the middle of the map"), order.centre, "Ctrl+Home", "View", covered),
            Act("points", tr("The points as they stand …"), self.open_points, "Ctrl+P", "View", covered),
            Act(
                "combat-again",
                tr("Play the last combat back"),
                window.looking_back.again,
                "Ctrl+R",
                "View",
                window.looking_back.no_last,
            ),
            Act(
                "playback",
                tr("Play combat back by itself, or no longer"),
                window.looking_back.turn,
                "Ctrl+Shift+R",
                "View",
                covered,
            ),
            Act(
                "turns",
                tr("Any turn again …"),
                window.looking_back.open_turns,
                "Shift+F4",
                "View",
                window.looking_back.no_turns,
            ),
            *self._layers(),
            Act("layers", tr("On the map"), board.setFocus, "", "View", covered, apart=True, within=self._on_map),
            *self.looks(),
            Act("keys", tr("All keys (H) …"), self.open_keys, "Ctrl+F1", "Help"),
            *self.of_rules(),
        ]

    def _on_map(self) -> list[Act]:
        return list(self._layers())

    def _layers(self) -> Iterator[Act]:
        from companion.games.tactical.screen.layers import SWITCHES

        layers = self.window.layers
        for one in SWITCHES:
            words = tr("{what} on the map, or no longer", what=tr(one.words))
            turn, on = partial(layers.turn, one.layer), partial(self.window.map.layer_shown, one.layer)
            yield Act(f"layer-{one.layer}", words, turn, "", "", self._covered, checked=on)
        yield Act("icons", tr("Figures or symbols"), layers.turn_icons, "Ctrl+I", "View", self._covered)

    # ---- why not

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
        from companion.games.tactical.screen import ending
        from companion.games.tactical.screen.rows.undone import gathered, unactivated, undone

        desk, window, look = self.desk, self.window, self.house.look
        kind, side = desk.view.phase.kind, desk.view.phase.side
        if kind == "activation":
            left = unactivated(desk.moment)
            means = ending.of_activation(left, desk.view.activations)
            self.show_dialog(ending.EndDialog(desk, look, window, left, window.divisions.light, ending=means))
        elif kind == "operation" and side:
            left = undone(desk.moment, side)
            means = ending.of_operations(left)
            rows = gathered(left)
            self.show_dialog(ending.EndDialog(desk, look, window, rows, window.ordering.pick, ending=means))
        else:
            desk.do(window.header.ending())

    # ---- the referee

    def open_note(self) -> None:
        """Write a note into the journal."""
        from companion.games.tactical.screen.ending import NoteDialog

        self.show_dialog(NoteDialog(self.desk, self.house.look, self.window))

    # ---- reading and finding

    def open_points(self) -> None:
        """Show what counts how much so far."""
        from companion.games.tactical.screen.points import PointsDialog

        self.show_dialog(PointsDialog(self.desk, self.house.look, self.window))

    def open_keys(self) -> None:
        """List every key of the window and the map (ANT-7.3n)."""
        from companion.desktop.dialogs.texts import TextDialog
        from companion.games.tactical.screen.rows.keys import key_list

        text = key_list([(act.key.replace("+", " "), act.title) for act in self.window.acts.values() if act.key])
        self.show_dialog(TextDialog(self.desk, self.house.look, tr("All keys"), text, parent=self.window))

    def _to_working(self) -> None:
        window = self.window
        window.drawers.reach(window.right)
        focus = window.divisions.list if window.divisions.asked else window.card.button
        focus.setFocus()

    def back_to_work(self) -> None:
        """Give the keys to the journal where it is shown, else to the map."""
        focus = self.window.journal.list if self.window.journal.isVisible() else self.window.map
        focus.setFocus()

    def here(self, widget: QWidget | None, place: QPoint) -> Sequence[Act]:
        """Give what can be done with what lies at a place of the screen."""
        return here.acts(self.window, widget, place)

    def clause_now(self) -> str:
        """Give the clause behind the order or the phase."""
        return self.window.clause

    def of_game(self) -> Iterator[Find]:
        """Give the units that the seat knows and the places of the map."""
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


def open_window(
    house: House, session: Session, path: Path | None, name: str, former: SeatedDesk | None = None
) -> TacticalWindow:
    """Give a battle its window; in the place of a former one whoever sat there sits here."""
    window = TacticalWindow(session, house.look, name)
    window.path = path
    window.evening = TacticalEvening(house, window)
    if former is not None:
        window.desk.take_over(former)
    return window
