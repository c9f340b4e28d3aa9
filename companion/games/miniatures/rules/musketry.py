"""Musketry and cannonade: fire points, die modifiers, the row, the effect (D10-FIRE-*).

Pure functions of the rules in force and one attack: all units of a side that fire at one target in one step.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from companion.charts.bounds import Few, Inches, SomeStands, Stands, Whole
from companion.charts.figures import Exact, Outside, Reasoned, exact, shown
from companion.games.miniatures.charts.fire import EFFECTS, FireRow
from companion.games.miniatures.charts.ruleset import FirerBand, Rules
from companion.games.miniatures.rules.state import Cover, Formation
from companion.language.lengths import length
from companion.language.tongue import tr

Face = Annotated[int, Meta(ge=1, le=10)]


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Stands of one unit that fire in one range band, all in enfilade or none."""

    stands: SomeStands
    range: Inches
    """Inches to the nearest stand of the target."""
    enfilade: bool = False
    damaged: Stands = 0
    """How many of a battery's gun stands in the group are damaged."""
    ball: bool = False
    """A gun's target within canister range but outside canister's angle."""


class Firer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One unit that fires; cavalry is on foot."""

    arm: Literal["infantry", "cavalry", "smoothbore", "rifled"] = "infantry"
    groups: Annotated[list[Group], Few] = []
    stands_total: SomeStands | None = None
    """The whole unit's stands; by default those of the groups."""
    disordered: bool = False
    low_ammo: bool = False
    carbine: Literal["muzzle-loading", "breech-loading"] = "muzzle-loading"


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is fired at: one unit (D10-RUL-FIRE-MIXED-TARGET)."""

    arm: Literal["infantry", "cavalry", "artillery"] = "infantry"
    mounted: bool = False
    limbered: bool = False
    formation: Formation = "single-line"
    maneuvering: bool = False
    """It changed formation or movement mode, or faced about, in this player turn's Maneuver phase."""
    cover: Cover = "none"


class Attack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Everything that fires at one target in one step, before the die."""

    firers: Annotated[list[Firer], Few] = []
    target: Target = Target()
    options: dict[str, Whole] = {}


class RolledAttack(Attack, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An attack and its die."""

    die: Face


class FireResult(msgspec.Struct, frozen=True):
    """What an attack did, and how that was found."""

    fire_points: float
    band: str | None
    die_modifier: int
    result: int | None
    effect: str | None
    disordered: bool
    stands_lost: int
    silenced: bool
    damaged: bool
    wrecked: bool
    leaders_at_risk: bool
    low_ammo: list[int]
    explain: list[Reasoned]


class Volley(msgspec.Struct, frozen=True):
    """An attack up to its die: exact points, the row (None under the fewest points) and the die modifier."""

    points: Exact
    row: FireRow | None
    die_modifier: int
    explain: list[Reasoned]


def resolve(rules: Rules, attack: Attack, die: int) -> FireResult:
    """Resolve an attack with the face of its die (D10-FIRE-ROLL). Raises Outside for what no chart answers."""
    volley = prepare(rules, attack)
    if volley.row is None:
        return FireResult(
            float(volley.points), None, 0, None, None, False, 0, False, False, False, False, [], volley.explain
        )
    result = die + volley.die_modifier
    effect = rules.effects[effect_of(rules, volley.row, result)]
    troops = attack.target.arm != "artillery"
    ten = die == rules.musketry.base_ten.face
    explain = volley.explain
    explain.append(Reasoned(rules.musketry.result_label, f"die {die}, result", result))
    explain.append(Reasoned(volley.row.clause, f"row {volley.row.label}", effect.id))
    explain.append(Reasoned(effect.clause, effect.name, effect.stands_lost if troops else effect.id))
    low_ammo = low_on_ammunition(rules, attack) if ten else []
    if ten:
        explain.append(Reasoned(rules.musketry.base_ten.leaders, "base die of 10: leaders at risk", die))
        explain.append(
            Reasoned(rules.musketry.base_ten.low_ammo, "base die of 10: units low on ammunition", len(low_ammo))
        )
    return FireResult(
        fire_points=float(volley.points),
        band=volley.row.label,
        die_modifier=volley.die_modifier,
        result=result,
        effect=effect.id,
        disordered=troops and effect.disordered,
        stands_lost=effect.stands_lost if troops else 0,
        silenced=not troops and effect.silenced and not effect.wrecked,
        damaged=not troops and effect.damaged and not effect.wrecked,
        wrecked=not troops and effect.wrecked,
        leaders_at_risk=ten,
        low_ammo=low_ammo,
        explain=explain,
    )


