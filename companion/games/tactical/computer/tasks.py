"""Tasks: what the staff gives a formation to do, before they are gathered into the missions of corps."""

from __future__ import annotations

from typing import NamedTuple

from companion.games.tactical.rules.ground.squares import Square
from companion.games.tactical.rules.missions import Kind, Why


class Task(NamedTuple):
    """What a formation is to do; formations of a corps with one task have one mission."""

    kind: Kind
    place: Square | None = None
    beyond: Square | None = None
    why: Why = "order-of-the-day"
