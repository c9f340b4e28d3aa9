"""Who touches whom: contacts that link into combats, and what contact allows and forbids."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.contact import Contact, Linked, contacts, linked, touching
from companion.games.miniatures.rules.state import State
from tests.games.miniatures.building import (
    a_battery,
    a_battle,
    a_brigade,
    a_melee,
    a_worn,
    charge,
    in_contact,
    play,
    refusals,
    shot,
)

PAIRS = st.lists(st.builds(Contact, st.sampled_from("abcde"), st.sampled_from("vwxyz")), max_size=8, unique=True)


def groups(those: list[Contact]) -> set[frozenset[str]]:
    """Join units again and again until nothing joins any more: the slow way."""
    found = [{one, two} for one, two in those]
    while (pair := next(((a, b) for a in found for b in found if a is not b and a & b), None)) is not None:
        found = [one for one in found if one is not pair[0] and one is not pair[1]] + [pair[0] | pair[1]]
    return {frozenset(one) for one in found}


@pytest.mark.clause("D10-RUL-CHARGE-ONE-COMBAT")
@given(PAIRS)
def test_linked_contacts_are_one_combat_and_others_are_not(those: list[Contact]) -> None:
    combats = linked(those)
    assert {frozenset((*one.attackers, *one.defenders)) for one in combats} == groups(those)
    named = [name for one in combats for name in (*one.attackers, *one.defenders)]
    assert len(named) == len(set(named))
    assert all(set(one.attackers) <= set("abcde") and set(one.defenders) <= set("vwxyz") for one in combats)


def test_combats_and_units_keep_the_order_of_their_contacts() -> None:
    those = [Contact("a", "x"), Contact("b", "y"), Contact("c", "z"), Contact("a", "z")]
    assert linked(those) == (Linked(("a", "c"), ("x", "z")), Linked(("b",), ("y",)))


GUNS = a_battery("guns", "confederate")
HETH, PENDER = a_worn("heth", "confederate"), a_worn("pender", "confederate")


def charged(*more: cmd.AnyCommand, step: str = "charge") -> State:
    """Iron and Stone have charged Heth, Third Pender; guns stand in Heth's line."""
    mine = (
        in_contact(a_worn("iron"), "heth"),
        in_contact(a_worn("stone"), "heth"),
        in_contact(a_worn("third"), "pender"),
    )
    return play(a_battle(*mine, a_worn("idle"), HETH, PENDER, GUNS, step=step), *more).state


@pytest.mark.clause("D10-RUL-CHARGE-ONE-COMBAT")
def test_whoever_touches_a_unit_of_a_combat_fights_in_it_unless_the_players_part_them() -> None:
    state = charged()
    assert "Stone touches Heth: linked contacts are one combat" in refusals(state, charge("iron", "heth"))
    assert not refusals(state, charge("iron stone", "heth"))
    assert not refusals(state, charge("third", "pender"))
    assert not refusals(state, charge("iron", "heth", parted=True))
    assert "Third touches Pender" in refusals(state, charge("iron stone", "heth pender"))


@pytest.mark.clause("D10-RUL-CHARGE-ONE-COMBAT")
def test_what_the_referee_says_they_touch_links_them_and_can_be_taken_back() -> None:
    state = charged(cmd.Touch("stone", ("pender", "guns")))
    assert touching(state, "stone") == ("heth", "pender", "guns")
    assert touching(state, "pender") == ("stone", "third")
    assert linked(contacts(state)) == (Linked(("iron", "stone", "third"), ("heth", "pender", "guns")),)
    assert "Guns touches Stone" in refusals(state, charge("iron stone third", "heth pender"))
    assert not refusals(state, charge("iron stone third", "heth pender guns"))
    apart = play(state, cmd.BreakContact("stone", "pender")).state
    assert linked(contacts(apart)) == (Linked(("iron", "stone"), ("heth", "guns")), Linked(("third",), ("pender",)))
    moved_on = play(apart, cmd.BreakContact("stone", "heth")).state
    assert moved_on.brigades["stone"].this_turn.charges == "guns", "it still touches the guns"
    assert touching(play(apart, cmd.BreakContact("stone")).state, "stone") == ()


