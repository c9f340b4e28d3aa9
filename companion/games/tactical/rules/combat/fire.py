"""Fire: one unit's shot at one square, in casualties (ANT-8.2a, ANT-R-FIRE-FORMULA, SHI-MOD-*, SHI-R-EXAMPLE)."""

from __future__ import annotations

from fractions import Fraction
from math import floor, prod

import msgspec

from companion.charts.figures import Exact, Outside, Reason, Reasoned, shown
from companion.charts.rounding import figure, half_up
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import Arm, Level, Side
from companion.games.tactical.messages import working as say
from companion.games.tactical.rules.combat import factors
from companion.games.tactical.rules.combat.factors import Factor, Fighter
from companion.games.tactical.rules.combat.house_factors import Blow, house_factors
from companion.games.tactical.rules.orders import costs
from companion.language.messages import Id, says

ROUTED = says("tactical.why.fire-routed", "a routed unit fires only in the last fire before a melee")
DISRUPTED = says("tactical.why.fire-disrupted", "a disrupted unit fires only in the last fire before a melee")
EMPTY = says("tactical.why.fire-empty", "a unit without ammunition does not fire")
TOO_FAR = says("tactical.why.fire-far", "expected 1 to {farthest} squares, got {range} ({clause})")
TOO_DEAR = says("tactical.why.fire-dear", "firing costs {points} operation points; it has {left}")

FORMULA = "ANT-R-FIRE-FORMULA"
NUDGE = Fraction(1, 10**9)
"""What is added before a figure is cut, so that one that binary fractions would keep a hair too low is not."""
_OUTSIDE = ("random", "play_level")
"""Factors of the casualties, not of the strength: no clamp holds them (SHI-R-CLAMP)."""


class Target(msgspec.Struct, frozen=True, kw_only=True):
    """Who is fired at."""

    arm: Arm
    terrain: str
    higher: bool = False
    """It stands higher than the firer."""
    flanked: bool = False
    """From outside its arc, or in a mode that is always taken in flank (ANT-7.8g): `always_flanked`."""
    square_men: int
    """Infantry and cavalry in its square before the shot."""
    fort: int = 0
    traits: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    """What only eyes know of it."""


class Shot(msgspec.Struct, frozen=True, kw_only=True):
    """A shot: who at whom, and its draw."""

    level: Level
    play_level: int
    side: Side
    """The firer's."""
    firer: Fighter
    weapon: str
    points: int
    """Operation points the firer has before it pays."""
    target: Target
    range: int
    """Squares, 1 in the last fire before melee."""
    last: bool = False
    """Defensive melee fire, which Shiloh calls final defensive fire."""
    firer_flanked: bool = False
    """Taken in flank: that counts in the last fire only."""
    runs_out: bool = False
    """This shot empties the pouches (ANT-8.9b)."""
    out_of_ammo: bool = False
    """They were empty before."""
    night: bool = False
    random: Exact = 1


class Fire(msgspec.Struct, frozen=True, kw_only=True):
    """What a shot comes to."""

    table: Exact
    """Losses for what `losses_for` says: a hundred men, or a gun."""
    base: Exact
    """The table's losses for all its men or guns, before any factor."""
    factors: dict[str, Factor]
    """By name, in the order in which they are multiplied."""
    product: Exact
    """Of all factors but the draw and the level of play, clamped and cut where a ruleset says so."""
    strength: Exact
    """The product times men or guns."""
    casualties: int
    """Men; on artillery too, without limit."""
    working: tuple[Reasoned, ...]


