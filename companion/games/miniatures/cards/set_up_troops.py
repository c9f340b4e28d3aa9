"""Who stands on a set-up map: at his place of the game, or where the field proposes that he be put."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.cards.content import Shape
from companion.cards.field.map import Troops
from companion.cards.field.sheet import SMALL, Sheet
from companion.cards.mapped import PIXEL
from companion.field.names import Names
from companion.games.miniatures.rules.view import View
from companion.games.miniatures.setup.standing import Places, deployment
from companion.games.miniatures.words.field.footprints import footprint
from companion.games.miniatures.words.field.labelled import around, name_of
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
            names.take(around(one))
        for one in those:
            yield from sheet.printed(footprint(one, sheet.inch / PIXEL))
        for one in those:
            yield from sheet.printed(name_of(one, SMALL * sheet.letter / sheet.point, names))

    return drawn


def _laid(one: Any, view: View, places: Places) -> Standing:
    x, y, facing = places[one.id]
    return standing(one, (x, y, facing), view.field.stands, view.field.extent[1], view.field.shapes.get(one.id))
