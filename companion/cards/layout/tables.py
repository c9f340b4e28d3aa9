"""Tables: columns are measured, then the room is shared; each row is a strip, and the heads stand again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import accumulate
from typing import NamedTuple

from companion.cards import type as faces
from companion.cards.content import Align, Cell, Column, Drawing, Style, Table
from companion.cards.layout import drawings
from companion.cards.layout.ink import Box, Ink, Rule, moved
from companion.cards.layout.lines import Line, broken, longest, longest_part, natural, set_line
from companion.cards.layout.strips import Measure, Strip, middle

PAD, AIR = 2.2, 1.0
"""Room beside and above the words of a cell, in points at scale 1."""
TIGHT = 0.85
"""On small cards room is dear: columns stand closer below this scale."""
TALLEST, PARTED = 0.6, 4
"""A row that takes more than this share of a face is parted, after so many lines."""
HEAVY, HAIR = 0.9, 0.35
UNSCALED = Measure(1.0, 0.0)
Row = tuple[Cell, ...]
Pads = Sequence[tuple[float, float]]
"""Points at the left and at the right of the words of each column."""


class Need(NamedTuple):
    """What the words of a column that are set in one style need at most, in ems."""

    style: Style
    natural: float
    """All on one line."""
    longest: float
    """Whole words."""
    part: float
    """Parts of words, with their hyphens."""


class Needs(NamedTuple):
    """What stands in one column alone: its words by their styles, and its drawings."""

    words: tuple[Need, ...]
    drawings: tuple[Drawing, ...]


def table(block: Table, on: Measure) -> Iterator[Strip]:
    """Give a table's strips: heads, then rows. A row that is one cell over all columns stays with what it heads."""
    pads = _pads(block, on)
    widths, torn = shared(block, on, pads)
    lefts = [0.0, *accumulate(widths)]
    heads: list[Strip] = []
    for place, row in enumerate(block.heads):
        last = place == len(block.heads) - 1
        heads += _row(block, row, lefts, pads, on, head=True, heavy=last)
    heads = [strip._replace(keep=True) for strip in heads]
    yield from heads
    for place, row in enumerate(block.rows):
        first, last = place == 0, place == len(block.rows) - 1
        heading = len(row) == 1 < len(block.columns)
        for strip in _row(block, row, lefts, pads, on):
            keep = not last and (block.keep or heading or (first and bool(heads)))
            yield strip._replace(again=tuple(heads), keep=keep, torn=torn)


def shared(block: Table, on: Measure, pads: Pads) -> tuple[list[float], int]:
    """Share the width among the columns: what their words need, then the rest by weight; and how words must break.

    Where whole words have no room the columns need no more than their parts (1), or not even that is there (2).
    """
    room, needs = on.width, _needs(block)
    whole = _widest(block, on, pads, [[(one.style, one.longest) for one in column.words] for column in needs])
    if sum(whole) <= room + 0.01:
        wanted = _widest(block, on, pads, [[(one.style, one.natural) for one in column.words] for column in needs])
        return _fitted(block.columns, wanted, whole, room), 0
    parted = _widest(block, on, pads, [[(one.style, one.part) for one in column.words] for column in needs])
    if sum(parted) <= room + 0.01:
        return _levelled(whole, parted, room), 1
    return _levelled(parted, [0.0] * len(parted), room), 2


def _levelled(needed: Sequence[float], least: Sequence[float], room: float) -> list[float]:
    """Take what there is too much from the widest columns, down to one width, but none below its least."""
    low, high = 0.0, max(needed)

    def at(level: float) -> list[float]:
        return [max(few, min(one, level)) for one, few in zip(needed, least, strict=True)]

    # Halved so often the level is exact to a thousandth of a point.
    for _ in range(30):
        level = (low + high) / 2
        low, high = (level, high) if sum(at(level)) <= room else (low, level)
    return at(low)


def _widest(block: Table, on: Measure, pads: Pads, ems: Sequence[Sequence[tuple[Style, float]]]) -> list[float]:
    """Give what each column needs in points, of the ems that its words need in each style."""
    found: list[float] = []
    for column, pad, words, needs in zip(block.columns, pads, ems, _needs(block), strict=True):
        least = max((wide * on.size(style).points for style, wide in words), default=0.0)
        drawn = max((drawings.natural(one, on) for one in needs.drawings), default=0.0)
        found.append(max(max(least, drawn) + sum(pad), on.mm(column.least)))
    return found


