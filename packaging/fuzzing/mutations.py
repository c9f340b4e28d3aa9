"""Mutations of values and texts: what a careless hand, a broken program or a stranger makes of a file."""

from __future__ import annotations

import json
import random
import re
from typing import Any

EVIL_NUMBERS = (
    0,
    -1,
    1,
    2,
    10,
    11,
    100,
    999,
    1000,
    1001,
    9999,
    10_000,
    10_001,
    999_999,
    1_000_000,
    1_000_001,
    2**31,
    2**53 + 1,
    2**63,
    2**64,
    -(2**63) - 1,
    10**30,
    10**400,
    -(10**400),
    0.5,
    -0.5,
    0.1,
    1e-9,
    1e7,
    1e300,
    1e308,
    float("nan"),
    float("inf"),
    float("-inf"),
)
EVIL_WORDS = (
    "",
    " ",
    "x",
    "union",
    "confederate",
    "referee",
    "game",
    "none",
    "true",
    "0",
    "-1",
    "1/3",
    "1/0",
    "1e400",
    "1e999999999",
    "nan",
    "inf",
    "9" * 30,
    "9" * 5000,
    "\x00",
    "\x1b[2J",
    "\u202e",
    "\u2028",
    "\ud800",
    "\U0001f600",
    "a\nb",
    "a\tb",
    "=1+1",
    "# head",
    "<img src=x>",
    "../../etc/passwd",
    "x" * 10_000,
    "ß",
    "'",
    '"',
    "\\",
    "{}",
    "{name}",
    "%s",
    "1,1",
    "0,0",
    "99,99",
)
EVIL_TOKENS = (
    *map(repr, EVIL_NUMBERS[:-3]),
    "nan",
    "inf",
    "-inf",
    "1e999999999",
    '"1e999999999"',
    '"1/0"',
    '"9/0"',
    '""',
    '"x"',
    "true",
    "[]",
    "{}",
    "[[",
    "]]",
    "=",
    ",",
    ",,",
    "\n",
    "\n\n",
    '"',
    "'",
    '"""',
    "#",
    ";",
    "\t",
    "\x00",
    "\ufeff",
    "\u2028",
    "\u202e",
    "\U0001f600",
    "x" * 5000,
    "1979-05-27T07:32:00Z",
    "0x" + "f" * 400,
    "9" * 5000,
    "[" * 2000,
    "a." * 2000 + "b = 1",
    "a = " + "[" * 3000,
)
_TOKEN = re.compile(r"\"[^\"\n]*\"|[+-]?\d+(?:\.\d+)?|\w+|[^\w\s]|\s+")


def value(rng: random.Random, given: Any, *, times: int = 0) -> Any:
    """Give a plain value with one to a few of its parts changed, removed, doubled or put elsewhere."""
    for _ in range(times or rng.choice((1, 1, 1, 2, 3, 6))):
        given = _once(rng, given)
    return given


def _once(rng: random.Random, given: Any) -> Any:
    places = list(_places(given))
    if not places:
        return junk(rng)
    path = rng.choice(places)
    other = rng.choice(places)
    match rng.randrange(10):
        case 0 | 1 | 2 | 3:
            return _with(given, path, lambda _: junk(rng))
        case 4 | 5:
            return _with(given, path, lambda old: _near(rng, old))
        case 6:
            return _without(given, path)
        case 7:
            return _with(given, path, lambda _: _at(given, other))
        case 8:
            return _with(
                given,
                path,
                lambda old: (
                    [old] * rng.choice((0, 1, 2, 50, 2000))
                    if not isinstance(old, list)
                    else old * rng.choice((2, 30, 1000))
                ),
            )
        case _:
            return _with(given, path[:-1], lambda old: _renamed(rng, old, path[-1]))


