"""Who stands on a set-up map: at his place of the game, or where the field proposes that he be put."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.cards.content import Shape
from companion.cards.field.map import Troops
from companion.cards.field.sheet import SMALL, Sheet
from companion.cards.mapped import PIXEL
from companion.drawing.shapes import Box, Words
from companion.field.names import HALO, Names
from companion.games.miniatures.rules.view import View
from companion.games.miniatures.setup.standing import Places, deployment
from companion.games.miniatures.words.field.footprints import TOKENS, footprint
from companion.games.miniatures.words.field.standing import Standing, standing

UNIT = 3
"""Numbers of a unit's place; a leader has no facing, and is not drawn."""


def troops(view: View, side: str = "") -> Troops:
    """Give what draws the units of both sides, or of one, with their names where there is room."""
    places = deployment(view, side=side) | {name: at for name, at in view.field.places.items() if len(at) == UNIT}
    there = [one for one in view.units if one.id in places and side in ("", one.side)]

    def drawn(sheet: Sheet, names: Names) -> Iterator[Shape]:
        those = [_laid(one, view, places) for one in there]
        for one in those:
            names.take(_around(one))
        for one in those:
            yield from sheet.printed(footprint(one, sheet.inch / PIXEL))
        for one in those:
            yield from sheet.printed(_name(one, sheet, names))

    return drawn


def _laid(one: Any, view: View, places: Places) -> Standing:
    x, y, facing = places[one.id]
    return standing(one, (x, y, facing), view.field.stands, view.field.extent[1], view.field.shapes.get(one.id))


def _around(one: Standing) -> Box:
    places = [place for stand in one.stands for place in stand]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return Box(min(xs), min(ys), max(xs), max(ys))


def _name(one: Standing, sheet: Sheet, names: Names) -> Iterator[Words]:
    """Put a name beside a unit, or above or below it; none where there is no room."""
    box, size = _around(one), SMALL * sheet.letter / sheet.point
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
