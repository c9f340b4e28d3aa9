"""The score of a battle: in a line, as a table, and how it stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.games.miniatures.messages import HOLDS
from companion.language.escaping import markdown
from companion.language.messages import told
from companion.language.tongue import tr
from companion.language.words import capital, side_words

SIDES = ("union", "confederate")


def score_table(score: Any, *, over: bool = False) -> Iterator[str]:
    """Give what counted for each side in Markdown, the totals, and how that stands."""
    yield ""
    yield row(tr("Side"), tr("For"), tr("Count"), tr("Each"), tr("Points"))
    yield "|---|---|---:|---:|---:|"
    for side in SIDES:
        of = getattr(score, side)
        for line in of.lines:
            if line.count:
                figures = map(str, (line.count, line.each, line.total))
                yield row(side_words(side), markdown(scored(line)), *figures)
        total = tr("total")
        yield f"| **{side_words(side)}** | **{total}** | | | **{of.total}** |"
    yield ""
    yield f"{capital(standing(score, over=over))}."


def score_lines(score: Any, *, over: bool = False) -> Iterator[str]:
    """Give the score in one line, where there is one."""
    if score is not None:
        yield ""
        yield tr(
            "Score: Union {union}, Confederate {confederate} ({leads})",
            union=score.union.total,
            confederate=score.confederate.total,
            leads=standing(score, over=over),
        )


def standing(score: Any, *, over: bool = False) -> str:
    """Say who leads and what the lead is called, and who won whatever it is; where nothing was won nobody leads.

    Points may stand there all the same, for what is held from the start: the sentence says so, lest it belie the table.
    """
    if not score.fought:
        if score.union.total or score.confederate.total:
            held = tr("nothing was won or lost: the points are for what was held from the start")
            return held if over else tr("nothing is won or lost yet: the points are for what is held from the start")
        return tr("nothing was won or lost") if over else tr("nothing is won or lost yet")
    leads = _ahead(score, over=over) if score.leads else tr("level")
    leads = tr("{leads}: {level}", leads=leads, level=told(score.level)) if score.level is not None else leads
    return (
        tr("{side} has won at once; in points {leads}", side=side_words(score.won), leads=leads) if score.won else leads
    )


def _ahead(score: Any, *, over: bool) -> str:
    """Say of the side with more points that it leads, or, once the battle is over, that it has won.

    Where the lead has a name of its own, that alone says whether it is a victory: the least may be none.
    """
    side = side_words(score.leads)
    if not over or score.won:
        return tr("{side} leads", side=side)
    return tr("{side} has won", side=side) if score.level is None else tr("{side} is ahead at the end", side=side)


def scored(line: Any) -> str:
    """Give what a line of the score is for, and whom it counted."""
    said = told(line.label)
    apart = "; " if any("," in name for name in line.what) else ", "
    return f"{said}: {apart.join(line.what)}" if line.what and line.label.key != HOLDS.key else said


def row(*cells: str) -> str:
    """Give a row of a Markdown table."""
    return f"| {' | '.join(cells)} |"
