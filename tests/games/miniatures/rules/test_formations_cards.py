"""The four cards retyped from the sheet, row by row, and what mounting does with them (D10-FORM-*, D10-RUL-FORM-*)."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import formations, movement
from companion.games.miniatures.rules.moves import Move

CARDS = ("single-line", "double-line", "attack-column", "march-column")
HEAD_OF_TWO = ("two stands", "45 degrees", "fall in to the rear")
GUIDES = ("command stand", "guides", "fall in to the rear")


@pytest.mark.parametrize(
    ("card", "to", "takes", "how"),
    [
        pytest.param(
            "single-line",
            "double-line",
            "full",
            ("pull in", "both flanks or one"),
            marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-CHANGE-DOUBLE"),
        ),
        pytest.param(
            "single-line",
            "attack-column",
            "half",
            HEAD_OF_TWO,
            marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-CHANGE-ATTACK"),
        ),
        pytest.param(
            "single-line",
            "march-column",
            "half",
            ("one stand", "45 degrees", "fall in to the rear"),
            marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-CHANGE-MARCH"),
        ),
        pytest.param(
            "double-line",
            "single-line",
            "full",
            ("spread out", "both flanks or one"),
            marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-CHANGE-SINGLE"),
        ),
        pytest.param(
            "double-line",
            "attack-column",
            "half",
            HEAD_OF_TWO,
            marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-CHANGE-ATTACK"),
        ),
        pytest.param(
            "double-line",
            "march-column",
            "half",
            GUIDES,
            marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-CHANGE-MARCH", "D10-RUL-TEXT-CS"),
        ),
        pytest.param(
            "attack-column",
            "single-line",
            "full",
            ("any two stands",),
            marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-CHANGE-SINGLE"),
        ),
        pytest.param(
            "attack-column",
            "double-line",
            "full",
            ("any four stands",),
            marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-CHANGE-DOUBLE"),
        ),
        pytest.param(
            "attack-column",
            "march-column",
            "half",
            GUIDES,
            marks=pytest.mark.clause(
                "D10-FORM-ATTACK-COLUMN-CHANGE-MARCH", "D10-RUL-TEXT-ROAD-COLUMN", "D10-RUL-TEXT-CS"
            ),
        ),
        pytest.param(
            "march-column",
            "single-line",
            "full",
            ("any one stand",),
            marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-CHANGE-SINGLE"),
        ),
        pytest.param(
            "march-column",
            "double-line",
            "full",
            ("any two stands",),
            marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-CHANGE-DOUBLE"),
        ),
        pytest.param(
            "march-column",
            "attack-column",
            "half",
            GUIDES,
            marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-CHANGE-ATTACK", "D10-RUL-TEXT-CS"),
        ),
    ],
)
def test_each_change_on_a_card_has_its_time_and_its_how(
    rules: Rules, card: str, to: str, takes: str, how: tuple[str, ...]
) -> None:
    row = formations.change(rules.cards[card], to)
    assert row is not None
    assert row.takes == takes
    assert [words for words in how if words not in row.how] == []


@pytest.mark.clause("D10-RUL-TEXT-ROAD-COLUMN")
def test_each_card_offers_the_three_others_and_there_is_no_road_column(rules: Rules) -> None:
    assert set(rules.cards) == set(CARDS)
    for name, card in rules.cards.items():
        assert {row.to for row in card.changes} == set(CARDS) - {name}


@pytest.mark.parametrize(
    ("card", "to", "left"),
    [
        pytest.param("single-line", "double-line", 0, marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-CHANGE-DOUBLE")),
        pytest.param("single-line", "march-column", 9, marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-CHANGE-MARCH")),
        pytest.param("double-line", "single-line", 0, marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-CHANGE-SINGLE")),
        pytest.param("double-line", "march-column", 9, marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-CHANGE-MARCH")),
        pytest.param("march-column", "single-line", 0, marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-CHANGE-SINGLE")),
        pytest.param("march-column", "double-line", 0, marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-CHANGE-DOUBLE")),
    ],
)
def test_mounted_cavalry_pays_half_or_all_of_its_eighteen_inches(rules: Rules, card: str, to: str, left: int) -> None:
    found = movement.resolve(rules, riding(card, f"to-{to}"))
    assert (found.allowed, found.inches) == (True, left)


def riding(formation: str, *changes: str) -> Move:
    return Move(arm="cavalry", mounted=True, formation=formation, changes=list(changes))  # type: ignore[arg-type]


def walking(*changes: str) -> Move:
    return Move(arm="cavalry", changes=list(changes))  # type: ignore[arg-type]


@pytest.mark.clause("D10-RUL-FORM-CAV-ATTACK")
def test_a_change_is_open_only_to_troops_allowed_in_the_new_formation(rules: Rules) -> None:
    for card, to in product(("single-line", "double-line", "march-column"), CARDS):
        if card != to:
            assert movement.resolve(rules, riding(card, f"to-{to}")).allowed == (to != "attack-column")
    for to in CARDS[1:]:
        assert not movement.resolve(rules, walking(f"to-{to}")).allowed


@pytest.mark.parametrize("card", ["double-line", "march-column"])
@pytest.mark.clause("D10-RUL-FORM-DISMOUNT-INTO")
def test_cavalry_that_dismounts_forms_single_line_for_the_nine_inches_alone(rules: Rules, card: str) -> None:
    found = movement.resolve(rules, riding(card, "dismount", "to-single-line"))
    assert (found.allowed, found.inches) == (True, 9)
    assert found.inches == movement.resolve(rules, riding(card, "dismount")).inches


@pytest.mark.clause("D10-RUL-FORM-MOUNT-ROWS", "D10-FORM-MARCH-COLUMN-MOUNT")
def test_cavalry_mounts_straight_into_march_column_for_the_nine_inches_alone(rules: Rules) -> None:
    assert movement.resolve(rules, walking("mount", "to-march-column")).inches == 9
    assert movement.resolve(rules, walking("mount")).inches == 9


@pytest.mark.clause("D10-RUL-FORM-MOUNT-ROWS", "D10-FORM-DOUBLE-LINE-MOUNT")
def test_there_is_no_mounting_into_double_line_or_attack_column(rules: Rules) -> None:
    assert not movement.resolve(rules, walking("mount", "to-double-line")).allowed
    assert not movement.resolve(rules, walking("mount", "to-attack-column")).allowed


@pytest.mark.clause("D10-RUL-FORM-MOUNT-ROWS", "D10-RUL-FORM-DISMOUNT-INTO", "D10-RUL-MAN-HALF-MOVE")
def test_forming_by_mounting_is_no_change_of_formation_so_a_halved_move_allows_it(rules: Rules) -> None:
    for move in (walking("mount", "to-march-column"), riding("march-column", "dismount", "to-single-line")):
        halved = Move(**{**{name: getattr(move, name) for name in Move.__struct_fields__}, "halved": True})
        assert movement.resolve(rules, halved).allowed


@pytest.mark.parametrize(
    ("card", "row", "allowed", "inches", "when"),
    [
        pytest.param(
            "single-line",
            "dismount",
            True,
            9,
            "beginning or end",
            marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-DISMOUNT", "D10-RUL-FORM-NINE-INCHES"),
        ),
        pytest.param(
            "single-line",
            "mount",
            True,
            9,
            "beginning",
            marks=pytest.mark.clause("D10-FORM-SINGLE-LINE-MOUNT", "D10-RUL-FORM-NINE-INCHES"),
        ),
        pytest.param(
            "double-line",
            "dismount",
            True,
            9,
            "beginning or end",
            marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-DISMOUNT", "D10-RUL-FORM-NINE-INCHES"),
        ),
        pytest.param("double-line", "mount", False, 0, "", marks=pytest.mark.clause("D10-FORM-DOUBLE-LINE-MOUNT")),
        pytest.param(
            "attack-column", "dismount", False, 0, "", marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-DISMOUNT")
        ),
        pytest.param("attack-column", "mount", False, 0, "", marks=pytest.mark.clause("D10-FORM-ATTACK-COLUMN-MOUNT")),
        pytest.param(
            "march-column",
            "dismount",
            True,
            9,
            "beginning or end",
            marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-DISMOUNT", "D10-RUL-FORM-NINE-INCHES"),
        ),
        pytest.param(
            "march-column",
            "mount",
            True,
            9,
            "beginning",
            marks=pytest.mark.clause("D10-FORM-MARCH-COLUMN-MOUNT", "D10-RUL-FORM-NINE-INCHES"),
        ),
    ],
)
def test_the_mounting_rows_as_printed(rules: Rules, card: str, row: str, allowed: bool, inches: int, when: str) -> None:
    found = getattr(rules.cards[card], row)
    assert (found.allowed, found.inches, found.when) == (allowed, inches, when)


@pytest.mark.clause("D10-RUL-FORM-NINE-INCHES", "D10-MOVE-RATE-CAV")
def test_nine_inches_is_half_of_the_mounted_rate(rules: Rules) -> None:
    assert rules.rates["cavalry"].basic.inches == 18
    rows: list[Any] = [getattr(card, row) for card in rules.cards.values() for row in ("mount", "dismount")]
    assert {row.inches for row in rows if row.allowed} == {9}


@pytest.mark.clause("D10-RUL-FORM-COST")
def test_a_full_change_leaves_nothing_a_half_change_half_and_two_are_one_too_many(rules: Rules) -> None:
    for card, first, second in product(CARDS, CARDS, CARDS):
        changes = [f"to-{first}", f"to-{second}"]
        assert not movement.resolve(rules, Move(formation=card, changes=changes)).allowed  # type: ignore[arg-type]


@pytest.mark.clause("D10-FORM-MARCH-COLUMN-NOTE-INF-ROAD", "D10-FORM-MARCH-COLUMN-NOTE-CAV-ROAD")
def test_the_march_column_card_doubles_infantry_and_trebles_cavalry(rules: Rules) -> None:
    assert rules.movement.infantry_road_on_march_card.times == 2
    assert rules.movement.cavalry_road_on_march_card.times == 3


@settings(max_examples=100)
@given(st.sampled_from(CARDS), st.integers(1, 30), st.booleans(), st.booleans(), st.booleans())
def test_some_stands_and_never_more_than_all_fire_and_fight(
    rules: Rules, card: str, stands: int, contact: bool, on_road: bool, over_bridge: bool
) -> None:
    fire = formations.stands_that_fire(rules, card, stands, in_contact=contact)
    fight = formations.stands_that_fight(rules, card, stands, on_road=on_road, over_bridge=over_bridge)
    assert 1 <= fire <= stands
    assert 1 <= fight <= stands


@pytest.mark.clause("D10-RUL-FORM-FEW-STANDS", "D10-FORM-ATTACK-COLUMN-FIRE")
def test_a_formation_of_fewer_stands_uses_all_it_has(rules: Rules) -> None:
    assert [formations.stands_that_fire(rules, "attack-column", stands) for stands in (1, 2, 3)] == [1, 2, 2]


@pytest.mark.clause("D10-RUL-FORM-DOUBLE-RANK")
def test_the_front_rank_is_half_the_stands_rounded_up(rules: Rules) -> None:
    fire = [formations.stands_that_fire(rules, "double-line", stands) for stands in range(1, 10)]
    assert fire == [1, 1, 2, 2, 3, 3, 4, 4, 5]


@pytest.mark.clause("D10-RUL-FORM-MARCH-MELEE", "D10-FORM-MARCH-COLUMN-MELEE")
def test_a_bridge_replaces_the_road(rules: Rules) -> None:
    fight = [
        formations.stands_that_fight(rules, "march-column", 8, on_road=on_road, over_bridge=bridge)
        for on_road, bridge in product((False, True), repeat=2)
    ]
    assert fight == [1, 3, 2, 3]


def test_what_the_cards_say_for_the_fire_and_charge_tables(rules: Rules) -> None:
    """Double Line and Attack Column are supported by themselves; March Column is always classed as enfilade."""
    assert [name for name in CARDS if rules.cards[name].always_supported] == ["double-line", "attack-column"]
    assert [name for name in CARDS if rules.cards[name].always_enfiladed] == ["march-column"]
