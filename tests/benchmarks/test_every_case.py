"""A million cases of a chart at once against the obvious loop over them; the loop is timed over some and reckoned up."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice
from time import process_time
from typing import Any

import numpy as np
import pytest

from companion.games.miniatures.charts.ruleset import Rules, load
from companion.games.miniatures.exact.charges import of_charges
from companion.games.miniatures.exact.volleys import of_volleys
from companion.games.miniatures.rules import charge, musketry
from companion.games.miniatures.rules.odds.charge import of_charge
from companion.games.miniatures.rules.odds.single import of_fire
from companion.kernel import shelf
from companion.kernel.grids import Answers, Axis, Grid

LOOPED = 2_000
BOTH = (False, True)
STATES = ("fresh", "worn", "spent")
STANDS = tuple(range(1, 13))


@pytest.fixture(scope="module")
def rules() -> Rules:
    return load(shelf.ruleset_texts("miniatures"))


def charges() -> Grid:
    """Stands, states, disorder, support, leaders of both, ground: a brigade on another."""
    one = charge.Fighter(stands=1, state="fresh")
    leaders: tuple[list[charge.InCommand], ...] = ([], [charge.InCommand()], [charge.InCommand(exceptional=True)])
    sides = ("attackers", "defenders")
    return Grid(
        charge.Combat(attackers=[one], defenders=[one]),
        [
            *(Axis((side, 0, "stands"), STANDS) for side in sides),
            *(Axis((side, 0, "state"), STATES) for side in sides),
            *(Axis((side, 0, "disordered"), BOTH) for side in sides),
            *(Axis((side, 0, "supported"), BOTH) for side in sides),
            *(Axis((side, 0, "leaders"), leaders) for side in sides),
            Axis(("ground",), ("open", "favorable", "works", "trenches")),
            Axis(("outflanked",), BOTH),
        ],
    )


def volleys() -> Grid:
    """Two firers of so many stands each, range, enfilade, disorder, ammunition, cover, target."""
    group = musketry.Group(stands=1, range=1.0)
    case = musketry.Attack(firers=[musketry.Firer(groups=[group]), musketry.Firer(arm="rifled", groups=[group])])
    first, second = ("firers", 0), ("firers", 1)
    return Grid(
        case,
        [
            Axis((*first, "groups", 0, "stands"), STANDS),
            Axis((*first, "groups", 0, "range"), (1.0, 3.0, 6.0, 8.0)),
            Axis((*first, "groups", 0, "enfilade"), BOTH),
            Axis((*first, "disordered"), BOTH),
            Axis((*first, "low_ammo"), BOTH),
            Axis((*second, "groups", 0, "stands"), STANDS[:8]),
            Axis((*second, "groups", 0, "range"), (2.0, 6.0, 12.0, 20.0)),
            Axis(("target", "formation"), ("single-line", "double-line", "attack-column", "march-column")),
            Axis(("target", "cover"), ("none", "cover", "works")),
            Axis(("target", "maneuvering"), BOTH),
            Axis(("target", "disordered"), BOTH),
            Axis(("target", "arm"), ("infantry", "artillery")),
        ],
    )


def laid_out(answers: Answers) -> Answers:
    """Write every chance and mean of every case into arrays."""
    for name in answers.names:
        answers.of(name)
    return answers


def a_second(grid: Grid, ask: Callable[[Any], Any]) -> float:
    """Give how many cases a second the obvious loop answers."""
    cases = [grid.case(where) for where in islice(np.ndindex(*grid.shape), 0, None, grid.size // LOOPED)]
    begun = process_time()
    for case in cases:
        ask(case)
    return len(cases) / (process_time() - begun)


@pytest.mark.parametrize(
    ("grid", "at_once", "alone"), [(charges(), of_charges, of_charge), (volleys(), of_volleys, of_fire)]
)
def test_a_million_cases(benchmark: Any, rules: Rules, grid: Grid, at_once: Any, alone: Any) -> None:
    assert grid.size > 1_000_000
    benchmark.pedantic(lambda: laid_out(at_once(rules, grid)), rounds=7, warmup_rounds=1)
    looped = a_second(grid, lambda case: alone(rules, case))
    fast = grid.size / benchmark.stats.stats.min
    benchmark.extra_info |= {"cases": grid.size, "a_second": round(fast), "ratio_to_loop": round(fast / looped)}
    print(f"\n{at_once.__name__}: {grid.size} cases, {fast:,.0f} a second, {fast / looped:,.0f} times the loop")
