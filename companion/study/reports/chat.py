"""A report of a few lines for a chat: how it stands, the widest roll, each side's points, losses and luck."""

from __future__ import annotations

from collections.abc import Iterator

from companion.drawing.shapes import Measure
from companion.kernel.session import Session
from companion.language.tongue import number, plural, titled, tr
from companion.language.words import side_words
from companion.study.numbers.reckoned import numbers, tried
from companion.study.reports.told import told


def lines(session: Session, measure: Measure) -> Iterator[str]:
    """Yield the lines, as far as the session's seat may know the game. Raises BadInput as the report."""
    view, front = session.view, told(session, measure).front
    luck = tried(numbers(session))
    moment = tr("turn {n}", n=view.turn) if not view.over else plural(view.turn, "{n} turn", "{n} turns")
    yield f"{titled(view.title)} ({moment})"
    if front.lead:
        yield front.lead
    for one in front.sides:
        parts = [plural(one.points, "{n} point", "{n} points")] if one.points is not None else []
        parts += [one.lost] if one.lost else []
        if (found := luck.get(one.side)) is not None:
            parts.append(tr("luckier than {n} battles in 100", n=number(found.percentile, ".0f")))
        yield f"{side_words(one.side)}: {', '.join(parts)}"
