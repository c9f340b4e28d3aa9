"""The defence: who holds the line, who waits behind it, where the enemy's weight calls a reserve, who strikes back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from companion.games.tactical.computer.board import FAR, by_march
from companion.games.tactical.computer.columns import parted
from companion.games.tactical.computer.goals import lost_share
from companion.games.tactical.computer.openings import all_horse, troops
from companion.games.tactical.computer.picture import Picture
from companion.games.tactical.computer.tasks import Task
from companion.games.tactical.rules.ground.squares import Square, distance
from companion.games.tactical.rules.missions import Kind, Mission, Plan, mission_of
from companion.games.tactical.rules.orders.paying import payer_of
from companion.games.tactical.rules.state import State, Unit


class Threat(NamedTuple):
    """An objective with the enemy before it, on its side of every stream."""

    place: Square
    enemy: Square
    """The nearest of them."""
    men: float


def defence(
    state: State,
    picture: Picture,
    own: Mapping[str, Sequence[Unit]],
    fit: Mapping[str, Sequence[Unit]],
    before: Plan,
) -> dict[str, Task]:
    """Give the task of every formation that can fight: it holds with an enemy before it, else goes where it is needed.

    Those who can do no more may still guard what is worth most, and leave the others free.
    """
    threats = {one.place: one for one in _threats(picture)}
    needs = {place: one.men - _men_about(state, picture, place) for place, one in threats.items()}
    guards = _guards(picture, own, before)
    tasks = {name: Task("hold", place, place, "worth") for name, place in guards.items()}
    for name, units in fit.items():
        was = mission_of(before, units[0].id)
        guarded = name in guards
        if picture.level.spares and all_horse(units) and not guarded:
            tasks[name] = Task("reserve", _place_of(units, was), why="ours")
            continue
        last = (
            picture.phases_left <= picture.level.last_call
            and lost_share(state, picture.side, name) <= picture.level.fresh
        )
        blow = None if guarded and picture.level.stays else _blow(picture, units, was, last=last)
        if blow is not None:
            tasks[name] = Task("counter", blow, blow, "near")
            continue
        if guarded:
            continue
        place = _goes_on(was, threats) or _called(state, picture, units, needs, last=last)
        if place is None:
            tasks[name] = _stays(picture, units, was)
            continue
        men = troops(units)
        # Who is on his way is counted there: the next reserve is called elsewhere.
        needs[place] -= men
        strikes = last or men >= picture.level.counters * _men_at(picture, threats[place].enemy)
        kind: Kind = "counter" if strikes else "support"
        tasks[name] = Task(kind, place, threats[place].enemy, "threatened")
    return tasks


def _guards(picture: Picture, own: Mapping[str, Sequence[Unit]], before: Plan) -> dict[str, Square]:
    """Give {formation: the objective worth most that it guards}: who guarded it before, else the nearest."""
    found: dict[str, Square] = {}
    least = picture.level.guards
    for place, points in sorted(picture.objectives.items(), key=lambda one: (-one[1], one[0])):
        near = [
            (not _guarded(mission_of(before, units[0].id), place), not all_horse(units), distance(at, place), name)
            for name, units in own.items()
            if name not in found
            and (units[0].arm == "infantry" or (picture.level.stays and all_horse(units)))
            and (at := units[0].square) is not None
            and picture.ground.passable(place)
        ]
        if least and points >= least and near:
            found[min(near)[3]] = place
    return found


def _guarded(was: Mission | None, place: Square) -> bool:
    return was is not None and was.kind == "hold" and was.beyond == place


def _blow(picture: Picture, units: Sequence[Unit], was: Mission | None, *, last: bool) -> Square | None:
    """Give the enemy near by whom a formation is strong enough to strike; None for none.

    Who is in the fight already begins none before the last hours; one that is begun goes on while he is the stronger.
    """
    at, level = units[0].square, picture.level
    assert at is not None
    near = [
        (distance(at, enemy), enemy)
        for enemy in picture.enemies
        if distance(at, enemy) <= level.support and not parted(picture, at, enemy)
    ]
    men = troops(units)
    squares, enemy = min(near, default=(0, at))
    begun = was is not None and was.kind == "counter"
    if (
        near
        and (begun or last or squares > level.near)
        and men >= (1 if begun else level.counters) * _men_at(picture, enemy)
    ):
        return enemy
    return None


def _goes_on(was: Mission | None, threats: Mapping[Square, Threat]) -> Square | None:
    """Give where a reserve that was called already is still needed."""
    if was is None or was.kind not in ("support", "counter") or was.place not in threats:
        return None
    return was.place


def _called(
    state: State, picture: Picture, units: Sequence[Unit], needs: Mapping[Square, float], *, last: bool
) -> Square | None:
    """Give where a formation with no enemy before it is needed most for its way; None where it stays."""
    first = units[0]
    at, level = first.square, picture.level
    assert at is not None
    near = any(distance(at, enemy) <= level.near and not parted(picture, at, enemy) for enemy in picture.enemies)
    if not last and (near or (level.bides and _is_before(picture, at))):
        return None
    phases = picture.phases_left
    payer = by_march(payer_of(picture.rules, state, first))
    ways = {place: picture.board.way(place, payer).get(at, FAR) / level.a_phase for place in needs}
    # In the last hours a reserve has no worth but where it fights: it goes where it has the longest to do so.
    found = [
        ((phases - ways[place], need, place) if last else (need / (level.patience + ways[place]), need, place))
        for place, need in needs.items()
        if (need > 0 or last) and ways[place] < phases
    ]
    return max(found)[2] if found else None


def _is_before(picture: Picture, at: Square) -> bool:
    """Say whether the enemy is before an objective that a formation stands near, on whichever side of a stream."""
    near = [place for place in picture.objectives if distance(at, place) <= picture.level.support]
    return any(distance(place, enemy) <= picture.level.support for place in near for enemy in picture.enemies)


def _stays(picture: Picture, units: Sequence[Unit], was: Mission | None) -> Task:
    """Give the task of who is called nowhere: his line, or his place behind it."""
    at = units[0].square
    assert at is not None
    place = _place_of(units, was)
    if picture.away(at) > picture.level.support:
        return Task("reserve", place, why="ours")
    return Task("hold", place, why="ours")


def _place_of(units: Sequence[Unit], was: Mission | None) -> Square | None:
    """Give the place that a formation had already, else where it stands."""
    stayed = was is not None and was.place is not None and was.kind in ("hold", "reserve")
    return was.place if was is not None and stayed else units[0].square


def _threats(picture: Picture) -> list[Threat]:
    found = []
    for place in picture.objectives:
        near = [
            (distance(place, enemy), enemy)
            for enemy in picture.enemies
            if distance(place, enemy) <= picture.level.support and not parted(picture, enemy, place)
        ]
        if near:
            found.append(Threat(place, min(near)[1], sum(picture.enemy_men[enemy] for _, enemy in near)))
    return found


def _men_about(state: State, picture: Picture, place: Square) -> float:
    """Give the men of the side's own about a place."""
    return sum(
        one.men
        for one in state.here(picture.side)
        if one.square is not None
        and one.arm != "artillery"
        and not one.routed
        and distance(one.square, place) <= picture.level.support
    )


def _men_at(picture: Picture, enemy: Square) -> float:
    """Give the enemy's men in a square and about it."""
    return sum(men for at, men in picture.enemy_men.items() if distance(at, enemy) <= picture.level.bridgehead)
