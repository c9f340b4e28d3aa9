"""The numbers of a game as its session's seat may know them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from companion.kernel.kind import kind_of
from companion.study.numbers.faces import Faces, faces
from companion.study.numbers.luck import Luck, luck

if TYPE_CHECKING:
    from companion.kernel.draws import Gone, Rolled
    from companion.kernel.session import Session

SIDES = ("union", "confederate")


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


class Loss(msgspec.Struct, frozen=True):
    """What a unit lost by one fact."""

    entry: int
    turn: int
    unit: str
    cause: str
    stands: int


class Numbers(msgspec.Struct, frozen=True):
    """A battle in numbers; `luck` is None where the kind of game has no odds of what its rolls cost."""

    rolls: tuple[Roll, ...]
    luck: dict[str, Luck] | None
    losses: tuple[Loss, ...]
    faces: dict[str, Faces]


def numbers(session: Session) -> Numbers:
    """Reckon a game from its journal. Raises BadInput where a chart cannot be read, JournalError for the document."""
    those, told = list(session.rolled()), kind_of(session.kind).numbers
    return Numbers(
        rolls=tuple(_roll(*one) for one in those),
        luck=None if told is None else _luck([one for *_, one in those], session.knows_only),
        losses=() if told is None else tuple(_losses(session, told.open().gone)),
        faces=_faces(session),
    )


def _roll(entry: int, nth: int, one: Rolled) -> Roll:
    expected = float(one.expected)
    return Roll(entry, nth, one.side, one.kind, one.unit, one.p, one.outcome, one.value, expected, one.stake)


def _luck(those: list[Rolled], only: str | None) -> dict[str, Luck]:
    """Give each side's luck, or one's alone: its own rolls, and what the other's charges did to it or for it."""
    sides = {one.side for one in those} | ({*SIDES} if any(one.both for one in those) else set())
    return {
        side: luck(
            [one for one in those if one.side == side],
            turned=[one for one in those if one.both and one.side != side],
        )
        for side in SIDES
        if side in sides and only in (None, side)
    }


def _losses(session: Session, gone: Callable[[Iterable[Any]], Iterator[Gone]]) -> Iterator[Loss]:
    for line in session.log():
        if line.current:
            for one in gone(line.events):
                yield Loss(line.entry, line.turn, one.unit, one.cause, one.stands)


def _faces(session: Session) -> dict[str, Faces]:
    """Count the dice of each side on the line that leads here, entered and rolled alike."""
    found: dict[str, list[int]] = defaultdict(list)
    for side, face in session.thrown():
        found[side].append(face)
    return {side: faces(found[side]) for side in SIDES}


def as_value(found: Numbers) -> Mapping[str, Any]:
    """Give the numbers as scripts read them."""
    value: dict[str, Any] = msgspec.to_builtins(found)
    value["faces"] = {side: {**one["counts"], "spread": one["spread"]} for side, one in value["faces"].items()}
    return value
