"""What a marker does to who bears it, by the charts in force."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import prod

from companion.charts.modifiers import Modifier, by_rule, saying, worth
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import charge_modifiers, fire_modifiers
from companion.language.figures import figure, signed, times
from companion.language.tongue import tr

HALF_GUNS, SILENCED = "D10-RUL-FIRE-HALF-GUNS", "D10-RUL-CHARGE-SILENCED"
DAMAGED, TWICE = "D10-RUL-STATE-DAMAGED-COMBAT", "D10-RUL-FIRE-DAMAGED-TWICE"


def does(rules: Rules, marker: str, kind: str = "") -> tuple[str, tuple[str, ...]]:
    """Give what a marker does to fire, charge and movement, with the clauses of its figures.

    Of a brigade's or a battery's own marker only what concerns such a unit is told.
    """
    points, charge = rules.once(fire_modifiers.factor_table), rules.once(charge_modifiers.table)
    halves = _product(by_rule(points, marker))
    if marker == "disordered":
        total = by_rule(charge, "disordered")
        said = tr(
            "Fire points {times}, charge {value}; must roll on the maneuver chart.",
            times=times(halves),
            value=signed(int(worth(total))),
        )
        return said, clauses_of(by_rule(points, marker), total)
    if marker == "low-ammo":
        total = saying(charge, "marker", "low-ammo")
        if kind == "brigade":
            said = tr("Fire points {times}; charge {value}.", times=times(halves), value=signed(int(worth(total))))
            return said, clauses_of(by_rule(points, marker), total)
        guns = tr("canister only, {times}", times=times(halves)) if rules.choice(HALF_GUNS) else tr("canister only")
        if kind == "battery":
            said = tr("Guns {guns}; charge {value}.", guns=guns, value=signed(int(worth(total))))
            return said, (*clauses_of(by_rule(points, marker), total), HALF_GUNS)
        said = tr(
            "Fire points {times}, guns {guns}; charge {value}.",
            times=times(halves),
            guns=guns,
            value=signed(int(worth(total))),
        )
        return said, (*clauses_of(by_rule(points, marker), total), HALF_GUNS)
    if marker == "silenced":
        total = by_rule(charge, "disordered")
        if rules.choice(SILENCED):
            return tr("Guns do not fire."), (SILENCED, *clauses_of(total))
        said = tr("Guns do not fire. In a charge it counts as disordered, {value}.", value=signed(int(worth(total))))
        return said, (SILENCED, *clauses_of(total))
    stand = rules.charge.damaged_gun_stand
    again = {
        0: tr("All damaged: a further one wrecks a stand."),
        1: tr("All damaged: a further one wrecks the battery."),
        2: tr("All damaged: a further one does nothing."),
    }
    said = tr("Fire points of that gun stand {times}.", times=times(halves))
    if not rules.choice(DAMAGED):
        said = tr(
            "Fire points of that gun stand {times}; in a charge it is {n} stand.",
            times=times(halves),
            n=figure(stand.stands),
        )
    clauses = (*clauses_of(by_rule(points, marker)), stand.clause, DAMAGED)
    return f"{said} {again.get(rules.choice(TWICE), again[0])}", clauses


def _product(rows: Sequence[Modifier]) -> Fraction:
    """Give what factors make of fire points together; 1 where a house took them away."""
    return prod((Fraction(one.value) for one in rows), start=Fraction(1))


def clauses_of(*lists: Sequence[Modifier]) -> tuple[str, ...]:
    """Give the clauses of modifiers."""
    return tuple(one.why.clause for rows in lists for one in rows)
