"""A second reckoning of an evening's dice, written from the sheet alone: it shares no figure and no code with the rules.

It takes what lay on the table before an entry, what was said and what was thrown, and says what must come of it. A fire
attack gives its effect, a charge its difference and result with the stands that it costs each side, a maneuver its
line of the table. What it reckons is held against what the program told.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any, NamedTuple

HALF = Fraction(1, 2)
BANDS = (4, 8, 16, 24, 32)
STAND_POINTS = {
    "infantry": (1, 1, 0, 0, 0),
    "muzzle-loading": (1, HALF, 0, 0, 0),
    "breech-loading": (2, 1, 0, 0, 0),
    "smoothbore": (10, 3, 3, 2, 1),
    "rifled": (10, 4, 4, 3, 2),
}
"""Fire points of a stand in each band of inches, as the row of the sheet has them."""
EFFECTS = ("desultory", "lively", "telling", "deadly", "withering")
LAST = 99
VOLLEYS: tuple[tuple[Fraction, tuple[int, ...]], ...] = (
    # fire points from; the highest result of each effect but the last, in the order of EFFECTS
    (HALF, (9, 11, LAST, LAST)),
    (Fraction(1), (8, 11, LAST, LAST)),
    (Fraction(2), (7, 10, 11, LAST)),
    (Fraction(3), (7, 9, 11, LAST)),
    (Fraction(4), (6, 9, 11, LAST)),
    (Fraction(5), (5, 8, 11, LAST)),
    (Fraction(6), (4, 7, 10, 11)),
    (Fraction(8), (4, 7, 9, 11)),
    (Fraction(10), (3, 6, 9, 11)),
    (Fraction(12), (2, 5, 8, 11)),
    (Fraction(15), (1, 4, 7, 10)),
    (Fraction(20), (0, 3, 6, 9)),
    (Fraction(25), (-1, 2, 5, 8)),
    (Fraction(30), (-2, 1, 4, 7)),
    (Fraction(35), (-2, 0, 3, 6)),
    (Fraction(40), (-2, -1, 2, 5)),
    (Fraction(45), (-2, -1, 1, 4)),
    (Fraction(50), (-2, -1, 1, 3)),
)
LOST_BY_FIRE = {"desultory": 0, "lively": 0, "telling": 1, "deadly": 2, "withering": 3}
COVER = {"none": 0, "cover": -1, "woods": -1, "broken-ground": -1, "town": -2, "works": -2}
RESULTS = ((7, "swept"), (4, "driven-back"), (1, "hard-pressed"), (0, "struggle"), (-3, "checked"), (-6, "falters"))
DISORDER = ((0, "quits"), (2, "broken"), (4, "wavering"), (6, "shaken"), (9, "rallies"), (LAST, "rally-with-elan"))
GOOD_ORDER = ((0, "retire"), (2, "disengage"), (4, "hold-ground"), (6, "tardy"), (LAST, "well-handled"))


class Volley(NamedTuple):
    """What a fire attack must come to."""

    points: Fraction
    effect: str


class Clash(NamedTuple):
    """What a pair of charge dice must come to."""

    difference: int
    result: str
    lost: tuple[int, int]
    """Troop stands that the result costs attackers and defenders, as far as they have them."""


# ---- fire


def volley(units: dict[str, Any], order: Any, die: int, readings: dict[str, int]) -> Volley:
    """Reckon a fire attack: every group's points, halved and doubled, added, dropped once, then the die."""
    target, twice = units[order.target], readings.get("D10-RUL-FIRE-HALF-ONCE") == 1
    points = sum((_points(units[one.unit], one.groups, target, twice) for one in order.firers), Fraction(0))
    shift = COVER[order.cover]
    if target.mounted or target.limbered or target.formation in ("attack-column", "march-column") or target.changed:
        shift += 1
    if target.arm == "cavalry" and not target.mounted:
        shift -= 1
    return Volley(points, _effect(points, die + shift))


def _points(firer: Any, groups: Iterable[Any], target: Any, twice: bool) -> Fraction:
    given = sum(group.stands or 0 for group in groups)
    found = Fraction(0)
    damaged = firer.damaged or 0
    for group in groups:
        stands = group.stands if group.stands is not None else firing(firer, target) - given
        row = STAND_POINTS[firer.gun or (firer.carbine if firer.arm == "cavalry" else "infantry") or "infantry"]
        upto = next((nth for nth, band in enumerate(BANDS) if group.range <= band), None)
        each = Fraction(0 if upto is None else _band(row, upto, ball=group.ball))
        whole = each * (stands - min(damaged, stands)) + each * min(damaged, stands) / 2
        if firer.arm in ("infantry", "cavalry") and (firer.disordered or firer.low_ammo):
            whole /= 4 if twice and firer.disordered and firer.low_ammo else 2
        if group.enfilade or target.formation == "march-column":
            whole *= 2
        found += whole
    return found


def firing(firer: Any, target: Any) -> int:
    """Give the stands that the formation's card lets fire: of a Double Line all in a charge, else the front rank."""
    stands: int = firer.stands
    in_charge = any(two.id in (one.charges, *one.touches) for one, two in ((firer, target), (target, firer)))
    match firer.formation:
        case "double-line":
            return stands if in_charge else (stands + 1) // 2
        case "attack-column":
            return min(stands, 2)
        case "march-column":
            return min(stands, 1)
        case _:
            return stands


def _band(row: tuple[Any, ...], upto: int, *, ball: bool) -> Any:
    """Give a stand's points in a band; a gun that fires ball within canister's reach has those of the band beyond."""
    return row[1] if ball and upto == 0 else row[upto]


