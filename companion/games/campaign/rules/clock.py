"""The clock of the execution phase: one turn of time, in which corps spend points at the rate of their allowance.

RTG-R-EXEC-TIME: an action with c points to pay ends c / allowance later, exactly; nothing is rounded (RTG-R-HALF-MP).
"""

from __future__ import annotations

from fractions import Fraction
from math import floor
from typing import Literal

import msgspec

from companion.charts.rounding import figure
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.calendar import turn_of_day
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.state import Action, Corps, Kind, MarchMode, State, part, whole
from companion.games.campaign.rules.story import Story

Doing = Literal["enter", "deploy", "form-road", "attack", "hasty-attack", "obey"]
END = Fraction(1)
"""The end of the phase: the clock counts in turns."""
START = Fraction(0)


class Turn(msgspec.Struct, frozen=True):
    """What a turn is to everybody who acts in it."""

    allowances: dict[tuple[Kind, MarchMode], Fraction]
    """Movement points, by morning, day or night (RTG-8.1a, RTG-8.8a)."""
    times: Fraction
    """The factor that made them so."""
    costs: Fraction
    """The factor of every cost that is fixed in it: of rain (RTG-8.6a)."""
    night: bool
    combat: bool
    """Attacks can be paid for (RTG-8.1c, RTG-8.6c)."""
    drag: Fraction = END
    """By how much what is left to pay is more while it rains, where that is the reading (RTG-R-RAIN-COST)."""


def the_turn(rules: Rules, state: State) -> Turn:
    """Give what the present turn is."""
    slot = turn_of_day(rules, state)
    times = Fraction(slot.mp_factor)
    of_rain = Fraction(figure(rules.movement.rain.times)) if state.rain else Fraction(1)
    whole_points = rules.choice("RTG-R-HALF-MP") == 1
    fixed_at_first = rules.choice("RTG-R-RAIN-COST") == 0
    return Turn(
        # Fractions, not floats: two corps that arrive at the same moment must be found to do so, else precedence
        # decides nothing and a replay on another machine could go another way.
        allowances={
            key: Fraction(floor(points * times)) if whole_points else points * times
            for key, points in rules.allowances.items()
        },
        times=times,
        costs=of_rain if fixed_at_first else Fraction(1),
        night=slot.kind == "night",
        combat=slot.combat and not state.rain,
        drag=Fraction(1) if fixed_at_first else of_rain,
    )


def allowance(turn: Turn, one: Corps) -> Fraction:
    """Give a corps' movement points this turn: by kind and march mode, no more than its force has (RTG-R-OF-RATE).

    Before the enemy its combat mode overrides the force (RTG-R-OF-CONTACT).
    """
    full = turn.allowances[one.kind, one.march]
    if one.held_to is not None and one.combat == "inactive":
        return min(full, whole(one.held_to) * turn.times)
    return full


def rate(turn: Turn, one: Corps) -> Fraction:
    """Give how much of its action a corps pays in a turn; reading an order takes time, not points (RTG-R-SLOW)."""
    action = one.action
    assert action is not None
    if action.kind == "obey":
        # An `obey` has its cost in turns, not in points, so its rate is one a turn.
        return END
    if action.kind in ("attack", "hasty-attack") and not turn.combat:
        # What is paid so far stays paid: the rate is none, the action is not dropped.
        return Fraction(0)  # it can attack in the next dry day turn (RTG-R-NIGHT-RAIN-MODES)
    if action.forced and one.march == "rest":
        return turn.allowances[one.kind, "normal"] / turn.drag  # RTG-R-STACK-COST
    return allowance(turn, one) / turn.drag


def starts(one: Corps) -> Fraction:
    """Give from when on a corps pays for its action."""
    action = one.action
    assert action is not None
    since = whole(action.since)
    # A slow corps sleeps through its own orders, not through a friend who asks it to make room.
    return since if action.forced else max(since, whole(one.waits_until))


def paid(turn: Turn, one: Corps, now: Fraction) -> Fraction:
    """Give what a corps has put into its action by now."""
    action = one.action
    assert action is not None
    spent = whole(action.paid) + max(START, now - starts(one)) * rate(turn, one)
    return min(spent, whole(action.cost))


