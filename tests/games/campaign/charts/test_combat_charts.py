"""The charts of combat and victory: figures as they are printed or ruled, and what makes no sense in a house rule."""

from __future__ import annotations

import pytest

from companion.charts.faults import BadInput
from companion.charts.figures import exact
from companion.games.campaign.charts.combat import ARMS, SHIFTS
from companion.games.campaign.charts.ruleset import FILES, load
from companion.kernel import shelf
from tests.games.campaign.fighting import RULES

TEXTS = shelf.ruleset_texts("gettysburg", only=tuple(FILES))


@pytest.mark.clause("RTG-9.2.2c", "RTG-9.2.2d", "RTG-9.2.2e")
def test_the_shifts_as_they_are_printed() -> None:
    printed = {
        "cavalry": 1.5,
        "cavalry-withdraw": 1,
        "cavalry-town": -2,
        "cavalry-road": 1,
        "foot-guns": 2.5,
        "horse-guns": 3,
        "deployed": 5,
        "stand": 6,
        "attack": 3,
        "hasty-attack": 2,
        "confederate": 2,
        "morale": 1,
        "effectiveness": 1,
    }
    assert {row.id: row.value for row in RULES.combat.shift} == printed
    assert set(printed) == set(SHIFTS)
    assert {row.id for row in RULES.combat.shift if row.per_point} == {"morale", "effectiveness"}
    arms = {row.id: row.arm for row in RULES.combat.shift if row.arm != "all"}
    assert all(
        arm == ("cavalry" if name.startswith("cavalry") else name.replace("-", "_")) for name, arm in arms.items()
    )


@pytest.mark.clause("RTG-9.4a", "RTG-9.6.1.1a", "RTG-9.7a", "RTG-9.8a", "RTG-9.10d", "RTG-11.1a")
def test_the_single_figures_of_combat() -> None:
    chart = RULES.combat
    assert (chart.controlling.leaders, chart.aggressiveness.by, chart.pull.urgency) == (3, 10, 1)
    assert (chart.surrender.ratio, chart.destroyed_below.percent) == (15, 15)
    assert (chart.tiring_losses.percent, chart.tiring_losses.step, chart.leader_lost.fatigue) == (5, "1/2", "1/2")
    assert (chart.urgency.min, chart.urgency.max) == (RULES.scale.urgency.min, RULES.scale.urgency.max)


@pytest.mark.clause("RTG-R-ECHELON", "RTG-R-LOSS-SPLIT")
def test_what_is_ours_says_so() -> None:
    for chart in (RULES.echelons, RULES.losses):
        assert chart.invented
        assert "ours" in chart.says
    assert tuple(row.arm for row in RULES.losses.arm) == ARMS
    assert [exact(row.weight) for row in RULES.losses.arm] == [1, exact(0.75), exact(0.5), exact(0.5)]
    assert [exact(row.strength) for row in RULES.echelons.echelon] == [1, exact(0.75), exact(0.5)]
    assert [exact(row.losses) for row in RULES.echelons.echelon] == [1, exact(0.6), exact(0.3)]


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("combat", "by = 10", "by = 0", "$.aggressiveness.by: 0 is not above 0"),
        ("combat", "percent = 5,", "percent = 0,", "$.tiring_losses.percent: 0 is not above 0"),
        ("combat", 'step = "1/2"', "step = -1", "$.tiring_losses.step: -1 is not above 0"),
        ("combat", "ratio = 15", "ratio = 1", "$.surrender.ratio: 1 is not above 1"),
        (
            "combat",
            "destroyed_below = { percent = 15",
            "destroyed_below = { percent = -1",
            "$.destroyed_below.percent: -1 is below 0",
        ),
        ("combat", 'fatigue = "3/4"', 'fatigue = "-3/4"', "$.urgency_fatigue[1].fatigue: -3/4 is below 0"),
        ("combat", "percent = 27", "percent = -27", "$.casualty_rate[8].percent: -27 is below 0"),
        ("combat", "urgency = { min = 1, max = 9", "urgency = { min = 9, max = 1", "$.urgency: 9, 1 do not rise"),
        ("echelons", 'strength = "1/2"', "strength = 0", "$.echelon[2].strength: 0 is not above 0"),
        ("echelons", 'losses = "3/10"', "losses = -1", "$.echelon[2].losses: -1 is not above 0"),
        ("losses", "weight = 1\n", "weight = 0\n", "$.arm[0].weight: 0 is not above 0"),
        ("losses", 'least = "1/2"', "least = 0", "$.multiple_floor.least: 0 is not above 0"),
        ("losses", 'times = "3/2"', "times = -1", "$.road_mode.times: -1 is below 0"),
        ("losses", 'base = "6/5"', 'base = "5/6"', "$.random.base: 5/6 is below 1"),
        ("losses", 'spread = "1/10"', "spread = 1", "$.random.spread: 1 is not from 0 to below 1"),
        ("losses", "lowest = -3", "lowest = 3", "$.new_leadership: 3, 1 do not rise"),
        ("losses", "grain = 10", "grain = 0", "$.new_aggressiveness.grain"),
    ],
)
def test_a_figure_that_no_battle_could_be_reckoned_with_is_told(file: str, old: str, new: str, told: str) -> None:
    name = f"{file}.toml"
    assert old in TEXTS[name]
    with pytest.raises(BadInput) as caught:
        load({**TEXTS, name: TEXTS[name].replace(old, new, 1)})
    assert [str(problem) for problem in caught.value.problems if told in str(problem)]
    assert {problem.file for problem in caught.value.problems} == {name}
