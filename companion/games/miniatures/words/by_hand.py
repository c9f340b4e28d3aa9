"""What the referee set by hand, in words: the figure, and the column of the books that paid for it."""

from __future__ import annotations

from typing import Any

from companion.games.miniatures.words.names import Names
from companion.kernel.messages import HIS_OWN
from companion.language.messages import bare
from companion.language.messages import told as words_of
from companion.language.tongue import tr
from companion.language.words import plain, value_words


def columns() -> dict[str, str]:
    """Give who can pay for a figure, in the order in which it is offered: {column: words}."""
    return {
        "set_aside": tr("by the referee"),
        "lost": tr("shot or cut down"),
        "skedaddled": tr("skedaddled"),
        "captured": tr("captured"),
        "stands": tr("the stands it has"),
        "stands_at_start": tr("the stands it began with"),
    }


def by_hand(event: Any, names: Names) -> str:
    """Give what was set by hand as a sentence; a column is named where it is another than the usual one."""
    told: dict[str, Any] = {
        "target": names(event.target),
        "field": plain(event.field.replace("_", " ")),
        "before": _value(event.before),
        "after": _value(event.after),
        "reason": event.reason or words_of(bare(HIS_OWN)),
    }
    if event.pays in ("", "set_aside", event.field):
        return tr("Override: {target}, {field} {before} → {after} ({reason})", **told)
    pays = columns().get(event.pays, event.pays)
    return tr("Override: {target}, {field} {before} → {after}, booked as {column} ({reason})", **told, column=pays)


def _value(value: Any) -> str:
    """Give a value in words; of what is struck out as a whole, how many there were."""
    return (
        str(len(value)) if isinstance(value, list) and (not value or isinstance(value[0], dict)) else value_words(value)
    )


def aside(stands: int) -> str:
    """Say what the referee took off by hand, or where it is below 0, what he put in beyond the stands at the start."""
    if stands < 0:
        return tr("{n} put in by the referee", n=-stands)
    return tr("{n} set aside by the referee", n=stands)
