"""The words of a command for the log and the undo menu."""

from __future__ import annotations

from companion.games.tactical.charts.ruleset import Rules
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.ground.squares import NAMES
from companion.games.tactical.rules.names import leader_named, place, side_to_act, unit_named
from companion.games.tactical.rules.state import State
from companion.kernel.overriding.setting import GAME


def label(rules: Rules, state: State, command: cmd.AnyCommand) -> str:
    """Give a command's words: what is done, to whom."""
    match command:
        case cmd.Continue():
            return _phase(rules, state)
        case cmd.Done():
            return f"C: end of the {_phase(rules, state)}"
        case cmd.Answer():
            return f"Answer: {command.choice}"
        case cmd.Activate():
            return f"Activate {command.division}'s division"
        case cmd.EndActivation():
            return "Activate no more divisions"
        case cmd.ToTable():
            where = "the whole field" if command.around is None else f"the field around {place(command.around)}"
            return f"To the table: {where}"
        case cmd.EnterResult():
            return f"Battle {command.battle}: the result from the table"
        case cmd.CallOff():
            return "The battle on the table is called off"
        case cmd.Note():
            return f"Note: {command.text}"
        case cmd.TakeSeat():
            return f"The {command.by.capitalize()} player takes the referee's seat"
        case cmd.Override():
            target = "the battle" if command.target == GAME else _anybody(state, command.target)
            return f"Override {target}: {command.field} = {command.value} ({command.reason})"
        case cmd.SetOption():
            return f"{command.option} = {command.value} ({command.reason})"
        case cmd.Resign():
            return f"The {command.side.capitalize()} side resigns"
        case _:
            return f"{_unit(state, command.unit)}: {_order(state, command)}"


def _order(state: State, command: cmd.UnitOrder) -> str:
    """Give what a unit is ordered to do."""
    match command:
        case cmd.Move():
            return f"move {', '.join(NAMES[one] for one in command.directions)}"
        case cmd.ForceMarch():
            return "force march" if command.times == 1 else f"force march, {command.times} times"
        case cmd.Face():
            return f"face {NAMES[command.direction]}"
        case cmd.ChangeMode():
            return f"change to {command.mode}"
        case cmd.Fortify():
            return "build a level of fortification"
        case cmd.Target():
            return "no fire plot" if command.square is None else f"fire at {place(command.square)}"
        case cmd.PlotMelee():
            return "plot melee" if command.on else "no melee plot"
        case cmd.PlotAdvance():
            return "plot advance" if command.on else "no advance plot"
        case cmd.Transfer():
            return f"leader {_leader(state, command.leader)} comes over"
        case cmd.Reorganise():
            return "reorganise"
        case cmd.Abort():
            return "Z: put back"
        case _:
            return str(command.__struct_config__.tag)


def _phase(rules: Rules, state: State) -> str:
    return rules.sequence.phase[state.phase.index].name


def _unit(state: State, name: str) -> str:
    """Give a unit by its shown name; a name that nothing bears stays."""
    side = side_to_act(state)
    found = state.units.get(name) or (unit_named(state, side, name) if side else None)
    return name if found is None else found.name


def _leader(state: State, name: str) -> str:
    side = side_to_act(state)
    found = state.leaders.get(name) or (leader_named(state, side, name) if side else None)
    return name if found is None else found.name


def _anybody(state: State, name: str) -> str:
    found = state.units.get(name) or state.leaders.get(name)
    return name if found is None else found.name
