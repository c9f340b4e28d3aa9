"""How far a move goes, against walking it off a twenty-fourth of an inch at a time; and what holds of every move."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import movement
from companion.games.miniatures.rules.moves import Move
from companion.language.messages import told as in_words

STEP = Fraction(1, 24)
SHEET: dict[str, tuple[int, int, int, int]] = {
    "infantry": (12, 2, 2, 3),
    "cavalry": (18, 2, 3, 3),
    "leader": (18, 2, 3, 3),
    "foot-artillery": (8, 3, 4, 4),
    "horse-artillery": (12, 3, 4, 6),
}
"""Basic inches, times by road, inches of allowance an inch of rough ground takes, inches a ford takes."""
TAKES_ALL = {
    ("single-line", "to-double-line"),
    ("double-line", "to-single-line"),
    ("attack-column", "to-single-line"),
    ("attack-column", "to-double-line"),
    ("march-column", "to-single-line"),
    ("march-column", "to-double-line"),
}


def purse(move: Move) -> Fraction:
    """The allowance before the first step: the basic rate, halved, less changes, by flank or road, less crossings."""
    on_foot = move.arm == "cavalry" and not move.mounted and "mount" not in move.changes
    basic, road, _, ford = SHEET["infantry" if on_foot else move.arm]
    left = Fraction(basic)
    if move.halved:
        left /= 2
    for change in move.changes:
        if change in ("mount", "dismount"):
            left -= 9
        elif not ("mount" in move.changes and change == "to-march-column") and not (
            "dismount" in move.changes and change == "to-single-line"
        ):
            left -= basic if (move.formation, change) in TAKES_ALL else Fraction(basic, 2)
    troops = move.arm in ("infantry", "cavalry")
    if move.mode == "by-the-flank" and troops:
        left /= 2
    elif move.whole_move_on_road and not move.changes:
        ready = move.formation == "march-column" if troops else move.arm == "leader" or move.limbered
        left *= road if ready else 1
    return left - ford * move.fords - (3 * (move.linear_objects + move.passages) if troops else 0)


def walked(move: Move) -> Fraction:
    """Step by step, rough ground first, until the next step is more than what is left."""
    on_foot = move.arm == "cavalry" and not move.mounted and "mount" not in move.changes
    slow = SHEET["infantry" if on_foot else move.arm][2]
    left, way = purse(move), Fraction(0)
    while True:
        cost = STEP * slow if way < Fraction(move.rough_inches) else STEP
        if cost > left:
            return way
        left, way = left - cost, way + STEP


few = st.sampled_from([0, 0, 1, 2])
moves = st.builds(
    Move,
    arm=st.sampled_from(list(SHEET)),
    mounted=st.booleans(),
    limbered=st.booleans(),
    halved=st.booleans(),
    formation=st.sampled_from(["single-line", "double-line", "attack-column", "march-column"]),
    changes=st.lists(
        st.sampled_from(
            [
                "to-single-line",
                "to-double-line",
                "to-attack-column",
                "to-march-column",
                "mount",
                "dismount",
                "limber",
                "unlimber",
            ]
        ),
        max_size=2,
    ),
    mode=st.sampled_from(["forward", "backward", "wheel", "oblique", "by-the-flank"]),
    whole_move_on_road=st.booleans(),
    rough_inches=st.integers(0, 80).map(lambda quarters: quarters / 4),
    fords=few,
    linear_objects=few,
    passages=few,
    closed_wood=st.booleans(),
)
plain = moves.map(
    lambda move: replace(move, changes=[], limbered=True, closed_wood=False, formation="march-column", mounted=True)
)


@settings(max_examples=200)
@given(st.one_of(moves, plain))
def test_the_reach_is_that_of_walking_it_off(rules: Rules, move: Move) -> None:
    found = movement.resolve(rules, move)
    if found.allowed:
        assert purse(move) >= 0
        assert found.inches == pytest.approx(float(walked(move)))
    elif all(reason.clause == "D10-RUL-MOVE-MINIMUM" for reason in found.reasons):
        assert purse(move) < 0


OPTIONS = {
    "D10-RUL-MOVE-CAV-ROAD": (0, 1),
    "D10-RUL-MOVE-LEADER-ROAD": (0, 1),
    "D10-RUL-MOVE-ORDER": (0, 1, 2),
    "D10-RUL-MOVE-ROUGH-PART": (0, 1),
    "D10-RUL-MOVE-ROAD-COMPLETE": (0, 1),
    "D10-RUL-MOVE-DISMOUNTED-RATE": (0, 1),
}
readings = st.fixed_dictionaries({name: st.sampled_from(values) for name, values in OPTIONS.items()})


@settings(max_examples=200)
@given(moves, readings)
def test_every_move_has_an_answer_in_every_reading(rules: Rules, move: Move, chosen: dict[str, int]) -> None:
    found = movement.resolve(rules.choosing(chosen), move)
    assert 0 <= found.inches <= 18 * 3
    assert found.allowed == (not found.reasons)
    assert found.inches == 0 or found.allowed
    assert all(reason.text for reason in found.reasons)
    assert in_words(found.explain[0].label).startswith("basic rate")


HARDER: list[dict[str, Any]] = [
    {"fords": 1},
    {"linear_objects": 1},
    {"passages": 1},
    {"rough_inches": 1.5},
    {"closed_wood": True},
]


@settings(max_examples=150)
@given(moves, readings, st.sampled_from(HARDER))
def test_an_obstacle_more_never_takes_it_further(
    rules: Rules, move: Move, chosen: dict[str, int], more: dict[str, Any]
) -> None:
    chosen_rules = rules.choosing(chosen)
    harder = replace(move, **{name: getattr(move, name) + count for name, count in more.items()})
    assert movement.resolve(chosen_rules, harder).inches <= movement.resolve(chosen_rules, move).inches


@settings(max_examples=100)
@given(moves, readings)
def test_a_halved_move_never_goes_further(rules: Rules, move: Move, chosen: dict[str, int]) -> None:
    chosen_rules = rules.choosing(chosen)
    whole, half = (movement.resolve(chosen_rules, replace(move, halved=halved)) for halved in (False, True))
    assert half.inches <= whole.inches


@settings(max_examples=150)
@given(st.one_of(moves, plain), readings)
def test_what_a_way_takes_is_the_inverse_of_how_far_it_reaches(
    rules: Rules, move: Move, chosen: dict[str, int]
) -> None:
    """Without rounding: the full reach takes the whole share, and a whole share reaches it."""
    chosen_rules = rules.choosing({**chosen, "D10-RUL-MOVE-ORDER": chosen["D10-RUL-MOVE-ORDER"] % 2})
    whole = replace(move, changes=[], halved=False)
    found = movement.resolve(chosen_rules, whole)
    assume(found.allowed and found.inches >= whole.rough_inches)
    share, reasons = movement.share_taken(chosen_rules, whole, found.inches)
    assert not reasons
    assert share == pytest.approx(1)
    assert movement.reach(chosen_rules, whole, 1.0) == pytest.approx(found.inches)
    assert movement.share_taken(chosen_rules, whole, found.inches + 0.5)[0] > 1
