"""The numbers of a game as its session's seat may know them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from companion.kernel.kind import kind_of
from companion.study.numbers.faces import Faces, faces
from companion.study.numbers.luck import Luck, Sums, chances, luck

if TYPE_CHECKING:
    from companion.kernel.draws import Act, Rolled, Row
    from companion.kernel.record import Line
    from companion.kernel.session import Session

Named = Mapping[str, tuple[str, str]]
"""Side and name of each unit or command, by id."""
SIDES = ("union", "confederate")
WIDEST = 2
"""Rolls of a side that are told of the best and of the worst."""


class Roll(msgspec.Struct, frozen=True):
    """A roll: its entry and its place there, whose it was, the chance of what came, and what was at stake in stands."""

    entry: int
    nth: int
    seat: str
    kind: str
    unit: str
    p: tuple[int, int]
    outcome: str
    value: int
    expected: float
    stake: int

    @property
    def gain(self) -> float:
        """Give by how many stands it went better than was to be expected."""
        return self.value - self.expected


class Loss(msgspec.Struct, frozen=True):
    """What a unit lost by one fact: how many of what, as its kind of game counts them."""

    entry: int
    turn: int
    unit: str
    side: str
    cause: str
    by: tuple[str, ...]
    lost: Mapping[str, int]

    def of(self, what: str) -> int:
        """Give how many of something it lost; guns are stands of another kind, and counted apart."""
        return self.lost.get(what, 0) - (self.lost.get("guns", 0) if what == "stands" else 0)


class By(msgspec.Struct, frozen=True):
    """Luck by command and by player; who plays nothing by name is not in it."""

    command: dict[str, Luck] = {}
    player: dict[str, Luck] = {}


class Numbers(msgspec.Struct, frozen=True):
    """A battle in numbers; `luck` is None where the kind of game has no odds of what its rolls cost.

    Else it has each side whose luck the seat may know, whether it has rolled yet or not.
    """

    rolls: tuple[Roll, ...]
    luck: dict[str, Luck] | None
    losses: tuple[Loss, ...]
    faces: dict[str, Faces]
    by: By = By()
    tables: Mapping[str, Sequence[Row]] = {}
    """What the kind of game counts besides: strength by turns, fire, marches, shots."""


def tried(found: Numbers) -> dict[str, Luck]:
    """Give the luck of the sides that have rolled: of others there is nothing to tell."""
    return {side: one for side, one in (found.luck or {}).items() if one.rolls}


def numbers(session: Session) -> Numbers:
    """Reckon a game from its journal. Raises BadInput where a chart cannot be read, JournalError for the document."""
    those, door = list(session.rolled()), kind_of(session.kind).numbers
    told = None if door is None else door.open()
    every, units, lines = [one for *_, one in those], called(session)[0], _current(session)
    return Numbers(
        rolls=tuple(_roll(*one) for one in those),
        luck=None if told is None or not told.ODDS else _luck(every, lucky(session)),
        losses=() if told is None else tuple(_losses(session, units)),
        faces=_faces(session),
        by=By() if told is None else _by(every, _known(session, told.belongs(session.view, lines), units), units),
        tables=session.tables(),
    )


def called(session: Session) -> tuple[Named, Named]:
    """Give side and name of units and of commands, by id, as the session's seat knows them."""
    if (door := kind_of(session.kind).numbers) is None:
        return {}, {}
    told = door.open()
    return told.units(session.view, _current(session)), told.commands(session.view)


def acts(session: Session) -> Mapping[tuple[int, int], Act]:
    """Give the rolls in few words, by entry and place, as the session's seat may read them."""
    door = kind_of(session.kind).numbers
    return {} if door is None else dict(door.open().acts(session.view, _current(session)))


def _current(session: Session) -> list[Line]:
    return [line for line in session.log() if line.current]


def _roll(entry: int, nth: int, one: Rolled) -> Roll:
    expected = float(one.expected)
    return Roll(entry, nth, one.side, one.kind, one.unit, one.p, one.outcome, one.value, expected, one.stake)


