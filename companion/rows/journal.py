"""The journal in lines of text: each entry with its words, its sentences and, on request, its working."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from companion.charts.figures import Reasoned
from companion.kernel.kind import kind_of
from companion.language.tongue import tr
from companion.language.words import capital, plain, side_words

LONGEST = "confederate"
"""The side whose name is the longest in the column of moments."""


def journal_lines(
    kind: str, view: Any, lines: Sequence[Any], workings: Mapping[int, Sequence[Reasoned]] | None = None
) -> Iterator[str]:
    """Give a game's journal lines as text; undone entries bear a tilde, new tries say what they try again."""
    words = kind_of(kind).journal.open()
    names = words.names(view, lines)
    width = words.WIDTH + max(0, len(side_words(LONGEST)) - len(LONGEST))
    for line in lines:
        when = tr("T{turn} {side}", turn=line.turn, side=capital(plain(line.player_turn)))
        mark = " " if line.current else "~"
        again = tr("(a new roll after entry {n})", n=line.retries)
        notes = [f"[{tr(line.seat)}]"] if line.seat != "referee" else []
        notes += [tr("by mail")] if line.note else []
        notes += [again] if line.retries is not None else []
        yield " ".join((f"{mark}{line.entry:>4}  {when:<{width}} {words.label(line.label)}", *notes))
        told = [event for event in line.events if event.__struct_config__.tag != "began"]
        for text, working in words.paragraphs(told, names.then(line.called), (workings or {}).get(line.entry, ())):
            if text:
                yield f"{mark}{'':{width + 8}}{text}"
            for one in working:
                what, value = words.worded(one)
                yield f"{mark}{'':{width + 10}}{what}: {value} [{one.clause}]"
