"""What came of a study as plots: means with their intervals, differences game by game, what else is moved.

A result has no side's colours: the first value is a ring, the other a disc; what lies below nothing is hatched.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import cos, floor, pi, sin
from typing import Any

from companion.drawing.figure import Figure
from companion.drawing.shapes import Measure, Point, rectangle
from companion.language.tongue import declared, number, plural, tr
from companion.study.plots.pen import BODY, SMALL, TICK, Pen
from companion.study.studies.told import FEW

ROW = 28.0
TALL = 196.0
NAMES, EDGE = 190.0, 10.0
"""The room of names, and what is left free at the left and right."""
FIGURES = {
    "points": "points",
    "turns": "turns",
    "battles": "battles",
    "days_of_battle": "days of battle",
    "exited": "points that left the map",
    "melees": "melees",
    "routs": "units routed",
    "objectives": "objectives",
    "lost.union": "Union losses",
    "lost.confederate": "Confederate losses",
    "lost.union.men": "Union men lost",
    "lost.confederate.men": "Confederate men lost",
    "lost.union.guns": "Union guns lost",
    "lost.confederate.guns": "Confederate guns lost",
    "lost.union.leaders": "Union leaders lost",
    "lost.confederate.leaders": "Confederate leaders lost",
}
declared(FIGURES)
Found = Mapping[str, Any]


def differences(pair: Found, measure: Measure, wide: float) -> Figure:
    """Draw how a variant's games differ in points from their twins, as bars; the mean with its interval above."""
    pen = Pen(measure, wide, TALL)
    begin, width, counts = (pair["histogram"][name] for name in ("from", "width", "counts"))
    low, high = min(begin, -width), max(begin + width * len(counts), width)
    bottom, one = TALL - 24, (wide - 2 * EDGE) / (high - low)
    up = (bottom - 70) / max(counts)

    def at(value: float) -> float:
        return float(EDGE + (value - low) * one)

    for nth, count in enumerate(counts):
        if not count:
            continue
        left, top = at(begin + nth * width), bottom - count * up
        outline = rectangle(left + 0.5, top, width * one - 1, bottom - top)
        if begin + nth * width < 0:
            pen.hatched(outline)
        else:
            pen.area(outline, "ink2")
        if width * one >= pen.width(str(count), SMALL) + 2:
            pen.say((left + width * one / 2, top - 4), str(count))
    pen.line((0, bottom), (wide, bottom))
    pen.line((at(0), 20), (at(0), bottom), width=1.2)
    less = plural(pair["less"], "{n} game with fewer points", "{n} games with fewer points")
    more = plural(pair["more"], "{n} game with more points", "{n} games with more points")
    pen.name([((at(0) - 8, 30), "right"), ((EDGE, 14), "left")], less, token="ink")
    pen.name([((at(0) + 8, 30), "left"), ((wide - EDGE, 14), "right")], more, token="ink")
    if alike := pair["games"] - pair["less"] - pair["more"]:
        said = plural(alike, "{n} game alike", "{n} games alike")
        pen.name([((wide - EDGE, 30), "right"), ((wide - EDGE, 14), "right"), ((EDGE, 14), "left")], said, token="ink")
    if pair["games"] >= FEW and pair["interval"]:
        _interval(pen, [at(value) for value in pair["interval"]], at(pair["difference"]), 46)
    _axis(pen, low, high, (EDGE, bottom), one)
    return pen.figure(tr("Differences in points, game by game, as bars"))


def _interval(pen: Pen, ends: Sequence[float], middle: float, y: float, *, token: str = "ink") -> None:
    low, high = ends
    pen.line((low, y), (high, y), token=token, width=2)
    for x in ends:
        pen.line((x, y - 5), (x, y + 5), token=token, width=2)
    pen.area(_disc((middle, y), 4), token)


def _disc(at: Point, size: float) -> list[Point]:
    turns = (2 * pi * nth / 12 for nth in range(12))
    return [(at[0] + cos(turn) * size, at[1] + sin(turn) * size) for turn in turns]


def _axis(pen: Pen, low: float, high: float, at: Point, one: float) -> None:
    step, nth = 1.0, 0
    while step * one < 62:
        step, nth = step * (2, 2.5, 2)[nth % 3], nth + 1
    value = floor(low / step) * step
    while value <= high:
        x = at[0] + (value - low) * one
        half = pen.width(points(value, signed=True), SMALL) / 2
        if at[0] <= x:
            pen.line((x, at[1]), (x, at[1] + TICK), width=1)
            if half <= x <= pen.wide - half:
                pen.say((x, at[1] + 18), points(value, signed=True))
        value += step


def points(value: float, *, signed: bool = False, digits: str = ".0f") -> str:
    """Say a figure: "1,211", with its sign where it is a difference."""
    size = number(abs(value), digits)
    nothing = not size.strip("0.,")
    return ("−" if value < 0 and not nothing else "+" if signed and not nothing else "") + size


