"""The end of a game: every row of the schedule of points, the sum, and the level of victory it means."""

from __future__ import annotations

from typing import Any, NamedTuple

from companion.games.campaign.words.mode_words import level_words
from companion.language.tongue import tr
from companion.language.words import capital


class PointsRow(NamedTuple):
    """A row of the schedule."""

    label: str
    times: str
    each: str
    total: str
    clause: str
    scores: bool

    @property
    def aloud(self) -> str:
        """Give it in words."""
        return tr(
            "{label}: {count} times {each} is {total}",
            label=self.label,
            count=self.times,
            each=self.each,
            total=self.total,
        )


def rows(score: Any) -> tuple[PointsRow, ...]:
    """Give the schedule; rows that score nothing stay."""
    return tuple(
        PointsRow(
            capital(tr(one.label)),
            str(one.count),
            _signed(one.each),
            _signed(one.total),
            one.clause,
            bool(one.total),
        )
        for one in score.lines
    )


def level(score: Any) -> str:
    """Give the level of victory in words."""
    return capital(level_words(score.level))


def total(score: Any) -> str:
    """Give the sum in words."""
    return tr("{n} Confederate points", n=_signed(score.points))


def _signed(value: int) -> str:
    return f"−{-value}" if value < 0 else str(value)
