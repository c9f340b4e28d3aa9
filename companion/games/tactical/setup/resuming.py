"""Taking a game up again: a square-grid battle with save points goes back to its last one (ANT-1.4a, ANT-R-SAVE).

The book lets a game be saved at the ends of combat phases alone. The journal keeps every order all the same; what was
ordered since the last of them stands in it as an undone line.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from companion.games.tactical.rules import events as ev
from companion.kernel.session import Session
from companion.language.tongue import plural


def take_up(session: Session) -> int:
    """Lead a game that was opened to where it goes on; give how many entries that took back, 0 where it stays.

    Asked from the referee's seat. Nothing is lost: what was done since stands in the journal, undone.
    """
    view = session.view
    # Who only looks on must not lead the game anywhere.
    if not view.save_points or session.read_only or view.over or session.extract is not None:
        return 0
    lines = session.log()
    point = _last_save_point(lines)
    since = sum(line.current and line.entry > point for line in lines)
    if point and since:
        session.goto(point)
    return since if point else 0


def resumed(session: Session) -> str:
    """Lead a game that was opened to where it goes on; say what that took back, "" where it took nothing."""
    since = take_up(session)
    if not since:
        return ""
    return plural(
        since,
        "The game goes on from its last save point; {n} entry since then is undone. [ANT-1.4a]",
        "The game goes on from its last save point; {n} entries since then are undone. [ANT-1.4a]",
    )


def _last_save_point(lines: Sequence[Any]) -> int:
    """Give the entry of a journal's present line with which its last combat phase ended.

    Before any combat it is that of the battle's opening, whose draws stand; 0 for a battle that was not begun.
    """
    present = [line for line in lines if line.current]
    fought = [line.entry for line in present if any(isinstance(one, ev.SubPhaseBegan) for one in line.events)]
    return fought[-1] if fought else present[1].entry if len(present) > 1 else 0
