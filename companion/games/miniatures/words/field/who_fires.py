"""Who may fire by where everybody stands, at whom; and who may not, and by how much he falls short."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from companion.games.miniatures.words.field.proposals import Proposal
from companion.games.miniatures.words.step import DutyRow
from companion.language.figures import fraction
from companion.language.tongue import tr
from companion.language.words import listed

CLAUSE = "D10-RUL-FIRE-WHO"


class Known(NamedTuple):
    """What the field and the rules know of the step's fire."""

    units: Sequence[Any]
    """Of the side that fires, all that are on the table."""
    placed: frozenset[str]
    every: Sequence[Proposal]
    """Who may fire at whom, the best first."""
    short: Callable[[str], str]
    """Why nobody is in a unit's reach, "" where that is not measured yet."""
    barred: Callable[[str], str]
    """Why a unit may not fire wherever it stands, "" where it may."""
    name: Callable[[str], str]


def rows(known: Known, firing: Sequence[str], target: str) -> tuple[DutyRow, ...]:
    """Give the attack in hand, who may fire besides, who may not with his reason, who has fired."""
    found = [*_rows(known, firing, target)]
    order = {"now": 0, "": 1, "not": 2, "done": 3}
    found.sort(key=lambda row: order[row.sign])
    return tuple(
        DutyRow(nth, one.unit, one.text, CLAUSE, False, why=one.why, sign=one.sign) for nth, one in enumerate(found)
    )


def _rows(known: Known, firing: Sequence[str], target: str) -> Iterator[DutyRow]:
    if firing:
        who = listed([known.name(one) for one in firing])
        yield _row(firing[0], tr("{firers} at {target} now", firers=who, target=known.name(target)), "", "now")
    best: dict[str, list[Proposal]] = {}
    for one in known.every:
        best.setdefault(one.unit, []).append(one)
    for unit in known.units:
        if unit.id in firing:
            continue
        if unit.fired and unit.id in best:
            yield _row(unit.id, tr("the rest of {unit} may fire", unit=unit.name), _at(known, best[unit.id]), "")
        elif unit.fired:
            yield _row(unit.id, tr("{unit} has fired", unit=unit.name), "", "done")
        elif why := known.barred(unit.id):
            yield _not(unit, why)
        elif unit.id not in known.placed:
            yield _row(unit.id, tr("{unit} may fire", unit=unit.name), tr("it has no place: its ranges are typed"), "")
        elif unit.id in best:
            yield _row(unit.id, tr("{unit} may fire", unit=unit.name), _at(known, best[unit.id]), "")
        else:
            yield _not(unit, known.short(unit.id))


def _row(unit: str, text: str, why: str, sign: Any) -> DutyRow:
    return DutyRow(0, unit, text, CLAUSE, False, why=why, sign=sign)


def _not(unit: Any, why: str) -> DutyRow:
    return _row(unit.id, tr("{unit} may not fire", unit=unit.name), why, "not")


def _at(known: Known, those: Sequence[Proposal]) -> str:
    target, points = known.name(those[0].target), fraction(those[0].points)
    if len(those) == 1:
        return tr("only at {target}: {points} points", target=target, points=points)
    return tr("best at {target}: {points} points", target=target, points=points)
