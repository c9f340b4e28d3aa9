"""Armies stronger or weaker than their order of battle: what a side begins with, in percent of it."""

from __future__ import annotations

from collections.abc import Mapping

from companion.kernel.seating import SIDES

LEAST, WHOLE, MOST = 50, 100, 150
"""Percent: beyond, places and roads are no longer those of the battle."""


def settings() -> dict[str, tuple[str, ...]]:
    """Give the settings of both sides' strengths and what each may be, as written first."""
    percents = tuple(map(str, (WHOLE, *(one for one in range(LEAST, MOST + 1) if one != WHOLE))))
    return {_name(side): percents for side in SIDES}


def percent(words: Mapping[str, str], side: str) -> int:
    """Give what a side's strength is set to, in percent."""
    return int(words.get(_name(side), WHOLE))


def at(figure: int, percent: int) -> int:
    """Give a figure of men, points or guns at so many percent, to the nearest, halves up; who has some keeps one."""
    return max(min(figure, 1), (figure * percent * 2 + WHOLE) // (WHOLE * 2))


def _name(side: str) -> str:
    return f"{side}-strength"