def prepare(rules: Rules, attack: Attack) -> Volley:
    """Work out an attack up to its die. Raises Outside with the place in the input."""
    explain: list[Reasoned] = []
    points = fire_points(rules, attack, explain)
    row = row_of(rules, points)
    if row is None:
        fewest = rules.fire_points.fewest_points
        explain.append(Reasoned(fewest.clause, f"under {fewest.points} fire points: no fire", shown(points)))
        return Volley(points, None, 0, explain)
    explain.append(Reasoned("D10-RUL-FIRE-FRACTIONS", f"{shown(points)} fire points, row {row.label}", shown(points)))
    return Volley(points, row, die_modifier(rules, attack, explain), explain)


def fire_points(rules: Rules, attack: Attack, explain: list[Reasoned]) -> Exact:
    """Sum the fire points stand by stand, exactly (D10-RUL-FIRE-ARITHMETIC); adds its working to `explain`."""
    march_column = attack.target.formation == "march-column"
    each_unit_rounded = rules.choice("D10-RUL-FIRE-FRACTIONS") == 2
    total: Exact = 0
    for index, firer in enumerate(attack.firers):
        _check(rules, firer, index)
        of_unit: Exact = 0
        for nth, group in enumerate(firer.groups):
            where = f"$.firers[{index}].groups[{nth}]"
            of_unit += _group_points(rules, firer, group, explain, march_column=march_column, where=where)
        total += _half_up(of_unit) if each_unit_rounded else of_unit
    return total


def _check(rules: Rules, firer: Firer, index: int) -> None:
    where = f"$.firers[{index}]"
    guns = firer.arm in ("smoothbore", "rifled")
    if guns and firer.disordered:
        raise Outside(f"{where}.disordered", tr("guns are never disordered; give silenced guns no fire"))
    firing = 0
    for nth, group in enumerate(firer.groups):
        firing += group.stands
        if group.damaged and not guns:
            raise Outside(f"{where}.groups[{nth}].damaged", tr("only gun stands can be damaged"))
        if group.damaged > group.stands:
            what = tr("{damaged} of {stands} stands cannot be damaged", damaged=group.damaged, stands=group.stands)
            raise Outside(f"{where}.groups[{nth}].damaged", what)
    if firer.stands_total is not None and firing > firer.stands_total:
        what = tr("{firing} stands fire, but the unit has {all}", firing=firing, all=firer.stands_total)
        raise Outside(f"{where}.groups", what)


def _group_points(
    rules: Rules, firer: Firer, group: Group, explain: list[Reasoned], *, march_column: bool, where: str
) -> Exact:
    band = _band(rules, firer, group, where)
    points = band.points * group.stands
    kind = f"{firer.carbine} cavalry" if firer.arm == "cavalry" else firer.arm
    label = f"{group.stands} {kind} {'stand' if group.stands == 1 else 'stands'} at {group.range:g} in"
    explain.append(Reasoned(band.clause, label, shown(points)))
    if firer.arm in ("infantry", "cavalry"):
        points *= _troop_factor(rules, firer, explain)
    else:
        points = _gun_points(rules, firer, group, band, explain)
    if group.enfilade or march_column:
        factor = rules.factors["enfilade" if group.enfilade else "march-column"]
        points *= factor.times
        explain.append(Reasoned(factor.clause, f"{factor.label}, x", shown(factor.times)))
    return points


def _troop_factor(rules: Rules, firer: Firer, explain: list[Reasoned]) -> Exact:
    """Give the factor for disorder and low ammunition: once, whichever hold (D10-RUL-FIRE-HALF-ONCE)."""
    held = [name for name, true in (("disordered", firer.disordered), ("low-ammo", firer.low_ammo)) if true]
    times: Exact = 1
    for name in held if rules.choice("D10-RUL-FIRE-HALF-ONCE") else held[:1]:
        factor = rules.factors[name]
        times *= factor.times
        explain.append(Reasoned(factor.clause, f"{factor.label}, x", shown(factor.times)))
    return times


def _gun_points(rules: Rules, firer: Firer, group: Group, band: FirerBand, explain: list[Reasoned]) -> Exact:
    """Sound stands at full points, damaged ones at half (D10-FIRE-MOD-DAMAGED, D10-RUL-FIRE-HALF-GUNS)."""
    points = band.points * group.stands
    if group.damaged:
        factor = rules.factors["damaged"]
        points = band.points * (group.stands - group.damaged) + band.points * group.damaged * factor.times
        explain.append(Reasoned(factor.clause, f"{group.damaged} {factor.label}, x", shown(factor.times)))
    if firer.low_ammo and rules.choice("D10-RUL-FIRE-HALF-GUNS"):
        factor = rules.factors["low-ammo"]
        points *= factor.times
        explain.append(Reasoned(factor.clause, f"{factor.label}, x", shown(factor.times)))
    return points


