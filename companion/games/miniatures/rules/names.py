"""What everybody and everything in a battle is called; who share a name are told apart by the least that does it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from companion.games.miniatures.rules.state import Leader, Side, State, Unit, unit
from companion.language.messages import Named

SIDES: Mapping[Side, str] = {"union": "US", "confederate": "CS"}
"""How a side is written after a name, in every language."""
Who = TypeVar("Who", Unit, Leader)


def name_of(state: State, one: Named) -> str:
    """Give one name as it stands in the order of battle, "" for what nothing bears."""
    found = unit(state, one.id) or state.leaders.get(one.id) or state.objectives.get(one.id)
    return state.names.get(one.id, "") if found is None else found.name


def apart(state: State, those: Iterable[Who]) -> dict[str, str]:
    """Give what units, or leaders, are called among themselves, by id: who shares a name says what differs.

    That is the division (a leader's command), the side, the corps, or as many of them as it takes, the shortest; where
    none of it differs their number in the order of battle.
    """
    found = {one.id: one.name for one in those}
    if len(set(found.values())) == len(found):
        return found
    sharing: dict[str, list[Who]] = {}
    for one in those:
        sharing.setdefault(one.name, []).append(one)
    for name, group in sharing.items():
        if len(group) > 1:
            found |= {one.id: f"{name} ({what})" for one, what in zip(group, _differences(state, group), strict=True)}
    return found


def _differences(state: State, group: Sequence[Who]) -> list[str]:
    """Give what tells each of a group from the others: the shortest of the forms that tell all of them apart."""
    forms = [[_joined(part(state, one) for part in form) for one in group] for form in FORMS]
    telling = [words for words in forms if all(words) and len(set(words)) == len(words)]
    if telling:
        return min(telling, key=lambda words: sum(map(len, words)))
    return [f"{nth}" for nth, _ in enumerate(group, 1)]


def _joined(parts: Iterable[str]) -> str:
    return ", ".join(part for part in parts if part)


def _command(state: State, one: Unit | Leader) -> str:
    """Give the name of a unit's division, of a leader's command."""
    return state.names.get(one.commands if isinstance(one, Leader) else one.division, "")


def _corps(state: State, one: Unit | Leader) -> str:
    return "" if isinstance(one, Leader) else state.names.get(one.corps, "")


def _side(state: State, one: Unit | Leader) -> str:
    del state
    return SIDES[one.side]


Part = Callable[[State, Unit | Leader], str]
FORMS: tuple[tuple[Part, ...], ...] = (
    (_command,),
    (_side,),
    (_corps,),
    (_command, _side),
    (_corps, _side),
    (_command, _corps),
    (_command, _corps, _side),
)
"""What may tell two of a name apart, first what is taken where others are no shorter."""
