"""Lines cut off at the edges of a table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from companion.field.shapes import Position

NOTHING = 1e-12
"""A way that is shorter leads nowhere."""


def on_table(line: Sequence[Position], table: Position) -> Iterator[tuple[Position, ...]]:
    """Yield the parts of a line that lie on a table, cut off at its edges."""
    part: list[Position] = []
    for one, other in pairwise(line):
        cut = piece(one, other, table)
        if cut is None:
            continue
        if not part or part[-1] != cut[0]:
            if len(part) > 1:
                yield tuple(part)
            part = [cut[0]]
        part.append(cut[1])
    if len(part) > 1:
        yield tuple(part)


def piece(one: Position, other: Position, table: Position) -> tuple[Position, Position] | None:
    """Give the piece of a straight line that lies on a table; None where none does."""
    enters, leaves = 0.0, 1.0
    for begin, end, most in zip(one, other, table, strict=True):
        way = end - begin
        if abs(way) < NOTHING:
            if not 0 <= begin <= most:
                return None
            continue
        low, high = sorted((-begin / way, (most - begin) / way))
        enters, leaves = max(enters, low), min(leaves, high)
    if enters >= leaves:
        return None
    return (one if enters == 0 else _on(one, other, enters)), (other if leaves == 1 else _on(one, other, leaves))


def _on(one: Position, other: Position, share: float) -> Position:
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
