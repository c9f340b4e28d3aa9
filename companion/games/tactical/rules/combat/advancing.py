"""Advances into squares that were left (ANT-8.7, ANT-QS-4.2, ANT-R-ADVANCE, ANT-R-ACT-IDLE)."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from companion.games.tactical.charts.terms import Side
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.condition import gained, step_fatigue
from companion.games.tactical.rules.ground.squares import Square, is_diagonal, towards
from companion.games.tactical.rules.ground.stacking import no_room
from companion.games.tactical.rules.orders.costs import Step, step_cost
from companion.games.tactical.rules.orders.paying import payer_of
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.rules.state import State, Unit
from companion.games.tactical.rules.story import Story


def squares_of(state: State, side: Side) -> frozenset[Square]:
    """Give the squares that a side's units stand in."""
    return frozenset(one.square for one in state.here(side) if one.square is not None)


def advance_into(
    story: Story, side: Side, left: Collection[Square], fought: Mapping[str, Square], *, of_melee: bool = False
) -> None:
    """Move a side's units into squares that all their defenders have left, in the order of battle's order.

    `fought` is {unit: the square it has just attacked in melee}; for all others the last fire counts.
    """
    if not left or not _follows_up(story, side, melee=of_melee):
        return
    for name in [one.id for one in story.state.here(side)]:
        one = story.unit(name)
        to = fought.get(name, one.fired_at)
        if to is not None and to in left and may_advance(story, one, to):
            _advance(story, one, to, melee=name in fought)


def _follows_up(now: Situation, side: Side, *, melee: bool) -> bool:
    """Say whether a side follows up now: after fire too, in the enemy's phase too, but in some readings.

    ANT-R-ADVANCE, ANT-R-BASIC-SCOPE.
    """
    of_melee = now.rules.choice("ANT-R-ADVANCE") == 2
    of_melee = of_melee or (now.state.level == "basic" and now.rules.choice("ANT-R-BASIC-SCOPE") == 2)
    of_phase = now.rules.choice("ANT-R-ADVANCE") == 1
    return (melee or not of_melee) and (not of_phase or now.state.phase.side == side)


def may_advance(now: Situation, one: Unit, to: Square) -> bool:
    """Say whether a unit advances into a square; no zone of control hinders it (ANT-8.7b)."""
    # In Basic there is no plot to give: who fought for the square goes in.
    plotted = one.advance_plot or now.state.level == "basic"
    active = one.activated or now.rules.choice("ANT-R-ACT-IDLE") == 1
    if not plotted or one.arm == "artillery" or one.disrupted or one.routed or one.retreated or not active:
        return False
    assert one.square is not None
    direction = towards(one.square, to)
    if direction is None or to not in now.ground.steps:
        return False
    if any(unit.side != one.side for unit in now.state.at(to)) or no_room(now, one, to) is not None:
        return False
    step = Step(terrain=now.ground.terrain(to), diagonal=is_diagonal(direction))
    return step_cost(now.rules, payer_of(now.rules, now.state, one), step).points is not None


def _advance(story: Story, one: Unit, to: Square, *, melee: bool) -> None:
    assert one.square is not None
    direction = towards(one.square, to)
    assert direction is not None
    fatigue, _ = step_fatigue(story.rules, one.arm, one.mode, story.state.level)
    tires = gained(story.rules, one, fatigue)
    story.tell(ev.Advanced(one.id, to, direction, tires, "melee" if melee else "fire"))
