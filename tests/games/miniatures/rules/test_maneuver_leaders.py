"""Every combination of leaders at the maneuver roll, in each reading of how they add (D10-RUL-MAN-LEADERS-CUMULATE)."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import maneuver
from companion.games.miniatures.rules.maneuver import ChainLeader, Check

FAR, NEAR, NEAR_EXC, WITH, WITH_EXC = range(5)
FIGURE = {FAR: 0, NEAR: 1, NEAR_EXC: 2, WITH: 2, WITH_EXC: 3}
"""The sheet: within radius +1, exceptional +2; attached +2, exceptional +3."""
ADDED = {FAR: 0, NEAR: 1, NEAR_EXC: 2, WITH: 2 + 1, WITH_EXC: 3 + 2}
PLACES = list(product(FIGURE, repeat=3))
"""Division, corps and army leader, each out of radius, within it, or attached."""


def leaders(places: tuple[int, ...], *, away: float = 5.0) -> list[ChainLeader]:
    return [
        ChainLeader(
            rank,  # type: ignore[arg-type]
            exceptional=place in (NEAR_EXC, WITH_EXC),
            attached=place in (WITH, WITH_EXC),
            distance={FAR: 40.0, NEAR: 17.9, NEAR_EXC: 18.0}.get(place, away),
        )
        for rank, place in zip(("division", "corps", "army"), places, strict=True)
    ]


def modifier(rules: Rules, chain: list[ChainLeader]) -> int:
    return maneuver.resolve(rules, Check(stands=6, state="worn", leaders=chain), 5).modifier


def reading(rules: Rules, value: int) -> Rules:
    return rules.choosing({"D10-RUL-MAN-LEADERS-CUMULATE": value})


@pytest.mark.clause("D10-MAN-MOD-LEADER-EACH", "D10-RUL-MAN-LEADERS-CUMULATE")
def test_by_default_each_leader_adds_his_better_figure_once(rules: Rules) -> None:
    for places in PLACES:
        assert modifier(rules, leaders(places)) == sum(FIGURE[place] for place in places)


@pytest.mark.clause("D10-RUL-MAN-LEADERS-CUMULATE")
def test_in_another_reading_only_the_best_leader_counts(rules: Rules) -> None:
    best = reading(rules, 1)
    for places in PLACES:
        assert modifier(best, leaders(places)) == max(FIGURE[place] for place in places)


@pytest.mark.parametrize("away", [0.0, 5.0, 30.0])
@pytest.mark.clause("D10-RUL-MAN-LEADERS-CUMULATE")
def test_in_a_third_reading_an_attached_leader_adds_both_figures_wherever_he_is_measured(
    rules: Rules, away: float
) -> None:
    both = reading(rules, 3)
    for places in PLACES:
        assert modifier(both, leaders(places, away=away)) == sum(ADDED[place] for place in places)


@pytest.mark.clause("D10-RUL-MAN-LEADERS-CUMULATE")
def test_the_three_readings_differ_on_one_brigade(rules: Rules) -> None:
    chain = leaders((WITH, NEAR_EXC, NEAR))
    assert [modifier(reading(rules, value), chain) for value in (0, 1, 3)] == [5, 2, 6]


@pytest.mark.parametrize("value", [0, 1, 3])
@pytest.mark.clause("D10-MAN-RADIUS")
def test_no_reading_reaches_beyond_the_command_radius(rules: Rules, value: int) -> None:
    assert modifier(reading(rules, value), [ChainLeader(distance=18.01)]) == 0
    assert modifier(reading(rules, value), [ChainLeader(distance=18)]) == 1


@pytest.mark.clause("D10-RUL-MAN-RETREAT-ORDER")
def test_only_retire_and_only_in_its_other_reading_disorders(rules: Rules) -> None:
    other = rules.choosing({"D10-RUL-MAN-RETREAT-ORDER": 1})
    for disordered, state, die in product([False, True], ["fresh", "worn", "spent"], range(1, 11)):
        check = Check(stands=6, state=state, disordered=disordered)  # type: ignore[arg-type]
        usual, harsh = maneuver.resolve(rules, check, die), maneuver.resolve(other, check, die)
        assert usual.disordered == (usual.outcome in ("broken", "wavering"))
        assert harsh.disordered == (usual.disordered or usual.outcome == "retire")


checks = st.builds(
    Check,
    stands=st.integers(1, 20),
    disordered=st.booleans(),
    state=st.sampled_from(["fresh", "worn", "spent"]),
    exceptional_commander=st.booleans(),
    formation=st.sampled_from(["single-line", "double-line", "attack-column", "march-column"]),
    in_fieldworks=st.booleans(),
    leaders=st.lists(
        st.builds(
            ChainLeader,
            rank=st.sampled_from(["division", "corps", "army"]),
            exceptional=st.booleans(),
            attached=st.booleans(),
            distance=st.floats(0, 60),
        ),
        max_size=4,
    ),
)
MOVES = {
    "quits-the-field": "leaves-table",
    "broken": "retreat-full",
    "wavering": "none",
    "shaken": "none",
    "rallies": "half",
    "rally-with-elan": "full",
    "retire": "retreat-full",
    "disengage": "beyond-musketry",
    "hold-ground": "none",
    "tardy": "half",
    "well-handled": "full",
}


@settings(max_examples=100)
@given(checks, st.integers(1, 10), st.sampled_from([0, 1, 3]), st.sampled_from([0, 1]))
def test_every_check_has_a_result_that_hangs_together(
    rules: Rules, check: Check, die: int, cumulate: int, retreat: int
) -> None:
    chosen = rules.choosing({"D10-RUL-MAN-LEADERS-CUMULATE": cumulate, "D10-RUL-MAN-RETREAT-ORDER": retreat})
    found = maneuver.resolve(chosen, check, die)
    assert found.result == die + found.modifier
    assert found.modifier == sum(int(line.value) for line in found.explain[:-1])
    assert found.move == MOVES[found.outcome] or (check.stands, found.outcome) == (1, "broken")
    assert found.may_change_formation == (found.move == "full")
    assert 0 <= found.skedaddled <= check.stands


@settings(max_examples=100)
@given(checks, st.integers(1, 10))
def test_a_leader_more_or_a_better_die_never_hurts(rules: Rules, check: Check, die: int) -> None:
    ladder = (
        "quits-the-field broken wavering shaken rallies rally-with-elan"
        if check.disordered
        else "retire disengage hold-ground tardy well-handled"
    ).split()
    rank = [ladder.index(maneuver.resolve(rules, check, face).outcome) for face in range(1, 11)]
    assert rank == sorted(rank)
    joined = Check(
        stands=check.stands,
        disordered=check.disordered,
        state=check.state,
        exceptional_commander=check.exceptional_commander,
        formation=check.formation,
        in_fieldworks=check.in_fieldworks,
        leaders=[*check.leaders, ChainLeader(attached=True)],
    )
    assert ladder.index(maneuver.resolve(rules, joined, die).outcome) >= rank[die - 1]
