"""A server on the loopback address in a thread of the tests, and what asks it over real sockets."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from http.client import HTTPConnection, HTTPMessage
from pathlib import Path
from typing import Any, NamedTuple

from companion.kernel.inbox import Inbox
from companion.kernel.session import Session
from companion.web.app import Players
from companion.web.proposals import Writer
from companion.web.serving import Place, Server, listen
from companion.web.slips import Slips
from companion.web.table import FollowedTable, Table

JSON = {"Content-Type": "application/json"}


def do(path: Path, *commands: dict[str, Any]) -> None:
    """Do commands as the referee."""
    with Session.open(path) as session:
        for one in commands:
            session.do(session.decode(json.dumps(one)))


class Answer(NamedTuple):
    """What came back."""

    status: int
    head: HTTPMessage
    body: bytes

    @property
    def json(self) -> Any:
        """The body as JSON."""
        return json.loads(self.body)


class Served:
    """A server that runs, with a browser's worth of asking."""

    def __init__(self, app: Players, place: Place) -> None:
        self.app, self.place, self.port = app, place, place.port

    def token(self, seat: str) -> str:
        """Give a seat's token."""
        return next(slip.token for slip in self.app.slips if slip.seat == seat)

    def cookie(self, seat: str) -> dict[str, str]:
        """Give the head of a browser that has opened a seat."""
        return {"Cookie": f"{self.app.cookie}={next(slip.cookie for slip in self.app.slips if slip.seat == seat)}"}

    def ask(
        self, path: str, seat: str | None = None, *, method: str = "GET", body: object = None, **head: str
    ) -> Answer:
        """Ask once, on a connection of its own; a body that is no bytes goes as JSON."""
        more = {name.replace("_", "-"): value for name, value in head.items()}
        if seat is not None:
            more |= self.cookie(seat)
        if body is not None and not isinstance(body, bytes | str):
            more, body = JSON | more, json.dumps(body).encode()
        link = HTTPConnection("127.0.0.1", self.port, timeout=20)
        try:
            link.request(method, path, body=body, headers=more)
            found = link.getresponse()
            return Answer(found.status, found.headers, found.read())
        finally:
            link.close()

    def post(self, path: str, seat: str | None, body: object, **head: str) -> Answer:
        """Send something."""
        return self.ask(path, seat, method="POST", body=body, **head)

    def raw(self, sent: bytes, *, wait: float = 20) -> bytes:
        """Send bytes as they are, and give all that comes back until the other side closes or nothing more comes."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=wait) as link:
            link.sendall(sent)
            return _all(link)

    @contextmanager
    def listening(self, seat: str) -> Iterator[Callable[[], str]]:
        """Listen to the events of a seat: gives what waits for the next block of lines."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=20) as link:
            cookie = self.cookie(seat)["Cookie"]
            link.sendall(
                f"GET /api/events HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nCookie: {cookie}\r\n\r\n".encode()
            )
            file = link.makefile("rb")
            while file.readline().strip():
                pass

            def heard() -> str:
                lines: list[str] = []
                while True:
                    line = file.readline()
                    if not line:
                        return "end"
                    text = line.decode().rstrip("\r\n")
                    if not text and lines:
                        return "\n".join(lines)
                    if text and not _is_size(text):
                        lines.append(text)

            yield heard


def _is_size(text: str) -> bool:
    """Say whether a line is the size of a chunk."""
    return len(text) <= 4 and all(sign in "0123456789abcdefABCDEF" for sign in text)


def _all(link: socket.socket) -> bytes:
    found = b""
    try:
        while part := link.recv(65536):
            found += part
    except (TimeoutError, ConnectionResetError):
        pass
    return found


@contextmanager
def served(
    file: Path, seats: Sequence[str] = ("union", "confederate"), *, accept: Sequence[str] = (), **lifted: Any
) -> Iterator[Served]:
    """Serve a document; `lifted` are the limits that only tests set."""
    inbox, ready = Inbox(file), threading.Event()
    place = listen("127.0.0.1", 0)
    found: list[Any] = []

    async def main() -> None:
        writer: Writer | None = None
        table: Table
        if accept:
            session = Session.open(file)
            table = Table(session, lambda seat: None if writer is None else writer.die(seat))
        else:
            table = FollowedTable(file)
        app = Players(table, Slips(seats), inbox, names=place.names, port=place.port, **lifted)
        if "proposals" in accept:
            app.writer = writer = Writer(session, inbox, dice="die" in accept, changed=app.changed)
        server = Server(app, place)
        found.extend((app, asyncio.get_running_loop(), server))
        try:
            await server.run(ready.set, signals=False)
        finally:
            table.close()

    thread = threading.Thread(target=asyncio.run, args=(main(),), daemon=True)
    thread.start()
    assert ready.wait(20)
    app, loop, server = found
    try:
        yield Served(app, place)
    finally:
        loop.call_soon_threadsafe(server.end)
        thread.join(20)
        assert not thread.is_alive()
