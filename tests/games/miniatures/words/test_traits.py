"""Traits of units: read from a roster with every fault, and shown on card, row, status and board, but not to the enemy."""

from __future__ import annotations

from typing import Any

import pytest

from companion.cards.content import Bands, Letters
from companion.cards.decks import build
from companion.cards.sizes import Layout
from companion.cards.source import Source
from companion.charts.faults import BadInput
from companion.drawing import marks
from companion.games.miniatures.charts.ruleset import FILES, load
from companion.games.miniatures.charts.scale import read_scales, scale_of
from companion.games.miniatures.rules.state import Battery, Brigade, State
from companion.games.miniatures.rules.view import view
from companion.games.miniatures.setup.rosters import read_roster, state_from_rosters
from companion.games.miniatures.setup.scenario import read_scenario
from companion.games.miniatures.words import board, order
from companion.games.miniatures.words.status import lines
from companion.kernel.shelf import ruleset_texts
from tests.cards import told
from tests.games.miniatures.building import a_battle, a_brigade, the_rules

HEAD = "side,corps,division,unit,arm,men,guns,gun_type,battalion,traits"
TEXTS = ruleset_texts("miniatures")
RULES = load({name: TEXTS[name] for name in FILES})
SCALE = scale_of(read_scales(TEXTS["scale.toml"]))


def begun(*rows: str) -> State:
    return state_from_rosters(read_roster("\n".join((HEAD, *rows)), "r.csv"), SCALE)


def test_a_roster_gives_traits_apart_by_spaces_and_capitals_do_not_matter() -> None:
    state = begun(
        "union,I,Wadsworth,Meredith,infantry,1829,,,,Iron-Brigade veterans",
        "confederate,III,Heth,Davis,infantry,2299,,,,",
    )
    found: dict[str, Brigade] = state.brigades
    assert (found["meredith"].traits, found["davis"].traits) == (("iron-brigade", "veterans"), ())


def test_guns_of_one_battalion_are_pooled_where_their_traits_are_the_same() -> None:
    state = begun(
        "union,I,Wadsworth,Meredith,infantry,1829,,,,",
        "confederate,III,,Brander,artillery,,4,rifled,Pegram,old-guard",
        "confederate,III,,Crenshaw,artillery,,4,rifled,Pegram,old-guard",
        "confederate,III,,McGraw,artillery,,4,rifled,Pegram,",
    )
    found: dict[str, Battery] = state.batteries
    assert sorted((one.label, one.traits) for one in found.values()) == [
        ("Brander, Crenshaw", ("old-guard",)),
        ("McGraw", ()),
    ]


def test_every_bad_trait_is_told_with_its_row_and_column() -> None:
    with pytest.raises(BadInput) as caught:
        begun(
            "union,I,Wadsworth,Meredith,infantry,1829,,,,iron_brigade",
            "union,I,Wadsworth,Cutler,infantry,1829,,,,veterans veterans",
            f"union,I,Wadsworth,Stone,infantry,1829,,,,{' '.join(f't{nth}' for nth in range(11))}",
            f"union,I,Wadsworth,Biddle,infantry,1829,,,,{'x' * 41}",
        )
    assert [str(one) for one in caught.value.problems] == [
        "r.csv: row 2, traits: 'iron_brigade' is no trait (small letters, digits and hyphens: iron-brigade)",
        "r.csv: row 3, traits: veterans stands twice",
        "r.csv: row 4, traits: 11 traits (a unit has 10 at most)",
        f"r.csv: row 5, traits: '{'x' * 40}' is no trait (small letters, digits and hyphens: iron-brigade)",
    ]


def test_a_bad_trait_of_a_scenarios_force_is_told_with_line_and_column() -> None:
    text = """format = 1
kind = "miniatures"
title = "A test"
last_turn = 3
orders_of_battle = ["gettysburg-1863"]
[[forces]]
side = "union"
unit = "Gamble"
traits = ["Old Guard"]
"""
    with pytest.raises(BadInput, match=r"line 9, column 1: \$\.forces\[0\]\.traits: 'Old Guard' is no trait"):
        read_scenario(text, "mine.toml")


# ---- where they are shown


def the_battle(**more: Any) -> State:
    return a_battle(a_brigade("iron", traits=("iron-brigade", "veterans")), a_brigade("heth", "confederate"), **more)


def test_they_stand_in_status_row_board_and_cards() -> None:
    rules = the_rules()
    seen = view(rules.rules(the_battle()), the_battle(), "referee")
    [unit] = [one for one in seen.units if one.id == "iron"]
    words = "iron brigade, veterans"
    assert any(words in line for line in lines(seen, (), None, entry=1))
    [row] = [one for one in order.rows(seen) if one.id == "iron"]
    assert (row.traits, words in row.aloud, words in row.words) == (words, True, True)
    assert words in marks.aloud(unit)
    shown = board.board(rules.rules(the_battle()), seen, None)
    assert any(words in one.subs for _, _, units in shown.sides for one in units)
    source = Source(RULES, TEXTS, seen, ruleset="miniatures")
    assert words in told.deck(build("status", source))
    assert words in told.deck(build("roster", source, Layout(size="a6")))
    rows = [
        row for block in build("roster", source).cards[0].front.blocks if isinstance(block, Bands) for row in block.rows
    ]
    assert any(words in row.said for row in rows)
    assert any(words in shape.text for row in rows for shape in row.shapes if isinstance(shape, Letters))


@pytest.mark.parametrize(("intelligence", "known"), [("open", True), ("strengths-hidden", False)])
def test_the_enemy_is_told_them_only_where_everything_is_open(intelligence: str, known: bool) -> None:
    state = the_battle(intelligence=intelligence)
    [theirs] = [one for one in view(the_rules().rules(state), state, "confederate").units if one.id == "iron"]
    assert bool(theirs.traits) is known
