"""How many units share a square: two of infantry and cavalry and one of artillery, in some squares a single one."""

from __future__ import annotations

from collections.abc import Collection

from companion.charts.figures import Reason
from companion.charts.ruleset import labelled
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import Level
from companion.games.tactical.messages.words import ARMS
from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.rules.state import Unit
from companion.language.messages import says, term

HOLDS = says(
    "tactical.why.square-holds",
    "a {terrain} square holds one unit, not {units}",
    "a {terrain} square holds {n} units, not {units}",
)
HOLDS_OF = says(
    "tactical.why.square-holds-of",
    "a square holds one unit of {arms}, not {there}",
    "a square holds {n} units of {arms}, not {there}",
)

TROOPS, GUNS = term("tactical.arms.troops", "infantry and cavalry"), ARMS["artillery"]


def crowded(rules: Rules, level: Level, terrain: str, units: Collection[Unit]) -> Reason | None:
    """Give why units of one side may not share a square of a terrain; None when they may.

    ANT-7.7a, ANT-7.7b; the Basic game has no squares of a single unit (ANT-QS-3.5a).
    """
    basic = level == "basic"
    most = None if basic else rules.most_units(terrain)
    if most is not None and len(units) > most:
        kind = rules.kinds[terrain]
        return Reason(
            HOLDS(n=most, terrain=labelled(kind), units=len(units)),
            kind.most_units_clause,
        )
    chart = rules.stacking
    guns = sum(one.arm == "artillery" for one in units)
    for what, count, limit in ((TROOPS, len(units) - guns, chart.troops), (GUNS, guns, chart.artillery)):
        if count > limit.number:
            clause = "ANT-QS-3.5a" if basic else limit.clause
            return Reason(
                HOLDS_OF(n=limit.number, arms=what, there=count),
                clause,
            )
    return None


def no_room(now: Situation, one: Unit, square: Square) -> Reason | None:
    """Give why a unit has no room in a square of the map among its own side's units there; None when it has."""
    there = [unit for unit in now.state.at(square) if unit.side == one.side and unit.id != one.id]
    return crowded(now.rules, now.state.level, now.ground.terrain(square), [*there, one])
