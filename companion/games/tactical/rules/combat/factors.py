"""What multiplies strength in fire and melee: the facts it rests on, and each factor with its working.

Every factor is asked of every ruleset; one whose chart has no such thing gives 1 without working.
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor, prod
from typing import Literal

import msgspec
from msgspec.structs import replace

from companion.charts.figures import TIMES, Exact, Reasoned, shown
from companion.charts.rounding import figure
from companion.charts.ruleset import Times, labelled
from companion.games.tactical.charts.combat import Condition, Density, Drawn, ModeRow
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.charts.terms import Arm, Level, Mode, Side
from companion.games.tactical.messages import working as say
from companion.language.messages import Message

Kind = Literal["fire", "melee"]
STRENGTH = "ANT-R-EFF-STRENGTH"
PERCENT = 100
"""Points of a percentage in a whole."""


class Fighter(msgspec.Struct, frozen=True, kw_only=True):
    """A unit that fires or fights hand to hand, as far as its strength rests on it."""

    arm: Arm
    men: int = 0
    guns: int = 0
    crew: int | None = None
    """Artillerymen, where a ruleset counts them; None is a full crew."""
    mode: Mode
    routed: bool = False
    """Then its mode does not count."""
    disrupted: bool = False
    effectiveness: int = 100
    fatigue: int = 0
    control: Exact = 1
    """Command control as a factor (SHI-R-CC)."""
    leaders: tuple[int, ...] = ()
    """The bonuses, in percent, of all leaders who are with it."""
    terrain: str = ""
    """Of its own square; "" changes nothing."""
    square_men: int = 0
    """Infantry and cavalry in its own square."""
    outmaneuvered: bool = False
    succeeded: bool = False
    """Its attack before this one was successful (SHI-R-SUCCESS)."""
    traits: tuple[str, ...] = ()
    asked: tuple[str, ...] = ()
    """What only eyes know of it."""


class Factor(msgspec.Struct, frozen=True):
    """What multiplies a strength, and why; 1 without working where a ruleset or level has no such thing."""

    name: str
    value: Exact
    working: tuple[Reasoned, ...] = ()


def one(name: str) -> Factor:
    """Give the factor that changes nothing."""
    return Factor(name, 1)


def because(name: str, value: Exact, clause: str, what: Message) -> Factor:
    """Give a factor with one line of working."""
    return Factor(name, value, (Reasoned(clause, TIMES(what=what), shown(value)),))


def together(name: str, *factors: Factor) -> Factor:
    """Give several factors as one."""
    if all(not each.working for each in factors):
        return one(name)
    return Factor(name, prod(each.value for each in factors), tuple(line for each in factors for line in each.working))


# ---- the ground


def target_terrain(rules: Rules, terrain: str, kind: Kind) -> Factor:
    """Give what the target's terrain does; raises KeyError (ANT-T-TERRAINMOD, SHI-TL-*)."""
    if not terrain:
        return one("terrain")
    row = rules.targets[terrain]
    return because(
        "terrain", figure(getattr(row, kind)), row.clause, say.TARGET_IN(ground=labelled(rules.kinds[terrain]))
    )


def elevation(rules: Rules, kind: Kind, *, higher: bool) -> Factor:
    """Give what it does that the target stands higher (ANT-T-TERRAINMOD, SHI-TL-higher)."""
    if not higher:
        return one("elevation")
    row = rules.modifiers.higher
    return because("elevation", figure(getattr(row, kind)), row.clause, say.HIGHER())


def location(rules: Rules, unit: Fighter, kind: Kind) -> Factor:
    """Give what its own terrain does to a unit that fires or attacks (ANT-R-BRIDGE-MELEE, SHI-FL-*)."""
    row = rules.locations.get((unit.terrain, unit.arm))
    if row is None:
        return one("location")
    what = say.ARM_IN[unit.arm](ground=labelled(rules.kinds[unit.terrain]))
    return because("location", figure(getattr(row, kind)), row.clause, what)


# ---- the unit's own state


def mode_in_force(rules: Rules, unit: Fighter, level: Level) -> Condition | ModeRow | None:
    """Give the row of a unit's mode, or of its rout; None where modes do not count (ANT-R-BASIC-MODS)."""
    if unit.routed:
        return rules.modifiers.routed
    counts = level != "basic" or (unit.mode == "mounted" and rules.choice("ANT-R-BASIC-MODS") == 1)
    return rules.modes[unit.mode] if counts else None


def mode(rules: Rules, unit: Fighter, level: Level, kind: Kind) -> Factor:
    """Give what its mode does to a unit, or its rout instead (ANT-T-MODEMOD, ANT-R-RALLY-MODE, SHI-R-ROUTED)."""
    row = mode_in_force(rules, unit, level)
    if row is None:
        return one("mode")
    value = figure(getattr(row, kind))
    if unit.routed:
        value = rules.figure("SHI-R-ROUTED", value)
    elif kind == "melee" and unit.mode == "dismounted":
        value = rules.figure("ANT-R-DISMOUNT", value)
    return because("mode", value, row.clause, say.IN_MODE["routed" if unit.routed else unit.mode]())


