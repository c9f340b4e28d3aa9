"""Players' screens and one game's window: the two panels, the dice that are asked of players, who comes and goes."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from companion.desktop.desk.documents import NotDone
from companion.desktop.desk.outcome import Asked
from companion.desktop.desk.screens import Screens
from companion.desktop.desk.tray import Tray, Waiting, hour_of
from companion.desktop.shell.players.inbox import WIDE as INBOX_WIDE
from companion.desktop.shell.players.inbox import InboxPanel
from companion.desktop.shell.players.seats import WIDE as SEATS_WIDE
from companion.desktop.shell.players.seats import SeatsPanel
from companion.kernel import messages as words
from companion.kernel.inbox import NoSuchProposal
from companion.kernel.kind import kind_of
from companion.kernel.overriding.commanding import under
from companion.kernel.record import Done, now
from companion.language.messages import Message
from companion.language.tongue import plural, tr
from companion.language.words import capital, side_words
from companion.rows import beside

SIDES = ("union", "confederate")


class PlayersAtDesk(QObject):
    """What a window has of its players."""

    def __init__(self, evening: Any, window: Any, key: str) -> None:
        """`key` is that of the inbox in this kind of game's window."""
        super().__init__(window)
        self.evening, self.window, self.desk = evening, window, window.desk
        self.look = window.look
        self.screens = Screens(self)
        self.tray = Tray(self.desk, window.path, self)
        self.tray.at_once = lambda seat: "at-once" in self.screens.allowed(seat)
        at_left, at_right = window.drawers.columns[:2]
        back = window.drawers.buttons[0].text()
        self.seats = SeatsPanel(self.look, self.screens, back, lambda: list(self._seats()))
        self.inbox = InboxPanel(self.look, self.tray, key, self.reasons, self._asked_words)
        self._columns = {self.seats: (at_left, SEATS_WIDE), self.inbox: (at_right, INBOX_WIDE)}
        self._asked_at = ""
        self._face: beside.Face | None = None
        for panel in (self.seats, self.inbox):
            panel.hide()
            panel.left.connect(evening.back_to_work)  # Escape
        self.seats.begin.connect(self.begin)
        self.seats.pressed.connect(self._on_pressed)
        self.seats.slips_asked.connect(self.print_slips)
        self.seats.roles_asked.connect(lambda: window.run("roles"))
        self.inbox.shown.connect(self.show_proposal)
        self.screens.sent.connect(self.tray.look)
        self.screens.thrown.connect(self._on_thrown)
        self.tray.changed.connect(self.seats.refresh)
        self.desk.changed.connect(self._on_change)
        self.desk.asked.connect(self._ask)
        self.desk.done.connect(self._on_done)
        self.desk.forgotten.connect(self._on_forgotten)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._on_focus)
        window.closed.connect(lambda _: self.close())
        window.destroyed.connect(self.screens.end)

    def close(self) -> None:
        """End the server: it does not outlive its game's window."""
        self.screens.end()
        self.tray.close()

    # ---- the panels

    def turn(self, panel: QWidget) -> None:
        """Show a panel and give it the keys; from there the same key puts it away."""
        drawers = self.window.drawers
        column, wide = self._columns[panel]
        focus = self.window.focusWidget()
        inside = focus is not None and (focus is panel or panel.isAncestorOf(focus))
        if column.panel is panel and inside:
            self.put_away(panel)
            self.evening.back_to_work()
            return
        drawers.put(column, panel, wide)
        drawers.reach(panel) if column.folded else None
        if isinstance(panel, InboxPanel):
            panel.go()
        else:
            (self.seats.list if self.screens.on else self.seats).setFocus()

    def put_away(self, panel: QWidget) -> None:
        """Let what stands there otherwise come back."""
        column, _ = self._columns[panel]
        if column.panel is panel:
            self.window.drawers.put(column, column.own)

    def is_shown(self, panel: QWidget) -> bool:
        """Say whether a panel stands in its column."""
        column, _ = self._columns[panel]
        return bool(column.panel is panel)

    def _on_focus(self, old: QWidget | None, new: QWidget | None) -> None:
        """Print the keys of a panel at the bottom while it has them."""
        panel = next((one for one in self._columns if new is not None and (one is new or one.isAncestorOf(new))), None)
        before = any(old is not None and (one is old or one.isAncestorOf(old)) for one in self._columns)
        if isinstance(panel, InboxPanel):
            self.window.keys.show_keys(panel.keys(), "")
        elif before and new is not None and panel is None:
            self.window.show_hints()

    # ---- the seats

    def begin(self, lan: bool) -> None:
        """Open players' screens, or open them to others than before."""
        if self.screens.on:
            self.screens.open_to(lan=lan)
        elif self.screens.state == "failed" and self.screens.slips:
            self.screens.again()
        elif self.window.path is None:
            self.window.refuse(tr("this game is in memory alone: save a copy, and open that"))
        else:
            seats = [seat for seat, *_ in self._seats()]
            self.screens.start(self.window.path, seats, lan=lan)

    def _seats(self) -> Iterator[tuple[str, str, str, str, str]]:
        """Yield the seats that can be given out: name, side, what is under it, what it did last."""
        for side in SIDES:
            yield side, capital(side_words(side)), side, tr("the whole side"), self._did(side)
        for name, one in self.commanders().items():
            commands = ", ".join(self._command(one, command) for command in one.commands)
            yield name, name, one.side, commands, self._did(name)

    def _command(self, one: Any, command: str) -> str:
        names = kind_of(self.desk.session.kind).journal.open().names(self.desk.view)
        return tr("the whole side") if command == one.side else str(names(command))

    def commanders(self) -> dict[str, Any]:
        """Give those who sit for part of a side, by name; the referee knows all of them."""
        session = self.desk.session
        own, session.seat = session.seat, "referee"
        try:
            return dict(session.commanders)
        finally:
            session.seat = own

    def _did(self, seat: str) -> str:
        wanted = self.screens.wanted
        if wanted is not None and wanted.seat == seat:
            return tr("die asked {hour}", hour=self._asked_at)
        waits = sum(1 for one in self.tray.waiting if one.one.seat == seat)
        return plural(waits, "{n} waits", "{n} wait") if waits else ""

    def _on_pressed(self, seat: str, act: str) -> None:
        if act == "revoke":
            self.screens.revoke(seat)
        elif act == "new":
            self.screens.give(seat)
        else:
            self.screens.turn(seat, act)  # type: ignore[arg-type]
            self._ask_anew()
            self.tray.look()
            if act == "at-once":
                self.tray.judge()

    def print_slips(self) -> None:
        """Ask for a name and write the slips, to print and to cut."""
        folder = self.evening.house.settings.stored.folder
        name, _ = QFileDialog.getSaveFileName(self.window, tr("Print the slips"), folder, "PDF (*.pdf)")
        if name:
            self.evening.try_to(lambda: self.write_slips(Path(name)))

    def write_slips(self, place: Path) -> None:
        """Write the slips of every seat that has a link; the file is its owner's alone. Raises NotDone."""
        from companion.cards.seat_slips import Slip, sheet
        from companion.rows.status import title_of

        game, date = title_of(self.desk.session)
        slips = [
            Slip(name, under, side, capital(side_words(side)), self.screens.link(seat))
            for seat, name, side, under, _ in self._seats()
            if self.screens.link(seat)
        ]
        host = self.screens.url.partition("//")[2].rstrip("/")
        made = sheet(slips, game, date, host)
        try:
            descriptor = os.open(place, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)  # who reads it sits there
            with open(descriptor, "wb") as file:
                file.write(made)
            place.chmod(0o600)
        except OSError as error:
            raise NotDone(tr("{path} cannot be written: {why}", path=place, why=error.strerror or error)) from None

    # ---- the game goes on

    def _on_change(self, *_: object) -> None:
        self.screens.keep(seat for seat, *_ in self._seats())
        if not self.evening.sees_all():
            for panel in self._columns:
                self.put_away(panel)
        if self.is_shown(self.seats):
            self.seats.refresh()
        # Not yet: what was done clears the die first and tells of itself after.
        QTimer.singleShot(0, self, self._look_at_die)

    def _look_at_die(self) -> None:
        if self.desk.waiting is None:
            self._on_forgotten()

    # ---- dice

    def _ask_anew(self) -> None:
        if self.desk.waiting is not None and self._face is None:
            self._ask(self.desk.waiting)

    def _ask(self, asked: Asked) -> None:
        """Ask the player whose die it is, where he may throw it; what came for a die before this one has counted."""
        if (face := self._face) is not None and face.nth > len(asked.faces):
            self._face = None
            self._settle(face.id, "refused", [words.PUT_AWAY()])
        self._settle_face(self.desk.session.next_entry)
        seat = self._whose(asked) if self.screens.on else ""
        if not seat:
            self.screens.want(None)
            return
        # What the other side does is not told with the die that it needs.
        own = asked.seat == seat or (not asked.seat and asked.kind != "charge")
        raw = tuple(msgspec.Raw(msgspec.json.encode(one)) for one in asked.commands) if own else ()
        entry, nth = self.desk.session.next_entry, len(asked.faces) + 1
        self._asked_at = hour_of(now())
        self.screens.want(beside.Want(seat, entry, nth, asked.kind, asked.why, raw))
        self.inbox.refresh()

    def _whose(self, asked: Asked) -> str:
        """Give the seat that throws a die: who proposed it, else who commands the unit and is here, else the side's."""
        throwers = [one for one in self.screens.slips if "dice" in self.screens.allowed(one)]
        sides = {seat: side for seat, _, side, *_ in self._seats()}
        own = [one for one in throwers if sides.get(one) == asked.whose]
        if asked.seat in own:
            return asked.seat
        here = [one for one in own if one not in SIDES and self.screens.presence(one).here]
        units = set(_units(asked.commands))
        there = self._formations(asked.whose) if here else {}
        named = self.commanders()
        found = next((one for one in here if units & under(named[one].commands, there)), "")
        return found or next((one for one in own if one in SIDES), "")

    def _formations(self, side: str) -> Any:
        session = self.desk.session
        own, session.seat = session.seat, "referee"
        try:
            return session.formations(side)
        finally:
            session.seat = own

    def _asked_words(self) -> str:
        wanted = self.screens.wanted
        if wanted is None:
            return tr("its die is waited for here")
        return tr("asked of {who}, {hour}", who=self.tray.seat_named(wanted.seat)[0], hour=self._asked_at)

    def _on_thrown(self, face: beside.Face) -> None:
        asked = self.desk.waiting
        there = asked is not None and (face.entry, face.nth) == (self.desk.session.next_entry, len(asked.faces) + 1)
        if not there:
            self._settle(face.id, "refused", [words.NOT_WANTED()])
            return
        self._face = face
        if "at-once" in self.screens.allowed(face.seat):
            self.desk.enter(face.face)
        else:
            self.desk.given.emit(face.face, self.tray.seat_named(face.seat)[0])
        self.seats.refresh()

    def _on_done(self, done: Done) -> None:
        entered = [roll.face for roll in done.dice if roll.origin == "entered"]
        self._settle_face(done.entry, entered)
        self.screens.want(None)

    def _on_forgotten(self) -> None:
        if (face := self._face) is not None:
            self._face = None
            self._settle(face.id, "refused", [words.PUT_AWAY()])
        self.screens.want(None)
        self.tray.forget()

    def _settle_face(self, entry: int, entered: Sequence[int] = ()) -> None:
        if (face := self._face) is None:
            return
        self._face = None
        other = entered[face.nth - 1] if 0 < face.nth <= len(entered) else face.face
        if other == face.face:
            self._settle(face.id, "taken", entry=entry)
        else:
            self._settle(face.id, "refused", [words.ENTERED(face=other)])

    def _settle(self, number: int, state: Any, reasons: Sequence[Message] = (), *, entry: int = 0) -> None:
        try:
            self.tray.inbox.settle(number, state, reasons, entry=entry)
        except NoSuchProposal:
            return

    # ---- proposals

    def reasons(self, one: Waiting) -> Sequence[Message]:
        """Give what one of this kind is commonly refused with."""
        door = kind_of(self.desk.session.kind).players
        own: Callable[[Any], Sequence[Message]] | None
        own = None if door is None else getattr(door.open(), "refusals", None)
        if own is not None and one.orders:
            plain = msgspec.json.decode(one.one.commands[0])
            found: Sequence[Message] = own(plain)
            if found:
                return found
        return (words.NOT_NOW(), words.NOT_SO(), words.ASK_ME())

    def show_proposal(self, one: Waiting) -> None:
        """Show it in the work, or its photograph on the page of photographs."""
        if one.picture:
            self.evening.show_photograph(self.tray.inbox, one)
        else:
            self.evening.show_proposal(one)


def _units(orders: Sequence[Any]) -> Iterator[str]:
    for order in orders:
        for found in (getattr(order, name, None) for name in ("unit", "units", "firers")):
            if isinstance(found, str):
                yield found
            elif isinstance(found, Sequence):
                for one in found:
                    yield one if isinstance(one, str) else str(getattr(one, "unit", ""))
