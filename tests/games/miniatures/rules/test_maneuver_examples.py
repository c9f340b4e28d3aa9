"""The maneuver check case by case: die, modifiers, total and outcome as they are worked at the table (D10-MAN-*)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.charts.figures import row_for
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import maneuver, movement
from companion.games.miniatures.rules.maneuver import ChainLeader, Check
from companion.games.miniatures.rules.moves import Move

GOOD, DISORDERED = False, True
IN_RADIUS = ChainLeader(distance=10)
IN_RADIUS_EXC = ChainLeader(exceptional=True, distance=10)
ATTACHED = ChainLeader(attached=True)
ATTACHED_EXC = ChainLeader(exceptional=True, attached=True)


def led(*leaders: ChainLeader) -> dict[str, Any]:
    return {"leaders": list(leaders)}


@pytest.mark.parametrize(
    ("order", "die", "given", "total", "outcome"),
    [
        pytest.param(DISORDERED, 5, {"state": "fresh"}, 7, "rallies", marks=pytest.mark.clause("D10-MAN-DIE")),
        pytest.param(GOOD, 5, {"state": "fresh"}, 7, "well-handled", marks=pytest.mark.clause("D10-MAN-MOD-FRESH")),
        pytest.param(GOOD, 1, {"state": "spent"}, -1, "retire", marks=pytest.mark.clause("D10-MAN-GOOD-RETIRE")),
        pytest.param(
            GOOD,
            3,
            led(IN_RADIUS, ChainLeader("corps", exceptional=True)),
            6,
            "tardy",
            marks=pytest.mark.clause("D10-MAN-MOD-LEADER-EACH"),
        ),
        pytest.param(
            GOOD, 4, led(IN_RADIUS_EXC), 6, "tardy", marks=pytest.mark.clause("D10-MAN-MOD-LEADER-RADIUS-EXC")
        ),
        pytest.param(
            GOOD, 4, led(ATTACHED_EXC), 7, "well-handled", marks=pytest.mark.clause("D10-MAN-MOD-LEADER-ATTACHED-EXC")
        ),
        pytest.param(GOOD, 4, led(IN_RADIUS), 5, "tardy", marks=pytest.mark.clause("D10-MAN-MOD-LEADER-RADIUS-NORMAL")),
        pytest.param(
            GOOD, 4, led(ATTACHED), 6, "tardy", marks=pytest.mark.clause("D10-MAN-MOD-LEADER-ATTACHED-NORMAL")
        ),
        pytest.param(
            DISORDERED,
            6,
            {"exceptional_commander": True},
            7,
            "rallies",
            marks=pytest.mark.clause("D10-MAN-MOD-EXC-BRIGADE"),
        ),
        pytest.param(GOOD, 5, {"state": "worn"}, 5, "tardy", marks=pytest.mark.clause("D10-MAN-MOD-WORN")),
        pytest.param(
            DISORDERED, 2, {"state": "spent"}, 0, "quits-the-field", marks=pytest.mark.clause("D10-MAN-DIS-QUITS")
        ),
        pytest.param(GOOD, 8, {"state": "spent"}, 6, "tardy", marks=pytest.mark.clause("D10-MAN-MOD-SPENT")),
        pytest.param(
            GOOD, 4, {"formation": "march-column"}, 5, "tardy", marks=pytest.mark.clause("D10-MAN-MOD-COLUMN")
        ),
        pytest.param(
            DISORDERED,
            9,
            {"in_fieldworks": True},
            10,
            "rally-with-elan",
            marks=pytest.mark.clause("D10-MAN-MOD-COLUMN"),
        ),
        pytest.param(
            GOOD,
            4,
            {"formation": "attack-column", "in_fieldworks": True},
            5,
            "tardy",
            marks=pytest.mark.clause("D10-RUL-TEXT-FIELD-COLUMN"),
        ),
        pytest.param(DISORDERED, 3, {"state": "spent"}, 1, "broken", marks=pytest.mark.clause("D10-MAN-DIS-BROKEN")),
        pytest.param(DISORDERED, 2, {}, 2, "broken", marks=pytest.mark.clause("D10-MAN-DIS-BROKEN")),
        pytest.param(DISORDERED, 3, {}, 3, "wavering", marks=pytest.mark.clause("D10-MAN-DIS-WAVERING")),
        pytest.param(DISORDERED, 4, {}, 4, "wavering", marks=pytest.mark.clause("D10-MAN-DIS-WAVERING")),
        pytest.param(DISORDERED, 5, {}, 5, "shaken", marks=pytest.mark.clause("D10-MAN-DIS-SHAKEN")),
        pytest.param(DISORDERED, 4, {"state": "fresh"}, 6, "shaken", marks=pytest.mark.clause("D10-MAN-DIS-SHAKEN")),
        pytest.param(DISORDERED, 7, {}, 7, "rallies", marks=pytest.mark.clause("D10-MAN-DIS-RALLIES")),
        pytest.param(DISORDERED, 9, {}, 9, "rallies", marks=pytest.mark.clause("D10-MAN-DIS-RALLIES")),
        pytest.param(DISORDERED, 10, {}, 10, "rally-with-elan", marks=pytest.mark.clause("D10-MAN-DIS-ELAN")),
        pytest.param(
            DISORDERED, 7, led(ATTACHED_EXC), 10, "rally-with-elan", marks=pytest.mark.clause("D10-MAN-DIS-ELAN")
        ),
        pytest.param(GOOD, 3, {"state": "spent"}, 1, "disengage", marks=pytest.mark.clause("D10-MAN-GOOD-DISENGAGE")),
        pytest.param(GOOD, 1, {}, 1, "disengage", marks=pytest.mark.clause("D10-MAN-GOOD-DISENGAGE")),
        pytest.param(GOOD, 3, {}, 3, "hold-ground", marks=pytest.mark.clause("D10-MAN-GOOD-HOLD")),
        pytest.param(GOOD, 6, {"state": "spent"}, 4, "hold-ground", marks=pytest.mark.clause("D10-MAN-GOOD-HOLD")),
        pytest.param(GOOD, 5, {}, 5, "tardy", marks=pytest.mark.clause("D10-MAN-GOOD-TARDY")),
        pytest.param(GOOD, 7, {}, 7, "well-handled", marks=pytest.mark.clause("D10-MAN-GOOD-WELL-HANDLED")),
        pytest.param(
            GOOD, 6, {"state": "fresh"}, 8, "well-handled", marks=pytest.mark.clause("D10-MAN-GOOD-WELL-HANDLED")
        ),
        pytest.param(GOOD, 10, {}, 10, "well-handled", marks=pytest.mark.clause("D10-MAN-GOOD-TEN")),
        pytest.param(GOOD, 9, {"state": "fresh"}, 11, "well-handled", marks=pytest.mark.clause("D10-MAN-GOOD-TEN")),
        pytest.param(
            GOOD, 10, {"state": "fresh"}, 12, "well-handled", marks=pytest.mark.clause("D10-RUL-MAN-GOOD-TEN")
        ),
        pytest.param(
            GOOD,
            2,
            led(ATTACHED, ChainLeader("corps", exceptional=True, distance=18), ChainLeader("army", distance=1)),
            7,
            "well-handled",
            marks=pytest.mark.clause("D10-RUL-MAN-LEADERS-CUMULATE"),
        ),
        pytest.param(GOOD, 4, led(ChainLeader(distance=18)), 5, "tardy", marks=pytest.mark.clause("D10-MAN-RADIUS")),
        pytest.param(
            GOOD, 4, led(ChainLeader(distance=18.5)), 4, "hold-ground", marks=pytest.mark.clause("D10-MAN-RADIUS")
        ),
        pytest.param(
            GOOD,
            4,
            led(ChainLeader(distance=18.1)),
            4,
            "hold-ground",
            marks=pytest.mark.clause("D10-RUL-MAN-RADIUS-MEASURE"),
        ),
    ],
)
def test_a_check_worked_at_the_table(
    rules: Rules, order: bool, die: int, given: dict[str, Any], total: int, outcome: str
) -> None:
    found = maneuver.resolve(rules, Check(**{"stands": 6, "state": "worn", "disordered": order, **given}), die)
    assert (found.result, found.modifier, found.outcome) == (total, total - die, outcome)


SHEET = """
 -6 quits-the-field retire      -5 quits-the-field retire     -4 quits-the-field retire
 -3 quits-the-field retire      -2 quits-the-field retire     -1 quits-the-field retire
  0 quits-the-field retire       1 broken disengage            2 broken disengage
  3 wavering hold-ground         4 wavering hold-ground        5 shaken tardy
  6 shaken tardy                 7 rallies well-handled        8 rallies well-handled
  9 rallies well-handled        10 rally-with-elan well-handled
