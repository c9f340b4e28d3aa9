"""Which tag a unit carries on the table: dealt when it enters the game, its own from then on, and never another's.

The first side's count up from the first tag that is no corner's, the other's down from the last, so that no side learns
from its own numbers how many the other has. Who is gone keeps his; who comes back under his old id has it again.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec
from msgspec.structs import replace

from companion.field import tags
from companion.games.miniatures.charts.ruleset import Rules
from companion.games.miniatures.rules.measuring.ranks import ranks
from companion.games.miniatures.rules.placing.standing import laid
from companion.games.miniatures.rules.state import PRESENT, State, Unit, units


class Tagged(msgspec.Struct, frozen=True):
    """A unit's tag, and how deep the unit stands in inches: the tag's strip lies behind it."""

    tag: int
    deep: float


def numbers(state: State) -> Mapping[str, int]:
    """Give the tag of each unit by id, of those that are gone too; who finds none left has none."""
    return state.tags or _dealt({}, units(state))


def numbered(state: State, before: Mapping[str, int]) -> State:
    """Give the state with tags for units that were not among those before."""
    return replace(state, tags=_dealt(before, units(state)))


def tagged(rules: Rules, state: State, seat: str) -> dict[str, Tagged]:
    """Give the tags of the units that are there or still to come; to a side only its own."""
    dealt, deep = numbers(state), rules.stand_size[1]
    return {
        one.id: Tagged(dealt[one.id], deep * len(ranks(laid(one), one.stands)))
        for one in units(state)
        if one.id in dealt and one.status in PRESENT and seat in ("referee", one.side)
    }


def _dealt(had: Mapping[str, int], there: Iterable[Unit]) -> dict[str, int]:
    made = dict(had)
    free = {side: _free(side, made) for side in ("union", "confederate")}
    for one in there:
        if one.id not in made and (tag := next(free[one.side], None)) is not None:
            made[one.id] = tag
    return made


def _free(side: str, made: Mapping[str, int]) -> Iterator[int]:
    """Yield what is left of the tags, in the order in which a side has them."""
    up = range(tags.FIRST, tags.COUNT)
    for tag in up if side == "union" else reversed(up):
        # Asked as late as it is dealt: both sides deal from the same.
        if tag not in made.values():
            yield tag
