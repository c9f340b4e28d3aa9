"""Whose move it is, and what the computer does when it is its own: a phase played on, or a side's orders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from companion.players.tactical.player import orders
from companion.tactical import commands as cmd
from companion.tactical.names import side_to_act
from companion.tactical.view import to_act

if TYPE_CHECKING:
    from companion.players.tactical.doctrine import Doctrine
    from companion.tactical.game import Tactical
    from companion.tactical.state import State

COMPUTER = "computer:"


class Move(NamedTuple):
    """Commands that belong together, one entry of the journal; its words say nothing of what was ordered."""

    label: str
    commands: Sequence[cmd.AnyCommand]


def next_move(game: Tactical, state: State, doctrine: Doctrine) -> Move | None:
    """Give the computer's next move; None where a human must act, or the game is over."""
    if state.over or state.pending is not None:
        return None
    side = side_to_act(state)
    if side is None:
        if to_act(state) != "referee":
            return None
        name = game.rules(state).sequence.phase[state.phase.index].name if state.phase.kind != "set-up" else "set-up"
        return Move(f"The {name}", (cmd.Continue(),))
    if not state.control.get(side, "").startswith(COMPUTER):
        return None
    return Move(
        f"The computer's {side.capitalize()} orders", orders(game.situation(state), game.view(state, side), doctrine)
    )