def is_paid(action: Action) -> bool:
    """Say whether an action is known to be paid in full: its corps waits for something else."""
    return action.paid == action.cost


def ends(turn: Turn, one: Corps) -> Fraction | None:
    """Give when a corps' action will have been paid; None: never, as it rests."""
    action = one.action
    assert action is not None
    left = whole(action.cost) - whole(action.paid)
    if left <= 0:
        return whole(action.since)
    each = rate(turn, one)
    return starts(one) + left / each if each else None


# ---- costs


def entry_cost(rules: Rules, ground: Ground, origin: Hex, to: Hex) -> Fraction:
    """Give the movement points for entering a neighbour, more over a river, in dry weather (RTG-8.7a, RTG-8.7e)."""
    chart = rules.movement
    points = Fraction(figure(chart.enter_hex.mp))
    return points + figure(chart.cross_river.mp) if ground.river_between(origin, to) else points


def cost(story: Story, turn: Turn, one: Corps, kind: Doing, to: Hex | None, *, forced: bool) -> Fraction:
    """Give what an action begun now costs: fixed as its first point is spent, twice as much in rain (RTG-8.6)."""
    chart, delays = story.rules.movement, story.rules.delays
    match kind:
        case "enter":
            assert to is not None
            return entry_cost(story.rules, story.ground, one.hex, to) * turn.costs
        case "deploy" | "form-road":
            row = delays.forced_deployment if forced else chart.change_deployment
            return Fraction(figure(row.mp)) * turn.costs
        case "attack":
            return Fraction(figure(chart.conduct_attack.mp)) * turn.costs
        case "hasty-attack":
            return Fraction(figure(chart.conduct_hasty_attack.mp)) * turn.costs
        case "obey":
            free = story.rules.choice("RTG-R-SLOW")
            return Fraction(0) if free else Fraction(figure(delays.order_without_cost.turns))


# ---- beginning, pausing, giving up


def begin(
    story: Story, turn: Turn, one: Corps, kind: Doing, now: Fraction, *, to: Hex | None = None, forced: bool = False
) -> None:
    """Have a corps begin an action, or go on with the same that it had to stop."""
    # Its cost was fixed with its first point: taken up again in rain it goes on at the dry price (RTG-R-RAIN-COST).
    kept = one.suspended
    if kept is not None and not forced and (kept.kind, kept.to) == (kind, to):
        story.tell(ev.ActionResumed(one.id, part(now)))
    else:
        points = cost(story, turn, one, kind, to, forced=forced)
        story.tell(ev.ActionBegan(one.id, Action(kind, part(points), part(now), to=to, forced=forced)))
    spend(story, turn, story.corps(one.id), now)


def spend(story: Story, turn: Turn, one: Corps, now: Fraction) -> None:
    """Note that a corps begins to spend points of its own this turn, once; making way is none of its own."""
    action = one.action
    # Whether a corps has spent points decides between rest and march in the fatigue phase; whoever only made room or
    # read a letter has rested.
    if one.spent or action is None or action.forced or action.kind == "obey" or is_paid(action):
        return
    if now < END and starts(one) <= now and rate(turn, one):
        story.tell(ev.Spent(one.id, part(now)))


def suspend(story: Story, turn: Turn, one: Corps, now: Fraction) -> None:
    """Stop what a corps does for its orders, and keep what it has paid; making way is given up (RTG-R-ZOC-ORDERS)."""
    if one.action is None:
        return
    if one.action.forced:
        story.tell(ev.ActionDropped(one.id, part(now)))
    else:
        story.tell(ev.ActionSuspended(one.id, part(now), part(paid(turn, one, now))))


def drop(story: Story, one: Corps, now: Fraction) -> None:
    """Give up an action that has no sense any more; what was put into it is lost."""
    story.tell(ev.ActionDropped(one.id, part(now)))


def march(story: Story, turn: Turn, one: Corps, mode: MarchMode, now: Fraction) -> bool:
    """Have a corps march at another speed from now on; False if it does so already (RTG-R-EXEC-TIME)."""
    if one.march == mode:
        return False
    # Paid up at the old rate first: the new mode must not reach back over time that has passed.
    so_far = None if one.action is None else part(paid(turn, one, now))
    story.tell(ev.MarchModeTaken(one.id, mode, part(now), so_far))
    return True
