"""Boards larger than paper: parted over sheets that overlap, at their true size, to be cut and laid together."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from companion.cards.content import Deck, Tile
from companion.cards.drawing import Drawn
from companion.cards.layout import drawings
from companion.cards.layout.ink import Ink, Rule
from companion.cards.sizes import MM, PAPERS, Layout
from companion.cards.tiles import FOOT, HEAD, TICK_LONG, TICK_OFF, frame
from companion.language.tongue import tr

OVERLAP = 6.0
"""Millimetres that a sheet shows again of the one before it: where the next is glued on."""


class Part(NamedTuple):
    """What a sheet shows of a board: a box in mm from the board's corner, and its place among the board's sheets."""

    x: float
    y: float
    width: float
    height: float
    number: int
    every: int


def drawn(deck: Deck, wanted: Layout, on: Drawn) -> Iterator[int]:
    """Draw every board on as few sheets as hold it; gives after each board how many are done. Raises Missing."""
    paper = PAPERS[wanted.paper]
    margin = max(wanted.margin, 5.0)
    around = margin + TICK_OFF + TICK_LONG
    room = (paper[0] - 2 * around, paper[1] - 2 * margin - HEAD - FOOT - 2 * TICK_LONG)
    for done, tile in enumerate(deck.tiles, 1):
        board = f"board-{done}"  # drawn once, shown a part a sheet: nine sheets are no larger than one
        width, height = tile.drawing.width * MM, tile.drawing.height * MM
        on.keep(board, drawings.inked(tile.drawing.shapes, MM), width, height)
        for part in parts(tile, room):
            on.page(paper[0] * MM, paper[1] * MM)
            if part.number == 1:
                on.bookmark(tile.chapter, deck.title if not tile.chapter else "")
            on.draw(frame(_headed(deck, tile, part), paper, margin, around, tile.drawing))
            left, top = (paper[0] - part.width) / 2, margin + HEAD + TICK_LONG
            box = (left * MM, top * MM, part.width * MM, part.height * MM)
            on.show(board, (left - part.x) * MM, (top - part.y) * MM, within=box)
            on.draw(_edges(part, left, top))
        yield done


def parts(tile: Tile, room: tuple[float, float]) -> tuple[Part, ...]:
    """Part a board into boxes of one size, none larger than the room, each overlapping the one before it."""
    across, wide = _parted(tile.drawing.width, room[0])
    down, tall = _parted(tile.drawing.height, room[1])
    return tuple(
        Part(column * (wide - OVERLAP), row * (tall - OVERLAP), wide, tall, row * across + column + 1, across * down)
        for row in range(down)
        for column in range(across)
    )


def _parted(length: float, room: float) -> tuple[int, float]:
    """Give how many pieces a length needs, and how long each is."""
    # All pieces of one size: a last sheet with a sliver of map would be lost in cutting.
    count = max(1, math.ceil((length - OVERLAP) / (room - OVERLAP) - 1e-9)) if length > room else 1
    return count, (length + (count - 1) * OVERLAP) / count


def _headed(deck: Deck, tile: Tile, part: Part) -> Deck:
    """Give the deck with what stands at the head and the foot of one sheet."""
    title = tile.drawing.said
    foot = tr("sheet {n} of {all}", n=part.number, all=part.every) if part.every > 1 else ""
    return msgspec.structs.replace(deck, title=title, note=" · ".join(one for one in (foot, deck.note) if one))


def _edges(part: Part, left: float, top: float) -> Iterator[Ink]:
    """Give the cut round a piece, and ticks where the next one is laid over it."""
    right, bottom = left + part.width, top + part.height
    for x1, y1, x2, y2 in (
        (left, top, right, top),
        (left, bottom, right, bottom),
        (left, top, left, bottom),
        (right, top, right, bottom),
    ):
        yield Rule(x1 * MM, y1 * MM, x2 * MM, y2 * MM, 0.3, "rule", (1.6, 1.6))
    for y in (top, bottom, *([bottom - OVERLAP] if part.every > part.number else [])):
        for x in (left - TICK_OFF - TICK_LONG, right + TICK_OFF):
            yield Rule(x * MM, y * MM, (x + TICK_LONG) * MM, y * MM, 0.35, "ink2")
