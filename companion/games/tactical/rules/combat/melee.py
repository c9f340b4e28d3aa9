"""Melee: strengths, the row, losses and retreats of one melee for one square (ANT-8.4, ANT-T-MELEE, SHI-MOD-*)."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import floor, prod

import msgspec

from companion.charts.figures import Exact, Reason, Reasoned, row_for, shown
from companion.charts.rounding import half_up
from companion.games.tactical.charts.combat import DrawnLoss, MeleeRow
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import Level, Side, other
from companion.games.tactical.messages import working as say
from companion.games.tactical.rules.combat import factors
from companion.games.tactical.rules.combat.factors import Factor, Fighter
from companion.games.tactical.rules.combat.fire import NUDGE, limited, limits_told, outside
from companion.games.tactical.rules.combat.house_factors import Blow, house_factors
from companion.games.tactical.rules.orders.costs import Payer, melee_cost
from companion.language.messages import Message, says

ROUTED = says("tactical.why.melee-routed", "a routed unit only defends itself in melee")
DISRUPTED = says("tactical.why.melee-disrupted", "a disrupted unit only defends itself in melee")

STRENGTH, LOSSES, ROUND = "ANT-R-MELEE-STRENGTH", "ANT-R-MELEE-LOSS", "ANT-R-MELEE-ROUND"
LOSS_DRAW = "ANT-R-MELEE-RANDOM"


class Attacker(msgspec.Struct, frozen=True, kw_only=True):
    """A unit that attacks; `unit.terrain` is that of the square it attacks from."""

    unit: Fighter
    flanking: bool = False
    """It stands outside the defenders' arc, or they are always taken in flank."""
    out_of_ammo: bool = False
    target_terrain: str = ""
    """Of the square it attacks; "" changes nothing."""


class Defender(msgspec.Struct, frozen=True, kw_only=True):
    """A unit that defends itself; its own terrain changes nothing for it (ANT-R-BRIDGE-MELEE)."""

    unit: Fighter
    out_of_ammo: bool = False
    target_terrain: str = ""
    """Of the square that it strikes back at, where a case says so; "" changes nothing."""


class Melee(msgspec.Struct, frozen=True, kw_only=True):
    """A melee, with both draws of strength."""

    level: Level
    play_level: int
    attacker_side: Side
    attackers: tuple[Attacker, ...]
    defenders: tuple[Defender, ...]
    defenders_flanked: bool = False
    defenders_higher: bool = False
    defenders_fort: int = 0
    """Counts only by the reading of ANT-R-FORT-ART that lets fortification work in melee."""
    attackers_square_men: int = 0
    """Infantry and cavalry in the attackers' square before the melee: for their own losses."""
    defenders_square_men: int = 0
    attacker_random: Exact = 1
    defender_random: Exact = 1


class Strengths(msgspec.Struct, frozen=True, kw_only=True):
    """The strengths of both sides and the row they lead to."""

    attackers: Exact
    defenders: Exact
    differential: Exact
    """Their difference, divided (ANT-T-MELEE); the row is that of its whole part."""
    row: MeleeRow
    working: tuple[Reasoned, ...]


class Losses(msgspec.Struct, frozen=True, kw_only=True):
    """Men lost by each side; where artillery stands alone they count for its guns if it retreats (ANT-R-GUN-LOSS)."""

    attackers: int
    defenders: int
    of_attackers: tuple[Reasoned, ...]
    of_defenders: tuple[Reasoned, ...]
    """The working of each."""


def may_not_melee(rules: Rules, unit: Fighter, level: Level) -> tuple[Reason, ...]:
    """Say why a unit may not attack in melee: its arm, its mode, its state; points and plots are not looked at.

    ANT-8.4a, ANT-R-MELEE-ELIG, ANT-R-ROUTED-FIRE, SHI-R-STARS, SHI-R-DISR-MELEE.
    """
    reasons: list[Reason] = []
    payer = Payer(level=level, arm=unit.arm, mode=unit.mode)
    reasons.extend(melee_cost(rules, payer, attacks=True).reasons)
    if unit.routed:
        reasons.append(Reason(ROUTED(), rules.modifiers.routed.clause))
    if unit.disrupted and level != "basic" and rules.choice("SHI-R-DISR-MELEE") == 0:
        reasons.append(Reason(DISRUPTED(), "ANT-8.4a"))
    return tuple(reasons)


