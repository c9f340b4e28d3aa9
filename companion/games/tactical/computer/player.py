"""A computer player's operation phase: from what its side knows to the orders that end it (ANT-R-AI)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.games.tactical.computer.board import board_of
from companion.games.tactical.computer.doctrine import Doctrine
from companion.games.tactical.computer.fronts import attack_and_face
from companion.games.tactical.computer.gathering import plan_assaults
from companion.games.tactical.computer.goals import formation, nearest_goals, posts_of
from companion.games.tactical.computer.guns import move_guns
from companion.games.tactical.computer.picture import Picture
from companion.games.tactical.computer.planning import barring, goal_of, planned
from companion.games.tactical.computer.sheet import Sheet, blank
from companion.games.tactical.computer.staffs import move_leaders
from companion.games.tactical.computer.troops import deploy, move_troops
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.missions import Mission, Plan
from companion.games.tactical.rules.orders.fortifying import why_not as against_fortifying
from companion.games.tactical.rules.orders.moving import may_not_move
from companion.games.tactical.rules.situation import Moment, Situation
from companion.games.tactical.rules.state import State, Unit
from companion.games.tactical.rules.view import View, known


def orders(now: Situation, view: View, doctrine: Doctrine) -> Sequence[cmd.AnyCommand]:
    """Give a side's orders for its operation phase, "done" last; of the situation only rules and ground are used."""
    return (*written(now, view, doctrine).orders, cmd.Done())


def written(now: Situation, view: View, doctrine: Doctrine) -> Sheet:
    """Write a side's order sheet: the plan where it is a new one, then the orders that carry it out."""
    assert view.seat != "referee"
    state = known(view)
    defends = now.rules.start.defender == view.seat
    level = doctrine.of(view.control.get(view.seat, ""), "defend" if defends else "attack")
    sheet = blank(Moment(now.rules, now.ground, now.sight, state))
    picture = Picture(board_of(now), level, state, view.seat, now.sight)
    posts = posts_of(state, picture) if level.garrisons else {}
    plan = planned(state, picture, posts)
    if plan != state.plans.get(view.seat, ()):
        sheet.plan(plan)
    picture.barring = barring(picture, plan)
    for name in posts:
        deploy(sheet, picture, name)
    _carry_out(sheet, picture, plan, [one for one in _in_order(state, picture) if one.id not in posts])
    attack_and_face(sheet, picture, sheet.state.units if level.stands else posts)
    if level.digs:
        _dig_in(sheet, picture)
    move_leaders(sheet, picture)
    return sheet


def _carry_out(sheet: Sheet, picture: Picture, plan: Plan, units: Sequence[Unit]) -> None:
    """Send units where their missions lead: first those who attack together, then each for itself."""
    given = {unit: mission for mission in plan for unit in mission.units}
    goals = _goals(sheet.state, picture, given)
    spent = {one.id for one in units if _keeps_out(picture, one, given.get(one.id))}
    waits = {name for name, mission in given.items() if mission.kind == "prepare"}
    over = {name: goal for name, goal in goals.items() if goal is not None and name not in waits}
    fit = [one.id for one in units if one.id not in spent]
    bound = plan_assaults(sheet, picture, fit, over) if picture.level.assault else set()
    for one in units:
        if one.id in bound:
            continue
        goal = goals.get(one.id)
        if one.arm == "artillery":
            move_guns(sheet, picture, one.id, goal)
        else:
            move_troops(sheet, picture, one.id, goal, storms=one.id not in waits, spent=one.id in spent)


def _keeps_out(picture: Picture, one: Unit, mission: Mission | None) -> bool:
    """Say whether a unit goes out of the fire: the spent, and horse that is kept for an opening."""
    if mission is None:
        return False
    return mission.kind == "withdraw" or (picture.level.spares and one.arm == "cavalry" and mission.kind == "reserve")


def _goals(state: State, picture: Picture, given: Mapping[str, Mission]) -> dict[str, Square | None]:
    """Give where each unit is sent: by its mission, or by the book, which says nothing but on to the nearest."""
    if picture.level.revises:
        return {one.id: goal_of(given.get(one.id)) for one in state.here(picture.side)}
    nearest = nearest_goals(state, picture)
    spent = {name for name, mission in given.items() if mission.kind == "withdraw"}
    return {one.id: None if one.id in spent else nearest.get(formation(one)) for one in state.here(picture.side)}


def _dig_in(sheet: Sheet, picture: Picture) -> None:
    """Let the infantry that has not moved build a level while the enemy is away (ANT-7.11)."""
    if sheet.state.level != "advanced":
        return
    for one in tuple(sheet.state.here(picture.side)):
        if one.square is None or one.arm != "infantry" or one.squares or one.fatigue >= picture.level.digs_below:
            continue
        if picture.away(one.square) > picture.level.digs_away and not any(against_fortifying(sheet.now, one)):
            sheet.fortify(one.id)


def _in_order(state: State, picture: Picture) -> list[Unit]:
    """Give the units that may move: those nearest to the enemy first, so that they make room; guns after troops."""
    able = [
        one
        for one in state.here(picture.side)
        if not one.routed and next(iter(may_not_move(picture.rules, state, one)), None) is None
    ]

    def near(one: Unit) -> tuple[bool, int]:
        found = None if one.square is None else picture.nearest(one.square)
        return one.arm == "artillery", 0 if found is None else found[0]

    return sorted(able, key=near)
