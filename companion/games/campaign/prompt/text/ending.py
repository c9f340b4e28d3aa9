"""The end of a campaign: the table of victory points and what their sum means (RTG-SC1-C, RTG-SC2-C)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.campaign.rules.score import Score
from companion.games.campaign.words.mode_words import level_words
from companion.language.tongue import tr
from companion.language.words import capital


def ending(score: Score) -> Iterator[str]:
    """Give the rows of the schedule, those at nought too, their sum, and the level of victory."""
    head = tr("Confederate victory points")
    wide = max((len(tr(row.label)) for row in score.lines), default=0)
    yield f"{head:<{wide}}  {tr('number'):>7}{tr('each'):>6}{tr('points'):>8}"
    for row in score.lines:
        yield f"{tr(row.label):<{wide}}  {row.count:>7}{row.each:>6}{row.total:>8}"
    yield f"{tr('Total'):<{wide}}  {score.points:>21}"
    level = capital(level_words(score.level))
    yield f"{level}." if score.level == "draw" else tr("{level} victory.", level=level)
