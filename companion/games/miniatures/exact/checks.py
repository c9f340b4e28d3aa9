"""Maneuver checks over every case."""

from __future__ import annotations

from functools import partial

import numpy as np

from companion.charts.modifiers import Modifier, counted, settled_together
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import maneuver
from companion.games.miniatures.rules.maneuver import Check
from companion.games.miniatures.rules.odds.chances import FACES
from companion.kernel.grids import Answers, Floats, Grid, barred, figures, kinds


def of_checks(rules: Rules, grid: Grid) -> Answers:
    """Give the chances of every check of a grid (D10-MAN-DIE); see `odds.single.of_maneuver` for one."""
    out, outside = barred(grid.shape, [grid.spread(partial(maneuver.see, rules))])
    by = figures(grid.spread(lambda check: maneuver.total(maneuver.of_leaders(rules, check))))
    for rows in settled_together(maneuver.besides_leaders(rules)):
        by = by + figures(grid.spread(partial(_worth, rows)))
    least, most = int(by.min()), int(by.max())
    results = range(least + FACES[0], most + FACES[-1] + 1)

    def read(check: Check) -> tuple[tuple[str, int], ...]:
        found = (maneuver.outcome_of(rules, check, result)[0] for result in results)
        return tuple((one.id, maneuver.stands_lost(rules, check, one)) for one in found)

    numbers, columns = kinds(grid.spread(read))
    names = list(dict.fromkeys(name for row in rules.maneuver.row for name in (row.disordered, row.good_order)))
    many = most - least + 1
    p: Floats = np.zeros((len(columns) * many, len(names)))
    lost: Floats = np.zeros(len(p))
    for nth, column in enumerate(columns):
        for up in range(many):
            for face in range(len(FACES)):
                name, gone = column[up + face]
                p[nth * many + up, names.index(name)] += 1
                lost[nth * many + up] += gone
    which = np.broadcast_to(numbers * many + by - least, grid.shape)
    return Answers(
        which=np.where(out, -1, which) if outside else which,
        outcomes=tuple(names),
        p=p / len(FACES),
        expected={"stands_lost": lost / len(FACES)},
        more={},
        outside=outside,
    )


def _worth(rows: list[Modifier], check: Check) -> int:
    return maneuver.total([one.line for one in counted(rows, check)])
