"""The field as combat sees it: who stands where, which way the enemy lies, what a unit brings to fire and melee."""

from __future__ import annotations

from collections.abc import Iterable

from companion.charts.rounding import figure
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import Level, Side, other
from companion.games.tactical.rules.combat.factors import Fighter
from companion.games.tactical.rules.ground.squares import Square, distance, in_arc, towards
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.rules.state import State, Unit

OPPOSITE = range(3, 6)
"""Eighths of the compass between directions that lie opposite each other (SHI-R-OUTMANEUVER)."""


def men_in(units: Iterable[Unit]) -> int:
    """Give the infantry and cavalry among units; guns have no men here (ANT-R-DENSITY)."""
    return sum(one.men for one in units if one.arm != "artillery")


def standing(state: State, side: Side) -> dict[Square, list[Unit]]:
    """Give {square: a side's units in it}, in the order of battle's order."""
    found: dict[Square, list[Unit]] = {}
    for one in state.here(side):
        if one.square is not None:
            found.setdefault(one.square, []).append(one)
    return found


def nearest_first(at: Square, squares: dict[Square, list[Unit]]) -> list[Square]:
    """Give squares by distance, then the most men, then row and column (ANT-R-NEAREST)."""
    # Row and column at last, so that the choice never hangs on the order of a dictionary.
    return sorted(squares, key=lambda square: (distance(at, square), -men_in(squares[square]), square))


def outside_arc(level: Level, units: Iterable[Unit], enemy: Square) -> bool:
    """Say whether an enemy's square lies outside the arc of the units of a square; in the Basic game none does."""
    return level != "basic" and any(
        one.square is not None and not in_arc(one.square, one.facing, enemy) for one in units
    )


def outmaneuvered(rules: Rules, state: State, one: Unit) -> bool:
    """Say whether enemies stand beside a unit on opposite sides, where a ruleset asks (SHI-R-OUTMANEUVER)."""
    if rules.modifiers.outmaneuvered is None or one.square is None:
        return False
    enemies = (enemy for enemy in state.here(other(one.side)) if not enemy.gunboat)
    ways = {towards(one.square, enemy.square) for enemy in enemies if enemy.square is not None}
    found = [way for way in ways if way is not None]
    # The page that says when is missing; read as enemies on sides that face each other.
    return any(abs(first - second) in OPPOSITE for first in found for second in found)


def fighter(now: Situation, one: Unit) -> Fighter:
    """Give a unit on the map as the calculations of fire and melee see it."""
    assert one.square is not None
    rules, state = now.rules, now.state
    return Fighter(
        arm=one.arm,
        men=one.men,
        guns=one.guns,
        crew=one.men if one.arm == "artillery" and rules.modifiers.crew is not None else None,
        mode=one.mode,
        routed=one.routed,
        disrupted=one.disrupted,
        effectiveness=one.effectiveness,
        fatigue=one.fatigue,
        control=figure(one.control),
        leaders=bonuses(state, one),
        terrain=now.ground.terrain(one.square),
        square_men=men_in(state.at(one.square)),
        outmaneuvered=outmaneuvered(rules, state, one),
        succeeded=one.succeeded,
        traits=one.traits,
        asked=one.asked,
    )


def bonuses(state: State, one: Unit) -> tuple[int, ...]:
    """Give the bonuses of the leaders who are with a unit: brigade leaders with both of theirs (ANT-R-MULTI-LEADER)."""
    if state.level != "advanced":
        return ()
    return tuple(
        leader.bonus
        for leader in state.leaders.values()
        if not leader.lost
        and not leader.waits
        and leader.side == one.side
        and (leader.unit == one.id if leader.rank != "brigade" else leader.formation == one.brigade != "")
    )
