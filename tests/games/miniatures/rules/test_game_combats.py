"""Charge combats of many: three against two worked by hand, several at once, questions that hold up one alone.

After a change that is meant, write the story anew with

    COMPANION_REWRITE_GOLDEN=1 pytest tests/games/miniatures/rules/test_game_combats.py

and read the difference before it is committed.
"""

from __future__ import annotations

import os
from fractions import Fraction
from functools import partial
from pathlib import Path

import pytest
from msgspec.structs import replace

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.contact import contacts
from companion.games.miniatures.rules.names import name_of
from companion.games.miniatures.rules.odds.prospect import ChargeProspect, prospect
from companion.games.miniatures.rules.state import Brigade, State
from companion.games.miniatures.rules.this_turn import ThisTurn
from companion.language.messages import Message
from companion.language.messages import told as tell
from tests.games.miniatures.building import (
    a_battery,
    a_battle,
    a_brigade,
    a_leader,
    a_worn,
    charge,
    in_contact,
    play,
    reasons,
    refusals,
    the_rules,
)

GOLDEN = Path(__file__).parent / "golden" / "combats.txt"
REWRITE = "COMPANION_REWRITE_GOLDEN"
DICE = (6, 5)


def three_against_two() -> State:
    """Ten fresh stands, six worn with a leader, four disordered, against six behind works and two gun stands."""
    return a_battle(
        in_contact(a_brigade("first", stands=10), "heth"),
        in_contact(a_worn("second", stands=6), "heth"),
        in_contact(a_worn("third", stands=4, disordered=True), "guns"),
        a_leader("reynolds", attached="second"),
        a_worn("heth", "confederate", stands=6, this_turn=ThisTurn(lost_in_fire=1)),
        a_battery("guns", "confederate", damaged=1, silenced=True),
        a_leader("hill", "confederate", attached="heth", exceptional=True),
        step="charge",
    )


LINKED = cmd.Touch("second", ("guns",))
ORDER = charge("first second third", "heth guns", ground="works", supported=("first",))


def by_hand(state: State) -> tuple[int, int]:
    """Add up both sides' modifiers from the sheet alone, stand by stand: the slow way."""
    mine = [state.brigades[name] for name in ("first", "second", "third")]
    stands = [one for one in mine for _ in range(one.stands)]  # a line a stand
    attacking = 0
    if 2 * sum(one.effectiveness == "fresh" for one in stands) >= len(stands):
        attacking += 2  # ten of twenty: half exactly is enough
    attacking += 1  # Reynolds
    if 2 * sum(one.id == "first" for one in stands) >= len(stands):
        attacking += 1  # supported
    if 2 * sum(one.disordered for one in stands) >= len(stands):
        attacking -= 1  # four of twenty are not half
    theirs = ["troops"] * 6 + ["gun", "damaged gun"]
    against = sum((Fraction(1, 2) if one == "damaged gun" else Fraction(1) for one in theirs), Fraction(0))
    assert against == Fraction(15, 2)
    defending = 2 + 2 - 1  # Hill, the works, the stand lost in the fire
    odds = len(stands) / against
    defending -= 3 if odds >= 3 else 2 if odds >= 2 else 1 if odds >= Fraction(3, 2) else 0
    return attacking, defending


@pytest.mark.clause("D10-RUL-CHARGE-ONE-COMBAT", "D10-CHARGE-NOTE-HALF", "D10-RUL-CHARGE-DICE")
def test_a_combat_of_three_against_two_is_one_pair_of_dice_with_the_sums_of_both_sides() -> None:
    state = play(three_against_two(), LINKED).state
    attacking, defending = by_hand(state)
    assert (attacking, defending) == (4, 1)
    promised = prospect(the_rules().rules(state), state, ORDER)
    assert isinstance(promised, ChargeProspect)
    assert (promised.attacker_modifier, promised.defender_modifier) == (attacking, defending)
    fought = play(state, ORDER, faces=DICE)
    [rolled] = fought.of(ev.CombatRolled)
    assert rolled.difference == DICE[0] + attacking - DICE[1] - defending == 4
    assert rolled.result == "driven-back"


@pytest.mark.clause(
    "D10-RUL-CHARGE-LOSS-SCOPE", "D10-RUL-CHARGE-BATTERY-PART", "D10-CHARGE-RESULT-DRIVEN", "D10-RUL-CHARGE-BREAK-WHICH"
)
def test_its_result_falls_on_the_whole_side_and_each_attacker_says_what_it_does() -> None:
    fought = play(three_against_two(), LINKED, ORDER, faces=DICE)
    done = play(fought.state, cmd.Answer("carry"), cmd.Answer("break-through"), cmd.Answer("carry"))
    heth, guns = done.brigade("heth"), done.state.batteries["guns"]
    assert (heth.stands, heth.skedaddled, heth.disordered) == (5, 1, True), "one troop stand for the whole side"
    assert (guns.stands, guns.damaged, guns.silenced, guns.limbered) == (2, 2, True, True)
    retreats = {one.unit: one.how for one in (*fought.of(ev.Retreated), *done.of(ev.Retreated))}
    assert retreats == {"heth": "beyond-musketry", "guns": "beyond-musketry"}
    chosen = [(one.unit, one.what) for one in done.of(ev.PursuitDeclared)]
    assert chosen == [("first", "carry"), ("second", "break-through"), ("third", "carry")]
    assert contacts(done.state) == ()
    assert done.state.leaders["hill"].status == "on-table", "driven back captures no leader"


