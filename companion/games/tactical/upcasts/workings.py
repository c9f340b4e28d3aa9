"""Lines of workings of early documents: what they were of stood in words, and is found by the words of that time.

A name stood in two of them alone, and is told as it was. What is none of these is a row of a chart, and told by the
chart's words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from companion.charts.figures import TIMES
from companion.charts.upcasting import with_label
from companion.games.tactical.messages import working as say
from companion.games.tactical.messages.words import MODES
from companion.language.messages import Argument, Id, Label, Message, Own, Sentence, bare

NEVER_STORED = (
    say.UNIT_MEN,
    say.UNIT_GUNS,
    say.UNIT_STRENGTH,
    say.SO_MANY,
    *say.TOO_FEW_LOST.values(),
    say.NAMED_PLACE,
)
"""What only a score or a journal says: it was in no working, and would be found in others' words."""
CHARTS = {"ground": "terrain.row", "weapon": "weapons.weapon"}
"""{place: the chart whose word fills it}."""
NAMES = ("division", "units")
"""Places that somebody's names fill."""
NUMBER = r"-?\d+(?:\.\d+)?"
PLACE = re.compile(r"\{(\w+)\}")


def _sentences() -> Iterator[Sentence]:
    for made in vars(say).values():
        those = made.values() if isinstance(made, dict) else (made,)
        yield from (one for one in those if isinstance(one, Sentence) and one not in NEVER_STORED)


def _pattern(sentence: Sentence) -> re.Pattern[str]:
    parts = PLACE.split(sentence.one)
    found = (f"(?P<{one}>{_shape(one)})" if nth % 2 else re.escape(one) for nth, one in enumerate(parts))
    return re.compile("".join(found), re.DOTALL)


def _shape(place: str) -> str:
    if place in ("mode", "now"):
        return "|".join(MODES)
    return ".+" if place in (*CHARTS, *NAMES, "what") else NUMBER


def _filled(place: str, text: str) -> Argument:
    """Give what fills a place as a typed argument."""
    if place in ("mode", "now"):
        return MODES[text]
    if place in CHARTS:
        return Label(CHARTS[place], text)
    if place in NAMES:
        return Own(text)
    if place == "what":  # it multiplies costs
        return say.multiplied(text.replace(" ", "-"))
    if place == "turn":
        return Id(text)
    return float(text) if "." in text else int(text)


@cache
def _lines() -> tuple[tuple[re.Pattern[str], Sentence], ...]:
    """Give what lines were made of, for early documents alone; those without a place come before those with one."""
    return tuple((_pattern(one), one) for one in sorted(_sentences(), key=lambda one: len(one.places)))


def _message(text: str, clause: str) -> Message:
    if text.endswith(", x"):
        return TIMES(what=_message(text.removesuffix(", x"), clause))
    for pattern, sentence in _lines():
        if found := pattern.fullmatch(text):
            return sentence(**{place: _filled(place, one) for place, one in found.groupdict().items()})
    return bare(Label(clause, text))


line = with_label(_message)
"""Gives a line of working with a message of what it is of."""
