"""What happens: a state, a command and dice give events. Pure; raises Refused with every reason."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import decide_charge, decide_fire, decide_maneuver, legal, surrendering
from companion.games.miniatures.rules import events as ev
from companion.games.miniatures.rules.forces import deciding
from companion.games.miniatures.rules.hand import decide as hand
from companion.games.miniatures.rules.placing import deciding as placing
from companion.games.miniatures.rules.state import State, question, unit
from companion.games.miniatures.rules.story import Story
from companion.games.miniatures.rules.victory import sudden_death
from companion.kernel.dice import Dice
from companion.kernel.overriding import commanding
from companion.kernel.overriding.gates import let_happen
from companion.kernel.overriding.setting import option_set


def decide(rules: Rules, state: State, command: cmd.AnyCommand, dice: Dice) -> Sequence[ev.AnyEvent]:
    """Decide a command. Raises Refused when the rules do not allow it, DieWanted when an entered die is missing."""
    passed = let_happen(legal.against(rules, state, command), command)
    story = Story(rules, state, dice)
    if passed is not None:
        story.tell(passed)
    _TELL[type(command)](story, command)
    if passed is not None:
        # Who has left in the middle of his combat is asked about no more.
        hand.settle(story)
    return tuple(story.events)


def _answer(story: Story, command: cmd.Answer) -> None:
    asked = question(story.state, command.question)
    assert asked is not None
    story.tell(ev.Answered(command.choice, asked.name))
    decide_charge.answer(story, asked, command.choice)


def _arrive(story: Story, command: cmd.Arrive) -> None:
    for name in command.units:
        one = unit(story.state, name) or story.state.leaders[name]
        story.tell(ev.Arrived(name, command.edge or one.arrives.edge))


def _delay(story: Story, command: cmd.Delay) -> None:
    for name in command.units:
        story.tell(ev.Delayed(name, command.turn))


def _leave_table(story: Story, command: cmd.LeaveTable) -> None:
    """A unit that leaves the table is out of the game as skedaddled (D10-RUL-CHARGE-SURRENDER)."""
    found = story.unit(command.unit)
    story.tell(ev.StandsLost(found.id, found.stands, "skedaddled"))
    story.out_of_the_game(found.id, "left")


def _take_objective(story: Story, command: cmd.TakeObjective) -> None:
    story.tell(ev.ObjectiveTaken(command.objective, command.by))


def _mark_seen(story: Story, command: cmd.MarkSeen) -> None:
    story.tell(ev.Seen(command.unit, command.seen))


def _note(story: Story, command: cmd.Note) -> None:
    story.tell(ev.Noted(command.text, command.unit))


def _set_dice(story: Story, command: cmd.SetDice) -> None:
    story.tell(ev.DiceModeSet(command.side, command.kind, command.mode))


def _set_option(story: Story, command: cmd.SetOption) -> None:
    story.tell(option_set(story.state.options, command))


def _name_player(story: Story, command: cmd.NamePlayer) -> None:
    story.tell(ev.PlayerNamed(command.command, command.player))


def _command(story: Story, command: cmd.NameCommander | cmd.Dismiss) -> None:
    story.tell(commanding.decided(story.state.commanders, command))


def _tick(story: Story, command: cmd.Tick) -> None:
    story.tell(ev.Ticked(command.acts, command.done))


def _end_battle(story: Story, command: cmd.EndBattle) -> None:
    story.tell(ev.Noted(command.reason))
    # Who won at once has won, also where both play on; taken up again because it was no win, it has no winner.
    holds = command.over or sudden_death(story.rules, story.state) is not None
    story.tell(ev.BattleEnded(command.over, winner=story.state.winner if holds else ""))


_TELL: dict[type, Callable[[Story, Any], None]] = {
    cmd.NextStep: decide_maneuver.next_step,
    cmd.Answer: _answer,
    cmd.ReplaceLeader: decide_maneuver.replace_leader,
    cmd.Attach: decide_maneuver.attach,
    cmd.Detach: decide_maneuver.detach,
    cmd.MoveLeader: decide_maneuver.move_leader,
    cmd.Maneuver: decide_maneuver.maneuver,
    cmd.ChangeFormation: decide_maneuver.change_formation,
    cmd.Mount: decide_maneuver.mount,
    cmd.Dismount: decide_maneuver.dismount,
    cmd.Limber: decide_maneuver.limber,
    cmd.Unlimber: decide_maneuver.unlimber,
    cmd.Face: decide_maneuver.face,
    cmd.Move: decide_maneuver.move,
    cmd.Arrive: _arrive,
    cmd.Delay: _delay,
    cmd.Fire: decide_fire.fire,
    cmd.ResolveCharge: decide_charge.resolve_charge,
    cmd.RollAgain: decide_charge.roll_again,
    cmd.Touch: decide_charge.touch,
    cmd.BreakContact: decide_charge.break_contact,
    cmd.BreakThrough: decide_charge.break_through,
    cmd.Surrender: surrendering.surrender,
    cmd.LeaveTable: _leave_table,
    cmd.TakeObjective: _take_objective,
    cmd.MarkSeen: _mark_seen,
    cmd.Note: _note,
    cmd.Override: hand.override,
    cmd.CountTable: hand.count_table,
    cmd.SetDice: _set_dice,
    cmd.SetOption: _set_option,
    cmd.Tick: _tick,
    cmd.NamePlayer: _name_player,
    cmd.NameCommander: _command,
    cmd.Dismiss: _command,
    cmd.EndBattle: _end_battle,
    cmd.Place: placing.place,
    cmd.Lift: placing.lift,
    cmd.Split: deciding.split,
    cmd.Merge: deciding.merge,
    cmd.Rename: deciding.rename,
    cmd.Transfer: deciding.transfer,
}
