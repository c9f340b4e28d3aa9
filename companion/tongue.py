"""Strings that people read, in their language. Every front end's words pass `tr`; who starts a front end says how.

English is the key. Rules, journal and files never pass here: what is stored has one language.
"""

from __future__ import annotations

from collections.abc import Callable

Translation = Callable[[str], str]


class _Tongue:
    """The language of this process."""

    translate: Translation = staticmethod(lambda text: text)


def speak(translation: Translation) -> None:
    """Translate from now on with this function."""
    _Tongue.translate = staticmethod(translation)


def tr(text: str, **values: object) -> str:
    """Give a string in the chosen language, its {places} filled."""
    said = _Tongue.translate(text)
    return said.format(**values) if values else said
