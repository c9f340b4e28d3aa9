"""Where formations are sent: objectives to take, posts to hold, squares to help."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.games.tactical.charts.terms import Side, other
from companion.games.tactical.computer.board import FAR, by_march
from companion.games.tactical.computer.picture import Picture
from companion.games.tactical.rules.ground.squares import Square, distance
from companion.games.tactical.rules.orders.paying import payer_of
from companion.games.tactical.rules.state import State, Unit

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


def lost_share(state: State, side: Side, name: str) -> float:
    """Give the part of its foot and horse that a formation has lost, 0 to 1."""
    all_of = [one for one in state.units.values() if one.side == side and formation(one) == name]
    men = sum(one.men_at_start for one in all_of if one.arm != "artillery")
    return sum(one.men_lost for one in all_of) / men if men else 0.0


def nearest_goals(state: State, picture: Picture) -> Goals:
    """Send each formation to the nearest objective that is to be taken, or to the enemy where there is none.

    The side that defends itself stays, but for those with an objective near by that the enemy threatens.
    """
    wanted = [*still_wanted(state, picture).values()]
    goals: Goals = {}
    for name, units in formations(state, picture).items():
        if picture.defends:
            goal = _to_help(state, picture, units)
        else:
            goal = _first(state, picture, units[0], wanted) or _enemy(picture, units[0])
        if goal is not None:
            goals[name] = goal
    return goals


def massed_goals(state: State, picture: Picture, posts: Mapping[str, Square]) -> Goals:
    """Send an attacker's formations where they are worth most: by points, the way there, and what is needed for it."""
    level = picture.level
    objectives = {to: picture.objectives[at] for at, to in still_wanted(state, picture).items()}
    needed = {at: level.mass * _men_near(picture.enemies, at, level.support) for at in objectives}
    sent = dict.fromkeys(objectives, 0)
    phases = picture.phases_left
    goals: Goals = {}
    for name, units in formations(state, picture).items():
        free = [one for one in units if one.id not in posts]
        if not free or free[0].square is None:
            continue
        payer = by_march(payer_of(picture.rules, state, free[0]))
        best, goal = 0.0, _enemy(picture, free[0])
        for at, points in objectives.items():
            way = picture.board.way(at, payer).get(free[0].square, FAR) / level.a_phase
            # The first is wanted anywhere: a place that nobody keeps still takes somebody to stand in it.
            wanted = not sent[at] or sent[at] < needed[at]
            worth = points * (1 if wanted else level.enough) / (level.patience + way)
            # Who comes with the last hour only changes nothing there: he had better fight whom he can reach.
            if way + level.patience <= phases and worth > best:
                best, goal = worth, at
        goals[name] = goal
        if goal in sent:
            sent[goal] += sum(one.men for one in free)
    return goals


def still_wanted(state: State, picture: Picture) -> dict[Square, Square]:
    """Give {objective that is not secure: where to go for it}: the enemy near it once it is held itself."""
    held = {one.square for one in state.here(picture.side) if not one.routed}
    found: dict[Square, Square] = {}
    for at in picture.objectives:
        if at not in held:
            found[at] = at
        elif picture.level.bridgehead:
            near = [(distance(at, enemy), enemy) for enemy in picture.enemies if picture.enemy_men[enemy]]
            squares, enemy = min(near, default=(FAR, at))
            if squares <= picture.level.bridgehead:
                found[at] = enemy
    return found


def posts_of(state: State, picture: Picture) -> dict[str, Square]:
    """Give the units that hold objectives, each its square: of those who stand there the smallest stays.

    Nobody sits in one that an enemy near by still bars.
    """
    found: dict[str, Square] = {}
    open_to = still_wanted(state, picture)
    for at in (at for at in picture.objectives if at not in open_to):
        there = [one for one in state.at(at) if one.side == picture.side and not one.routed]
        if there:
            # The smallest holds it: a post needs somebody who stands there, not somebody who fights well.
            found[min(there, key=lambda one: (one.arm == "artillery", one.men, one.id)).id] = at
    return found


def _men_near(standing: Mapping[Square, Sequence[Unit]], at: Square, squares: int) -> float:
    """Give the infantry and cavalry within a distance of a square."""
    return sum(
        one.men
        for square, units in standing.items()
        if distance(square, at) <= squares
        for one in units
        if one.arm != "artillery" and not one.routed
    )


def _first(state: State, picture: Picture, one: Unit, wanted: list[Square]) -> Square | None:
    """Give the nearest of some squares by the way there; None where no way leads to any."""
    payer = by_march(payer_of(picture.rules, state, one))
    assert one.square is not None
    ways = ((picture.board.way(at, payer).get(one.square, FAR), at) for at in wanted)
    points, at = min(ways, default=(FAR, (0, 0)))
    return at if points < FAR else None


def _enemy(picture: Picture, one: Unit) -> Square:
    """Give the nearest square of the enemy's; his rear where nobody knows of him."""
    assert one.square is not None
    found = picture.nearest(one.square)
    return picture.ground.rears[other(picture.side)] if found is None else found[1]


def _to_help(state: State, picture: Picture, units: list[Unit]) -> Square | None:
    """Send a formation that has no enemy near by itself to the guns: at the nearest who is close to an objective."""
    at = units[0].square
    assert at is not None
    near = picture.nearest(at)
    if near is None or near[0] <= picture.level.near:
        return None
    threatening = [
        enemy
        for enemy in picture.enemies
        if any(distance(square, enemy) <= picture.level.support for square in picture.objectives)
    ]
    return _first(state, picture, units[0], threatening)
