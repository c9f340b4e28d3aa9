"""The charts of a square-grid battle: which files there are, and all of them read."""

from __future__ import annotations

import msgspec

from companion.ruleset import Chart
from companion.tactical.tables.combat import (
    ControlFactors,
    Guns,
    Melee,
    Modifiers,
    OutOfAmmo,
    PlayLevel,
    RetreatLosses,
    WeaponAliases,
    Weapons,
    Wounds,
)
from companion.tactical.tables.condition import Ammo, Disruption, Fatigue, Rout
from companion.tactical.tables.costs import Costs
from companion.tactical.tables.ground import Scale, Stacking, Terrain
from companion.tactical.tables.sight import Heights, Sight, Visibility
from companion.tactical.tables.turn import (
    Activation,
    ActivationLimit,
    Allowances,
    Clock,
    CommandControl,
    Early,
    Reinforcements,
    Sequence,
    Start,
)
from companion.tactical.tables.victory import About, Objectives, Options, Victory


class Charts(msgspec.Struct, frozen=True, kw_only=True):
    """Every chart, by the name of its file."""

    ruleset: About
    scale: Scale
    terrain: Terrain
    stacking: Stacking
    sight: Sight
    heights: Heights
    visibility: Visibility
    sequence: Sequence
    points: Allowances
    costs: Costs
    weapons: Weapons
    weapon_aliases: WeaponAliases
    melee: Melee
    modifiers: Modifiers
    out_of_ammo: OutOfAmmo
    play_level: PlayLevel
    guns: Guns
    wounds: Wounds
    retreat_losses: RetreatLosses
    control_factors: ControlFactors
    ammo: Ammo
    fatigue: Fatigue
    disruption: Disruption
    rout: Rout
    command: CommandControl
    victory: Victory
    objectives: Objectives
    activation: Activation
    activation_limit: ActivationLimit
    reinforcements: Reinforcements
    early: Early
    start: Start
    clock: Clock
    options: Options


FILES: dict[str, type[Chart]] = {
    f"{field.name.replace('_', '-')}.toml": field.type for field in msgspec.structs.fields(Charts)
}
"""The charts that the rules need; clauses.toml and rulings.toml are for reading only."""
