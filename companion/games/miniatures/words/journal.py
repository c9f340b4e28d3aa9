"""The words of a battle's journal: labels, sentences, and the lines of a working."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from companion.charts.figures import Reasoned, of_what
from companion.games.miniatures.words import tellings
from companion.games.miniatures.words.names import Names
from companion.language.figures import of_working
from companion.language.messages import told
from companion.language.words import plain

WIDTH = 14
"""Of the column of moments: phases have short names here."""
AN_ID = re.compile(r"[a-z]+(-[a-z]+)+")
"""An outcome as charts and documents name it: "mere-flesh-wound"."""
APART = False
"""Whether each figure of a working stands below its own sentence."""


def names(view: Any, lines: Sequence[Any] = ()) -> Names:
    """Give names by id as a view knows them: it knows all of whom its journal tells."""
    del lines
    return Names(view)


label = purpose = question = told


def sentences(events: Iterable[Any], known: Names) -> Iterator[str]:
    """Give facts as sentences."""
    yield from tellings.sentences(events, known)


def paragraphs(
    events: Sequence[Any], known: Names, working: Sequence[Reasoned]
) -> Iterator[tuple[str, Sequence[Reasoned]]]:
    """Give an entry's sentences; facts do not say what each rests on, so all of its working is below the last."""
    yield from ((text, ()) for text in sentences(events, known))
    yield "", working


def worded(one: Reasoned) -> tuple[str, str]:
    """Give what a line of working is of, and its figure: "×0.8" where it multiplies."""
    what, multiplies = of_what(one)
    if isinstance(one.value, str) and AN_ID.fullmatch(one.value):
        return told(what), plain(one.value)
    return told(what), f"{'×' if multiplies else ''}{of_working(one.value)}"
