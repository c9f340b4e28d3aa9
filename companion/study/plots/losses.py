"""Losses by cause: a bar a side under each cause, and the sum against what there was."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from companion.drawing.figure import Figure
from companion.drawing.shapes import Face, Measure
from companion.language.tongue import number, tr
from companion.language.words import side_words
from companion.study.numbers.causes import cause_words, head_words
from companion.study.numbers.reckoned import SIDES, Numbers
from companion.study.numbers.tables import counted_in, lost_by, lost_what
from companion.study.plots.pen import BODY, TOKENS, Pen

ROW, BAR, NAMES = 40.0, 12.0, 124.0
"""The height of a cause and of a bar, and the room of the names, in pixels."""
SUM = 34.0


def height(found: Numbers) -> float:
    """Give how tall the plot of these losses has to be."""
    return ROW * max(1, len(_causes(found))) + SUM


def losses(found: Numbers, measure: Measure, wide: float) -> Figure:
    """Draw what each side lost by each cause."""
    pen = Pen(measure, wide, height(found))
    what = lost_what(found)
    sums = lost_by(found, what)
    most = max((n for n in sums.values()), default=1)
    one = (wide - NAMES - 60) / max(1, most)
    for nth, cause in enumerate(_causes(found)):
        top = nth * ROW
        pen.say((0, top + 19), cause_words(cause).capitalize(), size=BODY, face="strong", token="ink", align="left")
        for row, side in enumerate(SIDES):
            n, y = sums.get((cause, side), 0), top + 6 + row * (BAR + 3)
            pen.bar(side, NAMES, y, max(0, n) * one, BAR)
            # A line where nothing is: else a missing bar would look like one that was left out.
            if n <= 0:
                pen.line((NAMES, y), (NAMES, y + BAR), token="ink3", width=1)
            face: Face = "strong" if n else "text"
            token = "ink" if n else "ink3"
            at = NAMES + max(0, n) * one + 8
            pen.say((at, y + BAR - 1), _count(n) if n else tr("none"), size=13, face=face, token=token, align="left")
        pen.line((0, top + ROW), (wide, top + ROW), token="rule", width=1)
    _sum(pen, found, what)
    return pen.figure(tr("{what} lost by cause, as bars", what=head_words(what)))


def _causes(found: Numbers) -> list[str]:
    sums = lost_by(found, lost_what(found))
    return list(dict.fromkeys(cause for (cause, _), n in sums.items() if n))


def _sum(pen: Pen, found: Numbers, what: str) -> None:
    """Write what each side lost in all, and of how many that came."""
    y, sums = pen.tall - 10, lost_by(found, what)
    pen.line((0, y - SUM + 10), (pen.wide, y - SUM + 10), width=2)
    pen.say((0, y), tr("All"), size=BODY, face="strong", token="ink", align="left")
    begin = 12 + pen.width(tr("All"), BODY, "strong")
    told = {side: list(_told(found, side, sums)) for side in SIDES}
    if begin + sum(_room(pen, parts) for parts in told.values()) > pen.wide:
        told = {side: parts[:2] for side, parts in told.items()}
    x = begin
    for side, parts in told.items():
        pen.bar(side, x, y - 11, 6, 13)
        at = x + 10
        for text, size, token in parts:
            pen.say((at, y), text, size=size, face=_face(token), token=token, align="left")
            at += pen.width(text, size, _face(token)) + 7
        x += _room(pen, parts)


def _count(n: int) -> str:
    """Give a count; what came back is below nothing."""
    return f"−{-n}" if n < 0 else str(n)


Part = tuple[str, float, str]
"""Words, their size and their ink."""


def _told(found: Numbers, side: str, sums: Mapping[tuple[str, str], int]) -> Iterator[Part]:
    """Yield who lost, how many, and of how many that is; the last gives way where there is no room."""
    lost = sum(n for (_, whose), n in sums.items() if whose == side)
    yield side_words(side), BODY, TOKENS[side]
    yield str(lost), 18.0, "ink"
    if many := came(found, side, lost_what(found)):
        yield tr("of {n}, {percent} %", n=many, percent=number(100 * lost / many, ".0f")), 12.0, "ink2"


def _room(pen: Pen, parts: Sequence[Part]) -> float:
    return 18 + sum(pen.width(text, size, _face(token)) + 7 for text, size, token in parts)


def _face(token: str) -> Face:
    return "text" if token == "ink2" else "strong"


def came(found: Numbers, side: str, what: str) -> int:
    """Give how many a side had at first, with those that came on; 0 where the seat is not told."""
    rows = [row for row in found.tables.get("strength", ()) if row["side"] == side]
    if not rows or counted_in(rows) != what:
        return 0
    later = (row.get(what, 0) for row in found.tables.get("arrivals", ()) if row["side"] == side)
    return int(rows[0][what] + sum(later))
