"""Every block of a face as strips."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.cards import type as faces
from companion.cards.content import (
    Bands,
    Beside,
    Block,
    Checks,
    Drawing,
    Gap,
    Heading,
    Paragraph,
    Picture,
    Ruled,
    Tabbed,
    Table,
    bold,
    words,
)
from companion.cards.layout import drawings
from companion.cards.layout.ink import Box, Ink, Rule, Text, Trace, moved
from companion.cards.layout.lines import broken, natural, set_line
from companion.cards.layout.strips import Measure, Strip, middle, stacked
from companion.cards.layout.tables import AIR, HAIR, table
from companion.cards.sizes import MM

BETWEEN = 4.0
"""Room between blocks, in points at scale 1."""
UNDER_RULE = 2.0
"""Room between the rule of a heading and running words below it, which bring none of their own."""
Stroke = tuple[tuple[str, float, float], ...]
"""Steps to places within a square of 1 x 1."""
TICK: Stroke = (("M", 0.0, 0.52), ("L", 0.36, 0.9), ("L", 1.0, 0.05))
CROSS_DOWN: Stroke = (("M", 0.1, 0.1), ("L", 0.9, 0.9))
CROSS_UP: Stroke = (("M", 0.1, 0.9), ("L", 0.9, 0.1))


def strips(blocks: Sequence[Block], on: Measure) -> Iterator[Strip]:
    """Give blocks as strips, with room between them; a heading stands close to what it heads."""
    before: Block | None = None
    for block in blocks:
        if before is not None and not isinstance(before, Heading | Gap):
            yield Strip(BETWEEN * on.scale, gap=True)
        if isinstance(before, Heading) and isinstance(block, Paragraph):
            yield Strip(UNDER_RULE * on.scale, keep=True)
        made = one(block, on)
        if isinstance(before, Heading) and isinstance(block, Table) and not block.heads:
            # Rows without heads of their own go on under the words that say what they are.
            over = _heading(before, on)
            made = (strip._replace(again=(over,)) for strip in made)
        yield from made
        before = block


def one(block: Block, on: Measure) -> Iterator[Strip]:
    """Give one block as strips."""
    match block:
        case Heading():
            yield _heading(block, on)
        case Table():
            yield from table(block, on)
        case Paragraph():
            yield from _paragraph(block, on)
        case Tabbed():
            yield from _tabbed(block, on)
        case Checks():
            yield from _checks(block, on)
        case Picture():
            yield _picture(block, on)
        case Bands():
            yield from _bands(block, on)
        case Beside():
            yield from _beside(block, on)
        case Ruled():
            yield from _ruled(block, on)
        case Gap():
            yield Strip(on.mm(block.height), gap=True)


def _heading(block: Heading, on: Measure) -> Strip:
    size = on.size("label")
    text = faces.clean(block.said).upper()
    name = faces.fitting(text, size.cut)
    lines, tracking = [text], faces.TRACKING
    if faces.width(text, name, size.points, tracking) > on.width:  # set close, on as many lines as it needs
        parts = broken(words(text), size.points, on.width, name)
        lines, tracking = ["".join(piece.text for piece in line) for line in parts], 0.0
    drawn = (
        Text(0.0, place * size.line + middle(size), line, name, size.points, "ink2", tracking)
        for place, line in enumerate(lines)
    )
    height = size.line * len(lines) + 1.0 * on.scale
    return Strip(height, (*drawn, Rule(0.0, height, on.width, height, HAIR, "edge")), keep=True)


def _paragraph(block: Paragraph, on: Measure) -> Iterator[Strip]:
    size = on.size(block.style)
    lines = broken(block.said, size.points, on.width, size.cut)
    for number, line in enumerate(lines):
        drawn = set_line(line, 0.0, middle(size), size.points, on.width, align="left", token="ink")
        # no line stands alone at the foot or at the head of a face
        keep = number == 0 < len(lines) - 1 or number == len(lines) - 2 > 0
        yield Strip(size.line, tuple(drawn), keep=keep)


def _tabbed(block: Tabbed, on: Measure) -> Iterator[Strip]:
    size = on.size("key")
    pad = max(3.0 * on.scale, 2.0)
    keys = max(natural(words(bold(key)), size.points) for key, _ in block.rows) + 2.5 * pad
    air = max(AIR * 2 * on.scale, 1.2)
    for place, (key, answer) in enumerate(block.rows):
        room = on.width - keys - 2 * pad
        lines = broken(answer.said, size.points, room)
        height = len(lines) * size.line + 2 * air
        ink: list[Ink] = [
            Box(0.0, 0.0, keys, height, fill="" if on.ink_saving else "ink", line="ink", stroke=0.8),
            Box(keys, 0.0, on.width - keys, height, line="ink", stroke=0.8),
        ]
        token = "ink" if on.ink_saving else "on-ink"
        # The tab was made as wide as its key: there is never a second line.
        (head, *_) = broken(words(bold(key)), size.points, keys)
        ink += set_line(head, pad, air + middle(size), size.points, keys, align="left", token=token)
        for number, line in enumerate(lines):
            baseline = air + number * size.line + middle(size)
            ink += set_line(line, keys + pad, baseline, size.points, room, align="left", token="ink")
        yield Strip(height, tuple(ink), keep=place < len(block.rows) - 1)


def _checks(block: Checks, on: Measure) -> Iterator[Strip]:
    size = on.size("key")
    side, gap = size.points * 0.72, size.points * 1.6
    x, ink, height = 0.0, list[Ink](), size.line + 2 * on.scale
    for text, allowed in block.items:
        said = faces.clean(text)
        name = faces.fitting(said, "semibold")
        said = faces.cut_short(said, name, size.points, on.width - side * 1.5)
        wide = side * 1.5 + faces.width(said, name, size.points)
        if x > 0 and x + wide > on.width:
            yield Strip(height, tuple(ink), keep=True)
            x, ink = 0.0, []
        ink += _sign(allowed, x, middle(size) - side * 0.95, side)
        ink.append(Text(x + side * 1.5, middle(size), said, name, size.points, "ink" if allowed else "ink3"))
        x += wide + gap
    yield Strip(height, tuple(ink))


def _sign(allowed: bool, x: float, y: float, side: float) -> Iterator[Ink]:
    for shape in (TICK,) if allowed else (CROSS_DOWN, CROSS_UP):
        steps = tuple((name, across * side, down * side) for name, across, down in shape)
        yield from moved([Trace(steps, "", "ink" if allowed else "wine", side * 0.17)], x, y)


def _picture(block: Picture, on: Measure) -> Strip:
    drawing = block.drawing
    ink = drawings.ink(drawing, on)
    spare = on.width - drawing.width * drawings.factor(drawing, on)
    dx = spare if block.align == "right" else spare / 2 if block.align == "center" else 0.0
    return Strip(drawings.height(drawing, on) + 2 * on.scale, moved(ink, max(0.0, dx), on.scale))


def _bands(block: Bands, on: Measure) -> Iterator[Strip]:
    def band(drawing: Drawing) -> Strip:
        k = on.width / drawing.width
        return Strip(drawing.height * k, tuple(drawings.inked(drawing.shapes, k)))

    heads = [band(one)._replace(keep=True) for one in block.heads]
    yield from heads
    for nth, row in enumerate(block.rows):
        yield band(row)._replace(again=tuple(heads), keep=nth == 0 and len(block.rows) > 1)  # heads with two rows


def _beside(block: Beside, on: Measure) -> Iterator[Strip]:
    """Give columns side by side, or one below the other where they are taller than a face."""
    weights = block.weights or (1.0,) * len(block.columns)
    gap = on.mm(4.0)
    room = on.width - gap * (len(block.columns) - 1)
    ink: list[Ink] = []
    x, height, rows, torn = 0.0, 0.0, 0, 0
    for blocks, weight in zip(block.columns, weights, strict=True):
        width = room * weight / sum(weights)
        made = stacked(strips(blocks, on.within(width)))
        ink += moved(made.ink, x, 0.0)
        height, rows, torn = max(height, made.height), max(rows, made.rows), max(torn, made.torn)
        x += width + gap
    # Columns are one strip and cannot be parted: what is taller than a face is set one below the other.
    if height <= on.tall:
        yield Strip(height, tuple(ink), rows=rows, torn=torn)
    else:
        for blocks in block.columns:
            yield from strips(blocks, on)


def _ruled(block: Ruled, on: Measure) -> Iterator[Strip]:
    size, height = on.size("label"), block.height * MM
    for text in block.lines:
        ink: list[Ink] = [Rule(0.0, height, on.width, height, HAIR, "edge")]
        if text:
            (line, *_) = broken(words(text), size.points, on.width, "text")
            ink += set_line(line, 0.0, height - 1.6 * on.scale, size.points, on.width, align="left", token="ink2")
        yield Strip(height, tuple(ink), spare=block.spare)
