"""What an entry of a square-grid battle brought that a seat should see: losses, disorder, rout, who fell, who came."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from companion.charts.figures import Reasoned
from companion.games.tactical.rules import events as ev
from companion.games.tactical.words.blows import with_workings
from companion.games.tactical.words.names import Names
from companion.games.tactical.words.sentences import sentences
from companion.rows.news import NewsRow

CLAUSES: dict[type, str] = {
    ev.Ended: "",
    ev.BattleClosed: "",
    ev.LeaderFell: "ANT-R-WOUND",
    ev.LeaderSucceeded: "ANT-R-SUCCESSION",
    ev.Eliminated: "ANT-8.6c",
    ev.Routed: "ANT-8.6b",
    ev.Disrupted: "ANT-QS-4.3a",
    ev.Arrived: "ANT-6.0a",
    ev.Delayed: "ANT-6.0b",
    ev.Retreated: "ANT-QS-4.2",
    ev.LeaderMoved: "ANT-R-LEADER-ELIM",
    ev.Lost: "ANT-7.7e",
    ev.Recovered: "ANT-5.0",
}
"""The clause of each kind of consequence where its working names none; what weighs most stands first."""
WEIGHT = {kind: nth for nth, kind in enumerate(CLAUSES)}


def of_line(line: Any, names: Names, explain: Callable[[int], Sequence[Reasoned]]) -> Iterator[NewsRow]:
    """Give what an entry brought, as its line tells the seat; what a unit lost several times stands there once."""
    those = [one for one in line.events if _tells(one)]
    if not those:
        return
    told = {id(one.event): one.working for one in with_workings(line.events, explain(line.entry))}
    for nth, (event, first) in enumerate(sorted(_added(those), key=lambda pair: _weight(pair[0]))):
        clause = next((one.clause for one in told.get(id(first), ()) if one.clause), CLAUSES[type(event)])
        for text in sentences((event,), names):
            yield NewsRow(line.entry, nth, text, clause)


def _weight(event: Any) -> tuple[int, int]:
    """Give where a consequence stands: by its kind, of losses the greatest first."""
    return WEIGHT[type(event)], -event.men if isinstance(event, ev.Lost) else 0


def _tells(event: Any) -> bool:
    if isinstance(event, ev.Recovered):
        return bool(event.order or event.ammo or event.rallied)
    return type(event) in CLAUSES


def _added(events: Sequence[Any]) -> list[tuple[Any, Any]]:
    """Give consequences with the first fact of each: losses of a unit by the same cause are one."""
    found: list[tuple[Any, Any]] = []
    places: dict[tuple[str, str], int] = {}
    for event in events:
        if not isinstance(event, ev.Lost):
            found.append((event, event))
            continue
        place = places.setdefault((event.unit, event.cause), len(found))
        if place == len(found):
            found.append((event, event))
            continue
        so_far, first = found[place]
        more = {name: getattr(so_far, name) + getattr(event, name) for name in ("men", "guns", "fatigue")}
        found[place] = (msgspec.structs.replace(so_far, **more), first)
    return found
