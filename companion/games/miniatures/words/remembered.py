"""What eyes have said before and what still holds of it: read from a seat's journal, kept nowhere.

    the journal's lines ── remembered(lines) ──► whom each leader covers, who stands in works, at whom each unit fired

Desk and prompt begin their next question with it; whatever it says can be said otherwise.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import is_
from typing import Any

import msgspec

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev


class Attack(msgspec.Struct, frozen=True):
    """A fire attack that was made, and whether anybody in it has changed place since."""

    order: cmd.Fire
    entry: int
    turn: int
    moved: bool = False


class Remembered(msgspec.Struct, frozen=True):
    """What still holds of what eyes said."""

    covered: dict[str, tuple[str, ...]]
    """{unit: the leaders whose radius covered it at its last maneuver roll, none of both having moved since}."""
    in_works: frozenset[str]
    """The units that stood in fieldworks at their last maneuver roll and have not moved since."""
    attacks: tuple[Attack, ...]
    """The last attack of each unit that has fired, each but once: those of the latest turn first, as they were made."""
    last: dict[str, Attack]
    """{unit: the last attack that it made}."""
    placed: dict[str, int]
    """{unit or leader: the entry in which it last changed its place}."""

    def since(self, *names: str) -> int:
        """Give the entry in which any of these last changed its place, 0 for none: an older answer is none."""
        return max((self.placed.get(name, 0) for name in names), default=0)

    def last_attack(self, unit: str) -> Attack | None:
        """Give the last attack that a unit made."""
        return self.last.get(unit)


def firers(order: cmd.Fire) -> tuple[str, ...]:
    """Name the units that fire in an attack."""
    return tuple(dict.fromkeys(one.unit for one in order.firers))


class _Notes:
    """What eyes have said so far, line by line."""

    def __init__(self) -> None:
        self.covered: dict[str, tuple[str, ...]] = {}
        self.works: set[str] = set()
        self.attacks: dict[str, Attack] = {}
        self.placed: dict[str, int] = {}

    def read(self, lines: Iterable[Any]) -> None:
        """Read on; undone lines say nothing."""
        for line in lines:
            if line.current:
                self._read(line)

    def _read(self, line: Any) -> None:
        # What was ordered comes before what came of it: a retreat after a roll ends what was said for the roll.
        for order in line.commands:
            match order:
                case cmd.Maneuver():
                    self.covered[order.unit] = order.in_radius
                    (self.works.add if order.in_fieldworks else self.works.discard)(order.unit)
                case cmd.Fire():
                    self.attacks.update(dict.fromkeys(firers(order), Attack(order, line.entry, line.turn)))
        for name in _placed(line.events):
            self.placed[name] = line.entry
            self.covered.pop(name, None)
            self.works.discard(name)
            self.covered = {unit: tuple(one for one in those if one != name) for unit, those in self.covered.items()}

    def copy(self) -> _Notes:
        """Give the same, to be read on by itself."""
        made = _Notes()
        made.covered, made.works = dict(self.covered), set(self.works)
        made.attacks, made.placed = dict(self.attacks), dict(self.placed)
        return made

    def held(self) -> Remembered:
        """Give what still holds."""
        last = {unit: _since(one, self.placed) for unit, one in self.attacks.items()}
        latest = tuple(dict.fromkeys(sorted(last.values(), key=_as_made)))
        return Remembered(dict(self.covered), frozenset(self.works), latest, last, dict(self.placed))


LATEST = 20
"""So many lines at a journal's end are read anew at each change: undo and redo change those."""


class Remembering:
    """Remembers along a journal that grows: what was read before and is the same is not read again."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self._settled: tuple[Any, ...] = ()
        self._notes = _Notes()

    def __call__(self, lines: Sequence[Any]) -> Remembered:
        """Read the lines of a journal, oldest first, as their seat may read them."""
        settled = tuple(lines[:-LATEST])
        known = len(self._settled)
        if known > len(settled) or not all(map(is_, self._settled, settled)):
            self._notes, known = _Notes(), 0
        self._notes.read(settled[known:])
        self._settled = settled
        newest = self._notes.copy()
        newest.read(lines[-LATEST:])
        return newest.held()


def remembered(lines: Sequence[Any]) -> Remembered:
    """Read the lines of a journal, oldest first, as their seat may read them."""
    return Remembering()(lines)


def _as_made(one: Attack) -> tuple[int, int]:
    # A referee goes round the table in the same way each turn; what was fired turns ago comes last.
    return -one.turn, one.entry


def _since(one: Attack, placed: dict[str, int]) -> Attack:
    there = (one.order.target, *firers(one.order))
    return msgspec.structs.replace(one, moved=any(placed.get(name, 0) > one.entry for name in there))


def _placed(events: Sequence[Any]) -> list[str]:
    """Name the units and leaders that stand elsewhere after some facts."""
    found = []
    for event in events:
        match event:
            case ev.LeaderMoved() | ev.LeaderPlaced() | ev.LeaderAttached() | ev.LeaderReplaced() | ev.LeaderLost():
                found.append(event.leader)
            case ev.Moved() | ev.Placed() | ev.Retreated() | ev.BrokeThrough() | ev.Arrived() | ev.LeftTable():
                found.append(event.unit)
            # Who carries a position stands where its defenders stood.
            case ev.PursuitDeclared(what="carry"):
                found.append(event.unit)
    return found
