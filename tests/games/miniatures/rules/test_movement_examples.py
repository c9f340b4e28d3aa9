"""Moves worked at the table, clause by clause and ruling by ruling (D10-MOVE-*, D10-RUL-MOVE-*)."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import movement
from companion.games.miniatures.rules.moves import Move

ROAD: dict[str, Any] = {"formation": "march-column", "whole_move_on_road": True}
ON_ROAD: dict[str, Any] = {"whole_move_on_road": True}
ALL_ROUGH: dict[str, Any] = {"rough_inches": 99}


def mover(arm: str, given: dict[str, Any]) -> Move:
    """Cavalry mounted and guns limbered, unless the case says otherwise."""
    return Move(**{"arm": arm, "mounted": arm == "cavalry", "limbered": arm.endswith("artillery"), **given})


@pytest.mark.parametrize(
    ("arm", "given", "inches"),
    [
        pytest.param(
            "infantry",
            {"halved": True, "linear_objects": 1},
            3,
            marks=pytest.mark.clause("D10-RUL-MAN-HALF-MOVE", "D10-RUL-MOVE-ORDER"),
        ),
        pytest.param("cavalry", {"halved": True}, 9, marks=pytest.mark.clause("D10-RUL-MAN-HALF-MOVE")),
        pytest.param(
            "cavalry",
            {"halved": True, "changes": ["dismount"]},
            0,
            marks=pytest.mark.clause("D10-RUL-MAN-HALF-MOVE", "D10-RUL-FORM-NINE-INCHES"),
        ),
        pytest.param(
            "cavalry",
            {"halved": True, "mounted": False, "changes": ["mount"]},
            0,
            marks=pytest.mark.clause("D10-RUL-MAN-HALF-MOVE", "D10-RUL-FORM-NINE-INCHES"),
        ),
        pytest.param(
            "infantry",
            {"linear_objects": 1, **ALL_ROUGH},
            4.5,
            marks=pytest.mark.clause("D10-RUL-MOVE-ORDER", "D10-MOVE-ROUGH-INF"),
        ),
        pytest.param(
            "infantry",
            {"mode": "by-the-flank", "linear_objects": 1},
            3,
            marks=pytest.mark.clause("D10-RUL-MOVE-ORDER", "D10-FORM-SINGLE-LINE-MODE-FLANK"),
        ),
        pytest.param(
            "cavalry",
            {"fords": 1, **ALL_ROUGH},
            5,
            marks=pytest.mark.clause("D10-RUL-MOVE-ORDER", "D10-MOVE-ROUGH-CAV"),
        ),
        pytest.param(
            "cavalry",
            {"halved": True, "fords": 1},
            6,
            marks=pytest.mark.clause("D10-RUL-MOVE-ORDER", "D10-RUL-MAN-HALF-MOVE"),
        ),
        pytest.param(
            "infantry",
            {"rough_inches": 1},
            11,
            marks=pytest.mark.clause("D10-MOVE-ROUGH-INF", "D10-RUL-MOVE-ROUGH-PART"),
        ),
        pytest.param(
            "cavalry",
            {"rough_inches": 1},
            16,
            marks=pytest.mark.clause("D10-MOVE-ROUGH-CAV", "D10-RUL-MOVE-ROUGH-PART"),
        ),
        pytest.param(
            "leader",
            {"rough_inches": 1},
            16,
            marks=pytest.mark.clause("D10-MOVE-ROUGH-LEADER", "D10-RUL-MOVE-ROUGH-PART"),
        ),
        pytest.param(
            "foot-artillery",
            {"rough_inches": 1},
            5,
            marks=pytest.mark.clause("D10-MOVE-ROUGH-FOOT-ART", "D10-RUL-MOVE-ROUGH-PART"),
        ),
        pytest.param(
            "horse-artillery",
            {"rough_inches": 1},
            9,
            marks=pytest.mark.clause("D10-MOVE-ROUGH-HORSE-ART", "D10-RUL-MOVE-ROUGH-PART"),
        ),
        pytest.param("infantry", {"rough_inches": 4}, 8, marks=pytest.mark.clause("D10-RUL-MOVE-ROUGH-PART")),
        pytest.param(
            "foot-artillery", {"rough_inches": 1.25}, 4.25, marks=pytest.mark.clause("D10-RUL-MOVE-ROUGH-PART")
        ),
        pytest.param(
            "infantry", {"fords": 1, "linear_objects": 1}, 6, marks=pytest.mark.clause("D10-RUL-MOVE-FORD-EACH")
        ),
        pytest.param(
            "cavalry",
            {"linear_objects": 2},
            12,
            marks=pytest.mark.clause("D10-MOVE-LINEAR-TROOPS", "D10-RUL-MOVE-FORD-EACH"),
        ),
        pytest.param("infantry", {"fords": 3}, 3, marks=pytest.mark.clause("D10-RUL-MOVE-FORD-EACH")),
        pytest.param(
            "infantry", {"passages": 2}, 6, marks=pytest.mark.clause("D10-RUL-MOVE-FORD-EACH", "D10-MOVE-PASSAGE")
        ),
        pytest.param(
            "foot-artillery", {"halved": True, "fords": 1}, 0, marks=pytest.mark.clause("D10-RUL-MOVE-MINIMUM")
        ),
        pytest.param(
            "horse-artillery",
            {"limbered": False, "changes": ["limber"], "fords": 1},
            0,
            marks=pytest.mark.clause("D10-RUL-MOVE-MINIMUM", "D10-RUL-MOVE-LIMBER"),
        ),
        pytest.param("infantry", {"halved": True, **ROAD}, 12, marks=pytest.mark.clause("D10-RUL-MOVE-ROAD-COMPLETE")),
        pytest.param(
            "infantry", {"fords": 1, **ROAD}, 21, marks=pytest.mark.clause("D10-RUL-MOVE-ORDER", "D10-MOVE-ROAD-INF")
        ),
        pytest.param("infantry", ON_ROAD, 12, marks=pytest.mark.clause("D10-MOVE-ROAD-BONUS-FORMATION")),
        pytest.param(
            "infantry", {"limbered": True, **ON_ROAD}, 12, marks=pytest.mark.clause("D10-MOVE-ROAD-BONUS-FORMATION")
        ),
        pytest.param(
            "infantry",
            {"formation": "attack-column", **ON_ROAD},
            12,
            marks=pytest.mark.clause("D10-MOVE-ROAD-BONUS-FORMATION"),
        ),
        pytest.param(
            "cavalry",
            {"formation": "double-line", **ON_ROAD},
            18,
            marks=pytest.mark.clause("D10-MOVE-ROAD-BONUS-FORMATION"),
        ),
        pytest.param(
            "foot-artillery",
            ON_ROAD,
            24,
            marks=pytest.mark.clause("D10-MOVE-ROAD-BONUS-FORMATION", "D10-MOVE-ROAD-FOOT-ART"),
        ),
        pytest.param(
            "infantry", {"formation": "march-column"}, 12, marks=pytest.mark.clause("D10-MOVE-ROAD-BONUS-COMPLETE")
        ),
        pytest.param(
            "foot-artillery",
            {"limbered": False, "changes": ["limber"], **ON_ROAD},
            4,
            marks=pytest.mark.clause("D10-RUL-MOVE-ROAD-COMPLETE", "D10-RUL-MOVE-LIMBER"),
        ),
        pytest.param(
            "foot-artillery",
            {"changes": ["unlimber"], **ON_ROAD},
            4,
            marks=pytest.mark.clause("D10-RUL-MOVE-ROAD-COMPLETE", "D10-RUL-MOVE-LIMBER"),
        ),
        pytest.param(
            "cavalry", {"changes": ["dismount"], **ROAD}, 9, marks=pytest.mark.clause("D10-RUL-MOVE-ROAD-COMPLETE")
        ),
        pytest.param(
            "infantry",
            {"changes": ["to-march-column"], **ON_ROAD},
            6,
            marks=pytest.mark.clause("D10-RUL-MOVE-ROAD-COMPLETE", "D10-RUL-FORM-COST"),
        ),
        pytest.param("cavalry", {"mounted": False}, 12, marks=pytest.mark.clause("D10-RUL-MOVE-DISMOUNTED-RATE")),
        pytest.param(
            "cavalry", {"mounted": False, **ALL_ROUGH}, 6, marks=pytest.mark.clause("D10-RUL-MOVE-DISMOUNTED-RATE")
        ),
        pytest.param(
            "cavalry",
            {"mounted": False, "changes": ["mount"]},
            9,
            marks=pytest.mark.clause("D10-RUL-MOVE-DISMOUNTED-RATE", "D10-FORM-SINGLE-LINE-MOUNT"),
        ),
        pytest.param(
            "foot-artillery",
            {"limbered": False, "changes": ["limber"]},
            4,
            marks=pytest.mark.clause("D10-RUL-MOVE-LIMBER"),
        ),
        pytest.param(
            "horse-artillery",
            {"limbered": False, "changes": ["limber"]},
            6,
            marks=pytest.mark.clause("D10-RUL-MOVE-LIMBER"),
        ),
        pytest.param(
            "leader",
            {"linear_objects": 3, "passages": 2},
            18,
            marks=pytest.mark.clause("D10-RUL-MOVE-LINEAR-WHAT", "D10-RUL-MOVE-PASSAGE-ART"),
        ),
        pytest.param("horse-artillery", {"passages": 3}, 12, marks=pytest.mark.clause("D10-RUL-MOVE-PASSAGE-ART")),
        pytest.param("infantry", {"passages": 1}, 9, marks=pytest.mark.clause("D10-RUL-MOVE-PASSAGE-ART")),
        pytest.param(
            "foot-artillery",
            {"closed_wood": True, **ON_ROAD},
            24,
            marks=pytest.mark.clause("D10-RUL-MOVE-CLOSED-WOOD-ROAD"),
        ),
        pytest.param("infantry", {"closed_wood": True}, 12, marks=pytest.mark.clause("D10-MOVE-CLOSED-WOOD-ART")),
        pytest.param("cavalry", {"closed_wood": True}, 18, marks=pytest.mark.clause("D10-MOVE-CLOSED-WOOD-ART")),
    ],
)
def test_a_move_worked_at_the_table(rules: Rules, arm: str, given: dict[str, Any], inches: float) -> None:
    found = movement.resolve(rules, mover(arm, given))
    assert (found.allowed, found.inches) == (True, inches), found.reasons


@pytest.mark.parametrize(
    ("arm", "given", "clause"),
    [
        pytest.param(
            "infantry",
            {"fords": 4, "linear_objects": 1},
            "D10-RUL-MOVE-MINIMUM",
            marks=pytest.mark.clause("D10-RUL-MOVE-MINIMUM", "D10-RUL-MOVE-FORD-EACH"),
        ),
        pytest.param(
            "infantry",
            {"halved": True, "passages": 3},
            "D10-RUL-MOVE-MINIMUM",
            marks=pytest.mark.clause("D10-RUL-MOVE-MINIMUM"),
        ),
        pytest.param(
            "foot-artillery",
            {"halved": True, "fords": 2},
            "D10-RUL-MOVE-MINIMUM",
            marks=pytest.mark.clause("D10-RUL-MOVE-MINIMUM"),
        ),
        pytest.param(
            "cavalry",
            {"halved": True, "changes": ["dismount"], "fords": 1},
            "D10-RUL-MOVE-MINIMUM",
            marks=pytest.mark.clause("D10-RUL-MOVE-MINIMUM"),
        ),
        pytest.param(
            "foot-artillery",
            {"linear_objects": 1},
            "D10-MOVE-LINEAR-ART",
            marks=pytest.mark.clause("D10-MOVE-LINEAR-ART"),
        ),
        pytest.param(
            "horse-artillery",
            {"linear_objects": 1},
            "D10-MOVE-LINEAR-ART",
            marks=pytest.mark.clause("D10-MOVE-LINEAR-ART"),
        ),
        pytest.param(
            "foot-artillery",
            {"closed_wood": True},
            "D10-MOVE-CLOSED-WOOD-ART",
            marks=pytest.mark.clause("D10-MOVE-CLOSED-WOOD-ART"),
        ),
        pytest.param(
            "horse-artillery",
            {"closed_wood": True},
            "D10-MOVE-CLOSED-WOOD-ART",
            marks=pytest.mark.clause("D10-MOVE-CLOSED-WOOD-ART"),
        ),
        pytest.param(
            "foot-artillery",
            {"limbered": False},
            "D10-RUL-MOVE-LIMBER",
            marks=pytest.mark.clause("D10-RUL-MOVE-LIMBER"),
        ),
    ],
)
def test_a_move_that_may_not_be_made_names_its_clause(
    rules: Rules, arm: str, given: dict[str, Any], clause: str
) -> None:
    found = movement.resolve(rules, mover(arm, given))
    assert (found.allowed, found.inches) == (False, 0)
    assert [reason.clause for reason in found.reasons] == [clause]


@pytest.mark.clause("D10-MOVE-PASSAGE", "D10-MOVE-PASSAGE-COMPLETE")
def test_a_passage_costs_three_inches_besides_the_way_clear_of_the_other_unit(rules: Rules) -> None:
    """Infantry with 8 in of its 12 left has 5 in to go after the passage: 5 in are enough, 6 in are not."""
    through = Move(passages=1)
    assert movement.reach(rules, through, 8 / 12) == pytest.approx(5)
    assert movement.share_taken(rules, through, 5)[0] == pytest.approx(8 / 12)
    assert movement.share_taken(rules, through, 6)[0] > 8 / 12


@pytest.mark.parametrize("arm", ["leader", "foot-artillery", "horse-artillery"])
@pytest.mark.clause("D10-FORM-SINGLE-LINE-MODE-FLANK")
def test_leaders_and_batteries_have_no_card_and_so_no_half_speed_by_the_flank(rules: Rules, arm: str) -> None:
    assert movement.resolve(rules, mover(arm, {"mode": "by-the-flank"})) == movement.resolve(rules, mover(arm, {}))


@pytest.mark.parametrize(
    ("arm", "given", "words"),
    [
        ("cavalry", {"changes": ["dismount", "dismount"]}, "dismount only once"),
        ("foot-artillery", {"changes": ["unlimber", "unlimber"]}, "unlimber only once"),
        ("infantry", {"changes": ["mount"]}, "only cavalry mounts"),
        ("infantry", {"changes": ["limber"]}, "only a battery limbers"),
        ("cavalry", {"changes": ["mount"]}, "it is mounted already"),
        ("cavalry", {"mounted": False, "changes": ["dismount"]}, "it is on foot already"),
        ("foot-artillery", {"changes": ["limber"]}, "it is limbered already"),
        ("foot-artillery", {"changes": ["to-march-column"]}, "a battery has no formation"),
        ("leader", {"changes": ["mount"]}, "a leader has no formation"),
        ("infantry", {"changes": ["to-single-line"]}, "it is in Single Line already"),
        (
            "infantry",
            {"changes": ["to-march-column"], "halved": True},
            "Tardy and Rallies allow no change of formation",
        ),
        ("cavalry", {"formation": "attack-column"}, "mounted cavalry may not use Attack Column"),
        ("foot-artillery", {"linear_objects": 1}, "artillery may not cross a linear object"),
        ("horse-artillery", {"closed_wood": True}, "artillery may not move through closed wood except by road"),
    ],
)
def test_what_makes_no_sense_is_refused_in_words(rules: Rules, arm: str, given: dict[str, Any], words: str) -> None:
    found = movement.resolve(rules, mover(arm, given))
    assert (found.allowed, found.inches) == (False, 0)
    assert words in "; ".join(reason.text for reason in found.reasons)


@pytest.mark.clause("D10-MOVE-ROAD-INF", "D10-MOVE-FORD-INF", "D10-RUL-MOVE-ORDER")
def test_the_working_names_each_step_in_its_order(rules: Rules) -> None:
    found = movement.resolve(rules, mover("infantry", {"halved": True, "fords": 2, "rough_inches": 1, **ROAD}))
    assert [(line.clause, line.value) for line in found.explain] == [
        ("D10-MOVE-RATE-INF", 12),
        ("D10-RUL-MAN-HALF-MOVE", 0.5),
        ("D10-MOVE-ROAD-INF", 2),
        ("D10-MOVE-FORD-INF", -6),
        ("D10-MOVE-ROUGH-INF", 0.5),
    ]
    assert found.inches == 5


@pytest.mark.parametrize(
    ("formation", "clause"),
    [
        pytest.param(
            "single-line",
            "D10-FORM-SINGLE-LINE-MODE-FLANK",
            marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-MODE-FLANK"),
        ),
        pytest.param(
            "double-line",
            "D10-FORM-DOUBLE-LINE-MODE-FLANK",
            marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-MODE-FLANK"),
        ),
    ],
)
def test_a_flank_move_is_halved_by_the_row_of_its_card(rules: Rules, formation: str, clause: str) -> None:
    found = movement.resolve(rules, mover("infantry", {"formation": formation, "mode": "by-the-flank"}))
    assert [(line.clause, line.value) for line in found.explain] == [("D10-MOVE-RATE-INF", 12), (clause, 0.5)]
    assert found.inches == 6


@pytest.mark.clause("D10-MOVE-ROAD-BONUS-FORMATION")
def test_a_whole_move_on_a_road_is_multiplied_in_column_limbered_or_for_a_leader(rules: Rules) -> None:
    takes = {
        name: movement.takes_road_bonus(rules, mover(arm, given))
        for name, arm, given in (
            ("column", "infantry", ROAD),
            ("line", "infantry", ON_ROAD),
            ("battery", "horse-artillery", ON_ROAD),
            ("leader", "leader", ON_ROAD),
            ("flank", "infantry", {"mode": "by-the-flank", **ON_ROAD}),
        )
    }
    assert takes == {"column": True, "line": False, "battery": True, "leader": True, "flank": False}
