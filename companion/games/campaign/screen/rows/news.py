"""What an entry of a campaign brought that a seat should see: losses, routs, fallen leaders, battles, orders read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules import reports
from companion.games.campaign.words.names import Names
from companion.games.campaign.words.sentences import sentences
from companion.rows.news import NewsRow

BY_TABLE = "RTG-15.0e"
LOST = {
    "combat": "RTG-9.6.2a",
    "rout": "RTG-6.2.1j",
    "surrender": "RTG-9.7a",
    "fatigue": "RTG-11.7a",
    "table": BY_TABLE,
}
GONE = {**LOST, "combat": "RTG-9.8a"}
CHECKED = {"rout": "RTG-6.2.1j"}
"""The clause of a check of withdrawal by what it gave, where that has one of its own."""


def of_line(line: Any, names: Names, explain: Callable[[int], Any]) -> Iterator[NewsRow]:
    """Give what an entry brought, as its line tells the seat; a campaign's clauses go by the fact."""
    del explain
    for nth, event in enumerate(line.events):
        clause = clause_of(event)
        if clause is not None:
            for text in sentences((event,), names):
                yield NewsRow(line.entry, nth, text, clause)


def clause_of(event: Any) -> str | None:
    """Give the clause on which a consequence rests, "" where it rests on none; None for what is none."""
    match event:
        case ev.StrengthLost():
            return LOST[event.cause]
        case ev.Eliminated():
            return GONE[event.cause]
        case ev.WithdrawalChecked():
            return CHECKED.get(event.result, "RTG-6.2.1g")
        case ev.Demoralised():
            return "RTG-11.0b"
        case ev.LeaderLost():
            return "RTG-9.10a"
        case ev.BattleFought():
            return "RTG-9.3a"
        case ev.BattleClosed(aborted=True):
            return "RTG-9.2.3c"
        case ev.ResultEntered() | ev.FieldLost() | ev.CameToTable():
            return BY_TABLE
        case ev.Straggled():
            return "RTG-8.10a" if event.points > 0 else "RTG-8.10b"
        case ev.Exited():
            return "RTG-13.2.13a"
        case ev.DispatchRead():
            return "RTG-10.0b"
        case ev.OrdersLost():
            return "RTG-4.4a"
        case ev.Reported(report=reports.Fought()):
            return "RTG-10.1a"
        case ev.GameEnded():
            return ""
    return None