def test_contact_is_said_only_of_those_who_charged_and_of_enemies_on_the_table() -> None:
    state = charged()
    assert "Idle is not in charge contact" in refusals(state, cmd.Touch("idle", ("heth",)))
    assert "Stone is a friend" in refusals(state, cmd.Touch("iron", ("stone",)))
    assert "Iron touches Heth already" in refusals(state, cmd.Touch("iron", ("heth",)))
    assert "there is no unit 'hood'" in refusals(state, cmd.Touch("iron", ("hood",)))
    assert "Iron does not touch Pender" in refusals(state, cmd.BreakContact("iron", "pender"))


@pytest.mark.clause("D10-RUL-FIRE-TARGET-CHOICE")
def test_in_contact_fire_is_only_at_whom_one_touches_and_others_may_fire_into_it() -> None:
    defending = charged(step="defensive")
    told = "Heth is in charge contact and fires only at whom it touches: Iron, Stone"
    assert told in refusals(defending, shot("heth", at="third"))
    assert told in refusals(defending, shot("heth", at="idle"))
    assert not refusals(defending, shot("heth", at="stone"))
    assert not refusals(defending, shot("guns", at="iron")), "contact does not shield from the fire of others"
    attacking = charged(step="offensive")
    assert "fires only at whom it touches: Heth" in refusals(attacking, shot("iron", at="guns"))
    assert not refusals(play(attacking, cmd.Touch("iron", ("guns",))).state, shot("iron", at="guns"))
    assert not refusals(attacking, shot("idle", at="heth"))


@pytest.mark.clause("D10-RUL-FORM-CHARGED-TIMING")
def test_a_double_line_has_all_its_stands_for_every_enemy_that_it_touches() -> None:
    deep = in_contact(a_brigade("iron", formation="double-line"), "heth")
    state = play(a_battle(deep, HETH, PENDER, step="offensive"), cmd.Touch("iron", ("pender",))).state
    assert not refusals(state, shot("iron", at="pender", stands=8))
    assert not refusals(state, shot("iron", at="heth", stands=8))


@pytest.mark.clause("D10-RUL-FORM-COST")
def test_who_has_spent_its_move_on_a_change_of_formation_charges_nobody() -> None:
    fit = a_worn("iron", this_turn=in_contact(a_worn("iron"), "", outcome="well-handled").this_turn)
    state = a_battle(fit, HETH, step="move")
    assert not refusals(state, cmd.Move("iron", 4.0, charges="heth"))
    formed = play(state, cmd.ChangeFormation("iron", "double-line")).state
    assert "too little of Iron's move is left" in refusals(formed, cmd.Move("iron", 0.0, charges="heth"))
    assert refusals(formed, cmd.Move("iron", 1.0, charges="heth"))


@pytest.mark.clause("D10-RUL-SEQ-CHARGE-START")
def test_a_charge_of_no_inches_is_none() -> None:
    fit = a_worn("iron", this_turn=in_contact(a_worn("iron"), "", outcome="well-handled").this_turn)
    told = refusals(a_battle(fit, HETH, step="move"), cmd.Move("iron", 0.0, charges="heth"))
    assert "say how far Iron goes" in told


def test_of_nobody_outside_a_combat_is_anything_said() -> None:
    state = charged()
    for said in ({"supported": ("idle",)}, {"on_road": ("pender",)}, {"over_bridge": ("third",)}):
        assert "is not in the combat" in refusals(state, charge("iron stone", "heth", **said))
    struggle = play(state, charge("third", "pender"), faces=[5, 5]).state
    assert "Iron is not in the combat" in refusals(struggle, cmd.RollAgain(supported=("iron",)))


@pytest.mark.clause("D10-RUL-CHARGE-BREAK-WHERE")
def test_no_breakthrough_at_the_unit_just_beaten_unless_the_table_says_so() -> None:
    swept = play(a_melee(HETH, PENDER), charge("iron", "heth"), faces=[10, 1])
    moving = play(swept.state, cmd.NextStep()).state
    assert "Iron has just beaten Heth" in refusals(moving, cmd.BreakThrough("iron", "heth"))
    assert not refusals(moving, cmd.BreakThrough("iron", "pender"))
    chosen = play(moving, cmd.SetOption("D10-RUL-CHARGE-BREAK-WHERE", 2, "our club")).state
    assert not refusals(chosen, cmd.BreakThrough("iron", "heth"))