@lru_cache(maxsize=256)
def _needs(block: Table) -> tuple[Needs, ...]:
    """Give what each column's cells need. A table is tried at many scales, and none of them changes its ems."""
    rows = [*block.heads, *block.rows]
    found: list[Needs] = []
    for place, column in enumerate(block.columns):
        words: dict[Style, Need] = {}
        drawn: list[Drawing] = []
        for head, one in _single(block, rows, place):
            if one.drawing is not None:
                drawn.append(one.drawing)
                continue
            style, cut = _style(one, column, head=head), _size(one, column, UNSCALED, head=head).cut
            before = words.get(style, Need(style, 0.0, 0.0, 0.0))
            words[style] = Need(
                style,
                max(before.natural, natural(one.said, 1.0, cut)),
                max(before.longest, longest(one.said, 1.0, cut)),
                max(before.part, longest_part(one.said, 1.0, cut)),
            )
        found.append(Needs(tuple(words.values()), tuple(drawn)))
    return tuple(found)


def _single(block: Table, rows: Sequence[Row], wanted: int) -> Iterator[tuple[bool, Cell]]:
    """Give the cells that stand in one column alone, and whether each is a head."""
    for number, row in enumerate(rows):
        place = 0
        for one in row:
            if place == wanted and one.span == 1:
                yield number < len(block.heads), one
            place += one.span


def _fitted(columns: Sequence[Column], wanted: list[float], needed: list[float], room: float) -> list[float]:
    weights = [column.weight for column in columns]
    fixed = sum(one for one, weight in zip(wanted, weights, strict=True) if not weight)
    least = sum(one for one, weight in zip(needed, weights, strict=True) if weight)
    if any(weights) and fixed + least <= room:
        return _weighted(weights, wanted, needed, room - fixed)
    if not any(weights) and fixed <= room:
        spare = (room - fixed) / len(columns)
        return [one + spare for one in wanted]
    low, spare = sum(needed), sum(wanted) - sum(needed)
    if low >= room or spare <= 0:
        return [one * room / low for one in needed]
    return [least + (one - least) * (room - low) / spare for one, least in zip(wanted, needed, strict=True)]


def _weighted(weights: list[float], wanted: list[float], needed: list[float], room: float) -> list[float]:
    """Share room by weight; a column that would be too narrow for its longest word gets that first."""
    # Round after round, since what one narrow column takes makes another too narrow.
    narrow: set[int] = set()
    while True:
        left = room - sum(needed[place] for place in narrow)
        total = sum(weight for place, weight in enumerate(weights) if weight and place not in narrow)
        more = {
            place
            for place, weight in enumerate(weights)
            if weight and place not in narrow and left * weight / total < needed[place]
        }
        if not more:
            break
        narrow |= more
    return [
        wanted[place] if not weight else needed[place] if place in narrow else left * weight / total
        for place, weight in enumerate(weights)
    ]


def _pads(block: Table, on: Measure) -> Pads:
    """Give the room at the left and right of each column's words: none where the table ends in the open."""
    pad = PAD * on.scale * (1.0 if on.scale > TIGHT else 0.7)
    last = len(block.columns) - 1
    rows = [*block.heads, *block.rows]
    found: list[tuple[float, float]] = []
    for place, column in enumerate(block.columns):
        # Words at an open edge stand flush with the title above; within a frame or a tint they need their room.
        closed = block.grid or bool(column.tint) or column.align == "center"
        if not closed and place in (0, last):
            closed = any(row[min(place, len(row) - 1)].tint for row in rows if row)
        found.append((0.0 if place == 0 and not closed else pad, 0.0 if place == last and not closed else pad))
    return found


def _style(one: Cell, column: Column, *, head: bool) -> Style:
    return one.style or ("cell" if head else column.style)


def _size(one: Cell, column: Column, on: Measure, *, head: bool) -> faces.Size:
    size = on.size(_style(one, column, head=head))
    return size._replace(cut="semibold") if head and size.cut == "text" else size


def _row(
    block: Table, row: Row, lefts: Sequence[float], pads: Pads, on: Measure, *, head: bool = False, heavy: bool = False
) -> Iterator[Strip]:
    """Give a row as one strip, or line by line where it is too tall to be kept whole."""
    placed = list(_placed(block, row, lefts, pads, on, head=head))
    tallest = max((len(lines) for *_, lines in placed), default=1)
    if tallest <= PARTED or max(len(lines) * size.line for *_, size, lines in placed) <= on.tall * TALLEST:
        yield _strip(block, placed, lefts, pads, on, head=head, heavy=heavy)
        return
    for number in range(0, tallest, PARTED):
        those = slice(number, number + PARTED)
        part = [(one, place, end, size, lines[those]) for one, place, end, size, lines in placed]
        yield _strip(block, part, lefts, pads, on, head=head, heavy=heavy, whole=number + PARTED >= tallest)


