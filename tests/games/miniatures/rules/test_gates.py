"""The referee's word: it passes the gates of the rules and nothing else, and the journal tells what it passed."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from companion.charts.figures import Refused
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.state import Placed
from companion.language.messages import told
from tests.games.miniatures.building import (
    a_battery,
    a_battle,
    a_brigade,
    a_leader,
    a_melee,
    a_worn,
    charge,
    play,
    refusals,
    shot,
    the_rules,
)

HETH = a_worn("heth", "confederate")
FORGOTTEN = "we forgot it"


def let(command: cmd.AnyCommand, because: str = FORGOTTEN) -> cmd.AnyCommand:
    return replace(command, because=because)


def test_a_word_passes_the_gates_and_is_told_with_every_reason() -> None:
    state = a_battle(a_worn("iron"), HETH, step="charge")
    late = cmd.Maneuver("iron")
    assert "belongs to step 2 of the maneuver phase" in refusals(state, late)
    after = play(state, let(late), faces=[9])
    told_of = after.of(ev.LetHappen)[0]
    assert after.events[0] is told_of
    assert told_of.because == FORGOTTEN
    assert [one.firm for one in told_of.reasons] == [False]
    assert "belongs to step 2" in told(told_of.reasons[0].what)
    assert after.brigade("iron").this_turn.outcome


def test_a_word_for_what_is_lawful_is_no_fact() -> None:
    state = a_battle(a_worn("iron"), HETH, step="move")
    assert not play(state, let(cmd.Maneuver("iron")), faces=[9]).of(ev.LetHappen)


@pytest.mark.parametrize(
    "firm",
    [
        cmd.Maneuver("nobody"),
        cmd.Maneuver("guns"),
        cmd.Maneuver("gone"),
        cmd.Attach("chief", "heth"),
        cmd.Move("iron", 0),
        cmd.Move("iron", 5, charges="guns"),
        cmd.ChangeFormation("iron", "single-line"),
        cmd.Arrive(("iron",)),
        cmd.Arrive(("late", "late")),
        cmd.Delay(("late",), 1),
        cmd.Answer("iron"),
        cmd.RollAgain(),
        cmd.BreakContact("iron"),
        cmd.Override(target="iron", field="stands", value="many", reason="why not"),
        cmd.SetOption(option="D10-RUL-FIRE-TEN", value=99, reason="why not"),
    ],
    ids=lambda one: type(one).__name__,
)
def test_no_word_passes_names_values_and_what_makes_no_sense(firm: cmd.AnyCommand) -> None:
    gone = a_worn("gone", status="destroyed")
    late = a_worn("late", status="to-arrive", arrives=Placed(turn=4))
    state = a_battle(a_worn("iron"), gone, late, a_battery("guns"), a_leader("chief"), HETH, step="move")
    assert refusals(state, firm)
    with pytest.raises(Refused):
        play(state, let(firm))


@pytest.mark.clause("D10-RUL-SCOPE")
def test_who_comes_on_early_is_refused_unless_the_referee_lets_him() -> None:
    late = a_worn("late", status="to-arrive", arrives=Placed(turn=4, edge="west"))
    state = a_battle(a_worn("iron"), late, HETH, step="move")
    assert "late is due in turn 4" in refusals(state, cmd.Arrive(("late",))).lower()
    assert play(state, let(cmd.Arrive(("late",)))).brigade("late").status == "on-table"


@pytest.mark.clause("D10-RUL-SEQ-LEADER-STEPS")
def test_a_late_attachment_is_made_even_in_the_enemys_turn() -> None:
    state = a_battle(a_worn("iron"), a_leader("chief"), HETH, step="defensive", player_turn="confederate")
    after = play(state, let(cmd.Attach("chief", "iron")))
    assert after.state.leaders["chief"].attached == "iron"


@pytest.mark.clause("D10-FIRE-POINTS-RANGES")
def test_fire_beyond_the_last_range_is_read_at_it() -> None:
    state = a_battle(a_brigade("iron"), HETH, step="offensive")
    far, last = shot("iron", at="heth", range=30), shot("iron", at="heth", range=8)
    assert "beyond the last range" in refusals(state, far)
    fired = play(state, let(far), faces=[5]).of(ev.Fired)[0]
    assert fired.fire_points == play(state, last, faces=[5]).of(ev.Fired)[0].fire_points


@pytest.mark.clause("D10-RUL-SEQ-SIMULTANEOUS")
def test_fire_out_of_its_phase_takes_effect_at_once() -> None:
    state = a_battle(a_brigade("iron"), HETH, step="charge")
    after = play(state, let(shot("iron", at="heth", range=2)), faces=[9])
    assert after.of(ev.ShotsTookEffect)
    assert not after.state.shots


def test_a_step_that_ends_by_a_word_ends_its_combats_and_their_questions() -> None:
    rolled = play(a_melee(HETH), charge("iron", "heth"), faces=[5, 5])
    assert rolled.state.combats
    with pytest.raises(Refused):
        play(rolled.state, cmd.NextStep())
    after = play(rolled.state, let(cmd.NextStep()))
    assert not after.state.combats
    assert not after.state.pending
    assert after.of(ev.CombatEnded)[0].held_by == "nobody"


# ---- names, and lists of them


def test_who_was_meant_is_named_of_ones_own_alone_and_all_who_fit() -> None:
    jones, other, enemy = a_worn("jones-1"), a_worn("jones-2"), a_worn("jones-3", "confederate")
    state = a_battle(jones, other, enemy, a_leader("jonas"), HETH, step="move")
    told_of = refusals(state, cmd.Maneuver("jones"))
    assert "did you mean one of jones-1, jones-2?" in told_of
    assert "jones-3" not in told_of
    assert "did you mean 'jonas'?" in refusals(state, cmd.Attach("jona", "jones-1"))
    assert "did you mean" not in refusals(state, cmd.Maneuver("sickles"))


@pytest.mark.clause("D10-RUL-STATE-LOWAMMO-WHEN", "D10-STATE-LOWAMMO-REMOVE")
def test_who_plays_no_part_in_a_list_is_refused() -> None:
    low, guns = a_worn("low", low_ammo=True), a_battery("guns", low_ammo=True)
    state = a_battle(a_worn("iron"), low, guns, HETH, step="detached")

    def outside(*names: str) -> str:
        return refusals(state, cmd.NextStep(outside_musket_range=names))

    assert not outside("low")
    assert "Iron is not low on ammunition" in outside("iron")
    assert "Guns is not limbered" in outside("guns")
    assert "Heth is not of the union side" in outside("heth")
    assert "Low is named twice" in outside("low", "low")


@pytest.mark.clause("D10-RUL-CHARGE-ONE-COMBAT")
def test_of_a_combat_only_who_counts_is_told_something() -> None:
    state = a_melee(HETH, a_battery("pegram", "confederate"))
    both = charge("iron", "heth pegram", parted=True)
    assert "Pegram is a battery" in refusals(state, replace(both, supported=("pegram",)))
    assert "Iron is no March Column" in refusals(state, replace(both, on_road=("iron",)))


def test_no_inches_are_no_move() -> None:
    state = a_battle(a_battery("guns", limbered=True), a_leader("chief"), HETH, step="move")
    assert "0 inches are no move" in refusals(state, cmd.Move("guns", 0))
    assert "0 inches are no move" in refusals(replace(state, step=2), cmd.MoveLeader("chief", 0))


def test_a_count_of_nothing_is_refused() -> None:
    state = a_battle(a_worn("iron"), HETH)
    assert "nothing was counted of iron" in refusals(state, cmd.CountTable({"iron": {}}))


def test_what_is_ordered_again_names_those_alone_of_whom_it_still_counts() -> None:
    then = a_battle(
        a_worn("iron", low_ammo=True), a_battery("guns", limbered=True), a_leader("chief"), HETH, step="detached"
    )
    now = a_battle(a_worn("iron"), a_battery("guns", limbered=True), a_leader("chief"), HETH, step="detached")
    ends = cmd.NextStep(outside_musket_range=("iron",))
    assert the_rules().as_then(then, then, ends) == ends
    assert the_rules().as_then(then, now, ends) == cmd.NextStep()
    assert the_rules().as_then(then, now, cmd.Face("guns", "chief")) == cmd.Face("guns")
    road = charge("iron", "heth", on_road=("iron",))
    assert the_rules().as_then(then, now, road) == charge("iron", "heth")
