"""Strings that people read, in their language. Every front end's words pass `tr`; who starts a front end says how.

English is the key. What is stored has one language: journal and files never pass here, only what is shown of them does.
"""

from __future__ import annotations

from collections.abc import Callable

Translation = Callable[[str], str]


class _Tongue:
    """The language of this process."""

    translate: Translation = staticmethod(lambda text: text)
    thousands, decimal = ",", "."


def speak(translation: Translation, *, thousands: str = ",", decimal: str = ".") -> None:
    """Translate from now on with this function, and write numbers with these signs."""
    _Tongue.translate = staticmethod(translation)
    _Tongue.thousands, _Tongue.decimal = thousands, decimal


def tr(text: str, /, **values: object) -> str:
    """Give a string in the chosen language, its {places} filled."""
    said = _Tongue.translate(text)
    return said.format(**values) if values else said


def plural(count: int, one: str, many: str, /, **values: object) -> str:
    """Give the string for one thing or for several in the chosen language, its place {n} filled with the count."""
    return tr(one if count == 1 else many, n=number(count), **values)


def number(value: float, form: str = "") -> str:
    """Give a number with the signs of the language, in a form of Python's with thousands set apart ("" or ".2f")."""
    plain = f"{value:,{form}}"
    return plain.translate({ord(","): _Tongue.thousands, ord("."): _Tongue.decimal})
