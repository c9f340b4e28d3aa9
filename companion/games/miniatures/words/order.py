"""The order of battle as rows of a tree: side, corps, division, then brigades, batteries and leaders as they are."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from companion.drawing import marks
from companion.games.miniatures.words.names import Names
from companion.language.tongue import plural, said_again, tr
from companion.language.words import STATUS, side_words, trait_words

SEVERAL = 2
"""A battalion of fewer batteries than this is told by them alone."""


class Row(msgspec.Struct, frozen=True):
    """A row of the tree; `parent` is the id of the row above it, "" for a side.

    Units and leaders have the ids that commands name them by. Those of sides, corps and divisions say what they are
    before a colon, which no unit's and no leader's has: a brigade may be called Union.
    """

    id: str
    parent: str
    kind: str
    """"side", "corps", "division", "battalion", "unit" or "leader"."""
    name: str
    side: str
    leader: str = ""
    """The leader whose name stands at the right of his formation, for choosing him there."""
    note: str = ""
    """What stands at the right: who leads, or why it is not on the table."""
    pips: marks.Pips | None = None
    state: str | None = None
    formation: str = ""
    marks: tuple[marks.Mark, ...] = ()
    stars: tuple[bool, ...] = ()
    """One for each leader with the unit, and its exceptional commander: whether he is exceptional."""
    traits: str = ""
    """A unit's traits, in words."""
    emblem: str = ""
    """What stands before its name, by its name: a badge, or a picture that the session has."""
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
    names = Names(view)
    units = names.ordered(unit for unit in view.units if unit.side == side)
    here = {unit.division or unit.corps for unit in units if unit.status == "on-table"}
    divisions = plural(len(here), "{n} division on the table", "{n} divisions on the table")
    top = _id("side", side)
    yield _named(Row(top, "", "side", side_words(side), side, note=divisions))
    for leader in _leaders(view, side, "army", ""):
        yield _leader(leader, top, names)
    for corps in dict.fromkeys(unit.corps for unit in units):
        of_corps = [unit for unit in units if unit.corps == corps]
        place = _id("corps", side, corps)
        yield from _formation(view, Row(place, top, "corps", names.formation(corps), side), of_corps, corps)
        for division in dict.fromkeys(unit.division for unit in of_corps):
            those = [one for one in of_corps if one.division == division]
            parent = _id("division", side, corps, division) if division else place
            if division:
                row = Row(parent, place, "division", names.formation(division), side)
                yield from _formation(view, row, those, division)
            yield from _units(view, those, parent)


def _units(view: Any, those: Sequence[Any], parent: str) -> Iterator[Row]:
    """Give the units of a division, or of a corps' own; the batteries of a battalion stand under it."""
    shared = Counter(unit.battalion for unit in those if unit.battalion)
    opened = set[str]()
    for unit in those:
        if shared[unit.battalion] < SEVERAL:
            yield _unit(view, unit, parent)
        elif unit.battalion not in opened:
            opened.add(unit.battalion)
            its = [one for one in those if one.battalion == unit.battalion]
            place = _id("battalion", parent, unit.battalion)
            left, start = (sum(getattr(one, name) or 0 for one in its) for name in ("stands", "stands_at_start"))
            many = f"{plural(len(its), '{n} battery', '{n} batteries')}, {left}/{start}"
            note = _due(its) if _off(its) else many
            yield _named(Row(place, parent, "battalion", unit.battalion, unit.side, note=note, off=_off(its)), many)
            yield from (_unit(view, one, place) for one in its)


def _formation(view: Any, row: Row, units: Sequence[Any], commands: str) -> Iterator[Row]:
    """Give a corps or division with its leader at the right; several leaders stand in rows of their own."""
    names = Names(view)
    heads = _leaders(view, row.side, row.kind, commands)
    off = _off(units)
    note = _due(units) if off else ""
    # A row has room for one name at its right; where a formation has two leaders, none may be left out, so each gets a
    # row.
    leader = heads[0].id if len(heads) == 1 else ""
    if leader:
        note = note or _led(heads[0], names)
    yield _named(msgspec.structs.replace(row, note=note, off=off, leader=leader), *(one.name for one in heads))
    for one in heads if not leader else ():
        yield _leader(one, row.id, names)


def _id(kind: str, *parts: str) -> str:
    return f"{kind}:{'/'.join(parts)}"


def _leaders(view: Any, side: str, rank: str, commands: str) -> list[Any]:
    return [one for one in view.leaders if one.side == side and one.rank == rank and one.commands == commands]


def _off(units: Sequence[Any]) -> bool:
    return not any(unit.status == "on-table" for unit in units)


def _due(units: Sequence[Any]) -> str:
    turns = [unit.arrives for unit in units if unit.status == "to-arrive" and unit.arrives]
    return tr("off the table, turn {turn}", turn=min(turns)) if turns else tr("off the table")


def _led(leader: Any, names: Names) -> str:
    star = "★" if leader.exceptional else "☆"
    detached = leader.status == "on-table" and not leader.attached
    return f"{star} {leader.name}" if detached else f"{star} {leader.name}, {where(leader, names)}"


def where(leader: Any, names: Names) -> str:
    """Say where a leader is."""
    if leader.status != "on-table":
        return tr(STATUS.get(leader.status, leader.status))
    return tr("with {unit}", unit=names(leader.attached)) if leader.attached else tr("detached")


def _leader(leader: Any, parent: str, names: Names) -> Row:
    place = where(leader, names)
    kind = tr(f"exceptional {leader.rank} leader" if leader.exceptional else f"{leader.rank} leader")
    made = Row(
        leader.id,
        parent,
        "leader",
        leader.name,
        leader.side,
        note=place,
        stars=(leader.exceptional,),
        off=leader.status != "on-table",
        aloud=f"{leader.name}, {kind}, {place}",
    )
    return _named(made, kind)


def _unit(view: Any, unit: Any, parent: str) -> Row:
    return _row(unit, tuple(one for one in view.leaders if one.id in unit.leaders), parent)


# Of all the units of a battle an act changes one or two; the others' rows are said again.
@said_again
def _row(unit: Any, leaders: tuple[Any, ...], parent: str) -> Row:
    stars = tuple(one.exceptional for one in leaders) + ((True,) if unit.exceptional_commander else ())
    there = unit.status == "on-table"
    note = "" if there else tr(STATUS.get(unit.status, unit.status))
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
        traits=trait_words(unit.traits),
        emblem=unit.emblem,
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
        if row.kind != "side" and all(word in row.words for word in wanted):
            name = row.id
            while name and name not in kept:
                kept.add(name)
                name = parents[name]
    return tuple(row for row in found if row.id in kept)
