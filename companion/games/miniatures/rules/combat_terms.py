"""The units in contact in the charge chart's terms: what it asks of each, as the battle stands."""

from __future__ import annotations

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import charge
from companion.games.miniatures.rules.charge_modifiers import HALF
from companion.games.miniatures.rules.state import Battery, Combat, State, attached_to, unit


def as_combat(state: State, combat: Combat) -> charge.Combat:
    """Put the units in contact into the charge chart's terms."""
    return charge.Combat(
        attackers=[fighter(state, name, combat) for name in combat.attackers],
        defenders=[fighter(state, name, combat) for name in combat.defenders],
        ground=combat.ground,
        ground_besides=list(combat.ground_besides),
        outflanked=combat.outflanked,
        breakthrough=combat.breakthrough,
        asked=list(combat.asked),
        struggles=combat.struggles,
        attackers_supporting=supporting(state, combat, combat.attackers),
        defenders_supporting=supporting(state, combat, combat.defenders),
    )


def supporting(state: State, combat: Combat, side: tuple[str, ...]) -> int:
    """Give the stands of those who support a side and do not fight in it."""
    of = {found.side for name in side if (found := unit(state, name)) is not None}
    those = (found for name in combat.supporters if name not in side and (found := unit(state, name)) is not None)
    return sum(found.stands for found in those if found.side in of and found.status == "on-table")


def fighter(state: State, name: str, combat: Combat) -> charge.Fighter:
    """Put one unit in contact into the chart's terms."""
    found = unit(state, name)
    assert found is not None
    leaders = [charge.InCommand(exceptional=leader.exceptional) for leader in attached_to(state, name)]
    if isinstance(found, Battery):
        return charge.Fighter(
            arm="artillery",
            stands=found.stands,
            silenced=found.silenced,
            low_ammo=found.low_ammo,
            leaders=leaders,
            confederate=found.side == "confederate",
            damaged=found.damaged,
            limbered=found.limbered,
            traits=found.traits,
        )
    return charge.Fighter(
        arm=found.arm,
        stands=found.stands,
        mounted=found.mounted,
        # Judged when the phase began: a brigade that becomes spent in its first combat still fights its breakthrough as
        # it was.
        state=state.judged.get(name, found.effectiveness),
        spent_under=found.worn_at,
        disordered=found.disordered,
        low_ammo=found.low_ammo,
        stands_lost_in_fire=found.this_turn.lost_in_fire,
        exceptional_commander=found.exceptional_commander,
        leaders=leaders,
        supported=name in combat.supported,
        confederate=found.side == "confederate",
        formation=found.formation,
        on_road=name in combat.on_road,
        over_bridge=name in combat.over_bridge,
        traits=found.traits,
    )


def is_breakthrough(rules: Rules, state: State, attackers: tuple[str, ...]) -> bool:
    """Say whether it is a breakthrough: one attacker's is enough, unless half of them must (D10-RUL-CHARGE-HALF)."""
    there = [found for name in attackers if (found := unit(state, name)) is not None]
    broke = sum(found.stands for found in there if found.this_turn.breakthrough == "done")
    if rules.choice(HALF) == 0:
        return broke > 0
    return broke > 0 and broke >= rules.half_rule * sum(found.stands for found in there)