def fire(rules: Rules, shot: Shot) -> Fire:
    """Work out a shot; raises Outside for a range beyond the table. Ask `may_not_fire` first."""
    table = rules.losses_at(shot.weapon, shot.range)
    if table is None:
        farthest = rules.weapons.band[-1].max
        raise Outside(
            "$.range",
            TOO_FAR(farthest=farthest, range=shot.range, clause=Id(rules.weapons.clause)),
        )
    count, per = _counted(rules, shot.firer)
    found = fire_factors(rules, shot)
    free = outside(rules)
    multiplied = prod(each.value for each in found if each.name not in free)
    product = limited(rules, multiplied)
    strength, base = product * count, Fraction(table * count, per)
    full = Fraction(table, per) * strength * prod(each.value for each in found if each.name in free)
    casualties = half_up(full) if rules.choice(FORMULA) == 1 else floor(full + NUDGE)
    guns = shot.target.arm == "artillery"
    lost = casualties if guns else min(casualties, shot.target.square_men)
    return Fire(
        table=table,
        base=base,
        factors={each.name: each for each in found},
        product=product,
        strength=strength,
        casualties=lost,
        working=(
            _base_line(rules, shot, table, base),
            *(line for each in found if each.name not in free for line in each.working),
            *limits_told(rules, multiplied, product),
            *(line for each in found if each.name in free for line in each.working),
            Reasoned(FORMULA, say.CASUALTIES(), casualties),
            *(() if lost == casualties else (Reasoned(FORMULA, say.NO_MORE_THAN_SQUARE(), lost),)),
        ),
    )


def fire_factors(rules: Rules, shot: Shot) -> tuple[Factor, ...]:
    """Give every factor of a shot in the order of the formula (ANT-R-FIRE-FORMULA, ANT-R-BASIC-MODS)."""
    firer, target, level = shot.firer, shot.target, shot.level
    modifiers, out = rules.modifiers, shot.runs_out or shot.out_of_ammo
    return (
        factors.target_terrain(rules, target.terrain, "fire"),
        factors.elevation(rules, "fire", higher=target.higher),
        factors.location(rules, firer, "fire"),
        factors.disruption(rules, firer, level, "fire"),
        factors.mode(rules, firer, level, "fire"),
        factors.fatigue(rules, firer),
        factors.leaders(rules, firer, level),
        factors.flank(rules, level, has=target.flanked, taken=shot.last and shot.firer_flanked),
        factors.density("density", modifiers.density, _crowded(rules, shot)),
        factors.own_density("own_density", modifiers.own_density, firer),
        factors.fortification(rules, firer.arm, target.fort, level, "fire"),
        factors.efficiency(rules, firer),
        factors.command_control(rules, firer, level),
        factors.crew(rules, firer),
        factors.outmaneuvered(rules, firer, level),
        factors.successful_attack(rules, firer, level),
        *house_factors(rules, "fire", lambda: _blow(shot, out=out)),
        factors.battle_time(rules, _points_left(rules, shot)),
        factors.random(rules, shot.random),
        factors.play_level(rules, shot.side, shot.play_level),
        factors.ammo(rules, level, "fire", out=out),
    )


def _crowded(rules: Rules, shot: Shot) -> int:
    """Give the men in the square whose crowding counts: the target's, or the firer's (ANT-R-DENSITY)."""
    return shot.firer.square_men if rules.choice("ANT-R-DENSITY") == 1 else shot.target.square_men


def _points_left(rules: Rules, shot: Shot) -> int:
    """Give the points that a shot's time goes by: those before it is paid, or after (ANT-R-BATTLE-TIME)."""
    if rules.choice("ANT-R-BATTLE-TIME") != 1 or shot.last:
        return shot.points
    payer = costs.Payer(level=shot.level, arm=shot.firer.arm, mode=shot.firer.mode, weapon=shot.weapon)
    return shot.points - (costs.fire_cost(rules, payer).points or 0)


def _blow(shot: Shot, *, out: bool) -> Blow:
    """Give a shot as a house's factors see it."""
    target, taken = shot.target, shot.last and shot.firer_flanked
    told = (("flanked", target.flanked), ("higher", target.higher), ("fortified", bool(target.fort)))
    return Blow(
        "fires",
        shot.level,
        shot.side,
        shot.firer,
        markers=(*(("out-of-ammo",) if out else ()), *(("flanked",) if taken else ())),
        weapon=shot.weapon,
        range=shot.range,
        arms=(target.arm,),
        terrains=(target.terrain,),
        of_enemy=tuple(name for name, so in told if so),
        traits=target.traits,
        asked=target.asked,
    )


def may_not_fire(rules: Rules, shot: Shot) -> tuple[Reason, ...]:
    """Say why a unit may not fire this shot: its mode, its state, its points; the range is not looked at.

    ANT-R-ROUTED-FIRE, ANT-8.8c, ANT-8.9d, ANT-R-WHO-FIRES, ANT-R-FIRE-OP, SHI-FN-2.
    """
    return (*_state_forbids(rules, shot), *_cost_forbids(rules, shot))