def lucky(session: Session) -> tuple[str, ...]:
    """Name the sides whose luck the seat may know: none for a commander who knows his own command alone."""
    if (commander := session.commander) is not None and commander.knows == "own":
        return ()
    return tuple(side for side in SIDES if session.knows_only in (None, side))


def _luck(those: list[Rolled], sides: tuple[str, ...]) -> dict[str, Luck]:
    """Give each side's luck: its own rolls, and what the other's charges did to it or for it."""
    return {
        side: luck(
            [one for one in those if one.side == side],
            turned=[one for one in those if one.both and one.side != side],
        )
        for side in sides
    }


def could_be(session: Session) -> dict[str, Sums]:
    """Give how likely each sum of a side's rolls was, of the sides whose luck the seat may know."""
    those = [one for *_, one in session.rolled()]
    return {
        side: chances(
            [one for one in those if one.side == side],
            turned=[one for one in those if one.both and one.side != side],
        )
        for side in lucky(session)
    }


def _known(session: Session, belongs: Mapping[str, tuple[str, str]], units: Named) -> Mapping[str, tuple[str, str]]:
    """Give whose the units are of whose luck the seat may know."""
    only = session.knows_only
    return {name: whose for name, whose in belongs.items() if only in (None, units[name][0])}


def _by(those: list[Rolled], belongs: Mapping[str, tuple[str, str]], units: Named) -> By:
    """Give the luck of each command and player that is known: a roll is the first unit's, in a charge each side's."""
    own: defaultdict[tuple[int, str], list[Rolled]] = defaultdict(list)
    turned: defaultdict[tuple[int, str], list[Rolled]] = defaultdict(list)
    for one in those:
        for place, name in enumerate(belongs.get(one.unit, ())):
            own[place, name].append(one)
        if one.both and units.get(one.against, ("",))[0] != one.side:
            for place, name in enumerate(belongs.get(one.against, ())):
                turned[place, name].append(one)
    found: tuple[dict[str, Luck], dict[str, Luck]] = ({}, {})
    for place, name in dict.fromkeys((*own, *turned)):
        if name:
            found[place][name] = luck(own[place, name], turned=turned[place, name])
    return By(*found)


def _losses(session: Session, units: Named) -> Iterator[Loss]:
    for line, one in session.lost():
        side = units.get(one.unit, ("", ""))[0]
        yield Loss(line.entry, line.turn, one.unit, side, one.cause, one.by, one.lost)


def _faces(session: Session) -> dict[str, Faces]:
    """Count the dice of each side on the line that leads here, entered and rolled alike."""
    found: dict[str, list[int]] = defaultdict(list)
    for side, face in session.thrown():
        found[side].append(face)
    return {side: faces(found[side]) for side in SIDES}


def widest(rolls: Sequence[Roll], many: int = WIDEST) -> tuple[tuple[Roll, ...], tuple[Roll, ...]]:
    """Give the rolls that went furthest above and below what was to be expected, the furthest first."""
    ordered = sorted(rolls, key=lambda one: one.gain)
    worst = [one for one in ordered if one.gain < 0][:many]
    best = [one for one in reversed(ordered) if one.gain > 0][:many]
    return tuple(best), tuple(worst)


def as_value(found: Numbers) -> Mapping[str, Any]:
    """Give the numbers as scripts read them."""
    value: dict[str, Any] = msgspec.to_builtins(found)
    if value["luck"] is not None:
        value["luck"]["by"] = value["by"]
    del value["by"]
    value["losses"] = [{**{key: one[key] for key in one if key != "lost"}, **one["lost"]} for one in value["losses"]]
    dice = value["faces"]
    value["faces"] = {side: one["counts"] for side, one in dice.items()}
    value["faces"]["spread"] = {side: one["spread"] for side, one in dice.items()}
    value["widest"] = {side: _widest(found, side) for side in SIDES if any(one.seat == side for one in found.rolls)}
    more: dict[str, Any] = value.pop("tables")
    return {**value, **more}


def _widest(found: Numbers, side: str) -> dict[str, list[dict[str, int]]]:
    best, worst = widest([one for one in found.rolls if one.seat == side])
    return {
        name: [{"entry": one.entry, "nth": one.nth} for one in those]
        for name, those in (("best", best), ("worst", worst))
    }
