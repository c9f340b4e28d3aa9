"""The board's rows: what a seat sees across the table, what it does not, what comes next, the odds of the next roll."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.odds.prospect import prospect
from companion.games.miniatures.rules.state import Brigade, State
from companion.games.miniatures.rules.view import Seat
from companion.games.miniatures.words.board import Board, board
from companion.language.messages import kept
from tests.games.miniatures.building import (
    a_battery,
    a_battle,
    a_brigade,
    a_cavalry,
    a_leader,
    charge,
    in_contact,
    play,
    shot,
    the_rules,
    to_step,
)

RULES = the_rules()
THIN = "\u202f"


def shown(state: State, seat: Seat = "referee", command: Any = None, now: str = "") -> Board:
    rules = RULES.rules(state)
    promise = prospect(rules, state, command) if command is not None else None
    return board(rules, RULES.view(state, seat), RULES.score(state, seat), prospect=promise, now=now)


def a_field(**more: Any) -> State:
    return a_battle(
        a_brigade("cutler", exceptional_commander=True, disordered=True),
        a_brigade("meredith", stands=6, division="union-2"),
        a_brigade("baxter", status="to-arrive"),
        a_cavalry("gamble", mounted=False, carbine="breech-loading"),
        a_battery("hall", stands=3, damaged=1, silenced=True, low_ammo=True, horse=True),
        in_contact(a_brigade("archer", "confederate", stands=5), "meredith"),
        a_brigade("davis", "confederate"),
        a_leader("wadsworth", attached="meredith", exceptional=True),
        a_leader("doubleday", attached="meredith", commands="union-2"),
        a_leader("heth", "confederate", attached="archer", exceptional=True),
        **more,
    )


def row(found: Board, name: str) -> Any:
    return next(one for _, _, units in found.sides for one in units if one.id == name)


@pytest.mark.parametrize(
    ("unit", "stands", "state", "letters", "stars", "sub"),
    [
        ("cutler", "8", "fresh", "D", (True,), "Single Line · exceptional commander"),
        ("meredith", "6", "worn", "", (True, False), "Single Line · Wadsworth and Doubleday with it"),
        ("gamble", "8", "fresh", "", (), "On foot · breech-loading carbines"),
        ("hall", "3", None, "A Si Da", (), "Unlimbered · rifled, horse artillery, one stand damaged"),
        ("archer", "5", "worn", "Ch", (True,), "Single Line · in contact with Meredith · Heth with it"),
    ],
)
def test_a_row_tells_strength_state_marks_and_who_is_with_it(
    unit: str, stands: str, state: str | None, letters: str, stars: tuple[bool, ...], sub: str
) -> None:
    found = row(shown(a_field()), unit)
    assert (found.stands, found.state, found.stars, found.sub) == (stands, state, stars, sub)
    assert " ".join(mark.letter for mark in found.marks) == letters


def test_only_units_on_the_table_stand_there_division_by_division() -> None:
    found = shown(a_field())
    assert [one.id for one in found.sides[0][2]] == ["cutler", "gamble", "hall", "meredith"]


def test_a_battery_whose_name_tells_its_guns_does_not_tell_them_twice() -> None:
    assert row(shown(a_battle(a_battery("hall"))), "hall").sub == "Unlimbered · rifled"
    named = replace(a_battery("pegram"), name="Pegram, rifled")
    assert row(shown(a_battle(named)), "pegram").sub == "Unlimbered"


def test_everything_of_a_row_is_said_aloud() -> None:
    said = row(shown(a_field()), "archer").aloud
    for word in ("Archer", "5 of 8 stands", "worn", "in charge contact", "in contact with Meredith", "Heth with it"):
        assert word in said


@pytest.mark.parametrize("intelligence", ["strengths-hidden", "units-hidden"])
def test_what_a_side_may_not_know_is_left_out(intelligence: str) -> None:
    state = a_field(intelligence=intelligence)
    state = play(state, cmd.MarkSeen("archer")).state
    found = shown(state, "union")
    enemy = row(found, "archer")
    assert (enemy.stands, enemy.pips, enemy.state) == ("", None, None)
    assert enemy.stars in ((), (False,))
    assert not [word for word in (*enemy.subs, enemy.aloud) if "?" in word or "not known" in word or "5" in word]
    assert row(found, "meredith").stands == "6"
    assert found.sides[0][1] == found.sides[1][1] == ""
    assert ("davis" in [one.id for one in found.sides[1][2]]) is (intelligence == "strengths-hidden")


@pytest.mark.parametrize(
    ("step", "told", "following"),
    [
        ("leaders", "Step 1 of 3: replace fallen leaders", "then move brigades and batteries"),
        ("detached", "Step 3 of 3: move detached leaders", "then Musketry & Cannonade"),
        ("defensive", "Step 1 of 2: Confederate defensive fire", "then offensive fire"),
        ("offensive", "Step 2 of 2: offensive fire", "then Charge"),
        ("charge", "Step 1 of 3: resolve charge combats", "then move breakthrough charges"),
        ("break-combat", "Step 3 of 3: resolve breakthrough combats", "then the Confederate turn"),
    ],
)
def test_the_step_and_what_follows_it(step: str, told: str, following: str) -> None:
    found = shown(a_battle(a_brigade("cutler"), step=step, first="union"))
    assert found.step.startswith(told)
    assert found.following == following


@pytest.mark.parametrize(("turn", "following"), [(3, "then turn 4"), (10, "then the battle is over")])
def test_after_the_second_player_turn_comes_another_turn_or_the_end(turn: int, following: str) -> None:
    state = a_battle(a_brigade("cutler"), step="break-combat", player_turn="confederate", first="union", turn=turn)
    assert shown(state).following == following


def test_a_battle_that_is_over_has_no_step() -> None:
    found = shown(play(a_field(), cmd.EndBattle("night")).state)
    assert (found.phase, found.step, found.following) == ("The battle is over", "", "")


def test_title_date_and_hour_stand_apart() -> None:
    state = a_battle(a_brigade("cutler"), title="The Ridge, 1 July 1863", starts_at="08:00", minutes=30)
    found = shown(state)
    assert (found.title, found.date, found.turn) == ("The Ridge", "1 July 1863, 09:00", 3)


# ---- odds


def test_the_odds_of_fire_are_severities_and_its_working_the_sum() -> None:
    state = to_step(a_battle(a_brigade("cutler"), a_brigade("davis", "confederate")), "offensive")
    found = shown(state, command=shot("cutler", at="davis"), now="Cutler fires at Davis")
    assert found.now == "Cutler fires at Davis"
    assert found.working.startswith("8 fire points, row ")
    assert sum(one.share for one in found.odds) == pytest.approx(1)
    assert all(one.token.startswith("sev") for one in found.odds)
    assert found.ends == ()


def test_fire_of_too_few_points_has_no_odds_and_says_why() -> None:
    state = to_step(a_battle(a_brigade("cutler", stands=1), a_brigade("davis", "confederate")), "offensive")
    rules = RULES.rules(state)
    promise: Any = prospect(rules, state, shot("cutler", at="davis"))
    none = replace(promise, row=None, band=None, effects=())
    found = board(rules, RULES.view(state, "referee"), None, prospect=none, now="Cutler fires at Davis")
    assert found.odds == ()
    assert "no die is rolled" in found.working


def test_the_odds_of_a_maneuver_run_from_worst_to_best() -> None:
    state = a_battle(a_brigade("cutler", disordered=True), step="move")
    found = shown(state, command=cmd.Maneuver("cutler"))
    severities = [int(one.token.removeprefix("sev")) for one in found.odds]
    assert severities == sorted(severities, reverse=True)
    assert found.working in ("no modifier", f"modifier {found.working.rpartition(' ')[2]}")


def test_the_odds_of_a_charge_say_who_wins_how_often_at_each_end() -> None:
    state = a_battle(in_contact(a_brigade("cutler"), "davis"), a_brigade("davis", "confederate"), step="charge")
    found = shown(state, command=charge("cutler", "davis"), now="Cutler charges Davis")
    defender, attacker = found.ends
    assert (defender.side, defender.words) == ("confederate", "Davis holds")
    assert (attacker.side, attacker.words) == ("union", "Cutler wins")
    held = sum(one.share for one in found.odds if one.token == "confederate")
    assert defender.percent == f"{held:.0%}".replace("%", f"{THIN}%")
    assert sum(one.share for one in found.odds) == pytest.approx(1)
    assert found.odds[0].token == "confederate"
    assert found.odds[-1].token == "union"
    assert found.working.startswith("attackers ")


def test_several_units_of_a_charge_are_its_sides() -> None:
    state = a_battle(
        in_contact(a_brigade("cutler"), "davis"),
        in_contact(a_brigade("stone"), "davis"),
        a_brigade("davis", "confederate"),
        step="charge",
    )
    found = shown(state, command=charge("cutler stone", "davis"))
    assert [one.words for one in found.ends] == ["Davis holds", "attackers win"]


def test_a_side_is_told_what_is_done_only_with_its_odds() -> None:
    state = to_step(a_battle(a_brigade("cutler"), a_brigade("davis", "confederate")), "offensive")
    assert shown(state, "union", now="Cutler fires at Davis").now == ""
    assert shown(state, "referee", now="Cutler fires at Davis").now == "Cutler fires at Davis"
    assert shown(state, "union", shot("cutler", at="davis"), "Cutler fires at Davis").now == "Cutler fires at Davis"


def test_a_question_that_waits_is_what_is_done_now() -> None:
    from companion.games.miniatures.rules.state import Prompt

    asked = Prompt("union", "test", kept("Does Cutler stand?"), ("yes", "no"))
    state = a_battle(a_brigade("cutler", disordered=True), step="move", pending=(asked,))
    found = shown(state, command=cmd.Maneuver("cutler"), now="Cutler rolls")
    assert found.now == "Union: Does Cutler stand?"
    assert (found.odds, found.working, found.ends, found.said) == ((), "", (), "")
    hidden = a_battle(a_brigade("cutler"), pending=(asked,), intelligence="strengths-hidden")
    assert shown(hidden, "confederate").now == ""


def test_a_brigade_of_nothing_but_lost_stands_keeps_its_zones() -> None:
    one: Brigade = a_brigade("cutler", stands=1)
    pips = row(shown(a_battle(one)), "cutler").pips
    assert (pips.start, pips.left, sum(pips.zones)) == (8, 1, 8)
