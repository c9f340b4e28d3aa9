"""The order of battle as rows of a tree: side, corps, division, then brigades, batteries and leaders as they are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from companion.present import marks
from companion.present.words import STATUS, Names, capital, listed
from companion.tongue import tr


class Row(msgspec.Struct, frozen=True):
    """A row of the tree; `parent` is the id of the row above it, "" for a side."""

    id: str
    parent: str
    kind: str
    """"side", "corps", "division", "unit" or "leader"."""
    name: str
    side: str
    note: str = ""
    """What stands at the right: who leads, or why it is not on the table."""
    pips: marks.Pips | None = None
    state: str | None = None
    formation: str = ""
    marks: tuple[marks.Mark, ...] = ()
    stars: tuple[bool, ...] = ()
    """One for each leader with the unit, and its exceptional commander: whether he is exceptional."""
    off: bool = False
    """Not on the table."""
    aloud: str = ""
    words: str = ""
    """Everything a filter finds it by, in small letters."""


def rows(view: Any) -> tuple[Row, ...]:
    """Give the whole order of battle, each row before those under it."""
    found: list[Row] = []
    for side in ("union", "confederate"):
        if any(unit.side == side for unit in view.units):
            found.extend(_side(view, side))
    return tuple(found)


def _side(view: Any, side: str) -> Iterator[Row]:
    units = [unit for unit in view.units if unit.side == side]
    names = Names(view)
    here = {unit.division or unit.corps for unit in units if unit.status == "on-table"}
    divisions = tr("1 division on the table") if len(here) == 1 else tr("{n} divisions on the table", n=len(here))
    yield _named(Row(side, "", "side", capital(side), side, note=divisions))
    for leader in _leaders(view, side, "army", ""):
        yield _leader(leader, side, names)
    for corps in dict.fromkeys(unit.corps for unit in units):
        of_corps = [unit for unit in units if unit.corps == corps]
        heads = _leaders(view, side, "corps", corps)
        yield _named(
            Row(
                _id(side, corps),
                side,
                "corps",
                names(corps),
                side,
                note=_led(heads, of_corps, names),
                off=_off(of_corps),
            )
        )
        for leader in heads:
            yield _leader(leader, _id(side, corps), names)
        for division in dict.fromkeys(unit.division for unit in of_corps):
            yield from _division(view, side, corps, division, [one for one in of_corps if one.division == division])


def _division(view: Any, side: str, corps: str, division: str, units: Sequence[Any]) -> Iterator[Row]:
    names, parent = Names(view), _id(side, corps)
    if division:
        heads = _leaders(view, side, "division", division)
        parent = _id(side, corps, division)
        note = _led(heads, units, names)
        yield _named(Row(parent, _id(side, corps), "division", names(division), side, note=note, off=_off(units)))
        for leader in heads:
            yield _leader(leader, parent, names)
    for unit in units:
        yield _unit(view, unit, parent)


def _id(*parts: str) -> str:
    return "/".join(parts)


def _leaders(view: Any, side: str, rank: str, commands: str) -> list[Any]:
    return [one for one in view.leaders if one.side == side and one.rank == rank and one.commands == commands]


def _off(units: Sequence[Any]) -> bool:
    return not any(unit.status == "on-table" for unit in units)


def _led(heads: Sequence[Any], units: Sequence[Any], names: Names) -> str:
    if _off(units):
        due = [unit.arrives for unit in units if unit.status == "to-arrive" and unit.arrives]
        return tr("off the table, turn {turn}", turn=min(due)) if due else tr("off the table")
    return listed([f"{'★' if one.exceptional else '☆'} {one.name}" for one in heads if one.status == "on-table"])


def where(leader: Any, names: Names) -> str:
    """Say where a leader is."""
    if leader.status != "on-table":
        return str(STATUS.get(leader.status, leader.status))
    return tr("with {unit}", unit=names(leader.attached)) if leader.attached else tr("detached")


def _leader(leader: Any, parent: str, names: Names) -> Row:
    place = where(leader, names)
    kind = tr("exceptional {rank} leader", rank=leader.rank) if leader.exceptional else f"{leader.rank} leader"
    made = Row(
        leader.id, parent, "leader", leader.name, leader.side, note=place, stars=(leader.exceptional,),
        off=leader.status != "on-table", aloud=f"{leader.name}, {kind}, {place}",
    )  # fmt: skip
    return _named(made, kind)


def _unit(view: Any, unit: Any, parent: str) -> Row:
    leaders = [one for one in view.leaders if one.id in unit.leaders]
    stars = tuple(one.exceptional for one in leaders) + ((True,) if unit.exceptional_commander else ())
    there = unit.status == "on-table"
    note = "" if there else STATUS.get(unit.status, unit.status)
    if unit.status == "to-arrive" and unit.arrives:
        note = tr("turn {turn}", turn=unit.arrives)
    with_him = [tr("{name} with it", name=one.name) for one in leaders]
    with_him += [tr("exceptional commander")] if unit.exceptional_commander else []
    made = Row(
        id=unit.id,
        parent=parent,
        kind="unit",
        name=unit.name,
        side=unit.side,
        note=note,
        pips=marks.pips(unit),
        state=unit.state if there else None,
        formation=marks.formation(unit) if there else "",
        marks=marks.marks(unit),
        stars=stars,
        off=not there,
        aloud=", ".join([marks.aloud(unit), *with_him]),
    )
    letters = [mark.letter for mark in made.marks]
    return _named(
        made, unit.arm, unit.state or "", marks.formation_words(unit), *letters, *(one.name for one in leaders)
    )


def _named(row: Row, *words: str) -> Row:
    found = " ".join((row.name, row.note, row.aloud, *(mark.name for mark in row.marks), *words)).lower()
    return msgspec.structs.replace(row, words=found, aloud=row.aloud or f"{row.name}. {row.note}".rstrip(". "))


def filtered(found: Sequence[Row], text: str) -> tuple[Row, ...]:
    """Give the rows in which every word of a text occurs, with what stands above them."""
    wanted = text.lower().split()
    if not wanted:
        return tuple(found)
    parents = {row.id: row.parent for row in found}
    kept: set[str] = set()
    for row in found:
        if row.kind in ("unit", "leader") and all(word in row.words for word in wanted):
            name = row.id
            while name and name not in kept:
                kept.add(name)
                name = parents[name]
    return tuple(row for row in found if row.id in kept)