def _band(rules: Rules, firer: Firer, group: Group, where: str) -> FirerBand:
    """Give the range band; the first band of a gun is canister, the others ball (D10-RUL-FIRE-CANISTER)."""
    bands = rules.bands[firer.carbine if firer.arm == "cavalry" else firer.arm]
    guns = firer.arm in ("smoothbore", "rifled")
    if group.range > bands[-1].upto:
        what = tr(
            "{range} is beyond the last range of {arm}, {last}",
            range=length(group.range),
            arm=tr(firer.arm),
            last=length(bands[-1].upto),
        )
        raise Outside(f"{where}.range", what)
    if not guns:
        return next(band for band in bands if group.range <= band.upto)
    if firer.low_ammo and (group.ball or group.range > bands[0].upto):
        reach = bands[0].upto
        what = tr(
            "guns low on ammunition fire canister only, to {range} ({clause})",
            range=length(reach),
            clause=rules.fire_points.low_ammo_guns,
        )
        raise Outside(f"{where}.range", what)
    if group.ball and group.range <= bands[0].upto:
        return bands[1]
    return next(band for band in bands if group.range <= band.upto)


def _half_up(points: Exact) -> int:
    return int((2 * points + 1) // 2)


def row_of(rules: Rules, points: Exact) -> FireRow | None:
    """Give the row for exact fire points, or None for no fire (D10-RUL-FIRE-FRACTIONS, D10-RUL-FIRE-BELOW-HALF)."""
    if points < 1:
        half = next(row for row in rules.musketry.row if row.half)
        return half if points >= exact(rules.fire_points.fewest_points.points) else None
    whole = _half_up(points) if rules.choice("D10-RUL-FIRE-FRACTIONS") == 1 else int(points)
    for row in rules.musketry.row:
        if not row.half and (row.max is None or whole <= row.max):
            return row
    raise LookupError(whole)


def die_modifier(rules: Rules, attack: Attack, explain: list[Reasoned]) -> int:
    """Sum the modifiers of the die (D10-FIRE-DIE-*); adds those that count to `explain`."""
    target, total = attack.target, 0
    held = exposed(rules, target)
    counted = held if rules.choice("D10-RUL-FIRE-DIE-PLUS-ONCE") else held[:1]
    for name in (*counted, *_sheltered(rules, attack)):
        modifier = rules.fire_modifiers[name]
        total += modifier.value
        explain.append(Reasoned(modifier.clause, modifier.label, modifier.value))
    return total


def exposed(rules: Rules, target: Target) -> list[str]:
    """Name the +1 conditions that hold; one in all counts (D10-RUL-FIRE-DIE-PLUS-ONCE)."""
    in_place = rules.choice("D10-RUL-FIRE-MARCH-COLUMN") == 1
    held: list[str] = []
    if target.limbered:
        held.append("limbered")
    if target.formation == "attack-column" or (target.formation == "march-column" and not in_place):
        held.append("column")
    if target.mounted and target.arm == "cavalry":
        held.append("mounted")
    if target.maneuvering:
        held.append("changing")
    return held


def _sheltered(rules: Rules, attack: Attack) -> list[str]:
    """Name cover or works, and open order of dismounted cavalry (D10-RUL-FIRE-DISMOUNTED)."""
    target, reading = attack.target, rules.choice("D10-RUL-FIRE-DISMOUNTED")
    held: list[str] = [target.cover] if target.cover != "none" else []
    as_target = target.arm == "cavalry" and not target.mounted
    as_firers = any(firer.arm == "cavalry" for firer in attack.firers)
    if as_firers if reading == 1 else as_target and not (reading == 2 and held):
        held.append("dismounted")
    return held


def effect_of(rules: Rules, row: FireRow, result: int) -> str:
    """Give the effect of a modified die result in a row; results beyond the cells as D10-RUL-FIRE-CLAMP says."""
    chart, reading = rules.musketry, rules.choice("D10-RUL-FIRE-CLAMP")
    if (
        reading == 1
        and result < chart.lowest_result
        and row.min is not None
        and row.min >= float(chart.desultory_below_from.points)
    ):
        return EFFECTS[0]
    inside = max(chart.lowest_result, min(chart.highest_result, result))
    for index, cell in enumerate(row.cells()):
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
        if firing and firing >= whole * share and not firer.low_ammo:
            found.append(index)
    return found
