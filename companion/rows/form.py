"""A form as values: its fields, what each holds and offers, and values as people write and read them.

A game makes the fields in its own words; the desktop's editors show them.
"""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin

import msgspec

from companion.language.tongue import tr
from companion.language.words import capital, plain

FieldKind = Literal["one", "several", "choice", "length", "whole", "flag", "text", "value", "rows", "record"]
"""What a field holds.

One of those known by name, several of them, one of few choices, a distance on the table in inches, a whole number, yes
or no, words, a value of any type as people write it, rows of fields, one record of fields.
"""
Choices = tuple[tuple[str, Any], ...]


class Field(msgspec.Struct, frozen=True):
    """A field of a form."""

    name: str
    label: str
    kind: FieldKind
    choices: Choices = ()
    """Words and value of each choice; the first of an optional one is nobody. With "text" they are suggestions."""
    default: Any = None
    required: bool = False
    hint: str = ""
    empty: bool = False
    """It may hold nothing at all (None), which is not the same as zero or nobody."""
    nothing: str = ""
    """How a number that is none is shown; "" says "all"."""
    columns: tuple[Field, ...] = ()
    """The fields of each row, or of the record."""


def said(value: object) -> str:
    """Give a value of a choice in words, where a game has none of its own for it."""
    if isinstance(value, bool):
        return tr("Yes") if value else tr("No")
    return tr("nobody") if value == "" else capital(plain(str(value)))


def literals(kind: Any) -> tuple[Any, ...]:
    """Give the choices of a type in the order in which it names them; nobody comes first."""
    if get_origin(kind) is Literal:
        return get_args(kind)
    found = tuple(value for one in get_args(kind) for value in literals(one)) if get_origin(kind) is not tuple else ()
    return ("", *(value for value in found if value != "")) if "" in found else found


def read_value(text: str) -> Any:
    """Read a value as people write it: a number, yes or no, JSON, else the words themselves."""
    words = text.strip()
    if words.casefold() in (tr("yes"), "yes"):
        return True
    if words.casefold() in (tr("no"), "no"):
        return False
    try:
        return msgspec.json.decode(words.encode())
    except msgspec.DecodeError:
        return words


def written(value: Any) -> str:
    """Write a value so that it is read as the same again."""
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    if isinstance(value, str) and read_value(value) == value:
        return value
    return msgspec.json.encode(value).decode()
