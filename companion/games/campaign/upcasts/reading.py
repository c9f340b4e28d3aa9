"""Sentences of early documents, which held them in English: what filled the places of those that the program had."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache

from companion.games.campaign import messages as say
from companion.kernel.messages import side
from companion.language.messages import Argument, Figure, Id, Message, Own, Sentence


def odds(text: str) -> Message:
    """Give odds as they were written: "2.2:1" or "1:4"."""
    own, _, enemy = text.partition(":")
    return say.TO_ONE(odds=figure(own)) if enemy == "1" else say.ONE_TO(odds=figure(enemy))


def figure(text: str) -> int | Figure | Own:
    """Give a figure with as many decimals as it is written with."""
    whole, point, decimals = text.partition(".")
    try:
        return Figure(float(text), f".{len(decimals)}f") if point else int(whole)
    except ValueError:  # of no honest document
        return Own(text)


Place = tuple[str, Callable[[str], Argument]]
"""The pattern of what fills a place, and what it is."""
CORPS: Place = (r"(?:union|confederate):[^:\s]+", Id)
SIDE: Place = ("union|confederate", side)
HEX: Place = (r"\d+,\d+", Id)
NUMBER: Place = (r"-?\d+", int)
FIGURE: Place = (r"-?[\d.]+(?:e[-+]\d+)?", figure)
RULING: Place = (r"RTG-[\w.-]+", Id)
WORD: Place = (r"\S+", Id)
PLACES = re.compile(r"\{(\w+)\}")


def read(text: str, sentences: Sequence[Sentence], places: Mapping[str, Place]) -> Message | None:
    """Give the message of the first sentence that a text was made of, None for none."""
    for sentence in sentences:
        shapes = tuple(places[name][0] for name in PLACES.findall(sentence.one))
        if found := _pattern(sentence.one, shapes).fullmatch(text):
            return sentence(**{name: places[name][1](told) for name, told in found.groupdict().items()})
    return None


@cache
def _pattern(sentence: str, shapes: Sequence[str]) -> re.Pattern[str]:
    """Give what a sentence is found by, its places of these shapes."""
    parts, left = PLACES.split(sentence), iter(shapes)
    return re.compile(
        "".join(f"(?P<{one}>{next(left)})" if nth % 2 else re.escape(one) for nth, one in enumerate(parts)), re.DOTALL
    )
