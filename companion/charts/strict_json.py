"""JSON read strictly: one value, no key twice, no number that is none, nothing too large; each fault with its place."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NoReturn

import msgspec

from companion.charts import bounds
from companion.charts.faults import BadInput, Problem
from companion.language.tongue import number, tr

LARGEST = bounds.LARGEST
"""Bytes: nothing larger is read."""


class Object(dict[str, Any]):
    """An object, which remembers the keys that stood in it more than once."""

    twice: tuple[str, ...] = ()


class _NotFinite(ValueError):
    """NaN or an infinity, which JSON has not."""


def read_json(raw: bytes, name: str) -> Any:
    """Read one JSON value; raises BadInput. `name` is the file's, for messages."""
    if len(raw) > LARGEST:
        what = tr("is larger than {largest} bytes, the most that is read", largest=number(LARGEST))
        raise BadInput(Problem(name, "$", what, tr("is it the right file?")))
    text = _text(raw, name)
    if not text.strip():
        raise BadInput(Problem(name, "$", tr("is empty"), tr("save the file again where it comes from")))
    try:
        value = json.loads(text, object_pairs_hook=_object, parse_constant=_not_finite)
    except json.JSONDecodeError as error:
        raise BadInput(_not_json(error, text, name)) from None
    except _NotFinite as error:
        raise BadInput(Problem(name, "$", tr("holds {error}, which is no number", error=error))) from None
    except RecursionError:
        raise BadInput(Problem(name, "$", tr("is nested too deeply"))) from None
    except ValueError:  # from int(): more digits than any count has
        raise BadInput(Problem(name, "$", tr("has a number of too many digits"))) from None
    problems = tuple(_faults(value, "$", name))
    if problems:
        raise BadInput(problems)
    return value


def _text(raw: bytes, name: str) -> str:
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        what, hint = tr("is not UTF-8 text"), tr("give the JSON file or the table game's document")
        raise BadInput(Problem(name, tr("byte {position}", position=error.start), what, hint)) from None


def _object(pairs: list[tuple[str, Any]]) -> Object:
    made = Object(pairs)
    if len(made) < len(pairs):
        keys = [key for key, _ in pairs]
        made.twice = tuple(dict.fromkeys(key for key in keys if keys.count(key) > 1))
    return made


def _not_finite(sign: str) -> NoReturn:
    raise _NotFinite(sign)


def _not_json(error: json.JSONDecodeError, text: str, name: str) -> Problem:
    place = tr("line {line}, column {column}", line=error.lineno, column=error.colno)
    if not text[error.pos :].strip() or error.msg.startswith("Unterminated string"):
        return Problem(
            name, place, tr("ends in the middle: it is only part of a file"), tr("copy or save the whole file again")
        )
    return Problem(name, place, tr("is not JSON: {error}", error=error.msg[:1].lower() + error.msg[1:]))


def _faults(value: object, path: str, name: str) -> Iterator[Problem]:
    """Yield keys that stand twice, halves of signs, and numbers too large to be any count."""
    match value:
        case Object():
            for key in value.twice:
                yield Problem(name, place(path, key), tr("stands twice"), tr("keep one of them"))
            for key, inner in value.items():
                yield from _halves(key, path, name)
                yield from _faults(inner, place(path, key), name)
        case list():
            for index, inner in enumerate(value):
                yield from _faults(inner, f"{path}[{index}]", name)
        case str():
            yield from _halves(value, path, name)
        case float() if value in (float("inf"), float("-inf")):
            yield Problem(name, path, tr("is too large a number"))


def _halves(text: str, path: str, name: str) -> Iterator[Problem]:
    if not text.isascii() and any("\ud800" <= sign <= "\udfff" for sign in text):
        yield Problem(name, path, tr("holds half a sign, which no text can"))


def place(path: str, key: str) -> str:
    """Give the place of a key: `$.corps["confederate:E"]`, or `$.field` where the key is a plain word."""
    safe = key.encode("utf-8", "replace").decode()
    return f"{path}.{safe}" if safe.isidentifier() else f"{path}[{msgspec.json.encode(safe).decode()}]"
