"""What happens: a state, a command and dice give events. Pure; raises Refused with every reason."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.tactical.rules import books, legal, legal_referee, names
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules import events as ev
from companion.games.tactical.rules.combat.leader_losses import bereave, falls
from companion.games.tactical.rules.orders import (
    facing,
    force_marching,
    fortifying,
    handling,
    leaders_moving,
    modes,
    moving,
    plotting,
    remarking,
    reorganising,
)
from companion.games.tactical.rules.situation import Situation
from companion.games.tactical.rules.state import Leader, State, Unit
from companion.games.tactical.rules.story import Story
from companion.games.tactical.rules.table import battle
from companion.games.tactical.rules.turn import phases
from companion.kernel.dice import Dice
from companion.kernel.draws import Chance
from companion.kernel.overriding import commanding
from companion.kernel.overriding.gates import let_happen
from companion.kernel.overriding.paying import paid
from companion.kernel.overriding.setting import option_set, overridden


def decide(now: Situation, command: cmd.AnyCommand, dice: Dice) -> Sequence[ev.AnyEvent]:
    """Decide a command. Raises Refused when the rules do not allow it, DieWanted when an entered draw is missing."""
    passed = let_happen(legal.against(now, command), command)
    story = Story(now.rules, now.ground, now.sight, now.state, dice)
    if passed is not None:
        story.tell(passed)
    match command:
        case cmd.Continue():
            phases.go_on(story)
        case cmd.Done():
            phases.end_operation(story)
        case cmd.WritePlan():
            side = names.side_to_act(now.state)
            assert side is not None
            story.tell(ev.Planned(side, command.plan))
        case cmd.Answer():
            phases.answer(story, command.choice)
        case cmd.Activate():
            phases.activate(story, command.division)
        case cmd.EndActivation():
            phases.end_activation(story)
        case cmd.Resign():
            phases.resign(story, command.side, command.reason)
        case cmd.ToTable():
            battle.open_battle(story, command)
        case cmd.EnterResult():
            battle.enter(story, command)
        case cmd.CallOff():
            battle.call_off(story)
        case cmd.Note():
            story.tell(ev.Noted(command.text))
        case cmd.TakeSeat():
            story.tell(ev.SeatTaken(command.by))
        case cmd.NameCommander() | cmd.Dismiss():
            story.tell(commanding.decided(now.state.commanders, command))
        case cmd.Override():
            _override(story, command)
        case cmd.SetOption():
            story.tell(option_set(now.state.options, command))
        case _:
            _order(story, command)
    return tuple(story.events)


def _order(story: Story, command: cmd.UnitOrder) -> None:
    """Carry out an order to a unit, which is taken in hand for it (ANT-R-ABORT)."""
    one = _ordered(story.state, command)
    # Before the order itself: what it takes back, by Z, is all since the unit came to hand.
    handling.pick_up(story, one)
    match command:
        case cmd.Move():
            moving.move(story, one, command)
        case cmd.ForceMarch():
            force_marching.force_march(story, one, command)
        case cmd.Face():
            facing.face(story, one, command)
        case cmd.ChangeMode():
            modes.change_mode(story, one, command)
        case cmd.Fortify():
            fortifying.fortify(story, one)
        case cmd.Target():
            plotting.target(story, one, command.square)
        case cmd.PlotMelee():
            plotting.melee(story, one, command)
        case cmd.PlotAdvance():
            plotting.advance(story, one, command)
        case cmd.Transfer():
            leaders_moving.transfer(story, one, command)
        case cmd.Reorganise():
            reorganising.reorganise(story, one)
        case cmd.Remark():
            remarking.remark(story, one, command)
        case cmd.Abort():
            handling.abort(story, one)
        case _:
            raise AssertionError(command)


def _ordered(state: State, command: cmd.UnitOrder) -> Unit:
    side = names.side_to_act(state)
    assert side is not None
    one = names.unit_named(state, side, command.unit)
    assert one is not None
    return one


def _override(story: Story, command: cmd.Override) -> None:
    one = legal_referee.target_of(story.state, command.target)
    assert one is not None
    columns = books.columns(command.field) if isinstance(one, Unit) else ()
    story.tell(overridden(one, paid(command, columns)))
    # Whoever falls or is gone by hand counts, and is followed or left, as if it had been drawn.
    if isinstance(one, Leader) and story.state.leaders[one.id].lost and not one.lost:
        falls(story, one, Chance(came=True))
    elif isinstance(one, Unit) and one.square is not None and story.state.units[one.id].status == "eliminated":
        bereave(story, one, one.square, drawn=False)
