"""One shot as JSON, without a game: its shape, its domain, its answer (`resolve antietam.fire`, `shiloh.fire`)."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from companion.charts.bounds import Count, Figure, Men, Whole
from companion.charts.figures import Outside, Reasoned, exact
from companion.charts.traits import Traits
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import Arm
from companion.games.tactical.rules.cases import shared
from companion.games.tactical.rules.cases.shared import (
    Asked,
    Bonuses,
    CaseLevel,
    CaseMode,
    CaseSide,
    Control,
    ShilohTerrain,
)
from companion.games.tactical.rules.combat.factors import Fighter, chance_of
from companion.games.tactical.rules.combat.fire import Fire, Shot, Target, fire, may_not_fire
from companion.language.tongue import tr

_ANTIETAM: dict[str, tuple[str, ...]] = {
    name: (name,)
    for name in (
        "terrain",
        "elevation",
        "mode",
        "fatigue",
        "leaders",
        "flank",
        "density",
        "fortification",
        "battle_time",
        "random",
        "play_level",
        "ammo",
    )
}
"""{name in the answer: the factors that it is the product of}."""
_SHILOH: dict[str, tuple[str, ...]] = {
    "target_terrain": ("terrain",),
    "elevation": ("elevation",),
    "firer_terrain": ("location",),
    "condition": ("disruption", "ammo"),
    "mode": ("mode",),
    "flank": ("flank",),
    "leaders": ("leaders",),
    "target_density": ("density",),
    "firer_density": ("own_density",),
    "fortification": ("fortification",),
    "efficiency": ("efficiency",),
    "fatigue": ("fatigue",),
    "command_control": ("command_control",),
    "crew": ("crew",),
    "outmaneuvered": ("outmaneuvered",),
    "successful_attack": ("successful_attack",),
    "play_level": ("play_level",),
}


class CaseFirer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The unit that fires; `men` may be missing only of artillery, `operation_points` are those before it pays."""

    arm: Arm = "infantry"
    men: Men | UnsetType = UNSET
    guns: Count = 0
    weapon: str
    mode: CaseMode | UnsetType = UNSET
    fatigue: Whole = 0
    operation_points: Whole | UnsetType = UNSET
    leader_bonuses: Bonuses = []
    traits: Traits = ()
    asked: Asked = ()
    """What only eyes know of it, in the words of the rows that ask for it."""
    flanked: bool = False
    """It is taken in flank: counts in the last fire before a melee."""


