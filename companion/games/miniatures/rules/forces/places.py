"""The divisions and corps of a side, and under which of them a unit comes."""

from __future__ import annotations

from typing import NamedTuple

from companion.games.miniatures.rules.state import Side, State, Unit, units


class Command(NamedTuple):
    """A division and its corps, "" for troops that are directly under their corps, or have none."""

    division: str
    corps: str


def commands(state: State, side: Side) -> dict[str, Command]:
    """Give every division and corps of a side by id, those too whose last unit has gone to others."""
    found: dict[str, Command] = {}
    for one in (*units(state), *state.origins.values()):
        if one.side == side:
            if one.corps:
                found.setdefault(one.corps, Command("", one.corps))
            if one.division:
                found.setdefault(one.division, Command(one.division, one.corps))
    return found


def under(one: Unit) -> str:
    """Give the id of the command that a unit stands under."""
    return one.division or one.corps
