"""The server beside the desk: it does what the desk tells it by a line, and ends when the desk does.

It opens the game for reading alone, as any other server does. What seats send lies in the inbox before the desk is told
of it: whichever of the two dies, nothing of it is lost. A die is asked for while the desk asks, and one face is taken.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from companion.charts.faults import BadInput
from companion.kernel import fault_log
from companion.kernel.inbox import Full, Inbox, Proposal
from companion.kernel.journal import JournalError
from companion.kernel.record import SeatRefused
from companion.kernel.seeing import Seeing
from companion.rows import beside as lines
from companion.web import proposals
from companion.web.answers import Turned
from companion.web.app import Players
from companion.web.proposals import NO_DIE, TOO_MANY, Against
from companion.web.serving import Server, listen
from companion.web.slips import Slip, Slips
from companion.web.table import FollowedTable

EVERYWHERE, HERE = "0.0.0.0", "127.0.0.1"
LOOK_EVERY = 0.5
"""Seconds between two looks at who is there."""
Say = Callable[[lines.ToDesk], None]


class Desk:
    """The desk as the server sees it: it is asked for dice, and told what was sent."""

    def __init__(self, table: FollowedTable, inbox: Inbox, say: Say) -> None:
        """Take the game, the inbox, and what tells the desk a line."""
        self._table, self._inbox, self._say = table, inbox, say
        self.wanted: lines.Want | None = None

    def want(self, wanted: lines.Want | None) -> None:
        """Ask for a die, or for none."""
        self.wanted = wanted
        self._table.changed()

    def die(self, seat: str) -> dict[str, Any] | None:
        """Give the die that is wanted of a seat."""
        one = self.wanted
        if one is None or one.seat != seat:
            return None
        game = self._table.sees(seat)
        orders = list(_orders(game, one))
        return {
            "entry": one.entry,
            "nth": one.nth,
            "kind": one.kind,
            "why": one.why,
            "unit": next((unit for order in orders for unit in proposals.units_of(order)), None),
            "odds": game.odds(orders[0]) if orders else None,
        }

    def take(self, one: Proposal, orders: list[Any]) -> Proposal:
        """Tell the desk that something lies in the inbox."""
        del orders
        self._say(lines.Sent(one.id))
        return one

    def withdrawn(self, number: int) -> bool:
        """Say that a seat may take back whatever still waits; a die is asked for by the desk, which looks anew."""
        del number
        return True

    def go_on(self) -> None:
        """Nothing waits behind anything here."""

    def thrown(self, seat: str, face: proposals.Face) -> Proposal:
        """Give a die to the desk. Raises Against where nobody wants it, a second one too."""
        one = self.wanted
        if one is None or (one.seat, one.entry, one.nth) != (seat, face.entry, face.nth):
            raise Against([NO_DIE])
        try:
            sent = self._inbox.put(seat, [_raw(face)], head=self._table.entry)
        except Full:
            raise Turned(429, "too many of yours wait", [TOO_MANY]) from None
        self.want(None)
        self._say(lines.Face(sent.id, seat, face.entry, face.nth, face.face))
        return sent


def _orders(game: Seeing, wanted: lines.Want) -> Iterator[Any]:
    """Read what a die is for; what the seat may not know of is left out."""
    with suppress(msgspec.MsgspecError, ValueError, SeatRefused):
        for raw in wanted.commands:
            order = game.decode(bytes(raw))
            if not game.nobody(order):
                yield order


def _raw(face: proposals.Face) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode({lines.DIE: face}))


class Beside:
    """The server's own side of the pipes."""

    def __init__(self, file: Path, out: BinaryIO) -> None:
        """Take the game's document, and where the desk reads."""
        self._file, self._out = file, out
        self._may: dict[str, frozenset[str]] = {}
        self._app: Players
        self._slips: Slips
        self._desk: Desk

    async def run(self, source: BinaryIO) -> None:
        """Do what the desk says, until it says nothing more."""
        heard: asyncio.Queue[bytes] = asyncio.Queue()
        loop = asyncio.get_running_loop()

        def listening() -> None:
            # A thread: reading from a pipe without one is not to be had on every system.
            for line in source:
                loop.call_soon_threadsafe(heard.put_nowait, line)
            with suppress(RuntimeError):  # it has ended already
                loop.call_soon_threadsafe(heard.put_nowait, b"")

        threading.Thread(target=listening, daemon=True).start()
        first = await heard.get()
        if not first:
            return
        begin = msgspec.json.decode(first, type=lines.Begin)
        try:
            await self._serve(begin, heard)
        except (BadInput, JournalError, SeatRefused) as error:
            self._say(lines.Trouble(str(error)))

    async def _serve(self, begin: lines.Begin, heard: asyncio.Queue[bytes]) -> None:
        inbox = Inbox(self._file)
        table = FollowedTable(self._file)
        try:
            self._desk = Desk(table, inbox, self._say)
            table.die = self._desk.die
            place = listen(EVERYWHERE if begin.lan else HERE, begin.port)
            self._slips = Slips(begin.seats)
            for slip in begin.slips:
                self._slips.put(Slip(slip.seat, slip.token, slip.cookie))
            self._may = {seat: frozenset(may) for seat, may in begin.may.items()}
            self._app = Players(
                table, self._slips, inbox, names=place.names, port=place.port, writer=self._desk, may=self._allowed
            )
            server = Server(self._app, place)
            self._say(lines.Listening(place.url, place.port))
            for own in self._slips:
                self._tell_slip(own)
            obeying = asyncio.create_task(self._obey(heard, server))
            seeing = asyncio.create_task(self._see())
            try:
                await server.run(signals=True)
            finally:
                for task in (obeying, seeing):
                    task.cancel()
        finally:
            table.close()

    def _allowed(self, seat: str) -> frozenset[str]:
        return self._may.get(seat, frozenset(lines.ALL))

    async def _obey(self, heard: asyncio.Queue[bytes], server: Server) -> None:
        while line := await heard.get():
            try:
                self._do(msgspec.json.decode(line, type=lines.ToServer))
            except Exception as error:  # a fault of ours must not cut the desk off
                fault_log.log(error)
        server.end()

    def _do(self, line: lines.ToServer) -> None:
        hub = self._app.hub
        match line:
            case lines.Give(seat):
                hub.silence(seat)
                self._tell_slip(self._slips.renew(seat))
            case lines.Revoke(seat):
                self._slips.revoke(seat)
                hub.silence(seat)
            case lines.Allow(seat, may):
                self._may[seat] = frozenset(may)
                hub.announce(seat)
            case lines.Want(seat):
                self._desk.want(line)
                hub.announce(seat)
            case lines.NothingWanted():
                before = self._desk.wanted
                self._desk.want(None)
                if before is not None:
                    hub.announce(before.seat)

    def _tell_slip(self, slip: Slip) -> None:
        self._say(lines.Slip(slip.seat, slip.token, slip.cookie))

    async def _see(self) -> None:
        """Tell who is there, whenever that is another."""
        told: Mapping[str, int] | None = None
        while True:
            now, heard = time.monotonic(), self._app.heard
            here = {slip.seat: self._app.hub.listeners(slip.seat) for slip in self._slips}
            if here != told:
                told = here
                self._say(lines.Seen(here, {seat: now - heard[seat] if seat in heard else -1.0 for seat in here}))
            await asyncio.sleep(LOOK_EVERY)

    def _say(self, line: lines.ToDesk) -> None:
        with suppress(OSError, ValueError):  # the desk is gone; the end of its own pipe ends us
            self._out.write(msgspec.json.encode(line) + b"\n")
            self._out.flush()


def serve(file: Path, source: BinaryIO, out: BinaryIO) -> None:
    """Serve a game for the desk at the other end of two pipes, until it ends."""
    asyncio.run(Beside(file, out).run(source))
