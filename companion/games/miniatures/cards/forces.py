"""The forces of a game as every deck tells them: by side, corps and division, in the words and marks of a unit."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from companion.cards.content import Drawing, Words, bold, filled, words
from companion.cards.shapes import marks as drawn
from companion.cards.source import Source
from companion.drawing import marks
from companion.games.miniatures.rules.state import PRESENT, SIDES, Leader
from companion.games.miniatures.rules.view import UnitView, View
from companion.games.miniatures.words import by_hand, order
from companion.games.miniatures.words.names import Names
from companion.language.tongue import tr
from companion.language.words import STATUS, counted, listed


class Group(NamedTuple):
    """A corps or a division: its leaders and the units that stand directly under it."""

    corps: str
    division: str
    """"" for what the corps itself holds."""
    leaders: tuple[Leader, ...]
    units: tuple[UnitView, ...]

    @property
    def name(self) -> str:
        """Give what a heading calls it."""
        return self.division or self.corps


def sides(source: Source) -> tuple[str, ...]:
    """Give the sides whose papers are wanted and of which the seat knows a unit."""
    known = {unit.side for unit in source.view.units} if source.view else set()
    return tuple(side for side in SIDES if side in known and source.side in ("", side))


def groups(view: View, side: str) -> Iterator[Group]:
    """Give a side's corps and divisions in the order of battle's order; a corps comes also where only he is led."""
    units = {unit.id: unit for unit in view.units}
    leaders = {leader.id: leader for leader in view.leaders}
    places: dict[str, tuple[str, str]] = {}
    held: dict[str, tuple[list[Leader], list[UnitView]]] = {}
    battalions: dict[str, str] = {}
    for row in order.rows(view):
        if row.side != side or row.kind == "side":
            continue
        if row.kind in ("corps", "division"):
            corps = row.name if row.kind == "corps" else places[row.parent][0]
            places[row.id] = (corps, row.name if row.kind == "division" else "")
            held[row.id] = ([leaders[row.leader]] if row.leader else [], [])
        elif row.kind == "battalion":
            battalions[row.id] = row.parent
        elif row.kind == "unit":
            held[battalions.get(row.parent, row.parent)][1].append(units[row.id])
        elif row.parent in held:
            held[row.parent][0].append(leaders[row.id])
    for place, (those, its) in held.items():
        if those or its:
            yield Group(*places[place], tuple(those), tuple(its))


def army_leaders(view: View, side: str) -> tuple[Leader, ...]:
    """Give the leaders of a side whose command is no corps or division that the seat knows of."""
    led = {leader.id for group in groups(view, side) for leader in group.leaders}
    return tuple(one for one in view.leaders if one.side == side and one.id not in led)


def arm(unit: UnitView) -> str:
    """Say what kind of unit it is."""
    named = {
        "infantry": tr("infantry brigade"),
        "cavalry": tr("cavalry brigade"),
        "foot-artillery": tr("foot battery"),
        "horse-artillery": tr("horse battery"),
    }
    return named.get(unit.arm, unit.arm)


def strength(unit: UnitView) -> str:
    """Say how many stands are left: "7 of 9"; "" where the seat may not know."""
    shown = marks.pips(unit)
    return tr("{left} of {start}", left=shown.left, start=shown.start) if shown else ""


def counts(unit: UnitView) -> bool:
    """Say whether a unit's strength still counts: it is on the table or is to come."""
    return unit.status in PRESENT


def state(unit: UnitView) -> str:
    """Give fresh, worn or spent; "" for what has none, is gone or is not known."""
    return unit.state or "" if counts(unit) else ""


def whereabouts(unit: UnitView) -> str:
    """Say why a unit is not on the table, "" if it is: "to arrive in turn 5, south edge", "destroyed"."""
    return _absent(unit.status, unit.arrives or 0, unit.edge or "")


def leader_whereabouts(leader: Leader, names: Names) -> str:
    """Say where a leader is: with whom, detached, when he arrives, or what became of him."""
    gone = "" if leader.status == "on-table" else _absent(leader.status, leader.arrives.turn, leader.arrives.edge)
    back = tr("replaced in turn {turn}", turn=leader.returns) if leader.returns else ""
    return ", ".join(filter(None, (gone or order.where(leader, names), back)))


def _absent(status: str, turn: int, edge: str) -> str:
    if status == "on-table":
        return ""
    if status != "to-arrive" or not turn:
        return tr(STATUS.get(status, status))
    if edge:
        return tr("to arrive in turn {turn}, {edge} edge", turn=turn, edge=tr(edge))
    return tr("to arrive in turn {turn}", turn=turn)


def leader_name(leader: Leader) -> Words:
    """Give a leader's name, an exceptional one's marked: on paper no letter is a star."""
    name = words(bold(leader.name))
    return filled(tr("{name} (exceptional)"), name=name) if leader.exceptional else name


def led(group: Group, names: Names) -> Iterator[Words | str]:
    """Give a command's name with who leads it and where he is; a name that is his own is not said twice."""
    his = [one for one in group.leaders if one.name == group.name]
    if not his:
        yield words(bold(group.name))
    for nth, leader in enumerate((*his, *(one for one in group.leaders if one not in his))):
        if nth or not his:
            yield "; " if nth else ": "
        yield leader_name(leader)
        yield f", {leader_whereabouts(leader, names)}"


def losses(unit: UnitView) -> str:
    """Say what a unit has lost and how: "2 lost, 1 skedaddled"; "" for nothing, or where it is not known."""
    parts = (
        tr("{n} lost", n=unit.lost) if unit.lost else "",
        tr("{n} skedaddled", n=unit.skedaddled) if unit.skedaddled else "",
        tr("{n} captured", n=unit.captured) if unit.captured else "",
        by_hand.aside(unit.set_aside) if unit.set_aside else "",
    )
    return ", ".join(part for part in parts if part)


def condition(unit: UnitView) -> str:
    """Give the markers in force in words; "" for none."""
    said = [tr(mark.name) for mark in marks.marks(unit) if mark.id != "damaged"]
    if unit.damaged:
        said.append(tr("{stands} damaged", stands=counted(unit.damaged, "gun stand")))
    return listed(said)


def marks_drawing(unit: UnitView, size: float) -> Drawing | None:
    """Draw the markers in force in a row, `size` mm each; None where there is none."""
    held = marks.marks(unit)
    if not held:
        return None
    step = size * 1.15
    shapes = tuple(shape for nth, mark in enumerate(held) for shape in drawn.mark(mark.id, size, (nth * step, 0.0)))
    return Drawing(step * len(held), size, shapes, true=True, said=condition(unit))
