"""The spent: who has rested comes back for the decisive hours, who has not holds the last line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from companion.games.tactical.computer.board import FAR, by_march
from companion.games.tactical.computer.openings import all_horse, troops
from companion.games.tactical.computer.picture import Picture
from companion.games.tactical.computer.tasks import Task
from companion.games.tactical.rules.ground.squares import Square, distance
from companion.games.tactical.rules.missions import Plan, mission_of
from companion.games.tactical.rules.orders.paying import payer_of
from companion.games.tactical.rules.state import State, Unit

ABOUT = 2
"""Squares from a place within which one stands at it."""
Formations = Mapping[str, Sequence[Unit]]


def may_lose(picture: Picture) -> float:
    """Give the part of its men that a formation may have lost by this hour and still fight: the later, the more.

    What is saved in the morning is spent when there is no later any more.
    """
    level = picture.level
    hours = picture.last_turn - level.rallies_from
    gone = min(1.0, max(0.0, (picture.turn - level.rallies_from) / hours)) if hours > 0 else 1.0
    return level.fought_out + max(0.0, level.rallies - level.fought_out) * gone


def is_ready(picture: Picture, units: Sequence[Unit], lost: float, before: Plan) -> bool:
    """Say whether a formation fights on: who has withdrawn comes back rested, and with something left to lose."""
    was = mission_of(before, units[0].id)
    if was is None or was.reason != "spent":
        return lost < may_lose(picture)
    tired = [one.fatigue for one in units if one.arm != "artillery"]
    rested = not tired or sum(tired) / len(tired) <= picture.level.rested
    return rested and lost + picture.level.regains <= may_lose(picture)


def last_line(state: State, picture: Picture, spent: Formations) -> dict[str, Task]:
    """Give the spent of a defender places to hold in the rear: what is worth most, and has fewest about it."""
    about = {place: _men_near(state, picture, place) for place in _ours(picture)}
    tasks: dict[str, Task] = {}
    for name, units in spent.items():
        first = units[0]
        if first.square is None or all_horse(units):
            continue
        payer = by_march(payer_of(picture.rules, state, first))
        found = []
        for place, men in about.items():
            way = picture.board.way(place, payer).get(first.square, FAR) / picture.level.a_phase
            if way < picture.phases_left:
                worth = picture.objectives[place] / (picture.level.line_men + men) / (picture.level.patience + way)
                found.append((worth, place))
        if found:
            place = max(found)[1]
            about[place] += troops(units)
            tasks[name] = Task("hold", place, place, "spent")
    return tasks


def _ours(picture: Picture) -> Iterator[Square]:
    """Yield the objectives that no enemy is at, and through which no friends have still to come."""
    for place in picture.objectives:
        if place not in picture.doors and picture.ground.passable(place) and picture.away(place) > ABOUT:
            yield place


def _men_near(state: State, picture: Picture, place: Square) -> float:
    return troops(
        [one for one in state.here(picture.side) if one.square is not None and distance(one.square, place) <= ABOUT]
    )
