"""What a side has its corps for: a mission each, with its place, its hour, and why.

A plan is its staff's own memory. No courier carries it and no rule reads it; it lasts until another takes its place,
and the enemy reads it when the game is over.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from companion.charts.bounds import Few, Whole
from companion.kernel.overriding.orders import Words

Task = Literal["assault", "strike", "gather", "hold", "watch", "cover", "forage", "evade", "rest", "leave", "lead"]
"""Assault: with all who are sent, at once. Strike: each as it sees fit. Watch: hold, and patrol. Evade: keep clear of
the enemy. Leave: for Washington. Lead: headquarters, near its corps."""
Why = Literal[
    "beatable", "near", "eyes", "place", "capital", "weary", "land", "bare", "open-way", "last-hours", "corps"
]


class Mission(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What a corps is for."""

    corps: Words
    task: Task
    hex: tuple[Whole, Whole]
    why: Why
    by: Whole = 0
    """The turn from which on all who have the same are thought to be there; 0 where none waits for another."""
    since: Whole = 0
    """The turn in which it was given."""
    own: Whole = 0
    """Strength points that are sent together."""
    enemy: Whole = 0
    """Strength points that were believed there."""
    worth: Whole = 0
    """Victory points that it promises."""


Missions = Annotated[tuple[Mission, ...], Few]
