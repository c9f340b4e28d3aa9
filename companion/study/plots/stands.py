"""Strength by turns: a line a side, risers where somebody came on, crosses where a unit lost heavily."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from companion.drawing.figure import Figure
from companion.drawing.shapes import Measure, Point
from companion.language.tongue import tr
from companion.language.words import side_words
from companion.study.numbers.causes import title_words
from companion.study.numbers.reckoned import SIDES, Named, Numbers
from companion.study.numbers.tables import counted_in, lost_what
from companion.study.plots.pen import BODY, SMALL, TICK, TOKENS, Align, Pen, nice

HEAVY = 3
"""Stands that a unit loses in a turn and is named for."""
LEFT, RIGHT, TOP, FOOT = 34.0, 118.0, 14.0, 30.0
CROSS = 4.0
SLIM, FEW = 480.0, 4
"""Pixels up to which a sheet is narrow, and how many names there are on one."""
NAMED = 2
"""Who came on together and is named, before it says that there were more."""
LONG = 24
"""Signs up to which two names stand together."""


class Mark(NamedTuple):
    """Something that is named at its place."""

    at: Point
    text: str
    token: str
    size: int
    """By which names give way to each other."""


class Scale(NamedTuple):
    """How turns and strengths become pixels."""

    left: float
    bottom: float
    turn: float
    """Pixels a turn."""
    one: float
    """Pixels of one stand."""
    first: int
    """The turn at whose end the plot begins."""

    def at(self, turn: float, strength: float) -> Point:
        """Give the place of a strength at the end of a turn."""
        return self.left + (turn - self.first) * self.turn, self.bottom - strength * self.one


def strength(found: Numbers, units: Named, measure: Measure, wide: float, tall: float) -> Figure:
    """Draw the strength of each side at the end of each turn."""
    pen = Pen(measure, wide, tall)
    rows = found.tables.get("strength", ())
    what = counted_in(rows)
    by = {side: {row["turn"]: row[what] for row in rows if row["side"] == side} for side in SIDES}
    turns = sorted({row["turn"] for row in rows}) or [0]
    courses = [Course(side, by[side], _came(found, side, what)) for side in reversed(SIDES) if by[side]]
    scale = _axes(pen, turns, max((course.highest for course in courses), default=1))
    marks: list[Mark] = []
    for course in courses:
        pen.way(course.side, list(_way(course, scale)))
        marks += _marks(found, course, scale, units)
    _end_names(pen, by, scale, turns[-1])
    _sign(pen, marks)
    return pen.figure(tr("{title}, as a plot", title=title_words("strength")))


def _axes(pen: Pen, turns: Sequence[int], highest: int) -> Scale:
    figures = nice(highest)
    bottom = pen.tall - FOOT
    spans = max(1, turns[-1] - turns[0])
    turn = (pen.wide - LEFT - RIGHT) / spans
    scale = Scale(LEFT, bottom, turn, (bottom - TOP) / figures[-1], turns[0])
    pen.line((LEFT, TOP), (LEFT, bottom), (LEFT + spans * turn, bottom))
    for one in figures:
        y = scale.at(turns[0], one)[1]
        pen.line((LEFT - TICK, y), (LEFT, y))
        pen.say((LEFT - TICK - 3, y + 4), str(one), align="right")
    # A number every so many turns, where they would stand too close to be read.
    every = next(n for n in (1, 2, 5, 10, 20, 50, 100) if n * turn >= pen.width("000", SMALL))
    for one in range(turns[0] + 1, turns[-1] + 1):
        x = scale.at(one, 0)[0]
        if one % every == 0:
            pen.line((x, bottom), (x, bottom + TICK))
            pen.say((x - turn / 2, bottom + 17), str(one))
    pen.say((0, bottom + 17), tr("Turn").upper(), size=11, face="strong", align="left")
    return scale


def _came(found: Numbers, side: str, what: str) -> dict[int, list[tuple[str, int]]]:
    """Give who came on in each turn, with how many."""
    came: dict[int, list[tuple[str, int]]] = {}
    for row in found.tables.get("arrivals", ()):
        if row["side"] == side and row.get(what):
            came.setdefault(row["turn"], []).append((row["unit"], row[what]))
    return came


class Course(NamedTuple):
    """How a side fared."""

    side: str
    by: Mapping[int, int]
    """{turn: strength at its end}."""
    came: Mapping[int, Sequence[tuple[str, int]]]
    """{turn: who came on in it, with how many}."""

    def begun(self, turn: int) -> int:
        """Give its strength as a turn began, with who came on in it."""
        return self.by[turn - 1] + sum(n for _, n in self.came.get(turn, ()))

    @property
    def highest(self) -> int:
        """Give the most it ever had: who came on in a turn may be lost again before its end."""
        return max(*self.by.values(), *(self.begun(turn) for turn in self.by if turn - 1 in self.by), 0)


def _way(course: Course, scale: Scale) -> Iterator[Point]:
    """Yield the places of a side's line: who comes on in a turn stands there from its beginning."""
    for turn in sorted(course.by):
        if turn - 1 in course.by:
            yield scale.at(turn - 1, course.begun(turn))
        yield scale.at(turn, course.by[turn])


