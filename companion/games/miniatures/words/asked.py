"""The choices of a question in words: a unit by its name and what is left of it, a leader by his name."""

from __future__ import annotations

from typing import Any

from companion.drawing import marks
from companion.language.tongue import plural
from companion.language.words import capital, plain


def choice(view: Any, choice: str) -> str:
    """Say a choice."""
    unit = next((one for one in view.units if one.id == choice), None)
    if unit is None:
        leader = next((one for one in view.leaders if one.id == choice), None)
        return capital(plain(choice)) if leader is None else str(leader.name)
    shown = marks.pips(unit)
    if shown is None:
        return str(unit.name)
    return plural(shown.left, "{unit}, {n} stand", "{unit}, {n} stands", unit=unit.name)
