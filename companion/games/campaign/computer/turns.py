"""Whose move it is, and what the computer does when it is its own: a phase played on, or a side's orders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from companion.games.campaign.computer.player import phase
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.names import side_to_act

if TYPE_CHECKING:
    from companion.games.campaign.computer.doctrine import Doctrine
    from companion.games.campaign.game import Campaign
    from companion.games.campaign.rules.state import State


class Move(NamedTuple):
    """Commands that belong together, one entry of the journal; its words say nothing of what was ordered."""

    label: str
    commands: Sequence[cmd.AnyCommand]


def next_move(game: Campaign, state: State, doctrine: Doctrine) -> Move | None:
    """Give the computer's next move; None where a human must act, or the game is over."""
    if state.over or state.pending is not None:
        return None
    side = side_to_act(state)
    if side is None:
        # The phases of nobody are played on by the same hand, so that a game between two computers runs by itself.
        return Move(f"The {state.phase} phase", (cmd.Continue(),))
    if not state.control.get(side, "human").startswith("computer:"):
        return None
    view = game.view(state, side)
    return Move(f"The computer's {side.capitalize()} orders", phase(game.rules(state), game.ground, doctrine, view))