@pytest.mark.clause("D10-CHARGE-RESULT-SWEPT-LEADER-BATTERY", "D10-CHARGE-RESULT-SWEPT-LOSS")
def test_swept_infantry_with_guns_in_its_line_loses_leader_and_battery_where_they_are_present() -> None:
    swept = play(three_against_two(), LINKED, ORDER, faces=(10, 1))
    assert swept.of(ev.CombatRolled)[0].result == "swept"
    assert not swept.state.pending, "one leader, one battery, one brigade: nobody has a choice"
    assert swept.state.leaders["hill"].status == "captured"
    assert swept.state.batteries["guns"].status == "captured"
    heth = swept.brigade("heth")
    assert (heth.captured, heth.skedaddled) == (3, 1), "twelve is two beyond ten"
    without = replace(three_against_two(), batteries={}, leaders={})
    alone = replace(without.brigades["third"], this_turn=ThisTurn(charges="heth"))
    bare = replace(without, brigades={**without.brigades, "third": alone})
    plain = play(bare, charge("first second third", "heth"), faces=(10, 1))
    assert not plain.of(ev.LeaderLost)
    assert not plain.state.pending


# ---- nobody twice


def douglass() -> State:
    """Gibbon and Phelps have both charged Douglass."""
    return a_battle(
        in_contact(a_worn("gibbon"), "douglass"),
        in_contact(a_worn("phelps"), "douglass"),
        a_worn("douglass", "confederate"),
        a_worn("lawton", "confederate"),
        step="charge",
    )


@pytest.mark.clause("D10-RUL-CHARGE-ONE-COMBAT", "D10-RUL-CHARGE-VANISHED")
def test_who_was_swept_is_not_fought_again_and_the_other_attacker_carries_the_position() -> None:
    swept = play(douglass(), charge("gibbon", "douglass", parted=True), faces=(10, 1))
    assert contacts(swept.state) == ()
    assert [(one.unit, one.what) for one in swept.of(ev.PursuitDeclared)] == [
        ("gibbon", "break-through"),
        ("phelps", "carry"),
    ]
    assert "Douglass has fought in this step" in refusals(swept.state, charge("phelps", "douglass"))
    assert not refusals(swept.state, cmd.NextStep()), "Phelps has nobody to fight"


@pytest.mark.clause("D10-RUL-CHARGE-ONE-COMBAT", "D10-RUL-CHARGE-DEFENDER-WINS")
def test_who_held_is_not_fought_again_and_the_other_attacker_carries_nothing() -> None:
    held = play(douglass(), charge("gibbon", "douglass", parted=True), faces=(5, 8))
    assert contacts(held.state) == ()
    assert not held.of(ev.PursuitDeclared)
    assert "Douglass has fought in this step" in refusals(held.state, charge("phelps", "douglass"))
    assert not refusals(held.state, cmd.NextStep())


@pytest.mark.clause("D10-RUL-CHARGE-VANISHED")
def test_attackers_whose_target_leaves_the_table_carry_the_position_when_the_step_ends() -> None:
    gone = play(douglass(), cmd.LeaveTable("douglass"), cmd.NextStep())
    assert [(one.unit, one.what) for one in gone.of(ev.PursuitDeclared)] == [("gibbon", "carry"), ("phelps", "carry")]
    touching_guns = play(douglass(), cmd.Touch("gibbon", ("lawton",)), cmd.LeaveTable("douglass")).state
    assert "Gibbon charges Lawton" in refusals(touching_guns, cmd.NextStep()), "it touches somebody still"


# ---- questions


def two_combats() -> State:
    return a_battle(
        in_contact(a_worn("iron", stands=4), "heth"),
        in_contact(a_worn("stone", stands=4), "heth"),
        in_contact(a_worn("third"), "pender"),
        a_worn("heth", "confederate"),
        a_worn("pender", "confederate"),
        a_worn("far", "confederate"),
        step="charge",
    )


