"""What a journal keeps in English is read by the sentences it was made of, so that another language can say it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache

PLACES = re.compile(r"\{(\w+)\}")
KEPT = 4096
"""Texts whose sentence is remembered."""


class Sentences:
    """The sentences of a kind of game, with places in braces; `shapes` are the patterns of what fills some of these."""

    def __init__(self, sentences: Sequence[str], shapes: Mapping[str, str]) -> None:
        self._sentences, self._shapes = sentences, shapes
        self.found = lru_cache(maxsize=KEPT)(self._found)
        """Give the first sentence that a text was made of, with what fills its places; None for none."""

    @cached_property
    def _patterns(self) -> list[tuple[str, re.Pattern[str]]]:
        return [(one, self._pattern(one)) for one in self._sentences]

    def _pattern(self, sentence: str) -> re.Pattern[str]:
        parts = PLACES.split(sentence)
        found = (
            f"(?P<{one}>{self._shapes.get(one, '.+?')})" if nth % 2 else re.escape(one) for nth, one in enumerate(parts)
        )
        return re.compile("".join(found), re.DOTALL)

    def _found(self, text: str) -> tuple[str, dict[str, str]] | None:
        fits = ((sentence, pattern.fullmatch(text)) for sentence, pattern in self._patterns)
        return next(((sentence, match.groupdict()) for sentence, match in fits if match is not None), None)
