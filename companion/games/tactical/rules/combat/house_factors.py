"""The factors that a house adds to fire and melee: rows of modifiers.toml that say themselves where they hold."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from companion.charts.figures import TIMES, Exact, Reasoned
from companion.charts.modifiers import Modifier, Reading, Telling, Whom, modifier
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import Level, Side
from companion.games.tactical.charts.vocabulary import FACTORS
from companion.games.tactical.rules.combat.factors import Factor, Fighter, Kind, one


class Blow(NamedTuple):
    """What one unit does to its enemy, as far as a house's factors can rest on it."""

    does: str
    """"fires", "attacks" or "defends"."""
    level: Level
    army: Side
    own: Fighter
    markers: tuple[str, ...] = ()
    """Its own, besides rout and disruption: "out-of-ammo", "flanked"."""
    weapon: str = ""
    range: int | None = None
    """Squares; None hand to hand."""
    arms: tuple[str, ...] = ()
    """The enemy's."""
    terrains: tuple[str, ...] = ()
    """Of the enemy's squares."""
    of_enemy: tuple[str, ...] = ()
    """The enemy's markers: "flanked", "higher", "fortified"."""
    traits: tuple[str, ...] = ()
    """The enemy's."""
    asked: tuple[str, ...] = ()
    """What only eyes know of the enemy."""


def _own_markers(blow: Blow) -> Collection[str]:
    told = list(blow.markers)
    told += ["routed"] if blow.own.routed else []
    return [*told, "disrupted"] if blow.own.disrupted else told


def _range(blow: Blow) -> Sequence[Exact]:
    return () if blow.range is None else (blow.range,)


_OWN: dict[str, Telling] = {
    "state": lambda blow: (blow.does,),
    "arm": lambda blow: (blow.own.arm,),
    "weapon": lambda blow: (blow.weapon,),
    "mode": lambda blow: () if blow.own.routed else (blow.own.mode,),
    "terrain": lambda blow: (blow.own.terrain,),
    "army": lambda blow: (blow.army,),
    "marker": _own_markers,
    "leader": lambda blow: ("present",) if blow.own.leaders else (),
    "trait": lambda blow: blow.own.traits,
    "asked": lambda blow: blow.own.asked,
}
_ENEMY: dict[str, Telling] = {
    "arm": lambda blow: blow.arms,
    "terrain": lambda blow: blow.terrains,
    "marker": lambda blow: blow.of_enemy,
    "trait": lambda blow: blow.traits,
    "asked": lambda blow: blow.asked,
}
_READING: Reading[Blow] = Reading(
    rules={},
    case={"level": lambda blow: (blow.level,)},
    of={"own": Whom.one(lambda blow: blow, _OWN, _range), "enemy": Whom.one(lambda blow: blow, _ENEMY)},
)


def tables(rules: Rules) -> dict[Kind, tuple[Modifier, ...]]:
    """Give the factors of fire and those of melee, in the order of the chart."""
    rows = rules.modifiers.factor
    return {
        "fire": tuple(
            modifier("modifiers.factor", row, row.fire, FACTORS, _READING) for row in rows if row.fire is not None
        ),
        "melee": tuple(
            modifier("modifiers.factor", row, row.melee, FACTORS, _READING) for row in rows if row.melee is not None
        ),
    }


def house_factors(rules: Rules, kind: Kind, told: Callable[[], Blow]) -> tuple[Factor, ...]:
    """Give every factor that a house adds; one that does not hold is 1 without working.

    The blow is told when a row asks of it: most rulesets have none, and simulations fire without end.
    """
    table = rules.once(tables)[kind]
    if not table:
        return ()
    blow = told()
    return tuple(
        Factor(row.id, row.value, (Reasoned(row.why.clause, TIMES(what=row.why.label), row.why.value),))
        if row.holds(blow)
        else one(row.id)
        for row in table
    )
