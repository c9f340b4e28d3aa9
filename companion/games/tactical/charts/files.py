"""The charts of a square-grid battle: which files there are, and what shape each has."""

from __future__ import annotations

from companion.charts.ruleset import Charts, Read, files_of
from companion.games.tactical.charts.combat import (
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
from companion.games.tactical.charts.condition import Ammo, Disruption, Fatigue, Rout
from companion.games.tactical.charts.costs import Costs
from companion.games.tactical.charts.ground import Scale, Stacking, Terrain
from companion.games.tactical.charts.sight import Heights, Sight, Visibility
from companion.games.tactical.charts.turn import (
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
from companion.games.tactical.charts.victory import About, Objectives, Options, Victory
from companion.games.tactical.upcasts import UPCASTS


class BattleCharts(Charts):
    """Every chart, by the name of its file."""

    UPCASTS = UPCASTS
    ruleset = Read(About)
    scale = Read(Scale)
    terrain = Read(Terrain)
    stacking = Read(Stacking)
    sight = Read(Sight)
    heights = Read(Heights)
    visibility = Read(Visibility)
    sequence = Read(Sequence)
    points = Read(Allowances)
    costs = Read(Costs)
    weapons = Read(Weapons)
    weapon_aliases = Read(WeaponAliases)
    melee = Read(Melee)
    modifiers = Read(Modifiers)
    out_of_ammo = Read(OutOfAmmo)
    play_level = Read(PlayLevel)
    guns = Read(Guns)
    wounds = Read(Wounds)
    retreat_losses = Read(RetreatLosses)
    control_factors = Read(ControlFactors)
    ammo = Read(Ammo)
    fatigue = Read(Fatigue)
    disruption = Read(Disruption)
    rout = Read(Rout)
    command = Read(CommandControl)
    victory = Read(Victory)
    objectives = Read(Objectives)
    activation = Read(Activation)
    activation_limit = Read(ActivationLimit)
    reinforcements = Read(Reinforcements)
    early = Read(Early)
    start = Read(Start)
    clock = Read(Clock)
    options = Read(Options)


FILES = files_of(BattleCharts)
"""The charts that the rules need; clauses.toml and rulings.toml are for reading only."""
