"""The journal in lines of text: each entry with its words, its sentences and, on request, its working."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from companion.charts.figures import Reasoned
from companion.games.campaign.rules.mode_words import mode_words
from companion.games.miniatures.words import stored
from companion.games.miniatures.words.tellings import sentences
from companion.language.tongue import number, tr
from companion.language.words import Names, capital, plain, side_words

WIDTH = {"miniatures": 14, "campaign": 14, "tactical": 27}
"""Of the column of moments: phases of a square-grid battle have long names."""
LONGEST = "confederate"
"""The side whose name is the longest there."""
MODES = (" mode", ": decision")
"""How the labels of lines of a campaign's working end that give a mode."""
FACTOR = ", x"
"""How the label of a line of working ends whose figure multiplies."""
Paragraph = tuple[str, Sequence[Reasoned]]
"""A sentence, and its working."""


def journal_lines(
    view: Any, lines: Sequence[Any], workings: Mapping[int, Sequence[Reasoned]] | None = None
) -> Iterator[str]:
    """Give journal lines as text; entries that were undone bear a tilde, new tries say what they try again."""
    names = Names.of_log(view, lines)
    width = WIDTH[names.kind] + max(0, len(side_words(LONGEST)) - len(LONGEST))
    for line in lines:
        when = tr("T{turn} {side}", turn=line.turn, side=capital(plain(line.player_turn)))
        mark = " " if line.current else "~"
        again = tr("(a new roll after entry {n})", n=line.retries)
        notes = [f"[{tr(line.seat)}]"] if line.seat != "referee" else []
        notes += [again] if line.retries is not None else []
        yield " ".join((f"{mark}{line.entry:>4}  {when:<{width}} {stored.label(line.label)}", *notes))
        told = [event for event in line.events if event.__struct_config__.tag != "began"]
        for text, working in paragraphs(told, names, (workings or {}).get(line.entry, ())):
            if text:
                yield f"{mark}{'':{width + 8}}{text}"
            for one in working:
                what, value = worded(one)
                yield f"{mark}{'':{width + 10}}{what}: {value} [{one.clause}]"


def paragraphs(events: Sequence[Any], names: Names, working: Sequence[Reasoned]) -> Iterator[Paragraph]:
    """Give an entry's sentences with what each rests on; where facts do not say which, all of it below the last."""
    if names.kind == "tactical":
        from companion.games.tactical.words.sentences import explained

        yield from explained(events, names, working)
        return
    yield from ((text, ()) for text in sentences(events, names))
    yield "", working


def worded(one: Reasoned) -> tuple[str, str]:
    """Give what a line of working is of, and its figure: "×0.8" where it multiplies."""
    if one.label.endswith(FACTOR):
        return stored.working(one.label.removesuffix(FACTOR)), f"×{figure(one.value)}"
    if isinstance(one.value, str) and one.label.endswith(MODES):
        return stored.working(one.label), mode_words(one.value)
    return stored.working(one.label), figure(one.value)


def figure(value: float | str) -> str:
    """Give a figure of a working."""
    return tr(value) if isinstance(value, str) else number(value, ".4g")
