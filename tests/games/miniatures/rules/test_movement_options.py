"""Each reading of a movement ruling, on a case that comes out differently under the others."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import movement
from companion.games.miniatures.rules.moves import Move
from tests.games.miniatures.building import a_battle, a_brigade, a_cavalry, play, refusals

COLUMN: dict[str, Any] = {"formation": "march-column", "whole_move_on_road": True}
BATTERY: dict[str, Any] = {"arm": "foot-artillery", "limbered": True}


def reach(rules: Rules, ruling: str, value: int, move: Move) -> float:
    found = movement.resolve(rules.choosing({ruling: value}), move)
    assert found.allowed, found.reasons
    return found.inches


@pytest.mark.parametrize(
    ("ruling", "move", "by_value"),
    [
        pytest.param(
            "D10-RUL-MOVE-CAV-ROAD",
            Move(arm="cavalry", mounted=True, **COLUMN),
            [36, 54],
            marks=pytest.mark.clause("D10-RUL-MOVE-CAV-ROAD", "D10-FORM-MARCH-COLUMN-NOTE-CAV-ROAD"),
        ),
        pytest.param(
            "D10-RUL-MOVE-CAV-ROAD",
            Move(**COLUMN),
            [24, 24],
            marks=pytest.mark.clause("D10-RUL-MOVE-CAV-ROAD", "D10-FORM-MARCH-COLUMN-NOTE-INF-ROAD"),
        ),
        pytest.param(
            "D10-RUL-MOVE-CAV-ROAD",
            Move(arm="leader", whole_move_on_road=True),
            [36, 36],
            marks=pytest.mark.clause("D10-RUL-MOVE-CAV-ROAD"),
        ),
        pytest.param(
            "D10-RUL-MOVE-LEADER-ROAD",
            Move(arm="leader", whole_move_on_road=True),
            [36, 18],
            marks=pytest.mark.clause("D10-RUL-MOVE-LEADER-ROAD"),
        ),
        pytest.param(
            "D10-RUL-MOVE-LEADER-ROAD", Move(**COLUMN), [24, 24], marks=pytest.mark.clause("D10-RUL-MOVE-LEADER-ROAD")
        ),
        pytest.param(
            "D10-RUL-MOVE-ORDER", Move(fords=1, **COLUMN), [21, 18, 21], marks=pytest.mark.clause("D10-RUL-MOVE-ORDER")
        ),
        pytest.param(
            "D10-RUL-MOVE-ORDER",
            Move(mode="by-the-flank", linear_objects=1),
            [3, 4.5, 3],
            marks=pytest.mark.clause("D10-RUL-MOVE-ORDER"),
        ),
        pytest.param(
            "D10-RUL-MOVE-ORDER",
            Move(rough_inches=1.9, **BATTERY),
            [2.3, 2.3, 2.5],
            marks=pytest.mark.clause("D10-RUL-MOVE-ORDER"),
        ),
        pytest.param(
            "D10-RUL-MOVE-ORDER",
            Move(rough_inches=1.95, **BATTERY),
            [2.15, 2.15, 2],
            marks=pytest.mark.clause("D10-RUL-MOVE-ORDER"),
        ),
        pytest.param(
            "D10-RUL-MOVE-ORDER",
            Move(rough_inches=0.25, **BATTERY),
            [7.25, 7.25, 7.5],
            marks=pytest.mark.clause("D10-RUL-MOVE-ORDER"),
        ),
        pytest.param(
            "D10-RUL-MOVE-ROUGH-PART",
            Move(rough_inches=2),
            [10, 6],
            marks=pytest.mark.clause("D10-RUL-MOVE-ROUGH-PART"),
        ),
        pytest.param("D10-RUL-MOVE-ROUGH-PART", Move(), [12, 12], marks=pytest.mark.clause("D10-RUL-MOVE-ROUGH-PART")),
        pytest.param(
            "D10-RUL-MOVE-ROUGH-PART",
            Move(arm="cavalry", mounted=True, rough_inches=1),
            [16, 6],
            marks=pytest.mark.clause("D10-RUL-MOVE-ROUGH-PART"),
        ),
        pytest.param(
            "D10-RUL-MOVE-ROAD-COMPLETE",
            Move(halved=True, **COLUMN),
            [12, 6],
            marks=pytest.mark.clause("D10-RUL-MOVE-ROAD-COMPLETE"),
        ),
        pytest.param(
            "D10-RUL-MOVE-ROAD-COMPLETE",
            Move(**COLUMN),
            [24, 24],
            marks=pytest.mark.clause("D10-RUL-MOVE-ROAD-COMPLETE"),
        ),
        pytest.param(
            "D10-RUL-MOVE-DISMOUNTED-RATE",
            Move(arm="cavalry"),
            [12, 18],
            marks=pytest.mark.clause("D10-RUL-MOVE-DISMOUNTED-RATE"),
        ),
        pytest.param(
            "D10-RUL-MOVE-DISMOUNTED-RATE",
            Move(arm="cavalry", mounted=True),
            [18, 18],
            marks=pytest.mark.clause("D10-RUL-MOVE-DISMOUNTED-RATE"),
        ),
    ],
)
def test_each_reading_has_its_reach(rules: Rules, ruling: str, move: Move, by_value: list[float]) -> None:
    for value, inches in enumerate(by_value):
        assert reach(rules, ruling, value, move) == pytest.approx(inches), value


# ---- a running game moves by the same readings


def ready(unit: Any, **options: int) -> Any:
    """A battle in which "iron" has rolled Well Handled, played with these readings of D10-RUL-MOVE-*."""
    chosen = {f"D10-RUL-MOVE-{name.replace('_', '-')}": value for name, value in options.items()}
    state = a_battle(unit, step="move", options=chosen)
    return play(state, cmd.Maneuver(unit="iron"), faces=[10]).state


def goes(state: Any, inches: float, **more: Any) -> bool:
    return not refusals(state, cmd.Move(unit="iron", inches=inches, **more))


@pytest.mark.clause("D10-RUL-MOVE-ROUGH-PART")
def test_in_a_game_any_rough_ground_may_slow_the_whole_move() -> None:
    usual, slow = ready(a_brigade("iron")), ready(a_brigade("iron"), ROUGH_PART=1)
    assert (goes(usual, 10, rough_inches=2), goes(usual, 10.1, rough_inches=2)) == (True, False)
    assert (goes(slow, 6, rough_inches=2), goes(slow, 6.1, rough_inches=2)) == (True, False)
    assert goes(slow, 12)
    halfway = play(slow, cmd.Move(unit="iron", inches=3, rough_inches=1)).state
    assert (goes(halfway, 6), goes(halfway, 6.1)) == (True, False)


@pytest.mark.clause("D10-RUL-MOVE-ORDER")
def test_in_a_game_the_reach_may_be_rounded_to_half_inches_up_or_down() -> None:
    horse = a_cavalry("iron")
    usual, rounded = ready(horse), ready(horse, ORDER=2)
    ways = [(5.8, 6.4), (5.9, 6.2), (5.75, 6.5)]
    exactly = {rough: 18 - 2 * rough for rough, _ in ways}
    for rough, _ in ways:
        assert goes(usual, exactly[rough], rough_inches=rough)
        assert not goes(usual, exactly[rough] + 0.01, rough_inches=rough)
    assert goes(rounded, 6.5, rough_inches=5.8), "6.4 is rounded up"
    assert not goes(rounded, 6.2, rough_inches=5.9), "6.2 is rounded down"
    assert goes(rounded, 6, rough_inches=5.9)
    spent = play(rounded, cmd.Move(unit="iron", inches=6.5, rough_inches=5.8)).state
    assert not goes(spent, 0.5)


@pytest.mark.clause("D10-RUL-MOVE-ORDER")
def test_in_a_game_deductions_may_come_before_multipliers() -> None:
    column = a_brigade("iron", formation="march-column")
    usual, first = ready(column), ready(column, ORDER=1)
    by_road = {"whole_move_on_road": True, "fords": 1}
    assert (goes(usual, 21, **by_road), goes(usual, 21.1, **by_road)) == (True, False)
    assert (goes(first, 18, **by_road), goes(first, 18.1, **by_road)) == (True, False)


@pytest.mark.clause("D10-RUL-MOVE-CAV-ROAD", "D10-RUL-MOVE-DISMOUNTED-RATE")
def test_in_a_game_cavalry_may_treble_on_a_road_and_walk_as_fast_as_it_rides() -> None:
    column = a_cavalry("iron", formation="march-column")
    assert not goes(ready(column), 37, whole_move_on_road=True)
    assert goes(ready(column, CAV_ROAD=1), 54, whole_move_on_road=True)
    on_foot = a_cavalry("iron", mounted=False)
    assert not goes(ready(on_foot), 13)
    assert goes(ready(on_foot, DISMOUNTED_RATE=1), 18)
