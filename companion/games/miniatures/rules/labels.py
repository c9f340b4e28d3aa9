"""The words of a command for the log and the undo menu."""

from __future__ import annotations

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules import sequence
from companion.games.miniatures.rules.state import State, unit


def name_of(state: State, name: str) -> str:
    """Give the shown name of a unit, a leader or an objective, or the id itself."""
    found = unit(state, name) or state.leaders.get(name) or state.objectives.get(name)
    return name if found is None else found.name


def label(rules: Rules, state: State, command: cmd.AnyCommand) -> str:
    """Give a command's words: what is done, to whom."""

    def names(ids: tuple[str, ...]) -> str:
        return ", ".join(name_of(state, one) for one in ids)

    match command:
        case cmd.NextStep():
            step = sequence.now(rules, state)
            return f"End of {step.phase} step {step.number}, {state.player_turn} turn {state.turn}"
        case cmd.Answer():
            return f"Answer: {name_of(state, command.choice)}"
        case cmd.Attach():
            return f"Attach {names((command.leader,))} to {names((command.unit,))}"
        case cmd.Maneuver():
            return f"Maneuver {names((command.unit,))}"
        case cmd.ChangeFormation():
            return f"{names((command.unit,))} to {rules.cards[command.to].name}"
        case cmd.Move():
            contact = f", charging {names((command.charges,))}" if command.charges else ""
            return f"Move {names((command.unit,))} {command.inches:g} in {command.mode}{contact}"
        case cmd.Arrive():
            return f"Arrive {names(command.units)}"
        case cmd.Delay():
            return f"Delay {names(command.units)} to turn {command.turn}"
        case cmd.Fire():
            return f"Fire {names(tuple(firer.unit for firer in command.firers))} at {names((command.target,))}"
        case cmd.ResolveCharge():
            return f"Charge {names(command.attackers)} against {names(command.defenders)}"
        case cmd.RollAgain():
            return "Desperate struggle, again"
        case cmd.BreakThrough():
            at = f" at {names((command.target,))}" if command.target else ""
            return f"Break through {names((command.unit,))}{at}"
        case cmd.TakeObjective():
            return f"{name_of(state, command.objective)} held by {command.by or 'nobody'}"
        case cmd.MarkSeen():
            return f"{names((command.unit,))} {'seen' if command.seen else 'out of sight'}"
        case cmd.Note():
            about = f"{names((command.unit,))}: " if command.unit else ""
            return f"Note: {about}{command.text}"
        case cmd.Override():
            return f"Override {name_of(state, command.target)}: {command.field} = {command.value} ({command.reason})"
        case cmd.CountTable():
            return f"Count of the table: {names(tuple(command.counts))}"
        case cmd.SetDice():
            return f"{command.side.title()} {command.kind} dice {command.mode}"
        case cmd.SetOption():
            return f"{command.option} = {command.value} ({command.reason})"
        case cmd.Tick():
            return f"Done on the table: {', '.join(map(str, command.acts))}"
        case cmd.EndBattle():
            return f"{'End of the battle' if command.over else 'The battle goes on'}: {command.reason}"
        case _:
            verb = type(command).__struct_config__.tag
            words = str(verb).replace("-", " ").capitalize()
            who = getattr(command, "leader", "") or getattr(command, "unit", "")
            return f"{words} {name_of(state, who)}"
