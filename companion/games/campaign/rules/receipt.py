"""The order receipt phase: corps read the dispatches that arrive (RTG-4.4, RTG-12.0b to d)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from companion.charts.rounding import figure
from companion.games.campaign import messages as say
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.orders import CM, COMBAT_IMMEDIATE, SU, AnyOrder
from companion.games.campaign.rules.state import NOTHING, Corps, Dispatch, State, part
from companion.games.campaign.rules.story import Story
from companion.games.campaign.rules.zones import in_enemy_zone
from companion.kernel.dice import Why
from companion.kernel.draws import Chance, chance
from companion.language.messages import Id


def arriving(state: State) -> tuple[Dispatch, ...]:
    """Give the dispatches of this turn, in the order they were issued (RTG-R-TWO-DISPATCH)."""
    here = (one for one in state.dispatches if one.arrives <= state.turn)
    return tuple(sorted(here, key=lambda one: (one.issued, one.nth)))


def receive(story: Story) -> None:
    """Have every corps read what arrives; of several sets for a corps the last that was issued counts (RTG-13.1.6b)."""
    dispatches = arriving(story.state)
    for place, dispatch in enumerate(dispatches):
        one = story.corps(dispatch.corps)
        if not one.here:
            story.tell(ev.DispatchRead(one.id, dispatch.nth, ()))
            continue
        # An older set that is overtaken in the same turn is still read, for what is immediate in it; only the draw for
        # a slow start is left to the set that will hold.
        later = [other for other in dispatches[place + 1 :] if other.corps == one.id]
        overtaken = any(replaces(story.rules, story.state, one, other.orders) for other in later)
        _read(story, one, dispatch, overtaken=overtaken)
        if story.rules.choice("RTG-R-TWO-DISPATCH") == 1:
            _drop_older(story, dispatch)


def _drop_older(story: Story, read: Dispatch) -> None:
    """Drop what was issued to a corps before a set that it has read, and is still on its way (RTG-R-TWO-DISPATCH)."""
    for one in story.state.dispatches:
        if one.corps == read.corps and one.nth < read.nth and one.arrives > story.state.turn:
            story.tell(ev.DispatchRead(one.corps, one.nth, ()))


def struck(one: Corps, orders: Sequence[AnyOrder]) -> tuple[AnyOrder, ...]:
    """Give what a corps never reads: to a demoralised one SU and CM (RTG-11.0d)."""
    return tuple(order for order in orders if one.demoralised and isinstance(order, COMBAT_IMMEDIATE))


def at_once(rules: Rules, state: State, one: Corps, orders: Sequence[AnyOrder]) -> tuple[SU | CM, ...]:
    """Give what a corps obeys as it reads it: before the enemy SU and CM, wherever they stand (RTG-12.0c, d)."""
    if one.demoralised or not (in_enemy_zone(state, one) or _spared(rules, orders)):
        return ()
    return tuple(order for order in orders if isinstance(order, COMBAT_IMMEDIATE))


def to_do(rules: Rules, state: State, one: Corps, orders: Sequence[AnyOrder]) -> tuple[AnyOrder, ...]:
    """Give what a corps has to do after reading a set: what it neither obeyed at once nor was struck."""
    if not one.demoralised and not in_enemy_zone(state, one) and not _spared(rules, orders):
        return tuple(orders)
    return tuple(order for order in orders if not isinstance(order, COMBAT_IMMEDIATE))


def _spared(rules: Rules, orders: Sequence[AnyOrder]) -> bool:
    """Say whether a set of nothing but SU and CM leaves a corps its orders wherever it is (RTG-R-SU-NI)."""
    return rules.choice("RTG-R-SU-NI") == 1 and all(isinstance(order, COMBAT_IMMEDIATE) for order in orders)


def replaces(rules: Rules, state: State, one: Corps, orders: Sequence[AnyOrder]) -> bool:
    """Say whether a set wipes what a corps was doing: when a non-immediate order is in it (RTG-4.4b, RTG-12.0b).

    SU and CM alone are non-immediate outside an enemy zone of control, and inside one they are not (RTG-R-SU-NI).
    """
    return bool(to_do(rules, state, one, orders))


def _read(story: Story, one: Corps, dispatch: Dispatch, *, overtaken: bool) -> None:
    state = story.state
    now = at_once(story.rules, state, one, dispatch.orders)
    rest = to_do(story.rules, state, one, dispatch.orders)
    # SU and CM obeyed at once need no start.
    slow = _slow_start(story, one) if rest and not overtaken else Chance(False)
    for order in now:
        if isinstance(order, SU):
            story.tell(ev.UrgencySet(one.id, order.urgency))
        else:
            story.tell(ev.ContactSet(one.id, order.contact))
    story.tell(
        ev.DispatchRead(
            corps=one.id,
            nth=dispatch.nth,
            orders=rest,
            lost=bool(rest),
            waits_until=part(_lost(story.rules)) if slow else NOTHING,
            struck=struck(one, dispatch.orders),
            roll=slow.roll,
        )
    )


def _lost(rules: Rules) -> Fraction:
    return Fraction(figure(rules.delays.slow_start_lost.turns))


def _slow_start(story: Story, one: Corps) -> Chance:
    """Draw whether a corps is slow to begin what it has just read (RTG-4.4d, RTG-R-SLOW)."""
    if story.rules.choice("RTG-R-SLOW"):
        return Chance(False)
    p = Fraction(figure(story.rules.delays.slow_start.chance))
    return chance(story, p, Why(say.SLOW(corps=Id(one.id), ruling=Id("RTG-R-SLOW")), one.side, "draw"))
