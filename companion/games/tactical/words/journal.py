"""The words of a square-grid battle's journal: labels, sentences, and the lines of a working."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from companion.charts.figures import Reasoned, of_what
from companion.games.tactical.rules import events as ev
from companion.games.tactical.words import sentences as facts
from companion.games.tactical.words.names import Names, of_journal
from companion.games.tactical.words.plans import plan_lines
from companion.language.figures import of_working
from companion.language.messages import told

WIDTH = 27
"""Of the column of moments: phases of a square-grid battle have long names."""
APART = True
"""Whether each figure of a working stands below its own sentence."""

names = of_journal
label = purpose = question = told


def sentences(events: Iterable[Any], known: Names) -> Iterator[str]:
    """Give facts as sentences."""
    yield from facts.sentences(events, known)


def paragraphs(
    events: Sequence[Any], known: Names, working: Sequence[Reasoned]
) -> Iterator[tuple[str, Sequence[Reasoned]]]:
    """Give an entry's sentences with what each rests on, and each mission of a plan that its reader may read."""
    owed = [event for event in events if isinstance(event, ev.Planned)]
    for text, lines in facts.explained(events, known, working):
        yield text, lines
        # A computer's entry tells its plan and the marches after it: the missions belong between them.
        if owed and text == facts.sentence(facts.telling(owed[0], known)):
            yield from _missions(owed.pop(0))


def _missions(planned: ev.Planned) -> Iterator[tuple[str, Sequence[Reasoned]]]:
    for words, reason in plan_lines(planned.plan):
        yield facts.sentence(f"{words} ({reason})"), ()


def worded(one: Reasoned) -> tuple[str, str]:
    """Give what a line of working is of, and its figure: "×0.8" where it multiplies."""
    what, multiplies = of_what(one)
    return told(what), f"{'×' if multiplies else ''}{of_working(one.value)}"
