"""The computers' chart: every level for both postures, in every ruleset, refused with every problem."""

from __future__ import annotations

import pytest

from companion.charts.faults import BadInput
from companion.games.tactical.computer.doctrine import FILE, LEVELS, read_doctrine
from companion.kernel.shelf import ruleset_texts
from tests.games.tactical.computer.evenings import doctrine


@pytest.mark.parametrize("posture", ["attack", "defend"])
def test_every_level_attacks_and_defends(posture: str) -> None:
    rows = [row.id for row in doctrine().level if row.posture == posture]
    assert tuple(rows) == LEVELS
    for level in LEVELS:
        found = doctrine().of(f"computer:{level}", "attack" if posture == "attack" else "defend")
        assert (found.id, found.posture) == (level, posture)


def test_who_is_no_level_plays_as_the_first() -> None:
    assert doctrine().of("computer:genius", "attack").id == LEVELS[0]


def test_shiloh_is_played_by_the_same_figures() -> None:
    assert read_doctrine(ruleset_texts("shiloh", only=(FILE,))) == doctrine()


def test_a_chart_is_refused_with_all_that_is_wrong() -> None:
    text = ruleset_texts("antietam", only=(FILE,))[FILE]
    wrong = text.replace("near = ", "nearly = ", 1).replace('posture = "defend"', 'posture = "sulk"', 1)
    with pytest.raises(BadInput) as refused:
        read_doctrine({FILE: wrong})
    paths = {problem.path for problem in refused.value.problems}
    assert {"$.level[0].nearly", "$.level[0].near", "$.level[1].posture"} <= paths