def means(found: Found, names: Sequence[str], measure: Measure, wide: float) -> Figure:
    """Draw the mean points of each variant with its interval, on one axis."""
    rows = found["variants"]
    pen = Pen(measure, wide, ROW * len(rows) + 34)
    known = [one["interval"] or (one["points"], one["points"]) for one in rows]
    low, high = min(0.0, *(pair[0] for pair in known)), max(0.0, *(pair[1] for pair in known))
    room = wide - NAMES - 90
    high = high if high > low else low + 1
    one_point = room / ((high - low) * 1.08)
    low -= (high - low) * 0.04

    def at(value: float) -> float:
        return float(NAMES + (value - low) * one_point)

    bottom = ROW * len(rows) + 4
    pen.line((at(0), 2), (at(0), bottom), token="edge", width=1.2)
    for nth, (one, name) in enumerate(zip(rows, names, strict=True)):
        y = nth * ROW + 16
        pen.say((EDGE, y + 5), short(pen, name, NAMES - EDGE - 8), size=BODY, token="ink", align="left")
        if one["games"] >= FEW and one["interval"]:
            _interval(pen, [at(value) for value in one["interval"]], at(one["points"]), y)
        else:
            pen.area(_disc((at(one["points"]), y), 4), "ink")
        mean = points(one["points"], digits=".1f")
        pen.say((wide - EDGE, y + 5), mean, size=BODY, face="strong", token="ink", align="right")
    pen.line((NAMES, bottom), (wide - 90, bottom))
    _axis(pen, low, high, (NAMES, bottom), one_point)
    return pen.figure(tr("Mean points of each variant with its 95 % interval"))


def moved(pair: Found, before: Found, after: Found, measure: Measure, wide: float) -> Figure:
    """Draw what else is moved, in percent of the first's mean; a figure whose interval holds nothing is grey."""
    names = [name for name in pair["moves"] if before["figures"].get(name)]
    pen = Pen(measure, wide, ROW * (len(names) + 1) + 34)
    columns = (NAMES + 56, NAMES + 112, NAMES + 240, NAMES + 352)
    heads = (tr("first"), tr("other"), tr("other less first"), tr("95 in 100"))
    for x, head in zip(columns, heads, strict=True):
        pen.say((x, 16), head, token="ink2", align="right")
    pen.line((0, 24), (wide, 24))
    shares = {name: _share(pair["moves"][name], before["figures"][name]["mean"]) for name in names}
    known = [value for those in shares.values() if those for value in those]
    low, high = min((-1.0, *known)), max((1.0, *known))
    left = columns[-1] + 24
    one = max(1.0, wide - left - EDGE) / (high - low)

    def at(value: float) -> float:
        return float(left + (value - low) * one)

    bottom = ROW * (len(names) + 1)
    pen.line((at(0), 28), (at(0), bottom), token="edge", width=1.2)
    for nth, name in enumerate(names):
        y, row = ROW * (nth + 1) + 16, pair["moves"][name]
        told = row["games"] >= FEW and row["interval"]
        shown = bool(told and not row["interval"][0] <= 0 <= row["interval"][1])
        token = "ink" if shown else "ink3"
        pen.say((EDGE, y + 2), short(pen, figure_words(name), NAMES - EDGE), size=BODY, token="ink", align="left")
        ends = [points(end, signed=True, digits=".1f") for end in row["interval"] or (0.0, 0.0)]
        cells = (
            points(before["figures"][name]["mean"], digits=".1f"),
            points(after["figures"][name]["mean"], digits=".1f"),
            points(row["difference"], signed=True, digits=".1f"),
            tr("{low} to {high}", low=ends[0], high=ends[1]) if told else "–",
        )
        for x, text in zip(columns, cells, strict=True):
            heavy = shown and x == columns[2]
            pen.say((x, y + 2), text, token=token, face="strong" if heavy else "text", align="right")
        if told and (those := shares[name]) is not None:
            _interval(pen, [at(value) for value in those[1:]], at(those[0]), y - 2, token=token)
        pen.line((0, y + 12), (columns[-1], y + 12), token="rule", width=1)
    pen.line((left, bottom), (wide, bottom))
    _axis(pen, low, high, (left, bottom), one)
    return pen.figure(tr("What else differs, in percent of the first's mean, with 95 % intervals"))


def _share(row: Found, mean: float) -> tuple[float, float, float] | None:
    """Give a difference and its interval in percent of a mean, None where that is nothing."""
    if not mean or row["interval"] is None:
        return None
    scale = 100 / abs(mean)
    low, high = row["interval"]
    return row["difference"] * scale, low * scale, high * scale


def figure_words(name: str) -> str:
    """Say a figure of a game as a study counts it; one that has no words of its own is told by its name."""
    return tr(FIGURES[name]) if name in FIGURES else name.replace(".", " ").replace("_", " ")


def short(pen: Pen, text: str, room: float) -> str:
    """Give a text so far as there is room."""
    while len(text) > 1 and pen.width(text, BODY) > room:
        text = text[:-2] + "…"
    return text