def _marks(found: Numbers, course: Course, scale: Scale, units: Named) -> Iterator[Mark]:
    side, by = course.side, course.by
    for turn, heavy in _heavy(found, side).items():
        if turn in by and turn - 1 in by:
            at = scale.at(turn - 0.5, (course.begun(turn) + by[turn]) / 2)
            text = ", ".join(f"{_name(units, unit)} −{n}" for unit, n in heavy)
            yield Mark(at, text, "wine", 1000 + sum(n for _, n in heavy))
    for turn, those in course.came.items():
        if turn - 1 in by:
            many = course.begun(turn) - by[turn - 1]
            names = _names([_name(units, unit) for unit, _ in those])
            yield Mark(scale.at(turn - 1, by[turn - 1] + many / 2), f"{names} +{many}", TOKENS[side], many)


def _names(those: Sequence[str]) -> str:
    """Name the first two, or the first alone where two are long: a long name covers what it stands at."""
    shown = those[:NAMED] if len(", ".join(those[:NAMED])) <= LONG else those[:1]
    return ", ".join(shown) + (" …" if len(those) > len(shown) else "")


def _heavy(found: Numbers, side: str) -> dict[int, list[tuple[str, int]]]:
    """Give the units that lost heavily, turn by turn; only stands are so few that three of them are many."""
    if lost_what(found) != "stands":
        return {}
    sums: Counter[tuple[int, str]] = Counter()
    for one in found.losses:
        if one.side == side and one.cause != "by-hand":
            sums[one.turn, one.unit] += one.of("stands")
    heavy: dict[int, list[tuple[str, int]]] = {}
    for (turn, unit), n in sums.most_common():
        if n >= HEAVY:
            heavy.setdefault(turn, []).append((unit, n))
    return heavy


def _name(units: Named, unit: str) -> str:
    return units.get(unit, ("", unit))[1]


def _end_names(pen: Pen, by: Mapping[str, Mapping[int, int]], scale: Scale, last: int) -> None:
    """Write each side with its last figure beside its line's end, one under the other where they end alike."""
    ends = sorted((scale.at(last, turns[last]), side) for side, turns in by.items() if last in turns)
    ends.sort(key=lambda one: one[0][1])
    floor = 0.0
    for (x, end), side in ends:
        y = max(end + 5, floor)
        floor = y + BODY + 4
        pen.say(
            (x + 10, y),
            f"{side_words(side)} {by[side][last]}",
            size=BODY,
            face="strong",
            token=TOKENS[side],
            align="left",
        )


def _sign(pen: Pen, marks: Sequence[Mark]) -> None:
    """Set triangles and crosses, and then their names, the weightiest first."""
    for one in marks:
        x, y = one.at
        pen.keep(x - CROSS, y - CROSS, x + CROSS, y + CROSS)
        if one.token == "wine":
            pen.line((x - CROSS, y - CROSS), (x + CROSS, y + CROSS), token="wine", width=2)
            pen.line((x - CROSS, y + CROSS), (x + CROSS, y - CROSS), token="wine", width=2)
        else:
            pen.area(((x, y - CROSS - 1), (x + CROSS + 1, y + CROSS), (x - CROSS - 1, y + CROSS)), one.token)
    # On a narrow sheet a few names are read, and many are none.
    many = len(marks) if pen.wide > SLIM else FEW
    for one in sorted(marks, key=lambda one: -one.size)[:many]:
        pen.name(_around(one.at), one.text, token=one.token)


def _around(at: Point) -> Iterator[tuple[Point, Align]]:
    x, y = at
    for far in (0.0, 12.0, 26.0, 44.0):
        yield (x + 9, y + 4 + far), "left"
        yield (x - 9, y + 4 - far), "right"
        yield (x, y - 10 - far), "center"
        yield (x, y + 19 + far), "center"
        yield (x + 9, y + 4 - far), "left"
        yield (x - 9, y + 4 + far), "right"
