"""The staff: what each corps is set to do, from what its side knows and what it was set to do before (ANT-R-AI).

picture, goals, the plan before ──► missions: march, prepare, carry, take, exploit; hold, reserve, support, withdraw
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from msgspec.structs import replace

from companion.games.tactical.computer.board import by_march
from companion.games.tactical.computer.columns import far_end, next_crossing, parted
from companion.games.tactical.computer.goals import formation, formations, lost_share, massed_goals, nearest_goals
from companion.games.tactical.computer.openings import all_horse, opening
from companion.games.tactical.computer.picture import Picture
from companion.games.tactical.computer.rallying import is_ready, last_line
from companion.games.tactical.computer.reserves import defence
from companion.games.tactical.computer.tasks import Task
from companion.games.tactical.rules.ground.squares import Square, distance
from companion.games.tactical.rules.missions import Kind, Mission, Plan, mission_of
from companion.games.tactical.rules.orders.paying import payer_of
from companion.games.tactical.rules.state import State, Unit
from companion.games.tactical.rules.turn.holding import held_until


def planned(state: State, picture: Picture, posts: Mapping[str, Square]) -> Plan:
    """Give a side's plan for its operation phase; the state holds the one before."""
    before = state.plans.get(picture.side, ())
    if not picture.level.revises:
        return _by_the_book(state, picture, before)
    own = formations(state, picture)
    fit = {name: units for name, units in own.items() if _fights_on(state, picture, name, units, before)}
    tasks = dict.fromkeys(own, Task("withdraw", why="spent"))
    if picture.level.line_men:
        tasks |= last_line(state, picture, {name: units for name, units in own.items() if name not in fit})
    if picture.level.opens:
        tasks |= _openings(state, picture, {name: units for name, units in own.items() if name not in fit})
    tasks |= (
        defence(state, picture, own, fit, before) if picture.defends else _attacks(state, picture, fit, before, posts)
    )
    for name, units in own.items():
        if all(one.arm == "artillery" for one in units):
            tasks[name] = _with_the_foot(own, tasks, units) or tasks[name]
    return _written(state, picture, own, tasks, before)


def _fights_on(state: State, picture: Picture, name: str, units: Sequence[Unit], before: Plan) -> bool:
    """Say whether a formation can do more; of the level's who have given up, some come back."""
    if picture.level.rallies:
        return is_ready(picture, units, lost_share(state, picture.side, name), before)
    return not fought_out(state, picture, name)


def _by_the_book(state: State, picture: Picture, before: Plan) -> Plan:
    """Give the orders of the day: written as troops come on, and once more for those who have lost their share."""
    own = formations(state, picture)
    spent = {name: units for name, units in own.items() if fought_out(state, picture, name)}
    gone = {one.id for units in spent.values() for one in units}
    new = {
        name: fresh
        for name, units in own.items()
        if name not in spent and (fresh := [one for one in units if mission_of(before, one.id) is None])
    }
    kind: Kind = "hold" if picture.defends else "advance"
    return (
        *_without(before, gone),
        *_written(state, picture, new, dict.fromkeys(new, Task(kind)), ()),
        *_written(state, picture, spent, dict.fromkeys(spent, Task("withdraw", why="spent")), before),
    )


def _without(plan: Plan, gone: Collection[str]) -> Plan:
    """Give a plan without some units, and without missions that nobody has any more."""
    left = [replace(one, units=tuple(name for name in one.units if name not in gone)) for one in plan]
    return tuple(one for one in left if one.units)


def fought_out(state: State, picture: Picture, name: str) -> bool:
    """Say whether a formation has lost so many that it can do no more."""
    return lost_share(state, picture.side, name) >= picture.level.fought_out


def _with_the_foot(own: Mapping[str, Sequence[Unit]], tasks: Mapping[str, Task], guns: Sequence[Unit]) -> Task | None:
    """Give guns the task of the nearest foot of their corps; None for those who have none."""
    at = guns[0].square
    assert at is not None
    near = [
        (distance(at, one.square), name)
        for name, units in own.items()
        for one in units
        if one.arm != "artillery" and one.square is not None and guns[0].corps and one.corps == guns[0].corps
    ]
    return tasks[min(near)[1]] if near else None


# ---- the attack


def _attacks(
    state: State, picture: Picture, own: Mapping[str, Sequence[Unit]], before: Plan, posts: Mapping[str, Square]
) -> dict[str, Task]:
    goals = massed_goals(state, picture, posts) if picture.level.masses else nearest_goals(state, picture)
    horse = {name: units for name, units in own.items() if picture.level.spares and all_horse(units)}
    ridden = _openings(
        state, picture, {name: units for name, units in horse.items() if _is_free(state, picture, units)}
    )
    tasks = {name: ridden.get(name, Task("reserve", why="ours")) for name in horse}
    for name, units in own.items():
        if name not in horse:
            tasks[name] = _attack(state, picture, units, goals.get(name), mission_of(before, units[0].id))
    return tasks


