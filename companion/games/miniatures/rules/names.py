"""What everybody and everything in a battle is called."""

from __future__ import annotations

from companion.games.miniatures.rules.state import State, unit
from companion.language.messages import Named


def name_of(state: State, one: Named) -> str:
    """Give one name, "" for what nothing bears."""
    found = unit(state, one.id) or state.leaders.get(one.id) or state.objectives.get(one.id)
    return state.names.get(one.id, "") if found is None else found.name
