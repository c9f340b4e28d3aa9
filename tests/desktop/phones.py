"""Players' telephones, as far as they are wires: each opens the link of its seat, listens, asks and sends."""

from __future__ import annotations

import json
import socket
from http.client import HTTPConnection
from typing import Any
from urllib.parse import urlsplit

from companion.desktop.desk.screens import Screens


class Phone:
    """One telephone that has opened a seat's link."""

    def __init__(self, screens: Screens, seat: str) -> None:
        """Open the link that the desk shows."""
        self.seat, self._at = seat, urlsplit(screens.url)
        status, _, head = self._ask("GET", urlsplit(screens.link(seat)).path)
        assert status == 200
        self._cookie = str(head["Set-Cookie"]).partition(";")[0]
        self._wire: socket.socket | None = None

    def _ask(self, method: str, path: str, body: bytes | None = None, kind: str = "") -> tuple[int, bytes, Any]:
        head = {"Cookie": self._cookie} if hasattr(self, "_cookie") else {}
        link = HTTPConnection(self._at.netloc, timeout=20)
        try:
            link.request(method, path, body=body, headers=head | ({"Content-Type": kind} if kind else {}))
            found = link.getresponse()
            return found.status, found.read(), found.headers
        finally:
            link.close()

    def get(self, path: str) -> tuple[int, Any]:
        """Ask; gives the status and the JSON."""
        status, body, _ = self._ask("GET", path)
        return status, json.loads(body)

    def page(self, tab: str = "board") -> str:
        """Give the page."""
        return self._ask("GET", f"/?tab={tab}")[1].decode()

    def post(self, path: str, value: object) -> tuple[int, Any]:
        """Send JSON."""
        status, body, _ = self._ask("POST", path, json.dumps(value).encode(), "application/json")
        return status, json.loads(body)

    def propose(self, *commands: dict[str, Any], note: str = "") -> int:
        """Send a proposal that is taken in; gives its number."""
        status, found = self.post("/api/proposals", {"commands": commands, "note": note})
        assert status == 202, found
        return int(found["proposal"])

    def photograph(self, raw: bytes, kind: str = "image/png") -> int:
        """Send a photograph; gives the status."""
        return self._ask("POST", "/api/photos", raw, kind)[0]

    def fate(self, number: int) -> dict[str, Any]:
        """Give what became of a proposal, as its player reads it."""
        found: dict[str, Any] = next(one for one in self.get("/api/proposals")[1] if one["proposal"] == number)
        return found

    @property
    def die(self) -> Any:
        """The die that is wanted of this seat."""
        return self.get("/api/status")[1]["die"]

    # ---- listening

    def listen(self) -> None:
        """Open the stream of events."""
        self._wire = socket.create_connection((self._at.hostname, self._at.port), timeout=20)
        asked = f"GET /api/events HTTP/1.1\r\nHost: {self._at.netloc}\r\nCookie: {self._cookie}\r\n\r\n"
        self._wire.sendall(asked.encode())

    def lose_network(self) -> None:
        """Let the stream go."""
        if self._wire is not None:
            self._wire.close()
            self._wire = None

    def hears(self, entry: int) -> bool:
        """Listen until an entry is told; false where the stream ends first."""
        assert self._wire is not None
        heard = ""
        while f"id: {entry}\n" not in heard:
            part = self._wire.recv(65536)
            if not part:
                return False
            heard = heard[-64:] + part.decode()
        return True

    def is_cut_off(self) -> bool:
        """Look whether the server has ended the stream."""
        assert self._wire is not None
        self._wire.setblocking(False)
        try:
            while part := self._wire.recv(65536):
                if part.endswith(b"0\r\n\r\n"):
                    return True
        except BlockingIOError:
            return False
        return True
