"""The addresses of players' screens, and what each answers to a seat."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Collection
from typing import Any

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Receive, Scope, Send

from companion.charts.faults import BadInput
from companion.kernel import fault_log
from companion.kernel.inbox import Full, Inbox, NoSuchProposal
from companion.kernel.journal import JournalError
from companion.kernel.record import SeatRefused
from companion.language.messages import says
from companion.rows.beside import ALL
from companion.web import bodies, gate, photographs
from companion.web.answers import HEAD, Refusal, answer, json, refusal
from companion.web.events import Hub
from companion.web.pages import Pages
from companion.web.patience import A_SECOND, Rate, WrongTokens
from companion.web.proposals import (
    NO_DIE,
    NO_PROPOSAL,
    NOT_TAKEN,
    TOO_MANY,
    Against,
    Face,
    Sent,
    Taker,
    Withdrawn,
    against,
    as_value,
    commands,
    in_scripts,
    see_that_a_die_has,
)
from companion.web.slips import Slips
from companion.web.table import Table

NO_PICTURE = says("players.no-picture", "this is no photograph that can be read; JPEG, PNG or WebP can")()
May = Callable[[str], Collection[str]]
"""Gives what a seat may send: of "dice", "proposals" and "photos"."""


class Players:
    """The program that answers requests: an ASGI application."""

    def __init__(
        self,
        table: Table,
        slips: Slips,
        inbox: Inbox,
        *,
        names: gate.Names,
        port: int,
        writer: Taker | None = None,
        may: May = lambda _: ALL,
        a_second: int = A_SECOND,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Take the game, the seats and where what is sent is laid; `writer` does at once what seats send.

        `may` says what a seat may send at all: "dice", "proposals", "photos".
        """
        self.table, self.slips, self.inbox, self.names = table, slips, inbox, names
        self.hub = Hub(lambda: table.entry)
        self.cookie = f"seat-{port}"
        self.writer, self.may = writer, may
        self.heard: dict[str, float] = {}
        """When each seat last asked anything, by the clock."""
        self._clock = clock
        self._wrong, self._rate = WrongTokens(clock), Rate(clock, a_second)
        self._pages = Pages(table, inbox, may)
        self._trouble: type[Exception] | None = None
        self._fates: dict[str, tuple[tuple[int, str], ...]] = {}
        api: dict[str, dict[str, gate.Given]] = {
            "/": {"GET": self._page},
            "/part": {"GET": self._part},
            "/map.svg": {"GET": self._map},
            "/emblem": {"GET": self._emblem},
            "/api/status": {"GET": self._status},
            "/api/events": {"GET": self._events},
            "/api/proposals": {"GET": self._sent, "POST": self._proposed},
            "/api/withdraw": {"POST": self._withdrawn},
            "/api/die": {"POST": self._die},
            "/api/photos": {"POST": self._photo},
            gate.HEALTH: {},
        }
        self.routes: gate.Routes = api | {place: {"GET": self._asset} for place in self._pages.assets}

    def fates(self) -> None:
        """Tell each seat, and none but that, when something has become of what it sent."""
        for slip in self.slips:
            now = tuple((one.id, one.state) for one in self.inbox.of(slip.seat))
            if self._fates.setdefault(slip.seat, ()) != now:
                self._fates[slip.seat] = now
                self.hub.announce(slip.seat)

    def look(self) -> None:
        """Look whether another process has changed the game, and tell who listens.

        A document that is damaged or gone now is perhaps a sound one again later: till then all stays as it was.
        """
        try:
            if self.table.look():
                self.hub.announce()
        except (JournalError, BadInput, OSError) as error:
            if type(error) is not self._trouble:
                self._trouble = type(error)
                fault_log.log(error)

    def changed(self) -> None:
        """Take it that the game, which this process holds, is another now."""
        self.table.changed()
        self.hub.announce()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] != "http":
            return
        request = Request(scope, receive)
        try:
            found = await gate.given(self._answer(request))
            if isinstance(found, Refusal) and self._pages.asks_for_words(request):
                found = self._pages.refused(request, found)
        except SeatRefused:  # a commander who was dismissed meanwhile: his slip opens nothing any more
            found = refusal(401, "no seat")
        except Exception as error:  # a fault of ours: told to the log, never to who asked
            fault_log.log(error)
            found = refusal(500, "a fault in the program")
        await found(scope, receive, send)

    async def _answer(self, request: Request) -> Response:
        if (turned := gate.foreign(request, self.names)) is not None:
            return turned
        path = gate.path_of(request)
        if request.method in gate.SAFE:
            if path == gate.HEALTH:
                return answer(b"ok", "text/plain")
            if path.startswith(gate.LINKS):
                return await self._exchange(request, path.removeprefix(gate.LINKS))
        cookie = gate.cookie_of(request, self.cookie)
        seat = None if cookie is None else self.slips.seated(cookie)
        if seat is None:
            return self._pages.no_seat(request)
        self.heard[seat] = self._clock()
        if path not in self._pages.assets and not self._rate.admits(seat):
            return refusal(429, "too often", Retry_After="1")
        for turned in (gate.not_so(request, path, self.routes), gate.from_elsewhere(request, self.names)):
            if turned is not None:
                return turned
        self.look()  # who has just been told that something is written reads it here, too
        given = self.routes[path]["GET" if request.method == "HEAD" else request.method]
        return await given(request, seat)

    async def _exchange(self, request: Request, token: str) -> Response:
        """Give the cookie of a seat for the token of its link."""
        address = request.client.host if request.client else ""
        if seconds := self._wrong.locked(address):
            return refusal(429, "too many wrong links", Retry_After=str(seconds))
        slip = self.slips.opened(token)
        if slip is None:
            await asyncio.sleep(self._wrong.wrong(address))
            return self._pages.no_seat(request)
        secure = "; Secure" if self.names.scheme == "https" else ""
        kept = f"{self.cookie}={slip.cookie}; Path=/; HttpOnly; SameSite=Strict{secure}"
        # Not a 303: whoever comes from another site's page would lose the cookie on its way to the next address.
        return self._pages.opened(request, kept)

    async def _page(self, request: Request, seat: str) -> Response:
        return self._pages.page(request, seat)

    async def _part(self, request: Request, seat: str) -> Response:
        return self._pages.part(request, seat)

    async def _map(self, request: Request, seat: str) -> Response:
        return self._pages.drawing(request, seat)

    async def _emblem(self, request: Request, seat: str) -> Response:
        return self._pages.emblem(request, seat)

    async def _asset(self, request: Request, seat: str) -> Response:
        kind, body = self._pages.assets[gate.path_of(request)]
        return answer(body, kind, Cache_Control="private, max-age=3600")

    async def _status(self, request: Request, seat: str) -> Response:
        return answer(self.table.status(seat), "application/json")

    async def _events(self, request: Request, seat: str) -> Response:
        if request.method == "HEAD":
            return answer(b"", "text/event-stream")
        if self.hub.full:
            return refusal(429, "too many listen", Retry_After="15")
        heard: AsyncIterator[bytes] = self.hub.heard(seat)
        return StreamingResponse(heard, headers=dict(HEAD), media_type="text/event-stream")

    async def _sent(self, request: Request, seat: str) -> Response:
        return json([as_value(one) for one in self.inbox.of(seat)])

    async def _proposed(self, request: Request, seat: str) -> Response:
        sent = await bodies.read(request, Sent)
        if "proposals" not in self.may(seat):
            return Against([NOT_TAKEN]).answer
        game = self.table.sees(seat)
        orders = commands(game, sent)
        if reasons := against(game, orders):
            return Against(reasons).answer
        try:
            one = self.inbox.put(seat, sent.commands, note=sent.note, head=self.table.entry)
        except Full:
            return refusal(429, "too many of yours wait", said=[TOO_MANY], Retry_After="60")
        if self.writer is not None:
            one = self.writer.take(one, orders)
        return json(self._told(one), 202)

    async def _withdrawn(self, request: Request, seat: str) -> Response:
        """Take back what waits: it stands nowhere any more. Another's is answered like none."""
        number = (await bodies.read(request, Withdrawn)).proposal
        mine = any(one.id == number and one.state == "waiting" for one in self.inbox.of(seat))
        try:
            if not mine or (self.writer is not None and not self.writer.withdrawn(number)):
                raise NoSuchProposal(number)
            self.inbox.withdraw(number, seat, self.table.entry)
        except NoSuchProposal:
            return Against([NO_PROPOSAL]).answer
        if self.writer is not None:
            self.writer.go_on()
        self.fates()
        return json({"proposal": number}, 202)

    async def _die(self, request: Request, seat: str) -> Response:
        face = await bodies.read(request, Face)
        see_that_a_die_has(face.face)
        if self.writer is None or "dice" not in self.may(seat):
            return Against([NO_DIE]).answer
        try:
            return json(self._told(self.writer.thrown(seat, face)), 202)
        except Against as refused:
            return refused.answer

    @staticmethod
    def _told(one: Any) -> dict[str, Any]:
        return {"proposal": one.id, "state": one.state, "reasons": in_scripts(one)}

    async def _photo(self, request: Request, seat: str) -> Response:
        body = await bodies.whole(request, bodies.PICTURE_MOST, bodies.PICTURES)
        kind = bodies.type_of(request)
        if not photographs.is_of(body, kind):
            return refusal(422, f"$: is no {kind}", said=[NO_PICTURE])
        if "photos" not in self.may(seat):
            return Against([NOT_TAKEN]).answer
        try:
            one = self.inbox.put(seat, [], head=self.table.entry, picture=(kind, body))
        except Full:
            return refusal(429, "too many of yours wait", said=[TOO_MANY], Retry_After="60")
        if self.writer is not None:
            one = self.writer.take(one, [])
        return json(self._told(one), 202)
