"""Answers: what stands in the head of each of them, and the few shapes they have."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from starlette.responses import Response

from companion.language.messages import Message

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


class Refusal(Response):
    """A refusal; what is told of it in the language of a page."""

    said: Sequence[Message] = ()
    """Every reason, nothing where only its status tells what is wrong."""


def refusal(
    status: int,
    error: str,
    *,
    reasons: Sequence[Mapping[str, object]] = (),
    said: Sequence[Message] = (),
    **head: str,
) -> Refusal:
    """Turn away, saying why in words that tell nothing of the game; `said` says it to people."""
    value: dict[str, object] = {"error": error}
    if reasons:
        value["reasons"] = reasons
    more = {name.replace("_", "-"): one for name, one in head.items()}
    found = Refusal(msgspec.json.encode(value), status, {**HEAD, **more}, media_type=JSON)
    found.said = tuple(said)
    return found


class Turned(Exception):
    """A request that is turned away in the middle of its reading."""

    def __init__(self, status: int, error: str, said: Sequence[Message] = ()) -> None:
        self.answer = refusal(status, error, said=said)
        super().__init__(error)
