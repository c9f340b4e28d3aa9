"""One melee as JSON, without a game: its shape, its domain, its answer (`resolve antietam.melee`, `shiloh.melee`)."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from companion.charts.bounds import Count, Figure, Men, SomeFew, Whole
from companion.charts.figures import Outside, Reasoned, exact
from companion.charts.traits import Traits
from companion.games.tactical.charts.combat import MeleeRow
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import Arm
from companion.games.tactical.messages import working as say
from companion.games.tactical.rules.cases import shared
from companion.games.tactical.rules.cases.shared import Asked, Bonuses, CaseMode, CaseSide, Control, ShilohTerrain
from companion.games.tactical.rules.combat.factors import Fighter, chance_of
from companion.games.tactical.rules.combat.melee import (
    Attacker,
    Defender,
    Melee,
    drawn_of,
    losses,
    may_not_melee,
    retreats,
    strengths,
)
from companion.language.tongue import tr

Percent = Annotated[int, Meta(ge=1, le=100)]


class CaseUnit(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A unit in a melee; `men` may be missing only of artillery."""

    arm: Arm = "infantry"
    men: Men | UnsetType = UNSET
    mode: CaseMode | UnsetType = UNSET
    leader_bonuses: Bonuses = []
    traits: Traits = ()
    asked: Asked = ()
    """What only eyes know of it, in the words of the rows that ask for it."""
    no_ammo: bool = False


