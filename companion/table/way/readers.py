"""Who may have what is made of a battle: one rule for the command line and the windows (RTG-R-OFF-EXPORT)."""

from __future__ import annotations

from companion.kernel.session import Session

OF_THE_TABLE = ("table", "form", "form-xlsx", "form-csv")
"""What those at the table work with together."""


def is_open_to_seat(session: Session, paper: str) -> bool:
    """Say whether a session's seat has a paper without asking as the referee.

    `paper` is "battle", "sheet", "field", "table", "form", "briefing-union" and so on. A side has its own briefing and
    what lies on the table; both sides whole are the referee's, and everybody's once nothing is secret any more.
    """
    return session.battles.reveals() or paper in OF_THE_TABLE or paper == f"briefing-{session.side}"
