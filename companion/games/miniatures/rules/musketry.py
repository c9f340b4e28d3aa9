"""Musketry and cannonade: fire points, die modifiers, the row, the effect (D10-FIRE-*).

Pure functions of the rules in force and one attack: all units of a side that fire at one target in one step.
"""

from __future__ import annotations

from fractions import Fraction

import msgspec
from msgspec.structs import replace

from companion.charts.figures import TIMES, Exact, Outside, Reasoned, exact, shown
from companion.games.miniatures.charts import readings
from companion.games.miniatures.charts.fire import EFFECTS, FireEffect, FireRow
from companion.games.miniatures.charts.ruleset import FirerBand, Rules
from companion.games.miniatures.charts.vocabulary import GUNS
from companion.games.miniatures.messages import reasons
from companion.games.miniatures.messages import working as say
from companion.games.miniatures.rules import fire_modifiers
from companion.games.miniatures.rules.attack import Attack, Face, Firer, FireResult, Group, RolledAttack, Target
from companion.games.miniatures.rules.fire_modifiers import Shot
from companion.language.messages import Id, Length

__all__ = [
    "Attack",
    "Face",
    "FireResult",
    "Firer",
    "Group",
    "RolledAttack",
    "Target",
    "Volley",
    "die_modifier",
    "effect_of",
    "fire_points",
    "low_on_ammunition",
    "prepare",
    "resolve",
    "row_of",
    "within_reach",
]


class Volley(msgspec.Struct, frozen=True):
    """An attack up to its die: exact points, the row (None under the fewest points) and the die modifier."""

    points: Exact
    row: FireRow | None
    die_modifier: int
    explain: list[Reasoned]
    rolled: bool = True
    """Whether a die is rolled for it: one reading rolls without a row, for the base 10 alone."""


def resolve(rules: Rules, attack: Attack, die: int) -> FireResult:
    """Resolve an attack with the face of its die (D10-FIRE-ROLL). Raises Outside for what no chart answers."""
    volley = prepare(rules, attack)
    ten = is_ten(rules, attack, volley, die)
    low_ammo = low_on_ammunition(rules, attack) if ten else []
    # Too weak to roll at all, so that nobody's leader or ammunition is put at risk by a shot that cannot hit
    # (D10-RUL-FIRE-BELOW-HALF).
    if volley.row is None:
        explain = [*volley.explain, *(_of_ten(rules, die, low_ammo) if ten else ())]
        return FireResult(
            float(volley.points), None, 0, None, None, False, 0, False, False, False, ten, low_ammo, explain
        )
    result = die + volley.die_modifier
    effect = rules.effects[effect_of(rules, volley.row, result)]
    troops = attack.target.arm != "artillery"
    explain = volley.explain
    explain.append(Reasoned(rules.musketry.result_label, say.DIE(die=die), result))
    explain.append(Reasoned(volley.row.clause, say.ROW(row=say.printed("musketry.row", volley.row.label)), effect.id))
    explain.append(
        Reasoned(
            effect.clause,
            say.row("musketry.effect", effect.id, effect.name),
            stands_lost(rules, attack.target, effect) if troops else effect.id,
        )
    )
    if ten:
        explain.extend(_of_ten(rules, die, low_ammo))
    return FireResult(
        fire_points=float(volley.points),
        band=volley.row.label,
        die_modifier=volley.die_modifier,
        result=result,
        effect=effect.id,
        disordered=troops and effect.disordered,
        stands_lost=stands_lost(rules, attack.target, effect),
        # A wreck is told as a wreck alone: the chart's row has all three, and the lesser two would be told of guns that
        # are gone.
        silenced=not troops and effect.silenced and not effect.wrecked,
        damaged=not troops and effect.damaged and not effect.wrecked,
        wrecked=not troops and effect.wrecked,
        leaders_at_risk=ten,
        low_ammo=low_ammo,
        explain=explain,
    )


def rolls_once(rules: Rules, attack: Attack) -> None:
    """See that all firers may roll one die; raises Outside where each rolls on its own (D10-RUL-FIRE-COMBINE)."""
    if len(attack.firers) > 1 and rules.reads(readings.EACH_ON_ITS_OWN):
        raise Outside("$.firers", reasons.EACH_ON_ITS_OWN())


