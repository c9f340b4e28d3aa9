"""The keys of the compass: 1 to 8 clockwise from north, or as on a keypad; arrows besides (ANT-QS-1.4c)."""

from __future__ import annotations

from companion.games.tactical.prompt.text.display import TEN_KEYS
from companion.games.tactical.rules.ground.squares import DIRECTIONS, Direction

ARROWS: dict[str, Direction] = {"UP": 1, "RIGHT": 3, "DOWN": 5, "LEFT": 7}
KEYS = {str(direction): direction for direction in DIRECTIONS}
PAD = {key: direction for direction, key in TEN_KEYS.items()}


def direction_of(key: str, *, ten_keys: bool) -> Direction | None:
    """Give the direction of a key; None for one that has none."""
    return ARROWS.get(key) or (PAD if ten_keys else KEYS).get(key)


def directions(*, ten_keys: bool) -> str:
    """Give the direction keys in words."""
    return "1-4, 6-9" if ten_keys else "1-8"