Placed = tuple[Cell, int, int, faces.Size, tuple[Line, ...]]


def _placed(block: Table, row: Row, lefts: Sequence[float], pads: Pads, on: Measure, *, head: bool) -> Iterator[Placed]:
    place = 0
    for one in row:
        end = min(place + one.span, len(block.columns))
        if place >= end:
            return
        size = _size(one, block.columns[place], on, head=head)
        room = lefts[end] - lefts[place] - pads[place][0] - pads[end - 1][1]
        lines = () if one.drawing is not None else broken(one.said, size.points, room, size.cut)
        yield one, place, end, size, lines
        place = end


def _strip(
    block: Table,
    placed: Sequence[Placed],
    lefts: Sequence[float],
    pads: Pads,
    on: Measure,
    *,
    head: bool,
    heavy: bool,
    whole: bool = True,
) -> Strip:
    # A hairline has its own width at every scale: below this much air it touches the letters.
    air = max(AIR * on.scale, 0.7) + (0.0 if head else on.air)
    # all first lines of a row stand on one line, and all last ones of a head
    first = max((middle(size) for *_, size, lines in placed if lines), default=0.0)
    below = max((size.line - middle(size) for *_, size, lines in placed if lines), default=0.0)
    height = max((_tall(one, lefts, pads, on, (first, below), head=head) for one in placed), default=0.0) + 2 * air
    # A tint painted up to the edge would cover half of it.
    above = HAIR / 2 if block.lines else 0.0  # the line of the row above stays whole
    ground: list[Ink] = []
    ink: list[Ink] = []
    for one, place, end, size, lines in placed:
        left, right = lefts[place], lefts[end]
        before, after = pads[place][0], pads[end - 1][1]
        tint = one.tint or block.columns[place].tint
        if tint:
            ground.append(Box(left, above, right - left, height - above, fill=tint))
        align: Align = one.align or block.columns[place].align
        token = "ink3" if one.off else "ink"
        room = right - left - before - after
        if one.drawing is not None:
            within = on.within(room)
            spare = room - one.drawing.width * drawings.factor(one.drawing, within)
            dx = spare if align == "right" else spare / 2 if align == "center" else 0.0
            dy = (height - drawings.height(one.drawing, within)) / 2
            ink += moved(drawings.ink(one.drawing, within), left + before + max(0.0, dx), dy)
        start = height - air - below - (len(lines) - 1) * size.line if head else air + first
        for number, line in enumerate(lines):
            baseline = start + number * size.line
            ink += set_line(line, left + before, baseline, size.points, room, align=align, token=token)
    rules = _ruled(block, placed, lefts, height, heavy=heavy, head=head, whole=whole)
    return Strip(height, (*ground, *ink, *rules), rows=0 if head else 1)


def _tall(
    placed: Placed, lefts: Sequence[float], pads: Pads, on: Measure, ends: tuple[float, float], *, head: bool
) -> float:
    """Give the height that a cell wants, without air."""
    one, place, end, size, lines = placed
    if one.drawing is not None:
        room = lefts[end] - lefts[place] - pads[place][0] - pads[end - 1][1]
        return drawings.height(one.drawing, on.within(room))
    if not lines:
        return 0.0
    more = (len(lines) - 1) * size.line
    first, below = ends
    return more + (below + middle(size) if head else first + size.line - middle(size))


def _ruled(
    block: Table,
    placed: Sequence[Placed],
    lefts: Sequence[float],
    height: float,
    *,
    heavy: bool,
    head: bool,
    whole: bool,
) -> Iterator[Ink]:
    if heavy:
        yield Rule(0.0, height, lefts[-1], height, HEAVY, "ink")
    elif block.lines and whole:
        yield Rule(0.0, height, lefts[-1], height, HAIR, "edge")
    if block.grid and not head:
        for place in {place for _, place, *_ in placed} | {end for _, _, end, *_ in placed}:
            if place > 0:
                yield Rule(lefts[place], 0.0, lefts[place], height, HAIR, "edge")