def _of_ten(rules: Rules, die: int, low_ammo: list[int]) -> list[Reasoned]:
    base = rules.musketry.base_ten
    return [
        Reasoned(base.leaders, say.TEN_LEADERS(), die),
        Reasoned(base.low_ammo, say.TEN_AMMUNITION(), len(low_ammo)),
    ]


def is_ten(rules: Rules, attack: Attack, volley: Volley, die: int) -> bool:
    """Say whether a face puts leaders and ammunition at risk (D10-RUL-FIRE-TEN).

    The face as it fell, whatever the modifiers made of it and, but for one reading, whatever it hit.
    """
    if not volley.rolled or die != rules.musketry.base_ten.face:
        return False
    if not rules.reads(readings.TEN_WITH_AN_EFFECT):
        return True
    return volley.row is not None and has_effect(
        rules.effects[effect_of(rules, volley.row, die + volley.die_modifier)], attack.target
    )


def has_effect(effect: FireEffect, target: Target) -> bool:
    """Say whether an effect does anything to a target."""
    if target.arm == "artillery":
        return effect.silenced or effect.damaged or effect.wrecked
    return effect.disordered or bool(effect.stands_lost)


SECOND_DISORDER = 1
"""The stand that a second disorder costs where it costs one."""


def stands_lost(rules: Rules, target: Target, effect: FireEffect) -> int:
    """Give the stands that an effect takes off troops; a second disorder costs one more by D10-RUL-FIRE-REPEAT = 1."""
    if target.arm == "artillery":
        return 0
    again = effect.disordered and target.disordered and rules.reads(readings.SECOND_DISORDER_COSTS)
    return effect.stands_lost + (SECOND_DISORDER if again else 0)


def prepare(rules: Rules, attack: Attack) -> Volley:
    """Work out an attack up to its die. Raises Outside with the place in the input."""
    target = attack.target
    for place, what in fire_modifiers.not_known(rules, target.cover, attack.asked, target.cover_besides):
        raise Outside(place, what)
    explain: list[Reasoned] = []
    points = fire_points(rules, attack, explain)
    row = row_of(rules, points)
    if row is None:
        fewest = rules.fire_points.fewest_points
        explain.append(Reasoned(fewest.clause, say.NO_FIRE(points=Id(str(fewest.points))), shown(points)))
        return Volley(points, None, 0, explain, rolled=_rolls_for_the_ten(rules))
    added = say.POINTS(points=shown(points), row=say.printed("musketry.row", row.label))
    explain.append(Reasoned("D10-RUL-FIRE-FRACTIONS", added, shown(points)))
    return Volley(points, row, die_modifier(rules, attack, explain), explain)


def of_row(rules: Rules, row: FireRow | None, modifier: int) -> Volley:
    """Give an attack by what its chances hang on alone, without points and working."""
    return Volley(0, row, modifier, [], rolled=row is not None or _rolls_for_the_ten(rules))


def _rolls_for_the_ten(rules: Rules) -> bool:
    return rules.reads(readings.TOO_FEW_ROLL_FOR_THE_TEN)


def fire_points(rules: Rules, attack: Attack, explain: list[Reasoned]) -> Exact:
    """Sum the fire points stand by stand, exactly (D10-RUL-FIRE-ARITHMETIC); adds its working to `explain`."""
    return sum((points_of(rules, attack, index, explain) for index, _ in enumerate(attack.firers)), start=0)


def points_of(rules: Rules, attack: Attack, index: int, explain: list[Reasoned]) -> Exact:
    """Give what one of the firers brings to an attack; adds its working to `explain`."""
    firer = attack.firers[index]
    _check(rules, firer, index)
    points: Exact = 0
    for nth, group in enumerate(firer.groups):
        where = f"$.firers[{index}].groups[{nth}]"
        points += _group_points(rules, Shot(attack, firer, group), explain, where)
    # The sheet has a row for a half point and none between whole ones: so nothing is dropped before everything is added
    # up, and the readings differ only in where that is done.
    return _half_up(points) if rules.choice("D10-RUL-FIRE-FRACTIONS") == 2 else points


