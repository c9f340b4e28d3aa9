"""What a command does, for the log and the undo menu."""

from __future__ import annotations

from companion.charts.ruleset import labelled
from companion.games.tactical import messages as say
from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.messages.words import MODES
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.names import leader_named, side_to_act, unit_named
from companion.games.tactical.rules.state import State
from companion.kernel import messages as words
from companion.kernel.overriding import commanding
from companion.kernel.overriding.setting import GAME
from companion.language.messages import Id, Label, Leader, Message, Named, Own, Several, Unit, bare


def label(rules: Rules, state: State, command: cmd.AnyCommand) -> Message:
    """Say what a command does, and to whom."""
    match command:
        case cmd.Continue():
            return bare(_phase(rules, state))
        case cmd.Done():
            return say.DONE(phase=_phase(rules, state))
        case cmd.Answer():
            return say.ANSWER(choice=say.choice(command.choice))
        case cmd.Activate():
            return say.ACTIVATE(division=Named(command.division))
        case cmd.EndActivation():
            return say.NO_MORE()
        case cmd.WritePlan():
            return say.PLAN()
        case cmd.ToTable():
            return say.TO_TABLE() if command.around is None else say.TO_TABLE_AROUND(square=say.square(command.around))
        case cmd.EnterResult():
            return say.RESULT(battle=Id(command.battle))
        case cmd.CallOff():
            return say.CALLED_OFF()
        case cmd.Note():
            return words.NOTE(words=Own(command.text))
        case cmd.TakeSeat():
            return say.SEAT_TAKEN(side=words.capital(command.by))
        case cmd.NameCommander() | cmd.Dismiss():
            return commanding.label(command)
        case cmd.Override():
            return words.OVERRIDE(
                target=say.BATTLE if command.target == GAME else Named(command.target),
                field=words.field(command.field),
                value=words.value(command.value),
                reason=Own(command.reason),
            )
        case cmd.SetOption():
            return words.OPTION(option=words.ruling(command.option), value=command.value, reason=Own(command.reason))
        case cmd.Resign():
            return say.RESIGNS(side=words.capital(command.side))
        case _:
            return _order(state, command)


def _order(state: State, command: cmd.UnitOrder) -> Message:
    """Say what a unit is ordered to do."""
    unit = _unit(state, command.unit)
    match command:
        case cmd.Move():
            directions = Several(tuple(say.DIRECTIONS[one] for one in command.directions))
            return say.MOVE(unit=unit, directions=directions)
        case cmd.ForceMarch():
            return (
                say.FORCE_MARCH(unit=unit) if command.times == 1 else say.FORCE_MARCHES(unit=unit, times=command.times)
            )
        case cmd.Face():
            return say.FACE(unit=unit, direction=say.DIRECTIONS[command.direction])
        case cmd.ChangeMode():
            return say.CHANGE_MODE(unit=unit, mode=MODES[command.mode])
        case cmd.Fortify():
            return say.FORTIFY(unit=unit)
        case cmd.Target():
            if command.square is None:
                return say.NO_FIRE(unit=unit)
            return say.FIRE_AT(unit=unit, square=say.square(command.square))
        case cmd.PlotMelee():
            return (say.MELEE if command.on else say.NO_MELEE)(unit=unit)
        case cmd.PlotAdvance():
            return (say.ADVANCE if command.on else say.NO_ADVANCE)(unit=unit)
        case cmd.Transfer():
            return say.TRANSFER(unit=unit, leader=_leader(state, command.leader))
        case cmd.Reorganise():
            return say.REORGANISE(unit=unit)
        case cmd.Remark():
            return words.remark(unit, command.asked)
        case cmd.Abort():
            return say.ABORT(unit=unit)
        case _:
            raise AssertionError(command)


def _phase(rules: Rules, state: State) -> Label:
    return labelled(rules.sequence.phase[state.phase.index])


def _unit(state: State, name: str) -> Unit:
    """Name the unit that an order means; a name that nothing bears stays."""
    side = side_to_act(state)
    found = state.units.get(name) or (unit_named(state, side, name) if side else None)
    return Unit(name if found is None else found.id)


def _leader(state: State, name: str) -> Leader:
    side = side_to_act(state)
    found = state.leaders.get(name) or (leader_named(state, side, name) if side else None)
    return Leader(name if found is None else found.id)
