"""From a goal to orders: a corps gets a new dispatch only where what it should do has changed (RTG-12.0f)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.computer.beliefs import Own, Situation
from companion.games.campaign.computer.marches import way_beside
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.ground import Toll, along
from companion.games.campaign.rules.hexes import Hex, distance, towards
from companion.games.campaign.rules.orders import CM, MV, PT, SU, AnyOrder, Contact
from companion.games.campaign.rules.view import View


class Goal(NamedTuple):
    """Where a corps should be, and how it should behave there."""

    hex: Hex
    contact: Contact
    urgency: int
    patrol: bool = False
    changed: int | None = None
    """By more than so many hexes a goal must have moved for a new dispatch; by default the doctrine's."""
    way: tuple[Hex, ...] | None = None
    """The hexes to enter, where the shortest way will not do."""
    at_once: bool = False
    """A change of behaviour alone is worth a dispatch."""
    beside: bool = False
    """It marches by a way that few others take."""
    helps: bool = False
    """It goes to the help of friends in the next hex, and attacks nobody there yet (RTG-13.2.6)."""
    alone: bool = False
    """It marches at its own pace, in no force."""


Goals = dict[str, Goal]
"""By corps."""


class Known(NamedTuple):
    """What a corps was told last, as far as its commander remembers."""

    goal: Hex
    contact: str
    urgency: int
    patrol: bool


def toll(rules: Rules) -> Toll:
    """Give the fatigue that marks the lesser of two ways."""
    return Toll.of(rules.fatigue)


def told(view: View, one: Own) -> Known:
    """Give what a corps should be doing: by the last letter to it, else by what it is known to do."""
    letter = next((letter for letter in reversed(view.letters) if letter.corps == one.id), None)
    now = one.view.now
    # What is still on the road counts as told: else it would be written again every turn until it arrives.
    heeded = letter is not None and (now is None or letter.under_way)
    orders: tuple[AnyOrder, ...] = letter.orders if letter is not None and heeded else now.orders if now else ()
    goal = one.hex
    contact, urgency = (now.contact, now.urgency) if now is not None else ("", 0)
    patrol = now.patrol if now is not None else False
    for order in orders:
        match order:
            case MV():
                goal = along(order.start, order.path)[-1]
            case CM():
                contact = order.contact
            case SU():
                urgency = order.urgency
            case PT():
                patrol = True
            case _:
                pass
    return Known(goal, contact, urgency, patrol)


def starts_at_once(now: Situation, one: Own) -> int | None:
    """Give by how much a goal must have changed for a corps in a battle for a place: who stands still goes for any."""
    return 0 if now.place is not None and told(now.view, one).goal == one.hex else None


def orders(now: Situation, goals: Goals, *, nights: bool = False) -> Iterator[cmd.AnyCommand]:
    """Give the commands that send every corps to its goal: who leaves, a force of those on the march, the dispatches.

    `nights`: the force rests at night.
    """
    leaving = tuple(_leaving(now, goals))
    yield from (cmd.XU(corps=name) for name in leaving)
    goals = {name: goal for name, goal in goals.items() if name not in leaving}
    yield from _force(now, goals, nights=nights)
    crowd = crowded(now) if any(goal.beside for goal in goals.values()) else Counter[Hex]()
    for one in now.known.everybody:
        if one.id in goals:
            yield from _dispatch(now, one, goals[one.id], crowd)


def crowded(now: Situation) -> Counter[Hex]:
    """Count who stands in each hex or was told to march through it, headquarters aside (RTG-7.1, RTG-7.2)."""
    crowd: Counter[Hex] = Counter()
    for one in now.known.own:
        letter = next((letter for letter in reversed(now.view.letters) if letter.corps == one.id), None)
        for order in letter.orders if letter is not None else ():
            if isinstance(order, MV):
                path = along(order.start, order.path)
                crowd.update(path[path.index(one.hex) + 1 :] if one.hex in path else path)
        crowd[one.hex] += 1
    return crowd


def _leaving(now: Situation, goals: Goals) -> Iterator[str]:
    """Yield the Confederates who are at the exit, should be, and hear it at once (RTG-13.2.13a and b)."""
    for one in now.known.everybody:
        goes = one.id in goals and goals[one.id].hex in now.ground.exits
        if goes and one.hex in now.ground.exits and one.view.now is not None and one.view.side == "confederate":
            yield one.id


def _force(now: Situation, goals: Goals, *, nights: bool) -> Iterator[cmd.OF]:
    """Gather who marches near headquarters into a force by day, so that no corps of a column rests (RTG-13.1.7g).

    What its corps were told before stays, and a dispatch afterwards adds to it (RTG-14.3a). At night it may be made to
    rest: who marches then tires and loses stragglers (RTG-8.1d, RTG-8.10.1a).
    """
    marching = tuple(
        one.id
        for one in now.known.own
        if one.view.may_join_force
        and one.id in goals
        and goals[one.id].hex != one.hex
        and not one.weary
        and not goals[one.id].alone
    )
    # Before anything else is written: forming a force puts aside what was written for its corps in this phase.
    if marching and now.view.slot == "night" and nights:
        yield cmd.OF(corps=marching, rate="rest")
    if len(marching) > 1 and now.view.slot != "night":
        yield cmd.OF(corps=marching, rate=now.doctrine.force_rate.rate)


def _is_in_column(one: Own, goals: Goals) -> bool:
    return one.id in goals and goals[one.id].hex != one.hex and not goals[one.id].alone


def _dispatch(now: Situation, one: Own, goal: Goal, crowd: Counter[Hex]) -> Iterator[cmd.AnyCommand]:
    """Write to a corps whose goal has moved far enough, or that is in danger and should do anything else."""
    before, danger = told(now.view, one), now.known.near(one.hex, 1) > 0
    slack = now.doctrine.changed_goal.hexes if goal.changed is None else goal.changed
    # Each new set wipes what a corps was doing and may cost it half a phase: small corrections do more harm than good.
    moved = distance(before.goal, goal.hex) > (0 if danger else slack)
    arrived = one.hex == goal.hex and before.goal == goal.hex
    behave = not (one.view.now and one.view.now.demoralised) and (
        (before.contact != goal.contact) or (before.urgency != goal.urgency)
    )
    watch = goal.patrol and not before.patrol and (arrived or not moved)
    if not (moved or (behave and (goal.at_once or danger or arrived or before.contact == "")) or watch):
        return
    end = goal.hex if moved or danger else before.goal
    way = goal.way if end == goal.hex else None
    if way is None and goal.beside:
        way = way_beside(now.ground, one.hex, end, one.view.side, crowd)
        crowd.update(way or ())
    elif way is None:
        way = now.ground.route(one.hex, (end,), one.view.side, toll(now.rules))
    if way is None:
        return
    yield cmd.OC(corps=one.id)
    if behave:
        yield cmd.SU(corps=one.id, urgency=goal.urgency)
        yield cmd.CM(corps=one.id, contact=goal.contact)
    if way:
        yield cmd.MV(corps=one.id, start=one.hex, path=directions(one.hex, way))
    if goal.patrol:
        yield cmd.PT(corps=one.id)


def directions(start: Hex, way: tuple[Hex, ...]) -> tuple[int, ...]:
    """Give a way as the directions of an MV order."""
    found: list[int] = []
    at = start
    for spot in way:
        direction = towards(at, spot)
        assert direction is not None
        found.append(direction)
        at = spot
    return tuple(found)
