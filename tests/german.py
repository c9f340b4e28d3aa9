"""German spoken, and what is said in it that the catalogue does not know."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from wording.po import CATALOGUES, entries

from companion.kernel import languages
from companion.language import tongue
from tests.speaking import Speaking

BETWEEN = (tongue.__name__, Speaking.__module__)
STORED = "companion.games.campaign.rules.stored"
"""What fills the places of stored sentences passes tr whatever it is, names too."""


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


@contextmanager
def spoken(*packages: str) -> Iterator[set[str]]:
    """Speak German; gives the strings that modules of these packages pass tr and the catalogue does not know."""
    german, unknown = words(), set[str]()

    def said(text: str) -> str:
        caller = _caller()
        if (
            text not in german
            and any(letter.isalpha() for letter in text)
            and caller != STORED
            and caller.startswith(packages)
        ):
            unknown.add(text)
        return german.get(text, text)

    tongue.speak(Speaking(said), thousands=".", decimal=",")
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
