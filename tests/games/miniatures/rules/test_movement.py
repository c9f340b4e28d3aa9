"""How far a move goes: rates, roads, rough ground, crossings, and the readings that can be chosen (D10-MOVE-*)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import movement
from companion.games.miniatures.rules.moves import Move


def mover(arm: str, **others: Any) -> Move:
    """A unit ready to move: cavalry mounted, guns limbered."""
    ready = {"mounted": arm == "cavalry", "limbered": arm.endswith("artillery"), **others}
    return Move(arm=arm, **ready)  # type: ignore[arg-type]


def on_road(arm: str) -> Move:
    formation = "march-column" if arm in ("infantry", "cavalry") else "single-line"
    return mover(arm, whole_move_on_road=True, formation=formation)


def inches(rules: Rules, move: Move) -> float:
    found = movement.resolve(rules, move)
    assert found.allowed, found.reasons
    return found.inches


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        pytest.param(mover("infantry"), 12, marks=pytest.mark.clause("D10-MOVE-RATE-INF")),
        pytest.param(
            mover("infantry", halved=True), 6, marks=pytest.mark.clause("D10-MOVE-RATE-INF", "D10-RUL-MAN-HALF-MOVE")
        ),
        pytest.param(on_road("infantry"), 24, marks=pytest.mark.clause("D10-MOVE-ROAD-INF")),
        pytest.param(mover("infantry", rough_inches=40), 6, marks=pytest.mark.clause("D10-MOVE-ROUGH-INF")),
        pytest.param(mover("infantry", fords=1), 9, marks=pytest.mark.clause("D10-MOVE-FORD-INF")),
        pytest.param(mover("cavalry"), 18, marks=pytest.mark.clause("D10-MOVE-RATE-CAV")),
        pytest.param(
            mover("cavalry", halved=True), 9, marks=pytest.mark.clause("D10-MOVE-RATE-CAV", "D10-RUL-MAN-HALF-MOVE")
        ),
        pytest.param(on_road("cavalry"), 36, marks=pytest.mark.clause("D10-MOVE-ROAD-CAV")),
        pytest.param(mover("cavalry", rough_inches=40), 6, marks=pytest.mark.clause("D10-MOVE-ROUGH-CAV")),
        pytest.param(mover("cavalry", fords=1), 15, marks=pytest.mark.clause("D10-MOVE-FORD-CAV")),
        pytest.param(mover("leader"), 18, marks=pytest.mark.clause("D10-MOVE-RATE-LEADER")),
        pytest.param(
            mover("leader", halved=True), 9, marks=pytest.mark.clause("D10-MOVE-RATE-LEADER", "D10-RUL-MAN-HALF-MOVE")
        ),
        pytest.param(on_road("leader"), 36, marks=pytest.mark.clause("D10-MOVE-ROAD-LEADER")),
        pytest.param(mover("leader", rough_inches=40), 6, marks=pytest.mark.clause("D10-MOVE-ROUGH-LEADER")),
        pytest.param(mover("leader", fords=1), 15, marks=pytest.mark.clause("D10-MOVE-FORD-LEADER")),
        pytest.param(mover("foot-artillery"), 8, marks=pytest.mark.clause("D10-MOVE-RATE-FOOT-ART")),
        pytest.param(
            mover("foot-artillery", halved=True),
            4,
            marks=pytest.mark.clause("D10-MOVE-RATE-FOOT-ART", "D10-RUL-MAN-HALF-MOVE"),
        ),
        pytest.param(on_road("foot-artillery"), 24, marks=pytest.mark.clause("D10-MOVE-ROAD-FOOT-ART")),
        pytest.param(mover("foot-artillery", rough_inches=40), 2, marks=pytest.mark.clause("D10-MOVE-ROUGH-FOOT-ART")),
        pytest.param(mover("foot-artillery", fords=1), 4, marks=pytest.mark.clause("D10-MOVE-FORD-FOOT-ART")),
        pytest.param(mover("horse-artillery"), 12, marks=pytest.mark.clause("D10-MOVE-RATE-HORSE-ART")),
        pytest.param(
            mover("horse-artillery", halved=True),
            6,
            marks=pytest.mark.clause("D10-MOVE-RATE-HORSE-ART", "D10-RUL-MAN-HALF-MOVE"),
        ),
        pytest.param(on_road("horse-artillery"), 36, marks=pytest.mark.clause("D10-MOVE-ROAD-HORSE-ART")),
        pytest.param(
            mover("horse-artillery", rough_inches=40), 3, marks=pytest.mark.clause("D10-MOVE-ROUGH-HORSE-ART")
        ),
        pytest.param(mover("horse-artillery", fords=1), 6, marks=pytest.mark.clause("D10-MOVE-FORD-HORSE-ART")),
        pytest.param(mover("infantry", passages=1), 9, marks=pytest.mark.clause("D10-MOVE-PASSAGE")),
        pytest.param(mover("cavalry", passages=1), 15, marks=pytest.mark.clause("D10-MOVE-PASSAGE")),
        pytest.param(mover("infantry", linear_objects=1), 9, marks=pytest.mark.clause("D10-MOVE-LINEAR-TROOPS")),
        pytest.param(
            mover("cavalry", linear_objects=2),
            12,
            marks=pytest.mark.clause("D10-MOVE-LINEAR-TROOPS", "D10-RUL-MOVE-FORD-EACH"),
        ),
        pytest.param(
            mover("infantry", fords=1, linear_objects=1, passages=1),
            3,
            marks=pytest.mark.clause("D10-RUL-MOVE-FORD-EACH"),
        ),
        pytest.param(mover("foot-artillery", passages=2), 8, marks=pytest.mark.clause("D10-RUL-MOVE-PASSAGE-ART")),
        pytest.param(mover("leader", passages=2), 18, marks=pytest.mark.clause("D10-RUL-MOVE-PASSAGE-ART")),
        pytest.param(
            mover("infantry", whole_move_on_road=True), 12, marks=pytest.mark.clause("D10-MOVE-ROAD-BONUS-FORMATION")
        ),
        pytest.param(mover("infantry", rough_inches=4), 8, marks=pytest.mark.clause("D10-RUL-MOVE-ROUGH-PART")),
        pytest.param(mover("infantry", rough_inches=4, fords=1), 5, marks=pytest.mark.clause("D10-RUL-MOVE-ORDER")),
        pytest.param(on_road("infantry"), 24, marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-NOTE-INF-ROAD")),
        pytest.param(mover("infantry", fords=4), 0, marks=pytest.mark.clause("D10-RUL-MOVE-MINIMUM")),
    ],
)
def test_the_sheets_figures(rules: Rules, move: Move, expected: float) -> None:
    assert inches(rules, move) == pytest.approx(expected)


@pytest.mark.parametrize(
    "move",
    [
        pytest.param(mover("foot-artillery", linear_objects=1), marks=pytest.mark.clause("D10-MOVE-LINEAR-ART")),
        pytest.param(mover("horse-artillery", linear_objects=1), marks=pytest.mark.clause("D10-MOVE-LINEAR-ART")),
        pytest.param(mover("foot-artillery", closed_wood=True), marks=pytest.mark.clause("D10-MOVE-CLOSED-WOOD-ART")),
        pytest.param(mover("horse-artillery", closed_wood=True), marks=pytest.mark.clause("D10-MOVE-CLOSED-WOOD-ART")),
        pytest.param(mover("infantry", fords=5), marks=pytest.mark.clause("D10-RUL-MOVE-MINIMUM")),
        pytest.param(mover("infantry", halved=True, passages=3), marks=pytest.mark.clause("D10-RUL-MOVE-MINIMUM")),
        pytest.param(mover("foot-artillery", limbered=False), marks=pytest.mark.clause("D10-RUL-MOVE-LIMBER")),
    ],
)
def test_what_may_not_be_done_says_why(rules: Rules, move: Move) -> None:
    found = movement.resolve(rules, move)
    assert (found.allowed, found.inches) == (False, 0.0)
    assert all(reason.text for reason in found.reasons)


@pytest.mark.clause("D10-MOVE-ROAD-BONUS-COMPLETE", "D10-RUL-MOVE-ROAD-COMPLETE")
def test_the_road_bonus_is_for_a_whole_move_without_changes(rules: Rules) -> None:
    column = on_road("infantry")
    assert inches(rules, column) == 24
    assert inches(rules, Move(formation="march-column")) == 12
    changing = Move(formation="march-column", whole_move_on_road=True, changes=["to-attack-column"])
    assert inches(rules, changing) == 6
    halved = Move(formation="march-column", whole_move_on_road=True, halved=True)
    assert inches(rules, halved) == 12
    assert inches(rules.choosing({"D10-RUL-MOVE-ROAD-COMPLETE": 1}), halved) == 6


@pytest.mark.clause("D10-RUL-MOVE-CAV-ROAD", "D10-FORM-MARCH-COLUMN-NOTE-CAV-ROAD")
def test_cavalry_doubles_on_a_road_by_the_chart_and_trebles_by_the_card(rules: Rules) -> None:
    assert inches(rules, on_road("cavalry")) == 36
    assert inches(rules.choosing({"D10-RUL-MOVE-CAV-ROAD": 1}), on_road("cavalry")) == 54


@pytest.mark.clause("D10-RUL-MOVE-LEADER-ROAD")
def test_a_leader_has_the_road_bonus_unless_the_option_says_otherwise(rules: Rules) -> None:
    assert inches(rules, on_road("leader")) == 36
    assert inches(rules.choosing({"D10-RUL-MOVE-LEADER-ROAD": 1}), on_road("leader")) == 18


@pytest.mark.clause("D10-RUL-MOVE-ORDER")
def test_the_order_of_multipliers_and_deductions_can_be_chosen(rules: Rules) -> None:
    fording = Move(formation="march-column", whole_move_on_road=True, fords=1)
    assert inches(rules, fording) == 21
    assert inches(rules.choosing({"D10-RUL-MOVE-ORDER": 1}), fording) == 18
    halved_first = mover("cavalry", rough_inches=40, halved=True, linear_objects=1)
    assert inches(rules, halved_first) == 2  # 18 / 2 = 9, less 3, by thirds


@pytest.mark.clause("D10-RUL-MOVE-ORDER")
def test_results_can_be_rounded_to_the_nearest_half_inch(rules: Rules) -> None:
    uneven = mover("foot-artillery", rough_inches=1.9)
    assert inches(rules, uneven) == pytest.approx(2.3)
    assert inches(rules.choosing({"D10-RUL-MOVE-ORDER": 2}), uneven) == 2.5


@pytest.mark.clause("D10-RUL-MOVE-ROUGH-PART")
def test_rough_ground_costs_by_the_inch_or_slows_the_whole_move(rules: Rules) -> None:
    part = mover("infantry", rough_inches=2)
    assert inches(rules, part) == 10
    assert inches(rules.choosing({"D10-RUL-MOVE-ROUGH-PART": 1}), part) == 6


@pytest.mark.clause("D10-RUL-MOVE-DISMOUNTED-RATE")
def test_dismounted_cavalry_moves_as_infantry_unless_the_option_says_otherwise(rules: Rules) -> None:
    on_foot = mover("cavalry", mounted=False)
    assert inches(rules, on_foot) == 12
    assert inches(rules, mover("cavalry", mounted=False, rough_inches=40)) == 6
    assert inches(rules.choosing({"D10-RUL-MOVE-DISMOUNTED-RATE": 1}), on_foot) == 18
    assert inches(rules, mover("cavalry", mounted=False, changes=["mount"])) == 9


@pytest.mark.clause("D10-RUL-MOVE-LIMBER")
def test_limbering_and_unlimbering_take_half_a_move_each(rules: Rules) -> None:
    assert inches(rules, mover("foot-artillery", limbered=False, changes=["limber"])) == 4
    assert inches(rules, mover("horse-artillery", changes=["unlimber"])) == 6
    assert inches(rules, mover("horse-artillery", limbered=False, changes=["limber", "unlimber"])) == 0


def test_artillery_follows_a_road_through_closed_wood(rules: Rules) -> None:
    assert inches(rules, mover("foot-artillery", closed_wood=True, whole_move_on_road=True)) == 24


@pytest.mark.clause("D10-MOVE-VIS-OPEN-WOOD", "D10-MOVE-VIS-CLOSED-WOOD", "D10-MOVE-POSITION-BATTERY")
def test_the_distances_that_only_eyes_measure_stand_as_printed(rules: Rules) -> None:
    chart = rules.movement
    assert (chart.visibility_open_wood.inches, chart.visibility_closed_wood.inches) == (4, 8)
    assert (chart.position_battery.inches, chart.musket_range.inches) == (18, 8)


def by_walking(move: Move) -> Fraction:
    """Walk in steps of a twelfth of an inch, rough ground first, for a move without road, change or flank."""
    basic = {"infantry": 12, "cavalry": 18, "leader": 18, "foot-artillery": 8, "horse-artillery": 12}[move.arm]
    slow = {"infantry": 2, "cavalry": 3, "leader": 3, "foot-artillery": 4, "horse-artillery": 4}[move.arm]
    ford = {"infantry": 3, "cavalry": 3, "leader": 3, "foot-artillery": 4, "horse-artillery": 6}[move.arm]
    left = Fraction(basic, 2 if move.halved else 1) - ford * move.fords
    way, step = Fraction(0), Fraction(1, 12)
    while True:
        cost = step * slow if way < Fraction(move.rough_inches) else step
        if cost > left:
            return way
        left -= cost
        way += step


arms = st.sampled_from(["infantry", "cavalry", "leader", "foot-artillery", "horse-artillery"])


@given(arms, st.booleans(), st.integers(0, 20), st.integers(0, 1))
def test_the_reach_is_that_of_walking_it_off(rules: Rules, arm: str, halved: bool, rough: int, fords: int) -> None:
    move = mover(arm, halved=halved, rough_inches=float(rough), fords=fords)
    found = movement.resolve(rules, move)
    if found.allowed:
        assert found.inches == pytest.approx(float(by_walking(move)))


moves = st.builds(
    Move,
    arm=arms,
    mounted=st.booleans(),
    limbered=st.booleans(),
    halved=st.booleans(),
    formation=st.sampled_from(["single-line", "double-line", "attack-column", "march-column"]),
    changes=st.lists(
        st.sampled_from(["to-single-line", "to-march-column", "mount", "dismount", "limber", "unlimber"]), max_size=2
    ),
    mode=st.sampled_from(["forward", "backward", "wheel", "oblique", "by-the-flank"]),
    whole_move_on_road=st.booleans(),
    rough_inches=st.floats(0, 30),
    fords=st.integers(0, 3),
    linear_objects=st.integers(0, 2),
    passages=st.integers(0, 2),
    closed_wood=st.booleans(),
)


@given(moves)
def test_every_move_has_an_answer_and_an_obstacle_never_helps(rules: Rules, move: Move) -> None:
    found = movement.resolve(rules, move)
    assert found.inches >= 0
    assert found.allowed == (not found.reasons)
    harder = Move(**{**{name: getattr(move, name) for name in Move.__struct_fields__}, "fords": move.fords + 1})
    assert movement.resolve(rules, harder).inches <= found.inches
