"""Who touches whom: a charging unit the enemy that it moved against, and what else the referee says it touches.

    move … charges, break-through, contact ──► contacts(state) ──► linked(…): one combat each

A contact is an attacker and a defender, both on the table; what one side touches, the other touches as well.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from companion.games.miniatures.rules.asked_again import asked_again
from companion.games.miniatures.rules.state import State, Unit, on_table, unit


class Contact(NamedTuple):
    """A charging unit and an enemy unit that it touches."""

    attacker: str
    defender: str


class Linked(NamedTuple):
    """All units linked by contact: one combat, each side in the order in which its contacts come."""

    attackers: tuple[str, ...]
    defenders: tuple[str, ...]


def claimed(of: Unit) -> tuple[str, ...]:
    """Give the enemy units that a charging unit was moved against or is said to touch, gone or not."""
    done = of.this_turn
    return (done.charges, *done.touches) if done.charges else ()


@asked_again
def contacts(state: State) -> tuple[Contact, ...]:
    """Give every contact of the player turn between two units that are on the table."""
    return tuple(
        Contact(attacker.id, name)
        for attacker in on_table(state, state.player_turn)
        for name in claimed(attacker)
        # Of the other side still: the referee may have said that it was ours all the time.
        if (enemy := unit(state, name)) is not None and enemy.status == "on-table" and enemy.side != attacker.side
    )


def touching(state: State, name: str) -> tuple[str, ...]:
    """Give the enemy units that a unit touches, as attacker or as defender."""
    return tuple(two if one == name else one for one, two in contacts(state) if name in (one, two))


def linked(those: Iterable[Contact]) -> tuple[Linked, ...]:
    """Give the combats that contacts make: all units linked by contact are one (D10-RUL-CHARGE-ONE-COMBAT)."""
    found: list[tuple[list[str], list[str]]] = []
    for contact in those:
        joined = [one for one in found if contact.attacker in one[0] or contact.defender in one[1]]
        apart = [one for one in found if one not in joined]
        # What it links goes where the first of them stood, so that combats keep the order of their first contact.
        place = found.index(joined[0]) if joined else len(found)
        attackers = dict.fromkeys([*(name for one in joined for name in one[0]), contact.attacker])
        defenders = dict.fromkeys([*(name for one in joined for name in one[1]), contact.defender])
        found = [*apart[:place], (list(attackers), list(defenders)), *apart[place:]]
    return tuple(Linked(tuple(attackers), tuple(defenders)) for attackers, defenders in found)


def outside(
    state: State, attackers: Iterable[str], defenders: Iterable[str], *, settled: Iterable[str] = ()
) -> tuple[Contact, ...]:
    """Give the contacts that link a combat's units with units outside it; none of those that are `settled`."""
    ours, theirs, done = set(attackers), set(defenders), set(settled)
    return tuple(
        one for one in contacts(state) if (one.attacker in ours) != (one.defender in theirs) and done.isdisjoint(one)
    )
