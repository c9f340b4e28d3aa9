"""Where a long word may be parted: after a hyphen of its own, and between syllables that are marked.

resources/catalogues/breaks.txt holds long words of the cards, of every language, a line each ("marsch-ko-lon-ne");
other words have no such place, and are broken where the room ends when nothing else helps.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from companion.kernel import shelf

HYPHEN = "-"
_OWN = re.compile(r"(?<=[^\W\d_]{2}-)(?=[^\W\d_]{2})|(?<=[^\W\d_]{2}/)(?=[^\W\d_]{2})")
"""After a hyphen or a slash between letters."""
_LETTERS = re.compile(r"[^\W\d_]{4,}")


@cache
def marked() -> dict[str, tuple[int, ...]]:
    """Give the places between the syllables of the words that are known, by the words in small letters."""
    found = {}
    for word in shelf.resource_text("catalogues", "breaks.txt").split():
        parts, places = word.split(HYPHEN), [0]
        for part in parts[:-1]:
            places.append(places[-1] + len(part))
        found["".join(parts)] = tuple(places[1:])
    return found


@cache
def parts(text: str) -> tuple[str, ...]:
    """Give the parts between which a text without spaces may be parted; one where there is no such place."""
    cuts = sorted({*_own(text), *_marked(text)})
    return tuple(text[start:end] for start, end in zip([0, *cuts], [*cuts, len(text)], strict=True))


def _own(text: str) -> Iterator[int]:
    yield from (found.start() for found in _OWN.finditer(text))


def _marked(text: str) -> Iterator[int]:
    for found in _LETTERS.finditer(text):
        yield from (found.start() + place for place in marked().get(found[0].lower(), ()))


def ended(part: str) -> str:
    """Give a part as it stands at the end of a line."""
    return part if part.endswith((HYPHEN, "/")) else part + HYPHEN