def test_a_question_holds_up_its_own_combat_and_the_end_of_the_step_and_nothing_else() -> None:
    asked = play(two_combats(), charge("iron stone", "heth"), faces=(8, 4)).state
    assert [one.name for one in asked.pending] == ["iron"]
    assert "a question waits" in refusals(asked, cmd.Surrender("heth"))
    assert "a question waits" in refusals(asked, cmd.NextStep())
    both = play(asked, charge("third", "pender"), faces=(8, 4)).state
    assert [one.name for one in both.pending] == ["iron", "third"]
    assert len(both.combats) == 2
    view = the_rules().view(both, "referee")
    assert view.pending == view.waiting[0]
    assert [one.name for one in view.waiting] == ["iron", "third"]


def test_an_answer_names_its_question_and_without_a_name_means_the_oldest() -> None:
    both = play(two_combats(), charge("iron stone", "heth"), charge("third", "pender"), faces=(8, 4, 8, 4)).state
    newer = play(both, cmd.Answer("break-through", "third")).state
    assert [one.name for one in newer.pending] == ["iron"]
    assert newer.brigades["third"].this_turn.breakthrough == "break-through"
    older = play(both, cmd.Answer("carry")).state
    assert [one.name for one in older.pending] == ["third", "stone"]
    assert "'heth' is not one of iron, third" in refusals(both, cmd.Answer("carry", "heth"))
    done = play(older, cmd.Answer("carry"), cmd.Answer("carry", "stone")).state
    assert not done.pending
    assert not refusals(done, cmd.NextStep())


def test_of_two_struggles_each_is_rolled_again_by_its_units_name() -> None:
    state = play(two_combats(), charge("iron stone", "heth"), charge("third", "pender"), faces=(5, 5, 5, 5)).state
    # In the first, the attackers choose whose stand goes.
    state = play(state, cmd.Answer("iron", "iron")).state
    assert [one.again for one in state.combats] == [True, True]
    again = play(state, cmd.RollAgain(combat="pender"), faces=(9, 4)).state
    assert [one.attackers for one in again.combats] == [("iron", "stone"), ("third",)]
    assert [one.name for one in again.pending] == ["third"]
    assert not refusals(again, cmd.RollAgain()), "the other goes on"
    done = play(again, cmd.Answer("carry", "third")).state
    assert "no desperate struggle" in refusals(done, cmd.RollAgain(combat="third"))


# ---- a step, told


SCRIPT: tuple[tuple[cmd.AnyCommand, tuple[int, ...]], ...] = (
    (charge("iron", "heth"), ()),
    (cmd.Touch("iron", ("guns",)), ()),
    (charge("iron stone", "heth"), ()),
    (charge("iron stone", "heth guns", ground="works", outflanked=True), (7, 4)),
    (cmd.NextStep(), ()),
    (cmd.Surrender("heth"), ()),
    (charge("third", "pender"), (5, 5)),
    (cmd.Answer("carry", "iron"), ()),
    (cmd.RollAgain(), (9, 2)),
    (cmd.Answer("break-through", "stone"), ()),
    (charge("stone", "far"), ()),
    (cmd.NextStep(), ()),
    (cmd.BreakThrough("stone", "heth"), ()),
    (cmd.BreakThrough("stone", "far"), ()),
    (cmd.BreakThrough("third", ""), ()),
    (cmd.NextStep(), ()),
    (charge("stone", "far"), (6, 7)),
    (cmd.NextStep(), ()),
)


def the_story() -> str:
    state = replace(two_combats(), batteries={"guns": a_battery("guns", "confederate")})
    lines = []
    for order, faces in SCRIPT:
        dice = f" [{' '.join(map(str, faces))}]" if faces else ""
        lines.append(f"> {_words(state, the_rules().label(state, order))}{dice}")
        against = reasons(state, order)
        lines += [f"  no: {reason.text}" for reason in against]
        if against:
            continue
        before = state.acts_made
        played = play(state, order, faces=faces)
        state = played.state
        lines += [f"  = {one.result} ({one.difference:+})" for one in played.of(ev.CombatRolled)]
        lines += [f"  * {_words(state, act.text)}" for act in state.acts if act.number > before]
        lines += [f"  ? {one.name}: {one.seat}, {_words(state, one.text)}" for one in state.pending]
        if isinstance(order, cmd.NextStep):
            lines.append(f"-- turn {state.turn}, {state.player_turn}, step {state.step}")
    return "\n".join([*lines, *(_stands(one) for one in state.brigades.values())]) + "\n"


def _words(state: State, message: Message) -> str:
    return tell(message, partial(name_of, state))


def _stands(one: Brigade) -> str:
    return f"   {one.id:7}{one.stands} of {one.stands_at_start}{', disordered' if one.disordered else ''}"


def test_a_step_of_two_linked_and_one_separate_combat_goes_as_it_is_written() -> None:
    story = the_story()
    if os.environ.get(REWRITE):
        GOLDEN.write_text(story, encoding="utf-8")
    assert story == GOLDEN.read_text(encoding="utf-8")
