"""An order given again in another state: what it tells of units is told of those alone of whom it still counts."""

from __future__ import annotations

from msgspec.structs import replace

from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules import commands as cmd
from companion.games.miniatures.rules.legal_sequence import not_outside
from companion.games.miniatures.rules.state import Battery, State, unit


def as_it_counts(rules: Rules, state: State, command: cmd.AnyCommand) -> cmd.AnyCommand:
    """Give an order without the names that nothing would come of: a mended die must not shut the step after it.

    Who is low on ammunition no more is not told to be outside musket range, a line has no head on a road, and who turns
    by itself needs no leader.
    """
    match command:
        case cmd.NextStep():
            named = dict.fromkeys(command.outside_musket_range)
            still = tuple(name for name in named if not any(not_outside(rules, state, (name,))))
            return command if still == command.outside_musket_range else replace(command, outside_musket_range=still)
        case cmd.Face() if command.commander:
            found = unit(state, command.unit)
            turns = found is not None and not (isinstance(found, Battery) and not found.limbered)
            return replace(command, commander="") if turns else command
        case cmd.ResolveCharge():
            columns = {name for name, one in state.brigades.items() if one.formation == "march-column"}
            return replace(
                command,
                supported=tuple(name for name in command.supported if name not in state.batteries),
                on_road=tuple(name for name in command.on_road if name in columns),
                over_bridge=tuple(name for name in command.over_bridge if name in columns),
            )
        case _:
            return command
