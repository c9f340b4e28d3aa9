"""What the referee can set: of the battle, of a unit and of what it did in this turn, of a leader.

Fields are called by their plain names, those of this turn too: no two of a unit are called alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from companion.games.miniatures.rules.hand.books import ASIDE, FIGURES
from companion.games.miniatures.rules.state import Battery, Brigade, Leader, State, Unit, unit
from companion.games.miniatures.rules.this_turn import ThisTurn
from companion.games.miniatures.rules.whose import whose

FIXED = frozenset({"id", "this_turn", "brigades", "batteries", "leaders", "acts_made", "acts_before"}) | frozenset(
    {"origins", "commanders", "part_of", "shares", "briefings", "shape", "tags"}
)
"""What nobody sets: names that all else goes by, what is set field by field, whose stands are whose, and the shape."""
EMPTIED = frozenset({"combats", "pending", "shots", "acts"})
"""What waits in the middle of a step. It can be struck out, and only as a whole: the rules alone make it."""
OF_THIS_TURN = frozenset(ThisTurn.__struct_fields__)
MOMENT = frozenset({"turn", "player_turn", "step"})
"""Where the battle stands."""


def bearer(state: State, target: str, field: str) -> msgspec.Struct | None:
    """Give who has a field: the battle, a unit, what a unit did in this turn, a leader; None where nobody is called so.

    It may lack the field; then nobody has it.
    """
    found = whose(state, target, field)
    if found is None or isinstance(found, State | Leader) or field not in OF_THIS_TURN:
        return found
    return found.this_turn


def shapes(kinds: Iterable[type[msgspec.Struct]]) -> tuple[type[msgspec.Struct], ...]:
    """Give the shapes that have the fields of things of some kinds: what a unit did in this turn comes after it."""
    return tuple(one for kind in kinds for one in ((kind, ThisTurn) if kind in (Brigade, Battery) else (kind,)))


def names(kinds: Iterable[type[msgspec.Struct]]) -> tuple[str, ...]:
    """Name the fields that can be set of things of some kinds."""
    return tuple(dict.fromkeys(name for one in shapes(kinds) for name in one.__struct_fields__ if name not in FIXED))


def in_order(fields: Mapping[str, object]) -> list[tuple[str, object]]:
    """Give the fields in the order in which they are set.

    What is set aside is made up of the other figures and comes after them; guns damaged are some of the stands, and
    where a unit is comes last.
    """
    rank = {ASIDE: 2, "damaged": 3, "status": 4} | dict.fromkeys(FIGURES - {ASIDE}, 1)
    return sorted(fields.items(), key=lambda field: rank.get(field[0], 0))


def somebody(state: State, name: str) -> Unit | Leader:
    """Give the unit or leader of a name; raises KeyError where nobody bears it."""
    found = unit(state, name)
    return state.leaders[name] if found is None else found
