"""Moving: a step at a time, paid by terrain, road, height and zones of control (ANT-7.5, ANT-7.6)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from companion.charts.figures import Reason, Reasoned
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import Mode
from companion.games.tactical.messages import square
from companion.games.tactical.messages import working as told
from companion.games.tactical.messages.words import POINTS
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.condition import gained, step_fatigue
from companion.games.tactical.rules.ground.squares import Direction, Square, is_diagonal, step
from companion.games.tactical.rules.ground.stacking import no_room
from companion.games.tactical.rules.ground.zones import in_enemy_zone
from companion.games.tactical.rules.names import half, who
from companion.games.tactical.rules.orders.costs import AFLOAT, Cost, step_cost
from companion.games.tactical.rules.orders.costs import Step as Paid
from companion.games.tactical.rules.orders.paying import payer_of, priced
from companion.games.tactical.rules.situation import Moment, Situation
from companion.games.tactical.rules.state import State, Unit
from companion.games.tactical.rules.story import Story
from companion.games.tactical.rules.turn.hiding import meet
from companion.games.tactical.rules.turn.holding import held_until, release_in_contact
from companion.kernel.overriding.gates import firmly, standing
from companion.language.messages import says

NOBODY_MAY = says("tactical.why.nobody-may", "{why}; no unit may go there")
IDLE = says("tactical.why.move-idle", "{name} was not activated this turn and may not move")
HELD = says("tactical.why.move-held", "{name} is held until turn {held}")
ROUTED = says("tactical.why.move-routed", "{name} is routed and moves no more than {far} square a phase")
WENT = says(
    "tactical.why.move-went", "{name} went from zone of control to zone of control and moves no more this phase"
)
ENEMY_ON = says("tactical.why.enemy-on", "the enemy stands on {to}")
NO_ROOM = says("tactical.why.no-room", "{to} has no room for {name}: {why}")
HAS_MOVED = says(
    "tactical.why.has-moved", "{name} has moved; from zone of control to zone of control only a first move leads"
)
TOO_DEAR = says("tactical.why.step-dear", "{to} costs {points}; {name} has {left}")
NTH = says("tactical.why.step", "step {number}: {why}")

CLOSED = "ANT-7.5d"


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """A step that a unit might make: every reason why it may not, and what it costs or would cost."""

    to: Square
    direction: Direction
    reasons: tuple[Reason, ...] = ()
    cost: int | None = None
    """Operation points; None where no number of them would do."""
    working: tuple[Reasoned, ...] = ()
    zone_to_zone: bool = False


def step_of(now: Situation, one: Unit, direction: Direction) -> Step:
    """Give the step of a unit on the map in a direction, lawful or not."""
    assert one.square is not None
    to = step(one.square, direction)
    barred = tuple(may_not_move(now.rules, now.state, one))
    if unfit := now.ground.unfit(to, afloat=one.gunboat):
        inside = AFLOAT if one.gunboat else CLOSED
        clause = inside if now.ground.on_map(to) else "ANT-R-EDGE"
        return Step(to=to, direction=direction, reasons=(*barred, Reason(NOBODY_MAY(why=unfit), clause, firm=True)))
    facts = facts_of(now, one, direction)
    full = step_cost(now.rules, payer_of(now.rules, now.state, one), facts)
    by_zone = facts.from_zone or facts.to_zone
    cost = capped(now.rules, now.state, one, full, into_or_out_of_zone=by_zone)
    both = facts.from_zone and facts.to_zone
    found = (*barred, *_of_square(now, one, to), *_of_zones(now, one, facts), *firmly(cost.reasons))
    reasons = found or tuple(_of_points(now, one, to, cost))
    return Step(
        to=to,
        direction=direction,
        reasons=priced(reasons, cost.points) if found else reasons,
        cost=cost.points,
        working=cost.working,
        zone_to_zone=both,
    )


def facts_of(now: Situation, one: Unit, direction: Direction) -> Paid:
    """Give what the cost of a step rests on; the square entered is one that units may be in."""
    assert one.square is not None
    rules, ground, state = now.rules, now.ground, now.state
    to = step(one.square, direction)
    there = state.at(to)
    return Paid(
        terrain=ground.terrain(to),
        diagonal=is_diagonal(direction),
        # Two road squares side by side are not yet a road: the map says which it joins.
        by_road=ground.joined(one.square, to) and has_road(rules, one) and not (there and asks_empty(rules, one.mode)),
        uphill=max(0, ground.elevation(to) - ground.elevation(one.square)),
        from_zone=not one.gunboat and in_enemy_zone(rules, state, one.side, one.square),
        to_zone=in_enemy_zone(rules, state, one.side, to),
        friend=any(unit.side == one.side for unit in there),
    )


def asks_empty(rules: Rules, mode: Mode) -> bool:
    """Say whether the road's rate is only for a square where nobody is: for all, or for columns (ANT-R-ROAD-USE)."""
    return rules.costs.road.empty and (mode == "column" or rules.choice("ANT-R-ROAD-USE") == 0)


def has_road(rules: Rules, one: Unit) -> bool:
    """Say whether a unit may have the road's rate but for its mode: infantry, where only halves of brigades do."""
    joined = rules.choice("SHI-R-DEMI") == 1
    return not rules.costs.road.demibrigades or one.arm != "infantry" or (half(one) != "") != joined


