"""Who may sit where: a seat's token stands in its link alone, and is exchanged for a cookie. All of it in memory."""

from __future__ import annotations

import hmac
import secrets
from base64 import b32encode
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256

import msgspec

BYTES = 16
"""Of chance in a token and in a cookie: 128 bits."""


def drawn() -> str:
    """Draw a token, in letters and digits that are told apart on paper."""
    return b32encode(secrets.token_bytes(BYTES)).decode().rstrip("=").lower()


def as_typed(token: str) -> str:
    """Give a token as it was drawn, whatever strokes and capitals somebody typed it with."""
    return token.replace("-", "").lower()


class Slip(msgspec.Struct):
    """What opens a seat."""

    seat: str
    token: str
    """Of the link."""
    cookie: str
    """Of the browsers that have opened it; another chance, so that no later request holds the token."""


class Slips:
    """The seats that are given out."""

    def __init__(self, seats: Sequence[str], draw: Callable[[], str] = drawn) -> None:
        """Draw a token for each."""
        self._draw = draw
        self._slips = {seat: Slip(seat, draw(), draw()) for seat in seats}

    def __iter__(self) -> Iterator[Slip]:
        """Give each, in the order of the seats."""
        return iter(tuple(self._slips.values()))

    def opened(self, token: str) -> Slip | None:
        """Give the slip of a token."""
        return self._found(as_typed(token), lambda slip: slip.token)

    def seated(self, cookie: str) -> str | None:
        """Give the seat of a cookie."""
        found = self._found(cookie, lambda slip: slip.cookie)
        return None if found is None else found.seat

    def put(self, slip: Slip) -> None:
        """Let a slip open its seat that did so before: its link is on paper, and its browsers are open."""
        self._slips[slip.seat] = slip

    def revoke(self, seat: str) -> None:
        """Let a seat's link and its browsers go."""
        self._slips.pop(seat, None)

    def renew(self, seat: str) -> Slip:
        """Give a seat another link; the old one and its browsers are void."""
        self._slips[seat] = Slip(seat, self._draw(), self._draw())
        return self._slips[seat]

    def _found(self, given: str, of: Callable[[Slip], str]) -> Slip | None:
        # Digests, and all of them: neither length nor place of what is wrong shows in the time that it takes.
        asked, found = _digest(given), None
        for slip in self._slips.values():
            if hmac.compare_digest(_digest(of(slip)), asked):
                found = slip
        return found


def _digest(text: str) -> bytes:
    return sha256(text.encode("utf-8", "surrogatepass")).digest()