"""
"""Each total with its disorder effect and its good order effect."""


@pytest.mark.clause("D10-MAN-DIE", "D10-MAN-DIS-QUITS", "D10-MAN-GOOD-RETIRE", "D10-RUL-MAN-GOOD-TEN")
def test_every_total_from_far_below_to_far_above_has_its_row(rules: Rules) -> None:
    cells = SHEET.split()
    rows = {int(total): (dis, good) for total, dis, good in zip(cells[::3], cells[1::3], cells[2::3], strict=True)}
    for total in range(-6, 21):
        row = row_for(rules.maneuver.row, total)
        assert (row.disordered, row.good_order) == rows[min(total, 10)]


@pytest.mark.clause("D10-MAN-DIE")
def test_the_working_names_every_modifier_and_then_the_row(rules: Rules) -> None:
    given = Check(stands=6, state="spent", exceptional_commander=True, in_fieldworks=True, leaders=[ATTACHED_EXC])
    found = maneuver.resolve(rules, given, 3)
    assert [(line.clause, line.value) for line in found.explain] == [
        ("D10-MAN-MOD-LEADER-ATTACHED-EXC", 3),
        ("D10-MAN-MOD-EXC-BRIGADE", 1),
        ("D10-MAN-MOD-SPENT", -2),
        ("D10-MAN-MOD-COLUMN", 1),
        ("D10-MAN-GOOD-TARDY", 6),
    ]


@pytest.mark.parametrize(
    ("order", "total"),
    [
        pytest.param(GOOD, 5, marks=pytest.mark.clause("D10-MAN-GOOD-TARDY", "D10-RUL-MAN-HALF-MOVE")),
        pytest.param(DISORDERED, 7, marks=pytest.mark.clause("D10-MAN-DIS-RALLIES", "D10-RUL-MAN-HALF-MOVE")),
    ],
)
def test_a_halved_move_is_six_inches_of_infantry_and_no_change_of_formation(
    rules: Rules, order: bool, total: int
) -> None:
    found = maneuver.resolve(rules, Check(stands=6, state="worn", disordered=order), total)
    assert (found.move, found.may_change_formation) == ("half", False)
    assert movement.resolve(rules, Move(halved=True)).inches == 6
    change = movement.resolve(rules, Move(halved=True, changes=["to-march-column"]))
    assert not change.allowed
    assert "D10-MAN-GOOD-TARDY" in [reason.clause for reason in change.reasons]


@pytest.mark.clause("D10-RUL-MAN-ELAN-OR")
def test_elan_is_a_move_and_a_change_within_one_allowance(rules: Rules) -> None:
    found = maneuver.resolve(rules, Check(stands=6, state="worn", disordered=True), 10)
    assert (found.move, found.may_change_formation, found.disordered) == ("full", True, False)
    assert movement.resolve(rules, Move(formation="double-line", changes=["to-attack-column"])).inches == 6


@pytest.mark.parametrize("stands", [1, 2, 3, 9])
@pytest.mark.clause("D10-RUL-MAN-BROKEN-STEPS", "D10-MAN-DIS-BROKEN")
def test_a_broken_brigade_loses_its_stand_before_the_rest_retreats(rules: Rules, stands: int) -> None:
    found = maneuver.resolve(rules, Check(stands=stands, state="worn", disordered=True), 2)
    assert found.skedaddled == 1
    assert found.move == ("none" if stands == 1 else "retreat-full")


@pytest.mark.parametrize("stands", [1, 5, 12])
@pytest.mark.clause("D10-MAN-DIS-QUITS", "D10-RUL-MAN-QUITS")
def test_a_brigade_that_quits_skedaddles_with_every_stand(rules: Rules, stands: int) -> None:
    found = maneuver.resolve(rules, Check(stands=stands, state="spent", disordered=True), 1)
    assert (found.skedaddled, found.move) == (stands, "leaves-table")