def _check(rules: Rules, firer: Firer, index: int) -> None:
    where = f"$.firers[{index}]"
    guns = firer.arm in GUNS
    # The sheet silences guns where it disorders troops; a case that has both was meant for another arm.
    if guns and firer.disordered:
        raise Outside(f"{where}.disordered", reasons.GUNS_DISORDERED())
    firing = 0
    for nth, group in enumerate(firer.groups):
        firing += group.stands
        if group.damaged and not guns:
            raise Outside(f"{where}.groups[{nth}].damaged", reasons.ONLY_GUNS_DAMAGED())
        if group.damaged > group.stands:
            what = reasons.TOO_MANY_DAMAGED(damaged=group.damaged, stands=group.stands)
            raise Outside(f"{where}.groups[{nth}].damaged", what)
    if firer.stands_total is not None and firing > firer.stands_total:
        what = reasons.TOO_MANY_FIRE(firing=firing, all=firer.stands_total)
        raise Outside(f"{where}.groups", what)


def _group_points(rules: Rules, shot: Shot, explain: list[Reasoned], where: str) -> Exact:
    firer, group = shot.firer, shot.group
    band = _band(rules, firer, group, where)
    points = band.points * _worth(rules, firer, group)
    stands = say.STANDS[_weapon(rules, firer)]
    explain.append(Reasoned(band.clause, stands(n=group.stands, length=Length(group.range)), shown(points)))
    # Stand by stand, then summed: a factor never reaches the stands of another group, enfilade least of all
    # (D10-RUL-FIRE-ENFILADE-SCOPE).
    for factor in fire_modifiers.factors(rules, shot):
        if factor.row.rule == "damaged":  # sound stands at full points (D10-FIRE-MOD-DAMAGED)
            sound, hurt = group.stands - group.damaged, group.damaged
            points = points * (sound + hurt * factor.value) / Fraction(group.stands)
            damaged = say.DAMAGED(count=hurt, what=factor.why.label)
            explain.append(Reasoned(factor.why.clause, TIMES(what=damaged), factor.why.value))
        else:
            points *= factor.value
            explain.append(Reasoned(factor.why.clause, TIMES(what=factor.why.label), factor.why.value))
        if rules.reads(readings.ROUNDED_EACH_TIME):
            points = _dropped(points)
    return points


def within_reach(rules: Rules, attack: Attack) -> Attack:
    """Give an attack with every range that nothing reaches read as the last that does, guns low on ammunition's too."""
    return replace(attack, firers=[_within_reach(rules, firer) for firer in attack.firers])


def _within_reach(rules: Rules, firer: Firer) -> Firer:
    bands = rules.bands[_weapon(rules, firer)]
    canister = firer.low_ammo and firer.arm in GUNS
    last = bands[0 if canister else -1].upto
    ball = not canister and not rules.reads(readings.NO_BALL_WITHIN_CANISTER)
    groups = [replace(one, range=min(one.range, last), ball=one.ball and ball) for one in firer.groups]
    return replace(firer, groups=groups)


def _worth(rules: Rules, firer: Firer, group: Group) -> Exact:
    """Give for how many stands a group's figure counts: for each, or as its part of a battery.

    D10-RUL-FIRE-PER-STAND.
    """
    if firer.arm not in GUNS or not rules.reads(readings.POINTS_PER_BATTERY):
        return group.stands
    whole = firer.stands_total or sum(one.stands for one in firer.groups)
    return Fraction(group.stands, whole)


def _dropped(points: Exact) -> Exact:
    """Drop the fraction of one point or more (D10-RUL-FIRE-ARITHMETIC, D10-RUL-FIRE-FRACTIONS)."""
    return points if points < 1 else int(points)


def _weapon(rules: Rules, firer: Firer) -> str:
    """Give by which row of the table a unit fires; the two figures of cavalry are arms (D10-RUL-FIRE-CAV-SLASH)."""
    if firer.arm != "cavalry":
        return firer.arm
    if rules.reads(readings.FIRST_FIGURE_ON_FOOT) or (rules.reads(readings.CARBINE_BY_SIDE) and firer.side == "union"):
        return "breech-loading"
    if rules.reads(readings.CARBINE_BY_SIDE) and firer.side == "confederate":
        return "muzzle-loading"
    return firer.carbine


