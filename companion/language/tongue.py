"""Strings that people read, in their language. Every front end's words pass here; who starts a front end says how.

English is the key, and stands in the code: it needs no catalogue. What is stored has no words, but messages
(`messages.py`), which pass here when they are read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache, wraps
from typing import Any, ParamSpec, Protocol, TypeVar

W = TypeVar("W")
G = TypeVar("G")
P = ParamSpec("P")
TITLE = "scenario.title"
"""The context of the titles of the scenarios that are carried."""


class Words(Protocol):
    """A language's words, asked for as gettext's translations are: what they do not have is given back as it is."""

    def gettext(self, message: str, /) -> str:
        """Give a string."""
        ...

    def ngettext(self, one: str, many: str, n: int, /) -> str:
        """Give the string for a number of things, of as many forms as the language has."""
        ...

    def pgettext(self, context: str, message: str, /) -> str:
        """Give a string in one of its meanings."""
        ...

    def npgettext(self, context: str, one: str, many: str, n: int, /) -> str:
        """Give the string for a number of things in one of its meanings."""
        ...


class English:
    """The words as they stand in the code."""

    def gettext(self, message: str, /) -> str:
        """Give it as it is."""
        return message

    def ngettext(self, one: str, many: str, n: int, /) -> str:
        """Give the one for one thing, the other for none and for several."""
        return one if n == 1 else many

    def pgettext(self, context: str, message: str, /) -> str:
        """Give it as it is."""
        return message

    def npgettext(self, context: str, one: str, many: str, n: int, /) -> str:
        """Give the one for one thing, the other for none and for several."""
        return one if n == 1 else many


class _Tongue:
    """The language of this process."""

    words: Words = English()
    thousands, decimal = ",", "."
    language = "en"


def speak(words: Words, *, thousands: str = ",", decimal: str = ".", language: str = "en") -> None:
    """Say these words from now on, and write numbers with these signs; `language` is what they are called."""
    _Tongue.words, _Tongue.language = words, language
    _Tongue.thousands, _Tongue.decimal = thousands, decimal


@contextmanager
def in_english(thousands: str = ",") -> Iterator[None]:
    """Speak English within the block: what scripts read is the same on every machine."""
    was = _Tongue.words, _Tongue.thousands, _Tongue.decimal, _Tongue.language
    speak(English(), thousands=thousands)
    try:
        yield
    finally:
        _Tongue.words, _Tongue.thousands, _Tongue.decimal, _Tongue.language = was


def spoken() -> str:
    """Give the language that is spoken, as documents name theirs: "en", "de"."""
    return _Tongue.language


def tr(english: str, /, **values: object) -> str:
    """Give a string in the chosen language, its {places} filled."""
    text = _Tongue.words.gettext(english)
    return text.format(**values) if values else text


def tr_in(context: str, english: str, /, **values: object) -> str:
    """Give a string that has several meanings, or that a chart may word otherwise, in the one that the context names.

    A string that the language has without that context is taken from there.
    """
    text = _Tongue.words.pgettext(context, english)
    if text == english:
        text = _Tongue.words.gettext(english)
    return text.format(**values) if values else text


def titled(title: str, /) -> str:
    """Give a scenario's title: of one that is carried in the chosen language, of a person's own as it was written."""
    # Never among the other strings: somebody may have called his own by a word of the program.
    return _Tongue.words.pgettext(TITLE, title)


def plural(count: int, one: str, many: str, /, **values: object) -> str:
    """Give the string for a number of things in the chosen language, its place {n} filled with the count."""
    return form_of(one, many, count).format(**{"n": number(count)} | values)


def form_of(one: str, many: str, count: int, /) -> str:
    """Give the string for a number of things as it stands, its places open; in the order in which libraries ask."""
    return _Tongue.words.ngettext(one, many, count)


def said(context: str, english: str, /, **values: object) -> str:
    """Give the text of a message, whose id is the context, its {places} filled."""
    return tr_in(context, english, **values)


def said_of(count: int, context: str, one: str, many: str, /, **values: object) -> str:
    """Give the text of a message for a number of things, whose id is the context, its place {n} filled."""
    text = _Tongue.words.npgettext(context, one, many, count)
    if text in (one, many):
        text = _Tongue.words.ngettext(one, many, count)
    return text.format(n=number(count), **values)


def word(english: str, /) -> str:
    """Declare a string that passes `tr` elsewhere, in a variable: this is where whoever gathers strings finds it."""
    return english


def declared(words: W, /, *at: int, context: str = "") -> W:
    """Declare every string of a table, or the names of a Literal type, that pass `tr` elsewhere, in a variable.

    Of a dictionary these are what stands under its keys; of rows that hold more than words, those `at` some places; of
    the names of a type the words they are made of. With a context they pass `tr_in`.
    """
    return words


def number(value: float, form: str = "") -> str:
    """Give a number with the signs of the language, in a form of Python's with thousands set apart ("" or ".2f").

    Scripts, for whom nothing is set apart, get that too of a form that begins with a comma (",d").
    """
    plain = f"{value:,{form.removeprefix(',')}}"
    thousands = _Tongue.thousands or ("," if form.startswith(",") else "")
    return plain.translate({ord(","): thousands, ord("."): _Tongue.decimal})


def said_again(function: Callable[P, G]) -> Callable[P, G]:
    """Keep what a pure function of words gives, for the language in which it was said; its arguments are hashable."""

    @lru_cache(maxsize=4096)
    def kept(_language: object, *args: Any, **kwargs: Any) -> G:
        return function(*args, **kwargs)

    @wraps(function)
    def again(*args: P.args, **kwargs: P.kwargs) -> G:
        language = _Tongue.words, _Tongue.thousands, _Tongue.decimal
        return kept(language, *args, **kwargs)  # type: ignore[arg-type]  # hashable, as is asked

    return again
