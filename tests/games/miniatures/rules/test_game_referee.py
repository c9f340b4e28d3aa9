"""The referee's hand: overrides, counts of the table, options, notes, dice modes, acts and their ticks."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.hand.settable import names
from companion.games.miniatures.rules.state import Objective, State
from tests.games.miniatures.building import (
    a_battery,
    a_battle,
    a_brigade,
    a_leader,
    a_melee,
    a_worn,
    charge,
    is_refused,
    play,
    refusals,
    shot,
    the_rules,
)
from tests.games.miniatures.playing import a_small_battle, candidates, done, duty

VALUES: dict[str, Any] = {
    "name": "Old Name",
    "battalion": "Pegram's battalion",
    "division": "x",
    "corps": "y",
    "arm": "cavalry",
    "stands_at_start": 9,
    "stands": 4,
    "fresh_at": 6,
    "worn_at": 2,
    "commander": "Meredith",
    "exceptional_commander": True,
    "commander_fell": True,
    "carbine": "breech-loading",
    "formation": "march-column",
    "mounted": True,
    "disordered": True,
    "low_ammo": True,
    "lost": 2,
    "skedaddled": 1,
    "captured": 1,
    "set_aside": 1,
    "side": "confederate",
    "status": "destroyed",
    "arrives": {"turn": 4, "edge": "north"},
    "seen": True,
    "men": 900,
    "invented": ["men"],
    "traits": ["iron-brigade"],
    "note": "by the fence",
    "gun": "smoothbore",
    "horse": True,
    "limbered": True,
    "damaged": 1,
    "silenced": True,
    "wrecked": True,
    "guns": 6,
    "label": "B/4",
    "rank": "army",
    "commands": "z",
    "exceptional": True,
    "attached": "iron",
    "returns": 5,
    "moved": True,
    "scenario": "other",
    "title": "Other",
    "last_turn": 12,
    "first": "confederate",
    "starts_at": "08:00",
    "minutes": 30,
    "options": {"D10-RUL-MOVE-CAV-ROAD": 1},
    "intelligence": "strengths-hidden",
    "turn": 4,
    "player_turn": "confederate",
    "step": 2,
    "dice": {"union/all": "entered"},
    "names": {"union-I": "I Corps"},
    "objectives": {"hill": {"id": "hill", "name": "Hill", "points": 3}},
    "players": {"union": "Anna"},
    "judged": {"iron": "fresh"},
    "fought": ["iron"],
    "over": True,
    "sudden_death": [{"side": "union", "objectives": ["hill"]}],
    "winner": "union",
    "combats": [],
    "pending": [],
    "shots": [],
    "acts": [],
    "stands_fired": 3,
    "runs_low": True,
    "mode": "wheel",
    "before": "changed",
    "outcome": "tardy",
    "used": 0.5,
    "changed_formation": True,
    "changed_mode": True,
    "unlimbered": True,
    "about_faced": True,
    "fell_back": 3.0,
    "went_back": 0.25,
    "by_road": True,
    "crossed": ["fords"],
    "at": [30.0, 20.5],
    "facing": 270.5,
    "came_from": [30.0, 18.0, 0.0],
    "move_over": True,
    "retreated": "full-move",
    "fired": True,
    "lost_in_fire": 1,
    "charges": "heth",
    "touches": ["heth"],
    "breakthrough": "carry",
    "beat": ["heth"],
    "emblem": "sphere",
}


def a_table(**more: Any) -> State:
    hill = Objective("hill", "The Hill", 3)
    those = (a_brigade("iron"), a_battery("guns"), a_leader("chief"), a_brigade("heth", "confederate"))
    return a_battle(*those, objectives={"hill": hill}, **more)


def override(target: str, field: str, value: Any) -> cmd.Override:
    pays = "stands" if field == "set_aside" else ""
    return cmd.Override(target=target, field=field, value=value, reason="as agreed", pays=pays)


FIELDS = [
    (target, field)
    for target, one in (
        ("iron", a_brigade("x")),
        ("guns", a_battery("x")),
        ("chief", a_leader("x")),
        ("game", a_table()),
    )
    for field in names([type(one)])
    if (target, field) not in [("guns", name) for name in ("charges", "touches", "breakthrough")]
]


@pytest.mark.parametrize(("target", "field"), FIELDS)
def test_every_field_can_be_set_with_a_reason(target: str, field: str) -> None:
    value = "fallen" if (target, field) == ("chief", "status") else VALUES[field]
    value = False if (target, field) == ("chief", "moved") else value
    after = play(a_table(), override(target, field, value))
    one: Any = after.state if target == "game" else after.state.leaders.get(target) or after.unit(target)
    bearer = one if field in one.__struct_fields__ else one.this_turn
    assert msgspec.json.encode(getattr(bearer, field)) == msgspec.json.encode(value)
    event = after.of(ev.Overridden)[0]
    assert (event.target, event.field, event.reason) == (target, field, "as agreed")
    decoded = the_rules().decode_events(msgspec.json.encode(after.events).decode())
    assert decoded == after.events, "what is read back is what was written"
    again = a_table()
    for fact in decoded:
        again = the_rules().apply(again, fact)
    assert again == after.state
    assert not the_rules().unbalanced(again)


@pytest.mark.parametrize(
    ("target", "field", "value", "words"),
    [
        ("iron", "stands", "many", "expected a whole number, got text"),
        ("iron", "stands", -1, "stands cannot be -1"),
        ("iron", "formation", "square", "'square' is not one of its values (there are: attack-column, double-line"),
        ("iron", "disordered", 1, "expected true or false, got a whole number"),
        ("iron", "silenced", True, "iron has no field 'silenced' to set; there are: name"),
        ("iron", "id", "steel", "has no field 'id' to set"),
        ("iron", "outcome", "splendid", "'splendid' is not one of"),
        ("iron", "charges", "guns", "Guns is a friend"),
        ("iron", "touches", ["nobody"], "there is no unit 'nobody'"),
        ("iron", "used", -0.5, "used cannot be below 0"),
        ("game", "shots", [{"target": "iron", "firers": [], "effect": ""}], "it can only be struck out, with []"),
        ("game", "fought", ["nobody"], "there is no unit 'nobody'"),
        ("chief", "attached", "heth", "Heth is of the other side"),
        ("guns", "damaged", 3, "Guns has 2 gun stands to be damaged"),
        ("nobody", "stands", 3, "there is no unit or leader 'nobody'; the battle itself is 'game'"),
        ("chief", "attached", "nobody", "there is no unit 'nobody'"),
        ("game", "turn", 0, "turn and last_turn begin at 1"),
        ("game", "step", 8, "step runs from 0 to 7"),
        ("game", "starts_at", "noon", "'noon' is no time of day"),
        ("game", "options", {"D10-RUL-NOTHING": 1}, "D10-RUL-NOTHING"),
        ("game", "options", {"D10-RUL-MOVE-CAV-ROAD": 7}, "7 is not a choice of this option"),
        ("game", "brigades", {}, "has no field 'brigades' to set"),
    ],
)
def test_a_value_that_no_battle_can_hold_is_refused_in_words(target: str, field: str, value: Any, words: str) -> None:
    order = override(target, field, value)
    assert words in refusals(a_table(), order)
    assert is_refused(a_table(), order)


def test_a_count_of_the_table_sets_only_what_differs_in_one_command() -> None:
    counts = {"iron": {"stands": 8, "disordered": True}, "guns": {"stands": 1, "damaged": 1, "silenced": False}}
    state = play(a_table(), override("guns", "damaged", 2)).state
    after = play(state, cmd.CountTable(counts=counts))
    assert [(e.target, e.field) for e in after.of(ev.Overridden)] == [
        ("iron", "disordered"),
        ("guns", "stands"),
        ("guns", "damaged"),
    ]
    assert (after.state.batteries["guns"].stands, after.state.batteries["guns"].damaged) == (1, 1)
    assert "there is no unit 'iro'; did you mean 'iron'?" in refusals(state, cmd.CountTable(counts={"iro": {}}))
    bad = cmd.CountTable(counts={"iron": {"stands": 5}, "guns": {"stands": -2}})
    assert "stands cannot be -2" in refusals(state, bad)


@pytest.mark.parametrize(
    ("target", "field", "value", "said"),
    [
        ("iron", "stands", -1, "stands cannot be -1"),
        ("chief", "returns", -1, "returns cannot be -1"),
        ("iron", "used", -0.5, "used cannot be below 0"),
        ("chief", "attached", "nobody", "attached: there is no unit 'nobody'"),
    ],
)
def test_a_sentence_about_a_field_names_it_once(target: str, field: str, value: Any, said: str) -> None:
    assert refusals(a_battle(a_brigade("iron"), a_leader("chief")), override(target, field, value)).startswith(said)


def test_the_referee_acts_at_any_time_and_the_others_do_not_while_a_question_waits() -> None:
    asked = play(a_melee(a_worn("heth", "confederate")), charge("iron", "heth"), faces=[8, 4]).state
    for order in (override("iron", "disordered", True), cmd.Note(text="rain"), cmd.SetDice("union", "entered")):
        assert not refusals(asked, order)
    assert "a question waits" in refusals(asked, cmd.LeaveTable(unit="iron"))
    over = play(asked, cmd.EndBattle(reason="night")).state
    assert not refusals(over, cmd.Note(text="rain"))


def test_a_ruling_is_read_otherwise_from_the_moment_it_is_set() -> None:
    state = a_battle(a_worn("iron"), a_battery("guns", "confederate", stands=1, damaged=1), step="offensive")
    otherwise = cmd.SetOption(option="D10-RUL-FIRE-DAMAGED-TWICE", value=2, reason="kinder")
    hit = shot("iron", at="guns")
    assert play(state, hit, cmd.NextStep(), faces=[8]).state.batteries["guns"].status == "wrecked"
    assert play(state, otherwise, hit, cmd.NextStep(), faces=[8]).state.batteries["guns"].stands == 1
    assert "D10-RUL-NOTHING" in refusals(state, cmd.SetOption(option="D10-RUL-NOTHING", value=1, reason="x"))
    again = cmd.SetOption(option="D10-RUL-FIRE-DAMAGED-TWICE", value=0, reason="as it is")
    assert "is read so already" in refusals(state, again)


def test_objectives_notes_and_dice_modes_are_kept() -> None:
    state = play(
        a_table(),
        cmd.TakeObjective("hill", "union"),
        cmd.Note("halted", unit="iron"),
        cmd.Note("by a wall", unit="iron"),
        cmd.SetDice("union", "entered", kind="fire"),
    ).state
    assert state.objectives["hill"].holder == "union"
    assert state.brigades["iron"].note == "halted; by a wall"
    assert state.dice == {"union/fire": "entered"}
    assert "there is no objective 'wood'; there are: hill" in refusals(state, cmd.TakeObjective("wood"))


def test_each_loss_and_marker_asks_for_its_act_and_acts_are_ticked_off() -> None:
    state = a_battle(a_brigade("iron"), a_battery("guns"), a_worn("heth", "confederate"), step="defensive")
    hit = play(state, shot("heth", at="iron"), cmd.NextStep(), faces=[8])
    assert hit.acts() == ["Iron: disorder marker on", "Iron: 1 stand off"]
    at_guns = play(state, shot("heth", at="guns"), cmd.NextStep(), faces=[8])
    assert at_guns.acts() == ["Guns: silenced marker on", "Guns: damaged marker on 1 gun stand"]
    numbers = [act.number for act in hit.state.acts]
    ticked = play(hit.state, cmd.Tick(acts=(numbers[0],)))
    assert [act.done for act in ticked.state.acts] == [True, False]
    assert play(ticked.state, cmd.Tick(acts=(numbers[0],), done=False)).state.acts == hit.state.acts
    left = play(ticked.state, cmd.NextStep()).state
    assert [act.number for act in left.acts] == numbers[1:], "done ones go with the step, the others stay"
    assert "there is no act 99" in refusals(left, cmd.Tick(acts=(99,)))


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_no_override_leaves_a_battle_that_cannot_be_read_or_played(seed: int) -> None:
    luck, state = Random(seed), a_small_battle()
    for _ in range(60):
        order: cmd.AnyCommand
        if luck.random() < 0.3:
            target = luck.choice(["game", *state.brigades, *state.batteries, *state.leaders])
            field = luck.choice(sorted(set(VALUES) - {"over"}))
            value = luck.choice([VALUES[field], VALUES[field], 0, 1, "", "destroyed"])
            order = override(target, field, value)
        else:
            order = luck.choice([*candidates(state, luck), *duty(state, luck)])
        if not the_rules().why_not(state, order):
            state, _ = done(state, order, luck)
        for seat in ("referee", "union", "confederate"):
            the_rules().view(state, seat)
            the_rules().duties(state, seat)
