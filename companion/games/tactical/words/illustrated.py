"""The report of a square-grid battle with what a page tells first: each side's points, and who has won."""

from __future__ import annotations

from typing import Any

from companion.charts.ruleset import called
from companion.drawing.figure import Illustrated, Stood
from companion.drawing.shapes import Measure
from companion.games.tactical.charts.terms import SIDES
from companion.games.tactical.words.lines import signed
from companion.games.tactical.words.report import of_session
from companion.language.messages import told
from companion.language.tongue import number, tr


def illustrated(session: Any, measure: Measure) -> Illustrated:
    """Give the report as far as its seat knows it; raises BadInput where a chart cannot be read."""
    del measure
    report, score = of_session(session), session.score()
    if score is None:
        return Illustrated(report)
    text = "{points} points: {level}." if session.view.over else "{points} points: {level}, so far."
    verdict = tr(text, points=signed(score.points), level=called(score.level))
    return Illustrated(report, (), tuple(_stood(score, side) for side in SIDES), verdict)


def _stood(score: Any, side: str) -> Stood:
    items = tuple(f"{told(one.label)} {number(one.total)}" for one in score.lines if one.to == side and one.total)
    return Stood(side, getattr(score, side), items)
