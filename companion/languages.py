"""The languages that the program speaks: which are there, which is wanted, and speaking one."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache

import msgspec

from companion import data
from companion.data import BadInput, Problem
from companion.tongue import English, speak

ENGLISH = "en"
WANTED = "COMPANION_LANGUAGE"
"""The variable that asks for a language whatever the system's is."""


class Catalogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A language's words, made from its .ts file by packaging/translations."""

    name: str
    """What it calls itself."""
    thousands: str
    decimal: str
    words: dict[str, str]
    """{English: its own}."""
    whole: bool = False
    """Whether every string is translated. A language that is not whole is spoken only where it is asked for."""


def known() -> tuple[str, ...]:
    """Give the codes of the languages, English first."""
    return (ENGLISH, *data.resource_names("translations", suffix=".json"))


class _Listed(English):
    """The words of a list, where one for each of two forms stands."""

    def __init__(self, words: Mapping[str, str]) -> None:
        self.words = words

    def gettext(self, message: str, /) -> str:
        return self.words.get(message, message)

    def ngettext(self, one: str, many: str, n: int, /) -> str:
        return self.gettext(one if n == 1 else many)


class _Named(msgspec.Struct, frozen=True):
    """As much of a catalogue as says whose it is; its words are passed over."""

    name: str


@cache
def own_name(language: str) -> str:
    """Give what a language calls itself. Raises KeyError for one that there is not."""
    if language == ENGLISH:
        return "English"
    if language not in known():
        raise KeyError(language)
    return msgspec.json.decode(data.resource_bytes("translations", f"{language}.json"), type=_Named).name


@cache
def catalogue(language: str) -> Catalogue:
    """Read a language's words. Raises BadInput for one that there is not."""
    if language not in known() or language == ENGLISH:
        hint = f"there are: {', '.join(known())}"
        raise BadInput(Problem(WANTED, "", f"there is no language {language!r}", hint))
    return msgspec.json.decode(data.resource_bytes("translations", f"{language}.json"), type=Catalogue)


def wanted(env: Mapping[str, str] | None = None, *, chosen: str = "") -> str:
    """Give the language that is asked for: by its variable, else the one chosen, else the system's.

    A chosen one that there is not counts as none; English stands for a system's that there is not.
    """
    found = os.environ if env is None else env
    if asked := found.get(WANTED, ""):
        return asked
    if chosen and chosen in known():
        return chosen
    system = found.get("LC_ALL") or found.get("LC_MESSAGES") or found.get("LANG") or ENGLISH
    language = system.partition("_")[0].partition(".")[0].lower()
    plain = language in (ENGLISH, "c", "posix")  # most are, and need not look what there is
    return language if not plain and language in known() and catalogue(language).whole else ENGLISH


def choose(language: str) -> None:
    """Speak a language from now on. Raises BadInput for one that there is not."""
    if language == ENGLISH:
        speak(English())
        return
    found = catalogue(language)
    speak(_Listed(found.words), thousands=found.thousands, decimal=found.decimal)
