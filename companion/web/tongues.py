"""The language of a page: the first of the reader's languages that the program speaks in full."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from companion.kernel import languages


def wanted(accepted: str) -> str:
    """Give the language for an `Accept-Language`: of the languages that are complete the one that is liked best."""
    found: list[tuple[float, int, str]] = []
    for nth, part in enumerate(accepted.split(",")[:20]):
        name, _, weight = part.partition(";")
        liked = _weight(weight)
        language = name.strip().lower().partition("-")[0]
        if liked > 0 and language in _complete():
            found.append((-liked, nth, language))
    return min(found)[2] if found else languages.ENGLISH


def _weight(text: str) -> float:
    name, _, figure = text.strip().partition("=")
    try:
        return float(figure) if name.strip() == "q" else 1.0
    except ValueError:
        return 0.0


@cache
def _complete() -> frozenset[str]:
    others = (one for one in languages.known() if one != languages.ENGLISH and languages.catalogue(one).whole)
    return frozenset((languages.ENGLISH, *others))


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Speak a language within the block; what is spoken otherwise comes back after it."""
    from companion.language import tongue

    was = tongue.spoken()
    if was == language:
        yield
        return
    languages.choose(language)
    try:
        yield
    finally:
        languages.choose(was)