def _band(rules: Rules, firer: Firer, group: Group, where: str) -> FirerBand:
    """Give the range band; the first band of a gun is canister, the others ball (D10-RUL-FIRE-CANISTER)."""
    bands = rules.bands[_weapon(rules, firer)]
    guns = firer.arm in GUNS
    if group.range > bands[-1].upto:
        last = Length(bands[-1].upto)
        what = reasons.BEYOND_RANGE(range=Length(group.range), arm=reasons.ARMS[firer.arm], last=last)
        raise Outside(f"{where}.range", what)
    if not guns:
        return next(band for band in bands if group.range <= band.upto)
    if firer.low_ammo and (group.ball or group.range > bands[0].upto):
        canister = Length(bands[0].upto)
        what = reasons.CANISTER_ONLY(range=canister, clause=Id(rules.fire_points.low_ammo_guns))
        raise Outside(f"{where}.range", what)
    # Near enough for canister and outside its angle: the next band's figure, though the target stands in the first.
    if group.ball and group.range <= bands[0].upto:
        if rules.reads(readings.NO_BALL_WITHIN_CANISTER):
            raise Outside(f"{where}.ball", reasons.NO_BALL_SO_NEAR(range=Length(bands[0].upto)))
        return bands[1]
    return next(band for band in bands if group.range <= band.upto)


def _half_up(points: Exact) -> int:
    # Python's `round` takes halves to the even number; the table's go up.
    return int((2 * points + 1) // 2)


def row_of(rules: Rules, points: Exact) -> FireRow | None:
    """Give the row for exact fire points, or None for no fire (D10-RUL-FIRE-FRACTIONS, D10-RUL-FIRE-BELOW-HALF)."""
    # The half row is for less than one point only; a point and a half reads the row of one.
    if points < 1:
        half = next(row for row in rules.musketry.row if row.half)
        fewest = exact(rules.fire_points.fewest_points.points)
        enough = points >= fewest or (points > 0 and rules.reads(readings.TOO_FEW_READ_THE_HALF_ROW))
        return half if enough else None
    whole = _half_up(points) if rules.choice("D10-RUL-FIRE-FRACTIONS") == 1 else int(points)
    for row in rules.musketry.row:
        if not row.half and (row.max is None or whole <= row.max):
            return row
    raise LookupError(whole)


def die_modifier(rules: Rules, attack: Attack, explain: list[Reasoned]) -> int:
    """Sum the modifiers of the die (D10-FIRE-DIE-*); adds those that count to `explain`."""
    counted = fire_modifiers.on_the_die(rules, attack)
    explain.extend(one.line for one in counted)
    return sum(int(one.value) for one in counted)


def effect_of(rules: Rules, row: FireRow, result: int) -> str:
    """Give the effect of a modified die result in a row; results beyond the cells as D10-RUL-FIRE-CLAMP says."""
    chart, reading = rules.musketry, rules.choice("D10-RUL-FIRE-CLAMP")
    # The last heavy rows have no cell for the weakest effect. By default a result below them reads at the nearest end,
    # so that even the worst roll of a mass of fire does something.
    if (
        reading == 1
        and result < chart.lowest_result
        and row.min is not None
        and row.min >= float(chart.desultory_below_from.points)
    ):
        return EFFECTS[0]
    inside = max(chart.lowest_result, min(chart.highest_result, result))
    for index, cell in enumerate(row.cells()):
        # A dash in the chart is no cell: the effect cannot happen in that row, and the neighbours leave no gap.
        if cell is not None and cell[0] <= inside <= cell[1]:
            further = reading == 2 and result > chart.highest_result
            return EFFECTS[min(index + further, len(EFFECTS) - 1)]
    raise LookupError(result)


def low_on_ammunition(rules: Rules, attack: Attack) -> list[int]:
    """Name the firers that fired with half or more of their stands and were not low already (D10-RUL-FIRE-TEN-HALF)."""
    found, share = [], exact(rules.fire_points.low_ammo_share.share)
    for index, firer in enumerate(attack.firers):
        firing = sum(group.stands for group in firer.groups)
        whole = firing if firer.stands_total is None else firer.stands_total
        if firer.stands_at_start is not None and rules.reads(readings.HALF_OF_THE_START):
            whole = firer.stands_at_start
        # Each unit by itself, of the stands it has now: a shot joined by a few stands does not empty a whole brigade's
        # boxes.
        if firing and firing >= whole * share and not firer.low_ammo:
            found.append(index)
    return found
