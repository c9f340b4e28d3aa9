"""Whose move it is, and what the computer does when it is its own: a phase played on, or a side's orders."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from companion.charts.ruleset import labelled
from companion.games.tactical import messages as say
from companion.games.tactical.computer.activating import activations
from companion.games.tactical.computer.player import orders
from companion.games.tactical.rules import commands as cmd
from companion.games.tactical.rules.names import side_to_act
from companion.games.tactical.rules.turn.activation import waiting
from companion.games.tactical.rules.view import to_act
from companion.kernel.supply import Supply
from companion.language.messages import Message

if TYPE_CHECKING:
    from companion.games.tactical.computer.doctrine import Doctrine
    from companion.games.tactical.game import Tactical
    from companion.games.tactical.rules.state import State

COMPUTER = "computer:"


class Move(NamedTuple):
    """Commands that belong together, one entry of the journal; its words say nothing of what was ordered."""

    label: Message
    commands: Sequence[cmd.AnyCommand]


def next_move(game: Tactical, state: State, doctrine: Doctrine) -> Move | None:
    """Give the computer's next move; None where a human must act, or the game is over."""
    if state.over or state.pending is not None:
        return None
    side = side_to_act(state)
    if side is None:
        if to_act(state) != "referee":
            return _activated(game, state)
        begun = state.phase.kind != "set-up"
        phase = labelled(game.rules(state).sequence.phase[state.phase.index]) if begun else say.SET_UP
        return Move(say.PLAYED(phase=phase), (cmd.Continue(),))
    if not state.control.get(side, "").startswith(COMPUTER):
        return None
    commands = orders(game.situation(state), game.view(state, side), doctrine)
    if state.hidden:
        commands = carried_out(game, state, commands)
    return Move(say.ORDERED[side](), commands)


def _activated(game: Tactical, state: State) -> Move | None:
    """Give the divisions that a computer activates; None where a person is asked (ANT-R-ACT-COMPUTER)."""
    now = game.situation(state)
    side = now.rules.activation.side
    if not waiting(now) or not state.control.get(side, "").startswith(COMPUTER):
        return None
    return Move(say.ORDERED[side](), activations(now, game.view(state, side)))


def carried_out(game: Tactical, state: State, commands: Sequence[cmd.AnyCommand]) -> Sequence[cmd.AnyCommand]:
    """Give those orders that can be carried out where an enemy nobody had seen stands in the way.

    What was planned rests on what its side knows. As a person would, the player finds out by ordering: a march ends
    where it is barred, and what rests on it is left.
    """
    found: list[cmd.AnyCommand] = []
    for command in commands:
        able = next((one for one in _shorter(command) if not game.why_not(state, one)), None)
        if able is None:
            continue
        found.append(able)
        if not isinstance(able, cmd.Done):  # orders are carried out without a draw
            for event in game.decide(state, able, Supply("")):
                state = game.apply(state, event)
    return found


def _shorter(command: cmd.AnyCommand) -> Iterator[cmd.AnyCommand]:
    """Yield an order, and for a march each shorter one."""
    yield command
    if isinstance(command, cmd.Move):
        for steps in range(len(command.directions) - 1, 0, -1):
            yield cmd.Move(unit=command.unit, directions=command.directions[:steps])
