"""A side's briefing of a battle on the table: mission and victory, and not a byte that hangs on what the enemy has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from companion.cards.content import Heading, Paragraph, plain
from companion.table.file.battle import BattleFile, Command, Strength
from companion.table.file.briefing import briefing as known_to
from companion.table.papers import briefing, pdf, sheet
from tests.cards import told
from tests.table.papers import table_battles as battles

Change = Callable[[Command], Command]
STRONGER: Change = lambda one: replace(  # noqa: E731 - a table of changes
    one,
    strength=Strength(infantry=99, cavalry=9, foot_guns=8, horse_guns=7),
    fatigue=9.75,
    stragglers=17,
    brigades=tuple(
        replace(each, men=each.men + 400, stands=each.stands + 2, exceptional=True) for each in one.brigades
    ),
)
LATER: Change = lambda one: replace(one, arrives="15:20", enters="south-east")  # noqa: E731


def of_the_enemy(battle: BattleFile, change: Change, *, without: int = 0) -> BattleFile:
    """The same battle with another Confederate side."""
    forces = tuple(
        replace(force, hint="press on", commands=tuple(map(change, force.commands))[without:])
        if force.side == "confederate"
        else force
        for force in battle.sides
    )
    return replace(battle, sides=forces, check="ABCD-EFGH")


def printed(battle: BattleFile) -> bytes:
    return pdf.briefing(battle, "union", battles.game().ground)


@pytest.mark.parametrize("change", [STRONGER, LATER, lambda one: replace(one, leaders=(), guns=(), brigades=())])
def test_whatever_the_enemy_has_and_awaits_its_bytes_are_the_same(change: Change) -> None:
    battle = battles.the_largest()
    first = printed(battle)
    assert printed(of_the_enemy(battle, change)) == first
    assert printed(of_the_enemy(battle, change, without=3)) == first


def test_campaigns_that_differ_in_the_enemys_strength_and_numbers_print_the_same() -> None:
    """Cut from the campaign itself: the enemy one corps or two, tired or fresh.

    Both fit one size of table: how large it is both sides see as they come to it.
    """
    alone = battles.a_battle("confederate:H", "union:H", "union:A")
    corps = dict(battles.at_the_start().corps)
    corps["confederate:H"] = replace(corps["confederate:H"], fatigue=6.5, stragglers=4)
    many = battles.a_battle("confederate:H", "confederate:I", "confederate:HQ", "union:H", "union:A", corps=corps)
    assert alone.field.table == many.field.table
    assert printed(alone) == printed(many)


@pytest.mark.parametrize(
    ("side", "said"),
    [
        (
            "union",
            "Stands on the field at the start; in the game it is attacked; Doubleday (I Corps) in command. Hold Gettysburg until the battle ends.",
        ),
        (
            "confederate",
            (
                "Comes on over the north-west edge; in the game it attacks; Heth (Heth's Div) in command. "
                "Take Gettysburg, and hold it when the battle ends."
            ),
        ),
    ],
)
def test_a_side_is_told_what_to_do_and_by_what_it_is_won(side: Any, said: str) -> None:
    blocks = briefing.deck(known_to(battles.the_first_clash(), side), None).cards[0].front.blocks
    heads = [one.said for one in blocks if isinstance(one, Heading)]
    assert heads.index("Situation") < heads.index("The enemy") < heads.index("Mission") < heads.index("Victory")
    mission = next(
        one for nth, one in enumerate(blocks) if isinstance(one, Paragraph) and blocks[nth - 1] == Heading("Mission")
    )
    assert plain(mission.said) == said


@pytest.mark.parametrize(("holder", "other"), [("confederate", "union"), ("union", "confederate")])
def test_who_is_attacked_before_a_town_that_is_the_enemys_has_still_to_take_it(holder: Any, other: Any) -> None:
    battle = battles.the_first_clash()
    field = replace(battle.field, objectives=tuple(replace(one, holder=holder) for one in battle.field.objectives))
    assert field.objectives
    mine, theirs = (
        told.deck(briefing.deck(known_to(replace(battle, field=field), one), None)) for one in (holder, other)
    )
    assert "Hold Gettysburg" in mine
    assert "Take Gettysburg" in theirs


def test_who_marched_up_to_a_town_comes_on_though_it_is_attacked_and_has_still_to_take_it() -> None:
    battle = battles.the_first_clash()
    sides = tuple(replace(force, attacks=not force.attacks) for force in battle.sides)
    turned = replace(battle, sides=sides)
    sheets = told.deck(sheet.deck(turned, None))
    mine = told.deck(briefing.deck(known_to(turned, "confederate"), None))
    theirs = told.deck(briefing.deck(known_to(turned, "union"), None))
    for said in (sheets, mine):
        assert "omes on over the north-west edge; in the game it is attacked" in said
    for said in (sheets, theirs):
        assert "tands on the field at the start; in the game it attacks" in said
    assert "Take Gettysburg" in mine
    assert "Hold Gettysburg" in theirs
    assert "defends" not in sheets + mine + theirs


def test_a_place_without_a_name_is_the_field() -> None:
    battle = battles.the_first_clash()
    nowhere = replace(battle, field=replace(battle.field, place="", terrain="clear"))
    said = told.deck(briefing.deck(known_to(nowhere, "union"), None))
    assert "Hold the field until the battle ends." in said


def test_a_battery_of_two_types_is_named_once() -> None:
    """Wyatt had three rifles and a howitzer: two rows of the roster, one battery on the gun stand that both share."""
    battle = battles.the_largest()
    pooled = [each for force in battle.sides for one in force.commands for each in one.guns]
    assert any(each.batteries.count("Wyatt (Albemarle, Va.)") > 1 for each in pooled)
    rows = told.deck(sheet.deck(battle, None)).splitlines()
    said = [row for row in rows if "Wyatt (Albemarle, Va.)" in row]
    assert said
    assert all(row.count("Wyatt") == 1 for row in said)
