"""Who a unit was before it was split off or merged: its history goes with it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.games.miniatures.rules.forces import facts
from companion.games.miniatures.rules.state import Unit


def before(names: frozenset[str], events: Sequence[Any]) -> frozenset[str]:
    """Give who units were before facts happened, by the ids that they have after them."""
    for event in reversed(events):
        match event:
            case facts.UnitSplit() if parts := names & {one.id for one in event.parts}:
                names = names - parts | {event.unit}
            case facts.UnitsMerged() if event.made.id in names:
                names = names - {event.made.id} | frozenset(event.units)
    return names


def along(lines: Sequence[Any], name: str) -> dict[int, frozenset[str]]:
    """Give for each entry of a journal, oldest first, who a unit of now was when it was made and is after it.

    An entry that several lines of play go on from is of whoever is the unit in one of them.
    """
    after: dict[int | None, frozenset[str]] = {}
    found: dict[int, frozenset[str]] = {}
    for line in reversed(lines):
        now = after.get(line.entry, frozenset((name,)))
        was = before(now, line.events)
        found[line.entry] = now | was
        after[line.parent] = after.get(line.parent, frozenset()) | was
    return found


def named(event: Any) -> tuple[str, ...] | None:
    """Name the units that a fact of regrouping tells of, which it holds whole; None for any other fact."""
    match event:
        case facts.UnitSplit():
            return (event.unit, *(one.id for one in event.parts))
        case facts.UnitsMerged():
            return (*event.units, event.made.id)
        case facts.UnitAdded():
            return (event.made.id, *(one.id for one in event.leaders))
        case _:
            return None


def stands(event: Any, name: str) -> tuple[int, int] | None:
    """Give the stands, and the damaged ones, that a unit has since a fact of regrouping; None for any other."""
    match event:
        case facts.UnitSplit() | facts.UnitsMerged() | facts.UnitAdded():
            there: tuple[Unit, ...] = (*event.brigades, *event.batteries)
            made = next((one for one in there if one.id == name), None)
            return None if made is None else (made.stands, getattr(made, "damaged", 0))
        case _:
            return None
