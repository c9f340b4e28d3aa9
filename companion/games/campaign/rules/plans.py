"""What a side has its corps for: a mission each, with its place, its hour, and why.

A plan is its staff's own memory. No courier carries it and no rule reads it; it lasts until another takes its place,
and the enemy reads it when the game is over.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from companion.charts.bounds import Few, Points, Whole
from companion.kernel.overriding.orders import Words

Task = Literal[
    "assault", "converge", "strike", "gather", "hold", "watch", "cover", "forage", "evade", "rest", "leave", "lead"
]
"""Assault: with all who are sent, at once. Converge: likewise, gathering out of his reach. Strike: each as it sees
fit. Watch: hold, and patrol. Evade: keep clear of the enemy. Leave: for Washington. Lead: headquarters, near its
corps."""
Why = Literal[
    "beatable", "near", "eyes", "place", "capital", "weary", "land", "bare", "open-way", "last-hours", "corps"
]


Posture = Literal["", "operate", "converge", "press", "chase", "forage", "together", "mass", "seek", "stand"]
"""What an army does as a whole, where a staff has weighed several against each other; "" where it has not.

Operate: fall on whom all who can be there can beat. Converge: the army together, on one after the other. Press: bar his
way and strike what is near. Chase: have somebody after each who is believed anywhere. Forage: spread and live off the
land. Together: live off it in reach of each other. Mass: gather at the place and attack at good odds. Seek: hold it
with few, and fall on him beyond it. Stand: let him come."""


class Imagined(msgspec.Struct, frozen=True):
    """What a plan came to as a staff played it on in its mind."""

    posture: Posture
    points: Points
    """The side's victory points, with what its army could still do."""


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
    posture: Posture = ""
    """Of headquarters' mission: what the army does as a whole."""
    imagined: Annotated[tuple[Imagined, ...], Few] = ()
    """Of the same: what was weighed against each other, the chosen among it."""


Missions = Annotated[tuple[Mission, ...], Few]