def strengths(rules: Rules, melee: Melee) -> Strengths:
    """Work out both strengths and the row (ANT-R-MELEE-STRENGTH, ANT-R-MELEE-ROUND)."""
    lines: list[Reasoned] = []
    attackers = _side(
        rules,
        "attackers",
        [(one.unit, attacker_factors(rules, melee, one)) for one in melee.attackers],
        melee.attacker_random,
        lines,
    )
    defenders = _side(
        rules,
        "defenders",
        [(one.unit, defender_factors(rules, melee, one)) for one in melee.defenders],
        melee.defender_random,
        lines,
    )
    divided = rules.melee.differential
    differential = Fraction(attackers - defenders) / divided.by
    row = row_for(rules.melee.row, _whole(rules, differential))
    lines.append(Reasoned(divided.clause, say.DIFFERENCE(by=divided.by), shown(differential)))
    lines.append(Reasoned(ROUND, say.ROW(), row.printed))
    return Strengths(attackers=attackers, defenders=defenders, differential=differential, row=row, working=tuple(lines))


def _whole(rules: Rules, differential: Fraction) -> int:
    """Give the whole number whose row a difference takes: towards 0, down, or the nearest (ANT-R-MELEE-ROUND)."""
    match rules.choice(ROUND):
        case 1:
            return floor(differential)
        case 2:
            return half_up(differential)
        case _:
            return int(differential)


def attacker_factors(rules: Rules, melee: Melee, attacker: Attacker) -> tuple[Factor, ...]:
    """Give every factor of an attacking unit."""
    unit, level, modifiers = attacker.unit, melee.level, rules.modifiers
    return (
        factors.target_terrain(rules, attacker.target_terrain, "melee"),
        factors.elevation(rules, "melee", higher=melee.defenders_higher),
        factors.location(rules, unit, "melee"),
        *_own_factors(rules, unit, level, out_of_ammo=attacker.out_of_ammo),
        factors.flank(rules, level, has=attacker.flanking, taken=False, melee=melee.defenders_flanked),
        factors.own_density("own_density", modifiers.own_density_melee, unit),
        factors.fortification(rules, unit.arm, melee.defenders_fort, level, "melee"),
        factors.outmaneuvered(rules, unit, level),
        factors.successful_attack(rules, unit, level),
        *house_factors(rules, "melee", lambda: _attack(melee, attacker)),
    )


def defender_factors(rules: Rules, melee: Melee, defender: Defender) -> tuple[Factor, ...]:
    """Give every factor of a defending unit."""
    return (
        factors.target_terrain(rules, defender.target_terrain, "melee"),
        *((factors.location(rules, defender.unit, "melee"),) if rules.choice("ANT-R-BRIDGE-MELEE") == 1 else ()),
        *_own_factors(rules, defender.unit, melee.level, out_of_ammo=defender.out_of_ammo),
        factors.flank(rules, melee.level, has=False, taken=melee.defenders_flanked),
        factors.crew(rules, defender.unit),
        *house_factors(rules, "melee", lambda: _defence(melee, defender)),
    )


def _attack(melee: Melee, attacker: Attacker) -> Blow:
    """Give an attack as a house's factors see it."""
    told = (
        ("flanked", attacker.flanking),
        ("higher", melee.defenders_higher),
        ("fortified", bool(melee.defenders_fort)),
    )
    return Blow(
        "attacks",
        melee.level,
        melee.attacker_side,
        attacker.unit,
        markers=("out-of-ammo",) if attacker.out_of_ammo else (),
        arms=tuple(one.unit.arm for one in melee.defenders),
        terrains=(attacker.target_terrain,),
        of_enemy=tuple(name for name, so in told if so),
        traits=tuple(word for one in melee.defenders for word in one.unit.traits),
        asked=tuple(word for one in melee.defenders for word in one.unit.asked),
    )


def _defence(melee: Melee, defender: Defender) -> Blow:
    """Give a defence as a house's factors see it."""
    told = (("out-of-ammo", defender.out_of_ammo), ("flanked", melee.defenders_flanked))
    return Blow(
        "defends",
        melee.level,
        other(melee.attacker_side),
        defender.unit,
        markers=tuple(name for name, so in told if so),
        arms=tuple(one.unit.arm for one in melee.attackers),
        terrains=tuple(one.unit.terrain for one in melee.attackers),
        traits=tuple(word for one in melee.attackers for word in one.unit.traits),
        asked=tuple(word for one in melee.attackers for word in one.unit.asked),
    )


def losses(rules: Rules, melee: Melee, row: MeleeRow, *, attacker_draw: int, defender_draw: int) -> Losses:
    """Work out the losses from draws of 0 to the row's `drawn` (ANT-R-MELEE-LOSS)."""
    enemy = other(melee.attacker_side)
    attackers, of_attackers = _lost(
        rules,
        "attackers",
        [one.unit for one in melee.attackers],
        (row, row.attacker_losses, attacker_draw),
        (_loss_density(rules, melee.attackers_square_men), factors.play_level(rules, enemy, melee.play_level)),
    )
    defenders, of_defenders = _lost(
        rules,
        "defenders",
        [one.unit for one in melee.defenders],
        (row, row.defender_losses, defender_draw),
        (
            _loss_density(rules, melee.defenders_square_men),
            factors.play_level(rules, melee.attacker_side, melee.play_level),
        ),
    )
    return Losses(attackers=attackers, defenders=defenders, of_attackers=of_attackers, of_defenders=of_defenders)


