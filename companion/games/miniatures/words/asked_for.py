"""Which fact of which entry asked for an act on the table: acts have a number, facts ask for them in their order."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from companion.games.miniatures import messages as say
from companion.games.miniatures.rules import events as ev


class Asking(NamedTuple):
    """The entry that asked for an act, and which of its facts."""

    line: Any
    nth: int


def _keys(*said: Any) -> frozenset[str]:
    return frozenset(one.key for one in said)


_OFF = _keys(*say.OFF.values(), *say.GUNS_OFF.values())
_MARKER = _keys(say.MARKER_ON, say.MARKER_OFF)
_RETREAT = _keys(say.RETREAT, say.RETREAT_BY, say.GUNS_RETREAT, say.GUNS_RETREAT_BY)
_REPLACED = _keys(say.REPLACEMENT, say.REPLACEMENT_WITH)
ASKS: dict[type, frozenset[str]] = {
    ev.StandsLost: _OFF,
    ev.Marked: _MARKER,
    ev.GunsDamaged: _keys(say.DAMAGED_ON),
    ev.LeftTable: _keys(*say.TAKE_OFF.values()),
    ev.Retreated: _RETREAT,
    ev.Arrived: _keys(say.ON_TABLE, say.ON_TABLE_AT),
    ev.LeaderLost: _keys(*say.LEADER_OFF.values()),
    ev.LeaderReplaced: _REPLACED,
    ev.LeaderAttached: _keys(say.LEADER_STAYS),
    ev.CommanderFell: _keys(say.COMMANDER_OFF),
    ev.PursuitDeclared: _keys(say.CARRIES),
}
"""Which acts a kind of fact asks for, by their messages."""


def asking(lines: Sequence[Any], acts: Iterable[Any]) -> dict[int, Asking]:
    """Give for each act, by its number, what asked for it; `lines` are the journal's, oldest first."""
    # From the newest back: what is looked for is nearly always young, and a long evening's journal is not read whole.
    found: dict[int, Asking] = {}
    facts = _newest_first(lines)
    read: list[tuple[Any, int, Any]] = []
    start = 0
    for act in sorted(acts, key=lambda act: -act.number):
        place = start
        while place < len(read) or _reads_on(facts, read):
            line, nth, event = read[place]
            place += 1
            if act.text.key in ASKS[type(event)] and _whose(event) == act.unit:
                found[act.number], start = Asking(line, nth), place
                break
    return found


def _reads_on(facts: Iterator[tuple[Any, int, Any]], read: list[tuple[Any, int, Any]]) -> bool:
    """Read one fact more; false where there is none."""
    one = next(facts, None)
    if one is not None:
        read.append(one)
    return one is not None


def _newest_first(lines: Sequence[Any]) -> Iterator[tuple[Any, int, Any]]:
    for line in reversed(lines):
        if line.current:
            for nth in range(len(line.events) - 1, -1, -1):
                if type(line.events[nth]) in ASKS:
                    yield line, nth, line.events[nth]


def _whose(event: Any) -> str:
    found: str = event.leader if hasattr(event, "leader") else event.unit
    return found
