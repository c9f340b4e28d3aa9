"""Lists in which a column says what each row is, "Army" to "Regiment", and a row belongs to those above it."""

from __future__ import annotations

from collections.abc import Sequence

from companion.games.miniatures.setup.outside.vocabulary import plain, side_of

LEVELS = {
    "side": ("army", "armee", "heer", "side", "seite"),
    "corps": ("corps", "korps", "army corps", "wing"),
    "division": ("division", "div"),
    "brigade": ("brigade", "bde", "brig"),
    "unit": ("regiment", "regt", "battery", "batterie", "battalion", "bataillon", "company", "unit", "einheit"),
}
"""What a row is called by its level, the highest first."""
_LEVEL = {name: level for level, names in LEVELS.items() for name in names}
_ORDER = tuple(LEVELS)


def level(text: str) -> str:
    """Give the level that a cell names: "side" for an army, "unit" for what is in a brigade; "" for none."""
    return _LEVEL.get(plain(text), "")


def is_column(cells: Sequence[str]) -> bool:
    """Say whether a column says of each row what it is: nearly all are levels, of commands and of units or brigades."""
    found = [level(one) for one in cells]
    return sum(map(bool, found)) >= 0.8 * len(found) > 0 and len({*found} - {""}) > 1


def heads_others(own: str, following: str) -> bool:
    """Say whether a row only says what those below it belong to: a brigade only where regiments follow it."""
    return own in {"side", "corps", "division"} or (own == "brigade" and following == "unit")


def belong(above: dict[str, str], own: str, name: str) -> None:
    """Let the rows that follow belong to a row of a level."""
    if own == "side":
        found = side_of(name) or above.get("side", "")
        above.clear()
        above["side"] = found
        return
    for lower in _ORDER[_ORDER.index(own) :]:
        above.pop(lower, None)
    above[own] = name
