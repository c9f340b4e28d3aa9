"""Pieces to cut out, at their own size: rows of them on sheets, dashed cuts, ticks in the margin, a line to measure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from companion.cards import type as faces
from companion.cards.content import Deck, Drawing, Tile
from companion.cards.drawing import Drawn
from companion.cards.layout import drawings
from companion.cards.layout.ink import Ink, Rule, Text, moved
from companion.cards.sizes import MM, PAPERS, TRUE_LINE, Layout
from companion.cards.type import LEAST, clean, cut_short, ems, fitting
from companion.language.tongue import number, tr

HEAD, FOOT = 10.0, 5.0
TICK_OFF, TICK_LONG = 1.0, 4.0
NOTE = 0.7
"""How far above the margin the note at the foot stands: clear of the ticks."""
Rows = list[list[Tile]]


def drawn(deck: Deck, wanted: Layout, on: Drawn) -> Iterator[int]:
    """Draw every tile; gives after each sheet how many are done. Raises Missing."""
    paper = PAPERS[wanted.paper]
    around = max(wanted.margin, 5.0) + TICK_OFF + TICK_LONG
    width, height = paper[0] - 2 * around, paper[1] - 2 * max(wanted.margin, 5.0) - HEAD - FOOT - 2 * TICK_LONG
    done = 0
    for rows in _sheets(deck.tiles, width, height):
        on.page(paper[0] * MM, paper[1] * MM)
        first = rows[0][0]
        if done == 0 and not first.chapter:
            on.bookmark("", deck.title)
        for chapter in dict.fromkeys(row[0].chapter for row in rows):
            on.bookmark(chapter, "")
        sizes = {(tile.drawing.width, tile.drawing.height) for row in rows for tile in row}
        on.draw(frame(deck, paper, max(wanted.margin, 5.0), around, first.drawing if len(sizes) == 1 else None))
        on.draw(_rows(rows, (paper[0] - _wide(rows)) / 2, max(wanted.margin, 5.0) + HEAD + TICK_LONG))
        done += sum(len(row) for row in rows)
        yield done


def _sheets(tiles: Sequence[Tile], width: float, height: float) -> Iterator[Rows]:
    """Part tiles into sheets of rows; a row holds one size, and a chapter begins with a row of its own."""
    rows: Rows = []
    used = 0.0
    for row in _in_rows(tiles, width):
        tall = row[0].drawing.height
        if rows and used + tall > height + 1e-6:
            yield rows
            rows, used = [], 0.0
        rows.append(row)
        used += tall
    if rows:
        yield rows


def _in_rows(tiles: Sequence[Tile], width: float) -> Iterator[list[Tile]]:
    row: list[Tile] = []
    for tile in tiles:
        same = row and (tile.drawing.width, tile.drawing.height, tile.chapter) == (
            row[0].drawing.width,
            row[0].drawing.height,
            row[0].chapter,
        )
        if row and (not same or (len(row) + 1) * tile.drawing.width > width + 1e-6):
            yield row
            row = []
        row.append(tile)
    if row:
        yield row


def _wide(rows: Rows) -> float:
    return max(sum(tile.drawing.width for tile in row) for row in rows)


def _rows(rows: Rows, left: float, top: float) -> Iterator[Ink]:
    """Give the tiles, the dashes around them and the ticks beside them."""
    y = top
    right = left + _wide(rows)
    bottom = top + sum(row[0].drawing.height for row in rows)
    for row in rows:
        yield from _cut_lines(row, left, y)
        x = left
        for tile in row:
            yield from moved(drawings.inked(tile.drawing.shapes, MM), x * MM, y * MM)
            x += tile.drawing.width
        for edge in (left - TICK_OFF - TICK_LONG, right + TICK_OFF):
            yield _tick(edge, y, edge + TICK_LONG, y)
        y += row[0].drawing.height
    for edge in (left - TICK_OFF - TICK_LONG, right + TICK_OFF):
        yield _tick(edge, bottom, edge + TICK_LONG, bottom)
    for x in sorted({left + place * rows[0][0].drawing.width for place in range(len(rows[0]) + 1)}):
        yield _tick(x, top - TICK_OFF - TICK_LONG, x, top - TICK_OFF)
    for x in sorted({left + place * rows[-1][0].drawing.width for place in range(len(rows[-1]) + 1)}):
        yield _tick(x, bottom + TICK_OFF, x, bottom + TICK_OFF + TICK_LONG)


def _cut_lines(row: Sequence[Tile], left: float, y: float) -> Iterator[Ink]:
    height, width = row[0].drawing.height, row[0].drawing.width
    end = left + width * len(row)
    for line in (y, y + height):
        yield Rule(left * MM, line * MM, end * MM, line * MM, 0.3, "rule", (1.6, 1.6))
    for place in range(len(row) + 1):
        x = left + place * width
        yield Rule(x * MM, y * MM, x * MM, (y + height) * MM, 0.3, "rule", (1.6, 1.6))


def _tick(x1: float, y1: float, x2: float, y2: float) -> Rule:
    return Rule(x1 * MM, y1 * MM, x2 * MM, y2 * MM, 0.35, "ink2")


def frame(deck: Deck, paper: tuple[float, float], margin: float, around: float, piece: Drawing | None) -> Iterator[Ink]:
    """Give what stands around pieces of a sheet: the title, their size if all have one, a line of 50 mm, the note."""
    title = faces.size("title2", 1.0)
    name, cut = clean(deck.title), fitting(clean(deck.title), title.cut)
    base = (margin + HEAD * 0.55) * MM
    end = paper[0] - around
    size = faces.size("body", 1.0).points
    said = tr("print at 100 %; this line is {line} mm", line=number(TRUE_LINE, "g"))
    if piece is not None:
        said = tr(
            "{width} × {height} mm · print at 100 %; this line is {line} mm",
            width=number(piece.width, "g"),
            height=number(piece.height, "g"),
            line=number(TRUE_LINE, "g"),
        )
    start = (end - TRUE_LINE - 2) * MM - ems(said, "text") * size
    room = start - (around + 4) * MM
    points = max(LEAST, min(title.points, room / max(ems(name, cut), 0.01)))
    yield Text(around * MM, base, cut_short(name, cut, points, room), cut, points)
    y = base - size * 0.3
    yield Rule((end - TRUE_LINE) * MM, y, end * MM, y, 0.6, "ink")
    for x in (end - TRUE_LINE, end):
        yield Rule(x * MM, y - 3, x * MM, y + 3, 0.6, "ink")
    yield Text(start, base, said, "text", size)
    foot = clean(deck.note)
    if foot:
        cut = fitting(foot, "text")
        points = max(LEAST, faces.size("body", 0.9).points)
        foot = cut_short(foot, cut, points, (paper[0] - 2 * around) * MM)
        yield Text(around * MM, (paper[1] - margin - NOTE) * MM, foot, cut, points, "ink2")