def _openings(state: State, picture: Picture, own: Mapping[str, Sequence[Unit]]) -> dict[str, Task]:
    """Give the tasks of those to whom an objective stands open, each its own."""
    found: dict[str, Task] = {}
    gone: set[Square] = set()
    for name, units in own.items():
        if (place := opening(state, picture, units, gone)) is not None:
            gone.add(place)
            found[name] = Task("exploit", place, why="worth")
    return found


def _is_free(state: State, picture: Picture, units: Sequence[Unit]) -> bool:
    return held_until(picture.rules, state, units[0]) is None


def _attack(state: State, picture: Picture, units: Sequence[Unit], goal: Square | None, was: Mission | None) -> Task:
    """Give an attacking formation's task: over the stream where one is before it, else at its goal."""
    first = units[0]
    assert first.square is not None
    if held_until(picture.rules, state, first) is not None:
        return Task("reserve")
    if goal is None:
        return Task("advance")
    if not parted(picture, first.square, goal):
        onward = was is not None and (was.kind in ("carry", "exploit") or (was.kind == "take" and was.place != goal))
        return Task("exploit" if onward else "take", goal, why="taken" if onward else "worth")
    way = picture.board.way(goal, by_march(payer_of(picture.rules, state, first)))
    crossing = next_crossing(picture, way, first.square)
    if crossing is None:
        return Task("take", goal, why="worth")
    if distance(first.square, crossing) > picture.level.support:
        return Task("march", crossing, goal, "in-the-way")
    if _can_storm(state, picture, crossing, goal, was):
        return Task("carry", crossing, goal, "prepared")
    return Task("prepare", crossing, goal, "in-the-way")


def _can_storm(state: State, picture: Picture, crossing: Square, goal: Square, was: Mission | None) -> bool:
    """Say whether columns go over a crossing: the far end is weak enough, or has been fired at long enough."""
    level = picture.level
    if was is not None and was.place == crossing and (was.kind == "carry" or state.turn - was.since >= level.prepares):
        return True
    end = far_end(picture, crossing, goal)
    against = sum(men for at, men in picture.enemy_men.items() if distance(at, end) <= level.bridgehead)
    ours = sum(
        one.men
        for one in state.here(picture.side)
        if one.arm != "artillery" and not one.routed and one.square and distance(one.square, crossing) <= level.support
    )
    return ours >= level.storm * against


# ---- as it is written


def _written(
    state: State,
    picture: Picture,
    own: Mapping[str, Sequence[Unit]],
    tasks: Mapping[str, Task],
    before: Plan,
) -> Plan:
    """Give missions of tasks: one for all of a corps who have the same; one that goes on keeps its turn."""
    found: dict[tuple[str, Task], list[str]] = {}
    for name, units in own.items():
        for one in units:
            found.setdefault((one.corps or formation(one), tasks[name]), []).append(one.id)
    since = {(one.corps, one.kind, one.place): one.since for one in before}
    return tuple(
        Mission(
            corps=corps,
            kind=task.kind,
            place=task.place,
            beyond=task.beyond,
            name="" if task.place is None else picture.ground.name(task.place),
            units=tuple(units),
            since=since.get((corps, task.kind, task.place), state.turn),
            reason=task.why,
        )
        for (corps, task), units in found.items()
    )


def goal_of(mission: Mission | None) -> Square | None:
    """Give where a mission leads; who holds, or waits, stays where he stands unless he is to guard a place."""
    if mission is None:
        return None
    if mission.kind == "support":
        return mission.place
    return mission.beyond if mission.kind in ("hold", "reserve") else mission.beyond or mission.place


def barring(picture: Picture, plan: Plan) -> dict[Square, float]:
    """Give {enemy near a place that is to be carried, taken or kept by a blow: what driving him off is worth}."""
    wanted = [at for one in plan if (at := _to_clear(picture, one)) is not None]
    return {
        at: picture.level.clears
        for at in picture.enemies
        if any(distance(at, place) <= picture.level.bridgehead for place in wanted)
    }


def _to_clear(picture: Picture, one: Mission) -> Square | None:
    """Give the square about which a mission suffers no enemy."""
    if one.place is None or one.kind not in ("carry", "take", "exploit", "counter"):
        return None
    if one.kind == "carry" and one.beyond is not None:
        return far_end(picture, one.place, one.beyond)
    return one.beyond or one.place
