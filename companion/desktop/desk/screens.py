"""Players' screens as the desk has them: the server beside it, the links of the seats, who is there, what each may do.

The server is a process of its own (`companion.web.beside`). What lets a seat in is kept here: where the server falls,
the next one goes on at the same address with the same links, and a phone that waited for it finds it again.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Literal

import msgspec
from PySide6.QtCore import QObject, QProcess, QTimer, Signal

from companion.desktop.desk.own_program import own_program
from companion.kernel import fault_log
from companion.language.tongue import tr
from companion.rows import beside
from companion.rows.beside import ALL, May

State = Literal["off", "starting", "on", "failed"]
PATIENCE = 20_000
"""Milliseconds in which a server has to listen."""
END_WITHIN = 3_000
"""Milliseconds that it is given to end."""
_WORDS = 2000
"""Letters at the end of what a server that fell has said that are kept for the log of faults."""


class Presence(msgspec.Struct, frozen=True):
    """Whether somebody sits at a seat."""

    here: int = 0
    """How many pages of it are open now."""
    last: float | None = None
    """When it was last heard of, by the clock of this desk; None for never."""


class Screens(QObject):
    """The server beside one game's desk."""

    changed = Signal()
    """What the page of players' screens shows is another."""
    sent = Signal()
    """Something lies in the inbox."""
    thrown = Signal(object)
    """A `beside.Face`: a seat has thrown the die that was asked of it."""

    def __init__(self, parent: QObject | None = None, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(parent)
        self.clock = clock
        self.state: State = "off"
        self.why = ""
        """Why it is not on, in words."""
        self.url, self.lan = "", False
        self.slips: dict[str, beside.Slip] = {}
        """What opens each seat; a seat without one has no link."""
        self.may: dict[str, tuple[May, ...]] = {}
        self.seen: dict[str, Presence] = {}
        self.wanted: beside.Want | None = None
        self._port = 0
        self._file = Path()
        self._process = QProcess(self)
        self._process.readyReadStandardOutput.connect(self._read)
        self._process.finished.connect(self._on_finished)
        self._process.errorOccurred.connect(self._on_error)
        self._patience = QTimer(self, singleShot=True, interval=PATIENCE)
        self._patience.timeout.connect(self._process.kill)

    # ---- on and off

    @property
    def on(self) -> bool:
        """Whether it listens."""
        return self.state == "on"

    def start(self, file: Path, seats: Sequence[str], *, lan: bool) -> None:
        """Serve a game to seats: to this machine alone, or with `lan` to every machine of its network.

        Every link is a new one.
        """
        self.slips.clear()
        self.may = {one: may for one, may in self.may.items() if one in seats}
        self._file, self._port = file, 0
        self._run(seats, lan=lan)

    def again(self) -> None:
        """Serve once more after the server fell: at the same address, with the same links."""
        self._run(tuple(self.slips), lan=self.lan)

    def open_to(self, *, lan: bool) -> None:
        """Be reached from the network, or from this machine alone; the links stay what they are."""
        self._run(tuple(self.slips), lan=lan)

    def _run(self, seats: Sequence[str], *, lan: bool) -> None:
        self.end()
        if missing := beside.missing():
            self._fail(tr("players' screens need {names}, which is not installed", names=", ".join(missing)))
            return
        self.lan = lan
        for one in seats:
            self.may.setdefault(one, ALL)
        begin = beside.Begin(tuple(seats), tuple(self.slips.values()), dict(self.may), lan, self._port)
        program, words = own_program("serve", str(self._file), "--beside-desk")
        self.state = "starting"
        self._patience.start()
        self._process.start(program, words)
        self._say(begin)
        self.changed.emit()

    def end(self) -> None:
        """End it; nothing of a game is lost by that."""
        self._patience.stop()
        running = self._process.state() != QProcess.ProcessState.NotRunning
        self.state, self.url, self.why, self.wanted = "off", "", "", None
        self.seen = {seat: Presence(0, one.last) for seat, one in self.seen.items()}
        if running:
            self._process.closeWriteChannel()
            if not self._process.waitForFinished(END_WITHIN):
                self._process.kill()
                self._process.waitForFinished(END_WITHIN)
        self.changed.emit()

    # ---- seats

    def link(self, seat: str) -> str:
        """Give the link of a seat, "" where it has none now."""
        slip = self.slips.get(seat)
        return f"{self.url}s/{slip.token}" if slip is not None and self.url else ""

    def give(self, seat: str) -> None:
        """Give a seat a link; the one that it has is void."""
        self.may.setdefault(seat, ALL)
        self._say(beside.Give(seat))

    def revoke(self, seat: str) -> None:
        """Let a seat's link and its open pages go."""
        self.slips.pop(seat, None)
        self._say(beside.Revoke(seat))
        self.seen[seat] = Presence(0, self.presence(seat).last)
        self.changed.emit()

    def keep(self, seats: Iterable[str]) -> None:
        """Have a link for each seat of the game and none for others: who was dismissed sits nowhere."""
        there = tuple(seats)
        for gone in [one for one in self.slips if one not in there]:
            self.revoke(gone)
            self.may.pop(gone, None)
        if self.on:
            for fresh in [one for one in there if one not in self.may]:
                self.give(fresh)

    def allowed(self, seat: str) -> tuple[May, ...]:
        """Give what a seat may do."""
        return self.may.get(seat, ALL)

    def turn(self, seat: str, what: May) -> None:
        """Let a seat do something, or no longer."""
        had = self.allowed(seat)
        self.may[seat] = tuple(one for one in had if one != what) if what in had else (*had, what)
        self._say(beside.Allow(seat, self.may[seat]))
        self.changed.emit()

    def presence(self, seat: str) -> Presence:
        """Say whether somebody sits there."""
        return self.seen.get(seat, Presence())

    # ---- dice

    def want(self, wanted: beside.Want | None) -> None:
        """Ask a seat for a die, or nobody."""
        if wanted != self.wanted:
            self.wanted = wanted
            self._say(beside.NothingWanted() if wanted is None else wanted)
            self.changed.emit()

    # ---- the pipes

    def _say(self, line: beside.ToServer) -> None:
        if self._process.state() != QProcess.ProcessState.NotRunning:
            self._process.write(msgspec.json.encode(line) + b"\n")

    def _read(self) -> None:
        while self._process.canReadLine():
            raw = bytes(self._process.readLine().data())
            try:
                line = msgspec.json.decode(raw, type=beside.ToDesk)
            except (msgspec.MsgspecError, UnicodeError) as error:
                fault_log.log(error)
                continue
            self._hear(line)

    def _hear(self, line: beside.ToDesk) -> None:
        match line:
            case beside.Listening(url, port):
                self._patience.stop()
                self.state, self.url, self._port = "on", url, port
            case beside.Slip(seat):
                self.slips[seat] = line
            case beside.Seen(here, ago):
                self._see(here, ago)
            case beside.Trouble(words):
                self.why = words
            case beside.Sent():
                self.sent.emit()
                return
            case beside.Face():
                self.wanted = None
                self.sent.emit()
                self.thrown.emit(line)
        self.changed.emit()

    def _see(self, here: Mapping[str, int], ago: Mapping[str, float]) -> None:
        now = self.clock()
        for seat, count in here.items():
            heard = ago.get(seat, -1.0)
            last = now - heard if heard >= 0 else self.presence(seat).last
            self.seen[seat] = Presence(count, now if count else last)

    def _on_finished(self, code: int) -> None:
        if self.state in ("off", "failed"):
            return
        said = bytes(self._process.readAllStandardError().data()).decode("utf-8", "replace").strip()[-_WORDS:]
        if said and not self.why:
            fault_log.log(RuntimeError(said))
        self._fail(self.why or tr("players' screens have stopped ({code})", code=code))

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart and self.state != "off":
            self._fail(self._process.errorString())

    def _fail(self, words: str) -> None:
        self._patience.stop()
        self.state, self.url, self.why = "failed", "", words
        self.seen = {seat: Presence(0, one.last) for seat, one in self.seen.items()}
        self.changed.emit()
