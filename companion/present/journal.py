"""The journal in lines of text: each entry with its words, its sentences and, on request, its working."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from companion.charts import Reasoned
from companion.present.tellings import sentences
from companion.present.words import Names, capital


def journal_lines(
    view: Any, lines: Sequence[Any], workings: Mapping[int, Sequence[Reasoned]] | None = None
) -> Iterator[str]:
    """Give journal lines as text; entries that were undone bear a tilde, new tries say what they try again."""
    names = Names.of_log(view, lines)
    for line in lines:
        mark = " " if line.current else "~"
        again = f" (a new roll after entry {line.retries})" if line.retries is not None else ""
        seat = "" if line.seat == "referee" else f" [{line.seat}]"
        when = f"T{line.turn} {capital(line.player_turn)}"
        yield f"{mark}{line.entry:>4}  {when:<14} {line.label}{seat}{again}"
        told = [event for event in line.events if event.__struct_config__.tag != "began"]
        yield from (f"{mark}{'':22}{text}" for text in sentences(told, names))
        for one in (workings or {}).get(line.entry, ()):
            yield f"{mark}{'':24}{one.label}: {figure(one.value)} [{one.clause}]"


def figure(value: float | str) -> str:
    """Give a figure of a working."""
    return value if isinstance(value, str) else f"{value:.4g}"
