"""HTTP on the wire: heads and bodies that are whole in time, and refusals of what is no HTTP with our own head.

uvicorn reads with h11 here whatever else is installed: its parser in C says less about what is wrong, and takes what
h11 refuses. uvicorn alone waits for ever for the rest of a head; these two clocks are all that is added.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from companion.web.answers import HEAD

HEAD_SECONDS, BODY_SECONDS = 10.0, 30.0
"""In which a head and a body have to be whole."""
LARGEST_HEAD = 16 * 1024
LINGER = 1.0
"""Seconds in which who was turned away may read why."""
LEFT_OVER = 32 * 1024 * 1024
"""Bytes of a body that are still read, and dropped, after its request was answered, so that the answer is heard."""


class Wire(H11Protocol):
    """A connection whose requests have to be whole in time."""

    _clock: asyncio.TimerHandle | None = None
    _dropped = 0
    _over = False
    """Turned away: what still comes is dropped."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait for the first head."""
        super().connection_made(transport)
        self._wait(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop waiting."""
        self._wait(0)
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Read on; what comes before a head is whole starts its clock, and a body after the answer is bounded."""
        if self.transport.is_closing() or self._over:
            return
        if self._answered():
            self._dropped += len(data)
            if self._dropped > LEFT_OVER:
                self.transport.close()
                return
        elif self._clock is None and self.conn.their_state is h11.IDLE:
            self._wait(HEAD_SECONDS)
        before = self.conn.their_state
        super().data_received(data)
        self._look(before)

    def on_response_complete(self) -> None:
        """Begin to wait for the next head, where uvicorn does not wait for it already."""
        super().on_response_complete()
        if self.conn.their_state is not h11.SEND_BODY:
            self._wait(0)

    def _answered(self) -> bool:
        return self.cycle is not None and self.cycle.response_complete and self.conn.their_state is h11.SEND_BODY

    def _look(self, before: object) -> None:
        """Set the clock by what the other side is to send now."""
        now = self.conn.their_state
        if now is h11.SEND_BODY and before is not h11.SEND_BODY:
            self._dropped = 0
            self._wait(BODY_SECONDS)
        elif now is h11.IDLE and before is h11.SEND_BODY:
            self._wait(HEAD_SECONDS)  # the rest of a body that was answered early: uvicorn has let its own clock go
        elif now not in (h11.IDLE, h11.SEND_BODY):
            self._wait(0)

    def _wait(self, seconds: float) -> None:
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        if seconds:
            self._clock = self.loop.call_later(seconds, self._too_late)

    def _too_late(self) -> None:
        self._clock = None
        begun = self.conn.their_state is h11.SEND_BODY or self.conn.trailing_data[0]
        if begun:
            self._turn_away(HTTPStatus.REQUEST_TIMEOUT)
        else:
            self.transport.close()

    def send_400_response(self, msg: str) -> None:
        """Answer what is no HTTP."""
        self._turn_away(HTTPStatus.BAD_REQUEST)

    def _turn_away(self, status: HTTPStatus) -> None:
        """Answer in place of the program, if nothing has been answered yet, and close."""
        self._wait(0)
        if self.cycle is not None and not self.cycle.response_complete:
            # What still works on the request finds it gone.
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE) and not self.transport.is_closing():
            text = f'{{"error":"{status.phrase.lower()}"}}'.encode()
            told = {**HEAD, "Content-Type": "application/json", "Content-Length": str(len(text)), "Connection": "close"}
            head = h11.Response(status_code=status, headers=[*told.items()], reason=status.phrase.encode())
            for event in (head, h11.Data(data=text), h11.EndOfMessage()):
                self.transport.write(self.conn.send(event) or b"")
        # Closed at once, what the other side is still sending would make the system throw the answer away.
        self._over = True
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._clock = self.loop.call_later(LINGER, self.transport.close)
