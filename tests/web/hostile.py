"""Requests that no honest hand would make, from a seed; the same for the tests and for `packaging/screens`."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from http.client import HTTPException
from typing import NamedTuple

from tests.web.served import Served

ALLOWED = frozenset(
    (200, 202, 400, 401, 403, 404, 405, 408, 409, 411, 413, 414, 415, 417, 421, 422, 429, 431, 501, 505)
)
"""What may be answered; nothing of these is a fault."""
PATHS = ("/", "/part", "/map.svg", "/api/status", "/api/events", "/api/proposals", "/api/die", "/api/photos", "/healthz",
         "/assets/players.css", "/favicon.ico", "/s/x", "/nowhere", "/../../etc/passwd", "/assets/../app.py", "/%2e%2e/x",
         "/\x7f", "//evil/x", "/api/status/", "/API/STATUS", "*", "http://evil/")  # fmt: skip
METHODS = (
    "GET",
    "GET",
    "GET",
    "POST",
    "POST",
    "POST",
    "POST",
    "HEAD",
    "PUT",
    "DELETE",
    "OPTIONS",
    "PATCH",
    "TRACE",
    "CONNECT",
    "BREW",
)
KINDS = (
    "application/json",
    "application/json",
    "application/json",
    "text/plain",
    "image/png",
    "image/jpeg",
    "",
    "x" * 300,
)
WORDS = ("gamble", "nobody", "", "\u202e", "\x00", "{{7*7}}", "<script>alert(1)</script>", "' OR 1=1 --", "../../x", "a" * 3000,
         "référée", "\ud83d\ude00", "-1", "999999999999999999999", "1e999", "null", "union", "fire", "%s%n", "\r\nSet-Cookie: a=b")  # fmt: skip
ORDERS = (
    "next-step",
    "maneuver",
    "move",
    "fire",
    "note",
    "override",
    "set-option",
    "answer",
    "goto",
    "undo",
    "",
    "resolve-charge",
    "end-battle",
)
FIELDS = ("unit", "target", "firers", "text", "value", "because", "reason", "inches", "to", "path", "units", "field")


class Sent(NamedTuple):
    """A request."""

    method: str
    path: str
    head: dict[str, str]
    body: bytes | None
    seat: str | None


def requests(seed: str, many: int, seats: Sequence[str]) -> Iterator[Sent]:
    """Give requests, at least three of five with a seat."""
    dice = random.Random(seed)
    for _ in range(many):
        method, path = dice.choice(METHODS), dice.choice(PATHS)
        if dice.random() < 0.5:
            path = dice.choice(("/api/proposals", "/api/proposals", "/api/die", "/part", "/", "/api/photos"))
            method = "POST" if path.startswith("/api") and dice.random() < 0.9 else dice.choice(METHODS)
        if dice.random() < 0.4 and path.startswith("/"):
            path += "?" + "&".join(
                f"{dice.choice(('tab', 'act', 'target', 'band.gamble', 'unit', 'dark'))}={_quoted(dice)}"
                for _ in range(3)
            )
        head = {"Content-Type": dice.choice(KINDS)} if dice.random() < 0.8 else {}
        if dice.random() < 0.1:
            head["Origin"] = dice.choice(("null", "http://evil.example", "https://127.0.0.1", "x"))
        if dice.random() < 0.1:
            head["Accept-Language"] = dice.choice(("de", "de;q=x", ",;,;=", "xx-" * 200, "*"))
        if dice.random() < 0.05:
            head["Range"] = "bytes=0-99999999"
        body = _body(dice) if method == "POST" or dice.random() < 0.1 else None
        seat = dice.choice(seats) if dice.random() < 0.8 else None
        yield Sent(method, path.replace("\x7f", "%7f"), head, body, seat)


def _quoted(dice: random.Random) -> str:
    from urllib.parse import quote

    return quote(dice.choice(WORDS).encode("utf-8", "surrogatepass"))


def _body(dice: random.Random) -> bytes:
    how = dice.random()
    if how < 0.15:
        return dice.randbytes(dice.randrange(200))
    if how < 0.2:
        return b"[" * dice.randrange(1, 60_000)
    if how < 0.35:
        return json.dumps({"entry": _value(dice), "nth": _value(dice), "face": _value(dice)}).encode()
    commands = [_command(dice) for _ in range(dice.choice((0, 1, 1, 1, 2, 70)))]
    text = json.dumps({"commands": commands, **({"note": _value(dice)} if dice.random() < 0.3 else {})})
    return text.encode()[: dice.randrange(len(text)) if dice.random() < 0.1 else None]


def _whole(dice: random.Random) -> object:
    """Give a command that decodes, whoever and whatever it names."""
    name = dice.choice(("gamble", "devin", "archer", "nobody", *WORDS[:8]))
    firer = {"unit": name, "groups": [{"range": dice.choice((4, 8, 32, 0.5))}]}
    return dice.choice(
        (
            {"order": "maneuver", "unit": name},
            {"order": "move", "unit": name, "inches": dice.choice((0, 1, 99))},
            {"order": "fire", "target": name, "firers": [firer]},
            {"order": "change-formation", "unit": name, "to": "march-column"},
            {"order": "override", "target": name, "field": "stands", "value": 99, "reason": "x"},
            {"order": "next-step", "because": "x"},
            {"order": "take-objective", "objective": name, "by": "union"},
            {"order": "set-dice", "side": "union", "mode": "rolled"},
        )
    )


def _command(dice: random.Random) -> object:
    if dice.random() < 0.6:
        return _whole(dice)
    if dice.random() < 0.1:
        return _value(dice)
    found: dict[str, object] = {"order": dice.choice(ORDERS)}
    for _ in range(dice.randrange(3)):
        found[dice.choice(FIELDS)] = _value(dice)
    return found


def _value(dice: random.Random) -> object:
    of = dice.random()
    if of < 0.4:
        return dice.choice(WORDS)
    if of < 0.6:
        return dice.choice((0, 1, -1, 7, 10**30, 1.5, True, None))
    if of < 0.8:
        return [dice.choice(WORDS) for _ in range(dice.randrange(3))]
    return {dice.choice(FIELDS): dice.choice(WORDS)}


def run(room: Served, seed: str, many: int, seats: Sequence[str], secrets: Sequence[bytes] = ()) -> Counter[int]:
    """Send them all; raises AssertionError at the first answer that may not be. Gives the statuses, counted."""
    counted: Counter[int] = Counter()
    for nth, sent in enumerate(requests(seed, many, seats)):
        if sent.path.startswith("/api/events") and sent.method == "GET" and sent.seat is not None:
            continue  # it never ends
        try:
            found = room.ask(sent.path, sent.seat, method=sent.method, body=sent.body, **sent.head)
        except (HTTPException, ValueError, OSError):
            continue  # our own library would not send it, or was turned away in the middle
        told = (nth, sent.method, sent.path, found.status, found.body[:300])
        assert found.status in ALLOWED, told
        assert b"Traceback" not in found.body, told
        given = sent.path.encode() + (sent.body or b"")
        assert not [one for one in secrets if one in found.body and one not in given], told
        counted[found.status] += 1
    return counted
