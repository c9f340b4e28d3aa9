"""Combat strength: morale, the shifts of the combat multiple by arm, strength points times multiple (RTG-9.2.2)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.charts.figures import Exact, Reasoned, shown
from companion.charts.rounding import figure
from companion.games.campaign.charts.combat import ARMS, Arm, ShiftName
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules.combat.sides import Fighter

Multiple = tuple[Exact, tuple[Reasoned, ...]]
"""A combat multiple and its working."""


def morale(rules: Rules, corps: Fighter) -> Exact:
    """Give corps morale: effectiveness and the fatigue level; uncapped, it may be below 0 (RTG-11.0a, RTG-R-MORALE)."""
    # Three rules of the book give morale, one by a quotient; only this sum meets both of its examples, so the stroke
    # there is read as a misprint (RTG-R-MORALE).
    return corps.effectiveness + figure(rules.fatigue.fresh_level.level) - corps.fatigue


def is_demoralised(rules: Rules, morale: Exact) -> bool:
    """Say whether a morale is none: 0 or below (RTG-11.0b, RTG-R-DEMORAL)."""
    return morale <= figure(rules.fatigue.demoralised.level)


def shifts(rules: Rules, corps: Fighter, arm: Arm, *, town: bool) -> Iterator[tuple[ShiftName, Exact]]:
    """Yield each shift of an arm, and for how many points it counts (RTG-9.2.2c to e, RTG-R-TOWN-CAV)."""
    if arm == "cavalry":
        yield "cavalry", 1
        if corps.combat_mode == "withdraw":
            yield "cavalry-withdraw", 1
        if town:
            yield "cavalry-town", 1
        if corps.deployment == "road":
            yield "cavalry-road", 1
    elif arm == "foot_guns":
        yield "foot-guns", 1
    elif arm == "horse_guns":
        yield "horse-guns", 1
    if corps.deployment == "deployed":
        yield "deployed", 1
    if corps.combat_mode in ("stand", "attack", "hasty-attack"):
        yield corps.combat_mode, 1
    if corps.side == "confederate":
        yield "confederate", 1
    # These two are ratings, not yes or no: the shift counts as often as there are points, fractions too, and morale may
    # well take from it.
    yield "morale", morale(rules, corps)
    yield "effectiveness", corps.effectiveness


def multiple(rules: Rules, corps: Fighter, arm: Arm, *, town: bool) -> Multiple:
    """Give an arm's combat multiple: the sum of its shifts, with fractions, no less than the floor (RTG-R-MULTIPLE)."""
    rows = {row.id: row for row in rules.combat.shift}
    total: Exact = 0
    lines = []
    for name, points in shifts(rules, corps, arm, town=town):
        row = rows[name]
        value = figure(row.value) * points
        total += value
        lines.append(Reasoned(row.clause, f"{corps.id} {arm}: {row.label}", shown(value)))
    floor = rules.losses.multiple_floor
    # Nothing in the book keeps a beaten corps' multiple above nothing; a strength of 0 would make odds without a value
    # (RTG-R-MULTIPLE).
    if total < figure(floor.least):
        total = figure(floor.least)
        lines.append(Reasoned(floor.clause, f"{corps.id} {arm}: no multiple is less", shown(total)))
    return total, tuple(lines)


def combat_strength(rules: Rules, corps: Fighter, *, town: bool) -> Multiple:
    """Give a corps' combat strength, strength points times multiple summed over its arms (RTG-9.2.2a), with working."""
    total: Exact = 0
    lines: list[Reasoned] = []
    for arm in ARMS:
        points: int = getattr(corps.strength, arm)
        if points:
            times, working = multiple(rules, corps, arm, town=town)
            total += times * points
            lines += working
            label = f"{corps.id} {arm}: {points} strength points at {shown(times)}"
            lines.append(Reasoned(rules.combat.clause, label, shown(times * points)))
    lines.append(Reasoned(rules.combat.strength, f"{corps.id}: combat strength", shown(total)))
    return total, tuple(lines)
