"""Zones of control, and what a corps does in an enemy's (RTG-5, RTG-6.1)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from companion.games.campaign.rules.hexes import Hex, neighbours
from companion.games.campaign.rules.state import CombatMode, Corps, Side, State


@cache
def zone(at: Hex) -> frozenset[Hex]:
    """Give the zone of control of whoever stands in a hex: it and the six around it, over rivers too (RTG-5.0a, c)."""
    # Rivers do not cut it: who may never cross one still holds the far bank.
    return frozenset((at, *neighbours(at)))


def enemies_about(state: State, one: Corps) -> Iterator[Corps]:
    """Yield the enemies whose zone of control a corps stands in; they stand in its own."""
    near, side = zone(one.hex), one.side
    return (enemy for enemy in state.corps.values() if enemy.side != side and enemy.hex in near and enemy.here)


def in_enemy_zone(state: State, one: Corps) -> bool:
    """Say whether a corps stands in an enemy zone of control (RTG-5.0a)."""
    return next(enemies_about(state, one), None) is not None


def occupied(state: State, at: Hex, side: Side) -> bool:
    """Say whether units of a side stand in a hex."""
    return any(one.hex == at and one.side == side and one.here for one in state.corps.values())


def mode_before_the_enemy(one: Corps) -> CombatMode:
    """Give the combat mode that a corps in an enemy zone of control has, given that it stays there.

    Demoralised corps withdraw (RTG-6.1b); else the contact mode is the combat mode (RTG-4.5b, RTG-6.1.2a), except that
    a withdrawal that failed this turn is not tried again; with initiative a corps stands until it has reconnoitred,
    and keeps what it chose then (RTG-SCN-b, RTG-6.2b). Who lost the field of a battle on the table withdraws as if
    that were its contact mode (RTG-R-OFF-SCALE).
    """
    # The order is the rule: demoralisation beats what was lost on a table, that beats what was ordered, and only what
    # is left over is the corps commander's own choice.
    if one.demoralised:
        return "withdraw"
    if one.lost_field:
        return "stand" if one.withdrawal == "stands" else "withdraw"
    if one.contact == "initiative":
        return "stand" if one.combat == "inactive" else one.combat
    if one.contact == "withdraw" and one.withdrawal == "stands":
        return "stand"
    return one.contact
