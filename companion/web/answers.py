"""Answers: what stands in the head of each of them, and the few shapes they have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from starlette.responses import Response

HEAD: Mapping[str, str] = {
    "Content-Security-Policy": "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
"""In the head of every answer."""
JSON = "application/json"


def answer(body: bytes | str, kind: str, status: int = 200, **head: str) -> Response:
    """Give an answer; `head` names more of its head, with `_` for `-`."""
    more = {name.replace("_", "-"): value for name, value in head.items()}
    return Response(body, status, {**HEAD, **more}, media_type=kind)


def json(value: object, status: int = 200, **head: str) -> Response:
    """Give a value as JSON."""
    return answer(msgspec.json.encode(value), JSON, status, **head)


def refusal(status: int, error: str, *, reasons: Sequence[Mapping[str, object]] = (), **head: str) -> Response:
    """Turn away, saying why in words that tell nothing of the game."""
    value: dict[str, object] = {"error": error}
    if reasons:
        value["reasons"] = reasons
    return json(value, status, **head)


class Turned(Exception):
    """A request that is turned away in the middle of its reading."""

    def __init__(self, status: int, error: str) -> None:
        self.answer = refusal(status, error)
        super().__init__(error)
