"""The four formation cards: users, changes, modes, mounting, stands that fire and fight (D10-FORM-*)."""

from __future__ import annotations

import pytest

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import formations, movement
from companion.games.miniatures.rules.moves import Move


@pytest.mark.parametrize(
    ("formation", "who", "allowed"),
    [
        pytest.param("single-line", "infantry", True, marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-USE-INF")),
        pytest.param(
            "single-line", "mounted-cavalry", True, marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-USE-CAV-MTD")
        ),
        pytest.param(
            "single-line", "dismounted-cavalry", True, marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-USE-CAV-DIS")
        ),
        pytest.param("double-line", "infantry", True, marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-USE-INF")),
        pytest.param(
            "double-line", "mounted-cavalry", True, marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-USE-CAV-MTD")
        ),
        pytest.param(
            "double-line", "dismounted-cavalry", False, marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-USE-CAV-DIS")
        ),
        pytest.param("attack-column", "infantry", True, marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-USE-INF")),
        pytest.param(
            "attack-column", "mounted-cavalry", False, marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-USE-CAV-MTD")
        ),
        pytest.param(
            "attack-column", "dismounted-cavalry", False, marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-USE-CAV-DIS")
        ),
        pytest.param("march-column", "infantry", True, marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-USE-INF")),
        pytest.param(
            "march-column", "mounted-cavalry", True, marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-USE-CAV-MTD")
        ),
        pytest.param(
            "march-column", "dismounted-cavalry", False, marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-USE-CAV-DIS")
        ),
    ],
)
def test_who_may_use_a_formation(rules: Rules, formation: str, who: str, allowed: bool) -> None:
    assert (formations.may_use(rules, formation, who) is None) == allowed


@pytest.mark.parametrize(
    ("formation", "to", "left"),
    [
        pytest.param("single-line", "double-line", 0, marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-CHANGE-DOUBLE")),
        pytest.param("single-line", "attack-column", 6, marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-CHANGE-ATTACK")),
        pytest.param("single-line", "march-column", 6, marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-CHANGE-MARCH")),
        pytest.param("double-line", "single-line", 0, marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-CHANGE-SINGLE")),
        pytest.param("double-line", "attack-column", 6, marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-CHANGE-ATTACK")),
        pytest.param("double-line", "march-column", 6, marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-CHANGE-MARCH")),
        pytest.param(
            "attack-column", "single-line", 0, marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-CHANGE-SINGLE")
        ),
        pytest.param(
            "attack-column", "double-line", 0, marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-CHANGE-DOUBLE")
        ),
        pytest.param(
            "attack-column",
            "march-column",
            6,
            marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-CHANGE-MARCH", "D10-RUL-TEXT-ROAD-COLUMN"),
        ),
        pytest.param("march-column", "single-line", 0, marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-CHANGE-SINGLE")),
        pytest.param("march-column", "double-line", 0, marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-CHANGE-DOUBLE")),
        pytest.param(
            "march-column", "attack-column", 6, marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-CHANGE-ATTACK")
        ),
    ],
)
def test_a_change_takes_half_or_all_of_the_basic_move(rules: Rules, formation: str, to: str, left: float) -> None:
    found = movement.resolve(rules, Move(formation=formation, changes=[f"to-{to}"]))  # type: ignore[arg-type, list-item]
    assert (found.allowed, found.inches) == (True, left)


@pytest.mark.parametrize(
    ("formation", "mode", "inches"),
    [
        pytest.param("single-line", "forward", 12, marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-MODE-FORWARD")),
        pytest.param("single-line", "backward", 12, marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-MODE-BACKWARD")),
        pytest.param("single-line", "wheel", 12, marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-MODE-WHEEL")),
        pytest.param("single-line", "oblique", 12, marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-MODE-OBLIQUE")),
        pytest.param("single-line", "by-the-flank", 6, marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-MODE-FLANK")),
        pytest.param("double-line", "forward", 12, marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-MODE-FORWARD")),
        pytest.param("double-line", "backward", 12, marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-MODE-BACKWARD")),
        pytest.param("double-line", "wheel", 12, marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-MODE-WHEEL")),
        pytest.param("double-line", "oblique", 12, marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-MODE-OBLIQUE")),
        pytest.param("double-line", "by-the-flank", 6, marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-MODE-FLANK")),
        pytest.param("attack-column", "forward", 12, marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-MODE-FORWARD")),
        pytest.param("attack-column", "backward", 12, marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-MODE-BACKWARD")),
        pytest.param("attack-column", "wheel", 12, marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-MODE-WHEEL")),
        pytest.param("attack-column", "oblique", 12, marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-MODE-OBLIQUE")),
        pytest.param(
            "attack-column", "by-the-flank", None, marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-MODE-FLANK")
        ),
        pytest.param("march-column", "forward", 12, marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-MODE-FORWARD")),
        pytest.param("march-column", "backward", 12, marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-MODE-BACKWARD")),
        pytest.param("march-column", "wheel", 12, marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-MODE-WHEEL")),
        pytest.param("march-column", "oblique", 12, marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-MODE-OBLIQUE")),
        pytest.param(
            "march-column", "by-the-flank", None, marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-MODE-FLANK")
        ),
    ],
)
def test_how_far_each_mode_goes(rules: Rules, formation: str, mode: str, inches: float | None) -> None:
    found = movement.resolve(rules, Move(formation=formation, mode=mode))  # type: ignore[arg-type]
    assert found.allowed == (inches is not None)
    assert found.inches == (inches or 0)


@pytest.mark.parametrize(
    ("formation", "mode", "allowed", "effect"),
    [
        pytest.param(
            "single-line", "about-face", True, "free", marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-MODE-ABOUT-FACE")
        ),
        pytest.param(
            "single-line",
            "refuse-flank",
            True,
            "free, one stand unless along terrain",
            marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-MODE-REFUSE"),
        ),
        pytest.param(
            "single-line",
            "oblique",
            True,
            "up to a full move at up to 45 degrees",
            marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-MODE-OBLIQUE"),
        ),
        pytest.param(
            "double-line", "about-face", True, "free", marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-MODE-ABOUT-FACE")
        ),
        pytest.param(
            "double-line",
            "refuse-flank",
            True,
            "free, one stand unless along terrain",
            marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-MODE-REFUSE"),
        ),
        pytest.param(
            "double-line",
            "oblique",
            True,
            "up to a full move at up to 45 degrees",
            marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-MODE-OBLIQUE"),
        ),
        pytest.param(
            "attack-column",
            "about-face",
            True,
            "free",
            marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-MODE-ABOUT-FACE"),
        ),
        pytest.param(
            "attack-column",
            "refuse-flank",
            False,
            "not available",
            marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-MODE-REFUSE"),
        ),
        pytest.param(
            "attack-column",
            "oblique",
            True,
            "up to a full move at up to 45 degrees",
            marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-MODE-OBLIQUE"),
        ),
        pytest.param(
            "march-column",
            "about-face",
            True,
            "free",
            marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-MODE-ABOUT-FACE"),
        ),
        pytest.param(
            "march-column",
            "refuse-flank",
            False,
            "not available",
            marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-MODE-REFUSE"),
        ),
        pytest.param(
            "march-column",
            "oblique",
            True,
            "up to a full move at up to 45 degrees",
            marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-MODE-OBLIQUE"),
        ),
    ],
)
def test_what_a_mode_allows(rules: Rules, formation: str, mode: str, allowed: bool, effect: str) -> None:
    row = next(row for row in rules.cards[formation].modes if row.id == mode)
    assert (row.allowed, row.effect) == (allowed, effect)


@pytest.mark.parametrize(
    ("formation", "change", "mounted", "left"),
    [
        pytest.param("single-line", "dismount", True, 9, marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-DISMOUNT")),
        pytest.param("double-line", "dismount", True, 9, marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-DISMOUNT")),
        pytest.param(
            "attack-column", "dismount", True, None, marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-DISMOUNT")
        ),
        pytest.param("march-column", "dismount", True, 9, marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-DISMOUNT")),
        pytest.param("single-line", "mount", False, 9, marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-MOUNT")),
    ],
)
def test_mounting_and_dismounting_take_nine_inches(
    rules: Rules, formation: str, change: str, mounted: bool, left: float | None
) -> None:
    found = movement.resolve(rules, Move(arm="cavalry", mounted=mounted, formation=formation, changes=[change]))  # type: ignore[arg-type, list-item]
    assert found.allowed == (left is not None)
    assert found.inches == (left or 0)


@pytest.mark.parametrize(
    ("formation", "allowed", "inches"),
    [
        pytest.param("single-line", True, 9, marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-MOUNT")),
        pytest.param("double-line", False, 0, marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-MOUNT")),
        pytest.param("attack-column", False, 0, marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-MOUNT")),
        pytest.param("march-column", True, 9, marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-MOUNT")),
    ],
)
def test_the_mount_row_of_each_card(rules: Rules, formation: str, allowed: bool, inches: int) -> None:
    row = rules.cards[formation].mount
    assert (row.allowed, row.inches) == (allowed, inches)


@pytest.mark.parametrize(
    ("formation", "stands", "fire", "in_contact"),
    [
        pytest.param("single-line", 8, 8, 8, marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-FIRE")),
        pytest.param("single-line", 1, 1, 1, marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-FIRE")),
        pytest.param("double-line", 8, 4, 8, marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-FIRE")),
        pytest.param("attack-column", 8, 2, 2, marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-FIRE")),
        pytest.param("attack-column", 1, 1, 1, marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-FIRE")),
        pytest.param("march-column", 8, 1, 1, marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-FIRE")),
        pytest.param("double-line", 7, 4, 7, marks=pytest.mark.clause("D10-RUL-FORM-DOUBLE-RANK")),
    ],
)
def test_the_stands_that_fire(rules: Rules, formation: str, stands: int, fire: int, in_contact: int) -> None:
    assert formations.stands_that_fire(rules, formation, stands) == fire
    assert formations.stands_that_fire(rules, formation, stands, in_contact=True) == in_contact


@pytest.mark.parametrize(
    ("formation", "fight", "on_road", "over_bridge"),
    [
        pytest.param("single-line", 8, 8, 8, marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-MELEE")),
        pytest.param("double-line", 8, 8, 8, marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-MELEE")),
        pytest.param("attack-column", 8, 8, 8, marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-MELEE")),
        pytest.param("march-column", 1, 2, 3, marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-MELEE")),
    ],
)
def test_the_stands_that_fight(rules: Rules, formation: str, fight: int, on_road: int, over_bridge: int) -> None:
    assert formations.stands_that_fight(rules, formation, 8) == fight
    assert formations.stands_that_fight(rules, formation, 8, on_road=True) == on_road
    assert formations.stands_that_fight(rules, formation, 8, over_bridge=True) == over_bridge
    assert formations.stands_that_fight(rules, formation, 8, on_road=True, over_bridge=True) == over_bridge
    assert formations.stands_that_fight(rules, formation, 1, over_bridge=True) == 1


@pytest.mark.clause("D10-FORM-SINGLE-LINE-NOTE-CAV", "D10-FORM-DOUBLE-LINE-NOTE-CAV")
def test_the_lines_carry_the_note_that_cavalry_fires_on_foot(rules: Rules) -> None:
    assert rules.cards["single-line"].notes == ["D10-FORM-SINGLE-LINE-NOTE-CAV"]
    assert rules.cards["double-line"].notes == ["D10-FORM-DOUBLE-LINE-NOTE-CAV"]


@pytest.mark.clause("D10-RUL-FORM-COST", "D10-RUL-FORM-CAV-ATTACK")
def test_changes_that_may_not_be_made_say_why(rules: Rules) -> None:
    twice = movement.resolve(rules, Move(changes=["to-march-column", "to-attack-column"]))
    assert not twice.allowed
    cavalry = movement.resolve(rules, Move(arm="cavalry", mounted=True, changes=["to-attack-column"]))
    assert [reason.clause for reason in cavalry.reasons] == ["D10-FORM-ATTACK-COLUMN-USE-CAV-MTD"]
    on_foot = movement.resolve(rules, Move(arm="cavalry", changes=["to-double-line"]))
    assert [reason.clause for reason in on_foot.reasons] == ["D10-FORM-DOUBLE-LINE-USE-CAV-DIS"]
    halved = movement.resolve(rules, Move(halved=True, changes=["to-double-line"]))
    assert not halved.allowed
