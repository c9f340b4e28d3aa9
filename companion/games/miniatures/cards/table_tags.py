"""Tags for the table: a strip for each unit, to stand behind its rear edge, and the four cards of the table's corners.

They are what `field FILE tags` tells, true to size: a photograph of the table shows by them where everybody stands.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from companion.cards import type as faces
from companion.cards.content import Deck, Drawing, Letters, Path, Shape, Tile
from companion.cards.shapes.sides import bar, box
from companion.cards.source import Source
from companion.field import tags
from companion.language.tongue import tr

BESIDE = 26.0
"""Millimetres of a strip on either side of its tag: the name stands at the right, the left keeps it in the middle."""
NAME, SMALL = 3.0, 2.3
EDGE = 1.2


def deck(source: Source) -> Deck:
    """Give the tags of a game, or of one of its sides; the corner cards come with either."""
    note = tr(
        "The upper edge of a strip lies on the rear edge of its unit, the tag behind the middle of the front. Corner "
        "cards lie with their outer corner on the table's, their words to the south."
    )
    return Deck("table-tags", tr("Tags for the table"), tiles=tuple(_tiles(source)), kind="tiles", note=note)


def _tiles(source: Source) -> Iterator[Tile]:
    view: Any = source.view
    for number, corner in enumerate(tags.CORNERS):
        yield Tile(f"corner-{number}", _corner(number, _corners()[corner]), tr("Corners"))
    units = {one.id: one for one in view.units}
    for name, one in view.field.tags.items():
        unit = units[name]
        if not source.side or unit.side == source.side:
            chapter = tr("Union") if unit.side == "union" else tr("Confederate")
            yield Tile(f"tag-{name}", _strip(unit, one.tag, source.tag), chapter)


def _corners() -> dict[tags.Corner, str]:
    return {
        "south-west": tr("south-west corner"),
        "south-east": tr("south-east corner"),
        "north-east": tr("north-east corner"),
        "north-west": tr("north-west corner"),
    }


def drawn(tag: int, side: float, at: tuple[float, float]) -> tuple[Shape, ...]:
    """Draw a tag whose black square is so many millimetres; `at` is its upper left corner, the white left around it."""
    (x, y), module = at, side / tags.MODULES
    holes = (
        Path(box(one.wide * module, one.tall * module, (x + one.x * module, y + one.y * module)), fill="page", line="")
        for one in tags.white_boxes(tag)
    )
    return (Path(box(side, side, at), fill="black", line=""), *holes)


def whole(side: float) -> float:
    """Give the millimetres of a tag with the white around it."""
    return side * (tags.MODULES + 2) / tags.MODULES


def _strip(unit: Any, tag: int, side: float) -> Drawing:
    tall = whole(side)
    wide = tall + 2 * BESIDE
    white = (tall - side) / 2
    room = BESIDE - 2 * EDGE
    right = BESIDE + tall + EDGE
    # A battery's name tells its regiment in brackets, which has no room beside it.
    name, _, besides = unit.name.partition(" (")
    lines = [Letters(right, tall / 2 - 1.2, name, NAME, align="left", widest=room)]
    if besides:
        lines += _parted(f"({besides}", (right, tall / 2 + 1.9), room)
    told = tr("tag {tag}", tag=tag)
    words = (*lines, Letters(right, lines[-1].y + 3.4, told, SMALL, "ink2", "left", bold=False, widest=room))
    marked = bar(unit.side, 3.0, tall - 6.0, (EDGE, 3.0))
    shapes = (*marked, *drawn(tag, side, (BESIDE + white, white)), *words)
    return Drawing(wide, tall, shapes, true=True, said=tr("tag {tag}, {unit}", tag=tag, unit=unit.name))


def _parted(text: str, at: tuple[float, float], room: float) -> list[Letters]:
    """Set a text in as many small lines as its words need."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and faces.ems(longer, "text") * SMALL <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return [
        Letters(at[0], at[1] + 2.7 * nth, line, SMALL, "ink2", "left", bold=False, widest=room)
        for nth, line in enumerate(lines)
    ]


def _corner(tag: int, name: str) -> Drawing:
    wide = whole(tags.CARD)
    white = (wide - tags.CARD) / 2
    # The words lie within the white's outermost rim, so that the card's own corner is the table's.
    words = Letters(wide / 2, wide - 1.2, name, SMALL, "ink2", bold=False, widest=wide - 2 * EDGE)
    return Drawing(wide, wide, (*drawn(tag, tags.CARD, (white, white)), words), true=True, said=name)
