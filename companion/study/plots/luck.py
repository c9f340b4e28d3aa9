"""Luck: what a side's rolls could have come to, exactly, and what they came to."""

from __future__ import annotations

from collections.abc import Iterator

from companion.drawing.figure import Figure
from companion.drawing.shapes import Line, Measure, Point
from companion.language.figures import signed
from companion.language.tongue import number, tr
from companion.language.words import side_words
from companion.study.numbers.luck import Luck, Sums
from companion.study.numbers.tables import tenths
from companion.study.plots.pen import AXIS, SMALL, TICK, TOKENS, Align, Pen

TALL = 118.0
SHOWN = 0.0005
"""The chance below which the ends of a distribution are not drawn."""
HEAD, FOOT = 16.0, 20.0
WORDS = 32.0
"""Below the head: the two lines of what happened, which no column and no dotted line comes into."""
FLAG = 12.0


def luck(side: str, found: Luck, sums: Sums, measure: Measure, wide: float) -> Figure:
    """Draw the distribution of a side's sum, filled up to what happened."""
    pen = Pen(measure, wide, TALL)
    lowest, chances = _seen(sums, found.found)
    bottom, column = TALL - FOOT, wide / len(chances)
    one = (bottom - HEAD - WORDS) / max(chances)

    def left(value: float) -> float:
        return (value - lowest) * column

    def steps(begin: int, end: int) -> Iterator[Point]:
        for value in range(begin, end):
            y = bottom - chances[value - lowest] * one
            yield from ((left(value), y), (left(value + 1), y))

    tints = {"union": "union-tint", "confederate": "conf-tint"}
    end = lowest + len(chances)
    rest = ((left(found.found + 1), bottom), *steps(found.found + 1, end), (left(end), bottom))
    pen.area(rest, tints[side])
    past: Line = (
        (left(lowest), bottom),
        *steps(lowest, found.found + 1),
        (left(found.found + 1), bottom),
    )
    pen.patterned(side, past)
    pen.line(*steps(lowest, end), token=TOKENS[side], width=AXIS)
    pen.line((0, bottom), (wide, bottom))
    _ticks(pen, lowest, len(chances), column, bottom)
    _head(pen, side)
    flag = left(found.found + 0.5)
    right, beyond = _flag(pen, found, flag, bottom)
    _mean(pen, found, (left(found.expected + 0.5), bottom), flag=flag, right=right, beyond=beyond)
    return pen.figure(tr("{side}: what its rolls could have come to, as a distribution", side=side_words(side)))


def _seen(sums: Sums, found: int) -> tuple[int, list[float]]:
    """Give the part of a distribution that is drawn: all but its ends, and always what happened."""
    values = [sums.lowest + nth for nth, chance in enumerate(sums.chances) if chance >= SHOWN]
    low, high = min((*values, found - 1)), max((*values, found + 1))
    chances = dict(enumerate(sums.chances, sums.lowest))
    return low, [chances.get(value, 0.0) for value in range(low, high + 1)]


def _ticks(pen: Pen, lowest: int, many: int, column: float, bottom: float) -> None:
    step = next(n for n in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if n * column >= 46)
    for value in range(lowest, lowest + many):
        if value % step == 0:
            x = (value - lowest + 0.5) * column
            pen.line((x, bottom), (x, bottom + TICK), width=1)
            half = pen.width(signed(value), SMALL) / 2
            if half <= x <= pen.wide - half:
                pen.say((x, bottom + 17), signed(value))


def _head(pen: Pen, side: str) -> None:
    pen.bar(side, 0, 1, 6, 13)
    pen.say((10, 12), side_words(side), size=14, face="strong", token=TOKENS[side], align="left")


def _flag(pen: Pen, found: Luck, x: float, bottom: float) -> tuple[bool, float]:
    """Plant a flag at what happened, its words on the side where less could have been.

    Gives whether that is the right, and where the words end there.
    """
    top = HEAD + 2
    pen.line((x, top), (x, bottom), width=2)
    happened = tr("happened {n}", n=signed(found.found))
    share = tr("luckier than {n} battles in 100", n=number(found.percentile, ".0f"))
    wide = FLAG * 1.4 + max(pen.width(share, SMALL), pen.width(happened, 14, "strong"))
    # Where less could have been there is less in the way; but words have to fit.
    right = (found.found >= found.expected and x + wide <= pen.wide) or x < wide
    out = FLAG if right else -FLAG
    pen.area(((x, top), (x + out, top), (x + out * 0.7, top + 5), (x + out, top + 10), (x, top + 10)), "ink")
    at = x + out * 1.4
    align: Align = "left" if right else "right"
    pen.say((at, top + 9), happened, size=14, face="strong", token="ink", align=align, halo=True)
    pen.say((at, top + 24), share, token="ink2", align=align, halo=True)
    return right, x + wide if right else x - wide


def _mean(pen: Pen, found: Luck, at: Point, *, flag: float, right: bool, beyond: float) -> None:
    """Draw what was to be expected as a dotted line, with its name on the side where the flag's words are not.

    Where no room is there, it stands `beyond` the words.
    """
    x, bottom = at
    pen.line((x, HEAD + WORDS), (x, bottom), width=1.4, dash=(2, 3))
    text, out = tr("expected {n}", n=tenths(found.expected)), -1 if right else 1
    align: Align = "right" if right else "left"
    # Beyond the flag where it stands between, and then without a hair, which would cross its pole.
    between = (flag - x) * out > 0
    begin = flag if between else x
    places: list[tuple[Point, Align]] = [((begin + out * far, HEAD + 2), align) for far in (40.0, 70.0, 110.0, 8.0)]
    if pen.name(places, text, token="ink2"):
        if not between:
            pen.line((x, HEAD + WORDS - 2), (x + out * 36, HEAD - 2), token="ink3", width=1)
        return
    other: Align = "left" if right else "right"
    pen.name([((beyond - out * far, HEAD + 11), other) for far in (10.0, 30.0)], text, token="ink2")