class AntietamAttacker(CaseUnit, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A unit that attacks, and the terrain that it attacks from."""

    flanking: bool = False
    terrain: Literal["other", "bridge", "ford"] = "other"


class AntietamDefender(CaseUnit, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A unit that defends itself."""

    guns: Count = 0


class ShilohUnit(CaseUnit, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What Shiloh asks of every unit besides; a defender's own `terrain` changes nothing for it."""

    target_terrain: ShilohTerrain = "clear"
    terrain: ShilohTerrain | Literal["other"] = "clear"
    efficiency: Count = 100
    fatigue: Whole = 0
    command_control: Control = 1.0
    disrupted: bool = False
    routed: bool = False
    crew: Men | None = None


class ShilohAttacker(ShilohUnit, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A unit that attacks."""

    flanking: bool = False


class ShilohDefender(ShilohUnit, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A unit that defends itself."""

    guns: Count = 0


class MeleeCase(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What both games ask of a melee: `…_density_men` are the infantry and cavalry in a side's square."""

    play_level: Whole | UnsetType = UNSET
    attacker_side: CaseSide = "union"
    defenders_flanked: bool = False
    defenders_higher: bool = False
    attackers_density_men: Men | UnsetType = UNSET
    defenders_density_men: Men | UnsetType = UNSET
    attacker_random: Figure
    defender_random: Figure
    attacker_loss_draw: Whole
    defender_loss_draw: Whole
    defender_retreat_draw: Percent
    attacker_retreat_draw: Percent
    options: dict[str, Whole] = {}


class AntietamMelee(MeleeCase, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A melee at Antietam, in the Advanced game."""

    attackers: Annotated[list[AntietamAttacker], SomeFew]
    defenders: Annotated[list[AntietamDefender], SomeFew]


class ShilohMelee(MeleeCase, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A melee at Shiloh, in the Advanced game."""

    attackers: Annotated[list[ShilohAttacker], SomeFew]
    defenders: Annotated[list[ShilohDefender], SomeFew]


class MeleeAnswer(msgspec.Struct, frozen=True):
    """What a melee comes to."""

    attacker_strength: float
    defender_strength: float
    differential: float
    row: str
    attacker_losses: int
    defender_losses: int
    defender_retreats: bool
    attacker_retreats: bool
    explain: list[Reasoned]


def resolve_antietam(rules: Rules, case: AntietamMelee) -> MeleeAnswer:
    """Resolve a melee at Antietam; raises Outside, with the place, for one that the rules do not know."""
    attackers = tuple(
        Attacker(
            unit=_fighter(
                rules, one, 0, f"$.attackers[{index}]", terrain="" if one.terrain == "other" else one.terrain
            ),
            flanking=one.flanking,
            out_of_ammo=one.no_ammo,
        )
        for index, one in enumerate(case.attackers)
    )
    defenders = tuple(
        Defender(unit=_fighter(rules, one, one.guns, f"$.defenders[{index}]"), out_of_ammo=one.no_ammo)
        for index, one in enumerate(case.defenders)
    )
    return _answer(rules, case, attackers, defenders)


def resolve_shiloh(rules: Rules, case: ShilohMelee) -> MeleeAnswer:
    """Resolve a melee at Shiloh; raises Outside, with the place, for one that the rules do not know."""
    men = shared.usual_men(rules, case.attackers_density_men)
    attackers = tuple(
        Attacker(
            unit=_shiloh_fighter(rules, one, 0, f"$.attackers[{index}]", square_men=men),
            flanking=one.flanking,
            out_of_ammo=one.no_ammo,
            target_terrain=shared.terrain_named(one.target_terrain),
        )
        for index, one in enumerate(case.attackers)
    )
    defenders = tuple(
        Defender(
            unit=_shiloh_fighter(rules, one, one.guns, f"$.defenders[{index}]"),
            out_of_ammo=one.no_ammo,
            target_terrain=shared.terrain_named(one.target_terrain),
        )
        for index, one in enumerate(case.defenders)
    )
    return _answer(rules, case, attackers, defenders)


def _fighter(rules: Rules, one: CaseUnit, guns: int, where: str, *, terrain: str = "") -> Fighter:
    mode = shared.mode_of(one.arm, one.mode, where)
    return Fighter(
        arm=one.arm,
        men=shared.men_of(one.arm, one.men, where),
        guns=guns,
        mode=mode.mode,
        routed=mode.routed,
        leaders=tuple(one.leader_bonuses),
        terrain=terrain,
        traits=one.traits,
        asked=shared.asked_for(rules, one.asked, where),
    )


def _shiloh_fighter(rules: Rules, one: ShilohUnit, guns: int, where: str, *, square_men: int = 0) -> Fighter:
    plain = _fighter(
        rules, one, guns, where, terrain="" if one.terrain == "other" else shared.terrain_named(one.terrain)
    )
    return msgspec.structs.replace(
        plain,
        routed=plain.routed or one.routed,
        disrupted=one.disrupted,
        effectiveness=one.efficiency,
        fatigue=shared.within(f"{where}.fatigue", one.fatigue, rules.scale.rating),
        control=exact(one.command_control),
        crew=one.crew,
        square_men=square_men,
    )


def _answer(
    rules: Rules, case: MeleeCase, attackers: tuple[Attacker, ...], defenders: tuple[Defender, ...]
) -> MeleeAnswer:
    for index, one in enumerate(attackers):
        shared.refused(f"$.attackers[{index}]", "may not attack: {why}", may_not_melee(rules, one.unit, "advanced"))
    drawn = chance_of(rules)
    melee = Melee(
        level="advanced",
        play_level=shared.play_level_of(rules, case.play_level),
        attacker_side=case.attacker_side,
        attackers=attackers,
        defenders=defenders,
        defenders_flanked=case.defenders_flanked,
        defenders_higher=case.defenders_higher,
        attackers_square_men=shared.usual_men(rules, case.attackers_density_men),
        defenders_square_men=shared.usual_men(rules, case.defenders_density_men),
        attacker_random=shared.drawn_within("$.attacker_random", case.attacker_random, drawn),
        defender_random=shared.drawn_within("$.defender_random", case.defender_random, drawn),
    )
    _draws_within(rules, case)
    found = strengths(rules, melee)
    lost = losses(rules, melee, found.row, attacker_draw=case.attacker_loss_draw, defender_draw=case.defender_loss_draw)
    defender_goes, attacker_goes = retreats(
        found.row, defender_draw=case.defender_retreat_draw, attacker_draw=case.attacker_retreat_draw
    )
    return MeleeAnswer(
        attacker_strength=float(found.attackers),
        defender_strength=float(found.defenders),
        differential=float(found.differential),
        row=found.row.printed,
        attacker_losses=lost.attackers,
        defender_losses=lost.defenders,
        defender_retreats=defender_goes,
        attacker_retreats=attacker_goes,
        explain=[*found.working, *lost.of_attackers, *lost.of_defenders, *_retreats_told(rules, case, found.row)],
    )


def _draws_within(rules: Rules, case: MeleeCase) -> None:
    """Look at the losses drawn; raises Outside beyond the most that any row draws."""
    rows = rules.melee.row
    for field, most in (
        ("attacker_loss_draw", max(drawn_of(rules, row.attacker_losses) for row in rows)),
        ("defender_loss_draw", max(drawn_of(rules, row.defender_losses) for row in rows)),
    ):
        value: int = getattr(case, field)
        if not 0 <= value <= most:
            raise Outside(
                f"$.{field}",
                tr(
                    "expected a whole number from 0 to {most}, got {value} ({clause})",
                    most=most,
                    value=value,
                    clause=rows[0].clause,
                ),
            )


def _retreats_told(rules: Rules, case: MeleeCase, row: MeleeRow) -> list[Reasoned]:
    """Tell the chances and draws of retreats; the attackers' only where the defenders stay."""
    lines = [
        Reasoned(row.clause, say.RETREAT["defenders"](), row.defender_retreats),
        Reasoned(rules.melee.retreats, say.DRAWN_FOR["defenders"](), case.defender_retreat_draw),
    ]
    if case.defender_retreat_draw > row.defender_retreats:
        lines.append(Reasoned(row.clause, say.RETREAT["attackers"](), row.attacker_retreats))
        lines.append(Reasoned(rules.melee.retreats, say.DRAWN_FOR["attackers"](), case.attacker_retreat_draw))
    return lines
