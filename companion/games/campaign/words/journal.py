"""The words of a campaign's journal: labels, sentences, and the lines of a working."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from companion.charts.figures import Reasoned
from companion.games.campaign.messages.working import OF_MODES
from companion.games.campaign.words import sentences as facts
from companion.games.campaign.words.mode_words import mode_words
from companion.games.campaign.words.names import Names, of_journal
from companion.language.figures import of_working
from companion.language.messages import Message, told

WIDTH = 14
"""Of the column of moments: phases have short names here."""
APART = False
"""Whether each figure of a working stands below its own sentence."""

names = of_journal


def label(what: Message) -> str:
    """Say what an entry is."""
    return told(what)


purpose = question = label


def sentences(events: Iterable[Any], known: Names) -> Iterator[str]:
    """Give facts as sentences."""
    yield from facts.sentences(events, known)


def paragraphs(
    events: Sequence[Any], known: Names, working: Sequence[Reasoned]
) -> Iterator[tuple[str, Sequence[Reasoned]]]:
    """Give an entry's sentences; facts do not say what each rests on, so all of its working is below the last."""
    yield from ((text, ()) for text in sentences(events, known))
    yield "", working


def worded(one: Reasoned) -> tuple[str, str]:
    """Give what a line of working is of, and its figure, or the mode that it gives."""
    if isinstance(one.value, str) and isinstance(one.label, Message) and one.label.key in OF_MODES:
        return told(one.label), mode_words(one.value)
    return told(one.label), of_working(one.value)
