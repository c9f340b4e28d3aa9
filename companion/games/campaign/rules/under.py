"""Who is under whom in a campaign: what a side has to command."""

from __future__ import annotations

from companion.games.campaign.rules import names
from companion.games.campaign.rules.state import Side, State
from companion.kernel.overriding.commanding import Formations


def formations(state: State, side: Side) -> Formations:
    """Give what a side has to command: the army and each of its corps, by id."""
    corps = [one.id for one in names.own_corps(state, side)]
    return {side: frozenset(corps), **{one: frozenset({one}) for one in corps}}
