"""Tags on labels and markers: a piece for each unit, its upper edge to lie on the unit's rear edge like a strip's."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from companion.cards.content import Drawing, Letters, Tile
from companion.cards.shapes.sides import bar
from companion.cards.source import Source
from companion.games.miniatures.cards.table_tags import drawn, whole
from companion.language.tongue import tr

UNDER = 3.6
"""Millimetres under the tag and its white, for the name."""
NAME, EDGE, BAR = 2.4, 0.7, 1.6


def note(source: Source) -> str:
    """Say how a piece lies, "" where there are none."""
    if source.view is None or not source.tagged:
        return ""
    return " " + tr("A piece with a tag lies with its upper edge on the rear edge of its unit, behind the middle.")


def pieces(source: Source, width: float) -> Iterator[Tile]:
    """Yield a piece for each unit that has a tag, so many millimetres wide or as its tag needs; none without a game.

    The tag is where a strip would have it, so a photograph reads either.
    """
    view: Any = source.view
    if view is None or not source.tagged:
        return
    units = {one.id: one for one in view.units}
    chapters = {"union": tr("Tags of the Union"), "confederate": tr("Tags of the Confederates")}
    # A side after the other: a chapter begins with a row of its own.
    for name, one in sorted(view.field.tags.items(), key=lambda tag: list(chapters).index(units[tag[0]].side)):
        unit = units[name]
        if not source.side or unit.side == source.side:
            chapter = chapters[unit.side]
            yield Tile(f"tagged-{name}", _piece(unit, one.tag, source.tag, width), chapter)


def _piece(unit: Any, tag: int, side: float, width: float) -> Drawing:
    around = whole(side)
    wide = max(width, around)
    tall = math.ceil(2 * (around + UNDER)) / 2
    white = (around - side) / 2
    # A battery's name tells its regiment in brackets, which has no room here.
    called = unit.name.partition(" (")[0]
    room = wide - 3 * EDGE - BAR
    words = Letters(2 * EDGE + BAR + room / 2, tall - 1.1, called, NAME, widest=room)
    shapes = (
        *drawn(tag, side, ((wide - side) / 2, white)),
        *bar(unit.side, BAR, UNDER - 1.0, (EDGE, around + 0.3)),
        words,
    )
    return Drawing(wide, tall, shapes, true=True, said=tr("tag {tag}, {unit}", tag=tag, unit=unit.name))
