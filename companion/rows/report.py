"""The report of any kind of game as Markdown: one place for the terminal and the screen."""

from __future__ import annotations

from typing import Any


def markdown_report(session: Any) -> str:
    """Give the report as far as the session's seat may know the game. Raises BadInput where a score cannot be read."""
    if session.kind == "campaign":
        from companion.games.campaign.words.report import report as of_campaign

        return of_campaign(session.view, session.log(), session.score())
    if session.kind == "tactical":
        from companion.games.tactical.words.report import report as of_battle

        return of_battle(session.view, session.log(), session.score())
    from companion.games.miniatures.words.report import report
    from companion.games.miniatures.words.steps import Steps

    return report(session.view, session.log(), Steps(session.sources), session.score())
