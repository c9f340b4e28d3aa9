"""The report of any kind of game as Markdown: one place for the terminal and the screen."""

from __future__ import annotations

from typing import Any

from companion.kernel.kind import kind_of


def markdown_report(session: Any, *, whole: bool = False) -> str:
    """Give the report as far as the session's seat may know the game. Raises BadInput where a score cannot be read.

    `whole` is with everything in it, where a kind of game has a short report.
    """
    kind = kind_of(session.kind)
    door = kind.whole_report if whole and kind.whole_report is not None else kind.report
    told: str = door.open()(session)
    return told
