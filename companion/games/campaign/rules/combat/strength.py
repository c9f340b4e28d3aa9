"""Combat strength: morale, the shifts of the combat multiple by arm, strength points times multiple (RTG-9.2.2)."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import NamedTuple

from companion.charts.figures import Exact, Reasoned, shown
from companion.charts.modifiers import Modifier, Reading, Whom, modifier
from companion.charts.rounding import figure
from companion.games.campaign.charts.combat import ARMS, Arm
from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.charts.vocabulary import SHIFTS
from companion.games.campaign.messages import working as of_working
from companion.games.campaign.rules.combat.sides import Fighter
from companion.language.messages import Figure, Id

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


class Counted(NamedTuple):
    """An arm of a corps whose multiple is reckoned."""

    corps: Fighter
    arm: Arm
    town: bool


def table(rules: Rules) -> tuple[Modifier, ...]:
    """Give the shifts of the combat multiple, in the order of the chart (RTG-9.2.2c to e, RTG-R-TOWN-CAV)."""

    def demoralised(one: Counted) -> Collection[str]:
        return ("demoralised",) if is_demoralised(rules, morale(rules, one.corps)) else ()

    reading: Reading[Counted] = Reading(
        # These two are ratings, not yes or no: the shift counts as often as there are points, fractions too, and morale
        # may well take from it.
        rules={
            "morale": lambda one: morale(rules, one.corps),
            "effectiveness": lambda one: one.corps.effectiveness,
        },
        case={"terrain": lambda one: ("town",) if one.town else ("open",)},
        of={
            "corps": Whom.one(
                lambda one: one,
                {
                    "arm": lambda one: (one.arm,),
                    "formation": lambda one: (one.corps.deployment,),
                    "mode": lambda one: (one.corps.combat_mode,),
                    "army": lambda one: (one.corps.side,),
                    "marker": demoralised,
                    "leader": lambda one: ("headquarters",) if one.corps.headquarters else (),
                    "trait": lambda one: one.corps.traits,
                    "asked": lambda one: one.corps.asked,
                },
            )
        },
    )
    return tuple(modifier("combat.shift", row, row.value, SHIFTS, reading) for row in rules.combat.shift)


def multiple(rules: Rules, corps: Fighter, arm: Arm, *, town: bool, attacks: bool = False) -> Multiple:
    """Give an arm's combat multiple: the sum of its shifts, with fractions, no less than the floor (RTG-R-MULTIPLE).

    A shift by a rating counts for each of its points, and is told where that is none.
    """
    total: Exact = rules.figure("RTG-R-MULTIPLE", 0)
    lines = []
    # A town hampers the defender's horse alone in the other reading (RTG-R-TOWN-CAV).
    spared = arm == "cavalry" and attacks and rules.choice("RTG-R-TOWN-CAV") == 1
    one = Counted(corps, arm, town and not spared)
    for row in rules.once(table):
        points = row.holds(one) if not row.row.rule or row.row.per_point else 1
        if not points and not (row.read and row.row.rule):
            continue
        value = row.value * points
        total += value
        told = of_working.OF_ARM(corps=Id(corps.id), arm=of_working.ARMS[arm], modifier=row.why.label)
        lines.append(Reasoned(row.why.clause, told, shown(value)))
    floor = rules.losses.multiple_floor
    # Nothing in the book keeps a beaten corps' multiple above nothing; a strength of 0 would make odds without a value
    # (RTG-R-MULTIPLE).
    if total < figure(floor.least):
        total = figure(floor.least)
        lines.append(
            Reasoned(floor.clause, of_working.FLOOR(corps=Id(corps.id), arm=of_working.ARMS[arm]), shown(total))
        )
    return total, tuple(lines)


@lru_cache(maxsize=4096)
def combat_strength(rules: Rules, corps: Fighter, *, town: bool, attacks: bool = False) -> Multiple:
    """Give a corps' combat strength, strength points times multiple summed over its arms (RTG-9.2.2a), with working."""
    total: Exact = 0
    lines: list[Reasoned] = []
    for arm in ARMS:
        points: int = getattr(corps.strength, arm)
        if points:
            times, working = multiple(rules, corps, arm, town=town, attacks=attacks)
            total += times * points
            lines += working
            times_told = Figure(shown(times), "")
            label = of_working.POINTS_AT(corps=Id(corps.id), arm=of_working.ARMS[arm], points=points, times=times_told)
            lines.append(Reasoned(rules.combat.clause, label, shown(times * points)))
    lines.append(Reasoned(rules.combat.strength, of_working.STRENGTH(corps=Id(corps.id)), shown(total)))
    return total, tuple(lines)
