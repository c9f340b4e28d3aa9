"""The name of a unit beside it on a drawing of the table, where there is room: paper and reports have no pointer."""

from __future__ import annotations

from collections.abc import Iterator

from companion.drawing.shapes import Box, Words
from companion.field.names import HALO, Names
from companion.games.miniatures.words.field.footprints import TOKENS
from companion.games.miniatures.words.field.standing import Standing


def around(one: Standing) -> Box:
    """Give the room of a unit's stands."""
    places = [place for stand in one.stands for place in stand]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return Box(min(xs), min(ys), max(xs), max(ys))


def name_of(one: Standing, size: float, names: Names) -> Iterator[Words]:
    """Put a name of a size in points beside a unit, or above or below it; none where there is no room."""
    box = around(one)
    x, y = (box.left + box.right) / 2, (box.top + box.bottom) / 2
    text = one.name.partition(" (")[0]
    spots = (
        ((box.right, y), "left", (0.35 * size, 0.32 * size)),
        ((box.left, y), "right", (-0.35 * size, 0.32 * size)),
        ((x, box.top), "center", (0.0, -0.3 * size)),
        ((x, box.bottom), "center", (0.0, 0.95 * size)),
    )
    for at, align, shift in spots:
        found = Words(at, text, size, "strong", TOKENS.get(one.side, "ink"), align, shift, HALO)  # type: ignore[arg-type]
        if names.place(found):
            yield found
            return
