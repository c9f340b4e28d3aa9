"""Who comes in a fallen leader's place, and when he must: a post with nobody left to command is nobody's duty."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.miniatures.rules.state import PRESENT, Leader, State, Unit, units


def due(state: State) -> Iterator[Leader]:
    """Yield the phasing side's fallen whose replacements must come now (D10-LEADER-REPLACED).

    He is placed with a unit of his command (D10-RUL-LEADER-REPLACEMENT): where all of them are gone nobody sends one,
    though the referee may still bring him on.
    """
    for leader in state.leaders.values():
        if leader.side == state.player_turn and 0 < leader.returns <= state.turn and commands_any(state, leader):
            yield leader


def commands_any(state: State, leader: Leader) -> bool:
    """Say whether any unit of a post's command is on the table or still to arrive."""
    return any(one.status in PRESENT and leader in chain_posts(state, one) for one in units(state))


def chain_posts(state: State, of: Unit) -> tuple[Leader, ...]:
    """Give the posts of a unit's chain of command, whoever fills them."""
    place = {"division": of.division, "corps": of.corps, "army": ""}
    return tuple(
        x for x in state.leaders.values() if x.side == of.side and (x.rank == "army" or x.commands == place[x.rank])
    )
