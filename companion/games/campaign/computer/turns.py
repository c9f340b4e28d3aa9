"""Whose move it is, and what the computer does when it is its own: a phase played on, or a side's orders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from companion.games.campaign import messages as say
from companion.games.campaign.computer.player import phase
from companion.games.campaign.rules import commands as cmd
from companion.games.campaign.rules.names import side_to_act
from companion.language.messages import Message

if TYPE_CHECKING:
    from companion.games.campaign.computer.doctrine import Doctrine
    from companion.games.campaign.game import Campaign
    from companion.games.campaign.rules.state import State


class Move(NamedTuple):
    """Commands that belong together, one entry of the journal; its words say nothing of what was ordered."""

    label: Message
    commands: Sequence[cmd.AnyCommand]


def next_move(game: Campaign, state: State, doctrine: Doctrine) -> Move | None:
    """Give the computer's next move; None where a human must act, or the game is over."""
    if state.over or state.pending is not None:
        return None
    side = side_to_act(state)
    if side is None:
        # The phases of nobody are played on by the same hand, so that a game between two computers runs by itself.
        return Move(say.PLAYED[state.phase](), (cmd.Continue(),))
    if not state.control.get(side, "human").startswith("computer:"):
        return None
    view = game.view(state, side)
    return Move(say.ORDERED[side](), phase(game.rules(state), game.ground_of(state), doctrine, view))
