"""The server itself: where it listens, what it is called there, and how it ends."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from ipaddress import ip_address
from typing import Any

import msgspec
import uvicorn

from companion.charts.faults import BadInput, Problem
from companion.kernel import fault_log
from companion.language.tongue import tr
from companion.web.app import Players
from companion.web.certificate import Certificate
from companion.web.gate import Names
from companion.web.wire import LARGEST_HEAD, Wire

LOOK_EVERY = 0.025
"""Seconds between two looks at the document: a change is told well within a fifth of a second."""
END_WITHIN = 2
"""Seconds that requests under way are given at the end."""
LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
EVERYWHERE = ("0.0.0.0", "::")


class Place(msgspec.Struct, frozen=True):
    """Where a server listens."""

    listener: Any
    port: int
    url: str
    """Ends in `/`."""
    names: Names

    @property
    def hosts(self) -> frozenset[str]:
        """By which names and addresses it is reached, without the port."""
        return frozenset(one.rpartition(":")[0].strip("[]") for one in self.names.hosts)


def listen(host: str, port: int, *, tls: bool = False) -> Place:
    """Listen. Raises BadInput where that address or port is not to be had."""
    try:
        family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
        # By its number: asyncio sends small answers at once only on sockets that say that they are TCP, and else each
        # would wait a twenty-fifth of a second for an acknowledgement.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(address)
            listener.listen(256)
        except BaseException:
            listener.close()
            raise
    except (OSError, OverflowError, UnicodeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        what = tr("cannot listen there: {why}", why=why)
        raise BadInput(Problem(f"{host}:{port}", "", what, tr("choose another --port or --host"))) from None
    listener.setblocking(False)
    found: int = listener.getsockname()[1]
    called = _called(host)
    scheme = "https" if tls else "http"
    hosts = frozenset(f"{one}:{found}".lower() for one in (*LOOPBACK, called))
    return Place(listener, found, f"{scheme}://{called}:{found}/", Names(scheme, hosts))


def _called(host: str) -> str:
    """Give the name under which others reach an address."""
    if host in EVERYWHERE:
        return own_address()
    try:
        return f"[{host}]" if ip_address(host).version == 6 else host
    except ValueError:
        return host


def own_address() -> str:
    """Give this machine's address in its network; the loopback address where it is in none."""
    # Nothing is sent: the system only says from where it would be.
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        asked.connect(("192.0.2.1", 9))
        found: str = asked.getsockname()[0]
        return found
    return "127.0.0.1"


class _Uvicorn(uvicorn.Server):
    """uvicorn without its own signals: it would end as by the signal, and players' screens end with 0."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Server:
    """Players' screens that are served at a place."""

    def __init__(self, app: Players, place: Place, certificate: Certificate | None = None) -> None:
        """Take what answers, where, and the certificate with its key where it is https."""
        self._app, self._place = app, place
        logging.getLogger("uvicorn").addHandler(logging.NullHandler())
        logging.getLogger("uvicorn").propagate = False
        config = uvicorn.Config(
            app,
            http=Wire,
            ws="none",
            lifespan="off",
            loop="asyncio",
            log_config=None,
            access_log=False,
            proxy_headers=False,
            server_header=False,
            h11_max_incomplete_event_size=LARGEST_HEAD,
            timeout_graceful_shutdown=END_WITHIN,
            ssl_certfile=None if certificate is None else certificate.path,
            ssl_keyfile=None if certificate is None else certificate.key,
        )
        self._server = _Uvicorn(config)

    def end(self) -> None:
        """End: streams close, requests under way are given a moment."""
        self._server.should_exit = True
        self._app.hub.silence()

    async def run(self, began: Callable[[], None] = lambda: None, *, signals: bool = True) -> None:
        """Answer until it is told to end, by `end` or by a signal."""
        if signals:
            for one in (signal.SIGINT, signal.SIGTERM):
                asyncio.get_running_loop().add_signal_handler(one, self.end)
        looking = asyncio.create_task(_look(self._app))
        try:
            began()
            await self._server.serve(sockets=[self._place.listener])
        finally:
            self.end()
            looking.cancel()
            with suppress(asyncio.CancelledError):
                await looking


async def _look(app: Players) -> None:
    """Look again and again whether the game or the inbox has changed, and tell who listens."""
    inbox = app.inbox.changed()
    while True:
        try:
            app.look()
            if (now := app.inbox.changed()) != inbox:
                inbox = now
                app.fates()
        except Exception as error:  # a fault of ours must not make every screen an old one
            fault_log.log(error)
            await asyncio.sleep(1)
        await asyncio.sleep(LOOK_EVERY)
