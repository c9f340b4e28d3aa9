"""The words of a command for the log and the undo menu."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.campaign.charts.ruleset import Rules
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules import names
from companion.games.campaign.rules.hexes import Hex
from companion.games.campaign.rules.state import State, key


def label(rules: Rules, state: State, command: cmd.AnyCommand) -> str:
    """Give a command's words: what is done, to whom."""
    match command:
        case cmd.Continue():
            return _phase(rules, state)
        case cmd.ET():
            return f"ET: end of the {'set-up' if state.phase == 'set-up' else _phase(rules, state)}"
        case cmd.Answer():
            return f"Answer: {command.choice}"
        case cmd.EnterResult():
            return f"Result of battle {command.battle} from the table"
        case cmd.SetUp():
            parts = (("number", command.number), ("urgency", command.urgency), ("contact", command.contact))
            told = ", ".join(f"{name} {value}" for name, value in parts if value is not None)
            return f"Set up {_corps(state, command.corps)}: {told}"
        case cmd.Note():
            return f"Note: {command.text}"
        case cmd.TakeSeat():
            return f"The {command.by.capitalize()} player takes the referee's seat"
        case cmd.Override():
            target = "the game" if command.target == "game" else _corps(state, command.target)
            return f"Override {target}: {command.field} = {command.value} ({command.reason})"
        case cmd.SetOption():
            return f"{command.option} = {command.value} ({command.reason})"
        case cmd.Resign():
            return f"The {command.side.capitalize()} player resigns"
        case cmd.OF():
            together = ", ".join(_corps(state, one) for one in command.corps)
            return f"OF: force of {together} at {command.rate}"
        case _:
            return _order(state, command)


def _order(state: State, command: cmd.AnyCommand) -> str:
    """Give an order to a corps as the menus call it."""
    to = _corps(state, getattr(command, "corps", ""))
    code = str(command.__struct_config__.tag)
    match command:
        case cmd.SU():
            return f"{code} {to}: urgency {command.urgency}"
        case cmd.SM():
            return f"{code} {to}: {command.march}"
        case cmd.CM():
            return f"{code} {to}: {command.contact}"
        case cmd.RT() | cmd.AT() | cmd.RE():
            return f"{code} {to}: {key(command.hex)}"
        case cmd.MV():
            return f"{code} {to}: {path_words(command.start, command.path)}"
        case cmd.CD():
            return f"{code} {to}: {command.deployment}"
        case _:
            return f"{code} {to}"


def path_words(start: Hex, path: Sequence[int]) -> str:
    """Give a path as it is typed: "from 5,8 by 4 4 3"; without steps it leads to its starting hex."""
    return f"from {key(start)} by {' '.join(map(str, path))}" if path else f"to {key(start)}"


def _phase(rules: Rules, state: State) -> str:
    return next((row.name for row in rules.sequence.phase if row.id == state.phase), "Set-up")


def _corps(state: State, name: str) -> str:
    """Give a corps as its side calls it; a name that nothing bears stays."""
    if name == names.FORCE:
        return "the force"
    side = names.side_to_act(state)
    found = state.corps.get(name) or (names.corps_named(state, side, name) if side else None)
    return name if found is None else f"{found.unit} ({found.letter})"
