"""Server-sent events: every seat is told the number of the present entry, at once and whenever it is another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

HEARTBEAT = 15.0
"""Seconds after which a comment is sent, so that whoever listens knows that he still would hear."""
MOST = 400
"""Listeners at once."""


class Hub:
    """Who listens."""

    def __init__(self, entry: Callable[[], int], heartbeat: float = HEARTBEAT) -> None:
        """Take what gives the present entry."""
        self._entry, self._heartbeat = entry, heartbeat
        self._ears: dict[asyncio.Event, str] = {}
        self._gone: set[asyncio.Event] = set()
        self._over = False

    @property
    def full(self) -> bool:
        """Say whether nobody more may listen."""
        return len(self._ears) >= MOST

    def listeners(self, seat: str) -> int:
        """Count who listens at a seat."""
        return sum(1 for one in self._ears.values() if one == seat)

    def announce(self, seat: str | None = None) -> None:
        """Tell everybody; or those of one seat, of whom nobody else has to know that they were told."""
        for ear, of in self._ears.items():
            if seat in (None, of):
                ear.set()

    def silence(self, seat: str | None = None) -> None:
        """End the listening of a seat; of all, and for good, without one."""
        self._over = self._over or seat is None
        for ear, of in self._ears.items():
            if seat in (None, of):
                self._gone.add(ear)
                ear.set()

    async def heard(self, seat: str) -> AsyncIterator[bytes]:
        """Yield what is sent: the present entry at once, the last of each burst, a comment now and then."""
        ear = asyncio.Event()
        self._ears[ear] = seat
        try:
            yield self._told()
            while not (self._over or ear in self._gone):
                try:
                    async with asyncio.timeout(self._heartbeat):
                        await ear.wait()
                except TimeoutError:
                    yield b": still here\n\n"
                    continue
                ear.clear()
                if not (self._over or ear in self._gone):
                    yield self._told()
        finally:
            self._ears.pop(ear, None)
            self._gone.discard(ear)

    def _told(self) -> bytes:
        entry = self._entry()
        return f'event: change\nid: {entry}\ndata: {{"entry": {entry}}}\n\n'.encode()