def junk(rng: random.Random) -> Any:
    """Give any small value at all."""
    match rng.randrange(8):
        case 0 | 1 | 2:
            return rng.choice(EVIL_NUMBERS)
        case 3 | 4:
            return rng.choice(EVIL_WORDS)
        case 5:
            return rng.choice((None, True, False))
        case 6:
            return [junk(rng) for _ in range(rng.randrange(3))]
        case _:
            return {rng.choice(EVIL_WORDS): junk(rng) for _ in range(rng.randrange(3))}


def _near(rng: random.Random, old: Any) -> Any:
    match old:
        case bool():
            return not old
        case int() | float() if abs(old) < 10**300:
            return rng.choice((old + 1, old - 1, -old, old * 2, old * 1000, old + 0.5, str(old)))
        case str():
            return rng.choice((old + "x", old[:-1], old.upper(), old * 2, rng.choice(EVIL_WORDS) + old))
        case _:
            return old


def _places(given: Any, path: tuple[Any, ...] = (), depth: int = 0) -> Any:
    inner = given.items() if isinstance(given, dict) else enumerate(given) if isinstance(given, list) else ()
    for key, one in inner:
        yield (*path, key)
        if depth < 40:
            yield from _places(one, (*path, key), depth + 1)


def _at(given: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        given = given[key]
    return given


def _with(given: Any, path: tuple[Any, ...], change: Any) -> Any:
    if not path:
        return change(given)
    made = given.copy()
    made[path[0]] = _with(given[path[0]], path[1:], change)
    return made


def _without(given: Any, path: tuple[Any, ...]) -> Any:
    def drop(old: Any) -> Any:
        made = old.copy()
        del made[path[-1]]
        return made

    return _with(given, path[:-1], drop)


def _renamed(rng: random.Random, old: Any, key: Any) -> Any:
    if not isinstance(old, dict):
        return old
    made = dict(old)
    held = made.pop(key, None)
    return made | {rng.choice((*EVIL_WORDS[:12], str(key) + "x", "order", "unit", "options")): held}


def as_json(given: Any) -> bytes:
    """Write a value as JSON, whatever stands in it."""
    return json.dumps(given).encode("utf-8", "surrogatepass")


def text(rng: random.Random, given: str) -> str:
    """Give a text with a few of its tokens or lines changed, removed, doubled or put elsewhere."""
    for _ in range(rng.choice((1, 1, 1, 2, 3, 8))):
        if rng.random() < 0.3:
            given = _line_once(rng, given)
            continue
        tokens = _TOKEN.findall(given)
        if not tokens:
            return rng.choice(EVIL_TOKENS)
        at = rng.randrange(len(tokens))
        match rng.randrange(6):
            case 0 | 1 | 2:
                tokens[at] = rng.choice(EVIL_TOKENS)
            case 3:
                del tokens[at]
            case 4:
                tokens[at] = rng.choice(tokens)
            case _:
                tokens.insert(at, rng.choice(EVIL_TOKENS))
        given = "".join(tokens)
    return given


def _line_once(rng: random.Random, given: str) -> str:
    lines = given.split("\n")
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    match rng.randrange(5):
        case 0:
            del lines[at]
        case 1:
            lines[at:at] = [lines[other]] * rng.choice((1, 1, 20))
        case 2:
            lines[at], lines[other] = lines[other], lines[at]
        case 3:
            lines = lines[: at + 1]
        case _:
            lines[at] = lines[at][: rng.randrange(len(lines[at]) + 1)]
    return "\n".join(lines)


def raw(rng: random.Random, given: bytes) -> bytes:
    """Give bytes with a few flipped, cut or doubled."""
    made = bytearray(given)
    for _ in range(rng.choice((1, 1, 2, 5))):
        at = rng.randrange(len(made) + 1)
        match rng.randrange(4):
            case 0 if made:
                made[at % len(made)] ^= 1 << rng.randrange(8)
            case 1:
                del made[at : at + rng.choice((1, 10, 1000))]
            case 2:
                made[at:at] = bytes(rng.randrange(256) for _ in range(rng.choice((1, 4, 100))))
            case _:
                del made[at:]
    return bytes(made)
