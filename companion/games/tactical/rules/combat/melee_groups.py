"""Who attacks which square in melee, together (ANT-8.4a, ANT-8.4b, ANT-8.4c, ANT-8.4f, ANT-R-MELEE-ELIG)."""

from __future__ import annotations

from companion.games.tactical.charts.terms import Side
from companion.games.tactical.rules.combat.field import fighter
from companion.games.tactical.rules.combat.melee import may_not_melee
from companion.games.tactical.rules.ground.squares import Square, distance, step
from companion.games.tactical.rules.orders.costs import melee_cost
from companion.games.tactical.rules.orders.paying import payer_of
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.rules.state import Unit


def groups(now: Situation, side: Side) -> dict[Square, list[str]]:
    """Give {square under attack: a side's units that attack it}, both in the order of battle's order."""
    found: dict[Square, list[str]] = {}
    for one in now.state.here(side):
        square = attacked(now, one)
        if square is not None:
            found.setdefault(square, []).append(one.id)
    return found


def attacked(now: Situation, one: Unit) -> Square | None:
    """Give the square that a unit attacks; None where its melee is dropped."""
    # Driven off in this phase already: it does not come back for its melee.
    if not one.melee_plot or one.retreated or not one.here:
        return None
    square = struck(now, one)
    if square is None or not any(_attackable(one, unit) for unit in now.state.at(square)):
        return None
    if not one.activated and now.rules.choice("ANT-R-ACT-IDLE") == 2:
        return None
    if not one.ammo and now.rules.choice("ANT-R-AMMO-MELEE") == 2:
        return None
    if may_not_melee(now.rules, fighter(now, one), now.state.level):
        return None
    cost = melee_cost(now.rules, payer_of(now.rules, now.state, one), attacks=True)
    return square if cost.points is not None and one.points >= cost.points else None


def _attackable(one: Unit, enemy: Unit) -> bool:
    """Say whether a unit is an enemy ashore: nobody attacks a gunboat in melee (SHI-R-GUNBOAT)."""
    return enemy.side != one.side and not enemy.gunboat


def struck(now: Situation, one: Unit) -> Square | None:
    """Give the square beside a unit that it fired into.

    Without ammunition its plot beside it counts as fired into, else the square ahead (ANT-R-AMMO-MELEE).
    """
    assert one.square is not None
    if one.fired_at is not None:
        # Melee goes in behind one's own fire: who shot at something else has chosen that.
        return one.fired_at if distance(one.square, one.fired_at) == 1 else None
    if one.ammo:
        return None
    if one.fire_plot is not None and distance(one.square, one.fire_plot) == 1:
        return one.fire_plot
    return None if now.state.level == "basic" else step(one.square, one.facing)
