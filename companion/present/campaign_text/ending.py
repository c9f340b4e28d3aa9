"""The end of a campaign: the table of victory points and what their sum means (RTG-SC1-C, RTG-SC2-C)."""

from __future__ import annotations

from collections.abc import Iterator

from companion.campaign.score import Score
from companion.present.words import capital, plain


def ending(score: Score) -> Iterator[str]:
    """Give the rows of the schedule, those at nought too, their sum, and the level of victory."""
    wide = max((len(row.label) for row in score.lines), default=0)
    yield f"{'Confederate victory points':<{wide}}  {'number':>7}{'each':>6}{'points':>8}"
    for row in score.lines:
        yield f"{row.label:<{wide}}  {row.count:>7}{row.each:>6}{row.total:>8}"
    yield f"{'Total':<{wide}}  {score.points:>21}"
    yield f"{capital(plain(score.level))}{'' if score.level == 'draw' else ' victory'}."
