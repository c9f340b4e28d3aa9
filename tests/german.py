"""German spoken, and what is said in it that the catalogue does not know."""

from __future__ import annotations

import gettext
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache

from wording.po import CATALOGUES, entries

from companion.kernel import languages, shelf
from companion.language import tongue
from companion.language.catalogue import Catalogue

BETWEEN = (tongue.__name__, gettext.__name__, __name__)


@cache
def words(language: str = "de") -> dict[str, str]:
    """Give what a language has, {English: its own}, whatever the context."""
    found: dict[str, str] = {}
    for one in entries((CATALOGUES / f"{language}.po").read_text(encoding="utf-8")):
        if one.one and one.finished:
            found |= dict(
                zip((one.one, one.many) if one.many else (one.one,), (one.said[0], one.said[-1]), strict=False)
            )
    return found


class Lacking(tongue.English):
    """Is asked for what a language has not; a word that is missing in one of its meanings is asked for once more."""

    def __init__(self, note: Callable[[str], None]) -> None:
        self.note = note

    def gettext(self, message: str, /) -> str:
        self.note(message)
        return message

    def ngettext(self, one: str, many: str, n: int, /) -> str:
        self.note(one)
        return super().ngettext(one, many, n)


def speak(note: Callable[[str], None]) -> None:
    """Speak German, and tell of every string that it has not."""
    german = Catalogue(shelf.resource_bytes("catalogues", "de.mo"))
    german.add_fallback(Lacking(note))  # type: ignore[arg-type]
    tongue.speak(german, thousands=german.thousands, decimal=german.decimal)


@contextmanager
def spoken(*packages: str) -> Iterator[set[str]]:
    """Speak German; gives the strings that modules of these packages pass tr and the catalogue does not know."""
    unknown = set[str]()

    def note(text: str) -> None:
        caller = _caller()
        if any(letter.isalpha() for letter in text) and caller.startswith(packages):
            unknown.add(text)

    speak(note)
    try:
        yield unknown
    finally:
        languages.choose(languages.ENGLISH)


def _caller() -> str:
    """Name the module that asked for a string, beyond tongue itself."""
    frame = sys._getframe(2)
    while frame.f_back is not None and frame.f_globals["__name__"] in BETWEEN:
        frame = frame.f_back
    return str(frame.f_globals["__name__"])