def always_flanked(rules: Rules, unit: Fighter, level: Level) -> bool:
    """Say whether any fire at a unit is flanking fire, by its mode (ANT-7.8g)."""
    return level != "basic" and not unit.routed and rules.modes[unit.mode].flanked


def outside(rules: Rules) -> tuple[str, ...]:
    """Name the factors that no clamp holds: chance and the level of play; without chance, or with two more.

    SHI-R-CLAMP.
    """
    match rules.choice("SHI-R-CLAMP"):
        case 1:
            return _OUTSIDE[1:]
        case 2:
            return (*_OUTSIDE, "outmaneuvered", "successful_attack")
        case _:
            return _OUTSIDE


def limited(rules: Rules, product: Exact) -> Exact:
    """Give a product within its limits and cut, where a ruleset has them (SHI-MOD-limits, SHI-R-EXAMPLE)."""
    clamp = rules.modifiers.clamp
    if clamp is None:
        return product
    within = min(max(product, figure(clamp.least)), figure(clamp.most))
    uncut = rules.choice("SHI-R-EXAMPLE") == 1
    return within if uncut else factors.cut(within + NUDGE, figure(clamp.grain))


def limits_told(rules: Rules, product: Exact, limited: Exact) -> tuple[Reasoned, ...]:
    """Tell a product and what the limits left of it, where a ruleset has them."""
    clamp = rules.modifiers.clamp
    if clamp is None:
        return ()
    return (
        Reasoned(clamp.clause, say.PRODUCT(), shown(product)),
        Reasoned(clamp.grain_clause, say.LIMITED(), shown(limited)),
    )


def _counted(rules: Rules, firer: Fighter) -> tuple[int, int]:
    """Give what is counted of a firer, men or guns, and for how many of them the table stands."""
    for_how_many = rules.weapons.losses_for
    if firer.arm == "artillery":
        return firer.guns, for_how_many.artillery
    return firer.men, for_how_many.small_arms


def _base_line(rules: Rules, shot: Shot, table: Exact, base: Exact) -> Reasoned:
    count, per = _counted(rules, shot.firer)
    what = "guns" if shot.firer.arm == "artillery" else "men"
    weapon = rules.weapon(shot.weapon)
    said = say.BASE[what](
        count=count,
        weapon=say.printed("weapons.weapon", weapon.name),
        range=shot.range,
        loss=shown(table),
        per=per,
    )
    return Reasoned(weapon.clause, said, shown(base))


def _state_forbids(rules: Rules, shot: Shot) -> tuple[Reason, ...]:
    """Give what only the last fire before melee allows, or nothing does."""
    firer, reasons = shot.firer, []
    defends_only = rules.modifiers.routed.last_fire_only and rules.choice("ANT-R-ROUTED-FIRE") == 0
    if firer.routed and defends_only and not shot.last:
        reasons.append(Reason(ROUTED(), "ANT-R-ROUTED-FIRE"))
    if shot.level == "basic":
        return tuple(reasons)
    if firer.disrupted and not shot.last:
        reasons.append(Reason(DISRUPTED(), "ANT-8.8c"))
    if shot.out_of_ammo and not (rules.out_of_ammo.last_fire_only and shot.last):
        clause = rules.out_of_ammo.clause if rules.out_of_ammo.last_fire_only else "ANT-8.9d"
        reasons.append(Reason(EMPTY(), clause))
    return tuple(reasons)


def _cost_forbids(rules: Rules, shot: Shot) -> tuple[Reason, ...]:
    """Give what the table of costs and the points in hand forbid: the last fire before melee is paid as melee."""
    firer = shot.firer
    mode = factors.mode_in_force(rules, firer, shot.level)
    if mode is not None and mode.last_fire_only and shot.last:
        return ()
    if firer.routed:
        return ()
    payer = costs.Payer(level=shot.level, arm=firer.arm, mode=firer.mode, weapon=shot.weapon, night=shot.night)
    cost = costs.fire_cost(rules, payer)
    if cost.points is None:
        return cost.reasons
    if not shot.last and shot.points < cost.points and rules.choice("ANT-R-FIRE-OP") == 0:
        clause = cost.working[0].clause
        return (
            Reason(
                TOO_DEAR(points=cost.points, left=shot.points),
                clause,
            ),
        )
    return ()
