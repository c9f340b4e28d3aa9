"""What happens: a state, a command and dice give events. Pure; raises Refused with every reason."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules import books, drafting, legal, phases
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import events as ev
from companion.games.campaign.rules.ground import Ground
from companion.games.campaign.rules.state import State
from companion.games.campaign.rules.story import Story
from companion.kernel.dice import Dice
from companion.kernel.overriding import commanding
from companion.kernel.overriding.gates import let_happen
from companion.kernel.overriding.paying import paid
from companion.kernel.overriding.setting import GAME, option_set, overridden


def decide(rules: Rules, ground: Ground, state: State, command: cmd.AnyCommand, dice: Dice) -> Sequence[ev.AnyEvent]:
    """Decide a command. Raises Refused when the rules do not allow it, DieWanted when an entered draw is missing."""
    passed = let_happen(legal.against(rules, ground, state, command), command)
    story = Story(rules, ground, state, dice)
    if passed is not None:
        story.tell(passed)
    match command:
        case cmd.Continue():
            phases.go_on(story)
        case cmd.ET():
            phases.end_turn(story)
        case cmd.Answer():
            _answer(story, command)
        case cmd.EnterResult():
            from companion.games.campaign.rules.battle.on_table import enter_result

            enter_result(story, command)
        case cmd.Resign():
            phases.resign(story, command.side, command.reason)
        case cmd.Note():
            story.tell(ev.Noted(command.text))
        case cmd.TakeSeat():
            story.tell(ev.SeatTaken(command.by))
        case cmd.NameCommander() | cmd.Dismiss():
            story.tell(commanding.decided(state.commanders, command))
        case cmd.Override():
            _override(story, command)
        case cmd.SetOption():
            story.tell(option_set(state.options, command))
        case _:
            assert isinstance(command, get_args(drafting.MenuCommand))
            drafting.carry_out(story, command)
    return tuple(story.events)


def _answer(story: Story, command: cmd.Answer) -> None:
    """Answer the pending question; each chapter takes its own."""
    prompt = story.state.pending
    assert prompt is not None
    match prompt.kind:
        case "hand-over":
            story.tell(ev.Answered(command.choice))
        case "second-withdrawal":
            from companion.games.campaign.rules.withdrawing import answer_withdrawal

            answer_withdrawal(story, command.choice)
        case _:
            from companion.games.campaign.rules.battle.fight import answer

            answer(story, command.choice)


def _override(story: Story, command: cmd.Override) -> None:
    if command.target == GAME:
        story.tell(overridden(story.state, command))
    else:
        was = story.corps(command.target)
        story.tell(overridden(was, paid(command, books.columns(command.field))))
        if story.corps(was.id).hex != was.hex:
            _put_elsewhere(story, was.id)


def _put_elsewhere(story: Story, name: str) -> None:
    """Let a corps that was put into another hex begin anew there: what it was doing led on from where it was."""
    if story.corps(name).action is not None:
        story.tell(ev.ActionDropped(name, story.state.clock))
    if (story.corps(name).on_path, story.corps(name).route) != (-1, ()):
        story.tell(ev.PathFollowed(name, -1))
