"""Openings: objectives that the enemy has left, for horse kept back for them and for who can attack no more."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from companion.games.tactical.computer.board import FAR, by_march
from companion.games.tactical.computer.picture import Picture
from companion.games.tactical.rules.ground.squares import Square, distance
from companion.games.tactical.rules.orders.paying import payer_of
from companion.games.tactical.rules.state import State, Unit


def troops(units: Sequence[Unit]) -> float:
    """Give the men of foot and horse among units."""
    return sum(one.men for one in units if one.arm != "artillery")


def all_horse(units: Sequence[Unit]) -> bool:
    """Say whether a formation is of horse, with such guns as ride with it."""
    return any(one.arm == "cavalry" for one in units) and all(one.arm != "infantry" for one in units)


def opening(state: State, picture: Picture, units: Sequence[Unit], but: Collection[Square]) -> Square | None:
    """Give the open objective that is worth most for the way to it; None for none in reach of a formation.

    Open is one from which the enemy's men near by could not keep it; `but` are those that others go to.
    """
    first, level = units[0], picture.level
    assert first.square is not None
    payer = by_march(payer_of(picture.rules, state, first))
    held = {one.square for one in state.here(picture.side) if not one.routed}
    found = []
    for place, points in picture.objectives.items():
        way = picture.board.way(place, payer).get(first.square, FAR) / level.a_phase
        if place in held or place in but or way > picture.phases_left:
            continue
        against = sum(men for at, men in picture.enemy_men.items() if distance(at, place) <= level.support)
        if troops(units) >= level.opens * against:
            found.append((points / (level.patience + way), place))
    return max(found)[1] if found else None
