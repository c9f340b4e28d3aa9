"""Whose field is set by hand: the battle's, a unit's or a leader's."""

from __future__ import annotations

from companion.games.miniatures.rules.state import Leader, State, Unit, unit
from companion.kernel.overriding.setting import GAME

OF_BATTLE = frozenset(State.__struct_fields__)
"""The battle's own fields."""


def whose(state: State, target: str, field: str) -> State | Unit | Leader | None:
    """Give the one whose field it is, None where nobody is called so.

    Where somebody has the word for the battle as his id, as battles begun in earlier builds may, the field tells them
    apart: what is no field of a battle is his.
    """
    somebody = unit(state, target) or state.leaders.get(target)
    return state if target == GAME and (somebody is None or field in OF_BATTLE) else somebody
