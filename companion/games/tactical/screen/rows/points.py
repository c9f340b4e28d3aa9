"""The points as they stand: what each side has for losses and objectives, and the victory that they would mean."""

from __future__ import annotations

from typing import NamedTuple

from companion.charts.ruleset import called
from companion.games.tactical.rules.score import Score
from companion.language.messages import told
from companion.language.tongue import number, tr
from companion.language.words import capital


class PointsRow(NamedTuple):
    """A row of the score."""

    label: str
    times: str
    total: str
    side: str
    clause: str
    scores: bool

    @property
    def aloud(self) -> str:
        """Give the row in words."""
        return tr(
            "{label}: {times}, {total} to the {side}",
            label=self.label,
            times=self.times,
            total=self.total,
            side=tr(self.side),
        )


def rows(score: Score) -> tuple[PointsRow, ...]:
    """Give what counts, what scores something first."""
    found = [
        PointsRow(
            capital(told(one.label)),
            f"{number(one.count)} × {number(one.each)}",
            number(one.total),
            one.to,
            one.clause,
            bool(one.total),
        )
        for one in score.lines
    ]
    return tuple(sorted(found, key=lambda row: not row.scores))


def standing(score: Score) -> str:
    """Give the score in a line: "Union 2,000, Confederate 1,350: Draw"."""
    return tr(
        "Union {union}, Confederate {south}: {level}",
        union=number(score.union),
        south=number(score.confederate),
        level=called(score.level),
    )


def difference(score: Score) -> str:
    """Give the difference that counts, "Union +650"."""
    return tr("Union {n}", n=signed_points(score.points))


def signed_points(points: int) -> str:
    """Give points with their sign, "+1,250", "0"."""
    return ("+" if points > 0 else "−") + number(abs(points)) if points else "0"
