"""The books of a unit: who pays for a figure that is set by hand, who is gone, who is back."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.apply import apply
from companion.games.miniatures.rules.hand.books import missing
from companion.games.miniatures.rules.score import read_score_sheet, score
from companion.games.miniatures.rules.state import State, Unit
from companion.kernel.shelf import ruleset_texts
from companion.language.messages import Label
from tests.games.miniatures.building import (
    a_battery,
    a_battle,
    a_brigade,
    a_leader,
    a_melee,
    a_worn,
    charge,
    in_contact,
    play,
    refusals,
    shot,
    the_rules,
)


def a_table(**more: Any) -> State:
    chief = a_leader("chief", attached="iron")
    heth = a_brigade("heth", "confederate")
    return a_battle(a_brigade("iron"), a_battery("guns"), chief, heth, a_leader("hill", "confederate"), **more)


def override(target: str, field: str, value: Any, pays: str = "") -> cmd.Override:
    return cmd.Override(target=target, field=field, value=value, reason="as agreed", pays=pays)


def books(one: Unit) -> tuple[int, ...]:
    assert not missing(one)
    return one.stands, one.lost, one.skedaddled, one.captured, one.set_aside, one.stands_at_start


@pytest.mark.parametrize(
    ("field", "value", "pays", "expected"),
    [
        ("stands", 6, "", (6, 0, 0, 0, 2, 8)),
        ("stands", 6, "set-aside", (6, 0, 0, 0, 2, 8)),
        ("stands", 6, "set_aside", (6, 0, 0, 0, 2, 8)),
        ("stands", 6, "lost", (6, 2, 0, 0, 0, 8)),
        ("stands", 6, "skedaddled", (6, 0, 2, 0, 0, 8)),
        ("stands", 6, "captured", (6, 0, 0, 2, 0, 8)),
        ("stands", 6, "stands-at-start", (6, 0, 0, 0, 0, 6)),
        ("stands", 9, "", (9, 0, 0, 0, -1, 8)),
        ("lost", 2, "stands", (6, 2, 0, 0, 0, 8)),
        ("lost", 2, "", (8, 2, 0, 0, -2, 8)),
        ("stands_at_start", 9, "", (8, 0, 0, 0, 1, 9)),
        ("stands_at_start", 9, "stands", (9, 0, 0, 0, 0, 9)),
        ("set_aside", 1, "stands", (7, 0, 0, 0, 1, 8)),
        ("status", "quit", "", (0, 0, 0, 0, 8, 8)),
        ("status", "quit", "skedaddled", (0, 0, 8, 0, 0, 8)),
    ],
)
def test_a_figure_set_by_hand_is_paid_for_by_a_column(
    field: str, value: Any, pays: str, expected: tuple[int, ...]
) -> None:
    assert books(play(a_table(), override("iron", field, value, pays)).unit("iron")) == expected


def test_figures_of_one_count_balance_together_and_pay_for_no_other() -> None:
    count = cmd.CountTable({"iron": {"stands": 5, "lost": 2}}, pays="lost")
    assert books(play(a_table(), count).unit("iron")) == (5, 2, 0, 0, 1, 8)
    whole = cmd.CountTable({"iron": {"set_aside": 1, "stands": 5, "lost": 2}})
    assert books(play(a_table(), whole).unit("iron")) == (5, 2, 0, 0, 1, 8)
    short = cmd.CountTable({"iron": {"set_aside": 3, "stands": 5, "lost": 2}})
    assert "= 10, and began with 8: say which column pays" in refusals(a_table(), short)


@pytest.mark.parametrize(
    ("field", "value", "pays", "words"),
    [
        ("set_aside", 2, "", "say which column pays"),
        ("stands", 6, "stands", "stands cannot pay for itself"),
        ("stands", 6, "nobody", "'nobody' is not one of"),
        ("disordered", True, "lost", "nothing of that has a column that pays"),
        ("stands", 9, "lost", "stands: lost has only 0 to pay with, and 1 are wanted"),
        ("lost", 9, "stands", "lost: stands has only 8 to pay with, and 9 are wanted"),
    ],
)
def test_who_cannot_pay_is_refused_in_words(field: str, value: Any, pays: str, words: str) -> None:
    assert words in refusals(a_table(), override("iron", field, value, pays))


def test_a_fact_of_an_early_build_names_no_column_and_is_set_aside() -> None:
    old = apply(a_table(), ev.Overridden("iron", "stands", 8, 6, "counted"))
    assert books(old.brigades["iron"]) == (6, 0, 0, 0, 2, 8)
    gone = apply(a_table(), ev.Overridden("iron", "stands", 8, 0, "counted"))
    assert (gone.brigades["iron"].status, gone.leaders["chief"].attached) == ("destroyed", "")
    assert not the_rules().unbalanced(gone)
    stays = apply(a_table(), ev.Overridden("iron", "status", "on-table", "quit", "gone"))
    assert books(stays.brigades["iron"]) == (8, 0, 0, 0, 0, 8), "as it was told then"


# ---- who is gone, who is back


@pytest.mark.clause("D10-RUL-MAN-QUITS")
def test_who_has_no_stands_left_is_gone_and_its_leaders_stay() -> None:
    state = a_table()
    for order in (override("iron", "stands", 0), cmd.CountTable({"iron": {"stands": 0}})):
        after = play(state, order)
        assert (after.unit("iron").status, after.state.leaders["chief"].attached) == ("destroyed", "")
    wrecked = play(state, override("guns", "lost", 2, "stands"))
    assert (wrecked.unit("guns").status, books(wrecked.unit("guns"))) == ("wrecked", (0, 2, 0, 0, 0, 2))


def test_stands_bring_a_unit_back_but_where_it_is_does_not() -> None:
    gone = play(a_table(), override("iron", "status", "destroyed")).state
    assert "Iron has no stands: set its stands, and it is back" in refusals(
        gone, override("iron", "status", "on-table")
    )
    back = play(gone, override("iron", "stands", 5))
    assert (back.unit("iron").status, books(back.unit("iron"))) == ("on-table", (5, 0, 0, 0, 3, 8))


def test_a_charge_at_or_of_who_is_gone_is_no_contact() -> None:
    state = a_battle(in_contact(a_worn("iron"), "heth"), a_brigade("heth", "confederate"), step="charge")
    for name in ("iron", "heth"):
        after = play(state, override(name, "stands", 0))
        assert not [duty for duty in the_rules().duties(after.state, "referee") if duty.must]
        play(after.state, cmd.NextStep())


@pytest.mark.clause("D10-RUL-CHARGE-STRUGGLE")
def test_a_question_about_who_is_gone_is_withdrawn_and_the_combat_goes_on() -> None:
    state = a_melee(a_worn("heth", "confederate"), a_worn("pender", "confederate"))
    asked = play(state, cmd.ResolveCharge(("iron",), ("heth", "pender")), faces=[7, 5]).state
    assert asked.pending
    assert set(asked.pending[0].choices) == {"heth", "pender"}
    after = play(asked, override("heth", "stands", 0))
    assert after.of(ev.Withdrawn)
    assert not after.state.pending
    assert after.unit("pender").lost == 1, "the one who is left gives the stand"


# ---- leaders, and the score


@pytest.mark.clause("D10-RUL-LEADER-CAPTURED", "D10-LEADER-REPLACED")
@pytest.mark.parametrize("how", ["fallen", "captured"])
def test_a_leader_who_fell_by_hand_counts_and_is_replaced(how: str) -> None:
    after = play(a_table(), override("chief", "status", how))
    chief = after.state.leaders["chief"]
    assert (chief.status, chief.lost, chief.attached) == (how, 1, "")
    assert chief.returns > 0
    back = play(after.state, override("chief", "status", "on-table")).state.leaders["chief"]
    assert (back.status, back.lost, back.returns) == ("on-table", 0, 0)


@pytest.mark.parametrize(
    ("target", "field", "value", "deed", "count"),
    [
        ("iron", "status", "captured", "brigade-destroyed", 1),
        ("guns", "status", "captured", "battery", 2),
        ("guns", "stands", 0, "battery", 2),
        ("guns", "stands", 1, "battery", 0),
        ("chief", "status", "fallen", "division-leader", 1),
    ],
)
def test_what_came_about_by_hand_scores_as_if_it_had_been_fought(
    target: str, field: str, value: Any, deed: str, count: int
) -> None:
    sheet = read_score_sheet(ruleset_texts("miniatures")["score.toml"])
    found = score(play(a_table(), override(target, field, value)).state, sheet).confederate
    named = [(line.label.args["what"], line.count) for line in found.lines]
    assert [n for what, n in named if isinstance(what, Label) and what.id == f"score.points.{deed}"] == [count]


# ---- where the battle stands


def test_going_back_within_a_player_turn_keeps_what_was_done_and_what_waits() -> None:
    state = a_battle(a_worn("iron"), a_brigade("heth", "confederate"), step="offensive")
    fired = play(state, shot("iron", at="heth"), faces=[9]).state
    back = play(fired, override("game", "step", 1)).state
    assert (back.step, len(back.shots), back.brigades["iron"].this_turn.fired) == (1, 1, True)


def test_going_on_by_hand_lets_the_fire_that_waits_take_effect() -> None:
    state = a_battle(a_worn("iron"), a_brigade("heth", "confederate"), step="offensive")
    fired = play(state, shot("iron", at="heth"), faces=[9]).state
    on = play(fired, override("game", "step", 5))
    assert on.of(ev.ShotsTookEffect)
    assert not on.state.shots
    assert on.state.judged, "who is fresh is judged when the charges begin"


def test_another_player_turn_by_hand_begins_anew_and_no_combat_goes_over_into_it() -> None:
    struggle = play(a_melee(a_worn("heth", "confederate")), charge("iron", "heth"), faces=[5, 5]).state
    assert struggle.combats
    for field, value in (("player_turn", "confederate"), ("turn", 5)):
        after = play(struggle, override("game", field, value)).state
        assert (after.combats, after.pending, after.fought) == ((), (), ())
        assert after.brigades["iron"].this_turn.charges == ""


def test_what_waits_is_struck_out_as_a_whole() -> None:
    struggle = play(a_melee(a_worn("heth", "confederate")), charge("iron", "heth"), faces=[5, 5]).state
    over = play(struggle, override("game", "combats", []))
    assert over.of(ev.CombatEnded)[0].held_by == "nobody"
    assert not [duty for duty in the_rules().duties(over.state, "referee") if duty.must]
