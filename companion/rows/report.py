"""The report of any kind of game as Markdown: one place for the terminal and the screen."""

from __future__ import annotations

from typing import Any

from companion.drawing.figure import Illustrated
from companion.drawing.shapes import Measure
from companion.kernel.kind import kind_of


def markdown_report(session: Any, *, whole: bool = False) -> str:
    """Give the report as far as the session's seat may know the game. Raises BadInput where a score cannot be read.

    `whole` is with everything in it, where a kind of game has a short report.
    """
    kind = kind_of(session.kind)
    door = kind.whole_report if whole and kind.whole_report is not None else kind.report
    told: str = door.open()(session)
    return told


def illustrated_report(session: Any, measure: Measure) -> Illustrated:
    """Give the report with its pictures, where its kind of game draws any. Raises BadInput as `markdown_report`."""
    door = kind_of(session.kind).illustrated
    return Illustrated(markdown_report(session)) if door is None else door.open()(session, measure)
