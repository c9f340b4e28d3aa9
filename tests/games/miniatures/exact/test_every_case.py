"""The charts over every case at once against the charts asked one case at a time: by hypothesis, and through and through."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.charts.figures import Outside
from companion.games.miniatures.charts.ruleset import Rules, load
from companion.games.miniatures.exact.charges import of_charges
from companion.games.miniatures.exact.checks import of_checks
from companion.games.miniatures.exact.volleys import of_volleys
from companion.games.miniatures.rules import charge, maneuver, musketry
from companion.games.miniatures.rules.odds.charge import of_charge
from companion.games.miniatures.rules.odds.single import of_fire, of_maneuver
from companion.kernel import shelf
from companion.kernel.grids import Answers, Axis, Grid, each

RULES: Rules = load(shelf.ruleset_texts("miniatures"))
Choice = dict[str, int]
FORMATIONS = ("single-line", "double-line", "attack-column", "march-column")
BOTH = (False, True)
FIGHTER: Mapping[str, tuple[Any, ...]] = {
    "stands": (1, 2, 3, 5, 7),
    "state": ("fresh", "worn", "spent"),
    "arm": ("infantry", "cavalry", "artillery"),
    "formation": FORMATIONS,
    "disordered": BOTH,
    "silenced": BOTH,
    "supported": BOTH,
    "confederate": BOTH,
    "mounted": BOTH,
    "limbered": BOTH,
    "on_road": BOTH,
    "damaged": (0, 1, 2),
    "spent_under": (0, 3),
    "stands_lost_in_fire": (0, 1, 2),
    "gives": ("troops", "gun"),
    "leaders": ([], [charge.InCommand()], [charge.InCommand(), charge.InCommand(exceptional=True)]),
}
COMBAT: Mapping[str, tuple[Any, ...]] = {
    "ground": ("open", "favorable", "works", "trenches", "the moon"),
    "ground_besides": ([], ["favorable"], ["works", "favorable"]),
    "outflanked": BOTH,
    "breakthrough": BOTH,
    "attackers_supporting": (0, 2, 5),
    "defenders_supporting": (0, 4),
    "struggles": (0, 1),
}
FIRER: Mapping[str, tuple[Any, ...]] = {
    "arm": ("infantry", "cavalry", "smoothbore", "rifled"),
    "disordered": BOTH,
    "low_ammo": BOTH,
    "carbine": ("muzzle-loading", "breech-loading"),
    "stands_total": (None, 9, 14),
    "side": (None, "union", "confederate"),
}
GROUP: Mapping[str, tuple[Any, ...]] = {
    "stands": (1, 2, 4, 9),
    "range": (0.5, 4.0, 7.5, 16.0, 50.0),
    "enfilade": BOTH,
    "damaged": (0, 1, 2),
    "ball": BOTH,
}
TARGET: Mapping[str, tuple[Any, ...]] = {
    "arm": ("infantry", "cavalry", "artillery"),
    "formation": FORMATIONS,
    "mounted": BOTH,
    "limbered": BOTH,
    "maneuvering": BOTH,
    "about_facing": BOTH,
    "disordered": BOTH,
    "cover": ("none", "cover", "works", "the moon"),
    "cover_besides": ([], ["works"]),
}
CHECK: Mapping[str, tuple[Any, ...]] = {
    "stands": (1, 2, 8),
    "state": ("fresh", "worn", "spent"),
    "disordered": BOTH,
    "exceptional_commander": BOTH,
    "formation": FORMATIONS,
    "in_fieldworks": BOTH,
    "leaders": (
        [],
        [maneuver.ChainLeader(distance=6.0), maneuver.ChainLeader(attached=True, exceptional=True)],
        [maneuver.ChainLeader(distance=30.0), maneuver.ChainLeader(rank="corps", distance=0.0)],
    ),
}


def readings(*chapters: str) -> st.SearchStrategy[Choice]:
    """Draw up to three rulings of some chapters, read otherwise."""
    those = [
        (option.id, choice.value)
        for option in RULES.options.option
        for choice in option.choices
        if choice.value and option.id.startswith(chapters)
    ]
    return st.lists(st.sampled_from(those), max_size=3).map(dict)


@st.composite
def grids(draw: st.DrawFn, base: Any, *varied: tuple[tuple[str | int, ...], Mapping[str, tuple[Any, ...]]]) -> Grid:
    """Draw what is varied in a case, and in what order: two to four fields, two or three values each."""
    fields = [((*place, name), values) for place, those in varied for name, values in those.items()]
    several = st.lists(st.sampled_from(range(len(fields))), min_size=2, max_size=4, unique=True)
    return Grid(
        base,
        [
            Axis(fields[nth][0], tuple(draw(st.permutations(fields[nth][1]))[: draw(st.integers(1, 3))]))
            for nth in draw(several)
        ],
    )


def same(
    answers: Answers, grid: Grid, one_at_a_time: Callable[[Any], Any], more: Callable[[Any], Mapping[str, Any]]
) -> None:
    """Hold every case against the chart asked about it alone."""
    for where, case in each(grid):
        nth = answers.which[where]
        try:
            odds = one_at_a_time(case)
        except Outside as outside:
            assert nth == -1
            assert str(outside) in answers.outside
            continue
        said = {one.outcome: Fraction(*one.p) for one in odds.outcomes}
        found = {name: p for name, p in zip(answers.outcomes, answers.p[nth], strict=True) if p or name in said}
        assert found == pytest.approx({name: float(p) for name, p in said.items()}, rel=1e-12, abs=1e-15)
        expected = {name: row[nth] for name, row in answers.expected.items()}
        assert expected == pytest.approx(odds.expected, rel=1e-12, abs=1e-15)
        assert {name: row[nth] for name, row in answers.more.items()} == pytest.approx(more(odds), abs=1e-12)


def struggles(odds: Any) -> dict[str, float]:
    return {"struggle": float(1 - Fraction(*odds.struggles[0]))}


@settings(max_examples=120, deadline=None)
@given(st.data(), readings("D10-RUL-CHARGE-", "D10-RUL-STATE-", "D10-RUL-FORM-MARCH"))
def test_charges(data: st.DataObject, chosen: Choice) -> None:
    rules = RULES.choosing(chosen)
    base = charge.Combat(
        attackers=[charge.Fighter(stands=4, state="fresh")] * data.draw(st.integers(1, 2)),
        defenders=[
            charge.Fighter(stands=3, state="worn"),
            *data.draw(st.sampled_from([[], [charge.Fighter(stands=2, arm="artillery", damaged=1)]])),
        ],
    )
    units = [("attackers", nth) for nth in range(len(base.attackers))]
    units += [("defenders", nth) for nth in range(len(base.defenders))]
    grid = data.draw(grids(base, ((), COMBAT), *((unit, FIGHTER) for unit in units)))
    same(of_charges(rules, grid), grid, lambda case: of_charge(rules, case), struggles)


@settings(max_examples=120, deadline=None)
@given(st.data(), readings("D10-RUL-FIRE-", "D10-RUL-STATE-"))
def test_volleys(data: st.DataObject, chosen: Choice) -> None:
    rules = RULES.choosing(chosen)
    groups = [musketry.Group(stands=3, range=4.0), musketry.Group(stands=2, range=2.0)]
    firers = [musketry.Firer(groups=groups), musketry.Firer(arm="rifled", groups=groups[:1])]
    base = musketry.Attack(firers=firers[: data.draw(st.integers(1, 2))], target=musketry.Target())
    places = [("firers", nth) for nth in range(len(base.firers))]
    grid = data.draw(
        grids(
            base,
            (("target",), TARGET),
            *((place, FIRER) for place in places),
            *(((*place, "groups", 0), GROUP) for place in places),
        )
    )

    def more(odds: Any) -> dict[str, float]:
        return {name: float(Fraction(*getattr(odds, name))) for name in ("leaders_at_risk", "low_ammo")}

    same(of_volleys(rules, grid), grid, lambda case: of_fire(rules, case), more)


@settings(max_examples=80, deadline=None)
@given(st.data(), readings("D10-RUL-MAN-", "D10-RUL-TEXT-"))
def test_checks(data: st.DataObject, chosen: Choice) -> None:
    rules = RULES.choosing(chosen)
    grid = data.draw(grids(maneuver.Check(stands=4, state="fresh"), ((), CHECK)))
    same(of_checks(rules, grid), grid, lambda case: of_maneuver(rules, case), lambda _: {})


def test_every_charge_of_one_brigade_on_another() -> None:
    """Through and through: stands, states, disorder and ground of both, some two thousand combats."""
    case = charge.Combat(
        attackers=[charge.Fighter(stands=1, state="fresh")], defenders=[charge.Fighter(stands=1, state="fresh")]
    )
    axes = [
        *(Axis((who, 0, "stands"), tuple(range(1, 7))) for who in ("attackers", "defenders")),
        *(Axis((who, 0, "state"), ("fresh", "worn", "spent")) for who in ("attackers", "defenders")),
        Axis(("defenders", 0, "disordered"), BOTH),
        Axis(("ground",), ("open", "favorable", "works")),
    ]
    grid = Grid(case, axes)
    assert grid.size == 1944
    same(of_charges(RULES, grid), grid, lambda one: of_charge(RULES, one), struggles)


def test_a_case_that_no_chart_answers_is_told_and_the_others_stand() -> None:
    base = musketry.Attack(firers=[musketry.Firer(groups=[musketry.Group(stands=4, range=1.0)])])
    grid = Grid(base, [Axis(("firers", 0, "groups", 0, "range"), (1.0, 40.0))])
    found = of_volleys(RULES, grid)
    assert found.which[1] == -1 != found.which[0]
    [said] = found.outside
    assert said.startswith("$.firers[0].groups[0].range: ")
    assert np.isnan(found.of("deadly")[1])
    assert not np.isnan(found.of("deadly")[0])