class AntietamFirer(CaseFirer, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The unit that fires at Antietam."""

    runs_out_of_ammo: bool = False


class CaseTarget(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who is fired at; `men_in_square` are the infantry and cavalry there before the shot."""

    arm: Arm = "infantry"
    higher: bool = False
    flanked: bool = False
    men_in_square: Men | UnsetType = UNSET
    fortification: Whole = 0
    traits: Traits = ()
    asked: Asked = ()


class AntietamTarget(CaseTarget, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who is fired at at Antietam."""

    terrain: Literal["clear", "woods", "cornfield", "town", "bridge", "ford"] = "clear"


class ShilohTarget(CaseTarget, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who is fired at at Shiloh."""

    terrain: ShilohTerrain = "clear"


class FireCase(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A shot and its draw; `range` in squares."""

    level: CaseLevel = "advanced"
    play_level: Whole | UnsetType = UNSET
    side: CaseSide = "union"
    """The firer's."""
    range: Whole
    random: Figure
    options: dict[str, Whole] = {}


class AntietamFire(FireCase, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A shot at Antietam."""

    firer: AntietamFirer
    target: AntietamTarget = AntietamTarget()
    defensive_melee_fire: bool = False


class ShilohFire(FireCase, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A shot at Shiloh; `crew` are the artillerymen, null a full crew."""

    firer: CaseFirer
    target: ShilohTarget = ShilohTarget()
    efficiency: Count = 100
    command_control: Control = 1.0
    men_in_firer_square: Men | UnsetType = UNSET
    firer_terrain: ShilohTerrain = "clear"
    disrupted: bool = False
    out_of_ammo: bool = False
    crew: Men | None = None
    outmaneuvered: bool = False
    successful_attack: bool = False
    final_defensive_fire: bool = False


class AntietamAnswer(msgspec.Struct, frozen=True):
    """What a shot comes to: the table's losses of all men or guns, every factor, casualties in men."""

    base: float
    factors: dict[str, float]
    casualties: int
    explain: list[Reasoned]


class ShilohAnswer(msgspec.Struct, frozen=True):
    """What a shot comes to: the table's loss for 100 men or a gun, every factor, their product, casualties in men."""

    base: float
    factors: dict[str, float]
    product: float
    strength: float
    casualties: int
    explain: list[Reasoned]


def resolve_antietam(rules: Rules, case: AntietamFire) -> AntietamAnswer:
    """Resolve a shot at Antietam; raises Outside, with the place, for one that the rules forbid or do not know."""
    firer = _fighter(rules, case.firer)
    shot = _shot(rules, case, case.firer, firer, _target(rules, case.target, case.target.terrain))
    shot = msgspec.structs.replace(shot, last=case.defensive_melee_fire, runs_out=case.firer.runs_out_of_ammo)
    found = _fired(rules, shot)
    return AntietamAnswer(
        float(found.base), shared.values(rules, found.factors, _ANTIETAM), found.casualties, list(found.working)
    )


def resolve_shiloh(rules: Rules, case: ShilohFire) -> ShilohAnswer:
    """Resolve a shot at Shiloh; raises Outside, with the place, for one that the rules forbid or do not know."""
    firer = msgspec.structs.replace(
        _fighter(rules, case.firer),
        effectiveness=case.efficiency,
        control=exact(case.command_control),
        square_men=_own_men(rules, case.men_in_firer_square),
        terrain=shared.terrain_named(case.firer_terrain),
        disrupted=case.disrupted,
        crew=case.crew,
        outmaneuvered=case.outmaneuvered,
        succeeded=case.successful_attack,
    )
    target = _target(rules, case.target, shared.terrain_named(case.target.terrain))
    shot = _shot(rules, case, case.firer, firer, target)
    shot = msgspec.structs.replace(shot, last=case.final_defensive_fire, out_of_ammo=case.out_of_ammo)
    found = _fired(rules, shot)
    return ShilohAnswer(
        float(found.table),
        shared.values(rules, found.factors, _SHILOH),
        float(found.product),
        float(found.strength),
        found.casualties,
        list(found.working),
    )


def _fighter(rules: Rules, given: CaseFirer) -> Fighter:
    mode = shared.mode_of(given.arm, given.mode, "$.firer")
    return Fighter(
        arm=given.arm,
        men=shared.men_of(given.arm, given.men, "$.firer"),
        guns=given.guns,
        mode=mode.mode,
        routed=mode.routed,
        fatigue=shared.within("$.firer.fatigue", given.fatigue, rules.scale.rating),
        leaders=tuple(given.leader_bonuses),
        traits=given.traits,
        asked=shared.asked_for(rules, given.asked, "$.firer"),
    )


def _target(rules: Rules, given: CaseTarget, terrain: str) -> Target:
    return Target(
        arm=given.arm,
        terrain=terrain,
        higher=given.higher,
        flanked=given.flanked,
        square_men=shared.usual_men(rules, given.men_in_square),
        fort=shared.within("$.target.fortification", given.fortification, rules.scale.fortification),
        traits=given.traits,
        asked=shared.asked_for(rules, given.asked, "$.target"),
    )


def _shot(rules: Rules, case: FireCase, given: CaseFirer, firer: Fighter, target: Target) -> Shot:
    """Give the shot that both games ask for; raises Outside."""
    _armed(rules, given)
    return Shot(
        level=case.level,
        play_level=shared.play_level_of(rules, case.play_level),
        side=case.side,
        firer=firer,
        weapon=given.weapon,
        points=shared.points_of(rules, given.operation_points, "$.firer"),
        target=target,
        range=case.range,
        firer_flanked=given.flanked,
        random=shared.drawn_within("$.random", case.random, chance_of(rules)),
    )


def _armed(rules: Rules, given: CaseFirer) -> None:
    """Look at the weapon; raises Outside for an unknown one and for one of the other kind."""
    if given.weapon not in rules.weapons_by_code:
        raise Outside(
            "$.firer.weapon",
            tr("{weapon!r} is not a weapon: {names}", weapon=given.weapon, names=", ".join(rules.weapons_by_code)),
        )
    kind = rules.weapon(given.weapon).kind
    if (kind == "artillery") != (given.arm == "artillery"):
        raise Outside(
            "$.firer.weapon",
            tr(
                "{weapon} is no weapon of {arm} ({clause})",
                weapon=given.weapon,
                arm=tr(given.arm),
                clause=rules.weapons.clause,
            ),
        )


def _own_men(rules: Rules, given: int | UnsetType) -> int:
    row = rules.modifiers.own_density
    usual = 0 if row is None else row.men
    return usual if given is UNSET else given


def _fired(rules: Rules, shot: Shot) -> Fire:
    shared.refused("$.firer", "may not fire: {why}", may_not_fire(rules, shot))
    return fire(rules, shot)
