"""The maneuver check: every modifier, every row of both columns, the readings that can be chosen (D10-MAN-*)."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import maneuver
from companion.games.miniatures.rules.maneuver import ChainLeader, Check


def check(state: str = "worn", **others: object) -> Check:
    return Check(stands=7, state=state, **others)  # type: ignore[arg-type]


NEAR = ChainLeader(distance=6)
NEAR_EXCEPTIONAL = ChainLeader(distance=6, exceptional=True)
WITH_IT = ChainLeader(attached=True)
WITH_IT_EXCEPTIONAL = ChainLeader(attached=True, exceptional=True)


@pytest.mark.parametrize(
    ("given", "modifier"),
    [
        pytest.param(check(leaders=[NEAR]), 1, marks=pytest.mark.clause("D10-MAN-MOD-LEADER-RADIUS-NORMAL")),
        pytest.param(check(leaders=[WITH_IT]), 2, marks=pytest.mark.clause("D10-MAN-MOD-LEADER-ATTACHED-NORMAL")),
        pytest.param(check(leaders=[NEAR_EXCEPTIONAL]), 2, marks=pytest.mark.clause("D10-MAN-MOD-LEADER-RADIUS-EXC")),
        pytest.param(
            check(leaders=[WITH_IT_EXCEPTIONAL]), 3, marks=pytest.mark.clause("D10-MAN-MOD-LEADER-ATTACHED-EXC")
        ),
        pytest.param(check(exceptional_commander=True), 1, marks=pytest.mark.clause("D10-MAN-MOD-EXC-BRIGADE")),
        pytest.param(check("fresh"), 2, marks=pytest.mark.clause("D10-MAN-MOD-FRESH")),
        pytest.param(check("worn"), 0, marks=pytest.mark.clause("D10-MAN-MOD-WORN")),
        pytest.param(check("spent"), -2, marks=pytest.mark.clause("D10-MAN-MOD-SPENT")),
        pytest.param(check(formation="march-column"), 1, marks=pytest.mark.clause("D10-MAN-MOD-COLUMN")),
        pytest.param(
            check(formation="attack-column"),
            1,
            marks=pytest.mark.clause("D10-MAN-MOD-COLUMN", "D10-RUL-TEXT-FIELD-COLUMN"),
        ),
        pytest.param(check(in_fieldworks=True), 1, marks=pytest.mark.clause("D10-MAN-MOD-COLUMN")),
        pytest.param(
            check(formation="march-column", in_fieldworks=True),
            1,
            marks=pytest.mark.clause("D10-RUL-TEXT-FIELD-COLUMN"),
        ),
        pytest.param(check(formation="double-line"), 0, marks=pytest.mark.clause("D10-MAN-MOD-COLUMN")),
        pytest.param(check(leaders=[ChainLeader(distance=18)]), 1, marks=pytest.mark.clause("D10-MAN-RADIUS")),
        pytest.param(check(leaders=[ChainLeader(distance=18.5)]), 0, marks=pytest.mark.clause("D10-MAN-RADIUS")),
    ],
)
def test_each_modifier_has_the_sheets_figure(rules: Rules, given: Check, modifier: int) -> None:
    assert maneuver.resolve(rules, given, 5).modifier == modifier
    assert maneuver.resolve(rules, given, 5).result == 5 + modifier


SHEET = {
    True: [
        (range(-9, 1), "quits-the-field"),
        (range(1, 3), "broken"),
        (range(3, 5), "wavering"),
        (range(5, 7), "shaken"),
        (range(7, 10), "rallies"),
        (range(10, 20), "rally-with-elan"),
    ],
    False: [
        (range(-9, 1), "retire"),
        (range(1, 3), "disengage"),
        (range(3, 5), "hold-ground"),
        (range(5, 7), "tardy"),
        (range(7, 20), "well-handled"),
    ],
}
"""The two columns, retyped from the sheet."""


@pytest.mark.clause("D10-MAN-DIE", "D10-MAN-GOOD-TEN", "D10-RUL-MAN-GOOD-TEN")
@pytest.mark.parametrize("disordered", [True, False])
def test_every_total_reads_the_sheets_row(rules: Rules, disordered: bool) -> None:
    leaders = [[], [NEAR], [WITH_IT_EXCEPTIONAL], [NEAR, NEAR], [WITH_IT_EXCEPTIONAL, NEAR_EXCEPTIONAL, NEAR]]
    seen = set()
    for state, chain, face in product(["fresh", "worn", "spent"], leaders, range(1, 11)):
        found = maneuver.resolve(rules, check(state, leaders=chain, disordered=disordered), face)
        seen.add(found.result)
        assert [name for span, name in SHEET[disordered] if found.result in span] == [found.outcome]
    assert {-1, 0, 1, 10, 11} <= seen


@pytest.mark.parametrize(
    ("disordered", "total", "outcome", "move", "may_change", "after", "skedaddled"),
    [
        pytest.param(
            True, 0, "quits-the-field", "leaves-table", False, True, 7, marks=pytest.mark.clause("D10-MAN-DIS-QUITS")
        ),
        pytest.param(True, 2, "broken", "retreat-full", False, True, 1, marks=pytest.mark.clause("D10-MAN-DIS-BROKEN")),
        pytest.param(True, 4, "wavering", "none", False, True, 0, marks=pytest.mark.clause("D10-MAN-DIS-WAVERING")),
        pytest.param(True, 6, "shaken", "none", False, False, 0, marks=pytest.mark.clause("D10-MAN-DIS-SHAKEN")),
        pytest.param(True, 9, "rallies", "half", False, False, 0, marks=pytest.mark.clause("D10-MAN-DIS-RALLIES")),
        pytest.param(True, 10, "rally-with-elan", "full", True, False, 0, marks=pytest.mark.clause("D10-MAN-DIS-ELAN")),
        pytest.param(
            False, 0, "retire", "retreat-full", False, False, 0, marks=pytest.mark.clause("D10-MAN-GOOD-RETIRE")
        ),
        pytest.param(
            False,
            2,
            "disengage",
            "beyond-musketry",
            False,
            False,
            0,
            marks=pytest.mark.clause("D10-MAN-GOOD-DISENGAGE"),
        ),
        pytest.param(False, 4, "hold-ground", "none", False, False, 0, marks=pytest.mark.clause("D10-MAN-GOOD-HOLD")),
        pytest.param(False, 6, "tardy", "half", False, False, 0, marks=pytest.mark.clause("D10-MAN-GOOD-TARDY")),
        pytest.param(
            False, 8, "well-handled", "full", True, False, 0, marks=pytest.mark.clause("D10-MAN-GOOD-WELL-HANDLED")
        ),
    ],
)
def test_each_outcome_does_what_the_sheet_says(
    rules: Rules, disordered: bool, total: int, outcome: str, move: str, may_change: bool, after: bool, skedaddled: int
) -> None:
    spent = total < 1
    found = maneuver.resolve(rules, check("spent" if spent else "worn", disordered=disordered), total + 2 * spent)
    assert (found.outcome, found.move, found.may_change_formation) == (outcome, move, may_change)
    if outcome != "quits-the-field":
        assert found.disordered == after
    assert found.skedaddled == skedaddled


@pytest.mark.clause("D10-RUL-MAN-BROKEN-STEPS")
def test_a_broken_brigade_of_one_stand_is_gone_and_does_not_retreat(rules: Rules) -> None:
    found = maneuver.resolve(rules, Check(stands=1, state="worn", disordered=True), 2)
    assert (found.outcome, found.skedaddled, found.move) == ("broken", 1, "none")


@pytest.mark.clause("D10-MAN-MOD-LEADER-EACH", "D10-RUL-MAN-LEADERS-CUMULATE")
def test_every_leader_of_the_chain_counts_once_at_his_better_figure(rules: Rules) -> None:
    both = [WITH_IT, NEAR_EXCEPTIONAL]
    assert maneuver.resolve(rules, check(leaders=both), 3).modifier == 4
    best = rules.choosing({"D10-RUL-MAN-LEADERS-CUMULATE": 1})
    assert maneuver.resolve(best, check(leaders=both), 3).modifier == 2
    added = rules.choosing({"D10-RUL-MAN-LEADERS-CUMULATE": 3})
    assert maneuver.resolve(added, check(leaders=[WITH_IT]), 3).modifier == 3
    assert maneuver.resolve(added, check(leaders=both), 3).modifier == 5


@pytest.mark.clause("D10-RUL-MAN-RETREAT-ORDER")
def test_retire_leaves_good_order_unless_the_option_says_otherwise(rules: Rules) -> None:
    assert not maneuver.resolve(rules, check("spent"), 1).disordered
    other = rules.choosing({"D10-RUL-MAN-RETREAT-ORDER": 1})
    assert maneuver.resolve(other, check("spent"), 1).disordered
    assert not maneuver.resolve(other, check("spent"), 3).disordered


@given(
    st.builds(
        Check,
        stands=st.integers(1, 20),
        disordered=st.booleans(),
        state=st.sampled_from(["fresh", "worn", "spent"]),
        leaders=st.lists(st.builds(ChainLeader), max_size=4),
    ),
    st.integers(1, 10),
)
def test_every_check_has_an_outcome_and_loses_no_more_than_it_has(rules: Rules, given: Check, face: int) -> None:
    found = maneuver.resolve(rules, given, face)
    assert 0 <= found.skedaddled <= given.stands
    assert found.modifier == sum(int(line.value) for line in found.explain[:-1])
