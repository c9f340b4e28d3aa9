"""Zones of control: the eight squares around every unit (ANT-7.6a, ANT-QS-3.6a)."""

from __future__ import annotations

from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import Side
from companion.games.tactical.rules.ground.squares import Square, around
from companion.games.tactical.rules.state import State, Unit

WHO = "ANT-R-ZOC-WHO"
ROUTED_HAVE_NONE = 1


def exerts(rules: Rules, one: Unit) -> bool:
    """Say whether a unit on the map has a zone of control: all ashore have, or those with their ranks.

    ANT-R-ZOC-WHO, SHI-R-GUNBOAT.
    """
    return one.here and not one.gunboat and not (one.routed and rules.choice(WHO) == ROUTED_HAVE_NONE)


def zone_of(rules: Rules, state: State, side: Side) -> frozenset[Square]:
    """Give the squares in a side's zones of control, those off the map too; its own units do not cancel them."""
    held = {one.square for one in state.here(side) if one.square is not None and exerts(rules, one)}
    # Water and friends do not matter: the book exempts nobody.
    return frozenset(near for square in held for near in around(square))


def in_enemy_zone(rules: Rules, state: State, side: Side, square: Square) -> bool:
    """Say whether a square is in a zone of control of the enemy of a side."""
    beside = frozenset(around(square))
    # Asked at every step of every move: most units are looked at no further than where they are.
    near = [one for one in state.units.values() if one.square in beside]
    return any(one.side != side and exerts(rules, one) for one in near)