def capped(rules: Rules, state: State, one: Unit, cost: Cost, *, into_or_out_of_zone: bool = False) -> Cost:
    """Give the cost of a step under the rule that one square can always be moved.

    ANT-7.5b, ANT-R-MIN-MOVE: the first step of a phase, with so many points in hand, costs no more than those; what is
    prohibited stays so. The Basic game has no such rule (ANT-QS-3.4a).
    """
    most = one_square(rules, one)
    # The one sure square opens nothing that is shut: what has no price in points stays without one.
    if state.level == "basic" or cost.points is None or one.squares or cost.points <= most or one.points < most:
        return cost
    if into_or_out_of_zone and rules.choice("ANT-R-MIN-MOVE") == 1:
        return cost
    clause = rules.points.one_square.clause if one.in_command else rules.points.one_square_out_of_command.clause
    working = (*cost.working, Reasoned(clause, told.ONE_SQUARE(), most))
    return Cost(points=most, working=working)


def one_square(rules: Rules, one: Unit) -> int:
    """Give the points that always suffice for a first step."""
    chart = rules.points
    return (chart.one_square if one.in_command else chart.one_square_out_of_command).op


# ---- why not


def may_not_move(rules: Rules, state: State, one: Unit) -> Iterator[Reason]:
    """Yield why a unit may not move at all now, wherever to; its points are not looked at."""
    if not one.activated:
        yield Reason(IDLE(name=who(one)), "ANT-3.3c")
    held = held_until(rules, state, one)
    if held is not None:
        yield Reason(HELD(name=who(one), held=held[0]), held[1])
    if one.routed and one.squares >= rules.points.routed.squares:
        far = rules.points.routed.squares
        yield Reason(
            ROUTED(name=who(one), far=far),
            rules.points.routed.clause,
        )
    if one.zoc_to_zoc and unmoved_only(rules, state):
        clause = rules.costs.zone_to_zone.needs_clause
        yield Reason(
            WENT(name=who(one)),
            clause,
        )


def unmoved_only(rules: Rules, state: State) -> bool:
    """Say whether a move from zone to zone must be the only one of the phase; in Basic it takes all its points."""
    both = rules.choice("SHI-R-ZOC") == 2
    return state.level != "basic" and (both or rules.costs.zone_to_zone.needs == "unmoved")


def _of_square(now: Situation, one: Unit, to: Square) -> Iterator[Reason]:
    """Yield why a unit may not be in a square for those who are there already (ANT-7.5g, ANT-7.5h)."""
    if any(unit.side != one.side for unit in now.state.at(to)):
        yield Reason(ENEMY_ON(to=square(to)), "ANT-7.5g", firm=True)
        return
    full = no_room(now, one, to)
    if full is not None:
        yield Reason(NO_ROOM(to=square(to), name=who(one), why=full.what), full.clause, firm=True)


def _of_zones(now: Situation, one: Unit, facts: Paid) -> Iterator[Reason]:
    """Yield why a unit that has moved may not make a step from zone to zone (ANT-7.6c); other limits are the costs'."""
    if facts.from_zone and facts.to_zone and one.squares and unmoved_only(now.rules, now.state):
        clause = now.rules.costs.zone_to_zone.needs_clause
        yield Reason(
            HAS_MOVED(name=who(one)),
            clause,
        )


def _of_points(now: Situation, one: Unit, to: Square, cost: Cost) -> Iterator[Reason]:
    """Yield why a unit cannot pay for a step that is lawful otherwise."""
    if cost.points is not None and cost.points > one.points:
        clause = "ANT-QS-3.4a" if now.state.level == "basic" else "ANT-7.5a"
        yield Reason(
            TOO_DEAR(to=square(to), points=POINTS(n=cost.points), name=who(one), left=one.points),
            clause,
        )


def why_not(now: Situation, one: Unit, command: cmd.Move) -> Iterator[Reason]:
    """Yield why a unit cannot go a way: of the first step that it cannot make."""
    moment = Moment(now.rules, now.ground, now.sight, now.state)
    for number, direction in enumerate(command.directions, start=1):
        going = moment.state.units[one.id]
        made = step_of(moment, going, direction)
        if made.reasons:
            for reason in made.reasons:
                which = NTH(number=number, why=reason.what)
                yield replace(reason, what=which) if len(command.directions) > 1 else reason
            if standing(made.reasons, command):
                return
        # A way is judged step by step as it would be gone: a zone left or a road lost on the way changes what comes
        # after.
        moment = moment.after(moved(now.rules, moment.state, going, made))


# ---- and so it moves


def moved(rules: Rules, state: State, one: Unit, made: Step) -> ev.Moved:
    """Give the fact of a lawful step, or of one that is let happen: it takes no more points than there are."""
    assert made.cost is not None
    fatigue, line = entering(rules, state, one)
    working = (*made.working, line)
    tires = gained(rules, one, fatigue)
    return ev.Moved(one.id, made.to, made.direction, min(made.cost, one.points), tires, made.zone_to_zone, working)


def entering(rules: Rules, state: State, one: Unit) -> tuple[int, Reasoned]:
    """Give what a square entered tires a unit; steam does not tire (SHI-R-GUNBOAT)."""
    if one.gunboat:
        return 0, Reasoned(AFLOAT, told.STEAMS(), 0)
    return step_fatigue(rules, one.arm, payer_of(rules, state, one).moves_as, state.level)


def move(story: Story, one: Unit, command: cmd.Move) -> None:
    """Move a unit square by square; hidden enemies beside its way are shown, and stop it where they bar it.

    ANT-R-HIDDEN: it was ordered by what its side knows.
    """
    for direction in command.directions:
        going = story.unit(one.id)
        made = step_of(story, going, direction)
        if standing(made.reasons, command):
            meet(story, going, heading=made.to)
            break
        story.tell(moved(story.rules, story.state, going, made))
        meet(story, story.unit(one.id))
    release_in_contact(story)
