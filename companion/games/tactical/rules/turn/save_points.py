"""Save points: the ends of combat phases, at which alone the book lets a game be saved (ANT-1.4a, ANT-R-SAVE).

The journal keeps every order. A game with save points that is taken up again begins at the last of them all the same;
what was ordered since stands in the journal as an undone line.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.games.tactical.rules import events as ev


def last(lines: Sequence[Any]) -> int:
    """Give the entry of a journal's present line with which its last combat phase ended.

    Before any combat it is that of the battle's opening, whose draws stand; 0 for a battle that was not begun.
    """
    present = [line for line in lines if line.current]
    fought = [line.entry for line in present if any(isinstance(one, ev.SubPhaseBegan) for one in line.events)]
    return fought[-1] if fought else present[1].entry if len(present) > 1 else 0