def retreats(row: MeleeRow, *, defender_draw: int, attacker_draw: int) -> tuple[bool, bool]:
    """Say whether (the defenders, the attackers) retreat, by draws of 1 to 100; never both (ANT-T-MELEE-RETREAT)."""
    defenders = defender_draw <= row.defender_retreats
    return defenders, not defenders and attacker_draw <= row.attacker_retreats


def _own_factors(rules: Rules, unit: Fighter, level: Level, *, out_of_ammo: bool) -> tuple[Factor, ...]:
    """Give the factors that are a unit's own whether it attacks or defends."""
    return (
        factors.disruption(rules, unit, level, "melee"),
        factors.mode(rules, unit, level, "melee"),
        factors.leaders(rules, unit, level),
        factors.ammo(rules, level, "melee", out=out_of_ammo),
        factors.efficiency(rules, unit),
        factors.fatigue(rules, unit) if _tires(rules) else factors.one("fatigue"),
        factors.command_control(rules, unit, level),
    )


def _tires(rules: Rules) -> bool:
    """Say whether fatigue takes from strength in melee (ANT-R-FATIGUE-FIRE)."""
    return rules.modifiers.fatigue_in_melee or rules.choice("ANT-R-FATIGUE-FIRE") == 2


def _side(
    rules: Rules, who: str, units: Sequence[tuple[Fighter, tuple[Factor, ...]]], draw: Exact, lines: list[Reasoned]
) -> Exact:
    """Add the strengths of a side's units up and multiply by its draw."""
    total: Exact = 0
    for number, (unit, found) in enumerate(units, start=1):
        free = prod(each.value for each in found if each.name in outside(rules))
        multiplied = prod(each.value for each in found if each.name not in outside(rules))
        product = limited(rules, multiplied) * free
        men = _men(rules, unit)
        lines.append(Reasoned(STRENGTH, _counted(who, number, unit), men))
        lines.extend(line for each in found for line in each.working)
        lines.extend(limits_told(rules, multiplied, product))
        lines.append(Reasoned(STRENGTH, say.STRENGTH_OF[who](number=number), shown(men * product)))
        total += men * product
    drawn = factors.random(rules, draw)
    lines.extend(drawn.working)
    lines.append(Reasoned(STRENGTH, say.STRENGTH[who](), shown(total * drawn.value)))
    return total * drawn.value


def _men(rules: Rules, unit: Fighter) -> int:
    """Give men, or as how many a unit's guns count (ANT-R-MELEE-STRENGTH)."""
    a_gun = 0 if rules.choice(STRENGTH) == 1 else rules.guns.melee_men.men
    return unit.guns * a_gun if unit.arm == "artillery" else unit.men


def _counted(who: str, number: int, unit: Fighter) -> Message:
    if unit.arm == "artillery":
        return say.GUNS_OF[who](number=number, guns=unit.guns)
    return say.MEN_OF[who](number=number, men=unit.men)


def _loss_density(rules: Rules, men: int) -> Factor:
    """Give what the men in a side's own square do to its losses, where a ruleset says so (ANT-R-DENSITY)."""
    if not rules.modifiers.density_in_melee or rules.choice("ANT-R-DENSITY") == 2:
        return factors.one("density")
    return factors.density("density", rules.modifiers.density, men)


def drawn_of(rules: Rules, loss: DrawnLoss) -> int:
    """Give the most that is drawn of a loss: its part of chance, or all of it (ANT-R-MELEE-RANDOM)."""
    return loss.drawn + (loss.added if rules.choice(LOSS_DRAW) == 1 else 0)


def _lost(
    rules: Rules,
    who: str,
    units: Sequence[Fighter],
    drawn: tuple[MeleeRow, DrawnLoss, int],
    multiplied: tuple[Factor, ...],
) -> tuple[int, tuple[Reasoned, ...]]:
    """Give the men that a side loses, no more than its infantry and cavalry have; artillery alone has no such limit."""
    row, loss, draw = drawn
    added = 0 if rules.choice(LOSS_DRAW) == 1 else loss.added
    lines = [Reasoned(row.clause, say.LOSE[who](drawn=draw, added=added), draw + added)]
    lines.extend(line for each in multiplied for line in each.working)
    lost = floor((draw + added) * prod(each.value for each in multiplied) + NUDGE)
    troops = [unit.men for unit in units if unit.arm != "artillery"]
    most = min(lost, sum(troops)) if troops else lost
    lines.append(Reasoned(LOSSES, say.LOSSES[who](), lost))
    if most != lost:
        lines.append(Reasoned(LOSSES, say.NO_MORE[who](), most))
    return most, tuple(lines)
