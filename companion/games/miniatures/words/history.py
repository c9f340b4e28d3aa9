"""A unit's or leader's history: every entry that names it, newest first, what was undone marked as such."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any

import msgspec

from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.forces import facts
from companion.games.miniatures.words import ancestry
from companion.games.miniatures.words.names import Names
from companion.games.miniatures.words.tellings import sentences
from companion.kernel.dice import Roll
from companion.language.messages import told
from companion.language.tongue import tr
from companion.language.words import side_words
from companion.rows.form import literals

EVERYBODY = (ev.Began, ev.EffectivenessJudged)
"""Events that name everybody and tell nothing of anyone."""


class HistoryRow(msgspec.Struct, frozen=True):
    """An entry that names the unit."""

    entry: int
    when: str
    """Turn and player turn."""
    head: str
    """The entry's words."""
    lines: tuple[str, ...]
    """What became of the unit."""
    change: str
    """Its stands before and after, "" where they stay."""
    dice: tuple[Roll, ...]
    current: bool
    this_turn: bool
    """It belongs to the player turn that is played now."""
    note: str = ""
    """That it was undone, or is a new roll."""


class _Books(msgspec.Struct, frozen=True):
    """What a history counts along a line: stands and damaged gun stands."""

    stands: int
    damaged: int = 0


class History:
    """Histories of one game. What an entry names is found once: it is a fact."""

    def __init__(self) -> None:
        self._named: dict[int, tuple[Any, frozenset[str]]] = {}

    def __call__(self, view: Any, lines: Sequence[Any], name: str) -> tuple[HistoryRow, ...]:
        """Give the rows of a unit or leader, newest first; `lines` are the journal's, oldest first."""
        unit = next((one for one in view.units if one.id == name), None)
        known = unit is not None and unit.stands is not None
        names, rows = Names(view), []
        books: dict[int | None, _Books | None] = {}
        who = ancestry.along(lines, name)
        for line in lines:
            before = books.get(line.parent)
            after = _after(before, line.events, name) if known else None
            books[line.entry] = after
            if not who[line.entry].isdisjoint(self._names(line)):
                rows.append(_row(view, line, who[line.entry], names, (before, after)))
        return tuple(reversed(rows))

    def _names(self, line: Any) -> frozenset[str]:
        kept = self._named.get(line.entry)
        if kept is None or kept[0] is not line.events:
            told = [event for event in line.events if not isinstance(event, EVERYBODY)]
            kept = self._named[line.entry] = (line.events, frozenset(_strings((told, line.commands))))
        return kept[1]


def _strings(value: Any) -> Iterator[str]:
    """Give every name within events and commands."""
    match value:
        case str():
            yield value
        case facts.UnitSplit() | facts.UnitsMerged() | facts.UnitAdded():
            yield from ancestry.named(value) or ()
        case dict():
            for key, one in value.items():
                yield from (key, *_strings(one))
        case list() | tuple() | set() | frozenset():
            for one in value:
                yield from _strings(one)
        case msgspec.Struct():
            for field in _naming(type(value)):
                yield from _strings(getattr(value, field))


OTHERS = frozenset({"objective", "edge", "text", "reason", "field", "option", "kind", "outcome", "result", "band"})
"""Fields whose words are no unit's and no leader's, though one may be called so."""


@cache
def _naming(kind: type[msgspec.Struct]) -> tuple[str, ...]:
    """Give the fields that may name somebody: a brigade called Union has no part in all that is its side's."""
    fields = msgspec.structs.fields(kind)
    return tuple(one.name for one in fields if one.name not in OTHERS and not literals(one.type))


def _row(
    view: Any, line: Any, who: frozenset[str], names: Names, books: tuple[_Books | None, _Books | None]
) -> HistoryRow:
    told_of = (event for event in line.events if not isinstance(event, EVERYBODY))
    own = [event for event in told_of if not who.isdisjoint(_strings(event))]
    now = (line.turn, line.player_turn) == (view.turn, view.player_turn)
    return HistoryRow(
        entry=line.entry,
        when=tr("Turn {turn}, {side}", turn=line.turn, side=side_words(line.player_turn)),
        head=told(line.label),
        lines=tuple(sentences(own, names.then(line.called))),
        change=_change(*books),
        dice=line.dice,
        current=line.current,
        this_turn=now and line.current,
        note=_note(line),
    )


def _note(line: Any) -> str:
    if not line.current:
        return tr("undone")
    return tr("a new roll after entry {n}", n=line.retries) if line.retries is not None else ""


# ---- stands along a line


def _after(books: _Books | None, events: Sequence[Any], name: str) -> _Books | None:
    """Give the stands after an entry, None before they are known."""
    for event in events:
        if isinstance(event, ev.Began):
            found = event.state.brigades.get(name) or event.state.batteries.get(name)
            books = None if found is None else _Books(found.stands, getattr(found, "damaged", 0))
        elif (regrouped := ancestry.stands(event, name)) is not None:
            books = _Books(*regrouped)
        elif books is not None:
            books = _told(books, event, name)
    return books


def _told(books: _Books, event: Any, name: str) -> _Books:
    match event:
        case ev.StandsLost(unit=unit) if unit == name:
            left = books.stands - event.stands
            return _Books(left, min(books.damaged, left))
        case ev.GunsDamaged(unit=unit) if unit == name:
            return _Books(books.stands, books.damaged + event.stands)
        case ev.Overridden(target=target, field="stands") if target == name:
            return _Books(event.after, min(books.damaged, event.after))
        case ev.Overridden(target=target, field="status", pays=pays) if target == name and pays:
            return _Books(0, 0)
        case ev.Overridden(target=target, pays="stands") if target == name:
            return _Books(books.stands + _taken(event), books.damaged)
        case ev.Overridden(target=target, field="damaged") if target == name:
            return _Books(books.stands, event.after)
        case _:
            return books


def _taken(event: Any) -> int:
    """Give the stands that a figure set by hand gave back to those that stand, or took from them."""
    more: int = event.after - event.before
    return more if event.field == "stands_at_start" else -more


def _change(before: _Books | None, after: _Books | None) -> str:
    if before is None or after is None or before == after:
        return ""
    if before.stands != after.stands:
        return tr("{old} → {new} stands", old=before.stands, new=after.stands)
    return tr("{old} → {new} damaged", old=before.damaged, new=after.damaged)


def aloud(row: HistoryRow) -> str:
    """Give a row in words."""
    dice = [f"{told(roll.why)}: {roll.face}, {tr(roll.origin)}" for roll in row.dice]
    parts = (f"{row.entry}, {row.when}: {row.head}", *row.lines, row.change, *dice, row.note)
    return ". ".join(part.rstrip(".") for part in parts if part)


def summary(view: Any, name: str, rows: Sequence[HistoryRow]) -> str:
    """Say in one line what was applied in this player turn, and how much of the history stands."""
    if not rows:
        return tr("Nothing has happened to it yet.")
    here = sum(1 for row in rows if row.this_turn)
    undone = sum(1 for row in rows if not row.current)
    return tr("This player turn: {here}, in all: {n}, undone: {undone}", here=here, n=len(rows) - undone, undone=undone)
