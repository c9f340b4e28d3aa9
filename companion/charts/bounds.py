"""How large a number from outside may be: what no battle comes near, said once for every shape that people can fill.

Counts of stands, men, inches and everything else that is counted have their own bound; what has no other is held to
`MOST`. The types are for the shapes of inputs and commands, so that the schema tells the bound and msgspec holds it;
`beyond` is for files, whose charts have hundreds of figures of every kind, and for what is set by hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import isfinite
from typing import Annotated

from msgspec import Meta

from companion.language.tongue import tr

STANDS = 1_000
"""No unit has more."""
MEN = 1_000_000
"""No army has more, nor points of strength."""
INCHES = 10_000
"""No table is longer."""
COUNT = 10_000
"""Of anything else that is counted: turns, acts, squares, fords, steps."""
MOST = MEN
"""No figure of a file is larger, nor further below nought."""
MANY = 100
"""Units, leaders or changes in one case: no fight has more, and odds of more would never be worked out."""
LARGEST = 4_000_000
"""Bytes: no text that people write is larger, nor any case or command; nothing larger is read."""
SEED = 100
"""Characters of a seed of dice."""

Few = Meta(max_length=MANY)
"""For lists."""
SomeFew = Meta(min_length=1, max_length=MANY)
Stands = Annotated[int, Meta(ge=0, le=STANDS)]
SomeStands = Annotated[int, Meta(ge=1, le=STANDS)]
Men = Annotated[int, Meta(ge=0, le=MEN)]
SomeMen = Annotated[int, Meta(ge=1, le=MEN)]
Points = Annotated[int, Meta(ge=-MEN, le=MEN)]
"""Points of strength or of victory; which may be below nought the rules say."""
Inches = Annotated[float, Meta(ge=0, le=INCHES)]
Count = Annotated[int, Meta(ge=0, le=COUNT)]
Some = Annotated[int, Meta(ge=1, le=COUNT)]
Whole = Annotated[int, Meta(ge=-COUNT, le=COUNT)]
"""A rating, a draw, a place on a map: its true domain stands in a chart, and the rules say it."""
Figure = Annotated[float, Meta(ge=-COUNT, le=COUNT)]
"""The same, where it is no whole number."""

_EXACT = r"[+-]?(\d{1,20}(/\d{1,20}|\.\d{0,20})?|\.\d{1,20})"


def is_figure(text: str) -> bool:
    """Say whether a text can be an exact figure of a chart: "2", "0.5", "1/3", of no more digits than there is need of.

    It is asked before a text is made a number, which of "1e999999999" would never end.
    """
    return re.fullmatch(_EXACT, text.strip(), flags=re.ASCII) is not None


def beyond(value: object, path: str = "$", most: int = MOST) -> Iterator[tuple[str, str]]:
    """Yield the place of each number, however deep in plain data, that is none or is too large, and what is wrong."""
    stack = [(path, value)]  # no recursion: what is read may be nested deeply
    while stack:
        place, one = stack.pop()
        match one:
            case dict():
                stack.extend((f"{place}.{key}", inner) for key, inner in reversed(one.items()))
            case list() | tuple():
                stack.extend((f"{place}[{index}]", one[index]) for index in range(len(one) - 1, -1, -1))
            case bool():
                continue
            case int() | float() if not -most <= one <= most:  # of nan neither holds
                yield place, too_large(one, most)


def too_large(number: float, most: int = MOST) -> str:
    """Say what is wrong with a number beyond a bound, either side of nought: "expected a number, 1000 or less"."""
    if isinstance(number, float) and not isfinite(number):
        return tr("{value!r} is not a number", value=number)
    if isinstance(number, int):
        if number > 0:
            return tr("expected a whole number, {bound} or less", bound=most)
        return tr("expected a whole number, {bound} or more", bound=-most)
    if number > 0:
        return tr("expected a number, {bound} or less", bound=most)
    return tr("expected a number, {bound} or more", bound=-most)
