"""Charge combat over every case, to the end of its desperate struggles.

ladders that last, part by part ──► the net modifier of the first roll (its base) ──┐
stands, support, disorder ──► the course: what each roll of a struggle adds ────────┴─► a row for each pair of both
"""

from __future__ import annotations

from functools import partial

import numpy as np

from companion.charts.modifiers import Modifier, counted, settled_together
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.exact.courses import NO_WAY, Courses, Stood, Way
from companion.games.miniatures.rules import charge, charge_modifiers
from companion.games.miniatures.rules.odds.charge import GONE, bounded
from companion.kernel.grids import Answers, Grid, barred, figures, kinds


def of_charges(rules: Rules, grid: Grid) -> Answers:
    """Give the chances of every combat of a grid (D10-CHARGE-DIFFERENCE); see `odds.charge.of_charge` for one."""
    checked = grid.spread(partial(bounded, rules))
    out, outside = barred(grid.shape, [checked])
    base = np.zeros([1] * len(grid.shape), np.int64)
    sides: tuple[tuple[charge.Who, int], ...] = (("attacker", 1), ("defender", -1))
    for who, sign in sides:
        for rows in settled_together(charge_modifiers.lasting(rules, who)):
            base = base + sign * figures(grid.spread(partial(_worth, rows, who)))
    stood = Stood(rules, grid)
    numbers, those = kinds(grid.spread(stood.way))
    least, many = int(base.min()), int(base.max() - base.min()) + 1
    which = np.broadcast_to(numbers * many + base - least, grid.shape)
    # One that the chart does not know has no course; its row is a place that nobody asks for.
    ways = [one if isinstance(one, Way) else NO_WAY for one in those]
    chances = Courses(rules, ways, range(least, least + many), stood)
    return Answers(
        which=np.where(out, -1, which) if outside else which,
        outcomes=(*chances.names, *GONE),
        p=chances.p,
        expected={"attacker_stands_lost": chances.attacker_lost, "defender_stands_lost": chances.defender_lost},
        more={"struggle": chances.struggle},
        outside=outside,
    )


def _worth(rows: list[Modifier], who: charge.Who, combat: charge.Combat) -> int:
    return charge.total([one.line for one in counted(rows, charge_modifiers.Side(combat, who))])
