"""The result of a battle on the table as a command: who may enter it, what is told, who loses the field (RTG-15.0e)."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import replace

from companion.charts.figures import Refused
from companion.games.campaign.game import Campaign
from companion.games.campaign.rules import apply as folding
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules import secrecy
from companion.games.campaign.rules.battle import fight as battle
from companion.games.campaign.rules.battle.entry import CorpsResult, Held, Overruled
from companion.games.campaign.rules.battle.on_table import consequences, driven_off
from companion.games.campaign.rules.execution import execute
from companion.games.campaign.rules.hexes import neighbour
from companion.games.campaign.rules.state import Action, Side, State
from companion.games.campaign.rules.zones import mode_before_the_enemy
from companion.games.campaign.words.names import Names
from companion.games.campaign.words.sentences import sentences
from companion.kernel.shelf import resource_text, ruleset_texts
from companion.language.messages import told as told_in_words
from tests.games.campaign.battles import (
    FIELD,
    Planned,
    a_game,
    attacker,
    corps,
    facts,
    fight,
    headquarters,
    story,
    the_rules,
)

CSA: Side = "confederate"
USA: Side = "union"
GAME = Campaign(ruleset_texts("gettysburg") | {"map.txt": resource_text("maps", "gettysburg", "map.txt")})
PLAIN = {"confederate:A": CorpsResult(), "union:A": CorpsResult()}
OVERRULED = Overruled("union:A", "infantry", "14", "10", "a brigade was counted twice")


def waiting(*more: Any, **fields: Any) -> State:
    """Give a game whose battle waits for its result from the table."""
    told = fight(
        story(a_game(attacker("confederate:A", foot_guns=20), corps("union:A", 80), *more, offline=True, **fields))
    )
    while told.state.pending is not None and told.state.pending.kind == "off-line":
        battle.answer(told, "yes")
    return told.state


def entered(state: State, command: cmd.EnterResult) -> tuple[list[ev.AnyEvent], State]:
    """Enter a result; gives the facts, and the state that they make."""
    told = list(GAME.decide(state, command, Planned((1,))))
    for event in told:
        state = folding.apply(state, event)
    return told, state


# ---- who may, and when


@pytest.mark.clause("RTG-15.0e", "RTG-R-OFF-WHEN")
def test_it_is_the_referees_and_lawful_only_while_a_battle_waits() -> None:
    command = cmd.EnterResult(battle="2.1", corps=PLAIN)
    assert GAME.acting_side(waiting(), command) == "referee"
    assert GAME.why_not(waiting(), command) == ()
    undecided = fight(story(replace(waiting(), battle=None, pending=None))).state
    for state in (a_game(), undecided):
        (reason,) = GAME.why_not(state, command)
        assert reason.text == "no battle waits for a result from the table"
        with pytest.raises(Refused, match="no battle waits"):
            GAME.decide(state, command, Planned((1,)))


@pytest.mark.clause("RTG-15.0e")
def test_while_it_waits_nothing_else_goes_on() -> None:
    for command in (cmd.Continue(), cmd.ET(), cmd.SU(corps="A", urgency=3)):
        (reason,) = GAME.why_not(waiting(), command)
        assert "a question to the referee" in reason.text
    assert GAME.why_not(waiting(), cmd.Note(text="the table stands till tomorrow")) == ()


@pytest.mark.clause("RTG-R-OFF-ENTRY")
def test_every_reason_is_said_in_an_order_that_does_not_change() -> None:
    wrong = cmd.EnterResult(battle="1.9", corps={"union:C": CorpsResult(), "union:B": CorpsResult()})
    reasons = [reason.text for reason in GAME.why_not(waiting(), wrong)]
    assert reasons == [
        "the result is of battle 1.9; battle 2.1 waits for one",
        "union:B is not in battle 2.1",
        "union:C is not in battle 2.1",
        "confederate:A fought in battle 2.1 and is left out",
        "union:A fought in battle 2.1 and is left out",
    ]


# ---- what is told


@pytest.mark.clause("RTG-15.0e", "RTG-R-OFF-AFTER")
def test_the_log_says_who_entered_what_from_where_and_what_was_overruled_why() -> None:
    command = cmd.EnterResult(
        battle="2.1",
        corps=PLAIN | {"union:A": CorpsResult(infantry=10)},
        field="confederate",
        origin="table",
        check="7K2M-QX9P",
        changed=(OVERRULED,),
        records=("battles/2.1/9/result.json",),
    )
    told, state = entered(waiting(), command)
    (said,) = [one for one in told if isinstance(one, ev.ResultEntered)]
    assert (said.field, said.check, said.changed, said.records) == (
        "confederate",
        "7K2M-QX9P",
        (OVERRULED,),
        ("battles/2.1/9/result.json",),
    )
    words = " ".join(sentences(told, Names(state)))
    assert (
        "The referee enters the result of battle 2.1, from the table game: the Confederate side holds the field; he sets "
        "infantry of A Corps to 10, not 14: a brigade was counted twice." in words
    )
    assert state.corps["union:A"].strength.infantry == 70
    assert (state.battle, state.pending) == (None, None)
    assert told_in_words(GAME.label(waiting(), command)) == "Result of battle 2.1 from the table"


@pytest.mark.clause("RTG-15.0c", "RTG-1.0b")
def test_a_side_reads_nothing_of_the_entry_before_the_game_is_over() -> None:
    told, _ = entered(waiting(), cmd.EnterResult(battle="2.1", corps=PLAIN, changed=(OVERRULED,)))
    for seat in (CSA, USA):
        assert not any(secrecy.tells(waiting(), seat, one) for one in told)


@pytest.mark.clause("RTG-15.0c", "RTG-15.0e")
def test_the_duties_name_the_way_out_and_back() -> None:
    out, back = GAME.duties(waiting(), "referee")
    assert out.must
    assert back.must
    assert "battle 2.1 waits on the table" in out.text
    assert "companion battle export" in out.text
    assert "companion battle import" in back.text
    assert "computer" in back.text
    (shown,) = GAME.duties(waiting(), USA)
    assert not shown.must
    assert "companion battle export" in shown.text


def test_command_and_facts_go_through_json() -> None:
    command = cmd.EnterResult(battle="2.1", corps=PLAIN, field="union", changed=(OVERRULED,))
    assert GAME.decode_command(msgspec.json.encode(command)) == command
    told, _ = entered(waiting(loser_withdraws=True), command)
    assert any(isinstance(one, ev.FieldLost) for one in told)
    for one in told:
        assert msgspec.json.decode(msgspec.json.encode(one), type=ev.AnyEvent) == one
    with pytest.raises(msgspec.ValidationError):
        GAME.decode_command('{"order": "battle-result", "battle": "2.1", "corps": {"union:A": {"horses": 3}}}')


# ---- the phase goes on where it stopped


@pytest.mark.clause("RTG-R-OFF-WHEN", "RTG-15.0e")
def test_the_phase_goes_on_where_it_stopped_as_after_a_battle_of_the_computers() -> None:
    """Two attacks in one phase: the first is fought on the table, and the second comes at its own time all the same."""
    late = attacker("confederate:B", at=neighbour(FIELD, 2))
    game = a_game(
        attacker("confederate:A", combat="hasty-attack", contact="hasty-attack"),
        late,
        corps("union:A", 300),
        corps("union:B", 300, at=neighbour(FIELD, 2)),
        offline=True,
    )
    told = story(game)
    execute(told)
    moments = []
    while told.state.pending is not None:
        if told.state.pending.kind == "off-line-result":
            assert told.state.battle is not None
            moments.append((told.state.clock, told.state.battle.initiator))
            before = told.state
            plain = {name: CorpsResult() for name in (*told.state.battle.attackers, *told.state.battle.defenders)}
            _, told.state = entered(told.state, cmd.EnterResult(battle=told.state.battle.id, corps=plain))
            assert (told.state.clock, told.state.under_way) == (before.clock, True)
        else:
            battle.answer(told, "yes")
        if told.state.pending is None:
            execute(told)
    assert moments == [((1, 4), "confederate:A"), ((1, 3), "confederate:B")]
    assert told.state.clock == (1, 1)


# ---- who holds the field


def _forgotten(state: State) -> State:
    return replace(state, corps={name: replace(one, fought_here=None) for name, one in state.corps.items()})


@pytest.mark.clause("RTG-R-OFF-SCALE")
@pytest.mark.parametrize("held", ["neither", "confederate", "union"])
def test_by_default_the_field_changes_nothing(held: Any) -> None:
    """But for what the next battle there begins from: who held it."""
    left = entered(waiting(), cmd.EnterResult(battle="2.1", corps=PLAIN, field="neither"))[1]
    found = entered(waiting(), cmd.EnterResult(battle="2.1", corps=PLAIN, field=held))[1]
    assert {one.fought_here.held for one in found.corps.values() if one.fought_here is not None} == {held}
    assert _forgotten(found) == _forgotten(left)
    assert driven_off(waiting(), held) == ()
    assert "No corps has to withdraw: all keep their combat modes." in map(told_in_words, consequences(waiting(), held))


@pytest.mark.clause("RTG-R-OFF-SCALE")
@pytest.mark.parametrize(
    ("held", "loser", "winner"), [(CSA, "union:A", "confederate:A"), (USA, "confederate:A", "union:A")]
)
def test_who_does_not_hold_the_field_takes_combat_mode_withdraw(held: Any, loser: str, winner: str) -> None:
    state = waiting(loser_withdraws=True)
    busy = replace(state.corps["union:A"], action=Action("deploy", (1, 1)))
    state = replace(state, corps=state.corps | {"union:A": busy})
    told, after = entered(state, cmd.EnterResult(battle="2.1", corps=PLAIN, field=held))
    assert [one.corps for one in told if isinstance(one, ev.FieldLost)] == [loser]
    assert (after.corps[loser].combat, after.corps[loser].action) == ("withdraw", None)
    assert after.corps[winner].combat == state.corps[winner].combat
    assert mode_before_the_enemy(after.corps[loser]) == "withdraw"
    for name in PLAIN:  # the losses are the same whoever holds it
        assert after.corps[name].strength == state.corps[name].strength


@pytest.mark.clause("RTG-R-OFF-SCALE")
def test_neither_side_withdraws_where_neither_holds_the_field() -> None:
    told, _ = entered(waiting(loser_withdraws=True), cmd.EnterResult(battle="2.1", corps=PLAIN, field="neither"))
    assert not [one for one in told if isinstance(one, ev.FieldLost | ev.CombatModeTaken)]


@pytest.mark.clause("RTG-R-OFF-SCALE")
def test_it_lasts_to_the_next_execution_phase_and_a_failed_withdrawal_stands() -> None:
    _, after = entered(waiting(loser_withdraws=True), cmd.EnterResult(battle="2.1", corps=PLAIN, field=CSA))
    told = story(after)
    execute(told)
    took = [one.combat for one in facts(told, ev.CombatModeTaken) if one.corps == "union:A"]
    assert set(took) <= {"inactive", "stand"}  # got away, or could not; never back to its contact mode of itself
    checked = [one for one in facts(told, ev.WithdrawalChecked) if one.corps == "union:A"]
    assert len(checked) == 1
    again = folding.apply(told.state, ev.PhaseBegan(3, "execution")).corps["union:A"]
    assert not again.lost_field
    assert mode_before_the_enemy(replace(again, contact="attack", demoralised=False)) == "attack"
    assert mode_before_the_enemy(replace(after.corps["union:A"], withdrawal="stands")) == "stand"


@pytest.mark.clause("RTG-R-OFF-SCALE", "RTG-9.9b")
def test_who_is_destroyed_or_back_at_home_withdraws_nowhere() -> None:
    meade = headquarters(USA, at=FIELD, combat="stand")
    taken = PLAIN | {"union:A": CorpsResult(surrendered=True), "union:HQ": CorpsResult(surrendered=True)}
    told, after = entered(waiting(meade, loser_withdraws=True), cmd.EnterResult(battle="2.1", corps=taken, field=CSA))
    assert not [one for one in told if isinstance(one, ev.FieldLost)]
    assert not after.corps["union:HQ"].lost_field


@pytest.mark.clause("RTG-R-OFF-SCALE")
def test_the_consequences_name_the_corps_that_would_withdraw() -> None:
    state = waiting(corps("union:B", 40), loser_withdraws=True)
    words = {held: " ".join(map(told_in_words, consequences(state, held))) for held in get_args(Held)}
    assert all("Losses and fatigue are the same whoever holds it." in told for told in words.values())
    assert "withdraw before the enemy until the turn ends, as far as they are left: A Corps, B Corps." in words[CSA]
    assert "left: A Corps." in words[USA]
    assert "No corps has to withdraw" in words["neither"]


def test_the_rules_of_the_tests_are_the_games() -> None:
    assert GAME.rules(a_game()).every() == the_rules().every()
