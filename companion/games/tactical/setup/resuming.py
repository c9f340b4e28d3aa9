"""Taking a game up again: a square-grid battle with save points goes back to its last one (ANT-1.4a, ANT-R-SAVE)."""

from __future__ import annotations

from companion.games.tactical.rules.turn import save_points
from companion.kernel.session import Session
from companion.language.tongue import plural


def take_up(session: Session) -> int:
    """Lead a game that was opened to where it goes on; give how many entries that took back, 0 where it stays.

    Asked from the referee's seat. Nothing is lost: what was done since stands in the journal, undone.
    """
    view = session.view
    if not view.save_points or session.read_only or view.over:
        return 0
    lines = session.log()
    point = save_points.last(lines)
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