def disruption(rules: Rules, unit: Fighter, level: Level, kind: Kind) -> Factor:
    """Give what disruption does to a unit's strength (SHI-SC-disrupted)."""
    row = rules.modifiers.disrupted
    if row is None or not unit.disrupted or level == "basic":
        return one("disruption")
    return because("disruption", figure(getattr(row, kind)), row.clause, say.DISRUPTED())


def ammo(rules: Rules, level: Level, kind: Kind, *, out: bool) -> Factor:
    """Give what is left without ammunition (ANT-R-AMMO-OUT, ANT-R-AMMO-MELEE, SHI-SC-ammo)."""
    if not out or level == "basic":
        return one("ammo")
    row = rules.out_of_ammo
    if kind == "fire":
        return because("ammo", rules.figure("ANT-R-AMMO-OUT", figure(row.fire)), row.clause, say.OUT_OF_AMMO())
    left = rules.figure("ANT-R-AMMO-MELEE", figure(row.melee))
    return because("ammo", left, row.melee_clause, say.OUT_OF_AMMO())


def fatigue(rules: Rules, unit: Fighter) -> Factor:
    """Give what fatigue takes: a percent for so many points, begun ones not counted (ANT-R-FATIGUE-FIRE, SHI-R-EFF)."""
    row = rules.modifiers.fatigue
    if not unit.fatigue:
        return one("fatigue")
    points = int(rules.figure("ANT-R-FATIGUE-FIRE", row.points))
    value = _percent(PERCENT - (Fraction(unit.fatigue, points) if _exact(rules) else unit.fatigue // points))
    return because("fatigue", value, row.clause, say.FATIGUE(points=unit.fatigue))


def efficiency(rules: Rules, unit: Fighter) -> Factor:
    """Give what is lost for efficiency below 100: a percent for so many points, begun ones counted.

    SHI-R-EFF; at Antietam only in the other readings of ANT-R-EFF-STRENGTH.
    """
    row = rules.modifiers.efficiency
    points = int(rules.figure(STRENGTH, 0 if row is None else row.points))
    if not points:
        return one("efficiency")
    exactly = Fraction(max(0, PERCENT - unit.effectiveness), points)
    lacking = exactly if _exact(rules) else ceil(exactly)
    clause = STRENGTH if row is None else row.clause
    return because("efficiency", _percent(PERCENT - lacking), clause, say.EFFICIENCY(points=unit.effectiveness))


def _exact(rules: Rules) -> bool:
    """Say whether half percents of efficiency and fatigue count (SHI-R-EFF)."""
    return rules.choice("SHI-R-EFF") == 1


def command_control(rules: Rules, unit: Fighter, level: Level) -> Factor:
    """Give command control, in the Advanced game (SHI-MOD-cc)."""
    row = rules.control_factors.factors
    if row is None or level != "advanced":
        return one("command_control")
    return because("command_control", unit.control, row.clause, say.COMMAND_CONTROL())


def crew(rules: Rules, unit: Fighter) -> Factor:
    """Give the share of the men that its guns need, at most 1 and cut (SHI-R-CREW)."""
    row = rules.modifiers.crew
    if row is None or unit.arm != "artillery" or unit.crew is None or not unit.guns:
        return one("crew")
    needed = unit.guns * row.men
    share = cut(Fraction(min(unit.crew, needed), needed), figure(row.grain))
    return because("crew", share, row.clause, say.CREW(crew=unit.crew, needed=needed))


def leaders(rules: Rules, unit: Fighter, level: Level) -> Factor:
    """Give what the leaders with a unit add, in the Advanced game (ANT-7.12i, ANT-R-MULTI-LEADER)."""
    row = rules.modifiers.leader
    if level != "advanced" or not unit.leaders:
        return one("leaders")
    reading = rules.choice("ANT-R-MULTI-LEADER")
    if reading == 0:
        each = (
            because("", 1 + bonus * figure(row.each), row.clause, say.LEADER(percent=bonus)) for bonus in unit.leaders
        )
        return together("leaders", *each)
    bonus, what = (sum(unit.leaders), say.LEADERS) if reading == 1 else (max(unit.leaders), say.HIGHEST_LEADER)
    return because("leaders", 1 + bonus * figure(row.each), row.clause, what(percent=bonus))


def outmaneuvered(rules: Rules, unit: Fighter, level: Level) -> Factor:
    """Give what it does to a unit that it is outmaneuvered (SHI-MOD-outmaneuvered)."""
    held = unit.outmaneuvered and level != "basic" and rules.choice("SHI-R-OUTMANEUVER") == 0
    return _times("outmaneuvered", rules.modifiers.outmaneuvered, say.OUTMANEUVERED(), held=held)


def successful_attack(rules: Rules, unit: Fighter, level: Level) -> Factor:
    """Give what the success of its attack before this does for a unit (SHI-MOD-success)."""
    held = unit.succeeded and level != "basic" and rules.choice("SHI-R-SUCCESS") == 0
    return _times("successful_attack", rules.modifiers.successful_attack, say.SUCCESSFUL_ATTACK(), held=held)


# ---- both together


def flank(rules: Rules, level: Level, *, has: bool, taken: bool, melee: bool = False) -> Factor:
    """Give what a flank does to a unit that has the enemy's, and to one that is taken in its own while it defends.

    ANT-T-OTHERMOD-b, -c, ANT-R-FLANK, SHI-SC-flank, SHI-FN-1, SHI-FN-3; none in the Basic game.
    """
    row = rules.modifiers.flank
    if level == "basic":
        return one("flank")
    # Who is taken in flank is halved, or he who takes him hits harder, not both, in one of the readings.
    has = has and not (rules.choice("ANT-R-FLANK") == 2 and melee)
    own = because("", figure(row.defender), row.defender_clause, say.TAKEN_IN_FLANK()) if taken else one("")
    enemys = because("", figure(row.attacker), row.clause, say.ENEMYS_FLANK()) if has else one("")
    return together("flank", own, enemys)


def density(name: str, row: Density, men: int) -> Factor:
    """Give a percent for each step of men above the usual number, less below it, within limits (ANT-R-DENSITY)."""
    percent = _steps(row, men)
    if row.least_percent is not None:
        percent = max(row.least_percent, percent)
    if row.most_percent is not None:
        percent = min(row.most_percent, percent)
    return because(name, _percent(PERCENT + percent), row.clause, say.MEN_IN_SQUARE(men=men))


def own_density(name: str, row: Density | None, unit: Fighter) -> Factor:
    """Give a percent less for each step of men above the usual number in the square of a unit that is no artillery.

    SHI-MOD-firer-density, SHI-MOD-firer-density-melee.
    """
    if row is None or unit.arm == "artillery":
        return one(name)
    percent = max(0, _steps(row, unit.square_men))
    return because(name, _percent(PERCENT - percent), row.clause, say.MEN_IN_OWN_SQUARE(men=unit.square_men))


def fortification(rules: Rules, arm: Arm, fort: int, level: Level, kind: Kind) -> Factor:
    """Give what the target's fortification takes from an arm (ANT-R-FORT-ART, SHI-MOD-fort); none in the Basic game."""
    row, reading = rules.modifiers.fortification, rules.choice("ANT-R-FORT-ART")
    in_melee = reading == 2 or rules.choice("SHI-R-FORT") == 1
    counts = in_melee if kind == "melee" else reading != 1 or arm == "artillery"
    if not fort or level == "basic" or not counts:
        return one("fortification")
    return because("fortification", 1 - fort * figure(row.each), row.clause, say.FORTIFICATION(level=fort))


def battle_time(rules: Rules, points: int) -> Factor:
    """Give what the operation points in hand allow before they are paid (ANT-R-BATTLE-TIME)."""
    row = rules.modifiers.battle_time
    if row is None:
        return one("battle_time")
    value = Fraction(max(row.least, points), row.by)
    if rules.choice("ANT-R-BATTLE-TIME") == 2:
        value = min(value, Fraction(1))
    return because("battle_time", value, row.clause, say.POINTS_LEFT(points=points))


def random(rules: Rules, draw: Exact) -> Factor:
    """Give the draw (ANT-T-OTHERMOD-e, SHI-MOD-random)."""
    return because("random", draw, rules.modifiers.random.clause, say.DRAWN())


def chance_of(rules: Rules) -> Drawn:
    """Give from what to what the draw of strength goes (ANT-R-RANDOM, SHI-R-RANDOM)."""
    row = rules.modifiers.random
    most = rules.figure("SHI-R-RANDOM", figure(row.most))
    return replace(row, most=str(most))


def play_level(rules: Rules, side: Side, level: int) -> Factor:
    """Give what the level of play does to the losses that a side inflicts (ANT-2.1f, ANT-R-LEVEL, SHI-R-RANDOM)."""
    value = rules.play_level_factor(side, level)
    if value == 1:
        return one("play_level")
    return because("play_level", value, rules.play_level.each.clause, say.PLAY_LEVEL(level=level))


def cut(value: Exact, grain: Exact) -> Exact:
    """Cut down to a multiple of `grain`."""
    return floor(Fraction(value) / grain) * grain


def _times(name: str, row: Times | None, what: Message, *, held: bool) -> Factor:
    if row is None or not held:
        return one(name)
    return because(name, figure(row.times), row.clause, what)


def _steps(row: Density, men: int) -> int:
    """Give whole steps above the usual number of men, cut towards 0."""
    return int(Fraction(men - row.men, row.step))


def _percent(percent: Exact) -> Exact:
    return Fraction(percent) / PERCENT
