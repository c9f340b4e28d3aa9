"""What stands beside a study's plots: how its battles ended, two variants side by side, and who plays."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from companion.drawing.figure import Figure
from companion.drawing.shapes import Measure, rectangle
from companion.language.tongue import number, plural, tr
from companion.language.words import capital
from companion.study.plots.pen import BODY, SMALL, Pen
from companion.study.plots.studied import short
from companion.study.studies.crew import Worker
from companion.study.studies.told import level_words

ROW, LINE = 24.0, 22.0
MOST = 12
"""Workers that are drawn; of more the others are counted."""
BAR = 7.0
_SIDES = ("union", "", "confederate")
_GREAT = {"decisive": 0, "major": 0, "substantive": 1, "minor": 2, "marginal": 2}
"""How great a victory is by the word in its name, the greatest first."""
Found = Mapping[str, Any]


def in_order(levels: Mapping[str, int]) -> list[str]:
    """Give levels of victory from the Union's greatest over the draw to the Confederates' greatest."""

    def place(level: str) -> tuple[int, int, str]:
        side, _, great = level.partition("-")
        size = _GREAT.get(great, 3)
        at = _SIDES.index(side) if side in _SIDES else 1
        return at, size if at == 0 else -size, level

    return sorted(levels, key=place)


def shares(one: Found, other: Found | None) -> list[tuple[str, list[float]]]:
    """Give each level with its share of the games in percent: of one variant, of the other, and their difference."""
    both = [one] if other is None else [one, other]
    found = []
    for level in in_order({name: 0 for variant in both for name in variant["levels"]}):
        parts = [100 * variant["levels"].get(level, 0) / variant["games"] for variant in both]
        found.append((level, parts if other is None else [*parts, parts[1] - parts[0]]))
    return found


def ends(one: Found, other: Found | None, measure: Measure, wide: float) -> Figure:
    """Draw a row a level of victory; the first is a ring, the other a disc."""
    rows = shares(one, other)
    pen = Pen(measure, wide, ROW * (len(rows) + 1))
    columns = [wide] if other is None else [wide - 146.0, wide - 76.0, wide]
    for x, head in zip(columns, (tr("first"), tr("other"), tr("difference")), strict=False):
        pen.say((x, 16), head, align="right")
    for nth, (level, parts) in enumerate(rows, 1):
        y = ROW * nth
        pen.line((0, y), (wide, y), token="rule" if nth > 1 else "ink", width=1)
        room = columns[0] - pen.width(number(100, ".1f"), BODY) - 24
        pen.say((0, y + 17), short(pen, _level(level), room), size=BODY, token="ink", align="left")
        for x, (at, part) in zip(columns, enumerate(parts), strict=True):
            text = f"{number(part, '.1f')} %" if at < 2 else _signed(part)
            pen.say((x, y + 17), text, size=BODY, token="ink", face="strong" if at == 2 else "text", align="right")
    return pen.figure(tr("How the battles ended, in percent"))


def _level(level: str) -> str:
    return capital(level_words(level).replace("-", " "))


def _signed(value: float) -> str:
    size = number(abs(value), ".1f")
    return ("−" if value < 0 else "+") + size if size.strip("0.,") else size


def crew(those: Sequence[Worker], measure: Measure, wide: float) -> Figure:
    """Draw a row a worker: a bar of its games, their number, seconds a game; one that is gone is dashed."""
    shown, more = those[:MOST], those[MOST:]
    pen = Pen(measure, wide, LINE * (len(shown) + bool(more)) + 2)
    names = [tr("worker {n}", n=one.number) for one in shown]
    left = max((pen.width(name, BODY) for name in names), default=0.0) + 8
    right, most = wide - 116, max((one.games for one in shown), default=0) or 1
    for nth, (one, name) in enumerate(zip(shown, names, strict=True)):
        y, token = LINE * nth, "ink3" if one.gone else "ink"
        pen.say((0, y + 15), name, size=BODY, token=token, align="left")
        full, top = (right - left) * one.games / most, y + 7
        if one.gone:
            # Never a loss: its games are the others' now.
            said = tr("gone; the others go on")
            frame = rectangle(left, top, max(BAR, min(right, wide - pen.width(said, SMALL) - 8) - left), BAR)
            pen.line(*frame, frame[0], token="ink3", width=1, dash=(3, 3))
            pen.say((wide, y + 15), said, size=SMALL, token="ink2", align="right")
            continue
        pen.area(rectangle(left, top, right - left, BAR), "page", "edge")
        pen.area(rectangle(left, top, full, BAR), "slate")
        pen.say((right + 50, y + 15), number(one.games), size=BODY, token="ink", align="right")
        each = number(one.seconds / one.games, ".2f" if one.seconds < one.games else ".1f")
        pen.say((wide, y + 15), tr("{n} s each", n=each), size=SMALL, align="right")
    if more:
        games = number(sum(one.games for one in more))
        said = plural(len(more), "{n} more worker, {games} games", "{n} more workers, {games} games", games=games)
        pen.say((0, LINE * len(shown) + 15), said, size=SMALL, align="left")
    return pen.figure(tr("Who plays, and how many games each has ended"))


def crew_words(those: Sequence[Worker]) -> str:
    """Say the same in words."""
    return ". ".join(
        tr("worker {n}: gone", n=one.number)
        if one.gone
        else plural(one.games, "worker {who}: {n} game", "worker {who}: {n} games", who=one.number)
        for one in those
    )


def ends_words(one: Found, other: Found | None) -> str:
    """Say how the battles ended in words."""
    told = [(level, [f"{number(part, '.1f')} %" for part in parts[:2]]) for level, parts in shares(one, other)]
    return ". ".join(f"{_level(level)}: {', '.join(parts)}" for level, parts in told)
