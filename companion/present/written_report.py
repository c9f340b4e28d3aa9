"""The report of any kind of game as Markdown: one place for the terminal and the screen."""

from __future__ import annotations

from typing import Any


def markdown_report(session: Any) -> str:
    """Give the report as far as the session's seat may know the game. Raises BadInput where a score cannot be read."""
    if session.kind == "campaign":
        from companion.present.campaign_report import report as of_campaign

        return of_campaign(session.view, session.log(), session.score())
    if session.kind == "tactical":
        from companion.present.tactical_report import report as of_battle

        return of_battle(session.view, session.log(), session.score())
    from companion.present.report import report
    from companion.present.steps import Steps

    return report(session.view, session.log(), Steps(session.sources), session.score())
