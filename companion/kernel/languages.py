"""The languages that the program speaks: which are there, which is wanted, and speaking one."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from companion.charts.faults import BadInput, Problem
from companion.kernel import shelf
from companion.language.tongue import English, speak

if TYPE_CHECKING:
    from companion.language.catalogue import Catalogue

ENGLISH = "en"
WANTED = "COMPANION_LANGUAGE"
"""The variable that asks for a language whatever the system's is."""


def known() -> tuple[str, ...]:
    """Give the codes of the languages, English first."""
    return (ENGLISH, *shelf.resource_names("catalogues", suffix=".mo"))


def own_name(language: str) -> str:
    """Give what a language calls itself. Raises KeyError for one that there is not."""
    if language == ENGLISH:
        return "English"
    if language not in known():
        raise KeyError(language)
    return catalogue(language).name


@cache
def catalogue(language: str) -> Catalogue:
    """Read a language's words. Raises BadInput for one that there is not."""
    if language not in known() or language == ENGLISH:
        hint = f"there are: {', '.join(known())}"
        raise BadInput(Problem(WANTED, "", f"there is no language {language!r}", hint))
    from companion.language.catalogue import Catalogue

    return Catalogue(shelf.resource_bytes("catalogues", f"{language}.mo"))


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
    speak(found, thousands=found.thousands, decimal=found.decimal, language=language)
