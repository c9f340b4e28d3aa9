"""The d10 charts asked one at a time, without a game: what is asked, and the answers (`resolve miniatures.…`)."""

from __future__ import annotations

from typing import Any

from companion.games.miniatures.rules import charge, leaders, maneuver, musketry
from companion.games.miniatures.rules.combat import RolledCombat

attack, rolled_attack = musketry.Attack, musketry.RolledAttack
combat, rolled_combat = charge.Combat, RolledCombat
check, rolled_check = maneuver.Check, maneuver.RolledCheck
leader_test, rolled_leader_test = leaders.LeaderTest, leaders.RolledLeaderTest


def resolve_attack(rules: Any, asked: musketry.RolledAttack) -> Any:
    """Resolve a fire attack with its die; raises Outside."""
    musketry.rolls_once(rules, asked)
    return musketry.resolve(rules, asked, asked.die)


def resolve_combat(rules: Any, asked: RolledCombat) -> Any:
    """Resolve a charge combat with both dice; raises Outside."""
    return charge.resolve(rules, asked, attacker_die=asked.attacker_die, defender_die=asked.defender_die)


def resolve_check(rules: Any, asked: maneuver.RolledCheck) -> Any:
    """Resolve a maneuver check with its die; raises Outside."""
    return maneuver.resolve(rules, asked, asked.die)


def resolve_leader_test(rules: Any, asked: leaders.RolledLeaderTest) -> Any:
    """Resolve what becomes of a leader with the die; raises Outside."""
    return leaders.resolve(rules, asked.die)
