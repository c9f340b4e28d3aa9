"""Where formations are sent: objectives to take, posts to hold, squares to help."""

from __future__ import annotations

from companion.players.tactical.board import FAR, by_march
from companion.players.tactical.picture import Picture
from companion.tactical.paying import payer_of
from companion.tactical.squares import Square, distance
from companion.tactical.state import State, Unit

Goals = dict[str, Square]
"""{formation: the square it is sent to}; one without a goal stays where it stands."""


def formation(one: Unit) -> str:
    """Give what a unit marches with: its division, else its corps, else itself."""
    return one.division or one.corps or one.id


def formations(state: State, picture: Picture) -> dict[str, list[Unit]]:
    """Give a side's units on the map that have their ranks, by formation, in the order of battle's order."""
    found: dict[str, list[Unit]] = {}
    for one in state.here(picture.side):
        if not one.routed:
            found.setdefault(formation(one), []).append(one)
    return found


def nearest_goals(state: State, picture: Picture) -> Goals:
    """Send each formation to the nearest objective that is to be taken, or to the enemy where there is none.

    The side that defends itself stays, but for those with an objective near by that the enemy threatens.
    """
    held = {one.square for one in state.here(picture.side) if not one.routed}
    wanted = [at for at in picture.objectives if at not in held]
    goals: Goals = {}
    for name, units in formations(state, picture).items():
        if picture.defends:
            goal = _to_help(state, picture, units)
        else:
            goal = _first(state, picture, units[0], wanted) or _enemy(picture, units[0])
        if goal is not None:
            goals[name] = goal
    return goals


def _first(state: State, picture: Picture, one: Unit, wanted: list[Square]) -> Square | None:
    """Give the nearest of some squares by the way there; None where no way leads to any."""
    payer = by_march(payer_of(picture.rules, state, one))
    assert one.square is not None
    ways = ((picture.board.way(at, payer).get(one.square, FAR), at) for at in wanted)
    points, at = min(ways, default=(FAR, (0, 0)))
    return at if points < FAR else None


def _enemy(picture: Picture, one: Unit) -> Square | None:
    """Give the nearest square of the enemy's."""
    assert one.square is not None
    found = picture.nearest(one.square)
    return None if found is None else found[1]


def _to_help(state: State, picture: Picture, units: list[Unit]) -> Square | None:
    """Give the nearest threatened objective to a formation that has no enemy near by itself; None where it stays."""
    at = units[0].square
    assert at is not None
    near = picture.nearest(at)
    if near is None or near[0] <= picture.level.support:
        return None
    threatened = [
        square
        for square in picture.objectives
        if any(distance(square, enemy) <= picture.level.support for enemy in picture.enemies)
    ]
    return _first(state, picture, units[0], threatened)