def _effect(points: Fraction, result: int) -> str:
    whole = points if points < 1 else Fraction(int(points))
    rows = [highest for least, highest in VOLLEYS if least <= whole]
    if not rows:
        return "desultory"
    return EFFECTS[sum(result > highest for highest in rows[-1])]


# ---- the maneuver table


def line_of(table: tuple[tuple[int, str], ...], total: int) -> str:
    """Give the line of a table for a die with its modifiers."""
    return next(name for highest, name in table if total <= highest)


def maneuver(units: dict[str, Any], leaders: dict[str, Any], order: Any, die: int) -> str:
    """Reckon a maneuver roll: leaders of its own chain in radius and attached, the brigade's state, column, fieldworks."""
    unit = units[order.unit]
    total = die + {"fresh": 2, "worn": 0, "spent": -2}[unit.state]
    for name in order.in_radius:
        total += 2 if leaders[name].exceptional else 1
    for name in unit.leaders:
        if leaders[name].commands in ("", unit.division, unit.corps):
            total += 3 if leaders[name].exceptional else 2
    total += 1 if unit.exceptional_commander else 0
    total += 1 if unit.formation in ("march-column", "attack-column") or order.in_fieldworks else 0
    return line_of(DISORDER if unit.disordered else GOOD_ORDER, total)


# ---- charge


class Side(NamedTuple):
    """A side of a charge: its units, who leads them, what they were judged at the start of the Charge phase."""

    units: list[Any]
    leaders: dict[str, Any]
    judged: dict[str, str]


def kept(attackers: Side, defenders: Side, order: Any, readings: dict[str, int], *, breakthrough: bool) -> int:
    """Reckon what holds through every roll of a combat, attacker's less defender's, as the rulings are read then."""
    horse_too = readings.get("D10-RUL-CHARGE-CONFED-CAV") != 1
    ours = _condition(attackers) + (1 if breakthrough else 0)
    ours += 1 if _half(attackers.units, lambda one: one.side == "confederate" and (horse_too or not one.mounted)) else 0
    ours += 1 if _half(attackers.units, lambda one: bool(one.mounted)) else 0
    ground = {"open": 0, "favorable": 1, "works": 2, "trenches": 3}[order.ground]
    return ours - _condition(defenders) - (-3 if order.outflanked else ground)


def adjusted(attackers: list[Any], defenders: list[Any], order: Any, supported: Iterable[str]) -> int:
    """Reckon what a struggle rolled again adjusts: outnumbered, disordered, supported."""
    ours = _outnumbered(attackers, defenders, order) + _order(attackers, supported)
    return ours - _outnumbered(defenders, attackers, order) - _order(defenders, supported)


def _condition(side: Side) -> int:
    """Add what a side's own condition is worth: of its leaders the best counts, of the rest what half of it is in."""
    found = max((2 if side.leaders[name].exceptional else 1 for one in side.units for name in one.leaders), default=0)
    found -= sum(one.lost_in_fire or 0 for one in side.units)
    found += 1 if _half(side.units, lambda one: bool(one.exceptional_commander)) else 0
    found += 2 if _half(side.units, lambda one: side.judged.get(one.id) == "fresh") else 0
    found -= 2 if _half(side.units, lambda one: side.judged.get(one.id) == "spent") else 0
    found -= 1 if _half(side.units, lambda one: bool(one.low_ammo)) else 0
    return found


def _order(side: list[Any], supported: Iterable[str]) -> int:
    found = 1 if _half(side, lambda one: _supported(one, supported)) else 0
    return found - (1 if _half(side, lambda one: one.disordered or one.silenced) else 0)


def _supported(one: Any, supported: Iterable[str]) -> bool:
    return one.id in supported or (one.formation in ("double-line", "attack-column") and (one.stands or 0) > 1)


def _weight(one: Any) -> Fraction:
    return Fraction(one.stands) - Fraction(one.damaged or 0, 2)


def _half(side: list[Any], holds: Any) -> bool:
    whole = sum(map(_weight, side), Fraction(0))
    return bool(whole) and 2 * sum((_weight(one) for one in side if holds(one)), Fraction(0)) >= whole


def _fighting(one: Any, order: Any) -> Fraction:
    """Give what a unit counts for in numbers: of a March Column its first stand, two on a road, three on a bridge."""
    if one.formation != "march-column":
        return _weight(one)
    return min(_weight(one), Fraction(3 if one.id in order.over_bridge else 2 if one.id in order.on_road else 1))


def _outnumbered(side: list[Any], enemy: list[Any], order: Any) -> int:
    ours, theirs = (sum((_fighting(one, order) for one in those), Fraction(0)) for those in (side, enemy))
    if not ours:
        return 0
    odds = theirs / ours
    return -3 if odds >= 3 else -2 if odds >= 2 else -1 if odds >= Fraction(3, 2) else 0


def result(found: int) -> str:
    """Give the line of the charge table for a difference."""
    return next((name for least, name in RESULTS if found >= least), "repulsed")


def lost_in_charge(found: int, attackers: int, defenders: int) -> tuple[int, int]:
    """Give the troop stands that a result costs both sides, as far as they have them."""
    beyond = max(0, abs(found) - 10)
    match result(found):
        case "swept":
            return 0, min(defenders, 2 + beyond)
        case "driven-back":
            return 0, min(defenders, 1)
        case "falters":
            return min(attackers, 1), 0
        case "repulsed":
            return min(attackers, 2 + beyond), 0
        case _:
            return 0, 0
