"""Armies at so many percent of their order of battle, in each game that has one, and in studies."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.charts.faults import BadInput
from companion.games.campaign.rules.state import Corps
from companion.games.tactical.rules.state import Unit
from companion.kernel.beginning import Beginning, begin
from companion.kernel.strengths import LEAST, MOST, at

SCENARIOS = ("gettysburg-battle", "gettysburg-campaign", "antietam-advanced", "shiloh-basic")


@given(st.integers(0, 10_000), st.integers(LEAST, MOST))
def test_a_figure_is_the_nearest_and_who_has_some_keeps_one(figure: int, percent: int) -> None:
    found = at(figure, percent)
    assert (found > 0) == (figure > 0)
    assert abs(found * 100 - figure * percent) <= 50 or found == 1


def figures(one: Corps | Unit) -> tuple[int, ...]:
    if isinstance(one, Unit):
        return one.men, one.guns, one.men_at_start, one.guns_at_start
    arms = one.strength
    return arms.infantry, arms.cavalry, arms.foot_guns, arms.horse_guns, one.stragglers, one.original


def armies(scenario: str, **settings: str) -> dict[str, Any]:
    given = {name.replace("_", "-"): value for name, value in settings.items()}
    with begin(None, Beginning(scenario=scenario, seed="1", settings=given)) as session:
        session.check()
        truth = session.view.truth
        return dict(truth.corps if session.kind == "campaign" else truth.units)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_side_begins_with_its_share_and_the_other_as_it_was(scenario: str) -> None:
    usual, now = armies(scenario), armies(scenario, union_strength="80")
    assert set(usual) == set(now)
    for name, was in usual.items():
        one = now[name]
        if was.side == "confederate":
            assert one == was
        elif isinstance(was, Unit):
            assert figures(one) == tuple(at(each, 80) for each in figures(was))
        else:
            assert figures(one)[:-1] == tuple(at(each, 80) for each in figures(was)[:-1])
            assert one.original == one.strength.total


@pytest.mark.parametrize("value", ["49", "151", "80.5", "", "more"])
@pytest.mark.parametrize("scenario", SCENARIOS[::2])
def test_another_strength_is_refused_with_those_that_there_are(scenario: str, value: str) -> None:
    with pytest.raises(BadInput, match=r"union-strength.*50–150"):
        armies(scenario, union_strength=value)
