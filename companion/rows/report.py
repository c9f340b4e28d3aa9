"""The report of any kind of game as Markdown: one place for the terminal and the screen."""

from __future__ import annotations

from typing import Any

from companion.kernel.kind import kind_of


def markdown_report(session: Any) -> str:
    """Give the report as far as the session's seat may know the game. Raises BadInput where a score cannot be read."""
    told: str = kind_of(session.kind).report.open()(session)
    return told
